//! Points as they are written, and what their letters mean.

use std::fmt;

/// The highest row that is read. Boards have fewer.
const MOST_ROWS: u8 = 99;

/// Which letters the columns of a board have.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Lettering {
    /// From a on without i, as in this program; `i` is taken for `j`.
    WithoutI,
    /// From a on, as in OpenTafl and on most servers.
    WithI,
}

impl Lettering {
    /// Both, this program's own first.
    pub const ALL: [Lettering; 2] = [Lettering::WithoutI, Lettering::WithI];

    /// The column with that letter, from 0.
    fn column(self, letter: u8) -> u8 {
        match (self, letter) {
            (Lettering::WithoutI, b'j'..) => letter - b'b',
            _ => letter - b'a',
        }
    }

    /// The letter of a column, from 0, if it has one.
    fn letter(self, column: u8) -> Option<u8> {
        let letter = match (self, column) {
            (Lettering::WithoutI, 8..) => column.checked_add(b'b')?,
            _ => column.checked_add(b'a')?,
        };
        letter.is_ascii_lowercase().then_some(letter)
    }
}

/// A point by its letter and its number. Which column a letter names, only its [`Lettering`] tells.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WrittenPoint {
    letter: u8,
    row: u8,
}

impl WrittenPoint {
    /// The point of index `index` on a board of `size` lines; `None` if the board has no such point, or more columns than there are
    /// letters.
    ///
    /// ```
    /// use alea_notation::tafl::{Lettering, WrittenPoint};
    ///
    /// let centre = |lettering| WrittenPoint::of(19, 180, lettering).map(|point| point.to_string());
    /// assert_eq!(centre(Lettering::WithoutI).as_deref(), Some("k10"));
    /// assert_eq!(centre(Lettering::WithI).as_deref(), Some("j10"));
    /// ```
    #[must_use]
    pub fn of(size: u8, index: u16, lettering: Lettering) -> Option<WrittenPoint> {
        let size = u16::from(size);
        let (rank, file) = (index.checked_div(size)?, index % size);
        if rank >= size || rank >= MOST_ROWS.into() {
            return None;
        }
        Some(WrittenPoint { letter: lettering.letter(file as u8)?, row: rank as u8 + 1 })
    }

    /// Its index on a board of `size` lines, if the board has it.
    #[must_use]
    pub fn index(self, size: u8, lettering: Lettering) -> Option<u16> {
        let file = lettering.column(self.letter);
        let on_board = file < size && self.row <= size;
        on_board.then(|| u16::from(self.row - 1) * u16::from(size) + u16::from(file))
    }

    /// Its letter, a small one.
    #[must_use]
    pub fn letter(self) -> char {
        self.letter.into()
    }

    /// Reads a point at the beginning of a text, and says how long it is.
    pub(super) fn read(text: &[u8]) -> Option<(WrittenPoint, usize)> {
        let letter = text.first()?.to_ascii_lowercase();
        let digits = text[1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if !letter.is_ascii_lowercase() || !(1..=2).contains(&digits) || text[1] == b'0' {
            return None;
        }
        let row = text[1..=digits].iter().fold(0, |row, digit| row * 10 + (digit - b'0'));
        Some((WrittenPoint { letter, row }, 1 + digits))
    }
}

impl fmt::Display for WrittenPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.row)
    }
}

#[cfg(test)]
mod tests {
    use super::{Lettering, WrittenPoint};

    #[test]
    fn every_point_is_read_as_it_is_written() {
        for lettering in Lettering::ALL {
            for size in 1..=25 {
                for index in 0..u16::from(size) * u16::from(size) {
                    let point = WrittenPoint::of(size, index, lettering).unwrap();
                    let text = point.to_string();
                    assert_eq!(WrittenPoint::read(text.as_bytes()), Some((point, text.len())));
                    assert_eq!(point.index(size, lettering), Some(index), "{text} of {size}");
                }
                assert_eq!(WrittenPoint::of(size, u16::from(size) * u16::from(size), lettering), None);
            }
        }
    }

    #[test]
    fn letters_mean_what_their_lettering_says() {
        let point = |text: &str| WrittenPoint::read(text.as_bytes()).unwrap().0;
        let index = |text, lettering| point(text).index(19, lettering);
        assert_eq!(index("i1", Lettering::WithoutI), index("j1", Lettering::WithoutI));
        assert_eq!(index("i1", Lettering::WithI), Some(8));
        assert_eq!(index("T1", Lettering::WithoutI), Some(18));
        assert_eq!(index("t1", Lettering::WithI), None);
        assert_eq!(index("a20", Lettering::WithI), None);
        assert_eq!(WrittenPoint::of(0, 0, Lettering::WithI), None);
        assert_eq!(WrittenPoint::of(255, 254, Lettering::WithI), None);
        for text in ["", "a", "1", "a0", "a01", "a100", "é1"] {
            assert_eq!(WrittenPoint::read(text.as_bytes()), None, "{text}");
        }
    }
}
