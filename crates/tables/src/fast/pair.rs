//! Two different dice: pairs of steps by two checkers, and journeys of one.

use alloc::vec::Vec;

use super::{BAR_BIT, Generator, HOME, stepwise::Whole};
use crate::{
    board::{BAR, Board, Half, OUTSIDE, START, places},
    roll::Roll,
    rules::{BearOff, Contact, Head, HitAndRun, PrimeCheck, Variant},
    step::TurnStart,
    turn::{Hop, Hops, Turn},
};

impl<V: Variant> Generator<V> {
    /// Two different dice. Gives `false` where the careful generator has to speak.
    #[inline]
    pub(super) fn pair(&self, roll: Roll, out: &mut Vec<Turn>) -> bool {
        let (high, low) = (roll.high(), roll.low());
        let outside = self.held & OUTSIDE;
        // At most one checker outside: something may be borne off.
        let mut in_order = outside.count_ones() <= 1 && outside & !self.single == 0;
        if in_order && self.rules.bear_off == BearOff::TakeHighest {
            return false;
        }
        let mut mother = false;
        let mut head = u8::MAX;
        let movable = self.held & !self.pinned;
        let by_high = self.sources(movable, high);
        let by_low = self.sources(movable, low);
        let through = self.open << (high + low);
        let mut chain_high = by_high & through;
        let mut chain_low = by_low & through;
        let bar = if V::CONTACT == Contact::Hit { self.board.me.count(BAR) } else { 0 };

        let mut limits = false;
        match V::CONTACT {
            Contact::Hit => {
                if bar > 0 {
                    if bar > 1 {
                        return self.enter_both(by_high, by_low, roll, out);
                    }
                    chain_high &= BAR_BIT;
                    chain_low &= BAR_BIT;
                }
                if self.rules.hit_and_run == HitAndRun::Forbidden {
                    // Who hits at home on the way stays there.
                    chain_high &= !((self.blots & HOME) << high);
                    chain_low &= !((self.blots & HOME) << low);
                }
            }
            Contact::Pin => {
                let reach = by_high >> high | by_low >> low | (chain_high | chain_low) >> (high + low);
                mother = self.mother_may_speak(reach, 2);
                in_order |= mother;
            }
            Contact::Block => {
                let start = TurnStart::new::<V>(self.rules, self.board, self.own_turn, roll);
                let reach = by_high >> high | by_low >> low | (chain_high | chain_low) >> (high + low);
                if start.trapped.is_some() || start.block_may_speak::<V>(&self.board, self.held | reach) {
                    return false;
                }
                in_order |= self.first_runs();
                head = start.head_limit;
                limits = start.limits_may_speak(&self.board, 2);
                if limits && self.rules.primes.check == PrimeCheck::EachStep {
                    return false;
                }
            }
        }
        let first = out.len();
        if in_order {
            self.stepwise(roll, &Whole { head, mother, ..self.whole() }, out);
            return !limits || self.limits_hold(roll, &out[first..]);
        }
        let one_head = V::CONTACT == Contact::Block && self.rules.head != Head::Free;

        for p in places(by_high) {
            let p_bit = 1u32 << p;
            let t = p - high;
            // Left out: `q` one checker on from `p` or `p` one on from `q`, which are journeys.
            let mut partners = by_low & !(1 << t) & !(p_bit << low);
            if self.single & p_bit != 0 || (one_head && p == START) {
                partners &= !p_bit;
            }
            if bar > 0 {
                partners &= if p == BAR { !BAR_BIT } else { BAR_BIT };
            }
            if partners == 0 {
                continue;
            }
            let (me, you, hop) = self.play(self.board.me, self.board.you, p, t, self.single);
            let first = Hops::one(hop);
            // Most second steps touch no enemy checker.
            let touching = match V::CONTACT {
                Contact::Hit => (self.blots & !(1 << t)) << low | BAR_BIT,
                Contact::Pin => self.blots << low | self.single | p_bit,
                Contact::Block => 0,
            };
            for q in places(partners & !touching) {
                let u = q - low;
                let hops = first.with(1, Hop::new(q, u));
                out.push(Turn { after: Board { me: me.stepped(q, low), you }, hops, end: None });
            }
            for q in places(partners & touching) {
                let u = q - low;
                let alone = if q == p { self.lone_after(me, q) } else { self.single };
                let (me, you, other) = self.play_after(me, you, q, u, alone, t);
                let hops = if q == BAR { Hops::two(other, hop) } else { first.with(1, other) };
                out.push(Turn { after: Board { me, you }, hops, end: None });
            }
        }
        // Who touches nobody on the way plays both dice in one journey, the larger first if it can.
        let watched = if V::CONTACT == Contact::Hit { self.blots } else { 0 };
        let (quiet_high, quiet_low) = (chain_high & !(watched << high), chain_low & !(watched << low));
        let landing =
            if V::CONTACT == Contact::Block { 0 } else { self.blots << (high + low) | self.freeing() };
        let quiet = quiet_high | quiet_low;
        for p in places(quiet & !landing) {
            let via = if quiet_high >> p & 1 != 0 { p - high } else { p - low };
            let after = Board { me: self.board.me.stepped(p, high + low), you: self.board.you };
            let hops = Hops::two(Hop::new(p, via), Hop::new(via, p - high - low));
            out.push(Turn { after, hops, end: None });
        }
        for p in places(quiet & landing) {
            let via = if quiet_high >> p & 1 != 0 { p - high } else { p - low };
            self.journey(p, via, p - high - low, out);
        }
        if V::CONTACT == Contact::Hit {
            for p in places(chain_high & !quiet_high) {
                self.journey(p, p - high, p - high - low, out);
            }
            for p in places(chain_low & !quiet_low) {
                self.journey(p, p - low, p - high - low, out);
            }
        }
        if out.len() == first {
            let only = if bar > 0 { BAR_BIT } else { !0 };
            self.one_die(by_high & only, by_low & only, roll, out);
        }
        !limits || self.limits_hold(roll, &out[first..])
    }

