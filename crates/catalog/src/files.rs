//! Files of contests, whatever their format: reading them as records, and writing records as any of them.

use std::fmt;

use alea_game::Side;
use alea_matchplay::Event;
use alea_notation::{
    mat,
    record::{self, Record, RecordError},
    tafl as lists,
};
use alea_texts::{Message, Said, message};

use crate::{
    export::{self, Loss},
    find_spec,
    replay::{self, IllegalPlay},
    tafl,
};

/// A format of files that hold contests.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Format {
    /// Records, one on each line ([`alea_notation::record`]).
    Record,
    /// Match files ([`alea_notation::mat`]).
    Mat,
    /// Lists of tafl moves ([`alea_notation::tafl`]).
    List,
    /// A saved game of OpenTafl ([`alea_notation::opentafl`]).
    Saved,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 4] = [Format::Record, Format::Mat, Format::List, Format::Saved];

    /// The stable name: `record`, `mat`, `tafl`, `opentafl`.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Format::Record => "record",
            Format::Mat => "mat",
            Format::List => "tafl",
            Format::Saved => "opentafl",
        }
    }

    /// How names of such files end, the usual way first. No two formats share one.
    #[must_use]
    pub fn endings(self) -> &'static [&'static str] {
        match self {
            Format::Record => &["json", "jsonl"],
            Format::Mat => &["mat", "txt"],
            Format::List => &["tafl"],
            Format::Saved => &["otg"],
        }
    }

    /// The format with that name, or of files whose names end so, in any case.
    #[must_use]
    pub fn find(name: &str) -> Option<Format> {
        let is = |other: &&str| name.eq_ignore_ascii_case(other);
        Format::ALL.into_iter().find(|format| is(&format.key()) || format.endings().iter().any(is))
    }

    /// The format of what a file says, as far as its first bytes tell: no other begins like a record.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Format> {
        let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start();
        let inside = text.strip_prefix(b"{")?.trim_ascii_start();
        inside.starts_with(b"\"").then_some(Format::Record)
    }

    /// No file of this kind is longer, in bytes; of records it is each.
    #[must_use]
    pub fn most_bytes(self) -> usize {
        match self {
            Format::Record => record::MOST_BYTES,
            Format::Mat => mat::MAX_BYTES,
            Format::List | Format::Saved => lists::MAX_BYTES,
        }
    }
}

/// A contest of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contained {
    /// The contest.
    pub record: Record,
    /// What is to be known of how it was read, in order.
    pub remarks: Vec<Remark>,
}

/// Something to be known of a contest that was read from another format than the record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Remark {
    /// Something unusual about a match file, or something that is left out.
    Mat(mat::Note),
    /// Something that does not fit in it.
    MatFinding(replay::Finding),
    /// A play of it that is not legal.
    MatIllegal(IllegalPlay),
    /// The same of lists of tafl moves and saved games of OpenTafl.
    List(lists::Note),
    /// Something that does not fit in it.
    ListFinding(tafl::Finding),
    /// A move of it that is not legal.
    ListIllegal(tafl::IllegalMove),
}

impl Said for Remark {
    fn message(&self) -> Message {
        match self {
            Remark::Mat(note) => note.message(),
            Remark::MatFinding(finding) => finding.message(),
            Remark::MatIllegal(play) => play.message(),
            Remark::List(note) => note.message(),
            Remark::ListFinding(finding) => finding.message(),
            Remark::ListIllegal(illegal) => illegal.message(),
        }
    }
}

/// Why a file could not be read, with the place.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadError {
    /// It is not text.
    NotText {
        /// The line with the first bytes that are none, from 1.
        line: usize,
    },
    /// It holds no record where one should stand.
    Record(RecordError),
    /// It is no match file.
    Mat(mat::ReadError),
    /// It is no list of tafl moves.
    List(lists::ReadError),
    /// A tafl game of it cannot be replayed.
    Game(tafl::Refused),
    /// None of its contests can be replayed.
    NotReplayed(Box<Remark>),
    /// There is no contest in it.
    Nothing,
}

impl Said for ReadError {
    fn message(&self) -> Message {
        match self {
            ReadError::NotText { line } => message!["files-not-text", "line" => line.to_string()],
            ReadError::Record(error) => error.message(),
            ReadError::Mat(error) => error.message(),
            ReadError::List(error) => error.message(),
            ReadError::Game(error) => error.message(),
            ReadError::NotReplayed(why) => why.message(),
            ReadError::Nothing => message!["files-nothing"],
        }
    }
}

/// In English, for logs and for programs.
impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for ReadError {}

