//! A board taken apart for looking at it.

use alea_tables::{BAR, Board, Contact, Half, OFF, START, Travel, Variant};

/// Points 1 to 24 as bits.
pub(super) const POINTS: u32 = 0x01ff_fffe;
/// The home board.
pub(super) const HOME: u32 = 0x7e;

/// The checkers of one player, in that player's numbering.
#[derive(Clone, Debug)]
pub(super) struct View {
    /// How many stand on each place, [`OFF`] to [`BAR`].
    pub(super) count: [u8; 26],
    /// Where at least one stands, the bar included.
    pub(super) held: u32,
    /// Where the other player cannot land.
    pub(super) closed: u32,
    /// Lone checkers that can be hit or pinned.
    pub(super) lone: u32,
    /// Own checkers that lie pinned.
    pub(super) pinned: u32,
    /// Points where a checker of the other player lies pinned.
    pub(super) pins: u32,
    /// Pips left to go.
    pub(super) pips: u32,
}

impl View {
    fn new<V: Variant>(half: Half, other: Half) -> View {
        let mut count = [0; 26];
        for place in OFF..=BAR {
            count[usize::from(place)] = half.count(place);
        }
        let (held, many) = (half.held(), half.stacked());
        let (pinned, pins) = match V::CONTACT {
            Contact::Pin => (half.pinned(), V::TRAVEL.across_all(other.pinned())),
            Contact::Hit | Contact::Block => (0, 0),
        };
        let (closed, lone) = match V::CONTACT {
            Contact::Block => (held, 0),
            Contact::Hit | Contact::Pin => (many | pins, held & !many & !pinned & !pins),
        };
        View {
            pips: (1..).zip(&count[1..]).map(|(place, &n): (u32, _)| place * u32::from(n)).sum(),
            count,
            held,
            closed: closed & POINTS,
            lone: lone & POINTS,
            pinned,
            pins,
        }
    }

    /// The place of the checker farthest behind; [`OFF`] when all are off.
    pub(super) fn rear(&self) -> u8 {
        31 - (self.held | 1).leading_zeros() as u8
    }

    pub(super) fn on(&self, place: u8) -> i32 {
        self.count[usize::from(place)].into()
    }

    /// Checkers on the start point that games with a single stack begin on.
    pub(super) fn at_start(&self) -> i32 {
        self.on(START)
    }

    /// Checkers left in play.
    pub(super) fn in_play(&self) -> i32 {
        self.count[1..].iter().map(|&n| i32::from(n)).sum()
    }
}

/// Both players of a board.
#[derive(Clone, Debug)]
pub(super) struct Views {
    pub(super) me: View,
    pub(super) you: View,
}

impl Views {
    pub(super) fn new<V: Variant>(board: &Board) -> Views {
        Views { me: View::new::<V>(board.me, board.you), you: View::new::<V>(board.you, board.me) }
    }

    /// Whether checkers can still get in each other's way.
    pub(super) fn is_contact<V: Variant>(&self) -> bool {
        let (me, you) = (self.me.rear(), self.you.rear());
        match V::TRAVEL {
            // They meet on a point whose numbers add up to 25: a pin, or a bar that is yet to be entered.
            Travel::Opposed => me + you >= 25,
            Travel::Parallel => {
                let ahead = |of: u8, other: &View| V::TRAVEL.across_all(other.held) & ((1 << of) - 1) != 0;
                ahead(me, &self.you) || ahead(you, &self.me)
            }
        }
    }
}

/// The members of a set of places, lowest first.
pub(super) fn places(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (place < 32).then_some(place as u8)
    })
}

/// The quarter of a point: 0 for the home board, 3 for the farthest.
pub(super) fn quarter(point: u8) -> usize {
    usize::from(point.saturating_sub(1) / 6).min(3)
}
