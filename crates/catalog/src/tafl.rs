//! Recorded tafl games: lists of moves and saved games of OpenTafl become contests, and contests become such texts.
//!
//! [`replay`] takes the tree that [`alea_notation::tafl`] read, plays it through and says what does not fit. Nothing is repaired and
//! nothing invented:
//!
//! - Captures follow from the rules. Where others are written, or none though men were captured, it is said.
//! - A move that is not legal is kept and flagged ([`IllegalMove`]). The piece is moved as it is written if it stands there and the goal
//!   is empty, what is written as captured is taken off, and play goes on from there.
//! - A move of the wrong side means that one is missing before it, if it is legal then.
//! - `timeout` and results by time are fallen flags in a contest with a clock, else results that the record gives. A draw of a board that
//!   is not finished was agreed, at the offer of the player on turn.
//! - Without a tag that names the game it is the one in which most of the first moves are legal, and so are the letters of the columns.
//!
//! [`write_list`] and [`write_saved`] go the other way. What they cannot say they refuse, with the reason ([`Unwritable`]); what they lose
//! stands in `docs/formats.md`.

mod board;
mod finding;
mod guess;
mod heading;
mod list;
mod play;
mod rules;
mod saved;

use alea_game::{BySide, Side};
use alea_matchplay::GameEnd;
use alea_notation::{
    record::Record,
    tafl::{self, File},
};
use alea_texts::{Message, Said};

pub use finding::{Finding, FindingKind, IllegalMove, MoveFault, Refused, RefusedReason};
pub use heading::spec_text;
pub use list::{Unwritable, list_of, write_list};
pub use rules::{NoSuchRules, find_rules, open_rules};
pub use saved::{loses_clock, saved_game_of, write_saved};

/// What a recorded game, or several that make one contest, amounts to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaflReplay {
    /// The contest: [`alea_matchplay::Contest::replay`] leads to its end.
    pub record: Record,
    /// How it was written.
    pub format: Format,
    /// The games, in order.
    pub games: Vec<GameReplay>,
    /// The score at the end.
    pub score: BySide<u32>,
    /// Moves of both sides, illegal ones included.
    pub plays: u32,
    /// The moves that are not legal, in order.
    pub illegal: Vec<IllegalMove>,
    /// What else does not fit, in order.
    pub findings: Vec<Finding>,
}

/// How a game was written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Format {
    /// A list of moves.
    List,
    /// A saved game of OpenTafl, which has the rules in a tag.
    Saved,
}

impl Format {
    /// The stable name: `tafl`, `opentafl`.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Format::List => "tafl",
            Format::Saved => "opentafl",
        }
    }
}

/// A game of a recorded contest.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct GameReplay {
    /// Moves of both sides.
    pub plays: u32,
    /// How it ended, if it did.
    pub end: Option<GameEnd>,
    /// Who won, and what it added to his score.
    pub won: Option<(Side, u32)>,
}

/// Plays the games of a file through as they were written, a contest each unless several are said to be one.
///
/// ```
/// use alea_catalog::tafl;
///
/// let text = "[Game \"hnefatafl\"]\n1. k13-n13 a17-e17\n2. m11-m18 resigns\n";
/// let reading = alea_notation::tafl::parse(text.as_bytes())?;
/// let replayed = tafl::replay(&reading.file);
/// let replay = replayed[0].as_ref().map_err(Clone::clone)?;
/// assert_eq!(replay.illegal[0].fault.to_string(), "a piece on m16 stands in the way");
/// assert_eq!(replay.games[0].end.map(|end| end.key()), Some("resigned"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn replay(file: &File) -> Vec<Result<TaflReplay, Refused>> {
    let mut done = Vec::new();
    let mut running: Option<play::Running> = None;
    for game in &file.games {
        let goes_on = running.as_ref().is_some_and(|running| heading::goes_on(game, running.contest()));
        if !goes_on {
            done.extend(running.take().map(|running| Ok(running.finish())));
            match play::Running::new(game) {
                Ok(begun) => running = Some(begun),
                Err(refused) => done.push(Err(refused)),
            }
        }
        if let Some(running) = &mut running {
            running.play(game);
        }
    }
    done.extend(running.map(|running| Ok(running.finish())));
    done
}

/// The contests of a list of moves or a saved game, each with what is to be known of it.
///
/// # Errors
/// Why the file is none, or why one of its games cannot be replayed.
pub fn read(bytes: &[u8]) -> Result<Vec<(Record, Vec<Message>)>, NotRead> {
    let reading = tafl::parse(bytes).map_err(NotRead::File)?;
    let mut contests: Vec<(Record, Vec<Message>)> = Vec::new();
    for replayed in replay(&reading.file) {
        let TaflReplay { record, illegal, findings, .. } = replayed.map_err(NotRead::Game)?;
        let illegal = illegal.iter().map(Said::message);
        contests.push((record, illegal.chain(findings.iter().map(Said::message)).collect()));
    }
    // What is unusual about the file is said of its first contest.
    if let Some((_, notes)) = contests.first_mut() {
        let of_file: Vec<Message> = reading.notes.iter().map(Said::message).collect();
        notes.splice(..0, of_file);
    }
    Ok(contests)
}

/// Why a file gives no contests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRead {
    /// It is no list of moves.
    File(tafl::ReadError),
    /// A game cannot be replayed.
    Game(Refused),
}

impl Said for NotRead {
    fn message(&self) -> Message {
        match self {
            NotRead::File(error) => error.message(),
            NotRead::Game(refused) => refused.message(),
        }
    }
}

/// In English, for logs and for programs.
impl std::fmt::Display for NotRead {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for NotRead {}
