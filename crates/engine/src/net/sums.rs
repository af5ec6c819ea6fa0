//! First-layer sums, kept and changed.

use alea_tables::Board;

use super::{Net, wide};
use crate::{
    Odds,
    features::{SLOTS, Slots},
};

/// Hardly a board has fewer rows.
const FEW: usize = 20;

/// What a net has added up for a board: its rows and the sums of their weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sums {
    slots: Slots,
    values: Vec<i16>,
}

impl Sums {
    /// Of a board where nothing is true.
    #[must_use]
    pub fn empty(net: &Net) -> Sums {
        Sums { slots: Slots::EMPTY, values: net.weights.first_bias.clone() }
    }

    /// The sums themselves.
    pub(super) fn values(&self) -> &[i16] {
        &self.values
    }

    /// Those of a board, added up from nothing.
    pub fn refresh(&mut self, net: &Net, board: &Board) {
        (net.set().slots)(board, &mut self.slots);
        self.add_up(net);
    }

    fn add_up(&mut self, net: &Net) {
        let rows = Rows::all(net, &self.slots);
        wide::combine(
            net.registers,
            &net.weights.first_bias,
            &net.rows,
            &[],
            rows.listed(),
            &mut self.values,
        );
    }

    /// Those of a board that is read already, from those of another one or from nothing. Both ways give the same sums; the shorter one
    /// is taken.
    fn follow(&mut self, net: &Net, from: &Sums) {
        let changed = wide::differing(net.registers, &from.slots.0, &self.slots.0);
        let (mut removed, mut added) = (Rows::default(), Rows::default());
        removed.extend(&from.slots, changed);
        added.extend(&self.slots, changed);
        let changes = removed.count + added.count;
        if changes > FEW && changes > Rows::all(net, &self.slots).count {
            return self.add_up(net);
        }
        wide::combine(
            net.registers,
            &from.values,
            &net.rows,
            removed.listed(),
            added.listed(),
            &mut self.values,
        );
    }
}

/// Boards that are alike, one after the other, such as those that the turns of a roll lead to.
#[derive(Clone, Debug)]
pub struct Siblings {
    last: Sums,
    next: Sums,
}

impl Siblings {
    /// Starts with nothing known.
    #[must_use]
    pub fn new(net: &Net) -> Siblings {
        Siblings { last: Sums::empty(net), next: Sums::empty(net) }
    }

    /// The five probabilities of a board, each by itself.
    pub fn outputs(&mut self, net: &Net, board: &Board) -> [f32; Odds::COUNT] {
        let next = &mut self.next;
        (net.set().slots)(board, &mut next.slots);
        next.follow(net, &self.last);
        std::mem::swap(&mut self.last, next);
        net.outputs(&self.last)
    }
}

/// Row numbers, as many as there are slots at most.
struct Rows {
    numbers: [u16; SLOTS],
    count: usize,
}

impl Default for Rows {
    fn default() -> Rows {
        Rows { numbers: [0; SLOTS], count: 0 }
    }
}

impl Rows {
    /// Those of a board.
    fn all(net: &Net, slots: &Slots) -> Rows {
        let mut rows = Rows::default();
        rows.extend(slots, wide::differing(net.registers, &slots.0, &Slots::EMPTY.0));
        rows
    }

    /// Adds what the slots of a set hold.
    fn extend(&mut self, slots: &Slots, mut set: u128) {
        while set != 0 {
            let row = slots.0[set.trailing_zeros() as usize];
            set &= set - 1;
            // What is nothing is overwritten by the next one.
            self.numbers[self.count] = row;
            self.count += usize::from(row != 0);
        }
    }

    fn listed(&self) -> &[u16] {
        &self.numbers[..self.count]
    }
}
