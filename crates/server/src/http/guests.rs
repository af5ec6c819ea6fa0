//! Guests: who a client is, by its cookie.

use axum::{
    Json, Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
    routing::post,
};
use serde::Deserialize;
use serde_json::json;

use super::{Cookies, Doors, Problem};
use crate::{ids::Token, store::Guest};

/// The name of the cookie.
const COOKIE: &str = "alea_guest";

/// How long a cookie is good for, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;

pub(super) fn router() -> Router<Doors> {
    Router::new().route("/api/v1/me", post(me))
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Me {
    name: Option<String>,
}

/// Who this client is. Who is nobody yet becomes a guest.
async fn me(State(doors): State<Doors>, headers: HeaderMap, body: Bytes) -> Result<Response, Problem> {
    let Me { name } = if body.is_empty() { Me::default() } else { read(&body)? };
    if let Some(mut guest) = doors.guest(&headers).await? {
        if let Some(name) = name {
            doors.house.rename(&mut guest, &name).await?;
        }
        return Ok(Json(json!({"id": guest.id.to_string(), "name": guest.name})).into_response());
    }
    let (guest, token) = doors.house.welcome(name.as_deref()).await?;
    let mut response = Json(json!({"id": guest.id.to_string(), "name": guest.name})).into_response();
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

/// Reads a body.
pub(super) fn read<'a, T: Deserialize<'a>>(body: &'a [u8]) -> Result<T, Problem> {
    serde_json::from_slice(body)
        .map_err(|error| Problem::new(StatusCode::BAD_REQUEST, "malformed", error.to_string()))
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
        let nobody =
            || Problem::new(StatusCode::UNAUTHORIZED, "nobody", "first say who you are: POST /api/v1/me");
        self.guest(headers).await?.ok_or_else(nobody)
    }
}

fn token(headers: &HeaderMap) -> Option<Token> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).and_then(|(_, value)| Token::parse(value))
}
