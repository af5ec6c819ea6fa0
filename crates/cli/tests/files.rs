//! `alea convert` and `alea verify`: what is written, what is said on stderr, and which exit code follows.
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

mod common;

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use common::{alea, done, text};
use serde_json::Value;

const MATCH: &str = "; [Event \"Spring Open\"]
; [Variation \"Backgammon\"]
; [Crawford \"On\"]

 3 point match

 Game 1
 Anna : 0                       Βασίλης : 0
  1) 31: 8/5 6/5                  Doubles => 2
  2)  Drops                       Wins 1 point

 Game 2
 Anna : 0                       Βασίλης : 1
  1)                             42: 8/4 6/4
  2) 63: 24/15
";

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().to_owned()
}

/// A file with that text.
fn file(folder: &Path, name: &str, text: &str) -> String {
    fs::write(folder.join(name), text).unwrap();
    path(folder, name)
}

#[test]
fn a_match_becomes_a_record_and_the_same_match_again() {
    let folder = folder("convert-there-and-back");
    let mat = file(&folder, "a.mat", MATCH);
    let (json, again) = (path(&folder, "a.json"), path(&folder, "b.mat"));
    let converted = done(alea(&["convert", &mat, &json]));
    assert_eq!((converted.code, converted.out.as_str()), (Some(0), ""));
    assert!(converted.err.ends_with("a.mat\": game 2: no result is written, and the board is unfinished\n"));
    let record: Value = serde_json::from_str(&fs::read_to_string(&json).unwrap()).unwrap();
    assert_eq!(record["players"][1], "Βασίλης");
    assert_eq!(record["tags"]["Event"], "Spring Open");
    assert_eq!(text(&["convert", &json, &again]), "");
    assert_eq!(fs::read_to_string(&again).unwrap(), MATCH);
}

#[test]
fn several_contests_keep_their_order_in_one_file() {
    let folder = folder("convert-several");
    let mat = file(&folder, "a.mat", &format!("{MATCH}\n{}", MATCH.replace("Anna", "Zoë.")));
    let json = done(alea(&["convert", &mat, "-", "--to", "record"]));
    assert_eq!((json.code, json.out.lines().count()), (Some(0), 2));
    assert!(json.err.contains("a.mat\", contest 2: game 2: no result is written"), "{}", json.err);
    let mut back = alea(&["convert", "-", "-", "--to", "mat"]);
    let mut running = back.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    running.stdin.take().unwrap().write_all(json.out.as_bytes()).unwrap();
    let out = running.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(out.stdout).unwrap(), fs::read_to_string(&mat).unwrap());
    assert!(out.status.success());
}

#[test]
fn tafl_goes_through_every_format_that_can_say_it() {
    let folder = folder("convert-tafl");
    let list =
        file(&folder, "a.txt", "[Game \"hnefatafl\"]\n[White \"Anna\"]\n\n1. k13-n13 c17-g17 2. resigns\n");
    let (json, otg, back) = (path(&folder, "a.json"), path(&folder, "a.otg"), path(&folder, "b.tafl"));
    for (from, to) in [(&list, &json), (&json, &otg), (&otg, &back)] {
        let converted = done(alea(&["convert", from, to]));
        assert_eq!((converted.code, converted.out.as_str()), (Some(0), ""), "{}", converted.err);
    }
    assert!(fs::read_to_string(&back).unwrap().contains("1. k13-n13 c17-g17"));
    let refused = done(alea(&["convert", &json, "-", "--to", "mat", "--lang", "it"]));
    assert_eq!((refused.code, refused.out.as_str()), (Some(1), ""));
    let why = "non scritto: Hnefatafl si gioca senza cubo, e i file di match non contengono giochi simili\n";
    assert!(refused.err.ends_with(why), "{}", refused.err);
}

