//! Position ID and XGID: both say the same of the same board, and neither says what it cannot.

use alea_game::{Dice, PointsSetup};
use alea_notation::{
    EncodeError, gnubg,
    position::{parse_points, write_points},
    xgid::{self, Roll, Seat},
};
use proptest::prelude::*;

/// Positions that BGBlitz exported in both forms (test files of kevung/bgfparser, MIT), and what stands there.
const BOTH: &[(&str, &str, &str)] = &[
    (
        "-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10",
        "b9sBCIC5bYDQAA",
        "x=19:2,18:1,14:1,6:2,5:2,4:2,3:3,1:2 o=24:4,23:2,22:2,21:2,20:3,10:1",
    ),
    (
        "---BBaB-BbA-bC-b--BdAca---:0:0:1:00:0:5:0:9:10",
        "dB7GGAJsZuJgAg",
        "x=20:1,18:2,13:3,10:1,8:2,6:2,4:2,3:2 o=22:1,21:3,19:4,15:2,12:2,9:2,5:1",
    ),
    (
        "--BaBCCBAA------acccc-a--A:0:0:1:00:0:2:0:7:10",
        "5O4uAAhmdysAQA",
        "x=bar:1,9:1,8:1,7:2,6:3,5:3,4:2,2:2 o=22:1,20:3,19:3,18:3,17:3,16:1,3:1",
    ),
    (
        "---BADB------------bf---a-:1:1:1:00:4:0:0:7:10",
        "4TcAALDeAAAAAA",
        "x=6:2,5:4,4:1,3:2 o=24:1,20:6,19:2",
    ),
];

