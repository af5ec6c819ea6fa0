//! First-layer sums, kept and changed.

use alea_tables::Board;

use super::{Net, kernels::Numbers, wide};
use crate::{Odds, features::Slots};

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
        let removed = Rows::only_in(net, &from.slots, &self.slots);
        let added = Rows::only_in(net, &self.slots, &from.slots);
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
    numbers: Numbers,
    count: usize,
}

impl Rows {
    /// Those of a board.
    fn all(net: &Net, slots: &Slots) -> Rows {
        Rows::only_in(net, slots, &Slots::EMPTY)
    }

    /// Those of a board that another one does not have.
    fn only_in(net: &Net, slots: &Slots, other: &Slots) -> Rows {
        let mut numbers = [0; _];
        let count = wide::only_in(net.registers, &slots.0, &other.0, &mut numbers);
        Rows { numbers, count }
    }

    fn listed(&self) -> &[u16] {
        &self.numbers[..self.count]
    }
}
