//! The dice of a client, who checks everything.

mod game;

use std::{collections::BTreeMap, fmt};

use alea_fairdice::{
    Absence, Anchor, Binding, Expected, Fault, Header, Mode, Piece, PublicKey, Roll, Roller, Seat, Secret,
    SeenGames, Succession, Transcript, Values,
    client::{Asking, Committed, Joining, Playing, Released, Renewing, Returning, Waiting},
    from_hex, to_hex,
};
use alea_notation::record;
use serde_json::{Value, json};

/// Why the dice of a client do not go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiceError {
    /// The server, or the other player, does not keep to the protocol of the dice.
    #[error("{0}")]
    Fault(#[from] Fault),
    /// A message that is none of the protocol.
    #[error("a message without {0}")]
    Malformed(&'static str),
    /// Dice came, or were asked for, for which this client has released no value.
    #[error("dice without the value of this client")]
    NotReleased,
    /// The server signs by another key, which the one before it has not named.
    #[error("a key that was not named")]
    OtherKey,
    /// The system gives no random bytes.
    #[error("no random bytes")]
    Random,
}

/// Where a client's dice of a game have got to.
enum Stage {
    Nothing,
    Committed(Committed<alea_fairdice::Chain>),
    Waiting(Waiting),
    Asking(Asking),
    Released(Released),
    /// The game was bound to a secret that this client does not have: what is known of it, and who asked for the roll being made.
    Lost(Box<(Returning, Roller)>),
    /// A new chain is to take over, after the roll that fell last.
    Renewing(Box<Renewing>),
    /// Mode G, before the game is bound, and after.
    Offered(Committed<Secret>),
    Playing(Box<(Playing, Transcript)>),
}

/// The dice of a game.
struct Game {
    stage: Stage,
    header: Header,
    /// Chains that take over once the roll before them has fallen, and those that have.
    coming: Vec<Anchor>,
    anchored: Vec<Anchor>,
    /// How many rolls have fallen.
    rolled: u32,
}

/// The dice of a client in one contest. He checks all that the server says of them, and of every roll that it follows from the values.
pub struct Dice {
    seat: Seat,
    /// By the number of the game. Who comes back may be told of the dice of the next game before the last events of this one.
    games: BTreeMap<u32, Game>,
    /// The game of which the next event is.
    game: u32,
    seen: SeenGames,
    /// The server's key, once it is known.
    key: Option<PublicKey>,
    checked: u32,
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dice").field("seat", &self.seat).field("game", &self.game).finish_non_exhaustive()
    }
}

fn bytes(value: &Value, what: &'static str) -> Result<Vec<u8>, DiceError> {
    value.as_str().and_then(from_hex).ok_or(DiceError::Malformed(what))
}

fn hash<const N: usize>(value: &Value, what: &'static str) -> Result<[u8; N], DiceError> {
    bytes(value, what)?.try_into().map_err(|_| DiceError::Malformed(what))
}

fn number(value: &Value, what: &'static str) -> Result<u32, DiceError> {
    value.as_u64().and_then(|number| number.try_into().ok()).ok_or(DiceError::Malformed(what))
}

fn succession(value: &Value) -> Result<Succession, DiceError> {
    Ok(Succession {
        from: PublicKey(hash(&value["from"], "a key")?),
        to: PublicKey(hash(&value["to"], "a key")?),
        signature: hash(&value["signature"], "a signature")?,
    })
}

/// The pieces of the proof of an event; none where it has no proof.
///
/// # Errors
/// The proof is none.
pub fn pieces(event: &Value) -> Result<Vec<Piece>, DiceError> {
    if event["proof"].is_null() {
        return Ok(Vec::new());
    }
    let proof = bytes(&event["proof"], "a proof")?;
    Piece::parse_all(&proof).ok_or(DiceError::Malformed("a proof"))
}

