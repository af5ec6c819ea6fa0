//! Many contests between two players, whole: with the events of each, for records.

use std::{
    collections::BTreeMap,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
};

use alea_engine::players::Seated;
use alea_fairdice::{Log, Secret};
use alea_game::{BySide, Dice, Side};
use alea_matchplay::{Command, Contest, Denial, Event, GameEnd, Length, Stamped, Start, Terms};
use alea_notation::record::Record;

use crate::{PlayerEntry, Random, SimulateError, Simulation, dice::Dealer, find, open_table};

/// No contest of the house comes near so many events; one that does is given up.
const EVENT_LIMIT: usize = 1_000_000;

/// How many contests of each thread may wait to be looked at. Those that an earlier one holds up wait besides.
const AHEAD: usize = 16;

/// A contest to be played many times, and who plays it. A single game without a cube is the game that [`crate::simulate`] plays.
#[derive(Copy, Clone, Debug)]
pub struct Series<'a> {
    /// What is played.
    pub terms: &'a Terms,
    /// Who is [`Side::First`], and who the other.
    pub players: BySide<&'a PlayerEntry>,
    /// Where its dice come from.
    pub dice: SeriesDice,
}

/// Where the dice of a series come from. Either way they follow from its seed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SeriesDice {
    /// A generator, as in [`crate::simulate`].
    Seeded,
    /// A dealer, whose proofs stand in the records ([`crate::dice`]). Its games were made at time 0, so that they are the same each
    /// time.
    Dealt,
}

/// What came of a series.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeriesResult {
    /// Its games: points count from the stake, and are those of the score.
    pub games: Simulation,
    /// How many contests each player won.
    pub won: BySide<u64>,
    /// How many nobody won.
    pub drawn: u64,
}

/// A contest that was played.
struct Played {
    index: u64,
    record: Record,
    log: Log,
    result: SeriesResult,
}

/// Plays `contests` contests and hands each to `keep`, in the order of their numbers whatever threads played them, with the log of its
/// dealer, which is empty where nothing was dealt. When `keep` fails nothing more is played.
///
/// # Errors
/// A player does not play a game of the contest, or what `keep` says.
pub fn series<E: From<SimulateError>>(
    series: Series<'_>,
    contests: u64,
    seed: u64,
    threads: usize,
    mut keep: impl FnMut(Record, Log) -> Result<(), E>,
) -> Result<SeriesResult, E> {
    series.seated()?;
    let next = AtomicU64::new(0);
    let mut sum = SeriesResult::default();
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::sync_channel::<Played>(AHEAD * threads.max(1));
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            let next = &next;
            scope.spawn(move || {
                let Ok(mut seats) = series.seated() else { return };
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= contests {
                        return;
                    }
                    let played = series.play(&mut seats, index, &mut Random::of_game(seed, index));
                    // Nobody waits for it any more.
                    if sender.send(played).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut due = 0;
        for played in receiver {
            early.insert(played.index, played);
            while let Some(played) = early.remove(&due) {
                due += 1;
                sum.add(&played.result);
                keep(played.record, played.log)?;
            }
        }
        Ok(sum)
    })
}

impl SeriesResult {
    fn add(&mut self, other: &SeriesResult) {
        self.games.add(&other.games);
        self.won.first += other.won.first;
        self.won.second += other.won.second;
        self.drawn += other.drawn;
    }
}

/// The players of each game of a rotation.
type Seats = Vec<BySide<Seated>>;

