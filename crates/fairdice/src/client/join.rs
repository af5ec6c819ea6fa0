//! From the header to the signature.

use super::{Playing, Waiting};
use crate::{
    Absence, Binding, Chain, Expected, Fault, Hash, Header, Mode, PublicKey, Role, Seat, Secret, SeenGames,
    client_commit,
};

/// A player at a table, before the header.
#[derive(Debug)]
pub struct Joining {
    seat: Seat,
    key: PublicKey,
    secret: Secret,
}

impl Joining {
    /// Sits down, with the server's pinned key and a secret for this game only.
    #[must_use]
    pub fn new(seat: Seat, key: PublicKey, secret: Secret) -> Joining {
        Joining { seat, key, secret }
    }

    /// Takes a header of mode G and commits to the secret as seed.
    ///
    /// # Errors
    /// The header is not what was agreed.
    pub fn envelope(
        self,
        header: &[u8],
        expected: &Expected,
        seen: &mut SeenGames,
    ) -> Result<Committed<Secret>, Fault> {
        let header = seen.admit(header, expected)?;
        if header.mode == Mode::Roll {
            return Err(Fault::OtherHeader("mode"));
        }
        let commit = client_commit(self.seat, &header.hash(), self.secret.expose());
        Ok(Committed { seat: self.seat, key: self.key, header, held: self.secret, commit })
    }

    /// Takes a header of mode R and commits to the secret as the end of a chain.
    ///
    /// # Errors
    /// The header is not what was agreed.
    pub fn sealed(
        self,
        header: &[u8],
        expected: &Expected,
        seen: &mut SeenGames,
    ) -> Result<Committed<Chain>, Fault> {
        let header = seen.admit(header, expected)?;
        if header.mode != Mode::Roll {
            return Err(Fault::OtherHeader("mode"));
        }
        let chain = Chain::new(Role::Client(self.seat), &header.about.game_uid, &self.secret);
        let commit = chain.anchor();
        Ok(Committed { seat: self.seat, key: self.key, header, held: chain, commit })
    }
}

/// The commitment may be sent. Nothing is revealed before the server has signed.
#[derive(Debug)]
pub struct Committed<H> {
    pub(super) seat: Seat,
    pub(super) key: PublicKey,
    pub(super) header: Header,
    pub(super) held: H,
    commit: Hash,
}

impl<H> Committed<H> {
    /// What is sent to the server.
    #[must_use]
    pub fn commit(&self) -> Hash {
        self.commit
    }

    /// The header.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The header came again.
    ///
    /// # Errors
    /// It is another one.
    pub fn header_again(&self, header: &[u8]) -> Result<(), Fault> {
        if self.header.to_bytes() == header { Ok(()) } else { Err(Fault::SignedTwice) }
    }

    fn check(&self, binding: &Binding) -> Result<(), Fault> {
        binding.check_own(&self.header, self.seat, &self.commit, &self.key)
    }
}

impl Committed<Secret> {
    /// Takes what the server has signed.
    ///
    /// # Errors
    /// It does not bind the server to the header and both commitments. The seed is never revealed.
    pub fn bound(self, binding: &Binding) -> Result<Playing, Fault> {
        self.check(binding)?;
        Ok(Playing::new(self, *binding))
    }
}

impl Committed<Chain> {
    /// Takes what the server has signed.
    ///
    /// # Errors
    /// It does not bind the server to the header and both anchors. Nothing is ever released.
    pub fn bound(self, binding: &Binding, absence: Absence) -> Result<Waiting, Fault> {
        self.check(binding)?;
        Ok(Waiting::new(self, *binding, absence))
    }
}
