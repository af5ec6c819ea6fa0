//! What the server says.

use alea_fairdice::{Succession, to_hex};
use alea_texts::Message;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::value::RawValue;

use super::{
    About, Text, View,
    shape::{Event, MessageName, Seat, Terms},
    text,
};
use crate::{DiceKind, ids::CommandId};

/// A message to a client.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ToClient<'a> {
    /// The first message.
    Hello {
        /// [`super::PROTOCOL`].
        protocol: u16,
        /// The program and its version.
        server: &'a str,
        /// The time of the house.
        now: u64,
        /// The version of the set of events.
        events_version: u16,
        /// The version of the rules.
        rules_version: u16,
        /// Who this client is.
        you: Option<You<'a>>,
        /// How long a message of the client may be.
        most_bytes: usize,
        /// How often the server says something when nothing happens, in milliseconds.
        heartbeat: u64,
    },
    /// What does not change in a contest.
    Contest {
        /// Which.
        contest: String,
        /// When it was made.
        created: u64,
        /// The terms, as in a record.
        #[schemars(with = "Terms")]
        terms: &'a RawValue,
        /// Who sits there.
        players: [Option<Player<'a>>; 2],
        /// The seat of this client.
        you: Option<Seat>,
        /// How its dice come about.
        dice: DiceKind,
    },
    /// What a contest has come to.
    Snapshot {
        /// Which.
        contest: String,
        /// How many events it has had.
        seq: u64,
        /// What they led to.
        view: &'a View,
    },
    /// Events.
    Events {
        /// The contest.
        contest: String,
        /// The number of the first.
        seq: u64,
        /// As in a record.
        #[schemars(with = "Vec<Event>")]
        events: Vec<&'a RawValue>,
        /// What they led to.
        view: &'a View,
    },
    /// What binds the dice of a game.
    Dice {
        /// The contest.
        contest: String,
        /// The game, from 1.
        game: u32,
        /// The header, H0.
        header: String,
        /// The server's public key for this game.
        key: String,
        /// How each key of the server has named the one after it, the newest first.
        successions: Vec<SuccessionFrame>,
        /// The commitments so far.
        commits: [Option<String>; 2],
        /// What the server has signed.
        bound: Option<BoundFrame>,
        /// In mode R, the chains that have taken over since the last event.
        anchors: Vec<AnchorFrame>,
        /// In mode G, who has revealed his seed.
        revealed: Option<[bool; 2]>,
    },
    /// Who is there.
    Present {
        /// The contest.
        contest: String,
        /// The players.
        here: [bool; 2],
        /// Since when those who are not have been away.
        away: [Option<u64>; 2],
        /// How long a player may be away from a contest without a clock, in milliseconds.
        grace: u64,
        /// How many watch.
        watching: u32,
    },
    /// Who wants another contest after this one.
    Rematch {
        /// The contest that is over.
        contest: String,
        /// The players who do.
        wanted: [bool; 2],
        /// The other contest, once it is there.
        next: Option<String>,
    },
    /// What was said beside the board.
    Chat {
        /// The contest.
        contest: String,
        /// One line, or to who has come the last ones, the oldest first.
        lines: Vec<ChatLine<'a>>,
    },
    /// It was done.
    Accepted {
        /// The contest.
        contest: String,
        /// What the client called it.
        client_command_id: Option<&'a str>,
        /// The number of the first event that came of it.
        seq: u64,
        /// How many came.
        count: u64,
    },
    /// It was not done.
    Refused {
        /// The contest.
        contest: Option<String>,
        /// The type of the message that was refused.
        #[schemars(with = "Option<MessageName>")]
        what: Option<&'static str>,
        /// What the client called it.
        client_command_id: Option<&'a str>,
        /// What kind of refusal it is.
        code: Code,
        /// Why.
        text: Text,
    },
    /// Why a step cannot be taken.
    Because {
        /// The contest.
        contest: String,
        /// The steps before it.
        played: Vec<[u16; 2]>,
        /// The step.
        step: [u16; 2],
        /// Why; nothing if it can be.
        text: Option<Text>,
    },
    /// A contest is not looked at any more.
    Closed {
        /// Which.
        contest: String,
    },
    /// An answer.
    Pong {
        /// The time of the house.
        now: u64,
    },
}

