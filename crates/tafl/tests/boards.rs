//! What the board of nineteen lines leaves unused: hostile and closed points, a weaker king, corners, Black first.
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

mod common;

use alea_game::{EndReason, Game, Side};
use alea_tafl::{Arms, Escape, King, Points, Restricted, RuleData, Strength, TaflRules};
use common::{drawn, game, other_boards, step};

/// Rules of the small board with another king.
fn with_king(change: impl Fn(&mut King)) -> TaflRules {
    let mut data = other_boards()[0].data().clone();
    change(&mut data.king);
    TaflRules::new(data).unwrap()
}

/// What a move on a drawn board captures and how the game stands after it.
fn after(rules: &TaflRules, rows: &[&str], mover: Side, text: &str) -> (String, Option<EndReason>) {
    let game = game(rules, &drawn(rows, mover));
    let play = game.describe(&game.complete(&[step(7, text)]).unwrap());
    (play.text, play.over.map(|over| over.reason))
}

#[test]
fn an_empty_corner_and_an_empty_throne_capture() {
    let small = &other_boards()[0];
    let corner = [".......", ".......", "...K...", ".......", "..t....", "t......", ".T....."];
    assert_eq!(after(small, &corner, Side::Second, "c3-c1"), ("c3-c1xb1".into(), None));
    // The black man on c4 stands between b4 and the empty throne.
    let throne = [".......", ".......", ".T.K...", "t.t....", ".......", ".......", "......."];
    assert_eq!(after(small, &throne, Side::First, "b5-b4"), ("b5-b4xc4".into(), None));
    let filled = [".......", ".......", ".T.....", "t.tK...", ".......", ".......", "......."];
    let unarmed = with_king(|king| king.arms = Arms::None);
    assert_eq!(after(&unarmed, &filled, Side::First, "b5-b4"), ("b5-b4".into(), None), "the throne is taken");
    assert_eq!(after(small, &filled, Side::First, "b5-b4"), ("b5-b4xc4".into(), None), "by an anvil");
}

#[test]
fn the_strength_of_the_king() {
    let flank = [".......", "..t....", ".......", ".......", ".tK....", "......T", "...t..."];
    let fall = |strength| after(&with_king(|king| king.strength = strength), &flank, Side::Second, "d1-d3").1;
    assert_eq!(fall(Strength::Two), Some(EndReason::KingTaken));
    assert_eq!(fall(Strength::Three), None);
    let three = [".......", "..t....", ".......", "......T", ".tKt...", ".......", "......."];
    let fall = |strength| after(&with_king(|king| king.strength = strength), &three, Side::Second, "c6-c4").1;
    assert_eq!(fall(Strength::Two), None, "the move stands on another line than the two");
    assert_eq!(fall(Strength::Three), Some(EndReason::KingTaken));
    assert_eq!(fall(Strength::Four), None);
    let four = [".......", "..t....", ".......", "......T", ".tKt...", "..t....", "......."];
    for strength in [Strength::Two, Strength::Three, Strength::Four] {
        let fall = after(&with_king(|king| king.strength = strength), &four, Side::Second, "c6-c4").1;
        assert_eq!(fall, Some(EndReason::KingTaken), "{strength:?}");
    }
}

#[test]
fn in_his_stronghold_the_king_falls_to_four() {
    let flank = [".......", "....t..", ".......", "..tK...", ".......", "......T", "......."];
    assert_eq!(after(&other_boards()[0], &flank, Side::Second, "e6-e4").1, None);
    let open = with_king(|king| king.stronghold = Points::NONE);
    assert_eq!(after(&open, &flank, Side::Second, "e6-e4").1, Some(EndReason::KingTaken));
}

#[test]
fn the_empty_throne_stands_for_a_man_against_the_king() {
    let beside = ["..t....", ".......", ".......", ".......", "...K...", "......T", "...t..."];
    let beside_throne = [&beside[..3], &["......t"], &beside[4..]].concat();
    let weak = &other_boards()[0];
    assert_eq!(after(weak, &beside_throne, Side::Second, "d1-d2").1, Some(EndReason::KingTaken));
    let soft = {
        let mut data = weak.data().clone();
        data.hostile.king = Points::NONE;
        TaflRules::new(data).unwrap()
    };
    assert_eq!(after(&soft, &beside_throne, Side::Second, "d1-d2").1, None);
}

