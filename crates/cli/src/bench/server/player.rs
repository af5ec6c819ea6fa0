//! Clients: players who do something whenever it is their turn, and those who watch. Each has a socket and a task of its own, all in one
//! thread. Players choose at random among what they are offered, and check their dice.

use std::{cell::RefCell, collections::VecDeque, rc::Rc, time::Instant};

use alea_catalog::Random;
use alea_client::{Dice, Message, Socket, turn};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};
use tokio::sync::mpsc;

use super::{Wrong, load::Load, wrong};

/// What all clients of a run share.
pub(super) type Shared = Rc<RefCell<Load>>;

/// A command that is to be sent, and when it was to be.
pub(super) struct Order {
    pub(super) text: String,
    pub(super) due: Instant,
}

/// The parts of a message that a player looks at. What he does not look at is passed over without being read.
#[derive(Deserialize)]
struct Frame<'a> {
    r#type: &'a str,
    client_command_id: Option<&'a str>,
    seq: Option<u64>,
    what: Option<&'a str>,
    code: Option<&'a str>,
    #[serde(borrow)]
    events: Option<Vec<&'a RawValue>>,
    #[serde(borrow)]
    view: Option<View<'a>>,
}

#[derive(Deserialize)]
struct View<'a> {
    roll: Value,
    #[serde(borrow)]
    you: Option<You<'a>>,
    #[serde(borrow)]
    decision: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct You<'a> {
    #[serde(borrow)]
    can: Vec<&'a str>,
}

/// A player.
pub(super) struct Player {
    number: usize,
    contest: String,
    dice: Option<Dice>,
    random: Random,
    /// How many events he has seen.
    seq: u64,
    /// How many commands he has sent or prepared.
    commands: u64,
    /// The number of events at which he last had a command ready: he has one for each.
    prepared: Option<u64>,
    /// The roll that is being made, of the last view.
    roll: Value,
    /// The commands that have not been answered: what a command leads to comes before its answer, and he may go on by then.
    asked: VecDeque<Order>,
    /// The commitments and values that have not been answered, and when they were sent.
    sent: VecDeque<Instant>,
    shared: Shared,
}

impl Player {
    pub(super) fn new(number: usize, contest: &str, dice: Option<Dice>, shared: &Shared) -> Player {
        Player {
            number,
            contest: contest.to_owned(),
            dice,
            random: Random::of_game(1, number as u64),
            seq: 0,
            commands: 0,
            prepared: None,
            roll: Value::Null,
            asked: VecDeque::new(),
            sent: VecDeque::new(),
            shared: Rc::clone(shared),
        }
    }

    /// Plays until nobody has orders for him any more.
    pub(super) async fn play(
        mut self,
        mut socket: Socket,
        mut orders: mpsc::UnboundedReceiver<Order>,
    ) -> Result<(), Wrong> {
        say(&mut socket, json!({"type": "open", "contest": self.contest}).to_string()).await?;
        loop {
            tokio::select! {
                order = orders.recv() => {
                    let Some(order) = order else { return Ok(()) };
                    say(&mut socket, order.text.clone()).await?;
                    self.asked.push_back(order);
                }
                text = hear(&mut socket) => {
                    if let Some(reply) = self.hear(&text?)? {
                        self.sent.push_back(Instant::now());
                        say(&mut socket, reply.to_string()).await?;
                    }
                }
            }
        }
    }

    /// What he says at once to a message: commitments, and values of the dice.
    fn hear(&mut self, text: &str) -> Result<Option<Value>, Wrong> {
        let frame: Frame<'_> = read(text)?;
        match frame.r#type {
            "dice" => {
                let message: Value = read(text)?;
                let Some(dice) = &mut self.dice else { return Ok(None) };
                let commit = dice.told(&self.contest, &message)?;
                return Ok(match commit {
                    Some(commit) => Some(commit),
                    None => dice.due(&self.contest, &self.roll)?,
                });
            }
            "events" | "snapshot" => {
                for event in frame.events.unwrap_or_default() {
                    if let Some(dice) = &mut self.dice {
                        dice.happened(&read(event.get())?)?;
                    }
                    self.seq += 1;
                }
                if frame.r#type == "snapshot" {
                    self.seq = frame.seq.unwrap_or(self.seq);
                }
                let view = frame.view.ok_or_else(|| wrong(format!("no view: {text}")))?;
                let can = view.you.map(|you| you.can).unwrap_or_default();
                self.prepare(&can, view.decision)?;
                self.roll = view.roll;
                if let Some(dice) = &mut self.dice {
                    return Ok(dice.due(&self.contest, &self.roll)?);
                }
            }
            "accepted" if frame.client_command_id.is_some() => {
                if let Some(order) = self.asked.pop_front() {
                    self.shared.borrow_mut().answered(order.due);
                }
            }
            "accepted" => {
                if let Some(sent) = self.sent.pop_front() {
                    self.shared.borrow_mut().value_answered(sent);
                }
            }
            "refused" => match (frame.what, frame.code, self.asked.pop_front()) {
                (Some("command"), Some("busy" | "too-many"), Some(order)) => {
                    let mut shared = self.shared.borrow_mut();
                    shared.refused();
                    shared.ready(self.number, order.text);
                }
                _ => return Err(wrong(text)),
            },
            _ => {}
        }
        Ok(None)
    }

    /// Has a command ready, if it is his turn.
    fn prepare(&mut self, can: &[&str], decision: Option<&RawValue>) -> Result<(), Wrong> {
        if self.prepared == Some(self.seq) {
            return Ok(());
        }
        let mut command = json!({"type": "command", "contest": self.contest, "expected_seq": self.seq});
        if can.contains(&"play") {
            let decision: Value = decision.map_or(Ok(Value::Null), |decision| read(decision.get()))?;
            let random = &mut self.random;
            let steps = turn(&decision, |ways| random.below(ways as u32) as usize);
            command["do"] = json!("play");
            command["steps"] = json!(steps.ok_or_else(|| wrong(format!("no graph: {decision}")))?);
        } else if can.contains(&"roll") {
            command["do"] = json!("roll");
        } else {
            return Ok(());
        }
        self.prepared = Some(self.seq);
        self.commands += 1;
        command["client_command_id"] = json!(format!("{}-{}", self.number, self.commands));
        self.shared.borrow_mut().ready(self.number, command.to_string());
        Ok(())
    }
}

/// Somebody who watches a contest, for as long as the connection lasts.
pub(super) async fn watch(mut socket: Socket, contest: &str) -> Result<(), Wrong> {
    say(&mut socket, json!({"type": "open", "contest": contest}).to_string()).await?;
    loop {
        hear(&mut socket).await?;
    }
}

async fn say(socket: &mut Socket, text: String) -> Result<(), Wrong> {
    socket.send(Message::text(text)).await.map_err(|error| wrong(error.to_string()))
}

/// The next message.
pub(super) async fn hear(socket: &mut Socket) -> Result<alea_client::Text, Wrong> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Ok(text),
            Some(Ok(Message::Close(frame))) => return Err(wrong(format!("closed: {frame:?}"))),
            Some(Ok(_)) => {}
            Some(Err(error)) => return Err(wrong(error.to_string())),
            None => return Err(wrong("closed")),
        }
    }
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Wrong> {
    serde_json::from_str(text).map_err(|error| wrong(format!("{error}: {text}")))
}
