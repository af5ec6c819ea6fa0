//! Hand-made positions for what all games share and for the games that hit. Each shows one sentence of the rules pages in a
//! small position; nothing here was computed by the oracle.

mod drawn;

use alea_testkit::oracle::text;
use drawn::{At, bare};

#[test]
fn both_dice_in_either_order() {
    At::new("backgammon", "x=24:1,1:1 o=22:2", "31").plays("24/23 23/20, 24/21 21/20").dice(2);
    At::new("backgammon", "x=24:1 o=21:2", "31").plays("24/23 23/20");
    At::new("backgammon", "x=24:1 o=23:2,21:2", "31").plays("").dice(0);
}

#[test]
fn a_double_is_played_four_times() {
    At::new("backgammon", "x=24:1 o=3:2", "22").plays("24/22 22/20 20/18 18/16").dice(4);
    At::new("backgammon", "x=24:1 o=18:2", "22").plays("24/22 22/20").dice(2);
}

#[test]
fn one_die_is_not_enough_where_two_can_be_played() {
    // 12/6 would leave no five.
    At::new("backgammon", "x=24:1,12:1 o=19:2,13:2,1:2", "65").plays("24/18 12/7, 12/7 24/18").dice(2);
}

#[test]
fn the_larger_die_if_only_one_can_be_played() {
    At::new("backgammon", "x=24:1 o=13:2", "65").plays("24/18").dice(1);
    At::new("backgammon", "x=24:1 o=13:2", "56").plays("24/18").dice(1);
    At::new("backgammon", "x=24:1 o=18:2,13:2", "65").plays("24/19").dice(1);
}

#[test]
fn the_bar_comes_first() {
    At::new("backgammon", "x=bar:1,13:1 o=1:2", "42")
        .plays("bar/21 21/19, bar/21 13/11, bar/23 23/19, bar/23 13/9");
    At::new("backgammon", "x=bar:2,13:1 o=1:2", "42").plays("bar/21 bar/23, bar/23 bar/21");
    At::new("backgammon", "x=bar:2,13:1 o=21:2", "42").plays("bar/23").dice(1);
    At::new("backgammon", "x=bar:1,13:1 o=24:2,23:2,22:2,21:2,20:2,19:2", "61").plays("").dice(0);
}

#[test]
fn a_hit_checker_goes_to_the_bar() {
    At::new("backgammon", "x=13:1 o=10:1,8:2", "31").leads_to(&["x=9:1 o=bar:1,8:2", "x=9:1 o=10:1,8:2"]);
    At::new("backgammon", "x=bar:1 o=bar:1,22:1", "33").leads_to(&["x=13:1 o=bar:2"]);
    At::new("backgammon", "x=13:1,12:1 o=10:2", "33").plays("12/9 9/6 6/3");
}

#[test]
fn bearing_off_needs_all_at_home() {
    At::new("backgammon", "x=7:1,3:1 o=24:2", "31").plays("7/6 6/3, 7/6 3/off, 7/4 4/3, 7/4 3/2, 3/2 7/4");
    At::new("backgammon", "x=bar:1,3:1 o=20:2", "35").plays("bar/22 22/17");
}

#[test]
fn a_larger_die_takes_the_highest_checker_only() {
    At::new("backgammon", "x=3:1,2:1,1:1 o=24:2", "65").plays("3/off 2/off");
    At::new("backgammon", "x=5:2,3:1 o=24:2", "44").plays("5/1 5/1 3/off 1/off");
    At::new("backgammon", "x=5:2,3:1 o=1:2", "44").plays("").dice(0);
    At::new("backgammon", "x=5:1,3:1 o=24:2", "64").plays("5/off 3/off, 5/1 3/off");
}

#[test]
fn bearing_off_is_not_compulsory() {
    At::new("backgammon", "x=6:1,2:1 o=24:2", "21")
        .plays("2/off 6/5, 6/4 4/3, 6/4 2/1, 6/5 5/3, 6/5 2/off, 2/1 6/4");
}

#[test]
fn take_highest_takes_the_highest_and_does_nothing_else() {
    let rules = &[("bear_off", "take_highest")];
    for game in
        ["backgammon", "portes", "tavla", "nackgammon", "plakoto", "tapa", "fevga", "moultezim", "narde"]
    {
        At::with(game, rules, "x=5:2,3:1 o=24:2", "44").plays("5/off 5/off 3/off").dice(3);
        // A checker on the point itself leaves the usual choice.
        At::with(game, rules, "x=5:1,2:1 o=24:2", "21").plays("5/off 2/off, 2/off 5/off, 5/3 3/off");
        // It begins when all are home, which ends one of these turns after three dice.
        At::with(game, rules, "x=7:1,5:1 o=24:2", "44").plays("7/3 5/off 3/off, 5/1 7/3 3/off 1/off").dice(4);
    }
    At::with("hypergammon", rules, "x=5:2,3:1 o=24:2", "44").plays("5/off 5/off 3/off");
}

#[test]
fn the_last_checker_off_ends_the_turn() {
    let at = At::new("backgammon", "x=2:1 o=24:2", "21");
    at.plays("2/off, 2/1 1/off").dice(2).leads_to(&["x=- o=24:2 over=+1"]);
    At::new("backgammon", "x=1:2 o=24:2", "66").plays("1/off 1/off").dice(2);
    // Not of all checkers, so the turn goes on.
    At::new("backgammon", "x=1:3 o=24:2", "65").leads_to(&["x=1:1 o=24:2"]);
}

/// What bearing the last checker off wins with the opponent's checkers as given.
fn wins(game: &str, rules: &[(&str, &str)], o: &str, points: &str) {
    At::with(game, rules, &format!("x=1:1 o={o}"), "21").leads_to(&[&format!("x=- o={o} over={points}")]);
}