/// The contests of a file that is not longer than [`Format::most_bytes`], in order; at least one. Without a format it is a match
/// file or a list of tafl moves, whichever can be read.
///
/// # Errors
/// Why it cannot be read, with the place.
pub fn read(bytes: &[u8], format: Option<Format>) -> Result<Vec<Contained>, ReadError> {
    let contests = match format {
        Some(Format::Record) => {
            let not_text = |error: std::str::Utf8Error| {
                let before = &bytes[..error.valid_up_to()];
                ReadError::NotText { line: 1 + before.iter().filter(|&&byte| byte == b'\n').count() }
            };
            let text = std::str::from_utf8(bytes).map_err(not_text)?;
            let contained = |record| Contained { record, remarks: Vec::new() };
            let records = record::parse_lines(text, &find_spec).map(|read| read.map(contained));
            records.collect::<Result<Vec<_>, _>>().map_err(ReadError::Record)?
        }
        Some(Format::Mat) => of_matches(mat::parse(bytes).map_err(ReadError::Mat)?)?,
        Some(Format::List | Format::Saved) => of_lists(lists::parse(bytes).map_err(ReadError::List)?)?,
        None => match mat::parse(bytes) {
            Ok(reading) => of_matches(reading)?,
            Err(no_match) => match lists::parse(bytes) {
                Ok(reading) => of_lists(reading)?,
                Err(no_list) => return Err(which(no_match, no_list)),
            },
        },
    };
    if contests.is_empty() { Err(ReadError::Nothing) } else { Ok(contests) }
}

/// What is wrong with a file that is neither, as far as it looks like one of them.
fn which(no_match: mat::ReadError, no_list: lists::ReadError) -> ReadError {
    match (no_match.fault(), no_list.fault()) {
        (mat::Fault::NoMatch, lists::Fault::NoGame) => ReadError::Nothing,
        (mat::Fault::NoMatch, _) => ReadError::List(no_list),
        _ => ReadError::Mat(no_match),
    }
}

fn of_matches(reading: mat::Reading) -> Result<Vec<Contained>, ReadError> {
    let mut contests: Vec<Contained> = Vec::new();
    // Of matches of which nothing could be replayed: told with what comes next.
    let mut remarks: Vec<Remark> = Vec::new();
    let mut notes = reading.notes.into_iter().peekable();
    for (recorded, next) in reading.file.matches.iter().zip(1..) {
        let end = reading.file.matches.get(next).and_then(|next| next.games.first()).map(|game| game.line);
        let replayed = replay::match_file(recorded);
        let mut here: Vec<(u32, Remark)> = Vec::new();
        // Notes belong to the match in whose lines they stand, and remarks to the contest.
        while let Some(note) = notes.next_if(|note| end.is_none_or(|end| note.line < end)) {
            here.push((note.line, Remark::Mat(note)));
        }
        let illegal = replayed.illegal.iter().map(|play| (play.place.line, Remark::MatIllegal(play.clone())));
        here.extend(illegal);
        let findings = replayed.findings.iter();
        here.extend(findings.map(|finding| (finding.place.line, Remark::MatFinding(finding.clone()))));
        for (record, next) in replayed.records(recorded).into_iter().zip(1..) {
            let next = replayed.parts.get(next).and_then(|part| recorded.games.get(part.first_game));
            let (mine, later): (Vec<_>, Vec<_>) =
                here.into_iter().partition(|(line, _)| next.is_none_or(|next| *line < next.line));
            here = later;
            remarks.extend(mine.into_iter().map(|(_, remark)| remark));
            contests.push(Contained { record, remarks: std::mem::take(&mut remarks) });
        }
        remarks.extend(here.into_iter().map(|(_, remark)| remark));
    }
    match contests.last_mut() {
        Some(last) => last.remarks.extend(remarks),
        None => {
            let finding = remarks.iter().position(|remark| matches!(remark, Remark::MatFinding(_)));
            if let Some(why) = finding {
                return Err(ReadError::NotReplayed(Box::new(remarks.swap_remove(why))));
            }
        }
    }
    Ok(contests)
}

fn of_lists(reading: lists::Reading) -> Result<Vec<Contained>, ReadError> {
    let mut remarks: Vec<Remark> = reading.notes.into_iter().map(Remark::List).collect();
    let mut contests = Vec::new();
    for replayed in tafl::replay(&reading.file) {
        let tafl::TaflReplay { record, illegal, findings, .. } = replayed.map_err(ReadError::Game)?;
        remarks.extend(illegal.into_iter().map(Remark::ListIllegal));
        remarks.extend(findings.into_iter().map(Remark::ListFinding));
        contests.push(Contained { record, remarks: std::mem::take(&mut remarks) });
    }
    Ok(contests)
}

/// Why a contest cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WriteError {
    /// A match file cannot say it.
    Mat(export::Unwritable),
    /// A list of tafl moves or a saved game of OpenTafl cannot.
    Tafl(tafl::Unwritable),
    /// The format holds one contest, and there are more.
    Several {
        /// How many.
        contests: usize,
    },
    /// The text would be longer than any reader of the format takes.
    TooLong,
    /// A name, a tag or another text of it is longer than the format has it, or would be read as something else.
    Unreadable,
}

impl Said for WriteError {
    fn message(&self) -> Message {
        match self {
            WriteError::Mat(error) => error.message(),
            WriteError::Tafl(error) => error.message(),
            WriteError::Several { contests } => {
                message!["files-several", "contests" => contests.to_string()]
            }
            WriteError::TooLong => message!["files-too-long"],
            WriteError::Unreadable => message!["files-unreadable"],
        }
    }
}

