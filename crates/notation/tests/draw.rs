//! Drawings, as they look.

use alea_game::{Cell, Checkers, PointsSetup, Setup, Side, SquareSetup};
use alea_notation::{
    Language,
    draw::{Options, Seat, Way, ascii, draw, unicode},
    position::parse,
};
use proptest::prelude::*;

#[track_caller]
fn check(drawing: &str, expected: &str) {
    let expected = expected.strip_prefix('\n').expect("expected drawings begin on their own line");
    assert!(drawing == expected, "drawn:\n{drawing}expected:\n{expected}");
}

fn setup(text: &str) -> Setup {
    parse(text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_start_of_backgammon() {
    check(
        &ascii(&setup("x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2")),
        r"
   13 14 15 16 17 18          19 20 21 22 23 24
 +--------------------+-----+--------------------+
 |  x  .  .  .  o  .  |     |  o  .  .  .  .  x  |   o
 |  x           o     |     |  o              x  |   off    0
 |  x           o     |     |  o                 |   pips 167
 |  x                 |     |  o                 |
 |  x                 |     |  o                 |
 |                    |     |                    |
 |                    | bar |                    |
 |                    |     |                    |
 |  o                 |     |  x                 |
 |  o                 |     |  x                 |
 |  o           x     |     |  x                 |   x, to play
 |  o           x     |     |  x              o  |   off    0
 |  o  .  .  .  x  .  |     |  x  .  .  .  .  o  |   pips 167
 +--------------------+-----+--------------------+
   12 11 10  9  8  7           6  5  4  3  2  1
",
    );
}

#[test]
fn more_than_five_checkers_are_counted_and_the_bar_fills_from_the_middle() {
    check(
        &unicode(&setup("x=bar:1,13:2,8:3,6:7,5:1 o=24:1,22:2,19:3,18:2,12:1")),
        r"
   13 14 15 16 17 18          19 20 21 22 23 24
 ┌────────────────────┬─────┬────────────────────┐
 │  ●  ·  ·  ·  ·  ○  │     │  ○  ·  ·  ○  ·  ○  │   ○ o
 │  ●              ○  │     │  ○        ○        │   off    6
 │                    │     │  ○                 │   pips  52
 │                    │     │                    │
 │                    │     │                    │
 │                    │  ●  │                    │
 │                    │ bar │                    │
 │                    │     │  7                 │
 │                    │     │  ●                 │
 │                    │     │  ●                 │
 │              ●     │     │  ●                 │   ● x, to play
 │              ●     │     │  ●                 │   off    1
 │  ○  ·  ·  ·  ●  ·  │     │  ●  ●  ·  ·  ·  ·  │   pips 122
 └────────────────────┴─────┴────────────────────┘
   12 11 10  9  8  7           6  5  4  3  2  1
",
    );
}

#[test]
fn pinned_checkers_lie_in_brackets_at_the_foot() {
    check(
        &unicode(&setup("x=24:1^,18:1,13:6,8:4,4:1,3:2 o=24:1,20:8,18:1^,12:2,4:1^,1:2")),
        r"
   13 14 15 16 17 18          19 20 21 22 23 24
 ┌────────────────────┬─────┬────────────────────┐
 │  ●  ·  ·  ·  · (○) │     │  ·  ○  ·  ·  · (●) │   ○ o
 │  ●              ●  │     │     ○           ○  │   off    0
 │  ●                 │     │     ○              │   pips 143
 │  ●                 │     │     ○              │
 │  ●                 │     │     ○              │
 │  6                 │     │     8              │
 │                    │ bar │                    │
 │                    │     │                    │
 │                    │     │                    │
 │              ●     │     │                    │
 │              ●     │     │                    │   ● x, to play
 │  ○           ●     │     │        ●  ●     ○  │   off    0
 │  ○  ·  ·  ·  ●  ·  │     │  ·  · (○) ●  ·  ○  │   pips 162
 └────────────────────┴─────┴────────────────────┘
   12 11 10  9  8  7           6  5  4  3  2  1
   (○) (●) pinned
",
    );
}

#[test]
fn the_number_counts_the_checkers_that_pin() {
    check(
        &ascii(&setup("x=24:1,4:7 o=4:1^")),
        r"
   13 14 15 16 17 18          19 20 21 22 23 24
 +--------------------+-----+--------------------+
 |  .  .  .  .  .  .  |     |  .  .  .  .  .  x  |   o
 |                    |     |                    |   off   14
 |                    |     |                    |   pips  21
 |                    |     |                    |
 |                    |     |                    |
 |                    |     |                    |
 |                    | bar |                    |
 |                    |     |        7           |
 |                    |     |        x           |
 |                    |     |        x           |
 |                    |     |        x           |   x, to play
 |                    |     |        x           |   off    7
 |  .  .  .  .  .  .  |     |  .  . (o) .  .  .  |   pips  52
 +--------------------+-----+--------------------+
   12 11 10  9  8  7           6  5  4  3  2  1
   (o) pinned
",
    );
}

#[test]
fn where_both_move_the_same_way_the_opponents_pips_count_from_the_other_corner() {
    let fevga = setup("x=24:14,8:1 o=12:14,3:1");
    check(
        &draw(&fevga, &Options { way: Way::Same, ..Options::ASCII }),
        r"
   13 14 15 16 17 18          19 20 21 22 23 24
 +--------------------+-----+--------------------+
 |  .  .  .  .  .  .  |     |  .  .  .  .  .  x  |   o
 |                    |     |                 x  |   off    0
 |                    |     |                 x  |   pips 351
 |                    |     |                 x  |
 |                    |     |                 x  |
 |                    |     |                14  |
 |                    | bar |                    |
 | 14                 |     |                    |
 |  o                 |     |                    |
 |  o                 |     |                    |
 |  o                 |     |                    |   x, to play
 |  o                 |     |                    |   off    0
 |  o  .  .  .  x  .  |     |  .  .  .  o  .  .  |   pips 344
 +--------------------+-----+--------------------+
   12 11 10  9  8  7           6  5  4  3  2  1
",
    );
    let seen_by_nikos = Options {
        way: Way::Same,
        seat: Seat::Opponent,
        marks: Some(['○', '●']),
        names: ["Eleni", "Nikos"],
        ..Options::UNICODE
    };
    check(
        &draw(&fevga, &seen_by_nikos),
        r"
   13 14 15 16 17 18          19 20 21 22 23 24
 ┌────────────────────┬─────┬────────────────────┐
 │  ·  ·  ●  ·  ·  ·  │     │  ·  ○  ·  ·  ·  ●  │   ○ Eleni, to play
 │                    │     │                 ●  │   off    0
 │                    │     │                 ●  │   pips 344
 │                    │     │                 ●  │
 │                    │     │                 ●  │
 │                    │     │                14  │
 │                    │ bar │                    │
 │ 14                 │     │                    │
 │  ○                 │     │                    │
 │  ○                 │     │                    │
 │  ○                 │     │                    │   ● Nikos
 │  ○                 │     │                    │   off    0
 │  ○  ·  ·  ·  ·  ·  │     │  ·  ·  ·  ·  ·  ·  │   pips 351
 └────────────────────┴─────┴────────────────────┘
   12 11 10  9  8  7           6  5  4  3  2  1
",
    );
}

#[test]
fn the_opponents_seat_turns_the_board_round() {
    let text = "x=bar:1,24:1,13:5,8:3,6:5 o=20:2,19:3,17:3,12:5,1:2";
    check(
        &draw(&setup(text), &Options { seat: Seat::Opponent, ..Options::ASCII }),
        r"
   13 14 15 16 17 18          19 20 21 22 23 24
 +--------------------+-----+--------------------+
 |  o  .  .  .  x  .  |     |  x  .  .  .  .  o  |   x, to play
 |  o           x     |     |  x              o  |   off    0
 |  o           x     |     |  x                 |   pips 168
 |  o                 |     |  x                 |
 |  o                 |     |  x                 |
 |                    |     |                    |
 |                    | bar |                    |
 |                    |  x  |                    |
 |  x                 |     |                    |
 |  x                 |     |                    |
 |  x           o     |     |  o                 |   o
 |  x           o     |     |  o  o              |   off    0
 |  x  .  .  .  o  .  |     |  o  o  .  .  .  x  |   pips 165
 +--------------------+-----+--------------------+
   12 11 10  9  8  7           6  5  4  3  2  1
",
    );
}

#[test]
fn checkers_in_hand_and_the_number_of_the_turn_stand_beside_the_board() {
    check(
        &ascii(&setup("x=hand:13,bar:1,20:1 o=hand:15 ctx=turn:3")),
        r"
   13 14 15 16 17 18          19 20 21 22 23 24
 +--------------------+-----+--------------------+
 |  .  .  .  .  .  .  |     |  .  x  .  .  .  .  |   o
 |                    |     |                    |   hand  15
 |                    |     |                    |   off    0
 |                    |     |                    |   pips 375
 |                    |     |                    |
 |                    |  x  |                    |
 |                    | bar |                    |
 |                    |     |                    |
 |                    |     |                    |
 |                    |     |                    |   x, to play turn 3
 |                    |     |                    |   hand  13
 |                    |     |                    |   off    0
 |  .  .  .  .  .  .  |     |  .  .  .  .  .  .  |   pips 370
 +--------------------+-----+--------------------+
   12 11 10  9  8  7           6  5  4  3  2  1
",
    );
}

#[test]
fn a_small_square_board() {
    check(
        &ascii(&setup("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b")),
        r"
   a b c d e f g
 7 . . . b . . . 7
 6 . . . b . . . 6
 5 . . . w . . . 5
 4 b b w K w b b 4
 3 . . . w . . . 3
 2 . . . b . . . 2
 1 . . . b . . . 1
   a b c d e f g
   b black to move
",
    );
}

#[test]
fn hnefatafl_with_its_counters() {
    check(
        &unicode(&setup(
            "2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/3t2T1TKT1T2t3/\
             4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2 w \
             ctx=quiet:12,seen:1",
        )),
        r"
   a b c d e f g h j k l m n o p q r s t
19 · · ● · · ● · · · · · · · ● · · ● · · 19
18 · · · · · · · · · · · · · · · · · · · 18
17 ● · · · · ● · · · · · · · ● · · · · ● 17
16 · · · · · · · ● · ● · ● · · · · · · · 16
15 · · · · · · ● · ○ · ○ · ● · · · · · · 15
14 ● · ● · · ● · · · · · · · ● · · ● · ● 14
13 · · · · ● · · · · ○ · · · · ● · · · · 13
12 · · · ● · · · · ○ · ○ · · · · ● · · · 12
11 · · · · ○ · · ○ · ○ · ○ · · ○ · · · · 11
10 · · · ● · · ○ · ○ ♔ ○ · ○ · · ● · · · 10
 9 · · · · ○ · · ○ · ○ · ○ · · ○ · · · · 9
 8 · · · ● · · · · ○ · ○ · · · · ● · · · 8
 7 · · · · ● · · · · ○ · · · · ● · · · · 7
 6 ● · ● · · ● · · · · · · · ● · · ● · ● 6
 5 · · · · · · ● · ○ · ○ · ● · · · · · · 5
 4 · · · · · · · ● · ● · ● · · · · · · · 4
 3 ● · · · · ● · · · · · · · ● · · · · ● 3
 2 · · · · · · · · · · · · · · · · · · · 2
 1 · · ● · · ● · · · · · · · ● · · ● · · 1
   a b c d e f g h j k l m n o p q r s t
   ○ white to move, 12 plies without capture, stood once before
",
    );
}

#[test]
fn a_board_with_cells_missing_is_drawn_as_far_as_it_goes() {
    let torn = SquareSetup { size: 3, cells: vec![Cell::King; 4], mover: Side::First, quiet: 1, seen: 2 };
    check(
        &ascii(&Setup::Square(torn)),
        r"
   a b c
 3 . . . 3
 2 K . . 2
 1 K K K 1
   a b c
   w white to move, 1 ply without capture, stood twice before
",
    );
}

#[test]
fn the_words_stand_in_the_language_of_the_reader_and_the_numbers_below_each_other() {
    let board = setup("x=hand:1,24:1^,18:1,13:5,8:4,4:1 o=hand:12,bar:1,24:1,18:1^ ctx=turn:3");
    check(
        &draw(&board, &Options { language: Language::Greek, ..Options::ASCII }),
        r"
   13 14 15 16 17 18          19 20 21 22 23 24
 +--------------------+-----+--------------------+
 |  x  .  .  .  . (o) |     |  .  .  .  .  . (x) |   o
 |  x              x  |     |                 o  |   χέρι    12
 |  x                 |     |                    |   έξω      0
 |  x                 |     |                    |   βήματα 333
 |  x                 |     |                    |
 |                    |     |                    |
 |                    |μπάρα|                    |
 |                    |  o  |                    |
 |                    |     |                    |
 |              x     |     |                    |   x, παίζει, γύρος 3
 |              x     |     |                    |   χέρι     1
 |              x     |     |                    |   έξω      2
 |  .  .  .  .  x  .  |     |  .  .  x  .  .  .  |   βήματα 168
 +--------------------+-----+--------------------+
   12 11 10  9  8  7           6  5  4  3  2  1
   (o) (x) πιασμένο
",
    );
    check(
        &draw(&board, &Options { language: Language::Italian, ..Options::UNICODE }),
        r"
   13 14 15 16 17 18          19 20 21 22 23 24
 ┌────────────────────┬─────┬────────────────────┐
 │  ●  ·  ·  ·  · (○) │     │  ·  ·  ·  ·  · (●) │   ○ o
 │  ●              ●  │     │                 ○  │   mano   12
 │  ●                 │     │                    │   fuori   0
 │  ●                 │     │                    │   pip   333
 │  ●                 │     │                    │
 │                    │     │                    │
 │                    │ bar │                    │
 │                    │  ○  │                    │
 │                    │     │                    │
 │              ●     │     │                    │   ● x, muove, turno 3
 │              ●     │     │                    │   mano    1
 │              ●     │     │                    │   fuori   2
 │  ·  ·  ·  ·  ●  ·  │     │  ·  ·  ●  ·  ·  ·  │   pip   168
 └────────────────────┴─────┴────────────────────┘
   12 11 10  9  8  7           6  5  4  3  2  1
   (○) (●) inchiodata
",
    );
}

#[test]
fn a_square_board_says_who_moves_in_every_language() {
    let last = |language, text: &str| {
        let drawing = draw(&setup(text), &Options { language, ..Options::ASCII });
        drawing.lines().last().map(str::to_owned).unwrap_or_default()
    };
    for (ctx, english, greek, italian) in [
        ("w", "w white to move", "w παίζουν τα λευκά", "w muove il Bianco"),
        (
            "b ctx=quiet:1,seen:1",
            "b black to move, 1 ply without capture, stood once before",
            "b παίζουν τα μαύρα, 1 κίνηση χωρίς αιχμαλωσία, η διάταξη έχει ξαναφανεί μία φορά",
            "b muove il Nero, 1 mossa senza catture, posizione già vista una volta",
        ),
        (
            "w ctx=quiet:20,seen:3",
            "w white to move, 20 plies without capture, stood 3 times before",
            "w παίζουν τα λευκά, 20 κινήσεις χωρίς αιχμαλωσία, η διάταξη έχει ξαναφανεί 3 φορές",
            "w muove il Bianco, 20 mosse senza catture, posizione già vista 3 volte",
        ),
    ] {
        let text = format!("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 {ctx}");
        let found = Language::ALL.map(|language| last(language, &text));
        assert_eq!(found, [english, greek, italian].map(|line| format!("   {line}")));
    }
}

proptest! {
    #[test]
    fn any_board_fits_its_frame(
        x in prop::array::uniform24(0..=255_u8),
        o in prop::array::uniform24(0..=255_u8),
        [bar_x, hand_x, bar_o, hand_o] in prop::array::uniform4(0..=255_u8),
        pinned in any::<u32>(),
    ) {
        let nonsense = PointsSetup {
            x: Checkers { points: x, bar: bar_x, hand: hand_x, pinned },
            o: Checkers { points: o, bar: bar_o, hand: hand_o, pinned: !pinned },
            turn: Some(u16::MAX),
        };
        let nonsense = Setup::Points(nonsense);
        prop_assert!(ascii(&nonsense).is_ascii());
        for language in Language::ALL {
            let drawing = draw(&nonsense, &Options { language, ..Options::ASCII });
            for line in drawing.lines().skip(2).take(13) {
                let bars: Vec<usize> =
                    line.chars().enumerate().filter(|(_, c)| *c == '|').map(|(at, _)| at).collect();
                prop_assert_eq!(&bars, &[1, 22, 28, 49], "{}", drawing);
            }
            let fits = |line: &str| line.chars().count() <= 75 && line.trim_end() == line;
            prop_assert!(drawing.lines().all(fits), "{}", drawing);
        }
    }
}
