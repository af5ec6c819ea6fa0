//! One checker moved by one die: whether it may, why not, and what it leads to.
//!
//! This is the definition of the rules. The careful generator ([`crate::search`]) is built on it; the fast one is tested
//! against that and against the oracle of the tests.

use alea_game::Refusal;

use crate::{
    board::{BAR, Board, Half, OFF, OUTSIDE, POINTS, START, places},
    roll::Roll,
    rules::{
        BearOff, Block, Contact, Head, HitAndRun, Mother, OwnTurn, PrimeCheck, Rules, Runner, Trap, Variant,
        WhilePinned, Wins,
    },
    turn::Verdict,
};

/// The six points of a player's own start.
const OWN_QUADRANT: u32 = 0b11_1111 << 19;
/// The six points of the opponent's start where both move the same way round.
const OPPONENT_QUADRANT: u32 = 0b11_1111 << 7;
/// The first own point that lies beyond the opponent's start.
const PASSED: u32 = 0x0fff;

/// A turn about to be played: what a step needs to know beside the board that it is taken on.
#[derive(Copy, Clone, Debug)]
pub(crate) struct TurnStart {
    pub(crate) rules: Rules,
    /// The board at the start of the turn.
    pub(crate) root: Board,
    /// How many checkers may leave the head.
    pub(crate) head_limit: u8,
    /// Where all enemy checkers stand locked in already, in their numbering.
    pub(crate) trapped: Option<u8>,
}

impl TurnStart {
    pub(crate) fn new<V: Variant>(rules: Rules, root: Board, own_turn: OwnTurn, roll: Roll) -> TurnStart {
        let second = own_turn == OwnTurn::First && roll.is_double() && matches!(roll.high(), 3 | 4 | 6);
        let head_limit = match rules.head {
            Head::Free => u8::MAX,
            Head::OneATurn if second => 2,
            Head::OneATurn => 1,
        };
        let trapped = match rules.primes.trap {
            Trap::Forbidden => trap::<V>(&root),
            Trap::Allowed => None,
        };
        TurnStart { rules, root, head_limit, trapped }
    }

    /// Where `die` takes a checker on `from`; legal or not.
    pub(crate) fn target(&self, board: &Board, from: u8, die: u8) -> u8 {
        match self.takes_highest(board, die) {
            Some(highest) if highest == from => OFF,
            _ => from.saturating_sub(die),
        }
    }

    /// The checker that `die` must bear off under `bear_off = take_highest`, if that rule speaks here.
    fn takes_highest(&self, board: &Board, die: u8) -> Option<u8> {
        let held = board.me.held();
        let speaks = self.rules.bear_off == BearOff::TakeHighest
            && held & OUTSIDE == 0
            && held >> die & 1 == 0
            && held >> die != 0;
        if speaks { board.me.rearmost() } else { None }
    }

    /// The board after a checker on `from` is moved by `die`.
    ///
    /// # Errors
    /// Why it may not move so.
    pub(crate) fn step<V: Variant>(&self, board: &Board, from: u8, die: u8) -> Result<Board, Refusal> {
        let me = board.me;
        let point = u16::from(from);
        if V::CONTACT == Contact::Hit && from != BAR && me.count(BAR) > 0 {
            return Err(Refusal::BarFirst { waiting: me.count(BAR) });
        }
        if !(1..=BAR).contains(&from) {
            return Err(Refusal::NoSuchPoint { point });
        }
        if me.count(from) == 0 {
            return Err(Refusal::NothingThere { from: point });
        }
        if V::CONTACT == Contact::Pin && from <= START && me.is_pinned(from) {
            return Err(Refusal::Pinned { from: point });
        }
        if let Some(runner) = self.runner(me)
            && runner != from
        {
            return Err(Refusal::RunnerNotPassed { runner: runner.into() });
        }
        if from == START && self.root.me.count(START).saturating_sub(me.count(START)) >= self.head_limit {
            return Err(Refusal::HeadUsed { limit: self.head_limit });
        }
        if V::CONTACT == Contact::Hit && self.must_stay::<V>(board, from) {
            return Err(Refusal::HitCheckerStays { point });
        }
        if let Some(highest) = self.takes_highest(board, die)
            && highest != from
        {
            return Err(Refusal::MustTakeHighest { die, highest: highest.into() });
        }
        let to = self.target(board, from, die);
        if to == OFF {
            self.may_bear_off::<V>(board, from, die)?;
        } else {
            may_land::<V>(board, to)?;
        }
        let after = carry::<V>(*board, from, to);
        self.each_step_fault::<V>(board, &after).map_or(Ok(after), Err)
    }

