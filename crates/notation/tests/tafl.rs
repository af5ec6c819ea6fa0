//! Lists of tafl moves: what each dialect says, what is noted, what is refused, and that writing keeps it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::{fs, path::PathBuf, time::Instant};

use alea_notation::{
    position,
    tafl::{Action, Game, MAX_BYTES, MAX_GAMES, MAX_LINE, MAX_TAGS, MAX_TEXT, Reading, parse, write},
};
use proptest::prelude::*;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/tafl")
}

/// The tree and the notes as lines of text.
fn described(reading: &Reading) -> String {
    let mut text = String::new();
    for game in &reading.file.games {
        describe_game(&mut text, game);
    }
    for note in &reading.notes {
        text += &format!("{note}\n");
    }
    text
}

fn describe_game(text: &mut String, game: &Game) {
    *text += &format!("game on line {}{}\n", game.line, if game.begun { "" } else { ", not begun" });
    for (key, value) in &game.tags {
        *text += &format!("  {key} = <{value}>\n");
    }
    for comment in &game.comments {
        *text += &format!("  {comment:?}\n");
    }
    for entry in &game.entries {
        let said = match &entry.action {
            Action::Move(written) => written.to_string(),
            Action::Illegal { text, after } => format!("illegal {text:?} {}", position::write_square(after)),
            other => format!("{other:?}"),
        };
        *text += &format!("    line {} {said}\n", entry.line);
        for comment in &entry.comments {
            *text += &format!("      {comment:?}\n");
        }
    }
}

/// `UPDATE_FIXTURES=1` writes down what is read, to be looked at.
#[test]
fn every_dialect_is_read_as_described() {
    let update = std::env::var_os("UPDATE_FIXTURES").is_some();
    let mut files = 0;
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "read") {
            continue;
        }
        files += 1;
        let name = path.display();
        let reading = parse(&fs::read(&path).unwrap()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let found = described(&reading);
        let beside = path.with_extension("read");
        if update {
            fs::write(&beside, &found).unwrap();
        }
        assert_eq!(found, fs::read_to_string(&beside).unwrap_or_default(), "{name}");
        survives(&reading);
    }
    assert_eq!(files, 8);
}

