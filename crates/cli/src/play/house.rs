//! Players of the house at the table.

use std::fmt;

use alea_catalog::{PlayerEntry, Random, find};
use alea_engine::players::Seated;
use alea_game::Side;
use alea_matchplay::{Command, Contest};

/// A player of the house.
pub(crate) struct House {
    player: &'static PlayerEntry,
    random: Random,
    /// Ready for the game with this id. In a match of several games the next one may be another.
    seated: Option<(String, Seated)>,
}

impl House {
    pub(crate) fn new(player: &'static PlayerEntry, random: Random) -> House {
        House { player, random, seated: None }
    }

    /// What it does now. It is `side`'s turn to act.
    pub(crate) fn decide(&mut self, contest: &Contest, side: Side) -> Command {
        let id = &contest.terms().game(contest.games_ended()).id;
        if self.seated.as_ref().is_none_or(|(game, _)| game != id) {
            let player = find(id).and_then(|entry| self.player.seat(entry));
            self.seated = player.map(|player| (id.clone(), Seated::new(player)));
        }
        match &mut self.seated {
            Some((_, seated)) => seated.decide(contest, side, &mut self.random),
            None => Command::Play(Vec::new()),
        }
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("House").field("player", &self.player.id).finish_non_exhaustive()
    }
}
