//! From bytes to text, a line at a time.

use std::borrow::Cow;

/// How the bytes of a file are to be read.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Utf8,
    /// Latin-1 with the letters that Windows has in 0x80 to 0x9F. Older programs write nothing else.
    Windows1252,
}

/// The characters of Windows-1252 from 0x80 to 0x9F; its five gaps are control characters, as in the WHATWG Encoding Standard.
const HIGH_CONTROLS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

impl Encoding {
    /// UTF-8 if all of it is, else the other.
    pub(crate) fn of(bytes: &[u8]) -> Encoding {
        if std::str::from_utf8(bytes).is_ok() { Encoding::Utf8 } else { Encoding::Windows1252 }
    }

    /// The text of a line of the file.
    pub(crate) fn decode(self, line: &[u8]) -> Cow<'_, str> {
        match self {
            // A line of valid UTF-8 is valid, since the break between lines is ASCII.
            Encoding::Utf8 => String::from_utf8_lossy(line),
            Encoding::Windows1252 if line.is_ascii() => String::from_utf8_lossy(line),
            Encoding::Windows1252 => line.iter().map(|&byte| windows_1252(byte)).collect(),
        }
    }
}

fn windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9f => HIGH_CONTROLS[usize::from(byte) - 0x80],
        _ => char::from(byte),
    }
}
