//! The table driven by keys, without a terminal: what it shows is kept under `screens`, and nothing is ever cut off.

use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use alea_catalog::{CONTESTS, GAMES, PLAYERS};
use alea_game::Side;
use alea_matchplay::{CommandKind, Length};
use alea_notation::{Language, record::Record};
use alea_texts::Texts;
use ratatui::{
    buffer::Buffer,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
    layout::Rect,
    style::{Color, Modifier},
};

use super::{
    app::{App, Manner, Wish},
    dice::DiceChoice,
    menu::{Menu, Picked},
    plan::{Plan, Topic},
    seated_with,
    sitting::{Automatic, Awaits, Forced, Rolling, Sitting},
    view::pen::{Charset, Colour, Look},
};

mod resuming;

const UNICODE: Look = Look { charset: Charset::Unicode, colour: Colour::On };
const ASCII: Look = Look { charset: Charset::Ascii, colour: Colour::Off };
const BY_HAND: Automatic = Automatic { roll: Rolling::ByHand, forced: Forced::Off };

fn manner(language: Language, look: Look) -> Manner {
    Manner { look, language, pace: Duration::ZERO }
}

/// A plan with seeded dice, against the player who plays anything.
fn plan(id: &str, seed: u64) -> Plan {
    let mut plan = Plan::new(Topic::find(id).expect("an id of the list"));
    plan.dice = DiceChoice::Seed(seed);
    plan.chairs.second.house = Some("random".into());
    plan
}

/// The same for two people.
fn friends(id: &str, seed: u64) -> Plan {
    let mut plan = plan(id, seed);
    plan.chairs.second.house = None;
    plan
}

fn seated(record: Record, plan: &Plan, automatic: Automatic) -> anyhow::Result<Sitting> {
    seated_with(record, plan, automatic, [7; 32])
}

/// A table with keys, at 80 columns and 24 rows.
struct Table {
    app: App,
}

impl Table {
    fn new(plan: &Plan, manner: Manner) -> Table {
        Table::automatic(plan, manner, BY_HAND)
    }

    fn automatic(plan: &Plan, manner: Manner, automatic: Automatic) -> Table {
        let record = plan.record(Texts::of(manner.language)).expect("the plan can be played");
        let sitting = seated(record, plan, automatic).expect("a new record has no events");
        let mut table = Table { app: App::new(sitting, None, manner, 0) };
        table.settle();
        table
    }

    fn awaits(&self) -> Awaits {
        self.app.sitting().awaits()
    }

    /// Lets everything happen that goes by itself.
    fn settle(&mut self) {
        for _ in 0..1000 {
            if self.awaits() != Awaits::Nobody {
                return;
            }
            self.app.go_on().expect("nothing is written");
        }
        panic!("something goes on for ever");
    }

    fn key(&mut self, code: KeyCode) -> Wish {
        let wish = self.app.key(KeyEvent::new(code, KeyModifiers::NONE)).expect("nothing is written");
        self.settle();
        wish
    }

    fn keys(&mut self, codes: impl IntoIterator<Item = KeyCode>) {
        for code in codes {
            self.key(code);
        }
    }

    fn enter(&mut self) -> Wish {
        self.key(KeyCode::Enter)
    }

    /// Types a line and presses Enter.
    fn line(&mut self, text: &str) {
        self.keys(text.chars().map(KeyCode::Char));
        self.enter();
    }

    /// The first turn of the list.
    fn any_turn(&mut self) {
        self.keys([KeyCode::Tab, KeyCode::Enter, KeyCode::Enter]);
    }

    /// The screen, and that nothing on it was cut.
    fn screen(&mut self, width: u16, height: u16) -> String {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        let cut = self.app.draw(&mut buffer);
        let screen = text(&buffer);
        assert!(cut.is_empty(), "cut off: {cut:?}\n{screen}");
        screen
    }

    fn shows(&mut self, text: &str) {
        let screen = self.screen(80, 24);
        assert!(screen.contains(text), "no {text:?} in\n{screen}");
    }
}

/// The letters of a buffer, a line a row.
fn text(buffer: &Buffer) -> String {
    let mut text = String::new();
    for y in 0..buffer.area.height {
        let row: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
        let _ = writeln!(text, "{}", row.trim_end());
    }
    text
}

