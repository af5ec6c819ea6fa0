//! What is counted of dice, and what is said of it: true dice are not cried down, loaded ones are found.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test that cannot go on fails")]

#[cfg(feature = "conformance")]
use std::{fs, path::Path};

use alea_catalog::{
    Random, Series, SeriesDice, SimulateError, find_player, find_spec, replay, sequence, series,
    tally::{Figure, Judgement, Kind, Line, Report, Tally, Who},
};
use alea_game::{BySide, Dice, Side};
use alea_matchplay::{Event, Length, Stamped, Terms};
use alea_notation::{
    mat,
    record::{self, Record},
};

fn dice(text: &str) -> Dice {
    let [a, b] = text.as_bytes() else { panic!("two dice: {text}") };
    Dice::new(a - b'0', b - b'0').unwrap()
}

fn of_match(lines: &[&str]) -> Record {
    let text = format!(
        " 5 point match\n\n Game 1\n Anna : 0                         Bert : 0\n{}\n",
        lines.join("\n")
    );
    let reading = mat::parse(text.as_bytes()).unwrap();
    replay::match_file(&reading.file.matches[0]).records(&reading.file.matches[0]).remove(0)
}

fn tally(records: &[Record]) -> Report {
    let mut tally = Tally::default();
    records.iter().for_each(|record| tally.add(record).unwrap());
    tally.report()
}

fn line(report: &Report, who: &Who, figure: Figure) -> Line {
    let group = report.groups.iter().find(|group| group.who == *who).unwrap();
    *group.lines.iter().find(|line| line.figure == figure).unwrap()
}

fn player(name: &str) -> Who {
    Who::Player(name.to_owned())
}

#[test]
fn figures_are_what_one_counts_by_hand() {
    // The first roll is one die each.
    let record = of_match(&[
        "  1) 31: 8/5 6/5                   66: 24/18(2) 13/7(2)",
        "  2) 21: 13/11 6/5                 65: 18/7",
        "  3) 62: 24/18 13/11               44: 24/20(2)",
        "      Wins 1 point",
    ]);
    let report = tally(&[record]);
    assert_eq!((report.contests, report.openings, report.groups.len()), (1, 1, 3));
    let rolls: Vec<_> = report.groups.iter().map(|group| group.rolls).collect();
    assert_eq!(rolls, [2, 3, 5]);
    let seen = |who: &Who| report.groups.iter().find(|group| group.who == *who).unwrap().lines.clone();
    let counts = |who: &Who| seen(who).iter().map(|line| line.seen).collect::<Vec<_>>();
    // Doubles, 1 to 6, 6-6, and in a row: doubles, a six, 6-6.
    assert_eq!(counts(&player("Anna")), [0, 1, 2, 0, 0, 0, 1, 0, 0, 1, 0]);
    assert_eq!(counts(&player("Bert")), [2, 0, 0, 0, 2, 1, 3, 1, 1, 2, 1]);
    assert_eq!(counts(&Who::All), [2, 1, 2, 0, 2, 1, 4, 1, 1, 2, 1]);
    let doubles = line(&report, &player("Bert"), Figure::Doubles);
    assert_eq!((doubles.sample, doubles.expected), (3, 0.5));
    // Two or three of three: 16 ways in 216, and the same counted twice for the other side.
    assert!((doubles.chance - 32.0 / 216.0).abs() < 1e-12, "{}", doubles.chance);
    let sixes = line(&report, &player("Bert"), Figure::Number(6));
    assert_eq!((sixes.sample, sixes.expected), (6, 1.0));
    assert_eq!(report.comparisons(), 33);
    assert_eq!(report.worst(), Judgement::Usual);
}

