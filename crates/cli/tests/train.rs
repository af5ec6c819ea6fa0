//! `alea train`, on nets as small as they come.
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

mod common;

use std::{fs, path::PathBuf};

use common::{alea, done, json, keys, misused, text};

/// A folder that is gone with the value.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("alea-train-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn at(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn play(run: &str, rounds: &str, targets: &str) {
    let small = ["--games", "2", "--width", "64", "--race-width", "64", "--batch", "32"];
    let args = ["train", "selfplay", run, "--rounds", rounds, "--targets", targets];
    assert_eq!(text(&[&args[..], &small].concat()), "");
}

#[test]
fn a_run_is_begun_gone_on_with_and_played() {
    let folder = Folder::new("run");
    let [through, stopped] = ["through", "stopped"].map(|name| folder.at(name));
    play(&through, "2", "returns");
    play(&stopped, "1", "returns");
    play(&stopped, "1", "returns");
    for file in ["checkpoint", "race", "contact"] {
        let [one, other] =
            [&through, &stopped].map(|run| fs::read(format!("{run}/{file}.safetensors")).unwrap());
        assert!(one == other, "{file}");
    }
    play(&through, "1", "lookahead");
    let log = fs::read_to_string(format!("{through}/log.jsonl")).unwrap();
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(keys(&lines[2]), ["round", "games", "positions", "fitted", "error", "seconds", "plan"]);
    assert_eq!((&lines[2]["round"], &lines[2]["plan"]["targets"]["lookahead"]), (&3.into(), &4.into()));

    let found = json(&["train", "arena", &through, "random", "-n", "3", "--threads", "1"]);
    assert_eq!(found["games"], 6);
    assert_eq!(found, json(&["train", "arena", &through, "random", "-n", "3", "--threads", "2"]));
    let told = text(&["train", "arena", "random", &through, "-n", "2"]);
    assert!(told.contains("4 games") && told.contains("standard error"), "{told}");
}

#[test]
fn labels_go_on_where_they_ended_and_are_fitted() {
    let folder = Folder::new("labels");
    let [run, fitted, through, stopped] =
        ["run", "fitted", "through.bin", "stopped.bin"].map(|name| folder.at(name));
    play(&run, "1", "returns");
    let label = |file: &str, positions: &str| {
        text(&["train", "label", &run, file, "--positions", positions, "--every", "200"]);
        fs::read(file).unwrap()
    };
    label(&stopped, "1");
    // Half a position, as if the machine had stopped while it was written.
    let mut torn = fs::read(&stopped).unwrap();
    torn.extend([1; 30]);
    fs::write(&stopped, torn).unwrap();
    let (all, one) = (label(&through, "60"), label(&stopped, "60"));
    assert!(all == one && all.len() >= 60 * 72);
    let found = json(&["train", "fit", &fitted, &through, "--width", "64", "--held-back", "2"]);
    assert_eq!(keys(&found), ["fitted", "held_back"]);
    assert_eq!(found["fitted"], all.len() / 72);
    text(&["train", "fit", &fitted, &through]);
}

#[test]
fn what_is_no_run_is_named() {
    let folder = Folder::new("wrong");
    let (missing, file) = (folder.at("missing"), folder.at("file.bin"));
    fs::write(&file, [7; 73]).unwrap();
    for (args, line) in [
        (&["train", "arena", &missing, "random"][..], "there is no such file or folder"),
        (&["train", "fit", &missing, &file], "file.bin: it is no file of `alea train label`"),
    ] {
        let done = done(alea(args));
        assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{args:?}");
        assert!(done.err.contains(line), "{}", done.err);
    }
    fs::create_dir_all(&missing).unwrap();
    fs::write(folder.0.join("missing/checkpoint.safetensors"), [7; 73]).unwrap();
    let refused = done(alea(&["train", "selfplay", &missing]));
    assert!(
        refused.err.ends_with("checkpoint.safetensors: it is no file of `alea train`\n"),
        "{}",
        refused.err
    );
    for (args, line) in [
        (["--width", "100"], "--width \"100\": expected 64, 128, 192 and so on up to 1024"),
        (["--rate", "x"], "--rate \"x\": expected a number, 0.0000001 to 1"),
        (["--lambda", "2"], "--lambda \"2\": expected a number, 0 to 1"),
    ] {
        let found = misused(&[&["train", "selfplay", "run"][..], &args].concat());
        assert_eq!(found, format!("{line}; see `alea train selfplay --help`"));
    }
}
