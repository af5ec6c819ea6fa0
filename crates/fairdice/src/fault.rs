//! What another party did that the protocol does not allow.

use crate::{
    header::HeaderError,
    seat::{Role, Seat},
};

/// A breach of the protocol, as whoever notices it says. The state that noticed it is gone, or unchanged where the caller may
/// wait for the right message.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The server's header is none.
    #[error("{0}")]
    Header(#[from] HeaderError),
    /// The header says something else than was agreed.
    #[error("the header has another {0} than was agreed")]
    OtherHeader(&'static str),
    /// The number of the game was used before.
    #[error("the number of the game was used before")]
    GameSeen,
    /// The player's own commitment is missing or changed.
    #[error("the player's own commitment is missing or changed")]
    OwnCommit,
    /// The other player's commitment is one's own.
    #[error("both commitments are the same")]
    SameCommit,
    /// The hash of the game does not follow from the header and the commitments.
    #[error("the hash of the game does not follow from header and commitments")]
    GameHash,
    /// A signature is not that of the pinned key.
    #[error("the signature is not that of the pinned key")]
    Signature,
    /// A round of drand where none was agreed, or none where one was.
    #[error("drand is named against the header")]
    Drand,
    /// A second header or hash was signed for the same game.
    #[error("another hash was signed for the same game")]
    SignedTwice,
    /// A commitment was sent again and is another one.
    #[error("another commitment than before")]
    OtherCommit,
    /// A seed is not the one that was committed to.
    #[error("the seed of {0} is not the one committed to")]
    Seed(Role),
    /// A value is not in the chain that was committed to.
    #[error("the value of {by} for roll {n} is not in its chain")]
    Value {
        /// Whose.
        by: Role,
        /// The roll.
        n: u32,
    },
    /// A value was sent again and is another one.
    #[error("another value of {by} for roll {n} than before")]
    OtherValue {
        /// Whose.
        by: Role,
        /// The roll.
        n: u32,
    },
    /// A message speaks of another roll than the one that is due.
    #[error("roll {due} is due, not roll {found}")]
    Order {
        /// The roll that is due.
        due: u32,
        /// The one that came.
        found: u32,
    },
    /// Something was revealed before its time.
    #[error("{0} revealed something before its time")]
    Early(Role),
    /// What is due did not come.
    #[error("{0} keeps back what is due")]
    Withheld(Role),
    /// Dice that do not follow from the values.
    #[error("roll {n} does not follow from its values")]
    Dice {
        /// The roll.
        n: u32,
    },
    /// A roll that is not this player's to ask for.
    #[error("the roll is not for player {} to ask for", .0.index() + 1)]
    Roller(Seat),
    /// A double after values for the roll were released.
    #[error("a double after roll {n} was asked for")]
    LateDouble {
        /// The roll.
        n: u32,
    },
    /// A player was left out of a roll who may not be.
    #[error("player {} was left out of a roll", .0.index() + 1)]
    LeftOut(Seat),
    /// A new anchor between the request of a roll and its dice.
    #[error("a new anchor after roll {n} was asked for")]
    LateAnchor {
        /// The roll.
        n: u32,
    },
    /// A new anchor that is not for the next roll, or not the player's own.
    #[error("a new anchor of {0} that does not fit")]
    Anchor(Role),
    /// The game that was told afterwards is not the one that was played.
    #[error("the game told afterwards is not the one that was played")]
    OtherEvents,
    /// The end is not that of this game.
    #[error("the end is that of another game")]
    OtherEnd,
}
