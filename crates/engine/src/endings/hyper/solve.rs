//! Values of all positions, by going over them again and again until nothing changes.

use std::ops::Range;

use alea_tables::ROLLS;

use super::game::Game;
use crate::{Odds, over, spread::spread};

/// Nothing changes any more: in points, and in probability.
const STILL: f32 = 2.5e-7;
/// What changes less is left alone until all positions are gone over again.
const MOVES: f32 = STILL / 4.0;
/// Turns are not chosen again, nor all positions gone over, before what moves has come down to so much of what it was.
const SETTLED: f32 = 0.03;
/// Shares of what is left that count as the same, as a part of them, and the largest that is not taken for a standstill.
const SAME_SHARE: f32 = 0.05;
const MOST_SHARE: f32 = 0.95;
/// The part of the work that finding equities is.
const EQUITIES: f32 = 0.6;
/// How many positions a thread takes at once.
const CHUNK: usize = 2048;

/// The five numbers of [`Odds`].
pub(super) type Five = [f32; Odds::COUNT];

/// What a position is worth to the side on roll.
trait Value: Copy + Send + Sync {
    /// Added up over rolls.
    type Sum;
    /// Of no roll.
    const NOTHING: Self::Sum;

    /// Adds the value of a turn with a roll of so much weight in 36, to whom plays it: `self` is what it leads to, for the other side.
    fn add(self, sum: &mut Self::Sum, weight: u8);

    /// The mean over all rolls.
    fn mean(sum: &Self::Sum) -> Self;

    /// How far values are from each other.
    fn change(self, other: Self) -> f32;

    /// So many times as far again as it has come from `old`.
    fn ahead(self, old: Self, times: f32) -> Self;
}

/// An equity.
impl Value for f32 {
    type Sum = f64;
    const NOTHING: f64 = 0.0;

    #[inline]
    fn add(self, sum: &mut f64, weight: u8) {
        *sum -= f64::from(self) * f64::from(weight);
    }

    #[inline]
    fn mean(sum: &f64) -> f32 {
        (sum / 36.0) as f32
    }

    #[inline]
    fn change(self, other: f32) -> f32 {
        (self - other).abs()
    }

    #[inline]
    fn ahead(self, old: f32, times: f32) -> f32 {
        self + (self - old) * times
    }
}

/// Odds.
impl Value for Five {
    type Sum = [f64; Odds::COUNT];
    const NOTHING: Self::Sum = [0.0; Odds::COUNT];

    #[inline]
    fn add(self, sum: &mut Self::Sum, weight: u8) {
        let [win, gammon, backgammon, lost_gammon, lost_backgammon] = self.map(f64::from);
        let flipped = [1.0 - win, lost_gammon, lost_backgammon, gammon, backgammon];
        sum.iter_mut().zip(flipped).for_each(|(sum, part)| *sum += part * f64::from(weight));
    }

    #[inline]
    fn mean(sum: &Self::Sum) -> Five {
        sum.map(|sum| (sum / 36.0) as f32)
    }

    #[inline]
    fn change(self, other: Five) -> f32 {
        self.into_iter().zip(other).map(|(one, other)| (one - other).abs()).fold(0.0, f32::max)
    }

    #[inline]
    fn ahead(self, old: Five, times: f32) -> Five {
        std::array::from_fn(|at| self[at].ahead(old[at], times))
    }
}

/// The turn of each roll, as its number among all of that roll.
type Turns = [u8; ROLLS.len()];

/// The odds of all positions of a game, the side on roll rolling, at best play without a cube; where sides cannot stand, all are 0.
///
/// Positions of fewer pips on both sides come first: only where somebody is hit or cannot move does a turn lead to others. Within so
/// many pips all are found from what was known before, so threads do not change what comes out.
///
/// First equities alone, of the best turns. Between two times that turns are chosen, the values of the turns chosen last are worked out,
/// which is much less work. Then the turns stand, and all odds follow from them.
///
/// `progress` hears what part of the work is done, 0 to 1.
pub(super) fn solve(game: &Game, threads: usize, progress: impl FnMut(f32)) -> Vec<Five> {
    let count = game.sides.count();
    let mut odds = vec![[0.0; Odds::COUNT]; count * count];
    for number in 1..count as u16 {
        for state in [[0, number], [number, 0]] {
            odds[game.place(state)] = over(&game.board(state)).expect("a side is off").cumulative();
        }
    }
    let mut equities: Vec<f32> = odds.iter().map(|odds| Odds::new(*odds).equity()).collect();
    let mut turns: Vec<Turns> = vec![[0; ROLLS.len()]; game.states.len()];
    let mut done = Done { parts: 0.0..EQUITIES, first: None, progress };
    // Where nobody meets any more, the first time is enough.
    let all: Vec<u32> = (0..game.states.len() as u32).collect();
    let meeting: Vec<u32> =
        all.iter().copied().filter(|state| game.meets(game.states[*state as usize])).collect();
    let work = Work { game, threads };
    work.choose(&mut equities, &mut turns, &all);
    loop {
        let (change, moving) = work.choose(&mut equities, &mut turns, &meeting);
        done.hear(change);
        if change < STILL {
            break;
        }
        work.settle(&mut equities, &turns, moving, (change * SETTLED).max(STILL), &mut done);
    }
    for &state in &game.states {
        let place = game.place(state);
        odds[place][0] = (equities[place] / 2.0 + 0.5).clamp(0.0, 1.0);
    }
    done = Done { parts: EQUITIES..1.0, first: None, ..done };
    work.follow(&mut odds, &turns, &all, MOVES);
    loop {
        let (change, moving) = work.follow(&mut odds, &turns, &meeting, MOVES);
        done.hear(change);
        if change < STILL {
            return odds;
        }
        work.settle(&mut odds, &turns, moving, (change * SETTLED).max(STILL), &mut done);
    }
}

