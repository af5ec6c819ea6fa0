//! Who can play a duel: players of the house, nets of a training run, other programs.

use std::{path::Path, sync::Arc};

use alea_catalog::{Duellist, Entry, PLAYERS, PlayerEntry, find_player};
use alea_engine::{Nets, Odds, judge::Judge};
use alea_game::Table;
use alea_texts::{Texts, message};
use anyhow::Result;

use super::{
    gnubg::Gnubg,
    peer::{PeerError, Values},
    sage::Sage,
};
use crate::{
    common::{misuse, quoted},
    train::nets,
};

/// A player of a duel, by name.
pub(crate) struct Who {
    name: String,
    kind: Kind,
}

enum Kind {
    House(&'static PlayerEntry),
    /// `static` with other nets.
    Nets(Arc<Nets>),
    /// GNU Backgammon, so many plies deep as it counts them: 0 is none.
    Gnubg(u8),
    /// Open Sage, so many plies deep as it counts them: 1 is none.
    Sage(u8),
}

/// The depths that GNU Backgammon can be asked for, and Open Sage.
const GNUBG_PLIES: std::ops::RangeInclusive<u8> = 0..=4;
const SAGE_PLIES: std::ops::RangeInclusive<u8> = 1..=4;

impl Who {
    /// The player that an option names, if he plays the game.
    pub(crate) fn read(option: &'static str, name: &str, entry: &Entry, texts: &Texts) -> Result<Who> {
        let plies = |prefix: &str, plies: &std::ops::RangeInclusive<u8>| {
            name.strip_prefix(prefix)?.parse().ok().filter(|depth| plies.contains(depth))
        };
        let kind = if let Some(player) = find_player(name) {
            Kind::House(player)
        } else if let Some(folder) = name.strip_prefix("static:") {
            Kind::Nets(Arc::new(nets(Path::new(folder), texts)?))
        } else if let Some(depth) = plies("gnubg:", &GNUBG_PLIES) {
            Kind::Gnubg(depth)
        } else if let Some(depth) = plies("sage:", &SAGE_PLIES) {
            Kind::Sage(depth)
        } else {
            let house = PLAYERS.iter().map(|player| player.id);
            let players: Vec<_> = house.chain(["static:RUN", "gnubg:0", "sage:1"]).collect();
            let name = quoted(name);
            let no_player =
                message!["no-player", "option" => option, "name" => name, "players" => players.join(", ")];
            return Err(misuse(no_player));
        };
        let plays = match &kind {
            Kind::House(player) => player.plays(entry),
            // Others know the rules that our nets know, and as many checkers.
            Kind::Nets(_) | Kind::Gnubg(_) | Kind::Sage(_) => entry.luck().is_some() && !entry.is_solved(),
        };
        if plays {
            Ok(Who { name: name.to_owned(), kind })
        } else {
            Err(misuse(message!["not-its-game", "player" => name.to_owned(), "game" => entry.id]))
        }
    }

    /// As it was typed.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The player, ready to play.
    ///
    /// # Errors
    /// A program that is not there, or does not start.
    pub(crate) fn seat(&self, entry: &Entry) -> Result<Box<dyn Duellist<PeerError>>, PeerError> {
        let known = "whether he plays the game was asked before";
        Ok(match &self.kind {
            Kind::House(player) => Box::new(player.seat(entry).expect(known)),
            Kind::Nets(nets) => Box::new(entry.evaluated_by(Arc::clone(nets)).expect(known)),
            Kind::Gnubg(plies) => Box::new(Gnubg::start(*plies)?),
            Kind::Sage(plies) => Box::new(Sage::start(*plies)?),
        })
    }

    /// Who says what positions are worth to this player; `None` if he does not think so.
    ///
    /// # Errors
    /// A program that is not there, or does not start.
    pub(crate) fn values(&self, entry: &Entry) -> Result<Option<Box<dyn Values>>, PeerError> {
        let by = |judge: Box<dyn Judge>| -> Box<dyn Values> { Box::new(judge) };
        Ok(match &self.kind {
            Kind::House(player) => player.judge(entry).map(by),
            Kind::Nets(nets) => entry.judged_by(Arc::clone(nets)).map(by),
            Kind::Gnubg(plies) => Some(Box::new(Gnubg::start(*plies)?)),
            Kind::Sage(plies) => Some(Box::new(Sage::start(*plies)?)),
        })
    }
}

impl Values for Box<dyn Judge> {
    fn value(&mut self, table: &dyn Table) -> Result<Odds, PeerError> {
        self.worth(table).map(|worth| worth.odds).ok_or(PeerError::Position)
    }
}
