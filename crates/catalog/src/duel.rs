//! Two players measured against each other: every stream of dice is played twice, with the sides swapped, and what can be told to be
//! luck is taken off.

use std::{
    fmt,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use alea_engine::{
    luck::{Chances, Luck},
    players::Player,
};
use alea_game::{BySide, Node, Refusal, RuleValue, Side, Step, Table};

use crate::{Entry, OpenError, Random, simulate::TURN_LIMIT, start};

/// Somebody who plays in a duel, and may fail to: a program of its own, for instance.
pub trait Duellist<E> {
    /// The steps of a legal turn, where `table` waits for one.
    ///
    /// # Errors
    /// He cannot play on.
    fn turn(&mut self, table: &dyn Table, random: &mut Random) -> Result<Vec<Step>, E>;
}

impl<E> Duellist<E> for Box<dyn Player> {
    fn turn(&mut self, table: &dyn Table, random: &mut Random) -> Result<Vec<Step>, E> {
        Ok((**self).turn(table, random))
    }
}

/// What is played, and how often.
#[derive(Copy, Clone, Debug)]
pub struct Duel<'a> {
    /// The game.
    pub entry: &'a Entry,
    /// Its rules.
    pub rules: &'a RuleValue,
    /// How many streams of dice; two games each.
    pub pairs: u64,
    /// What the dice follow from.
    pub seed: u64,
    /// How many are played at a time.
    pub threads: usize,
}

/// A mean of points a game, with its standard error.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Mean {
    /// Points a game.
    pub points: f64,
    /// The standard error, as far as it can be told: 0 for a single number.
    pub error: f64,
}

impl Mean {
    /// Of numbers that do not depend on each other, such as the points a game of each pair of games; of none it is 0.
    #[must_use]
    pub fn of(numbers: &[f64]) -> Mean {
        let count = numbers.len().max(1) as f64;
        let points = numbers.iter().sum::<f64>() / count;
        let squares: f64 = numbers.iter().map(|number| (number - points).powi(2)).sum();
        Mean { points, error: (squares / (count - 1.0).max(1.0) / count).sqrt() }
    }
}

/// What came of a duel.
#[derive(Clone, Debug, PartialEq)]
pub struct Duelled {
    /// Games played.
    pub games: u64,
    /// Decisions of both sides.
    pub turns: u64,
    /// By the results.
    pub plain: Mean,
    /// By the results less the luck of all rolls; `None` if nobody can tell luck in this game.
    pub adjusted: Option<Mean>,
}

/// Why a duel was given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DuelError<E> {
    /// The rules exclude each other.
    Open(OpenError),
    /// A player failed.
    Player(E),
    /// A player gave a turn that is not legal.
    Illegal {
        /// The player.
        seat: Side,
        /// Why.
        refusal: Refusal,
    },
    /// A game did not end.
    Endless,
}

impl<E: fmt::Display> fmt::Display for DuelError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DuelError::Open(error) => error.fmt(f),
            DuelError::Player(error) => error.fmt(f),
            DuelError::Illegal { refusal, .. } => refusal.fmt(f),
            DuelError::Endless => f.write_str("a game that does not end"),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for DuelError<E> {}

/// The two players of a thread, and who says what luck is.
struct Seats<'a, E> {
    players: BySide<Box<dyn Duellist<E> + 'a>>,
    luck: Option<Box<dyn Luck>>,
}

/// The sums over a game, or over the two of a pair.
#[derive(Copy, Clone, Debug, Default)]
struct Sums {
    turns: u64,
    points: f64,
    luck: f64,
}

