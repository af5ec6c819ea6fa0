//! What the simple players say to the cube, to resignations and to draws.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use Side::{First, Second};
use alea_catalog::{Random, find, find_player};
use alea_engine::players::{Player, Seated};
use alea_game::Side;
use alea_matchplay::{
    Command, CommandKind, Crawford, CrawfordGame, CubeTerms, Jacoby, Length, Raises, StartScore,
};
use common::at::{At, money, score, terms, with_cube};

fn simple(game: &str) -> Box<dyn Player> {
    find_player("simple").unwrap().seat(find(game).unwrap()).unwrap()
}

/// The first player is about to roll, on a board in his numbers.
fn on_roll(mut at: At, board: &str) -> At {
    at.begin();
    if at.0.on_turn() == Some(First) {
        at.leave("x=24:15 o=12:15");
    }
    // The second player leaves it behind in his.
    at.leave(&turned(board));
    assert_eq!(at.0.on_turn(), Some(First));
    at
}

/// A board as the other player numbers it.
fn turned(board: &str) -> String {
    let (x, o) = board.strip_prefix("x=").unwrap().split_once(" o=").unwrap();
    let half = |text: &str| {
        let across = |stack: &str| match stack.split_once(':').unwrap() {
            ("bar", n) => format!("bar:{n}"),
            (point, n) => format!("{}:{n}", 25 - point.parse::<u8>().unwrap()),
        };
        if text == "-" { text.to_owned() } else { text.split(',').map(across).collect::<Vec<_>>().join(",") }
    };
    format!("x={} o={}", half(o), half(x))
}

fn any_money() -> At {
    money(CubeTerms::default())
}

/// Seventy pips against 70, 75 and 80: no double, a double and a take, a double and a pass.
const RACES: [(&str, bool, bool); 3] = [
    ("x=6:4,5:5,4:3,3:3 o=19:4,20:5,21:3,22:3", false, true),
    ("x=6:4,5:5,4:3,3:3 o=19:5,20:5,21:5", true, true),
    ("x=6:4,5:5,4:3,3:3 o=19:8,20:4,21:3", true, false),
];

/// x has closed his board, o has two on the bar and the rest far from home.
const GAMMONISH: &str = "x=7:3,6:2,5:2,4:2,3:2,2:2,1:2 o=bar:2,12:13";

/// The same with the players exchanged.
const HOPELESS: &str = "x=bar:2,13:13 o=18:3,19:2,20:2,21:2,22:2,23:2,24:2";

#[test]
fn races_are_doubled_and_taken_by_their_pips() {
    let mut player = simple("backgammon");
    for (board, doubles, takes) in RACES {
        let mut at = on_roll(any_money(), board);
        assert_eq!(player.doubles(&at.0, First), doubles, "{board}");
        at.act(First, Command::Double);
        assert_eq!(player.takes(&at.0, Second), takes, "{board}");
    }
}

#[test]
fn who_is_sure_of_a_gammon_plays_on_unless_gammons_do_not_count() {
    let mut player = simple("backgammon");
    assert!(!player.doubles(&on_roll(any_money(), GAMMONISH).0, First));
    let jacoby = money(CubeTerms { jacoby: Jacoby::On, ..CubeTerms::default() });
    assert!(player.doubles(&on_roll(jacoby, GAMMONISH).0, First));
}

#[test]
fn a_double_by_the_wrong_player_is_raised() {
    let mut player = simple("backgammon");
    for (board, raises) in [(RACES[2].0, false), (HOPELESS, true)] {
        let mut at = on_roll(money(CubeTerms { raises: Raises::Beavers, ..CubeTerms::default() }), board);
        at.act(First, Command::Double);
        assert_eq!(at.why_not(Second, CommandKind::Raise), None);
        assert_eq!(player.raises(&at.0, Second), raises, "{board}");
    }
}

#[test]
fn the_score_speaks_first() {
    let mut player = simple("backgammon");
    let at_score = |points, crawford, length, board: &str| {
        let start = StartScore { points, crawford, ..StartScore::default() };
        let cube = CubeTerms { crawford: Crawford::On, ..CubeTerms::default() };
        on_roll(At::new(with_cube(Length::Points(length), cube).with_start_score(start).unwrap()), board)
    };
    let [even, ahead, far_ahead] = RACES.map(|(board, ..)| board);
    // After the Crawford game there is nothing to lose by a double, and everything by a refusal.
    let mut last = at_score(score(3, 4), CrawfordGame::Played, 5, even);
    assert!(player.doubles(&last.0, First));
    last.act(First, Command::Double);
    assert!(player.takes(&last.0, Second));
    // One point is all that he needs.
    assert!(!player.doubles(&at_score(score(4, 3), CrawfordGame::Played, 5, ahead).0, First));
    assert!(player.doubles(&at_score(score(0, 0), CrawfordGame::Ahead, 5, far_ahead).0, First));
}

#[test]
fn a_resignation_is_accepted_for_what_the_game_is_worth() {
    let mut player = simple("backgammon");
    // o, who resigns, is on the bar before a closed board.
    let behind = on_roll(any_money(), GAMMONISH);
    assert!(!player.accepts_resignation(&behind.0, First, 1));
    assert!(player.accepts_resignation(&behind.0, First, 2));
    let race = on_roll(any_money(), RACES[2].0);
    assert!(player.accepts_resignation(&race.0, First, 1));
}

#[test]
fn only_what_is_lost_for_certain_is_resigned() {
    let mut player = simple("backgammon");
    for (board, resigns) in [
        // Ten checkers left against one.
        ("x=3:5,2:5 o=24:1", Some(1)),
        // 6-6 would do.
        ("x=3:4 o=24:1", None),
        // The first checker is not off, and may be.
        ("x=6:15 o=24:1", None),
        // It cannot be.
        ("x=18:15 o=24:1", Some(2)),
        // There may be a third point in it.
        ("x=18:14,19:1 o=24:1", None),
        (RACES[2].0, None),
    ] {
        assert_eq!(player.resigns(&on_roll(any_money(), board).0, First), resigns, "{board}");
    }
}

#[test]
fn a_refused_resignation_is_not_offered_again() {
    let mut seated = Seated::new(simple("backgammon"));
    let mut random = Random::of_game(1, 1);
    let mut at = on_roll(any_money(), "x=3:5,2:5 o=24:1");
    assert_eq!(seated.decide(&at.0, First, &mut random), Command::Resign(1));
    at.act(First, Command::Resign(1)).act(Second, Command::RefuseResignation);
    assert_eq!(seated.decide(&at.0, First, &mut random), Command::Roll);
}

#[test]
fn a_draw_is_agreed_by_who_is_worse_off() {
    let mut player = simple("hnefatafl");
    let mut at = At::new(terms("hnefatafl", Length::Single));
    at.begin();
    // Nobody is left to stop the king, who is three moves out.
    at.leave("19/19/19/19/19/19/19/9t9/19/8K10/19/19/19/19/19/19/19/t18/19 b");
    assert!(player.accepts_draw(&at.0, Second));
    assert!(!player.accepts_draw(&at.0, First));
    let race = on_roll(any_money(), RACES[2].0);
    let mut player = simple("backgammon");
    assert!(!player.accepts_draw(&race.0, First));
    assert!(player.accepts_draw(&race.0, Second));
}
