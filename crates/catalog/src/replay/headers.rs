//! The headers of a match file that say what was agreed: what the columns below them cannot.
//!
//! `Variation`, `Crawford`, `Jacoby` and `Beavers` are written by several programs, the others by this one. Those that say what
//! goes without saying are left out, but for the three that programs read.

use alea_game::CubeUse;
use alea_matchplay::{Crawford, CrawfordGame, CubeTerms, GameSpec, Holland, Jacoby, Length, Raises, Terms};
use alea_notation::mat::Match;

use crate::{Entry, find};

const VARIATION: &str = "Variation";
const OPTIONS: &str = "Options";
const LENGTH: &str = "Length";
const CUBE: &str = "Cube";
const CRAWFORD: &str = "Crawford";
const CRAWFORD_GAME: &str = "Crawford Game";
const HOLLAND: &str = "Holland";
const JACOBY: &str = "Jacoby";
const BEAVERS: &str = "Beavers";
const RACCOONS: &str = "Raccoons";
const OTTERS: &str = "Otters";
const AUTOMATIC: &str = "Automatic Doubles";

/// Headers that say something of the contest and are no tags of its record.
const KEYS: [&str; 13] = [
    VARIATION,
    OPTIONS,
    LENGTH,
    CUBE,
    CRAWFORD,
    CRAWFORD_GAME,
    HOLLAND,
    JACOBY,
    BEAVERS,
    "Beaver",
    RACCOONS,
    OTTERS,
    AUTOMATIC,
];

/// Programs differ in the words.
const ON: [&str; 4] = ["On", "Yes", "True", "1"];
const OFF: [&str; 4] = ["Off", "No", "False", "0"];
const ONE_GAME: &str = "one game";
const PLAYED: &str = "Played";

/// More automatic doubles no contest has.
const MOST_AUTOMATIC: u8 = 10;

/// Whether a header says something of the contest.
pub(crate) fn is_own(key: &str) -> bool {
    KEYS.iter().any(|own| key.eq_ignore_ascii_case(own))
}

/// The headers of a match.
#[derive(Copy, Clone)]
pub(super) struct Headers<'a>(pub(super) &'a [(String, String)]);

impl<'a> Headers<'a> {
    pub(super) fn of(recorded: &'a Match) -> Headers<'a> {
        Headers(&recorded.headers)
    }

    fn value(self, key: &str) -> Option<&'a str> {
        self.0.iter().find(|(name, _)| name.eq_ignore_ascii_case(key)).map(|(_, value)| value.trim())
    }

    fn is(self, key: &str, words: &[&str]) -> bool {
        self.value(key).is_some_and(|value| words.iter().any(|word| value.eq_ignore_ascii_case(word)))
    }

    /// The game that is named, if it is one of the house that is played with a cube.
    pub(super) fn variation(self) -> Option<Result<&'static Entry, &'a str>> {
        let named = self.value(VARIATION).filter(|name| !name.is_empty())?;
        Some(find(named).filter(|entry| entry.cube == CubeUse::Optional).ok_or(named))
    }

    /// The game with the options that are chosen; what is none of its options is said.
    pub(super) fn spec(self, entry: &Entry) -> Result<GameSpec, &'a str> {
        let Some(text) = self.value(OPTIONS) else { return Ok(entry.spec(entry.default_rules())) };
        let chosen: Option<Vec<(&str, &str)>> =
            text.split(' ').filter(|pair| !pair.is_empty()).map(|pair| pair.split_once('=')).collect();
        let rules = chosen.and_then(|chosen| entry.rules(chosen).ok()).ok_or(text)?;
        Ok(entry.spec(rules))
    }

    /// Whether one game is played and no more.
    pub(super) fn is_one_game(self) -> bool {
        self.is(LENGTH, &[ONE_GAME])
    }

    pub(super) fn has_cube(self) -> bool {
        !self.is(CUBE, &OFF)
    }

    pub(super) fn crawford(self) -> Crawford {
        if self.is(CRAWFORD, &OFF) { Crawford::Off } else { Crawford::On }
    }

    pub(super) fn crawford_game(self) -> CrawfordGame {
        if self.is(CRAWFORD_GAME, &[PLAYED]) { CrawfordGame::Played } else { CrawfordGame::Ahead }
    }

    pub(super) fn holland(self) -> Holland {
        if self.is(HOLLAND, &ON) { Holland::On } else { Holland::Off }
    }

    pub(super) fn jacoby(self) -> Jacoby {
        if self.is(JACOBY, &ON) { Jacoby::On } else { Jacoby::Off }
    }

    pub(super) fn raises(self) -> Raises {
        let said = [(OTTERS, Raises::Otters), (RACCOONS, Raises::Raccoons), (BEAVERS, Raises::Beavers)];
        let found = said.into_iter().find(|&(key, _)| self.is(key, &ON)).map(|(_, raises)| raises);
        let beaver = if self.is("Beaver", &ON) { Raises::Beavers } else { Raises::None };
        found.unwrap_or(beaver)
    }

    pub(super) fn automatic_doubles(self) -> u8 {
        let most = self.value(AUTOMATIC).and_then(|most| most.parse().ok());
        most.filter(|&most: &u8| most <= MOST_AUTOMATIC).unwrap_or(0)
    }
}

/// The headers that say what was agreed.
pub(crate) fn of_terms(terms: &Terms) -> Vec<(String, String)> {
    let mut headers = Vec::new();
    let mut say = |key: &str, value: &str| headers.push((key.to_owned(), value.to_owned()));
    let spec = terms.game(0);
    if let Some(entry) = find(&spec.id) {
        say(VARIATION, entry.name);
        let chosen =
            spec.rules.iter().zip(entry.options).filter(|((_, chosen), each)| *chosen != each.default);
        let chosen: Vec<String> = chosen.map(|((key, chosen), _)| format!("{key}={chosen}")).collect();
        if !chosen.is_empty() {
            say(OPTIONS, &chosen.join(" "));
        }
    }
    if terms.length() == Length::Single {
        say(LENGTH, ONE_GAME);
    }
    let Some(cube) = terms.cube() else {
        say(CUBE, OFF[0]);
        return headers;
    };
    let CubeTerms { crawford, holland, jacoby, automatic_doubles, raises } = cube;
    let is_match = matches!(terms.length(), Length::Points(_));
    if is_match || crawford == Crawford::Off {
        say(CRAWFORD, if crawford == Crawford::On { ON[0] } else { OFF[0] });
    }
    if terms.start_score().crawford == CrawfordGame::Played {
        say(CRAWFORD_GAME, PLAYED);
    }
    if holland == Holland::On {
        say(HOLLAND, ON[0]);
    }
    if terms.length() == Length::Money {
        say(JACOBY, if jacoby == Jacoby::On { ON[0] } else { OFF[0] });
    }
    for (key, least) in [(BEAVERS, Raises::Beavers), (RACCOONS, Raises::Raccoons), (OTTERS, Raises::Otters)] {
        if raises >= least {
            say(key, ON[0]);
        }
    }
    if automatic_doubles > 0 {
        say(AUTOMATIC, &automatic_doubles.to_string());
    }
    headers
}
