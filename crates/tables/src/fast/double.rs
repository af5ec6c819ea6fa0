//! Doubles: each multiset of steps once, from the highest point down.

use alloc::vec::Vec;

use super::{
    BAR_BIT, Generator, START_BIT,
    stepwise::{Next, Reached, Whole},
};
use crate::{
    board::{BAR, Board, OUTSIDE, START, places},
    roll::Roll,
    rules::{BearOff, Contact, HitAndRun, Mother, PrimeCheck, Variant},
    step::TurnStart,
    turn::{Hop, Turn, Verdict},
};

impl<V: Variant> Generator<V> {
    /// A double. Gives `false` where the careful generator has to speak.
    pub(super) fn double(&self, die: u8, out: &mut Vec<Turn>) -> bool {
        let roll = Roll::of_double(die);
        if self.rules.bear_off == BearOff::TakeHighest && (self.held & OUTSIDE).count_ones() <= 4 {
            return false;
        }
        let first = out.len();
        match V::CONTACT {
            Contact::Hit => {
                let turn = self.whole();
                if self.rules.hit_and_run == HitAndRun::Forbidden {
                    self.descend::<true>(die, turn, out);
                } else {
                    self.descend::<false>(die, turn, out);
                }
                true
            }
            Contact::Pin => {
                let mother = self.rules.mother != Mother::None && self.mother_may_speak(self.reach(die), 4);
                let turn = Whole { mother, ..self.whole() };
                if !mother {
                    self.descend::<false>(die, turn, out);
                    return true;
                }
                let outside = places(self.held & OUTSIDE).map(|p| self.board.me.count(p)).sum::<u8>();
                if outside < 4 {
                    // Bearing off could come before the pin or after it.
                    return false;
                }
                self.descend::<true>(die, turn, out);
                true
            }
            Contact::Block => {
                if self.first_runs() {
                    return false;
                }
                let start = TurnStart::new::<V>(self.rules, self.board, self.own_turn, roll);
                if start.trapped.is_some()
                    || start.block_may_speak::<V>(&self.board, self.held | self.reach(die))
                {
                    return false;
                }
                let limits = start.limits_may_speak(&self.board, 4);
                if limits && self.rules.primes.check == PrimeCheck::EachStep {
                    return false;
                }
                let turn = Whole { head: start.head_limit, ..self.whole() };
                if start.head_limit < 4 {
                    self.descend::<true>(die, turn, out);
                } else {
                    self.descend::<false>(die, turn, out);
                }
                !limits || self.limits_hold(roll, &out[first..])
            }
        }
    }

    /// Every point that a checker can newly stand on within four steps of `die`.
    fn reach(&self, die: u8) -> u32 {
        let (mut at, mut reach) = (self.held & !self.pinned, 0);
        for _ in 0..4 {
            at = self.sources(at, die) >> die;
            reach |= at;
        }
        reach
    }

    /// Lists the turns. `SPECIAL` says that a rule may speak which is no matter of single points: a checker that hit and
    /// stays, a mother, the head.
    fn descend<const SPECIAL: bool>(&self, die: u8, turn: Whole, out: &mut Vec<Turn>) {
        let mut at = self.root();
        let mut dice = 0;
        while V::CONTACT == Contact::Hit
            && dice < 4
            && at.held & BAR_BIT != 0
            && self.open >> (BAR - die) & 1 != 0
        {
            at = self.step(&at, dice, BAR, BAR - die);
            dice += 1;
        }
        let mut descent = Descent::<V, SPECIAL> { all: self, die, turn, first: out.len(), most: 0, out };
        let stuck = V::CONTACT == Contact::Hit && at.held & BAR_BIT != 0;
        let next = if stuck || dice == 4 { Next::NONE } else { descent.next(&at) };
        match (next.all(), dice) {
            (0, _) => descent.end(&at, dice, None),
            (all, 3) => descent.last(&at, next, all),
            (all, _) => descent.from(&at, dice, next, all),
        }
    }
}

/// The walk through the turns of a double.
struct Descent<'a, V: Variant, const SPECIAL: bool> {
    all: &'a Generator<V>,
    die: u8,
    turn: Whole,
    /// Where this roll's turns begin in `out`.
    first: usize,
    /// The most dice that any turn played so far.
    most: u8,
    out: &'a mut Vec<Turn>,
}

