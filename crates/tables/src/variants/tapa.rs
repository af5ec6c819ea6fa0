//! Tapa, the Bulgarian Plakoto: mostly played without the rule of the mother.

use super::{Plakoto, prelude::*};

/// "docs/rules/tapa.en.md"
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tapa;

impl Variant for Tapa {
    const START: Half = Plakoto::START;
    const CHECKERS: u8 = 15;
    const TRAVEL: Travel = Travel::Opposed;
    const CONTACT: Contact = Contact::Pin;
    const OPENING: Opening = Opening::RollsAgain;
    const OPTIONS: &'static [OptionSpec] =
        &[options::BEAR_OFF, options::BEAR_OFF_WHILE_PINNED, options::mother("none"), options::MOTHER_VALUE];
    const RULES: Rules = Rules { mother: Mother::None, ..Plakoto::RULES };
}
