//! What a house player does where it stands.

use alea_catalog::Random;
use alea_engine::players::Player;
use alea_game::{Node, Side};
use alea_matchplay::{Command, CommandKind, Contest, Length, Pending};

/// The command of the house player, who is to act as `by`; `None` where he is not.
pub(super) fn command(
    player: &mut dyn Player,
    contest: &Contest,
    by: Side,
    random: &mut Random,
) -> Option<Command> {
    if contest.to_act() != Some(by) {
        return None;
    }
    let can = |kind| contest.why_not(by, kind).is_none();
    match contest.pending()? {
        Pending::Double(_) => Some(if can(CommandKind::Raise) && player.raises(contest, by) {
            Command::Raise
        } else if player.takes(contest, by) {
            Command::Take
        } else {
            Command::Pass
        }),
        Pending::Resignation { points, .. } => {
            let accepts = player.accepts_resignation(contest, by, points);
            Some(if accepts { Command::AcceptResignation } else { Command::RefuseResignation })
        }
        Pending::Draw { .. } => {
            let accepts = player.accepts_draw(contest, by);
            Some(if accepts { Command::AcceptDraw } else { Command::RefuseDraw })
        }
        Pending::Roll => None,
        Pending::Nothing => {
            let table = contest.table()?;
            // A game by itself is played on the board alone.
            let offers = contest.terms().length() != Length::Single && table.rolled().is_none();
            if offers && can(CommandKind::Double) && player.doubles(contest, by) {
                return Some(Command::Double);
            }
            match table.node() {
                Node::Chance(_) => Some(Command::Roll),
                Node::Decision(_) => Some(Command::Play(player.turn(table, random))),
                Node::Over(_) => None,
            }
        }
    }
}
