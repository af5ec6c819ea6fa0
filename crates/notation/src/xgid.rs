//! The XGID of eXtreme Gammon: `XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10`.
//!
//! Ten fields with colons between them. The first is the board as the **player at the bottom** sees it, whoever is on roll: 26
//! characters for the bar of the player at the top, that player's points 24 to 1, which are 1 to 24 of the player at the
//! bottom, and the bar of the player at the bottom. `-` is empty, `A` to `O` are 1 to 15 checkers of the player at the bottom,
//! `a` to `o` of the one at the top. Then: the cube as a power of two, its owner (1 the bottom, -1 the top, 0 the middle), who
//! is on roll (1 the bottom, -1 the top), the dice, the scores of bottom and top, Crawford or the options of money play,
//! the length of the match (0 for money), the largest cube as a power of two.
//!
//! The dice are two digits, `00` before the roll, or `D`, `B`, `R` while a double, beaver or raccoon waits for an answer.
//! The fields are described in the help of eXtreme Gammon and were compared with positions exported by it and by BGBlitz.
//! What concerns the match is kept as it was written; here only the board, the turn and the dice are read.

use std::fmt;

use alea_game::{Checkers, Dice, PointsSetup};

use crate::{EncodeError, Reason, TextError, cursor::Cursor, encode};

/// What an XGID says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Xgid {
    /// The board as the player on roll sees it, who is `x` here.
    pub setup: PointsSetup,
    /// Where that player sits.
    pub seat: Seat,
    /// What happens next.
    pub roll: Roll,
    /// The fields about the match.
    pub context: Context,
}

/// Where a player sits.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// The player whose checkers are capital letters.
    Bottom,
    /// The player whose checkers are small letters.
    Top,
}

/// The field of the dice.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Roll {
    /// Nothing is rolled: the player rolls or doubles.
    None,
    /// The dice lie on the board.
    Dice(Dice),
    /// A double (`D`) waits for an answer.
    Doubled,
    /// A beaver (`B`) does.
    Beavered,
    /// A raccoon (`R`) does.
    Raccooned,
}

impl Roll {
    /// The dice, if they lie on the board.
    #[must_use]
    pub fn dice(self) -> Option<Dice> {
        match self {
            Roll::Dice(dice) => Some(dice),
            _ => None,
        }
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::None => f.write_str("00"),
            Roll::Dice(dice) => dice.fmt(f),
            Roll::Doubled => f.write_str("D"),
            Roll::Beavered => f.write_str("B"),
            Roll::Raccooned => f.write_str("R"),
        }
    }
}

/// The fields about the match, as they were written: whole numbers, whose meaning is not looked into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Context {
    /// The cube as a power of two.
    pub cube: String,
    /// Who owns it: `1` the player at the bottom, `-1` the one at the top, `0` nobody.
    pub owner: String,
    /// The points of the player at the bottom and of the one at the top.
    pub score: [String; 2],
    /// In a match 1 for the Crawford game; in money play the sum of 1 for Jacoby and 2 for beavers.
    pub rules: String,
    /// The points that the match goes to, `0` for money play.
    pub length: String,
    /// The largest cube as a power of two.
    pub limit: String,
}

impl Default for Context {
    /// Money play without options, the cube in the middle.
    fn default() -> Context {
        let zero = || String::from("0");
        Context {
            cube: zero(),
            owner: zero(),
            score: [zero(), zero()],
            rules: zero(),
            length: zero(),
            limit: String::from("10"),
        }
    }
}

/// Reads an XGID, with or without `XGID=` before it.
///
/// ```
/// use alea_notation::{position::write_points, xgid};
///
/// let xgid = xgid::parse("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:1:0:10")?;
/// assert_eq!(write_points(&xgid.setup), "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2");
/// assert_eq!(xgid.roll.dice().map(|dice| dice.to_string()).as_deref(), Some("31"));
/// # Ok::<(), alea_notation::TextError>(())
/// ```
///
/// # Errors
/// What is wrong, and where.
pub fn parse(text: &str) -> Result<Xgid, TextError> {
    let mut cursor = Cursor::new("XGID", text)?;
    cursor.eat("XGID=");
    let board = board(&mut cursor)?;
    let cube = field(&mut cursor, "the cube")?;
    let owner = field(&mut cursor, "the owner of the cube")?;
    colon(&mut cursor)?;
    let seat = seat(&mut cursor)?;
    colon(&mut cursor)?;
    let roll = roll(&mut cursor)?;
    let score = [field(&mut cursor, "the score")?, field(&mut cursor, "the score")?];
    let rules = field(&mut cursor, "the field of Crawford and Jacoby")?;
    let length = field(&mut cursor, "the length of the match")?;
    let limit = field(&mut cursor, "the largest cube")?;
    cursor.finish("the end after ten fields")?;
    let setup = match seat {
        Seat::Bottom => board,
        Seat::Top => turned(&board),
    };
    Ok(Xgid { setup, seat, roll, context: Context { cube, owner, score, rules, length, limit } })
}

