//! Laws of tafl texts, over random contests of every kind: read back from a list of moves, or from a saved game of OpenTafl, a contest is
//! the one that was written, but for what these formats have no place for.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test that cannot go on fails")]

mod common;

use std::{collections::BTreeMap, sync::Mutex};

use alea_catalog::{
    Entry, Family, GAMES, Random, find_spec, open_table,
    tafl::{self, FindingKind, Unwritable},
};
use alea_game::{BySide, Cell, Setup, Side, SquareSetup, Step};
use alea_matchplay::{
    Bonus, ClockTerms, Command, CommandKind, Contest, ContestResult, Event, GameSpec, Length, NextStarter,
    Stamped, Start, StartScore, Terms,
};
use alea_notation::record::{self, Record};
use common::{asked, some_rules, spread};

/// Contests in all. `make soak` plays more.
const CONTESTS: u32 = 10_000;

#[test]
fn contests_survive_their_texts() {
    let seen: Mutex<BTreeMap<String, u64>> = Mutex::default();
    let indices: Vec<u32> = (0..asked("ALEA_TAFL_CONTESTS", CONTESTS)).collect();
    spread(&indices, |&index| {
        let mut random = Random::of_game(97, index.into());
        let (record, whole) = some_record(index, &mut random);
        let mut told = vec![survives_a_list(&record, whole)];
        told.push(survives_a_saved_game(&record));
        told.extend(record.events.iter().map(|stamped| format!("event {}", stamped.event.key())));
        let end = record.events.iter().rev().find_map(|stamped| match &stamped.event {
            Event::GameEnded { result } => Some(format!("end {}", result.reason.key())),
            _ => None,
        });
        told.extend(end);
        let mut seen = seen.lock().unwrap();
        told.into_iter().for_each(|told| *seen.entry(told).or_default() += 1);
    });
    let seen = seen.into_inner().unwrap();
    println!("{} contests: {seen:?}", indices.len());
    if indices.len() >= CONTESTS as usize {
        // Laws say nothing about what never happens.
        let kinds = "list/whole list/cut saved/whole saved/illegal saved/several saved/void saved/points \
            event/begun event/played event/recorded-as-played event/resignation-offered event/resignation-accepted \
            event/resignation-refused event/draw-offered event/draw-accepted event/draw-refused event/flagged \
            event/recorded-result event/game-ended event/contest-ended event/void end/king-escaped end/king-taken \
            end/repetition end/no-capture end/resigned end/agreed end/time end/recorded";
        for kind in kinds.split_whitespace() {
            let kind = kind.replacen('/', " ", 1);
            assert!(seen.get(&kind).is_some_and(|&count| count >= 10), "{kind} is too rare: {seen:?}");
        }
    }
}

/// The record as a list keeps it: without times and proofs, and with the results that follow.
fn kept(record: &Record) -> Record {
    let mut kept = record.clone();
    kept.terms = kept.terms.with_next_starter(NextStarter::default());
    for stamped in &mut kept.events {
        *stamped = Stamped::from(stamped.event.clone());
    }
    let events = kept.events.iter().map(|stamped| &stamped.event);
    let mut contest = Contest::fold(kept.terms.clone(), open_table, events).unwrap();
    while let Some(due) = contest.due() {
        contest.apply(&due).unwrap();
        kept.events.push(due.into());
    }
    kept
}