#[test]
fn what_is_lost_is_said_in_the_language_that_is_asked_for() {
    let folder = folder("convert-lost");
    let json = path(&folder, "a.json");
    done(alea(&["convert", &file(&folder, "a.mat", MATCH), &json]));
    let record = fs::read_to_string(&json).unwrap().replacen("\"dice\"", "\"at\":5,\"dice\"", 1);
    let json = file(&folder, "b.json", &record);
    for (language, lost) in [
        ("en", "lost: when things happened"),
        ("el", "χάνεται: πότε έγινε τι"),
        ("it", "si perde: quando sono successe le cose"),
    ] {
        let out = path(&folder, &format!("{language}.mat"));
        let converted = done(alea(&["convert", &json, &out, "--lang", language]));
        let quoted = if language == "en" { format!("\"{out}\"") } else { format!("«{out}»") };
        assert_eq!(converted.err, format!("alea: {quoted}: {lost}\n"));
        assert_eq!(converted.code, Some(0));
        assert_eq!(fs::read_to_string(&out).unwrap(), MATCH);
    }
}

#[test]
fn a_file_that_is_there_is_not_written_over() {
    let folder = folder("convert-force");
    let mat = file(&folder, "a.mat", MATCH);
    let there = file(&folder, "there.json", "mine");
    let refused = done(alea(&["convert", &mat, &there]));
    assert_eq!((refused.code, refused.out.as_str()), (Some(1), ""));
    assert!(
        refused.err.ends_with("there.json\" is there already; --force writes it anew\n"),
        "{}",
        refused.err
    );
    assert_eq!(fs::read_to_string(&there).unwrap(), "mine");
    // What cannot be written does not cost the file either.
    let saved = file(&folder, "there.otg", "mine");
    assert_eq!(done(alea(&["convert", &mat, &saved, "--force"])).code, Some(1));
    assert_eq!(fs::read_to_string(&saved).unwrap(), "mine");
    assert_eq!(done(alea(&["convert", &mat, &there, "--force"])).code, Some(0));
    assert!(fs::read_to_string(&there).unwrap().starts_with("{\"format\":\"alea-record\""));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 3, "nothing else is left behind");
}

/// What stands in the way of a file stays what it is: links, permissions, pipes, folders.
#[cfg(unix)]
#[test]
fn a_file_is_written_where_its_name_leads() {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};

    let folder = folder("convert-where");
    let mat = file(&folder, "a.mat", MATCH);
    let target = file(&folder, "target.json", "mine");
    fs::set_permissions(&target, PermissionsExt::from_mode(0o600)).unwrap();
    let link = path(&folder, "link.json");
    symlink("target.json", &link).unwrap();
    assert_eq!(done(alea(&["convert", &mat, &link])).code, Some(1));
    assert_eq!(done(alea(&["convert", &mat, &link, "--force"])).code, Some(0));
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read_to_string(&target).unwrap().starts_with("{\"format\""));
    assert_eq!(fs::metadata(&target).unwrap().permissions().mode() & 0o777, 0o600);

    let pipe = path(&folder, "pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reads = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read_to_string(pipe).unwrap()
    });
    assert_eq!(done(alea(&["convert", &mat, &pipe, "--to", "mat"])).code, Some(0));
    assert_eq!(reads.join().unwrap(), MATCH);
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());

    fs::create_dir(folder.join("in.json")).unwrap();
    for more in [&[][..], &["--force"]] {
        let refused = done(alea(&[&["convert", &mat, &path(&folder, "in.json")], more].concat()));
        assert_eq!(refused.code, Some(1));
        assert!(refused.err.contains("it is a folder"), "{}", refused.err);
    }
    // A file that cannot be written to its end leaves nothing.
    let limited =
        format!("trap '' XFSZ; ulimit -f 1; \"$0\" convert '{mat}' '{}'", path(&folder, "none.json"));
    let many = file(&folder, "many.mat", &MATCH.repeat(40));
    let limited = limited.replace(&mat, &many);
    let mut shell = Command::new("sh");
    shell.args(["-c", &limited, env!("CARGO_BIN_EXE_alea")]);
    assert!(!shell.output().unwrap().status.success());
    let mut left: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["a.mat", "in.json", "link.json", "many.mat", "pipe", "target.json"]);
}