/// Compares a screen with the one that is kept.
fn kept(name: &str, screen: &str) {
    same(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/screens/{name}.txt")), screen);
}

/// Compares a file with what it should hold; `UPDATE_SCREENS=1` writes it.
fn same(path: &Path, wanted: &str) {
    if std::env::var_os("UPDATE_SCREENS").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        fs::write(path, wanted).expect("screens can be written");
    }
    let kept = fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept == wanted,
        "{} has changed; UPDATE_SCREENS=1 keeps this:\n{wanted}\nit was:\n{kept}",
        path.display()
    );
}

/// A screen as a picture: a cell is 9 by 18.
fn picture(buffer: &Buffer) -> String {
    let (wide, high) = (u32::from(buffer.area.width) * 9, u32::from(buffer.area.height) * 18);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-12 -12 {} {}\" width=\"{wide}\">\n\
         <rect x=\"-12\" y=\"-12\" width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#201d1a\"/>\n\
         <g font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"15\" xml:space=\"preserve\">\n",
        wide + 24,
        high + 24
    );
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            let cell = &buffer[(x, y)];
            if cell.symbol().trim().is_empty() {
                continue;
            }
            let (left, base) = (u32::from(x) * 9, u32::from(y) * 18 + 14);
            let weight = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
            let letter = cell.symbol().replace('&', "&amp;").replace('<', "&lt;");
            let _ = writeln!(
                svg,
                "<text x=\"{left}\" y=\"{base}\" fill=\"{}\"{weight}>{letter}</text>",
                shade(cell.fg)
            );
        }
    }
    svg.push_str("</g>\n</svg>\n");
    svg
}

/// The colours of the table as terminals show them.
fn shade(colour: Color) -> &'static str {
    match colour {
        Color::Indexed(245) => "#8a8a8a",
        Color::Indexed(137) => "#af875f",
        Color::Indexed(222) => "#ffd787",
        Color::Indexed(110) => "#87afd7",
        Color::Indexed(108) => "#87af87",
        Color::Indexed(173) => "#d7875f",
        _ => "#e6e1d8",
    }
}

#[test]
fn the_picture_of_the_readme_shows_the_table() {
    let mut table = Table::new(&plan("plakoto", 4), manner(Language::English, UNICODE));
    for _ in 0..12 {
        table.enter();
        table.any_turn();
    }
    table.enter();
    table.line("19");
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    assert_eq!(table.app.draw(&mut buffer), Vec::<String>::new());
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures/table.svg");
    same(&path, &picture(&buffer));
}

#[test]
fn screens_are_as_they_were() {
    let enter = KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE);
    for language in Language::ALL {
        let code = language.code();
        let menu = Menu::new(DiceChoice::System, Vec::new(), manner(language, UNICODE));
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
        assert_eq!(menu.draw(&mut buffer), Vec::<String>::new());
        kept(&format!("menu-{code}"), &text(&buffer));
        let mut menu = menu;
        while !matches!(menu.clone().key(enter), Some(Picked::Plan(plan)) if plan.topic.id == "plakoto") {
            menu.key(KeyEvent::new(KeyCode::Right, KeyModifiers::NONE));
        }
        // The last row but one is the mother.
        for _ in 0..2 {
            menu.key(KeyEvent::new(KeyCode::Up, KeyModifiers::NONE));
        }
        menu.key(KeyEvent::new(KeyCode::Right, KeyModifiers::NONE));
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
        assert_eq!(menu.draw(&mut buffer), Vec::<String>::new());
        kept(&format!("menu-rules-{code}"), &text(&buffer));

        let mut table = Table::new(&plan("plakoto", 4), manner(language, UNICODE));
        for _ in 0..12 {
            table.enter();
            table.any_turn();
        }
        table.enter();
        kept(&format!("plakoto-{code}"), &table.screen(80, 24));
        table.key(KeyCode::Char('?'));
        kept(&format!("help-{code}"), &table.screen(80, 24));
    }
    let mut table = Table::new(&plan("portes", 2), manner(Language::English, ASCII));
    table.enter();
    table.keys([KeyCode::Right, KeyCode::Enter]);
    let screen = table.screen(80, 24);
    assert!(screen.is_ascii(), "{screen}");
    kept("portes-ascii", &screen);

    let mut table = Table::new(&plan("hnefatafl", 2), manner(Language::English, ASCII));
    table.line("l15");
    let screen = table.screen(80, 24);
    assert!(screen.is_ascii(), "{screen}");
    kept("hnefatafl-ascii", &screen);

    let mut table = Table::new(&plan("fevga", 2), manner(Language::Greek, UNICODE));
    for _ in 0..6 {
        table.enter();
        table.any_turn();
    }
    kept("fevga-wide", &table.screen(120, 32));
}

