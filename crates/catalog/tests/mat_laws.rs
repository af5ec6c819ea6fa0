//! Contests as match files: what is read again is what was written, but for what `docs/formats.md` says is lost.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![allow(clippy::print_stdout, reason = "what was met is said")]
#![allow(clippy::needless_pass_by_value, reason = "tests read better when they hand over what they make")]

mod common;

use std::{collections::BTreeMap, sync::Mutex};

use alea_catalog::{
    GAMES, Random, export,
    export::{Loss, Unwritable, Written},
    find_spec, open_table,
    replay::{self, FindingKind},
};
use alea_game::{BySide, CubeUse, Dice, Setup, Side};
use alea_matchplay::{
    Contest, ContestEnd, CrawfordGame, Event, GameEnd, GameResult, Length, NextStarter, StartScore, Terms,
};
use alea_notation::{
    mat::{self, NoteKind},
    record::{self, Record},
};
use common::{
    asked,
    driver::Run,
    some_rules, spread,
    terms::{cube_match, money, one_of, some_terms},
};

/// Contests in all. `make soak` plays more.
const CONTESTS: u32 = 20_000;

#[test]
fn contests_survive_match_files() {
    let seen: Mutex<BTreeMap<String, u64>> = Mutex::default();
    let indices: Vec<u32> = (0..asked("ALEA_MAT_CONTESTS", CONTESTS)).collect();
    spread(&indices, |&index| {
        let mut random = Random::of_game(61, index.into());
        let told = survives(&some_record(index, &mut random));
        let mut seen = seen.lock().unwrap();
        told.into_iter().for_each(|told| *seen.entry(told).or_default() += 1);
    });
    let seen = seen.into_inner().unwrap();
    println!("{} contests: {seen:?}", indices.len());
    if indices.len() >= CONTESTS as usize {
        // Laws say nothing about what never happens.
        let kinds = "written whole refused/game refused/several refused/void refused/drawn refused/automatic-double \
            refused/illegal refused/result lost/times lost/proofs lost/clock lost/flag lost/offers lost/ties lost/opening \
            lost/begun lost/roll lost/legal lost/words lost/last-turn lost/result lost/resignation lost/stopped lost/tag \
            lost/name event/opening event/recorded-begun event/rolled event/played event/recorded-as-played event/doubled \
            event/taken event/passed event/raised event/resignation-accepted event/recorded-result event/game-ended \
            event/contest-ended";
        for kind in kinds.split_whitespace() {
            assert!(seen.get(kind).is_some_and(|&count| count >= 2), "{kind} is too rare: {seen:?}");
        }
    }
}

/// A contest written and read again, and what happened to it.
fn survives(record: &Record) -> Vec<String> {
    let Written { recorded, losses } = match export::to_mat(record) {
        Ok(written) => written,
        Err(refused) => {
            is_right_to_refuse(record, &refused);
            return vec![format!("refused/{}", refused.key())];
        }
    };
    let file = mat::File { matches: vec![recorded] };
    let text = mat::write(&file);
    let reading = mat::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(reading.file.clone().without_lines(), file, "{text}");
    for note in &reading.notes {
        let expected = matches!(
            note.kind,
            NoteKind::NoResult { .. }
                | NoteKind::LateStart { .. }
                | NoteKind::UnsortedDice
                | NoteKind::BareDice
                | NoteKind::NotRecorded
                | NoteKind::NotRolled
                | NoteKind::Backwards
                | NoteKind::UnreadEntry(_)
        );
        assert!(expected, "{note}\n{text}");
    }
    let replay = replay::match_file(&reading.file.matches[0]);
    for finding in &replay.findings {
        let expected = matches!(
            finding.kind,
            FindingKind::NoMove { .. }
                | FindingKind::Points { .. }
                | FindingKind::NoResult
                | FindingKind::IrregularOpening
                | FindingKind::NotRolled
                | FindingKind::NotUnderstood(_)
        );
        assert!(expected, "{finding}\n{text}");
    }
    let [again] = &replay.records(&reading.file.matches[0])[..] else { panic!("not one contest\n{text}") };
    let mut left = Left { losses: losses.clone() };
    let expected = forget(record, &mut left);
    assert_eq!(left.losses, [], "told and not lost\n{text}");
    same(again, &expected, &text);
    // What is lost is lost once.
    let twice = export::to_mat(again).unwrap_or_else(|refused| panic!("{refused}\n{text}"));
    assert_eq!(twice.losses, [], "{text}");
    let second = mat::write(&mat::File { matches: vec![twice.recorded] });
    // Words for a turn without a move need not be the usual ones, which the second text has.
    let in_words = |loss: &Loss| matches!(loss, Loss::LastTurn { .. } | Loss::Legal { .. });
    if losses.iter().any(in_words) {
        let reading = mat::parse(second.as_bytes()).unwrap();
        assert_eq!(replay::match_file(&reading.file.matches[0]).parts, replay.parts, "{text}");
    } else {
        let line = text.lines().zip(second.lines()).find(|(one, other)| one != other);
        assert_eq!(second, text, "{line:?}");
    }
    assert_eq!(record::parse(&record::write(again), &find_spec).as_ref(), Ok(again));

    let mut told = vec![String::from(if losses.is_empty() { "whole" } else { "written" })];
    told.extend(losses.iter().map(|loss| format!("lost/{}", loss.key())));
    told.extend(again.events.iter().map(|stamped| format!("event/{}", stamped.event.key())));
    told
}

