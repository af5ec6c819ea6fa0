//! A sitting is its record: taken up again after any event, it stands as it stood then, and its dice go on as they went on.

use alea_catalog::dice::{Expectations, Verdict, verify};
use alea_game::Step;
use alea_matchplay::{Command, Denial, Event, Stamped};
use alea_notation::record::Record;

use super::{
    super::{
        plan::clock,
        sitting::Sitting,
        store::{Saved, unfinished},
    },
    *,
};

/// A match between two people with seeded dice, played by keys: doubles taken and passed, draws refused, games given up.
fn a_match(id: &str, seed: u64) -> (Plan, Table) {
    let mut plan = friends(id, seed);
    if id == "backgammon" {
        plan.length = Length::Points(5);
        plan.cube = Some(Plan::usual_cube(plan.length));
    }
    let mut table = Table::new(&plan, manner(Language::English, UNICODE));
    for key in 0..3_000 {
        match table.awaits() {
            Awaits::Over => break,
            Awaits::Roll(side) if key % 3 == 0 && table.app.sitting().can(side, CommandKind::Double) => {
                table.line("double");
                table.line(if key % 2 == 0 { "take" } else { "pass" });
            }
            Awaits::Game | Awaits::Roll(_) => drop(table.enter()),
            Awaits::Turn(_) => table.any_turn(),
            other => panic!("{other:?}"),
        }
    }
    (plan, table)
}

/// The sitting that goes on from the first events of a record.
fn taken_up(record: &Record, events: usize, plan: &Plan) -> Sitting {
    let begun = Record { events: record.events[..events].to_vec(), ..record.clone() };
    seated(begun, plan, BY_HAND).expect("the events follow from each other")
}

#[test]
fn a_record_leads_to_the_state_that_was_played() {
    for id in ["backgammon", "tavli", "plakoto", "hnefatafl"] {
        let (plan, table) = a_match(id, 9);
        let sitting = table.app.sitting();
        let record = sitting.record();
        assert!(record.events.len() > 10, "{id}: {}", record.events.len());
        let again = taken_up(record, record.events.len(), &plan);
        assert!(again.contest() == sitting.contest(), "{id}: the record leads elsewhere");
        assert_eq!(again.record(), record);
        assert_eq!(again.lines(), sitting.lines());
    }
}

#[test]
fn seeded_dice_go_on_after_any_event() {
    let (plan, table) = a_match("backgammon", 4);
    let record = table.app.sitting().record();
    assert!(
        record.events.iter().any(|stamped| matches!(stamped.event, Event::Passed { .. })),
        "a double was passed"
    );
    let fell = |stamped: &Stamped| matches!(stamped.event, Event::Rolled { .. } | Event::Opening { .. });
    for at in (0..record.events.len()).filter(|&at| fell(&record.events[at])) {
        let mut sitting = taken_up(record, at, &plan);
        sitting.begin();
        assert_eq!(sitting.go_on(u64::MAX), Ok(true), "the dice fall after {at} events");
        assert_eq!(sitting.record().events[at].event, record.events[at].event, "after {at} events");
    }
}

/// A match between two people with dice of this machine, which are dealt.
fn a_dealt_match(id: &str) -> (Plan, Table) {
    let mut plan = friends(id, 0);
    plan.dice = DiceChoice::System;
    plan.length = Length::Points(3);
    let mut table = Table::new(&plan, manner(Language::English, UNICODE));
    for _ in 0..3_000 {
        match table.awaits() {
            Awaits::Over => break,
            Awaits::Game | Awaits::Roll(_) => drop(table.enter()),
            Awaits::Turn(_) => table.any_turn(),
            other => panic!("{other:?}"),
        }
    }
    (plan, table)
}

