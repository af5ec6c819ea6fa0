//! Contests as lists of moves.

use std::fmt;

use alea_game::{Cell, EndReason, Outcome, Play, PointsSetup, Setup, Side, SquareSetup};
use alea_matchplay::{
    Contest, ContestEnd, ContestResult, Denial, Event, GameEnd, GameResult, Length, Start, StartScore,
};
use alea_notation::{
    record::Record,
    tafl::{
        self, Action, Entry, File, Game, Lettering, MAX_TAGS, Mark, Way, Winner, WrittenMan, WrittenMove,
        WrittenPoint, WrittenResult,
    },
};

use alea_texts::{Message, Said, message};

use super::{
    board,
    heading::{self, spec_text},
    play::text_of,
};
use crate::{Family, find, open_table, replay::shown};

/// Why a contest cannot be written in one of these formats. `Display` says it in an English sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unwritable {
    /// A game of it is none of the tafl family.
    NotTafl {
        /// Its id.
        id: String,
    },
    /// Nothing has happened in it.
    Nothing,
    /// Its events do not follow from each other.
    NotAContest {
        /// The index of the first that does not.
        event: usize,
        /// Why.
        denial: Denial,
    },
    /// A tag whose key means something else there, or has characters that end it.
    Tag {
        /// The key.
        key: String,
    },
    /// More tags than a reader takes.
    TooManyTags,
    /// It is a match or a series, and the format holds one game.
    NotOneGame,
    /// It was declared void, which the format cannot say.
    Void,
    /// An illegal move that led elsewhere than it says, which the format cannot say.
    Illegal {
        /// The move in the words of the record.
        text: String,
    },
    /// A result of other points than 1, which the format cannot say.
    Points {
        /// The points.
        points: u32,
    },
    /// Rules that the format has no keys for.
    Rules,
}

impl Said for Unwritable {
    fn message(&self) -> Message {
        match self {
            Unwritable::NotTafl { id } => message!["unwritable-not-tafl", "id" => shown(id)],
            Unwritable::Nothing => message!["unwritable-nothing"],
            Unwritable::NotAContest { event, denial } => message![
                "unwritable-no-contest",
                "event" => (event + 1).to_string(),
                "why" => Message::denial(denial, &Setup::Points(PointsSetup::default())),
            ],
            Unwritable::Tag { key } => message!["unwritable-tag", "key" => shown(key)],
            Unwritable::TooManyTags => message!["unwritable-too-many-tags", "most" => MAX_TAGS.to_string()],
            Unwritable::NotOneGame => message!["unwritable-not-one-game"],
            Unwritable::Void => message!["unwritable-void"],
            Unwritable::Illegal { text } => message!["unwritable-illegal", "text" => shown(text)],
            Unwritable::Points { points } => message!["unwritable-points", "points" => *points],
            Unwritable::Rules => message!["unwritable-rules"],
        }
    }
}

/// In English, for logs and for programs.
impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Unwritable {}

/// Writes a contest as a list of moves, from which [`read`](super::read) makes the same contest, but for what `docs/formats.md` says.
///
/// # Errors
/// What cannot be said.
pub fn write_list(record: &Record) -> Result<String, Unwritable> {
    list_of(record).map(|file| tafl::write(&file))
}

/// A contest as the tree of a list, a game each.
///
/// # Errors
/// What cannot be said.
pub fn list_of(record: &Record) -> Result<File, Unwritable> {
    for (key, _) in &record.tags {
        let ends = |c: char| matches!(c, '"' | '[' | ']' | ':' | '|') || c.is_control();
        let own = heading::KEYS.iter().any(|own| key.eq_ignore_ascii_case(own));
        if own || key.is_empty() || key.starts_with(' ') || key.ends_with(' ') || key.contains(ends) {
            return Err(Unwritable::Tag { key: key.clone() });
        }
    }
    let mut games = Vec::new();
    for (Told { game, white }, number) in Teller::tell(record, Dialect::List)?.into_iter().zip(1..) {
        let tags = tags(record, number, white);
        if tags.len() > MAX_TAGS {
            return Err(Unwritable::TooManyTags);
        }
        games.push(Game { tags, ..game });
    }
    Ok(File { games })
}

