//! The fast generator: the turns of a roll straight from sets of points, each resulting board once, nothing compared.
//!
//! Why no duplicates arise. With two different dice a turn is a pair of steps by two checkers, or one checker that plays
//! both. Two pairs lead to the same own checkers only if they are the same pair, or if one step ends where the other
//! begins, which is one checker playing both dice: such pairs are left out and the journeys listed by themselves. A
//! journey over either of two points is one turn unless a checker is hit on the way. With a double every turn is a
//! multiset of steps, and played from the highest point down it is met once; an order that is legal at all is legal so.
//! Pinned and hit enemy checkers follow from the own ones and from the points touched.
//!
//! Where the order of two different dice can matter (bearing off, the runner, a mother about to be pinned) they are played
//! in both orders, and equal boards are found by a small table. Where a rule could speak that is no matter of single
//! points (primes about to be full, traps, blocks, `take_highest`, a runner's double), [`crate::search`] takes over. The tests
//! hold both against an oracle that knows neither.

mod double;
mod pair;
mod stepwise;

use alloc::vec::Vec;

use crate::{
    board::{BAR, Board, OFF, POINTS, START},
    roll::Roll,
    rules::{Contact, Mother, OwnTurn, Rules, Runner, Variant},
    search::Search,
    step::TurnStart,
    turn::Turn,
};

const BAR_BIT: u32 = 1 << BAR;
const START_BIT: u32 = 1 << START;
const HOME: u32 = 0x7e;

/// A board with the sets of points that its 21 rolls share. All sets are in the mover's numbering.
#[derive(Clone, Debug)]
pub struct Generator<V: Variant> {
    rules: Rules,
    board: Board,
    own_turn: OwnTurn,
    /// Own checkers, the bar included.
    held: u32,
    /// Own checkers that lie pinned.
    pinned: u32,
    /// Points with exactly one own checker.
    single: u32,
    /// Points where a checker may land.
    open: u32,
    /// Points with a lone enemy checker that landing there hits or pins.
    blots: u32,
    variant: core::marker::PhantomData<V>,
}

impl<V: Variant> Generator<V> {
    /// Prepares `board` for the turn that the mover is about to play.
    #[must_use]
    pub fn new(rules: Rules, board: Board, own_turn: OwnTurn) -> Generator<V> {
        let held = board.me.held();
        let single = held & !board.me.stacked();
        let theirs = board.you.held();
        let across = |set| V::TRAVEL.across_all(set);
        let (pinned, open, blots) = match V::CONTACT {
            Contact::Hit => {
                let towers = board.you.stacked();
                (0, !across(towers), across(theirs & !towers))
            }
            Contact::Pin => {
                let towers = board.you.stacked();
                let pinned = board.me.pinned();
                (pinned, !(across(towers) | pinned), across(theirs & !towers) & !pinned)
            }
            Contact::Block => (0, !across(theirs), 0),
        };
        let open = open & POINTS;
        Generator {
            rules,
            board,
            own_turn,
            held,
            pinned,
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
            let start = TurnStart::new::<V>(self.rules, self.board, self.own_turn, roll);
            Search::<V>::turns(start, roll, out);
        }
    }

    /// Those of `movable` from which a die takes a checker to an open point.
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

    /// Whether the runner rule holds ("docs/rules/fevga.en.md, runner").
    #[inline]
    fn first_runs(&self) -> bool {
        self.rules.runner == Runner::Pass && self.held & 0x0fff == 0 && self.board.me.count(OFF) == 0
    }

    /// Whether all turns keep the limits on points held. If one does not, shorter turns may have become legal.
    fn limits_hold(&self, roll: Roll, turns: &[Turn]) -> bool {
        let start = TurnStart::new::<V>(self.rules, self.board, self.own_turn, roll);
        turns.iter().all(|turn| start.end_fault::<V>(&turn.after).is_none())
    }
}
