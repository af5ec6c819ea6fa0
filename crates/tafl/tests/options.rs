//! For each option a game in which it decides, with and without it.

mod common;

use alea_game::{Cell, EndReason, Game, Outcome, PointsSetup, Setup, SetupError, Side, SquareSetup};
use alea_tafl::{Tafl, TaflRules};
use common::{game, play, position, rules, square};

const SHUFFLE: &str = "19/19/19/19/19/19/19/19/19/9K9/19/19/19/19/19/19/19/t18/19 w";

fn from(rules: &TaflRules, text: &str) -> Tafl {
    game(rules, &position(text))
}

/// White and Black take their moves back: after four plies the start stands again.
fn shuffled(rules: &TaflRules, start: &str, times: u32) -> Tafl {
    let mut game = from(rules, start);
    for _ in 0..times {
        play(&mut game, "k10-k11 a2-a3 k11-k10 a3-a2");
    }
    game
}

fn drawn(reason: EndReason) -> Option<Outcome> {
    Some(Outcome::drawn(reason))
}

fn won(side: Side, reason: EndReason) -> Option<Outcome> {
    Some(Outcome::won(side, 1, reason))
}

#[test]
fn repetition() {
    let third = |option: &str| shuffled(&rules("hnefatafl", &[option]), SHUFFLE, 2).over();
    assert_eq!(third("repetition=draw"), drawn(EndReason::Repetition));
    // Black completed it: he has just moved.
    assert_eq!(third("repetition=loss_for_mover"), won(Side::First, EndReason::Repetition));
    assert_eq!(third("repetition=loss_for_white"), won(Side::Second, EndReason::Repetition));
    assert_eq!(third("repetition=ignore"), None);

    let second = shuffled(&rules("hnefatafl", &[]), SHUFFLE, 1);
    assert_eq!(second.over(), None, "the start is the first occurrence, this the second");
}

#[test]
fn white_may_be_the_one_who_repeats() {
    // The start is left by Black's men and never seen again; the position after White's second move is.
    let mut game = from(&rules("hnefatafl", &["repetition=loss_for_mover"]), SHUFFLE);
    play(&mut game, "k10-k11 a2-a3 k11-k10 a3-a4 k10-k11 a4-a3 k11-k10 a3-a4 k10-k11 a4-a3");
    assert_eq!(game.over(), won(Side::First, EndReason::Repetition), "Black brought w a3 k11 a third time");
    let mut game = from(&rules("hnefatafl", &["repetition=loss_for_mover"]), SHUFFLE);
    play(&mut game, "k10-k12 a2-a4 k12-k11 a4-a3 k11-k12 a3-a4 k12-k11 a4-a3 k11-k12 a3-a4");
    assert_eq!(game.over(), won(Side::First, EndReason::Repetition));
    let mut game =
        from(&rules("hnefatafl", &["repetition=loss_for_mover"]), SHUFFLE.replace(" w", " b").as_str());
    play(&mut game, "a2-a3 k10-k11 a3-a2 k11-k10 a2-a3 k10-k11 a3-a2 k11-k10");
    assert_eq!(game.over(), won(Side::Second, EndReason::Repetition), "White brought the start a third time");
}

#[test]
fn the_same_pieces_with_the_other_side_to_move_are_another_position() {
    // White loses a move by walking a triangle in three plies of his, Black by one of two.
    let mut game = from(&rules("hnefatafl", &[]), SHUFFLE);
    play(&mut game, "k10-k11 a2-a3 k11-l11 a3-a4 l11-l10 a4-a3 l10-k10");
    let turned = square(&game);
    assert_eq!((turned.seen, turned.mover), (0, Side::Second));
}

#[test]
fn a_capture_ends_what_can_come_again_and_counters_start_anew() {
    let start = "19/19/19/19/19/19/19/19/19/9K9/19/19/3t15/19/3T15/19/3T15/t18/19 w";
    let mut game = from(&rules("hnefatafl", &[]), start);
    play(&mut game, "k10-k11 a2-a3 k11-k10 a3-a2");
    assert_eq!((square(&game).quiet, square(&game).seen), (4, 1));
    play(&mut game, "d5-c5 d7-d4 c5-d5");
    assert_eq!(square(&game).quiet, 0, "the man between d3 and d5 is gone");
    play(&mut game, "a2-a3 k10-k11 a3-a2 k11-k10");
    assert_eq!((square(&game).quiet, square(&game).seen), (4, 1));
}

#[test]
fn counters_of_a_setup_are_respected() {
    let base = rules("hnefatafl", &[]);
    assert_eq!(shuffled(&base, &format!("{SHUFFLE} quiet=4 seen=1"), 0).over(), None);
    assert_eq!(shuffled(&base, &format!("{SHUFFLE} quiet=4 seen=1"), 1).over(), drawn(EndReason::Repetition));
    assert_eq!(from(&base, &format!("{SHUFFLE} quiet=8 seen=2")).over(), drawn(EndReason::Repetition));
    assert_eq!(from(&base, &format!("{SHUFFLE} quiet=200")).over(), drawn(EndReason::NoCapture));
    assert_eq!(from(&base, &format!("{SHUFFLE} quiet=199")).over(), None);
    let both = from(&base, &format!("{SHUFFLE} quiet=200 seen=2"));
    assert_eq!(both.over(), drawn(EndReason::Repetition), "repetition is judged first");
    for text in ["quiet=65535 seen=255", "quiet=17 seen=1", "quiet=0 seen=0"] {
        let setup = position(&format!("{SHUFFLE} {text}"));
        assert_eq!(square(&game(&rules("hnefatafl", &["repetition=ignore"]), &setup)), setup);
    }
}

