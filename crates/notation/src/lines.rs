//! A file as lines of text: what every reader of files refuses before it looks at what they say.

use std::borrow::Cow;

use crate::encoding::Encoding;

/// How much of a file is read, in bytes.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Bounds {
    pub(crate) file: usize,
    pub(crate) line: usize,
}

/// Why a file is no text, or too much of it. Readers put it into their own words.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unfit {
    File,
    Line,
    Utf16,
    Control(char),
}

/// Where a file is unfit: the line and the character of it, from 1.
pub(crate) type At = (u32, usize, Unfit);

/// The lines of a file that is not too long.
#[derive(Debug)]
pub(crate) struct Lines<'a> {
    bounds: Bounds,
    encoding: Encoding,
    /// Whether the file begins with U+FEFF.
    pub(crate) marked: bool,
    text: &'a [u8],
}

/// A line as it stands in the file.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Raw<'a> {
    pub(crate) number: u32,
    /// Bytes before it.
    pub(crate) offset: usize,
    bytes: &'a [u8],
    bounds: Bounds,
    encoding: Encoding,
}

impl<'a> Lines<'a> {
    pub(crate) fn of(bytes: &'a [u8], bounds: Bounds) -> Result<Lines<'a>, At> {
        if bytes.len() > bounds.file {
            return Err((1, 1, Unfit::File));
        }
        if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
            return Err((1, 1, Unfit::Utf16));
        }
        let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        Ok(Lines { bounds, encoding: Encoding::of(text), marked: text.len() < bytes.len(), text })
    }

    pub(crate) fn raw(&self) -> impl Iterator<Item = Raw<'a>> + use<'a> {
        let (bounds, encoding) = (self.bounds, self.encoding);
        let mut next = 0;
        self.text.split(|&byte| byte == b'\n').zip(1..).map(move |(bytes, number)| {
            let offset = next;
            next += bytes.len() + 1;
            Raw { number, offset, bytes, bounds, encoding }
        })
    }
}

impl<'a> Raw<'a> {
    /// Whether it ends as on Windows.
    pub(crate) fn has_return(&self) -> bool {
        self.bytes.ends_with(b"\r")
    }

    /// Whether it was read as Windows-1252 and reads otherwise as ASCII.
    pub(crate) fn is_windows(&self) -> bool {
        self.encoding == Encoding::Windows1252 && !self.bytes.is_ascii()
    }

    /// Its text without the end of the line. There are no control characters in it but tabs.
    pub(crate) fn text(&self) -> Result<Cow<'a, str>, At> {
        if self.bytes.len() > self.bounds.line {
            return Err((self.number, self.bounds.line + 1, Unfit::Line));
        }
        let end = self.bytes.iter().rposition(|&byte| byte != b'\r').map_or(0, |last| last + 1);
        let text = self.encoding.decode(&self.bytes[..end]);
        match text.chars().enumerate().find(|&(_, c)| c.is_control() && c != '\t') {
            Some((at, c)) => Err((self.number, at + 1, Unfit::Control(c))),
            None => Ok(text),
        }
    }
}
