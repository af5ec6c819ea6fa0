//! `alea play` in a real terminal: tmux. It needs tmux, which the Makefile installs where it is missing.

mod tmux;

use std::{
    process::Command,
    time::{Duration, Instant},
};

use alea_catalog::{Family, GAMES};

use tmux::{Start, Terminal};

/// The key that the bottom line asks for, once it is drawn.
fn asked(screen: &str) -> Option<&'static str> {
    let last = screen.lines().rev().find(|line| !line.trim().is_empty())?;
    if last.contains("Tab:") {
        Some("Tab")
    } else if last.contains("Enter:") {
        Some("Enter")
    } else {
        None
    }
}

/// Plays by the bottom line until a text is seen: rolls, lays the first turn of the list, confirms.
fn play_until(terminal: &Terminal, wanted: &str) -> String {
    let mut before = String::new();
    let mut pressed = Instant::now();
    for _ in 0..20_000 {
        // A screen may be seen half drawn, and a key pressed on what it said; then the same is asked for once more.
        let screen = terminal.wait("a change", |screen| {
            let changed = screen != before || pressed.elapsed() > Duration::from_secs(1);
            screen.contains(wanted) || (changed && asked(screen).is_some() && terminal.screen() == screen)
        });
        if screen.contains(wanted) {
            return screen;
        }
        terminal.press(&[asked(&screen).expect("waited for")]);
        pressed = Instant::now();
        before = screen;
    }
    panic!("{wanted} was never seen");
}

/// Every `modulus`-th game, so that several tests share them.
fn whole_games(rest: usize, modulus: usize) {
    for (at, entry) in GAMES.iter().enumerate() {
        if at % modulus != rest {
            continue;
        }
        let dice = format!("seed:{}", at + 1);
        let mut args = vec![entry.id, "--auto-roll", "--forced", "all"];
        if matches!(entry.family, Family::Points { .. }) {
            args.extend(["--dice", &dice]);
        }
        let terminal = Terminal::start(&Start::new(&args));
        play_until(&terminal, "Enter: again");
        assert!(!terminal.records("finished").is_empty(), "{}", entry.id);
        terminal.press(&["q", "Enter"]);
        terminal.see("The record lies in");
        terminal.see("(left with 0)");
    }
}

#[test]
fn a_whole_game_of_every_third_kind() {
    whole_games(0, 3);
}

#[test]
fn a_whole_game_of_every_other_third_kind() {
    whole_games(1, 3);
}

#[test]
fn a_whole_game_of_the_rest() {
    whole_games(2, 3);
}

#[test]
fn a_match_of_tavli_to_three() {
    let args =
        ["tavli", "--to", "3", "--dice", "seed:11", "--auto-roll", "--forced", "all", "--names", "Anna,Bert"];
    let terminal = Terminal::start(&Start::new(&args));
    let screen = play_until(&terminal, "Enter: again");
    assert!(screen.contains("winner of the contest"), "{screen}");
    // The record is one that the program reads, to its end.
    let record = terminal.records("finished").remove(0);
    terminal.close();
    terminal.run(&Start::new(&["--resume", &record.display().to_string()]));
    terminal.see("`alea replay` shows it");
}

#[test]
fn a_match_of_backgammon_with_the_cube() {
    let args = ["backgammon", "--money", "--friend", "--dice", "seed:5", "--names", "Anna,Bert"];
    let terminal = Terminal::start(&Start::new(&args));
    terminal.see("Backspace: undo");
    terminal.press(&["Tab"]);
    terminal.see("Turns that can be played");
    terminal.press(&["Enter"]);
    terminal.see("Enter: play it");
    terminal.press(&["Enter"]);
    terminal.see("d: double");
    terminal.line("d");
    terminal.see("beaver: double at once");
    terminal.line("beaver");
    terminal.see("cube 4");
    terminal.line("t");
    terminal.see("Enter: roll");
    terminal.line("resign 2");
    terminal.see("Give the game up for 8 points?");
    terminal.line("y");
    terminal.see("accept or refuse");
    terminal.line("accept");
    terminal.see("8 points won, resigned");
    terminal.line("stop");
    terminal.see("winner of the contest");
}

