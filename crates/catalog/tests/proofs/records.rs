use alea_catalog::{
    dice::{Expectations, Failed, Passed, Verdict, verify},
    find_spec,
};
use alea_fairdice::{Log, Step};
use alea_game::Dice;
use alea_matchplay::{Event, Length, Stamped};
use alea_notation::{
    position,
    record::{self, Record},
};

use crate::common::spread;
use crate::dealt::{played, played_in_envelopes, signer, some, terms};

fn held(log: &Log) -> Expectations<'_> {
    Expectations { keys: &[], log: Some(log) }
}

fn passed(record: &Record, log: &Log) -> Passed {
    match verify(record, held(log)) {
        Verdict::Pass(passed) => passed,
        other => panic!("{other:?}"),
    }
}

fn failed(record: &Record, log: &Log) -> Failed {
    match verify(record, held(log)) {
        Verdict::Fail(failed) => failed,
        other => panic!("{other:?}"),
    }
}

fn games(record: &Record) -> usize {
    record.events.iter().filter(|stamped| matches!(stamped.event, Event::GameEnded { .. })).count()
}

#[test]
fn honest_records_pass() {
    let key = signer().public();
    for seed in 0..4 {
        for (name, record, log) in some(seed) {
            let read = record::parse(&record::write(&record), &find_spec).unwrap();
            assert_eq!(read, record);
            let result = verify(&read, Expectations { keys: &[key], log: Some(&log) });
            let Verdict::Pass(result) = result else { panic!("{name}: {result:?}") };
            let rolls = record
                .events
                .iter()
                .filter(|stamped| matches!(stamped.event, Event::Opening { .. } | Event::Rolled { .. }));
            assert_eq!(
                (result.games as usize, result.rolls as usize),
                (games(&record), rolls.count()),
                "{name}"
            );
            assert_eq!((result.goes_on, result.missed, &result.keys[..]), (false, 0, &[key][..]));
        }
    }
}

#[test]
fn honest_records_of_mode_g_pass() {
    for (game, length) in
        [("backgammon", Length::Points(3)), ("plakoto", Length::Single), ("tapa", Length::Single)]
    {
        let (record, log) = played_in_envelopes(terms(&[game], length), 7, usize::MAX);
        assert_eq!(passed(&record, &log).games as usize, games(&record));
    }
}

/// In mode G the seeds stand at the end, and dice are checked before plays all the same.
#[test]
fn plays_and_dice_of_mode_g_fail_where_they_stand() {
    let (record, log) = played_in_envelopes(terms(&["plakoto"], Length::Single), 7, usize::MAX);
    let last = |events: &[Stamped], kind: fn(&Event) -> bool| {
        events.iter().rposition(|stamped| kind(&stamped.event)).unwrap()
    };
    let moves = |event: &Event| matches!(event, Event::Played { steps } if !steps.is_empty());
    let play = last(&record.events, moves);
    let mut changed = record.clone();
    changed.events[play].event = Event::Played { steps: Vec::new() };
    let Failed { step, event, roll, .. } = failed(&changed, &log);
    assert_eq!((step, event), (Step::Play, Some(play)));
    let throw = last(&record.events[..play], |event| matches!(event, Event::Rolled { .. }));
    let Event::Rolled { dice } = &mut changed.events[throw].event else { panic!("a roll") };
    *dice = Dice::new(dice.first() % 6 + 1, dice.second()).unwrap();
    let Failed { step, event, roll: other, .. } = failed(&changed, &log);
    assert_eq!((step, event, other), (Step::Roll, Some(throw), roll));
}

#[test]
fn records_without_proof_say_so() {
    let (mut record, log) = played(terms(&["portes"], Length::Single), 1, usize::MAX);
    record.events.iter_mut().for_each(|stamped| stamped.proof = None);
    assert_eq!(verify(&record, held(&log)), Verdict::NoProof);
}

#[test]
fn a_contest_that_goes_on_passes_as_far_as_it_has_come() {
    let (record, log) = played_in_envelopes(terms(&["plakoto"], Length::Points(3)), 2, 10);
    assert_eq!(failed(&record, &log).step, Step::Commitment, "in mode G nobody can check before the end");
    for most in [1, 2, 3, 10, 25] {
        let (record, log) = played(terms(&["plakoto"], Length::Points(3)), 2, most);
        assert!(passed(&record, &log).goes_on, "{most}");
    }
}

