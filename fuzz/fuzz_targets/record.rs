//! A record is refused on one line, or read: then it reads the same once written, and its events are replayed as far as they
//! follow from each other.
#![no_main]

use alea_catalog::{find_spec, open_table};
use alea_matchplay::Contest;
use alea_notation::record::{parse, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match parse(text, &find_spec) {
    Ok(record) => {
        let written = write(&record);
        assert_eq!(parse(&written, &find_spec).as_ref(), Ok(&record), "{written}");
        if let Err((at, denial)) = Contest::replay(record.terms, open_table, &record.events) {
            assert!(at < record.events.len().max(1));
            assert!(!denial.to_string().is_empty());
        }
    }
    Err(error) => assert_eq!(error.to_string().lines().count(), 1),
});
