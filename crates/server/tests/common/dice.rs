//! The sealed dice of a client, who checks everything.

use alea_fairdice::{
    Absence, Binding, Expected, Header, Piece, PublicKey, Roll, Roller, Seat, Secret, SeenGames, Values,
    client::{Asking, Committed, Joining, Released, Waiting},
    from_hex, to_hex,
};
use serde_json::{Value, json};

/// Where a client's dice of a game have got to.
enum Stage {
    Nothing,
    Committed(Committed<alea_fairdice::Chain>),
    Waiting(Waiting),
    Asking(Asking),
    Released(Released),
}

/// The dice of a client.
pub(crate) struct Dice {
    seat: Seat,
    game: u64,
    stage: Stage,
    seen: SeenGames,
    binding: Option<Binding>,
    header: Option<Header>,
    secrets: u8,
    /// How many rolls were checked.
    pub(crate) checked: u32,
}

fn hash(value: &Value) -> [u8; 32] {
    from_hex(value.as_str().unwrap()).unwrap().try_into().unwrap()
}

pub(crate) fn pieces(event: &Value) -> Vec<Piece> {
    let proof = event["proof"].as_str().map(|proof| from_hex(proof).unwrap());
    proof.map_or_else(Vec::new, |proof| Piece::parse_all(&proof).expect("pieces"))
}

impl Dice {
    pub(crate) fn new(seat: Seat) -> Dice {
        Dice {
            seat,
            game: 0,
            stage: Stage::Nothing,
            seen: SeenGames::default(),
            binding: None,
            header: None,
            secrets: 0,
            checked: 0,
        }
    }

    /// A `dice` message came. The commitment, if one is to be sent.
    pub(crate) fn told(&mut self, contest: &str, message: &Value) -> Option<Value> {
        let game = message["game"].as_u64().unwrap();
        let key = PublicKey(hash(&message["key"]));
        let commit =
            |commit: String| json!({"type": "commit", "contest": contest, "game": game, "commit": commit});
        let bytes = from_hex(message["header"].as_str().unwrap()).unwrap();
        if game != self.game {
            self.game = game;
            self.secrets += 1;
            let mut secret = [self.secrets; 32];
            getrandom::fill(&mut secret).unwrap();
            let header = Header::parse(&bytes).unwrap();
            let joining = Joining::new(self.seat, key, Secret::take(&mut secret));
            let committed = joining.sealed(&bytes, &Expected::of(&header), &mut self.seen).expect("a header");
            let own = to_hex(&committed.commit());
            self.header = Some(header);
            self.stage = Stage::Committed(committed);
            return Some(commit(own));
        }
        let own = &message["commits"][self.seat.index()];
        if let Stage::Committed(committed) = &self.stage {
            committed.header_again(&bytes).expect("the same header");
            if own.is_null() {
                return Some(commit(to_hex(&committed.commit())));
            }
        }
        if !message["bound"].is_null() && matches!(self.stage, Stage::Committed(_)) {
            self.bind(message);
        }
        None
    }

    fn bind(&mut self, message: &Value) {
        let Stage::Committed(committed) = std::mem::replace(&mut self.stage, Stage::Nothing) else { return };
        let bound = &message["bound"];
        let signature: [u8; 64] = from_hex(bound["signature"].as_str().unwrap()).unwrap().try_into().unwrap();
        // A head has no way in from outside but through a piece: it is read as one.
        let count = bound["log"]["count"].as_u64().unwrap();
        let commits = [hash(&message["commits"][0]), hash(&message["commits"][1])];
        let header = self.header.as_ref().unwrap().to_bytes();
        let mut start = vec![1];
        start.extend((header.len() as u16).to_be_bytes());
        start.extend(&header);
        start.extend(commits.concat());
        start.extend(hash(&bound["game_hash"]));
        start.extend(signature);
        start.extend(count.to_be_bytes());
        start.extend(hash(&bound["log"]["hash"]));
        start.extend(hash(&message["key"]));
        start.extend([0, 2, b'{', b'}']);
        let Some(Piece::Start(start)) = Piece::parse_all(&start).and_then(|mut pieces| pieces.pop()) else {
            panic!("a start")
        };
        let waiting = committed.bound(&start.binding, Absence::Never).expect("an honest server");
        self.binding = Some(start.binding);
        self.stage = Stage::Waiting(waiting);
    }

    /// An event came.
    pub(crate) fn happened(&mut self, event: &Value) {
        let own = ["first", "second"][self.seat.index()];
        let stage = std::mem::replace(&mut self.stage, Stage::Nothing);
        self.stage = match (event["type"].as_str().unwrap(), stage) {
            ("roll-requested", Stage::Waiting(waiting)) if event["by"] == own => Stage::Asking(waiting.ask()),
            ("roll-requested", Stage::Waiting(waiting)) => {
                let n = waiting.due();
                Stage::Released(waiting.asked(n, Roller::Player(self.seat.other())).expect("due"))
            }
            // What the other side releases for an opening may come before this client knew that it was asked for.
            ("released", Stage::Waiting(waiting)) => {
                let n = waiting.due();
                let released = waiting.asked(n, Roller::Opening).expect("due");
                self.other_released(event, released)
            }
            ("released", Stage::Asking(asking)) if event["by"] != own => {
                let release = pieces(event).into_iter().find_map(|piece| match piece {
                    Piece::Release(release) => Some(release),
                    _ => None,
                });
                Stage::Released(asking.other_released(release.unwrap()).expect("the other's value"))
            }
            ("released", Stage::Released(released)) if event["by"] != own => {
                self.other_released(event, released)
            }
            ("rolled" | "opening", Stage::Released(released)) => {
                let (n, values) = values(event);
                let dice = (event["dice"][0].as_u64().unwrap(), event["dice"][1].as_u64().unwrap());
                let roll = Roll::new(dice.0 as u8, dice.1 as u8).unwrap();
                self.checked += 1;
                Stage::Waiting(released.rolled(n, &values, roll).expect("honest dice"))
            }
            ("rolled" | "opening", _) => panic!("dice without this client's value: {event}"),
            ("game-ended" | "void", _) => Stage::Nothing,
            (_, stage) => stage,
        };
    }

    fn other_released(&self, event: &Value, mut released: Released) -> Stage {
        for piece in pieces(event) {
            if let Piece::Release(release) = piece {
                if release.by == self.seat {
                    continue;
                }
                released.other_released(release).expect("the other's value");
            }
        }
        Stage::Released(released)
    }

    /// The release that is to be sent, as the view says.
    pub(crate) fn due(&mut self, contest: &str, view: &Value) -> Option<Value> {
        let roll = &view["roll"];
        if roll.is_null() || roll["released"][self.seat.index()] == true {
            return None;
        }
        let n = roll["n"].as_u64().unwrap() as u32;
        if roll["roller"].is_null()
            && let Stage::Waiting(_) = &self.stage
        {
            let Stage::Waiting(waiting) = std::mem::replace(&mut self.stage, Stage::Nothing) else {
                unreachable!()
            };
            self.stage = Stage::Released(waiting.asked(n, Roller::Opening).expect("due"));
        }
        let Stage::Released(released) = &self.stage else { return None };
        let release = released.release();
        assert_eq!(release.n, n, "the roll that is due");
        let value = to_hex(&release.value);
        Some(json!({"type": "release", "contest": contest, "game": self.game, "n": n, "value": value}))
    }
}

fn values(event: &Value) -> (u32, Values) {
    let found = pieces(event).into_iter().find_map(|piece| match piece {
        Piece::Values(n, values) => Some((n, values)),
        _ => None,
    });
    found.expect("values")
}
