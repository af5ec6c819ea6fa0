//! Contests that are being played. Each is held by one task ([`actor`]), which alone writes its events: it decides ([`live`]), stores,
//! and only then tells. What is in its memory is the fold of what is stored, and is thrown away when storing fails.

mod actor;
mod away;
mod chat;
mod dealer;
mod envelope;
mod live;
mod rematch;
mod sealed;
mod thinking;

pub(crate) use actor::{Actor, Ask, Looking, Opened, Replied};
pub(crate) use away::Away;
pub use live::DiceKind;
pub(crate) use live::{Live, Trouble, terms};
