//! The games, each a row of data.
//!
//! [`VARIANTS`] lists them; nothing outside of their own files knows one by name. A new game is a file with its row and its
//! drawn starting positions, and a line in the list.

mod hnefatafl;
mod setups;

use alloc::vec::Vec;

use alea_game::{Allowed, Cell, Choice, OptionSpec, RuleError, RuleValue, Side, SquareSetup};

use crate::rules::{Escape, Hostile, King, Repetition, Restricted, RuleData, TaflRules};

pub use hnefatafl::{HNEFATAFL, HNEFATAFL_V1, HNEFATAFL_V2, HNEFATAFL_V3};

/// Every game of this crate.
pub static VARIANTS: [&Variant; 4] = [&HNEFATAFL, &HNEFATAFL_V1, &HNEFATAFL_V2, &HNEFATAFL_V3];

/// A game of this family as data.
#[derive(Debug)]
pub struct Variant {
    /// Its name in records and on the command line.
    pub id: &'static str,
    /// What players may choose.
    pub options: &'static [OptionSpec],
    /// The starting positions by the word that chooses them, the default first.
    setups: &'static [(&'static str, Drawn)],
    /// Who moves first.
    first: Side,
    king: King,
    hostile: Hostile,
    restricted: Restricted,
    escape: Escape,
}

/// A board as drawn, the top rank first: `t` a black man, `T` a white one, `K` the king.
type Drawn = &'static [&'static str];

/// The options of Hnefatafl (docs/rules/hnefatafl.en.md).
pub static OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "setup",
        allowed: Allowed::Words(&["murray", "walker"]),
        default: Choice::Word("murray"),
    },
    OptionSpec {
        key: "repetition",
        allowed: Allowed::Words(&["draw", "loss_for_mover", "loss_for_white", "ignore"]),
        default: Choice::Word("draw"),
    },
    OptionSpec {
        key: "no_capture_limit",
        allowed: Allowed::Number { min: 0, max: 1000 },
        default: Choice::Number(200),
    },
    OptionSpec { key: "encirclement", allowed: Allowed::Words(&["off", "on"]), default: Choice::Word("off") },
    OptionSpec {
        key: "king_immobile",
        allowed: Allowed::Words(&["off", "black_wins"]),
        default: Choice::Word("off"),
    },
];

const REPETITION: &[(&str, Repetition)] = &[
    ("draw", Repetition::Draw),
    ("loss_for_mover", Repetition::LossForMover),
    ("loss_for_white", Repetition::LossForWhite),
    ("ignore", Repetition::Ignore),
];
const ENCIRCLEMENT: &[(&str, bool)] = &[("off", false), ("on", true)];
const KING_IMMOBILE: &[(&str, bool)] = &[("off", false), ("black_wins", true)];
const NO_CAPTURE_LIMIT: u16 = 200;

impl Variant {
    /// The game of that name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<&'static Variant> {
        VARIANTS.into_iter().find(|variant| variant.id == id)
    }

    /// The rules with the options `chosen`. An option that is not among them has its default.
    ///
    /// # Errors
    /// Choices that exclude each other.
    pub fn rules(&self, chosen: &RuleValue) -> Result<TaflRules, RuleError> {
        let drawn = chosen.pick("setup", self.setups).unwrap_or(self.setups[0].1);
        TaflRules::new(RuleData {
            start: start(drawn, self.first),
            king: self.king,
            hostile: self.hostile,
            restricted: self.restricted,
            escape: self.escape,
            repetition: chosen.pick("repetition", REPETITION).unwrap_or(Repetition::Draw),
            no_capture_limit: chosen.number("no_capture_limit").unwrap_or(NO_CAPTURE_LIMIT),
            encirclement: chosen.pick("encirclement", ENCIRCLEMENT).unwrap_or(false),
            king_immobile: chosen.pick("king_immobile", KING_IMMOBILE).unwrap_or(false),
        })
    }
}

