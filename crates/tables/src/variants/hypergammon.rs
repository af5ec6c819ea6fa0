//! Hypergammon: backgammon with three checkers.

use super::prelude::*;

/// "docs/rules/hypergammon.en.md"
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hypergammon;

impl Variant for Hypergammon {
    const START: Half = Half::of(&[(24, 1), (23, 1), (22, 1)]);
    const CHECKERS: u8 = 3;
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
