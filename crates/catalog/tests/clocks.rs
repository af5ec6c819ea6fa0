//! Time: whose runs, what a fallen flag costs, what comes on top of the reserve (docs/rules/backgammon.en.md, resignation).
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use Side::{First, Second};
use alea_game::Side;
use alea_matchplay::{
    Bonus, ClockTerms, Command, ContestEnd, CubeTerms, Denial, Event, Length, Raises, StartScore,
};
use common::at::{At, dice, score, tavli, terms, with_cube};

fn clock(reserve: u64) -> ClockTerms {
    ClockTerms { reserve, bonus: Bonus::Delay(0) }
}

/// Events at their times, in milliseconds.
fn at_times(at: &mut At, events: impl IntoIterator<Item = (u64, Event)>) {
    for (time, event) in events {
        at.0.apply_at(&event, time).unwrap_or_else(|denial| panic!("{event:?} at {time}: {denial}"));
    }
}

fn opening() -> Event {
    Event::Opening { dice: dice("31") }
}

/// Any turn of the player on turn.
fn some_play(at: &At) -> Event {
    Event::Played { steps: at.0.table().unwrap().turns()[0].steps.clone() }
}

/// A contest in which First has opened and played at once, at the time 0: Second is on turn.
fn second_on_turn(terms: alea_matchplay::Terms) -> At {
    let mut at = At::new(terms);
    at_times(&mut at, [(0, opening())]);
    let play = some_play(&at);
    at_times(&mut at, [(0, play)]);
    at
}

#[test]
fn a_fallen_flag_loses_the_match() {
    let mut at = At::new(with_cube(Length::Points(7), CubeTerms::default()).with_clock(clock(1_000)));
    at.0.apply_at(&Event::Opening { dice: dice("31") }, 5_000).unwrap();
    let flag = |side| Event::Flagged { side };
    assert_eq!(at.0.apply_at(&flag(First), 5_999), Err(Denial::FlagNotFallen));
    assert_eq!(at.0.apply_at(&flag(Second), 9_000), Err(Denial::FlagNotFallen));
    assert_eq!(at.0.apply_at(&flag(First), 4_000), Err(Denial::TimeRunsBack));
    at.0.apply_at(&flag(First), 6_000).unwrap();
    at.settle();
    // The score stays what it was.
    assert_eq!((at.score(), at.winner()), ((0, 0), Some(Some(Second))));
    assert_eq!(at.0.result().unwrap().reason, ContestEnd::Time);

    // Without a clock whoever holds the contest says when it is over.
    let mut at = At::new(terms("fevga", Length::Single));
    at.begin();
    at.0.apply(&flag(First)).unwrap();
    at.settle();
    assert_eq!((at.score(), at.winner()), ((0, 1), Some(Some(Second))));
}

#[test]
fn a_fallen_flag_decides_a_match_whatever_its_score() {
    let start = StartScore { points: score(6, 0), games: 5, ..StartScore::default() };
    let terms = tavli(7).with_clock(clock(1_000)).with_start_score(start).unwrap();
    let mut at = At::new(terms);
    at.begin();
    let on_turn = at.0.on_turn().unwrap();
    at.apply(Event::Flagged { side: on_turn }).settle();
    assert_eq!((at.score(), at.winner()), ((6, 0), Some(Some(!on_turn))));
    assert_eq!(at.0.next_start(), Err(Denial::ContestOver));
    // A single game is lost singly.
    let mut at = At::new(terms_of_one());
    at.begin().apply(Event::Flagged { side: First }).settle();
    assert_eq!((at.score(), at.winner()), ((0, 1), Some(Some(Second))));
}

fn terms_of_one() -> alea_matchplay::Terms {
    terms("plakoto", Length::Single).with_clock(clock(1_000))
}

#[test]
fn in_money_play_a_fallen_flag_loses_the_game_single() {
    let cube = CubeTerms { raises: Raises::Beavers, ..CubeTerms::default() };
    let timed = || At::new(with_cube(Length::Money, cube).with_clock(clock(1_000)));
    let mut at = timed();
    at.open().taken(Second).before_roll_of(First).apply(Event::Flagged { side: First });
    at.settle();
    // Single times cube 2, and the players go on with full clocks.
    assert_eq!((at.score(), at.winner()), ((0, 2), None));
    at.open();
    assert_eq!(at.0.time_left(First, 0), Some(1_000));
    // Second doubled, First beavered to 4. Passing would cost Second 2, and so does his flag.
    at.doubled(Second).act(First, Command::Raise).apply(Event::Flagged { side: Second });
    at.settle();
    assert_eq!(at.score(), (2, 2));
}

