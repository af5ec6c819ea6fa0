//! Contests dealt by the protocol, and what a verifier says of their records when they are whole and when they are not.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod casual;
#[path = "../common/mod.rs"]
mod common;
mod dealt;
mod envelopes;
mod records;
mod shared;
