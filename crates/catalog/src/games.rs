//! The list of games.

use std::{fmt, sync::Arc};

use alea_engine::{
    Nets,
    endings::Hyper,
    judge::{ByNets, Judge},
    luck::{Judged, Luck},
    players::{
        Player, Static,
        simple::{Simple, SimpleTafl, Weighed},
    },
};
use alea_game::{CubeUse, Hosted, Opening, OptionSpec, RuleError, RuleValue, Setup, SetupError, Table};
use alea_notation::{Language, draw::Way};
use alea_tables::{
    Backgammon, Contact, Fevga, Hypergammon, Moultezim, Nackgammon, Narde, Plakoto, Portes, Tables, Tapa,
    Tavla, Travel, Variant,
};
use alea_tafl::{Tafl, TaflRules, variants};
use alea_texts::{Message, Said};

use crate::pages::Page;

/// A game of the house.
#[derive(Debug)]
pub struct Entry {
    /// Its name in commands and records: lower case, never changed.
    pub id: &'static str,
    /// Other names that players may type.
    pub aliases: &'static [&'static str],
    /// Its English name.
    pub name: &'static str,
    /// Which board it is played on.
    pub family: Family,
    /// Who begins, and with which dice.
    pub opening: Opening,
    /// Whether its contests know the doubling cube.
    pub cube: CubeUse,
    /// Whether a rule asks which of his turns a player is about to play, so that positions may say it.
    pub counts_turns: bool,
    /// Its number in the headers of the dice protocol (`docs/dice.md`), never changed; `None` where there are no dice.
    pub dice_number: Option<u8>,
    /// What players may choose.
    pub options: &'static [OptionSpec],
    /// Its rules page, Markdown.
    page: Page,
    open: Open,
}

type OpenPoints = fn(&RuleValue, Option<&Setup>) -> Result<Box<dyn Table>, OpenError>;

/// Who asks nets about a game, if they know it.
#[derive(Copy, Clone, Debug)]
struct Asked {
    player: fn(Arc<Nets>) -> Option<Box<dyn Player>>,
    luck: fn(Arc<Nets>) -> Option<Box<dyn Luck>>,
    judge: fn(Arc<Nets>) -> Option<Box<dyn Judge>>,
}

/// How a game is opened.
#[derive(Debug)]
enum Open {
    Points { open: OpenPoints, simple: fn() -> Box<dyn Player>, asked: Asked },
    Square(&'static variants::Variant),
}

/// The two kinds of boards.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Family {
    /// Twenty-four points, two dice.
    Points {
        /// How many checkers a side has.
        checkers: u8,
        /// Which way the sides move.
        way: Way,
        /// Whether a checker that stands alone is hit, and not pinned or left alone.
        hits: bool,
    },
    /// A square of lines, no dice.
    Square,
}

impl Entry {
    /// Whether it is played on the board of backgammon, which is the one that the formats of other programs describe.
    #[must_use]
    pub fn is_on_board_of_backgammon(&self) -> bool {
        matches!(self.family, Family::Points { way: Way::Opposite, .. })
    }

    /// The rules of the game with some options chosen, as pairs of key and value.
    ///
    /// # Errors
    /// An option or a value that the game does not have, or choices that exclude each other.
    pub fn rules<'a>(
        &self,
        chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<RuleValue, RuleError> {
        let rules = RuleValue::choose(self.options, chosen)?;
        match self.open(&rules, None) {
            Err(OpenError::Rules(error)) => Err(error),
            _ => Ok(rules),
        }
    }

    /// The rules of the game as they are unless something is chosen.
    #[must_use]
    pub fn default_rules(&self) -> RuleValue {
        RuleValue::choose(self.options, []).expect("defaults are values of their options")
    }

    /// What a tafl game is played by with these options; `None` for the other games, and for options that exclude each other.
    pub(crate) fn tafl_rules(&self, rules: &RuleValue) -> Option<TaflRules> {
        match self.open {
            Open::Points { .. } => None,
            Open::Square(variant) => variant.rules(rules).ok(),
        }
    }

