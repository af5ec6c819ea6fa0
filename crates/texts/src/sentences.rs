//! Sentences about what the rules say: why something is refused, how a game ended, what can be done.

use alea_game::{Refusal, Setup, Step};
use alea_matchplay::{CommandKind, ContestEnd, Denial, GameEnd};
use alea_notation::point;

use crate::{Arg, Message, Texts, said};

impl Message {
    /// Why a step or a turn is refused, with places called as on the board of `setup`.
    #[must_use]
    pub fn refusal(refusal: &Refusal, setup: &Setup) -> Message {
        let place = |name: &str, number: u16| match name {
            "count" | "waiting" | "die" | "possible" | "limit" | "pips" => Arg::from(number),
            _ => Arg::from(place(setup, number)),
        };
        let args = refusal.args().into_iter().flatten().map(|(name, number)| (name, place(name, number)));
        Message::new(format!("refusal-{}", refusal.key()), args)
    }

    /// Why a command or an event is refused.
    #[must_use]
    pub fn denial(denial: &Denial, setup: &Setup) -> Message {
        said::denial(denial, setup)
    }

    /// How a game ended, in a few words.
    #[must_use]
    pub fn game_end(end: GameEnd) -> Message {
        Message::new(format!("end-{}", end.key()), [])
    }

    /// The name of a game or of a contest of several.
    #[must_use]
    pub fn game(id: &str) -> Message {
        Message::new(format!("game-{id}"), [])
    }
}

/// What a place is called: `13`, `bar`, `off`, `hand`, `k10`. Texts choose other words by these names where a sentence needs them.
fn place(setup: &Setup, number: u16) -> String {
    match (setup, number) {
        (Setup::Points(_), Step::BAR) => "bar".into(),
        (Setup::Points(_), Step::OFF) => "off".into(),
        (Setup::Points(_), Step::HAND) => "hand".into(),
        _ => point::name(setup, number),
    }
}

impl Texts {
    /// Why a step or a turn is refused, in a sentence, with places called as on the board of `setup`.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal, setup: &Setup) -> String {
        self.sentence(&Message::refusal(refusal, setup))
    }

    /// Why a command is refused, in a sentence.
    #[must_use]
    pub fn denial(&self, denial: &Denial, setup: &Setup) -> String {
        self.sentence(&Message::denial(denial, setup))
    }

    /// How a game of a contest ended, in a few words.
    #[must_use]
    pub fn game_end(&self, end: GameEnd) -> String {
        self.tell(&Message::game_end(end))
    }

    /// How a contest ended, in a few words.
    #[must_use]
    pub fn contest_end(&self, end: ContestEnd) -> String {
        self.say(&format!("contest-end-{}", end.key()))
    }

    /// What is written on the button of a command.
    #[must_use]
    pub fn command(&self, kind: CommandKind) -> String {
        self.say(&format!("command-{}", kind.key()))
    }

    /// The name of a game or of a contest of several.
    #[must_use]
    pub fn game(&self, id: &str) -> String {
        self.say(&format!("game-{id}"))
    }

    /// What a game is, in one line.
    #[must_use]
    pub fn about(&self, id: &str) -> String {
        self.say(&format!("about-{id}"))
    }
}
