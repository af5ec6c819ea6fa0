//! Drawings of a board in text, for terminals, rules pages and tests.
//!
//! The 24-point board is drawn as it lies before the player at the bottom, in that player's numbering: 13 to 24 along
//! the top, 12 to 1 along the bottom, so the own home board is at the bottom right. Five checkers are drawn on a point;
//! where there are more, a number gives how many stand there. A pinned checker lies in brackets at the foot of the point,
//! under the checkers that pin it, and is not counted with them. Checkers on the bar wait in the half in which they will enter
//! when the sides move against each other.
//!
//! Square boards are drawn with their files (letters without `i`) and ranks on all four sides.
//!
//! Drawings are pure text: no colour, no trailing blanks, each line ended. They are at most 75 columns wide
//! unless a name makes the line longer. The words beside the board are in the language of the reader; ASCII is said of the
//! board, so Greek words stay Greek.

mod points;
mod square;
mod words;

use alea_game::{Checkers, Setup};

use crate::Language;
use words::Words;

/// How a board is drawn. Start from [`Options::ASCII`] or [`Options::UNICODE`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Options<'a> {
    /// The characters to draw with.
    pub charset: Charset,
    /// The language of the words.
    pub language: Language,
    /// How the players of a 24-point board move. It decides the opponent's pips and the numbering of [`Seat::Opponent`].
    pub way: Way,
    /// Checkers a side of a 24-point board; those not on it are shown as off.
    pub checkers: u8,
    /// Who sits at the bottom of a 24-point board.
    pub seat: Seat,
    /// What a checker of the player on roll and one of the opponent look like, where the usual marks will not do: a terminal
    /// keeps them the same for each player while the player on roll changes.
    pub marks: Option<[char; 2]>,
    /// The names of the player on roll and the opponent; empty names are left out.
    pub names: [&'a str; 2],
}

impl Options<'_> {
    /// Plain ASCII, English, the player on roll at the bottom, fifteen checkers a side that move against each other.
    pub const ASCII: Options<'static> = Options {
        charset: Charset::Ascii,
        language: Language::English,
        way: Way::Opposite,
        checkers: 15,
        seat: Seat::Mover,
        marks: None,
        names: ["", ""],
    };

    /// As [`Options::ASCII`], with lines and stones of Unicode.
    pub const UNICODE: Options<'static> = Options { charset: Charset::Unicode, ..Options::ASCII };
}

/// The characters of a drawing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Charset {
    /// Seven bits, except the words of languages that need more.
    Ascii,
    /// Box lines, discs and the king of a chess set, all one column wide.
    Unicode,
}

/// How the two players of a 24-point board move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// Against each other: the opponent's number of a point is `25 - p`.
    Opposite,
    /// The same way round, as in Fevga: the opponent's number of a point is `p + 12` or `p - 12`.
    Same,
}

impl Way {
    /// The same checkers in the numbering of the other player.
    #[must_use]
    pub fn renumbered(self, checkers: &Checkers) -> Checkers {
        let mut other = Checkers { bar: checkers.bar, hand: checkers.hand, ..Checkers::default() };
        for point in 1..=24 {
            let number = self.opponents_number(point);
            other.points[usize::from(number) - 1] = checkers.on(point);
            other.pinned |= u32::from(checkers.is_pinned(point)) << number;
        }
        other
    }

    /// The number of a point as the other player counts it.
    #[must_use]
    pub fn opponents_number(self, point: u8) -> u8 {
        match self {
            Way::Opposite => 25 - point,
            Way::Same if point > 12 => point - 12,
            Way::Same => point + 12,
        }
    }
}

/// Who sits at the bottom of the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Seat {
    /// The player on roll.
    Mover,
    /// The opponent, and the board is numbered for the opponent.
    Opponent,
}

/// Draws a board in ASCII, with English words.
#[must_use]
pub fn ascii(setup: &Setup) -> String {
    draw(setup, &Options::ASCII)
}

/// Draws a board with the lines and stones of Unicode, with English words.
#[must_use]
pub fn unicode(setup: &Setup) -> String {
    draw(setup, &Options::UNICODE)
}

/// Draws a board. Any setup can be drawn, nonsense included.
#[must_use]
pub fn draw(setup: &Setup, options: &Options<'_>) -> String {
    let words = Words::of(options.language);
    let lines = match setup {
        Setup::Points(points) => points::lines(points, options, words),
        Setup::Square(square) => square::lines(square, options.charset, words),
    };
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
