//! Replaying what other programs recorded: a text match file becomes a contest, and what does not fit is said.
//!
//! [`match_file`] takes the tree that [`alea_notation::mat`] read, plays it through on a [`Contest`] and gives the events that
//! lead there. Nothing is repaired and nothing invented:
//!
//! - A play is legal if some order of the dice plays it, however it was written: `24/16`, `6/4(2)`, hits unmarked, checkers in
//!   any order. Where a way over an enemy checker is not named, the one without a hit is taken.
//! - A play that is not legal is kept and flagged ([`IllegalPlay`]), its checkers are moved as far as there are any, and play goes
//!   on from there ("docs/rules/backgammon.en.md").
//! - Dice without a play are the one play that there is. If there are several, that nobody wrote one down is a [`Finding`].
//! - The points of a game are those that are written. Where they differ from the board it is said.
//!
//! A contest has no event for games that are missing, so a match with a gap becomes several contests, each taken up at the
//! score that is written ([`Part`]).

mod finding;
mod game;
mod play;
mod terms;

use alea_game::{BySide, Side};
use alea_matchplay::{Contest, Event, Length, Terms};
use alea_notation::mat::{Column, Match};

use crate::open_table;
use terms::Agreed;

pub use finding::{Finding, FindingKind, Found, IllegalPlay, Place, PlayFault};

/// What a match file amounts to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The contests, in order: one, unless games are missing or cannot be begun.
    pub parts: Vec<Part>,
    /// The games, in order; one for each of the file.
    pub games: Vec<GameReplay>,
    /// The score at the end, as the file has it: the points before its last game, and those of that game.
    pub score: BySide<u32>,
    /// Plays of both sides, illegal ones and turns without a move included.
    pub plays: u32,
    /// The plays that are not legal, in order.
    pub illegal: Vec<IllegalPlay>,
    /// What else does not fit, in order.
    pub findings: Vec<Finding>,
}

impl Replay {
    /// The highest cube of all games.
    #[must_use]
    pub fn max_cube(&self) -> u32 {
        self.games.iter().map(|game| game.cube).max().unwrap_or(1)
    }
}

/// A contest as its terms and events: [`Contest::fold`] leads to its end. The left column is [`Side::First`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What was agreed, as far as the file says, and the score at which it begins.
    pub terms: Terms,
    /// What happened.
    pub events: Vec<Event>,
}

/// A game of a match file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReplay {
    /// As it is written.
    pub number: u16,
    /// Plays of both sides.
    pub plays: u32,
    /// The cube at the end; a double that was refused does not count.
    pub cube: u32,
    /// How it ended on the board.
    pub ending: Ending,
    /// Who won, and how many points: those that are written, else those of the board. `None` if neither says.
    pub won: Option<(Side, u32)>,
}

/// How a recorded game ended on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The loser has borne a checker off.
    Single,
    /// He has not.
    Gammon,
    /// He has not, and has one on the bar or in the winner's home board.
    Backgammon,
    /// A double was refused.
    Drop,
    /// The board is not finished: a resignation, a fallen flag, a file that was cut off.
    Unfinished,
}

impl Ending {
    /// The stable name: `single`, `gammon`, `backgammon`, `drop`, `resign/unfinished-board`.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Ending::Single => "single",
            Ending::Gammon => "gammon",
            Ending::Backgammon => "backgammon",
            Ending::Drop => "drop",
            Ending::Unfinished => "resign/unfinished-board",
        }
    }
}

/// Plays a match through as it was written.
///
/// ```
/// use alea_catalog::replay;
/// use alea_notation::mat;
///
/// let text = " 5 point match\n\n Game 1\n Anna : 0    Bert : 0\n  1) 31: 8/5 6/4    Doubles => 2\n  2)  Drops\n      Wins 1 point\n";
/// let reading = mat::parse(text.as_bytes())?;
/// let replay = replay::match_file(&reading.file.matches[0]);
/// assert_eq!(replay.illegal[0].text, "31: 8/5 6/4");
/// assert_eq!(replay.games[0].ending.key(), "drop");
/// # Ok::<(), mat::ReadError>(())
/// ```
#[must_use]
pub fn match_file(recorded: &Match) -> Replay {
    let mut replay = Replay {
        parts: Vec::new(),
        games: Vec::with_capacity(recorded.games.len()),
        score: BySide::default(),
        plays: 0,
        illegal: Vec::new(),
        findings: Vec::new(),
    };
    terms::check_headers(recorded, &mut replay.findings);
    let agreed = Agreed::on(recorded);
    // The contest that the next game may go on, and its events.
    let mut running: Option<(Contest, Vec<Event>)> = None;
    for (index, game) in recorded.games.iter().enumerate() {
        let score = BySide { first: game.score[0], second: game.score[1] };
        let place = Place { game: game.number, line: game.line, ply: None, side: None };
        let goes_on = |contest: &Contest| contest.next_start().is_ok() && contest.score() == score;
        let (contest, events) = match running.take() {
            Some((contest, events)) if goes_on(&contest) => (contest, events),
            before => {
                if let Some((contest, events)) = before {
                    if contest.score() != score {
                        let reached = contest.score();
                        replay
                            .findings
                            .push(Finding { place, kind: FindingKind::Score { written: score, reached } });
                    }
                    replay.keep(&contest, events);
                }
                let terms = agreed.terms(index, score);
                if recorded.length.is_some() && terms.length() == Length::Money {
                    replay.findings.push(Finding { place, kind: FindingKind::AlreadyWon });
                }
                let contest = Contest::new(terms, open_table).expect("a game of the house, by its own rules");
                (contest, Vec::new())
            }
        };
        let played = game::play(game, contest, events, &mut replay);
        replay.score = score;
        if let Some((winner, points)) = played.report.won {
            replay.score[winner] = replay.score[winner].saturating_add(points);
        }
        replay.plays = replay.plays.saturating_add(played.report.plays);
        replay.games.push(played.report);
        running = Some((played.contest, played.events));
    }
    if let Some((contest, events)) = running {
        replay.keep(&contest, events);
    }
    replay
}

impl Replay {
    fn keep(&mut self, contest: &Contest, events: Vec<Event>) {
        if !events.is_empty() {
            self.parts.push(Part { terms: contest.terms().clone(), events });
        }
    }
}

/// The seat of the player of a column.
#[must_use]
pub fn seat(column: Column) -> Side {
    match column {
        Column::Left => Side::First,
        Column::Right => Side::Second,
    }
}
