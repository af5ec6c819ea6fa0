//! Two dice: `31`, `3-1`, `66`.

use alea_game::Dice;

use crate::{TextError, cursor::Cursor};

/// Reads two dice, with or without a hyphen between them. Their order is kept.
///
/// ```
/// let dice = alea_notation::dice::parse("3-1")?;
/// assert_eq!((dice.first(), dice.second()), (3, 1));
/// assert_eq!(dice.to_string(), "31");
/// # Ok::<(), alea_notation::TextError>(())
/// ```
///
/// # Errors
/// What is wrong, and where.
pub fn parse(text: &str) -> Result<Dice, TextError> {
    let mut cursor = Cursor::new("dice", text)?;
    let first = die(&mut cursor)?;
    cursor.eat("-");
    let second = die(&mut cursor)?;
    cursor.finish("two dice only")?;
    Dice::new(first, second).ok_or_else(|| cursor.unexpected("two dice"))
}

/// A die is one digit, so that `31` is two of them.
fn die(cursor: &mut Cursor<'_>) -> Result<u8, TextError> {
    match cursor.peek() {
        Some(digit @ b'1'..=b'6') => {
            cursor.skip();
            Ok(digit - b'0')
        }
        _ => Err(cursor.unexpected("a die, 1 to 6")),
    }
}