#[test]
fn a_game_goes_on_after_a_kill() {
    let args = ["portes", "--friend", "--dice", "seed:3"];
    let terminal = Terminal::start(&Start::new(&args));
    let board = |screen: &str| screen.lines().take(18).map(str::to_owned).collect::<Vec<_>>();
    for _ in 0..5 {
        terminal.see("Enter: roll");
        terminal.press(&["Enter"]);
        terminal.see("Tab: all turns");
        terminal.press(&["Tab"]);
        terminal.see("Turns that can be played");
        terminal.press(&["Enter"]);
        terminal.see("Enter: play it");
        terminal.press(&["Enter"]);
    }
    terminal.see("Enter: roll");
    terminal.press(&["Enter"]);
    let rolled = terminal.see("Tab: all turns");
    // A step is made and taken back; another is made when the program dies. The turn begins again, the dice are the same.
    terminal.press(&["Tab"]);
    terminal.see("Turns that can be played");
    terminal.press(&["Enter"]);
    terminal.see("Enter: play it");
    terminal.press(&["BSpace", "BSpace", "BSpace", "BSpace"]);
    let undone = terminal.see("Tab: all turns");
    assert_eq!(board(&undone), board(&rolled));
    terminal.press(&["Tab"]);
    terminal.see("Turns that can be played");
    terminal.press(&["Enter"]);
    terminal.see("Enter: play it");
    terminal.kill_program();
    assert_eq!(terminal.records("games").len(), 1);
    terminal.close();
    terminal.run(&Start::new(&["--resume"]));
    let resumed = terminal.see("Tab: all turns");
    assert_eq!(board(&resumed), board(&rolled));
    terminal.press(&["C-c"]);
    terminal.see("The game is kept. Go on with: /");
    // From the menu as well.
    terminal.close();
    terminal.run(&Start::new(&[]));
    terminal.see("Go on");
    terminal.press(&["Enter"]);
    assert_eq!(board(&terminal.see("Tab: all turns")), board(&rolled));
}

#[test]
fn the_record_is_kept_where_it_is_wanted() {
    let terminal = Terminal::start(&Start::new(&["fevga", "--dice", "seed:1"]));
    terminal.see("Enter: roll");
    let path = terminal.home().join("copy.json");
    terminal.line(&format!("save {}", path.display()));
    terminal.see("The record lies in");
    assert!(path.exists());
    // The same game cannot be played in two windows at once.
    let record = terminal.records("games").remove(0);
    let second = Terminal::start(&Start::new(&["--resume", &record.display().to_string()]));
    second.see("another window");
    second.see("(left with 1)");
}

#[test]
fn the_window_changes_its_size() {
    let terminal = Terminal::start(&Start::new(&["backgammon", "--dice", "seed:2", "--friend"]));
    let narrow = terminal.see("Tab: all turns");
    terminal.resize(60, 20);
    terminal.see("80 columns and 24 rows");
    terminal.resize(130, 40);
    let wide = terminal.see("Tab: all turns");
    assert_ne!(narrow, wide);
    terminal.resize(80, 24);
    terminal.wait("the table as it was", |screen| screen == narrow);
}

#[test]
fn plain_terminals_get_plain_characters_and_no_colours() {
    for game in ["backgammon", "hnefatafl"] {
        let args = [game, "--no-color", "--friend"];
        let terminal = Terminal::start(&Start { locale: "C", ..Start::new(&args) });
        let screen = terminal.see("Type ");
        assert!(screen.is_ascii(), "{screen}");
        let codes = terminal.coloured();
        // 39 and 49 are the terminal's own; any other number of letters or of the ground behind them is a colour.
        let colours = ["\u{1b}[3", "\u{1b}[4"].iter().any(|code| {
            codes.split(code).skip(1).any(|after| after.starts_with(|c: char| matches!(c, '0'..='8')))
        });
        assert!(!colours, "{codes:?}");
    }
    let terminal = Terminal::start(&Start::new(&["backgammon", "--friend"]));
    terminal.see("Type ");
    assert!(terminal.coloured().contains("\u{1b}[38;5;"), "colours where the terminal has them");
}

#[test]
fn greeks_and_italians_read_their_own_language() {
    for (locale, words) in [
        ("el_GR.UTF-8", ["το καφενείο των επιτραπέζιων", "Πόρτες", "ζαριά"]),
        ("it_IT.UTF-8", ["il caffè dei giochi da tavoliere", "Portes", "dadi"]),
    ] {
        let terminal = Terminal::start(&Start { locale, ..Start::new(&["--dice", "seed:4"]) });
        terminal.see(words[0]);
        terminal.press(&["Enter"]);
        terminal.see(words[1]);
        terminal.press(&["Enter"]);
        terminal.see(words[2]);
    }
}

#[test]
fn without_a_terminal_it_says_what_to_do() {
    let done = Command::new(env!("CARGO_BIN_EXE_alea")).args(["play", "portes"]).output().expect("alea runs");
    assert_eq!(done.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&done.stderr).contains("needs a terminal"), "{done:?}");
}
