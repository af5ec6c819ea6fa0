//! The first screen: what is played, with whom, how long.

use std::path::PathBuf;

use alea_catalog::{PLAYERS, find_contest};
use alea_matchplay::{Bonus, ClockTerms, Length};
use alea_notation::Language;
use alea_texts::{Texts, args};
use ratatui::{
    buffer::Buffer,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
};

use super::{
    app::Manner,
    dice::DiceChoice,
    plan::{Plan, Topic, clock_text},
    rules_page,
    view::{
        self,
        overlay::{Overlay, Turned},
        pen::{Ink, Pen},
    },
};

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Picked {
    /// A new contest.
    Plan(Box<Plan>),
    /// One that goes on.
    Resume(PathBuf),
    /// Nothing.
    Leave,
}

/// A line of the menu.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Row {
    Resume,
    Topic,
    Against,
    Chair,
    Length,
    Cube,
    Clock,
    Dice,
    Language,
}

/// See the head of this file.
#[derive(Clone, Debug)]
pub(crate) struct Menu {
    games: Vec<PathBuf>,
    chosen: usize,
    topic: usize,
    /// 0 for a friend, then the players of the house.
    against: usize,
    /// Whether the house has the first chair.
    second: bool,
    length: usize,
    cube: bool,
    clock: usize,
    dice: usize,
    seed: Option<u64>,
    manner: Manner,
    overlay: Option<Overlay>,
}

/// The clocks on offer: minutes, and what comes on top.
const CLOCKS: [Option<ClockTerms>; 5] = [
    None,
    Some(ClockTerms { reserve: 3 * 60_000, bonus: Bonus::Delay(12_000) }),
    Some(ClockTerms { reserve: 10 * 60_000, bonus: Bonus::Delay(12_000) }),
    Some(ClockTerms { reserve: 10 * 60_000, bonus: Bonus::Increment(5_000) }),
    Some(ClockTerms { reserve: 30 * 60_000, bonus: Bonus::Increment(30_000) }),
];

/// The lengths on offer where a contest has none of its own.
const LENGTHS: [Length; 7] = [
    Length::Single,
    Length::Points(3),
    Length::Points(5),
    Length::Points(7),
    Length::Points(11),
    Length::Points(15),
    Length::Money,
];

impl Menu {
    pub(crate) fn new(dice: DiceChoice, games: Vec<PathBuf>, manner: Manner) -> Menu {
        let seed = if let DiceChoice::Seed(seed) = dice { Some(seed) } else { None };
        let mut menu = Menu {
            games,
            chosen: 0,
            topic: 0,
            against: PLAYERS.len(),
            second: false,
            length: 0,
            cube: true,
            clock: 0,
            dice: usize::from(dice == DiceChoice::Typed),
            seed,
            manner,
            overlay: None,
        };
        menu.length = menu.first_length();
        menu
    }

    pub(crate) fn manner(&self) -> Manner {
        self.manner
    }

