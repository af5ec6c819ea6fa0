//! Hypergammon: backgammon with three checkers.

use super::{Backgammon, prelude::*};

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
    const OPTIONS: &'static [OptionSpec] = Backgammon::OPTIONS;
    const RULES: Rules = Backgammon::RULES;
}
