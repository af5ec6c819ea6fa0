//! Every command in every language: nothing is missing, nothing is left in English, and programs read the same everywhere.
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

mod common;

use std::{fs, path::PathBuf};

use alea_notation::Language;
use alea_texts::Texts;
use common::{Done, alea, done, fits};

const MATCH: &str = " 5 point match\n\n Game 1\n Anna : 0                         Bert : 0\n  \
    1) 31: 8/4 6/5                   64: 24/14\n  2)  Doubles => 2                 Drops\n      Wins 1 point\n\n Game 2\n \
    Anna : 1                         Bert : 0\n  1)                               43: 24/20 13/10\n  2) 21: ???\n                                   \
    Wins 4 points\n";
const TAFL: &str = "[Game \"hnefatafl\"]\n\n1. c17-g17 d4-e5\n2. a1-a2 what is this\n1-0\n";

fn file(name: &str, content: &[u8]) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("languages");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

fn run(args: &[&str], language: Language) -> Done {
    let mut command = alea(args);
    command.args(["--lang", language.code()]).env("LC_ALL", "C.UTF-8");
    command.env("ALEA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/languages/home"));
    done(command)
}

/// Words that English cannot do without and that no other text here has.
const ENGLISH: [&str; 24] = [
    "the", "and", "of", "is", "are", "with", "without", "not", "there", "this", "that", "to", "has", "have",
    "which", "as", "expected", "found", "must", "been", "lists", "leave", "was", "were",
];

/// The words of a line that are its own: no commands in back quotes, nothing quoted, no options and positions.
fn own_words(line: &str) -> Vec<String> {
    let outside: String = line.split('`').step_by(2).collect();
    let mut text = String::new();
    let mut quoted = false;
    for letter in outside.chars() {
        quoted = (quoted || letter == '«') && letter != '»';
        text.push(if quoted { ' ' } else { letter });
    }
    let plain = |word: &&str| !word.contains(['-', '=', '_', '|', '/', '<', '[', '.']) || word.ends_with('.');
    text.split_whitespace().filter(plain).map(str::to_owned).collect()
}

/// A word without the marks around it.
fn bare(word: &str) -> &str {
    word.trim_matches(['.', ',', ':', ';', '(', ')'])
}

/// That a text is in `language` and complete. `ours` is what a command says by itself; pages and examples may name anything.
fn check(text: &str, language: Language, args: &[&str]) {
    let texts = Texts::of(language);
    assert!(!text.contains("{$") && !text.contains("{ $"), "{args:?}: an argument is missing: {text}");
    for word in text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_')) {
        let is_key = word.contains('-') && texts.has(word);
        assert!(!is_key, "{language:?}, {args:?}: {word} is a key: {text}");
    }
    if language == Language::English {
        return;
    }
    for line in text.lines() {
        let words = own_words(line);
        if let Some(word) = words.iter().find(|word| ENGLISH.contains(&bare(word))) {
            panic!("{language:?}, {args:?}: {word:?} is English: {line}");
        }
        // Three words in Latin letters are a sentence, in Greek; names of programs and players are fewer, or stand in lists.
        let latin = |word: &str| word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase());
        let sentence = words.windows(3).find(|words| {
            let [one, two, three] = words else { return false };
            latin(one) && latin(two) && latin(bare(three))
        });
        if language == Language::Greek {
            assert_eq!(sentence, None, "{args:?}: {line}");
        }
    }
}

