//! Moultezim: Fevga with at most four points in the opponent's start quadrant.

use super::prelude::*;

/// "docs/rules/moultezim.en.md"
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Moultezim;

impl Variant for Moultezim {
    const START: Half = Half::of(&[(24, 15)]);
    const CHECKERS: u8 = 15;
    const TRAVEL: Travel = Travel::Parallel;
    const CONTACT: Contact = Contact::Block;
    const OPENING: Opening = Opening::RollsAgain;
    const OPTIONS: &'static [OptionSpec] =
        &[options::BEAR_OFF, options::PRIME_CHECK, options::START_QUADRANT, options::RUNNER];
    const RULES: Rules = Rules {
        runner: Runner::Pass,
        primes: Primes {
            own_quadrant: 5,
            opponent_quadrant: 4,
            trap: Trap::Forbidden,
            ..Rules::PLAIN.primes
        },
        ..Rules::PLAIN
    };

    fn rules(chosen: &RuleValue) -> Result<Rules, RuleError> {
        options::apply(Self::RULES, chosen)
    }
}
