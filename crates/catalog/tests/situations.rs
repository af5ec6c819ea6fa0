//! Moments of random contests in the formats of other programs: written and read back they say the same, but for what
//! docs/formats.md says is lost.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test that cannot go on fails")]

mod common;

use std::{collections::BTreeMap, sync::Mutex};

use alea_catalog::{NoSituation, Random, find, situation};
use alea_game::{BySide, Dice, Side};
use alea_matchplay::{Command, Contest, CubeTerms, Jacoby, Length, Raises};
use alea_notation::{
    EncodeError, fibs, gnubg,
    situation::{Cube, MatchGame, Offer, Situation, Stage, Standing, Turn, Value},
    xgid,
};
use common::{
    asked,
    at::{At, with_cube},
    driver::Run,
    spread,
    terms::some_terms,
};

/// Contests in all. `make soak` plays 100,000.
const CONTESTS_PLAYED: u32 = 10_000;

/// Counts what happened, so that nothing is said of what never does.
type Seen = BTreeMap<&'static str, u64>;

#[test]
fn moments_of_contests_come_back() {
    let seen: Mutex<Seen> = Mutex::default();
    let indices: Vec<u32> = (0..asked("ALEA_CONTESTS", CONTESTS_PLAYED)).collect();
    spread(&indices, |&index| {
        let mut random = Random::of_game(37, index.into());
        let mut moments = Random::of_game(38, index.into());
        let terms = some_terms(index as usize, &mut random);
        let mut counts = Seen::new();
        Run::of(terms, &mut random).finish_seen_by(&mut |contest| {
            // Offers are rare, and every one of them is looked at.
            let offered = contest.to_act() != contest.on_turn();
            if offered || moments.below(20) == 0 {
                look(contest, &mut counts);
            }
        });
        let mut seen = seen.lock().unwrap();
        for (what, count) in counts {
            *seen.entry(what).or_default() += count;
        }
    });
    let seen = seen.into_inner().unwrap();
    println!("{} contests: {seen:?}", indices.len());
    if indices.len() >= CONTESTS_PLAYED as usize {
        let kinds = "xgid match-id fibs refused other-board draw roll dice double beaver raccoon otter resignation \
                     resigned-under-double match crawford after-crawford money owned pinned";
        for kind in kinds.split_whitespace() {
            assert!(seen.get(kind).is_some_and(|&count| count >= 50), "{kind} is too rare: {seen:?}");
        }
    }
}

