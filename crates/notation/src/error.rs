//! What is wrong with a text, and where.

use std::fmt;

use crate::situation::Nonsense;

/// How much of the input a message shows, in characters.
const SHOWN: usize = 60;

/// Why a text was refused: the input, the place and the reason, on one line.
///
/// ```
/// let error = alea_notation::position::parse("x=24:2,24:1 o=-").unwrap_err();
/// assert_eq!(error.to_string(), r#"position "x=24:2,24:1 o=-", column 8: point 24 is listed twice"#);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what} {}: {reason}", shown(.input, *.column))]
pub struct TextError {
    what: &'static str,
    input: String,
    column: usize,
    reason: Reason,
}

impl TextError {
    pub(crate) fn new(what: &'static str, input: &str, at: usize, reason: Reason) -> TextError {
        TextError { what, input: input.to_owned(), column: at + 1, reason }
    }

    /// What the text was read as: `position`, `turn` and so on.
    #[must_use]
    pub fn what(&self) -> &'static str {
        self.what
    }

    /// The whole text. `Display` shows at most 60 characters of it, those around the column; if it does not show the beginning,
    /// it says that the column is counted in the whole text.
    #[must_use]
    pub fn input(&self) -> &str {
        &self.input
    }

    /// The byte where the reader stopped, counted from 1; one past the last if something is missing at the end.
    #[must_use]
    pub fn column(&self) -> usize {
        self.column
    }

    /// What is wrong there.
    #[must_use]
    pub fn reason(&self) -> &Reason {
        &self.reason
    }

    /// The part of the text around the column, in one line whatever it holds.
    #[must_use]
    pub fn excerpt(&self) -> Excerpt {
        excerpt(&self.input, self.column)
    }
}

/// A part of a text that is shown to people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// The part, with dots where something is left out.
    pub text: String,
    /// Whether it lacks the beginning, so that nobody can count columns in it.
    pub lacks_beginning: bool,
}

/// The part of `input` around `column` in quotes, and the column.
fn shown(input: &str, column: usize) -> String {
    let Excerpt { text, lacks_beginning } = excerpt(input, column);
    let counted_in = if lacks_beginning { " of the whole text" } else { "" };
    format!("\"{text}\", column {column}{counted_in}")
}

fn excerpt(input: &str, column: usize) -> Excerpt {
    let chars: Vec<char> = input.chars().collect();
    let before = input.char_indices().take_while(|&(at, _)| at + 1 < column).count();
    let start = before.saturating_sub(SHOWN / 2).min(chars.len().saturating_sub(SHOWN));
    let end = chars.len().min(start + SHOWN);
    let mut text = String::from(if start > 0 { "..." } else { "" });
    for &c in &chars[start..end] {
        match c {
            '"' | '\'' => text.push(c),
            _ => text.extend(c.escape_debug()),
        }
    }
    text.push_str(if end < chars.len() { "..." } else { "" });
    Excerpt { text, lacks_beginning: start > 0 }
}

/// A number or a word as somebody wrote it, on one line and not longer than a message bears.
pub(crate) fn found(word: &str) -> String {
    const LONGEST: usize = 24;
    let mut shown: String = word.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    if word.chars().nth(LONGEST).is_some() {
        shown.push_str("...");
    }
    shown
}

impl Reason {
    /// A key that somebody wrote, not longer than a message bears.
    #[must_use]
    pub fn shown_key(key: &str) -> String {
        found(key)
    }
}