#[test]
fn values_of_backgammon() {
    for game in ["backgammon", "nackgammon"] {
        wins(game, &[], "24:14", "+1");
        wins(game, &[], "24:15", "+2");
        wins(game, &[], "24:14,7:1", "+2");
        wins(game, &[], "24:14,6:1", "+3");
        wins(game, &[], "bar:1,24:14", "+3");
        wins(game, &[], "bar:1,24:13", "+1");
    }
    wins("hypergammon", &[], "24:2", "+1");
    wins("hypergammon", &[], "24:2,7:1", "+2");
    wins("hypergammon", &[], "24:2,6:1", "+3");
}

#[test]
fn values_of_portes_and_tavla() {
    for game in ["portes", "tavla"] {
        wins(game, &[], "24:14", "+1");
        wins(game, &[], "24:15", "+2");
        wins(game, &[], "24:14,6:1", "+2");
        wins(game, &[("win_values", "single")], "24:15", "+1");
        wins(game, &[("win_values", "triple")], "24:14,6:1", "+3");
        wins(game, &[("win_values", "triple")], "24:14,7:1", "+2");
        wins(game, &[("win_values", "triple")], "bar:1,24:13", "+1");
    }
}

#[test]
fn values_of_the_games_that_do_not_hit() {
    for game in ["plakoto", "tapa"] {
        wins(game, &[], "24:13,6:1", "+1");
        wins(game, &[], "24:14,6:1", "+2");
    }
    for game in ["fevga", "moultezim", "narde"] {
        wins(game, &[], "12:14", "+1");
        wins(game, &[], "12:14,6:1", "+2");
    }
}

#[test]
fn starts_and_their_pips() {
    let backgammon = "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2";
    let all: [(&str, &str, u32); 10] = [
        ("backgammon", backgammon, 167),
        ("portes", backgammon, 167),
        ("tavla", backgammon, 167),
        ("nackgammon", "x=24:2,23:2,13:4,8:3,6:4 o=19:4,17:3,12:4,2:2,1:2", 194),
        ("hypergammon", "x=24:1,23:1,22:1 o=3:1,2:1,1:1", 69),
        ("plakoto", "x=24:15 o=1:15", 360),
        ("tapa", "x=24:15 o=1:15", 360),
        ("fevga", "x=24:15 o=12:15", 360),
        ("moultezim", "x=24:15 o=12:15", 360),
        ("narde", "x=24:15 o=12:15", 360),
    ];
    for (game, position, pips) in all {
        let oracle = bare(game, &[]);
        assert_eq!(text::write(&oracle.start()), position, "{game}");
        assert_eq!(oracle.pips(&oracle.start()), [pips; 2], "{game}");
    }
    assert_eq!(bare("backgammon", &[]).pips(&text::read("x=bar:1,2:2 o=bar:2,20:1")), [29, 55]);
    assert_eq!(bare("fevga", &[]).pips(&text::read("x=3:1 o=13:1,12:1")), [3, 25]);
}

/// The counts that every backgammon program finds for its first rolls.
#[test]
fn the_first_rolls_of_backgammon() {
    let counts = [42, 15, 75, 16, 17, 73, 14, 18, 17, 52, 8, 8, 9, 9, 4, 10, 14, 14, 14, 7, 11];
    let rolls = (1..=6).flat_map(|high| (1..=high).map(move |low| format!("{high}{low}")));
    let start = text::write(&bare("backgammon", &[]).start());
    let found: Vec<_> = rolls
        .map(|roll| {
            let at = At::new("backgammon", &start, &roll);
            at.oracle.turns(&at.setup, at.dice).results.len()
        })
        .collect();
    assert_eq!(found, counts);
}

#[test]
fn who_hits_at_home_stays_in_tavla() {
    let stays = "8/5 13/12, 13/12 8/5, 13/12 12/9, 13/10 10/9, 13/10 8/7, 8/7 7/4, 8/7 13/10";
    let runs = &format!("{stays}, 8/5 5/4");
    At::new("tavla", "x=13:1,8:1 o=5:1", "31").plays(stays);
    At::with("tavla", &[("hit_and_run", "allowed")], "x=13:1,8:1 o=5:1", "31").plays(runs);
    At::with("portes", &[("hit_and_run", "forbidden")], "x=13:1,8:1 o=5:1", "31").plays(stays);
    At::new("portes", "x=13:1,8:1 o=5:1", "31").plays(runs);
}

#[test]
fn what_stays_and_what_does_not_in_tavla() {
    // Bearing off is moving on.
    At::new("tavla", "x=6:1,1:1 o=4:1", "42").plays("6/2 2/off");
    At::new("portes", "x=6:1,1:1 o=4:1", "42").plays("6/2 2/off, 6/4 4/off");
    // If another joins, one must stay.
    let at = At::new("tavla", "x=7:1,6:1 o=5:1", "11");
    at.has("6/5 7/6 6/5 5/4").lacks("6/5 5/4 4/3 3/2");
    At::new("tavla", "x=7:1,6:1,2:1 o=5:1", "11").lacks("6/5 7/6 5/4 6/5").has("6/5 7/6 6/5 2/1");
    // Above the home board nobody stays.
    At::new("tavla", "x=13:1 o=10:1", "31").has("13/10 10/9");
    At::new("tavla", "x=10:1 o=7:1", "31").has("10/7 7/6");
    At::new("tavla", "x=bar:1 o=22:1", "31").has("bar/22 22/21");
    At::new("tavla", "x=9:1 o=6:1,5:2", "32").plays("9/7 7/4");
}
