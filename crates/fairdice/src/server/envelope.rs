//! Mode G.

use super::offer::ending;
use crate::{
    Binding, Blame, End, Ending, Fault, Hash, Head, Header, Mode, Role, Roll, RollKey, Seat, Secret, Seeds,
    Signer, Unstored, What, client_commit,
};

/// The game is signed, and the players' seeds are waited for.
#[derive(Debug)]
pub struct Revealing {
    header: Header,
    binding: Binding,
    seed: Secret,
    reveals: [Option<Hash>; 2],
}

impl Revealing {
    pub(super) fn new(header: Header, binding: Binding, seed: Secret) -> Revealing {
        Revealing { header, binding, seed, reveals: [None; 2] }
    }

    /// What both players are sent.
    #[must_use]
    pub fn binding(&self) -> &Binding {
        &self.binding
    }

    /// A player reveals the own seed. The same again changes nothing.
    ///
    /// # Errors
    /// It is not what the player committed to.
    pub fn reveal(&mut self, seat: Seat, seed: Hash) -> Result<(), Fault> {
        if client_commit(seat, &self.header.hash(), &seed) != self.binding.commits[seat.index()] {
            return Err(Fault::Seed(Role::Client(seat)));
        }
        self.reveals[seat.index()] = Some(seed);
        Ok(())
    }

    /// Starts the game, once both seeds and the randomness of drand, if the header names a round, are in.
    ///
    /// # Errors
    /// The state itself, while something is missing.
    pub fn deal(self, randomness: Option<Hash>) -> Result<Dealing, Box<Revealing>> {
        let drand = self.header.mode == Mode::GameWithDrand;
        let ([Some(zero), Some(one)], true) = (self.reveals, drand == randomness.is_some()) else {
            return Err(Box::new(self));
        };
        let seeds = Seeds { server: *self.seed.expose(), clients: [zero, one], randomness };
        let key = seeds.key(&self.binding.game_hash);
        Ok(Dealing { header: self.header, binding: self.binding, seeds, key, next: 0 })
    }

    /// Gives the game up: a seed did not come. What is to be stored is the leaf of the log. The server's seed stays secret.
    pub fn give_up(self, blame: Blame, why: &str, signer: &Signer, before: Head) -> Unstored<Ending> {
        let what = What::Void { blame, why: why.into() };
        let (leaf, ending) = ending(&self.header, &self.binding, what, signer, before);
        Unstored::new(leaf, ending)
    }
}

/// The game is played.
pub struct Dealing {
    header: Header,
    binding: Binding,
    seeds: Seeds,
    key: RollKey,
    next: u32,
}

impl Dealing {
    /// What binds the game.
    #[must_use]
    pub fn binding(&self) -> &Binding {
        &self.binding
    }

    /// The next roll, with its number.
    pub fn roll(&mut self) -> (u32, Roll) {
        let n = self.next;
        self.next += 1;
        (n, self.key.roll(n))
    }

    /// A roll that has fallen, again.
    #[must_use]
    pub fn again(&self, n: u32) -> Option<Roll> {
        (n < self.next).then(|| self.key.roll(n))
    }

    /// Ends the game with these events ([`crate::Transcript`]). What is to be stored is the leaf of the log.
    pub fn end(self, end: End, events: Hash, signer: &Signer, before: Head) -> Unstored<Ended> {
        self.over(What::Ended { end, events }, signer, before)
    }

    /// Gives the game up. What is to be stored is the leaf of the log.
    pub fn give_up(self, blame: Blame, why: &str, signer: &Signer, before: Head) -> Unstored<Ended> {
        self.over(What::Void { blame, why: why.into() }, signer, before)
    }

    fn over(self, what: What, signer: &Signer, before: Head) -> Unstored<Ended> {
        let (leaf, ending) = ending(&self.header, &self.binding, what, signer, before);
        Unstored::new(leaf, Ended { ending, seeds: self.seeds })
    }
}

impl std::fmt::Debug for Dealing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Dealing").field("next", &self.next).finish_non_exhaustive()
    }
}

/// The game is over, and its seeds may be seen.
#[derive(Clone, Debug)]
pub struct Ended {
    /// The signed end.
    pub ending: Ending,
    /// All seeds.
    pub seeds: Seeds,
}

impl Seeds {
    /// The key of all rolls.
    #[must_use]
    pub fn key(&self, game_hash: &Hash) -> RollKey {
        let [zero, one] = &self.clients;
        RollKey::derive(game_hash, &self.server, [zero, one], self.randomness.as_ref())
    }
}