/// What is refused is what the columns of a match file have no place for.
fn is_right_to_refuse(record: &Record, refused: &Unwritable) {
    let events = || record.events.iter().map(|stamped| &stamped.event);
    let right = match refused {
        Unwritable::Game { id } => GAMES.iter().any(|game| game.id == id && game.cube == CubeUse::Never),
        Unwritable::Several => record.terms.games().len() > 1,
        Unwritable::Nothing => !events().any(|event| {
            matches!(event, Event::Rolled { .. } | Event::Doubled { .. } | Event::GameEnded { .. })
        }),
        Unwritable::Void => events().any(|event| matches!(event, Event::Void { .. })),
        Unwritable::Drawn { .. } => events().any(|event| *event == Event::DrawAccepted),
        Unwritable::AutomaticDouble { .. } => {
            let tie = |event: &Event| matches!(event, Event::Opening { dice } if dice.is_double());
            record.terms.cube().unwrap().automatic_doubles > 0 && events().any(tie)
        }
        Unwritable::Illegal { text, .. } => {
            events().any(|event| matches!(event, Event::RecordedAsPlayed { text: said, .. } if said == text))
        }
        Unwritable::Result { .. } => events().any(|event| matches!(event, Event::RecordedResult { .. })),
        other => panic!("{other}"),
    };
    assert!(right, "{refused}");
}

/// What is told to be lost, and has not been found to be missing yet.
struct Left {
    losses: Vec<Loss>,
}

impl Left {
    /// Something is forgotten, so it must have been told.
    fn forgets(&mut self, loss: &Loss, first: &mut Vec<Loss>) {
        if !first.contains(loss) {
            let at = self.losses.iter().position(|told| told == loss);
            self.losses.remove(at.unwrap_or_else(|| panic!("{loss:?} is not told: {:?}", self.losses)));
            first.push(loss.clone());
        }
    }

    fn tells(&self, loss: &Loss) -> bool {
        self.losses.contains(loss)
    }
}

/// What is expected to be read.
struct Expected {
    record: Record,
    events: Vec<Expect>,
}

#[derive(Debug)]
enum Expect {
    Event(Event),
    /// A legal turn that leads there.
    Legal(Setup),
    /// A play that is not legal, in words of the reader.
    InOtherWords(Setup),
}

fn same(again: &Record, expected: &Expected, text: &str) {
    let without_events = |record: &Record| Record { events: Vec::new(), ..record.clone() };
    assert_eq!(without_events(again), expected.record, "{text}");
    let mut contest = Contest::new(again.terms.clone(), open_table).unwrap();
    for (index, stamped) in again.events.iter().enumerate() {
        let Some(expected) = expected.events.get(index) else { panic!("{stamped:?} is too much\n{text}") };
        let before = contest.table().map(alea_game::Table::boxed);
        contest.apply_stamped(stamped).unwrap();
        let leads_to = |goal: &Setup| {
            let goal = before.as_ref().unwrap().resumed(goal).unwrap().setup();
            contest.table().unwrap().setup() == goal
        };
        let fits = match (expected, &stamped.event) {
            (Expect::Event(expected), event) => expected == event,
            (Expect::Legal(after), Event::Played { .. }) => leads_to(after),
            (Expect::InOtherWords(after), Event::RecordedAsPlayed { .. }) => leads_to(after),
            _ => false,
        };
        assert!(fits, "event {}: expected {expected:?}, read {stamped:?}\n{text}", index + 1);
    }
    let missing = expected.events.get(again.events.len());
    assert!(missing.is_none(), "{missing:?} is missing\n{text}");
}

