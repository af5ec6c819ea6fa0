//! Fevga: both run the same way round and one checker holds a point.

use super::prelude::*;

/// "docs/rules/fevga.en.md"
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fevga;

impl Variant for Fevga {
    const START: Half = Half::of(&[(24, 15)]);
    const CHECKERS: u8 = 15;
    const TRAVEL: Travel = Travel::Parallel;
    const CONTACT: Contact = Contact::Block;
    const OPENING: Opening = Opening::RollsAgain;
    const OPTIONS: &'static [OptionSpec] =
        &[options::BEAR_OFF, options::PRIME_CHECK, options::START_QUADRANT, options::RUNNER];
    const RULES: Rules = Rules {
        runner: Runner::Pass,
        primes: Primes { own_quadrant: 5, trap: Trap::Forbidden, ..Rules::PLAIN.primes },
        ..Rules::PLAIN
    };
}
