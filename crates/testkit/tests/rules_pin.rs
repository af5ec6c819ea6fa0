//! Hand-made positions for the games that pin, Plakoto and Tapa ("docs/rules/plakoto.en.md", "docs/rules/tapa.en.md").
//! Nothing here was computed by the oracle.

mod drawn;

use alea_testkit::oracle::text;
use drawn::{At, bare};

const PINNING: [&str; 2] = ["plakoto", "tapa"];

#[test]
fn landing_on_a_single_checker_pins_it() {
    for game in PINNING {
        At::new(game, "x=13:1,4:1 o=10:1", "31").leads_to(&[
            "x=9:1,4:1 o=10:1",
            "x=10:1,3:1 o=10:1^",
            "x=12:1,1:1 o=10:1",
        ]);
    }
}

#[test]
fn a_pin_ends_when_the_last_pinning_checker_leaves() {
    for game in PINNING {
        At::new(game, "x=13:2 o=10:1", "33").leads_to(&[
            "x=13:1,1:1 o=10:1",
            "x=10:1,4:1 o=10:1^",
            "x=7:2 o=10:1",
        ]);
        // The pinner has no privilege: it must play on.
        At::new(game, "x=10:1 o=10:1^", "31").leads_to(&["x=6:1 o=10:1"]);
    }
}

#[test]
fn closed_points() {
    for game in PINNING {
        At::new(game, "x=13:1 o=10:2", "31").plays("13/12 12/9");
        At::new(game, "x=13:1,10:1^ o=10:1", "31").plays("13/12 12/9");
        At::new(game, "x=13:1,10:1^ o=10:3", "31").plays("13/12 12/9");
        // More may join a pin.
        At::new(game, "x=13:1,10:1 o=10:1^", "33").leads_to(&["x=10:1,1:1 o=10:1^", "x=7:1,4:1 o=10:1"]);
        At::new(game, "x=13:2,10:1 o=10:1^", "33").has("13/10 13/10 10/7 10/7");
    }
}

#[test]
fn a_pinned_checker_does_not_move() {
    for game in PINNING {
        At::new(game, "x=10:1^ o=10:1", "31").plays("").dice(0);
        At::new(game, "x=24:1^,10:1 o=24:2", "31").plays("10/7 7/6, 10/9 9/6");
    }
}

#[test]
fn bearing_off_with_pinned_checkers() {
    let forbid = &[("bear_off_while_pinned", "forbid")];
    for game in PINNING {
        At::new(game, "x=5:1^,3:1 o=5:1", "63").plays("3/off").dice(1);
        At::with(game, forbid, "x=5:1^,3:1 o=5:1", "63").plays("").dice(0);
        // As the highest checker it bars a larger die.
        At::new(game, "x=5:1^,3:1 o=5:1", "64").plays("").dice(0);
        At::new(game, "x=5:1,3:1^ o=3:1", "64").plays("5/off").dice(1);
        At::new(game, "x=5:1^,3:1 o=5:1", "21").plays("3/1 1/off, 3/2 2/off");
        // Moving within the home board is not bearing off.
        At::with(game, forbid, "x=5:1^,3:1 o=5:1", "21").plays("3/1").dice(1);
        // A pinned checker outside is not at home.
        At::new(game, "x=7:1^,3:1 o=7:1", "31").plays("3/2");
    }
}

#[test]
fn take_highest_with_pinned_checkers() {
    let take = &[("bear_off", "take_highest")];
    for game in PINNING {
        // A pinned checker stands on its point like any other.
        At::with(game, take, "x=6:1,4:1^ o=4:1", "44").plays("6/2");
        At::with(game, take, "x=6:1^,5:1 o=6:1", "44").plays("").dice(0);
        At::new(game, "x=6:1^,5:1 o=6:1", "44").plays("5/1");
        let both = &[("bear_off", "take_highest"), ("bear_off_while_pinned", "forbid")];
        At::with(game, both, "x=6:1,5:1^ o=5:1", "44").plays("").dice(0);
    }
}

#[test]
fn pinning_the_mother_ends_the_game() {
    let position = "x=5:1 o=20:1,1:1";
    let off = "x=- o=20:1,1:1 over=+1";
    let pinned = |points: &str| format!("x=1:1 o=20:1,1:1^ over={points}");
    At::new("plakoto", position, "42").plays("5/1, 5/3 3/off").dice(2).leads_to(&[&pinned("+2"), off]);
    At::with("plakoto", &[("mother_value", "3")], position, "42").leads_to(&[&pinned("+3"), off]);
    At::with("plakoto", &[("mother_value", "1")], position, "42").leads_to(&[&pinned("+1"), off]);
    At::with("tapa", &[("mother", "immediate")], position, "42").leads_to(&[&pinned("+2"), off]);
    let none = |at: At| {
        at.plays("5/1 1/off, 5/3 3/off").leads_to(&[off]);
    };
    none(At::new("tapa", position, "42"));
    none(At::with("plakoto", &[("mother", "none")], position, "42"));
    // Two on the start are no mother yet.
    At::new("plakoto", "x=5:1 o=1:2", "42").plays("5/3 3/off");
}