/// Where checkers of the 24-point board stand.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// Not entered yet.
    Hand,
    /// On the bar.
    Bar,
    /// On a point, 1 to 24.
    Point(u8),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Hand => f.write_str("the hand"),
            Place::Bar => f.write_str("the bar"),
            Place::Point(point) => write!(f, "point {point}"),
        }
    }
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Reason {
    /// A character outside ASCII. No format here has one.
    #[error("only plain ASCII characters are used here")]
    NotAscii,
    /// A blank, tab or line break where none belongs.
    #[error("no blank belongs here")]
    Blank,
    /// Something else should stand here.
    #[error("expected {expected}, found `{}`", .found.escape_default())]
    Unexpected {
        /// What should stand here.
        expected: &'static str,
        /// What does.
        found: char,
    },
    /// The text ends too early.
    #[error("expected {expected}, but the text ends here")]
    Ends {
        /// What should follow.
        expected: &'static str,
    },
    /// A number such as `07`.
    #[error("numbers are written without leading zeros")]
    LeadingZero,
    /// A number that is too small or too large for what it counts.
    #[error("{what} must be {min} to {max}, found {found}")]
    OutOfRange {
        /// What it counts.
        what: &'static str,
        /// The least it can be.
        min: u32,
        /// The most it can be.
        max: u32,
        /// What it is, for people: the digits, unless there are very many of them.
        found: String,
    },
    /// A place of one side listed a second time.
    #[error("{place} is listed twice")]
    ListedTwice {
        /// The place.
        place: Place,
    },
    /// A mark `^` on checkers that stand on no point.
    #[error("nothing is pinned on {place}: only a checker on a point can be")]
    PinOffBoard {
        /// Where they are.
        place: Place,
    },
    /// Context with a key that this kind of board does not have.
    #[error("unknown key; this kind of board has {known}")]
    UnknownKey {
        /// The keys that exist, for people.
        known: &'static str,
    },
    /// Context with a key that was given already.
    #[error("`{key}` is given twice")]
    KeyTwice {
        /// The key.
        key: &'static str,
    },
    /// A row of a square board that is longer or shorter than the first one.
    #[error("this row has {length} points, and the first one has {size}")]
    RowLength {
        /// Points in this row.
        length: usize,
        /// Points in the first row.
        size: usize,
    },
    /// A board with more or fewer rows than columns.
    #[error("rows of {size} points need {size} rows, not {rows}")]
    NotSquare {
        /// Rows given.
        rows: usize,
        /// Points in each.
        size: usize,
    },
    /// A side with more checkers than backgammon has.
    #[error("{who} has more than 15 checkers")]
    TooManyCheckers {
        /// Whose they are, for people.
        who: &'static str,
    },
    /// Checkers of both sides on a point that holds one side's only.
    #[error("both sides stand on point {point}")]
    Shared {
        /// The point in the numbering of the player on roll.
        point: u8,
    },
    /// A key that must be there.
    #[error("`{key}` is missing")]
    MissingKey {
        /// The key.
        key: &'static str,
    },
    /// A key of a free text that was given already.
    #[error("`{}` is given twice", found(.key))]
    RepeatedKey {
        /// The key.
        key: String,
    },
    /// A board of another size than is said.
    #[error("the board has {rows} lines, and {dim} are announced")]
    OtherSize {
        /// The size that is said.
        dim: u32,
        /// That of the board.
        rows: usize,
    },
    /// Bits that mean nothing and are set all the same.
    #[error("the bits after the last checker must be zero")]
    UnusedBits,
    /// A Match ID behind a Position ID.
    #[error("a match ID follows, and only the position ID before it is read here")]
    MatchId,
    /// Parts that make no sense together.
    #[error(transparent)]
    Nonsense(#[from] Nonsense),
    /// Two numbers for the same thing.
    #[error("{what} must be {expected} by what stands before, found {found}")]
    Contradicts {
        /// What they are for.
        what: &'static str,
        /// What the rest of the text says.
        expected: u32,
        /// What is written here.
        found: u32,
    },
    /// Something that can be read and means nothing.
    #[error("{what}")]
    Meaningless {
        /// What is wrong with it, for people.
        what: &'static str,
    },
    /// A checker that is to come from off the board.
    #[error("a checker that is off does not come back")]
    FromOff,
    /// A checker that is to go to the bar or into the hand.
    #[error("no checker goes to the bar or into the hand by its own move")]
    NoLanding,
    /// A checker that is to go back.
    #[error("checkers move to lower points, and {to} is not lower than {from}")]
    WrongWay {
        /// Where it leaves.
        from: u16,
        /// Where it is to land.
        to: u16,
    },
}
