//! Position text: what is read is written back, and what is no position is refused with the place and the reason.

use alea_game::{Cell, Checkers, PointsSetup, Setup, Side, SquareSetup};
use alea_notation::position::{parse, parse_points, parse_square, write};
use proptest::prelude::*;

/// Texts in the form in which they are written.
const WRITTEN: &[&str] = &[
    "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2",
    "x=bar:1,24:2,13:5 o=12:4,10:1^",
    "x=hand:15 o=hand:14,bar:1",
    "x=- o=24:1",
    "x=- o=-",
    "x=24:15 o=12:15 ctx=turn:1",
    "x=24:1^,3:2^ o=24:2 ctx=turn:65535",
    "x=1:15 o=hand:1,bar:2,24:3,23:4,22:5 ctx=turn:2",
    "5/5/2K2/5/5 w",
    "t3T/5/2K2/5/T3t b ctx=quiet:12,seen:1",
    "t3T/5/2K2/5/T3t b ctx=quiet:65535",
    "t3T/5/2K2/5/T3t b ctx=seen:255",
    "2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/3t2T1TKT1T2t3/\
     4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2 w",
];

/// Texts that are read and written another way.
const READ: &[(&str, &str)] = &[
    ("x=24,13 o=bar", "x=24:1,13:1 o=bar:1"),
    ("x=10^ o=10:2", "x=10:1^ o=10:2"),
    ("x=6:5,13:5,bar:1,hand:2 o=-", "x=hand:2,bar:1,13:5,6:5 o=-"),
    ("5/5/2K2/5/5 w ctx=seen:1,quiet:12", "5/5/2K2/5/5 w ctx=quiet:12,seen:1"),
    ("5/5/2K2/5/5 w ctx=quiet:0", "5/5/2K2/5/5 w"),
];

