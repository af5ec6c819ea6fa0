//! What the players agree on before the first roll.

use alloc::{string::String, vec::Vec};
use core::fmt;

use alea_game::{BySide, CubeUse, Opening, RuleValue, Side};

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
    /// Whether it can be played with a cube.
    pub cube: CubeUse,
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
    start: StartScore,
}

/// Where a contest is taken up: the score, and what it does not show.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct StartScore {
    /// The score.
    pub points: BySide<u32>,
    /// Whether the Crawford game has been played.
    pub crawford: CrawfordGame,
    /// How many games were played before, so that the rotation goes on where it stopped.
    pub games: u32,
    /// Who starts the first game, such as the winner of the one before it; `None` where the opening says it, as in any contest
    /// that is not taken up.
    pub starter: Option<Side>,
}

/// Whether a match has had its Crawford game.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum CrawfordGame {
    /// Not yet: the next game in which somebody needs one point is it.
    #[default]
    Ahead,
    /// It has been played.
    Played,
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
    /// In every game after the Crawford game the trailer doubles only after two own turns.
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
    /// The Crawford game cannot have been played: there is none, or nobody needs one point.
    NoCrawford,
    /// A starter of a game that the dice begin.
    NoStarter,
    /// A cube for a game that has none.
    NoCube,
    /// The Holland rule without the Crawford rule, or not in a match.
    NoHolland,
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
            TermsError::NoCrawford => {
                "the Crawford game has been played only where there is one and a player needs one point"
            }
            TermsError::NoStarter => "the first game is begun by the dice, so nobody starts it",
            TermsError::NoCube => "a game of this contest is played without a cube",
            TermsError::NoHolland => "the Holland rule is for matches with the Crawford rule",
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
        let (cube, next_starter, clock, start) = Default::default();
        Ok(Terms { games, length, cube, next_starter, clock, start })
    }

    /// The same contest with a cube.
    ///
    /// # Errors
    /// A game that has no cube, or an option that does not go with the length of the contest.
    pub fn with_cube(self, cube: CubeTerms) -> Result<Terms, TermsError> {
        if self.games.iter().any(|game| game.cube == CubeUse::Never) {
            return Err(TermsError::NoCube);
        }
        let money = cube.jacoby == Jacoby::On || cube.automatic_doubles > 0 || cube.raises > Raises::None;
        if money && self.length != Length::Money {
            return Err(TermsError::MoneyOnly);
        }
        if cube.automatic_doubles > 10 {
            return Err(TermsError::TooManyDoubles);
        }
        let crawford = cube.crawford == Crawford::On && matches!(self.length, Length::Points(_));
        if cube.holland == Holland::On && !crawford {
            return Err(TermsError::NoHolland);
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

    /// The same contest taken up at a score; a contest with a cube is given the cube first.
    ///
    /// # Errors
    /// A score at which a match is over, or one at which its Crawford game cannot have been played; a starter of a game that is
    /// begun by single dice.
    pub fn with_start_score(self, start: StartScore) -> Result<Terms, TermsError> {
        let most = start.points.first.max(start.points.second);
        let near = match self.length {
            Length::Points(points) if most >= points => return Err(TermsError::AlreadyWon),
            Length::Points(points) => points > 1 && most == points - 1,
            Length::Single | Length::Money => false,
        };
        let crawford = self.cube.is_some_and(|cube| cube.crawford == Crawford::On);
        if start.crawford == CrawfordGame::Played && !(crawford && near) {
            return Err(TermsError::NoCrawford);
        }
        let terms = Terms { start, ..self };
        if start.starter.is_some() && terms.game(0).opening == Opening::PlaysBoth {
            return Err(TermsError::NoStarter);
        }
        Ok(terms)
    }

    /// The games in the order of their rotation; at least one.
    #[must_use]
    pub fn games(&self) -> &[GameSpec] {
        &self.games
    }

    /// The game with number `index`, from 0 where the contest begins or is taken up.
    #[must_use]
    pub fn game(&self, index: u32) -> &GameSpec {
        let number = u64::from(self.start.games) + u64::from(index);
        &self.games[(number % self.games.len() as u64) as usize]
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
    pub fn start_score(&self) -> StartScore {
        self.start
    }
}
