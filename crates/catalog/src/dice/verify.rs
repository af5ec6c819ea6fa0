//! Whether the dice of a record are those that everybody was bound to.

use std::collections::BTreeSet;

use alea_fairdice::{
    Absence, Close, Ending, Facts, Failure, Game, Log, Mode, Moment, Piece, PublicKey, Reason, Roll, Roller,
    Seeds, Start, Step, Throw, Transcript, check, check_rolls,
};
use alea_game::Setup;
use alea_matchplay::{Contest, Denial, Event, Stamped};
use alea_notation::record::{self, Record};

use super::{end, seat};
use crate::{find, find_spec, open_table};

/// What a record is held to, beside itself.
#[derive(Copy, Clone, Debug, Default)]
pub struct Expectations<'a> {
    /// The keys of which one has to have signed each game; none: any key is right.
    pub keys: &'a [PublicKey],
    /// The log that has to show the games.
    pub log: Option<&'a Log>,
}

impl Expectations<'_> {
    /// The key that has to have signed a game: its own if it is among them.
    fn key_of(&self, start: &Start) -> Option<&PublicKey> {
        self.keys.iter().find(|key| **key == start.key).or(self.keys.first())
    }
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The record has no proof: it was imported, or the dice were typed, or the game has none.
    NoProof,
    /// Everything is right.
    Pass(Passed),
    /// Something is not.
    Fail(Failed),
}

/// What was found right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Passed {
    /// How many games.
    pub games: u32,
    /// How many rolls.
    pub rolls: u32,
    /// How many of them went on without the player who did not roll.
    pub missed: u32,
    /// Whether the contest goes on.
    pub goes_on: bool,
    /// Who has signed, each key once.
    pub keys: Vec<PublicKey>,
}

/// What is not right, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// The part of the proof.
    pub step: Step,
    /// The game of the record, from 1.
    pub game: u32,
    /// The roll of the game, as the protocol counts, where it is about one.
    pub roll: Option<u32>,
    /// The event of the record, from 0, where it is about one.
    pub event: Option<usize>,
    /// Why.
    pub why: Why,
}

/// Why a record fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The proof of a game fails.
    Proof(Reason),
    /// A proof is none.
    Unreadable,
    /// A piece of a proof stands where it does not belong.
    Misplaced,
    /// A game begins, and nothing binds it.
    Unbound,
    /// The rules of the header are not those of the record.
    Rules,
    /// The number of the game was used before in this record.
    GameSeen,
    /// Something happened against the rules, as the record itself says.
    Recorded,
    /// Something cannot happen where it stands, on this board.
    Denied(Denial, Option<Box<Setup>>),
}

impl Why {
    /// The stable name, used as a key of translated texts; those of [`Why::Denied`] are the denials' own.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Why::Proof(reason) => reason.key(),
            Why::Unreadable => "record-unreadable",
            Why::Misplaced => "record-misplaced",
            Why::Unbound => "header-missing",
            Why::Rules => "header-rules",
            Why::GameSeen => "header-seen",
            Why::Recorded => "play-recorded",
            Why::Denied(..) => "play-denied",
        }
    }

    /// What the text of the key needs: numbers by their names.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, u32)> {
        match self {
            Why::Proof(reason) => reason.args(),
            _ => Vec::new(),
        }
    }
}

/// Checks the dice of a record, and everything that is played with them.
#[must_use]
pub fn verify(record: &Record, expected: Expectations<'_>) -> Verdict {
    if record.events.iter().all(|stamped| stamped.proof.is_none()) {
        return Verdict::NoProof;
    }
    let walked = Walk::new(record, expected).and_then(|mut walk| {
        for index in 0..record.events.len() {
            walk.take_in(&record.events[index..], index)?;
        }
        walk.finish()
    });
    match walked {
        Ok(passed) => Verdict::Pass(passed),
        Err(failed) => Verdict::Fail(failed),
    }
}

/// The number of the first game whose dice were dealt, as its header says; it tells which of several logs is that of a record.
#[must_use]
pub fn first_game(record: &Record) -> Option<[u8; 16]> {
    let pieces = record.events.iter().filter_map(|stamped| Piece::parse_all(stamped.proof.as_deref()?));
    pieces.flatten().find_map(|piece| match piece {
        Piece::Start(start) => Some(start.header.about.game_uid),
        _ => None,
    })
}

/// A record on the way through its events.
struct Walk<'a> {
    contest: Contest,
    expected: Expectations<'a>,
    /// The number of the game, from 1; 0 before the first.
    number: u32,
    game: Option<Dealt>,
    match_uid: Option<[u8; 16]>,
    seen: BTreeSet<[u8; 16]>,
    passed: Passed,
}

/// A game as far as its events have been seen.
struct Dealt {
    start: Start,
    facts: Facts,
    moments: Vec<Moment>,
    transcript: Transcript,
    seeds: Option<Seeds>,
    ending: Option<Ending>,
    /// The event of each roll.
    throws: Vec<usize>,
}

