use alea_fairdice::{Blame, End, Head, Leaf, Log, LogReason, Role, What};

fn leaf(game: u8, what: What) -> Leaf {
    Leaf { game_uid: [game; 16], subject: [game + 100; 32], what }
}

fn signed(game: u8) -> Leaf {
    leaf(game, What::Signed([game; 64]))
}

fn ended(game: u8) -> Leaf {
    leaf(game, What::Ended { end: End::TimedOut, events: [3; 32] })
}

fn void(game: u8) -> Leaf {
    leaf(game, What::Void { blame: Blame::Server, why: "δεν ήρθε".into() })
}

fn anchor(game: u8) -> Leaf {
    leaf(game, What::Anchor { role: Role::Server, after: 1024, anchor: [8; 32] })
}

fn log() -> Log {
    let mut log = Log::default();
    for leaf in [signed(1), anchor(1), signed(2), void(2), void(3), ended(1), signed(4)] {
        log.append(leaf).expect("an honest step");
    }
    log
}

#[test]
fn leaves_are_read_as_they_are_written() {
    for leaf in log().leaves() {
        let bytes = leaf.to_bytes();
        assert_eq!(Leaf::parse(&bytes).as_ref(), Some(leaf));
        assert_eq!(Leaf::parse(&bytes[..bytes.len() - 1]), None);
        assert_eq!(Leaf::parse(&[&bytes[..], &[0]].concat()), None);
    }
    let long = leaf(1, What::Void { blame: Blame::Nobody, why: "ζ".repeat(40_000) });
    assert!(Leaf::parse(&long.to_bytes()).is_some(), "long reasons are cut");
}

#[test]
fn a_log_is_read_as_it_is_written() {
    assert_eq!(Log::parse(&log().to_text()), Ok(log()));
    assert_eq!(Log::parse(""), Ok(Log::default()));
}

#[test]
fn a_changed_character_shows_where_it_is() {
    let text = log().to_text();
    for (at, c) in text.char_indices() {
        let other = if c == '0' { "1" } else { "0" };
        let mut changed = text.clone();
        changed.replace_range(at..at + 1, other);
        let line = text[..at].matches('\n').count() as u64;
        let error = Log::parse(&changed).expect_err("a changed log");
        assert_eq!(error.number, line, "character {at}: {error}");
    }
}

#[test]
fn a_line_that_is_left_out_or_moved_shows() {
    let text = log().to_text();
    let lines: Vec<&str> = text.lines().collect();
    for at in 0..lines.len() - 1 {
        let mut without = lines.clone();
        without.remove(at);
        assert!(Log::parse(&without.join("\n")).is_err(), "without line {at}");
        let mut swapped = lines.clone();
        swapped.swap(at, at + 1);
        assert!(Log::parse(&swapped.join("\n")).is_err(), "lines {at} swapped");
    }
}

#[test]
fn leaves_that_cannot_follow_are_refused() {
    let refused = |before: &[Leaf], leaf: Leaf| {
        let mut log = Log::default();
        for leaf in before {
            log.append(leaf.clone()).expect("leaves that can follow");
        }
        let head = log.head();
        let reason = log.append(leaf).map_err(|error| error.reason);
        assert_eq!(log.head(), head, "nothing has changed");
        reason.expect_err("it cannot follow")
    };
    assert_eq!(refused(&[signed(1)], signed(1)), LogReason::SignedTwice);
    let other = Leaf { subject: [1; 32], ..signed(1) };
    assert_eq!(refused(&[signed(1)], other), LogReason::SignedTwice);
    assert_eq!(refused(&[], ended(1)), LogReason::NotSigned);
    assert_eq!(refused(&[signed(2)], anchor(1)), LogReason::NotSigned);
    assert_eq!(refused(&[signed(1)], Leaf { subject: [1; 32], ..ended(1) }), LogReason::NotSigned);
    for last in [ended(1), void(1)] {
        for next in [signed(1), anchor(1), ended(1), void(1)] {
            assert_eq!(refused(&[signed(1), last.clone()], next), LogReason::AfterEnd);
        }
    }
}

#[test]
fn who_has_seen_the_log_before_notices_when_it_is_written_anew() {
    let mut log = Log::default();
    let receipt = log.append(signed(1)).unwrap();
    let earlier = log.head();
    log.append(ended(1)).unwrap();
    assert!(log.includes(&receipt) && log.continues(earlier) && log.continues(Head::empty()));
    let mut other = Log::default();
    other.append(signed(2)).unwrap();
    other.append(signed(1)).unwrap();
    assert!(!other.includes(&receipt) && !other.continues(earlier));
    assert!(!Log::default().includes(&receipt) && !Log::default().continues(earlier));
}
