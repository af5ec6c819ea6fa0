//! A whole turn: its steps, the board it leads to, and how it is written.

use core::fmt;

use alea_game::Step;
use arrayvec::ArrayVec;

use crate::board::{BAR, Board, OFF};

/// One checker moved by one die, and whether it hit.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Hop {
    from: u8,
    /// The target; [`Hop::HIT`] is set when an enemy checker was sent to the bar.
    to: u8,
}

impl Hop {
    const HIT: u8 = 0x80;

    #[inline]
    pub(crate) const fn new(from: u8, to: u8) -> Hop {
        Hop { from, to }
    }

    #[inline]
    pub(crate) const fn hitting(from: u8, to: u8) -> Hop {
        Hop { from, to: to | Hop::HIT }
    }

    /// Where the checker leaves: 1 to 24 or [`BAR`].
    #[must_use]
    pub const fn from(self) -> u8 {
        self.from
    }

    /// Where it arrives: 1 to 24 or [`OFF`].
    #[must_use]
    pub const fn to(self) -> u8 {
        self.to & !Hop::HIT
    }

    /// Whether it sent an enemy checker to the bar.
    #[must_use]
    pub const fn hits(self) -> bool {
        self.to & Hop::HIT != 0
    }
}

impl From<Hop> for Step {
    fn from(hop: Hop) -> Step {
        Step::new(hop.from().into(), hop.to().into())
    }
}

impl fmt::Debug for Hop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}{}", self.from(), self.to(), if self.hits() { "*" } else { "" })
    }
}

/// Up to four hops in an order in which they can be played, packed into one word so that a turn is cheap to extend.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hops(u64);

impl Hops {
    /// A turn that cannot be played.
    pub const NONE: Hops = Hops(0);

    #[inline]
    pub(crate) const fn one(hop: Hop) -> Hops {
        Hops::NONE.with(0, hop)
    }

    #[inline]
    pub(crate) const fn two(a: Hop, b: Hop) -> Hops {
        Hops::one(a).with(1, b)
    }

    /// The hops with one more; beyond four nothing is added, which no roll asks for.
    #[inline]
    #[must_use]
    pub(crate) fn and(self, hop: Hop) -> Hops {
        match self.len() {
            4 => self,
            at => self.with(at as u8, hop),
        }
    }

    /// The hops with `hop` at `index`, 0 to 3, where none is yet.
    #[inline]
    #[must_use]
    pub(crate) const fn with(self, index: u8, hop: Hop) -> Hops {
        Hops(self.0 | (hop.from as u64 | (hop.to as u64) << 8) << (16 * index))
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether nothing is played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// The hops in order.
    pub fn iter(&self) -> impl Iterator<Item = Hop> + use<> {
        let word = self.0;
        let hop = move |index: u64| Hop {
            from: (word >> (16 * index)) as u8,
            to: (word >> (16 * index + 8)) as u8,
        };
        (0..4).map(hop).take_while(|hop| hop.from != OFF)
    }
}

impl fmt::Debug for Hops {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// As players write it: `13/7 8/7`, `24/18*/16`, `bar/22`, `6/off(2)`.
///
/// Hops of one checker are joined, and the point between is written only where something was hit on it; equal entries are
/// counted. This joins by numbers alone; a [`alea_game::Play`] has the text that can be played as it reads.
impl fmt::Display for Hops {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Joined::first(*self).fmt(f)
    }
}

/// The hops of a turn as the journeys of single checkers, in the order in which they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Joined(ArrayVec<Hops, 4>);

impl Joined {
    /// The joined form that can be played as it reads. `plays` says whether hops can be played in their order.
    ///
    /// Joining moves a hop to another place of the turn, and that can be one where it is not legal: a checker that hit at
    /// home must not run on, and a mother that is pinned ends the game before what is written after it.
    pub(crate) fn playable(hops: Hops, plays: impl Fn(Hops) -> bool) -> Joined {
        let forms = [Joined::first(hops), Joined::last(hops)];
        forms.into_iter().find(|joined| plays(joined.hops())).unwrap_or_else(|| Joined::apart(hops))
    }

    /// Each hop goes on with the first checker that it can be, at that one's place.
    fn first(hops: Hops) -> Joined {
        let mut chains: ArrayVec<Hops, 4> = ArrayVec::new();
        for hop in hops.iter() {
            match chains.iter_mut().find(|chain| chain.arrives(hop)) {
                Some(chain) => *chain = chain.and(hop),
                None => chains.push(Hops::one(hop)),
            }
        }
        Joined(chains).grouped()
    }