/// Dice that programs write for a player who is closed out, or in whose turn nobody rolled, did not fall.
#[test]
fn placeholders_are_left_out() {
    // Anna plays what no dice can, closes her board and hits; Bert waits for four turns, of which one is not written.
    let record = of_match(&[
        "  1) 31: 8/5 6/5                   64: 24/14",
        "  2) 66: 24/4(2) 13/3(2) 13/2(2) 13/1 8/1*       66: Cannot Move",
        "  3) 21: 8/5                       00:",
        "  4) 52: 6/1 6/4",
        "  5) 21: 5/3 4/3                   Cannot Move",
        "      Wins 1 point",
    ]);
    let report = tally(&[record]);
    let bert = player("Bert");
    assert_eq!(line(&report, &bert, Figure::Doubles).sample, 1, "he rolled 64, and never again");
    assert_eq!(line(&report, &bert, Figure::Number(6)).seen, 1);
    assert_eq!((report.openings, report.not_rolled), (1, 4));
}

#[test]
fn players_are_added_up_by_their_names() {
    let lines = &[
        "  1) 31: 8/5 6/5                   66: 24/18(2) 13/7(2)",
        "  2) 21: 13/11 6/5                 65: 18/7",
        "      Wins 1 point",
    ];
    let one = of_match(lines);
    let mut other = one.clone();
    other.players = BySide { first: "Bert".into(), second: "Anna".into() };
    let who = |report: &Report| report.groups.iter().map(|group| group.who.clone()).collect::<Vec<_>>();
    let report = tally(&[one.clone(), other.clone()]);
    let sides = Side::BOTH.map(Who::Side);
    assert_eq!(who(&report), [player("Anna"), player("Bert"), sides[0].clone(), sides[1].clone(), Who::All]);
    let rolls: Vec<_> = report.groups.iter().map(|group| group.rolls).collect();
    assert_eq!(rolls, [3, 3, 2, 4, 6]);
    // Nothing in a row goes on from one contest to the next.
    let again = tally(&[one.clone(), one.clone()]);
    assert_eq!(line(&again, &player("Bert"), Figure::InARow(Kind::Six)).seen, 2);
    assert_eq!(who(&again), [player("Anna"), player("Bert"), Who::All]);
    // A third name, and the sides are no single players any more.
    other.players.first = "Carla".into();
    assert_eq!(tally(&[one, other]).groups.len(), 6);
}

#[test]
fn a_record_that_cannot_be_adds_nothing() {
    let mut record = of_match(&["  1) 31: 8/5 6/5                   66: 24/18(2) 13/7(2)"]);
    record.events.push(Event::Rolled { dice: dice("66") }.into());
    record.events.push(Event::Rolled { dice: dice("66") }.into());
    let mut tally = Tally::default();
    let (index, _) = tally.add(&record).unwrap_err();
    assert_eq!(index, record.events.len() - 1);
    assert_eq!(tally, Tally::default());
    assert_eq!(tally.report().groups, []);
}

#[test]
fn games_without_dice_have_no_figures() {
    let terms = Terms::new(sequence(["hnefatafl"]).unwrap(), Length::Single).unwrap();
    let report = tally(&played(&terms, 1, 1, SeriesDice::Seeded));
    assert_eq!((report.comparisons(), report.contests, report.not_rolled), (0, 1, 0));
}

fn played(terms: &Terms, contests: u64, seed: u64, dice: SeriesDice) -> Vec<Record> {
    let random = find_player("random").unwrap();
    let asked = Series { terms, players: BySide { first: random, second: random }, dice };
    let mut records = Vec::new();
    let keep = |record, _| {
        records.push(record);
        Ok::<(), Unplayed>(())
    };
    series(asked, contests, seed, 2, keep).unwrap();
    records
}

#[derive(Debug)]
struct Unplayed;

impl From<SimulateError> for Unplayed {
    fn from(_: SimulateError) -> Unplayed {
        Unplayed
    }
}

