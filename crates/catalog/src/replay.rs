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
pub(crate) mod headers;
mod play;
mod terms;

use alea_game::{BySide, Dice, PointsSetup, Side, Step};
use alea_matchplay::{Contest, Event, Length, Stamped, Terms};
use alea_notation::{
    mat::{Column, Match, Play},
    record::Record,
    turn::Hop,
};
use alea_texts::{Message, Said};

use crate::open_table;
use terms::Agreed;

pub(crate) use finding::shown;
pub use finding::{Finding, FindingKind, Found, IllegalPlay, Place, PlayFault};
pub use play::named_turn;

/// What a match file amounts to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
    /// Which game of the file it begins with, from 0.
    pub first_game: usize,
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

impl Said for Ending {
    fn message(&self) -> Message {
        Message::new(
            match self {
                Ending::Single => "ending-single",
                Ending::Gammon => "ending-gammon",
                Ending::Backgammon => "ending-backgammon",
                Ending::Drop => "ending-drop",
                Ending::Unfinished => "ending-unfinished",
            },
            [],
        )
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
    let mut replay = Replay { games: Vec::with_capacity(recorded.games.len()), ..Replay::default() };
    terms::check_headers(recorded, &mut replay.findings);
    let agreed = Agreed::on(recorded);
    // The contest that the next game may go on, and its events.
    let mut running: Option<Running> = None;
    for (index, game) in recorded.games.iter().enumerate() {
        let score = BySide { first: game.score[0], second: game.score[1] };
        let place = Place { game: game.number, line: game.line, ply: None, side: None };
        let goes_on = |contest: &Contest| contest.next_start().is_ok() && contest.score() == score;
        let Running { contest, events, first_game } = match running.take() {
            Some(running) if goes_on(&running.contest) => running,
            before => {
                if let Some(running) = before {
                    let reached = running.contest.score();
                    if reached != score {
                        replay
                            .findings
                            .push(Finding { place, kind: FindingKind::Score { written: score, reached } });
                    }
                    replay.keep(running);
                }
                let terms = agreed.terms(index, score);
                if recorded.length.is_some() && terms.length() == Length::Money {
                    replay.findings.push(Finding { place, kind: FindingKind::AlreadyWon });
                }
                let contest = Contest::new(terms, open_table).expect("a game of the house, by its own rules");
                Running { contest, events: Vec::new(), first_game: index }
            }
        };
        let played = game::play(game, contest, events, &mut replay);
        replay.score = score;
        if let Some((winner, points)) = played.report.won {
            replay.score[winner] = replay.score[winner].saturating_add(points);
        }
        replay.plays = replay.plays.saturating_add(played.report.plays);
        replay.games.push(played.report);
        running = Some(Running { contest: played.contest, events: played.events, first_game });
    }
    if let Some(running) = running {
        replay.keep(running);
    }
    replay
}

/// A contest that is being replayed.
struct Running {
    contest: Contest,
    events: Vec<Event>,
    first_game: usize,
}

impl Replay {
    fn keep(&mut self, Running { contest, events, first_game }: Running) {
        if !events.is_empty() {
            self.parts.push(Part { terms: contest.terms().clone(), events, first_game });
        }
    }

    /// The contests as records of the players that the file names, with its headers as tags: those that say what was agreed are
    /// in the terms, and of those that repeat a key the first stays.
    #[must_use]
    pub fn records(&self, recorded: &Match) -> Vec<Record> {
        let mut tags: Vec<(String, String)> = Vec::new();
        for (key, value) in &recorded.headers {
            if !headers::is_own(key) && tags.iter().all(|(known, _)| known != key) {
                tags.push((key.clone(), value.clone()));
            }
        }
        let record = |part: &Part| {
            let [first, second] = recorded.games.get(part.first_game).map_or_else(Default::default, |game| {
                game.players.each_ref().map(|player| player.name.clone())
            });
            Record {
                players: BySide { first, second },
                tags: tags.clone(),
                terms: part.terms.clone(),
                events: part.events.iter().cloned().map(Stamped::from).collect(),
            }
        };
        self.parts.iter().map(record).collect()
    }
}

/// What `written` behind `dice` is read as where the contest stands; see [`game::read_as`].
pub(crate) fn read_as(
    contest: &Contest,
    dice: Dice,
    written: &Play,
) -> (Contest, Vec<Event>, Option<String>) {
    game::read_as(contest, dice, written)
}

/// The steps that a play is read as where its checkers can go the obvious way.
pub(crate) fn direct(hops: &[Hop], board: &PointsSetup, dice: Dice) -> Option<Vec<Step>> {
    play::direct(hops, board, dice)
}

/// The seat of the player of a column.
#[must_use]
pub fn seat(column: Column) -> Side {
    match column {
        Column::Left => Side::First,
        Column::Right => Side::Second,
    }
}
