//! The events of a contest as the games of a match.

use alea_game::{Dice, Setup, Side, Step};
use alea_matchplay::{Contest, ContestEnd, Event, GameEnd, GameResult, Length, Pending};
use alea_notation::{
    mat::{Action, Column, Entry, Game, Play, Player, WrittenResult},
    record::Record,
};

use super::{
    Loss, Losses, Unwritable,
    play::{self, Read},
};
use crate::open_table;

/// The games of a contest.
pub(super) fn tell(
    record: &Record,
    players: &[Player; 2],
    losses: &mut Losses,
) -> Result<Vec<Game>, Unwritable> {
    let denied = |event, denial| Unwritable::NotAContest { event, denial };
    let contest = Contest::new(record.terms.clone(), open_table).map_err(|denial| denied(0, denial))?;
    let mut teller = Teller { contest, players, losses, games: Vec::new(), game: Told::default() };
    for (index, stamped) in record.events.iter().enumerate() {
        if stamped.at.is_some() {
            teller.losses.add(Loss::Times);
        }
        if stamped.proof.is_some() {
            teller.losses.add(Loss::Proofs);
        }
        let told = teller.event(&stamped.event);
        // That it cannot happen matters more than that it cannot be said.
        teller.contest.apply_stamped(stamped).map_err(|denial| denied(index, denial))?;
        told?;
    }
    // Results that follow are written although the record ends before them.
    while let Some(due) = teller.contest.due() {
        teller.event(&due)?;
        teller.contest.apply(&due).map_err(|denial| denied(record.events.len(), denial))?;
    }
    teller.finish()
}

/// What was told of the game that is played.
#[derive(Debug, Default)]
struct Told {
    begun: bool,
    entries: Vec<(Column, Action)>,
    /// Dice that lie and were not written yet, and whose they are.
    lies: Option<(Dice, Side)>,
    /// Whether the last play is known only once something follows.
    waits: bool,
    /// Begun by a player before any roll.
    without_dice: bool,
    /// The resignation that waits: who, and what he gives up.
    resigns: Option<(Side, u32)>,
    /// The resignation that was accepted.
    resigned: Option<(Side, u32)>,
}

struct Teller<'a> {
    contest: Contest,
    players: &'a [Player; 2],
    losses: &'a mut Losses,
    games: Vec<Game>,
    game: Told,
}

fn column(side: Side) -> Column {
    match side {
        Side::First => Column::Left,
        Side::Second => Column::Right,
    }
}

