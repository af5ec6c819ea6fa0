//! Plakoto: a lone checker is pinned, and the mother must not be.

use super::prelude::*;

/// "docs/rules/plakoto.en.md"
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plakoto;

impl Variant for Plakoto {
    const START: Half = Half::of(&[(24, 15)]);
    const CHECKERS: u8 = 15;
    const TRAVEL: Travel = Travel::Opposed;
    const CONTACT: Contact = Contact::Pin;
    const OPENING: Opening = Opening::RollsAgain;
    const OPTIONS: &'static [OptionSpec] = &[
        options::BEAR_OFF,
        options::BEAR_OFF_WHILE_PINNED,
        options::mother("immediate_with_waiver"),
        options::MOTHER_VALUE,
    ];
    const RULES: Rules = Rules { mother: Mother::ImmediateWithWaiver, ..Rules::PLAIN };
}
