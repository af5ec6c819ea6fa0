//! Text match files: what each dialect says, what is noted, what is refused, and that writing keeps it.

use std::{fs, path::PathBuf};

use alea_notation::{
    mat::{Action, Column, File, Match, Play, Reading, parse, write},
    turn,
};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/mat")
}

/// The tree and the notes as lines of text.
fn described(reading: &Reading) -> String {
    let mut text = String::new();
    for each in &reading.file.matches {
        describe_match(&mut text, each);
    }
    for note in &reading.notes {
        text += &format!("{note}\n");
    }
    text
}

fn describe_match(text: &mut String, each: &Match) {
    *text += &match each.length {
        Some(points) => format!("match to {points}\n"),
        None => String::from("money\n"),
    };
    for (key, value) in &each.headers {
        *text += &format!("  {key} = {value}\n");
    }
    for game in &each.games {
        let [left, right] = [0, 1].map(|side| {
            let player = &game.players[side];
            let rating = player.rating.as_ref().map(|rating| format!(" rated {rating}")).unwrap_or_default();
            format!("<{}>{rating} {}", player.name, game.score[side])
        });
        *text += &format!("  game {} on line {}: {left}, {right}\n", game.number, game.line);
        for entry in &game.entries {
            let said = said(&entry.action);
            *text += &format!("    {} line {} {:?} {said}\n", entry.number, entry.line, entry.column);
        }
        if let Some(result) = &game.result {
            let the_match = if result.and_the_match { " and the match" } else { "" };
            *text +=
                &format!("    line {} {:?} wins {}{the_match}\n", result.line, result.column, result.points);
        }
    }
}

fn said(action: &Action) -> String {
    match action {
        Action::Roll { dice, play: Play::Hops(hops) } => format!("{dice} {}", turn::write(hops)),
        Action::Roll { dice, play } => format!("{dice} {play:?}"),
        other => format!("{other:?}"),
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
        let expected = fs::read_to_string(&beside).unwrap_or_default();
        assert_eq!(found, expected, "{name}");

        let written = write(&reading.file);
        let again =
            parse(written.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}\n{written}")).file;
        assert_eq!(write(&again), written, "{name}");
        assert_eq!(again.without_lines(), reading.file.without_lines(), "{name}\n{written}");
    }
    assert_eq!(files, 13);
}

#[test]
fn what_is_no_match_file_is_refused_with_place_and_reason() {
    let head = "5 point match\nGame 1\n";
    let unread = format!("{head}A : 0  B : 0\n{}", "who knows\n".repeat(200));
    let long = format!("{head}A : 0  B : 0\n1) {}", "x".repeat(4095));
    let many: &[(&[u8], &str)] = &[
        (b"", "line 1, column 1: no match is found: neither `7 point match` nor `Game 1`"),
        (b"\n\n  \n", "line 1, column 1: no match is found: neither `7 point match` nor `Game 1`"),
        (b"hello\nworld\n", "line 2, column 1: no match is found: neither `7 point match` nor `Game 1`"),
        (
            b"5 point match\nGame 3\nAnna  Bert\n",
            "line 3, column 1: game 3 should go on with two names and their points, as in `Anna : 0    Bert : 0`",
        ),
        (
            b"Game 1\nAnna : 0   Bert : 99999999999\n",
            "line 2, column 1: game 1 should go on with two names and their points, as in `Anna : 0    Bert : 0`",
        ),
        (
            b"5 point match\nGame 70000\nA : 0  B : 0\n",
            "line 2, column 1: a match goes to at most 65535 points, and its games are numbered up to there",
        ),
        (
            b"70000 point match\nGame 1\n",
            "line 1, column 1: a match goes to at most 65535 points, and its games are numbered up to there",
        ),
        (b"5 point match\nGame\x07 1\n", "line 2, column 5: control character U+0007 has no place in a text"),
        (
            b"5 point match\nG\xe4\x81me 1\n",
            "line 2, column 3: control character U+0081 has no place in a text",
        ),
        (
            b"\xff\xfe5\0 \0",
            "line 1, column 1: the file is UTF-16; match files are ASCII, UTF-8 or Windows-1252",
        ),
        (long.as_bytes(), "line 4, column 4097: a line of a match file has at most 4096 bytes"),
        (
            unread.as_bytes(),
            "line 104, column 1: 101 lines are not understood, which is most of the file up to here",
        ),
    ];
    for (bytes, message) in many {
        let error = parse(bytes).expect_err(message);
        assert_eq!(error.to_string(), *message);
    }
}

