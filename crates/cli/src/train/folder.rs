//! The folder of a run.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use alea_engine::{
    Class, Nets,
    endings::{Endings, Hyper},
    net::{FileError, Net, Note, Overflow},
    train::{Report, Trainer},
};
use alea_texts::{Message, Texts, message};
use anyhow::Result;
use serde_json::{Map, Value, json};

use crate::{
    endings,
    failure::{failed, io_failed},
};

const CHECKPOINT: &str = "checkpoint.safetensors";
const LOG: &str = "log.jsonl";

/// A run and where it is kept.
pub(super) struct Run {
    folder: PathBuf,
    pub(super) trainer: Trainer,
    note: Note,
}

impl Run {
    /// The run in this folder; a new one if there is none, with these widths, for races and for contact, and this seed.
    pub(super) fn open_or_begin(folder: &Path, widths: [usize; 2], seed: u64) -> Result<Run> {
        if folder.join(CHECKPOINT).exists() {
            return Run::open(folder);
        }
        fs::create_dir_all(folder).map_err(at(folder))?;
        let note = [("program", format!("alea {}", env!("CARGO_PKG_VERSION"))), ("seed", seed.to_string())];
        let note = Note(note.into_iter().map(|(key, value)| (key.to_owned(), value)).collect());
        let width = |class: Class| widths[usize::from(class.is_contact())];
        Ok(Run { folder: folder.to_owned(), trainer: Trainer::new(width, seed), note })
    }

    /// The run in this folder.
    pub(super) fn open(folder: &Path) -> Result<Run> {
        let path = folder.join(CHECKPOINT);
        let (trainer, note) = Trainer::from_bytes(&read(&path)?).map_err(|error| no_net(&path, &error))?;
        Ok(Run { folder: folder.to_owned(), trainer, note })
    }

    /// Writes everything, so that nothing is lost if it is broken off.
    pub(super) fn save(&mut self) -> Result<()> {
        let counts = [("games", self.trainer.games()), ("rounds", self.trainer.rounds())];
        self.note.0.extend(counts.map(|(key, count)| (key.to_owned(), count.to_string())));
        for (net, class) in self.trainer.nets().map_err(too_large)?.iter().zip(Class::LEARNED) {
            write(&self.folder.join(file_of(class)), &net.to_bytes(&self.note))?;
        }
        write(&self.folder.join(CHECKPOINT), &self.trainer.to_bytes(&self.note))
    }

    /// Adds what came of a round to the log, with the command's own arguments.
    pub(super) fn log(&self, report: &Report, seconds: f64, plan: &Value) -> Result<()> {
        let path = self.folder.join(LOG);
        let line = json!({
            "round": self.trainer.rounds(),
            "games": self.trainer.games(),
            "positions": report.positions,
            "fitted": by_class(report.fitted.map(|(count, _)| json!(count))),
            "error": by_class(report.fitted.map(|(_, error)| json!(error))),
            "seconds": (seconds * 1e3).round() / 1e3,
            "plan": plan,
        });
        let mut log = fs::OpenOptions::new().create(true).append(true).open(&path).map_err(at(&path))?;
        writeln!(log, "{line}").map_err(at(&path))
    }
}

/// Values of the classes that nets are asked about.
pub(super) fn by_class(values: [Value; Class::LEARNED.len()]) -> Value {
    let pairs = Class::LEARNED.map(Class::id).map(str::to_owned).into_iter().zip(values);
    Value::Object(pairs.collect::<Map<_, _>>())
}

/// The nets to play of the run in this folder, with tables of endings. A class that has no net has that which stands in for it.
pub(crate) fn nets(folder: &Path, texts: &Texts) -> Result<Nets> {
    let net = |class: Class| -> Result<Net> {
        let own = folder.join(file_of(class));
        let other = class.stands_in().map(|other| folder.join(file_of(other)));
        let path = other.filter(|_| !own.exists()).unwrap_or(own);
        let (net, _) = Net::from_bytes(&read(&path)?).map_err(|error| no_net(&path, &error))?;
        Ok(net)
    };
    let [race, contact, ahead, behind] = Class::LEARNED.map(net);
    endings::solve(texts);
    Ok(Nets::new([race?, contact?, ahead?, behind?]).with_endings(Endings::shared).with_hyper(Hyper::ready))
}

fn file_of(class: Class) -> String {
    format!("{}.safetensors", class.id())
}

/// The bytes of a file.
pub(super) fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(at(path))
}

/// Writes a file as a whole or not at all.
fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let draft = path.with_extension("part");
    fs::write(&draft, bytes).and_then(|()| fs::rename(&draft, path)).map_err(at(path))
}

/// A file did not do what it should.
pub(super) fn at(path: &Path) -> impl FnOnce(io::Error) -> anyhow::Error {
    move |error| io_failed(path.display().to_string(), error)
}

/// A file holds something else than it should.
fn wrong(path: &Path, what: Message) -> anyhow::Error {
    failed(message!["at", "place" => path.display().to_string(), "what" => what])
}

fn no_net(path: &Path, error: &FileError) -> anyhow::Error {
    let what = match error {
        FileError::Format(_) | FileError::Features(None) => message!["train-no-net"],
        FileError::Features(Some(id)) => message!["train-other-features", "id" => id.clone()],
        FileError::Tensor(name) => message!["train-bad-tensor", "name" => name.clone()],
        FileError::Overflow(_) => message!["train-too-large"],
    };
    wrong(path, what)
}

/// Weights have grown beyond what can be played.
pub(super) fn too_large(_: Overflow) -> anyhow::Error {
    failed(message!["train-too-large"])
}

/// A file is none of labelled positions.
pub(super) fn no_positions(path: &Path) -> anyhow::Error {
    wrong(path, message!["train-no-positions"])
}