/// What people ask for, and what they get wrong.
fn asked() -> Vec<Vec<String>> {
    let (mat, tafl) = (file("one.mat", MATCH.as_bytes()), file("one.txt", TAFL.as_bytes()));
    let (nothing, latin) = (file("nothing.txt", b"hello\n"), file("bell.mat", b" 5 point match\n\x07\n"));
    let (broken, cut) = (file("broken.json", b"{\"format\" 1}\n"), file("cut.json", b"{\"format\":\"alea-"));
    let dealt = file("dealt.json", b"");
    let empty = file("empty.json", b"{}\n");
    let xgid = "--xgid=-b----E-C---eE---c-e----B-:1:-1:1:52:2:3:0:7:10";
    let lines = [
        // What goes well.
        "games",
        "games plakoto",
        "games narde",
        "games hnefatafl",
        "games tavli",
        "guide",
        "turns backgammon --dice 31",
        "turns backgammon",
        "turns plakoto --dice 66",
        "turns hnefatafl",
        "turns portes --position x=6:2_o=-",
        "turns portes --position x=-_o=6:2",
        "turns portes --position x=bar:1_o=24:2,23:2,22:2,21:2,20:2,19:2",
        "turns portes --position x=bar:1_o=24:2,23:2,22:2,21:2,20:2,19:2 --dice 11",
        "turns portes --position x=1:1_o=24:1 --dice 21",
        "position plakoto --position x=24:14,20:1^_o=20:1,1:14",
        "position hnefatafl",
        "position backgammon --gnubg-id 4HPwATDgc/ABMA:MBkAAAAAAAAA",
        "position backgammon --gnubg-id 4HPwATDgc/ABMA:E0kAAAAAAAAA",
        "position fevga",
        "perft fevga 1",
        "simulate plakoto -n 30 --x random --o random",
        "simulate hnefatafl -n 2",
        "--version",
        // What does not.
        "foo",
        "game",
        "turns",
        "turns fevga --foo",
        "turns fevga --dise 31",
        "turns fevga --dice",
        "turns fevga --json=3",
        "turns fevga --dice 31 --dice 21",
        "turns fevga plakoto",
        "turns fevga --xgid a --position b",
        "turns fevgo",
        "turns chess",
        "turns tavli",
        "turns fevga --dice 7",
        "turns fevga --dice 3x",
        "turns fevga --position x=24:2",
        "turns fevga --position x=24:2,24:1_o=-",
        "turns fevga --position x=24:2_o=25:3",
        "turns fevga --position x=24:16_o=-",
        "turns fevga --position é",
        "turns fevga --position x=bar:1_o=-",
        "turns fevga --position x=-_o=-",
        "turns narde --position x=24:2_o=1:2_ctx=turn:3 --first-turn",
        "turns hnefatafl --position 3/3/3_w",
        "turns hnefatafl --position 19/19_w",
        "turns hnefatafl --dice 31",
        "turns hnefatafl --first-turn",
        "turns plakoto --rule luck=1",
        "turns plakoto --rule mother",
        "turns plakoto --rule mother=none --rule mother_value=3",
        "turns plakoto --rule mother=maybe",
        "turns plakoto --rule mother=none --rule mother=none",
        "turns hnefatafl --rule repetition=ignore --rule no_capture_limit=0",
        "turns fevga --gnubg-id x",
        "turns backgammon --gnubg-id x",
        "turns backgammon --gnubg-id 4HPwATDgc/ABMA:xx",
        "turns backgammon --xgid XGID=x",
        "turns backgammon --fibs board:x",
        "perft fevga 0",
        "perft fevga",
        "simulate fevga --x nobody",
        "eval backgammon",
        "eval backgammon --dice 31",
        "eval backgammon --position x=6:2_o=24:2",
        "eval plakoto",
        "rollout backgammon -n 3",
        "rollout backgammon --dice 31 -n 3 --turns 3 --best 2",
        "rollout plakoto",
        "duel plakoto --x random --o random -n 4",
        "duel backgammon --x simple --o simple -n 2",
        "duel backgammon --x gnubg:9 --o random",
        "duel fevga --x gnubg:0 --o random",
        "duel backgammon --x static:/no/such/folder --o random",
        "simulate fevga --seed abc",
        "simulate fevga -n -5",
        "guide glosary",
        "guide chess",
        "replay",
        "replay /no/such/file",
        "play chess",
        "play tavli --rule mother=none",
        "play plakoto --names Anna",
        "play plakoto --dice loaded",
        "play plakoto --clock soon",
        "play plakoto --to 0",
        "play plakoto --to 3 --money",
        "play plakoto --forced some",
        "play plakoto",
        "play --resume",
        "bench rules --runs 0",
    ];
    let split = |line: &str| line.split(' ').map(|word| word.replace('_', " ")).collect::<Vec<String>>();
    // Underlines stand for blanks, but not in the keys of rules.
    let line = |line: &str| {
        if line.contains("--rule") { line.split(' ').map(str::to_owned).collect() } else { split(line) }
    };
    let mut all: Vec<Vec<String>> = lines.iter().map(|each| line(each)).collect();
    let with = |args: &[&str]| args.iter().map(|arg| (*arg).to_owned()).collect::<Vec<String>>();
    all.extend([
        with(&["position", "backgammon", xgid]),
        with(&["turns", "backgammon", xgid, "--dice", "11"]),
        with(&["turns", "plakoto", xgid]),
        with(&["perft", "backgammon", "1", xgid]),
        with(&["replay", &mat, &tafl]),
        with(&["replay", &nothing]),
        with(&["dice", &mat]),
        with(&["dice", &mat, &nothing]),
        with(&["replay", &latin]),
        with(&["play", "plakoto", "--save", &mat]),
        with(&["verify"]),
        with(&["verify", &mat]),
        with(&["verify", &nothing]),
        with(&["verify", &broken]),
        with(&["verify", &cut]),
        with(&["verify", &empty]),
        with(&["verify", &mat, "--key", "12"]),
        with(&["verify", &mat, "--log", &nothing]),
        with(&["simulate", "fevga", "-n", "1", "--record", &dealt, "--force"]),
        with(&["verify", &dealt]),
        with(&["verify", &dealt, "--log", &nothing]),
        with(&["simulate", "fevga", "-n", "1", "--record", &mat]),
        with(&["simulate", "fevga", "-n", "1", "--record", "/no/such/folder/file.json"]),
        with(&["convert", &nothing, "-"]),
        with(&["db", "check", "/no/such/file"]),
        with(&["db", "backup", &nothing, "--data", "/no/such/folder"]),
        with(&["db", "check", "--force"]),
        with(&["db", "restore", &nothing, "--data", concat!(env!("CARGO_TARGET_TMPDIR"), "/languages/data")]),
        with(&["db", "backup"]),
        with(&["convert", &mat, "two.xyz"]),
        with(&["convert", &mat, &tafl]),
    ]);
    all
}

