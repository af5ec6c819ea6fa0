//! What the cube does to the score, and when it may be used: each figure with its derivation from docs/rules/backgammon.en.md
//! (cube, match, money play).
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use Side::{First, Second};
use alea_catalog::{GAMES, sequence};
use alea_game::{CubeUse, Node, Opening, Side};
use alea_matchplay::{
    Command, CommandKind, ContestEnd, Crawford, CrawfordGame, CubeTerms, Denial, Event, GameSpec, Holland,
    Jacoby, Length, Raises, StartScore, Terms, TermsError,
};
use common::at::{
    ALMOST_CLOSES_OUT, At, BACKGAMMON, CLOSES_OUT, GAMMON, SINGLE, dice, money, score, tavli, terms,
    with_cube,
};

#[test]
fn the_cube_multiplies_what_the_board_gives() {
    // Board 1, 2 or 3 times cube 1, 2 or 4: a gammon with the cube at 4 is 8.
    for (doubles, stake) in [(0, 1), (1, 2), (2, 4)] {
        for (board, times) in [(SINGLE, 1), (GAMMON, 2), (BACKGAMMON, 3)] {
            let mut at = money(CubeTerms::default());
            at.open();
            for turn in 0..doubles {
                at.taken(if turn % 2 == 0 { Second } else { First });
            }
            assert_eq!(at.0.cube().stake(), stake);
            at.wins(First, board);
            assert_eq!(at.score(), (times * stake, 0), "{board} at {stake}");
        }
    }
}

#[test]
fn the_taker_owns_the_cube_and_nobody_doubles_twice_running() {
    let mut at = money(CubeTerms::default());
    at.open();
    // The opener plays the opening dice before any decision about the cube.
    assert_eq!(at.why_not(First, CommandKind::Double), Some(Denial::DiceLie));
    assert_eq!(at.why_not(Second, CommandKind::Double), Some(Denial::NotYourTurn));
    at.doubled(Second);
    assert_eq!(at.why_not(Second, CommandKind::Take), Some(Denial::OwnOffer));
    assert_eq!(at.why_not(Second, CommandKind::Roll), Some(Denial::AnswerFirst));
    assert_eq!(at.why_not(First, CommandKind::Raise), Some(Denial::NoRaise));
    at.act(First, Command::Take);
    assert_eq!((at.0.cube().stake(), at.0.cube().owner()), (2, Some(First)));
    assert_eq!(at.why_not(Second, CommandKind::Double), Some(Denial::CubeNotYours));
    at.before_roll_of(First).before_roll_of(Second);
    assert_eq!(at.why_not(Second, CommandKind::Double), Some(Denial::CubeNotYours));
    at.before_roll_of(First).act(First, Command::Roll);
    assert_eq!(at.why_not(First, CommandKind::Double), Some(Denial::RollRequested));
    at.apply(Event::Rolled { dice: dice("31") });
    assert_eq!(at.why_not(First, CommandKind::Double), Some(Denial::DiceLie));
}

#[test]
fn a_starter_who_rolls_again_may_double_first() {
    let spec = sequence(["backgammon"]).unwrap().remove(0);
    let rolls_again = GameSpec { opening: Opening::RollsAgain, ..spec };
    let terms = Terms::new(vec![rolls_again], Length::Points(5)).unwrap();
    let mut at = At::new(terms.with_cube(CubeTerms::default()).unwrap());
    // The winner of the throw has rolled nothing yet.
    at.open();
    assert_eq!(at.why_not(Second, CommandKind::Double), Some(Denial::NotYourTurn));
    at.act(First, Command::Double).act(Second, Command::Take);
    assert_eq!((at.0.cube().stake(), at.0.cube().owner()), (2, Some(Second)));
}

#[test]
fn the_cube_goes_beyond_64() {
    let mut at = money(CubeTerms::default());
    at.open();
    for turn in 0..8 {
        at.taken(if turn % 2 == 0 { Second } else { First });
    }
    // 2 to the eighth.
    assert_eq!(at.0.cube().stake(), 256);
}

#[test]
fn who_passes_loses_the_stake_before_the_offer_single() {
    let mut at = money(CubeTerms::default());
    // First doubled to 2; Second redoubles to 4, and First passes: 2, however bad the board.
    at.open().before_roll_of(Second).taken(First).doubled(Second).act(First, Command::Pass);
    assert_eq!(at.score(), (0, 2));
}