/// The tags of the game with that number, from 1, in which the seat `white` has the king.
fn tags(record: &Record, number: u32, white: Side) -> Vec<(String, String)> {
    let terms = &record.terms;
    let mut tags = Vec::new();
    let mut tag = |key: &str, value: String| tags.push((key.to_owned(), value));
    tag("Game", spec_text(terms.game(number - 1)));
    tag("Letters", String::from("without i"));
    if terms.length() != Length::Single || number > 1 {
        tag("Match", heading::length_text(terms.length(), number));
    }
    if number == 1 {
        if terms.games().len() > 1 {
            tag("Rotation", terms.games().iter().map(spec_text).collect::<Vec<_>>().join("; "));
        }
        if terms.start_score() != StartScore::default() {
            tag("Score", heading::score_text(terms.start_score()));
        }
        if let Some(clock) = terms.clock() {
            tag("Clock", heading::clock_text(clock));
        }
    }
    tag("White", record.players[white].clone());
    tag("Black", record.players[!white].clone());
    if number == 1 {
        tags.extend(record.tags.iter().cloned());
    }
    tags
}

/// Whose letters and marks are written.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Dialect {
    /// This program's own.
    List,
    /// Those of OpenTafl.
    Saved,
}

impl Dialect {
    fn lettering(self) -> Lettering {
        match self {
            Dialect::List => Lettering::WithoutI,
            Dialect::Saved => Lettering::WithI,
        }
    }
}

/// A game as a list has it, without tags.
pub(super) struct Told {
    pub(super) game: Game,
    /// The seat that has the king in it, or would have had.
    white: Side,
}

/// Tells the events of a contest as entries of lists.
pub(super) struct Teller {
    contest: Contest,
    dialect: Dialect,
    games: Vec<Told>,
}

impl Teller {
    /// The games of a contest, without tags.
    pub(super) fn tell(record: &Record, dialect: Dialect) -> Result<Vec<Told>, Unwritable> {
        for game in record.terms.games() {
            if find(&game.id).is_none_or(|entry| entry.family != Family::Square) {
                return Err(Unwritable::NotTafl { id: game.id.clone() });
            }
        }
        let denied = |event, denial| Unwritable::NotAContest { event, denial };
        let contest = Contest::new(record.terms.clone(), open_table).map_err(|denial| denied(0, denial))?;
        let mut teller = Teller { contest, dialect, games: Vec::new() };
        for (index, stamped) in record.events.iter().enumerate() {
            teller.event(&stamped.event);
            teller.contest.apply_stamped(stamped).map_err(|denial| denied(index, denial))?;
        }
        // Results that follow are written although the record ends before them: they say how the game ended.
        while let Some(due) = teller.contest.due() {
            teller.event(&due);
            teller.contest.apply(&due).map_err(|denial| denied(record.events.len(), denial))?;
        }
        if teller.games.iter().all(|told| told.game.entries.is_empty()) {
            return Err(Unwritable::Nothing);
        }
        Ok(teller.games)
    }

    /// Tells an event before it is applied.
    fn event(&mut self, event: &Event) {
        match event {
            Event::Begun { starter } => {
                self.games.push(Told { game: Game { begun: true, ..Game::default() }, white: *starter });
            }
            Event::Played { steps } => {
                let play = self.contest.table().and_then(|table| table.complete(steps).ok());
                if let Some(written) = play.and_then(|play| self.written(&play)) {
                    self.put(Action::Move(written));
                }
            }
            Event::RecordedAsPlayed { text, after: Setup::Square(after) } => self.recorded(text, after),
            Event::ResignationOffered { .. } => self.put(Action::ResignationOffered),
            Event::ResignationAccepted => {
                let last = self.games.last_mut().and_then(|told| told.game.entries.last_mut());
                if let Some(last) = last {
                    last.action = Action::Resigns;
                }
            }
            Event::ResignationRefused => self.put(Action::ResignationRefused),
            Event::DrawOffered { .. } => self.put(Action::DrawOffered),
            Event::DrawAccepted => self.put(Action::DrawAgreed),
            Event::DrawRefused => self.put(Action::DrawRefused),
            Event::RecordedResult { .. } if self.contest.next_start().is_ok() => self.unbegun(),
            Event::GameEnded { result } => self.put(Action::Result(self.result(*result))),
            Event::ContestEnded { result: ContestResult { reason: ContestEnd::Stopped, .. } } => {
                self.put(Action::Stopped);
            }
            Event::Void { reason } => {
                // A fallen flag has no other word than the result.
                if let Some(Event::GameEnded { result }) = self.contest.due()
                    && !matches!(result.reason, GameEnd::Board(_) | GameEnd::Resigned | GameEnd::Agreed)
                {
                    self.put(Action::Result(self.result(result)));
                }
                self.put(Action::Void(reason.clone()));
            }
            // Told by the result, or of other games.
            _ => {}
        }
    }

