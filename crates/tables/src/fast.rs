//! The fast generator: the turns of a roll straight from sets of points, each resulting board once, nothing compared.
//!
//! Why no duplicates arise. With two different dice a turn is a pair of steps by two checkers, or one checker that plays
//! both. Two pairs lead to the same own checkers only if they are the same pair, or if one step ends where the other
//! begins, which is one checker playing both dice: such pairs are left out and the journeys listed by themselves. A
//! journey over either of two points is one turn unless a checker is hit on the way. With a double every turn is a
//! multiset of steps, and played from the highest point down it is met once; an order that is legal at all is legal so.
//! Pinned and hit enemy checkers follow from the own ones and from the points touched.
//!
//! Where a turn may bear off with two different dice, or where a rule could speak that is not a matter of single points
//! (a mother about to be pinned, primes, the runner, `take_highest`), [`crate::search`] takes over. The tests hold both against
//! each other and against an oracle that knows neither.

use alloc::vec::Vec;

use crate::{
    board::{BAR, Board, Half, OFF, OUTSIDE, POINTS, START, places},
    roll::Roll,
    rules::{BearOff, Contact, Head, HitAndRun, Mother, PrimeCheck, Rules, Runner, Variant, WhilePinned},
    search::Search,
    step::{TurnStart, mother, win_value},
    turn::{Hop, Hops, Turn, Verdict},
};

const BAR_BIT: u32 = 1 << BAR;
const START_BIT: u32 = 1 << START;
const HOME: u32 = 0x7e;

/// A board with the sets of points that its 21 rolls share. All sets are in the mover's numbering.
#[derive(Clone, Debug)]
pub struct Generator<V: Variant> {
    rules: Rules,
    board: Board,
    first_turn: bool,
    /// Own checkers, the bar included.
    held: u32,
    /// Own checkers that are not pinned, the bar included.
    movable: u32,
    /// Points with exactly one own checker.
    single: u32,
    /// Points where a checker may land.
    open: u32,
    /// Points with a lone enemy checker that landing there hits or pins.
    blots: u32,
    variant: core::marker::PhantomData<V>,
}

impl<V: Variant> Generator<V> {
    /// Prepares `board`. `first_turn` says whether it is the mover's first turn, which matters to few games.
    #[must_use]
    pub fn new(rules: Rules, board: Board, first_turn: bool) -> Generator<V> {
        let held = board.me.held();
        let single = held & !board.me.stacked();
        let theirs = board.you.held();
        let across = |set| V::TRAVEL.across_all(set);
        let (movable, open, blots) = match V::CONTACT {
            Contact::Hit => {
                let towers = board.you.stacked();
                (held, !across(towers), across(theirs & !towers))
            }
            Contact::Pin => {
                let towers = board.you.stacked();
                let pinned = board.me.pinned();
                (held & !pinned, !(across(towers) | pinned), across(theirs & !towers) & !pinned)
            }
            Contact::Block => (held, !across(theirs), 0),
        };
        let open = open & POINTS;
        Generator {
            rules,
            board,
            first_turn,
            held,
            movable,
            single,
            open,
            blots,
            variant: core::marker::PhantomData,
        }
    }

    /// Appends every legal turn of `roll`, once per resulting board; one without hops if nothing can be played.
    pub fn turns(&self, roll: Roll, out: &mut Vec<Turn>) {
        let first = out.len();
        let sound = if roll.is_double() { self.double(roll.high(), out) } else { self.pair(roll, out) };
        if !sound {
            out.truncate(first);
            let start = TurnStart::new::<V>(self.rules, self.board, self.first_turn, roll);
            Search::<V>::turns(start, roll, out);
        }
    }

    /// Points from which a die takes a checker to an open point.
    #[inline]
    fn sources(&self, movable: u32, die: u8) -> u32 {
        movable & self.open << die
    }

