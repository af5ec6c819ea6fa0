//! Rules as one line of keys and values: `dim:11 name:Fetlar atkf:n start:/3ttttt3/.../`.
//!
//! `dim`, the size of the board, and `start`, its pieces, must be there; `starti` is `start` with the rows from the top down. `atkf:n`
//! says that the defenders, who have the king, move first; without it the attackers do. A key that is left out has a default. What keys
//! mean, and that they are known, is not asked here.

use alea_game::{Side, SquareSetup};

use super::position;
use crate::{Reason, TextError, error};

const WHAT: &str = "OpenTafl rules";

/// The key for who moves first: `y` for the attackers, who are Black.
pub const ATTACKERS_FIRST: &str = "atkf";

/// The rules of a game as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Keys and values in the order in which they are written, each key once; neither `dim` nor `start`.
    pub pairs: Vec<(String, String)>,
    /// The board at the start, and who moves first.
    pub start: SquareSetup,
}

impl Rules {
    /// The value of a key, if it is written.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.pairs.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }
}

/// Reads rules.
///
/// ```
/// use alea_notation::opentafl::rules::{parse, write};
///
/// let text = "dim:7 name:Brandub ks:w cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
/// let rules = parse(text)?;
/// assert_eq!((rules.get("ks"), rules.get("cenh"), rules.get("sw")), (Some("w"), Some(""), None));
/// assert_eq!(write(&rules), text);
/// # Ok::<(), alea_notation::TextError>(())
/// ```
///
/// # Errors
/// What is wrong, and where.
pub fn parse(text: &str) -> Result<Rules, TextError> {
    let refuse = |at, reason| Err(TextError::new(WHAT, text, at, reason));
    let mut pairs: Vec<(String, String)> = Vec::new();
    let mut at = 0;
    // Where they stand, and what they are.
    let mut dim: Option<(usize, u32)> = None;
    let mut start: Option<(usize, SquareSetup)> = None;
    for word in text.split(' ') {
        let here = at;
        at += word.len() + 1;
        if word.is_empty() {
            continue;
        }
        let Some((key, value)) = word.split_once(':') else {
            let found = word.chars().next().unwrap_or(' ');
            return refuse(here, Reason::Unexpected { expected: "a key and a colon, as in `esc:e`", found });
        };
        let again = match key {
            "dim" => dim.is_some(),
            "start" | "starti" => start.is_some(),
            _ => pairs.iter().any(|(other, _)| other == key),
        };
        if again {
            return refuse(here, Reason::RepeatedKey { key: key.to_owned() });
        }
        let here = here + key.len() + 1;
        match key {
            "dim" => dim = Some((here, size(value).ok_or_else(|| bad_size(text, here, value))?)),
            "start" | "starti" => {
                let board = position::parse(value, Side::Second)
                    .map_err(|e| TextError::new(WHAT, text, here + e.column() - 1, e.reason().clone()))?;
                start = Some((here, if key == "start" { board } else { turned(&board) }));
            }
            _ => pairs.push((key.to_owned(), value.to_owned())),
        }
    }
    let Some((dim_at, dim)) = dim else { return refuse(text.len(), Reason::MissingKey { key: "dim" }) };
    let Some((_, start)) = start else { return refuse(text.len(), Reason::MissingKey { key: "start" }) };
    if dim != u32::from(start.size) {
        return refuse(dim_at, Reason::OtherSize { dim, rows: start.size.into() });
    }
    let mut rules = Rules { pairs, start };
    if rules.get(ATTACKERS_FIRST) == Some("n") {
        rules.start.mover = Side::First;
    }
    Ok(rules)
}

fn size(digits: &str) -> Option<u32> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
    digits.parse().ok().filter(|_| plain)
}

fn bad_size(text: &str, at: usize, value: &str) -> TextError {
    let reason =
        Reason::OutOfRange { what: "the size of the board", min: 5, max: 19, found: error::found(value) };
    TextError::new(WHAT, text, at, reason)
}

/// The board with its ranks from the top down.
fn turned(board: &SquareSetup) -> SquareSetup {
    let rows = board.cells.chunks(board.size.into()).rev();
    SquareSetup { cells: rows.flatten().copied().collect(), ..board.clone() }
}

/// Writes rules on one line. Who moves first is what the key `atkf` says, not what the board does.
#[must_use]
pub fn write(rules: &Rules) -> String {
    let mut text = format!("dim:{}", rules.start.size);
    for (key, value) in &rules.pairs {
        text.push_str(&format!(" {key}:{value}"));
    }
    text.push_str(" start:");
    text.push_str(&position::write(&rules.start));
    text
}
