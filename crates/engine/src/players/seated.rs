//! A player at a contest: what he is asked there, and when.

use alea_game::{Node, Side};
use alea_matchplay::{Command, CommandKind, Contest, Pending};

use super::Player;
use crate::Random;

/// A [`Player`] who sits at a contest of his game.
pub struct Seated {
    player: Box<dyn Player>,
    /// The game of the contest in which he has offered to resign. Refused, he plays on and does not ask again.
    resigned_in: Option<u32>,
}

impl Seated {
    /// The player before his first decision.
    #[must_use]
    pub fn new(player: Box<dyn Player>) -> Seated {
        Seated { player, resigned_in: None }
    }

    /// The same player before the first decision of another contest.
    pub fn sit_down(&mut self) {
        self.resigned_in = None;
    }

    /// What he does now, on the side `by`, whose turn it is to act: he answers what is offered; else he resigns, doubles, rolls or
    /// plays.
    pub fn decide(&mut self, contest: &Contest, by: Side, random: &mut Random) -> Command {
        let can = |kind| contest.why_not(by, kind).is_none();
        let player = &mut self.player;
        let choose = |yes: bool, accept: Command, refuse: Command| if yes { accept } else { refuse };
        match contest.pending() {
            Some(Pending::Resignation { points, .. }) => {
                let accepts = player.accepts_resignation(contest, by, points);
                return choose(accepts, Command::AcceptResignation, Command::RefuseResignation);
            }
            Some(Pending::Draw { .. }) => {
                return choose(player.accepts_draw(contest, by), Command::AcceptDraw, Command::RefuseDraw);
            }
            Some(Pending::Double(_)) if !player.takes(contest, by) => return Command::Pass,
            Some(Pending::Double(_)) => {
                let raises = can(CommandKind::Raise) && player.raises(contest, by);
                return choose(raises, Command::Raise, Command::Take);
            }
            Some(Pending::Nothing | Pending::Roll) | None => {}
        }
        let game = contest.games_ended();
        if self.resigned_in != Some(game)
            && can(CommandKind::Resign)
            && let Some(points) = player.resigns(contest, by)
        {
            self.resigned_in = Some(game);
            return Command::Resign(points);
        }
        if can(CommandKind::Double) && player.doubles(contest, by) {
            return Command::Double;
        }
        self.moves(contest, random)
    }

    /// What he does on the board alone, where nothing is offered: he rolls or plays.
    pub fn moves(&mut self, contest: &Contest, random: &mut Random) -> Command {
        match contest.table() {
            Some(table) if matches!(table.node(), Node::Chance(_)) => Command::Roll,
            table => Command::Play(table.map(|table| self.player.turn(table, random)).unwrap_or_default()),
        }
    }
}
