//! Errors of the HTTP interface (RFC 9457).

use std::{borrow::Cow, fmt};

use alea_texts::{Message, Said, message};
use axum::{
    Json,
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;

use super::openapi;
use crate::{house::HouseError, store::StoreError, wire};

/// What kind of error it is. Each has its text, `server-<code>`, and its place in the description of the interface.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The request cannot be read.
    Malformed,
    /// Nobody knows who asks.
    Nobody,
    /// A page of somebody else asks.
    Origin,
    /// An invitation is needed.
    NotInvited,
    /// There is nothing there.
    NotFound,
    /// There is no such contest.
    UnknownContest,
    /// That cannot be done there.
    Method,
    /// The contest is not one that waits for somebody.
    Taken,
    /// The body is too long.
    TooLong,
    /// The terms cannot be played.
    Terms,
    /// The house has no such player for this.
    NoPlayer,
    /// The name is none.
    NoName,
    /// There is no match file of this.
    NoMat,
    /// There is too much of it to be shown.
    TooMany,
    /// It could not be stored now.
    Busy,
    /// What is stored of it is damaged.
    Damaged,
}

impl Kind {
    /// All of them.
    pub(super) const ALL: [Kind; 16] = [
        Kind::Malformed,
        Kind::Nobody,
        Kind::Origin,
        Kind::NotInvited,
        Kind::NotFound,
        Kind::UnknownContest,
        Kind::Method,
        Kind::Taken,
        Kind::TooLong,
        Kind::Terms,
        Kind::NoPlayer,
        Kind::NoName,
        Kind::NoMat,
        Kind::TooMany,
        Kind::Busy,
        Kind::Damaged,
    ];

    /// Its code, its status, and what it means to whoever writes a client.
    pub(super) fn about(self) -> (&'static str, StatusCode, &'static str) {
        match self {
            Kind::Malformed => {
                ("malformed", StatusCode::BAD_REQUEST, "The request cannot be read; the title says why.")
            }
            Kind::Nobody => (
                "nobody",
                StatusCode::UNAUTHORIZED,
                "Nobody knows who asks: `POST /api/v1/me` gives a cookie.",
            ),
            Kind::Origin => ("origin", StatusCode::FORBIDDEN, "The page that asks is of another origin."),
            Kind::NotInvited => ("not-invited", StatusCode::FORBIDDEN, "The chair is for who is invited."),
            Kind::NotFound => ("not-found", StatusCode::NOT_FOUND, "There is nothing at this path."),
            Kind::UnknownContest => ("unknown-contest", StatusCode::NOT_FOUND, "There is no such contest."),
            Kind::Method => {
                ("method", StatusCode::METHOD_NOT_ALLOWED, "That cannot be done here; `Allow` says what can.")
            }
            Kind::Taken => ("taken", StatusCode::CONFLICT, "No chair is free."),
            Kind::TooLong => ("too-long", StatusCode::PAYLOAD_TOO_LARGE, "The body is too long."),
            Kind::Terms => (
                "terms",
                StatusCode::UNPROCESSABLE_ENTITY,
                "Nothing can be played by these terms; the title says why.",
            ),
            Kind::NoPlayer => (
                "no-player",
                StatusCode::UNPROCESSABLE_ENTITY,
                "The house has no such player for these games.",
            ),
            Kind::NoName => ("no-name", StatusCode::UNPROCESSABLE_ENTITY, "The name is none."),
            Kind::NoMat => (
                "no-mat",
                StatusCode::UNPROCESSABLE_ENTITY,
                "A match file cannot say this; the text says why.",
            ),
            Kind::TooMany => ("too-many", StatusCode::UNPROCESSABLE_ENTITY, "There is too much of it."),
            Kind::Busy => (
                "busy",
                StatusCode::SERVICE_UNAVAILABLE,
                "It could not be stored now: ask again a little later.",
            ),
            Kind::Damaged => (
                "damaged",
                StatusCode::INTERNAL_SERVER_ERROR,
                "What is stored of it is damaged: it does not help to ask again.",
            ),
        }
    }

    /// Its name in the description, to which `type` leads.
    pub(super) fn component(self) -> String {
        format!("problem-{}", self.about().0)
    }
}

/// An error as it is answered.
#[derive(Clone, Debug)]
pub struct Problem {
    kind: Kind,
    status: StatusCode,
    title: String,
    /// What people read, if it says more than the text of the code.
    said: Option<Message>,
}

