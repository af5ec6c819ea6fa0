//! Endings whose value is known exactly, found by going through all of them from the end: no nets, no samples.
//!
//! - [`OneSided`]: how many rolls a side needs to bear off alone, for every [`Home`] board of up to 15 checkers.
//! - [`TwoSided`]: what a race of up to six checkers a side is worth, without a cube and with it in each place.
//! - [`Endings`]: both, solved once for the whole program or read from where it has kept them.
//! - [`Hyper`]: Hypergammon from its first roll on, solved only when somebody asks for it.
//!
//! Turns come from the rules of backgammon, which bears off as all games do whose checkers all stand at home and have passed.

mod both;
mod home;
mod hyper;
mod one_sided;
mod two_sided;

pub use both::{Endings, EndingsError};
pub use home::Home;
pub use hyper::Hyper;
pub use one_sided::{OneSided, PIPS_A_ROLL, Rolls};
pub use two_sided::{Equities, TwoSided};
