//! The text of a turn in the games of the 24-point board: `13/7 8/7`, `24/18*/16`, `bar/22`, `6/off(2)`.
//!
//! Entries are separated by one blank each. An entry is one checker's way: where it leaves, and after each `/` where it
//! lands, in the mover's numbering. `*` behind a landing says that it hits; `(2)` to `(4)` behind an entry, that so many
//! checkers go this way. A place between may be left out when nothing is hit there, so `24/16` may be one die or two.
//! A turn that cannot be played is the empty text.
//!
//! The bar is `bar` or `25`, off the board is `off` or `0`, checkers that have not entered are in `hand`; words may be in
//! capitals, and hits may go unmarked, as in many match files. What the reader keeps is what was said: which dice were
//! played, and whether all that is legal, only a game can tell.
//!
//! The notation is that of Paul Magriel ("Backgammon", 1976), in the form in which backgammon programs write it.

use std::fmt;

use alea_game::Step;

use crate::{Reason, TextError, cursor::Cursor};

/// One entry of a turn: the way of one checker, or of several that go the same way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hop {
    /// Where it leaves: a point, [`Step::BAR`] or [`Step::HAND`].
    pub from: u16,
    /// The landings that are named between, in order.
    pub via: Vec<Via>,
    /// Where it ends: a point or [`Step::OFF`].
    pub to: u16,
    /// Whether it is said to hit at the end.
    pub hits: bool,
    /// How many checkers go this way, 1 to 4.
    pub times: u8,
}

/// A landing named on the way.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Via {
    /// The point.
    pub point: u16,
    /// Whether the checker is said to hit there.
    pub hits: bool,
}

impl Hop {
    /// The way of one of the checkers from each place named to the next, and whether it is said to hit there. A leg may still
    /// be several dice long.
    pub fn legs(&self) -> impl Iterator<Item = (Step, bool)> + '_ {
        let starts = std::iter::once(self.from).chain(self.via.iter().map(|via| via.point));
        let ends = self.via.iter().map(|via| (via.point, via.hits)).chain([(self.to, self.hits)]);
        starts.zip(ends).map(|(from, (to, hits))| (Step::new(from, to), hits))
    }
}

/// Writes the entry with everything that it says; `bar`, `off` and `hand` as words.
impl fmt::Display for Hop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_place(f, self.from)?;
        for (step, hits) in self.legs() {
            f.write_str("/")?;
            write_place(f, step.to)?;
            f.write_str(if hits { "*" } else { "" })?;
        }
        if self.times > 1 { write!(f, "({})", self.times) } else { Ok(()) }
    }
}

fn write_place(f: &mut fmt::Formatter<'_>, place: u16) -> fmt::Result {
    match place {
        Step::OFF => f.write_str("off"),
        Step::BAR => f.write_str("bar"),
        Step::HAND => f.write_str("hand"),
        point => write!(f, "{point}"),
    }
}

/// Reads a turn; the empty text is a turn without steps.
///
/// ```
/// let hops = alea_notation::turn::parse("24/18*/16 13/11(2)")?;
/// assert_eq!((hops[0].from, hops[0].via[0].point, hops[0].to), (24, 18, 16));
/// assert!(hops[0].via[0].hits && !hops[0].hits);
/// assert_eq!(hops[1].times, 2);
/// # Ok::<(), alea_notation::TextError>(())
/// ```
///
/// # Errors
/// What is wrong, and where.
pub fn parse(text: &str) -> Result<Vec<Hop>, TextError> {
    read(text, Way::Forward)
}

/// Where checkers may be said to go.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Way {
    /// To lower points.
    Forward,
    /// To any: what other programs have recorded may be wrong.
    Any,
}

/// Reads a turn; see [`parse`].
pub(crate) fn read(text: &str, way: Way) -> Result<Vec<Hop>, TextError> {
    let mut cursor = Cursor::new("turn", text)?;
    let mut hops = Vec::new();
    if text.is_empty() {
        return Ok(hops);
    }
    loop {
        let hop = hop(&mut cursor, way)?;
        let expected = match hop {
            Hop { times: 2.., .. } => "a blank or the end",
            Hop { to: Step::OFF, .. } => "`(`, a blank or the end",
            Hop { hits: true, .. } => "`/`, `(`, a blank or the end",
            _ => "`*`, `/`, `(`, a blank or the end",
        };
        hops.push(hop);
        if cursor.rest().is_empty() {
            return Ok(hops);
        }
        cursor.expect(" ", expected)?;
    }
}

/// Writes a turn as [`parse`] reads it, entry by entry.
#[must_use]
pub fn write(hops: &[Hop]) -> String {
    hops.iter().map(Hop::to_string).collect::<Vec<_>>().join(" ")
}

fn hop(cursor: &mut Cursor<'_>, way: Way) -> Result<Hop, TextError> {
    let start = cursor.at();
    let from = place(cursor)?;
    if from == Step::OFF {
        return Err(cursor.error(start, Reason::FromOff));
    }
    cursor.expect("/", "`/`")?;
    let mut via = Vec::new();
    let mut end = landing(cursor, from, way)?;
    while end.point != Step::OFF && cursor.eat("/") {
        let next = landing(cursor, end.point, way)?;
        via.push(std::mem::replace(&mut end, next));
    }
    let times = if cursor.eat("(") {
        let times = cursor.number("a number of checkers", 2, 4)?;
        cursor.expect(")", "`)`")?;
        times as u8
    } else {
        1
    };
    Ok(Hop { from, via, to: end.point, hits: end.hits, times })
}

/// The next place of a checker that comes from `from`, with its mark.
fn landing(cursor: &mut Cursor<'_>, from: u16, way: Way) -> Result<Via, TextError> {
    let start = cursor.at();
    let point = place(cursor)?;
    if matches!(point, Step::BAR | Step::HAND) {
        return Err(cursor.error(start, Reason::NoLanding));
    }
    if point >= from && way == Way::Forward {
        return Err(cursor.error(start, Reason::WrongWay { from, to: point }));
    }
    let hits = point != Step::OFF && cursor.eat("*");
    Ok(Via { point, hits })
}

fn place(cursor: &mut Cursor<'_>) -> Result<u16, TextError> {
    if matches!(cursor.peek(), Some(b'0'..=b'9')) {
        // Off and the bar have the numbers of their steps.
        return cursor.number("a point", 0, Step::BAR.into()).map(|point| point as u16);
    }
    let words = [("bar", Step::BAR), ("off", Step::OFF), ("hand", Step::HAND)];
    match words.into_iter().find(|(word, _)| cursor.eat_any_case(word)) {
        Some((_, place)) => Ok(place),
        None => Err(cursor.unexpected("a point, `bar`, `hand` or `off`")),
    }
}
