//! The table at work: keys come in, the sitting changes, the screen follows.

use std::{
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use alea_catalog::Family;
use alea_game::{Setup, Side, Step};
use alea_matchplay::{Command, CommandKind, Denial, Length};
use alea_notation::Language;
use alea_texts::{Texts, args};
use anyhow::Result;
use ratatui::{
    buffer::Buffer,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
};

use super::{
    line::{self, Word},
    log::Line,
    moves::{self, Typed},
    sitting::{Awaits, Forced, Rolling, Seat, Sitting},
    store::{self, Saved},
    view::{
        self, Around, Scene,
        overlay::{self, Overlay},
        pen::{Ink, Look, Pen},
        points, square,
    },
};

/// What the person at the keyboard wants after a key.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// To stay.
    Stay,
    /// The same contest again.
    Again,
    /// To leave.
    Leave,
}

/// How the table is shown and how fast it goes.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Manner {
    pub(crate) look: Look,
    pub(crate) language: Language,
    /// Between two things that go by themselves.
    pub(crate) pace: Duration,
}

/// See the head of this file.
#[derive(Debug)]
pub(crate) struct App {
    sitting: Sitting,
    saved: Option<Saved>,
    /// Where the record lies once the contest is over.
    finished: Option<PathBuf>,
    manner: Manner,
    input: String,
    message: (String, Ink),
    overlay: Option<Overlay>,
    /// What waits for a yes.
    asked: Option<Asked>,
    /// Row and column of the cursor on the board.
    cursor: Option<(usize, usize)>,
    selected: Option<u16>,
    flipped: Option<Side>,
    home: Home,
    /// The time of the contest when this program began, and when that was.
    clock: (u64, Instant),
    next_automatic: Instant,
    /// The size of the screen when it was last drawn.
    size: (u16, u16),
}

/// On which side the home boards are.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Home {
    Right,
    Left,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Asked {
    Command(Side, Command),
}

impl App {
    /// A table at which `sitting` is played and kept in the file `saved`.
    pub(crate) fn new(sitting: Sitting, saved: Option<Saved>, manner: Manner, now: u64) -> App {
        let mut app = App {
            sitting,
            saved,
            finished: None,
            manner,
            input: String::new(),
            message: (String::new(), Ink::Plain),
            overlay: None,
            asked: None,
            cursor: None,
            selected: None,
            flipped: None,
            home: Home::Right,
            clock: (now, Instant::now()),
            next_automatic: Instant::now(),
            size: view::SMALLEST,
        };
        app.tell_last();
        app
    }