#[test]
fn what_cannot_be_converted_is_said_with_its_place() {
    let folder = folder("convert-wrong");
    let mat = file(&folder, "a.mat", MATCH);
    for (arguments, code, line) in [
        (
            vec![&*mat, "-"],
            2,
            "standard output: its name does not say its format; give it with --to, one of record, mat, tafl, opentafl",
        ),
        (vec![&*mat, "x.doc"], 2, "its name does not say its format"),
        (vec![&*mat, "-", "--to", "doc"], 2, "--to \"doc\": expected one of record, mat, tafl, opentafl"),
        (vec!["missing.mat", "-", "--to", "mat"], 1, "missing.mat\": there is no such file or folder"),
        (vec![&*mat, "-", "--to", "tafl"], 1, "not written: backgammon is no tafl game"),
        (
            vec![&*mat, "-", "--from", "record", "--to", "mat"],
            1,
            "record, line 1: it is no JSON from line 1, column 1 on",
        ),
        (vec![&*file(&folder, "prose", "a letter\n"), "-", "--to", "mat"], 1, "there is no contest in it"),
        (vec![&*file(&folder, "none.json", "\n"), "-", "--to", "mat"], 1, "there is no contest in it"),
        (
            vec![&*file(&folder, "bytes.json", "{\"é\u{0}"), "-", "--to", "mat"],
            1,
            "bytes.json\": record, line 1: ",
        ),
    ] {
        let arguments: Vec<&str> = ["convert"].into_iter().chain(arguments).collect();
        let refused = done(alea(&arguments));
        assert_eq!((refused.code, refused.out.as_str()), (Some(code), ""), "{arguments:?}");
        let last = refused.err.lines().next_back().unwrap();
        assert!(last.contains(line), "{arguments:?}: {}", refused.err);
    }
}

/// A record of a game that goes on, with no proof of its dice, and one of a tafl game.
fn records(folder: &Path) -> (String, String) {
    let record = |name: &str, text: &str| {
        let json = path(folder, &format!("{name}.json"));
        done(alea(&["convert", &file(folder, name, text), &json]));
        fs::read_to_string(&json).unwrap()
    };
    (record("a.mat", MATCH), record("b.tafl", "[Game \"hnefatafl\"]\n1. k13-n13 c17-g17\n"))
}

