//! From the header to the signature.

use super::{Ready, Revealing};
use crate::{
    About, Binding, Blame, Chain, Drand, Fault, Hash, Head, Header, Leaf, Mode, Role, SealError, SealingKey,
    Seat, Secret, Signer, Unstored, What, at_rest::NONCE, binding::Ending, server_commit,
};

/// A header is out, and both players' commitments are waited for. `H` is what the server keeps: a seed in mode G, a chain in mode R.
#[derive(Debug)]
pub struct Offered<H> {
    header: Header,
    drand: Option<Drand>,
    held: H,
    commits: [Option<Hash>; 2],
}

impl Offered<Secret> {
    /// Offers a game in mode G. The seed is stored sealed before the header can be seen.
    pub fn envelope(
        about: About,
        drand: Option<Drand>,
        seed: Secret,
        key: &SealingKey,
        nonce: [u8; NONCE],
    ) -> Unstored<Offered<Secret>> {
        let sealed = key.seal(Role::Server, &about.game_uid, &seed, nonce);
        Unstored::new(sealed, Offered::with_seed(about, drand, seed))
    }

    /// The same again after a restart.
    ///
    /// # Errors
    /// The sealed seed does not open.
    pub fn envelope_again(
        about: About,
        drand: Option<Drand>,
        sealed: &[u8],
        key: &SealingKey,
    ) -> Result<Offered<Secret>, SealError> {
        let seed = key.open(Role::Server, &about.game_uid, sealed)?;
        Ok(Offered::with_seed(about, drand, seed))
    }

    fn with_seed(about: About, drand: Option<Drand>, seed: Secret) -> Offered<Secret> {
        let mode = if drand.is_some() { Mode::GameWithDrand } else { Mode::Game };
        let server_commit = server_commit(&about.game_uid, seed.expose());
        let header = Header { mode, about, server_commit };
        Offered { header, drand, held: seed, commits: [None; 2] }
    }

    /// Signs the game, once both have committed. What is to be stored is the leaf of the log.
    ///
    /// # Errors
    /// The state itself, while a commitment is missing.
    pub fn bind(self, signer: &Signer, before: Head) -> Result<Unstored<Revealing>, Box<Offered<Secret>>> {
        let (binding, leaf) = match self.signed(signer, before) {
            Some(signed) => signed,
            None => return Err(Box::new(self)),
        };
        Ok(Unstored::new(leaf, Revealing::new(self.header, binding, self.held)))
    }
}

impl Offered<Chain> {
    /// Offers a game in mode R. The secret at the end of the chain is stored sealed before the header can be seen.
    pub fn sealed(
        about: About,
        secret: &Secret,
        key: &SealingKey,
        nonce: [u8; NONCE],
    ) -> Unstored<Offered<Chain>> {
        let sealed = key.seal(Role::Server, &about.game_uid, secret, nonce);
        Unstored::new(sealed, Offered::with_chain(about, secret))
    }

    /// The same again after a restart.
    ///
    /// # Errors
    /// The sealed secret does not open.
    pub fn sealed_again(about: About, sealed: &[u8], key: &SealingKey) -> Result<Offered<Chain>, SealError> {
        let secret = key.open(Role::Server, &about.game_uid, sealed)?;
        Ok(Offered::with_chain(about, &secret))
    }

    fn with_chain(about: About, secret: &Secret) -> Offered<Chain> {
        let chain = Chain::new(Role::Server, &about.game_uid, secret);
        let header = Header { mode: Mode::Roll, about, server_commit: chain.anchor() };
        Offered { header, drand: None, held: chain, commits: [None; 2] }
    }

    /// Signs the game, once both have committed. What is to be stored is the leaf of the log.
    ///
    /// # Errors
    /// The state itself, while a commitment is missing.
    pub fn bind(
        self,
        absence: crate::Absence,
        signer: &Signer,
        before: Head,
    ) -> Result<Unstored<Ready>, Box<Offered<Chain>>> {
        let (binding, leaf) = match self.signed(signer, before) {
            Some(signed) => signed,
            None => return Err(Box::new(self)),
        };
        Ok(Unstored::new(leaf, Ready::new(self.header, binding, self.held, absence)))
    }
}

impl<H> Offered<H> {
    /// The header, for both players.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// A player commits. The same again changes nothing.
    ///
    /// # Errors
    /// Another commitment than before, or the other player's. The first one stands.
    pub fn commit(&mut self, seat: Seat, commit: Hash) -> Result<(), Fault> {
        if self.commits[seat.other().index()] == Some(commit) {
            return Err(Fault::SameCommit);
        }
        let place = &mut self.commits[seat.index()];
        if place.is_some_and(|before| before != commit) {
            return Err(Fault::OtherCommit);
        }
        *place = Some(commit);
        Ok(())
    }

    /// Gives the game up before it was signed: the leaf of the log. Its subject is the hash of the header.
    #[must_use]
    pub fn give_up(self, blame: Blame, why: &str) -> Leaf {
        let what = What::Void { blame, why: why.into() };
        Leaf { game_uid: self.header.about.game_uid, subject: self.header.hash(), what }
    }

    fn signed(&self, signer: &Signer, before: Head) -> Option<(Binding, Vec<u8>)> {
        let [Some(zero), Some(one)] = self.commits else { return None };
        let binding = Binding::sign(&self.header, [zero, one], self.drand, signer, before);
        Some((binding, binding.leaf(self.header.about.game_uid).to_bytes()))
    }
}

/// The last leaf of a game that was signed, and what is to be stored of it.
pub(super) fn ending(
    header: &Header,
    binding: &Binding,
    what: What,
    signer: &Signer,
    before: Head,
) -> (Vec<u8>, Ending) {
    let leaf = Leaf { game_uid: header.about.game_uid, subject: binding.game_hash, what };
    (leaf.to_bytes(), Ending::sign(leaf, signer, before))
}