    /// Whether a game-ending pin could happen within the turn, which lands on no other points than `reach`.
    #[inline]
    fn mother_may_speak(&self, reach: u32, dice: u8) -> bool {
        if self.rules.mother == Mother::None || self.board.you.count(START) != 1 {
            return false;
        }
        // As long as own checkers are left at the start, a pinned mother ends nothing.
        let waived = self.rules.mother == Mother::ImmediateWithWaiver && self.board.me.count(START) > dice;
        !waived && (self.board.you.is_pinned(START) || reach & 1 << 1 != 0)
    }

    /// Two different dice. Gives `false` where the careful generator has to speak.
    #[inline]
    fn pair(&self, roll: Roll, out: &mut Vec<Turn>) -> bool {
        let (high, low) = (roll.high(), roll.low());
        let outside = self.held & OUTSIDE;
        // At most one checker outside: something may be borne off.
        let mut in_order = outside.count_ones() <= 1 && outside & !self.single == 0;
        if in_order && self.rules.bear_off == BearOff::TakeHighest {
            return false;
        }
        let mut mother = false;
        let mut head = u8::MAX;
        let by_high = self.sources(self.movable, high);
        let by_low = self.sources(self.movable, low);
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
                let start = TurnStart::new::<V>(self.rules, self.board, self.first_turn, roll);
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
            self.stepwise(roll, &self.whole(head, mother), out);
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
                out.push(Turn { after: Board { me: me.carried(q, u), you }, hops, end: None });
            }
            for q in places(partners & touching) {
                let u = q - low;
                let alone = if q == p { self.lone_after(me, q) } else { self.single };
                let (me, you, other) = self.play_after(me, you, q, u, alone, t);
                let hops = if q == BAR { Hops::two(other, hop) } else { first.with(1, other) };
                out.push(Turn { after: Board { me, you }, hops, end: None });
            }
        }
        for p in places(chain_high | chain_low) {
            let p_bit = 1u32 << p;
            let via_high = chain_high & p_bit != 0;
            let via_low = chain_low & p_bit != 0;
            let end = p - high - low;
            let hit_high = V::CONTACT == Contact::Hit && self.blots >> (p - high) & 1 != 0;
            let hit_low = V::CONTACT == Contact::Hit && self.blots >> (p - low) & 1 != 0;
            if via_high {
                self.journey(p, p - high, end, out);
            }
            if via_low && (!via_high || hit_high || hit_low) {
                self.journey(p, p - low, end, out);
            }
        }
        if out.len() == first {
            self.one_die(by_high, by_low, bar > 0, roll, out);
        }
        !limits || self.limits_hold(roll, &out[first..])
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
    fn one_die(&self, by_high: u32, by_low: u32, entering: bool, roll: Roll, out: &mut Vec<Turn>) {
        let only = if entering { BAR_BIT } else { !0 };
        let (sources, die) = match (by_high & only, by_low & only) {
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
            self.one_die(by_high, by_low, true, roll, out);
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

    /// Whether the runner rule holds ("docs/rules/fevga.en.md, runner").
    #[inline]
    fn first_runs(&self) -> bool {
        self.rules.runner == Runner::Pass && self.held & 0x0fff == 0 && self.board.me.count(OFF) == 0
    }

    /// Whether all turns keep the limits on points held. If one does not, shorter turns may have become legal.
    fn limits_hold(&self, roll: Roll, turns: &[Turn]) -> bool {
        let start = TurnStart::new::<V>(self.rules, self.board, self.first_turn, roll);
        turns.iter().all(|turn| start.end_fault::<V>(&turn.after).is_none())
    }

    /// A double. Gives `false` where the careful generator has to speak.
    fn double(&self, die: u8, out: &mut Vec<Turn>) -> bool {
        let mut limits = false;
        let mut head = u8::MAX;
        let mut mother = false;
        let roll = Roll::of_double(die);
        if self.rules.bear_off == BearOff::TakeHighest && (self.held & OUTSIDE).count_ones() <= 4 {
            return false;
        }
        match V::CONTACT {
            Contact::Hit => {}
            Contact::Pin => {
                mother = self.rules.mother != Mother::None && self.mother_may_speak(self.reach(die), 4);
                let outside = places(self.held & OUTSIDE).map(|p| self.board.me.count(p)).sum::<u8>();
                if mother && outside < 4 {
                    // Bearing off could come before the pin or after it.
                    return false;
                }
            }
            Contact::Block => {
                if self.first_runs() {
                    return false;
                }
                let start = TurnStart::new::<V>(self.rules, self.board, self.first_turn, roll);
                head = start.head_limit;
                if start.trapped.is_some()
                    || start.block_may_speak::<V>(&self.board, self.held | self.reach(die))
                {
                    return false;
                }
                limits = start.limits_may_speak(&self.board, 4);
                if limits && self.rules.primes.check == PrimeCheck::EachStep {
                    return false;
                }
            }
        }
        let turn = self.whole(head, mother);
        let first = out.len();
        let mut descent = Descent { all: self, die, turn, first, most: 0, out };
        descent.from(&self.root());
        !limits || self.limits_hold(roll, &out[first..])
    }

    /// Every point that a checker can newly stand on within four steps of `die`.
    fn reach(&self, die: u8) -> u32 {
        let (mut at, mut reach) = (self.movable, 0);
        for _ in 0..4 {
            at = self.sources(at, die) >> die;
            reach |= at;
        }
        reach
    }
}

/// What holds for the whole of a turn that is played step by step.
#[derive(Copy, Clone)]
struct Whole {
    /// Whether checkers may be borne off as far as pins are concerned.
    bears: bool,
    /// How many checkers may leave the head.
    head: u8,
    /// Whether a pinned mother may end the game in this turn.
    mother: bool,
}

/// Where a turn has got to.
#[derive(Clone)]
struct Reached {
    me: Half,
    you: Half,
    held: u32,
    movable: u32,
    /// Points where something was hit in this turn.
    hit: u32,
    /// Places not above the last step's: the steps of a double go from the highest place down.
    below: u32,
    hops: Hops,
    dice: u8,
}

impl Reached {
    fn board(&self) -> Board {
        Board { me: self.me, you: self.you }
    }
}

/// Turns played step by step.
impl<V: Variant> Generator<V> {
    fn root(&self) -> Reached {
        Reached {
            me: self.board.me,
            you: self.board.you,
            held: self.held,
            movable: self.movable,
            hit: 0,
            below: !0,
            hops: Hops::NONE,
            dice: 0,
        }
    }

    fn whole(&self, head: u8, mother: bool) -> Whole {
        let bears = V::CONTACT != Contact::Pin
            || self.rules.bear_off_while_pinned == WhilePinned::Allow
            || self.board.me.pinned() == 0;
        Whole { bears, head, mother }
    }

    /// From where `die` takes a checker to another point, and from where off the board.
    #[inline]
    fn next(&self, at: &Reached, die: u8, turn: &Whole) -> (u32, u32) {
        let mut sources = self.sources(at.movable, die);
        let mut off = 0;
        if V::CONTACT == Contact::Hit && at.held & BAR_BIT != 0 {
            return (sources & BAR_BIT, 0);
        }
        if at.held & OUTSIDE == 0 && turn.bears && at.held != 0 {
            let highest = 31 - at.held.leading_zeros() as u8;
            let exact = at.movable & 1 << die;
            let higher = if highest < die { at.movable & 1 << highest } else { 0 };
            off = exact | higher;
        }
        match V::CONTACT {
            Contact::Hit if self.rules.hit_and_run == HitAndRun::Forbidden => {
                let bound = places(at.hit & HOME).filter(|&p| at.me.count(p) == 1);
                let stay = bound.fold(0, |set, p| set | 1 << p);
                sources &= !stay;
                off &= !stay;
            }
            Contact::Block => {
                if turn.head < 4 && self.board.me.count(START) - at.me.count(START) >= turn.head {
                    sources &= !START_BIT;
                }
                if self.rules.runner == Runner::Pass && at.held & 0x0fff == 0 && at.me.count(OFF) == 0 {
                    sources &= at.held & at.held.wrapping_neg();
                }
            }
            _ => {}
        }
        (sources, off)
    }

    #[inline]
    fn step(&self, at: &Reached, from: u8, to: u8) -> Reached {
        let me = at.me.carried(from, to);
        let mut you = at.you;
        let (from_bit, to_bit) = (1u32 << from, 1u32 << to & !1);
        let left = me.count(from) == 0;
        let gone = if left { from_bit } else { 0 };
        let mut hit = at.hit;
        let mut hop = Hop::new(from, to);
        match V::CONTACT {
            Contact::Hit => {
                if self.blots & !at.hit & to_bit != 0 {
                    you = you.carried(V::TRAVEL.across(to), BAR);
                    hit |= to_bit;
                    hop = Hop::hitting(from, to);
                }
            }
            Contact::Pin => {
                if left {
                    you = you.without_pin(V::TRAVEL.across(from));
                }
                if self.blots & to_bit != 0 {
                    you = you.with_pin(V::TRAVEL.across(to));
                }
            }
            Contact::Block => {}
        }
        Reached {
            me,
            you,
            held: at.held & !gone | to_bit,
            movable: at.movable & !gone | to_bit,
            hit,
            below: from_bit | (from_bit - 1),
            hops: at.hops.with(at.dice, hop),
            dice: at.dice + 1,
        }
    }

    /// What a step to `to` decides.
    #[inline]
    fn end_at(&self, reached: &Reached, to: u8, turn: &Whole) -> Option<Verdict> {
        if to == OFF && reached.held == 0 {
            return Some(win_value::<V>(&self.rules, reached.you));
        }
        if V::CONTACT == Contact::Pin && turn.mother { mother(&self.rules, &reached.board()) } else { None }
    }

    /// Two different dice in both orders, step by step, for turns in which the order of steps can matter.
    #[inline(never)]
    fn stepwise(&self, roll: Roll, turn: &Whole, out: &mut Vec<Turn>) {
        let first = out.len();
        let mut seen = Seen::new();
        let mut both = false;
        // Ends of the game by one die; other turns of one die count only if none plays both.
        let mut singles: [Vec<Turn>; 2] = [Vec::new(), Vec::new()];
        let root = self.root();
        for (single, (one, other)) in
            singles.iter_mut().zip([(roll.high(), roll.low()), (roll.low(), roll.high())])
        {
            let (sources, off) = self.next(&root, one, turn);
            for p in places(sources | off) {
                let to = if off >> p & 1 != 0 { OFF } else { p - one };
                let reached = self.step(&root, p, to);
                let end = self.end_at(&reached, to, turn);
                single.push(Turn { after: reached.board(), hops: reached.hops, end });
                if end.is_some() {
                    seen.push(Turn { after: reached.board(), hops: reached.hops, end }, first, out);
                    continue;
                }
                let (sources, off) = self.next(&reached, other, turn);
                for q in places(sources | off) {
                    let to = if off >> q & 1 != 0 { OFF } else { q - other };
                    let reached = self.step(&reached, q, to);
                    let end = self.end_at(&reached, to, turn);
                    both = true;
                    seen.push(Turn { after: reached.board(), hops: reached.hops, end }, first, out);
                }
            }
        }
        if both {
            return;
        }
        let [by_high, by_low] = singles;
        let only = if by_high.is_empty() { by_low } else { by_high };
        for turn in only {
            seen.push(turn, first, out);
        }
        if out.len() == first {
            out.push(Turn { after: self.board, hops: Hops::NONE, end: None });
        }
    }
}

/// Finds boards already listed, with a small table of their places in the list.
struct Seen([u16; Seen::SLOTS]);

impl Seen {
    /// Two dice in both orders give at most 2 * 15 * 15 turns.
    const SLOTS: usize = 1024;

    fn new() -> Seen {
        Seen([0; Seen::SLOTS])
    }

    /// Appends `turn` to the list that begins at `first`, unless its board is in it. A last checker that either die bears off,
    /// or both one after the other, is listed as playing both: as many dice as possible.
    #[inline]
    fn push(&mut self, turn: Turn, first: usize, out: &mut Vec<Turn>) {
        let (me, you) = (turn.after.me.bits(), turn.after.you.bits());
        let word = me as u64 ^ ((me >> 64) as u64).rotate_left(23) ^ (you as u64).rotate_left(41);
        let mut slot = (word.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 54) as usize;
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

/// The walk through the turns of a double.
struct Descent<'a, V: Variant> {
    all: &'a Generator<V>,
    die: u8,
    turn: Whole,
    /// Where this roll's turns begin in `out`.
    first: usize,
    /// The most dice that any turn played so far.
    most: u8,
    out: &'a mut Vec<Turn>,
}

impl<V: Variant> Descent<'_, V> {
    fn from(&mut self, at: &Reached) {
        let (sources, off) = self.all.next(at, self.die, &self.turn);
        let mut next = (sources | off) & at.below;
        if V::CONTACT == Contact::Pin && self.turn.mother && at.you.is_pinned(START) {
            next &= !self.leave_last(at, sources);
        }
        if next == 0 {
            return self.end(at, None);
        }
        if at.dice == 3 {
            return self.last(at, next, off);
        }
        for p in places(next) {
            let to = if off >> p & 1 != 0 { OFF } else { p - self.die };
            let reached = self.all.step(at, p, to);
            match self.all.end_at(&reached, to, &self.turn) {
                None => self.from(&reached),
                end => self.end(&reached, end),
            }
        }
    }

    /// Plays the end of the game by the last own checker that leaves the start, the enemy mother being pinned. All the
    /// steps before it have been taken, in whatever order, and it comes after the lower ones: so it is looked for at
    /// every place of the descent. Gives the start if it is not to be left in any other way from here.
    fn leave_last(&mut self, at: &Reached, sources: u32) -> u32 {
        if at.me.count(START) != 1 || sources & START_BIT == 0 {
            return 0;
        }
        // One checker that pins the mother last of all ends the game too: the descent finds that by itself.
        let pinned_before = self.all.board.you.is_pinned(START);
        if pinned_before || at.me.count(1) >= self.all.board.me.count(1) + 2 {
            let to = START - self.die;
            let reached = self.all.step(at, START, to);
            let end = self.all.end_at(&reached, to, &self.turn);
            self.end(&reached, end);
        }
        START_BIT
    }

    /// The fourth step: every one of `next` completes a turn.
    fn last(&mut self, at: &Reached, next: u32, off: u32) {
        self.play_more(4);
        let touching = match V::CONTACT {
            Contact::Hit => off | (self.all.blots & !at.hit) << self.die,
            Contact::Pin => off | self.all.blots << self.die | at.held & !at.me.stacked(),
            Contact::Block => off,
        };
        for p in places(next & !touching) {
            let to = p - self.die;
            let after = Board { me: at.me.carried(p, to), you: at.you };
            self.out.push(Turn { after, hops: at.hops.with(3, Hop::new(p, to)), end: None });
        }
        for p in places(next & touching) {
            let to = if off >> p & 1 != 0 { OFF } else { p - self.die };
            let reached = self.all.step(at, p, to);
            let end = self.all.end_at(&reached, to, &self.turn);
            self.out.push(Turn { after: reached.board(), hops: reached.hops, end });
        }
    }

    /// Nothing more can be played from here down. That counts if nobody has played more: where a higher checker could
    /// still move, the same steps in descending order do play more. A turn that ends the game counts anyway.
    fn end(&mut self, at: &Reached, end: Option<Verdict>) {
        self.play_more(at.dice);
        if at.dice == self.most || end.is_some() {
            self.out.push(Turn { after: at.board(), hops: at.hops, end });
        }
    }

    /// Where so many dice can be played, turns of fewer are no turns, unless they end the game.
    #[inline]
    fn play_more(&mut self, dice: u8) {
        if dice <= self.most {
            return;
        }
        self.most = dice;
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