    /// A game about to begin, or one that goes on from `setup`, whose player on roll is then [`alea_game::Side::First`].
    ///
    /// # Errors
    /// Rules that exclude each other (never those of [`Entry::rules`]), or a setup that is no position of this game.
    pub fn open(&self, rules: &RuleValue, setup: Option<&Setup>) -> Result<Box<dyn Table>, OpenError> {
        match self.open {
            Open::Points { open, .. } => open(rules, setup),
            Open::Square(variant) => open_tafl(variant, rules, setup),
        }
    }

    /// The simple player of the game.
    pub(crate) fn simple(&self) -> Box<dyn Player> {
        match self.open {
            Open::Points { simple, .. } => simple(),
            Open::Square(variant) => Box::new(SimpleTafl::new(variant)),
        }
    }

    /// The player who asks nets, if there are any for the game.
    pub(crate) fn evaluated(&self) -> Option<Box<dyn Player>> {
        self.evaluated_by(Nets::shipped())
    }

    /// The player who asks these nets; `None` if they do not know the game.
    #[must_use]
    pub fn evaluated_by(&self, nets: Arc<Nets>) -> Option<Box<dyn Player>> {
        self.asked().and_then(|asked| (asked.player)(nets))
    }

    /// Who says how lucky a roll is, by the nets that come with the program: always the same for the same position. `None` if they do
    /// not know the game.
    #[must_use]
    pub fn luck(&self) -> Option<Box<dyn Luck>> {
        self.asked().and_then(|asked| (asked.luck)(Nets::shipped()))
    }

    /// Who says what positions are worth, by the nets that come with the program; `None` if they do not know the game.
    #[must_use]
    pub fn judge(&self) -> Option<Box<dyn Judge>> {
        self.judged_by(Nets::shipped())
    }

    /// The same by these nets.
    #[must_use]
    pub fn judged_by(&self, nets: Arc<Nets>) -> Option<Box<dyn Judge>> {
        self.asked().and_then(|asked| (asked.judge)(nets))
    }

    /// Whether a table of the whole game is asked ([`alea_engine::endings::Hyper`]) and no nets: nobody can say what a position of it is
    /// worth before the table is there.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        matches!(self.family, Family::Points { checkers: Hyper::CHECKERS, .. })
    }

    fn asked(&self) -> Option<&Asked> {
        match &self.open {
            Open::Points { asked, .. } => Some(asked),
            Open::Square(_) => None,
        }
    }

    /// The rules page in a language.
    #[must_use]
    pub fn page(&self, language: Language) -> &'static str {
        self.page[language as usize]
    }
}

/// Why a game could not be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// The options do not go together.
    Rules(RuleError),
    /// The position is none of this game.
    Setup(SetupError),
}

impl Said for OpenError {
    fn message(&self) -> Message {
        match self {
            OpenError::Rules(error) => error.message(),
            OpenError::Setup(error) => error.message(),
        }
    }
}

/// In English, for logs and for programs.
impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for OpenError {}

/// The game called `name`, by id or alias, in any case.
#[must_use]
pub fn find(name: &str) -> Option<&'static Entry> {
    let name = name.to_ascii_lowercase();
    GAMES.iter().find(|entry| entry.id == name || entry.aliases.contains(&name.as_str()))
}

/// A game of the 24-point board: its variant, number in headers of the dice protocol, id, aliases, name and line, and its pages by its
/// id.
macro_rules! tables {
    ($variant:ident, $number:literal, $id:literal, $aliases:expr, $name:literal) => {
        tables::<$variant>($number, $id, $aliases, $name, page!("rules", $id))
    };
}

/// A game on a square board. Its variant knows its id, which is repeated for its pages.
macro_rules! tafl {
    ($variant:ident, $id:literal, $name:literal) => {
        tafl(&variants::$variant, $name, page!("rules", $id))
    };
}

