//! A Position ID is read or refused within the text; there is one ID for a board, and it is the text that was read. With a Match ID
//! behind it it is written once more as it was written first.
#![no_main]

use alea_notation::{
    TextError,
    gnubg::{parse, parse_with_match, write, write_with_match},
    xgid,
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match parse(text) {
        Ok(setup) => assert_eq!(write(&setup).as_deref(), Ok(text)),
        Err(error) => stands_in(&error, text),
    }
    match parse_with_match(text) {
        Ok(situation) => {
            let written = write_with_match(&situation).expect("what is read can be written");
            assert_eq!(written[..15], text[..15]);
            let again = parse_with_match(&written).expect("what is written can be read");
            assert_eq!(
                (again.board(), again.mover(), again.cube(), again.to_act(), again.standing().score()),
                (situation.board(), situation.mover(), situation.cube(), situation.to_act(), situation.standing().score())
            );
            assert_eq!(write_with_match(&again), Ok(written));
            if let Ok(written) = xgid::write(&situation) {
                assert_eq!(xgid::parse(&written).expect("what is written can be read").board(), situation.board());
            }
        }
        Err(error) => stands_in(&error, text),
    }
});

fn stands_in(error: &TextError, text: &str) {
    assert!((1..=text.len() + 1).contains(&error.column()));
    assert_eq!(error.to_string().lines().count(), 1);
}
