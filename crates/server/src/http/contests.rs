//! Contests: made, joined, listed, kept.

use std::borrow::Cow;

use alea_catalog::{
    CONTESTS, GAMES, PLAYERS,
    files::{self, Format},
};
use alea_game::Side;
use alea_matchplay::Event;
use alea_notation::record;
use axum::{
    Json,
    body::Bytes,
    extract::{Path, RawQuery, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Doors, Problem, guests::read, problem::Kind};
use crate::{
    DiceKind,
    house::{Against, HouseError, Wish},
    ids::{ContestId, Token},
    store::{GoesOn, Guest, Loaded, OwnContests, SeatRow, Sitter},
    wire::{
        Seat,
        shape::{AskedTerms, HousePlayer, Terms},
    },
};

/// How many offers are listed.
const OFFERS: u64 = 100;

/// How many of his contests somebody is told of at once.
const OWN: u64 = 50;

/// The id of a contest, as a shape.
#[derive(Debug)]
pub(super) enum Id {}

impl JsonSchema for Id {
    fn schema_name() -> Cow<'static, str> {
        "ContestId".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
        })
    }
}

/// A contest to be made.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Make {
    /// What is played.
    #[schemars(with = "AskedTerms")]
    terms: Value,
    /// How its dice come about: sealed ones, if nothing is said.
    dice: Option<DiceKind>,
    /// The own chair: any, if nothing is said.
    seat: Option<AskedSeat>,
    /// Who plays against whoever makes it.
    against: WithWhom,
}

/// A chair that is asked for.
#[derive(Copy, Clone, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum AskedSeat {
    /// The first one.
    First,
    /// The second one.
    Second,
    /// One of them, by chance.
    Any,
}

/// Who plays against whoever makes a contest.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum WithWhom {
    /// Who is invited.
    Invitation,
    /// Anyone.
    Anyone,
    /// A player of the house.
    House(#[schemars(with = "HousePlayer")] String),
}

/// A contest that was made.
#[derive(Serialize, JsonSchema)]
pub(super) struct Made {
    /// Which.
    #[schemars(with = "Id")]
    contest: String,
    /// The chair of whoever made it.
    seat: Seat,
    /// What invites to it, if somebody is to be invited.
    invitation: Option<String>,
}

/// Somebody who wants to sit down.
#[derive(Deserialize, Default, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    /// What invites to it, where that is needed.
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    invitation: Option<String>,
}

/// Somebody who sits there.
#[derive(Serialize, JsonSchema)]
pub(super) struct Joined {
    /// Where.
    #[schemars(with = "Id")]
    contest: String,
    /// On which chair.
    seat: Seat,
}

/// A contest in a list.
#[derive(Serialize, JsonSchema)]
pub(super) struct Listed {
    /// Which.
    #[schemars(with = "Id")]
    contest: String,
    /// When it was made.
    created: u64,
    /// What is played.
    #[schemars(with = "Terms")]
    terms: Value,
    /// How its dice come about.
    dice: Option<DiceKind>,
    /// Who sits there.
    players: [Option<String>; 2],
    /// Which of them are players of the house, by their ids.
    #[schemars(with = "[Option<HousePlayer>; 2]")]
    house: [Option<String>; 2],
    /// The seat of who asks.
    you: Option<Seat>,
}

/// A contest of who asks.
#[derive(Serialize, JsonSchema)]
pub(super) struct Own {
    #[serde(flatten)]
    listed: Listed,
    /// Whether it is over.
    over: bool,
    /// Who has won it; nobody while it goes on, if it was drawn, or if it does not count.
    winner: Option<Seat>,
    /// Whether it does not count.
    void: bool,
}

/// Everything that can be played.
#[derive(Serialize, JsonSchema)]
pub(super) struct Games {
    /// The games.
    games: Vec<GameOffered>,
    /// Contests of several games.
    contests: Vec<ContestOffered>,
}

/// A game, and who plays it.
#[derive(Serialize, JsonSchema)]
struct GameOffered {
    /// Its id.
    id: &'static str,
    /// Whether it may have a cube.
    cube: bool,
    /// Whether it has dice.
    dice: bool,
    /// Whether it may be chosen who begins the next game; where every game is begun by single dice, it may not.
    next_starter: bool,
    /// What can be chosen.
    options: Vec<OptionOffered>,
    /// Who of the house plays it.
    house: Vec<&'static str>,
}