fn survives_a_list(record: &Record, whole: bool) -> String {
    let text = match tafl::write_list(record) {
        Ok(text) => text,
        Err(error) => {
            let begun = record.events.iter().all(|stamped| matches!(stamped.event, Event::Begun { .. }));
            assert!(error == Unwritable::Nothing && begun, "{error}");
            return String::from("list nothing");
        }
    };
    let reading =
        alea_notation::tafl::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(reading.notes, [], "{text}");
    let mut replayed = tafl::replay(&reading.file);
    assert_eq!(replayed.len(), 1, "{text}");
    let replay = replayed.remove(0).unwrap_or_else(|refused| panic!("{refused}\n{text}"));
    let kept = kept(record);
    assert_eq!(replay.record, kept, "{text}");
    if kept.events.len() == record.events.len() {
        assert_eq!(tafl::write_list(&replay.record).as_ref(), Ok(&text));
    }
    assert_eq!(record::parse(&record::write(&replay.record), &find_spec), Ok(replay.record));
    let expected = |kind: &FindingKind| matches!(kind, FindingKind::MoveMissing | FindingKind::NoResult);
    for finding in &replay.findings {
        assert!(expected(&finding.kind), "{finding}\n{text}");
    }
    String::from(if whole { "list whole" } else { "list cut" })
}

fn survives_a_saved_game(record: &Record) -> String {
    let text = match tafl::write_saved(record) {
        Ok(text) => text,
        Err(Unwritable::Illegal { .. }) => return String::from("saved illegal"),
        Err(Unwritable::NotOneGame) => return String::from("saved several"),
        Err(Unwritable::Void) => return String::from("saved void"),
        Err(Unwritable::Points { .. }) => return String::from("saved points"),
        Err(Unwritable::Nothing) => return String::from("saved nothing"),
        Err(other) => panic!("{other}"),
    };
    let mut read = tafl::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let (again, _) = read.pop().unwrap();
    assert!(read.is_empty());
    let kept = kept(record);
    assert_eq!(again.players, kept.players);
    assert_eq!(again.tags, kept.tags);
    assert_eq!(again.terms.games(), kept.terms.games(), "{text}");
    assert_eq!(moves(&again), moves(&kept), "{text}");
    let end = |record: &Record| {
        let contest = Contest::replay(record.terms.clone(), open_table, &record.events).unwrap();
        (contest.result().map(|ContestResult { winner, .. }| winner), contest.score())
    };
    assert_eq!(end(&again), end(&kept), "{text}");
    let clock = again.terms.clock() == kept.terms.clock();
    let flagged = kept.events.iter().any(|stamped| matches!(stamped.event, Event::Flagged { .. }));
    if clock || !flagged {
        let offers = |event: &&Stamped| {
            matches!(
                event.event,
                Event::ResignationOffered { .. }
                    | Event::ResignationRefused
                    | Event::DrawOffered { .. }
                    | Event::DrawRefused
            )
        };
        let of = |record: &Record| -> Vec<Event> {
            record.events.iter().filter(|event| !offers(event)).map(|stamped| stamped.event.clone()).collect()
        };
        assert_eq!(of(&again), of(&kept), "{text}");
    }
    if clock && kept.events.len() == record.events.len() {
        assert_eq!(tafl::write_saved(&again).as_ref(), Ok(&text));
    }
    String::from("saved whole")
}

fn moves(record: &Record) -> Vec<&Event> {
    let is_move = |event: &&Event| matches!(event, Event::Played { .. } | Event::RecordedAsPlayed { .. });
    record.events.iter().map(|stamped| &stamped.event).filter(is_move).collect()
}

// Contests of every kind.

fn one_of<T: Copy>(items: &[T], random: &mut Random) -> T {
    items[random.below(items.len() as u32) as usize]
}

fn some_spec(random: &mut Random) -> GameSpec {
    let games: Vec<&Entry> = GAMES.iter().filter(|entry| entry.family == Family::Square).collect();
    let entry = one_of(&games, random);
    let rules = some_rules(entry, random);
    if random.below(3) == 0 {
        return entry.spec(rules);
    }
    // Games that end soon.
    let limit = (5 + random.below(50)).to_string();
    let chosen: Vec<(&str, String)> = rules.iter().map(|(key, choice)| (key, choice.to_string())).collect();
    let chosen = chosen
        .iter()
        .map(|(key, value)| (*key, if *key == "no_capture_limit" { limit.as_str() } else { value.as_str() }));
    entry.spec(entry.rules(chosen).unwrap())
}

