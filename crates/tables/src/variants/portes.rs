//! Portes: backgammon as it is played in a tavli match, without cube, a win worth one or two.

use super::prelude::*;

/// "docs/rules/portes.en.md"
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Portes;

impl Variant for Portes {
    const START: Half = Half::of(&[(24, 2), (13, 5), (8, 3), (6, 5)]);
    const CHECKERS: u8 = 15;
    const TRAVEL: Travel = Travel::Opposed;
    const CONTACT: Contact = Contact::Hit;
    const OPENING: Opening = Opening::RollsAgain;
    const OPTIONS: &'static [OptionSpec] =
        &[options::BEAR_OFF, options::WIN_VALUES, options::hit_and_run("allowed")];
    const RULES: Rules = Rules::PLAIN;

    fn rules(chosen: &RuleValue) -> Result<Rules, RuleError> {
        options::apply(Self::RULES, chosen)
    }
}
