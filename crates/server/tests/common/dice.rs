//! The dice of a client, who checks everything.

use std::collections::BTreeMap;

use alea_fairdice::{
    Absence, Binding, Expected, Header, Mode, Piece, PublicKey, Roll, Roller, Seat, Secret, SeenGames,
    Succession, Transcript, Values,
    client::{Asking, Committed, Joining, Playing, Released, Waiting},
    from_hex, to_hex,
};
use alea_notation::record;
use serde_json::{Value, json};

/// Where a client's dice of a game have got to.
enum Stage {
    Nothing,
    Committed(Committed<alea_fairdice::Chain>),
    Waiting(Waiting),
    Asking(Asking),
    Released(Released),
    /// Mode G, before the game is bound, and after.
    Offered(Committed<Secret>),
    Playing(Box<(Playing, Transcript)>),
}

/// The dice of a game.
struct Game {
    stage: Stage,
    header: Header,
}

/// The dice of a client.
pub(crate) struct Dice {
    seat: Seat,
    /// By the number of the game. Who comes back may be told of the dice of the next game before the last events of this one.
    games: BTreeMap<u64, Game>,
    /// The game of which the next event is.
    game: u64,
    seen: SeenGames,
    /// The server's key, once it is known.
    key: Option<PublicKey>,
    secrets: u8,
    /// How many rolls were checked.
    pub(crate) checked: u32,
}

fn hash(value: &Value) -> [u8; 32] {
    from_hex(value.as_str().unwrap()).unwrap().try_into().unwrap()
}

fn succession(value: &Value) -> Succession {
    let signature = from_hex(value["signature"].as_str().unwrap()).unwrap().try_into().unwrap();
    Succession { from: PublicKey(hash(&value["from"])), to: PublicKey(hash(&value["to"])), signature }
}

pub(crate) fn pieces(event: &Value) -> Vec<Piece> {
    let proof = event["proof"].as_str().map(|proof| from_hex(proof).unwrap());
    proof.map_or_else(Vec::new, |proof| Piece::parse_all(&proof).expect("pieces"))
}

impl Dice {
    pub(crate) fn new(seat: Seat) -> Dice {
        Dice {
            seat,
            games: BTreeMap::new(),
            game: 1,
            seen: SeenGames::default(),
            key: None,
            secrets: 0,
            checked: 0,
        }
    }

    /// A `dice` message came. The commitment, if one is to be sent.
    pub(crate) fn told(&mut self, contest: &str, message: &Value) -> Option<Value> {
        let number = message["game"].as_u64().unwrap();
        let bytes = from_hex(message["header"].as_str().unwrap()).unwrap();
        let Some(game) = self.games.get_mut(&number) else {
            let key = PublicKey(hash(&message["key"]));
            let pinned = *self.key.get_or_insert(key);
            let announced: Vec<Succession> =
                message["successions"].as_array().unwrap().iter().map(succession).collect();
            assert!(key.follows(&pinned, &announced), "a key that was not named");
            self.key = Some(key);
            self.secrets += 1;
            let mut secret = [self.secrets; 32];
            getrandom::fill(&mut secret).unwrap();
            let header = Header::parse(&bytes).unwrap();
            let joining = Joining::new(self.seat, key, Secret::take(&mut secret));
            let expected = Expected::of(&header);
            let stage = match header.mode {
                Mode::Roll => {
                    Stage::Committed(joining.sealed(&bytes, &expected, &mut self.seen).expect("a header"))
                }
                _ => Stage::Offered(joining.envelope(&bytes, &expected, &mut self.seen).expect("a header")),
            };
            self.games.insert(number, Game { stage, header });
            return self.commit(contest);
        };
        assert_eq!(game.header.to_bytes(), bytes, "the same header");
        if message["commits"][self.seat.index()].is_null() {
            return self.commit(contest);
        }
        if !message["bound"].is_null() {
            game.bind(message);
        }
        if message["revealed"][self.seat.index()] == false { self.commit(contest) } else { None }
    }

    /// What is to be sent before a game can begin: the commitment until it is bound, in mode G then the seed.
    pub(crate) fn commit(&self, contest: &str) -> Option<Value> {
        let (number, game) = self.games.last_key_value()?;
        let commit = match &game.stage {
            Stage::Committed(committed) => committed.commit(),
            Stage::Offered(committed) => committed.commit(),
            Stage::Playing(playing) => {
                let seed = to_hex(&playing.0.seed());
                return Some(json!({"type": "reveal", "contest": contest, "game": number, "seed": seed}));
            }
            _ => return None,
        };
        let commit = to_hex(&commit);
        Some(json!({"type": "commit", "contest": contest, "game": number, "commit": commit}))
    }

