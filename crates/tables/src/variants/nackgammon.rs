//! Nackgammon: backgammon with two more checkers back.

use super::{Backgammon, prelude::*};

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
    const OPTIONS: &'static [OptionSpec] = Backgammon::OPTIONS;
    const RULES: Rules = Backgammon::RULES;
}