/// The record with the least events among some played from different seeds.
fn shortest(game: &str) -> (Record, Log) {
    let all = (0..40).map(|seed| played(terms(&[game], Length::Single), seed, usize::MAX));
    let long_enough = all.filter(|(record, _)| (60..).contains(&record.events.len()));
    long_enough.min_by_key(|(record, _)| record.events.len()).unwrap()
}

/// What part of an event a character of its text belongs to.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Part {
    Dice,
    Proof,
    Other,
}

/// The text of a record with the places of its events: from, to, and where in it the proof and the dice stand.
fn parts(text: &str) -> Vec<(usize, usize, Part)> {
    let mut parts = Vec::new();
    let mut at = text.find(r#""events":["#).unwrap() + r#""events":["#.len();
    let mut event = 0;
    while text[at..].starts_with('{') {
        let end = at + text[at..].find('}').unwrap() + 1;
        for place in at..end {
            let of = |key: &str| {
                text[at..end].find(key).is_some_and(|from| {
                    let from = at + from + key.len();
                    let to = from + text[from..].find(['"', ']']).unwrap();
                    (from..to).contains(&place)
                })
            };
            let part = match () {
                () if of(r#""dice":["#) => Part::Dice,
                () if of(r#""proof":""#) => Part::Proof,
                () => Part::Other,
            };
            parts.push((event, place, part));
        }
        event += 1;
        at = end + 1;
    }
    parts
}

/// Another character of the same kind.
fn other(c: u8) -> char {
    match c {
        b'9' => '0',
        b'f' => 'a',
        b'0'..=b'8' | b'a'..=b'e' => char::from(c + 1),
        b'"' => '\'',
        _ => '?',
    }
}

/// Every character of the events of three records, each changed: the record is no record any more, or the verifier says at which
/// step and roll it fails.
#[test]
fn every_changed_character_is_found_at_its_step() {
    for game in ["backgammon", "plakoto", "fevga"] {
        let (record, log) = shortest(game);
        assert_eq!(passed(&record, &log).games, 1);
        let text = record::write(&record);
        // The number of the roll that an event shows.
        let mut rolls = 0;
        let roll_of: Vec<Option<u32>> = record
            .events
            .iter()
            .map(|stamped| {
                let fell = matches!(stamped.event, Event::Opening { .. } | Event::Rolled { .. });
                rolls += u32::from(fell);
                fell.then_some(rolls)
            })
            .collect();
        let parts = parts(&text);
        assert!(parts.iter().filter(|(_, _, part)| *part == Part::Proof).count() > 4000);
        spread(&parts, |&(event, place, part)| {
            let mut changed = text.clone();
            changed.replace_range(place..=place, other(text.as_bytes()[place]).encode_utf8(&mut [0; 4]));
            let Ok(read) = record::parse(&changed, &find_spec) else { return };
            let Failed { step, roll, .. } = failed(&read, &log);
            let what = format!("{game}, event {event}, character {place}, {part:?}: {step:?} {roll:?}");
            match (part, roll_of[event]) {
                (Part::Dice, own) => assert_eq!((step, roll), (Step::Roll, own), "{what}"),
                (Part::Proof, _) if step == Step::Record => {}
                (Part::Proof, Some(own)) if event > 0 => {
                    assert!([Step::Index, Step::Commitment].contains(&step) && roll == Some(own), "{what}");
                }
                // The first event has what binds the game and the first roll; the last has the end.
                (Part::Proof, Some(_)) => assert!(
                    [Step::Header, Step::Signature, Step::Index, Step::Commitment, Step::Log].contains(&step),
                    "{what}"
                ),
                (Part::Proof, None) => assert!([Step::End, Step::Log].contains(&step), "{what}"),
                (Part::Other, _) => assert!([Step::Play, Step::End].contains(&step), "{what}"),
            }
        });
    }
}

/// What the proof covers beside the events: the game and its rules.
#[test]
fn other_rules_are_found() {
    let (record, log) = shortest("plakoto");
    let text = record::write(&record);
    let Failed { step, .. } =
        failed(&reread(&text.replace(r#""plakoto""#, r#""tapa""#), r#""rules":{"#), &log);
    assert_eq!(step, Step::Header, "another game");
    let changed = text.replace(r#""mother":"immediate_with_waiver""#, r#""mother":"none""#);
    assert_ne!(changed, text);
    let Failed { step, roll, .. } = failed(&record::parse(&changed, &find_spec).unwrap(), &log);
    assert_eq!((step, roll), (Step::Header, None));
}

#[test]
fn a_proof_that_was_taken_away_in_part_is_missed() {
    let (record, log) = shortest("fevga");
    for index in 0..record.events.len() {
        let mut stripped = record.clone();
        if stripped.events[index].proof.take().is_none() {
            continue;
        }
        let step = failed(&stripped, &log).step;
        let expected = match stripped.events[index].event {
            _ if index == 0 => Step::Header,
            Event::GameEnded { .. } => Step::End,
            _ => Step::Index,
        };
        assert_eq!(step, expected, "event {index}");
    }
}

#[test]
fn events_that_were_left_out_or_repeated_are_missed() {
    let (record, log) = shortest("backgammon");
    for index in 0..record.events.len() - 1 {
        let mut shorter = record.clone();
        shorter.events.remove(index);
        assert!(matches!(verify(&shorter, held(&log)), Verdict::Fail(_)), "without event {index}");
        let mut longer = record.clone();
        longer.events.insert(index, record.events[index].clone());
        assert!(matches!(verify(&longer, held(&log)), Verdict::Fail(_)), "event {index} twice");
    }
}

#[test]
fn a_game_of_another_record_is_not_taken_for_one_of_this() {
    let (first, log) = played(terms(&["hypergammon"], Length::Points(9)), 5, usize::MAX);
    let (second, _) = played(terms(&["hypergammon"], Length::Points(9)), 6, usize::MAX);
    assert!(games(&first) > 1 && games(&second) > 1);
    let ends = |record: &Record| {
        1 + record.events.iter().position(|stamped| matches!(stamped.event, Event::GameEnded { .. })).unwrap()
    };
    let mut mixed = first.clone();
    mixed.events.truncate(ends(&first));
    mixed.events.extend(second.events[ends(&second)..].iter().cloned());
    let result = verify(&mixed, Expectations::default());
    let Verdict::Fail(Failed { step, game, .. }) = result else { panic!("{result:?}") };
    assert!([Step::Header, Step::Play].contains(&step) && game == 2, "{step:?} {game}");
    // The same game twice.
    let mut twice = first.clone();
    let end = ends(&first);
    twice.events.truncate(end);
    twice.events.extend(first.events[..end].iter().cloned());
    let Failed { step, game, .. } = failed(&twice, &log);
    assert!([Step::Header, Step::Play].contains(&step) && game == 2, "{step:?}");
}

#[test]
fn what_is_not_by_the_rules_fails_where_it_stands() {
    let (record, log) = shortest("backgammon");
    let index =
        record.events.iter().rposition(|stamped| matches!(stamped.event, Event::Played { .. })).unwrap();
    let mut changed = record.clone();
    let text = "13/12".to_owned();
    let after = position::parse("x=6:1 o=12:1").unwrap();
    changed.events[index].event = Event::RecordedAsPlayed { text, after };
    let Failed { step, event, roll, .. } = failed(&changed, &log);
    assert_eq!((step, event), (Step::Play, Some(index)));
    let fell = |stamped: &&Stamped| matches!(stamped.event, Event::Opening { .. } | Event::Rolled { .. });
    assert_eq!(
        roll,
        Some(record.events[..index].iter().filter(fell).count() as u32),
        "the roll that was played"
    );
    let mut void = record.clone();
    void.events.truncate(index);
    void.events.push(Event::Void { reason: "rain".into() }.into());
    assert_eq!(failed(&void, &log).step, Step::End, "nobody has signed that the game was given up");
}

/// The record of a text in which options may be left out.
fn reread(text: &str, rules: &str) -> Record {
    let from = text.find(rules).unwrap() + rules.len();
    let to = from + text[from..].find('}').unwrap();
    record::parse(&format!("{}{}", &text[..from], &text[to..]), &find_spec).unwrap()
}
