//! Errors of the HTTP interface (RFC 9457).

use std::fmt;

use alea_texts::{Message, Said, message};
use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::json;

use crate::{house::HouseError, store::StoreError, wire};

/// An error as it is answered.
#[derive(Clone, Debug)]
pub struct Problem {
    status: StatusCode,
    code: &'static str,
    title: String,
    /// What people read, if it says more than the text of the code.
    said: Option<Message>,
}

impl Problem {
    /// An error with its code, of which there is a text `server-<code>`, and what it is in English.
    #[must_use]
    pub fn new(status: StatusCode, code: &'static str, title: impl Into<String>) -> Problem {
        Problem { status, code, title: title.into(), said: None }
    }

    /// An error that says by itself what is wrong, in any language.
    pub(super) fn said(status: StatusCode, code: &'static str, what: &(impl Said + fmt::Display)) -> Problem {
        Problem { said: Some(what.message()), ..Problem::new(status, code, what.to_string()) }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        // Texts that say what is wrong in detail take it from here; it is English, for whoever writes the client.
        let text = match (&self.said, self.code) {
            (Some(message), _) => wire::text(message),
            (None, code @ ("malformed" | "terms")) => {
                wire::text(&message![format!("server-{code}"), "detail" => self.title.clone()])
            }
            (None, code) => wire::text(&message![format!("server-{code}")]),
        };
        let body = json!({
            "type": "about:blank",
            "title": self.title,
            "status": self.status.as_u16(),
            "code": self.code,
            "text": text,
        });
        let mut response = (self.status, Json(body)).into_response();
        let kind = HeaderValue::from_static("application/problem+json");
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        response
    }
}

impl From<HouseError> for Problem {
    fn from(error: HouseError) -> Problem {
        let (status, code) = match &error {
            HouseError::Terms(_) => (StatusCode::UNPROCESSABLE_ENTITY, "terms"),
            HouseError::UnknownContest => (StatusCode::NOT_FOUND, "unknown-contest"),
            HouseError::NoPlayer => (StatusCode::UNPROCESSABLE_ENTITY, "no-player"),
            HouseError::Taken => (StatusCode::CONFLICT, "taken"),
            HouseError::NotInvited => (StatusCode::FORBIDDEN, "not-invited"),
            HouseError::NoName => (StatusCode::UNPROCESSABLE_ENTITY, "no-name"),
            // The store says in the log what is wrong with it.
            HouseError::Store(store) if store.passes() => return Problem::busy(),
            HouseError::Store(_) | HouseError::Random(_) => {
                // What went wrong inside is for the log.
                tracing::error!(%error, "a request failed");
                return Problem::busy();
            }
        };
        Problem::new(status, code, error.to_string())
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        HouseError::from(error).into()
    }
}

impl Problem {
    fn busy() -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy", "it could not be stored now")
    }
}