impl Series<'_> {
    fn seated(&self) -> Result<Seats, SimulateError> {
        let seats = |id: &String| {
            let seat = |side: Side| {
                let player = self.players[side];
                let entry = find(id).ok_or(SimulateError::NotItsGame { player: player.id, game: "" })?;
                let missing = SimulateError::NotItsGame { player: player.id, game: entry.id };
                player.seat(entry).map(Seated::new).ok_or(missing)
            };
            Ok(BySide { first: seat(Side::First)?, second: seat(Side::Second)? })
        };
        self.terms.games().iter().map(|game| seats(&game.id)).collect()
    }

    fn play(&self, seats: &mut Seats, index: u64, random: &mut Random) -> Played {
        let contest = Contest::new(self.terms.clone(), open_table).expect("games of the house");
        let dealer = match self.dice {
            SeriesDice::Seeded => None,
            SeriesDice::Dealt => {
                let mut secret = [0; 32];
                random.fill(&mut secret);
                Some(Box::new(Dealer::from_secret(Secret::take(&mut secret))))
            }
        };
        for seat in seats.iter_mut().flat_map(|seats| [&mut seats.first, &mut seats.second]) {
            seat.sit_down();
        }
        let mut table = Chair { contest, dealer, events: Vec::new(), result: SeriesResult::default() };
        while table.contest.result().is_none() && table.events.len() < EVENT_LIMIT {
            table.step(seats, random).expect("players play what is legal");
        }
        match table.contest.result() {
            None => table.result.games.unfinished += 1,
            Some(result) => match result.winner {
                Some(winner) => table.result.won[winner] += 1,
                None => table.result.drawn += 1,
            },
        }
        let players = BySide::new(|side| self.players[side].name.to_owned());
        let (terms, tags) = (self.terms.clone(), Vec::new());
        let record = Record { players, tags, terms, events: table.events };
        let log = table.dealer.map(|dealer| dealer.log().clone()).unwrap_or_default();
        Played { index, record, log, result: table.result }
    }
}

/// A contest that is played.
struct Chair {
    contest: Contest,
    dealer: Option<Box<Dealer>>,
    events: Vec<Stamped>,
    result: SeriesResult,
}

impl Chair {
    fn apply(&mut self, event: Event) -> Result<(), Denial> {
        let proof = self.dealer.as_mut().and_then(|dealer| dealer.stamp(&self.contest, &event, 0));
        self.contest.apply(&event)?;
        let games = &mut self.result.games;
        match &event {
            Event::Played { .. } => games.turns += 1,
            Event::GameEnded { result } => {
                games.games += 1;
                let points = i32::try_from(result.points).unwrap_or(i32::MAX);
                let points = match result.winner {
                    Some(Side::First) => points,
                    Some(Side::Second) => -points,
                    None => 0,
                };
                *games.by_points.entry(points).or_default() += 1;
                if let GameEnd::Board(reason) = result.reason {
                    *games.by_reason.entry(reason).or_default() += 1;
                }
            }
            _ => {}
        }
        self.events.push(Stamped { at: None, event, proof });
        Ok(())
    }

    /// The dice that the contest waits for.
    fn throw(&mut self, random: &mut Random) -> Dice {
        let dealt = self.dealer.as_mut().and_then(|dealer| dealer.throw(&self.contest, 0));
        dealt.unwrap_or_else(|| random.dice())
    }

    fn act(&mut self, by: Side, command: &Command) -> Result<(), Denial> {
        let events = self.contest.decide(by, command)?;
        events.into_iter().try_for_each(|event| self.apply(event))
    }

    /// What happens next.
    fn step(&mut self, seats: &mut Seats, random: &mut Random) -> Result<(), Denial> {
        if let Some(due) = self.contest.due() {
            return self.apply(due);
        }
        match self.contest.next_start() {
            Ok(Start::Dice) => {
                let dice = self.throw(random);
                return self.apply(Event::Opening { dice });
            }
            Ok(Start::Player(starter)) => return self.apply(Event::Begun { starter }),
            Err(_) => {}
        }
        let game =
            u64::from(self.contest.terms().start_score().games) + u64::from(self.contest.games_ended());
        let at = (game % seats.len() as u64) as usize;
        let by = self.contest.to_act().ok_or(Denial::NoGame)?;
        let seat = &mut seats[at][by];
        // A game by itself is played on the board alone, to its end.
        let command = match self.contest.terms().length() {
            Length::Single => seat.moves(&self.contest, random),
            Length::Points(_) | Length::Money => seat.decide(&self.contest, by, random),
        };
        match command {
            Command::Roll => {
                let dice = self.throw(random);
                self.apply(Event::Rolled { dice })
            }
            other => self.act(by, &other),
        }
    }
}
