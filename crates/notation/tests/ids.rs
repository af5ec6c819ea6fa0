//! Position ID and XGID: both say the same of the same board, and neither says what it cannot.

use alea_game::{BySide, Dice, PointsSetup, Side};
use alea_matchplay::{Jacoby, Raises};
use alea_notation::{
    EncodeError, fibs, gnubg,
    position::{parse_points, write_points},
    situation::{Cube, MatchGame, Offer, Situation, Stage, Standing, Turn},
    xgid,
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

/// The board with money play around it, nothing rolled.
fn money(board: &PointsSetup, mover: Side) -> Situation {
    let at_the_start = Situation::new(board.clone(), mover, Standing::MONEY, Cube::default(), Stage::TO_ROLL);
    at_the_start.unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn both_forms_say_the_same() {
    for &(xg, id, text) in BOTH {
        let from_xgid = xgid::parse(xg).unwrap_or_else(|error| panic!("{error}"));
        let from_id = gnubg::parse(id).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(write_points(from_xgid.board()), text, "{xg}");
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
    for (text, mover, seen) in [
        (
            "XGID=a-----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
            Side::First,
            "x=24:2,13:5,8:3,6:5 o=bar:1,19:5,17:3,12:5",
        ),
        (
            "XGID=a-----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10",
            Side::Second,
            "x=bar:1,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2",
        ),
    ] {
        let situation = xgid::parse(text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((situation.mover(), write_points(situation.board()).as_str()), (mover, seen));
        assert_eq!(xgid::write(&money(&board(seen), mover)).as_deref(), Ok(text));
    }
}

/// An XGID of the start with these fields behind the board.
fn start(fields: &str) -> String {
    format!("XGID=-b----E-C---eE---c-e----B-:{fields}")
}

#[test]
fn the_field_of_the_dice_says_what_comes_next() {
    let turn = |fields: &str| {
        let situation = xgid::parse(&start(fields)).unwrap_or_else(|error| panic!("{error}"));
        let Stage::Playing { turn, resignation: None } = situation.stage() else { panic!("{situation:?}") };
        (turn, situation.to_act())
    };
    let dice = Dice::new(6, 1).map(Turn::Dice);
    assert_eq!(turn("0:0:1:00:0:0:3:0:10"), (Turn::Roll, Some(Side::First)));
    assert_eq!(turn("0:0:1:61:0:0:3:0:10").0, dice.unwrap_or(Turn::Roll));
    assert_eq!(turn("0:0:1:D:0:0:3:0:10"), (Turn::Offered(Offer::Double), Some(Side::Second)));
    assert_eq!(turn("1:-1:1:B:0:0:3:0:10"), (Turn::Offered(Offer::Beaver), Some(Side::First)));
    assert_eq!(turn("2:1:-1:R:0:0:3:0:10"), (Turn::Offered(Offer::Raccoon), Some(Side::First)));
    for wrong in ["", "0", "1", "07", "70", "611", "d", "O"] {
        assert!(xgid::parse(&start(&format!("0:0:1:{wrong}:0:0:3:0:10"))).is_err(), "{wrong}");
    }
}

#[test]
fn the_field_of_the_rules_is_read_by_the_length() {
    let standing =
        |fields: &str| *xgid::parse(&start(fields)).unwrap_or_else(|error| panic!("{error}")).standing();
    let score = |first, second| BySide { first, second };
    for (rules, jacoby, raises) in [
        (0, Jacoby::Off, Raises::None),
        (1, Jacoby::On, Raises::None),
        (2, Jacoby::Off, Raises::Beavers),
        (3, Jacoby::On, Raises::Beavers),
    ] {
        assert_eq!(
            standing(&format!("0:0:1:00:10:3:{rules}:0:10")),
            Standing::Money { score: score(10, 3), jacoby: Some(jacoby), raises: Some(raises) }
        );
    }
    let seven = |game, score| Standing::Match { points: 7, score, game };
    assert_eq!(standing("0:0:1:00:6:5:0:7:10"), seven(MatchGame::Usual, score(6, 5)));
    assert_eq!(standing("0:0:1:00:6:5:1:7:10"), seven(MatchGame::Crawford, score(6, 5)));
}

#[test]
fn contradictions_in_xgids_are_refused_where_they_stand() {
    for (fields, column, reason) in [
        ("0:1:1:00:0:0:0:0:10", 35, "a cube at 1 belongs to nobody"),
        (
            "4:1:1:00:0:0:0:0:3",
            50,
            "the cube is at 2 to the power of 4, and the largest is 2 to the power of 3",
        ),
        ("21:1:1:00:0:0:0:0:3", 33, "the cube must be 0 to 20, found 21"),
        ("0:0:1:00:7:0:0:7:10", 42, "a score of 7 has ended a match to 7"),
        ("0:0:1:00:6:9:0:7:10", 44, "a score of 9 has ended a match to 7"),
        ("0:0:1:00:5:5:1:7:10", 46, "this is not the Crawford game: nobody needs just one point"),
        ("0:0:1:00:6:5:2:7:10", 46, "the field of Crawford must be 0 to 1, found 2"),
        ("0:0:1:00:6:5:4:7:10", 46, "the field of Crawford and Jacoby must be 0 to 3, found 4"),
        ("1:1:1:00:6:5:1:7:10", 33, "in the Crawford game the cube stays in the middle at 1"),
        ("0:0:1:D:6:5:1:7:10", 33, "in the Crawford game the cube stays in the middle at 1"),
        ("1:-1:1:D:0:0:0:0:10", 40, "the player on roll cannot have doubled: the cube is the opponent's"),
        ("0:0:1:B:0:0:2:0:10", 39, "a beaver waits, so the cube is the opponent's at 2 or more"),
        ("1:-1:1:R:0:0:2:0:10", 40, "a raccoon waits, so the cube is the opponent's at 4 or more"),
        ("1:-1:1:B:0:0:1:0:10", 40, "a beaver cannot have been offered here"),
        ("1:-1:1:B:0:0:0:7:10", 40, "a beaver cannot have been offered here"),
        ("0:2:1:00:0:0:0:0:10", 35, "expected `1`, `-1` or `0` for the owner of the cube, found `2`"),
    ] {
        let error = xgid::parse(&start(fields)).expect_err(fields);
        assert_eq!((error.column(), error.reason().to_string().as_str()), (column, reason), "{fields}");
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
        let situation = money(&setup, Side::Second);
        assert_eq!(xgid::write(&situation), Err(error));
        assert_eq!(gnubg::write_with_match(&situation), Err(error));
        assert_eq!(fibs::write(&situation), Err(error));
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
        for mover in Side::BOTH {
            let situation = money(&setup, mover);
            let text = xgid::write(&situation).unwrap();
            let read = xgid::parse(&text).unwrap();
            prop_assert_eq!((read.board(), read.mover()), (&setup, mover), "{}", text);
            prop_assert_eq!(xgid::write(&read), Ok(text));
            let text = gnubg::write_with_match(&situation).unwrap();
            let read = gnubg::parse_with_match(&text).unwrap();
            prop_assert_eq!((read.board(), read.mover()), (&setup, mover), "{}", text);
            prop_assert_eq!(gnubg::write_with_match(&read), Ok(text));
            let text = fibs::write(&situation).unwrap();
            let read = fibs::parse(&text).unwrap();
            prop_assert_eq!((read.board(), read.mover()), (&setup, mover), "{}", text);
            prop_assert_eq!(fibs::write(&read), Ok(text));
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
