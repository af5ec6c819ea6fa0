//! What clients say.

use std::borrow::Cow;

use alea_game::Step;
use alea_matchplay::{Command, CommandKind};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;

use super::{CLAIM, MOST_INWARDS, WITHDRAW, shape::Deed};
use crate::ids::{CommandId, ContestId};

/// A message of a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromClient {
    /// Wants to see a contest, from an event on that it has not seen.
    Open {
        /// Which.
        contest: ContestId,
        /// How many events it has seen, if it has.
        since: Option<u64>,
    },
    /// Wants to see it no more.
    Close {
        /// Which.
        contest: ContestId,
    },
    /// Wants something to happen.
    Command {
        /// Where.
        contest: ContestId,
        /// How many events it has seen.
        expected_seq: u64,
        /// What it calls the command.
        id: CommandId,
        /// What.
        act: Act,
    },
    /// Commits to its values of a game.
    Commit {
        /// Where.
        contest: ContestId,
        /// The game of the contest, from 1.
        game: u32,
        /// The commitment.
        commit: [u8; 32],
    },
    /// Releases a value.
    Release {
        /// Where.
        contest: ContestId,
        /// The game of the contest, from 1.
        game: u32,
        /// The roll of the game.
        n: u32,
        /// The value.
        value: [u8; 32],
    },
    /// Lets a new chain of its values take over.
    Anchor {
        /// Where.
        contest: ContestId,
        /// The game of the contest, from 1.
        game: u32,
        /// The roll that fell last.
        after: u32,
        /// The anchor.
        anchor: [u8; 32],
    },
    /// Reveals its seed of a game.
    Reveal {
        /// Where.
        contest: ContestId,
        /// The game of the contest, from 1.
        game: u32,
        /// The seed.
        seed: [u8; 32],
    },
    /// Wants another contest with the same terms.
    Rematch {
        /// After which.
        contest: ContestId,
    },
    /// Says something to all who look at a contest.
    Chat {
        /// Where.
        contest: ContestId,
        /// What.
        text: String,
    },
    /// Asks why a step cannot be taken.
    Why {
        /// Where.
        contest: ContestId,
        /// The steps of the turn so far.
        played: Vec<Step>,
        /// The step.
        step: Step,
    },
    /// Asks whether somebody is there.
    Ping,
}

/// What a player does in a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// What the rules of contests know.
    Command(Command),
    /// He claims, since the other one has gone.
    Claim,
    /// He takes back that he waits for somebody.
    Withdraw,
}

impl Act {
    /// Its name.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Act::Command(command) => command.kind().key(),
            Act::Claim => CLAIM,
            Act::Withdraw => WITHDRAW,
        }
    }
}

/// Why a frame is no message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Malformed(String);

/// A message as it is written.
#[derive(Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
#[schemars(rename = "FromClient")]
pub(crate) enum Raw {
    Open { contest: String, since: Option<u64> },
    Close { contest: String },
    Command(RawCommand),
    Commit { contest: String, game: u32, commit: String },
    Release { contest: String, game: u32, n: u32, value: String },
    Anchor { contest: String, game: u32, after: u32, anchor: String },
    Reveal { contest: String, game: u32, seed: String },
    Rematch { contest: String },
    Chat { contest: String, text: String },
    Why { contest: String, played: Vec<(u16, u16)>, step: (u16, u16) },
    Ping {},
}

/// A command as it is written. Which of its last keys belong to what is done is looked at apart.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawCommand {
    contest: String,
    expected_seq: u64,
    client_command_id: String,
    r#do: String,
    steps: Option<Vec<(u16, u16)>>,
    points: Option<u8>,
}

impl JsonSchema for RawCommand {
    fn schema_name() -> Cow<'static, str> {
        "Command".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "object",
            "properties": {
                "contest": generator.subschema_for::<String>(),
                "expected_seq": generator.subschema_for::<u64>(),
                "client_command_id": generator.subschema_for::<String>(),
            },
            "required": ["contest", "expected_seq", "client_command_id"],
            "allOf": [generator.subschema_for::<Deed>()],
        })
    }
}

/// Reads a frame.
///
/// # Errors
/// What is wrong with it.
pub fn parse(frame: &str) -> Result<FromClient, Malformed> {
    if frame.len() > MOST_INWARDS {
        return Err(Malformed(format!("a message has at most {MOST_INWARDS} bytes")));
    }
    let raw: Raw = serde_json::from_str(frame).map_err(|error| Malformed(error.to_string()))?;
    Ok(match raw {
        Raw::Open { contest, since } => FromClient::Open { contest: of(&contest)?, since },
        Raw::Close { contest } => FromClient::Close { contest: of(&contest)? },
        Raw::Command(raw) => command(&raw)?,
        Raw::Commit { contest, game, commit } => {
            FromClient::Commit { contest: of(&contest)?, game, commit: bytes(&commit)? }
        }
        Raw::Release { contest, game, n, value } => {
            FromClient::Release { contest: of(&contest)?, game, n, value: bytes(&value)? }
        }
        Raw::Anchor { contest, game, after, anchor } => {
            FromClient::Anchor { contest: of(&contest)?, game, after, anchor: bytes(&anchor)? }
        }
        Raw::Reveal { contest, game, seed } => {
            FromClient::Reveal { contest: of(&contest)?, game, seed: bytes(&seed)? }
        }
        Raw::Rematch { contest } => FromClient::Rematch { contest: of(&contest)? },
        Raw::Chat { contest, text } => FromClient::Chat { contest: of(&contest)?, text },
        Raw::Why { contest, played, step } => FromClient::Why {
            contest: of(&contest)?,
            played: steps(&played),
            step: Step::new(step.0, step.1),
        },
        Raw::Ping {} => FromClient::Ping,
    })
}

