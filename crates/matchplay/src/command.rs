//! What a player can ask for now, and what follows from it.

use alloc::{vec, vec::Vec};

use alea_game::Side;

use crate::{
    contest::Contest,
    denial::Denial,
    event::{Command, Event},
};

/// A command without what it carries: what a button stands for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CommandKind {
    /// See [`Command::Roll`].
    Roll,
    /// See [`Command::Play`].
    Play,
    /// See [`Command::Double`].
    Double,
    /// See [`Command::Take`].
    Take,
    /// See [`Command::Pass`].
    Pass,
    /// See [`Command::Raise`].
    Raise,
    /// See [`Command::Resign`].
    Resign,
    /// See [`Command::AcceptResignation`].
    AcceptResignation,
    /// See [`Command::RefuseResignation`].
    RefuseResignation,
    /// See [`Command::OfferDraw`].
    OfferDraw,
    /// See [`Command::AcceptDraw`].
    AcceptDraw,
    /// See [`Command::RefuseDraw`].
    RefuseDraw,
    /// See [`Command::Stop`].
    Stop,
}

impl CommandKind {
    /// All of them, in the order in which interfaces show them.
    pub const ALL: [CommandKind; 13] = [
        CommandKind::Roll,
        CommandKind::Play,
        CommandKind::Double,
        CommandKind::Take,
        CommandKind::Pass,
        CommandKind::Raise,
        CommandKind::AcceptResignation,
        CommandKind::RefuseResignation,
        CommandKind::AcceptDraw,
        CommandKind::RefuseDraw,
        CommandKind::OfferDraw,
        CommandKind::Resign,
        CommandKind::Stop,
    ];

    /// The stable name used by interfaces as a key of translated texts.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            CommandKind::Roll => "roll",
            CommandKind::Play => "play",
            CommandKind::Double => "double",
            CommandKind::Take => "take",
            CommandKind::Pass => "pass",
            CommandKind::Raise => "raise",
            CommandKind::Resign => "resign",
            CommandKind::AcceptResignation => "accept-resignation",
            CommandKind::RefuseResignation => "refuse-resignation",
            CommandKind::OfferDraw => "offer-draw",
            CommandKind::AcceptDraw => "accept-draw",
            CommandKind::RefuseDraw => "refuse-draw",
            CommandKind::Stop => "stop",
        }
    }
}

impl Command {
    /// What kind of command it is.
    #[must_use]
    pub fn kind(&self) -> CommandKind {
        match self {
            Command::Roll => CommandKind::Roll,
            Command::Play(_) => CommandKind::Play,
            Command::Double => CommandKind::Double,
            Command::Take => CommandKind::Take,
            Command::Pass => CommandKind::Pass,
            Command::Raise => CommandKind::Raise,
            Command::Resign(_) => CommandKind::Resign,
            Command::AcceptResignation => CommandKind::AcceptResignation,
            Command::RefuseResignation => CommandKind::RefuseResignation,
            Command::OfferDraw => CommandKind::OfferDraw,
            Command::AcceptDraw => CommandKind::AcceptDraw,
            Command::RefuseDraw => CommandKind::RefuseDraw,
            Command::Stop => CommandKind::Stop,
        }
    }
}

impl Contest {
    /// The commands that `by` can give now.
    #[must_use]
    pub fn possible(&self, by: Side) -> Vec<CommandKind> {
        CommandKind::ALL.into_iter().filter(|&kind| self.why_not(by, kind).is_none()).collect()
    }

    /// Why `by` cannot give a command of this kind now, or `None` if he can. Whether a turn is legal, and for how much a
    /// game can be resigned, is for [`Contest::decide`] to say.
    #[must_use]
    pub fn why_not(&self, by: Side, kind: CommandKind) -> Option<Denial> {
        let answers = |offered_by: Result<Side, Denial>| match offered_by {
            Ok(side) if side == by => Err(Denial::OwnOffer),
            Ok(_) => Ok(()),
            Err(denial) => Err(denial),
        };
        let resignation = || self.resignation().map(|(side, _)| side);
        let allowed = match kind {
            CommandKind::Roll => self.may_roll(by),
            CommandKind::Play => self.may_play(by),
            CommandKind::Double => self.may_double(by).map(drop),
            CommandKind::Take | CommandKind::Pass => self.answered_double(by).map(drop),
            CommandKind::Raise => self.may_raise(by).map(drop),
            CommandKind::Resign => self.may_resign(by, 1),
            CommandKind::AcceptResignation | CommandKind::RefuseResignation => answers(resignation()),
            CommandKind::OfferDraw => self.may_offer_draw(by),
            CommandKind::AcceptDraw | CommandKind::RefuseDraw => answers(self.draw()),
            CommandKind::Stop => self.stopped().map(drop),
        };
        allowed.err()
    }

    /// The events that a command of `by` leads to now: what he did, and the results that follow from it. They have not been
    /// applied.
    ///
    /// # Errors
    /// Why he cannot.
    pub fn decide(&self, by: Side, command: &Command) -> Result<Vec<Event>, Denial> {
        self.clone().act(by, command)
    }

    /// Gives a command and applies the events that it leads to.
    ///
    /// # Errors
    /// Why he cannot. Nothing has changed.
    pub fn act(&mut self, by: Side, command: &Command) -> Result<Vec<Event>, Denial> {
        if let Some(denial) = self.why_not(by, command.kind()) {
            return Err(denial);
        }
        let event = match command {
            Command::Roll => Event::RollRequested { by },
            Command::Play(steps) => Event::Played { steps: steps.clone() },
            Command::Double => Event::Doubled { by },
            Command::Take => Event::Taken { by },
            Command::Pass => Event::Passed { by },
            Command::Raise => Event::Raised { by },
            Command::Resign(points) => Event::ResignationOffered { by, points: *points },
            Command::AcceptResignation => Event::ResignationAccepted,
            Command::RefuseResignation => Event::ResignationRefused,
            Command::OfferDraw => Event::DrawOffered { by },
            Command::AcceptDraw => Event::DrawAccepted,
            Command::RefuseDraw => Event::DrawRefused,
            Command::Stop => Event::ContestEnded { result: self.stopped()? },
        };
        self.apply(&event)?;
        let mut events = vec![event];
        while let Some(due) = self.due() {
            self.apply(&due)?;
            events.push(due);
        }
        Ok(events)
    }
}
