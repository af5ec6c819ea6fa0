//! The text of a turn: what it says is kept, and what says nothing is refused with the place and the reason.

use alea_game::Step;
use alea_notation::turn::{Hop, Via, parse, write};
use proptest::prelude::*;

/// The steps said, with hits, each as often as it is said.
fn legs(text: &str) -> Vec<(u16, u16, bool)> {
    let hops = parse(text).unwrap_or_else(|error| panic!("{error}"));
    hops.iter()
        .flat_map(|hop| (0..hop.times).flat_map(|_| hop.legs()))
        .map(|(step, hits)| (step.from, step.to, hits))
        .collect()
}

#[test]
fn what_is_said_is_kept() {
    assert_eq!(legs(""), []);
    assert_eq!(legs("13/7 8/7"), [(13, 7, false), (8, 7, false)]);
    assert_eq!(legs("24/16"), [(24, 16, false)]);
    assert_eq!(legs("24/18*/16"), [(24, 18, true), (18, 16, false)]);
    assert_eq!(legs("24/18/16*"), [(24, 18, false), (18, 16, true)]);
    assert_eq!(legs("6/2*/1*"), [(6, 2, true), (2, 1, true)]);
    assert_eq!(legs("bar/22"), [(25, 22, false)]);
    assert_eq!(legs("bar/24*(2) 6/4"), [(25, 24, true), (25, 24, true), (6, 4, false)]);
    assert_eq!(legs("25/22 4/0"), [(25, 22, false), (4, 0, false)]);
    assert_eq!(legs("6/off(2)"), [(6, 0, false), (6, 0, false)]);
    assert_eq!(legs("hand/23 Bar/20 6/OFF"), [(26, 23, false), (25, 20, false), (6, 0, false)]);
    assert_eq!(legs("5/3/off"), [(5, 3, false), (3, 0, false)]);
}

#[test]
fn several_checkers_going_one_way_stay_one_entry() {
    let hops = parse("24/18*/16(2)").unwrap();
    let way = Hop { from: 24, via: vec![Via { point: 18, hits: true }], to: 16, hits: false, times: 2 };
    assert_eq!(hops, [way]);
}

#[test]
fn turns_are_written_as_they_are_read() {
    for (text, written) in [
        ("", ""),
        ("13/7 8/7", "13/7 8/7"),
        ("24/18*/16(2) 6/5*", "24/18*/16(2) 6/5*"),
        ("25/22 4/0(3)", "bar/22 4/off(3)"),
        ("HAND/20 BAR/20", "hand/20 bar/20"),
    ] {
        assert_eq!(write(&parse(text).unwrap()), written);
    }
}

#[test]
fn malformed_turns_are_refused_with_place_and_reason() {
    for (text, column, reason) in [
        (" ", 1, "no blank belongs here"),
        ("13", 3, "expected `/`, but the text ends here"),
        ("13-7", 3, "expected `/`, found `-`"),
        ("13/", 4, "expected a point, `bar`, `hand` or `off`, but the text ends here"),
        ("/7", 1, "expected a point, `bar`, `hand` or `off`, found `/`"),
        ("13/7  8/7", 6, "no blank belongs here"),
        ("13/7 ", 6, "expected a point, `bar`, `hand` or `off`, but the text ends here"),
        ("13/7,8/7", 5, "expected `*`, `/`, `(`, a blank or the end, found `,`"),
        ("13/7**", 6, "expected `/`, `(`, a blank or the end, found `*`"),
        ("13*/7", 3, "expected `/`, found `*`"),
        ("13/7(2)*", 8, "expected a blank or the end, found `*`"),
        ("13/7(2)/3", 8, "expected a blank or the end, found `/`"),
        ("13/7(1)", 6, "a number of checkers must be 2 to 4, found 1"),
        ("13/7(5)", 6, "a number of checkers must be 2 to 4, found 5"),
        ("13/7(02)", 6, "numbers are written without leading zeros"),
        ("13/7(2", 7, "expected `)`, but the text ends here"),
        ("13/7()", 6, "expected a number of checkers, found `)`"),
        ("07/3", 1, "numbers are written without leading zeros"),
        ("26/20", 1, "a point must be 0 to 25, found 26"),
        ("99999999999999999999/20", 1, "a point must be 0 to 25, found 99999999999999999999"),
        ("off/3", 1, "a checker that is off does not come back"),
        ("0/3", 1, "a checker that is off does not come back"),
        ("5/off*", 6, "expected `(`, a blank or the end, found `*`"),
        ("5/off/3", 6, "expected `(`, a blank or the end, found `/`"),
        ("5/13", 3, "checkers move to lower points, and 13 is not lower than 5"),
        ("5/5", 3, "checkers move to lower points, and 5 is not lower than 5"),
        ("24/18/20", 7, "checkers move to lower points, and 20 is not lower than 18"),
        ("6/bar", 3, "no checker goes to the bar or into the hand by its own move"),
        ("hand/25", 6, "no checker goes to the bar or into the hand by its own move"),
        ("6/hand", 3, "no checker goes to the bar or into the hand by its own move"),
        ("8/5\n6/5", 4, "no blank belongs here"),
        ("8/5×2", 4, "only plain ASCII characters are used here"),
    ] {
        let error = parse(text).expect_err(text);
        assert_eq!((error.column(), error.reason().to_string().as_str()), (column, reason), "{text}");
    }
    assert_eq!(
        parse("13/7 8/9").unwrap_err().to_string(),
        r#"turn "13/7 8/9", column 8: checkers move to lower points, and 9 is not lower than 8"#
    );
}

fn hop() -> impl Strategy<Value = Hop> {
    let places = prop::collection::btree_set(Step::OFF..=Step::HAND, 2..6);
    (places, any::<[bool; 6]>(), 1..=4_u8).prop_filter_map("needs two places", |(places, hits, times)| {
        let mut way: Vec<u16> = places.into_iter().rev().collect();
        let from = way.remove(0);
        way.retain(|&place| place != Step::BAR);
        let to = way.pop()?;
        let via = way.iter().zip(hits).map(|(&point, hits)| Via { point, hits }).collect();
        Some(Hop { from, via, to, hits: hits[5] && to != Step::OFF, times })
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(hops in prop::collection::vec(hop(), 0..5)) {
        let text = write(&hops);
        prop_assert_eq!(parse(&text), Ok(hops), "{}", text);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[0-9/*() barofhnd]{0,30}|\\PC{0,10}") {
        match parse(&text) {
            Ok(hops) => prop_assert_eq!(parse(&write(&hops)), Ok(hops)),
            Err(error) => prop_assert!((1..=text.len() + 1).contains(&error.column())),
        }
    }
}
