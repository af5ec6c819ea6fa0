//! A player who knows no rules: he chooses among what he is offered.

use alea_catalog::Random;
use alea_client::Dice;
use alea_fairdice::Seat;
use serde_json::{Value, json};

use super::{Guest, Socket};

/// A player in one contest.
pub(crate) struct Robot {
    pub(crate) guest: Guest,
    pub(crate) contest: String,
    dice: Option<Dice>,
    random: Random,
    /// Events seen.
    pub(crate) seq: u64,
    pub(crate) events: Vec<Value>,
    pub(crate) view: Value,
    /// What the names of his commands begin with.
    pub(crate) name: String,
    commands: u64,
    /// How often he was told that something could not be stored.
    pub(crate) busy: u32,
    /// A command that has not been answered.
    asked: Option<Value>,
    /// The commands that were accepted: their names, and the events that came of them.
    pub(crate) accepted: Vec<(String, u64, u64)>,
    /// He asks for nothing more, but answers what others ask for.
    pub(crate) rests: bool,
    /// How often he resigns, offers draws and doubles, in a hundred.
    pub(crate) eager: u32,
}

impl Robot {
    pub(crate) fn new(guest: Guest, contest: &str, seed: u64) -> Robot {
        Robot {
            guest,
            contest: contest.to_owned(),
            dice: None,
            random: Random::of_game(seed, 0),
            seq: 0,
            events: Vec::new(),
            view: Value::Null,
            name: "r".into(),
            commands: 0,
            busy: 0,
            asked: None,
            accepted: Vec::new(),
            rests: false,
            eager: 3,
        }
    }

    /// The server is somewhere else now.
    pub(crate) fn move_to(&mut self, address: std::net::SocketAddr) {
        self.guest.address = address;
    }

    /// The command that he was not answered.
    pub(crate) fn unanswered(&self) -> Option<&Value> {
        self.asked.as_ref()
    }

    /// How many rolls he has checked.
    pub(crate) fn checked(&self) -> u32 {
        self.dice.as_ref().map_or(0, Dice::checked)
    }

    pub(crate) fn over(&self) -> bool {
        self.view["phase"] == "over" || self.view["phase"] == "void"
    }

    /// Whether he has asked for nothing, and no roll is being made.
    pub(crate) fn is_quiet(&self) -> bool {
        self.asked.is_none() && self.view["roll"].is_null() && self.view["pending"].is_null()
    }

    /// Plays until the contest is over, or `until` events have been seen, or the connection is lost.
    pub(crate) async fn play(&mut self, until: u64) {
        let mut socket = self.guest.socket().await;
        self.play_on(&mut socket, until).await;
    }

    /// The same where the server may be away: then nothing happens.
    pub(crate) async fn play_while_there(&mut self, until: u64) {
        let headers = [("cookie", self.guest.cookie.as_str())];
        if let Ok(mut socket) = Socket::try_open(self.guest.address, &headers).await {
            self.play_on(&mut socket, until).await;
        }
    }

    pub(crate) async fn play_on(&mut self, socket: &mut Socket, until: u64) {
        let open = self.begin(socket).await;
        while let Some((message, replies)) = self.listen(socket).await {
            if message["type"] == "refused" && message["what"] == "open" {
                socket.say(&open).await;
            }
            for reply in replies {
                socket.say(&reply).await;
            }
            if (self.over() && self.asked.is_none()) || self.seq >= until {
                return;
            }
        }
    }

    /// On a device that has none of the secrets: goes on until a chain of it has taken over.
    pub(crate) async fn take_over(&mut self) {
        let mut socket = self.guest.socket().await;
        socket.say(&json!({"type": "open", "contest": self.contest, "since": 0})).await;
        let mut said = None;
        loop {
            let (message, replies) = self.listen(&mut socket).await.expect("a message");
            for reply in replies {
                if reply["type"] == "anchor" {
                    said = Some(reply["anchor"].clone());
                }
                socket.say(&reply).await;
            }
            let told = message["anchors"].as_array().map(Vec::as_slice).unwrap_or_default();
            if self.over() || told.iter().any(|anchor| Some(&anchor["anchor"]) == said.as_ref()) {
                return;
            }
        }
    }

    /// Opens the contest, and asks again, word for word, what was not answered.
    pub(crate) async fn begin(&self, socket: &mut Socket) -> Value {
        let open = json!({"type": "open", "contest": self.contest, "since": self.seq});
        socket.say(&open).await;
        if let Some(asked) = &self.asked {
            socket.say(asked).await;
        }
        open
    }

    /// The next message, and what he says to it; nothing when the connection is lost.
    pub(crate) async fn listen(&mut self, socket: &mut Socket) -> Option<(Value, Vec<Value>)> {
        let message = socket.hear().await?;
        // Nobody who sits before a board is so fast; he waits a little before he says it again.
        if message["code"] == "too-many" || message["code"] == "busy" {
            tokio::time::sleep(std::time::Duration::from_millis(40)).await;
        }
        let replies = self.hear(&message);
        Some((message, replies))
    }