#[test]
fn the_arms_of_the_king() {
    let anvil = [".......", ".......", "......T", ".Kt....", ".......", "......t", "...T..."];
    for (arms, strikes, serves) in [
        (Arms::Full, true, true),
        (Arms::Mover, true, false),
        (Arms::Anvil, false, true),
        (Arms::None, false, false),
    ] {
        // Without a hostile throne, so that the king alone decides.
        let mut data = with_king(|king| king.arms = arms).data().clone();
        (data.hostile, data.restricted) = Default::default();
        let rules = TaflRules::new(data).unwrap();
        let strike = [".......", ".......", ".K.....", "..tT...", ".......", ".......", "......t"];
        assert_eq!(after(&rules, &strike, Side::First, "b5-b4").0.contains('x'), strikes, "{arms:?}");
        assert_eq!(after(&rules, &anvil, Side::First, "d1-d4").0.contains('x'), serves, "{arms:?}");
    }
}

#[test]
fn men_pass_the_throne_or_do_not() {
    let board = [".......", ".......", "...K...", "t......", ".......", ".......", "......T"];
    let moves = |restricted| {
        let data = RuleData { restricted, ..other_boards()[0].data().clone() };
        let game = game(&TaflRules::new(data).unwrap(), &drawn(&board, Side::Second));
        let along = |to: &str| game.refusal(&[], step(7, to)).is_none();
        (along("a4-c4"), along("a4-d4"), along("a4-e4"), along("a4-a7"))
    };
    let (throne, corners) = (Points::centre(7), Points::corners(7));
    assert_eq!(moves(Restricted::default()), (true, true, true, true));
    assert_eq!(moves(Restricted { stop: throne, cross: Points::NONE }), (true, false, true, true));
    assert_eq!(moves(Restricted { stop: Points::NONE, cross: throne }), (true, false, false, true));
    assert_eq!(moves(Restricted { stop: corners, cross: Points::NONE }), (true, true, true, false));
}

#[test]
fn the_king_escapes_at_corners_or_anywhere_on_the_edge() {
    let board = [".......", ".......", ".......", "K......", ".......", "......t", "......."];
    let end = |escape| {
        let data = RuleData { escape, ..other_boards()[0].data().clone() };
        let rules = TaflRules::new(data).unwrap();
        let on_edge = game(&rules, &drawn(&board, Side::First));
        on_edge.over().or_else(|| on_edge.describe(&on_edge.complete(&[step(7, "a4-a7")]).unwrap()).over)
    };
    assert!(game(&other_boards()[0], &drawn(&board, Side::First)).over().is_none());
    assert_eq!(end(Escape::Corner).map(|over| over.reason), Some(EndReason::KingEscaped));
    assert_eq!(end(Escape::Edge).map(|over| over.reason), Some(EndReason::KingEscaped));
}

#[test]
fn rules_that_make_no_game_are_refused() {
    let good = other_boards()[0].data().clone();
    let refused = |change: &dyn Fn(&mut RuleData)| {
        let mut data = good.clone();
        change(&mut data);
        TaflRules::new(data).unwrap_err().to_string()
    };
    assert!(refused(&|data| data.start.size = 20).contains("3 to 19"));
    assert!(refused(&|data| data.start.size = 2).contains("3 to 19"));
    assert!(refused(&|data| data.start.size = 9).contains("square"));
    assert!(refused(&|data| data.start.cells.fill(alea_game::Cell::Empty)).contains("king"));
    assert!(refused(&|data| data.start.cells.fill(alea_game::Cell::King)).contains("king"));
    let endless = refused(&|data| {
        data.repetition = alea_tafl::Repetition::Ignore;
        data.no_capture_limit = 0;
    });
    assert!(endless.contains("for ever"));
}
