//! Contests: made, joined, listed, kept.

use alea_catalog::{
    CONTESTS, GAMES, PLAYERS,
    files::{self, Format},
};
use alea_game::{Allowed, Choice, Side};
use alea_notation::record;
use axum::{
    Json, Router,
    body::Bytes,
    extract::{Path, RawQuery, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Doors, Problem, guests::read};
use crate::{
    DiceKind,
    house::{Against, HouseError, Wish},
    ids::{ContestId, Token},
    store::{GoesOn, Guest, Loaded, OwnContests},
    wire,
};

/// How many offers are listed.
const OFFERS: u64 = 100;

/// How many of his contests somebody is told of at once.
const OWN: u64 = 50;

pub(super) fn router() -> Router<Doors> {
    Router::new()
        .route("/api/v1/games", get(games))
        .route("/api/v1/offers", get(offers))
        .route("/api/v1/contests", get(own).post(make))
        .route("/api/v1/contests/{contest}/join", post(join))
        .route("/api/v1/contests/{contest}/record", get(kept))
        .route("/api/v1/contests/{contest}/record.mat", get(kept_as_mat))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Make {
    terms: Value,
    dice: Option<String>,
    seat: Option<String>,
    against: WithWhom,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum WithWhom {
    Invitation,
    Anyone,
    House(String),
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Join {
    invitation: Option<String>,
}

fn contest_id(text: &str) -> Result<ContestId, Problem> {
    ContestId::parse(text).ok_or_else(|| HouseError::UnknownContest.into())
}

async fn make(State(doors): State<Doors>, headers: HeaderMap, body: Bytes) -> Result<Response, Problem> {
    let wish: Make = read(&body)?;
    let guest = doors.somebody(&headers).await?;
    let malformed = |what: &str| Problem::new(StatusCode::BAD_REQUEST, "malformed", what);
    let dice = match wish.dice.as_deref() {
        None => DiceKind::Sealed,
        Some(dice) => {
            DiceKind::of(dice).ok_or_else(|| malformed("`dice` is `sealed`, `envelope` or `plain`"))?
        }
    };
    let any = || crate::ids::random::<1>().map_err(HouseError::from);
    let seat = match wish.seat.as_deref() {
        Some("first") => Side::First,
        Some("second") => Side::Second,
        None | Some("any") if any()?[0] & 1 == 0 => Side::First,
        None | Some("any") => Side::Second,
        Some(_) => return Err(malformed("`seat` is `first`, `second` or `any`")),
    };
    let against = match wish.against {
        WithWhom::Invitation => Against::Invited,
        WithWhom::Anyone => Against::Anyone,
        WithWhom::House(player) => Against::House(player),
    };
    let (contest, invitation) =
        doors.house.make(&guest, Wish { terms: wish.terms, dice, seat, against }).await?;
    let made = json!({
        "contest": contest.to_string(),
        "seat": wire::seat(seat),
        "invitation": invitation.as_ref().map(Token::expose),
    });
    Ok((StatusCode::CREATED, Json(made)).into_response())
}

async fn join(
    State(doors): State<Doors>,
    Path(contest): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Value>, Problem> {
    let Join { invitation } = if body.is_empty() { Join::default() } else { read(&body)? };
    let guest = doors.somebody(&headers).await?;
    let id = contest_id(&contest)?;
    let invitation = invitation.as_deref().and_then(Token::parse).map(|token| token.hash());
    let seat = doors.house.join(&guest, id, invitation).await?;
    Ok(Json(json!({"contest": contest, "seat": wire::seat(seat)})))
}

async fn offers(State(doors): State<Doors>, headers: HeaderMap) -> Result<Json<Value>, Problem> {
    let guest = doors.guest(&headers).await?;
    let offers = doors.house.offers(OFFERS).await?;
    Ok(Json(offers.iter().map(|loaded| listed(loaded, guest.as_ref())).collect()))
}

/// The contests of who asks, the newest first: `over` says which, `before` names the last one of the list before.
async fn own(
    State(doors): State<Doors>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Json<Value>, Problem> {
    let wanted = asked(query.as_deref().unwrap_or_default())?;
    let guest = doors.somebody(&headers).await?;
    let contests = doors.house.contests_of(&guest, wanted).await?;
    let own = |(loaded, goes_on): &(Loaded, GoesOn)| {
        let mut listed = listed(loaded, Some(&guest));
        listed["over"] = json!(*goes_on == GoesOn::Over);
        listed
    };
    Ok(Json(contests.iter().map(own).collect()))
}

/// Which of his contests somebody asks for.
fn asked(query: &str) -> Result<OwnContests, Problem> {
    let malformed = |what: &str| Problem::new(StatusCode::BAD_REQUEST, "malformed", what);
    let mut wanted = OwnContests { over: None, before: None, most: OWN };
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        match pair.split_once('=') {
            Some(("over", "true")) => wanted.over = Some(GoesOn::Over),
            Some(("over", "false")) => wanted.over = Some(GoesOn::Yes),
            Some(("before", id)) => wanted.before = Some(contest_id(id)?),
            _ => return Err(malformed("`over` is `true` or `false`, and `before` a contest")),
        }
    }
    Ok(wanted)
}

/// A contest in a list.
fn listed(loaded: &Loaded, guest: Option<&Guest>) -> Value {
    let names = loaded.seats.each_ref().map(|seat| seat.as_ref().map(|row| row.name.clone()));
    let terms: Value = serde_json::from_str(&loaded.contest.terms).unwrap_or_default();
    let contest = &loaded.contest;
    json!({
        "contest": contest.id.to_string(), "created": contest.created, "terms": terms,
        "dice": contest.dice, "players": names,
        "you": guest.and_then(|guest| loaded.seat_of(guest.id)).map(wire::seat),
    })
}

async fn kept(State(doors): State<Doors>, Path(contest): Path<String>) -> Result<Response, Problem> {
    let record = doors.house.record(contest_id(&contest)?).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record::write(&record)).into_response())
}

/// The record as a match file, which other programs read.
async fn kept_as_mat(State(doors): State<Doors>, Path(contest): Path<String>) -> Result<Response, Problem> {
    let record = doors.house.record(contest_id(&contest)?).await?;
    let file = files::write(&[record], Format::Mat);
    let file = file.map_err(|(_, why)| Problem::said(StatusCode::UNPROCESSABLE_ENTITY, "no-mat", &why))?;
    let name = format!("attachment; filename=\"{contest}.mat\"");
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CONTENT_DISPOSITION, &name)];
    Ok((headers, file.text).into_response())
}

/// Everything that can be played, and by whom of the house.
async fn games() -> Json<Value> {
    let value = |choice: Choice| match choice {
        Choice::Word(word) => json!(word),
        Choice::Number(number) => json!(number),
    };
    let options = |entry: &alea_catalog::Entry| -> Vec<Value> {
        let option = |spec: &alea_game::OptionSpec| {
            let allowed = match spec.allowed {
                Allowed::Words(words) => json!({"words": words}),
                Allowed::Number { min, max } => json!({"min": min, "max": max}),
            };
            json!({"key": spec.key, "allowed": allowed, "default": value(spec.default)})
        };
        entry.options.iter().map(option).collect()
    };
    let games: Vec<Value> = GAMES
        .iter()
        .map(|entry| {
            let house: Vec<&str> =
                PLAYERS.iter().filter(|player| player.plays(entry)).map(|player| player.id).collect();
            json!({
                "id": entry.id,
                "cube": entry.cube == alea_game::CubeUse::Optional,
                "dice": entry.dice_number.is_some(),
                "options": options(entry),
                "house": house,
            })
        })
        .collect();
    let contests: Vec<Value> = CONTESTS
        .iter()
        .map(|contest| json!({"id": contest.id, "games": contest.games, "targets": contest.targets}))
        .collect();
    Json(json!({"games": games, "contests": contests}))
}