/// The contest without what `docs/formats.md` says is lost, and nothing else.
fn forget(record: &Record, left: &mut Left) -> Expected {
    let mut told = Vec::new();
    // Who starts the next game is for the dice to say, in every game that a match file knows.
    let mut terms = Terms::new(record.terms.games().to_vec(), record.terms.length()).unwrap();
    if let Some(cube) = record.terms.cube() {
        terms = terms.with_cube(cube).unwrap();
    }
    let terms =
        terms.with_start_score(record.terms.start_score()).unwrap().with_next_starter(NextStarter::default());
    if record.terms.clock().is_some() {
        left.forgets(&Loss::Clock, &mut told);
    }
    let mut tags = Vec::new();
    for (key, value) in &record.tags {
        if TAGS_LOST.contains(&key.as_str()) {
            left.forgets(&Loss::Tag { key: key.clone() }, &mut told);
        } else {
            tags.push((key.clone(), value.clone()));
        }
    }
    let players = BySide::new(|side| match record.players[side].as_str() {
        ODD_NAME => {
            left.forgets(&Loss::Name { side }, &mut told);
            ODD_NAME_WRITTEN.to_owned()
        }
        name => name.to_owned(),
    });
    let mut keeper = Keeper {
        whole: Contest::new(record.terms.clone(), open_table).unwrap(),
        kept: Contest::new(terms.clone(), open_table).unwrap(),
        events: Vec::new(),
        begun: None,
        lies: None,
        rolled: None,
        resigns: None,
        waits: None,
        left,
        told,
    };
    for stamped in &record.events {
        if stamped.at.is_some() {
            keeper.forgets(Loss::Times);
        }
        if stamped.proof.is_some() {
            keeper.forgets(Loss::Proofs);
        }
        keeper.event(&stamped.event);
        keeper.whole.apply_stamped(stamped).unwrap();
    }
    while let Some(due) = keeper.whole.due() {
        keeper.event(&due);
        keeper.whole.apply(&due).unwrap();
    }
    if keeper.resigns.take().is_some() {
        keeper.forgets(Loss::Offers);
    }
    if keeper.whole.pending().is_some() {
        keeper.end_of_game();
    }
    let events = keeper.events;
    Expected { record: Record { players, tags, terms, events: Vec::new() }, events }
}

struct Keeper<'a> {
    /// The contest as it was.
    whole: Contest,
    /// As it is read.
    kept: Contest,
    events: Vec<Expect>,
    /// A start that shows once something is done.
    begun: Option<Event>,
    /// Dice that show once they are played, or cannot be taken for played.
    lies: Option<Event>,
    /// The dice of the last roll, in the order in which they are written.
    rolled: Option<Dice>,
    resigns: Option<(Side, Event)>,
    /// A turn without a move that shows once something follows.
    waits: Option<Expect>,
    left: &'a mut Left,
    told: Vec<Loss>,
}