#[test]
fn who_is_closed_out_may_double_and_be_doubled() {
    let mut at = money(CubeTerms::default());
    at.open().leave(CLOSES_OUT);
    // Second is closed out: there is nothing to roll, but the cube is his to offer.
    assert_eq!(at.0.table().unwrap().node(), Node::Decision(Second));
    assert_eq!(at.why_not(Second, CommandKind::Roll), Some(Denial::NothingToRoll));
    at.act(Second, Command::Double).act(First, Command::Take).act(Second, Command::Play(Vec::new()));
    at.act(First, Command::Double).act(Second, Command::Pass);
    assert_eq!(at.score(), (2, 0));
}

#[test]
fn every_raise_can_be_refused_for_the_value_before_it() {
    // From stake s: double 2s, beaver 4s, raccoon 8s, otter 16s; who refuses loses s, 2s, 4s, 8s. With one tie of the opening
    // dice s is 2.
    for ties in [0, 1] {
        let s = 1 << ties;
        for raises in 0..=3 {
            let cube = CubeTerms { automatic_doubles: 1, raises: Raises::Otters, ..CubeTerms::default() };
            let offered = || {
                let mut at = money(cube);
                for _ in 0..ties {
                    at.open_by("44");
                }
                at.open().doubled(Second);
                let mut answerer = First;
                for _ in 0..raises {
                    at.act(answerer, Command::Raise);
                    answerer = !answerer;
                }
                (at, answerer)
            };
            let (mut at, answerer) = offered();
            at.act(answerer, Command::Pass);
            let lost = s << raises;
            let expected = if answerer == First { (0, lost) } else { (lost, 0) };
            assert_eq!(at.score(), expected, "{raises} raises from {s} refused");

            // Accepted, the stake is twice that, and whoever was doubled owns the cube throughout.
            let (mut at, answerer) = offered();
            let next = at.why_not(answerer, CommandKind::Raise);
            assert_eq!(next, if raises == 3 { Some(Denial::NoRaise) } else { None }, "after {raises} raises");
            at.act(answerer, Command::Take);
            assert_eq!((at.0.cube().stake(), at.0.cube().owner()), (2 * lost, Some(First)));
        }
    }
    // As far as was agreed, and no farther.
    for (agreed, most) in [(Raises::None, 0), (Raises::Beavers, 1), (Raises::Raccoons, 2)] {
        let mut at = money(CubeTerms { raises: agreed, ..CubeTerms::default() });
        at.open().doubled(Second);
        let mut answerer = First;
        for _ in 0..most {
            at.act(answerer, Command::Raise);
            answerer = !answerer;
        }
        assert_eq!(at.why_not(answerer, CommandKind::Raise), Some(Denial::NoRaise), "{agreed:?}");
    }
}

// Money play.

#[test]
fn jacoby_asks_for_a_double_that_was_taken() {
    let cube = CubeTerms { jacoby: Jacoby::On, automatic_doubles: 1, ..CubeTerms::default() };
    // Two ties, of which one doubles: stake 2. It lies in the middle and was not taken, so a backgammon counts once: 2.
    let mut at = money(cube);
    at.open_by("33").open_by("66").open();
    assert_eq!((at.0.cube().stake(), at.0.cube().owner()), (2, None));
    at.wins(First, BACKGAMMON);
    assert_eq!(at.score(), (2, 0));
    // The next game begins at 1. Doubled and taken it is at 2, and a gammon counts twice: 4.
    at.open().taken(Second).wins(First, GAMMON);
    assert_eq!(at.score(), (6, 0));
    // A double that is passed satisfies nothing: 1.
    at.open().doubled(Second).act(First, Command::Pass);
    assert_eq!(at.score(), (6, 1));
    // Without Jacoby a gammon counts twice from the start.
    let mut at = money(CubeTerms::default());
    at.open().wins(First, GAMMON);
    assert_eq!(at.score(), (2, 0));
}

#[test]
fn money_play_stops_between_two_games() {
    let cube = CubeTerms { automatic_doubles: 2, ..CubeTerms::default() };
    let mut at = money(cube);
    assert_eq!(at.why_not(First, CommandKind::Stop), Some(Denial::CannotStop));
    at.open().wins(Second, GAMMON);
    assert_eq!(at.why_not(First, CommandKind::Stop), None);
    // A tie has doubled the next game, which can no longer be avoided.
    at.open_by("55");
    assert_eq!(at.why_not(First, CommandKind::Stop), Some(Denial::CannotStop));
    at.open().wins(First, SINGLE);
    // 2 for the gammon; 1 at the cube of 2 that the tie made.
    assert_eq!(at.score(), (2, 2));
    at.act(Second, Command::Stop);
    assert_eq!(at.winner(), Some(None));
    assert_eq!(at.0.result().unwrap().reason, ContestEnd::Stopped);
}