    /// Places whose last checker frees an enemy one by leaving.
    #[inline]
    fn freeing(&self) -> u32 {
        if V::CONTACT == Contact::Pin { self.single } else { 0 }
    }

    /// One checker plays both dice.
    #[inline]
    fn journey(&self, from: u8, via: u8, to: u8, out: &mut Vec<Turn>) {
        let (me, you) = (self.board.me, self.board.you);
        if V::CONTACT == Contact::Hit {
            let (me, you, first) = self.play(me, you, from, via, 0);
            let (me, you, second) = self.play(me, you, via, to, 0);
            out.push(Turn { after: Board { me, you }, hops: Hops::two(first, second), end: None });
        } else {
            // Nothing stays of having rested on `via`.
            let (me, you, _) = self.play(me, you, from, to, self.single);
            let hops = Hops::two(Hop::new(from, via), Hop::new(via, to));
            out.push(Turn { after: Board { me, you }, hops, end: None });
        }
    }

    /// Only one die can be played: the larger if it can.
    fn one_die(&self, by_high: u32, by_low: u32, roll: Roll, out: &mut Vec<Turn>) {
        let (sources, die) = match (by_high, by_low) {
            (0, 0) => {
                out.push(Turn { after: self.board, hops: Hops::NONE, end: None });
                return;
            }
            (0, by_low) => (by_low, roll.low()),
            (by_high, _) => (by_high, roll.high()),
        };
        for p in places(sources) {
            let (me, you, hop) = self.play(self.board.me, self.board.you, p, p - die, self.single);
            out.push(Turn { after: Board { me, you }, hops: Hops::one(hop), end: None });
        }
    }

    /// Two or more wait on the bar: both dice enter, or one, or none.
    fn enter_both(&self, by_high: u32, by_low: u32, roll: Roll, out: &mut Vec<Turn>) -> bool {
        if by_high & by_low & BAR_BIT == 0 {
            self.one_die(by_high & BAR_BIT, by_low & BAR_BIT, roll, out);
            return true;
        }
        let (me, you, first) = self.play(self.board.me, self.board.you, BAR, BAR - roll.high(), 0);
        let (me, you, second) = self.play(me, you, BAR, BAR - roll.low(), 0);
        out.push(Turn { after: Board { me, you }, hops: Hops::two(first, second), end: None });
        true
    }

    /// A step of a second checker after one that landed on `taken`.
    #[inline]
    fn play_after(&self, me: Half, you: Half, from: u8, to: u8, single: u32, taken: u8) -> (Half, Half, Hop) {
        if V::CONTACT == Contact::Hit && to == taken {
            return (me.carried(from, to), you, Hop::new(from, to));
        }
        self.play(me, you, from, to, single)
    }

    /// The set that says whether the checker still on `point` is alone there.
    #[inline]
    fn lone_after(&self, me: Half, point: u8) -> u32 {
        if V::CONTACT == Contact::Pin && me.count(point) == 1 { 1 << point } else { 0 }
    }

    /// Moves a checker and does to the enemy what that does. `single` holds the points whose last checker leaves. Asks only the
    /// sets of the start of the turn: `to` must not have been touched in it.
    #[inline]
    fn play(&self, me: Half, you: Half, from: u8, to: u8, single: u32) -> (Half, Half, Hop) {
        let me = me.carried(from, to);
        let touched = self.blots >> to & 1 != 0;
        match V::CONTACT {
            Contact::Hit if touched => (me, you.carried(V::TRAVEL.across(to), BAR), Hop::hitting(from, to)),
            Contact::Pin => {
                let you = if single >> from & 1 != 0 { you.without_pin(V::TRAVEL.across(from)) } else { you };
                let you = if touched { you.with_pin(V::TRAVEL.across(to)) } else { you };
                (me, you, Hop::new(from, to))
            }
            _ => (me, you, Hop::new(from, to)),
        }
    }
}