fn board(text: &str) -> PointsSetup {
    parse_points(text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn both_forms_say_the_same() {
    for &(xg, id, text) in BOTH {
        let from_xgid = xgid::parse(xg).unwrap_or_else(|error| panic!("{error}"));
        let from_id = gnubg::parse(id).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(write_points(&from_xgid.setup), text, "{xg}");
        assert_eq!(write_points(&from_id), text, "{id}");
        assert_eq!(gnubg::write(&board(text)).as_deref(), Ok(id));
        assert_eq!(xgid::write(&from_xgid), Ok(format!("XGID={xg}")));
    }
}

#[test]
fn ids_that_other_programs_test_with() {
    // From the tests of wildbg (MIT or Apache-2.0), the player on roll second.
    for (id, text) in [
        ("4HPwATDgc/ABMA", "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2"),
        ("BAAAAAAABAAAAA", "x=bar:1 o=22:1"),
        ("AACAwSEAAAAAAA", "x=8:1,4:3 o=1:2"),
        ("AAAAAAAAAAAAAA", "x=- o=-"),
    ] {
        assert_eq!(gnubg::parse(id).map(|setup| write_points(&setup)).as_deref(), Ok(text), "{id}");
        assert_eq!(gnubg::write(&board(text)).as_deref(), Ok(id));
    }
}

#[test]
fn malformed_position_ids_are_refused() {
    let nines = "/".repeat(14);
    for (text, column, reason) in [
        ("", 1, "expected 14 letters, digits, `+` or `/`, but the text ends here"),
        ("4HPwATDgc/ABM", 14, "expected 14 letters, digits, `+` or `/`, but the text ends here"),
        ("4HPwATDgc/ABMA=", 15, "expected no more than 14 characters, found `=`"),
        ("4HPwATDgc/ABMAA", 15, "expected no more than 14 characters, found `A`"),
        ("4HPwATDgc_ABMA", 10, "expected 14 letters, digits, `+` or `/`, found `_`"),
        ("4HPwATDgc ABMA", 10, "no blank belongs here"),
        ("4HPwATDgc/ABMé", 14, "only plain ASCII characters are used here"),
        (
            "4HPwATDgc/ABMA:MIBuAAAAAAAE",
            15,
            "a match ID follows, and only the position ID before it is read here",
        ),
        ("4HPwATDgc/ABMB", 14, "the bits after the last checker must be zero"),
        ("AAAAAAAAAAAAAQ", 14, "the bits after the last checker must be zero"),
        (&nines, 2, "the opponent has more than 15 checkers"),
        // Both on the mover's 1 point, the opponent's 24 point.
        ("AACABAAAAAAAAA", 5, "both sides stand on point 1"),
    ] {
        let error = gnubg::parse(text).expect_err(text);
        assert_eq!((error.column(), error.reason().to_string().as_str()), (column, reason), "{text}");
    }
    assert_eq!(
        gnubg::parse("4HPw").unwrap_err().to_string(),
        "position ID \"4HPw\", column 5: expected 14 letters, digits, `+` or `/`, but the text ends here"
    );
}

#[test]
fn the_player_at_the_top_sees_the_board_from_the_other_side() {
    let bottom = xgid::parse("a-----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10").unwrap();
    assert_eq!(write_points(&bottom.setup), "x=24:2,13:5,8:3,6:5 o=bar:1,19:5,17:3,12:5");
    let top = xgid::parse("a-----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10").unwrap();
    assert_eq!(write_points(&top.setup), "x=bar:1,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2");
    assert_eq!((bottom.seat, top.seat), (Seat::Bottom, Seat::Top));
    assert_eq!(xgid::write_board(&top.setup, Seat::Top).as_deref(), Ok("a-----E-C---eE---c-e----B-"));
    assert_eq!(xgid::write_board(&bottom.setup, Seat::Bottom).as_deref(), Ok("a-----E-C---eE---c-e----B-"));
}

#[test]
fn the_field_of_the_dice_says_what_comes_next() {
    let roll = |field: &str| {
        xgid::parse(&format!("XGID=-b----E-C---eE---c-e----B-:0:0:1:{field}:0:0:3:0:10"))
            .map(|xgid| xgid.roll)
    };
    assert_eq!(roll("00"), Ok(Roll::None));
    assert_eq!(roll("61"), Ok(Roll::Dice(Dice::new(6, 1).unwrap())));
    assert_eq!(roll("D"), Ok(Roll::Doubled));
    assert_eq!(roll("B"), Ok(Roll::Beavered));
    assert_eq!(roll("R"), Ok(Roll::Raccooned));
    assert_eq!(Roll::Doubled.dice(), None);
    for wrong in ["", "0", "1", "07", "70", "611", "d"] {
        assert!(roll(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn malformed_xgids_are_refused() {
    for (text, column, reason) in [
        ("", 1, "expected 26 characters for the board, but the text ends here"),
        ("XGID=", 6, "expected 26 characters for the board, but the text ends here"),
        (
            "XGID=-b----E-C---eE---c-e----B",
            31,
            "expected 26 characters for the board, but the text ends here",
        ),
        ("XGID=-b----E-C---eE---c-e----B-", 32, "expected `:` and ten fields in all, but the text ends here"),
        ("XGID=-b----E-C---eE---c-e----B--:0", 32, "expected `:` and ten fields in all, found `-`"),
        ("XGID=-b----F-C---eE---c-e----B-:0:0:1", 30, "the player at the bottom has more than 15 checkers"),
        ("XGID=-b----E-C---eE---c-f----B-:0:0:1", 25, "the player at the top has more than 15 checkers"),
        ("XGID=A-------", 6, "expected `-` or `a` to `o` for the bar of the player at the top, found `A`"),
        (
            "XGID=-b----E-C---eE---c-d----Ba:0:0:1",
            31,
            "expected `-` or `A` to `O` for the bar of the player at the bottom, found `a`",
        ),
        ("XGID=-P------", 7, "expected `-`, `A` to `O` or `a` to `o`, found `P`"),
        ("XGID=- ------", 7, "no blank belongs here"),
        ("-b----E-C---eE---c-e----B-:x:0:1:00:0:0:0:0:10", 28, "expected the cube, found `x`"),
        (
            "-b----E-C---eE---c-e----B-:0:0:0:00:0:0:0:0:10",
            32,
            "expected `1` or `-1` for who is on roll, found `0`",
        ),
        (
            "-b----E-C---eE---c-e----B-:0:0:1:17:0:0:0:0:10",
            35,
            "expected two dice, `00`, `D`, `B` or `R`, found `7`",
        ),
        (
            "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0",
            44,
            "expected `:` and ten fields in all, but the text ends here",
        ),
        (
            "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10:1",
            47,
            "expected the end after ten fields, found `:`",
        ),
        (
            "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:9999999:10",
            43,
            "the length of the match must be 0 to 999999, found 9999999",
        ),
    ] {
        let error = xgid::parse(text).expect_err(text);
        assert_eq!((error.column(), error.reason().to_string().as_str()), (column, reason), "{text}");
    }
}

#[test]
fn what_these_formats_cannot_say_is_not_written() {
    for (text, error, message) in [
        (
            "x=hand:15 o=-",
            EncodeError::Hand { who: 'x' },
            "x has checkers in hand, and this format has no place for them",
        ),
        (
            "x=24:15 o=10:1^",
            EncodeError::Pinned { who: 'o', point: 10 },
            "o has a pinned checker on point 10, and this format knows no pins",
        ),
        ("x=24:15 o=24:1", EncodeError::Shared { point: 24 }, "both sides stand on point 24"),
        (
            "x=- o=24:15,bar:1",
            EncodeError::TooMany { who: 'o', count: 16 },
            "o has 16 checkers, and this format has 15 a side",
        ),
    ] {
        let setup = board(text);
        assert_eq!(gnubg::write(&setup), Err(error));
        assert_eq!(xgid::write_board(&setup, Seat::Top), Err(error));
        assert_eq!(error.to_string(), message);
    }
}

/// Boards that backgammon could have: up to fifteen checkers a side, no point shared.
fn boards() -> impl Strategy<Value = PointsSetup> {
    let places = || prop::collection::vec(0..=24_usize, 0..=15);
    (places(), places()).prop_map(|(x, o)| {
        let mut setup = PointsSetup::default();
        for place in x {
            match place {
                0 => setup.x.bar += 1,
                point => setup.x.points[point - 1] += 1,
            }
        }
        for place in o {
            match place {
                point @ 1.. if setup.x.points[point - 1] == 0 => setup.o.points[point - 1] += 1,
                _ => setup.o.bar += 1,
            }
        }
        setup
    })
}

proptest! {
    #[test]
    fn boards_come_back(setup in boards()) {
        let id = gnubg::write(&setup).unwrap();
        prop_assert_eq!(gnubg::parse(&id), Ok(setup.clone()), "{}", id);
        for (seat, turn) in [(Seat::Bottom, "1"), (Seat::Top, "-1")] {
            let text = format!("{}:0:0:{turn}:00:0:0:0:0:10", xgid::write_board(&setup, seat).unwrap());
            let xgid = xgid::parse(&text).unwrap();
            prop_assert_eq!(&xgid.setup, &setup, "{}", text);
            prop_assert_eq!(xgid::write(&xgid), Ok(format!("XGID={text}")));
        }
    }

    #[test]
    fn any_id_is_read_or_refused(text in "[A-Za-z0-9+/]{12,15}|A{10}[A-Za-z0-9+/]{4}|[A-Z]{6}AAAAAAAA|\\PC{0,16}") {
        match gnubg::parse(&text) {
            Ok(setup) => prop_assert_eq!(gnubg::write(&setup), Ok(text)),
            Err(error) => prop_assert!((1..=text.len() + 1).contains(&error.column())),
        }
    }

    #[test]
    fn any_xgid_is_read_or_refused(
        board in "[-a-cA-C]{25,27}|-{20}[a-pA-P-]{6}",
        rest in "(:(0|-1|1|21|00|D)){8,10}|:0:0:-?1:([0-6]{2}|D):0:0:0:7:10",
    ) {
        let text = format!("XGID={board}{rest}");
        match xgid::parse(&text) {
            Ok(xgid) => prop_assert_eq!(xgid::write(&xgid), Ok(text)),
            Err(error) => prop_assert!((1..=text.len() + 1).contains(&error.column())),
        }
    }
}