fn look(contest: &Contest, seen: &mut Seen) {
    let mut count = |what| *seen.entry(what).or_default() += 1;
    let situation = match situation(contest) {
        Ok(situation) => situation,
        Err(NoSituation::OtherBoard) => return count("other-board"),
        Err(NoSituation::DrawOffered) => return count("draw"),
        Err(NoSituation::NotInPlay) => return assert_eq!(contest.pending(), None),
        Err(NoSituation::Nonsense(error)) => panic!("{error}: {contest:?}"),
    };
    says_what_the_contest_says(&situation, contest);
    for what in kinds(&situation) {
        count(what);
    }
    // Each format with what it leaves out, and whether it may refuse.
    let names = BySide { first: "Anna".to_owned(), second: "Bert".to_owned() };
    let named = situation.clone().with_names(names);
    let gone = |error: EncodeError| match error {
        EncodeError::Pinned { .. } => "pinned",
        EncodeError::Stage { .. } => "refused",
        EncodeError::TooLarge { found, most, .. } if found > most => "too-large",
        error => panic!("{error}: {situation:?}"),
    };
    match xgid::write(&named) {
        Ok(text) => {
            let read = xgid::parse(&text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(xgid::write(&read), Ok(text));
            assert_eq!(read, in_xgid(&situation));
            count("xgid");
        }
        Err(error) => count(gone(error)),
    }
    match gnubg::write_with_match(&named) {
        Ok(text) => {
            let read = gnubg::parse_with_match(&text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(gnubg::write_with_match(&read), Ok(text));
            assert_eq!(read, in_match_id(&situation));
            count("match-id");
        }
        Err(error) => count(gone(error)),
    }
    match fibs::write(&named) {
        Ok(line) => {
            let read = fibs::parse(&line).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(fibs::write(&read), Ok(line));
            assert_eq!(read, in_line(&named));
            count("fibs");
        }
        Err(error) => count(gone(error)),
    }
}

fn says_what_the_contest_says(situation: &Situation, contest: &Contest) {
    assert_eq!(situation.to_act(), contest.to_act());
    assert_eq!(Some(situation.mover()), contest.on_turn());
    assert_eq!(situation.standing().score(), contest.score());
    // What is lost by resigning once, or by refusing.
    assert_eq!(situation.cube().value(), contest.stake());
    if situation.offer().is_none() {
        assert_eq!(situation.cube().owner(), contest.cube().owner());
        assert_eq!(situation.dice(), contest.table().unwrap().rolled());
    }
}

fn kinds(situation: &Situation) -> Vec<&'static str> {
    let mut kinds = Vec::new();
    if let Stage::Playing { turn, resignation } = situation.stage() {
        kinds.push(match turn {
            Turn::Roll => "roll",
            Turn::Dice(_) => "dice",
            Turn::Offered(Offer::Double) => "double",
            Turn::Offered(Offer::Beaver) => "beaver",
            Turn::Offered(Offer::Raccoon) => "raccoon",
            Turn::Offered(Offer::Otter) => "otter",
        });
        if resignation.is_some() {
            kinds.push(if situation.offer().is_some() { "resigned-under-double" } else { "resignation" });
        }
    }
    kinds.push(match *situation.standing() {
        Standing::Match { game: MatchGame::Crawford, .. } => "crawford",
        Standing::Match { points, score, .. }
            if points > 1 && score.first.max(score.second) + 1 == points =>
        {
            "after-crawford"
        }
        Standing::Match { .. } => "match",
        Standing::Money { .. } => "money",
    });
    if situation.cube().owner().is_some() {
        kinds.push("owned");
    }
    kinds
}

// What is left of a situation in each format.

fn again(situation: &Situation, standing: Standing, stage: Stage) -> Situation {
    let board = alea_game::PointsSetup { turn: None, ..situation.board().clone() };
    Situation::new(board, situation.mover(), standing, situation.cube(), stage).unwrap()
}

/// Jacoby, and how far doubles may be raised, as far as `told` says.
fn money(
    standing: &Standing,
    told: impl Fn(Option<Jacoby>, Raises) -> (Option<Jacoby>, Option<Raises>),
) -> Standing {
    match *standing {
        Standing::Money { score, jacoby, raises } => {
            let (jacoby, raises) = told(jacoby, raises.unwrap());
            Standing::Money { score, jacoby, raises }
        }
        standing @ Standing::Match { .. } => standing,
    }
}

/// The largest cube is said, and of raises whether there are any.
fn in_xgid(situation: &Situation) -> Situation {
    let raccoon = situation.offer() == Some(Offer::Raccoon);
    let standing = money(situation.standing(), |jacoby, raises| {
        let least = if raccoon { Raises::Raccoons } else { Raises::Beavers };
        (jacoby, Some(raises.min(least)))
    });
    let limit = situation.cube().power().max(10);
    again(situation, standing, situation.stage()).with_limit(limit).unwrap()
}

/// Raises are not told, nor which die lay first.
fn in_match_id(situation: &Situation) -> Situation {
    let stage = match situation.stage() {
        Stage::Playing { turn: Turn::Dice(dice), resignation } => {
            let dice = Dice::new(dice.high(), dice.low()).unwrap();
            Stage::Playing { turn: Turn::Dice(dice), resignation }
        }
        stage => stage,
    };
    again(situation, money(situation.standing(), |jacoby, _| (jacoby, None)), stage)
}

/// Jacoby is not told.
fn in_line(situation: &Situation) -> Situation {
    let standing = money(situation.standing(), |_, raises| (None, Some(raises)));
    again(situation, standing, situation.stage()).with_names(situation.names().unwrap().clone())
}

#[test]
fn a_contest_says_where_it_stands() {
    let mut at = At::new(with_cube(Length::Points(7), CubeTerms::default()));
    assert_eq!(situation(&at.0), Err(NoSituation::NotInPlay));
    at.open_by("13");
    let text = |at: &At| xgid::write(&situation(&at.0).unwrap()).unwrap();
    assert_eq!(text(&at), "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:7:10");
    at.taken(Side::Second);
    let taken = text(&at);
    assert!(taken.ends_with(":1:1:-1:00:0:0:0:7:10"), "{taken}");
    at.act(Side::Second, Command::Resign(2));
    let resigned = situation(&at.0).unwrap();
    let stage = Stage::Playing { turn: Turn::Roll, resignation: Some(Value::Gammon) };
    assert_eq!((resigned.stage(), resigned.to_act()), (stage, Some(Side::First)));
    assert_eq!(Ok(resigned.cube()), Cube::new(1, Some(Side::First)));
}

#[test]
fn only_games_on_the_board_of_backgammon_have_a_situation() {
    for (id, has) in [("portes", true), ("plakoto", true), ("fevga", false), ("hnefatafl", false)] {
        assert_eq!(find(id).unwrap().is_on_board_of_backgammon(), has, "{id}");
        let mut at = At::new(common::at::terms(id, Length::Single));
        at.begin();
        let found = situation(&at.0).map(|_| ());
        assert_eq!(found, if has { Ok(()) } else { Err(NoSituation::OtherBoard) }, "{id}");
    }
}
