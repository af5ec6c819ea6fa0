//! The Position ID of GNU Backgammon: fourteen characters for the checkers of both sides, `4HPwATDgc/ABMA` for the start.
//!
//! The ID is the base64 form, without padding, of a key of ten bytes. The key is a string of 80 bits, the first one the lowest
//! bit of the first byte: for each side, from its ace point to its 24 point and then its bar, as many ones as it has checkers
//! there and a zero. Zeros fill the rest. So it says nothing of checkers in hand or pinned.
//!
//! The **opponent of the player on roll comes first**. The manual of GNU Backgammon ("A technical description of the
//! Position ID") says it the other way round, but the program, and whatever exchanges IDs with it, writes them so: with
//! BGBlitz, which gives each position as an XGID as well, `-B-CBBB---a---A---ABcbbbd-` with the capital letters on roll
//! is `b9sBCIC5bYDQAA`, and its first bits are the small letters.
//!
//! A Match ID, which often follows after a colon, is not read here.

use alea_game::{Checkers, PointsSetup};

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
    let mut stream: u128 = 0;
    for _ in 0..LENGTH {
        let digit = cursor.peek().and_then(|byte| DIGITS.iter().position(|&digit| digit == byte));
        let digit = digit.ok_or_else(|| cursor.unexpected("14 letters, digits, `+` or `/`"))?;
        stream = stream << 6 | digit as u128;
        cursor.skip();
    }
    if cursor.peek() == Some(b':') {
        return Err(cursor.error(cursor.at(), Reason::MatchId));
    }
    cursor.finish("no more than 14 characters")?;
    decode(&cursor, stream)
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
    let digit = |place: usize| DIGITS[(stream >> (6 * (LENGTH - 1 - place)) & 63) as usize];
    Ok((0..LENGTH).map(|place| char::from(digit(place))).collect())
}
