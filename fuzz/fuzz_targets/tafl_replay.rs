//! A list of moves that is played through is a contest, and the list that is made of it again is the same contest.
#![no_main]

use alea_catalog::{open_table, tafl};
use alea_matchplay::Contest;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(mut reading) = alea_notation::tafl::parse(bytes) else { return };
    // Boards of nineteen lines are slow enough.
    reading.file.games.truncate(3);
    for replay in tafl::replay(&reading.file).into_iter().flatten() {
        let record = &replay.record;
        let contest = Contest::replay(record.terms.clone(), open_table, &record.events).expect("events follow");
        assert_eq!(contest.score(), replay.score);
        let findings = replay.findings.iter().map(ToString::to_string);
        let illegal = replay.illegal.iter().map(|found| found.fault.to_string());
        assert!(findings.chain(illegal).all(|text| text.lines().count() == 1));
        if let Ok(text) = tafl::write_list(record) {
            let again = tafl::read(text.as_bytes()).expect("what is written can be read");
            let again: Vec<_> = again.into_iter().map(|(record, _)| record).collect();
            assert_eq!(again.as_slice(), std::slice::from_ref(record), "{text}");
        }
        if let Ok(text) = tafl::write_saved(record) {
            let again = tafl::read(text.as_bytes()).expect("what is written can be read");
            assert_eq!(again.len(), 1, "{text}");
        }
    }
});