    fn put(&mut self, action: Action) {
        if self.games.is_empty() {
            self.unbegun();
        }
        if let Some(told) = self.games.last_mut() {
            told.game.entries.push(Entry { line: 0, action, comments: Vec::new() });
        }
    }

    fn written(&self, play: &Play) -> Option<WrittenMove> {
        let Setup::Square(after) = &play.after else { return None };
        let step = play.steps.first()?;
        let point = |index: u16| WrittenPoint::of(after.size, index, self.dialect.lettering());
        let is_king = after.cells.get(usize::from(step.to)) == Some(&Cell::King);
        let captures: Option<Vec<WrittenMan>> =
            play.captures.iter().map(|&index| point(index).map(WrittenMan::from)).collect();
        let captures = captures?;
        Some(WrittenMove {
            from: WrittenMan {
                piece: (is_king && self.dialect == Dialect::Saved).then_some('K'),
                point: point(step.from)?,
            },
            way: Way::Plain,
            to: point(step.to)?,
            captures: (!captures.is_empty()).then_some(captures),
            mark: play.over.and_then(|outcome| self.mark(outcome)),
        })
    }

    /// What stands behind a move that wins.
    fn mark(&self, outcome: Outcome) -> Option<Mark> {
        match outcome.reason {
            EndReason::KingEscaped if self.dialect == Dialect::Saved => Some(Mark::MinusMinus),
            EndReason::KingEscaped | EndReason::KingTaken => Some(Mark::PlusPlus),
            _ => None,
        }
    }

    /// A move that is not legal: as it is written, if that leads to the same board and is not read as a legal one.
    fn recorded(&mut self, text: &str, after: &SquareSetup) {
        let table = self.contest.table();
        let Some((table, board)) = table.and_then(|table| Some((table, board::square(table)?))) else {
            return;
        };
        let lettering = self.dialect.lettering();
        let plain = WrittenMove::parse(text).filter(|written| {
            let refused = match board::step(written, board.size, lettering) {
                Ok(step) => {
                    let other = table.resumed(&Setup::Square(board.clone()));
                    table.refusal(&[], step).is_some()
                        && other.is_ok_and(|other| other.refusal(&[], step).is_some())
                }
                Err(_) => true,
            };
            refused && text_of(written) == text && board::as_written(written, &board, lettering) == *after
        });
        let action = match plain {
            Some(written) => Action::Move(written),
            None if text.is_empty() && *after == board => Action::Missing,
            None => Action::Illegal { text: text.to_owned(), after: after.clone() },
        };
        self.put(action);
    }

    fn result(&self, result: GameResult) -> WrittenResult {
        let GameResult { winner, points, reason } = result;
        let white = self.games.last().map(|told| told.white);
        WrittenResult {
            winner: match winner {
                None => Winner::Draw,
                winner if winner == white => Winner::White,
                Some(_) => Winner::Black,
            },
            points: (reason == GameEnd::Recorded && points != 1).then_some(points),
            reason: Some(reason.key().to_owned()),
        }
    }

    /// A game that does not begin. Its seats are those that it would have had.
    fn unbegun(&mut self) {
        let white = match self.contest.next_start() {
            Ok(Start::Player(starter)) => starter,
            _ => Side::First,
        };
        self.games.push(Told { game: Game::default(), white });
    }
}
