//! What commands on files of contests share: reading them, no further than one of their kind can be long, and what is said about
//! them.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, BufRead, BufReader, ErrorKind, Read, Write},
    path::Path,
};

use alea_catalog::{
    files::{self as formats, Contained, Format, ReadError},
    find_spec,
};
use alea_notation::{mat, record, tafl as lists};
use alea_texts::{Message, Said, message};
use anyhow::Result;

use crate::common::{failed, io_failed, quoted};

/// The name that stands for the streams of the program.
pub(crate) const STREAM: &str = "-";

/// Opens a file, or the input of the program.
pub(crate) fn open(name: &str) -> io::Result<Box<dyn BufRead>> {
    Ok(match name {
        STREAM => Box::new(io::stdin().lock()),
        path => Box::new(BufReader::new(File::open(path)?)),
    })
}

/// What a file that is read is called where it is spoken of.
pub(crate) fn shown(name: &str) -> Message {
    if name == STREAM { message!["standard-input"] } else { quoted(name) }
}

/// The same of one that is written.
pub(crate) fn shown_output(name: &str) -> Message {
    if name == STREAM { message!["standard-output"] } else { quoted(name) }
}

/// What a reader gives, up to one byte more than `most`.
pub(crate) fn bytes(reader: &mut dyn BufRead, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The format that the name of a file says.
pub(crate) fn format_by_name(name: &str) -> Option<Format> {
    let ending = Path::new(name).extension()?.to_str()?;
    Format::ALL.into_iter().find(|format| format.endings().iter().any(|end| end.eq_ignore_ascii_case(ending)))
}

/// Hands on every contest of a file, whatever its format, in order. Records are handed on as they are read, so a file of them may be
/// longer than memory. Without a format it is the one that the name says, or the file itself.
pub(crate) fn each_contest(
    input: &str,
    from: Option<Format>,
    mut take: impl FnMut(Contained) -> Result<()>,
) -> Result<()> {
    let name = shown(input);
    let io = |error: io::Error| io_failed(name.clone(), error);
    let refused = |why: Message| failed(message!["at", "place" => name.clone(), "what" => why]);
    let mut reader = open(input).map_err(io)?;
    // A text can be several things, so its name says nothing.
    let said = from.or_else(|| format_by_name(input).filter(|_| !input.ends_with(".txt")));
    let format = match said {
        None => Format::of(reader.fill_buf().map_err(io)?),
        said => said,
    };
    if format == Some(Format::Record) {
        let mut any = false;
        for line in Lines::of(reader) {
            let (line, bytes) = line.map_err(io)?;
            let text = std::str::from_utf8(&bytes);
            let text = text.map_err(|_| refused(ReadError::NotText { line }.message()))?;
            let record = record::parse(text, &find_spec);
            let record = record.map_err(|error| refused(error.at_line(line).message()))?;
            any = true;
            take(Contained { record, remarks: Vec::new() })?;
        }
        return if any { Ok(()) } else { Err(refused(ReadError::Nothing.message())) };
    }
    let most = format.map_or_else(most_bytes, Format::most_bytes);
    let bytes = bytes(&mut *reader, most).map_err(io)?;
    if bytes.len() > most {
        return Err(refused(message!["convert-too-long", "most" => (most >> 20).to_string()]));
    }
    let contests = formats::read(&bytes, format).map_err(|error| refused(error.message()))?;
    contests.into_iter().try_for_each(take)
}

/// No file that says itself what it is is longer.
fn most_bytes() -> usize {
    Format::Mat.most_bytes().max(Format::List.most_bytes())
}

/// Writes a file whole or not at all; one that is there only if `anew` says so, where a link leads and with its permissions. What is
/// no file, such as a pipe or a device, is written into.
pub(crate) fn save(path: &Path, text: &str, anew: bool) -> io::Result<()> {
    let there = match fs::metadata(path) {
        Ok(there) if there.is_dir() => return Err(ErrorKind::IsADirectory.into()),
        Ok(there) if !there.is_file() => {
            return OpenOptions::new().write(true).open(path)?.write_all(text.as_bytes());
        }
        Ok(_) if !anew => return Err(ErrorKind::AlreadyExists.into()),
        Ok(there) => Some(there.permissions()),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let path = if there.is_some() { fs::canonicalize(path)? } else { path.to_owned() };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".alea-");
    #[cfg(unix)]
    if there.is_none() {
        // What a new file gets, less what the user takes away from all of them.
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    }
    let mut fresh = builder.tempfile_in(folder)?;
    fresh.write_all(text.as_bytes())?;
    if let Some(permissions) = there {
        fresh.as_file().set_permissions(permissions)?;
    }
    fresh.as_file().sync_all()?;
    let persisted = if anew { fresh.persist(&path) } else { fresh.persist_noclobber(&path) };
    persisted.map(drop).map_err(|error| error.error)
}

/// The lines of a file of records, without those that hold nothing; one that is longer than a record can be ends after one byte
/// more.
pub(crate) struct Lines<R> {
    reader: R,
    number: usize,
    ended: bool,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn of(reader: R) -> Lines<R> {
        Lines { reader, number: 0, ended: false }
    }

    fn read(&mut self) -> io::Result<Option<(usize, Vec<u8>)>> {
        while !self.ended {
            let mut line = Vec::new();
            let most = record::MOST_BYTES as u64 + 1;
            self.ended = self.reader.by_ref().take(most).read_until(b'\n', &mut line)? as u64 == most
                || line.last() != Some(&b'\n');
            self.number += 1;
            if !line.trim_ascii().is_empty() {
                return Ok(Some((self.number, line)));
            }
        }
        Ok(None)
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<(usize, Vec<u8>)>;

    fn next(&mut self) -> Option<Self::Item> {
        self.read().transpose()
    }
}

/// Whether something unusual about a match file is more than its dialect and more than what a replay finds.
pub(crate) fn tells_of_mat(kind: &mat::NoteKind) -> bool {
    use mat::NoteKind as Kind;
    matches!(
        kind,
        Kind::NoLength
            | Kind::NoGames
            | Kind::LateStart { .. }
            | Kind::GameNumber { .. }
            | Kind::OtherPlayers { .. }
            | Kind::NoPlayers { .. }
            | Kind::SecondResult(_)
            | Kind::Unread(_)
    )
}

/// The same of a list of tafl moves.
pub(crate) fn tells_of_list(kind: &lists::NoteKind) -> bool {
    use lists::NoteKind as Kind;
    matches!(
        kind,
        Kind::MoveNumber { .. }
            | Kind::Variation(_)
            | Kind::Unclosed(_)
            | Kind::TooLong
            | Kind::TooManyTags
            | Kind::Unread(_)
    )
}
