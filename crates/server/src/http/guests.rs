//! Guests: who a client is, by its cookie.

use axum::{
    Json,
    body::Bytes,
    extract::State,
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{Cookies, Doors, Problem, problem::Kind};
use crate::{ids::Token, store::Guest};

/// The name of the cookie.
pub(super) const COOKIE: &str = "alea_guest";

/// How long a cookie is good for, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// What somebody says of himself.
#[derive(Deserialize, Default, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Me {
    /// Another name than he has, 1 to 40 letters, none of them a control character.
    #[schemars(regex(pattern = NAME))]
    name: Option<String>,
}

/// Names, as a pattern. What is blank at the ends is cut off.
const NAME: &str = concat!(
    r"^[^\S\x00-\x1f\x7f-\x9f]*[^\s\x00-\x1f\x7f-\x9f]",
    r"([^\x00-\x1f\x7f-\x9f]{0,38}[^\s\x00-\x1f\x7f-\x9f])?[^\S\x00-\x1f\x7f-\x9f]*$"
);

/// Who somebody is.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Guest")]
pub(super) struct Told<'a> {
    /// The id.
    id: String,
    /// The name.
    name: &'a str,
}

impl Told<'_> {
    fn of(guest: &Guest) -> Told<'_> {
        Told { id: guest.id.to_string(), name: &guest.name }
    }
}

/// Who this client is, if it is anybody.
pub(super) async fn who(State(doors): State<Doors>, headers: HeaderMap) -> Result<Response, Problem> {
    let guest = doors.guest(&headers).await?;
    Ok(Json(guest.as_ref().map(Told::of)).into_response())
}

/// Who this client is. Who is nobody yet becomes a guest.
pub(super) async fn me(
    State(doors): State<Doors>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let Me { name } = if body.is_empty() { Me::default() } else { read(&body)? };
    if let Some(mut guest) = doors.guest(&headers).await? {
        if let Some(name) = name {
            doors.house.rename(&mut guest, &name).await?;
        }
        return Ok(Json(Told::of(&guest)).into_response());
    }
    let (guest, token) = doors.house.welcome(name.as_deref()).await?;
    let mut response = Json(Told::of(&guest)).into_response();
    let secure = match doors.cookies {
        Cookies::Encrypted => "; Secure",
        Cookies::Any => "",
    };
    let cookie =
        format!("{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR}{secure}", token.expose());
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Reads a body, which is an object: what derives its reader takes a list of its values too.
pub(super) fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Problem> {
    let object: Result<serde_json::Map<String, serde_json::Value>, _> = serde_json::from_slice(body);
    let read = object.and_then(|object| serde_json::from_value(object.into()));
    read.map_err(|error| Problem::new(Kind::Malformed, error.to_string()))
}

impl Doors {
    /// Who has sent a request.
    pub(super) async fn guest(&self, headers: &HeaderMap) -> Result<Option<Guest>, Problem> {
        match token(headers) {
            Some(token) => Ok(self.house.guest(&token).await?),
            None => Ok(None),
        }
    }

    /// The same where it has to be somebody.
    pub(super) async fn somebody(&self, headers: &HeaderMap) -> Result<Guest, Problem> {
        let nobody = || Problem::new(Kind::Nobody, "first say who you are: POST /api/v1/me");
        self.guest(headers).await?.ok_or_else(nobody)
    }
}

fn token(headers: &HeaderMap) -> Option<Token> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).and_then(|(_, value)| Token::parse(value))
}
