//! A board line is read or refused within the text. What is read reads the same once it is written, and is then written the same.
#![no_main]

use alea_notation::fibs::{parse, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match parse(text) {
    Ok(situation) => {
        let written = write(&situation).expect("what is read can be written");
        let again = parse(&written).expect("what is written can be read");
        assert_eq!(again, situation);
        assert_eq!(write(&again), Ok(written));
    }
    Err(error) => {
        assert!((1..=text.len() + 1).contains(&error.column()));
        assert_eq!(error.to_string().lines().count(), 1);
    }
});