/// Which message of a client something is said about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The type of the message, if it has one that there is.
    pub what: Option<&'static str>,
    /// The contest that it names.
    pub contest: Option<ContestId>,
    /// What the client calls it, if it is a command.
    pub id: Option<CommandId>,
}

/// The types of messages.
pub(super) const TYPES: [&str; 11] =
    ["open", "close", "command", "commit", "release", "anchor", "reveal", "rematch", "chat", "why", "ping"];

impl About {
    /// What a frame says of itself, which may be no message.
    #[must_use]
    pub fn frame(frame: &str) -> About {
        #[derive(Default, Deserialize)]
        struct Names {
            r#type: Option<String>,
            contest: Option<String>,
            client_command_id: Option<String>,
        }
        let names: Names = serde_json::from_str(frame).unwrap_or_default();
        About {
            what: TYPES.into_iter().find(|name| names.r#type.as_deref() == Some(*name)),
            contest: names.contest.as_deref().and_then(ContestId::parse),
            id: names.client_command_id.as_deref().and_then(CommandId::parse),
        }
    }

    /// A command.
    #[must_use]
    pub fn command(contest: ContestId, id: &CommandId) -> About {
        About { what: Some("command"), contest: Some(contest), id: Some(id.clone()) }
    }

    /// Another message about a contest.
    #[must_use]
    pub fn of(what: &'static str, contest: ContestId) -> About {
        About { what: Some(what), contest: Some(contest), id: None }
    }
}

impl FromClient {
    /// Which message this is.
    #[must_use]
    pub fn about(&self) -> About {
        match self {
            FromClient::Open { contest, .. } => About::of("open", *contest),
            FromClient::Close { contest } => About::of("close", *contest),
            FromClient::Command { contest, id, .. } => About::command(*contest, id),
            FromClient::Commit { contest, .. } => About::of("commit", *contest),
            FromClient::Release { contest, .. } => About::of("release", *contest),
            FromClient::Anchor { contest, .. } => About::of("anchor", *contest),
            FromClient::Reveal { contest, .. } => About::of("reveal", *contest),
            FromClient::Rematch { contest } => About::of("rematch", *contest),
            FromClient::Chat { contest, .. } => About::of("chat", *contest),
            FromClient::Why { contest, .. } => About::of("why", *contest),
            FromClient::Ping => About { what: Some("ping"), ..About::default() },
        }
    }
}

fn of(contest: &str) -> Result<ContestId, Malformed> {
    ContestId::parse(contest).ok_or_else(|| Malformed("`contest` is no id of a contest".into()))
}

fn bytes(hex: &str) -> Result<[u8; 32], Malformed> {
    let bytes = alea_fairdice::from_hex(hex).and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
    bytes.ok_or_else(|| Malformed("32 bytes in base 16, lower case, were expected".into()))
}

fn steps(pairs: &[(u16, u16)]) -> Vec<Step> {
    pairs.iter().map(|&(from, to)| Step::new(from, to)).collect()
}

fn command(raw: &RawCommand) -> Result<FromClient, Malformed> {
    let id = CommandId::parse(&raw.client_command_id)
        .ok_or_else(|| Malformed("`client_command_id` is 1 to 64 printable ASCII characters".into()))?;
    let (contest, expected_seq) = (of(&raw.contest)?, raw.expected_seq);
    Ok(FromClient::Command { contest, expected_seq, id, act: act(raw)? })
}

fn act(raw: &RawCommand) -> Result<Act, Malformed> {
    let nothing = || Malformed(format!("`{}` takes nothing", raw.r#do));
    let bare = [(CLAIM, Act::Claim), (WITHDRAW, Act::Withdraw)];
    if let Some((_, act)) = bare.into_iter().find(|(name, _)| *name == raw.r#do) {
        return if raw.steps.is_none() && raw.points.is_none() { Ok(act) } else { Err(nothing()) };
    }
    let kind = CommandKind::ALL.into_iter().find(|kind| kind.key() == raw.r#do);
    let kind = kind.ok_or_else(|| Malformed("`do` names no command".into()))?;
    Ok(Act::Command(match (kind, &raw.steps, raw.points) {
        (CommandKind::Play, Some(pairs), None) => Command::Play(steps(pairs)),
        (CommandKind::Resign, None, Some(points)) => Command::Resign(points),
        (CommandKind::Play, ..) => return Err(Malformed("`play` takes `steps`".into())),
        (CommandKind::Resign, ..) => return Err(Malformed("`resign` takes `points`".into())),
        (_, Some(_), _) | (_, _, Some(_)) => return Err(nothing()),
        (CommandKind::Roll, ..) => Command::Roll,
        (CommandKind::Double, ..) => Command::Double,
        (CommandKind::Take, ..) => Command::Take,
        (CommandKind::Pass, ..) => Command::Pass,
        (CommandKind::Raise, ..) => Command::Raise,
        (CommandKind::AcceptResignation, ..) => Command::AcceptResignation,
        (CommandKind::RefuseResignation, ..) => Command::RefuseResignation,
        (CommandKind::OfferDraw, ..) => Command::OfferDraw,
        (CommandKind::AcceptDraw, ..) => Command::AcceptDraw,
        (CommandKind::RefuseDraw, ..) => Command::RefuseDraw,
        (CommandKind::Stop, ..) => Command::Stop,
    }))
}