#[test]
fn the_waiver() {
    let position = "x=24:1,5:1 o=20:1,1:1";
    let others = ["x=20:1,3:1 o=20:1^,1:1", "x=18:1,5:1 o=20:1,1:1"];
    // The last checker that leaves the own start wins at that moment, and so does a pin after it.
    At::new("plakoto", position, "42").leads_to(&["x=22:1,1:1 o=20:1,1:1^ over=+2", others[0], others[1]]);
    At::with("plakoto", &[("mother", "immediate")], position, "42").leads_to(&[
        "x=24:1,1:1 o=20:1,1:1^ over=+2",
        "x=22:1,1:1 o=20:1,1:1^ over=+2",
        others[0],
        others[1],
    ]);
    At::with("tapa", &[("mother", "immediate_with_waiver")], position, "42").has("5/1 24/22").lacks("5/1");
    At::with("plakoto", &[("mother", "none")], position, "42").leads_to(&[
        "x=22:1,1:1 o=20:1,1:1^",
        others[0],
        others[1],
    ]);
    // One of two leaves: the other's mother is still threatened.
    At::new("plakoto", "x=24:2,5:1 o=23:2,22:2,20:2,1:1", "42")
        .plays("5/1")
        .leads_to(&["x=24:2,1:1 o=23:2,22:2,20:2,1:1^"]);
    At::new("plakoto", "x=24:2,5:1 o=23:2,20:2,1:1", "42").has("5/1 24/22");
    At::new("plakoto", "x=24:2,1:1 o=23:2,20:2,1:1^", "42").leads_to(&["x=24:1,18:1,1:1 o=23:2,20:2,1:1^"]);
    // Leaving it later wins in a turn of its own.
    At::new("plakoto", "x=24:1,1:1 o=23:2,20:2,1:1^", "42")
        .plays("24/22")
        .leads_to(&["x=22:1,1:1 o=23:2,20:2,1:1^ over=+2"]);
}

#[test]
fn two_pinned_mothers_tie() {
    let position = "x=24:1^,5:1 o=24:1,1:1";
    At::new("plakoto", position, "42").plays("5/1").leads_to(&["x=24:1^,1:1 o=24:1,1:1^ over=+0"]);
    // Without the waiver the game was over before, so that this is nobody's win either.
    At::with("plakoto", &[("mother", "immediate")], position, "42")
        .leads_to(&["x=24:1^,1:1 o=24:1,1:1^ over=+0"]);
    At::with("plakoto", &[("mother_value", "3")], position, "42")
        .leads_to(&["x=24:1^,1:1 o=24:1,1:1^ over=+0"]);
}

#[test]
fn a_turn_that_ends_the_game_is_legal_whatever_dice_are_left() {
    // Off with the larger die, or the mother with the smaller.
    At::new("plakoto", "x=3:1,2:1^ o=2:1,1:1", "42").plays("3/off, 3/1").dice(1);
    // It counts for all others: 20/18 alone would be one die where two can be played.
    At::new("plakoto", "x=20:1,7:1 o=16:2,14:2,3:2,1:1", "42").plays("7/5 5/1").dice(2);
    // Doubles too: after one pin the other three moves are not asked for.
    At::new("plakoto", "x=13:3,3:1 o=1:1", "22")
        .has("3/1")
        .has("13/11 3/1")
        .has("13/11 11/9 9/7 3/1")
        .dice(4);
}

#[test]
fn a_frozen_board_is_a_tie() {
    let frozen = "x=24:1^,1:14 o=24:14,1:1^";
    let tie = &format!("{frozen} over=+0");
    At::new("tapa", "x=24:1^,2:1,1:13 o=24:14,1:1^", "21").plays("2/1").leads_to(&[tie]);
    At::with("plakoto", &[("mother", "none")], "x=24:1^,2:1,1:13 o=24:14,1:1^", "21").leads_to(&[tie]);
    // The opponent can still move.
    At::new("tapa", "x=24:1^,2:1,1:13 o=24:13,23:1,1:1^", "21").leads_to(&["x=24:1^,1:14 o=24:13,23:1,1:1^"]);
    // So can the mover, in his next turn.
    At::new("tapa", "x=24:1^,2:2,1:12 o=24:14,1:1^", "21").leads_to(&["x=24:1^,2:1,1:13 o=24:14,1:1^"]);
    let tapa = bare("tapa", &[]);
    assert!(tapa.frozen(&text::read(frozen)));
    assert!(!tapa.frozen(&text::read("x=24:1^,2:1,1:13 o=24:14,1:1^")));
    assert!(!tapa.frozen(&text::read("x=24:1^,1:14 o=24:13,23:1,1:1^")));
    assert!(!tapa.frozen(&tapa.start()));
}