#[test]
fn dealt_dice_are_verified() {
    for id in ["backgammon", "tavli", "hypergammon"] {
        let (_, table) = a_dealt_match(id);
        let record = table.app.sitting().record();
        let rolls = record
            .events
            .iter()
            .filter(|stamped| matches!(stamped.event, Event::Rolled { .. } | Event::Opening { .. }));
        let Verdict::Pass(passed) = verify(record, Expectations::default()) else {
            panic!("{id}: dice that fail")
        };
        assert_eq!((passed.rolls as usize, passed.goes_on), (rolls.count(), false), "{id}");
        let mut forged = record.clone();
        forged.events.retain(|stamped| !matches!(stamped.event, Event::Rolled { .. }));
        assert!(matches!(verify(&forged, Expectations::default()), Verdict::Fail(_)));
    }
    let (_, table) = a_match("hypergammon", 3);
    assert_eq!(
        verify(table.app.sitting().record(), Expectations::default()),
        Verdict::NoProof,
        "seeded dice"
    );
}

#[test]
fn dealt_dice_go_on_after_any_event() {
    let (plan, table) = a_dealt_match("hypergammon");
    let record = table.app.sitting().record();
    let fell = |stamped: &Stamped| matches!(stamped.event, Event::Rolled { .. } | Event::Opening { .. });
    for at in (0..record.events.len()).filter(|&at| fell(&record.events[at])) {
        let mut sitting = taken_up(record, at, &plan);
        sitting.begin();
        assert_eq!(sitting.go_on(record.events[at].at.unwrap_or_default()), Ok(true), "after {at} events");
        assert_eq!(sitting.record().events[at].event, record.events[at].event, "after {at} events");
        assert!(
            matches!(verify(sitting.record(), Expectations::default()), Verdict::Pass(_)),
            "after {at} events"
        );
    }
}

#[test]
fn dealt_dice_do_not_go_on_from_another_secret() {
    let (plan, table) = a_dealt_match("hypergammon");
    let record = table.app.sitting().record().clone();
    let error = seated_with(record.clone(), &plan, BY_HAND, [8; 32]).expect_err("another secret");
    assert_eq!(error.to_string(), Texts::of(Language::English).say("play-other-dice"));
    let mut changed = record;
    let proof = changed.events.iter_mut().find_map(|stamped| stamped.proof.as_mut()).expect("it has proofs");
    proof[3] ^= 1;
    assert!(seated_with(changed, &plan, BY_HAND, [7; 32]).is_err(), "another proof");
}

#[test]
fn the_secret_of_the_dice_lies_beside_the_record_until_the_contest_is_over() {
    let folder = std::env::temp_dir().join(format!("alea-secret-{}", std::process::id()));
    let (_, table) = a_match("plakoto", 1);
    let saved = Saved::create(&folder, "plakoto", 1).expect("a file");
    assert_eq!(saved.read_secret().expect("it can be looked for"), None);
    saved.write_secret(&[9; 32]).expect("it can be written");
    saved.write(table.app.sitting().record()).expect("it can be written");
    assert_eq!(saved.read_secret().expect("it can be read"), Some([9; 32]));
    let beside = saved.path().with_extension("dice");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&beside).expect("a file").permissions().mode();
        assert_eq!(mode & 0o077, 0, "for nobody else");
    }
    saved.finish(None).expect("the contest is over");
    assert!(!beside.exists());
    fs::remove_dir_all(&folder).expect("the folder was made here");
}

#[test]
fn every_step_is_taken_back_by_itself() {
    let mut table = Table::new(&friends("backgammon", 3), manner(Language::English, UNICODE));
    table.line("13");
    let one = table.app.sitting().draft().to_vec();
    table.line("24");
    assert_eq!(table.app.sitting().draft().len(), 2);
    table.key(KeyCode::Backspace);
    assert_eq!(table.app.sitting().draft(), one);
    table.app.key(KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL)).expect("nothing is written");
    assert_eq!(table.app.sitting().draft(), []);
}

#[test]
fn a_flag_falls_when_the_time_is_gone() {
    let mut plan = friends("backgammon", 3);
    plan.clock = clock("1+5").ok();
    let record = plan.record(Texts::of(Language::English)).expect("the plan can be played");
    let mut sitting = seated(record, &plan, BY_HAND).expect("a new record has no events");
    sitting.begin();
    while sitting.awaits() == Awaits::Nobody {
        assert_eq!(sitting.go_on(0), Ok(true));
    }
    let (side, at) =
        sitting.contest().clock().and_then(alea_matchplay::Clock::falls_at).expect("a clock runs");
    assert_eq!(sitting.go_on(at - 1), Ok(false), "there is a millisecond left");
    assert_eq!(sitting.go_on(at), Ok(true));
    assert!(sitting.record().events.iter().any(|stamped| stamped.event == Event::Flagged { side }));
    assert_eq!(sitting.awaits(), Awaits::Over);
    assert!(sitting.command(side, &Command::Roll, at).is_err());
}

