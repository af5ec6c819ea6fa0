//! Many games between two players, on one or more threads, with the same result for the same seed.

use std::{
    collections::BTreeMap,
    fmt,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use alea_engine::players::Player;
use alea_game::{BySide, Dice, EndReason, Node, Opening, RuleValue, Side, Table};

use alea_texts::{Message, Said, message};

use crate::{Entry, OpenError, PlayerEntry, Random};

/// No game of the house comes near so many decisions; a game that does is a bug and is counted as unfinished.
pub(crate) const TURN_LIMIT: u32 = 100_000;

/// What came of a number of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Simulation {
    /// Games played.
    pub games: u64,
    /// Games given up because they did not end.
    pub unfinished: u64,
    /// Decisions of both sides.
    pub turns: u64,
    /// How many games gave so many points to the player who is `First`: negative when he lost.
    pub by_points: BTreeMap<i32, u64>,
    /// How many games ended for each reason.
    pub by_reason: BTreeMap<EndReason, u64>,
}

impl Simulation {
    pub(crate) fn add(&mut self, other: &Simulation) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.turns += other.turns;
        for (points, games) in &other.by_points {
            *self.by_points.entry(*points).or_default() += games;
        }
        for (reason, games) in &other.by_reason {
            *self.by_reason.entry(*reason).or_default() += games;
        }
    }
}

/// A game, its rules and who plays it.
#[derive(Copy, Clone, Debug)]
pub struct Pairing<'a> {
    /// The game.
    pub entry: &'a Entry,
    /// Its rules.
    pub rules: &'a RuleValue,
    /// Who plays x, or White, and who the other side.
    pub players: BySide<&'a PlayerEntry>,
}

/// Why nothing was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SimulateError {
    /// The rules exclude each other.
    Open(OpenError),
    /// A player does not play this game.
    NotItsGame {
        /// The player's id.
        player: &'static str,
        /// The game's id.
        game: &'static str,
    },
}

impl Said for SimulateError {
    fn message(&self) -> Message {
        match self {
            SimulateError::Open(error) => error.message(),
            SimulateError::NotItsGame { player, game } => {
                message!["not-its-game", "player" => *player, "game" => *game]
            }
        }
    }
}

/// In English, for logs and for programs.
impl fmt::Display for SimulateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for SimulateError {}

impl Pairing<'_> {
    /// Both players on their chairs.
    fn seated(&self) -> Result<BySide<Box<dyn Player>>, SimulateError> {
        let seat = |side| {
            let player: &PlayerEntry = self.players[side];
            let missing = SimulateError::NotItsGame { player: player.id, game: self.entry.id };
            player.seat(self.entry).ok_or(missing)
        };
        Ok(BySide { first: seat(Side::First)?, second: seat(Side::Second)? })
    }
}

/// Plays `games` games. `done` is told after each how many are played.
///
/// # Errors
/// The rules exclude each other, or a player does not play this game.
pub fn simulate(
    pairing: Pairing<'_>,
    games: u64,
    seed: u64,
    threads: usize,
    done: impl Fn(u64) + Sync,
) -> Result<Simulation, SimulateError> {
    pairing.entry.open(pairing.rules, None).map_err(SimulateError::Open)?;
    let next = AtomicU64::new(0);
    let played = AtomicU64::new(0);
    let worker = || {
        let mut sum = Simulation::default();
        let mut players = pairing.seated()?;
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games {
                return Ok(sum);
            }
            sum.add(&game(pairing, &mut players, &mut Random::of_game(seed, index))?);
            done(played.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    let parts: Vec<Result<Simulation, SimulateError>> = thread::scope(|scope| {
        let spawned: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(worker)).collect();
        spawned.into_iter().map(|thread| thread.join().expect("a worker does not panic")).collect()
    });
    // Sums of whole numbers: who played which game does not show.
    let mut sum = Simulation::default();
    for part in parts {
        sum.add(&part?);
    }
    Ok(sum)
}

fn game(
    pairing: Pairing<'_>,
    players: &mut BySide<Box<dyn Player>>,
    random: &mut Random,
) -> Result<Simulation, SimulateError> {
    let (mut table, x_plays) = start(pairing.entry, pairing.rules, random).map_err(SimulateError::Open)?;
    let mut sum = Simulation { games: 1, ..Simulation::default() };
    while sum.turns < u64::from(TURN_LIMIT) {
        match table.node() {
            Node::Over(outcome) => {
                *sum.by_points.entry(outcome.points_for(x_plays)).or_default() += 1;
                *sum.by_reason.entry(outcome.reason).or_default() += 1;
                return Ok(sum);
            }
            Node::Chance(_) => {
                let dice = random.dice();
                table.roll(dice).expect("a chance node takes a roll");
            }
            Node::Decision(side) => {
                let seat = if side == x_plays { Side::First } else { Side::Second };
                players[seat].play(&mut *table, random).expect("a player plays what is legal");
                sum.turns += 1;
            }
        }
    }
    sum.unfinished = 1;
    Ok(sum)
}

/// A game with its opening roll thrown, and the side of the board that the first player plays: whoever opens is
/// [`Side::First`] of the board.
///
/// # Errors
/// The rules exclude each other.
pub fn start(
    entry: &Entry,
    rules: &RuleValue,
    random: &mut Random,
) -> Result<(Box<dyn Table>, Side), OpenError> {
    let mut table = entry.open(rules, None)?;
    if entry.opening == Opening::FirstMoves {
        return Ok((table, Side::First));
    }
    let (mine, yours) = loop {
        let dice = random.dice();
        if !dice.is_double() {
            break (dice.first(), dice.second());
        }
    };
    if let (Opening::PlaysBoth, Some(dice)) = (entry.opening, Dice::new(mine, yours)) {
        table.roll(dice).expect("a game begins with a roll");
    }
    Ok((table, if mine > yours { Side::First } else { Side::Second }))
}
