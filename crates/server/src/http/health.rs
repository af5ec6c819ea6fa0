//! Whether the server works, for whoever watches it.

use axum::{
    extract::State,
    response::{IntoResponse, Response},
};

use super::{Doors, Problem, problem::Kind};

pub(super) async fn live() -> &'static str {
    "ok"
}

pub(super) async fn ready(State(doors): State<Doors>) -> Response {
    match doors.house.is_ready().await {
        Ok(()) => "ok".into_response(),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            Problem::new(Kind::Busy, "the store does not answer").into_response()
        }
    }
}