/// In English, for logs and for programs.
impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for WriteError {}

/// A file of contests as text, and what it does not say of each of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The text.
    pub text: String,
    /// What is lost, contest by contest.
    pub losses: Vec<Vec<Loss>>,
}

/// Contests as a file.
///
/// # Errors
/// The index of the first that cannot be written, and why.
pub fn write(records: &[Record], format: Format) -> Result<File, (usize, WriteError)> {
    let several = WriteError::Several { contests: records.len() };
    let mut losses = Vec::with_capacity(records.len());
    let text = match format {
        Format::Record => {
            losses.resize(records.len(), Vec::new());
            let mut text = String::new();
            for (record, index) in records.iter().zip(0..) {
                let line = record::write(record);
                if line.len() > format.most_bytes() {
                    return Err((index, WriteError::TooLong));
                }
                text.push_str(&line);
                text.push('\n');
            }
            text
        }
        Format::Mat => {
            let mut file = mat::File::default();
            for (record, index) in records.iter().zip(0..) {
                let written = export::to_mat(record).map_err(|why| (index, WriteError::Mat(why)))?;
                file.matches.push(written.recorded);
                losses.push(written.losses);
            }
            mat::write(&file)
        }
        Format::List => {
            let mut file = lists::File { games: Vec::new() };
            for (record, index) in records.iter().zip(0..) {
                let list = tafl::list_of(record).map_err(|why| (index, WriteError::Tafl(why)))?;
                losses.push(of_tafl(record, format, &lists::write(&list)).map_err(|why| (index, why))?);
                file.games.extend(list.games);
            }
            lists::write(&file)
        }
        Format::Saved => {
            let [record] = records else { return Err((records.len().min(1), several)) };
            let text = tafl::write_saved(record).map_err(|why| (0, WriteError::Tafl(why)))?;
            losses.push(of_tafl(record, format, &text).map_err(|why| (0, why))?);
            text
        }
    };
    if format != Format::Record && text.len() > format.most_bytes() {
        return Err((records.len().saturating_sub(1), WriteError::TooLong));
    }
    Ok(File { text, losses })
}

/// What lists of tafl moves and saved games do not say, and which words of the contest stand otherwise in `text`.
fn of_tafl(record: &Record, format: Format, text: &str) -> Result<Vec<Loss>, WriteError> {
    let events = || record.events.iter();
    let offers = |event: &Event| {
        matches!(
            event,
            Event::ResignationRefused
                | Event::DrawRefused
                | Event::DrawOffered { .. }
                | Event::ResignationOffered { .. }
        )
    };
    let saved = format == Format::Saved;
    let offered = events().filter(|stamped| offers(&stamped.event)).count();
    let accepted = events()
        .filter(|stamped| matches!(stamped.event, Event::ResignationAccepted | Event::DrawAccepted))
        .count();
    let lost = [
        (Loss::Times, events().any(|stamped| stamped.at.is_some())),
        (Loss::Proofs, events().any(|stamped| stamped.proof.is_some())),
        (Loss::NextStarter, record.terms.next_starter() != Default::default()),
        (Loss::Clock, saved && tafl::loses_clock(&record.terms)),
        (Loss::Offers, saved && offered > accepted),
    ];
    let mut losses: Vec<Loss> = lost.into_iter().filter(|(_, lost)| *lost).map(|(loss, _)| loss).collect();
    let read = lists::parse(text.as_bytes()).ok().and_then(|reading| of_lists(reading).ok());
    match read.as_deref() {
        Some([read]) => losses.extend(words_lost(record, &read.record)),
        // A name or another text is longer than a reader takes, or looks like something else.
        _ => return Err(WriteError::Unreadable),
    }
    Ok(losses)
}

/// Names, tags and other words that are not the same when they are read again.
fn words_lost(written: &Record, read: &Record) -> Vec<Loss> {
    let mut losses = Vec::new();
    for side in Side::BOTH {
        if written.players[side] != read.players[side] {
            losses.push(Loss::Name { side });
        }
    }
    for tag in &written.tags {
        if !read.tags.contains(tag) {
            losses.push(Loss::Tag { key: tag.0.clone() });
        }
    }
    let mut again = words(read);
    for (game, text) in words(written) {
        if again.next() != Some((game, text)) {
            losses.push(match game {
                Some(game) => Loss::Words { game, text: text.to_owned() },
                None => Loss::Reason,
            });
        }
    }
    losses
}

/// The words of moves that were recorded as they stand, with their game, and why a contest is void.
fn words(record: &Record) -> impl Iterator<Item = (Option<u32>, &str)> {
    let mut game = 0;
    record.events.iter().filter_map(move |stamped| {
        match &stamped.event {
            Event::Begun { .. } => game += 1,
            Event::RecordedAsPlayed { text, .. } => return Some((Some(game), text.as_str())),
            Event::Void { reason } => return Some((None, reason.as_str())),
            _ => {}
        }
        None
    })
}
