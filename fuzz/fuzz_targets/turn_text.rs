//! The text of a turn is read or refused within the text, and reads the same once written.
#![no_main]

use alea_notation::turn::{parse, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match parse(text) {
    Ok(hops) => {
        for hop in &hops {
            assert!(hop.legs().all(|(step, _)| step.to < step.from));
        }
        let written = write(&hops);
        assert_eq!(parse(&written), Ok(hops), "{written}");
    }
    Err(error) => {
        assert!((1..=text.len() + 1).contains(&error.column()));
        assert_eq!(error.to_string().lines().count(), 1);
    }
});
