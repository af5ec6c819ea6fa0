//! What the tests of the commands share: running the program, and reading what it prints.
#![allow(dead_code, reason = "no test uses all of it")]
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

use std::process::{Command, Output};

use serde_json::Value;

/// The program, in a locale that knows ASCII only.
pub(crate) fn alea(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_alea"));
    command.args(args).env("LC_ALL", "C");
    command
}

/// What it did.
pub(crate) struct Done {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

pub(crate) fn done(mut command: Command) -> Done {
    let Output { status, stdout, stderr } = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Done { code: status.code(), out: text(stdout), err: text(stderr) }
}

/// What it prints when all goes well.
pub(crate) fn text(args: &[&str]) -> String {
    let done = done(alea(args));
    assert_eq!((done.code, done.err.as_str()), (Some(0), ""), "{args:?}");
    done.out
}

/// What it prints for programs: one line.
pub(crate) fn json(args: &[&str]) -> Value {
    let line = text(&[args, &["--json"]].concat());
    assert_eq!(line.matches('\n').count(), 1, "{line}");
    serde_json::from_str(&line).unwrap()
}

/// The line on stderr of a command that was asked for wrongly.
pub(crate) fn misused(args: &[&str]) -> String {
    let done = done(alea(args));
    assert_eq!((done.code, done.out.as_str()), (Some(2), ""), "{args:?}: {}", done.err);
    let line = done.err.strip_prefix("alea: ").and_then(|line| line.strip_suffix('\n'));
    let line = line.unwrap_or_else(|| panic!("{args:?}: {}", done.err));
    assert!(!line.contains('\n'), "{line}");
    line.to_owned()
}

/// The keys of an object, in order.
pub(crate) fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

/// Every line fits a terminal of 80 columns.
pub(crate) fn fits(text: &str) {
    for line in text.lines() {
        assert!(line.chars().count() <= 80, "too long: {line}");
    }
}