/// How many reports say that something is rare, and that it can hardly be.
fn cries(reports: impl Iterator<Item = Report>) -> (u64, u64) {
    let judged = reports.map(|report| report.worst());
    judged.fold((0, 0), |(rare, hardly), worst| match worst {
        Judgement::Usual => (rare, hardly),
        Judgement::Rare => (rare + 1, hardly),
        Judgement::Hardly => (rare + 1, hardly + 1),
    })
}

/// A thousand files of true dice, each looked at by itself: fewer than one in twenty is called rare, fewer than one in a thousand more
/// than that; and all of them together are not rare at all.
#[test]
fn true_dice_raise_no_alarm() {
    let terms = Terms::new(sequence(["portes"]).unwrap(), Length::Single).unwrap();
    let mut records = played(&terms, 1000, 1, SeriesDice::Seeded);
    for (record, index) in records.iter_mut().zip(0..) {
        record.players = BySide { first: "Anna".into(), second: format!("Bert {}", index % 3) };
    }
    let (rare, hardly) = cries(records.iter().map(|record| tally(std::slice::from_ref(record))));
    println!("of 1000 files {rare} were called rare, {hardly} hardly possible");
    assert!(rare <= 50 && hardly <= 1, "{rare} {hardly}");
    // Not so careful that it never speaks: what it says holds for what is nearly as rare.
    assert!(rare >= 5, "{rare}");
    let report = tally(&records);
    assert_eq!((report.contests, report.worst()), (1000, Judgement::Usual));
}

/// The dice of the dealer, file by file.
#[test]
fn dealt_dice_raise_no_alarm() {
    let terms = Terms::new(sequence(["hypergammon"]).unwrap(), Length::Points(3)).unwrap();
    let records = played(&terms, 60, 2, SeriesDice::Dealt);
    let report = tally(&records);
    assert_eq!(report.worst(), Judgement::Usual, "{:?}", report.groups);
    assert!(report.groups.last().unwrap().rolls > 2000);
}

/// A record of rolls that nobody could play: Anna's follow from `throw`, Bert's are true.
fn sitting(rolls: u32, random: &mut Random, mut throw: impl FnMut(&mut Random) -> Dice) -> Record {
    let terms = Terms::new(sequence(["portes"]).unwrap(), Length::Money).unwrap();
    let mut contest = alea_matchplay::Contest::new(terms.clone(), alea_catalog::open_table).unwrap();
    let mut events: Vec<Stamped> = Vec::new();
    let mut fallen = 0;
    while fallen < rolls {
        let event = match (contest.due(), contest.next_start()) {
            (Some(due), _) => due,
            (None, Ok(alea_matchplay::Start::Dice)) => Event::Opening { dice: random.dice() },
            (None, Ok(alea_matchplay::Start::Player(starter))) => Event::Begun { starter },
            _ if contest.table().unwrap().rolled().is_some()
                || matches!(contest.table().unwrap().node(), alea_game::Node::Decision(_)) =>
            {
                let mut ahead = contest.table().unwrap().boxed();
                let steps = ahead.play_random(&mut |n| random.below(n)).unwrap_or_default();
                Event::Played { steps }
            }
            _ => {
                fallen += 1;
                let loaded = contest.on_turn() == Some(Side::First);
                Event::Rolled { dice: if loaded { throw(random) } else { random.dice() } }
            }
        };
        contest.apply(&event).unwrap();
        events.push(event.into());
    }
    let players = BySide { first: "Anna".into(), second: "Bert".into() };
    Record { players, tags: Vec::new(), terms, events }
}

/// How many of fifty sittings of 1,500 rolls, half of them loaded, are called rare, and how many hardly possible.
fn found(throw: impl Fn(&mut Random) -> Dice) -> (u64, u64) {
    let reports = (0..50).map(|seed| {
        let mut random = Random::of_game(seed, 9);
        tally(&[sitting(1500, &mut random, |random| throw(random))])
    });
    cries(reports)
}

