//! Pages over the table: keys, rules, turns that can be played, what has happened.

use alea_texts::Texts;
use ratatui::crossterm::event::KeyCode;

use super::pen::{Ink, Pen, wrapped};

/// A page over the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    /// Text that can be scrolled, with the first line shown.
    Page {
        /// What it is.
        title: String,
        /// Its lines, each at most as wide as the smallest terminal.
        lines: Vec<String>,
        /// The first line shown.
        top: usize,
    },
    /// Turns to choose from.
    Turns {
        /// As they are written.
        turns: Vec<String>,
        /// The one chosen.
        chosen: usize,
    },
}

/// What a key does to a page.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Turned {
    /// It stays.
    On,
    /// It is closed, and what was chosen on it is taken.
    Down,
    /// It is closed.
    Away,
}

/// Rows that a page shows on a screen of `height` rows.
fn rows(height: u16) -> usize {
    usize::from(height.saturating_sub(2))
}

impl Overlay {
    /// A page of a text, broken into lines of `width` columns; lines of drawings stay as they are.
    pub(crate) fn page(title: String, text: &str, width: u16) -> Overlay {
        let width = usize::from(width);
        let lines = text.lines().flat_map(|line| {
            let fits = line.chars().count() <= width;
            if fits { vec![line.to_owned()] } else { wrapped(line, width) }
        });
        Overlay::Page { title, lines: lines.collect(), top: 0 }
    }

    /// Takes a key on a screen of `height` rows.
    pub(crate) fn key(&mut self, code: KeyCode, height: u16) -> Turned {
        let rows = rows(height) as isize;
        match code {
            KeyCode::Up => self.step(-1, height),
            KeyCode::Down => self.step(1, height),
            KeyCode::PageUp => self.step(-rows, height),
            KeyCode::PageDown | KeyCode::Char(' ') => self.step(rows, height),
            KeyCode::Home => self.step(isize::MIN / 2, height),
            KeyCode::End => self.end(height),
            KeyCode::Enter => return Turned::Down,
            KeyCode::Esc | KeyCode::Tab | KeyCode::Char('q' | '?') | KeyCode::F(_) => return Turned::Away,
            _ => {}
        }
        Turned::On
    }

    /// Goes to the last line, or the last turn.
    pub(crate) fn end(&mut self, height: u16) {
        self.step(isize::MAX / 2, height);
    }

    /// Scrolls, or chooses another turn.
    fn step(&mut self, by: isize, height: u16) {
        match self {
            Overlay::Page { lines, top, .. } => {
                let most = lines.len().saturating_sub(rows(height));
                *top = top.saturating_add_signed(by).min(most);
            }
            Overlay::Turns { turns, chosen } => {
                *chosen = chosen.saturating_add_signed(by).min(turns.len().saturating_sub(1));
            }
        }
    }

    pub(crate) fn draw(&self, pen: &mut Pen<'_>, texts: &Texts) {
        pen.clear();
        let rows = rows(pen.area.height);
        match self {
            Overlay::Page { title, lines, top } => {
                pen.text(0, 0, title, Ink::Faint);
                for (y, line) in (1..).zip(lines.iter().skip(*top).take(rows)) {
                    match line.strip_prefix('#') {
                        Some(heading) => pen.text(0, y, heading.trim_start_matches(['#', ' ']), Ink::Strong),
                        None => pen.text(0, y, line, Ink::Plain),
                    };
                }
                let last = pen.area.height - 1;
                pen.text(0, last, &texts.say("hint-page"), Ink::Faint);
                if lines.len() > rows {
                    pen.right(
                        last,
                        &format!("{}/{}", (top + rows).min(lines.len()), lines.len()),
                        Ink::Faint,
                    );
                }
            }
            Overlay::Turns { turns, chosen } => {
                pen.text(0, 0, &texts.say("title-turns"), Ink::Faint);
                let top = chosen.saturating_sub(rows.saturating_sub(1));
                for (y, (at, turn)) in (1..).zip(turns.iter().enumerate().skip(top).take(rows)) {
                    let ink = if at == *chosen { Ink::Cursor } else { Ink::Plain };
                    let mark = if at == *chosen { pen.look.pick("▸", ">") } else { " " };
                    pen.text(0, y, mark, Ink::Strong);
                    pen.text(2, y, &format!("{:>3}  {turn}", at + 1), ink);
                }
                pen.text(0, pen.area.height - 1, &texts.say("hint-turns"), Ink::Faint);
            }
        }
    }
}