    /// An event came.
    pub(crate) fn happened(&mut self, event: &Value) {
        let kind = event["type"].as_str().unwrap();
        if let Some(Game { stage: Stage::Playing(playing), .. }) = self.games.get_mut(&self.game) {
            self.checked += in_envelope(playing, event);
        }
        if kind == "game-ended" || kind == "void" {
            self.games.remove(&self.game);
            self.game += 1;
            return;
        }
        let own = ["first", "second"][self.seat.index()];
        let Some(game) = self.games.get_mut(&self.game) else {
            assert!(kind != "rolled" && kind != "opening", "dice without this client's value: {event}");
            return;
        };
        let stage = std::mem::replace(&mut game.stage, Stage::Nothing);
        game.stage = match (kind, stage) {
            ("roll-requested", Stage::Waiting(waiting)) if event["by"] == own => Stage::Asking(waiting.ask()),
            ("roll-requested", Stage::Waiting(waiting)) => {
                let n = waiting.due();
                Stage::Released(waiting.asked(n, Roller::Player(self.seat.other())).expect("due"))
            }
            // What the other side releases for an opening may come before this client knew that it was asked for.
            ("released", Stage::Waiting(waiting)) => {
                let n = waiting.due();
                let released = waiting.asked(n, Roller::Opening).expect("due");
                other_released(self.seat, event, released)
            }
            ("released", Stage::Asking(asking)) if event["by"] != own => {
                let release = pieces(event).into_iter().find_map(|piece| match piece {
                    Piece::Release(release) => Some(release),
                    _ => None,
                });
                Stage::Released(asking.other_released(release.unwrap()).expect("the other's value"))
            }
            ("released", Stage::Released(released)) if event["by"] != own => {
                other_released(self.seat, event, released)
            }
            ("rolled" | "opening", Stage::Released(released)) => {
                let (n, values) = values(event);
                let dice = (event["dice"][0].as_u64().unwrap(), event["dice"][1].as_u64().unwrap());
                let roll = Roll::new(dice.0 as u8, dice.1 as u8).unwrap();
                self.checked += 1;
                Stage::Waiting(released.rolled(n, &values, roll).expect("honest dice"))
            }
            (_, Stage::Playing(playing)) => Stage::Playing(playing),
            ("rolled" | "opening", _) => panic!("dice without this client's value: {event}"),
            (_, stage) => stage,
        };
    }

    /// The release that is to be sent, as the view says.
    pub(crate) fn due(&mut self, contest: &str, view: &Value) -> Option<Value> {
        let roll = &view["roll"];
        if roll.is_null() || roll["released"][self.seat.index()] == true {
            return None;
        }
        let n = roll["n"].as_u64().unwrap() as u32;
        let number = roll["game"].as_u64().unwrap();
        let game = self.games.get_mut(&number)?;
        if roll["roller"].is_null() {
            game.stage = match std::mem::replace(&mut game.stage, Stage::Nothing) {
                Stage::Waiting(waiting) => Stage::Released(waiting.asked(n, Roller::Opening).expect("due")),
                stage => stage,
            };
        }
        let Stage::Released(released) = &game.stage else { return None };
        let release = released.release();
        assert_eq!(release.n, n, "the roll that is due");
        let value = to_hex(&release.value);
        Some(json!({"type": "release", "contest": contest, "game": number, "n": n, "value": value}))
    }
}

impl Game {
    fn bind(&mut self, message: &Value) {
        self.stage = match std::mem::replace(&mut self.stage, Stage::Nothing) {
            Stage::Committed(committed) => {
                let binding = binding(&self.header, message);
                Stage::Waiting(committed.bound(&binding, Absence::Never).expect("an honest server"))
            }
            Stage::Offered(committed) => {
                let playing = committed.bound(&binding(&self.header, message)).expect("an honest server");
                let transcript = playing.transcript();
                Stage::Playing(Box::new((playing, transcript)))
            }
            stage => stage,
        };
    }
}

/// What the server has signed, as a `dice` message tells it.
fn binding(header: &Header, message: &Value) -> Binding {
    let bound = &message["bound"];
    let signature: [u8; 64] = from_hex(bound["signature"].as_str().unwrap()).unwrap().try_into().unwrap();
    // A head has no way in from outside but through a piece: it is read as one.
    let count = bound["log"]["count"].as_u64().unwrap();
    let commits = [hash(&message["commits"][0]), hash(&message["commits"][1])];
    let header = header.to_bytes();
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
    start.binding
}

/// An event of a game of mode G. How many rolls it adds; with the end of the game all of them are checked.
fn in_envelope((playing, transcript): &mut (Playing, Transcript), event: &Value) -> u32 {
    let kind = event["type"].as_str().unwrap();
    let stamped = record::parse_event(&event.to_string()).expect("an event");
    transcript.add(record::event_text(&stamped.event).as_bytes());
    let pieces = pieces(event);
    if kind == "game-ended" {
        let seeds = pieces.iter().find_map(|piece| match piece {
            Piece::Seeds(seeds) => Some(seeds),
            _ => None,
        });
        let ending = pieces.iter().find_map(|piece| match piece {
            Piece::End(ending) => Some(ending),
            _ => None,
        });
        playing.revealed(ending, seeds.expect("seeds"), transcript).expect("honest dice");
    }
    let rolls = pieces.iter().filter_map(|piece| match piece {
        Piece::Roll(n) => Some(*n),
        _ => None,
    });
    let mut count = 0;
    for n in rolls {
        let (first, second) = (event["dice"][0].as_u64().unwrap(), event["dice"][1].as_u64().unwrap());
        playing.rolled(n, Roll::new(first as u8, second as u8).unwrap()).expect("the next roll");
        count += 1;
    }
    count
}

fn other_released(seat: Seat, event: &Value, mut released: Released) -> Stage {
    for piece in pieces(event) {
        if let Piece::Release(release) = piece
            && release.by != seat
        {
            released.other_released(release).expect("the other's value");
        }
    }
    Stage::Released(released)
}

fn values(event: &Value) -> (u32, Values) {
    let found = pieces(event).into_iter().find_map(|piece| match piece {
        Piece::Values(n, values) => Some((n, values)),
        _ => None,
    });
    found.expect("values")
}