/// Plays a contest to its end by keys, drawing each state, and gives how many keys that took.
fn play_through(table: &mut Table, most: usize) -> usize {
    for keys in 0..most {
        table.screen(80, 24);
        match table.awaits() {
            Awaits::Over => return keys,
            Awaits::Game | Awaits::Roll(_) => drop(table.enter()),
            Awaits::Turn(_) => table.any_turn(),
            Awaits::Answer(..) => table.line("accept"),
            Awaits::OpeningDice | Awaits::Dice(_) | Awaits::Nobody => panic!("{:?}", table.awaits()),
        }
    }
    panic!("no end after {most} keys:\n{}", table.screen(80, 24));
}

#[test]
fn a_game_of_every_kind_is_played_to_its_end_in_every_language() {
    for id in Topic::ids() {
        for (seed, language) in (1..).zip(Language::ALL) {
            let mut table = Table::new(&plan(id, seed), manner(language, UNICODE));
            play_through(&mut table, 20_000);
            let result = table.app.sitting().contest().result();
            assert!(result.is_some(), "{id}, {language:?}");
            assert_eq!(table.enter(), Wish::Again);
        }
    }
}

#[test]
fn steps_are_taken_back_to_the_start_of_the_turn() {
    let mut table = Table::new(&friends("backgammon", 3), manner(Language::English, UNICODE));
    let before = table.screen(80, 24);
    assert!(matches!(table.awaits(), Awaits::Turn(_)), "{before}");
    table.line("13");
    table.line("24");
    assert_ne!(table.screen(80, 24), before);
    table.shows("Enter: play it");
    table.keys([KeyCode::Backspace, KeyCode::Backspace, KeyCode::Backspace]);
    assert_eq!(table.app.sitting().draft(), []);
    table.line("13");
    table.line("clear");
    assert_eq!(table.app.sitting().draft(), []);
}

#[test]
fn what_is_refused_says_why() {
    let mut table = Table::new(&friends("backgammon", 3), manner(Language::English, UNICODE));
    for (typed, said) in [
        ("13/12", "5 enemy checkers hold point 12."),
        ("13/5", "No die left shows 8."),
        ("2", "Nothing of yours stands on 2."),
        ("roll", "The dice lie already."),
        ("double", "This contest is played without a cube."),
        ("take", "Nothing of the kind has been offered."),
        ("stop", "Only money play is stopped"),
        ("xyzzy", "neither a move nor a word"),
    ] {
        table.line(typed);
        table.shows(said);
    }
}

/// A session for money between two people, with the cube as far as it goes.
#[test]
fn the_cube_is_turned_and_beavered_and_the_game_given_up() {
    let mut plan = friends("backgammon", 5);
    plan.length = Length::Money;
    plan.cube = Some(Plan::usual_cube(plan.length));
    let mut table = Table::new(&plan, manner(Language::English, UNICODE));
    table.any_turn();
    table.line("d");
    table.shows("The stake would be doubled.");
    table.line("beaver");
    table.shows("cube 4, offered by");
    table.line("t");
    assert_eq!(table.app.sitting().contest().stake(), 4);
    table.line("resign");
    table.shows("For how many times the stake");
    table.line("resign 2");
    table.shows("Give the game up for 8 points?");
    table.line("no");
    assert!(matches!(table.awaits(), Awaits::Roll(_)));
    table.line("resign 2");
    table.line("yes");
    table.line("refuse");
    table.line("resign 3");
    table.line("yes");
    table.line("accept");
    table.shows("12 points won, resigned.");
    assert_eq!(table.awaits(), Awaits::Game);
    table.line("d");
    table.shows("The next game has not begun.");
    table.line("stop");
    assert_eq!(table.awaits(), Awaits::Over);
}