/// Text, column, reason.
const REFUSED: &[(&str, usize, &str)] = &[
    ("", 1, "expected `x=` or the top row of a square board, but the text ends here"),
    ("o=24:1 x=-", 1, "expected `x=` or the top row of a square board, found `o`"),
    (" x=- o=-", 1, "no blank belongs here"),
    ("x", 2, "expected `=`, but the text ends here"),
    ("x=- o:-", 6, "expected `=`, found `:`"),
    ("x=", 3, "expected a point, `bar` or `hand`, but the text ends here"),
    ("x=24:2", 7, "expected `,` or a blank and `o=`, but the text ends here"),
    ("x=24:2 ", 8, "expected `o=`, but the text ends here"),
    ("x=24:2  o=-", 8, "no blank belongs here"),
    ("x=24:2\to=-", 7, "no blank belongs here"),
    ("x=24:2, 13:5 o=-", 8, "no blank belongs here"),
    ("x=24:2;13:5 o=-", 7, "expected `,` or a blank and `o=`, found `;`"),
    ("x=24:2 y=-", 8, "expected `o=`, found `y`"),
    ("x=24:2,24:1 o=-", 8, "point 24 is listed twice"),
    ("x=bar,13:5,bar o=-", 12, "the bar is listed twice"),
    ("x=- o=hand:1,hand:2", 14, "the hand is listed twice"),
    ("x=24:0 o=-", 6, "a count must be 1 to 15, found 0"),
    ("x=24:16 o=-", 6, "a count must be 1 to 15, found 16"),
    ("x=24:99999999999999999999 o=-", 6, "a count must be 1 to 15, found 99999999999999999999"),
    ("x=24:02 o=-", 6, "numbers are written without leading zeros"),
    ("x=24:-2 o=-", 6, "expected a count, found `-`"),
    ("x=24: o=-", 6, "no blank belongs here"),
    ("x=06:2 o=-", 3, "numbers are written without leading zeros"),
    ("x=0:2 o=-", 3, "a point must be 1 to 24, found 0"),
    ("x=25:1 o=-", 3, "a point must be 1 to 24, found 25"),
    ("x=24:2,off:1 o=-", 8, "expected a point, `bar` or `hand`, found `o`"),
    ("x=Bar:1 o=-", 3, "expected a point, `bar` or `hand`, found `B`"),
    ("x=24:2, o=-", 8, "no blank belongs here"),
    ("x=-,24:2 o=-", 4, "expected `,` or a blank and `o=`, found `,`"),
    ("x=bar:1^ o=-", 8, "nothing is pinned on the bar: only a checker on a point can be"),
    ("x=- o=hand^", 11, "nothing is pinned on the hand: only a checker on a point can be"),
    ("x=24^:2 o=-", 6, "expected `,` or a blank and `o=`, found `:`"),
    ("x=24^^ o=-", 6, "expected `,` or a blank and `o=`, found `^`"),
    ("x=24:2 o=- ", 12, "expected `ctx=`, but the text ends here"),
    ("x=24:2 o=-\n", 11, "no blank belongs here"),
    ("x=24:2 o=- ctx=", 16, "expected a key, but the text ends here"),
    ("x=24:2 o=- ctx=turns:3", 16, "unknown key; this kind of board has `turn`"),
    ("x=24:2 o=- ctx=quiet:3", 16, "unknown key; this kind of board has `turn`"),
    ("x=24:2 o=- ctx=turn", 20, "expected `:`, but the text ends here"),
    ("x=24:2 o=- ctx=turn:65536", 21, "the number must be 1 to 65535, found 65536"),
    ("x=24:2 o=- ctx=turn:0", 21, "the number must be 1 to 65535, found 0"),
    ("x=24:2 o=- ctx=turn:3,turn:3", 23, "`turn` is given twice"),
    ("x=24:2 o=- ctx=turn:3,", 23, "expected a key, but the text ends here"),
    ("x=24:2 o=- ctx=turn:3 ", 22, "no blank belongs here"),
    ("x=24:2 o=- and more", 12, "expected `ctx=`, found `a`"),
    ("x=24:2 o=12:4·", 14, "only plain ASCII characters are used here"),
    ("K", 1, "the length of a row must be 5 to 19, found 1"),
    ("4/4/4/4 w", 1, "the length of a row must be 5 to 19, found 4"),
    ("20 w", 1, "a run of empty points must be 1 to 19, found 20"),
    ("5/5/18t1/5/5 w", 5, "the length of a row must be 5 to 19, found 20 or more"),
    ("t19/5 w", 1, "the length of a row must be 5 to 19, found 20 or more"),
    ("5/4/2K2/5/5 w", 3, "this row has 4 points, and the first one has 5"),
    ("5/5/2K3/5/5 w", 5, "this row has 6 points, and the first one has 5"),
    ("5/5/2K2/5 w", 10, "rows of 5 points need 5 rows, not 4"),
    ("5/5/2K2/5/5/5/5 w", 12, "rows of 5 points need 5 rows, not 7"),
    ("5/5/2K2/5/5", 12, "expected a blank and `w` or `b`, but the text ends here"),
    ("5/5/2K2/5/5 ", 13, "expected `w` or `b`, but the text ends here"),
    ("5/5/2K2/5/5 W", 13, "expected `w` or `b`, found `W`"),
    ("5/5/2K2/5/5 white", 14, "expected the end, found `h`"),
    ("5//2K2/5/5 w", 3, "expected a number, `t`, `T` or `K`, found `/`"),
    ("/5/2K2/5/5 w", 1, "expected `x=` or the top row of a square board, found `/`"),
    ("5/5/2k2/5/5 w", 6, "expected a number, `t`, `T`, `K` or `/`, found `k`"),
    ("5/5/2K02/5/5 w", 7, "numbers are written without leading zeros"),
    ("5/5/2K0T1/5/5 w", 7, "a run of empty points must be 1 to 19, found 0"),
    ("5/5/2K2/5/5 w ctx=turn:1", 19, "unknown key; this kind of board has `quiet` and `seen`"),
    ("5/5/2K2/5/5 w ctx=seen:256", 24, "the number must be 0 to 255, found 256"),
    ("5/5/2K2/5/5 w ctx=quiet:1,quiet:1", 27, "`quiet` is given twice"),
];