// Matches.

#[test]
fn a_checker_off_decides_three_all_in_a_match_to_five() {
    let taken = || {
        let terms = with_cube(Length::Points(5), CubeTerms::default());
        let start = StartScore { points: score(3, 3), ..StartScore::default() };
        let mut at = At::new(terms.with_start_score(start).unwrap());
        at.open().taken(Second);
        at
    };
    // One checker off: 1 times cube 2, 5-3. None off: 2 times 2, written down as 7-3. Either ends the match.
    for (board, expected) in [(SINGLE, (5, 3)), (GAMMON, (7, 3))] {
        let mut at = taken();
        at.wins(First, board);
        assert_eq!((at.score(), at.winner()), (expected, Some(Some(First))));
    }
    // Redoubled to 4 and passed, it is the 2 before the offer: 5-3.
    let mut at = taken();
    at.doubled(First).act(Second, Command::Pass);
    assert_eq!((at.score(), at.winner()), ((5, 3), Some(Some(First))));
}

#[test]
fn points_beyond_the_target_are_written_down() {
    let terms = with_cube(Length::Points(7), CubeTerms::default());
    let start = StartScore { points: score(5, 2), ..StartScore::default() };
    let mut at = At::new(terms.with_start_score(start).unwrap());
    // 5 and a gammon at cube 2.
    at.open().taken(Second).wins(First, GAMMON);
    assert_eq!((at.score(), at.winner()), ((9, 2), Some(Some(First))));
    assert_eq!(at.why_not(First, CommandKind::Roll), Some(Denial::ContestOver));
}

#[test]
fn the_first_game_with_a_player_one_away_has_no_cube() {
    let mut at = At::new(with_cube(Length::Points(3), CubeTerms::default()));
    assert!(!at.0.is_crawford());
    at.open().wins(First, GAMMON);
    assert!(at.0.is_crawford());
    at.open();
    for side in [Second, First] {
        at.before_roll_of(side);
        assert_eq!(at.why_not(side, CommandKind::Double), Some(Denial::CrawfordGame));
    }
    // A draw ends the Crawford game too: only the first such game is it.
    at.act(First, Command::OfferDraw).act(Second, Command::AcceptDraw);
    assert_eq!((at.score(), at.0.is_crawford()), ((2, 0), false));
    at.open().taken(Second).wins(Second, SINGLE);
    assert_eq!((at.score(), at.winner()), ((2, 2), None));
    assert_eq!(at.open().before_roll_of(Second).why_not(Second, CommandKind::Double), None);

    let off = CubeTerms { crawford: Crawford::Off, ..CubeTerms::default() };
    let mut at = At::new(with_cube(Length::Points(3), off));
    at.open().wins(First, GAMMON).open().before_roll_of(Second);
    assert_eq!(at.why_not(Second, CommandKind::Double), None);
}

#[test]
fn a_match_that_is_taken_up_knows_whether_its_crawford_game_was_played() {
    let taken_up = |crawford| {
        let terms = with_cube(Length::Points(5), CubeTerms::default());
        let mut at = At::new(
            terms
                .with_start_score(StartScore { points: score(1, 4), crawford, ..StartScore::default() })
                .unwrap(),
        );
        assert_eq!(at.0.crawford_game(), crawford);
        at.open().before_roll_of(First);
        at.why_not(First, CommandKind::Double)
    };
    assert_eq!(taken_up(CrawfordGame::Ahead), Some(Denial::CrawfordGame));
    assert_eq!(taken_up(CrawfordGame::Played), None);
}

#[test]
fn holland_makes_the_trailer_wait_for_two_turns_of_each_game_after_crawford() {
    let cube = CubeTerms { holland: Holland::On, ..CubeTerms::default() };
    let mut at = At::new(with_cube(Length::Points(3), cube));
    // Before the Crawford game nobody waits.
    at.open().before_roll_of(Second);
    assert_eq!(at.why_not(Second, CommandKind::Double), None);
    at.wins(First, GAMMON).open().wins(Second, SINGLE);
    for _ in 0..2 {
        // 2-1 for First. Second's first turn is a dance and his second lost to a closed board; both count.
        at.open().leave(ALMOST_CLOSES_OUT);
        assert_eq!(at.why_not(Second, CommandKind::Double), Some(Denial::HollandRule));
        at.apply(Event::Rolled { dice: dice("54") }).act(Second, Command::Play(Vec::new()));
        // The leader does not wait.
        assert_eq!(at.why_not(First, CommandKind::Double), None);
        at.leave(CLOSES_OUT);
        assert_eq!(at.why_not(Second, CommandKind::Double), Some(Denial::HollandRule));
        at.act(Second, Command::Play(Vec::new())).before_roll_of(Second);
        assert_eq!(at.why_not(Second, CommandKind::Double), None);
        // Drawn: the rule holds in the next game as well.
        at.act(Second, Command::OfferDraw).act(First, Command::AcceptDraw);
    }
}