#[test]
fn dice_may_be_typed() {
    let mut plan = friends("portes", 0);
    plan.dice = DiceChoice::Typed;
    let mut table = Table::new(&plan, manner(Language::English, UNICODE));
    assert_eq!(table.awaits(), Awaits::OpeningDice);
    table.line("44");
    table.shows("once more");
    table.line("70");
    table.shows("neither a move nor a word");
    table.line("26");
    assert_eq!(table.awaits(), Awaits::Roll(Side::Second));
    table.enter();
    assert_eq!(table.awaits(), Awaits::Dice(Side::Second));
    table.line("6-5");
    table.line("24/13");
    table.enter();
    table.shows("24/13");
}

#[test]
fn forced_turns_and_rolls_go_by_themselves_where_they_may() {
    let automatic = Automatic { roll: Rolling::ByItself, forced: Forced::All };
    for id in ["portes", "fevga", "backgammon"] {
        let mut table = Table::automatic(&plan(id, 8), manner(Language::English, UNICODE), automatic);
        for _ in 0..5_000 {
            match table.awaits() {
                Awaits::Over => break,
                Awaits::Game => drop(table.enter()),
                Awaits::Turn(_) => {
                    let turns = table.app.sitting().turns();
                    assert!(turns.len() > 1, "a forced turn was asked for: {turns:?}");
                    table.any_turn();
                }
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(table.awaits(), Awaits::Over);
    }
}

#[test]
fn who_may_double_is_asked_before_his_roll() {
    let automatic = Automatic { roll: Rolling::ByItself, forced: Forced::All };
    let mut plan = friends("backgammon", 8);
    plan.length = Length::Points(5);
    plan.cube = Some(Plan::usual_cube(plan.length));
    let mut table = Table::automatic(&plan, manner(Language::English, UNICODE), automatic);
    table.any_turn();
    assert_eq!(table.awaits(), Awaits::Roll(table.app.sitting().contest().to_act().expect("somebody acts")));
    table.line("double");
    table.line("take");
    // Whoever has turned the cube may not turn it again, so his roll comes by itself.
    assert!(matches!(table.awaits(), Awaits::Turn(_)));
}

#[test]
fn the_cursor_picks_up_and_puts_down() {
    let mut table = Table::new(&friends("hnefatafl", 0), manner(Language::English, UNICODE));
    table.enter();
    table.enter();
    table.keys([KeyCode::Up, KeyCode::Enter]);
    if !table.app.sitting().is_complete() {
        table.keys([KeyCode::Esc, KeyCode::Esc]);
        table.line("l15-l16");
    }
    table.enter();
    assert_eq!(table.app.sitting().contest().on_turn(), Some(Side::Second));
}

#[test]
fn escape_leaves_what_is_half_done() {
    for escapes in [false, true] {
        let mut table = Table::new(&friends("hnefatafl", 0), manner(Language::English, UNICODE));
        table.line("l15");
        if escapes {
            table.key(KeyCode::Esc);
        }
        table.keys([KeyCode::Up, KeyCode::Enter]);
        assert_eq!(table.app.sitting().is_complete(), !escapes);
        // A question that was left is no longer answered.
        let mut table = Table::new(&friends("backgammon", 5), manner(Language::English, UNICODE));
        table.any_turn();
        table.line("resign 1");
        if escapes {
            table.key(KeyCode::Esc);
        }
        table.line("yes");
        assert_eq!(matches!(table.awaits(), Awaits::Answer(..)), !escapes);
    }
}

#[test]
fn everything_on_the_lists_has_a_name_on_the_screen() {
    for language in Language::ALL {
        let texts = Texts::of(language);
        for id in Topic::ids() {
            assert!(
                texts.has(&format!("game-{id}")) && texts.has(&format!("about-{id}")),
                "{language:?}: {id}"
            );
        }
        for player in PLAYERS {
            assert!(texts.has(&format!("player-{}", player.id)), "{language:?}: {}", player.id);
        }
    }
    let english = Texts::of(Language::English);
    let games = GAMES.iter().map(|game| (game.id, game.name));
    for (id, name) in games.chain(CONTESTS.iter().map(|contest| (contest.id, contest.name))) {
        assert_eq!(english.game(id), name);
    }
}

#[test]
fn a_record_with_a_player_whom_nobody_knows_is_not_gone_on_with() {
    let mut plan = plan("portes", 1);
    plan.chairs.second.house = Some("grandmother".into());
    let record = plan.record(Texts::of(Language::English)).expect("the plan can be played");
    let error = seated(record, &plan, BY_HAND).expect_err("the house has no such player");
    assert!(error.to_string().contains("\"grandmother\""), "{error}");
}

#[test]
fn the_menu_sits_people_down_to_what_it_shows() {
    let mut menu = Menu::new(DiceChoice::Seed(1), Vec::new(), manner(Language::English, UNICODE));
    let press = |menu: &mut Menu, code| menu.key(KeyEvent::new(code, KeyModifiers::NONE));
    for (at, id) in Topic::ids().enumerate() {
        if at > 0 {
            assert_eq!(press(&mut menu, KeyCode::Right), None);
        }
        for language in Language::ALL {
            let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
            assert_eq!(menu.draw(&mut buffer), Vec::<String>::new(), "{id} {language:?}");
        }
        let Some(Picked::Plan(plan)) = menu.clone().key(KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE))
        else {
            panic!("{id} was not picked")
        };
        assert_eq!(plan.topic.id, id);
        assert!(plan.terms().is_ok());
        let strongest = plan.topic.houses().last().map(|player| player.id);
        assert_eq!(plan.chairs.second.house.as_deref(), strongest, "{id}");
    }
    // Every choice of every row of every game can be sat down to, and fits.
    for topic in 0..Topic::ids().count() {
        for row in 0..14 {
            let mut menu = Menu::new(DiceChoice::System, Vec::new(), manner(Language::English, UNICODE));
            for _ in 0..topic {
                press(&mut menu, KeyCode::Right);
            }
            for _ in 0..row {
                press(&mut menu, KeyCode::Down);
            }
            for _ in 0..9 {
                press(&mut menu, KeyCode::Right);
                let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
                assert_eq!(menu.draw(&mut buffer), Vec::<String>::new());
                let picked = menu.clone().key(KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE));
                let Some(Picked::Plan(plan)) = picked else { panic!("nothing was picked") };
                assert!(plan.terms().is_ok(), "{plan:?}");
                let plays = |house: &String| plan.topic.houses().iter().any(|player| player.id == house);
                assert!(plan.chairs.second.house.iter().all(plays), "{plan:?}");
            }
        }
    }
    assert_eq!(press(&mut menu, KeyCode::Char('q')), Some(Picked::Leave));
}