impl Dice {
    /// Those of whoever sits there.
    pub fn new(seat: Seat) -> Dice {
        Dice { seat, games: BTreeMap::new(), game: 1, seen: SeenGames::default(), key: None, checked: 0 }
    }

    /// How many rolls were checked.
    pub fn checked(&self) -> u32 {
        self.checked
    }

    /// A `dice` message came. The commitment, if one is to be sent.
    ///
    /// # Errors
    /// The message is none, or what it says is against the protocol of the dice.
    pub fn told(&mut self, contest: &str, message: &Value) -> Result<Option<Value>, DiceError> {
        let number = number(&message["game"], "a game")?;
        let bytes = bytes(&message["header"], "a header")?;
        let Some(game) = self.games.get_mut(&number) else {
            let key = PublicKey(hash(&message["key"], "a key")?);
            let pinned = *self.key.get_or_insert(key);
            let announced = message["successions"].as_array().map(Vec::as_slice).unwrap_or_default();
            let announced = announced.iter().map(succession).collect::<Result<Vec<_>, _>>()?;
            if !key.follows(&pinned, &announced) {
                return Err(DiceError::OtherKey);
            }
            self.key = Some(key);
            let mut secret = [0; 32];
            getrandom::fill(&mut secret).map_err(|_| DiceError::Random)?;
            let header = Header::parse(&bytes).map_err(Fault::from)?;
            let joining = Joining::new(self.seat, key, Secret::take(&mut secret));
            let expected = Expected::of(&header);
            let stage = match header.mode {
                Mode::Roll => Stage::Committed(joining.sealed(&bytes, &expected, &mut self.seen)?),
                _ => Stage::Offered(joining.envelope(&bytes, &expected, &mut self.seen)?),
            };
            let (coming, anchored) = Default::default();
            let mut game = Game { stage, header, coming, anchored, rolled: 0 };
            let committed = message["commits"][self.seat.index()].as_str();
            let lost = committed
                .is_some_and(|commit| Some(commit) != game.commit().map(|own| to_hex(&own)).as_deref());
            if lost && !message["bound"].is_null() && game.header.mode == Mode::Roll {
                let binding = binding(&game.header, message)?;
                let returning = Returning::new(self.seat, key, game.header.clone(), binding, Absence::Never)?;
                game.stage = Stage::Lost(Box::new((returning, Roller::Opening)));
            }
            game.told(message)?;
            self.games.insert(number, game);
            return Ok(if lost { None } else { self.commit(contest) });
        };
        game.told(message)?;
        if game.header.to_bytes() != bytes {
            return Err(Fault::SignedTwice.into());
        }
        if message["commits"][self.seat.index()].is_null() {
            return Ok(self.commit(contest));
        }
        if !message["bound"].is_null() {
            game.bind(message)?;
        }
        Ok(if message["revealed"][self.seat.index()] == false { self.commit(contest) } else { None })
    }

    /// What is to be sent before a game can begin: the commitment until it is bound, in mode G then the seed.
    pub fn commit(&self, contest: &str) -> Option<Value> {
        let (number, game) = self.games.last_key_value()?;
        if let Stage::Playing(playing) = &game.stage {
            let seed = to_hex(&playing.0.seed());
            return Some(json!({"type": "reveal", "contest": contest, "game": number, "seed": seed}));
        }
        let commit = to_hex(&game.commit()?);
        Some(json!({"type": "commit", "contest": contest, "game": number, "commit": commit}))
    }

