//! The side of a player, who trusts nobody else. Each state checks what comes and holds what may not be revealed yet; after a
//! [`Fault`](crate::Fault) the state is gone, and with it the secret.
//!
//! - mode G: [`Joining`] → [`Committed`] → [`Playing`], which alone shows the seed;
//! - mode R: [`Joining`] → [`Committed`] → [`Waiting`] → ([`Asking`] →) [`Released`] → [`Waiting`] …, where [`Released`] alone shows
//!   the value of its roll. [`Returning`] and [`Renewing`] lead back to [`Waiting`], after a restart or on another device.

mod envelope;
mod join;
mod sealed;

pub use envelope::Playing;
pub use join::{Committed, Joining};
pub use sealed::{Asking, Released, Renewing, Returning, Waiting};
