//! Nackgammon: backgammon with two more checkers back.

use super::prelude::*;

/// "docs/rules/nackgammon.en.md"
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nackgammon;

impl Variant for Nackgammon {
    const START: Half = Half::of(&[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)]);
    const CHECKERS: u8 = 15;
    const TRAVEL: Travel = Travel::Opposed;
    const CONTACT: Contact = Contact::Hit;
    const OPENING: Opening = Opening::PlaysBoth;
    const CUBE: CubeUse = CubeUse::Optional;
    const OPTIONS: &'static [OptionSpec] = &[options::BEAR_OFF];
    const RULES: Rules = Rules { wins: Wins::Triple, ..Rules::PLAIN };

    fn rules(chosen: &RuleValue) -> Result<Rules, RuleError> {
        options::apply(Self::RULES, chosen)
    }
}
