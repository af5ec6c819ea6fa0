//! `alea convert`: contests from one format of files into another.

use std::{fs, io::ErrorKind, path::Path};

use alea_catalog::files::{self as formats, Contained, Format, Remark};
use alea_notation::{mat::NoteKind, record::Record};
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
    let to = args.to.or_else(|| files::format_by_name(&args.output)).ok_or_else(|| {
        misuse(
            message!["convert-no-format", "file" => output.clone(), "option" => "--to", "formats" => all()],
        )
    })?;
    let there = || failed(message!["convert-exists", "file" => output.clone()]);
    // Before anything is read that may be long.
    if args.output != STREAM && !args.force && fs::metadata(&args.output).is_ok_and(|there| there.is_file()) {
        return Err(there());
    }
    let mut contests: Vec<Contained> = Vec::new();
    files::each_contest(&args.input, args.from, |contained| {
        contests.push(contained);
        Ok(())
    })?;
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
    match files::save(Path::new(&args.output), &written.text, args.force) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(there()),
        saved => saved.map_err(|error| io_failed(output, error)),
    }
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
