//! An XGID is read or refused within the text, and is written as it was read but for the word before it.
//! Its board has a Position ID that says the same.
#![no_main]

use alea_notation::{
    gnubg,
    xgid::{parse, write},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match parse(text) {
    Ok(xgid) => {
        let written = write(&xgid).expect("what is read can be written");
        assert_eq!(written.trim_start_matches("XGID="), text.trim_start_matches("XGID="));
        let id = gnubg::write(&xgid.setup).expect("both formats can say the same boards");
        assert_eq!(gnubg::parse(&id), Ok(xgid.setup));
    }
    Err(error) => {
        assert!((1..=text.len() + 1).contains(&error.column()));
        assert_eq!(error.to_string().lines().count(), 1);
    }
});