/// An option of a game.
#[derive(Serialize, JsonSchema)]
struct OptionOffered {
    /// Its key.
    key: &'static str,
    /// What it may be.
    allowed: Allowed,
    /// What it is if nothing is said.
    default: Choice,
}

/// What an option may be.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
enum Allowed {
    /// One of these words.
    Words {
        /// The words.
        words: &'static [&'static str],
    },
    /// A whole number, ends included.
    Number {
        /// The least.
        min: u16,
        /// The greatest.
        max: u16,
    },
}

/// The value of an option.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
enum Choice {
    /// A word.
    Word(&'static str),
    /// A number.
    Number(u16),
}

/// A contest of several games in turn.
#[derive(Serialize, JsonSchema)]
struct ContestOffered {
    /// Its id.
    id: &'static str,
    /// The games in their order.
    games: &'static [&'static str],
    /// To how many points it is usually played.
    targets: &'static [u32],
}

fn contest_id(text: &str) -> Result<ContestId, Problem> {
    ContestId::parse(text).ok_or_else(|| HouseError::UnknownContest.into())
}

/// Makes a contest.
pub(super) async fn make(
    State(doors): State<Doors>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let wish: Make = read(&body)?;
    let guest = doors.somebody(&headers).await?;
    let dice = wish.dice.unwrap_or(DiceKind::Sealed);
    let seat = match wish.seat {
        Some(AskedSeat::First) => Side::First,
        Some(AskedSeat::Second) => Side::Second,
        None | Some(AskedSeat::Any) => {
            let [byte] = crate::ids::random::<1>().map_err(HouseError::from)?;
            if byte & 1 == 0 { Side::First } else { Side::Second }
        }
    };
    let against = match wish.against {
        WithWhom::Invitation => Against::Invited,
        WithWhom::Anyone => Against::Anyone,
        WithWhom::House(player) => Against::House(player),
    };
    let (contest, invitation) =
        doors.house.make(&guest, Wish { terms: wish.terms, dice, seat, against }).await?;
    let place = [(header::LOCATION, format!("/api/v1/contests/{contest}"))];
    let made = Made {
        contest: contest.to_string(),
        seat: seat.into(),
        invitation: invitation.as_ref().map(|token| token.expose().to_owned()),
    };
    Ok((StatusCode::CREATED, place, Json(made)).into_response())
}

