//! A match file is read or refused at a place in it, and what is read reads the same once written.
#![no_main]

use alea_notation::mat::{parse, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| match parse(bytes) {
    Ok(reading) => {
        let count = lines(bytes).count();
        for note in &reading.notes {
            assert!((1..=count).contains(&(note.line as usize)));
            assert_eq!(note.to_string().lines().count(), 1);
        }
        let written = write(&reading.file);
        let again = parse(written.as_bytes()).expect("what is written can be read").file;
        assert_eq!(write(&again), written);
        assert_eq!(again.without_lines(), reading.file.without_lines(), "{written}");
    }
    Err(error) => {
        let line = lines(bytes).nth(error.line() as usize - 1).expect("the line is in the file");
        assert!((1..=line.len() + 1).contains(&error.column()));
        assert_eq!(error.to_string().lines().count(), 1);
    }
});

/// The lines of a file: they end with LF, or with CR where there is no LF.
fn lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let end = if bytes.contains(&b'\n') { b'\n' } else { b'\r' };
    bytes.split(move |&byte| byte == end)
}
