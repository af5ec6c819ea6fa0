//! Tavla, the Turkish game: who hits at home stays there for the turn.

use super::{Portes, prelude::*};

/// "docs/rules/tavla.en.md"
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tavla;

impl Variant for Tavla {
    const START: Half = Portes::START;
    const CHECKERS: u8 = 15;
    const TRAVEL: Travel = Travel::Opposed;
    const CONTACT: Contact = Contact::Hit;
    const OPENING: Opening = Opening::RollsAgain;
    const OPTIONS: &'static [OptionSpec] =
        &[options::BEAR_OFF, options::WIN_VALUES, options::hit_and_run("forbidden")];
    const RULES: Rules = Rules { hit_and_run: HitAndRun::Forbidden, ..Portes::RULES };
}
