//! The three chains of a game in mode R, as everybody sees them who sees what is released.

use crate::{Anchor, Binding, Chain, Fault, Hash, Header, Mode, Release, Role, Roll, Seat, Track, Values};

/// The tracks of the three chains, and the roll that is due: what everybody can check who sees what is released.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Tracks {
    pub(crate) due: u32,
    game_uid: [u8; 16],
    game_hash: Hash,
    server: Track,
    clients: [Track; 2],
}

impl Tracks {
    pub(crate) fn new(header: &Header, binding: &Binding) -> Tracks {
        debug_assert_eq!(header.mode, Mode::Roll);
        let game_uid = header.about.game_uid;
        Tracks {
            due: 1,
            game_uid,
            game_hash: binding.game_hash,
            server: Track::new(Role::Server, game_uid, 0, header.server_commit),
            clients: Seat::BOTH
                .map(|seat| Track::new(Role::Client(seat), game_uid, 0, binding.commits[seat.index()])),
        }
    }

    fn of(&mut self, role: Role) -> &mut Track {
        match role {
            Role::Server => &mut self.server,
            Role::Client(seat) => &mut self.clients[seat.index()],
        }
    }

    /// A value of the roll that is due.
    pub(crate) fn check_release(&self, release: &Release) -> Result<(), Fault> {
        let Release { by, n, value } = *release;
        if n != self.due {
            return Err(Fault::Order { due: self.due, found: n });
        }
        let right = self.clients[by.index()].leads_to(n, &value);
        if right { Ok(()) } else { Err(Fault::Value { by: Role::Client(by), n }) }
    }

    /// Whether what was released last, or the anchor, is of this chain.
    pub(crate) fn is_of(&self, role: Role, chain: &Chain) -> bool {
        let track = match role {
            Role::Server => &self.server,
            Role::Client(seat) => &self.clients[seat.index()],
        };
        track.is_of(chain)
    }

    /// The values of the roll that is due: the dice. Nothing has changed after a fault.
    pub(crate) fn roll(&mut self, n: u32, values: &Values) -> Result<Roll, Fault> {
        if n != self.due {
            return Err(Fault::Order { due: self.due, found: n });
        }
        let mut after = *self;
        let clients = Seat::BOTH.map(|seat| (Role::Client(seat), values.clients[seat.index()]));
        for (by, value) in [(Role::Server, Some(values.server))].into_iter().chain(clients) {
            if value.is_some_and(|value| !after.of(by).step(n, &value)) {
                return Err(Fault::Value { by, n });
            }
        }
        after.due = n.saturating_add(1);
        *self = after;
        Ok(values.roll(&self.game_hash, n))
    }

    /// A chain takes over.
    pub(crate) fn anchor(&mut self, anchor: &Anchor) -> Result<(), Fault> {
        let Anchor { role, after, anchor, .. } = *anchor;
        if after != self.due - 1 {
            return Err(Fault::Anchor(role));
        }
        *self.of(role) = Track::new(role, self.game_uid, after, anchor);
        Ok(())
    }
}
