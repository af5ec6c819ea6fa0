//! Portes: backgammon as it is played in a tavli match, without cube, a win worth one or two.

use super::{Backgammon, prelude::*};

/// "docs/rules/portes.en.md"
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Portes;

impl Variant for Portes {
    const START: Half = Backgammon::START;
    const CHECKERS: u8 = 15;
    const TRAVEL: Travel = Travel::Opposed;
    const CONTACT: Contact = Contact::Hit;
    const OPENING: Opening = Opening::RollsAgain;
    const OPTIONS: &'static [OptionSpec] =
        &[options::BEAR_OFF, options::WIN_VALUES, options::hit_and_run("allowed")];
    const RULES: Rules = Rules::PLAIN;
}
