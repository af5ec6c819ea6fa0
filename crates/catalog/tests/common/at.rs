//! Contests driven by short words, with boards that end a game at once.
#![allow(clippy::needless_pass_by_value, reason = "tests read better when they hand over what they make")]

use alea_catalog::{find_contest, open_table, sequence};
use alea_game::{BySide, Dice, Side};
use alea_matchplay::{Command, CommandKind, Contest, CubeTerms, Denial, Event, Length, Start, Terms};

/// Boards after a last turn of backgammon, Portes, Plakoto or Fevga: all of x is off, and the loser has a checker off, none
/// off, or none off and one in the winner's home board.
pub(crate) const SINGLE: &str = "x=- o=12:14";
pub(crate) const GAMMON: &str = "x=- o=12:15";
pub(crate) const BACKGAMMON: &str = "x=- o=12:14,1:1";

/// Both mothers are pinned in Plakoto.
pub(crate) const TIE: &str = "x=24:1^,1:1,8:13 o=1:1^,24:1,17:13";

/// In backgammon x, who has just played, has closed his home board, and o waits on the bar.
pub(crate) const CLOSES_OUT: &str = "x=13:3,6:2,5:2,4:2,3:2,2:2,1:2 o=bar:1,12:14";

/// x has just hit and holds five points of his home board: o comes in with a 6 only.
pub(crate) const ALMOST_CLOSES_OUT: &str = "x=13:5,5:2,4:2,3:2,2:2,1:2 o=bar:1,12:14";

pub(crate) fn dice(text: &str) -> Dice {
    let die = |at: usize| text.as_bytes()[at] - b'0';
    Dice::new(die(0), die(1)).unwrap()
}

pub(crate) fn terms(game: &str, length: Length) -> Terms {
    Terms::new(sequence([game]).unwrap(), length).unwrap()
}

pub(crate) fn with_cube(length: Length, cube: CubeTerms) -> Terms {
    terms("backgammon", length).with_cube(cube).unwrap()
}

pub(crate) fn tavli(target: u32) -> Terms {
    let games = sequence(find_contest("tavli").unwrap().games.iter().copied()).unwrap();
    Terms::new(games, Length::Points(target)).unwrap()
}

pub(crate) fn score(first: u32, second: u32) -> BySide<u32> {
    BySide { first, second }
}

/// A contest and short ways to drive it.
pub(crate) struct At(pub(crate) Contest);

impl At {
    pub(crate) fn new(terms: Terms) -> At {
        At(Contest::new(terms, open_table).unwrap())
    }

    pub(crate) fn apply(&mut self, event: Event) -> &mut At {
        self.0.apply(&event).unwrap_or_else(|denial| panic!("{event:?}: {denial}"));
        self
    }

    /// The first player opens.
    pub(crate) fn open(&mut self) -> &mut At {
        self.open_by("31")
    }

    pub(crate) fn open_by(&mut self, text: &str) -> &mut At {
        let dice = dice(text);
        self.apply(Event::Opening { dice })
    }

    pub(crate) fn act(&mut self, by: Side, command: Command) -> &mut At {
        self.0.act(by, &command).unwrap_or_else(|denial| panic!("{by} {command:?}: {denial}"));
        self
    }

    /// The player on turn leaves `board` behind, in his own numbers.
    pub(crate) fn leave(&mut self, board: &str) -> &mut At {
        let after = alea_notation::position::parse(board).unwrap();
        self.apply(Event::RecordedAsPlayed { text: String::new(), after });
        self.settle()
    }

    /// The results that are due.
    pub(crate) fn settle(&mut self) -> &mut At {
        while let Some(due) = self.0.due() {
            self.apply(due);
        }
        self
    }

    /// Turns that change nothing, until `side` is about to roll.
    pub(crate) fn before_roll_of(&mut self, side: Side) -> &mut At {
        while self.0.on_turn() != Some(side) || self.0.table().unwrap().rolled().is_some() {
            self.leave("x=24:15 o=12:15");
        }
        self
    }

    pub(crate) fn doubled(&mut self, by: Side) -> &mut At {
        self.before_roll_of(by).act(by, Command::Double)
    }

    pub(crate) fn taken(&mut self, by: Side) -> &mut At {
        self.doubled(by).act(!by, Command::Take)
    }

    /// `winner` ends the game on the board.
    pub(crate) fn wins(&mut self, winner: Side, board: &str) -> &mut At {
        while self.0.on_turn() != Some(winner) {
            self.leave("x=24:15 o=12:15");
        }
        self.leave(board)
    }

    pub(crate) fn begin(&mut self) -> &mut At {
        match self.0.next_start().unwrap() {
            Start::Dice => self.open(),
            Start::Player(starter) => self.apply(Event::Begun { starter }),
        }
    }

    pub(crate) fn why_not(&self, by: Side, kind: CommandKind) -> Option<Denial> {
        self.0.why_not(by, kind)
    }

    pub(crate) fn score(&self) -> (u32, u32) {
        (self.0.score().first, self.0.score().second)
    }

    pub(crate) fn winner(&self) -> Option<Option<Side>> {
        self.0.result().map(|result| result.winner)
    }
}

pub(crate) fn money(cube: CubeTerms) -> At {
    At::new(with_cube(Length::Money, cube))
}
