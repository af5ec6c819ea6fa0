//! What is said beside the board.

use alea_texts::message;

use super::{
    super::chat::{LONGEST, Line, Unsaid},
    Actor,
};
use crate::{
    bus::Notice,
    ids::GuestId,
    store::Done,
    wire::{About, ChatLine, Code, Seat, ToClient},
};

impl Actor {
    /// A player says something to all who look.
    pub(super) fn say(&mut self, guest: Option<GuestId>, text: &str) -> String {
        let about = About::of("chat", self.id);
        let refused = |code, why| ToClient::refused(&about, code, &why);
        let Some(by) = self.seat(guest) else {
            return refused(Code::NotYours, message!["server-not-yours"]);
        };
        match self.chat.say(by, text, self.house.clock.now()) {
            Ok(line) => {
                let frame = chat_frame(&self.id.to_string(), [line]);
                self.house.bus.publish(self.id, Notice::same(self.live.seq, frame.into()));
                self.accepted(None, Done { first: self.live.seq, count: 0 })
            }
            Err(Unsaid::NoLine) => refused(Code::Denied, message!["server-chat-line", "most" => LONGEST]),
            Err(Unsaid::TooMany) => refused(Code::TooMany, message!["server-chat-too-many"]),
        }
    }

    /// What was said before somebody came, if anything was.
    pub(super) fn said_before(&self) -> Option<String> {
        let lines = self.chat.lines();
        (lines.len() > 0).then(|| chat_frame(&self.id.to_string(), lines))
    }
}

fn chat_frame<'a>(contest: &str, lines: impl IntoIterator<Item = &'a Line>) -> String {
    let line = |Line { n, at, by, text }: &'a Line| ChatLine { n: *n, at: *at, by: Seat::from(*by), text };
    ToClient::Chat { contest: contest.to_owned(), lines: lines.into_iter().map(line).collect() }.frame()
}
