//! Pages over the table.

use alea_game::Play;

use super::{
    super::{rules_page, view::overlay::Overlay},
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

    /// Lays the turn with that place in the list, to be confirmed.
    pub(super) fn lay_listed(&mut self, chosen: usize) {
        let Some(play) = self.sitting.turns().into_iter().nth(chosen) else { return };
        self.sitting.clear();
        self.lay(play.steps);
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
        page.end(self.size.1);
        self.overlay = Some(page);
    }
}
