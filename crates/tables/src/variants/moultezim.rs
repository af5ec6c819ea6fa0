//! Moultezim: Fevga with at most four points in the opponent's start quadrant.

use super::{Fevga, prelude::*};

/// "docs/rules/moultezim.en.md"
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Moultezim;

impl Variant for Moultezim {
    const START: Half = Fevga::START;
    const CHECKERS: u8 = 15;
    const TRAVEL: Travel = Travel::Parallel;
    const CONTACT: Contact = Contact::Block;
    const OPENING: Opening = Opening::RollsAgain;
    const OPTIONS: &'static [OptionSpec] = Fevga::OPTIONS;
    const RULES: Rules =
        Rules { primes: Primes { opponent_quadrant: 4, ..Fevga::RULES.primes }, ..Fevga::RULES };
}
