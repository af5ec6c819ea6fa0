//! The public keys of the house, so that records can be checked whichever of them has signed.

use alea_fairdice::to_hex;
use axum::{Json, extract::State};
use schemars::JsonSchema;
use serde::Serialize;

use super::Doors;
use crate::wire::SuccessionFrame;

/// The keys that sign, or have signed.
#[derive(Serialize, JsonSchema)]
pub(super) struct Published {
    /// The keys, the newest first: it signs games that begin now.
    keys: Vec<String>,
    /// How each has named the next one, the newest first.
    successions: Vec<SuccessionFrame>,
}

pub(super) async fn published(State(doors): State<Doors>) -> Json<Published> {
    let keys = &doors.house.keys;
    Json(Published {
        keys: keys.public().iter().map(|key| to_hex(&key.0)).collect(),
        successions: keys.successions().iter().map(SuccessionFrame::of).collect(),
    })
}
