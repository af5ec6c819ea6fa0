//! What is said about a list beside what it says: notes on what is unusual, and the reason why it cannot be read.

use super::{MAX_BYTES, MAX_GAMES, MAX_LINE, MAX_TAGS, MAX_TEXT};
use crate::lines::{self, Unfit, shown};

/// Something unusual that was understood, or left out.
pub type Note = lines::Note<NoteKind>;

/// What is unusual. `Display` says it in an English sentence.
///
/// Those before [`NoteKind::MoveNumber`] describe the dialect of the file and are noted once, where they are first met.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NoteKind {
    /// The file begins with U+FEFF.
    #[error("the file begins with a byte order mark")]
    ByteOrderMark,
    /// Bytes that are no UTF-8.
    #[error("the file is not UTF-8 and was read as Windows-1252")]
    Windows1252,
    /// Lines end with CR and LF.
    #[error("lines end as on Windows, with CR and LF")]
    CarriageReturns,
    /// `E2-G2`.
    #[error("points are written in capital letters")]
    Capitals,
    /// `d1d4`.
    #[error("moves are written without a dash")]
    NoDash,
    /// `d9-d10x`.
    #[error("captures are marked, but not where")]
    BareCaptures,
    /// Moves without numbers.
    #[error("moves are not numbered")]
    Unnumbered,
    /// `!`, `?` behind moves, which are not kept.
    #[error("moves are judged with ! and ?, which was left out")]
    Judgements,
    /// More than [`MAX_TAGS`] tags in a game.
    #[error("a game has more than {MAX_TAGS} tags; the others were left out")]
    TooManyTags,
    /// Numbers that do not follow each other, noted once a game.
    #[error("move {found} follows where move {expected} should")]
    MoveNumber {
        /// The number that should follow.
        expected: u32,
        /// The number that does.
        found: u32,
    },
    /// A variation. It is kept here only.
    #[error("a variation, `{}`, was left out", shown(.0))]
    Variation(String),
    /// A bracket that is not closed. What follows it was left out.
    #[error("`{0}` is not closed; what follows it was left out")]
    Unclosed(char),
    /// A tag or a comment longer than [`MAX_TEXT`]. It was left out.
    #[error("a tag or comment of more than {MAX_TEXT} bytes was left out")]
    TooLong,
    /// Something that is not understood. It is kept here only.
    #[error("`{}` is not understood and was left out", shown(.0))]
    Unread(String),
}

/// Why a file cannot be read as a list of moves.
pub type ReadError = lines::ReadError<Fault>;

/// What makes a file no list of moves.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Fault {
    /// Longer than [`MAX_BYTES`].
    #[error("a list of moves has at most {} MiB", MAX_BYTES >> 20)]
    TooLong,
    /// A line longer than [`MAX_LINE`].
    #[error("a line of a list of moves has at most {MAX_LINE} bytes")]
    LineTooLong,
    /// Text in units of 16 bits.
    #[error("the file is UTF-16; lists of moves are ASCII, UTF-8 or Windows-1252")]
    Utf16,
    /// A control character other than tabs and the ends of lines.
    #[error("control character U+{:04X} has no place in a text", u32::from(*.0))]
    NotText(char),
    /// Nothing of a game within [`HEAD`](super::HEAD), or no move and no result at all.
    #[error("no game is found: neither a tag such as `[Game \"hnefatafl\"]` nor a move such as `c17-g17`")]
    NoGame,
    /// More than [`MAX_GAMES`] games.
    #[error("a list of moves has at most {MAX_GAMES} games")]
    TooManyGames,
    /// More lines that are not understood than lines that are, and more than a hundred.
    #[error("{lines} lines are not understood, which is most of the file up to here")]
    Unread {
        /// How many.
        lines: u32,
    },
}

impl From<Unfit> for Fault {
    fn from(unfit: Unfit) -> Fault {
        match unfit {
            Unfit::File => Fault::TooLong,
            Unfit::Line => Fault::LineTooLong,
            Unfit::Utf16 => Fault::Utf16,
            Unfit::Control(c) => Fault::NotText(c),
        }
    }
}