    /// What he says to a message.
    pub(crate) fn hear(&mut self, message: &Value) -> Vec<Value> {
        let mut replies = Vec::new();
        match message["type"].as_str().unwrap() {
            "contest" => {
                let seat = match message["you"].as_str().unwrap() {
                    "first" => Seat::Zero,
                    _ => Seat::One,
                };
                if (message["dice"] == "sealed" || message["dice"] == "envelope") && self.dice.is_none() {
                    self.dice = Some(Dice::new(seat));
                }
            }
            "dice" => {
                let contest = self.contest.clone();
                replies.extend(self.dice.as_mut().and_then(|dice| dice.told(&contest, message).unwrap()));
                self.release(&mut replies);
            }
            "events" => {
                assert_eq!(message["seq"], self.seq, "events without a gap");
                for event in message["events"].as_array().unwrap() {
                    if let Some(dice) = &mut self.dice {
                        dice.happened(event).unwrap();
                    }
                    self.events.push(event.clone());
                    self.seq += 1;
                }
                self.view = message["view"].clone();
                self.act(&mut replies);
            }
            "snapshot" => {
                assert_eq!(message["seq"], self.seq, "a snapshot that hides no event from this test");
                self.view = message["view"].clone();
                self.act(&mut replies);
            }
            "accepted" => {
                if let Some(id) = message["client_command_id"].as_str() {
                    assert_eq!(self.asked.take().unwrap()["client_command_id"], id);
                    let (seq, count) = (message["seq"].as_u64().unwrap(), message["count"].as_u64().unwrap());
                    assert!(seq + count <= self.seq, "events come before the answer");
                    self.accepted.push((id.to_owned(), seq, count));
                    self.act(&mut replies);
                }
            }
            "refused" => match message["code"].as_str().unwrap() {
                "stale" => {
                    self.asked = None;
                    self.act(&mut replies);
                }
                "too-many" => self.say_again(message, &mut replies),
                "busy" => {
                    self.busy += 1;
                    self.say_again(message, &mut replies);
                }
                _ => panic!("{message}, asked {:?}", self.asked),
            },
            "present" | "rematch" | "pong" | "closed" => {}
            other => panic!("{other} is no message"),
        }
        replies
    }

    /// Says again what was refused for now.
    fn say_again(&mut self, refused: &Value, replies: &mut Vec<Value>) {
        match refused["what"].as_str().unwrap() {
            "open" => {}
            "command" => replies.extend(self.asked.clone()),
            "commit" | "reveal" => {
                let contest = self.contest.clone();
                replies.extend(self.dice.as_ref().and_then(|dice| dice.commit(&contest)));
            }
            "release" | "anchor" => self.release(replies),
            other => panic!("{other} was never said"),
        }
    }

    fn release(&mut self, replies: &mut Vec<Value>) {
        if self.view.is_null() {
            return;
        }
        let contest = self.contest.clone();
        let roll = &self.view["roll"];
        replies.extend(self.dice.as_mut().and_then(|dice| dice.due(&contest, roll).unwrap()));
    }

    fn act(&mut self, replies: &mut Vec<Value>) {
        self.release(replies);
        if self.asked.is_some() || self.rests {
            return;
        }
        let you = &self.view["you"];
        let can = |what: &str| you["can"].as_array().is_some_and(|can| can.iter().any(|one| one == what));
        let eager = self.random.below(100) < self.eager;
        let even = self.random.below(2) == 0;
        let command = if can("play") {
            {
                let choose = |ways: usize| self.random.below(ways as u32) as usize;
                let steps = alea_client::turn(&self.view["decision"], choose).unwrap();
                json!({"do": "play", "steps": steps})
            }
        } else if can("take") {
            match self.random.below(3) {
                0 if can("raise") => json!({"do": "raise"}),
                1 => json!({"do": "pass"}),
                _ => json!({"do": "take"}),
            }
        } else if can("accept-resignation") {
            json!({"do": if even { "accept-resignation" } else { "refuse-resignation" }})
        } else if can("accept-draw") {
            json!({"do": if even { "accept-draw" } else { "refuse-draw" }})
        } else if can("double") && self.random.below(4) == 0 {
            json!({"do": "double"})
        } else if can("resign") && eager {
            json!({"do": "resign", "points": 1})
        } else if can("offer-draw") && eager {
            json!({"do": "offer-draw"})
        } else if can("roll") {
            json!({"do": "roll"})
        } else if can("stop") && self.view["games_ended"].as_u64() >= Some(2) {
            json!({"do": "stop"})
        } else {
            return;
        };
        replies.push(self.command(command));
    }

    /// Asks for something.
    pub(crate) fn command(&mut self, mut command: Value) -> Value {
        self.commands += 1;
        let object = command.as_object_mut().unwrap();
        object.insert("type".into(), json!("command"));
        object.insert("contest".into(), json!(self.contest));
        object.insert("expected_seq".into(), json!(self.seq));
        object.insert("client_command_id".into(), json!(format!("{}-{:05}", self.name, self.commands)));
        self.asked = Some(command.clone());
        command
    }
}