impl Keeper<'_> {
    fn forgets(&mut self, loss: Loss) {
        self.left.forgets(&loss, &mut self.told);
    }

    fn game(&self) -> u32 {
        self.whole.games_ended() + 1
    }

    fn keep(&mut self, event: Event) {
        self.kept.apply(&event).unwrap_or_else(|denial| panic!("{event:?}: {denial}"));
        self.events.push(Expect::Event(event));
    }

    /// Something is done, so that what waited for it shows.
    fn something_follows(&mut self) {
        if let Some(waits) = self.waits.take() {
            self.events.push(waits);
        }
        if let Some(begun) = self.begun.take() {
            match (&self.lies, &begun) {
                (Some(Event::Rolled { dice }), Event::RecordedBegun { starter }) if !dice.is_double() => {
                    let (high, low) = (dice.high(), dice.low());
                    let single =
                        if *starter == Side::First { Dice::new(high, low) } else { Dice::new(low, high) };
                    self.lies = Some(Event::Opening { dice: single.unwrap() });
                    self.rolled = Dice::new(high, low);
                    self.forgets(Loss::Opening { game: self.game() });
                }
                _ => self.keep(begun),
            }
        }
        if let Some(lies) = self.lies.take() {
            self.keep(lies);
        }
    }

    fn event(&mut self, event: &Event) {
        match event {
            Event::RollRequested { .. } | Event::Released { .. } => self.forgets(Loss::Proofs),
            Event::Opening { dice } if dice.is_double() => self.forgets(Loss::Ties),
            Event::Opening { dice } => {
                self.rolled = Dice::new(dice.high(), dice.low());
                self.lies = Some(event.clone());
            }
            Event::Rolled { dice } => {
                self.rolled = Some(*dice);
                self.lies = Some(event.clone());
            }
            Event::RecordedBegun { .. } => self.begun = Some(event.clone()),
            Event::Played { .. } | Event::Doubled { .. } => {
                self.something_follows();
                self.keep(event.clone());
            }
            Event::RecordedAsPlayed { text, after } => self.recorded(text, after),
            Event::DrawOffered { .. } | Event::DrawRefused | Event::ResignationRefused => {
                self.resigns = None;
                self.forgets(Loss::Offers);
            }
            Event::ResignationOffered { by, .. } => self.resigns = Some((*by, event.clone())),
            Event::Flagged { .. } | Event::RecordedResult { .. } => {
                if self.resigns.take().is_some() && self.whole.due().is_none() {
                    self.forgets(Loss::Offers);
                }
                if matches!(event, Event::Flagged { .. }) {
                    self.forgets(Loss::Flag { game: self.game() });
                }
            }
            Event::ResignationAccepted => {}
            Event::GameEnded { result } => self.ended(*result),
            Event::ContestEnded { result } => match self.kept.due() {
                Some(due) => self.keep(due),
                None if result.reason == ContestEnd::Stopped => self.forgets(Loss::Stopped),
                None => assert_eq!(result.reason, ContestEnd::Time),
            },
            other => self.keep(other.clone()),
        }
    }

    fn recorded(&mut self, text: &str, after: &Setup) {
        let game = self.game();
        let dice = self.whole.table().unwrap().rolled();
        self.something_follows();
        let table = self.whole.table().unwrap();
        let dice = dice.map(|_| self.rolled.unwrap());
        let legal = table.turns().iter().any(|play| play.after == *after);
        let stays = table.setup() == *after;
        let expect = if legal {
            self.forgets(Loss::Legal { game, text: text.to_owned() });
            Expect::Legal(after.clone())
        } else if self.left.tells(&Loss::Words { game, text: text.to_owned() })
            || self.told.contains(&Loss::Words { game, text: text.to_owned() })
        {
            self.forgets(Loss::Words { game, text: text.to_owned() });
            Expect::InOtherWords(after.clone())
        } else {
            // The words of a play stand behind its dice.
            let text = match dice {
                Some(dice) if !text.starts_with(&format!("{dice}:")) => {
                    format!("{dice}: {text}").trim_end().to_owned()
                }
                _ => text.to_owned(),
            };
            Expect::Event(Event::RecordedAsPlayed { text, after: after.clone() })
        };
        self.kept.apply(&Event::RecordedAsPlayed { text: String::new(), after: after.clone() }).unwrap();
        // Without a move nobody knows that the turn is over until something follows.
        let cannot_move = |dice: Dice| {
            let other = Dice::new(dice.second(), dice.first()).unwrap();
            let with = |dice| format!("{dice}: Cannot Move");
            text == "Cannot Move" || text == with(dice) || text == with(other)
        };
        let says_so = dice.is_none_or(cannot_move);
        if stays && !legal && !says_so {
            self.waits = Some(expect);
        } else {
            self.events.push(expect);
        }
    }

    /// What nothing follows in the game.
    fn end_of_game(&mut self) {
        let game = self.game();
        if self.lies.is_some() {
            if self.whole.table().unwrap().count_turns() == 1 {
                self.lies = None;
                self.forgets(Loss::Roll { game });
            } else {
                self.something_follows();
            }
        }
        if self.waits.take().is_some() {
            self.forgets(Loss::LastTurn { game });
            self.kept_without_last();
        }
        if self.begun.take().is_some() {
            self.forgets(Loss::Begun { game });
        }
    }

    /// The contest as it stands before the turn that does not show.
    fn kept_without_last(&mut self) {
        let mut kept = Contest::new(self.kept.terms().clone(), open_table).unwrap();
        for expect in &self.events {
            let event = match expect {
                Expect::Event(event) => event.clone(),
                Expect::Legal(after) | Expect::InOtherWords(after) => {
                    Event::RecordedAsPlayed { text: String::new(), after: after.clone() }
                }
            };
            kept.apply(&event).unwrap();
        }
        self.kept = kept;
    }

    fn ended(&mut self, result: GameResult) {
        let game = self.game();
        let resigned = self.resigns.take();
        self.end_of_game();
        if let (Some((_, offered)), GameEnd::Resigned) = (resigned, result.reason) {
            if self.kept.apply(&offered).is_ok() {
                self.events.push(Expect::Event(offered));
                self.keep(Event::ResignationAccepted);
            } else {
                self.forgets(Loss::Resignation { game });
            }
        }
        let replaced = self.left.tells(&Loss::Result { game });
        if replaced {
            self.forgets(Loss::Result { game });
        }
        match self.kept.due() {
            Some(due @ Event::GameEnded { result: GameResult { winner, points, .. } })
                if (winner, points) == (result.winner, result.points) =>
            {
                assert!(replaced || due == Event::GameEnded { result }, "{due:?} {result:?}");
                self.keep(due);
            }
            _ => {
                self.keep(Event::RecordedResult { winner: result.winner.unwrap(), points: result.points });
                let due = self.kept.due().unwrap();
                self.keep(due);
            }
        }
    }
}

