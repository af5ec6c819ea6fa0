//! `alea db`: what whoever runs the server does with its database.

use std::path::{Path, PathBuf};

use alea_server::{
    Settings,
    upkeep::{self, DATABASE, Found, Overwrite, UpkeepError, Wrong},
};
use alea_texts::{Message, Texts, message};
use anyhow::Result;
use serde_json::{Value, json};

use crate::{
    common,
    failure::{failed, io_failed, misuse},
    progress::Progress,
    serve::not_stored,
    verify,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    Check(CheckArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
}

#[derive(Debug, clap::Args)]
struct CheckArgs {
    file: Option<PathBuf>,
    #[arg(long, conflicts_with = "file")]
    data: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

#[derive(Debug, clap::Args)]
struct BackupArgs {
    file: PathBuf,
    #[arg(long)]
    data: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
struct RestoreArgs {
    file: PathBuf,
    #[arg(long)]
    data: Option<PathBuf>,
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(args: &Args, texts: &Texts) -> Result<()> {
    match &args.what {
        What::Check(args) => check(args, texts),
        What::Backup(args) => backup(args, texts),
        What::Restore(args) => restore(args, texts),
    }
}

/// The folder of the server, found as `alea serve` finds it, a file of settings apart.
pub(crate) fn folder(named: Option<&PathBuf>) -> PathBuf {
    let named = named.cloned().or_else(|| std::env::var_os("ALEA_DATA").map(PathBuf::from));
    Settings { data: named, ..Settings::default() }.folder()
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn check(args: &CheckArgs, texts: &Texts) -> Result<()> {
    let path = args.file.clone().unwrap_or_else(|| folder(args.data.as_ref()).join(DATABASE));
    let mut bar = None;
    let found = upkeep::check(&path, |done, all| {
        bar.get_or_insert_with(|| Progress::new(all, "progress-checking", texts)).reach(done);
    });
    drop(bar);
    let found = found.map_err(not_kept)?;
    if args.json {
        common::print_json(&json_of(&found))?;
    } else {
        for wrong in &found.wrong {
            common::print(&format!("{}\n", texts.tell(&told(wrong))))?;
        }
        let counts = message![
            "db-counts", "contests" => found.contests, "over" => found.over, "events" => found.events,
            "leaves" => found.leaves
        ];
        common::print(&format!("{}\n", texts.tell(&counts)))?;
    }
    match found.wrong.len() {
        0 if args.json => Ok(()),
        0 => common::print(&format!("{}\n", texts.say("db-sound"))),
        count => Err(failed(message!["db-wrong", "file" => shown(&path), "count" => count as u64])),
    }
}

fn told(wrong: &Wrong) -> Message {
    match wrong {
        Wrong::File(fault) => message!["db-file", "fault" => fault.clone()],
        Wrong::Unread { pages, bytes, commits } => {
            message!["db-unread", "pages" => *pages, "bytes" => *bytes, "commits" => *commits]
        }
        Wrong::Log { leaf, why } => message!["db-log", "leaf" => *leaf, "why" => why.clone()],
        Wrong::Unreadable { contest, error } => {
            message!["db-unreadable", "contest" => contest.to_string(), "detail" => error.to_string()]
        }
        Wrong::Contest { contest, failure } => {
            message!["db-contest", "contest" => contest.to_string(), "why" => verify::told(failure)]
        }
    }
}

fn json_of(found: &Found) -> Value {
    let wrong = |wrong: &Wrong| {
        let (what, contest, why) = match wrong {
            Wrong::File(fault) => ("file", None, fault.clone()),
            Wrong::Unread { .. } => ("wal", None, told(wrong).to_string()),
            Wrong::Log { why, .. } => ("log", None, why.clone()),
            Wrong::Unreadable { contest, error } => ("contest", Some(contest), error.to_string()),
            Wrong::Contest { contest, failure } => {
                ("contest", Some(contest), verify::told(failure).to_string())
            }
        };
        json!({"what": what, "contest": contest.map(ToString::to_string), "reason": why})
    };
    json!({
        "result": if found.wrong.is_empty() { "pass" } else { "fail" },
        "contests": found.contests, "over": found.over, "events": found.events, "leaves": found.leaves,
        "wrong": found.wrong.iter().map(wrong).collect::<Vec<_>>(),
    })
}

fn backup(args: &BackupArgs, texts: &Texts) -> Result<()> {
    let database = folder(args.data.as_ref()).join(DATABASE);
    let hash = upkeep::backup(&database, &args.file).map_err(not_kept)?;
    let done = message!["db-copied", "file" => shown(&args.file), "hash" => hash];
    common::print(&format!("{}\n", texts.tell(&done)))
}

fn restore(args: &RestoreArgs, texts: &Texts) -> Result<()> {
    let folder = folder(args.data.as_ref());
    let overwrite = if args.force { Overwrite::Anything } else { Overwrite::Older };
    upkeep::restore(&args.file, &folder, overwrite).map_err(not_kept)?;
    let done = message!["db-restored", "file" => shown(&folder.join(DATABASE))];
    common::print(&format!("{}\n", texts.tell(&done)))
}

/// Why it was not done, and what to do.
pub(crate) fn not_kept(error: UpkeepError) -> anyhow::Error {
    match error {
        UpkeepError::Store { path, error } => not_stored(&path, error),
        UpkeepError::File { path, error } => io_failed(Message::verbatim(shown(&path)), error),
        UpkeepError::Live(path) => failed(message!["db-live", "folder" => shown(&path)]),
        UpkeepError::Exists(path) => misuse(message!["db-exists", "file" => shown(&path)]),
        UpkeepError::Newer(path) => failed(message!["db-newer", "file" => shown(&path)]),
        UpkeepError::Checksum(path) => failed(message!["db-checksum", "file" => shown(&path)]),
    }
}