#[test]
fn holland_makes_nobody_wait_at_a_level_score() {
    let cube = CubeTerms { holland: Holland::On, ..CubeTerms::default() };
    let start = StartScore { points: score(4, 4), crawford: CrawfordGame::Played, ..StartScore::default() };
    let mut at = At::new(with_cube(Length::Points(5), cube).with_start_score(start).unwrap());
    at.open().before_roll_of(Second);
    assert_eq!(at.why_not(Second, CommandKind::Double), None);
}

#[test]
fn a_match_to_one_has_no_cube() {
    let mut at = At::new(with_cube(Length::Points(1), CubeTerms::default()));
    assert!(!at.0.is_crawford());
    at.open().before_roll_of(Second);
    assert_eq!(at.why_not(Second, CommandKind::Double), Some(Denial::MatchToOne));
    // A backgammon is written down as three.
    at.wins(Second, BACKGAMMON);
    assert_eq!((at.score(), at.winner()), ((0, 3), Some(Some(Second))));
}

#[test]
fn terms_that_cannot_be_played_are_refused() {
    let cube = CubeTerms::default();
    for entry in GAMES {
        let terms = Terms::new(vec![entry.spec(entry.default_rules())], Length::Points(5)).unwrap();
        let expected = if entry.cube == CubeUse::Optional { None } else { Some(TermsError::NoCube) };
        assert_eq!(terms.with_cube(cube).err(), expected, "{}", entry.id);
    }
    let with_cube: Vec<&str> = GAMES.iter().filter(|e| e.cube == CubeUse::Optional).map(|e| e.id).collect();
    assert_eq!(with_cube, ["backgammon", "nackgammon", "hypergammon"]);
    assert_eq!(tavli(5).with_cube(cube), Err(TermsError::NoCube));
    assert_eq!(Terms::new(Vec::new(), Length::Single), Err(TermsError::NoGame));
    assert_eq!(Terms::new(sequence(["portes"]).unwrap(), Length::Points(0)), Err(TermsError::NoPoints));

    let backgammon = |length| terms("backgammon", length);
    for money in [
        CubeTerms { jacoby: Jacoby::On, ..cube },
        CubeTerms { automatic_doubles: 1, ..cube },
        CubeTerms { raises: Raises::Beavers, ..cube },
    ] {
        assert_eq!(backgammon(Length::Points(5)).with_cube(money), Err(TermsError::MoneyOnly));
        assert!(backgammon(Length::Money).with_cube(money).is_ok());
    }
    let holland = CubeTerms { holland: Holland::On, ..cube };
    assert_eq!(backgammon(Length::Money).with_cube(holland), Err(TermsError::NoHolland));
    let alone = CubeTerms { crawford: Crawford::Off, ..holland };
    assert_eq!(backgammon(Length::Points(5)).with_cube(alone), Err(TermsError::NoHolland));

    let five = || backgammon(Length::Points(5)).with_cube(cube).unwrap();
    let start = |first, second, crawford| StartScore {
        points: score(first, second),
        crawford,
        ..StartScore::default()
    };
    let refused = |terms: Terms, start| terms.with_start_score(start).err();
    assert_eq!(refused(five(), start(5, 0, CrawfordGame::Ahead)), Some(TermsError::AlreadyWon));
    assert_eq!(refused(five(), start(3, 0, CrawfordGame::Played)), Some(TermsError::NoCrawford));
    assert_eq!(refused(five(), start(4, 0, CrawfordGame::Played)), None);
    let money = backgammon(Length::Money).with_cube(cube).unwrap();
    assert_eq!(refused(money, start(u32::MAX, 0, CrawfordGame::Played)), Some(TermsError::NoCrawford));
    let without = backgammon(Length::Points(5));
    assert_eq!(refused(without, start(4, 0, CrawfordGame::Played)), Some(TermsError::NoCrawford));
}
