//! Pieces of a proof are read or not; what is read is written as it was. A record that has any is verified without a panic, and never
//! passes with games that its own events do not have. The first byte says what the rest is.
#![no_main]

use alea_catalog::{
    dice::{Expectations, Verdict, verify},
    find_spec,
};
use alea_fairdice::{Header, Leaf, Log, Piece};
use alea_notation::record::parse;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((kind, rest)) = data.split_first() else { return };
    match kind {
        b'p' => {
            if let Some(pieces) = Piece::parse_all(rest) {
                let written: Vec<u8> = pieces.iter().flat_map(Piece::to_bytes).collect();
                assert_eq!(written, rest);
            }
        }
        b'h' => {
            if let Ok(header) = Header::parse(rest) {
                assert_eq!(header.to_bytes(), rest);
            }
        }
        b'l' => {
            if let Some(leaf) = Leaf::parse(rest) {
                assert_eq!(leaf.to_bytes(), rest);
            }
            if let Ok(text) = std::str::from_utf8(rest)
                && let Ok(log) = Log::parse(text)
            {
                assert_eq!(Log::parse(&log.to_text()), Ok(log));
            }
        }
        _ => {
            let Ok(text) = std::str::from_utf8(rest) else { return };
            let Ok(record) = parse(text, &find_spec) else { return };
            if let Verdict::Pass(passed) = verify(&record, Expectations::default()) {
                assert!(passed.games as usize <= record.events.len());
            }
        }
    }
});