#[test]
fn steps_that_are_forced_are_made_for_those_who_want_it() {
    let mut seen = 0;
    let mut table = Table::new(&friends("portes", 3), manner(Language::English, UNICODE));
    while seen < 5 {
        match table.awaits() {
            Awaits::Turn(_) => {
                let sitting = table.app.sitting();
                let record = sitting.record();
                let first = sitting.continuations()[..].first().copied();
                for forced in [Forced::Off, Forced::Last] {
                    let (again, plan) = (record.clone(), friends("portes", 3));
                    let by = Automatic { roll: Rolling::ByHand, forced };
                    let mut again = seated(again, &plan, by).expect("the events follow from each other");
                    let Some(step) = first else { continue };
                    assert_eq!(again.step(step), Ok(()));
                    let refused = again.step(Step::new(1, 24));
                    assert!(matches!(refused, Err(Denial::IllegalPlay(_))), "{refused:?}");
                    assert_eq!(again.draft(), [step]);
                    let only_one_way = again.continuations().len() == 1;
                    again.finish_forced();
                    let made = again.draft().len();
                    if forced == Forced::Off || !only_one_way {
                        assert_eq!(made, 1);
                    } else {
                        assert!(made > 1, "a step was left");
                        seen += 1;
                    }
                }
                table.any_turn();
            }
            Awaits::Over => panic!("too few forced steps in a game"),
            _ => drop(table.enter()),
        }
    }
}

#[test]
fn the_latest_game_is_gone_on_with_first() {
    let folder = std::env::temp_dir().join(format!("alea-latest-{}", std::process::id()));
    let games = folder.join("games");
    fs::create_dir_all(&games).expect("the folder can be made");
    let begun = std::time::SystemTime::now() - Duration::from_secs(100);
    for (name, after) in [("a", 20), ("b", 60), ("c", 40)] {
        let file = fs::File::create(games.join(format!("{name}.json"))).expect("a file");
        file.set_modified(begun + Duration::from_secs(after)).expect("times can be set");
    }
    fs::write(games.join("c.lock"), "").expect("a file");
    let names: Vec<_> = unfinished(&folder)
        .iter()
        .filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()))
        .collect();
    fs::remove_dir_all(&folder).expect("the folder was made here");
    assert_eq!(names, ["b", "c", "a"]);
}

#[test]
fn games_begun_at_once_are_kept_apart() {
    let folder = std::env::temp_dir().join(format!("alea-at-once-{}", std::process::id()));
    let (_, table) = a_match("plakoto", 1);
    let record = table.app.sitting().record();
    let create = || {
        let saved = Saved::create(&folder, "plakoto", 1).expect("a file");
        saved.write(record).expect("it can be written");
        saved
    };
    let (first, second) = (create(), create());
    assert_ne!(first.path(), second.path());
    drop((first, second));
    fs::remove_dir_all(&folder).expect("the folder was made here");
}

#[test]
fn the_log_of_a_dealt_match_shows_its_record() {
    use alea_catalog::dice::{Expectations, Verdict, verify};
    use alea_fairdice::{Log, Step};

    let (_, table) = a_dealt_match("hypergammon");
    let sitting = table.app.sitting();
    let log = Log::parse(&sitting.log().expect("its dice were dealt")).expect("a log");
    let held = |log| verify(sitting.record(), Expectations { keys: &[], log: Some(log) });
    assert!(matches!(held(&log), Verdict::Pass(_)));
    let Verdict::Fail(failed) = held(&Log::default()) else { panic!("another log") };
    assert_eq!(failed.step, Step::Log);
    let (_, seeded) = a_match("hypergammon", 1);
    assert_eq!(seeded.app.sitting().log(), None);
}
