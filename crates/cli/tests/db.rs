//! `alea db`, on the database of a server that runs, and of one that does not.
#![cfg(feature = "serve")]
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

mod common;

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Stdio},
    time::{Duration, Instant},
};

use common::{alea, done, fits, json, keys, text};
use serde_json::{Value, json};

/// `alea serve`, killed at the end.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut command = alea(&["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()]);
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim_end().trim_end_matches('/').rsplit('/').next().unwrap().to_owned();
        Server { process, address }
    }

    fn post(&self, path: &str, cookie: &str, body: &Value) -> String {
        let body = body.to_string();
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let head = format!("POST {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: {cookie}\r\n");
        write!(stream, "{head}content-length: {}\r\n\r\n{body}", body.len()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Makes a guest and a contest against the house, in which the house begins.
    fn contest(&self) {
        let answer = self.post("/api/v1/me", "", &json!({"name": "Anna"}));
        let cookie = answer.split_once("alea_guest=").unwrap().1.split(';').next().unwrap();
        let terms = json!({"games": [{"id": "hnefatafl"}], "length": "single"});
        let wish = json!({"terms": terms, "seat": "second", "against": {"house": "random"}});
        let answer = self.post("/api/v1/contests", &format!("alea_guest={cookie}"), &wish);
        assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn place(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("db").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn name(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// What is found in the database once something has happened in a contest.
fn once_played(data: &Path) -> Value {
    let started = Instant::now();
    loop {
        let found = json(&["db", "check", "--data", name(data)]);
        if found["events"] != 0 {
            return found;
        }
        assert!(started.elapsed() < Duration::from_secs(30), "the house does nothing");
    }
}

/// What a command says that does not do its work.
fn fails(args: &[&str]) -> String {
    let done = done(alea(args));
    assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{args:?}");
    done.err
}

#[test]
fn a_running_server_is_checked_and_copied() {
    let folder = place("running");
    let (data, copy) = (folder.join("data"), folder.join("copy.sqlite"));
    let server = Server::start(&data);
    server.contest();
    let found = once_played(&data);
    assert_eq!(keys(&found), ["result", "contests", "over", "events", "leaves", "wrong"]);
    assert_eq!(
        (&found["result"], &found["contests"], &found["over"]),
        (&json!("pass"), &json!(1), &json!(0))
    );
    let told = text(&["db", "backup", name(&copy), "--data", name(&data)]);
    let hash = fs::read_to_string(folder.join("copy.sqlite.sha256")).unwrap();
    assert!(hash.ends_with("  copy.sqlite\n") && told.contains(hash.split(' ').next().unwrap()), "{told}");
    assert_eq!(json(&["db", "check", name(&copy)]), found);
    let told = text(&["db", "check", name(&copy)]);
    fits(&told);
    assert!(told.ends_with("Everything holds.\n"), "{told}");
    // A copy is not written over, and a server that runs is left alone, whatever is asked for; nor do two run on the same data.
    let again = done(alea(&["db", "backup", name(&copy), "--data", name(&data)]));
    assert_eq!(again.code, Some(2), "{}", again.err);
    let said = fails(&["db", "restore", name(&copy), "--data", name(&data), "--force"]);
    assert!(said.contains("a server runs"), "{said}");
    let said = fails(&["serve", "--listen", "127.0.0.1:0", "--data", name(&data)]);
    assert!(said.contains("a server runs"), "{said}");
}

#[test]
fn a_copy_is_put_back_and_nothing_newer_is_lost_by_mistake() {
    let folder = place("restored");
    let (data, copy) = (folder.join("data"), folder.join("copy.sqlite"));
    let server = Server::start(&data);
    server.contest();
    text(&["db", "backup", name(&copy), "--data", name(&data)]);
    server.contest();
    drop(server);
    let contests = |data: &Path| json(&["db", "check", "--data", name(data)])["contests"].clone();
    assert_eq!(contests(&data), 2);
    // The server went on after the copy was made.
    let restore = ["db", "restore", name(&copy), "--data", name(&data)];
    let said = fails(&restore);
    assert!(said.contains("newer") && said.contains("--force"), "{said}");
    assert_eq!(contests(&data), 2);
    text(&[&restore[..], &["--force"]].concat());
    assert_eq!(contests(&data), 1);
    assert_eq!(json(&["db", "check", name(&data.join("alea.sqlite.before"))])["contests"], 2);
    // Into an empty folder, and again over the same, nothing is lost.
    let other = folder.join("other");
    for _ in 0..2 {
        text(&["db", "restore", name(&copy), "--data", name(&other)]);
        assert_eq!(contests(&other), 1);
    }
    // What was put aside before is not written over.
    text(&["db", "restore", name(&copy), "--data", name(&other)]);
    assert!(["before", "before2"].iter().all(|end| other.join(format!("alea.sqlite.{end}")).exists()));
    // And a server goes on from it.
    Server::start(&other).contest();
    assert_eq!(contests(&other), 2);
    // A copy that is not what was written, or of which nobody knows what it was, is not put anywhere.
    let mut bytes = fs::read(&copy).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&copy, &bytes).unwrap();
    let third = folder.join("third");
    assert!(fails(&["db", "restore", name(&copy), "--data", name(&third)]).contains("checksum"));
    fs::remove_file(folder.join("copy.sqlite.sha256")).unwrap();
    assert!(fails(&["db", "restore", name(&copy), "--data", name(&third)]).contains("checksum"));
    assert!(!third.join("alea.sqlite").exists());
}

#[test]
fn what_does_not_hold_is_told() {
    let folder = place("damaged");
    let (data, copy) = (folder.join("data"), folder.join("copy.sqlite"));
    let server = Server::start(&data);
    server.contest();
    once_played(&data);
    drop(server);
    text(&["db", "backup", name(&copy), "--data", name(&data)]);
    // Another event in the place of one: the file is whole, the contest is not.
    let mut bytes = fs::read(&copy).unwrap();
    let word = b"\"begun\"";
    let at = bytes.windows(word.len()).position(|bytes| bytes == word).expect("an event");
    bytes[at..at + word.len()].copy_from_slice(b"\"bEgun\"");
    fs::write(&copy, &bytes).unwrap();
    let done = done(alea(&["db", "check", name(&copy), "--json"]));
    let found: Value = serde_json::from_str(&done.out).unwrap();
    assert_eq!(
        (done.code, &found["result"], &found["wrong"][0]["what"]),
        (Some(1), &json!("fail"), &json!("contest"))
    );
    // A page of nothing.
    bytes[4096..8192].fill(0xA5);
    fs::write(&copy, &bytes).unwrap();
    let done = common::done(alea(&["db", "check", name(&copy)]));
    assert_eq!(done.code, Some(1), "{}", done.out);
    // And what is no database at all.
    fs::write(&copy, "no database").unwrap();
    let said = fails(&["db", "check", name(&copy)]);
    assert!(said.contains("no database of this program"), "{said}");
    assert!(fails(&["db", "check", name(&folder.join("nowhere"))]).contains("nowhere"));
}

#[test]
fn what_a_damaged_log_hides_is_told() {
    let folder = place("log");
    let data = folder.join("data");
    let server = Server::start(&data);
    server.contest();
    once_played(&data);
    drop(server);
    let log = data.join("alea.sqlite-wal");
    let mut bytes = fs::read(&log).unwrap();
    // In the third page from the end: a transaction ends with the last one.
    let frame = 24 + 4096;
    let at = bytes.len() - 3 * frame + 1000;
    bytes[at] ^= 1;
    fs::write(&log, &bytes).unwrap();
    let done = done(alea(&["db", "check", "--data", name(&data), "--json"]));
    let found: Value = serde_json::from_str(&done.out).unwrap();
    assert_eq!((done.code, &found["wrong"][0]["what"]), (Some(1), &json!("wal")), "{}", done.out);
}
