//! A turn that a player is putting together, step by step, and may take back.

use alloc::vec::Vec;

use crate::{Play, Refusal, Setup, Step, Table};

/// The steps of a turn not yet confirmed. It offers only steps that can be completed into a legal turn, and every step can be
/// taken back until the turn is played.
#[derive(Clone, Debug)]
pub struct Draft<'a> {
    table: &'a dyn Table,
    played: Vec<Step>,
}

impl<'a> Draft<'a> {
    /// An empty draft of the turn that `table` waits for.
    #[must_use]
    pub fn new(table: &'a dyn Table) -> Draft<'a> {
        Draft { table, played: Vec::new() }
    }

    /// The steps so far.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.played
    }

    /// The steps that can come next.
    #[must_use]
    pub fn continuations(&self) -> Vec<Step> {
        self.table.continuations(&self.played)
    }

    /// Adds a step.
    ///
    /// # Errors
    /// Why it cannot come next. The draft is as it was.
    pub fn add(&mut self, step: Step) -> Result<(), Refusal> {
        match self.table.refusal(&self.played, step) {
            Some(reason) => Err(reason),
            None => {
                self.played.push(step);
                Ok(())
            }
        }
    }

    /// Takes the last step back and gives it, if there is one.
    pub fn undo(&mut self) -> Option<Step> {
        self.played.pop()
    }

    /// What stands on the board after the steps so far, in the mover's numbering.
    #[must_use]
    pub fn board(&self) -> Setup {
        // Every step has been checked when it was added; the table has not changed, since it is borrowed.
        self.table.preview(&self.played).unwrap_or_else(|_| self.table.setup())
    }

    /// The legal turn that the steps amount to.
    ///
    /// # Errors
    /// [`Refusal::Unfinished`] while there is more to play.
    pub fn complete(&self) -> Result<Play, Refusal> {
        self.table.complete(&self.played)
    }
}