    /// The only checker that may move, until the first has passed the opponent's start.
    fn runner(&self, me: Half) -> Option<u8> {
        let waits = self.rules.runner == Runner::Pass && me.held() & PASSED == 0 && me.count(OFF) == 0;
        // While the rule holds at most one checker is off the start: setups with more are refused.
        if waits { places(me.held()).last() } else { None }
    }

    /// Whether the last checker on `from` hit there in this turn and has to stay.
    fn must_stay<V: Variant>(&self, board: &Board, from: u8) -> bool {
        self.rules.hit_and_run == HitAndRun::Forbidden
            && from <= 6
            && board.me.count(from) == 1
            && self.root.you.count(V::TRAVEL.across(from)) == 1
            && board.you.count(V::TRAVEL.across(from)) == 0
    }

    fn may_bear_off<V: Variant>(&self, board: &Board, from: u8, die: u8) -> Result<(), Refusal> {
        let highest = board.me.rearmost().unwrap_or(from);
        if highest > 6 {
            return Err(Refusal::NotAllHome { rearmost: highest.into() });
        }
        if V::CONTACT == Contact::Pin
            && self.rules.bear_off_while_pinned == WhilePinned::Forbid
            && let Some(pinned) = places(board.me.pinned()).next()
        {
            return Err(Refusal::HeldBackByPin { pinned: pinned.into() });
        }
        if die > from && highest > from {
            return Err(Refusal::HigherMustMove { die, higher: highest.into() });
        }
        Ok(())
    }

    /// A limit that `after` breaks and `before` did not, where limits are judged step by step.
    fn each_step_fault<V: Variant>(&self, before: &Board, after: &Board) -> Option<Refusal> {
        if V::CONTACT != Contact::Block {
            return None;
        }
        if self.rules.primes.block == Block::NeedsEnemyAhead {
            // A block that stood before, which only a setup can have, may stay: the step has not made it.
            let made = blocks::<V>(after.me.held(), after.you) & !blocks::<V>(before.me.held(), before.you);
            if let Some(lowest) = places(made).next() {
                return Some(Refusal::BlockWithoutEnemyAhead { from: V::TRAVEL.across(lowest + 5).into() });
            }
        }
        if self.rules.primes.check == PrimeCheck::EndOfTurn {
            return None;
        }
        let broken = self.limits::<V>(after);
        let was = self.limits::<V>(before);
        broken.into_iter().zip(was).find_map(|(now, before)| if before.is_none() { now } else { None })
    }

    /// Why the turn may not end on `board`, or `None` if it may.
    pub(crate) fn end_fault<V: Variant>(&self, board: &Board) -> Option<Refusal> {
        if V::CONTACT != Contact::Block {
            return None;
        }
        let [own, opponent, locked] = self.limits::<V>(board);
        // A trap that stood before the turn asks to be opened, which is a matter of preference, not of refusal.
        own.or(opponent).or(if self.trapped.is_some() { None } else { locked })
    }

    /// Which limits `board` breaks: own quadrant, opponent's quadrant, trap.
    fn limits<V: Variant>(&self, board: &Board) -> [Option<Refusal>; 3] {
        let primes = self.rules.primes;
        let held = board.me.held();
        let own = (held & OWN_QUADRANT).count_ones() > u32::from(primes.own_quadrant);
        let opponent = (held & OPPONENT_QUADRANT).count_ones() > u32::from(primes.opponent_quadrant);
        let full = Refusal::QuadrantFull { from: 12 };
        let many = Refusal::TooManyPoints { limit: primes.opponent_quadrant };
        let locked = match primes.trap {
            Trap::Forbidden => {
                trap::<V>(board).map(|at| Refusal::LockedIn { at: V::TRAVEL.across(at).into() })
            }
            Trap::Allowed => None,
        };
        [
            own.then_some(Refusal::QuadrantFull { from: 24 }),
            opponent.then_some(if primes.opponent_quadrant == 5 { full } else { many }),
            locked,
        ]
    }

    /// Whether the limits could speak at all within `dice` more landings: a cheap test that may say yes in vain.
    pub(crate) fn limits_may_speak(&self, board: &Board, dice: u32) -> bool {
        let primes = self.rules.primes;
        let held = board.me.held();
        let reach =
            |quadrant: u32, limit: u8| limit < 6 && (held & quadrant).count_ones() + dice > limit.into();
        reach(OWN_QUADRANT, primes.own_quadrant)
            || reach(OPPONENT_QUADRANT, primes.opponent_quadrant)
            || (primes.trap == Trap::Forbidden && board.you.held().is_power_of_two())
    }

