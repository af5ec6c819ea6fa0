//! A file as lines of text: what every reader of files refuses before it looks at what they say.

use std::{borrow::Cow, fmt};

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

/// Something unusual in a file that was understood, or left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note<K> {
    /// Where, counted from 1.
    pub line: u32,
    /// What.
    pub kind: K,
}

/// On one line: the place and the sentence.
impl<K: fmt::Display> fmt::Display for Note<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.kind)
    }
}

/// Why a file cannot be read: the place and the reason, on one line. The name of the file is for the caller to add.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct ReadError<F: fmt::Display> {
    pub(crate) line: u32,
    pub(crate) column: usize,
    pub(crate) fault: F,
}

impl<F: fmt::Display> ReadError<F> {
    /// The line where the reader stopped, counted from 1.
    #[must_use]
    pub fn line(&self) -> u32 {
        self.line
    }

    /// The character of that line, counted from 1.
    #[must_use]
    pub fn column(&self) -> usize {
        self.column
    }

    /// What is wrong there.
    #[must_use]
    pub fn fault(&self) -> &F {
        &self.fault
    }
}

/// What is unfit, in the words of a reader.
pub(crate) fn unfit<F: From<Unfit> + fmt::Display>((line, column, why): At) -> ReadError<F> {
    ReadError { line, column, fault: why.into() }
}

/// The notes of a reader.
#[derive(Debug)]
pub(crate) struct Notes<K> {
    pub(crate) all: Vec<Note<K>>,
    /// What was noted of the dialect already.
    dialect: Vec<K>,
}

impl<K> Default for Notes<K> {
    fn default() -> Notes<K> {
        Notes { all: Vec::new(), dialect: Vec::new() }
    }
}

impl<K: Clone + PartialEq> Notes<K> {
    pub(crate) fn add(&mut self, line: u32, kind: K) {
        self.all.push(Note { line, kind });
    }

    /// Notes something about the whole file where it is first met.
    pub(crate) fn once(&mut self, line: u32, kind: K) {
        if !self.dialect.contains(&kind) {
            self.dialect.push(kind.clone());
            self.add(line, kind);
        }
    }
}

/// The beginning of a text that may be long, on one line.
#[must_use]
pub fn shown(text: &str) -> String {
    const SHOWN: usize = 60;
    let mut shown: String = text.chars().take(SHOWN).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(SHOWN).is_some() {
        shown.push_str("...");
    }
    shown
}

/// The lines of a file that is not too long.
#[derive(Debug)]
pub(crate) struct Lines<'a> {
    bounds: Bounds,
    encoding: Encoding,
    /// Whether the file begins with U+FEFF.
    pub(crate) marked: bool,
    /// What lines end with: LF, or CR where there is no LF, as in files of old Macs.
    end: u8,
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
        let marked = text.len() < bytes.len();
        // Programs of DOS end a file with the character for that, or fill it up.
        let last = text.iter().rposition(|byte| !matches!(byte, 0x1a | 0));
        let text = &text[..last.map_or(0, |last| last + 1)];
        let end = if text.contains(&b'\n') { b'\n' } else { b'\r' };
        Ok(Lines { bounds, encoding: Encoding::of(text), marked, end, text })
    }

    pub(crate) fn raw(&self) -> impl Iterator<Item = Raw<'a>> + use<'a> {
        let (bounds, encoding, end) = (self.bounds, self.encoding, self.end);
        let mut next = 0;
        self.text.split(move |&byte| byte == end).zip(1..).map(move |(bytes, number)| {
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
