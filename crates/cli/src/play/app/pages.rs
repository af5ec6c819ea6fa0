//! Pages over the table.

use alea_game::Play;
use anyhow::Result;

use super::{
    super::{
        rules_page,
        view::overlay::{self, Overlay},
    },
    App,
};

impl App {
    pub(super) fn list_turns(&mut self) {
        let texts = self.texts();
        let turns = self.sitting.turns();
        if turns.is_empty() {
            self.say(texts.say("say-no-turns-now"));
            return;
        }
        let text = |play: &Play| {
            if play.text.is_empty() { texts.say("no-play") } else { play.text.clone() }
        };
        self.overlay = Some(Overlay::Turns { turns: turns.iter().map(text).collect(), chosen: 0 });
    }

    pub(super) fn play_listed(&mut self, chosen: usize) -> Result<()> {
        if let Some(play) = self.sitting.turns().into_iter().nth(chosen) {
            self.sitting.clear();
            for step in play.steps {
                if let Err(denial) = self.sitting.step(step) {
                    self.denied(&denial);
                    return Ok(());
                }
            }
            self.selected = None;
            self.message.0.clear();
        }
        Ok(())
    }

    pub(super) fn help(&mut self) {
        let texts = self.texts();
        let text = texts.say("help-keys");
        self.overlay = Some(Overlay::page(texts.say("title-help"), &text, self.size.0));
    }

    pub(super) fn rules(&mut self) {
        let id = self.sitting.game_id();
        let text = rules_page(id, self.manner.language);
        self.overlay = Some(Overlay::page(self.texts().game(id), &text, self.size.0));
    }

    pub(super) fn log(&mut self) {
        let texts = self.texts();
        let lines: Vec<String> =
            self.sitting.lines().iter().map(|line| line.sentence(texts, |side| self.name(side))).collect();
        let mut page = Overlay::page(texts.say("title-log"), &lines.join("\n"), self.size.0);
        page.step(isize::MAX / 2, overlay::rows(self.size.1));
        self.overlay = Some(page);
    }
}
