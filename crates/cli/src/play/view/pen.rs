//! Writing on the screen: text in places, and a note of whatever did not fit.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Color, Modifier, Style},
};
use unicode_width::UnicodeWidthStr;

use crate::common::broken;

/// The characters and colours of the terminal.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) charset: Charset,
    pub(crate) colour: Colour,
}

/// The characters that can be shown.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Charset {
    /// Seven bits for everything that is drawn. Words keep their letters.
    Ascii,
    /// Lines, discs and dice.
    Unicode,
}

/// Whether the terminal has colours. Nothing depends on them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Colour {
    /// The terminal's own.
    On,
    /// None.
    Off,
}

/// What a text is, which decides how it looks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// Words.
    Plain,
    /// Words that step back.
    Faint,
    /// What to look at first.
    Strong,
    /// Lines of the board.
    Wood,
    /// The first player's checkers.
    First,
    /// The second player's checkers.
    Second,
    /// What can be chosen.
    Mark,
    /// Where the cursor is, or what is selected.
    Cursor,
    /// What was refused.
    Warning,
}

impl Look {
    pub(crate) fn style(self, ink: Ink) -> Style {
        let plain = Style::new();
        match (ink, self.colour) {
            (Ink::Plain, _) => plain,
            (Ink::Strong, _) => plain.add_modifier(Modifier::BOLD),
            (Ink::Cursor, _) => plain.add_modifier(Modifier::REVERSED),
            (Ink::Faint, Colour::On) => plain.fg(Color::Indexed(245)),
            (Ink::Wood, Colour::On) => plain.fg(Color::Indexed(137)),
            (Ink::First, Colour::On) => plain.fg(Color::Indexed(222)).add_modifier(Modifier::BOLD),
            (Ink::Second, Colour::On) => plain.fg(Color::Indexed(110)).add_modifier(Modifier::BOLD),
            (Ink::Mark, Colour::On) => plain.fg(Color::Indexed(108)).add_modifier(Modifier::BOLD),
            (Ink::Warning, Colour::On) => plain.fg(Color::Indexed(173)),
            (Ink::First | Ink::Second | Ink::Mark | Ink::Warning, Colour::Off) => {
                plain.add_modifier(Modifier::BOLD)
            }
            (Ink::Faint | Ink::Wood, Colour::Off) => plain,
        }
    }

    /// The first of the two where the terminal shows it, otherwise the second.
    pub(crate) fn pick<T>(self, unicode: T, ascii: T) -> T {
        match self.charset {
            Charset::Unicode => unicode,
            Charset::Ascii => ascii,
        }
    }
}

/// Writes into a part of the screen.
pub(crate) struct Pen<'a> {
    buffer: &'a mut Buffer,
    pub(crate) area: Rect,
    pub(crate) look: Look,
    /// Texts that were cut off.
    cut: &'a mut Vec<String>,
}

impl<'a> Pen<'a> {
    pub(crate) fn new(buffer: &'a mut Buffer, area: Rect, look: Look, cut: &'a mut Vec<String>) -> Pen<'a> {
        Pen { buffer, area, look, cut }
    }

    /// A pen for a part of this one's area, in its coordinates.
    pub(crate) fn part(&mut self, x: u16, y: u16, width: u16, height: u16) -> Pen<'_> {
        let area = Rect::new(self.area.x + x, self.area.y + y, width, height).intersection(self.area);
        Pen { buffer: self.buffer, area, look: self.look, cut: self.cut }
    }

    /// The pen for a part of this one's area.
    pub(crate) fn into_part(self, x: u16, y: u16, width: u16, height: u16) -> Pen<'a> {
        let area = Rect::new(self.area.x + x, self.area.y + y, width, height).intersection(self.area);
        Pen { area, ..self }
    }

    /// Writes one line at `x`, `y` and gives the column behind it. What does not fit is cut and noted.
    pub(crate) fn text(&mut self, x: u16, y: u16, text: &str, ink: Ink) -> u16 {
        let width = text.width() as u16;
        if y >= self.area.height || x + width > self.area.width {
            self.cut.push(text.to_owned());
        }
        if y < self.area.height && x < self.area.width {
            let room = usize::from(self.area.width - x);
            let style = self.look.style(ink);
            self.buffer.set_stringn(self.area.x + x, self.area.y + y, text, room, style);
        }
        x + width
    }

    /// Writes a line that ends at the right edge.
    pub(crate) fn right(&mut self, y: u16, text: &str, ink: Ink) {
        let x = self.area.width.saturating_sub(text.width() as u16);
        self.text(x, y, text, ink);
    }

    /// Blanks the area.
    pub(crate) fn clear(&mut self) {
        for y in 0..self.area.height {
            let blanks = " ".repeat(self.area.width.into());
            self.text(0, y, &blanks, Ink::Plain);
        }
    }

    /// Writes lines broken between words from `y` down and gives the row behind them.
    pub(crate) fn paragraph(&mut self, y: u16, text: &str, ink: Ink) -> u16 {
        let lines = wrapped(text, self.area.width.into());
        for (row, line) in (y..).zip(&lines) {
            self.text(0, row, line, ink);
        }
        y + lines.len() as u16
    }
}

/// The lines of a text, each broken between words so that none is wider than `width` columns, unless a word is.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    text.lines().flat_map(|line| broken(line, width)).collect()
}