    /// Whether a block of six could come to stand, given the points that could be `held` within the turn.
    pub(crate) fn block_may_speak<V: Variant>(&self, board: &Board, held: u32) -> bool {
        self.rules.primes.block == Block::NeedsEnemyAhead && blocks::<V>(held, board.you) != 0
    }

    /// Whether all enemy checkers stand locked in.
    pub(crate) fn is_trap<V: Variant>(board: &Board) -> bool {
        trap::<V>(board).is_some()
    }

    /// What the last step, a step onto `after`, decides.
    pub(crate) fn end<V: Variant>(&self, after: &Board) -> Option<Verdict> {
        if after.me.held() == 0 {
            return Some(win_value::<V>(&self.rules, after.you));
        }
        if V::CONTACT == Contact::Pin { mother(&self.rules, after) } else { None }
    }
}

/// Whether a checker may land on `to`, 1 to 24.
fn may_land<V: Variant>(board: &Board, to: u8) -> Result<(), Refusal> {
    let count = board.you.count(V::TRAVEL.across(to));
    let point = u16::from(to);
    match (V::CONTACT, count) {
        (_, 0) => Ok(()),
        (Contact::Hit, 1) => Ok(()),
        (Contact::Pin, 1) if board.me.is_pinned(to) => Err(Refusal::HeldByPinner { to: point }),
        (Contact::Pin, 1) => Ok(()),
        (Contact::Block, 1) => Err(Refusal::HeldByOne { to: point }),
        _ => Err(Refusal::HeldByEnemies { to: point, count }),
    }
}

/// Moves a checker and does to the enemy what that does. Legality is not asked.
#[inline]
pub(crate) fn carry<V: Variant>(board: Board, from: u8, to: u8) -> Board {
    let Board { me, mut you } = board;
    let me = me.carried(from, to);
    let on = |point| (1..=START).contains(&point);
    match V::CONTACT {
        Contact::Hit if on(to) && you.count(V::TRAVEL.across(to)) == 1 => {
            you = you.carried(V::TRAVEL.across(to), BAR);
        }
        Contact::Pin => {
            if on(from) && me.count(from) == 0 {
                you = you.without_pin(V::TRAVEL.across(from));
            }
            if on(to) && you.count(V::TRAVEL.across(to)) == 1 {
                you = you.with_pin(V::TRAVEL.across(to));
            }
        }
        _ => {}
    }
    Board { me, you }
}

/// Where all enemy checkers stand, in their numbering, if six own points lie directly ahead of them.
fn trap<V: Variant>(board: &Board) -> Option<u8> {
    let theirs = board.you.held();
    if !theirs.is_power_of_two() {
        return None;
    }
    let at = theirs.trailing_zeros() as u8;
    let ahead = 0b11_1111u32 << at >> 6;
    let mine = V::TRAVEL.across_all(board.me.held());
    (at > 6 && mine & ahead == ahead).then_some(at)
}

/// Where six of the points `held` lie in a row along the enemy's path with no enemy checker ahead of them: bit k for the
/// enemy's points k to k + 5.
fn blocks<V: Variant>(held: u32, you: Half) -> u32 {
    if you.count(OFF) > 0 {
        return 0;
    }
    let mine = V::TRAVEL.across_all(held & POINTS);
    let runs = mine & mine >> 1 & mine >> 2 & mine >> 3 & mine >> 4 & mine >> 5;
    // An enemy checker below k is ahead of the block.
    let none_ahead = match you.held() {
        0 => 0,
        theirs => (1u32 << theirs.trailing_zeros()) - 1,
    };
    runs & none_ahead
}

/// What bearing off the last checker is worth against what the loser has left.
pub(crate) fn win_value<V: Variant>(rules: &Rules, loser: Half) -> Verdict {
    if rules.wins == Wins::Single || loser.count(OFF) > 0 {
        return 1;
    }
    // The winner's home board is the loser's 19 to 24 where they move against each other.
    let far = loser.held() >> 19 != 0 && V::CONTACT == Contact::Hit;
    if rules.wins == Wins::Triple && far { 3 } else { 2 }
}

/// What the mothers decide after a step of the mover ("docs/rules/plakoto.en.md, mother").
pub(crate) fn mother(rules: &Rules, board: &Board) -> Option<Verdict> {
    let theirs = board.you.is_pinned(START);
    let mine = board.me.is_pinned(START);
    let value = rules.mother_value as Verdict;
    match rules.mother {
        Mother::None => None,
        _ if !theirs => None,
        _ if mine => Some(0),
        Mother::Immediate => Some(value),
        Mother::ImmediateWithWaiver => (board.me.count(START) == 0).then_some(value),
    }
}
