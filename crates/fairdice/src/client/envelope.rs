//! Mode G.

use super::Committed;
use crate::{
    Binding, Ending, Fault, Hash, Header, Mode, PublicKey, Receipt, Role, Roll, Seat, Secret, Seeds,
    Transcript, client_commit, server_commit,
};

/// The game is signed: the seed may be revealed, and rolls come in.
#[derive(Debug)]
pub struct Playing {
    seat: Seat,
    key: PublicKey,
    header: Header,
    binding: Binding,
    seed: Secret,
    rolls: Vec<Roll>,
}

impl Playing {
    pub(super) fn new(committed: Committed<Secret>, binding: Binding) -> Playing {
        let Committed { seat, key, header, held, .. } = committed;
        Playing { seat, key, header, binding, seed: held, rolls: Vec::new() }
    }

    /// The seed, for the server.
    #[must_use]
    pub fn seed(&self) -> Hash {
        *self.seed.expose()
    }

    /// Where the log has to show the game, now and later.
    #[must_use]
    pub fn receipt(&self) -> Receipt {
        self.binding.receipt(self.header.about.game_uid)
    }

    /// A transcript of this game, before its first event.
    #[must_use]
    pub fn transcript(&self) -> Transcript {
        Transcript::new(&self.binding.game_hash)
    }

    /// What binds the game came again.
    ///
    /// # Errors
    /// It is something else.
    pub fn bound_again(&self, binding: &Binding) -> Result<(), Fault> {
        if *binding == self.binding { Ok(()) } else { Err(Fault::SignedTwice) }
    }

    /// A roll, which is checked when the seeds are known. The same again changes nothing.
    ///
    /// # Errors
    /// Another roll than before, or another number than the next one.
    pub fn rolled(&mut self, n: u32, roll: Roll) -> Result<(), Fault> {
        let due = self.rolls.len() as u32;
        match self.rolls.get(n as usize) {
            Some(before) if *before == roll => Ok(()),
            Some(_) => Err(Fault::Dice { n }),
            None if n == due => {
                self.rolls.push(roll);
                Ok(())
            }
            None => Err(Fault::Order { due, found: n }),
        }
    }

    /// The server shows its seeds: with the signed end of the game, which this checks against everything that this player has
    /// seen; without one it is too early.
    ///
    /// # Errors
    /// What the server did.
    pub fn revealed(&self, ending: Option<&Ending>, seeds: &Seeds, seen: &Transcript) -> Result<(), Fault> {
        let ending = ending.ok_or(Fault::Early(Role::Server))?;
        let (uid, game_hash) = (self.header.about.game_uid, &self.binding.game_hash);
        ending.check(uid, game_hash, &seen.hash(), &self.key)?;
        if seeds.clients[self.seat.index()] != *self.seed.expose() {
            return Err(Fault::Seed(Role::Client(self.seat)));
        }
        seeds.check(&self.header, &self.binding)?;
        let key = seeds.key(game_hash);
        let wrong = (0..).zip(&self.rolls).find(|&(n, roll)| key.roll(n) != *roll);
        wrong.map_or(Ok(()), |(n, _)| Err(Fault::Dice { n }))
    }
}

impl Seeds {
    /// Whether the seeds are those that were committed to.
    ///
    /// # Errors
    /// Whose is not.
    pub fn check(&self, header: &Header, binding: &Binding) -> Result<(), Fault> {
        if server_commit(&header.about.game_uid, &self.server) != header.server_commit {
            return Err(Fault::Seed(Role::Server));
        }
        let hash = header.hash();
        for seat in Seat::BOTH {
            let index = seat.index();
            if client_commit(seat, &hash, &self.clients[index]) != binding.commits[index] {
                return Err(Fault::Seed(Role::Client(seat)));
            }
        }
        if self.randomness.is_some() == (header.mode == Mode::GameWithDrand) {
            Ok(())
        } else {
            Err(Fault::Drand)
        }
    }
}