fn some_terms(index: u32, random: &mut Random) -> Terms {
    let (games, length) = match index % 6 {
        0..=2 => (1, Length::Single),
        3 => (1, Length::Points(1 + random.below(2))),
        4 => (1 + random.below(3), Length::Money),
        _ => (2, Length::Points(2)),
    };
    let specs = (0..games).map(|_| some_spec(random)).collect();
    let mut terms = Terms::new(specs, length).unwrap();
    terms = terms.with_next_starter(one_of(&[NextStarter::Winner, NextStarter::Alternate], random));
    if random.below(6) == 0 && length != Length::Points(1) {
        let points = BySide { first: 1, second: random.below(2) };
        let starter = one_of(&[None, Some(Side::First), Some(Side::Second)], random);
        let start = StartScore { points, games: random.below(3), starter, ..StartScore::default() };
        if let Ok(with) = terms.clone().with_start_score(start) {
            terms = with;
        }
    }
    if random.below(3) > 0 {
        return terms;
    }
    let unit = one_of(&[1, 1000], random);
    let bonus = match random.below(3) {
        0 => Bonus::Delay(u64::from(random.below(900)) * unit),
        _ => Bonus::Increment(u64::from(random.below(900)) * unit),
    };
    terms.with_clock(ClockTerms { reserve: u64::from(random.below(60_000)) * unit, bonus })
}

/// A contest, and whether it came to its end.
fn some_record(index: u32, random: &mut Random) -> (Record, bool) {
    let terms = some_terms(index, random);
    let mut contest = Contest::new(terms.clone(), open_table).unwrap();
    let mut events = Vec::new();
    let temper = one_of(&[0, 1, 1, 3, 10], random);
    let shuttles = random.below(8) == 0;
    // Some are cut off, and series that would not end.
    let most = if random.below(8) == 0 { 1 + random.below(60) } else { 300 };
    while contest.result().is_none() && contest.void_reason().is_none() && events.len() < most as usize {
        let back = back(&events).filter(|_| shuttles && random.below(8) > 0);
        for event in next(&contest, temper, back, random) {
            contest.apply(&event).unwrap_or_else(|denial| panic!("{event:?}: {denial}"));
            // Flags fall here when they like, which times would forbid.
            let at = contest.clock().is_none().then_some(events.len() as u64);
            events.push(Stamped { at, ..Stamped::from(event) });
        }
    }
    let names = ["Anna", "Βασίλης", "a \"quoted\" \\ name", ""];
    let record = Record {
        players: BySide { first: one_of(&names, random).into(), second: one_of(&names, random).into() },
        tags: vec![("place".into(), "Αθήνα \\ \"x\"".into()), ("annotator".into(), String::new())],
        terms,
        events,
    };
    let whole = contest.result().is_some() || contest.void_reason().is_some();
    (record, whole)
}

/// The last move of the player on turn taken back.
fn back(events: &[Stamped]) -> Option<Step> {
    match &events.get(events.len().checked_sub(2)?)?.event {
        Event::Played { steps } => steps.first().map(|step| Step::new(step.to, step.from)),
        _ => None,
    }
}