#[test]
fn every_game_of_money_play_has_its_own_time() {
    let clock = ClockTerms { reserve: 1_000, bonus: Bonus::Increment(100) };
    let mut at = At::new(with_cube(Length::Money, CubeTerms::default()).with_clock(clock));
    let opening = Event::Opening { dice: dice("31") };
    at.0.apply_at(&opening, 5_000).unwrap();
    let steps = at.0.table().unwrap().turns()[0].steps.clone();
    at.0.apply_at(&Event::Played { steps }, 5_300).unwrap();
    // 300 used, 100 for the turn; an offer earns nothing.
    assert_eq!(at.0.time_left(First, 5_300), Some(800));
    at.0.apply_at(&Event::Doubled { by: Second }, 5_400).unwrap();
    assert_eq!(at.0.time_left(Second, 5_400), Some(900));
    at.0.apply_at(&Event::Flagged { side: First }, 6_200).unwrap();
    at.settle().0.apply_at(&opening, 7_000).unwrap();
    assert_eq!(at.0.time_left(First, 7_000), Some(1_000));
    assert_eq!(at.0.time_left(Second, 7_000), Some(1_000));
}

#[test]
fn who_has_an_offer_to_answer_is_waited_for() {
    let mut at = second_on_turn(with_cube(Length::Money, CubeTerms::default()).with_clock(clock(10_000)));
    assert_eq!(at.0.awaited(), Some(Second));
    at_times(&mut at, [(1_000, Event::Doubled { by: Second })]);
    assert_eq!(at.0.awaited(), Some(First));
    at_times(&mut at, [(3_000, Event::ResignationOffered { by: First, points: 1 })]);
    assert_eq!(at.0.awaited(), Some(Second));
    at_times(&mut at, [(6_000, Event::ResignationRefused), (10_000, Event::Taken { by: First })]);
    // Second has used 1 and 3 seconds, First 2 and 4.
    assert_eq!((at.0.time_left(Second, 10_000), at.0.time_left(First, 10_000)), (Some(6_000), Some(4_000)));
}

#[test]
fn who_keeps_a_value_back_loses_his_own_time() {
    let bonus = Bonus::Delay(1_000);
    let terms = terms("backgammon", Length::Points(3)).with_clock(ClockTerms { reserve: 10_000, bonus });
    let mut at = second_on_turn(terms);
    let released = |by| Event::Released { by };
    // Second asks after 600 of the 1,000 that are free; First releases after 3,000, of which 2,000 count.
    at_times(&mut at, [(600, Event::RollRequested { by: Second })]);
    assert_eq!(at.0.awaited(), Some(First));
    at_times(&mut at, [(3_600, released(First))]);
    // Second takes 900 for his own value and has 400 free; then nobody is waited for.
    assert_eq!(at.0.awaited(), Some(Second));
    at_times(&mut at, [(4_500, released(Second))]);
    assert_eq!(at.0.awaited(), None);
    assert_eq!((at.0.time_left(First, 9_000), at.0.time_left(Second, 9_000)), (Some(8_000), Some(9_500)));
    // With the dice goes on what is one turn, without another delay.
    at_times(&mut at, [(9_000, Event::Rolled { dice: dice("31") })]);
    assert_eq!((at.0.awaited(), at.0.time_left(Second, 9_700)), (Some(Second), Some(8_800)));
    let play = some_play(&at);
    at_times(&mut at, [(9_700, play), (9_700, Event::RollRequested { by: First })]);
    // Whose flag falls over it has lost.
    assert_eq!(at.0.apply_at(&Event::Flagged { side: Second }, 19_499), Err(Denial::FlagNotFallen));
    at_times(&mut at, [(19_500, Event::Flagged { side: Second })]);
    assert_eq!(at.settle().winner(), Some(Some(First)));
}

