//! The side of whoever deals. Each state holds what it may not reveal yet, and only the state that may has a way to it:
//!
//! - mode G: [`Offered`] → [`Revealing`] → [`Dealing`] → [`Ended`], which alone shows the seeds;
//! - mode R: [`Offered`] → [`Ready`] → [`Asked`] → [`Rolled`] → [`Ready`] …, where [`Rolled`] alone shows the server's value.
//!
//! What must be durable first comes as [`Unstored`](crate::Unstored). After a restart the same states are reached again by the same
//! messages: nothing here is random but the secrets, which lie sealed.

mod envelope;
mod offer;
mod sealed;

pub use envelope::{Dealing, Ended, Revealing};
pub use offer::Offered;
pub use sealed::{Asked, FreshChain, Ready, Rolled};
