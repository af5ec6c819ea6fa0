//! Rotations, who begins, resignation and draws: docs/rules/tavli.en.md and docs/rules/backgammon.en.md (resignation).
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use Side::{First, Second};
use alea_catalog::{CONTESTS, GAMES, find, sequence};
use alea_game::{Dice, EndReason, Node, Opening, Side};
use alea_matchplay::{
    Command, CommandKind, CubeTerms, Denial, Event, GameEnd, GameResult, Jacoby, Length, NextStarter,
    Pending, Raises, Start, StartScore, Terms,
};
use common::at::{At, GAMMON, SINGLE, TIE, dice, money, score, tavli, terms, with_cube};

// Resignation, draws.

#[test]
fn a_resignation_has_the_values_of_the_game_whatever_stands_on_the_board() {
    for (game, most) in [("backgammon", 3), ("portes", 2), ("plakoto", 2), ("fevga", 2), ("hnefatafl", 1)] {
        let mut at = At::new(terms(game, Length::Points(5)));
        at.begin();
        assert_eq!(at.0.resignation_values(First), Ok(1..=most), "{game}");
        assert_eq!(at.0.resignation_values(Second), Err(Denial::NotYourTurn));
        let denied = at.0.act(First, &Command::Resign(most + 1));
        assert_eq!(denied, Err(Denial::NoSuchResignation { most }), "{game}");
        assert_eq!(at.0.act(First, &Command::Resign(0)), Err(Denial::NoSuchResignation { most }));
        at.act(First, Command::Resign(most)).act(Second, Command::AcceptResignation);
        assert_eq!(at.score(), (0, most.into()));
    }
    let rules = find("portes").unwrap().rules([("win_values", "triple")]).unwrap();
    let triple = vec![find("portes").unwrap().spec(rules)];
    let mut at = At::new(Terms::new(triple, Length::Single).unwrap());
    assert_eq!(at.begin().0.resignation_values(First), Ok(1..=3));

    // First has a checker off and cannot lose a gammon any more, but may still offer one.
    let mut at = money(CubeTerms::default());
    at.open().leave("x=1:14 o=24:15").before_roll_of(First);
    assert_eq!(at.0.resignation_values(First), Ok(1..=3));
}

#[test]
fn a_refused_resignation_changes_nothing() {
    let mut at = money(CubeTerms::default());
    at.open();
    let before = at.0.clone();
    at.act(First, Command::Resign(2));
    assert_eq!(at.why_not(First, CommandKind::AcceptResignation), Some(Denial::OwnOffer));
    assert_eq!(at.why_not(First, CommandKind::Play), Some(Denial::AnswerFirst));
    at.act(Second, Command::RefuseResignation);
    assert_eq!(at.0, before);
    at.act(First, Command::OfferDraw).act(Second, Command::RefuseDraw);
    assert_eq!(at.0, before);
    // What the dice will be is not to be waited for before giving up.
    at.before_roll_of(Second).act(Second, Command::Roll);
    assert_eq!(at.why_not(Second, CommandKind::Resign), Some(Denial::RollRequested));
    assert_eq!(at.why_not(Second, CommandKind::OfferDraw), Some(Denial::RollRequested));
}

#[test]
fn while_a_double_is_pending_the_stake_is_the_one_before_it() {
    let pending = || {
        let mut at = money(CubeTerms::default());
        // First doubled to 2; Second offers 4.
        at.open().before_roll_of(Second).taken(First).doubled(Second);
        at
    };
    for (times, points) in [(1, 2), (2, 4), (3, 6)] {
        let mut at = pending();
        at.act(First, Command::Resign(times)).act(Second, Command::AcceptResignation);
        assert_eq!(at.score(), (0, points));
    }
    // Refused, the double is still there to be answered.
    let mut at = pending();
    assert_eq!(at.why_not(Second, CommandKind::Resign), Some(Denial::NotYourTurn));
    at.act(First, Command::Resign(1));
    assert_eq!(at.why_not(First, CommandKind::Take), Some(Denial::AnswerFirst));
    at.act(Second, Command::RefuseResignation);
    assert!(matches!(at.0.pending(), Some(Pending::Double(_))));
    at.act(First, Command::Take);
    assert_eq!(at.0.cube().stake(), 4);

    // Under Jacoby only a single game can be resigned, until a double was taken. Who beavers has taken: 2s are lost singly.
    let cube = CubeTerms { jacoby: Jacoby::On, raises: Raises::Beavers, ..CubeTerms::default() };
    let mut at = money(cube);
    assert_eq!(at.open().0.resignation_values(First), Ok(1..=1));
    assert_eq!(at.doubled(Second).0.resignation_values(First), Ok(1..=1));
    assert_eq!(at.act(First, Command::Raise).0.resignation_values(Second), Ok(1..=3));
    at.act(Second, Command::Resign(1)).act(First, Command::AcceptResignation);
    assert_eq!(at.score(), (2, 0));
}

