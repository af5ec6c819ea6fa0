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

/// How many boards may wait for their answer.
const WAITING: usize = 2;

/// Boards that are alike, one after the other, such as those that the turns of a roll lead to.
///
/// A board is [read](Siblings::read) before the one that was read before it is [answered](Siblings::answer): so its rows are on their
/// way from memory meanwhile.
#[derive(Clone, Debug)]
pub struct Siblings {
    /// Of the board that was read last.
    slots: Slots,
    next: Slots,
    /// Of the board that was answered last.
    values: Vec<i16>,
    spare: Vec<i16>,
    /// How those that wait come about, each at its number.
    ways: [Way; WAITING],
    read: usize,
    answered: usize,
}

impl Siblings {
    /// Starts with nothing known.
    #[must_use]
    pub fn new(net: &Net) -> Siblings {
        let Sums { slots, values } = Sums::empty(net);
        let spare = values.clone();
        Siblings { slots, next: slots, values, spare, ways: [Way::NONE; _], read: 0, answered: 0 }
    }

    /// Takes up a board.
    ///
    /// # Panics
    /// Two wait already.
    pub fn read(&mut self, net: &Net, board: &Board) {
        assert!(self.read - self.answered < WAITING, "two boards wait already");
        (net.set().slots)(board, &mut self.next);
        let way = &mut self.ways[self.read % WAITING];
        way.find(net, &self.slots, &self.next);
        wide::fetch(&net.rows, net.width(), way.removed.listed());
        wide::fetch(&net.rows, net.width(), way.added.listed());
        std::mem::swap(&mut self.slots, &mut self.next);
        self.read += 1;
    }

    /// The five probabilities, each by itself, of the board that has waited longest.
    ///
    /// # Panics
    /// None waits.
    pub fn answer(&mut self, net: &Net) -> [f32; Odds::COUNT] {
        assert!(self.answered < self.read, "no board waits");
        let Way { anew, removed, added } = &self.ways[self.answered % WAITING];
        let from = if *anew { &net.weights.first_bias } else { &self.values };
        wide::combine(net.registers, from, &net.rows, removed.listed(), added.listed(), &mut self.spare);
        std::mem::swap(&mut self.values, &mut self.spare);
        self.answered += 1;
        net.outputs_of(&self.values)
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
