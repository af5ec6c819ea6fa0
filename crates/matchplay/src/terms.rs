//! What the players agree on before the first roll.

use alloc::{string::String, vec::Vec};
use core::fmt;

use alea_game::{BySide, Opening, RuleValue};

use crate::clock::ClockTerms;

/// A game by its id in the catalogue, with its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSpec {
    /// As in `backgammon`.
    pub id: String,
    /// Every option of the game.
    pub rules: RuleValue,
    /// Who begins a game, and with which dice.
    pub opening: Opening,
}

/// What a contest is: which games, how long, with which cube and clock.
///
/// Built by [`Terms::new`], which refuses what cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    games: Vec<GameSpec>,
    length: Length,
    cube: Option<CubeTerms>,
    next_starter: NextStarter,
    clock: Option<ClockTerms>,
    start_score: BySide<u32>,
}

/// When a contest ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Length {
    /// After one game, drawn or not.
    Single,
    /// When a player has so many points at the end of a game.
    Points(u32),
    /// Money play: when the players stop between two games.
    Money,
}

/// The doubling cube and what belongs to it ("docs/rules/backgammon.en.md, cube").
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct CubeTerms {
    /// In a match, the first game in which somebody is one point away is played without the cube.
    pub crawford: Crawford,
    /// After the Crawford game the trailer doubles only after two own turns.
    pub holland: Holland,
    /// In money play gammons count only once a double was taken.
    pub jacoby: Jacoby,
    /// How often an opening tie doubles the stake, 0 for never. Money play only.
    pub automatic_doubles: u8,
    /// How far an offered double may be raised. Money play only.
    pub raises: Raises,
}

macro_rules! switch {
    ($(#[$doc:meta])* $name:ident: $(#[$first_doc:meta])* $first:ident, $(#[$second_doc:meta])* $second:ident) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
        pub enum $name {
            $(#[$first_doc])*
            #[default]
            $first,
            $(#[$second_doc])*
            $second,
        }
    };
}

switch! {
    /// The Crawford rule.
    Crawford:
    /// In force.
    On,
    /// Not played.
    Off
}
switch! {
    /// The Holland rule.
    Holland:
    /// Not played.
    Off,
    /// In force.
    On
}
switch! {
    /// The Jacoby rule.
    Jacoby:
    /// Not played.
    Off,
    /// In force.
    On
}

/// How far an offered double may be raised at once.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Raises {
    /// Taken or passed.
    #[default]
    None,
    /// Beavers.
    Beavers,
    /// Beavers and raccoons.
    Raccoons,
    /// Beavers, raccoons and otters.
    Otters,
}

/// Who starts the next game where the opening does not ask the dice each time.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum NextStarter {
    /// The winner of the last game; after a drawn one the same player again.
    #[default]
    Winner,
    /// Whoever throws the higher die.
    Roll,
    /// The players in turn.
    Alternate,
}

/// Why terms were refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TermsError {
    /// No game.
    NoGame,
    /// A match to no points.
    NoPoints,
    /// A start score that ends the match before it begins.
    AlreadyWon,
    /// A cube in a match whose games have none.
    NoCube,
    /// Jacoby, automatic doubles or raises in a match.
    MoneyOnly,
    /// More automatic doubles than the stake can bear.
    TooManyDoubles,
}

impl fmt::Display for TermsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TermsError::NoGame => "a contest needs a game",
            TermsError::NoPoints => "a match is played to at least one point",
            TermsError::AlreadyWon => "the start score ends the match before it begins",
            TermsError::NoCube => {
                "a cube is for contests of one game with a roll of single dice at the start"
            }
            TermsError::MoneyOnly => {
                "Jacoby, automatic doubles, beavers, raccoons and otters are for money play"
            }
            TermsError::TooManyDoubles => "at most 10 automatic doubles",
        })
    }
}

impl core::error::Error for TermsError {}

impl Terms {
    /// A contest of `games` in rotation.
    ///
    /// # Errors
    /// What cannot be played so.
    pub fn new(games: Vec<GameSpec>, length: Length) -> Result<Terms, TermsError> {
        if games.is_empty() {
            return Err(TermsError::NoGame);
        }
        if length == Length::Points(0) {
            return Err(TermsError::NoPoints);
        }
        let (cube, clock, start_score) = (None, None, BySide::default());
        Ok(Terms { games, length, cube, next_starter: NextStarter::default(), clock, start_score })
    }

    /// The same contest with a cube.
    ///
    /// # Errors
    /// Options of money play in a match.
    pub fn with_cube(self, cube: CubeTerms) -> Result<Terms, TermsError> {
        let money = cube.jacoby == Jacoby::On || cube.automatic_doubles > 0 || cube.raises > Raises::None;
        if money && self.length != Length::Money {
            return Err(TermsError::MoneyOnly);
        }
        if cube.automatic_doubles > 10 {
            return Err(TermsError::TooManyDoubles);
        }
        if self.games.iter().any(|game| game.opening == Opening::FirstMoves) {
            return Err(TermsError::NoCube);
        }
        Ok(Terms { cube: Some(cube), ..self })
    }

    /// The same contest with another way to find the next starter.
    #[must_use]
    pub fn with_next_starter(self, next_starter: NextStarter) -> Terms {
        Terms { next_starter, ..self }
    }

    /// The same contest with a clock.
    #[must_use]
    pub fn with_clock(self, clock: ClockTerms) -> Terms {
        Terms { clock: Some(clock), ..self }
    }

    /// The same contest taken up at a score.
    ///
    /// # Errors
    /// A score at which a match is over.
    pub fn with_start_score(self, start_score: BySide<u32>) -> Result<Terms, TermsError> {
        match self.length {
            Length::Points(points) if start_score.first.max(start_score.second) >= points => {
                Err(TermsError::AlreadyWon)
            }
            _ => Ok(Terms { start_score, ..self }),
        }
    }

    /// The games in the order of their rotation; at least one.
    #[must_use]
    pub fn games(&self) -> &[GameSpec] {
        &self.games
    }

    /// The game with number `index`, from 0.
    #[must_use]
    pub fn game(&self, index: u32) -> &GameSpec {
        &self.games[index as usize % self.games.len()]
    }

    /// When the contest ends.
    #[must_use]
    pub fn length(&self) -> Length {
        self.length
    }

    /// The cube, if there is one.
    #[must_use]
    pub fn cube(&self) -> Option<CubeTerms> {
        self.cube
    }

    /// Who starts the next game.
    #[must_use]
    pub fn next_starter(&self) -> NextStarter {
        self.next_starter
    }

    /// The clock, if there is one.
    #[must_use]
    pub fn clock(&self) -> Option<ClockTerms> {
        self.clock
    }

    /// The score at which the contest was taken up.
    #[must_use]
    pub fn start_score(&self) -> BySide<u32> {
        self.start_score
    }
}