fn verified(args: &[&str]) -> (Option<i32>, Vec<Value>) {
    let done = done(alea(&[&["verify", "--json"], args].concat()));
    (done.code, done.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

#[test]
fn records_hold_or_fail_at_their_first_event_that_does_not() {
    let folder = folder("verify");
    let (backgammon, tafl) = records(&folder);
    let whole = file(&folder, "whole.json", &format!("{backgammon}\n{tafl}"));
    let (code, found) = verified(&[&whole]);
    assert_eq!(code, Some(0));
    assert_eq!(common::keys(&found[0]), ["result", "step", "roll", "reason", "proof_step", "file", "line"]);
    assert_eq!((&found[0]["result"], &found[0]["reason"]), (&"no proof".into(), &Value::Null));
    assert_eq!((&found[1]["result"], &found[1]["line"]), (&"pass".into(), &3.into()));

    for (from, to, step, roll, reason) in [
        ("[[8,5],[6,5]]", "[[8,4],[6,5]]", Some(2), Some(1), "no die left shows 4"),
        (
            "\"points\":1,\"reason\":\"passed\"",
            "\"points\":2,\"reason\":\"passed\"",
            Some(5),
            Some(1),
            "this result does not follow from what happened",
        ),
        ("\"by\":\"second\"", "\"by\":\"first\"", Some(3), Some(1), "the other player is to act"),
        (
            "\"dice\":[6,3]",
            "\"dice\":[6,7]",
            Some(8),
            None,
            "record, line 1, /events/7/dice: expected two dice from 1 to 6",
        ),
        ("\"players\"", "\"player\"", None, None, "record, line 1, /player: there is no such key here"),
        ("{\"format\"", "\"format\"", None, None, "record, line 1: it is no JSON from line 1, column 9 on"),
    ] {
        assert!(backgammon.contains(from), "{from} in {backgammon}");
        let damaged = file(&folder, "damaged.json", &backgammon.replacen(from, to, 1));
        let (code, found) = verified(&[&damaged, &whole]);
        assert_eq!((code, found.len()), (Some(1), 3), "{from}");
        let told = (&found[0]["result"], &found[0]["step"], &found[0]["roll"], &found[0]["reason"]);
        assert_eq!(told, (&"fail".into(), &step.into(), &roll.into(), &reason.into()), "{from}");
    }
    let damaged = file(&folder, "damaged.json", &backgammon.replacen("[[8,5],[6,5]]", "[[8,4],[6,5]]", 1));
    for (language, line) in [
        ("en", "does not hold: event 2, roll 1: no die left shows 4"),
        ("el", "δεν στέκει: συμβάν 2, ζαριά 1: "),
        ("it", "non va: evento 2, tiro 1: "),
    ] {
        let told = done(alea(&["verify", &damaged, "--lang", language]));
        assert!(told.code == Some(1) && told.out.contains(line), "{}", told.out);
    }
    assert_eq!(verified(&[&file(&folder, "empty.json", "\n\n")]).0, Some(1));
    // What is no file of records is told once, and programs read the same in every language.
    let spread = backgammon.replace(",\"", ",\n  \"");
    for (name, text) in [("spread.json", spread.as_str()), ("a.mat", MATCH)] {
        let told = done(alea(&["verify", &file(&folder, name, text)]));
        assert_eq!((told.code, told.out.lines().count()), (Some(1), 1), "{}", told.out);
        assert!(told.err.contains("a record stands on one line"), "{}", told.err);
        let [english, greek] = ["en", "el"]
            .map(|language| done(alea(&["verify", &path(&folder, name), "--json", "--lang", language])).out);
        assert_eq!(english, greek);
    }
}

/// Everything that is no file of contests is refused at once, whatever its size.
#[cfg(target_os = "linux")]
#[test]
fn a_hundred_megabytes_of_garbage_are_refused_at_once() {
    use std::{process::Command, time::Instant};

    const SIZE: usize = 100 << 20;
    // More than the program needs, and less than the file would take.
    const MEMORY_KIB: usize = 96 << 10;
    let folder = folder("garbage");
    let (backgammon, _) = records(&folder);
    let body = &backgammon[..backgammon.find("\"events\":[").unwrap() + "\"events\":[".len()];
    let mut state = 1_u32;
    let mut random = || {
        // xorshift
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state.to_le_bytes()
    };
    let noise: Vec<u8> = (0..1 << 18).flat_map(|_| random()).collect();
    let kinds: [(&str, &str, &[u8]); 9] = [
        ("bytes", "", &noise),
        ("zeros", "", &[0; 4096]),
        ("one-line", "", &[b'x'; 4096]),
        ("braces", "", &[b'{'; 4096]),
        ("records", "", b"{\"format\":\"alea-record\",\"version\":1,\"rules_version\":1}\n"),
        ("plays", " 5 point match\n\n Game 1\n Anna : 0    Bert : 0\n", b"  1) 31: 8/5 6/5      64: 24/14\n"),
        ("moves", "[Game \"hnefatafl\"]\n", b"1. k13-n13 c17-g17\n"),
        ("events", body, b"{\"type\":1},"),
        ("numbers", body, b"0,"),
    ];
    for (name, head, again) in kinds {
        let path = folder.join(name);
        let mut content = head.as_bytes().to_vec();
        content.extend(again.iter().copied().cycle().take(SIZE - head.len()));
        fs::write(&path, content).unwrap();
        let path = path.to_str().unwrap();
        for command in [
            format!("replay {path}"),
            format!("replay {path} --json"),
            format!("convert {path} - --to mat"),
            format!("convert {path} - --from record --to mat"),
            format!("convert {path} - --from tafl --to record"),
            format!("dice {path}"),
            format!("dice {path} --json"),
            format!("verify {path}"),
            format!("verify {path} --json"),
            format!("verify - <{path}"),
        ] {
            let run = || {
                let limited =
                    format!("ulimit -v {MEMORY_KIB}; exec {} {command}", env!("CARGO_BIN_EXE_alea"));
                let begun = Instant::now();
                let out = Command::new("sh").args(["-c", &limited]).env("LC_ALL", "C").output().unwrap();
                assert_eq!(out.status.code(), Some(1), "{name}: {command}");
                assert!(out.stderr.len() < 1_000, "{name}: {command}");
                begun.elapsed().as_millis()
            };
            // The machine may be busy with something else.
            let fastest = (0..3).map(|_| run()).min().unwrap();
            assert!(fastest < 1_000, "{name}: {command}: {fastest} ms");
        }
        fs::remove_file(path).unwrap();
    }
    // What is typed is read to its end, and no further.
    let long = "x".repeat(100_000);
    for args in [["position", "backgammon", "--position", &long], ["turns", "backgammon", "--xgid", &long]] {
        let begun = Instant::now();
        let refused = done(alea(&args));
        assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""));
        assert!(refused.err.len() < 1_000 && begun.elapsed().as_millis() < 1_000);
    }
}