#[test]
fn a_match_with_the_cube_goes_to_its_end() {
    for seed in 0..4 {
        let mut plan = friends("backgammon", seed);
        plan.length = Length::Points(3);
        plan.cube = Some(Plan::usual_cube(plan.length));
        let mut table = Table::new(&plan, manner(Language::Italian, UNICODE));
        let mut doubles = 0;
        for _ in 0..20_000 {
            table.screen(80, 24);
            match table.awaits() {
                Awaits::Over => break,
                Awaits::Roll(side) if table.app.sitting().can(side, CommandKind::Double) => {
                    doubles += 1;
                    table.line("double");
                    table.line(if doubles % 3 == 0 { "pass" } else { "take" });
                    if matches!(table.awaits(), Awaits::Roll(_)) {
                        table.enter();
                    }
                }
                Awaits::Game | Awaits::Roll(_) => drop(table.enter()),
                Awaits::Turn(_) => table.any_turn(),
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(table.awaits(), Awaits::Over);
        assert!(doubles > 0);
    }
}

#[test]
fn windows_of_any_size_are_drawn() {
    let mut table = Table::new(&plan("tavli", 1), manner(Language::Greek, UNICODE));
    for (width, height) in [(1, 1), (20, 5), (79, 24), (80, 23)] {
        let screen = table.screen(width, height);
        assert!(screen.chars().count() > 0);
    }
    for (width, height) in [(80, 24), (99, 24), (100, 30), (116, 40), (200, 60)] {
        assert!(table.screen(width, height).contains("Πόρτες"));
    }
}