/// What is written is read as the same tree, and without notes but those on what is said.
fn survives(reading: &Reading) {
    let written = write(&reading.file);
    let again = parse(written.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{written}")).file;
    assert_eq!(again.clone().without_lines(), reading.file.clone().without_lines(), "{written}");
    assert_eq!(write(&again), written);
}

#[test]
fn this_programs_own_dialect_is_written_as_it_is_read() {
    let own = fs::read_to_string(folder().join("own.txt")).unwrap();
    let reading = parse(own.as_bytes()).unwrap();
    assert_eq!(reading.notes, []);
    assert_eq!(write(&reading.file), own);
}

#[test]
fn what_is_no_list_is_refused_with_place_and_reason() {
    let none = "no game is found: neither a tag such as `[Game \"hnefatafl\"]` nor a move such as `c17-g17`";
    let unread = format!("1. a1-a2\n{}", "who knows\n".repeat(200));
    let long = format!("1. a1-a2 {}", "x".repeat(MAX_LINE));
    let many = "1. a1-a2\n".repeat(MAX_GAMES + 1);
    let head = format!("{}\n1. a1-a2", "\n".repeat(70_000));
    let many: &[(&[u8], String)] = &[
        (b"", format!("line 1, column 1: {none}")),
        (b"\n \n", format!("line 3, column 1: {none}")),
        (b"[White \"Anna\"]\n{no moves}\n", format!("line 3, column 1: {none}")),
        (b"hello\nworld", format!("line 2, column 1: {none}")),
        (b"{1. a1-a2\n", format!("line 2, column 1: {none}")),
        (head.as_bytes(), format!("line 65538, column 1: {none}")),
        (
            b"1. a1-a2\n\x07",
            String::from("line 2, column 1: control character U+0007 has no place in a text"),
        ),
        (
            b"\xff\xfe1\0",
            String::from(
                "line 1, column 1: the file is UTF-16; lists of moves are ASCII, UTF-8 or Windows-1252",
            ),
        ),
        (
            long.as_bytes(),
            String::from("line 1, column 16385: a line of a list of moves has at most 16384 bytes"),
        ),
        (many.as_bytes(), String::from("line 10001, column 1: a list of moves has at most 10000 games")),
        (
            unread.as_bytes(),
            String::from(
                "line 102, column 1: 101 lines are not understood, which is most of the file up to here",
            ),
        ),
    ];
    for (bytes, expected) in many {
        let start: String = String::from_utf8_lossy(bytes).chars().take(40).collect();
        assert_eq!(&parse(bytes).unwrap_err().to_string(), expected, "{start}");
    }
}

#[test]
fn long_things_are_left_out_and_said() {
    let notes = |text: &str| -> Vec<String> {
        parse(text.as_bytes()).unwrap().notes.iter().map(ToString::to_string).collect()
    };
    let comment = format!("1. a1-a2 {{{}}}", "word\n".repeat(MAX_TEXT / 5 + 1));
    assert_eq!(notes(&comment), ["line 1: a tag or comment of more than 16384 bytes was left out"]);
    let tags = format!("{}1. a1-a2", "[key \"value\"]\n".repeat(MAX_TAGS + 2));
    assert_eq!(notes(&tags), ["line 101: a game has more than 100 tags; the others were left out"]);
    assert_eq!(parse(tags.as_bytes()).unwrap().file.games[0].tags.len(), MAX_TAGS);
    let open = "1. a1-a2 {never\nclosed";
    assert_eq!(notes(open), ["line 1: `{` is not closed; what follows it was left out"]);
}

/// Whatever a file holds, it is refused, or read, in well under a second, and nothing grows that is not kept.
#[test]
fn hostile_files_are_done_with_at_once() {
    /// An eighth of the longest file: what does not grow with the length of lines and of the file takes long enough to be seen.
    const BYTES: usize = MAX_BYTES / 8;
    let fill = |unit: &str, bytes: usize| unit.repeat(bytes / unit.len() + 1).into_bytes();
    let huge = fill("garbage \u{1}", 100 << 20);
    let begun = Instant::now();
    assert!(parse(&huge).unwrap_err().to_string().ends_with("a list of moves has at most 8 MiB"));
    assert!(begun.elapsed().as_millis() < 200, "{:?}", begun.elapsed());
    for unit in [
        "garbage\n",
        "{",
        "[",
        "(",
        "[a:",
        "{\\",
        "1",
        "1.",
        "1. ",
        "...",
        "a1-a2 ",
        "a1-a2x",
        "a1-a2xb1/",
        "\n",
        "\"",
        "illegal \"",
        "void \"\\\"",
        "[a \"",
        "White: ",
        "3a.1.1a. ",
        "( ( ",
        "[x|y]\n",
        "{c} ",
        "draw ",
        "- ",
        "1-0 ",
        "Game 1\n",
        "; \n",
        "[k:v]\n",
        "1. a1-a2 {c}\n",
        "\u{e9}",
    ] {
        for prefix in ["", "1. a1-a2\n"] {
            for lines in [64, MAX_LINE - 100] {
                let line = unit.repeat(lines / unit.len());
                let mut file = prefix.as_bytes().to_vec();
                file.extend(fill(&format!("{line}\n"), BYTES - prefix.len() - 2 * line.len() - 2));
                let begun = Instant::now();
                if let Ok(reading) = parse(&file) {
                    let kept: usize = reading.file.games.iter().map(|game| game.entries.len()).sum();
                    assert!(kept <= BYTES / 4, "{unit}");
                }
                assert!(begun.elapsed().as_millis() < 4_000, "{unit:?} {:?}", begun.elapsed());
            }
        }
    }
}

/// Pieces of lists, thrown together.
const PIECES: [&str; 44] = [
    "1.",
    "2.",
    "1...",
    "7)",
    "a1-a2",
    "Kb2-b3xc3/d4++",
    "d1d4x",
    "E2 - G2",
    "...",
    "draw",
    "draw offered",
    "draw agreed",
    "resigns",
    "---",
    "timeout",
    "White wins",
    ": time",
    " 3 points",
    "1-0",
    "*",
    "stopped",
    "void \"why\"",
    "{",
    "}",
    "[",
    "]",
    "|",
    "(",
    ")",
    ";",
    "\\",
    "\"",
    "[White \"Anna\"]",
    "[date:1]",
    "White: Anna",
    "Game 2",
    "illegal \"a\" ",
    "\"5/5/2K2/5/5 b\"",
    "3a.1.1a.",
    "#",
    "who",
    ",",
    ".",
    "é",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn soups_of_pieces_survive(soup in prop::collection::vec((0..PIECES.len(), 0..4_u8), 1..60)) {
        let glue = |kind| match kind { 0 => "", 1 => "\n", _ => " " };
        let text: String = soup.iter().map(|&(piece, kind)| format!("{}{}", PIECES[piece], glue(kind))).collect();
        if let Ok(reading) = parse(text.as_bytes()) {
            survives(&reading);
        }
    }
}