/// Who tells how far the work has come: changes shrink by about the same share each time.
struct Done<P> {
    /// The part of the work that this is.
    parts: Range<f32>,
    /// The first change.
    first: Option<f32>,
    progress: P,
}

impl<P: FnMut(f32)> Done<P> {
    fn hear(&mut self, change: f32) {
        let first = self.first.get_or_insert(change.max(2.0 * STILL));
        let part = (*first / change.max(STILL)).ln() / (*first / STILL).ln();
        (self.progress)(self.parts.start + part.clamp(0.0, 1.0) * (self.parts.end - self.parts.start));
    }
}

/// Whoever goes over positions.
#[derive(Copy, Clone)]
struct Work<'a> {
    game: &'a Game,
    threads: usize,
}

impl Work<'_> {
    /// Goes over positions and chooses the best turn of each roll. The largest change, and where something still moves.
    fn choose(&self, equities: &mut [f32], chosen: &mut [Turns], states: &[u32]) -> (f32, Vec<u32>) {
        let work = |equities: &[f32], state: usize| {
            let (mut sum, mut turns) = (f32::NOTHING, [0; ROLLS.len()]);
            let rolls = self.game.turns(self.game.states[state]).zip(ROLLS).zip(&mut turns);
            for (((plays, leads), (_, weight)), turn) in rolls {
                let (mut least, mut best) = (f32::INFINITY, 0);
                for (at, play) in plays.iter().enumerate() {
                    let equity = equities[leads(*play)];
                    if equity < least {
                        (least, best) = (equity, at);
                    }
                }
                least.add(&mut sum, weight);
                *turn = best as u8;
            }
            (f32::mean(&sum), turns)
        };
        self.sweep(equities, states, MOVES, work, |state, turns| chosen[state] = turns)
    }

    /// Goes over positions with the turns that were chosen.
    fn follow<V: Value>(
        &self,
        values: &mut [V],
        chosen: &[Turns],
        states: &[u32],
        moves: f32,
    ) -> (f32, Vec<u32>) {
        let work = |values: &[V], state: usize| {
            let mut sum = V::NOTHING;
            let rolls = self.game.turns(self.game.states[state]).zip(ROLLS).zip(chosen[state]);
            for (((plays, leads), (_, weight)), turn) in rolls {
                values[leads(plays[usize::from(turn)])].add(&mut sum, weight);
            }
            (V::mean(&sum), ())
        };
        self.sweep(values, states, moves, work, |_, ()| ())
    }

    /// Follows the turns that were chosen where something moves, until it moves less than `least`.
    ///
    /// What is left to go shrinks by the same share each time, once the slowest part of it is all there is: then it can be said where it
    /// ends, and all go there at once. It only has to be about right, since they go on from there.
    fn settle<V: Value>(
        &self,
        values: &mut [V],
        chosen: &[Turns],
        mut moving: Vec<u32>,
        least: f32,
        done: &mut Done<impl FnMut(f32)>,
    ) {
        let (mut before, mut shares) = (None, 0.0..0.0);
        loop {
            let old: Vec<V> = moving.iter().map(|&state| values[self.place(state)]).collect();
            let (change, still) = self.follow(values, chosen, &moving, least / 4.0);
            done.hear(change);
            if change < least {
                return;
            }
            let share = before.map_or(0.0, |before| change / before);
            before = Some(change);
            shares = shares.end..share;
            if share < MOST_SHARE && (shares.end - shares.start).abs() < SAME_SHARE * share {
                for (&state, old) in moving.iter().zip(old) {
                    let value = &mut values[self.place(state)];
                    *value = value.ahead(old, share / (1.0 - share));
                }
                (before, shares) = (None, 0.0..0.0);
            }
            moving = still;
        }
    }

    fn place(&self, state: u32) -> usize {
        self.game.place(self.game.states[state as usize])
    }

    /// Works out the values of positions once. `kept` is given what else comes of each. The largest change, and where there was more than
    /// `moves`.
    fn sweep<V: Value, K: Send>(
        &self,
        values: &mut [V],
        states: &[u32],
        moves: f32,
        work: impl Fn(&[V], usize) -> (V, K) + Sync,
        mut kept: impl FnMut(usize, K),
    ) -> (f32, Vec<u32>) {
        let (mut most, mut moving): (f32, _) = (0.0, Vec::new());
        let mut rest = states;
        for &end in &self.game.sums {
            let (states, behind) = rest.split_at(rest.partition_point(|&state| (state as usize) < end));
            rest = behind;
            let chunks: Vec<&[u32]> = states.chunks(CHUNK).collect();
            let known = &*values;
            let found = |chunk: u64| {
                let states = chunks[chunk as usize].iter();
                states.map(|&state| work(known, state as usize)).collect::<Vec<_>>()
            };
            let found =
                spread(0..chunks.len() as u64, self.threads.min(chunks.len()), || (), |(), at| found(at));
            for (&state, (mean, others)) in states.iter().zip(found.into_iter().flatten()) {
                let value = &mut values[self.place(state)];
                let change = value.change(mean);
                if change > moves {
                    moving.push(state);
                }
                most = most.max(change);
                *value = mean;
                kept(state as usize, others);
            }
        }
        (most, moving)
    }
}
