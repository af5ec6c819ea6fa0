//! The two players, and whoever holds a chain.

/// A player. On the dice of an opening the first die is that of [`Seat::Zero`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// Player 0.
    Zero,
    /// Player 1.
    One,
}

impl Seat {
    /// Both, in their order.
    pub const BOTH: [Seat; 2] = [Seat::Zero, Seat::One];

    /// 0 or 1.
    #[must_use]
    pub fn index(self) -> usize {
        match self {
            Seat::Zero => 0,
            Seat::One => 1,
        }
    }

    /// The same as one byte, as it is hashed.
    #[must_use]
    pub fn byte(self) -> u8 {
        self.index() as u8
    }

    /// The other player.
    #[must_use]
    pub fn other(self) -> Seat {
        match self {
            Seat::Zero => Seat::One,
            Seat::One => Seat::Zero,
        }
    }

    /// The seat that a byte stands for.
    #[must_use]
    pub fn of_byte(byte: u8) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| seat.byte() == byte)
    }
}

/// Who holds a chain of values (mode R).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Whoever deals.
    Server,
    /// A player.
    Client(Seat),
}

impl Role {
    /// The three, the server first.
    pub const ALL: [Role; 3] = [Role::Server, Role::Client(Seat::Zero), Role::Client(Seat::One)];

    /// 0xFF for the server, 0 and 1 for the players.
    #[must_use]
    pub fn byte(self) -> u8 {
        match self {
            Role::Server => 0xff,
            Role::Client(seat) => seat.byte(),
        }
    }

    /// The role that a byte stands for.
    #[must_use]
    pub fn of_byte(byte: u8) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.byte() == byte)
    }
}

/// Who throws.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Roller {
    /// Both, a die each, to find who begins.
    Opening,
    /// A player.
    Player(Seat),
}

/// Whether a roll of mode R may go on without a player who keeps silent.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Absence {
    /// Never: who keeps silent loses time. Rated games are played so.
    Never,
    /// Without the player who does not roll, which shows in the record. Casual games may be played so.
    OfOther,
}

/// Who a role is, for people: players are counted from 1.
impl std::fmt::Display for Role {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Role::Server => f.write_str("the server"),
            Role::Client(seat) => write!(f, "player {}", seat.index() + 1),
        }
    }
}
