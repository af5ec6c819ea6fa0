//! An XGID is read or refused within the text, and is written as it was read but for the word before it.
//! The IDs of GNU Backgammon and a board line say the same of its board, its cube and its turn.
#![no_main]

use alea_notation::{
    fibs, gnubg,
    situation::Situation,
    xgid::{parse, write},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match parse(text) {
    Ok(situation) => {
        let written = write(&situation).expect("what is read can be written");
        assert_eq!(written.trim_start_matches("XGID="), text.trim_start_matches("XGID="));
        let id = gnubg::write(situation.board()).expect("both formats can say the same boards");
        assert_eq!(gnubg::parse(&id).as_ref(), Ok(situation.board()));
        if let Ok(ids) = gnubg::write_with_match(&situation) {
            same(&situation, &gnubg::parse_with_match(&ids).expect("what is written can be read"));
        }
        if let Ok(line) = fibs::write(&situation) {
            same(&situation, &fibs::parse(&line).expect("what is written can be read"));
        }
    }
    Err(error) => {
        assert!((1..=text.len() + 1).contains(&error.column()));
        assert_eq!(error.to_string().lines().count(), 1);
    }
});

fn same(one: &Situation, other: &Situation) {
    let parts = |each: &Situation| (each.board().clone(), each.mover(), each.cube(), each.offer(), each.to_act());
    assert_eq!(parts(one), parts(other));
    let dice = |each: &Situation| each.dice().map(|dice| (dice.high(), dice.low()));
    assert_eq!((dice(one), one.standing().score()), (dice(other), other.standing().score()));
}