/// Plays a duel between the first player and the second; `seat` calls one of them to a thread. The same seed gives the same result with
/// any number of threads, as far as players play the same again. `done` is told after each pair how many are played.
///
/// # Errors
/// The rules exclude each other, a player fails or plays what is not legal, or a game does not end. Whoever has begun a pair ends it.
pub fn duel<'a, E: Send>(
    duel: Duel<'_>,
    seat: impl Fn(Side) -> Result<Box<dyn Duellist<E> + 'a>, E> + Sync,
    done: impl Fn(u64) + Sync,
) -> Result<Duelled, DuelError<E>> {
    duel.entry.open(duel.rules, None).map_err(DuelError::Open)?;
    let (next, played) = (AtomicU64::new(0), AtomicU64::new(0));
    let sums = Mutex::new(Vec::new());
    let worker = || -> Result<(), DuelError<E>> {
        let sit = |side| seat(side).map_err(DuelError::Player);
        let mut seats = Seats {
            players: BySide { first: sit(Side::First)?, second: sit(Side::Second)? },
            luck: duel.entry.luck(),
        };
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= duel.pairs {
                return Ok(());
            }
            let pair = seats.pair(duel, number).inspect_err(|_| next.store(duel.pairs, Ordering::Relaxed))?;
            sums.lock().expect("no worker panics").push((number, pair));
            done(played.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    let ends: Vec<_> = thread::scope(|scope| {
        let spawned: Vec<_> = (0..duel.threads.max(1)).map(|_| scope.spawn(worker)).collect();
        spawned.into_iter().map(|thread| thread.join().expect("a worker does not panic")).collect()
    });
    ends.into_iter().collect::<Result<(), _>>()?;
    // Sums of floating point are made in one order.
    let mut sums = sums.into_inner().expect("no worker panics");
    sums.sort_by_key(|&(number, _)| number);
    let each =
        |points: fn(&Sums) -> f64| -> Vec<f64> { sums.iter().map(|(_, sums)| points(sums) / 2.0).collect() };
    Ok(Duelled {
        games: 2 * duel.pairs,
        turns: sums.iter().map(|(_, sums)| sums.turns).sum(),
        plain: Mean::of(&each(|sums| sums.points)),
        adjusted: duel.entry.luck().map(|_| Mean::of(&each(|sums| sums.points - sums.luck))),
    })
}

impl<E> Seats<'_, E> {
    /// Both games with the dice of one stream.
    fn pair(&mut self, duel: Duel<'_>, number: u64) -> Result<Sums, DuelError<E>> {
        let mut sums = Sums::default();
        for swapped in [false, true] {
            let mut dice = Random::of_game(duel.seed, number);
            // Whoever draws lots draws the same in both games, and none that the dice show.
            let mut random = Random::of_game(!duel.seed, number);
            let (table, side) = start(duel.entry, duel.rules, &mut dice).map_err(DuelError::Open)?;
            let first_plays = if swapped { !side } else { side };
            // Added up game by game: what is opposite in both cancels out to the last bit.
            let game = self.game(duel, table, first_plays, [&mut dice, &mut random])?;
            sums.turns += game.turns;
            sums.points += game.points;
            sums.luck += game.luck;
        }
        Ok(sums)
    }

    /// One game, in which the first player of the duel plays the side `first_plays`.
    fn game(
        &mut self,
        duel: Duel<'_>,
        mut table: Box<dyn Table>,
        first_plays: Side,
        [dice, random]: [&mut Random; 2],
    ) -> Result<Sums, DuelError<E>> {
        let mut sums = Sums::default();
        let seat_of = |side: Side| if side == first_plays { Side::First } else { Side::Second };
        let sign = |side: Side| if side == first_plays { 1.0 } else { -1.0 };
        if let (Node::Decision(side), Some(rolled), Some(luck)) =
            (table.node(), table.rolled(), self.luck.as_mut())
        {
            // The dice that decided who begins are the first roll.
            let before = duel.entry.open(duel.rules, None).map_err(DuelError::Open)?;
            sums.luck += sign(side) * luck.of(&*before, rolled, Chances::Different);
        }
        for _ in 0..TURN_LIMIT {
            if let Node::Chance(side) = table.node() {
                let rolled = dice.dice();
                if let Some(luck) = &mut self.luck {
                    sums.luck += sign(side) * luck.of(&*table, rolled, Chances::All);
                }
                table.roll(rolled).expect("a chance node takes a roll");
            }
            match table.node() {
                Node::Decision(side) => {
                    let seat = seat_of(side);
                    let steps = self.players[seat].turn(&*table, random).map_err(DuelError::Player)?;
                    table.play(&steps).map_err(|refusal| DuelError::Illegal { seat, refusal })?;
                    sums.turns += 1;
                }
                Node::Chance(_) => {}
                Node::Over(outcome) => {
                    sums.points += f64::from(outcome.points_for(first_plays));
                    return Ok(sums);
                }
            }
        }
        Err(DuelError::Endless)
    }
}
