//! How nets come about: from the rules, a seed and time.
//!
//! 1. **Self-play.** Games between the net and itself, each position with the λ-return of its game as the target: the mean of all later
//!    evaluations and the result, the near ones counting most (Sutton 1988; Tesauro 1995). From nothing.
//! 2. **Looking ahead.** The same, but each position is labelled with what one roll of look-ahead says: the mean over the 21 rolls
//!    of the best reply. Labels are better than the net that made them, and the next net is fitted to them.
//! 3. **Looking further.** Last, positions about which net and look-ahead disagree are labelled by two rolls.
//!
//! Positions of a round come from games that follow from the seed and their number alone, and are fitted in a fixed order, so a run
//! gives the same net on the same build with any number of threads; [`Trainer::to_bytes`] keeps all that a run needs to go on. Between
//! processors of different kinds floating-point sums are the same too, for they are written in a fixed order; logarithms and
//! exponentials of the system library may differ in the last bit, and so may nets.
//!
//! Nothing here reads a file or a clock: that is for the command `alea train`.

mod adam;
mod arena;
mod play;
mod sample;
mod starts;
mod trainer;

pub use adam::Adam;
pub use arena::{Chooser, Greedy, Match, Uniform, arena};
pub use play::{look_ahead, look_further, self_play};
pub use sample::{Sample, SampleError};
pub use starts::{Kind, start};
pub use trainer::{Learner, Plan, Report, Targets, Trainer, positions};
