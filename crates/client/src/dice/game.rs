//! A game of a client: what binds it, and chains that take over in it.

use alea_fairdice::{Absence, Anchor, Fault, Piece, Role, Seat, Secret};
use serde_json::Value;

use super::{DiceError, Game, Stage, binding, hash, head, number};

/// How many rolls before its end a chain is followed by another.
const EARLY: u32 = 64;

impl Game {
    /// The commitment that this client makes, until the game is bound.
    pub(super) fn commit(&self) -> Option<[u8; 32]> {
        match &self.stage {
            Stage::Committed(committed) => Some(committed.commit()),
            Stage::Offered(committed) => Some(committed.commit()),
            _ => None,
        }
    }

    pub(super) fn bind(&mut self, message: &Value) -> Result<(), DiceError> {
        self.stage = match std::mem::replace(&mut self.stage, Stage::Nothing) {
            Stage::Committed(committed) => {
                Stage::Waiting(committed.bound(&binding(&self.header, message)?, Absence::Never)?)
            }
            Stage::Offered(committed) => {
                let playing = committed.bound(&binding(&self.header, message)?)?;
                let transcript = playing.transcript();
                Stage::Playing(Box::new((playing, transcript)))
            }
            stage => stage,
        };
        Ok(())
    }

    /// The anchor of a new chain, where the own one is lost or nearly at its end.
    pub(super) fn renewed(&mut self) -> Result<Option<[u8; 32]>, DiceError> {
        let mut secret = [0; 32];
        self.stage = match std::mem::replace(&mut self.stage, Stage::Nothing) {
            Stage::Lost(lost) => {
                getrandom::fill(&mut secret).map_err(|_| DiceError::Random)?;
                Stage::Renewing(Box::new(lost.0.renew(&Secret::take(&mut secret))?))
            }
            Stage::Waiting(waiting) if waiting.left() < EARLY => {
                getrandom::fill(&mut secret).map_err(|_| DiceError::Random)?;
                Stage::Renewing(Box::new(waiting.renew(&Secret::take(&mut secret))?))
            }
            stage => stage,
        };
        Ok(match &self.stage {
            Stage::Renewing(renewing) => Some(renewing.anchor()),
            _ => None,
        })
    }

    /// What a `dice` message tells of chains that have taken over.
    pub(super) fn told(&mut self, message: &Value) -> Result<(), DiceError> {
        for anchor in message["anchors"].as_array().map(Vec::as_slice).unwrap_or_default() {
            self.coming.push(anchor_of(anchor)?);
        }
        self.take_over()
    }

    /// Lets chains take over whose time has come.
    pub(super) fn take_over(&mut self) -> Result<(), DiceError> {
        for anchor in std::mem::take(&mut self.coming) {
            if self.anchored.contains(&anchor) {
                continue;
            }
            if anchor.after > self.rolled {
                self.coming.push(anchor);
                continue;
            }
            self.stage = match std::mem::replace(&mut self.stage, Stage::Nothing) {
                Stage::Waiting(mut waiting) => {
                    waiting.anchored(&anchor)?;
                    Stage::Waiting(waiting)
                }
                Stage::Renewing(renewing) if anchor.anchor == renewing.anchor() => {
                    Stage::Waiting(renewing.anchored(&anchor)?)
                }
                Stage::Renewing(mut renewing) => {
                    renewing.other_anchored(&anchor)?;
                    Stage::Renewing(renewing)
                }
                Stage::Lost(mut lost) => {
                    lost.0.anchored(&anchor)?;
                    Stage::Lost(lost)
                }
                // Not between two rolls, or where there are no chains.
                _ => return Err(Fault::LateAnchor { n: self.rolled + 1 }.into()),
            };
            self.anchored.push(anchor);
        }
        Ok(())
    }
}

/// A chain that has taken over, as a `dice` message tells it.
fn anchor_of(value: &Value) -> Result<Anchor, DiceError> {
    let role = match value["role"].as_str() {
        Some("server") => Role::Server,
        Some("first") => Role::Client(Seat::Zero),
        Some("second") => Role::Client(Seat::One),
        _ => return Err(DiceError::Malformed("whose chain it is")),
    };
    let mut piece = vec![2, role.byte()];
    piece.extend(number(&value["after"], "the roll before a chain")?.to_be_bytes());
    piece.extend(hash::<32>(&value["anchor"], "an anchor")?);
    piece.extend(head(&value["log"])?);
    match Piece::parse_all(&piece).and_then(|mut pieces| pieces.pop()) {
        Some(Piece::Anchor(anchor)) => Ok(anchor),
        _ => Err(DiceError::Malformed("an anchor")),
    }
}
