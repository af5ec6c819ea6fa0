//! Turns played step by step: what can come next, and what a step does to the sets.
//!
//! Doubles walk through these states, and so do two different dice where their order can matter.

use alloc::vec::Vec;

use arrayvec::ArrayVec;

use super::{BAR_BIT, Generator, HOME, START_BIT};
use crate::{
    board::{BAR, Board, Half, OFF, OUTSIDE, START, places},
    roll::Roll,
    rules::{Contact, HitAndRun, Runner, Variant, WhilePinned},
    step::{mother, win_value},
    turn::{Hop, Hops, Turn, Verdict},
};

/// What holds for the whole of a turn that is played step by step.
#[derive(Copy, Clone)]
pub(super) struct Whole {
    /// Whether checkers may be borne off as far as pins are concerned.
    pub(super) bears: bool,
    /// How many checkers may leave the head.
    pub(super) head: u8,
    /// Whether a pinned mother may end the game in this turn.
    pub(super) mother: bool,
}

/// Where a turn has got to.
#[derive(Copy, Clone)]
pub(super) struct Reached {
    pub(super) me: Half,
    pub(super) you: Half,
    /// Own checkers, the bar included.
    pub(super) held: u32,
    /// Lone enemy checkers not hit so far.
    pub(super) blots: u32,
    pub(super) hops: Hops,
}

/// Places from which a die takes a checker.
#[derive(Copy, Clone)]
pub(super) struct Next {
    /// To another point.
    pub(super) on: u32,
    /// Off the board.
    pub(super) off: u32,
}

impl Next {
    pub(super) const NONE: Next = Next { on: 0, off: 0 };

    pub(super) const fn all(self) -> u32 {
        self.on | self.off
    }

    /// Where `die` takes the checker on `from`, which is one of these places.
    #[inline]
    pub(super) const fn target(self, from: u8, die: u8) -> u8 {
        if self.off >> from & 1 != 0 { OFF } else { from - die }
    }
}

impl Reached {
    #[inline]
    pub(super) fn board(&self) -> Board {
        Board { me: self.me, you: self.you }
    }

    #[inline]
    pub(super) fn turn(&self, end: Option<Verdict>) -> Turn {
        Turn { after: self.board(), hops: self.hops, end }
    }
}

impl<V: Variant> Generator<V> {
    pub(super) fn root(&self) -> Reached {
        let Board { me, you } = self.board;
        Reached { me, you, held: self.held, blots: self.blots, hops: Hops::NONE }
    }

    /// A turn in which neither head nor mother matters.
    pub(super) fn whole(&self) -> Whole {
        let bears = V::CONTACT != Contact::Pin
            || self.rules.bear_off_while_pinned == WhilePinned::Allow
            || self.board.me.pinned() == 0;
        Whole { bears, head: u8::MAX, mother: false }
    }

    /// From where `die` can be played where only single points and bearing off matter. Nobody waits on the bar.
    #[inline]
    pub(super) fn next_plain(&self, at: &Reached, die: u8, turn: &Whole) -> Next {
        let movable = at.held & !self.pinned;
        let mut next = Next { on: self.sources(movable, die), off: 0 };
        if at.held & OUTSIDE == 0 && turn.bears && at.held != 0 {
            let highest = 31 - at.held.leading_zeros() as u8;
            let exact = movable & 1 << die;
            let higher = if highest < die { movable & 1 << highest } else { 0 };
            next.off = exact | higher;
        }
        next
    }

    /// From where `die` can be played, whatever the rules.
    #[inline]
    pub(super) fn next(&self, at: &Reached, die: u8, turn: &Whole) -> Next {
        if V::CONTACT == Contact::Hit && at.held & BAR_BIT != 0 {
            return Next { on: self.sources(BAR_BIT, die), off: 0 };
        }
        let mut next = self.next_plain(at, die, turn);
        match V::CONTACT {
            Contact::Hit if self.rules.hit_and_run == HitAndRun::Forbidden => {
                let hit = self.blots & !at.blots & HOME;
                let bound = places(hit & at.held).filter(|&p| at.me.count(p) == 1);
                let stay = bound.fold(0, |set, p| set | 1 << p);
                next.on &= !stay;
                next.off &= !stay;
            }
            Contact::Block => {
                if turn.head < 4 && self.board.me.count(START) - at.me.count(START) >= turn.head {
                    next.on &= !START_BIT;
                }
                if self.rules.runner == Runner::Pass && at.held & 0x0fff == 0 && at.me.count(OFF) == 0 {
                    next.on &= at.held & at.held.wrapping_neg();
                }
            }
            _ => {}
        }
        next
    }