#[test]
fn simulated_contests_are_kept_and_hold() {
    let folder = folder("simulate");
    let keep = |name: &str, args: &[&str]| {
        let path = path(&folder, name);
        let told = common::json(&[&["simulate"], args, &["--record", &path]].concat());
        (told, fs::read_to_string(&path).unwrap())
    };
    // The same games in the same order with any number of threads; their dice are dealt.
    let (one, first) = keep("1.json", &["plakoto", "-n", "30", "--seed", "5", "--threads", "1"]);
    let (_, second) = keep("2.json", &["plakoto", "-n", "30", "--seed", "5", "--threads", "4"]);
    assert_eq!((first.lines().count(), &first), (30, &second));
    assert_eq!((&one["games"], &one["unfinished"]), (&30.into(), &0.into()));
    // Matches, and the rotation of tavli.
    let (tavli, records) = keep("tavli.json", &["tavli", "-n", "6", "--to", "5", "--x", "simple"]);
    assert!(records.contains("\"fevga\"") && records.lines().count() == 6);
    assert_eq!(tavli["contests"]["x"].as_u64().unwrap() + tavli["contests"]["o"].as_u64().unwrap(), 6);
    keep("match.json", &["backgammon", "-n", "6", "--to", "3", "--x", "simple", "--o", "simple"]);
    keep("tafl.json", &["hnefatafl", "-n", "2"]);
    for name in ["1.json", "tavli.json", "match.json", "tafl.json"] {
        let (code, found) = verified(&[&path(&folder, name)]);
        assert_eq!(code, Some(0), "{name}: {found:?}");
        assert!(found.iter().all(|found| found["result"] == "pass"), "{name}: {found:?}");
    }
    let refused = done(alea(&["simulate", "tavli", "--record", &path(&folder, "1.json")]));
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.contains("1.json\" is there already"), "{}", refused.err);
    let told = text(&["simulate", "tavli", "-n", "4"]);
    assert!(told.starts_with("Tavli, ") && told.contains("4 contests: x won "), "{told}");
}

