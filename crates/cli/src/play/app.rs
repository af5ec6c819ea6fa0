//! The table at work: keys come in, the sitting changes, the screen follows.

mod board;
mod pages;
mod words;

use std::{
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use alea_game::Side;
use alea_matchplay::{Command, Denial, Length};
use alea_notation::Language;
use alea_texts::{Texts, args};
use anyhow::Result;
use ratatui::{
    buffer::Buffer,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
};

use super::{
    line,
    log::Line,
    moves::{self, Typed},
    sitting::{Awaits, Seat, Sitting},
    store::Saved,
    view::{
        self, Around, Scene,
        overlay::{Overlay, Turned},
        pen::{Ink, Look, Pen},
    },
};

/// What the person at the keyboard wants after a key.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// To stay.
    Stay,
    /// The same contest again.
    Again,
    /// Something else to play; what was played is kept.
    Menu,
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

/// A screen much wider than this has the table in the middle.
const MOST_COLUMNS: u16 = 120;

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
            self.finished = Some(saved.finish(self.sitting.log().as_deref())?);
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
            self.overlay_key(key.code);
            return Ok(Wish::Stay);
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

    fn overlay_key(&mut self, code: KeyCode) {
        let height = self.size.1;
        let turned = self.overlay.as_mut().map(|overlay| overlay.key(code, height));
        if matches!(turned, Some(Turned::Down | Turned::Away)) {
            let closed = self.overlay.take();
            if let (Some(Turned::Down), Some(Overlay::Turns { chosen, .. })) = (turned, closed) {
                self.lay_listed(chosen);
            }
        }
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
                    self.lay(steps);
                    return Ok(Wish::Stay);
                }
                Typed::Refused(refusal) => {
                    self.denied(&Denial::IllegalPlay(refusal));
                    return Ok(Wish::Stay);
                }
                Typed::From(place) => {
                    self.cursor = board::find(&self.grid(), place);
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

    /// Draws everything into a buffer and gives what did not fit.
    pub(crate) fn draw(&mut self, buffer: &mut Buffer) -> Vec<String> {
        self.size = (buffer.area().width, buffer.area().height);
        let (look, texts) = (self.manner.look, self.texts());
        view::screen(buffer, look, texts, self.overlay.as_ref(), MOST_COLUMNS, |pen| self.table_on(pen))
    }

    fn table_on(&self, pen: &mut Pen<'_>) {
        let texts = self.texts();
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
        view::draw(pen, &self.sitting, &scene, &around);
    }
}