    fn texts(&self) -> &'static Texts {
        Texts::of(self.manner.language)
    }

    fn topic(&self) -> Option<Topic> {
        Topic::find(Topic::ids().nth(self.topic)?)
    }

    /// A contest of several begins with its first usual target, other games with a single game.
    fn first_length(&self) -> usize {
        let target = self.topic().and_then(|topic| find_contest(&topic.id)?.targets.first().copied());
        LENGTHS.iter().position(|&length| target.map(Length::Points) == Some(length)).unwrap_or(0)
    }

    fn length(&self) -> Length {
        LENGTHS[self.length]
    }

    fn rows(&self) -> Vec<Row> {
        let topic = self.topic();
        let has_dice = topic.as_ref().is_some_and(Topic::has_dice);
        let has_cube = topic.as_ref().is_some_and(Topic::knows_cube) && self.length() != Length::Single;
        let wanted = |row: &Row| match row {
            Row::Resume => !self.games.is_empty(),
            Row::Chair => !has_dice && self.against > 0,
            Row::Cube => has_cube,
            Row::Dice => has_dice,
            _ => true,
        };
        [
            Row::Resume,
            Row::Topic,
            Row::Against,
            Row::Chair,
            Row::Length,
            Row::Cube,
            Row::Clock,
            Row::Dice,
            Row::Language,
        ]
        .into_iter()
        .filter(wanted)
        .collect()
    }

    /// What a line says: its name, what is chosen, and a word about it.
    fn said(&self, row: Row) -> [String; 3] {
        let texts = self.texts();
        let say = |key: &str| texts.say(key);
        let id = self.topic().map_or_else(String::new, |topic| topic.id);
        let none = String::new;
        match row {
            Row::Resume => [say("menu-resume"), self.unfinished(), none()],
            Row::Topic => [say("menu-game"), texts.game(&id), texts.about(&id)],
            Row::Against if self.against == 0 => {
                [say("menu-against"), say("menu-friend"), say("menu-friend-about")]
            }
            Row::Against => {
                let player = PLAYERS[self.against - 1].id;
                [say("menu-against"), say("name-house"), say(&format!("player-{player}"))]
            }
            Row::Chair => {
                let side = if self.second { "menu-chair-second" } else { "menu-chair-first" };
                [say("menu-chair"), say(side), none()]
            }
            Row::Length => {
                let length = match self.length() {
                    Length::Single => say("length-single"),
                    Length::Points(points) => texts.with("length-match", args!["points" => points]),
                    Length::Money => say("length-money"),
                };
                [say("menu-length"), length, none()]
            }
            Row::Cube => {
                let about = match (self.cube, self.length()) {
                    (true, Length::Money) => say("menu-cube-money"),
                    (true, _) => say("menu-cube-match"),
                    (false, _) => none(),
                };
                [say("menu-cube"), say(if self.cube { "menu-yes" } else { "menu-no" }), about]
            }
            Row::Clock => match CLOCKS[self.clock] {
                None => [say("menu-clock"), say("menu-no"), none()],
                Some(clock) => {
                    let (key, seconds) = match clock.bonus {
                        Bonus::Delay(delay) => ("menu-clock-delay", delay / 1000),
                        Bonus::Increment(increment) => ("menu-clock-increment", increment / 1000),
                    };
                    let args =
                        args!["minutes" => (clock.reserve / 60_000) as u32, "seconds" => seconds as u32];
                    [say("menu-clock"), clock_text(clock), texts.with(key, args)]
                }
            },
            Row::Dice => {
                let [chosen, about] = match (self.dice, self.seed) {
                    (0, Some(seed)) => [DiceChoice::Seed(seed).to_string(), none()],
                    (0, None) => [say("menu-dice-system"), say("menu-dice-system-about")],
                    _ => [say("menu-dice-typed"), say("menu-dice-typed-about")],
                };
                [say("menu-dice"), chosen, about]
            }
            Row::Language => [say("menu-language"), self.manner.language.own_name().into(), none()],
        }
    }

    /// The last game that was not finished, by what its file is called.
    fn unfinished(&self) -> String {
        let name = self.games.first().and_then(|path| path.file_stem()).and_then(|stem| stem.to_str());
        let id = name.and_then(|name| name.split_once('-')).map_or("", |(_, id)| id);
        let known = Topic::ids().filter(|known| id.starts_with(known)).max_by_key(|known| known.len());
        known.map_or_else(|| id.to_owned(), |id| self.texts().game(id))
    }

    fn change(&mut self, by: isize) {
        let turn = |value: usize, count: usize| (value as isize + by).rem_euclid(count as isize) as usize;
        let Some(&row) = self.rows().get(self.chosen) else { return };
        match row {
            Row::Resume => {}
            Row::Topic => {
                self.topic = turn(self.topic, Topic::ids().count());
                self.length = self.first_length();
            }
            Row::Against => self.against = turn(self.against, PLAYERS.len() + 1),
            Row::Chair => self.second = !self.second,
            Row::Length => {
                let several = self.topic().is_some_and(|topic| topic.games.len() > 1);
                self.length = turn(self.length, LENGTHS.len());
                // A contest of several games has more than one.
                while several && matches!(self.length(), Length::Single | Length::Money) {
                    self.length = turn(self.length, LENGTHS.len());
                }
            }
            Row::Cube => self.cube = !self.cube,
            Row::Clock => self.clock = turn(self.clock, CLOCKS.len()),
            Row::Dice => self.dice = turn(self.dice, 2),
            Row::Language => {
                let at =
                    Language::ALL.iter().position(|&language| language == self.manner.language).unwrap_or(0);
                self.manner.language = Language::ALL[turn(at, Language::ALL.len())];
            }
        }
    }

    fn plan(&self) -> Option<Plan> {
        let topic = self.topic()?;
        let mut plan = Plan::new(topic);
        plan.length = self.length();
        let with_cube = self.cube && plan.topic.knows_cube() && plan.length != Length::Single;
        plan.cube = with_cube.then(|| Plan::usual_cube(plan.length));
        plan.clock = CLOCKS[self.clock];
        plan.dice = match (self.dice, self.seed) {
            (0, Some(seed)) => DiceChoice::Seed(seed),
            (0, None) => DiceChoice::System,
            _ => DiceChoice::Typed,
        };
        plan.chairs.second.house = self.against.checked_sub(1).map(|at| PLAYERS[at].id.to_owned());
        if self.second && self.rows().contains(&Row::Chair) {
            std::mem::swap(&mut plan.chairs.first, &mut plan.chairs.second);
        }
        Some(plan)
    }

    /// Takes a key; something once it is chosen.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Option<Picked> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return matches!(key.code, KeyCode::Char('c' | 'd' | 'q')).then_some(Picked::Leave);
        }
        if let Some(overlay) = &mut self.overlay {
            if overlay.key(key.code, view::SMALLEST.1) == Turned::Away {
                self.overlay = None;
            }
            return None;
        }
        let rows = self.rows();
        match key.code {
            KeyCode::Up => self.chosen = self.chosen.checked_sub(1).unwrap_or(rows.len() - 1),
            KeyCode::Down | KeyCode::Tab => self.chosen = (self.chosen + 1) % rows.len(),
            KeyCode::Left => self.change(-1),
            KeyCode::Right | KeyCode::Char(' ') => self.change(1),
            KeyCode::Enter => {
                return match (rows.get(self.chosen), self.games.first()) {
                    (Some(Row::Resume), Some(path)) => Some(Picked::Resume(path.clone())),
                    _ => self.plan().map(|plan| Picked::Plan(Box::new(plan))),
                };
            }
            KeyCode::F(2) | KeyCode::Char('?' | 'h') => {
                let topic = self.topic()?;
                let page = rules_page(&topic.id, self.manner.language);
                let title = self.texts().game(&topic.id);
                self.overlay = Some(Overlay::page(title, &page, view::SMALLEST.0));
            }
            KeyCode::Char('q') | KeyCode::Esc => return Some(Picked::Leave),
            _ => {}
        }
        self.chosen = self.chosen.min(self.rows().len() - 1);
        None
    }

    /// Draws the menu and gives what did not fit.
    pub(crate) fn draw(&self, buffer: &mut Buffer) -> Vec<String> {
        let texts = self.texts();
        view::screen(buffer, self.manner.look, texts, self.overlay.as_ref(), view::SMALLEST.0, |pen| {
            self.rows_on(pen);
        })
    }

    fn rows_on(&self, pen: &mut Pen<'_>) {
        let (texts, height) = (self.texts(), pen.area.height);
        pen.text(4, 2, "alea", Ink::Strong);
        pen.text(10, 2, &texts.say("menu-subtitle"), Ink::Faint);
        let rows = self.rows();
        for (at, &row) in rows.iter().enumerate() {
            let y = 5 + at as u16 + u16::from(at > 0 && rows[0] == Row::Resume);
            let [name, chosen, about] = self.said(row);
            let here = at == self.chosen;
            pen.text(2, y, if here { pen.look.pick("▸", ">") } else { " " }, Ink::Strong);
            pen.text(4, y, &name, if here { Ink::Strong } else { Ink::Plain });
            let [left, right] = pen.look.pick(["‹ ", " ›"], ["< ", " >"]);
            let text = if here && row != Row::Resume {
                format!("{left}{chosen}{right}")
            } else {
                format!("  {chosen}")
            };
            pen.text(16, y, &text, if here { Ink::Strong } else { Ink::Plain });
            pen.part(40, y, 40, 1).text(0, 0, &about, Ink::Faint);
        }
        pen.text(4, height - 3, &texts.say("hint-menu"), Ink::Faint);
    }
}
