//! What drivers of other programs share: how they fail, and how an answer becomes a turn.

use std::{
    fmt, io,
    process::{Child, Command},
};

use alea_engine::Odds;
use alea_game::{PointsSetup, Setup, Step, Table};
use alea_texts::{Message, Said, message};

use crate::failure::io_error;

/// Why another program does not play.
#[derive(Debug)]
pub(crate) enum PeerError {
    /// It is not installed.
    Missing {
        program: &'static str,
        /// What was looked for.
        looked_for: String,
    },
    /// It was started and did not get ready.
    NotReady { program: &'static str },
    /// It has gone, or says nothing.
    Silent { program: &'static str, cause: io::Error },
    /// What it says is no legal turn, or says nothing of a position.
    Answer { program: &'static str, answer: String },
    /// The position is none of backgammon.
    Position,
}

impl Said for PeerError {
    fn message(&self) -> Message {
        match self {
            PeerError::Missing { program, looked_for } => {
                message!["peer-missing", "program" => *program, "looked-for" => looked_for.clone()]
            }
            PeerError::NotReady { program } => message!["peer-not-ready", "program" => *program],
            PeerError::Silent { program, cause } => {
                message!["peer-silent", "program" => *program, "why" => io_error(cause)]
            }
            PeerError::Answer { program, answer } => {
                message!["peer-answer", "program" => *program, "answer" => answer.clone()]
            }
            PeerError::Position => message!["peer-position"],
        }
    }
}

/// In English, for logs.
impl fmt::Display for PeerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for PeerError {}

/// Somebody who says what positions are worth.
pub(crate) trait Values {
    /// The odds of the side on roll, before the roll and without a cube.
    ///
    /// # Errors
    /// It cannot say.
    fn value(&mut self, table: &dyn Table) -> Result<Odds, PeerError>;
}

/// Five probabilities as programs write them, in the order of [`Odds::new`], and what may follow.
pub(super) fn odds(answer: &str) -> Option<Odds> {
    let mut words = answer.split_whitespace();
    let mut five = [0.0; Odds::COUNT];
    for part in &mut five {
        *part = words.next()?.parse().ok().filter(|part| (0.0..=1.0).contains(part))?;
    }
    Some(Odds::new(five))
}

/// A process that does not outlive its driver.
#[derive(Debug)]
pub(super) struct Process(pub(super) Child);

impl Process {
    /// Starts a command of `program`.
    pub(super) fn start(program: &'static str, command: &mut Command) -> Result<Process, PeerError> {
        let looked_for = command.get_program().to_string_lossy().into_owned();
        let child = command.spawn().map_err(|_| PeerError::Missing { program, looked_for })?;
        Ok(Process(child))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The turn that need not be asked for: the only one, or none. Programs say nothing useful then.
pub(super) fn forced(table: &dyn Table) -> Option<Vec<Step>> {
    match &table.turns()[..] {
        [only] => Some(only.steps.clone()),
        [] => Some(Vec::new()),
        _ => None,
    }
}

/// What stands on the table, seen by the player on roll.
pub(super) fn board(table: &dyn Table) -> Result<PointsSetup, PeerError> {
    match table.setup() {
        Setup::Points(board) => Ok(board),
        Setup::Square(_) => Err(PeerError::Position),
    }
}

/// The 26 places from the player's opponent's bar to his own bar: the opponent's checkers negative, but for those on his bar.
pub(super) fn places(board: &PointsSetup) -> [i32; 26] {
    let mut places = [0; 26];
    places[0] = board.o.bar.into();
    places[25] = board.x.bar.into();
    let points = board.x.points.iter().zip(&board.o.points);
    for (place, (&own, &other)) in places[1..25].iter_mut().zip(points) {
        *place = i32::from(own) - i32::from(other);
    }
    places
}