/// An error as it is written.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Body<'a> {
    /// Where its kind is described.
    r#type: String,
    /// What is wrong, in English.
    title: &'a str,
    /// The status.
    status: u16,
    /// The kind.
    code: &'static str,
    /// What is wrong, for people.
    text: wire::Text,
}

/// The shape of an error of one kind.
pub(super) fn schema(kind: Kind, generator: &mut SchemaGenerator) -> Schema {
    let (code, status, meaning) = kind.about();
    let mut schema = Body::json_schema(generator);
    schema.insert("description".into(), meaning.into());
    if let Some(properties) = schema.get_mut("properties") {
        properties["type"] = json_schema!({"const": type_of(kind)}).into();
        properties["status"] = json_schema!({"const": status.as_u16()}).into();
        properties["code"] = json_schema!({"const": code}).into();
    }
    schema
}

fn type_of(kind: Kind) -> String {
    format!("{}#/components/schemas/{}", openapi::PATH, kind.component())
}

impl Problem {
    /// An error, and what it is in English.
    #[must_use]
    pub fn new(kind: Kind, title: impl Into<String>) -> Problem {
        Problem { kind, status: kind.about().1, title: title.into(), said: None }
    }

    /// An error that says by itself what is wrong, in any language.
    pub(super) fn said(kind: Kind, what: &(impl Said + fmt::Display)) -> Problem {
        Problem { said: Some(what.message()), ..Problem::new(kind, what.to_string()) }
    }

    /// The same under another status, where another protocol says which.
    pub(super) fn with_status(self, status: StatusCode) -> Problem {
        Problem { status, ..self }
    }

    fn busy() -> Problem {
        Problem::new(Kind::Busy, "it could not be stored now")
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (code, ..) = self.kind.about();
        let key: Cow<'_, str> = format!("server-{code}").into();
        let text = match &self.said {
            Some(message) => wire::text(message),
            // Texts that say what is wrong in detail take it from here; it is English, for whoever writes the client.
            None if matches!(self.kind, Kind::Malformed | Kind::Terms) => {
                wire::text(&message![key, "detail" => self.title.clone()])
            }
            None => wire::text(&message![key]),
        };
        let status = self.status.as_u16();
        let body = Body { r#type: type_of(self.kind), title: &self.title, status, code, text };
        let mut response = (self.status, Json(body)).into_response();
        let kind = HeaderValue::from_static("application/problem+json");
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        response
    }
}

/// What the layers below refuse by themselves, in words of theirs, is told as any other error.
pub(super) async fn told_as_problem(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    // A page tells people the same.
    let told = response
        .headers()
        .get(header::CONTENT_TYPE)
        .is_some_and(|kind| kind == "application/problem+json" || kind.as_bytes().starts_with(b"text/html"));
    if told || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let problem = match status {
        StatusCode::METHOD_NOT_ALLOWED => Problem::new(Kind::Method, "that cannot be done here"),
        StatusCode::PAYLOAD_TOO_LARGE => Problem::new(Kind::TooLong, "the body is too long"),
        StatusCode::NOT_FOUND => Problem::new(Kind::NotFound, "there is nothing here"),
        _ => Problem::new(Kind::Malformed, "the request cannot be read").with_status(status),
    };
    let mut answer = problem.into_response();
    if let Some(allow) = response.headers().get(header::ALLOW) {
        answer.headers_mut().insert(header::ALLOW, allow.clone());
    }
    answer
}

impl From<HouseError> for Problem {
    fn from(error: HouseError) -> Problem {
        let kind = match &error {
            HouseError::Terms(_) => Kind::Terms,
            HouseError::UnknownContest => Kind::UnknownContest,
            HouseError::NoPlayer => Kind::NoPlayer,
            HouseError::Taken => Kind::Taken,
            HouseError::NotInvited => Kind::NotInvited,
            HouseError::NoName => Kind::NoName,
            // The store says in the log what is wrong with it.
            HouseError::Store(store) if store.passes() => return Problem::busy(),
            HouseError::Store(StoreError::Damaged(_)) => {
                tracing::error!(%error, "a request failed");
                return Problem::new(Kind::Damaged, "what is stored of it is damaged");
            }
            HouseError::Store(_) | HouseError::Random(_) => {
                // What went wrong inside is for the log.
                tracing::error!(%error, "a request failed");
                return Problem::busy();
            }
        };
        Problem::new(kind, error.to_string())
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        HouseError::from(error).into()
    }
}
