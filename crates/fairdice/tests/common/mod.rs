//! Vectors: a table of every value of the protocol on the way from the inputs to the rolls.

use alea_fairdice::{
    About, Chain, Drand, Hash, Header, LENGTH, Mode, Name, Role, Roll, RollKey, Seat, Secret, Values,
    client_commit, extracted, from_hex, game_hash, link, server_commit, to_hex,
};
use serde_json::Value;

/// A place in the table. Every lookup that fails says where.
#[derive(Copy, Clone)]
struct At<'a>(&'a Value, &'a str);

impl<'a> At<'a> {
    fn find(self, key: &'a str) -> Option<At<'a>> {
        self.0.get(key).map(|value| At(value, key))
    }

    fn get(self, key: &'a str) -> At<'a> {
        self.find(key).unwrap_or_else(|| panic!("no {key} in {}", self.1))
    }

    fn number<T: TryFrom<u64>>(self) -> T {
        let number = self.0.as_u64().and_then(|number| T::try_from(number).ok());
        number.unwrap_or_else(|| panic!("{} is no number of its size", self.1))
    }

    fn text(self) -> &'a str {
        self.0.as_str().unwrap_or_else(|| panic!("{} is no text", self.1))
    }

    fn bytes<const N: usize>(self) -> [u8; N] {
        let bytes = from_hex(self.text()).and_then(|bytes| bytes.try_into().ok());
        bytes.unwrap_or_else(|| panic!("{} is not {N} bytes", self.1))
    }

    fn roll(self) -> Roll {
        let dice: Vec<u8> = self.list().map(At::number).collect();
        let [first, second] = dice[..] else { panic!("{} is no roll", self.1) };
        Roll::new(first, second).unwrap_or_else(|| panic!("{} is no roll", self.1))
    }

    fn list(self) -> impl Iterator<Item = At<'a>> {
        let list = self.0.as_array().unwrap_or_else(|| panic!("{} is no list", self.1));
        list.iter().map(move |value| At(value, self.1))
    }

    /// Compares bytes with what stands under `key`, if it stands there.
    #[track_caller]
    fn check(self, key: &'a str, bytes: &[u8]) {
        if let Some(expected) = self.find(key) {
            assert_eq!(to_hex(bytes), expected.text(), "{key} in {}", self.1);
        }
    }

    /// Compares rolls with the list under `key`.
    #[track_caller]
    fn check_rolls(self, key: &'a str, first: u32, roll: impl Fn(u32) -> Roll) {
        let expected: Vec<Roll> = self.get(key).list().map(At::roll).collect();
        let rolls: Vec<Roll> = (first..).take(expected.len()).map(roll).collect();
        assert!(!rolls.is_empty(), "{key} is empty");
        assert_eq!(rolls, expected, "{key} in {}", self.1);
    }
}

fn header(inputs: At<'_>, mode: Mode, server_commit: Hash) -> Header {
    let name = |key| Name::new(inputs.get(key).text()).expect("names are short");
    let about = About {
        game_uid: inputs.get("game_uid").bytes(),
        match_uid: inputs.get("match_uid").bytes(),
        game_no: inputs.get("game_no").number(),
        variant: inputs.get("variant").number(),
        rules_hash: inputs.get("rules_hash").bytes(),
        created_ms: inputs.get("created_ms").number(),
        players: [name("player0"), name("player1")],
    };
    Header { mode, about, server_commit }
}

/// Everything in the table of `text`.
pub(crate) fn check(text: &str) {
    let table: Value = serde_json::from_str(text).expect("vectors are JSON");
    let table = At(&table, "the table");
    let inputs = table.get("inputs");
    let envelope = table.get("modeG");
    let key = game(inputs, envelope, None);
    envelope.check("block_0_0", &key.block(0, 0));
    envelope.check_rolls("rolls_0_31", 0, |n| key.roll(n));
    for case in ["reject_first_or_second", "reject_both"] {
        let case = envelope.get(case);
        let n = case.get("n").number();
        if let Some(rejected) = case.find("rejected_of_first_two") {
            let bytes = key.block(n, 0);
            let found = bytes[..2].iter().filter(|&&byte| byte >= 252).count();
            assert_eq!(found, rejected.number::<usize>(), "{}", case.1);
        }
        assert_eq!(key.roll(n), case.get("roll").roll(), "{}", case.1);
    }
    let with_drand = table.get("modeG_drand");
    let drand = Drand {
        chain_hash: with_drand.get("drand_chain_hash").bytes(),
        round: with_drand.get("drand_round").number(),
    };
    let key = game(inputs, with_drand, Some((drand, with_drand.get("drand_randomness").bytes())));
    with_drand.check_rolls("rolls_0_7", 0, |n| key.roll(n));
    sealed(inputs, table.get("modeR"));
    for name in ["synthetic", "synthetic_long"] {
        let Some(case) = table.find(name) else { continue };
        let blocks: Vec<Hash> = case.get("blocks").list().map(At::bytes).collect();
        assert_eq!(Roll::from_blocks(|c| blocks[c as usize]), case.get("dice").roll(), "{name}");
    }
}