#[test]
fn a_draw_is_agreed_by_both() {
    let mut at = At::new(terms("hnefatafl", Length::Single));
    at.begin();
    assert_eq!(at.why_not(Second, CommandKind::OfferDraw), Some(Denial::NotYourTurn));
    at.act(First, Command::OfferDraw);
    let events = at.0.act(Second, &Command::AcceptDraw).unwrap();
    assert!(matches!(events[1], Event::GameEnded { result } if result.reason == GameEnd::Agreed));
    assert_eq!((at.score(), at.winner()), ((0, 0), Some(None)));
}

#[test]
fn a_recorded_result_says_who_won_and_how_much_whatever_the_board_shows() {
    let result = |winner, points| Event::RecordedResult { winner, points };
    let ended = |winner, points| GameResult { winner: Some(winner), points, reason: GameEnd::Recorded };
    let mut at = At::new(with_cube(Length::Points(7), CubeTerms::default()));
    // Between roll and play, the dice lie on the board.
    at.open().apply(result(Second, 3));
    assert_eq!(at.0.due(), Some(Event::GameEnded { result: ended(Second, 3) }));
    at.settle();
    assert_eq!((at.score(), at.winner()), ((0, 3), None));
    // While a double waits.
    at.open().doubled(Second).apply(result(Second, 1)).settle();
    assert_eq!(at.score(), (0, 4));
    // A result that follows from the board gives way, and so does an earlier one.
    let after = alea_notation::position::parse(GAMMON).unwrap();
    at.open().apply(Event::RecordedAsPlayed { text: String::new(), after });
    at.apply(result(First, 1)).apply(result(First, 4)).settle();
    assert_eq!((at.score(), at.winner()), ((4, 4), None));
    // A game that was given up before it began.
    at.apply(result(First, 4016));
    assert_eq!(at.0.apply(&Event::Opening { dice: dice("31") }), Err(Denial::ResultFirst));
    at.settle();
    assert_eq!((at.score(), at.winner()), ((4020, 4), Some(Some(First))));
    assert_eq!(at.0.apply(&result(First, 1)), Err(Denial::ContestOver));
}

// Who begins, and rotations.

#[test]
fn every_game_of_backgammon_opens_with_single_dice() {
    let mut at = At::new(terms("backgammon", Length::Money));
    for dice in ["31", "13"] {
        assert_eq!(at.0.next_start(), Ok(Start::Dice));
        assert_eq!(at.0.apply(&Event::Begun { starter: First }), Err(Denial::OtherStart));
        at.open_by("22").open_by(dice);
        assert_eq!(at.0.on_turn(), Some(if dice == "31" { First } else { Second }));
        assert_eq!(at.0.table().unwrap().rolled().map(Dice::high), Some(3));
        at.wins(First, SINGLE);
    }
}