/// Sits down.
pub(super) async fn join(
    State(doors): State<Doors>,
    Path(contest): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Joined>, Problem> {
    let Join { invitation } = if body.is_empty() { Join::default() } else { read(&body)? };
    let guest = doors.somebody(&headers).await?;
    let id = contest_id(&contest)?;
    // What can be no invitation invites nobody, not even who sits there already.
    let token = |text: String| Token::parse(&text).ok_or(HouseError::NotInvited);
    let invitation = invitation.map(token).transpose()?.map(|token| token.hash());
    let seat = doors.house.join(&guest, id, invitation).await?.into();
    Ok(Json(Joined { contest, seat }))
}

/// What waits for anyone.
pub(super) async fn offers(
    State(doors): State<Doors>,
    headers: HeaderMap,
) -> Result<Json<Vec<Listed>>, Problem> {
    let guest = doors.guest(&headers).await?;
    let offers = doors.house.offers(OFFERS).await?;
    Ok(Json(offers.iter().map(|loaded| listed(loaded, guest.as_ref())).collect()))
}

/// One contest.
pub(super) async fn one(
    State(doors): State<Doors>,
    Path(contest): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Listed>, Problem> {
    let guest = doors.guest(&headers).await?;
    let loaded = doors.house.contest(contest_id(&contest)?).await?;
    Ok(Json(listed(&loaded, guest.as_ref())))
}

/// The contests of who asks, the newest first: `over` says which, `before` names the last one of the list before.
pub(super) async fn own(
    State(doors): State<Doors>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Json<Vec<Own>>, Problem> {
    let wanted = asked(query.as_deref().unwrap_or_default())?;
    let guest = doors.somebody(&headers).await?;
    let contests = doors.house.contests_of(&guest, wanted).await?;
    let own = |(loaded, goes_on, end): &(Loaded, GoesOn, Option<Event>)| Own {
        listed: listed(loaded, Some(&guest)),
        over: *goes_on == GoesOn::Over,
        winner: match end {
            Some(Event::ContestEnded { result }) => result.winner.map(Seat::from),
            _ => None,
        },
        void: matches!(end, Some(Event::Void { .. })),
    };
    Ok(Json(contests.iter().map(own).collect()))
}

/// Which of his contests somebody asks for.
fn asked(query: &str) -> Result<OwnContests, Problem> {
    let malformed = || Problem::new(Kind::Malformed, "`over` is `true` or `false`, and `before` a contest");
    let mut wanted = OwnContests { over: None, before: None, most: OWN };
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        match pair.split_once('=') {
            Some(("over", "true")) => wanted.over = Some(GoesOn::Over),
            Some(("over", "false")) => wanted.over = Some(GoesOn::Yes),
            Some(("before", id)) => wanted.before = Some(contest_id(id)?),
            _ => return Err(malformed()),
        }
    }
    Ok(wanted)
}

/// A contest in a list.
fn listed(loaded: &Loaded, guest: Option<&Guest>) -> Listed {
    let contest = &loaded.contest;
    let house = |row: &Option<SeatRow>| match row.as_ref().map(|row| &row.who) {
        Some(Sitter::House(player)) => Some(player.clone()),
        _ => None,
    };
    Listed {
        contest: contest.id.to_string(),
        created: contest.created,
        terms: serde_json::from_str(&contest.terms).unwrap_or_default(),
        dice: DiceKind::of(&contest.dice),
        players: loaded.seats.each_ref().map(|seat| seat.as_ref().map(|row| row.name.clone())),
        house: loaded.seats.each_ref().map(house),
        you: guest.and_then(|guest| loaded.seat_of(guest.id)).map(Seat::from),
    }
}

/// The record.
pub(super) async fn kept(
    State(doors): State<Doors>,
    Path(contest): Path<String>,
) -> Result<Response, Problem> {
    let record = doors.house.record(contest_id(&contest)?).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record::write(&record)).into_response())
}

/// The record as a match file, which other programs read.
pub(super) async fn kept_as_mat(
    State(doors): State<Doors>,
    Path(contest): Path<String>,
) -> Result<Response, Problem> {
    let record = doors.house.record(contest_id(&contest)?).await?;
    let file = files::write(&[record], Format::Mat);
    let file = file.map_err(|(_, why)| Problem::said(Kind::NoMat, &why))?;
    let name = format!("attachment; filename=\"{contest}.mat\"");
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CONTENT_DISPOSITION, &name)];
    Ok((headers, file.text).into_response())
}

/// Everything that can be played, and by whom of the house.
pub(super) async fn games() -> Json<Games> {
    let option = |spec: &alea_game::OptionSpec| OptionOffered {
        key: spec.key,
        allowed: match spec.allowed {
            alea_game::Allowed::Words(words) => Allowed::Words { words },
            alea_game::Allowed::Number { min, max } => Allowed::Number { min, max },
        },
        default: match spec.default {
            alea_game::Choice::Word(word) => Choice::Word(word),
            alea_game::Choice::Number(number) => Choice::Number(number),
        },
    };
    let game = |entry: &alea_catalog::Entry| GameOffered {
        id: entry.id,
        cube: entry.cube == alea_game::CubeUse::Optional,
        dice: entry.dice_number.is_some(),
        next_starter: entry.opening != alea_game::Opening::PlaysBoth,
        options: entry.options.iter().map(option).collect(),
        house: PLAYERS.iter().filter(|player| player.plays(entry)).map(|player| player.id).collect(),
    };
    let contest = |contest: &alea_catalog::ContestEntry| ContestOffered {
        id: contest.id,
        games: contest.games,
        targets: contest.targets,
    };
    Json(Games { games: GAMES.iter().map(game).collect(), contests: CONTESTS.iter().map(contest).collect() })
}