    /// An event came.
    ///
    /// # Errors
    /// As of [`Dice::told`].
    pub fn happened(&mut self, event: &Value) -> Result<(), DiceError> {
        let kind = event["type"].as_str().ok_or(DiceError::Malformed("a type"))?;
        if let Some(Game { stage: Stage::Playing(playing), .. }) = self.games.get_mut(&self.game) {
            self.checked += in_envelope(playing, kind, event)?;
        }
        if kind == "game-ended" || kind == "void" {
            self.games.remove(&self.game);
            self.game += 1;
            return Ok(());
        }
        let own = ["first", "second"][self.seat.index()];
        let Some(game) = self.games.get_mut(&self.game) else {
            return if matches!(kind, "rolled" | "opening") { Err(DiceError::NotReleased) } else { Ok(()) };
        };
        for piece in pieces(event)? {
            if let Piece::Anchor(anchor) = piece {
                game.coming.push(anchor);
            }
        }
        game.take_over()?;
        let stage = std::mem::replace(&mut game.stage, Stage::Nothing);
        game.stage = match (kind, stage) {
            ("roll-requested", Stage::Lost(mut lost)) => {
                lost.1 = Roller::Player(if event["by"] == "first" { Seat::Zero } else { Seat::One });
                Stage::Lost(lost)
            }
            ("rolled" | "opening", Stage::Lost(mut lost)) => {
                let (n, values) = values(event)?;
                let roller = if kind == "opening" { Roller::Opening } else { lost.1 };
                lost.0.fell(n, roller, &values, roll(event)?)?;
                Stage::Lost(lost)
            }
            ("roll-requested", Stage::Waiting(waiting)) if event["by"] == own => Stage::Asking(waiting.ask()),
            ("roll-requested", Stage::Waiting(waiting)) => {
                let n = waiting.due();
                Stage::Released(waiting.asked(n, Roller::Player(self.seat.other()))?)
            }
            // What the other side releases for an opening may come before this client knew that it was asked for.
            ("released", Stage::Waiting(waiting)) => {
                let n = waiting.due();
                let released = waiting.asked(n, Roller::Opening)?;
                other_released(self.seat, event, released)?
            }
            ("released", Stage::Asking(asking)) if event["by"] != own => {
                let release = pieces(event)?.into_iter().find_map(|piece| match piece {
                    Piece::Release(release) => Some(release),
                    _ => None,
                });
                Stage::Released(asking.other_released(release.ok_or(DiceError::Malformed("a value"))?)?)
            }
            ("released", Stage::Released(released)) if event["by"] != own => {
                other_released(self.seat, event, released)?
            }
            ("rolled" | "opening", Stage::Released(released)) => {
                let (n, values) = values(event)?;
                self.checked += 1;
                Stage::Waiting(released.rolled(n, &values, roll(event)?)?)
            }
            (_, Stage::Playing(playing)) => Stage::Playing(playing),
            ("rolled" | "opening", _) => return Err(DiceError::NotReleased),
            (_, stage) => stage,
        };
        game.rolled += u32::from(matches!(kind, "rolled" | "opening"));
        game.take_over()
    }

    /// The release that is to be sent, as the `roll` of the view says; where there is none, the anchor of a new chain if one has to take
    /// over, each time until it has. Of all events that led to the view [`Dice::happened`] comes first.
    ///
    /// # Errors
    /// As of [`Dice::told`].
    pub fn due(&mut self, contest: &str, roll: &Value) -> Result<Option<Value>, DiceError> {
        if roll.is_null() {
            let Some((number, game)) = self.games.iter_mut().next_back() else { return Ok(None) };
            let Some(anchor) = game.renewed()? else { return Ok(None) };
            let (after, anchor) = (game.rolled, to_hex(&anchor));
            let anchor = json!({"type": "anchor", "contest": contest, "game": number, "after": after, "anchor": anchor});
            return Ok(Some(anchor));
        }
        if roll["released"][self.seat.index()] == true {
            return Ok(None);
        }
        let n = number(&roll["n"], "the number of the roll")?;
        let number = number(&roll["game"], "a game")?;
        let Some(game) = self.games.get_mut(&number) else { return Ok(None) };
        if roll["roller"].is_null() {
            game.stage = match std::mem::replace(&mut game.stage, Stage::Nothing) {
                Stage::Waiting(waiting) => Stage::Released(waiting.asked(n, Roller::Opening)?),
                stage => stage,
            };
        }
        let Stage::Released(released) = &game.stage else { return Ok(None) };
        let release = released.release();
        if release.n != n {
            return Err(Fault::Order { due: release.n, found: n }.into());
        }
        let value = to_hex(&release.value);
        Ok(Some(json!({"type": "release", "contest": contest, "game": number, "n": n, "value": value})))
    }
}