fn next(contest: &Contest, temper: u32, back: Option<Step>, random: &mut Random) -> Vec<Event> {
    if let Some(due) = contest.due() {
        return vec![due];
    }
    if random.below(3_000) < temper {
        return vec![Event::Void { reason: "the \"lights\" \\ went out".into() }];
    }
    let winner = one_of(&Side::BOTH, random);
    if random.below(2_000) < temper {
        return vec![Event::RecordedResult { winner, points: one_of(&[1, 1, 0, 3], random) }];
    }
    if let Ok(start) = contest.next_start() {
        let stops = contest.why_not(Side::First, CommandKind::Stop).is_none() && random.below(2) == 0;
        return match start {
            _ if stops => contest.decide(Side::First, &Command::Stop).unwrap(),
            Start::Player(starter) => vec![Event::Begun { starter }],
            Start::Dice => panic!("tafl has no dice"),
        };
    }
    if contest.clock().is_some() && random.below(1_000) < temper {
        return vec![Event::Flagged { side: winner }];
    }
    let by = contest.to_act().unwrap();
    let possible = contest.possible(by);
    if possible.contains(&CommandKind::Play) {
        if random.below(200) < temper {
            return vec![recorded(contest, random)];
        }
        if random.below(200) >= temper {
            let mut ahead = contest.table().unwrap().boxed();
            if let Some(back) = back
                && ahead.refusal(&[], back).is_none()
            {
                return vec![Event::Played { steps: vec![back] }];
            }
            let steps = ahead.play_random(&mut |n| random.below(n)).unwrap();
            return vec![Event::Played { steps }];
        }
    }
    let command = match one_of(&possible, random) {
        CommandKind::Play => return Vec::new(),
        CommandKind::Resign if random.below(3) > 0 => return Vec::new(),
        CommandKind::Resign => Command::Resign(1),
        CommandKind::AcceptResignation => Command::AcceptResignation,
        CommandKind::RefuseResignation => Command::RefuseResignation,
        CommandKind::OfferDraw => Command::OfferDraw,
        CommandKind::AcceptDraw if random.below(3) > 0 => return Vec::new(),
        CommandKind::AcceptDraw => Command::AcceptDraw,
        CommandKind::RefuseDraw => Command::RefuseDraw,
        kind => panic!("{kind:?} in a tafl game"),
    };
    contest.decide(by, &command).unwrap()
}

/// A move that is not legal, in every way in which one can be recorded.
fn recorded(contest: &Contest, random: &mut Random) -> Event {
    let table = contest.table().unwrap();
    let Setup::Square(board) = table.setup() else { panic!("a board of points") };
    let plays = table.turns();
    let legal = &plays[random.below(plays.len() as u32) as usize];
    let point = |random: &mut Random| random.below(u32::from(board.size).pow(2)) as u16;
    let name = |at: u16| alea_tafl::coordinate(board.size, at).unwrap().to_string();
    let (from, to, gone) = (point(random), point(random), point(random));
    let moved = || {
        let mut after = SquareSetup { quiet: board.quiet + 1, seen: 0, ..board.clone() };
        let piece = std::mem::take(&mut after.cells[usize::from(from)]);
        after.cells[usize::from(to)] = piece;
        after
    };
    let whole = |after: &SquareSetup| after.cells.contains(&Cell::King);
    let (text, after) = match random.below(7) {
        6 => (String::from("he had the king"), Setup::Square(king_taken(&board))),
        0 => (legal.text.clone(), legal.after.clone()),
        1 => (String::new(), Setup::Square(board)),
        2 => (String::from("he moved \"something\" \\ somewhere"), Setup::Square(board)),
        3 => (format!("{}-{}x{}", name(from), name(to), name(gone)), Setup::Square(board)),
        _ if board.cells[usize::from(to)] == Cell::Empty && whole(&moved()) => {
            (format!("{}-{}", name(from), name(to)), Setup::Square(moved()))
        }
        _ => (format!("{}-{}", name(from), name(to)), Setup::Square(board)),
    };
    Event::RecordedAsPlayed { text, after }
}

/// The board with the king in the centre and four black men around him.
fn king_taken(board: &SquareSetup) -> SquareSetup {
    let mut after = board.clone();
    let (size, black) = (usize::from(board.size), |cell: &Cell| *cell == Cell::Black);
    let centre = size * size / 2;
    let king = after.cells.iter().position(|&cell| cell == Cell::King).unwrap();
    after.cells.swap(king, centre);
    for place in [centre - 1, centre + 1, centre - size, centre + size] {
        if let Some(man) = after.cells[..centre - size].iter().position(black) {
            after.cells[man] = Cell::Empty;
            after.cells[place] = Cell::Black;
        }
    }
    after
}