/// Mode G.
fn game(inputs: At<'_>, expected: At<'_>, drand: Option<(Drand, Hash)>) -> RollKey {
    let mode = if drand.is_some() { Mode::GameWithDrand } else { Mode::Game };
    let server: Hash = inputs.get("server_seed").bytes();
    let clients: [Hash; 2] = [inputs.get("client0_seed").bytes(), inputs.get("client1_seed").bytes()];
    let header = header(inputs, mode, server_commit(&inputs.get("game_uid").bytes(), &server));
    let hash = header.hash();
    let commits = Seat::BOTH.map(|seat| client_commit(seat, &hash, &clients[seat.index()]));
    let bound = game_hash(&header, &commits, drand.map(|(drand, _)| drand));
    let randomness = drand.map(|(_, randomness)| randomness);
    let seeds = [&clients[0], &clients[1]];
    let prk = extracted(&bound, &server, seeds, randomness.as_ref());
    let key = RollKey::derive(&bound, &server, seeds, randomness.as_ref());
    expected.check("server_commit", &header.server_commit);
    expected.check("h0", &header.to_bytes());
    expected.check("h0_sha256", &hash);
    expected.check("client0_commit", &commits[0]);
    expected.check("client1_commit", &commits[1]);
    expected.check("game_hash", &bound);
    expected.check("prk", prk.as_ref());
    expected.check("roll_key", key.as_bytes());
    for key in ["h0_sha256", "client0_commit", "client1_commit", "game_hash", "roll_key"] {
        expected.get(key);
    }
    assert_eq!(Header::parse(&header.to_bytes()), Ok(header));
    key
}

/// Mode R. Chains are walked from their ends, whose secrets the table gives, to the values of a roll.
fn sealed(inputs: At<'_>, expected: At<'_>) {
    let uid: [u8; 16] = inputs.get("game_uid").bytes();
    let value = |key: &str, role, n: u32| {
        let secret = inputs.get(match role {
            Role::Server => "server_seed",
            Role::Client(Seat::Zero) => "client0_seed",
            Role::Client(Seat::One) => "client1_seed",
        });
        let mut value: Hash = secret.bytes();
        let length: u32 = expected.get("N").number();
        for i in (n + 1..=length).rev() {
            value = link(role, &uid, i, &value);
        }
        if n == 0 {
            let made = Chain::new(role, &uid, &Secret::take(&mut secret.bytes()));
            assert_eq!(made.anchor(), value, "the chain of {role:?}");
        }
        expected.check(key, &value);
        value
    };
    let [zero, one] = Seat::BOTH.map(Role::Client);
    let anchors = [value("client0_anchor", zero, 0), value("client1_anchor", one, 0)];
    let header = header(inputs, Mode::Roll, value("server_anchor", Role::Server, 0));
    let bound = game_hash(&header, &anchors, None);
    let first = Values {
        server: value("s_1", Role::Server, 1),
        clients: [Some(value("x0_1", zero, 1)), Some(value("x1_1", one, 1))],
    };
    expected.check("h0_sha256", &header.hash());
    expected.check("game_hash", &bound);
    expected.check("k_1", &first.key(&bound, 1));
    for key in ["h0_sha256", "game_hash", "s_1", "x0_1", "x1_1", "k_1", "server_anchor"] {
        expected.get(key);
    }
    let values = |n| {
        let value = |role| value("", role, n);
        Values { server: value(Role::Server), clients: [Some(value(zero)), Some(value(one))] }
    };
    expected.check_rolls("rolls_1_16", 1, |n| values(n).roll(&bound, n));
    let without = |n, seat: Seat| {
        let mut present = values(n);
        present.clients[seat.index()] = None;
        present.roll(&bound, n)
    };
    assert_eq!(without(3, Seat::One), expected.get("roll_3_mask1_seat1_absent").roll());
    if let Some(roll) = expected.find("roll_4_mask2_seat0_absent") {
        assert_eq!(without(4, Seat::Zero), roll.roll());
        assert_eq!(values(1024).roll(&bound, 1024), expected.get("roll_1024").roll());
    }
    if let Some(anchor) = expected.find("client0_anchor_after_6") {
        let secret = Secret::take(&mut expected.get("client0_secret_after_6").bytes());
        let chain = Chain::after(6, zero, &uid, &secret).expect("numbers do not run out");
        assert_eq!(chain.anchor(), anchor.bytes::<32>());
        let mut value: Hash = expected.get("client0_secret_after_6").bytes();
        for i in (8..=6 + LENGTH).rev() {
            value = link(zero, &uid, i, &value);
        }
        let mut present = values(7);
        present.clients[0] = Some(value);
        assert_eq!(present.roll(&bound, 7), expected.get("roll_7_after_client0_anchor").roll());
    }
}
