//! The positions of a game of few checkers and how they lead to each other.

use alea_tables::{BAR, Board, Half};

use crate::Class;

use super::{
    plays::{Play, Plays},
    sides::{Sides, blocked, seen},
};

/// What the side on roll needs to know of the other one.
#[derive(Copy, Clone, Debug)]
struct Other {
    /// Where it may not land, 0 for nowhere.
    block: u8,
    /// Where blots stand, 0 where there are no more. Both in the numbering of the side on roll.
    blots: [u8; Sides::MOST as usize],
    /// What becomes of the other side if the blots of a set are hit: bit by bit those of `blots`.
    hit: [u16; 1 << Sides::MOST],
}

/// A game of so many checkers a side, by the rules of Hypergammon.
#[derive(Debug)]
pub(super) struct Game {
    pub(super) sides: Sides,
    plays: Plays,
    others: Vec<Other>,
    /// The positions in which both sides still play, as the number of the side on roll and that of the other: fewer pips first.
    pub(super) states: Vec<[u16; 2]>,
    /// Where those of so many pips on both sides begin, and an end.
    pub(super) sums: Vec<usize>,
}

impl Game {
    pub(super) fn new(checkers: u8) -> Game {
        let sides = Sides::new(checkers);
        let others = sides.all().iter().map(|half| other(&sides, *half)).collect();
        let (states, sums) = states(&sides);
        Game { plays: Plays::new(&sides), others, states, sums, sides }
    }

    /// Where the value of a position stands in a table. Positions with one `other` stand side by side: what a side on roll leads to are
    /// few of its own halves, and many of those of the other one.
    #[inline]
    pub(super) fn place(&self, [mover, other]: [u16; 2]) -> usize {
        usize::from(other) * self.sides.count() + usize::from(mover)
    }

    pub(super) fn board(&self, [mover, other]: [u16; 2]) -> Board {
        Board { me: self.sides.all()[usize::from(mover)], you: self.sides.all()[usize::from(other)] }
    }

    /// Whether somebody may still be hit or blocked. Where not, every turn leads to fewer pips.
    pub(super) fn meets(&self, state: [u16; 2]) -> bool {
        Class::of(&self.board(state)).is_contact()
    }

    /// The turns of each roll, and where what they lead to stands in a table, for the other side on roll.
    #[inline]
    pub(super) fn turns(
        &self,
        [mover, other]: [u16; 2],
    ) -> impl Iterator<Item = (&[Play], impl Fn(Play) -> usize + Copy)> {
        let who = &self.others[usize::from(other)];
        let leads = move |play: Play| {
            let bit = |at: usize| (play.touched >> who.blots[at] & 1) << at;
            let hit = who.hit[(bit(0) | bit(1) | bit(2)) as usize];
            self.place([hit, play.side])
        };
        self.plays.of(usize::from(mover), who.block).map(move |plays| (plays, leads))
    }
}

fn other(sides: &Sides, half: Half) -> Other {
    let number = |half| sides.number(half).expect("no checker is lost") as u16;
    let (mut blots, mut count) = ([0; Sides::MOST as usize], 0);
    let alone = half.held() & !half.stacked() & !(1 << BAR);
    let mut left = seen(alone);
    while left != 0 {
        blots[count] = left.trailing_zeros() as u8;
        left &= left - 1;
        count += 1;
    }
    let hit = std::array::from_fn(|set| {
        let places = (0..=BAR).map(|place| {
            let is_hit = blots
                .iter()
                .enumerate()
                .any(|(at, &blot)| set & 1 << at != 0 && blot != 0 && 25 - blot == place);
            (if is_hit { BAR } else { place }, half.count(place))
        });
        number(Half::of(&places.collect::<Vec<_>>()))
    });
    Other { block: blocked(half), blots, hit }
}

fn states(sides: &Sides) -> (Vec<[u16; 2]>, Vec<usize>) {
    let halves = sides.all();
    let most = usize::from(halves.last().map_or(0, |half| half.pips()));
    let firsts: Vec<usize> =
        (0..=most + 1).map(|pips| halves.partition_point(|half| usize::from(half.pips()) < pips)).collect();
    let (mut states, mut sums) = (Vec::new(), vec![0]);
    for sum in 0..=2 * most {
        for (mover, half) in halves.iter().enumerate().skip(1) {
            let Some(rest) =
                sum.checked_sub(usize::from(half.pips())).filter(|rest| (1..=most).contains(rest))
            else {
                continue;
            };
            let free = |other: &usize| seen(halves[*other].held()) & half.held() == 0;
            let others = (firsts[rest]..firsts[rest + 1]).filter(free);
            states.extend(others.map(|other| [mover as u16, other as u16]));
        }
        sums.push(states.len());
    }
    (states, sums)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use alea_tables::{Generator, Hypergammon, OwnTurn, ROLLS, Variant};

    use super::*;
    use crate::Random;

    #[test]
    fn turns_are_those_of_the_rules() {
        let game = Game::new(3);
        assert_eq!(game.sums.last(), Some(&game.states.len()));
        let (mut random, mut turns, mut hits) = (Random::of_game(8, 0), Vec::new(), 0);
        for _ in 0..20_000 {
            let state = game.states[random.below(game.states.len() as u32) as usize];
            let board = game.board(state);
            let generator = Generator::<Hypergammon>::new(Hypergammon::RULES, board, OwnTurn::Later);
            for ((plays, leads), (roll, _)) in game.turns(state).zip(ROLLS) {
                turns.clear();
                generator.turns(roll, &mut turns);
                let number = |half| game.sides.number(half).expect("three checkers") as u16;
                let found: BTreeSet<usize> = plays.iter().map(|play| leads(*play)).collect();
                let wanted: BTreeSet<usize> = turns
                    .iter()
                    .map(|turn| game.place([number(turn.after.you), number(turn.after.me)]))
                    .collect();
                assert_eq!(found, wanted, "{board:?} {roll:?}");
                hits += turns.iter().filter(|turn| turn.after.you != board.you).count();
            }
        }
        assert!(hits > 100_000, "{hits}");
    }

    #[test]
    fn every_position_is_met_once() {
        for checkers in 1..=2 {
            let game = Game::new(checkers);
            let states: BTreeSet<_> = game.states.iter().collect();
            assert_eq!(states.len(), game.states.len());
            // Nobody is off, and nobody stands where the other does.
            let count = game.sides.count() as u16;
            let both = |mover: u16, other: u16| {
                let Board { me, you } = game.board([mover, other]);
                (1..=24).all(|point| me.count(point) == 0 || you.count(25 - point) == 0)
            };
            let possible = (1..count).flat_map(|mover| (1..count).map(move |other| (mover, other)));
            let possible = possible.filter(|&(mover, other)| both(mover, other)).count();
            assert_eq!(states.len(), possible);
            assert!(game.states.is_sorted_by_key(|state| {
                let Board { me, you } = game.board(*state);
                me.pips() + you.pips()
            }));
        }
    }
}