/// The board that a drawing shows.
fn start(drawn: Drawn, mover: Side) -> SquareSetup {
    let cell = |c| match c {
        't' => Cell::Black,
        'T' => Cell::White,
        'K' => Cell::King,
        _ => Cell::Empty,
    };
    let cells: Vec<Cell> = drawn.iter().rev().flat_map(|rank| rank.chars()).map(cell).collect();
    SquareSetup { size: drawn.len() as u8, cells, mover, quiet: 0, seen: 0 }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use alea_game::{Allowed, Cell, Choice, RuleError, RuleValue};

    use super::{
        ENCIRCLEMENT, KING_IMMOBILE, NO_CAPTURE_LIMIT, OPTIONS, REPETITION, VARIANTS, Variant, setups,
    };

    #[test]
    fn every_word_of_an_option_is_understood_and_the_default_comes_first() {
        let setups: Vec<&str> = setups::HNEFATAFL.iter().map(|&(word, _)| word).collect();
        let understood: [(&str, Vec<&str>); 4] = [
            ("setup", setups),
            ("repetition", REPETITION.iter().map(|&(word, _)| word).collect()),
            ("encirclement", ENCIRCLEMENT.iter().map(|&(word, _)| word).collect()),
            ("king_immobile", KING_IMMOBILE.iter().map(|&(word, _)| word).collect()),
        ];
        for spec in OPTIONS {
            match spec.allowed {
                Allowed::Words(words) => {
                    let (_, known) = understood.iter().find(|(key, _)| *key == spec.key).unwrap();
                    assert_eq!(words, known, "{}", spec.key);
                    assert_eq!(spec.default, Choice::Word(words[0]), "{}", spec.key);
                }
                Allowed::Number { min, max } => {
                    assert_eq!(spec.default, Choice::Number(NO_CAPTURE_LIMIT));
                    assert!((min..=max).contains(&NO_CAPTURE_LIMIT));
                }
            }
        }
    }

    #[test]
    fn every_game_opens_with_every_setup_and_defaults_need_not_be_named() {
        for variant in VARIANTS {
            assert!(Variant::by_id(variant.id).is_some_and(|found| core::ptr::eq(found, variant)));
            let defaults = RuleValue::choose(variant.options, []).unwrap();
            assert_eq!(variant.rules(&RuleValue::default()), variant.rules(&defaults));
            for (word, _) in variant.setups {
                let chosen = RuleValue::choose(variant.options, [("setup", *word)]).unwrap();
                assert!(variant.rules(&chosen).is_ok(), "{} {word}", variant.id);
            }
        }
        assert!(Variant::by_id("chess").is_none());
    }

    #[test]
    fn a_game_that_could_go_on_for_ever_is_refused() {
        for variant in VARIANTS {
            let endless = [("repetition", "ignore"), ("no_capture_limit", "0")];
            let chosen = RuleValue::choose(variant.options, endless).unwrap();
            assert!(matches!(variant.rules(&chosen), Err(RuleError::Conflict(_))));
        }
    }

    #[test]
    fn both_readings_colour_the_same_73_points_and_look_alike_from_every_side() {
        let boards: Vec<Vec<Cell>> = VARIANTS[0]
            .setups
            .iter()
            .map(|&(word, _)| {
                let chosen = RuleValue::choose(OPTIONS, [("setup", word)]).unwrap();
                VARIANTS[0].rules(&chosen).unwrap().data().start.cells.clone()
            })
            .collect();
        for cells in &boards {
            let count = |cell| cells.iter().filter(|&&c| c == cell).count();
            assert_eq!((count(Cell::White), count(Cell::Black), count(Cell::King)), (24, 48, 1));
            assert_eq!(cells[9 * 19 + 9], Cell::King);
            for (rank, file) in (0..19).flat_map(|rank| (0..19).map(move |file| (rank, file))) {
                let here = cells[rank * 19 + file];
                assert_eq!(here, cells[file * 19 + rank], "turned over the diagonal");
                assert_eq!(here, cells[(18 - rank) * 19 + file], "mirrored");
            }
        }
        let taken = |cells: &[Cell]| cells.iter().map(|&c| c != Cell::Empty).collect::<Vec<_>>();
        assert_eq!(taken(&boards[0]), taken(&boards[1]));
        let differ = (0..361).filter(|&i| boards[0][i] != boards[1][i]).count();
        assert_eq!(differ, 16, "eight men change places with eight");
    }
}