#[test]
fn who_keeps_a_value_of_the_opening_back_loses_his_time_too() {
    let timed = |length| At::new(with_cube(length, CubeTerms::default()).with_clock(clock(1_000)));
    for (length, points) in [(Length::Points(3), 0), (Length::Money, 1), (Length::Single, 1)] {
        let mut at = timed(length);
        assert_eq!(at.0.awaited(), None);
        assert_eq!(at.0.apply_at(&Event::Flagged { side: Second }, 9_000), Err(Denial::NoGame));
        at_times(&mut at, [(10_000, Event::Released { by: First })]);
        assert_eq!(at.0.awaited(), Some(Second));
        assert_eq!(at.0.apply_at(&Event::Flagged { side: First }, 12_000), Err(Denial::FlagNotFallen));
        assert_eq!(at.0.apply_at(&Event::Flagged { side: Second }, 10_999), Err(Denial::FlagNotFallen));
        at_times(&mut at, [(11_000, Event::Flagged { side: Second })]);
        assert_eq!(at.settle().score(), (points, 0), "{length:?}");
        // Money play goes on, and what was released for the game that did not begin counts no more.
        if length == Length::Money {
            assert_eq!((at.winner(), at.0.time_left(Second, 11_000)), (None, Some(1_000)));
            at_times(&mut at, [(11_000, Event::Released { by: First })]);
        } else {
            assert_eq!(at.winner(), Some(Some(First)));
        }
    }
    // A tie needs other values, and nobody is waited for meanwhile.
    let mut at = timed(Length::Points(3));
    let released = |by| Event::Released { by };
    let tie = Event::Opening { dice: dice("44") };
    at_times(&mut at, [(0, released(Second)), (300, released(First)), (300, tie)]);
    assert_eq!((at.0.awaited(), at.0.time_left(First, 9_000)), (None, Some(700)));
}

#[test]
fn offers_bring_no_time() {
    let bonus = Bonus::Delay(2_000);
    let terms = terms("backgammon", Length::Points(3)).with_clock(ClockTerms { reserve: 10_000, bonus });
    let mut at = At::new(terms);
    at_times(&mut at, [(0, opening())]);
    // Ten offers, a second before each: the delay covers two of them.
    for offer in 0..10 {
        let asked = (offer + 1) * 1_000;
        let (offered, refused) = match offer % 2 {
            0 => (Event::ResignationOffered { by: First, points: 1 }, Event::ResignationRefused),
            _ => (Event::DrawOffered { by: First }, Event::DrawRefused),
        };
        at_times(&mut at, [(asked, offered), (asked, refused)]);
    }
    assert_eq!((at.0.time_left(First, 10_000), at.0.time_left(Second, 10_000)), (Some(2_000), Some(10_000)));

    // An increment is for a turn that was played.
    let bonus = Bonus::Increment(2_000);
    let terms =
        with_cube(Length::Money, CubeTerms::default()).with_clock(ClockTerms { reserve: 10_000, bonus });
    let mut at = second_on_turn(terms);
    assert_eq!(at.0.time_left(First, 0), Some(12_000));
    at_times(
        &mut at,
        [
            (1_000, Event::DrawOffered { by: Second }),
            (1_000, Event::DrawRefused),
            (1_000, Event::Doubled { by: Second }),
            (2_000, Event::Taken { by: First }),
            (3_000, Event::Rolled { dice: dice("66") }),
        ],
    );
    assert_eq!((at.0.time_left(First, 3_000), at.0.time_left(Second, 3_000)), (Some(11_000), Some(8_000)));
    // A turn that a record has counts as one.
    let after = at.0.table().unwrap().setup();
    at_times(&mut at, [(3_000, Event::RecordedAsPlayed { text: String::new(), after })]);
    assert_eq!(at.0.time_left(Second, 3_000), Some(10_000));
}

#[test]
fn an_event_at_another_time_is_refused_and_changes_nothing() {
    let mut at = second_on_turn(with_cube(Length::Money, CubeTerms::default()).with_clock(clock(10_000)));
    at_times(&mut at, [(5_000, Event::RollRequested { by: Second })]);
    let before = at.0.clone();
    let rolled = Event::Rolled { dice: dice("31") };
    assert_eq!(at.0.apply_at(&rolled, 4_999), Err(Denial::TimeRunsBack));
    assert_eq!(at.0.apply_at(&Event::Doubled { by: Second }, 9_000), Err(Denial::RollRequested));
    assert_eq!(at.0, before);
    assert_eq!(at.0.act(First, &Command::Roll), Err(Denial::NotYourTurn));
    assert_eq!(at.0, before);
    at_times(&mut at, [(5_000, rolled)]);
}