#[test]
fn no_capture_limit() {
    let plies = |limit: &str, n: u32| {
        let limit = format!("no_capture_limit={limit}");
        let mut game = from(&rules("hnefatafl", &["repetition=loss_for_mover", &limit]), SHUFFLE);
        // A long way up the board repeats nothing.
        let way = "k10-k11 a2-a3 k11-k12 a3-a4 k12-k13 a4-a5 k13-k14 a5-a6 k14-k15 a6-a7";
        play(&mut game, &way.split(' ').take(n as usize).collect::<Vec<_>>().join(" "));
        game.over()
    };
    assert_eq!(plies("10", 9), None);
    assert_eq!(plies("10", 10), drawn(EndReason::NoCapture));
    assert_eq!(plies("11", 10), None);
    assert_eq!(plies("0", 10), None);
    assert_eq!(plies("1", 1), drawn(EndReason::NoCapture));
}

#[test]
fn setup() {
    let walker = Tafl::start(&rules("hnefatafl", &["setup=walker"]));
    let murray = Tafl::start(&rules("hnefatafl", &["setup=murray"]));
    assert_ne!(square(&walker).cells, square(&murray).cells);
    assert_eq!(murray, Tafl::start(&rules("hnefatafl", &[])));
    assert_eq!((walker.count_moves(), murray.count_moves()), (220, 184));
}

#[test]
fn encirclement_and_immobility_in_positions_as_typed() {
    let ring = "19/19/19/19/19/19/19/9t9/8t1t8/7t1K1t7/8t1t8/9t9/19/19/19/19/19/19/19";
    for mover in ["w", "b"] {
        let text = format!("{ring} {mover}");
        assert_eq!(
            from(&rules("hnefatafl", &["encirclement=on"]), &text).over(),
            won(Side::Second, EndReason::Encircled)
        );
        assert_eq!(from(&rules("hnefatafl", &[]), &text).over(), None);
    }
    // His own men and one black man: immobile if Black has just moved.
    let stuck = "19/19/19/19/19/19/19/19/9T9/8TKT8/9t9/19/19/19/19/19/19/19/19";
    let rule = rules("hnefatafl", &["king_immobile=black_wins"]);
    assert_eq!(from(&rule, &format!("{stuck} w")).over(), won(Side::Second, EndReason::KingImmobile));
    assert_eq!(from(&rule, &format!("{stuck} b")).over(), None);
    assert_eq!(from(&rules("hnefatafl", &[]), &format!("{stuck} w")).over(), None);
    for id in ["hnefatafl", "hnefatafl-v1", "hnefatafl-v2", "hnefatafl-v3"] {
        let all = ["king_immobile=black_wins", "encirclement=on"];
        assert_eq!(Tafl::start(&rules(id, &all)).over(), None, "nobody has won before the first move");
    }
}

#[test]
fn a_typed_position_may_be_over() {
    let base = rules("hnefatafl", &[]);
    for mover in ["w", "b"] {
        let over = |text: &str| from(&base, &format!("{text} {mover}")).over();
        let edge = "19/19/19/19/19/19/19/19/19/18K/19/19/19/19/19/19/19/19/t18";
        assert_eq!(over(edge), won(Side::First, EndReason::KingEscaped));
        let taken = "19/19/19/19/19/19/19/19/9t9/8tKt8/9t9/19/19/19/19/19/19/T18/19";
        assert_eq!(over(taken), won(Side::Second, EndReason::KingTaken));
    }
    let alone = "19/19/19/19/19/19/19/19/19/9K9/19/19/19/19/19/19/19/19/19 b";
    assert_eq!(from(&base, alone).over(), won(Side::First, EndReason::NoMoves));
    assert_eq!(from(&base, &alone.replace(" b", " w")).over(), None);
}

#[test]
fn what_is_no_position_is_refused() {
    let base = rules("hnefatafl", &[]);
    let refused = |change: &dyn Fn(&mut SquareSetup)| {
        let mut setup = base.data().start.clone();
        change(&mut setup);
        Tafl::from_setup(&base, &Setup::Square(setup)).unwrap_err()
    };
    assert_eq!(refused(&|s| s.size = 17), SetupError::WrongBoard);
    assert_eq!(refused(&|s| s.size = 0), SetupError::WrongBoard);
    assert_eq!(refused(&|s| s.cells.truncate(360)), SetupError::WrongBoard);
    assert_eq!(refused(&|s| s.cells.push(Cell::Empty)), SetupError::WrongBoard);
    // Both sides leave and come back before a position stands again.
    assert_eq!(refused(&|s| s.seen = 1), SetupError::SeenTooOften { seen: 1, quiet: 0 });
    let seven = |s: &mut SquareSetup| (s.quiet, s.seen) = (7, 2);
    assert_eq!(refused(&seven), SetupError::SeenTooOften { seen: 2, quiet: 7 });
    assert_eq!(refused(&|s| s.cells[180] = Cell::Empty), SetupError::NoKing);
    assert_eq!(refused(&|s| s.cells[21] = Cell::King), SetupError::TooMany { who: 'k', count: 2, limit: 1 });
    assert_eq!(
        refused(&|s| s.cells[21] = Cell::White),
        SetupError::TooMany { who: 'w', count: 25, limit: 24 }
    );
    assert_eq!(
        refused(&|s| s.cells[21] = Cell::Black),
        SetupError::TooMany { who: 'b', count: 49, limit: 48 }
    );
    let points = Setup::Points(PointsSetup::default());
    assert_eq!(Tafl::from_setup(&base, &points), Err(SetupError::WrongBoard));
}