/// The board as the player at the bottom sees it, who is `x` for the moment.
fn board(cursor: &mut Cursor<'_>) -> Result<PointsSetup, TextError> {
    let mut setup = PointsSetup::default();
    let mut totals = [0; 2];
    for place in 0..26 {
        let Some(byte) = cursor.peek() else { return Err(cursor.unexpected("26 characters for the board")) };
        let (upper, count) = match byte {
            b'-' => {
                cursor.skip();
                continue;
            }
            b'A'..=b'O' if place > 0 => (true, byte - b'A' + 1),
            b'a'..=b'o' if place < 25 => (false, byte - b'a' + 1),
            _ => return Err(cursor.unexpected(expected_at(place))),
        };
        let (side, who) = if upper { (0, "the player at the bottom") } else { (1, "the player at the top") };
        totals[side] += count;
        if totals[side] > encode::CHECKERS {
            return Err(cursor.error(cursor.at(), Reason::TooManyCheckers { who }));
        }
        let checkers = if upper { &mut setup.x } else { &mut setup.o };
        match place {
            0 | 25 => checkers.bar = count,
            point => checkers.points[point - 1] = count,
        }
        cursor.skip();
    }
    Ok(setup)
}

fn expected_at(place: usize) -> &'static str {
    match place {
        0 => "`-` or `a` to `o` for the bar of the player at the top",
        25 => "`-` or `A` to `O` for the bar of the player at the bottom",
        _ => "`-`, `A` to `O` or `a` to `o`",
    }
}

fn colon(cursor: &mut Cursor<'_>) -> Result<(), TextError> {
    cursor.expect(":", "`:` and ten fields in all")
}

/// A colon and a whole number that is kept as it stands.
fn field(cursor: &mut Cursor<'_>, what: &'static str) -> Result<String, TextError> {
    colon(cursor)?;
    let sign = if cursor.eat("-") { "-" } else { "" };
    let number = cursor.number(what, 0, 999_999)?;
    Ok(format!("{sign}{number}"))
}

fn seat(cursor: &mut Cursor<'_>) -> Result<Seat, TextError> {
    if cursor.eat("1") {
        Ok(Seat::Bottom)
    } else if cursor.eat("-1") {
        Ok(Seat::Top)
    } else {
        Err(cursor.unexpected("`1` or `-1` for who is on roll"))
    }
}

fn roll(cursor: &mut Cursor<'_>) -> Result<Roll, TextError> {
    let words = [("00", Roll::None), ("D", Roll::Doubled), ("B", Roll::Beavered), ("R", Roll::Raccooned)];
    if let Some((_, roll)) = words.into_iter().find(|(word, _)| cursor.eat(word)) {
        return Ok(roll);
    }
    let mut die = || match cursor.peek() {
        Some(digit @ b'1'..=b'6') => {
            cursor.skip();
            Ok(digit - b'0')
        }
        _ => Err(cursor.unexpected("two dice, `00`, `D`, `B` or `R`")),
    };
    let (first, second) = (die()?, die()?);
    Dice::new(first, second).map(Roll::Dice).ok_or_else(|| cursor.unexpected("two dice"))
}

/// The same board as the other player sees it.
fn turned(setup: &PointsSetup) -> PointsSetup {
    let from_there = |checkers: &Checkers| {
        let mut turned = *checkers;
        turned.points.reverse();
        turned
    };
    PointsSetup { x: from_there(&setup.o), o: from_there(&setup.x), turn: None }
}

/// Writes an XGID. The number of the turn, which it cannot hold, is left out.
///
/// # Errors
/// The format cannot say what stands on the board.
pub fn write(xgid: &Xgid) -> Result<String, EncodeError> {
    let board = write_board(&xgid.setup, xgid.seat)?;
    let seat = match xgid.seat {
        Seat::Bottom => "1",
        Seat::Top => "-1",
    };
    let Context { cube, owner, score: [bottom, top], rules, length, limit } = &xgid.context;
    let roll = xgid.roll;
    Ok(format!("XGID={board}:{cube}:{owner}:{seat}:{roll}:{bottom}:{top}:{rules}:{length}:{limit}"))
}

/// Writes the first field of an XGID: the board with `x`, the player on roll, in the seat given.
///
/// # Errors
/// The format cannot say what stands on the board.
pub fn write_board(setup: &PointsSetup, seat: Seat) -> Result<String, EncodeError> {
    encode::check(setup)?;
    let board = match seat {
        Seat::Bottom => setup.clone(),
        Seat::Top => turned(setup),
    };
    let letter = |bottom: u8, top: u8| match (bottom, top) {
        (0, 0) => '-',
        (0, count) => char::from(b'a' + count - 1),
        (count, _) => char::from(b'A' + count - 1),
    };
    let points = board.x.points.iter().zip(&board.o.points).map(|(&bottom, &top)| letter(bottom, top));
    Ok(std::iter::once(letter(0, board.o.bar)).chain(points).chain([letter(board.x.bar, 0)]).collect())
}
