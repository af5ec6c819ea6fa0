//! What a side of few checkers can play, whoever stands in its way.

use alea_tables::{Board, Generator, Half, Hypergammon, OFF, OwnTurn, ROLLS, START, Turn, Variant};

use super::sides::{Sides, blocked, seen};

/// A turn: what it leads to and the points on which it hits whoever stands there alone, in the numbering of the side that plays it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Play {
    pub(super) touched: u32,
    /// The number of the half that the side comes to.
    pub(super) side: u16,
}

/// The turns of every half, roll by roll, for every point where it may not land.
///
/// Three checkers hold one point at most. Nothing else of the other side changes what is legal, and what is hit follows from the points
/// that a turn lands on: so the rules are asked with a blot on every point, and what they hit there is what a turn touches.
#[derive(Debug)]
pub(super) struct Plays {
    /// By half and by the point where it may not land, 0 for none.
    lists: Vec<u32>,
    /// Where the turns of each roll begin, and an end.
    starts: Vec<[u32; ROLLS.len() + 1]>,
    plays: Vec<Play>,
}

/// The points, and the place 0 for none.
const POINTS: usize = START as usize + 1;

impl Plays {
    pub(super) fn new(sides: &Sides) -> Plays {
        let mut made = Plays { lists: Vec::new(), starts: Vec::new(), plays: Vec::new() };
        let mut turns = Vec::new();
        for &half in sides.all() {
            let free = made.add(sides, half, 0, &mut turns);
            made.lists.push(free);
            for block in 1..=START {
                // Nobody holds a point where the other stands; a game that is over has no turns.
                if half.held() & 1 << block != 0 || half.held() == 0 {
                    made.lists.push(free);
                    continue;
                }
                let list = made.add(sides, half, block, &mut turns);
                // A point where it would not land anyway changes nothing.
                let same = made.same(list, free);
                if same {
                    made.plays.truncate(made.starts[list as usize][0] as usize);
                    made.starts.pop();
                }
                made.lists.push(if same { free } else { list });
            }
        }
        made
    }

    /// Adds the turns of a half that may not land on `block`.
    fn add(&mut self, sides: &Sides, half: Half, block: u8, turns: &mut Vec<Turn>) -> u32 {
        let mut stacks = [(OFF, 0); POINTS];
        for (point, stack) in (1..=START).zip(&mut stacks) {
            *stack = (25 - point, if point == block { 2 } else { 1 });
        }
        let you = Half::of(&stacks);
        debug_assert_eq!(blocked(you), block);
        let rules = Hypergammon::RULES;
        let generator = Generator::<Hypergammon>::new(rules, Board { me: half, you }, OwnTurn::Later);
        let mut starts = [self.plays.len() as u32; ROLLS.len() + 1];
        for (at, (roll, _)) in ROLLS.into_iter().enumerate() {
            if half.held() != 0 {
                turns.clear();
                generator.turns(roll, turns);
                self.plays.extend(turns.iter().map(|turn| Play {
                    touched: seen(you.held() & !turn.after.you.held()),
                    side: sides.number(turn.after.me).expect("no checker is lost") as u16,
                }));
            }
            starts[at + 1] = self.plays.len() as u32;
        }
        self.starts.push(starts);
        self.starts.len() as u32 - 1
    }

    fn same(&self, one: u32, other: u32) -> bool {
        let rolls =
            |list: u32| self.starts[list as usize].windows(2).map(|ends| self.between(ends[0], ends[1]));
        rolls(one).eq(rolls(other))
    }

    fn between(&self, from: u32, to: u32) -> &[Play] {
        &self.plays[from as usize..to as usize]
    }

    /// The turns of the half with this number that may not land on `block`, with each roll in the order of [`ROLLS`].
    #[inline]
    pub(super) fn of(&self, side: usize, block: u8) -> impl Iterator<Item = &[Play]> {
        let starts = &self.starts[self.lists[side * POINTS + usize::from(block)] as usize];
        starts.windows(2).map(|ends| self.between(ends[0], ends[1]))
    }
}