impl Teller<'_> {
    /// The game, counted from 1 where the contest begins or is taken up.
    fn number(&self) -> u32 {
        self.contest.games_ended() + 1
    }

    /// Tells an event before it is applied.
    fn event(&mut self, event: &Event) -> Result<(), Unwritable> {
        let game = self.number();
        match event {
            Event::Opening { dice } => self.opening(*dice)?,
            Event::Begun { .. } | Event::RecordedBegun { .. } => {
                self.game.begun = true;
                self.game.without_dice = true;
            }
            Event::RollRequested { .. } | Event::Released { .. } => self.losses.add(Loss::Proofs),
            Event::Rolled { dice } => self.rolled(*dice),
            Event::Played { steps } => self.played(steps),
            Event::RecordedAsPlayed { text, after } => self.recorded(text, after)?,
            Event::Doubled { by } => {
                let to = Some(2 * self.contest.cube().stake());
                self.put(*by, Action::Doubles { to });
            }
            Event::Taken { by } => self.put(*by, Action::Takes),
            Event::Passed { by } => self.put(*by, Action::Drops),
            Event::Raised { by } => self.raised(*by),
            Event::ResignationOffered { by, points } => {
                self.offers();
                self.game.resigns = Some((*by, u32::from(*points) * self.contest.stake()));
            }
            Event::ResignationAccepted => self.game.resigned = self.game.resigns.take(),
            Event::DrawOffered { .. } => self.losses.add(Loss::Offers),
            Event::DrawAccepted => return Err(Unwritable::Drawn { game }),
            Event::ResignationRefused | Event::DrawRefused => self.offers(),
            Event::Flagged { .. } => {
                self.offers();
                self.losses.add(Loss::Flag { game });
            }
            Event::RecordedResult { winner, points } => self.result_is_recorded(*winner, *points)?,
            Event::GameEnded { result } => self.ended(*result)?,
            Event::ContestEnded { result } => {
                if result.reason == ContestEnd::Stopped {
                    self.losses.add(Loss::Stopped);
                }
            }
            Event::Void { .. } => return Err(Unwritable::Void),
        }
        Ok(())
    }

    /// A resignation that waited was not accepted.
    fn offers(&mut self) {
        if self.game.resigns.take().is_some() {
            self.losses.add(Loss::Offers);
        }
    }

    fn opening(&mut self, dice: Dice) -> Result<(), Unwritable> {
        if !dice.is_double() {
            self.game.begun = true;
            let starter = if dice.first() > dice.second() { Side::First } else { Side::Second };
            self.game.lies = Dice::new(dice.high(), dice.low()).map(|dice| (dice, starter));
            return Ok(());
        }
        let mut after = self.contest.clone();
        if after.apply(&Event::Opening { dice }).is_ok() && after.cube() != self.contest.cube() {
            return Err(Unwritable::AutomaticDouble { game: self.number() });
        }
        self.losses.add(Loss::Ties);
        Ok(())
    }

    fn rolled(&mut self, dice: Dice) {
        let opens = self.game.entries.is_empty() && self.game.without_dice && !dice.is_double();
        let sorted = Dice::new(dice.high(), dice.low()).filter(|_| opens);
        self.game.lies = self.contest.on_turn().map(|mover| (sorted.unwrap_or(dice), mover));
        if opens {
            self.losses.add(Loss::Opening { game: self.number() });
        }
    }

    fn put(&mut self, side: Side, action: Action) {
        self.game.waits = false;
        self.game.entries.push((column(side), action));
    }

    fn played(&mut self, steps: &[Step]) {
        let (Some(mover), Some(table)) = (self.contest.on_turn(), self.contest.table()) else { return };
        let action = match self.game.lies {
            None => Action::NotRolled,
            Some((dice, _)) if steps.is_empty() => Action::Roll { dice, play: Play::CannotMove },
            Some((dice, _)) => {
                let hops = play::hops(table, steps, dice).unwrap_or_default();
                Action::Roll { dice, play: Play::Hops(hops) }
            }
        };
        self.game.lies = None;
        self.put(mover, action);
    }

    fn recorded(&mut self, text: &str, after: &Setup) -> Result<(), Unwritable> {
        let game = self.number();
        let illegal = || Unwritable::Illegal { game, text: text.to_owned() };
        let mover = self.contest.on_turn().ok_or_else(illegal)?;
        let dice = self.game.lies.map(|(dice, _)| dice);
        let found = play::recorded(&self.contest, dice, text, after).ok_or_else(illegal)?;
        // A turn without dice does not say who began.
        if self.game.entries.is_empty() && found.action == Action::NotRolled {
            return Err(illegal());
        }
        self.game.lies = None;
        let waits = match found.read {
            Read::Legal => {
                self.losses.add(Loss::Legal { game, text: text.to_owned() });
                false
            }
            Read::Recorded { text: read, waits } => {
                let with_dice = dice.map(|dice| format!("{dice}: {text}"));
                if read != text && Some(read.as_str()) != with_dice.as_deref().map(str::trim_end) {
                    self.losses.add(Loss::Words { game, text: text.to_owned() });
                }
                waits
            }
        };
        self.put(mover, found.action);
        self.game.waits = waits;
        Ok(())
    }

    fn raised(&mut self, by: Side) {
        let Some(Pending::Double(offer)) = self.contest.pending() else { return };
        // Each raise is a beaver to GNU Backgammon, which loses the game after any other word.
        self.put(by, Action::Beavers { to: Some(2 * offer.stake) });
    }

    fn result_is_recorded(&mut self, winner: Side, points: u32) -> Result<(), Unwritable> {
        self.offers();
        let game = self.number();
        if let Some(Event::GameEnded { result }) = self.contest.due() {
            let on_board = matches!(result.reason, GameEnd::Board(_) | GameEnd::Passed);
            if on_board && result.winner != Some(winner) {
                return Err(Unwritable::Result { game });
            }
            if !on_board || result.points == points {
                self.losses.add(Loss::Result { game });
            }
        }
        self.game.resigned = None;
        Ok(())
    }

    fn ended(&mut self, result: GameResult) -> Result<(), Unwritable> {
        let game = self.number();
        let winner = result.winner.ok_or(Unwritable::Drawn { game })?;
        let mut over = self.contest.clone();
        let ends = over.apply(&Event::GameEnded { result }).is_ok()
            && matches!(over.due(), Some(Event::ContestEnded { .. }));
        let of_points = matches!(self.contest.terms().length(), Length::Points(_));
        let written = WrittenResult {
            line: 0,
            column: column(winner),
            points: result.points,
            and_the_match: ends && of_points && result.reason != GameEnd::Time,
        };
        self.close(Some(written))
    }

    /// Writes the game that was played down, as far as it went.
    fn close(&mut self, result: Option<WrittenResult>) -> Result<(), Unwritable> {
        let game = self.number();
        self.dice_that_lie();
        let mut told = std::mem::take(&mut self.game);
        let begun = !told.entries.is_empty();
        if told.waits {
            self.losses.add(Loss::LastTurn { game });
        }
        if told.begun && !begun {
            self.losses.add(Loss::Begun { game });
        }
        // Who resigns must be seen to be on turn.
        if (told.waits || !begun) && told.resigned.take().is_some() {
            self.losses.add(Loss::Resignation { game });
        }
        if told.entries.is_empty() && result.is_none() {
            return Ok(());
        }
        drop_takes_of_raises(&mut told.entries);
        if let Some((by, points)) = told.resigned {
            told.entries.push((column(by), Action::Resigns { points: Some(points) }));
        }
        let before = self.contest.terms().start_score().games;
        let number = u64::from(before) + u64::from(game);
        let score = self.contest.score();
        self.games.push(Game {
            line: 0,
            number: u16::try_from(number).map_err(|_| Unwritable::Games)?,
            players: self.players.clone(),
            score: [score.first, score.second],
            entries: numbered(told.entries),
            result,
        });
        Ok(())
    }

    /// Dice that nobody played are written as such, unless they would be read as played.
    fn dice_that_lie(&mut self) {
        let Some((dice, mover)) = self.game.lies.take() else { return };
        if self.contest.table().is_some_and(|table| table.count_turns() == 1) {
            return self.losses.add(Loss::Roll { game: self.number() });
        }
        self.put(mover, Action::Roll { dice, play: Play::NotRecorded });
    }

    fn finish(mut self) -> Result<Vec<Game>, Unwritable> {
        self.offers();
        if self.contest.pending().is_some() {
            self.close(None)?;
        }
        if self.games.is_empty() { Err(Unwritable::Nothing) } else { Ok(self.games) }
    }
}

/// Who plays on has taken a raise: other programs write no word for it, and some stumble over one.
fn drop_takes_of_raises(entries: &mut Vec<(Column, Action)>) {
    let mut at = 1;
    while at + 1 < entries.len() {
        let raised = matches!(entries[at - 1].1, Action::Beavers { .. });
        let goes_on = matches!(entries[at + 1].1, Action::Roll { .. } | Action::NotRolled);
        if raised && goes_on && entries[at].1 == Action::Takes {
            entries.remove(at);
        }
        at += 1;
    }
}

/// Entries with the numbers of their lines: the left column begins each.
fn numbered(entries: Vec<(Column, Action)>) -> Vec<Entry> {
    let mut number: u16 = 0;
    let mut before = Column::Right;
    let mut numbered = Vec::with_capacity(entries.len());
    for (column, action) in entries {
        if column == Column::Left || before == Column::Right {
            number = number.saturating_add(1);
        }
        before = column;
        numbered.push(Entry { line: 0, number, column, action });
    }
    numbered
}