/// Every game of the house.
pub static GAMES: &[Entry] = &[
    tables!(Backgammon, 1, "backgammon", &["vidos"], "Backgammon"),
    tables!(Portes, 2, "portes", &[], "Portes"),
    tables!(Plakoto, 3, "plakoto", &[], "Plakoto"),
    tables!(Fevga, 4, "fevga", &[], "Fevga"),
    tables!(Tavla, 5, "tavla", &[], "Tavla"),
    tables!(Nackgammon, 6, "nackgammon", &[], "Nackgammon"),
    tables!(Hypergammon, 7, "hypergammon", &[], "Hypergammon"),
    tables!(Moultezim, 8, "moultezim", &[], "Moultezim"),
    tables!(Narde, 9, "narde", &["long-narde"], "Narde"),
    tables!(Tapa, 10, "tapa", &[], "Tapa"),
    tafl!(HNEFATAFL, "hnefatafl", "Hnefatafl"),
    tafl!(HNEFATAFL_V1, "hnefatafl-v1", "Hnefatafl, variant 1"),
    tafl!(HNEFATAFL_V2, "hnefatafl-v2", "Hnefatafl, variant 2"),
    tafl!(HNEFATAFL_V3, "hnefatafl-v3", "Hnefatafl, variant 3"),
];

const fn way(travel: Travel) -> Way {
    match travel {
        Travel::Opposed => Way::Opposite,
        Travel::Parallel => Way::Same,
    }
}

const fn tables<V: Weighed>(
    number: u8,
    id: &'static str,
    aliases: &'static [&'static str],
    name: &'static str,
    page: Page,
) -> Entry {
    Entry {
        id,
        aliases,
        name,
        family: Family::Points {
            checkers: V::CHECKERS,
            way: way(V::TRAVEL),
            hits: matches!(V::CONTACT, Contact::Hit),
        },
        opening: V::OPENING,
        cube: V::CUBE,
        counts_turns: V::TURNS_COUNTED > 0,
        dice_number: Some(number),
        options: V::OPTIONS,
        page,
        open: Open::Points {
            open: open_tables::<V>,
            simple: || Box::new(Simple::<V>::new()),
            asked: Asked { player: evaluated::<V>, luck: judged::<V>, judge: judge::<V> },
        },
    }
}

fn evaluated<V: Weighed>(nets: Arc<Nets>) -> Option<Box<dyn Player>> {
    Static::<V>::new(nets).map(|player| Box::new(player) as Box<dyn Player>)
}

fn judge<V: Weighed>(nets: Arc<Nets>) -> Option<Box<dyn Judge>> {
    ByNets::<V>::new(nets).map(|judge| Box::new(judge) as Box<dyn Judge>)
}

fn judged<V: Weighed>(nets: Arc<Nets>) -> Option<Box<dyn Luck>> {
    Judged::<V>::new(nets).map(|luck| Box::new(luck) as Box<dyn Luck>)
}

fn open_tables<V: Variant>(rules: &RuleValue, setup: Option<&Setup>) -> Result<Box<dyn Table>, OpenError> {
    let chosen = V::rules(rules).map_err(OpenError::Rules)?;
    let game = match setup {
        None => Tables::<V>::start(chosen),
        Some(setup) => Tables::<V>::from_setup(chosen, setup).map_err(OpenError::Setup)?,
    };
    Ok(Box::new(Hosted::new(game, rules.clone())))
}

const fn tafl(variant: &'static variants::Variant, name: &'static str, page: Page) -> Entry {
    Entry {
        id: variant.id,
        aliases: &[],
        name,
        family: Family::Square,
        opening: Opening::FirstMoves,
        cube: CubeUse::Never,
        counts_turns: false,
        dice_number: None,
        options: variant.options,
        page,
        open: Open::Square(variant),
    }
}

fn open_tafl(
    variant: &variants::Variant,
    rules: &RuleValue,
    setup: Option<&Setup>,
) -> Result<Box<dyn Table>, OpenError> {
    let chosen = variant.rules(rules).map_err(OpenError::Rules)?;
    let game = match setup {
        None => Tafl::start(&chosen),
        Some(setup) => Tafl::from_setup(&chosen, setup).map_err(OpenError::Setup)?,
    };
    Ok(Box::new(Hosted::new(game, rules.clone())))
}