impl<'a> Walk<'a> {
    fn new(record: &Record, expected: Expectations<'a>) -> Result<Walk<'a>, Failed> {
        let contest = Contest::new(record.terms.clone(), open_table).map_err(|denial| Failed {
            step: Step::Play,
            game: 1,
            roll: None,
            event: None,
            why: Why::Denied(denial, None),
        })?;
        let (seen, passed) = (BTreeSet::new(), Passed::default());
        Ok(Walk { contest, expected, number: 0, game: None, match_uid: None, seen, passed })
    }

    fn failed(&self, step: Step, event: usize, why: Why) -> Failed {
        Failed { step, game: self.number.max(1), roll: None, event: Some(event), why }
    }

    /// Takes in the first of the events that are left.
    fn take_in(&mut self, events: &[Stamped], index: usize) -> Result<(), Failed> {
        let Some(stamped) = events.first() else { return Ok(()) };
        let event = &stamped.event;
        let proof = stamped.proof.as_deref().unwrap_or_default();
        let pieces = Piece::parse_all(proof);
        let mut pieces = pieces.ok_or_else(|| self.failed(Step::Record, index, Why::Unreadable))?;
        let between = self.game.is_none() && self.contest.next_start().is_ok();
        if between && !matches!(event, Event::ContestEnded { .. }) {
            self.number += 1;
            self.begin(event, &mut pieces, index)?;
        }
        let roller = match event {
            Event::Opening { .. } => Some(Roller::Opening),
            Event::Rolled { .. } => self.contest.on_turn().map(|side| Roller::Player(seat(side))),
            _ => None,
        };
        let placed = match &mut self.game {
            Some(game) => game.take(event, roller, pieces, index),
            None => pieces.is_empty(),
        };
        if !placed {
            return Err(self.failed(Step::Record, index, Why::Misplaced));
        }
        let applied = self.contest.apply_stamped(stamped).map_err(|denial| {
            let board = self.contest.table().map(|table| Box::new(table.setup()));
            Why::Denied(denial, board)
        });
        if let Err(why) = applied.and_then(|()| by_the_rules(event)) {
            return Err(self.not_played(&events[1..], index, why));
        }
        match event {
            Event::GameEnded { result } => {
                self.close(index, |ending, seeds| Close::Ended(end(result.reason), ending, seeds))
            }
            Event::Void { .. } => self.close(index, Close::Void),
            _ => Ok(()),
        }
    }

    /// A game begins with this event, and with what binds it.
    fn begin(&mut self, event: &Event, pieces: &mut Vec<Piece>, index: usize) -> Result<(), Failed> {
        let terms = self.contest.terms();
        let ended = self.contest.games_ended();
        let spec = terms.game(ended).clone();
        let Some(variant) = find(&spec.id).and_then(|entry| entry.dice_number) else { return Ok(()) };
        let start = match pieces.first() {
            Some(Piece::Start(start)) => (**start).clone(),
            // Nothing was dealt.
            None if matches!(event, Event::Void { .. }) => return Ok(()),
            _ => return Err(self.failed(Step::Header, index, Why::Unbound)),
        };
        pieces.remove(0);
        let number = u64::from(terms.start_score().games) + u64::from(ended) + 1;
        let about = &start.header.about;
        let facts = Facts {
            // No header has 0.
            game_no: u16::try_from(number).unwrap_or(0),
            variant,
            match_uid: self.match_uid,
            absence: Absence::OfOther,
        };
        let rules = std::str::from_utf8(&start.rules).ok().and_then(record::rules_of);
        let same_rules = rules.is_some_and(|rules| {
            let chosen: Vec<_> = rules.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
            find_spec(&spec.id, &chosen).is_ok_and(|of_header| of_header.rules == spec.rules)
        });
        if !same_rules {
            return Err(self.failed(Step::Header, index, Why::Rules));
        }
        if !self.seen.insert(about.game_uid) {
            return Err(self.failed(Step::Header, index, Why::GameSeen));
        }
        self.match_uid = Some(about.match_uid);
        let transcript = Transcript::new(&start.binding.game_hash);
        let (moments, throws) = Default::default();
        self.game = Some(Dealt { start, facts, moments, transcript, seeds: None, ending: None, throws });
        Ok(())
    }

    /// The game is over: its proof is whole.
    fn close(
        &mut self,
        index: usize,
        how: impl FnOnce(Option<Ending>, Option<Seeds>) -> Close,
    ) -> Result<(), Failed> {
        let Some(mut game) = self.game.take() else { return Ok(()) };
        let close = how(game.ending.take(), game.seeds.take());
        self.check(game, close, index)
    }

    fn check(&mut self, game: Dealt, close: Close, index: usize) -> Result<(), Failed> {
        let (whole, throws) = game.whole(close);
        let checked = check(&whole, self.expected.key_of(&whole.start), self.expected.log);
        let checked = checked.map_err(|failure| self.of_failure(failure, &whole.start, &throws, index))?;
        self.passed.games += 1;
        self.passed.rolls = self.passed.rolls.saturating_add(checked.rolls);
        self.passed.missed = self.passed.missed.saturating_add(checked.missed);
        if !self.passed.keys.contains(&checked.key) {
            self.passed.keys.push(checked.key);
        }
        Ok(())
    }

    /// Something was played that cannot be. The dice up to there come first.
    fn not_played(&mut self, later: &[Stamped], index: usize, why: Why) -> Failed {
        let failed = self.failed(Step::Play, index, why);
        let Some(mut game) = self.game.take() else { return failed };
        let seeds = game.seeds.take().or_else(|| seeds_in(later));
        let (whole, throws) = game.whole(Close::Void(None, seeds));
        let last = throws.len().checked_sub(1).map(|last| last as u32 + first_roll(&whole.start));
        match check_rolls(&whole, self.expected.key_of(&whole.start)) {
            Err(failure) => self.of_failure(failure, &whole.start, &throws, index),
            Ok(_) => Failed { roll: last, ..failed },
        }
    }

    fn of_failure(&self, failure: Failure, start: &Start, throws: &[usize], index: usize) -> Failed {
        let Failure { step, roll, reason } = failure;
        let at = roll.and_then(|roll| roll.checked_sub(first_roll(start)));
        let event = at.and_then(|at| throws.get(at as usize)).copied();
        Failed { roll, ..self.failed(step, event.unwrap_or(index), Why::Proof(reason)) }
    }

    fn finish(mut self) -> Result<Passed, Failed> {
        if let Some(game) = self.game.take() {
            let last = game.throws.last().copied().unwrap_or(0);
            self.check(game, Close::Open, last)?;
        }
        self.passed.goes_on = self.contest.result().is_none() && self.contest.void_reason().is_none();
        Ok(self.passed)
    }
}

impl Dealt {
    /// Takes in an event and the pieces that stand with it. `false` if one does not belong there.
    fn take(&mut self, event: &Event, roller: Option<Roller>, pieces: Vec<Piece>, index: usize) -> bool {
        self.transcript.add(record::event_text(event).as_bytes());
        let over = matches!(event, Event::GameEnded { .. } | Event::Void { .. });
        let mut own = own_moment(event, roller);
        for piece in pieces {
            match (piece, &mut own) {
                (Piece::Anchor(anchor), _) => self.moments.push(Moment::Anchor(anchor)),
                (Piece::Release(release), Some(Moment::Released(_, released @ None))) => {
                    *released = Some(release);
                    self.moments.extend(own.take());
                }
                (Piece::Roll(n), Some(Moment::Threw { throw, .. })) => {
                    *throw = Some(Throw::Numbered(n));
                    self.moments.extend(own.take());
                }
                (Piece::Values(n, values), Some(Moment::Threw { throw, .. })) => {
                    *throw = Some(Throw::Valued(n, values));
                    self.moments.extend(own.take());
                }
                (Piece::Seeds(seeds), _) if over && self.seeds.is_none() => self.seeds = Some(seeds),
                (Piece::End(ending), _) if over && self.ending.is_none() => self.ending = Some(ending),
                _ => return false,
            }
        }
        self.moments.extend(own);
        if roller.is_some() {
            self.throws.push(index);
        }
        true
    }

