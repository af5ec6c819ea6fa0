//! The first screen: what is played, with whom, how long.

mod rules;

use std::path::PathBuf;

use alea_catalog::{PlayerEntry, find_contest};
use alea_matchplay::{Bonus, ClockTerms, Crawford, CubeTerms, Holland, Jacoby, Length, Raises};
use alea_notation::Language;
use alea_texts::{Texts, args};
use ratatui::{
    buffer::Buffer,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
};

use rules::Rules;

use crate::common::broken;

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
    /// An option of the game, by its place.
    Rule(usize),
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
    /// 0 for none, then the ways to play with it.
    cube: usize,
    clock: usize,
    dice: usize,
    seed: Option<u64>,
    rules: Rules,
    manner: Manner,
    overlay: Option<Overlay>,
}

/// The ways to play a match with the cube, the usual one first: the texts that say so, and the terms.
fn cubes(length: Length) -> Vec<(&'static str, CubeTerms)> {
    let usual = Plan::usual_cube(length);
    match length {
        Length::Money => vec![
            ("menu-cube-money", usual),
            ("menu-cube-raccoons", CubeTerms { raises: Raises::Raccoons, ..usual }),
            ("menu-cube-jacoby", CubeTerms { raises: Raises::None, ..usual }),
            ("menu-cube-beavers", CubeTerms { jacoby: Jacoby::Off, ..usual }),
            ("menu-cube-plain", CubeTerms { jacoby: Jacoby::Off, raises: Raises::None, ..usual }),
        ],
        Length::Single | Length::Points(_) => vec![
            ("menu-cube-match", usual),
            ("menu-cube-holland", CubeTerms { holland: Holland::On, ..usual }),
            ("menu-cube-no-crawford", CubeTerms { crawford: Crawford::Off, ..usual }),
        ],
    }
}

/// The clocks on offer: minutes, and what comes on top.
const CLOCKS: [Option<ClockTerms>; 5] = [
    None,
    Some(ClockTerms { reserve: 3 * 60_000, bonus: Bonus::Delay(12_000) }),
    Some(ClockTerms { reserve: 10 * 60_000, bonus: Bonus::Delay(12_000) }),
    Some(ClockTerms { reserve: 10 * 60_000, bonus: Bonus::Increment(5_000) }),
    Some(ClockTerms { reserve: 30 * 60_000, bonus: Bonus::Increment(30_000) }),
];