/// Who a client is.
#[derive(Debug, Serialize, JsonSchema)]
pub struct You<'a> {
    /// The id.
    pub id: String,
    /// The name.
    pub name: &'a str,
}

/// Who sits on a chair.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Player<'a> {
    /// The name.
    pub name: &'a str,
    /// Who that is.
    pub kind: PlayerKind,
}

/// Who sits on a chair.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum PlayerKind {
    /// Somebody without an account.
    Guest,
    /// A player of the house.
    House,
}

/// Something that a player said.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "ChatLine")]
pub struct ChatLine<'a> {
    /// Its number, from 0, since the server took the contest up.
    pub n: u64,
    /// The time of the house.
    pub at: u64,
    /// The seat of who said it.
    pub by: Seat,
    /// What was said: plain text of one line.
    pub text: &'a str,
}

/// What the server has signed.
#[derive(Debug, Serialize, JsonSchema)]
pub struct BoundFrame {
    /// The hash of everything.
    pub game_hash: String,
    /// The signature of it.
    pub signature: String,
    /// The head of the log before the leaf that says so.
    pub log: Head,
}

/// How a key of the server has named the next one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Succession")]
pub struct SuccessionFrame {
    /// The key that names it.
    pub from: String,
    /// The key that signs after it.
    pub to: String,
    /// By the first, over "ALEADICE/successor\0" and the second.
    pub signature: String,
}

impl SuccessionFrame {
    /// As it is written.
    #[must_use]
    pub fn of(succession: &Succession) -> SuccessionFrame {
        let Succession { from, to, signature } = succession;
        SuccessionFrame { from: to_hex(&from.0), to: to_hex(&to.0), signature: to_hex(signature) }
    }
}

/// A chain of values that has taken over.
#[derive(Debug, Serialize, JsonSchema)]
pub struct AnchorFrame {
    /// Whose it is.
    pub role: AnchorRole,
    /// The roll that fell last.
    pub after: u32,
    /// Its anchor.
    pub anchor: String,
    /// The head of the log before the leaf that says so.
    pub log: Head,
}

/// Whose chain of values it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum AnchorRole {
    /// The server's.
    Server,
    /// That of the player who sits first.
    First,
    /// That of the other one.
    Second,
}

/// The head of the log.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Head {
    /// How many leaves.
    pub count: u64,
    /// Their hash.
    pub hash: String,
}

impl Head {
    /// A head, as it is written.
    #[must_use]
    pub fn of(head: &alea_fairdice::Head) -> Head {
        Head { count: head.count(), hash: to_hex(&head.hash()) }
    }
}

/// What kind of refusal it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The rules do not allow it now.
    Denied,
    /// More has happened than the client knew.
    Stale,
    /// The client has no seat there.
    NotYours,
    /// There is no such contest.
    UnknownContest,
    /// The client does not look at the contest.
    NotOpen,
    /// It is against the protocol of the dice.
    Dice,
    /// It is no message.
    Malformed,
    /// There were too many.
    TooMany,
    /// It could not be stored now.
    Busy,
    /// What is stored of the contest is damaged, and asking again does not help.
    Damaged,
    /// The name of the command was used for another.
    ReusedId,
}

impl ToClient<'_> {
    /// As a frame.
    #[must_use]
    pub fn frame(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// A refusal.
    #[must_use]
    pub fn refused(about: &About, code: Code, why: &Message) -> String {
        ToClient::Refused {
            contest: about.contest.map(|contest| contest.to_string()),
            what: about.what,
            client_command_id: about.id.as_ref().map(CommandId::as_str),
            code,
            text: text(why),
        }
        .frame()
    }
}