#[test]
fn loaded_dice_are_found() {
    // A die that shows six in one throw of four.
    let heavy = |random: &mut Random| {
        let mut die = || if random.below(10) == 0 { 6 } else { 1 + random.below(6) as u8 };
        Dice::new(die(), die()).unwrap()
    };
    // A hand that turns every tenth roll into a double.
    let doubler = |random: &mut Random| {
        let (roll, turned) = (random.dice(), random.below(10) == 0);
        if turned { Dice::new(roll.first(), roll.first()).unwrap() } else { roll }
    };
    // The right number of each roll, but every other time the last one once more.
    let last = std::cell::Cell::new(dice("66"));
    let sticky = |random: &mut Random| {
        if random.below(2) == 0 {
            last.set(random.dice());
        }
        last.get()
    };
    let honest = |random: &mut Random| random.dice();
    let [heavy, doubler, sticky, honest] = [found(heavy), found(doubler), found(sticky), found(honest)];
    println!("of 50: heavy {heavy:?}, doubler {doubler:?}, sticky {sticky:?}, honest {honest:?}");
    assert!(heavy.1 >= 48, "{heavy:?}");
    assert!(doubler.1 >= 40 && doubler.0 >= 48, "{doubler:?}");
    assert!(sticky.0 >= 48, "{sticky:?}");
    assert!(honest.0 <= 2 && honest.1 == 0, "{honest:?}");
}

/// Two standard deviations are no news.
#[test]
fn two_sigma_is_not_rare() {
    let mut count = 0;
    for seed in 0..200 {
        let mut random = Random::of_game(seed, 4);
        let report = tally(&[sitting(120, &mut random, Random::dice)]);
        let all = || report.groups.iter().flat_map(|group| &group.lines);
        count += all().filter(|line| line.chance < 0.045 && report.judge(line) == Judgement::Usual).count();
    }
    assert!(count > 100, "figures that far off are there and are not cried out: {count}");
}

/// Records, match files and what comes of them say the same.
#[test]
fn a_record_says_what_its_match_file_says() {
    let record = of_match(&[
        "  1) 31: 8/5 6/5                   66: 24/18(2) 13/7(2)",
        "  2) 21: 13/11 6/5                 65: 18/7",
    ]);
    let read = record::parse(&record::write(&record), &find_spec).unwrap();
    assert_eq!(tally(&[read]), tally(&[record]));
}

/// The corpus: real games of real servers, none of which cries.
#[cfg(feature = "conformance")]
#[test]
fn conformance_corpus_is_counted() {
    let folder = Path::new(&std::env::var("ALEA_SHARED").unwrap()).join("data/corpus/text");
    let mut all = Tally::default();
    let (mut files, mut reports, mut written, mut unrolled) = (0, Vec::new(), 0, 0);
    for entry in fs::read_dir(folder).unwrap() {
        let bytes = fs::read(entry.unwrap().path()).unwrap();
        let reading = mat::parse(&bytes).unwrap();
        let mut one = Tally::default();
        for recorded in &reading.file.matches {
            let entries = recorded.games.iter().flat_map(|game| &game.entries);
            written +=
                entries.filter(|entry| matches!(entry.action, mat::Action::Roll { .. })).count() as u64;
            for record in replay::match_file(recorded).records(recorded) {
                one.add(&record).unwrap();
                all.add(&record).unwrap();
            }
        }
        files += 1;
        reports.push(one.report());
    }
    let report = all.report();
    let rolls = report.groups.last().unwrap().rolls;
    unrolled += report.not_rolled;
    let (rare, hardly) = cries(reports.into_iter());
    println!(
        "{files} files, {written} rolls written: {rolls} counted, {} for the start, {unrolled} not rolled; rare {rare}, hardly {hardly}; together {:?}",
        report.openings,
        report.worst()
    );
    assert!(rolls + report.openings <= written && rolls > written * 9 / 10);
    // One of the files is there twice, in two dialects.
    assert!(rare <= 4 && hardly == 0);
    assert_eq!(report.worst(), Judgement::Usual);
}
