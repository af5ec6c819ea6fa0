//! A sitting is its record: taken up again after any event, it stands as it stood then, and its dice go on as they went on.

use alea_matchplay::{Command, Event, Stamped};
use alea_notation::record::Record;

use super::{
    super::{plan::clock, sitting::Sitting},
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