#[test]
fn dice_that_were_changed_after_the_game_are_found() {
    let folder = folder("dice");
    let whole = path(&folder, "whole.json");
    common::json(&["simulate", "hypergammon", "-n", "1", "--record", &whole]);
    let text = fs::read_to_string(&whole).unwrap();
    let at = text.find(r#""rolled","dice":["#).unwrap() + r#""rolled","dice":["#.len();
    let die = text.as_bytes()[at] - b'0';
    let mut changed = text.clone();
    changed.replace_range(at..=at, &(die % 6 + 1).to_string());
    let forged = path(&folder, "forged.json");
    fs::write(&forged, changed).unwrap();
    let (code, found) = verified(&[&forged]);
    assert_eq!((code, &found[0]["result"]), (Some(1), &"fail".into()));
    assert!(found[0]["roll"].is_number() && found[0]["step"].is_number(), "{found:?}");
    assert_eq!(found[0]["proof_step"], "roll");
}

#[test]
fn simulated_contests_are_held_to_their_logs() {
    let folder = folder("logs");
    let keep = |name: &str, seed: &str| {
        let [record, log] = ["json", "log"].map(|ending| path(&folder, &format!("{name}.{ending}")));
        let args = ["simulate", "hypergammon", "-n", "3", "--to", "3", "--seed", seed];
        common::json(&[&args[..], &["--record", &record, "--log", &log]].concat());
        [record, log]
    };
    let ([record, log], [_, other]) = (keep("one", "1"), keep("other", "2"));
    // One log a contest, with an empty line between.
    assert_eq!(fs::read_to_string(&log).unwrap().split("\n\n").count(), 3);
    let (code, found) = verified(&[&record, "--log", &log]);
    assert_eq!((code, found.len()), (Some(0), 3), "{found:?}");
    for found in &found {
        assert_eq!(
            (&found["result"], &found["proof_step"], &found["missed"]),
            (&"pass".into(), &Value::Null, &0.into())
        );
        assert!(found["games"].as_u64() >= Some(1) && found["rolls"].as_u64() > found["games"].as_u64());
    }
    let (code, found) = verified(&[&record, "--log", &other]);
    assert_eq!(code, Some(1));
    for found in &found {
        assert_eq!((&found["result"], &found["proof_step"]), (&"fail".into(), &"log".into()), "{found:?}");
    }
    assert_eq!(verified(&[&record]).0, Some(0), "without a log");
    // A line of the second log that does not fit is told by its number in the file.
    let text = fs::read_to_string(&log).unwrap();
    let second = text.find("\n\n").unwrap() + 2;
    let line = text[..second].matches('\n').count() + 1;
    let mut broken = text.clone();
    broken.replace_range(second..=second, if text.as_bytes()[second] == b'0' { "1" } else { "0" });
    fs::write(&other, broken).unwrap();
    let refused = done(alea(&["verify", &record, "--log", &other]));
    assert!(refused.err.contains(&format!("line {line} of the log does not fit")), "{}", refused.err);
    // A log comes with records.
    assert_eq!(done(alea(&["simulate", "portes", "-n", "1", "--log", &path(&folder, "x")])).code, Some(2));
}

#[test]
fn records_are_held_to_a_key_and_a_log() {
    let folder = folder("key");
    let fixtures = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/dice/fixtures/verdicts.json");
    let fixtures: Value = serde_json::from_str(&fs::read_to_string(fixtures).unwrap()).unwrap();
    let (record, log) = (path(&folder, "record.json"), path(&folder, "log"));
    fs::write(&record, fixtures["records"][0]["record"].as_str().unwrap()).unwrap();
    fs::write(&log, fixtures["records"][0]["log"].as_str().unwrap()).unwrap();
    let key = fixtures["key"].as_str().unwrap();
    assert_eq!(verified(&[&record, "--key", key, "--log", &log]).0, Some(0));
    let (code, found) = verified(&[&record, "--key", &"01".repeat(32)]);
    assert_eq!(code, Some(1));
    assert_eq!(found[0]["reason"], "it was signed by another key than the given one");
    assert_eq!(found[0]["proof_step"], "signature");
    let told = done(alea(&["verify", &record, "--key", &"01".repeat(32)]));
    let why = "proof of the dice, signature: it was signed by another key than the given one";
    assert!(told.out.contains(why), "{}", told.out);
    let other = path(&folder, "other");
    fs::write(&other, "").unwrap();
    let (code, found) = verified(&[&record, "--log", &other]);
    assert_eq!(code, Some(1));
    assert_eq!(found[0]["reason"], "the log does not show that the game was signed");
    fs::write(&other, "nothing\n").unwrap();
    let refused = done(alea(&["verify", &record, "--log", &other]));
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.contains("line 1 of the log does not fit"), "{}", refused.err);
    let refused = done(alea(&["verify", &record, "--key", "00"]));
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("64 digits"), "{}", refused.err);
}
