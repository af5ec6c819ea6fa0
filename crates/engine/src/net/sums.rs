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
        (net.set().slots)(net.registers, board, &mut self.slots);
        let mut rows = Rows::NONE;
        rows.list(net, &self.slots, &Slots::EMPTY);
        wide::combine(
            net.registers,
            &net.weights.first_bias,
            &net.rows,
            &[],
            rows.listed(),
            &mut self.values,
        );
    }
}

/// How a board comes about from the one that was read before it.
#[derive(Clone, Debug)]
struct Way {
    /// From nothing, and not from the board before.
    anew: bool,
    removed: Rows,
    added: Rows,
}

impl Way {
    const NONE: Way = Way { anew: true, removed: Rows::NONE, added: Rows::NONE };

    /// Both ways give the same sums; the shorter one is taken.
    fn find(&mut self, net: &Net, from: &Slots, to: &Slots) {
        self.removed.list(net, from, to);
        self.added.list(net, to, from);
        let changes = self.removed.count + self.added.count;
        self.anew = changes > FEW && {
            let mut all = Rows::NONE;
            all.list(net, to, &Slots::EMPTY);
            let shorter = all.count < changes;
            if shorter {
                (self.removed.count, self.added) = (0, all);
            }
            shorter
        };
    }
}

/// Boards that are alike, one after the other, such as those that the turns of a roll lead to.
#[derive(Clone, Debug)]
pub struct Siblings {
    last: Sums,
    next: Sums,
    /// From the one to the other, to be written anew for each board.
    way: Way,
}

impl Siblings {
    /// Starts with nothing known.
    #[must_use]
    pub fn new(net: &Net) -> Siblings {
        Siblings { last: Sums::empty(net), next: Sums::empty(net), way: Way::NONE }
    }

    /// The five probabilities of a board, each by itself.
    pub fn outputs(&mut self, net: &Net, board: &Board) -> [f32; Odds::COUNT] {
        let Siblings { last, next, way } = self;
        (net.set().slots)(net.registers, board, &mut next.slots);
        way.find(net, &last.slots, &next.slots);
        let from = if way.anew { &net.weights.first_bias } else { &last.values };
        let (removed, added) = (way.removed.listed(), way.added.listed());
        wide::combine(net.registers, from, &net.rows, removed, added, &mut next.values);
        std::mem::swap(last, next);
        net.outputs(last)
    }
}

/// Row numbers, as many as there are slots at most.
#[derive(Clone, Debug)]
struct Rows {
    numbers: Numbers,
    count: usize,
}

impl Rows {
    const NONE: Rows = Rows { numbers: [0; _], count: 0 };

    /// Lists those of a board that another one does not have.
    fn list(&mut self, net: &Net, slots: &Slots, other: &Slots) {
        self.count = wide::only_in(net.registers, &slots.0, &other.0, &mut self.numbers);
    }

    fn listed(&self) -> &[u16] {
        &self.numbers[..self.count]
    }
}
