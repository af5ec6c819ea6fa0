//! What words and their commands do.

use std::{path::PathBuf, time::Instant};

use alea_game::Side;
use alea_matchplay::{Command, CommandKind};
use alea_texts::args;
use anyhow::Result;

use super::{
    super::{
        line::Word,
        sitting::{Forced, Rolling},
        store,
    },
    App, Asked, Home, Wish,
};

impl App {
    pub(super) fn word(&mut self, word: Word, rest: &str) -> Result<Wish> {
        let texts = self.texts();
        match word {
            Word::Command(kinds) => self.command_word(kinds, rest)?,
            Word::Undo => self.undo(),
            Word::Clear => {
                self.sitting.clear();
                self.selected = None;
            }
            Word::Turns => self.list_turns(),
            Word::Log => self.log(),
            Word::Help => self.help(),
            Word::Rules => self.rules(),
            Word::Auto => self.auto(),
            Word::Mirror => {
                self.home = match self.home {
                    Home::Left => Home::Right,
                    Home::Right => Home::Left,
                };
            }
            Word::Flip => self.flipped = Some(!self.bottom()),
            Word::Save if rest.is_empty() => self.warn(texts.say("say-save-where")),
            Word::Save => match store::write(&PathBuf::from(rest), self.sitting.record()) {
                Ok(()) => self.say(texts.with("record-kept", args!["path" => rest])),
                Err(error) => self.warn(format!("{error:#}")),
            },
            Word::Menu => return Ok(Wish::Menu),
            Word::Quit => return Ok(Wish::Leave),
            Word::Yes => match self.asked.take() {
                Some(Asked::Command(side, command)) => self.command(side, &command)?,
                None => self.warn(texts.say("say-nothing-asked")),
            },
            Word::No => {
                self.asked = None;
                self.tell_last();
            }
        }
        Ok(Wish::Stay)
    }

    /// Gives the first of the commands that can be given, or says why the first cannot.
    pub(super) fn command_word(&mut self, kinds: &[CommandKind], rest: &str) -> Result<()> {
        let side = match self.sitting.contest().to_act() {
            Some(side) if self.sitting.seat(side).is_person() => side,
            // Between two games, or while the house thinks: the person nearest to the keyboard.
            _ => self.bottom(),
        };
        let Some(&kind) = kinds.iter().find(|&&kind| self.sitting.can(side, kind)).or(kinds.first()) else {
            return Ok(());
        };
        if let Some(denial) = self.sitting.contest().why_not(side, kind) {
            self.denied(&denial);
            return Ok(());
        }
        let command = match kind {
            CommandKind::Roll => Command::Roll,
            CommandKind::Double => Command::Double,
            CommandKind::Take => Command::Take,
            CommandKind::Pass => Command::Pass,
            CommandKind::Raise => Command::Raise,
            CommandKind::AcceptResignation => Command::AcceptResignation,
            CommandKind::RefuseResignation => Command::RefuseResignation,
            CommandKind::AcceptDraw => Command::AcceptDraw,
            CommandKind::RefuseDraw => Command::RefuseDraw,
            CommandKind::OfferDraw => Command::OfferDraw,
            CommandKind::Stop => Command::Stop,
            CommandKind::Play => return Ok(()),
            CommandKind::Resign => return self.resign(side, rest),
        };
        self.command(side, &command)
    }

    /// Asks whether the game is to be given up, and for how much.
    pub(super) fn resign(&mut self, side: Side, rest: &str) -> Result<()> {
        let texts = self.texts();
        let values = match self.sitting.contest().resignation_values(side) {
            Ok(values) => values,
            Err(denial) => {
                self.denied(&denial);
                return Ok(());
            }
        };
        let times = if rest.is_empty() && values.start() == values.end() {
            Some(*values.start())
        } else {
            rest.parse().ok()
        };
        match times.filter(|times| values.contains(times)) {
            Some(times) => {
                let points = u32::from(times) * self.sitting.contest().stake();
                self.asked = Some(Asked::Command(side, Command::Resign(times)));
                self.say(
                    texts.with(
                        "ask-resign",
                        args!["points" => texts.with("points", args!["points" => points])],
                    ),
                );
            }
            None => self.say(texts.with("ask-resign-value", args!["most" => *values.end()])),
        }
        Ok(())
    }

    pub(super) fn command(&mut self, side: Side, command: &Command) -> Result<()> {
        match self.sitting.command(side, command, self.now()) {
            Ok(()) => {
                self.happened()?;
                // What follows at once needs no waiting for.
                if *command == Command::Roll {
                    self.next_automatic = Instant::now();
                }
            }
            Err(denial) => self.denied(&denial),
        }
        Ok(())
    }

    pub(super) fn auto(&mut self) {
        let texts = self.texts();
        let automatic = &mut self.sitting.automatic;
        // One word goes round all that can be chosen.
        (automatic.roll, automatic.forced) = match (automatic.roll, automatic.forced) {
            (Rolling::ByHand, Forced::Off) => (Rolling::ByItself, Forced::Off),
            (Rolling::ByItself, Forced::Off) => (Rolling::ByItself, Forced::Last),
            (Rolling::ByItself, Forced::Last) => (Rolling::ByItself, Forced::All),
            (Rolling::ByItself, Forced::All) => (Rolling::ByHand, Forced::All),
            (Rolling::ByHand, Forced::All) => (Rolling::ByHand, Forced::Last),
            (Rolling::ByHand, Forced::Last) => (Rolling::ByHand, Forced::Off),
        };
        let roll = match automatic.roll {
            Rolling::ByHand => "auto-roll-off",
            Rolling::ByItself => "auto-roll-on",
        };
        let forced = match automatic.forced {
            Forced::Off => "auto-forced-off",
            Forced::Last => "auto-forced-last",
            Forced::All => "auto-forced-all",
        };
        self.say(format!("{} {}", texts.say(roll), texts.say(forced)));
    }
}
