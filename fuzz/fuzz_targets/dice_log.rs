//! A log of dice takes leaves or refuses them, and what it takes is read again as it was written; a log with a character changed is another
//! one or none. The input is leaves, each behind its length in one byte, and in the end the place of the change.
#![no_main]

use alea_fairdice::{Head, Leaf, Log, Receipt};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let (mut log, mut rest) = (Log::default(), data);
    let mut receipts: Vec<Receipt> = Vec::new();
    while let Some((&length, more)) = rest.split_first() {
        let Some((bytes, after)) = more.split_at_checked(usize::from(length)) else { break };
        rest = after;
        let Some(leaf) = Leaf::parse(bytes) else { continue };
        let before = log.head();
        match log.append(leaf) {
            Ok(receipt) => receipts.push(receipt),
            Err(_) => assert_eq!(log.head(), before, "what is refused changes nothing"),
        }
    }
    assert!(receipts.iter().all(|receipt| log.includes(receipt)));
    assert!(log.continues(Head::empty()) && log.continues(log.head()));
    let text = log.to_text();
    let read = Log::parse(&text).expect("what was written can be read");
    assert_eq!(read, log);
    let Some(at) = rest.first().map(|&at| usize::from(at)).filter(|&at| at < text.len()) else { return };
    let mut changed = text.into_bytes();
    changed[at] = if changed[at] == b'0' { b'1' } else { b'0' };
    let changed = String::from_utf8(changed).expect("base 16");
    assert!(Log::parse(&changed).is_err(), "the hash of a line is of everything before it");
});