/// Lines that end with CR alone, and a file that ends as on DOS.
#[test]
fn old_ways_to_end_a_line_and_a_file_are_known() {
    let text =
        "5 point match\n\n Game 1\n A : 0          B : 0\n  1) 31: 8/5 6/5                 Wins 1 point\n";
    let plain = parse(text.as_bytes()).unwrap();
    for other in [text.replace('\n', "\r"), format!("{text}\x1a"), format!("{text}\x1a\0\0\0")] {
        assert_eq!(parse(other.as_bytes()).unwrap(), plain, "{other:?}");
    }
    assert!(parse(format!("{text}\x1a\n{text}").as_bytes()).is_err());
}

/// Whatever the garbage is, little of it is looked at.
#[test]
fn garbage_is_refused_early() {
    let mib = 1 << 20;
    let random: Vec<u8> =
        (0..8 * mib as u64).map(|n| (n.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as u8).collect();
    for (what, bytes, last) in [
        ("too long", vec![b'\n'; 8 * mib + 1], 1),
        ("random", random, 100),
        ("one line", vec![b'x'; 8 * mib], 1),
        ("empty lines", vec![b'\n'; 8 * mib], 70_000),
        ("comments", b"; nothing\n".repeat(mib / 2), 10_000),
        ("lines", b"garbage\n".repeat(mib), 101),
        ("numbered", [b"Game 1\nA : 0  B : 0\n".to_vec(), b"1) garbage\n".repeat(mib / 2)].concat(), 110),
        ("games", [b"5 point match\n".to_vec(), b"Game 1\n".repeat(mib)].concat(), 3),
    ] {
        let error = parse(&bytes).expect_err(what);
        assert!(error.line() <= last, "{what}: {error}");
        assert_eq!(error.to_string().lines().count(), 1);
    }
}

#[test]
fn names_and_entries_have_bounds() {
    let name = "n".repeat(301);
    let text = format!("5 point match\nGame 1\n{name} : 0  B : 0\n");
    assert!(parse(text.as_bytes()).is_err());
    let text = format!("; [k \"{name}\"]\n5 point match\nGame 1\nA : 0  B : 0\n1) {name}\n");
    let reading = parse(text.as_bytes()).unwrap();
    let notes: Vec<String> = reading.notes.iter().map(ToString::to_string).collect();
    assert_eq!(notes[0], format!("line 1: a comment, `[k \"{}...`", "n".repeat(56)));
    assert_eq!(notes[2], format!("line 5: `{}...` is not understood and was left out", "n".repeat(60)));
    assert!(reading.file.matches[0].headers.is_empty());
    assert!(reading.file.matches[0].games[0].entries.is_empty());
}

#[test]
fn what_no_file_can_say_is_written_all_the_same() {
    let each = Match { headers: vec![("a\"b\n".into(), "c\nd".into())], length: Some(0), games: Vec::new() };
    let written = write(&File { matches: vec![each] });
    assert_eq!(written, "; [a'b \"c d\"]\n\n 0 point match\n");
    assert_eq!(write(&parse(written.as_bytes()).unwrap().file), written);
    assert_eq!(write(&File::default()), "");
    assert_eq!([Column::Left, Column::Right].map(Column::index), [0, 1]);
    assert_eq!(!Column::Left, Column::Right);
}

/// The layout of GNU Backgammon, which takes some things by where they stand: the result of a drop on the left belongs on the
/// same line, that of a drop on the right below it.
#[test]
fn files_are_written_in_one_dialect() {
    let text = "; [Event \"Harbour Cup\"]\n[Round \"2\"]\n3 point match\n\
        Game 1\nAriadne: 0 Theseus,1500.5: 0\n1) 15: 8/3* 25/24 34:\n2) Doubles to 2  Passes\n Wins 1 point\n\
        Game 2\nAriadne: 1 Theseus,1500.5: 0\n1)             21: 24/22 6/5\n2) 44: 24/20(2) 13/9(2) Redouble => 2\n\
        3) Rejects Wins 1 points\n\
        Game 3\nA name that is longer than thirty characters: 1 Theseus,1500.5: 1\n\
        1) 44: 24/20 24/20 13/9 13/9 43: 8/4/1* Foo\n2) 52: ????       Concedes\n Wins 2 points and the match\n";
    let written = "\
; [Event \"Harbour Cup\"]
; [Round \"2\"]

 3 point match

 Game 1
 Ariadne : 0                    Theseus,1500.5 : 0
  1) 15: 8/3* bar/24             34:
  2)  Doubles => 2                Drops
      Wins 1 point

 Game 2
 Ariadne : 1                    Theseus,1500.5 : 0
  1)                             21: 24/22 6/5
  2) 44: 24/20(2) 13/9(2)         Doubles => 2
  3)  Drops                       Wins 1 point

 Game 3
 A name that is longer than thirty characters : 1    Theseus,1500.5 : 1
  1) 44: 24/20 24/20 13/9 13/9    43:8/4/1* Foo
  2) 52: ???                      Resigns
      Wins 2 points and the match
";
    assert_eq!(write(&parse(text.as_bytes()).unwrap().file), written);
}
