//! Whether a record holds what it says: every event can happen where it stands, every play is legal or recorded as one that is
//! not, results follow from what came before them, and dice are those that their proofs prove.

use alea_fairdice::Step;
use alea_game::{PointsSetup, Setup};
use alea_matchplay::{Contest, Denial, Event};
use alea_notation::record::Record;
use alea_texts::{Message, Said};

use crate::{
    dice::{self, Expectations, Passed, Verdict, Why},
    open_table,
};

/// What was found true of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verified {
    /// Everything holds, the dice included, if there are any: what was found of them.
    Pass(Passed),
    /// Everything holds, but nothing proves the dice.
    NoProof,
}

/// What does not hold: the first of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Which event it is, from 1; `None` where it is about the record as a whole.
    pub step: Option<usize>,
    /// Which roll of its game it is, or the last one before it, from 1; where a proof fails, as the protocol of the dice counts.
    pub roll: Option<u32>,
    /// Where it is about the dice: the part of their proof.
    pub proof_step: Option<Step>,
    /// Why it does not hold.
    pub reason: Reason,
    /// The board there, which says what its places are called.
    pub board: Option<Box<Setup>>,
}

/// Why something does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// The event cannot happen where it stands.
    Denied(Denial),
    /// The dice are not those that were proved.
    Proof(Why),
}

/// Why it does not hold. Where is for whoever shows it.
impl Said for Failure {
    fn message(&self) -> Message {
        let nowhere = Setup::Points(PointsSetup::default());
        match &self.reason {
            Reason::Denied(denial) => Message::denial(denial, self.board.as_deref().unwrap_or(&nowhere)),
            Reason::Proof(Why::Denied(denial, board)) => {
                Message::denial(denial, board.as_deref().unwrap_or(&nowhere))
            }
            Reason::Proof(why) => {
                let args = why.args().into_iter().map(|(name, number)| (name, number.into()));
                Message::new(format!("dice-why-{}", why.key()), args)
            }
        }
    }
}

/// Checks a record from its first event to its last, with its dice by their proofs where it has any, and by a key and a log. What is
/// wrong with dice is told before the plays that do not fit them.
///
/// # Errors
/// The first thing that does not hold.
pub fn verify(record: &Record, expected: Expectations<'_>) -> Result<Verified, Failure> {
    match dice::verify(record, expected) {
        Verdict::NoProof => {
            replay(record)?;
            let rolled = record.events.iter().any(|stamped| is_roll(&stamped.event));
            Ok(if rolled { Verified::NoProof } else { Verified::Pass(Passed::default()) })
        }
        Verdict::Pass(passed) => Ok(Verified::Pass(passed)),
        Verdict::Fail(failed) => Err(Failure {
            step: failed.event.map(|index| index + 1),
            roll: failed.roll,
            proof_step: Some(failed.step),
            reason: Reason::Proof(failed.why),
            board: None,
        }),
    }
}

/// Whether every event of a record without proofs can happen where it stands.
fn replay(record: &Record) -> Result<(), Failure> {
    let failure = |contest: Option<&Contest>, index: usize, rolls: u32, denial| Failure {
        step: Some(index + 1),
        roll: (rolls > 0).then_some(rolls),
        proof_step: None,
        reason: Reason::Denied(denial),
        board: contest.and_then(Contest::table).map(|table| Box::new(table.setup())),
    };
    let mut contest =
        Contest::new(record.terms.clone(), open_table).map_err(|denial| failure(None, 0, 0, denial))?;
    let mut rolls = 0;
    for (index, stamped) in record.events.iter().enumerate() {
        rolls += u32::from(is_roll(&stamped.event));
        let denied = contest.apply_stamped(stamped);
        denied.map_err(|denial| failure(Some(&contest), index, rolls, denial))?;
        if matches!(stamped.event, Event::GameEnded { .. }) {
            rolls = 0;
        }
    }
    Ok(())
}

fn is_roll(event: &Event) -> bool {
    matches!(event, Event::Opening { .. } | Event::Rolled { .. })
}
