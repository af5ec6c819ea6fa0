//! A contest of one or more games between two players: score, cube, rotation, resignation, draw by offer, clock.
//!
//! A [`Contest`] is the fold of its [`Event`]s: [`Contest::apply`] is the only way in which it changes, and checks that an event can
//! happen where it stands. [`Contest::act`] turns what a player asks for into events; [`Contest::possible`] and
//! [`Contest::why_not`] are what interfaces show. It meets games only as `dyn Table`, made by an [`Opener`], and knows none by name.
//!
//! [`Stamped`] is an event as it is kept, with its time and its proof; [`EVENTS_VERSION`] names the set of events. Encodings are
//! written where they are used.
//!
//! No I/O, no clock that runs by itself, no dice: rolls and times come in with the events.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod apply;
mod clock;
mod command;
mod contest;
mod cube;
mod denial;
mod event;
mod permits;
mod stamped;
mod terms;

pub use clock::{Bonus, Clock, ClockTerms};
pub use command::CommandKind;
pub use contest::{Contest, Opener, Pending, Start};
pub use cube::{Cube, DoubleOffer};
pub use denial::Denial;
pub use event::{Command, ContestEnd, ContestResult, Event, GameEnd, GameResult};
pub use stamped::{EVENTS_VERSION, RULES_VERSION, Stamped};
pub use terms::{
    Crawford, CrawfordGame, CubeTerms, GameSpec, Holland, Jacoby, Length, NextStarter, Raises, StartScore,
    Terms, TermsError,
};
