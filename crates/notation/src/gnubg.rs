//! The IDs of GNU Backgammon: a Position ID, fourteen characters for the checkers of both sides, `4HPwATDgc/ABMA` for the start,
//! and, behind a colon, a Match ID, twelve characters for everything else: `4HPwATDgc/ABMA:cAkAAAAAAAAE`.
//!
//! [`parse`] and [`write()`] are for a Position ID by itself, [`parse_with_match`] and [`write_with_match`] for both.
//!
//! # The Position ID
//!
//! It is the base64 form, without padding, of a key of ten bytes. The key is a string of 80 bits, the first one the lowest
//! bit of the first byte: for each side, from its ace point to its 24 point and then its bar, as many ones as it has checkers
//! there and a zero. Zeros fill the rest. So it says nothing of checkers in hand or pinned.
//!
//! The **opponent of the player on roll comes first**. The manual of GNU Backgammon ("A technical description of the
//! Position ID") says it the other way round, but the program, and whatever exchanges IDs with it, writes them so: with
//! BGBlitz, which gives each position as an XGID as well, `-B-CBBB---a---A---ABcbbbd-` with the capital letters on roll
//! is `b9sBCIC5bYDQAA`, and its first bits are the small letters. While a double waits the player on roll is who doubled.
//!
//! # The Match ID
//!
//! It is the base64 form of a key of nine bytes, again with the lowest bit of the first byte first:
//!
//! | bits | |
//! |---|---|
//! | 4 | the cube as a power of two; while a double or raise waits, what who refuses it loses |
//! | 2 | its owner: 0 the player at the top, 1 the one at the bottom, 3 nobody |
//! | 1 | who is on roll |
//! | 1 | whether it is the Crawford game |
//! | 3 | the state: 0 before the first play, 1 in play, 2 over, 3 resigned, 4 passed |
//! | 1 | who decides |
//! | 1 | whether a double or raise waits |
//! | 2 | the resignation that waits: 1 single, 2 gammon, 3 backgammon |
//! | 3, 3 | the dice, the larger one first, 0 before the roll |
//! | 15 | the points of the match, 0 for money play |
//! | 15, 15 | the score of the player at the top and of the one at the bottom |
//! | 1 | whether gammons count without a double: 0 where Jacoby is in force |
//!
//! All but the last are described in its manual ("A technical description of the Match ID"). The last bit is what version 1.07 of
//! the program writes and reads; in a match it writes 1. Older IDs have 0 there, which this version reads as Jacoby in money play
//! and does not mind in a match; so does this reader. How a raise shows was also found by asking the program: whoever was
//! doubled owns the cube at twice its value, and who decides says whether it is a beaver or a raccoon.

mod match_id;

use alea_game::{Checkers, PointsSetup};

pub use match_id::{parse_with_match, write_with_match};

use crate::{EncodeError, Reason, TextError, cursor::Cursor, encode};

const LENGTH: usize = 14;
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/// Bits of the key.
const BITS: usize = 80;

/// Reads a Position ID; `x` of the result is the player on roll.
///
/// ```
/// use alea_notation::{gnubg, position::write_points};
///
/// let setup = gnubg::parse("4HPwATDgc/ABMA")?;
/// assert_eq!(write_points(&setup), "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2");
/// # Ok::<(), alea_notation::TextError>(())
/// ```
///
/// # Errors
/// Characters that are none of base64, too few or too many of them, more than fifteen checkers a side, both sides on a
/// point, bits set that mean nothing.
pub fn parse(text: &str) -> Result<PointsSetup, TextError> {
    let mut cursor = Cursor::new("position ID", text)?;
    let stream = digits::<LENGTH>(&mut cursor, "14 letters, digits, `+` or `/`")?;
    if cursor.peek() == Some(b':') {
        return Err(cursor.error(cursor.at(), Reason::MatchId));
    }
    cursor.finish("no more than 14 characters")?;
    decode(&cursor, stream)
}

/// The bits of so many characters, those of the first one highest.
fn digits<const N: usize>(cursor: &mut Cursor<'_>, expected: &'static str) -> Result<u128, TextError> {
    let mut stream: u128 = 0;
    for _ in 0..N {
        let digit = cursor.peek().and_then(|byte| DIGITS.iter().position(|&digit| digit == byte));
        let digit = digit.ok_or_else(|| cursor.unexpected(expected))?;
        stream = stream << 6 | digit as u128;
        cursor.skip();
    }
    Ok(stream)
}

/// The characters of so many bits.
fn characters<const N: usize>(stream: u128) -> String {
    let digit = |place: usize| DIGITS[(stream >> (6 * (N - 1 - place)) & 63) as usize];
    (0..N).map(|place| char::from(digit(place))).collect()
}

/// Whether bit `index` of the key is set. The stream holds the key from its highest bit down, a byte after the other, and
/// four bits that are not used.
fn bit(stream: u128, index: usize) -> bool {
    stream >> (LENGTH * 6 - 1 - place_in_stream(index)) & 1 == 1
}

fn place_in_stream(index: usize) -> usize {
    if index < BITS { index / 8 * 8 + 7 - index % 8 } else { index }
}

fn decode(cursor: &Cursor<'_>, stream: u128) -> Result<PointsSetup, TextError> {
    let error = |index, reason| cursor.error(place_in_stream(index) / 6, reason);
    let mut index = 0;
    let mut sides = [[0_u8; 25]; 2];
    let names = ["the opponent", "the player on roll"];
    for (side, who) in names.into_iter().enumerate() {
        let mut left = encode::CHECKERS;
        for place in 0..25 {
            // Both sides together have 30 ones and 50 zeros at most, so the key does not end before them.
            while bit(stream, index) {
                if left == 0 {
                    return Err(error(index, Reason::TooManyCheckers { who }));
                }
                // The player on roll counts this point from the other end.
                if side == 1 && place < 24 && sides[0][23 - place] > 0 {
                    return Err(error(index, Reason::Shared { point: place as u8 + 1 }));
                }
                left -= 1;
                sides[side][place] += 1;
                index += 1;
            }
            index += 1;
        }
    }
    if let Some(set) = (index..LENGTH * 6).find(|&index| bit(stream, index)) {
        return Err(error(set, Reason::UnusedBits));
    }
    let [opponent, mover] = sides;
    let mut setup = PointsSetup { x: checkers(&mover), o: checkers(&opponent), turn: None };
    setup.o.points.reverse();
    Ok(setup)
}

/// The checkers of a side in its own numbering, the bar last.
fn checkers(places: &[u8; 25]) -> Checkers {
    let mut points = [0; 24];
    points.copy_from_slice(&places[..24]);
    Checkers { points, bar: places[24], ..Checkers::default() }
}

/// Writes the Position ID of a position. The number of the turn, which it cannot hold, is left out.
///
/// # Errors
/// The ID cannot say what stands on the board.
pub fn write(setup: &PointsSetup) -> Result<String, EncodeError> {
    encode::check(setup)?;
    let opponent = setup.o.points.iter().rev().chain([&setup.o.bar]);
    let mover = setup.x.points.iter().chain([&setup.x.bar]);
    let mut stream: u128 = 0;
    let mut index = 0;
    for &count in opponent.chain(mover) {
        for _ in 0..count {
            stream |= 1 << (LENGTH * 6 - 1 - place_in_stream(index));
            index += 1;
        }
        index += 1;
    }
    Ok(characters::<LENGTH>(stream))
}