/// A head of the log, as bytes of a piece: it has no other way in from outside.
fn head(log: &Value) -> Result<Vec<u8>, DiceError> {
    let count = log["count"].as_u64().ok_or(DiceError::Malformed("the head of the log"))?;
    Ok([&count.to_be_bytes()[..], &hash::<32>(&log["hash"], "the head of the log")?].concat())
}

/// What the server has signed, as a `dice` message tells it.
fn binding(header: &Header, message: &Value) -> Result<Binding, DiceError> {
    let bound = &message["bound"];
    let [first, second] = [0, 1].map(|at| hash::<32>(&message["commits"][at], "commitments"));
    let header = header.to_bytes();
    let length = u16::try_from(header.len()).map_err(|_| DiceError::Malformed("a header"))?;
    let mut start = vec![1];
    start.extend(length.to_be_bytes());
    start.extend(&header);
    start.extend([first?, second?].concat());
    start.extend(hash::<32>(&bound["game_hash"], "the hash of the game")?);
    start.extend(hash::<64>(&bound["signature"], "a signature")?);
    start.extend(head(&bound["log"])?);
    start.extend(hash::<32>(&message["key"], "a key")?);
    start.extend([0, 2, b'{', b'}']);
    match Piece::parse_all(&start).and_then(|mut pieces| pieces.pop()) {
        Some(Piece::Start(start)) => Ok(start.binding),
        _ => Err(DiceError::Malformed("what binds the game")),
    }
}

/// An event of a game of mode G. How many rolls it adds; with the end of the game all of them are checked.
fn in_envelope(
    (playing, transcript): &mut (Playing, Transcript),
    kind: &str,
    event: &Value,
) -> Result<u32, DiceError> {
    let stamped = record::parse_event(&event.to_string()).map_err(|_| DiceError::Malformed("an event"))?;
    transcript.add(record::event_text(&stamped.event).as_bytes());
    let pieces = pieces(event)?;
    if kind == "game-ended" {
        let seeds = pieces.iter().find_map(|piece| match piece {
            Piece::Seeds(seeds) => Some(seeds),
            _ => None,
        });
        let ending = pieces.iter().find_map(|piece| match piece {
            Piece::End(ending) => Some(ending),
            _ => None,
        });
        playing.revealed(ending, seeds.ok_or(DiceError::Malformed("seeds"))?, transcript)?;
    }
    let mut count = 0;
    for piece in &pieces {
        if let Piece::Roll(n) = piece {
            playing.rolled(*n, roll(event)?)?;
            count += 1;
        }
    }
    Ok(count)
}

fn other_released(seat: Seat, event: &Value, mut released: Released) -> Result<Stage, DiceError> {
    for piece in pieces(event)? {
        if let Piece::Release(release) = piece
            && release.by != seat
        {
            released.other_released(release)?;
        }
    }
    Ok(Stage::Released(released))
}

fn values(event: &Value) -> Result<(u32, Values), DiceError> {
    let found = pieces(event)?.into_iter().find_map(|piece| match piece {
        Piece::Values(n, values) => Some((n, values)),
        _ => None,
    });
    found.ok_or(DiceError::Malformed("values"))
}

fn roll(event: &Value) -> Result<Roll, DiceError> {
    let die = |at: usize| event["dice"][at].as_u64().and_then(|die| u8::try_from(die).ok());
    let dice = die(0).zip(die(1)).and_then(|(one, other)| Roll::new(one, other));
    dice.ok_or(DiceError::Malformed("dice"))
}
