//! What players say to each other beside the board. Whoever looks at the contest reads it; only those who play say anything, since
//! somebody who watches could tell one of them what to play.
//!
//! Nothing of it is stored: the last lines are in memory for as long as somebody holds the contest, and gone after a restart.

use std::collections::VecDeque;

use alea_game::{BySide, Side};

/// How long a line may be, in characters. The longest fits into a message, however it is written in JSON.
pub(crate) const LONGEST: usize = 300;

/// How many lines are kept. All of them fit into one message to a client.
const KEPT: usize = 40;

/// How many lines a player may say at once, and how long it takes until he may say one more, in milliseconds.
const BURST: u64 = 5;
const PAUSE: u64 = 2_000;

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// Its number, from 0, since the contest was taken into memory.
    pub(crate) n: u64,
    /// The time of the house.
    pub(crate) at: u64,
    pub(crate) by: Side,
    pub(crate) text: String,
}

/// Why a line was not said.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unsaid {
    /// It is empty, too long, or has characters that do more than be read.
    NoLine,
    /// There were too many just now.
    TooMany,
}

/// What was said, and how much each player has said lately.
#[derive(Debug, Default)]
pub(crate) struct Chat {
    lines: VecDeque<Line>,
    next: u64,
    /// When the pauses after all that a player has said are over.
    busy: BySide<u64>,
}

impl Chat {
    /// A player says something.
    pub(crate) fn say(&mut self, by: Side, text: &str, now: u64) -> Result<&Line, Unsaid> {
        let text = text.trim();
        let length = text.chars().count();
        if !(1..=LONGEST).contains(&length) || text.chars().any(does_more_than_be_read) {
            return Err(Unsaid::NoLine);
        }
        let busy = self.busy[by].max(now);
        if busy - now > (BURST - 1) * PAUSE {
            return Err(Unsaid::TooMany);
        }
        self.busy[by] = busy + PAUSE;
        if self.lines.len() == KEPT {
            self.lines.pop_front();
        }
        self.lines.push_back(Line { n: self.next, at: now, by, text: text.to_owned() });
        self.next += 1;
        self.lines.back().ok_or(Unsaid::NoLine)
    }

    /// The last lines, the oldest first.
    pub(crate) fn lines(&self) -> impl ExactSizeIterator<Item = &Line> {
        self.lines.iter()
    }
}

/// Controls, ends of lines, and what turns the direction of all that follows, other people's lines too.
fn does_more_than_be_read(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{200E}' | '\u{200F}' | '\u{61C}')
        || matches!(letter, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_line_is_not_said() {
        let mut chat = Chat::default();
        let long = "γ".repeat(LONGEST + 1);
        for text in ["", "  \n ", "a\u{7}b", "a\nb", "a\u{202E}b", "a\u{2067}b", "a\u{2028}b", &long] {
            assert_eq!(chat.say(Side::First, text, 0), Err(Unsaid::NoLine), "{text:?}");
        }
        assert_eq!(chat.lines().len(), 0);
        assert!(chat.say(Side::First, &long[..2 * LONGEST], 0).is_ok());
        let said = chat.say(Side::First, "  Καλή σου μέρα 👋 ", 0).map(|line| line.text.clone());
        assert_eq!(said.as_deref(), Ok("Καλή σου μέρα 👋"));
    }

    #[test]
    fn a_player_says_a_few_lines_at_once_and_then_one_after_the_other() {
        let mut chat = Chat::default();
        for _ in 0..BURST {
            assert!(chat.say(Side::First, "a", 10_000).is_ok());
        }
        assert_eq!(chat.say(Side::First, "a", 10_000), Err(Unsaid::TooMany));
        assert_eq!(chat.say(Side::First, "a", 10_000 + PAUSE - 1), Err(Unsaid::TooMany));
        // The other one may speak, and a pause is enough for one line.
        assert!(chat.say(Side::Second, "b", 10_000).is_ok());
        assert!(chat.say(Side::First, "a", 10_000 + PAUSE).is_ok());
        assert_eq!(chat.say(Side::First, "a", 10_000 + PAUSE), Err(Unsaid::TooMany));
    }

    #[test]
    fn the_last_lines_are_kept_with_their_numbers() {
        let mut chat = Chat::default();
        for n in 0..(KEPT as u64 + 3) {
            assert!(chat.say(Side::First, &format!("{n}"), n * PAUSE).is_ok());
        }
        let numbers: Vec<u64> = chat.lines().map(|line| line.n).collect();
        assert_eq!(numbers, (3..KEPT as u64 + 3).collect::<Vec<_>>());
        assert!(chat.lines().all(|line| line.text == line.n.to_string()));
    }
}
