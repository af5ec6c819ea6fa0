//! Players of the house at the table.

use std::fmt;

use alea_catalog::{PlayerEntry, Random, find};
use alea_engine::players::Player;
use alea_game::Side;
use alea_matchplay::{Command, CommandKind, Contest, Pending};

/// A player of the house.
pub(crate) struct House {
    player: &'static PlayerEntry,
    random: Random,
    /// Ready for the game with this id. In a match of several games the next one may be another.
    seated: Option<(String, Box<dyn Player>)>,
    /// The game in which it has offered to resign. Refused, it plays on and does not ask again.
    resigned_in: Option<u32>,
}

impl House {
    pub(crate) fn new(player: &'static PlayerEntry, random: Random) -> House {
        House { player, random, seated: None, resigned_in: None }
    }

    /// What it does now. It is `side`'s turn to act.
    pub(crate) fn decide(&mut self, contest: &Contest, side: Side) -> Command {
        let can = |kind| contest.why_not(side, kind).is_none();
        let game = contest.games_ended();
        let id = &contest.terms().game(game).id;
        if self.seated.as_ref().is_none_or(|(game, _)| game != id) {
            let player = find(id).and_then(|entry| self.player.seat(entry));
            self.seated = player.map(|player| (id.clone(), player));
        }
        let Some((_, player)) = &mut self.seated else { return Command::Play(Vec::new()) };
        match contest.pending() {
            Some(Pending::Resignation { points, .. }) => {
                return match player.accepts_resignation(contest, side, points) {
                    true => Command::AcceptResignation,
                    false => Command::RefuseResignation,
                };
            }
            Some(Pending::Draw { .. }) => {
                return if player.accepts_draw(contest, side) {
                    Command::AcceptDraw
                } else {
                    Command::RefuseDraw
                };
            }
            Some(Pending::Double(_)) => {
                return match player.takes(contest, side) {
                    true if can(CommandKind::Raise) && player.raises(contest, side) => Command::Raise,
                    true => Command::Take,
                    false => Command::Pass,
                };
            }
            Some(Pending::Nothing | Pending::Roll) | None => {}
        }
        if self.resigned_in != Some(game)
            && can(CommandKind::Resign)
            && let Some(points) = player.resigns(contest, side)
        {
            self.resigned_in = Some(game);
            return Command::Resign(points);
        }
        if can(CommandKind::Double) && player.doubles(contest, side) {
            return Command::Double;
        }
        if can(CommandKind::Roll) {
            return Command::Roll;
        }
        Command::Play(contest.table().map(|table| player.turn(table, &mut self.random)).unwrap_or_default())
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("House").field("player", &self.player.id).finish_non_exhaustive()
    }
}
