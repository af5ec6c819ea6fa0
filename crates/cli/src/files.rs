//! What commands on files of contests share: reading them, no further than one of their kind can be long, and what is said about
//! them.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Read},
};

use alea_notation::{mat, record, tafl as lists};
use alea_texts::{Message, message};

use crate::common::quoted;

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
