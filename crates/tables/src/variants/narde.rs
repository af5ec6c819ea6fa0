//! Narde, the long game: one checker a turn leaves the head, and a block needs an enemy ahead of it.

use super::prelude::*;

/// "docs/rules/narde.en.md"
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Narde;

impl Variant for Narde {
    const START: Half = Half::of(&[(24, 15)]);
    const CHECKERS: u8 = 15;
    const TRAVEL: Travel = Travel::Parallel;
    const CONTACT: Contact = Contact::Block;
    const OPENING: Opening = Opening::RollsAgain;
    const OPTIONS: &'static [OptionSpec] = &[options::BEAR_OFF];
    const RULES: Rules = Rules {
        head: Head::OneATurn,
        primes: Primes { block: Block::NeedsEnemyAhead, ..Rules::PLAIN.primes },
        ..Rules::PLAIN
    };
    const TURNS_COUNTED: u8 = 2;
}