impl<V: Variant, const SPECIAL: bool> Descent<'_, V, SPECIAL> {
    #[inline]
    fn next(&self, at: &Reached) -> Next {
        if SPECIAL {
            self.all.next(at, self.die, &self.turn)
        } else {
            self.all.next_plain(at, self.die, &self.turn)
        }
    }

    /// Goes on from `at`, where `dice` are played, with a checker from each of the places `here` of `next`. Steps go from the
    /// highest place down: below a step only places not above it are tried.
    #[inline(always)]
    fn from(&mut self, at: &Reached, dice: u8, next: Next, here: u32) {
        // The three depths are three functions, so that each knows its own at compile time: a tenth faster.
        match dice {
            0 => self.level::<0>(at, next, here),
            1 => self.level::<1>(at, next, here),
            _ => self.level::<2>(at, next, here),
        }
    }

    fn level<const DICE: u8>(&mut self, at: &Reached, next: Next, here: u32) {
        for p in places(here) {
            let to = next.target(p, self.die);
            if !SPECIAL && self.most == 4 && here & ((1 << p) - 1) == 0 && self.leads_nowhere(at, next, p) {
                break;
            }
            let reached = self.all.step(at, DICE, p, to);
            let end = if SPECIAL || next.off != 0 { self.all.end_at(&reached, to, &self.turn) } else { None };
            if end.is_some() {
                self.end(&reached, DICE + 1, end);
                continue;
            }
            let next = self.next(&reached);
            let below = 1u32 << p | ((1 << p) - 1);
            let mut here = next.all() & below;
            if SPECIAL && V::CONTACT == Contact::Pin && self.turn.mother && reached.you.is_pinned(START) {
                here &= !self.leave_last(&reached, DICE + 1, next);
            }
            if here == 0 {
                self.end(&reached, DICE + 1, None);
            } else if DICE == 2 {
                self.last(&reached, next, here);
            } else {
                self.from(&reached, DICE + 1, next, here);
            }
        }
    }

    /// Whether after a step from `p`, the lowest place to step from, nothing more can be played: nobody is left there, the
    /// checker itself goes no further, and others are still outside. Where four dice can be played that is no turn.
    #[inline]
    fn leads_nowhere(&self, at: &Reached, next: Next, p: u8) -> bool {
        let others_outside = at.held & OUTSIDE & !(1 << p) != 0;
        let goes_on = p > 2 * self.die && self.all.open >> (p - 2 * self.die) & 1 != 0;
        next.off == 0 && others_outside && !goes_on && at.me.count(p) == 1
    }

    /// Plays the end of the game by the last own checker that leaves the start, the enemy mother being pinned. All the
    /// steps before it have been taken, in whatever order, and it comes after the lower ones: so it is looked for at
    /// every place of the descent. Gives the start if it is not to be left in any other way from here.
    fn leave_last(&mut self, at: &Reached, dice: u8, next: Next) -> u32 {
        if at.me.count(START) != 1 || next.on & START_BIT == 0 {
            return 0;
        }
        // One checker that pins the mother last of all ends the game too: the descent finds that by itself.
        let pinned_before = self.all.board.you.is_pinned(START);
        if pinned_before || at.me.count(1) >= self.all.board.me.count(1) + 2 {
            let to = START - self.die;
            let reached = self.all.step(at, dice, START, to);
            let end = self.all.end_at(&reached, to, &self.turn);
            self.end(&reached, dice + 1, end);
        }
        START_BIT
    }

    /// The fourth step: every place of `here` completes a turn.
    #[inline(always)]
    fn last(&mut self, at: &Reached, next: Next, here: u32) {
        self.play_more(4);
        // Most steps hit nothing and bear nothing off.
        let touching = match V::CONTACT {
            Contact::Hit => next.off | at.blots << self.die,
            Contact::Pin if !self.turn.mother => next.off,
            Contact::Pin => !0,
            Contact::Block => next.off,
        };
        for p in places(here & !touching) {
            let to = p - self.die;
            let me = at.me.stepped(p, self.die);
            let you = match V::CONTACT {
                Contact::Pin => self.all.repinned(at.you, p, me.is_empty_on(p), to),
                Contact::Hit | Contact::Block => at.you,
            };
            let after = Board { me, you };
            self.out.push(Turn { after, hops: at.hops.with(3, Hop::new(p, to)), end: None });
        }
        for p in places(here & touching) {
            let to = next.target(p, self.die);
            let reached = self.all.step(at, 3, p, to);
            let end = if SPECIAL || next.off != 0 { self.all.end_at(&reached, to, &self.turn) } else { None };
            self.out.push(reached.turn(end));
        }
    }

    /// Nothing more can be played from here down. That counts if nobody has played more: where a higher checker could
    /// still move, the same steps in descending order do play more. A turn that ends the game counts anyway.
    #[inline]
    fn end(&mut self, at: &Reached, dice: u8, end: Option<Verdict>) {
        if dice < self.most && end.is_none() {
            return;
        }
        self.play_more(dice);
        self.out.push(at.turn(end));
    }

    /// Where so many dice can be played, turns of fewer are no turns, unless they end the game.
    #[inline]
    fn play_more(&mut self, dice: u8) {
        if dice > self.most {
            self.most = dice;
            self.keep_ends();
        }
    }

    #[cold]
    fn keep_ends(&mut self) {
        let mut kept = self.first;
        for i in self.first..self.out.len() {
            if self.out[i].end.is_some() {
                self.out.swap(kept, i);
                kept += 1;
            }
        }
        self.out.truncate(kept);
    }
}
