//! `alea convert`: contests from one format of files into another.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, BufRead, ErrorKind, Write},
    path::{Path, PathBuf},
};

use alea_catalog::{
    files::{self as formats, Contained, Format, ReadError, Remark},
    find_spec,
};
use alea_notation::{
    mat::NoteKind,
    record::{self, Record},
};
use alea_texts::{Message, Said, Texts, message};
use anyhow::Result;

use crate::{
    common::{self, failed, io_failed, misuse},
    files::{self, STREAM},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "IN")]
    input: String,
    #[arg(value_name = "OUT")]
    output: String,
    #[arg(long, value_parser = format)]
    from: Option<Format>,
    #[arg(long, value_parser = format)]
    to: Option<Format>,
    #[arg(long)]
    force: bool,
}

fn format(name: &str) -> Result<Format, Message> {
    Format::find(name).ok_or_else(|| message!["expected-format", "formats" => all()])
}

/// The formats by their names.
fn all() -> String {
    Format::ALL.map(Format::key).join(", ")
}

pub(crate) fn run(args: &Args, texts: &'static Texts) -> Result<()> {
    let (input, output) = (files::shown(&args.input), files::shown_output(&args.output));
    let to = args.to.or_else(|| by_name(&args.output)).ok_or_else(|| {
        misuse(
            message!["convert-no-format", "file" => output.clone(), "option" => "--to", "formats" => all()],
        )
    })?;
    let there = || failed(message!["convert-exists", "file" => output.clone()]);
    if args.output != STREAM && !args.force && Path::new(&args.output).exists() {
        return Err(there());
    }
    let contests = read(args, &input)?;
    // Which of several is spoken of.
    let several = contests.len() > 1;
    let of = |file: &Message, index: usize| match several {
        true => message!["convert-contest", "file" => file.clone(), "contest" => (index + 1).to_string()],
        false => file.clone(),
    };
    let at = |place: Message, what: Message| message!["at", "place" => place, "what" => what];
    for (contest, index) in contests.iter().zip(0..) {
        for remark in contest.remarks.iter().filter(|remark| tells(remark)) {
            crate::say(&texts.tell(&at(of(&input, index), remark.message())));
        }
    }
    let records: Vec<Record> = contests.into_iter().map(|contest| contest.record).collect();
    let written = formats::write(&records, to).map_err(|(index, why)| {
        failed(at(of(&input, index), message!["convert-refused", "why" => why.message()]))
    })?;
    for (losses, index) in written.losses.iter().zip(0..) {
        for loss in losses {
            let lost = message!["convert-lost", "what" => loss.message()];
            crate::say(&texts.tell(&at(of(&output, index), lost)));
        }
    }
    if args.output == STREAM {
        return common::print(&written.text);
    }
    match save(Path::new(&args.output), &written.text, args.force) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(there()),
        saved => saved.map_err(|error| io_failed(output, error)),
    }
}

/// The format that the name of a file says.
fn by_name(name: &str) -> Option<Format> {
    let ending = Path::new(name).extension()?.to_str()?;
    Format::ALL.into_iter().find(|format| format.endings().iter().any(|end| end.eq_ignore_ascii_case(ending)))
}

fn read(args: &Args, name: &Message) -> Result<Vec<Contained>> {
    let io = |error: io::Error| io_failed(name.clone(), error);
    let refused = |why: Message| failed(message!["at", "place" => name.clone(), "what" => why]);
    let mut reader = files::open(&args.input).map_err(io)?;
    // A text can be several things, so its name says nothing.
    let said = args.from.or_else(|| by_name(&args.input).filter(|_| !args.input.ends_with(".txt")));
    let format = match said {
        None => Format::of(reader.fill_buf().map_err(io)?),
        said => said,
    };
    if format == Some(Format::Record) {
        return records(reader).map_err(|error| match error {
            NotRead::Io(error) => io(error),
            NotRead::Record(why) => refused(why),
        });
    }
    let most = format.map_or_else(most_bytes, Format::most_bytes);
    let bytes = files::bytes(&mut *reader, most).map_err(io)?;
    if bytes.len() > most {
        return Err(refused(message!["convert-too-long", "most" => (most >> 20).to_string()]));
    }
    formats::read(&bytes, format).map_err(|error| refused(error.message()))
}

/// No file that says itself what it is is longer.
fn most_bytes() -> usize {
    Format::Mat.most_bytes().max(Format::List.most_bytes())
}

enum NotRead {
    Io(io::Error),
    Record(Message),
}

/// The records of a file, line by line, up to the first that is none.
fn records(reader: impl BufRead) -> Result<Vec<Contained>, NotRead> {
    let mut contests = Vec::new();
    for line in files::Lines::of(reader) {
        let (line, bytes) = line.map_err(NotRead::Io)?;
        let text = std::str::from_utf8(&bytes);
        let text = text.map_err(|_| NotRead::Record(ReadError::NotText { line }.message()))?;
        let record = record::parse(text, &find_spec);
        let record = record.map_err(|error| NotRead::Record(error.at_line(line).message()))?;
        contests.push(Contained { record, remarks: Vec::new() });
    }
    if contests.is_empty() { Err(NotRead::Record(ReadError::Nothing.message())) } else { Ok(contests) }
}

/// Whether a remark says more than which program wrote the file, and that it was read as it stands.
fn tells(remark: &Remark) -> bool {
    match remark {
        Remark::Mat(note) => files::tells_of_mat(&note.kind) || matches!(note.kind, NoteKind::Comment(_)),
        Remark::List(note) => files::tells_of_list(&note.kind),
        Remark::MatIllegal(_) | Remark::ListIllegal(_) => false,
        _ => true,
    }
}

/// Writes a file whole or not at all, and one that is there only if it may.
fn save(path: &Path, text: &str, force: bool) -> io::Result<()> {
    if !force {
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        return file.write_all(text.as_bytes());
    }
    let mut fresh = PathBuf::from(path).into_os_string();
    fresh.push(".new");
    File::create(&fresh)?.write_all(text.as_bytes())?;
    fs::rename(&fresh, path)
}
