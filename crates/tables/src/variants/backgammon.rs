//! Backgammon, called Vidos in Greece: hit, and win one, two or three points.

use super::prelude::*;

/// "docs/rules/backgammon.en.md"
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Backgammon;

impl Variant for Backgammon {
    const START: Half = Half::of(&[(24, 2), (13, 5), (8, 3), (6, 5)]);
    const CHECKERS: u8 = 15;
    const TRAVEL: Travel = Travel::Opposed;
    const CONTACT: Contact = Contact::Hit;
    const OPENING: Opening = Opening::PlaysBoth;
    const CUBE: CubeUse = CubeUse::Optional;
    const OPTIONS: &'static [OptionSpec] = &[options::BEAR_OFF];
    const RULES: Rules = Rules { wins: Wins::Triple, ..Rules::PLAIN };
}
