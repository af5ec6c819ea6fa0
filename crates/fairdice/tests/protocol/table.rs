//! A table to play at: one server with its key and log, and two players.

use alea_fairdice::{
    About, Absence, Chain, Drand, Expected, Hash, Leaf, Log, NONCE, Name, PublicKey, Release, Roll, Roller,
    SealingKey, Seat, Secret, SeenGames, Signer, Unstored, Values,
    client::{Committed, Joining, Playing, Waiting},
    server::{Asked, Offered, Ready, Revealing},
};

pub(crate) const NONCE_OF_TESTS: [u8; NONCE] = [9; NONCE];

pub(crate) fn secret(byte: u8) -> Secret {
    Secret::take(&mut [byte; 32])
}

pub(crate) fn signer() -> Signer {
    Signer::new(&secret(200))
}

pub(crate) fn sealing_key() -> SealingKey {
    SealingKey::new(secret(201))
}

pub(crate) fn pinned() -> PublicKey {
    signer().public()
}

pub(crate) fn about(game: u8) -> About {
    let name = |text| Name::new(text).expect("a short name");
    About {
        game_uid: [game; 16],
        match_uid: [7; 16],
        game_no: 1,
        variant: 2,
        rules_hash: RULES_HASH,
        created_ms: 1_767_225_600_000,
        players: [name("kri-7"), name("Βασ")],
    }
}

/// The options of the game, and their hash.
pub(crate) const RULES: &[u8] = b"{}";
pub(crate) const RULES_HASH: Hash = {
    // SHA-256 of `{}`.
    *b"\x44\x13\x6f\xa3\x55\xb3\x67\x8a\x11\x46\xad\x16\xf7\xe8\x64\x9e\x94\xfb\x4f\xc2\x1f\xe7\x7e\x83\x10\xc0\x60\xf6\x1c\xaa\xff\x8a"
};

pub(crate) fn drand() -> Drand {
    Drand { chain_hash: [0x52; 32], round: 77 }
}

/// A header is out, in mode G, and both players have seen it.
pub(crate) struct Offer<H> {
    pub(crate) server: Offered<H>,
    pub(crate) clients: [Committed<H>; 2],
}

pub(crate) fn offer_envelope(game: u8, drand: Option<Drand>) -> Offer<Secret> {
    let offered = Offered::envelope(about(game), drand, secret(1), &sealing_key(), NONCE_OF_TESTS);
    let server = offered.stored();
    let header = server.header().clone();
    let clients = Seat::BOTH.map(|seat| {
        let joining = Joining::new(seat, pinned(), secret(2 + seat.byte()));
        let expected = Expected::of(&header);
        joining.envelope(&header.to_bytes(), &expected, &mut SeenGames::default()).expect("an honest header")
    });
    Offer { server, clients }
}

pub(crate) fn offer_sealed(game: u8) -> Offer<Chain> {
    let server = Offered::sealed(about(game), &secret(1), &sealing_key(), NONCE_OF_TESTS).stored();
    let header = server.header().clone();
    let clients = Seat::BOTH.map(|seat| {
        let joining = Joining::new(seat, pinned(), secret(2 + seat.byte()));
        let expected = Expected::of(&header);
        joining.sealed(&header.to_bytes(), &expected, &mut SeenGames::default()).expect("an honest header")
    });
    Offer { server, clients }
}

/// Appends the leaf that a state wants stored, and goes on to the state.
pub(crate) fn logged<T>(unstored: Unstored<T>, log: &mut Log) -> T {
    let leaf = Leaf::parse(unstored.bytes()).expect("a leaf");
    log.append(leaf).expect("a leaf that can follow");
    unstored.stored()
}

/// A signed game of mode G, with both seeds still to be revealed.
pub(crate) fn bound_envelope(game: u8, log: &mut Log) -> (Revealing, [Playing; 2]) {
    let Offer { mut server, clients } = offer_envelope(game, None);
    for (seat, client) in Seat::BOTH.into_iter().zip(&clients) {
        server.commit(seat, client.commit()).expect("a commitment");
    }
    let server = logged(server.bind(&signer(), log.head()).expect("both have committed"), log);
    let binding = *server.binding();
    (server, clients.map(|client| client.bound(&binding).expect("an honest server")))
}

/// A signed game of mode R.
pub(crate) fn bound_sealed(game: u8, absence: Absence, log: &mut Log) -> (Ready, [Waiting; 2]) {
    let Offer { mut server, clients } = offer_sealed(game);
    for (seat, client) in Seat::BOTH.into_iter().zip(&clients) {
        server.commit(seat, client.commit()).expect("an anchor");
    }
    let server = logged(server.bind(absence, &signer(), log.head()).expect("both have committed"), log);
    let binding = *server.binding();
    (server, clients.map(|client| client.bound(&binding, absence).expect("an honest server")))
}

/// What everybody sees of a roll of mode R.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) n: u32,
    pub(crate) roller: Roller,
    pub(crate) releases: Vec<Release>,
    pub(crate) values: Values,
    pub(crate) roll: Roll,
}

/// One roll of mode R between honest parties.
pub(crate) fn roll(server: Ready, clients: [Waiting; 2], roller: Roller) -> (Ready, [Waiting; 2], Shown) {
    let [zero, one] = clients;
    let n = server.due();
    let mut asked = server.ask(roller).expect("the chain is long enough");
    let mut releases = Vec::new();
    let mut send = |release: Release| {
        take(&mut asked, release);
        releases.push(release);
    };
    let released = match roller {
        Roller::Opening => {
            let released = [zero, one].map(|client| client.asked(n, roller).expect("the roll is due"));
            released.iter().for_each(|client| send(client.release()));
            released
        }
        Roller::Player(seat) => {
            let (asking, other) = if seat == Seat::Zero { (zero, one) } else { (one, zero) };
            let asking = asking.ask();
            let other = other.asked(n, roller).expect("the roll is due");
            send(other.release());
            let asking = asking.other_released(other.release()).expect("an honest value");
            send(asking.release());
            if seat == Seat::Zero { [asking, other] } else { [other, asking] }
        }
    };
    let rolled = asked.roll().expect("all values are in").stored();
    let (values, roll) = (*rolled.values(), rolled.roll());
    let clients = released.map(|client| client.rolled(n, &values, roll).expect("honest dice"));
    (rolled.go_on(), clients, Shown { n, roller, releases, values, roll })
}

/// The server takes an honest value.
pub(crate) fn take(asked: &mut Asked, release: Release) {
    assert_eq!(asked.release(release).expect("an honest value").stored(), release);
}