/// Columns for what an option is about, in at most two lines.
const ABOUT_WIDTH: usize = 72;

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
            against: 0,
            second: false,
            length: 0,
            cube: 1,
            clock: 0,
            dice: usize::from(dice == DiceChoice::Typed),
            seed,
            rules: Rules::of(None),
            manner,
            overlay: None,
        };
        menu.against = menu.houses().len();
        menu.topic_changed();
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

    /// The players of the house who play it.
    fn houses(&self) -> Vec<&'static PlayerEntry> {
        self.topic().map(|topic| topic.houses()).unwrap_or_default()
    }

    /// What belongs to a game is as usual again with another game.
    fn topic_changed(&mut self) {
        self.length = self.first_length();
        self.cube = 1;
        self.rules = Rules::of(self.topic().as_ref());
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
        let basic = [
            Row::Resume,
            Row::Topic,
            Row::Against,
            Row::Chair,
            Row::Length,
            Row::Cube,
            Row::Clock,
            Row::Dice,
            Row::Language,
        ];
        let rules = self.rules.shown().map(Row::Rule);
        basic.into_iter().filter(wanted).chain(rules).collect()
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
                let player = self.houses().get(self.against - 1).map_or("", |player| player.id);
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
                match self.cube.checked_sub(1).and_then(|at| cubes(self.length()).get(at).copied()) {
                    None => [say("menu-cube"), say("menu-no"), none()],
                    Some((about, _)) => [say("menu-cube"), say("menu-yes"), say(about)],
                }
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
            Row::Rule(at) => self.rules.said(at, texts),
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
                let strongest = self.against == self.houses().len();
                self.topic = turn(self.topic, Topic::ids().count());
                // Whoever does not play the new game makes room for the strongest who does.
                let most = self.houses().len();
                self.against = if strongest { most } else { self.against.min(most) };
                self.topic_changed();
            }
            Row::Against => self.against = turn(self.against, self.houses().len() + 1),
            Row::Chair => self.second = !self.second,
            Row::Length => {
                let money = self.length() == Length::Money;
                let several = self.topic().is_some_and(|topic| topic.games.len() > 1);
                self.length = turn(self.length, LENGTHS.len());
                // A contest of several games has more than one.
                while several && matches!(self.length(), Length::Single | Length::Money) {
                    self.length = turn(self.length, LENGTHS.len());
                }
                // Matches and money play have rules of their own for the cube.
                if money != (self.length() == Length::Money) {
                    self.cube = self.cube.min(1);
                }
            }
            Row::Cube => self.cube = turn(self.cube, cubes(self.length()).len() + 1),
            Row::Clock => self.clock = turn(self.clock, CLOCKS.len()),
            Row::Dice => self.dice = turn(self.dice, 2),
            Row::Language => {
                let at =
                    Language::ALL.iter().position(|&language| language == self.manner.language).unwrap_or(0);
                self.manner.language = Language::ALL[turn(at, Language::ALL.len())];
            }
            Row::Rule(at) => self.rules.turn(at, by),
        }
    }

    fn plan(&self) -> Option<Plan> {
        let topic = self.topic()?;
        let mut plan = Plan::new(topic);
        plan.length = self.length();
        if let ([spec], Some(rules)) = (&mut plan.topic.games[..], self.rules.value()) {
            spec.rules = rules;
        }
        if plan.topic.knows_cube() && plan.length != Length::Single {
            let chosen = self.cube.checked_sub(1).and_then(|at| cubes(plan.length).get(at).copied());
            plan.cube = chosen.map(|(_, terms)| terms);
        }
        plan.clock = CLOCKS[self.clock];
        plan.dice = match (self.dice, self.seed) {
            (0, Some(seed)) => DiceChoice::Seed(seed),
            (0, None) => DiceChoice::System,
            _ => DiceChoice::Typed,
        };
        plan.chairs.second.house = self
            .against
            .checked_sub(1)
            .and_then(|at| self.houses().get(at).map(|player| player.id.to_owned()));
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

    /// Where a row stands. A game that goes on and the options of the rules stand apart.
    fn height_of(rows: &[Row], at: usize) -> u16 {
        let after_resume = at > 0 && rows[0] == Row::Resume;
        4 + at as u16 + u16::from(after_resume) + u16::from(matches!(rows[at], Row::Rule(_)))
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
            let y = Menu::height_of(&rows, at);
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
        if let Some(&Row::Rule(at)) = rows.get(self.chosen) {
            let about = self.rules.about(at, texts);
            for (line, y) in broken(&about, ABOUT_WIDTH).iter().zip(height - 5..) {
                pen.text(4, y, line, Ink::Faint);
            }
        }
        pen.text(4, height - 2, &texts.say("hint-menu"), Ink::Faint);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use ratatui::layout::Rect;

    use super::{
        super::view::pen::{Charset, Colour, Look},
        *,
    };

    #[test]
    fn every_row_of_every_game_has_a_line_of_its_own() {
        let look = Look { charset: Charset::Unicode, colour: Colour::Off };
        for language in Language::ALL {
            let manner = Manner { look, language, pace: Duration::ZERO };
            let mut menu = Menu::new(DiceChoice::System, vec![PathBuf::from("1-tavli.json")], manner);
            for topic in 0..Topic::ids().count() {
                menu.topic = topic;
                menu.topic_changed();
                menu.length = LENGTHS.len() - 1;
                let rows = menu.rows();
                for (at, &row) in rows.iter().enumerate() {
                    menu.chosen = at;
                    let mut buffer = Buffer::empty(Rect::new(0, 0, view::SMALLEST.0, view::SMALLEST.1));
                    assert_eq!(menu.draw(&mut buffer), Vec::<String>::new(), "{language:?}, {row:?}");
                    let y = Menu::height_of(&rows, at);
                    assert!(y < view::SMALLEST.1 - 5, "{language:?}, {topic}, {row:?}: {y}");
                    let line: String = (0..view::SMALLEST.0).map(|x| buffer[(x, y)].symbol()).collect();
                    let [name, chosen, about] = menu.said(row);
                    for text in [name, chosen, about] {
                        assert!(line.contains(&text), "{language:?}: no {text:?} in {line:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_belongs_to_a_game_is_usual_again_with_the_next() {
        let look = Look { charset: Charset::Ascii, colour: Colour::Off };
        let manner = Manner { look, language: Language::English, pace: Duration::ZERO };
        let mut menu = Menu::new(DiceChoice::System, Vec::new(), manner);
        let press = |menu: &mut Menu, code| drop(menu.key(KeyEvent::new(code, KeyModifiers::NONE)));
        while menu.topic().is_none_or(|topic| topic.id != "portes") {
            press(&mut menu, KeyCode::Right);
        }
        let usual = menu.plan().expect("a plan").topic;
        menu.chosen = menu.rows().len() - 1;
        press(&mut menu, KeyCode::Right);
        assert_ne!(menu.plan().expect("a plan").topic, usual);
        menu.chosen = 0;
        press(&mut menu, KeyCode::Right);
        press(&mut menu, KeyCode::Left);
        assert_eq!(menu.plan().expect("a plan").topic, usual);
    }

    #[test]
    fn a_cube_for_money_is_not_taken_into_a_match() {
        for length in [Length::Money, Length::Points(5)] {
            for (text, terms) in cubes(length) {
                assert!(Texts::of(Language::Greek).has(text), "{text}");
                let mut plan = Plan::new(Topic::find("backgammon").expect("a game"));
                (plan.length, plan.cube) = (length, Some(terms));
                assert!(plan.terms().is_ok(), "{text}");
            }
        }
    }
}