#[test]
fn written_texts_come_back() {
    for text in WRITTEN {
        let setup = parse(text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(&write(&setup), text);
    }
}

#[test]
fn other_spellings_mean_the_same() {
    for (text, written) in READ {
        let setup = parse(text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(&write(&setup), written, "{text}");
    }
}

#[test]
fn malformed_texts_are_refused_with_place_and_reason() {
    for &(text, column, reason) in REFUSED {
        let error = parse(text).expect_err(text);
        assert_eq!((error.column(), error.reason().to_string().as_str()), (column, reason), "{text}");
        assert_eq!(error.input(), text);
        assert_eq!(error.to_string().lines().count(), 1, "{error}");
    }
}

#[test]
fn a_message_is_one_line() {
    let error = parse("x=24:2 o=-\n").unwrap_err();
    assert_eq!(error.to_string(), r#"position "x=24:2 o=-\n", column 11: no blank belongs here"#);
}

#[test]
fn a_long_text_is_shortened_around_the_place() {
    let board = "2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1x1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/19 w";
    assert_eq!(
        parse(board).unwrap_err().to_string(),
        "position \"...7t2t2/19/t4t7t4t/7t1t1t7/6t1T1x1t6/t1t2t7t2t1t/4t4T4t4/3t4T1...\", column 35 of the whole \
         text: \
         expected a number, `t`, `T`, `K` or `/`, found `x`"
    );
    let long = format!("x=24:2,24:2 o={}", "1,".repeat(1000));
    assert_eq!(
        parse(&long).unwrap_err().to_string(),
        "position \"x=24:2,24:2 o=1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,...\", column 8: \
         point 24 is listed twice"
    );
    let digits = format!("x={}:2 o=-", "9".repeat(1000));
    let reason = parse(&digits).unwrap_err().reason().to_string();
    assert_eq!(reason, "a point must be 1 to 24, found 999999999999999999999999...");
    let greek = "α".repeat(500);
    assert!(parse(&greek).unwrap_err().to_string().chars().count() < 160);
}

#[test]
fn each_kind_of_board_has_its_own_reader() {
    assert_eq!(
        parse_points("5/5/2K2/5/5 w").unwrap_err().to_string(),
        "position \"5/5/2K2/5/5 w\", column 1: expected `x=`, found `5`"
    );
    assert_eq!(
        parse_square("x=- o=-").unwrap_err().to_string(),
        "position \"x=- o=-\", column 1: expected a number, `t`, `T` or `K`, found `x`"
    );
}

#[test]
fn a_turn_without_a_number_is_not_written() {
    let setup = PointsSetup { turn: Some(0), ..PointsSetup::default() };
    assert_eq!(write(&Setup::Points(setup)), "x=- o=-");
}

#[test]
fn ranks_begin_at_the_bottom() {
    let setup = parse_square("tTK2/5/5/5/4T b ctx=quiet:7,seen:2").unwrap();
    assert_eq!((setup.size, setup.mover, setup.quiet, setup.seen), (5, Side::Second, 7, 2));
    assert_eq!(setup.cells[4], Cell::White);
    assert_eq!(setup.cells[20..23], [Cell::Black, Cell::White, Cell::King]);
}

fn checkers() -> impl Strategy<Value = Checkers> {
    let count = || prop_oneof![3 => Just(0_u8), 1 => 1..=15_u8];
    (prop::array::uniform24(count()), count(), count(), any::<u32>()).prop_map(
        |(points, bar, hand, marks)| {
            let held = (1..=24).filter(|&p| points[p - 1] > 0).fold(0, |held, p| held | 1 << p);
            Checkers { points, bar, hand, pinned: marks & held }
        },
    )
}

fn points() -> impl Strategy<Value = Setup> {
    (checkers(), checkers(), prop::option::of(1..=u16::MAX))
        .prop_map(|(x, o, turn)| Setup::Points(PointsSetup { x, o, turn }))
}

fn square() -> impl Strategy<Value = Setup> {
    let cell = prop_oneof![
        6 => Just(Cell::Empty),
        2 => Just(Cell::Black),
        1 => Just(Cell::White),
        1 => Just(Cell::King),
    ];
    (5..=19_u8, prop::collection::vec(cell, 361), any::<bool>(), any::<u16>(), any::<u8>()).prop_map(
        |(size, mut cells, white, quiet, seen)| {
            cells.truncate(usize::from(size) * usize::from(size));
            let mover = if white { Side::First } else { Side::Second };
            Setup::Square(SquareSetup { size, cells, mover, quiet, seen })
        },
    )
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(setup in prop_oneof![points(), square()]) {
        let text = write(&setup);
        prop_assert_eq!(parse(&text), Ok(setup), "{}", text);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[xo=bhand0-9:,^ /tTKwctx.-]{0,40}|\\PC{0,20}") {
        match parse(&text) {
            Ok(setup) => prop_assert_eq!(parse(&write(&setup)), Ok(setup)),
            Err(error) => prop_assert!((1..=text.len() + 1).contains(&error.column())),
        }
    }

    #[test]
    fn a_spoilt_text_never_panics(setup in prop_oneof![points(), square()], at in any::<prop::sample::Index>(), byte in 32..127_u8) {
        let mut bytes = write(&setup).into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let text = String::from_utf8(bytes).unwrap();
        if let Ok(setup) = parse(&text) {
            prop_assert_eq!(parse(&write(&setup)), Ok(setup));
        }
    }
}