    fn texts(&self) -> &'static Texts {
        Texts::of(self.manner.language)
    }

    fn now(&self) -> u64 {
        self.clock.0 + self.clock.1.elapsed().as_millis() as u64
    }

    fn name(&self, side: Side) -> String {
        self.sitting.record().players[side].clone()
    }

    #[cfg(test)]
    pub(crate) fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    /// Where the record of the contest lies, once it is over.
    pub(crate) fn finished(&self) -> Option<&Path> {
        self.finished.as_deref()
    }

    /// Until when nothing happens unless a key is pressed; `None` if something goes by itself at once.
    pub(crate) fn patience(&self) -> Duration {
        if self.sitting.awaits() == Awaits::Nobody {
            return self.next_automatic.saturating_duration_since(Instant::now());
        }
        let clock = self.sitting.contest().clock().is_some();
        Duration::from_millis(if clock { 200 } else { 2_000 })
    }

    /// Does what goes by itself, one thing at a time.
    ///
    /// # Errors
    /// The record cannot be written.
    pub(crate) fn go_on(&mut self) -> Result<()> {
        if self.sitting.awaits() == Awaits::Nobody && Instant::now() < self.next_automatic {
            return Ok(());
        }
        match self.sitting.go_on(self.now()) {
            Ok(false) => Ok(()),
            Ok(true) => {
                self.happened()?;
                Ok(())
            }
            Err(denial) => {
                self.denied(&denial);
                Ok(())
            }
        }
    }

    /// Keeps what has happened and says it.
    fn happened(&mut self) -> Result<()> {
        self.cursor = self.cursor.filter(|_| !matches!(self.sitting.seat_to_act(), Some(Seat::House(_))));
        self.selected = None;
        self.next_automatic = Instant::now() + self.manner.pace;
        if let Some(saved) = &self.saved {
            saved.write(self.sitting.record())?;
        }
        if self.sitting.awaits() == Awaits::Over
            && let Some(saved) = self.saved.take()
        {
            self.finished = Some(saved.finish()?);
        }
        self.tell_last();
        Ok(())
    }

    /// Says what happened last: the lines since somebody last had the word.
    fn tell_last(&mut self) {
        let texts = self.texts();
        // Whoever wins a single game wins the contest, which need not be said.
        let single = self.sitting.contest().terms().length() == Length::Single;
        let lines: Vec<&Line> = self
            .sitting
            .lines()
            .iter()
            .filter(|line| !(single && matches!(line, Line::Contest(_))))
            .collect();
        let ended = lines.iter().rev().take(2).any(|line| matches!(line, Line::Game(_) | Line::Contest(_)));
        let count = if ended { 3 } else { 2 };
        let mut told: Vec<String> = lines
            .iter()
            .rev()
            .filter(|line| !ended || !matches!(line, Line::Rolled(..)))
            .take(count)
            .map(|line| line.sentence(texts, |side| self.name(side)))
            .collect();
        told.reverse();
        self.message = (told.join(" "), Ink::Plain);
    }

    fn say(&mut self, text: String) {
        self.message = (text, Ink::Plain);
    }

    fn warn(&mut self, text: String) {
        self.message = (text, Ink::Warning);
    }

    fn denied(&mut self, denial: &Denial) {
        let (setup, _) = self.sitting.board();
        self.warn(self.texts().denial(denial, &setup));
    }

    /// Takes a key.
    ///
    /// # Errors
    /// The record cannot be written.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Result<Wish> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c' | 'd' | 'q') => return Ok(Wish::Leave),
                KeyCode::Char('u') => self.input.clear(),
                KeyCode::Char('z') => self.undo(),
                _ => {}
            }
            return Ok(Wish::Stay);
        }
        if self.overlay.is_some() {
            return self.overlay_key(key.code);
        }
        match key.code {
            KeyCode::Enter => return self.enter(),
            KeyCode::Char(' ') if self.input.is_empty() => return self.enter(),
            KeyCode::Char('?') if self.input.is_empty() => self.help(),
            KeyCode::F(1) => self.help(),
            KeyCode::F(2) => self.rules(),
            KeyCode::Char(letter) if self.input.chars().count() < 40 => self.input.push(letter),
            KeyCode::Backspace if self.input.is_empty() => self.undo(),
            KeyCode::Backspace => {
                self.input.pop();
            }
            KeyCode::Esc => self.escape(),
            KeyCode::Tab => self.list_turns(),
            KeyCode::Left => self.walk(0, -1),
            KeyCode::Right => self.walk(0, 1),
            KeyCode::Up => self.walk(-1, 0),
            KeyCode::Down => self.walk(1, 0),
            _ => {}
        }
        Ok(Wish::Stay)
    }

    fn overlay_key(&mut self, code: KeyCode) -> Result<Wish> {
        let rows = overlay::rows(self.size.1);
        let Some(overlay) = &mut self.overlay else { return Ok(Wish::Stay) };
        match code {
            KeyCode::Up => overlay.step(-1, rows),
            KeyCode::Down => overlay.step(1, rows),
            KeyCode::PageUp => overlay.step(-(rows as isize), rows),
            KeyCode::PageDown | KeyCode::Char(' ') => overlay.step(rows as isize, rows),
            KeyCode::Home => overlay.step(isize::MIN / 2, rows),
            KeyCode::End => overlay.step(isize::MAX / 2, rows),
            KeyCode::Enter => {
                if let Some(Overlay::Turns { chosen, .. }) = self.overlay.take() {
                    return self.play_listed(chosen).map(|()| Wish::Stay);
                }
            }
            KeyCode::Esc | KeyCode::Tab | KeyCode::Char('q' | '?') | KeyCode::F(_) => self.overlay = None,
            _ => {}
        }
        Ok(Wish::Stay)
    }

    fn escape(&mut self) {
        self.asked = None;
        if !self.input.is_empty() {
            self.input.clear();
        } else if self.selected.take().is_none() {
            self.cursor = None;
        }
    }

    fn undo(&mut self) {
        self.selected = None;
        if self.sitting.undo() {
            self.message.0.clear();
        }
    }

    /// The key Enter: what was typed, or what comes next.
    fn enter(&mut self) -> Result<Wish> {
        let typed = std::mem::take(&mut self.input);
        if !typed.trim().is_empty() {
            return self.typed(typed.trim());
        }
        let texts = self.texts();
        match self.sitting.awaits() {
            Awaits::Game => {
                self.sitting.begin();
                self.next_automatic = Instant::now();
                self.message.0.clear();
            }
            Awaits::Roll(side) => self.command(side, &Command::Roll)?,
            Awaits::Turn(_) if self.sitting.is_complete() => match self.sitting.confirm(self.now()) {
                Ok(()) => self.happened()?,
                Err(denial) => self.denied(&denial),
            },
            Awaits::Turn(_) if self.cursor.is_some() => self.pick(),
            Awaits::Turn(_) => self.show_cursor(),
            Awaits::Over => return Ok(Wish::Again),
            Awaits::OpeningDice | Awaits::Dice(_) => self.say(texts.say("say-type-dice")),
            Awaits::Answer(..) => self.say(view::hint(texts, &self.sitting)),
            Awaits::Nobody => self.next_automatic = Instant::now(),
        }
        Ok(Wish::Stay)
    }

    fn typed(&mut self, text: &str) -> Result<Wish> {
        if matches!(self.sitting.awaits(), Awaits::OpeningDice | Awaits::Dice(_))
            && let Some(dice) = line::dice(text)
        {
            match self.sitting.typed(dice, self.now()) {
                Ok(()) => self.happened()?,
                Err(denial) => self.denied(&denial),
            }
            return Ok(Wish::Stay);
        }
        if let (Awaits::Turn(_), Some(table)) = (self.sitting.awaits(), self.sitting.table()) {
            match moves::read(table, self.sitting.draft(), text) {
                Typed::Steps(steps) => {
                    for step in steps {
                        if let Err(denial) = self.sitting.step(step) {
                            self.denied(&denial);
                            return Ok(Wish::Stay);
                        }
                    }
                    self.after_step();
                    return Ok(Wish::Stay);
                }
                Typed::Refused(refusal) => {
                    self.denied(&Denial::IllegalPlay(refusal));
                    return Ok(Wish::Stay);
                }
                Typed::From(place) => {
                    self.cursor = find(&self.grid(), place);
                    self.selected = None;
                    self.pick();
                    return Ok(Wish::Stay);
                }
                Typed::NoMove => {}
            }
        }
        let (texts, english) = (self.texts(), Texts::of(Language::English));
        if let Some(word) = self.asked.is_some().then(|| line::answer(texts, english, text)).flatten() {
            return self.word(word, "");
        }
        match line::read(texts, english, text) {
            Some((word, rest)) => self.word(word, rest),
            None => {
                self.warn(texts.with("say-not-understood", args!["text" => text]));
                Ok(Wish::Stay)
            }
        }
    }

    fn word(&mut self, word: Word, rest: &str) -> Result<Wish> {
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
    fn command_word(&mut self, kinds: &[CommandKind], rest: &str) -> Result<()> {
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
    fn resign(&mut self, side: Side, rest: &str) -> Result<()> {
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

    fn command(&mut self, side: Side, command: &Command) -> Result<()> {
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

    fn auto(&mut self) {
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

    fn after_step(&mut self) {
        self.selected = None;
        self.sitting.finish_forced();
        self.message.0.clear();
    }

    /// Whoever sits at the bottom of the board.
    fn bottom(&self) -> Side {
        self.flipped.unwrap_or(match (self.sitting.seat(Side::First), self.sitting.seat(Side::Second)) {
            (Seat::House(_), Seat::Person) => Side::Second,
            _ => Side::First,
        })
    }

    fn grid(&self) -> Vec<Vec<u16>> {
        let (setup, mover) = self.sitting.board();
        let scene = self.scene(mover, &[], &[], &[]);
        match (setup, self.sitting.family()) {
            (Setup::Points(_), Family::Points { way, .. }) => points::grid(&scene, way),
            (Setup::Square(board), _) => square::grid(board.size.into()),
            _ => Vec::new(),
        }
    }

    fn scene<'a>(&self, mover: Side, sources: &'a [u16], targets: &'a [u16], last: &'a [u16]) -> Scene<'a> {
        let rolled = self.sitting.table().and_then(alea_game::Table::rolled);
        Scene {
            mover,
            bottom: self.bottom(),
            mirrored: self.home == Home::Left,
            sources,
            targets,
            last,
            cursor: None,
            selected: self.selected,
            dice: rolled,
            used: rolled.map_or_else(Vec::new, |dice| points::used(dice, self.sitting.draft())),
        }
    }

    fn place(&self) -> Option<u16> {
        let (row, col) = self.cursor?;
        self.grid().get(row)?.get(col).copied()
    }

    /// Puts the cursor on the first checker that can move.
    fn show_cursor(&mut self) {
        let next = self.sitting.continuations();
        let texts = self.texts();
        let Some(first) = next.first() else {
            self.say(texts.say("say-cannot-move"));
            return;
        };
        self.cursor = find(&self.grid(), first.from);
        self.say(texts.say("say-cursor"));
    }

    fn walk(&mut self, rows: isize, cols: isize) {
        if !matches!(self.sitting.awaits(), Awaits::Turn(_)) {
            return;
        }
        let Some((row, col)) = self.cursor else { return self.show_cursor() };
        let grid = self.grid();
        let row = row.saturating_add_signed(rows).min(grid.len().saturating_sub(1));
        let last = grid.get(row).map_or(0, |places| places.len().saturating_sub(1));
        self.cursor = Some((row, col.saturating_add_signed(cols).min(last)));
    }

    /// Selects the checker under the cursor, or moves the selected one here.
    fn pick(&mut self) {
        let (Some(place), Some(table)) = (self.place(), self.sitting.table()) else { return };
        let Some(from) = self.selected else {
            let next = self.sitting.continuations();
            if next.iter().any(|step| step.from == place) {
                self.selected = Some(place);
                self.message.0.clear();
            } else {
                let why = self.why_not_from(place);
                self.denied(&why);
            }
            return;
        };
        if place == from {
            self.selected = None;
            return;
        }
        let before = self.sitting.draft().to_vec();
        match moves::between(table, &before, Step::new(from, place)) {
            Ok(steps) => {
                for step in steps {
                    if let Err(denial) = self.sitting.step(step) {
                        self.denied(&denial);
                        return;
                    }
                }
                self.after_step();
            }
            Err(refusal) => self.denied(&Denial::IllegalPlay(refusal)),
        }
    }

    /// Why no checker can leave `place`: what is said about the dice that lie there, or that nothing stands there.
    fn why_not_from(&self, place: u16) -> Denial {
        let Some(table) = self.sitting.table() else { return Denial::NoGame };
        Denial::IllegalPlay(moves::why_not_from(table, self.sitting.draft(), place))
    }

    fn list_turns(&mut self) {
        let texts = self.texts();
        let turns = self.sitting.turns();
        if turns.is_empty() {
            self.say(texts.say("say-no-turns-now"));
            return;
        }
        let text = |play: &alea_game::Play| {
            if play.text.is_empty() { texts.say("no-play") } else { play.text.clone() }
        };
        self.overlay = Some(Overlay::Turns { turns: turns.iter().map(text).collect(), chosen: 0 });
    }

    fn play_listed(&mut self, chosen: usize) -> Result<()> {
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

    fn help(&mut self) {
        let texts = self.texts();
        let text = texts.say("help-keys");
        self.overlay = Some(Overlay::page(texts.say("title-help"), &text, self.size.0));
    }

    fn rules(&mut self) {
        let id = self.sitting.game_id();
        let page = alea_catalog::find(id)
            .and_then(|entry| entry.page(self.manner.language).or_else(|| entry.page(Language::English)));
        let title = self.texts().game(id);
        let text = page.unwrap_or_default().replace("```", "");
        self.overlay = Some(Overlay::page(title, &text, self.size.0));
    }

    fn log(&mut self) {
        let texts = self.texts();
        let lines: Vec<String> =
            self.sitting.lines().iter().map(|line| line.sentence(texts, |side| self.name(side))).collect();
        let mut page = Overlay::page(texts.say("title-log"), &lines.join("\n"), self.size.0);
        page.step(isize::MAX / 2, overlay::rows(self.size.1));
        self.overlay = Some(page);
    }

    /// Draws everything into a buffer and gives what did not fit.
    pub(crate) fn draw(&mut self, buffer: &mut Buffer) -> Vec<String> {
        let area = *buffer.area();
        self.size = (area.width, area.height);
        let mut cut = Vec::new();
        let mut pen = Pen::new(buffer, area, self.manner.look, &mut cut);
        let texts = self.texts();
        if area.width < view::SMALLEST.0 || area.height < view::SMALLEST.1 {
            let size = args!["width" => view::SMALLEST.0, "height" => view::SMALLEST.1];
            pen.paragraph(0, &texts.with("say-too-small", size), Ink::Plain);
            return Vec::new();
        }
        if let Some(overlay) = &self.overlay {
            overlay.draw(&mut pen, texts);
            return cut;
        }
        // A screen much larger than the table has it in the middle.
        let height = area.height.min(view::SMALLEST.1);
        let width = area.width.min(120);
        let (x, y) = ((area.width - width) / 2, (area.height - height) / 2);
        let mut pen = pen.part(x, y, width, height);
        let (_, mover) = self.sitting.board();
        let next = self.sitting.continuations();
        let sources: Vec<u16> = next.iter().map(|step| step.from).collect();
        let targets = self.targets(&next);
        let last = self.last();
        let scene = Scene { cursor: self.place(), ..self.scene(mover, &sources, &targets, &last) };
        let players = &self.sitting.record().players;
        let hint = view::hint(texts, &self.sitting);
        let around = Around {
            texts,
            names: [&players.first, &players.second],
            message: (&self.message.0, self.message.1),
            input: &self.input,
            hint: &hint,
            now: self.now(),
        };
        view::draw(&mut pen, &self.sitting, &scene, &around);
        cut
    }

    /// Where the selected checker can go: by one die or, in games of steps, by several.
    fn targets(&self, next: &[Step]) -> Vec<u16> {
        let Some(from) = self.selected else { return Vec::new() };
        next.iter().filter(|step| step.from == from).map(|step| step.to).collect()
    }

    /// The step last played on a square board.
    fn last(&self) -> Vec<u16> {
        let (setup, _) = self.sitting.board();
        let Setup::Square(_) = setup else { return Vec::new() };
        let played = self.sitting.record().events.iter().rev().find_map(|stamped| match &stamped.event {
            alea_matchplay::Event::Played { steps } => Some(steps.clone()),
            _ => None,
        });
        played.unwrap_or_default().into_iter().flat_map(|step| [step.from, step.to]).collect()
    }
}

fn find(grid: &[Vec<u16>], place: u16) -> Option<(usize, usize)> {
    let row = grid.iter().position(|places| places.contains(&place))?;
    let col = grid[row].iter().position(|&at| at == place)?;
    Some((row, col))
}
