//! What is said about a match file beside what it says: notes on what is unusual, and the reason why it cannot be read.

use super::{MAX_BYTES, MAX_LINE};
use crate::lines::{self, Unfit, shown};

/// Something unusual that was understood, or kept as it stands.
pub type Note = lines::Note<NoteKind>;

/// What is unusual. `Display` says it in an English sentence.
///
/// The first eight describe the dialect of the file and are noted once, where they are first met.
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
    /// Columns separated by tabs.
    #[error("columns are set with tabs, which were taken to stand eight apart")]
    Tabs,
    /// `13:` for `31:`.
    #[error("dice are not sorted, larger die first")]
    UnsortedDice,
    /// `25/20`, `4/0`.
    #[error("the bar is written as 25 or off as 0")]
    BarAndOffAsNumbers,
    /// `63:` with nothing behind it.
    #[error("dice stand alone: nothing says whether they could not be played or were not recorded")]
    BareDice,
    /// Checkers enter from the bar, but no play has a `*`.
    #[error("checkers enter from the bar, but no hit is marked")]
    UnmarkedHits,
    /// The header `Player 1` names the player of the right column.
    #[error("the header names the player of the right column first")]
    HeaderOrder,
    /// `Game 1` without a length before it.
    #[error("no length of the match is written; it was taken for a session for money")]
    NoLength,
    /// A length with no game after it.
    #[error("a match of which no game is written")]
    NoGames,
    /// The match begins later than with game 1 at 0 to 0.
    #[error("the match begins with game {game} at {} to {}", .score[0], .score[1])]
    LateStart {
        /// The number of its first game.
        game: u16,
        /// The score before it.
        score: [u32; 2],
    },
    /// Games that are not numbered one after the other.
    #[error("game {found} follows where game {expected} should")]
    GameNumber {
        /// The number that should follow.
        expected: u32,
        /// The number that does.
        found: u16,
    },
    /// Other names than in the first game of the match.
    #[error("the players of game {game} are not named as in the first game")]
    OtherPlayers {
        /// The number of the game.
        game: u16,
    },
    /// The file ends right after `Game 5`.
    #[error("the file ends at the head of game {game}, which was left out")]
    NoPlayers {
        /// The number of the game.
        game: u16,
    },
    /// A game without `Wins`.
    #[error("game {game} has no result")]
    NoResult {
        /// The number of the game.
        game: u16,
    },
    /// Lines of a game that are not numbered one after the other, noted once a game.
    #[error("move {found} follows where move {expected} should")]
    MoveNumber {
        /// The number that should follow.
        expected: u32,
        /// The number that does.
        found: u16,
    },
    /// `63: ???`.
    #[error("dice whose play was not recorded")]
    NotRecorded,
    /// `6/8`.
    #[error("a checker is said to go back")]
    Backwards,
    /// `00:` or `Cannot Move` without dice.
    #[error("a turn for which no dice are written")]
    NotRolled,
    /// `Losses 1 point` beside the winner's points.
    #[error("the loser's points are written too")]
    Loses,
    /// A game with two results. The second is kept here only.
    #[error("a second result of the same game, `{}`", shown(.0))]
    SecondResult(String),
    /// Something that a player does after the result.
    #[error("the game goes on after its result")]
    AfterResult,
    /// The points stand in the column of the player who has just dropped or resigned.
    #[error("the points stand in the column of the player who gave up")]
    ResultColumn,
    /// A comment: a line that begins with `;` and is no header. It is kept here only.
    #[error("a comment, `{}`", shown(.0))]
    Comment(String),
    /// An entry, or what follows the dice in one, that is not understood. It is in the tree as it stands.
    #[error("`{}` is not understood", shown(.0))]
    UnreadEntry(String),
    /// A line, or an entry of more than [`MAX_FIELD`](super::MAX_FIELD) characters, that is not understood. It is kept here
    /// only.
    #[error("`{}` is not understood and was left out", shown(.0))]
    Unread(String),
}

impl NoteKind {
    /// Whether something was not understood.
    pub(super) fn is_unread(&self) -> bool {
        matches!(self, NoteKind::Unread(_) | NoteKind::UnreadEntry(_))
    }
}

/// Why a file cannot be read as a match file.
pub type ReadError = lines::ReadError<Fault>;

/// What makes a file no match file.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Fault {
    /// Longer than [`MAX_BYTES`].
    #[error("a match file has at most {} MiB", MAX_BYTES >> 20)]
    TooLong,
    /// A line longer than [`MAX_LINE`].
    #[error("a line of a match file has at most {MAX_LINE} bytes")]
    LineTooLong,
    /// Text in units of 16 bits.
    #[error("the file is UTF-16; match files are ASCII, UTF-8 or Windows-1252")]
    Utf16,
    /// A control character other than tabs and the ends of lines.
    #[error("control character U+{:04X} has no place in a text", u32::from(*.0))]
    NotText(char),
    /// Neither a header nor a length nor a game within [`HEAD`](super::HEAD), or no match at all.
    #[error("no match is found: neither `7 point match` nor `Game 1`")]
    NoMatch,
    /// A length or the number of a game beyond 65,535: without it nobody knows to which game what follows belongs.
    #[error("a match goes to at most {} points, and its games are numbered up to there", u16::MAX)]
    TooLarge,
    /// `Game 1` is followed by something else than two names with their points.
    #[error("game {game} should go on with two names and their points, as in `Anna : 0    Bert : 0`")]
    Players {
        /// The number of the game.
        game: u16,
    },
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