const ODD_NAME: &str = "  two\nlines ";
const ODD_NAME_WRITTEN: &str = "two lines";
const TAGS_LOST: [&str; 4] = ["Crawford", "variation", "lines", "a \"quoted\" key"];

/// A contest of any kind, most of those that a match file knows; one in three is cut off somewhere.
fn some_record(index: u32, random: &mut Random) -> Record {
    let terms = match index % 8 {
        0 => some_terms(random.below(1_000) as usize, random),
        1..=3 => cube_match(random),
        4 | 5 => money(random),
        _ => without_much(random),
    };
    let run = Run::of(terms, random).finish();
    let mut events = run.log;
    if random.below(3) == 0 {
        events.truncate(1 + random.below(events.len() as u32) as usize);
    }
    let name = |random: &mut Random| {
        one_of(&["Anna", "Βασίλης", "a : 3 \"name\"", "", "Bert, jr.", "x,y", ODD_NAME], random).to_owned()
    };
    let mut tags = vec![
        ("Event".to_owned(), "Αθήνα \"Open\" ]".to_owned()),
        ("Round".to_owned(), String::new()),
        ("Crawford".to_owned(), "Off".to_owned()),
        ("variation".to_owned(), "Nackgammon".to_owned()),
        ("lines".to_owned(), "two\nlines".to_owned()),
        ("a \"quoted\" key".to_owned(), "x".to_owned()),
    ];
    tags.truncate(random.below(10) as usize);
    Record {
        players: BySide { first: name(random), second: name(random) },
        tags,
        terms: run.contest.terms().clone(),
        events,
    }
}

/// Contests that headers alone can tell from others: a game by itself, no cube, a session that is taken up.
fn without_much(random: &mut Random) -> Terms {
    let games: Vec<_> = GAMES.iter().filter(|entry| entry.cube == CubeUse::Optional).collect();
    let entry = one_of(&games, random);
    let length = one_of(&[Length::Single, Length::Money, Length::Points(3)], random);
    let several = if random.below(20) == 0 { 2 } else { 1 };
    let games = (0..several).map(|_| entry.spec(some_rules(entry, random))).collect();
    let terms = Terms::new(games, length).unwrap();
    let terms = if random.below(2) > 0 { terms } else { terms.with_cube(Default::default()).unwrap() };
    let points = BySide { first: random.below(2), second: random.below(2) };
    let start = StartScore { points, crawford: CrawfordGame::Ahead, games: random.below(40), starter: None };
    terms.with_start_score(start).unwrap()
}

#[test]
fn files_of_every_dialect_survive_as_contests() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../notation/tests/fixtures/mat");
    let mut contests = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        // Some are no match files.
        let Ok(reading) = mat::parse(&std::fs::read(&path).unwrap()) else { continue };
        for recorded in &reading.file.matches {
            let replay = replay::match_file(recorded);
            for (record, part) in replay.records(recorded).iter().zip(&replay.parts) {
                let Written { recorded: again, losses } = export::to_mat(record).unwrap();
                assert_eq!(losses, [], "{path:?}");
                // The games are those of the file, as far as they were replayed.
                for (written, game) in again.games.iter().zip(&recorded.games[part.first_game..]) {
                    assert_eq!((written.number, written.score), (game.number, game.score), "{path:?}");
                    let points = |game: &mat::Game| game.result.as_ref().map(|result| result.points);
                    if points(game).is_some() {
                        assert_eq!(points(written), points(game), "{path:?} {}", game.number);
                    }
                }
                let text = mat::write(&mat::File { matches: vec![again] });
                let reading = mat::parse(text.as_bytes()).unwrap();
                let replayed = replay::match_file(&reading.file.matches[0]);
                let second = replayed.records(&reading.file.matches[0]);
                assert_eq!(second, std::slice::from_ref(record), "{path:?}\n{text}");
                contests += 1;
            }
        }
    }
    assert!(contests > 15, "{contests}");
}