#[test]
fn the_winner_begins_the_next_game_unless_agreed_otherwise() {
    // First opens and Second wins; then First wins; then a draw.
    let starts = |next_starter| {
        let mut at = At::new(terms("fevga", Length::Points(9)).with_next_starter(next_starter));
        at.begin().wins(Second, SINGLE);
        let mut starts = vec![at.0.next_start().unwrap()];
        at.begin().wins(First, SINGLE);
        starts.push(at.0.next_start().unwrap());
        at.begin().before_roll_of(First).act(First, Command::OfferDraw).act(Second, Command::AcceptDraw);
        starts.push(at.0.next_start().unwrap());
        starts
    };
    let player = Start::Player;
    assert_eq!(starts(NextStarter::Winner), [player(Second), player(First), player(First)]);
    assert_eq!(starts(NextStarter::Alternate), [player(Second), player(First), player(Second)]);
    assert_eq!(starts(NextStarter::Roll), [Start::Dice; 3]);
}

#[test]
fn after_a_drawn_game_the_same_player_starts_again_whoever_won_before() {
    let games = sequence(["portes", "backgammon", "portes"]).unwrap();
    let mut at = At::new(Terms::new(games, Length::Points(9)).unwrap());
    at.begin().wins(First, SINGLE).open_by("13");
    at.act(Second, Command::OfferDraw).act(First, Command::AcceptDraw);
    assert_eq!(at.0.next_start(), Ok(Start::Player(Second)));
}

#[test]
fn players_of_tafl_change_sides() {
    for entry in GAMES.iter().filter(|entry| entry.opening == Opening::FirstMoves) {
        let mut at = At::new(terms(entry.id, Length::Points(3)));
        for starter in [First, Second, First] {
            assert_eq!(at.0.next_start(), Ok(Start::Player(starter)), "{}", entry.id);
            at.begin().act(starter, Command::Resign(1)).act(!starter, Command::AcceptResignation);
        }
        assert_eq!(at.score(), (1, 2));
        // A drawn game scores nothing, and the sides change all the same.
        at.begin().act(Second, Command::OfferDraw).act(First, Command::AcceptDraw);
        assert_eq!((at.score(), at.winner(), at.0.next_start()), ((1, 2), None, Ok(Start::Player(First))));
    }
}

#[test]
fn tavli_goes_on_after_nine_games() {
    let mut at = At::new(tavli(5));
    // Eight games are won singly, four by each; the eighth, a Plakoto, is a tie: 4-4 after nine games, three rounds.
    let winners = [First, Second, First, Second, First, Second, First, Second, Second];
    for (index, winner) in winners.into_iter().enumerate() {
        at.begin();
        if index == 7 {
            let before = at.0.starter();
            at.leave(TIE);
            assert_eq!(at.0.next_start(), Ok(Start::Player(before)));
        } else {
            at.wins(winner, SINGLE);
        }
    }
    assert_eq!((at.score(), at.0.games_ended(), at.winner()), ((4, 4), 9, None));
    // There is no last round: the tenth game is Portes again and decides.
    assert_eq!(at.0.terms().game(9).id, "portes");
    at.begin().wins(First, GAMMON);
    assert_eq!((at.score(), at.winner()), ((6, 4), Some(Some(First))));
}

#[test]
fn a_drawn_plakoto_keeps_the_starter_and_moves_on_to_fevga() {
    let mut at = At::new(tavli(3));
    at.begin().wins(Second, SINGLE).begin();
    assert_eq!((at.0.starter(), at.0.terms().game(at.0.games_ended()).id.as_str()), (Second, "plakoto"));
    at.leave(TIE);
    assert_eq!(at.0.table().unwrap().node().side(), None);
    assert!(
        matches!(at.0.table().unwrap().node(), Node::Over(outcome) if outcome.reason == EndReason::BothMothersPinned)
    );
    assert_eq!((at.score(), at.0.next_start()), ((0, 1), Ok(Start::Player(Second))));
    assert_eq!(at.0.terms().game(at.0.games_ended()).id, "fevga");
}

#[test]
fn any_sequence_of_games_is_an_order() {
    let order = ["tavla", "tapa", "tavla", "narde"];
    let mut at = At::new(Terms::new(sequence(order).unwrap(), Length::Points(9)).unwrap());
    for round in 0..6 {
        assert_eq!(at.0.terms().game(at.0.games_ended()).id, order[round % 4]);
        at.begin().wins(First, SINGLE);
    }
    for contest in CONTESTS {
        for &target in contest.targets {
            let games = sequence(contest.games.iter().copied()).unwrap();
            let mut at = At::new(Terms::new(games, Length::Points(target)).unwrap());
            for _ in 0..target {
                at.begin().wins(Second, SINGLE);
            }
            assert_eq!(at.winner(), Some(Some(Second)), "{} to {target}", contest.id);
        }
    }
}

