//! A match file that can be read is replayed: its events fold, lead to the score that is told, and are the same when they are read
//! back from a record.
#![no_main]

use alea_catalog::{find_spec, open_table, replay};
use alea_game::BySide;
use alea_matchplay::Contest;
use alea_notation::{
    mat,
    record::{Record, parse, write},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(reading) = mat::parse(bytes) else { return };
    for recorded in &reading.file.matches {
        let replay = replay::match_file(recorded);
        assert_eq!(replay.games.len(), recorded.games.len());
        let told = replay.findings.iter().map(ToString::to_string);
        for line in told.chain(replay.illegal.iter().map(|play| play.fault.to_string())) {
            assert_eq!(line.lines().count(), 1, "{line}");
        }
        let mut last = None;
        for part in &replay.parts {
            let contest = Contest::fold(part.terms.clone(), open_table, &part.events).expect("events that were applied");
            assert_eq!(contest.due(), None);
            let events = part.events.iter().cloned().map(Into::into).collect();
            let kept = Record { players: BySide::default(), tags: Vec::new(), terms: part.terms.clone(), events };
            assert_eq!(parse(&write(&kept), &find_spec), Ok(kept));
            last = Some(contest);
        }
        if replay.games.last().is_some_and(|game| game.won.is_some()) {
            assert_eq!(last.map(|contest| contest.score()), Some(replay.score));
        }
    }
});