    fn whole(self, close: Close) -> (Game, Vec<usize>) {
        let Dealt { start, facts, moments, transcript, throws, .. } = self;
        (Game { start, facts, moments, close, events: transcript.hash() }, throws)
    }
}

/// What an event is to the dice, without its proof.
fn own_moment(event: &Event, roller: Option<Roller>) -> Option<Moment> {
    match (event, roller) {
        // What stands with the request came before it.
        (Event::RollRequested { .. }, _) => Some(Moment::Asked),
        (Event::Released { by }, _) => Some(Moment::Released(seat(*by), None)),
        (Event::Opening { dice } | Event::Rolled { dice }, Some(roller)) => {
            let shown = Roll::new(dice.first(), dice.second())?;
            Some(Moment::Threw { roller, shown, throw: None })
        }
        _ => None,
    }
}

/// Rolls are counted from 0 in mode G, from 1 in mode R.
fn first_roll(start: &Start) -> u32 {
    u32::from(start.header.mode == Mode::Roll)
}

/// The seeds of the game that goes on in these events.
fn seeds_in(events: &[Stamped]) -> Option<Seeds> {
    let pieces = events.iter().filter_map(|stamped| Piece::parse_all(stamped.proof.as_deref()?)).flatten();
    let mut of_game = pieces.take_while(|piece| !matches!(piece, Piece::Start(_)));
    of_game.find_map(|piece| if let Piece::Seeds(seeds) = piece { Some(seeds) } else { None })
}

/// What a record says happened against the rules has no place between dice that were dealt.
fn by_the_rules(event: &Event) -> Result<(), Why> {
    match event {
        Event::RecordedBegun { .. } | Event::RecordedAsPlayed { .. } | Event::RecordedResult { .. } => {
            Err(Why::Recorded)
        }
        _ => Ok(()),
    }
}