#[test]
fn a_rotation_is_taken_up_where_it_stopped() {
    // Four games of tavli were played, 3-2 for First, who won the last: Plakoto is next, and he starts it.
    let start = StartScore { points: score(3, 2), games: 4, starter: Some(First), ..StartScore::default() };
    let mut at = At::new(tavli(7).with_start_score(start).unwrap());
    assert_eq!((at.0.next_start(), at.0.terms().game(0).id.as_str()), (Ok(Start::Player(First)), "plakoto"));
    assert_eq!(at.0.apply(&Event::Opening { dice: dice("31") }), Err(Denial::OtherStart));
    at.begin();
    assert_eq!(at.0.to_take_up(), Err(Denial::GameOn));
    at.wins(Second, SINGLE);
    let later = StartScore { points: score(3, 3), games: 5, starter: Some(Second), ..start };
    assert_eq!(at.0.to_take_up(), Ok(later));
    assert_eq!(at.begin().0.table().unwrap().rules(), &find("fevga").unwrap().default_rules());
    // The starter is for the first game only.
    at.wins(First, SINGLE);
    assert_eq!(at.0.next_start(), Ok(Start::Player(First)));

    // Sides go on changing where nobody throws for them.
    let tafl = terms("hnefatafl", Length::Points(3));
    let start = StartScore { starter: Some(Second), games: u32::MAX, ..StartScore::default() };
    let mut at = At::new(tafl.with_start_score(start).unwrap());
    at.begin().act(Second, Command::Resign(1)).act(First, Command::AcceptResignation);
    assert_eq!((at.score(), at.0.next_start()), ((1, 0), Ok(Start::Player(First))));

    // A tie that has doubled the next game cannot be left behind.
    let mut at = money(CubeTerms { automatic_doubles: 1, ..CubeTerms::default() });
    assert!(at.0.to_take_up().is_ok());
    assert_eq!(at.open_by("22").0.to_take_up(), Err(Denial::GameOn));
}

#[test]
fn a_record_may_begin_a_game_without_dice() {
    let begun = Event::RecordedBegun { starter: Second };
    let mut at = At::new(with_cube(Length::Points(5), CubeTerms::default()));
    assert_eq!(at.0.apply(&Event::Begun { starter: Second }), Err(Denial::OtherStart));
    // The first roll is a double, and the cube could be turned before it.
    at.apply(begun.clone());
    assert_eq!(
        (at.0.starter(), at.0.on_turn(), at.0.apply(&begun)),
        (Second, Some(Second), Err(Denial::GameOn))
    );
    at.taken(Second).apply(Event::Rolled { dice: dice("66") }).wins(First, SINGLE);
    assert_eq!(at.score(), (2, 0));
    // In any game, whoever would begin it.
    let mut at = At::new(terms("fevga", Length::Points(5)));
    at.begin().wins(First, SINGLE).apply(begun);
    assert_eq!(at.0.on_turn(), Some(Second));
}

#[test]
fn values_are_released_once_a_roll() {
    let mut at = At::new(terms("backgammon", Length::Single));
    let released = |by| Event::Released { by };
    at.apply(released(First)).apply(released(Second));
    assert_eq!(at.0.apply(&released(First)), Err(Denial::ReleasedBefore));
    // A tie needs other values.
    at.open_by("44").apply(released(First)).open();
    assert_eq!(at.0.apply(&released(First)), Err(Denial::NothingToRoll));
    at.before_roll_of(Second).act(Second, Command::Roll).apply(released(First));
    assert_eq!(at.0.apply(&released(First)), Err(Denial::ReleasedBefore));
    at.apply(Event::Rolled { dice: dice("31") });
}