    /// The state after the step number `index`, from 0, of the turn.
    #[inline]
    pub(super) fn step(&self, at: &Reached, index: u8, from: u8, to: u8) -> Reached {
        let me = at.me.carried(from, to);
        let mut you = at.you;
        let (from_bit, to_bit) = (1u32 << from, 1u32 << to & !1);
        let left = me.is_empty_on(from);
        let gone = if left { from_bit } else { 0 };
        let mut blots = at.blots;
        let mut hop = Hop::new(from, to);
        match V::CONTACT {
            Contact::Hit => {
                if blots & to_bit != 0 {
                    you = you.carried(V::TRAVEL.across(to), BAR);
                    blots &= !to_bit;
                    hop = Hop::hitting(from, to);
                }
            }
            Contact::Pin => you = self.repinned(you, from, left, to),
            Contact::Block => {}
        }
        Reached { me, you, held: at.held & !gone | to_bit, blots, hops: at.hops.with(index, hop) }
    }

    /// The enemy's pins after a step: without branches, since they would be guessed wrong half of the time.
    #[inline]
    pub(super) fn repinned(&self, you: Half, from: u8, left: bool, to: u8) -> Half {
        let freed = u32::from(left) << V::TRAVEL.across(from);
        let caught = (self.blots >> to & 1 & u32::from(to != OFF)) << V::TRAVEL.across(to.max(1));
        you.repinned(freed, caught)
    }

    /// What a step to `to` decides.
    #[inline]
    pub(super) fn end_at(&self, reached: &Reached, to: u8, turn: &Whole) -> Option<Verdict> {
        if to == OFF && reached.held == 0 {
            return Some(win_value::<V>(&self.rules, reached.you));
        }
        if V::CONTACT == Contact::Pin && turn.mother { mother(&self.rules, &reached.board()) } else { None }
    }

    /// Two different dice in both orders, step by step, for turns in which the order of steps can matter.
    #[inline(never)]
    pub(super) fn stepwise(&self, roll: Roll, turn: &Whole, out: &mut Vec<Turn>) {
        let first = out.len();
        let mut seen = Seen::new();
        let mut both = false;
        // Turns of one die: they count if nothing plays both, or if they end the game.
        let mut singles: [ArrayVec<Turn, 16>; 2] = [ArrayVec::new(), ArrayVec::new()];
        let root = self.root();
        let orders = [(roll.high(), roll.low()), (roll.low(), roll.high())];
        for (single, (one, other)) in singles.iter_mut().zip(orders) {
            let next = self.next(&root, one, turn);
            for p in places(next.all()) {
                let to = next.target(p, one);
                let reached = self.step(&root, 0, p, to);
                let end = self.end_at(&reached, to, turn);
                single.push(reached.turn(end));
                if end.is_some() {
                    seen.push(reached.turn(end), first, out);
                    continue;
                }
                let next = self.next(&reached, other, turn);
                for q in places(next.all()) {
                    let to = next.target(q, other);
                    let reached = self.step(&reached, 1, q, to);
                    both = true;
                    seen.push(reached.turn(self.end_at(&reached, to, turn)), first, out);
                }
            }
        }
        if both {
            return;
        }
        let [by_high, by_low] = singles;
        for turn in if by_high.is_empty() { by_low } else { by_high } {
            seen.push(turn, first, out);
        }
        if out.len() == first {
            out.push(root.turn(None));
        }
    }
}

/// Finds boards already listed, with a small table of their places in the list.
struct Seen([u16; Seen::SLOTS]);

impl Seen {
    /// Two dice in both orders give less than 2 * 15 * 15 turns, and half of them are met twice.
    const SLOTS: usize = 512;

    fn new() -> Seen {
        Seen([0; Seen::SLOTS])
    }

    /// Appends `turn` to the list that begins at `first`, unless its board is in it. A last checker that either die bears off,
    /// or both one after the other, is listed as playing both: as many dice as possible.
    #[inline]
    fn push(&mut self, turn: Turn, first: usize, out: &mut Vec<Turn>) {
        let (me, you) = (turn.after.me.bits(), turn.after.you.bits());
        let word = me as u64 ^ ((me >> 64) as u64).rotate_left(23) ^ (you as u64).rotate_left(41);
        let mut slot = (word.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 55) as usize;
        loop {
            match self.0[slot] {
                0 => break,
                at if out[first + usize::from(at) - 1].after == turn.after => {
                    let known = &mut out[first + usize::from(at) - 1];
                    if turn.end.is_some() && turn.hops.len() > known.hops.len() {
                        known.hops = turn.hops;
                    }
                    return;
                }
                _ => slot = (slot + 1) % Seen::SLOTS,
            }
        }
        out.push(turn);
        self.0[slot] = (out.len() - first) as u16;
    }
}
