//! A place in a text, and the steps forward that all readers share.
//!
//! Formats here are a few dozen characters with exact messages, so they are read by hand and not by combinators.

use crate::{Reason, TextError, error};

pub(crate) struct Cursor<'a> {
    what: &'static str,
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    /// Begins at the start of `text`, which is read as `what`. All formats are ASCII, so this is settled here once.
    pub(crate) fn new(what: &'static str, text: &'a str) -> Result<Cursor<'a>, TextError> {
        match text.bytes().position(|byte| !byte.is_ascii()) {
            Some(at) => Err(TextError::new(what, text, at, Reason::NotAscii)),
            None => Ok(Cursor { what, text, at: 0 }),
        }
    }

    pub(crate) fn at(&self) -> usize {
        self.at
    }

    pub(crate) fn whole(&self) -> &'a str {
        self.text
    }

    pub(crate) fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    pub(crate) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Steps over `wanted` if it comes next.
    pub(crate) fn eat(&mut self, wanted: &str) -> bool {
        let here = self.rest().starts_with(wanted);
        if here {
            self.at += wanted.len();
        }
        here
    }

    /// Steps over `wanted` if it comes next in capital or small letters.
    pub(crate) fn eat_any_case(&mut self, wanted: &str) -> bool {
        let here = self.rest().get(..wanted.len()).is_some_and(|next| next.eq_ignore_ascii_case(wanted));
        if here {
            self.at += wanted.len();
        }
        here
    }

    /// Steps over `wanted`, which a message calls `expected`.
    pub(crate) fn expect(&mut self, wanted: &str, expected: &'static str) -> Result<(), TextError> {
        if self.eat(wanted) { Ok(()) } else { Err(self.unexpected(expected)) }
    }

    /// Steps over one byte, if there is one.
    pub(crate) fn skip(&mut self) {
        self.at = self.text.len().min(self.at + 1);
    }

    /// Steps over everything before `end`.
    pub(crate) fn before(&mut self, end: u8) -> &'a str {
        self.take(|byte| byte != end)
    }

    /// Steps over the letters that come next.
    pub(crate) fn word(&mut self) -> &'a str {
        self.take(|byte| byte.is_ascii_alphabetic())
    }

    fn take(&mut self, wanted: impl Fn(u8) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.bytes().take_while(|&byte| wanted(byte)).count();
        self.at += length;
        &rest[..length]
    }

    /// A number of `what` from `min` to `max`. Digits beyond that range are never added up, so nothing overflows.
    pub(crate) fn number(&mut self, what: &'static str, min: u32, max: u32) -> Result<u32, TextError> {
        let start = self.at;
        let digits = self.take(|byte| byte.is_ascii_digit());
        if digits.is_empty() {
            return Err(self.unexpected(what));
        }
        if digits.len() > 1 && digits.starts_with('0') {
            return Err(self.error(start, Reason::LeadingZero));
        }
        match digits.parse() {
            Ok(number) if (min..=max).contains(&number) => Ok(number),
            _ => {
                let found = error::found(digits);
                Err(self.error(start, Reason::OutOfRange { what, min, max, found }))
            }
        }
    }

    /// The same with a sign before it, if it is negative. Zero has none.
    pub(crate) fn signed(&mut self, what: &'static str, most: u32) -> Result<i32, TextError> {
        let negative = self.eat("-");
        let number = self.number(what, u32::from(negative), most)? as i32;
        Ok(if negative { -number } else { number })
    }

    /// Nothing may follow.
    pub(crate) fn finish(&self, expected: &'static str) -> Result<(), TextError> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.unexpected(expected)) }
    }

    pub(crate) fn error(&self, at: usize, reason: Reason) -> TextError {
        TextError::new(self.what, self.text, at, reason)
    }

    /// The error of a text that goes on in another way here.
    pub(crate) fn unexpected(&self, expected: &'static str) -> TextError {
        let reason = match self.peek() {
            None => Reason::Ends { expected },
            Some(byte) if byte.is_ascii_whitespace() => Reason::Blank,
            Some(byte) => Reason::Unexpected { expected, found: byte.into() },
        };
        self.error(self.at, reason)
    }
}