#[test]
fn every_command_speaks_every_language() {
    for args in asked() {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let [english, greek, italian] = Language::ALL.map(|language| {
            let done = run(&args, language);
            check(&done.out, language, &args);
            check(&done.err, language, &args);
            // Notations and positions stand on lines of their own, so that they can be copied, and names of files have any length.
            let lines = done.out.lines().filter(|line| !line.contains('=') && !line.contains("/languages/"));
            fits(&lines.filter(|line| line.matches([':', '/']).count() < 10).collect::<Vec<_>>().join("\n"));
            assert!(!done.err.contains("panicked"), "{args:?}: {}", done.err);
            assert!(done.err.lines().count() <= 2, "{args:?}: {}", done.err);
            done
        });
        let codes = [english.code, greek.code, italian.code];
        assert!(codes.iter().all(|code| *code == english.code), "{args:?}: {codes:?}");
        let [english, greek, italian] = [english, greek, italian].map(|done| done.out + &done.err);
        if args != ["--version"] {
            assert!(greek != english && italian != english && greek != italian, "{args:?}: {english}");
        }
    }
}

#[test]
fn programs_read_the_same_in_every_language() {
    let mat = file("two.mat", MATCH.as_bytes());
    for args in [
        &["games"][..],
        &["games", "plakoto"],
        &["rules", "fevga"],
        &["turns", "backgammon", "--dice", "31"],
        &["turns", "hnefatafl", "--position", "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 w"],
        &["position", "plakoto", "--position", "x=24:14,20:1^ o=20:1,1:14"],
        &["perft", "fevga", "1"],
        &["replay", &mat],
        &["dice", &mat],
    ] {
        let args = [args, &["--json"]].concat();
        let [english, greek, italian] = Language::ALL.map(|language| run(&args, language));
        assert_eq!((&english.out, &english.out), (&greek.out, &italian.out), "{args:?}");
        assert_eq!(english.code, greek.code);
    }
}

#[test]
fn help_on_a_command_is_in_the_language_behind_it() {
    for language in Language::ALL {
        let (help, option) =
            (run(&["help", "train", "selfplay"], language), run(&["train", "selfplay", "--help"], language));
        assert_eq!((help.code, &help.out), (Some(0), &option.out));
    }
}

#[test]
fn a_language_that_is_none_is_told_wherever_it_stands() {
    for args in [&["--lang", "xx", "games"][..], &["games", "--lang", "xx"], &["turns", "fevga", "--lang=xx"]]
    {
        let mut command = alea(args);
        command.env("LC_ALL", "it_IT.UTF-8");
        let done = done(command);
        assert_eq!(done.code, Some(2), "{args:?}");
        let line = "alea: --lang «xx»: attesa una fra en (English), el (Ελληνικά), it (Italiano); vedi `alea";
        assert!(done.err.starts_with(line), "{}", done.err);
    }
    // The last language that is one counts, as with other options given before a mistake.
    let done = run(&["--lang", "it", "foo"], Language::Greek);
    assert!(done.err.contains("δεν υπάρχει εντολή"), "{}", done.err);
}
