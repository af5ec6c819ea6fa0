//! A Position ID is read or refused within the text; there is one ID for a board, and it is the text that was read.
#![no_main]

use alea_notation::gnubg::{parse, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match parse(text) {
    Ok(setup) => assert_eq!(write(&setup).as_deref(), Ok(text)),
    Err(error) => {
        assert!((1..=text.len() + 1).contains(&error.column()));
        assert_eq!(error.to_string().lines().count(), 1);
    }
});