    /// Each hop goes on with the last checker that it can be, one that has not hit if there is one, at its own place.
    fn last(hops: Hops) -> Joined {
        let mut chains: ArrayVec<Hops, 4> = ArrayVec::new();
        for hop in hops.iter() {
            let quiet = chains.iter().rposition(|chain| chain.arrives(hop) && !chain.hits_last());
            let chain = match quiet.or_else(|| chains.iter().rposition(|chain| chain.arrives(hop))) {
                Some(at) => chains.remove(at).and(hop),
                None => Hops::one(hop),
            };
            chains.push(chain);
        }
        Joined(chains).grouped()
    }

    /// Every hop by itself.
    fn apart(hops: Hops) -> Joined {
        Joined(hops.iter().map(Hops::one).collect())
    }

    /// Equal journeys side by side.
    fn grouped(self) -> Joined {
        let mut sorted: ArrayVec<Hops, 4> = ArrayVec::new();
        for chain in &self.0 {
            let at = sorted.iter().rposition(|other| other == chain).map_or(sorted.len(), |at| at + 1);
            sorted.insert(at, *chain);
        }
        Joined(sorted)
    }

    /// The hops in the order in which they are written.
    fn hops(&self) -> Hops {
        self.0.iter().flat_map(Hops::iter).fold(Hops::NONE, Hops::and)
    }
}

impl fmt::Display for Joined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut written = 0;
        while written < self.0.len() {
            let chain = self.0[written];
            let times = self.0[written..].iter().take_while(|other| **other == chain).count();
            f.write_str(if written > 0 { " " } else { "" })?;
            write_chain(f, chain)?;
            if times > 1 {
                write!(f, "({times})")?;
            }
            written += times;
        }
        Ok(())
    }
}

impl Hops {
    /// Whether the last hop ends where `hop` begins.
    fn arrives(&self, hop: Hop) -> bool {
        self.iter().last().is_some_and(|last| last.to() == hop.from())
    }

    fn hits_last(&self) -> bool {
        self.iter().last().is_some_and(Hop::hits)
    }
}

fn write_chain(f: &mut fmt::Formatter<'_>, chain: Hops) -> fmt::Result {
    let length = chain.len();
    for (i, hop) in chain.iter().enumerate() {
        if i == 0 {
            match hop.from() {
                BAR => f.write_str("bar")?,
                from => write!(f, "{from}")?,
            }
        }
        if hop.hits() || i + 1 == length {
            match hop.to() {
                OFF => f.write_str("/off")?,
                to => write!(f, "/{to}")?,
            }
            f.write_str(if hop.hits() { "*" } else { "" })?;
        }
    }
    Ok(())
}

/// Points for the mover: negative when lost, 0 for a tie.
pub type Verdict = i8;

/// A whole turn: programs read `after`, people read `hops`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// The board it leads to, still seen by the mover.
    pub after: Board,
    /// How to get there.
    pub hops: Hops,
    /// What it decides, if its last step ends the game. A frozen position is no matter of a step: see
    /// [`crate::Tables::verdict`].
    pub end: Option<Verdict>,
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    fn text(hops: &[Hop]) -> alloc::string::String {
        hops.iter().fold(Hops::NONE, |hops, &hop| hops.and(hop)).to_string()
    }

    #[test]
    fn turns_are_written_as_players_write_them() {
        let (go, hit) = (Hop::new, Hop::hitting);
        assert_eq!(text(&[]), "");
        assert_eq!(text(&[go(13, 7), go(8, 7)]), "13/7 8/7");
        assert_eq!(text(&[hit(24, 18), go(18, 16)]), "24/18*/16");
        assert_eq!(text(&[go(24, 18), go(18, 16)]), "24/16");
        assert_eq!(text(&[go(24, 18), hit(18, 16)]), "24/16*");
        assert_eq!(text(&[go(BAR, 22), go(6, OFF)]), "bar/22 6/off");
        assert_eq!(text(&[go(6, OFF), go(6, OFF)]), "6/off(2)");
        assert_eq!(text(&[go(24, 21), go(24, 21), go(21, 18), go(21, 18)]), "24/18(2)");
        assert_eq!(text(&[go(13, 10), go(8, 5), go(13, 10), go(8, 5)]), "13/10(2) 8/5(2)");
        assert_eq!(text(&[hit(13, 10), go(13, 10)]), "13/10* 13/10");
    }

    #[test]
    fn a_turn_is_three_quarters_of_a_cache_line() {
        assert_eq!(size_of::<Turn>(), 48);
    }
}
