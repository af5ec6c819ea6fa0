//! Players of the house at the table.

use alea_catalog::Random;
use alea_game::Side;
use alea_matchplay::{Command, CommandKind, Contest};

/// A player of the house.
#[derive(Debug)]
pub(crate) struct House {
    random: Random,
}

impl House {
    pub(crate) fn new(random: Random) -> House {
        House { random }
    }

    /// What it does now. It is `side`'s turn to act.
    pub(crate) fn decide(&mut self, contest: &Contest, side: Side) -> Command {
        let can = |kind| contest.why_not(side, kind).is_none();
        if can(CommandKind::AcceptResignation) {
            return Command::AcceptResignation;
        }
        if can(CommandKind::RefuseDraw) {
            return Command::RefuseDraw;
        }
        if can(CommandKind::Take) {
            return Command::Take;
        }
        if can(CommandKind::Roll) {
            return Command::Roll;
        }
        let steps =
            contest.table().and_then(|table| table.boxed().play_random(&mut |n| self.random.below(n)));
        Command::Play(steps.unwrap_or_default())
    }
}
