//! Laws of contests, over random ones of every kind: they end, the fold of their events is the state reached, and nothing but
//! what is offered can happen.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test that cannot go on fails")]

mod common;

use std::{
    collections::BTreeMap,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

use alea_catalog::{CONTESTS, Entry, Family, GAMES, Random, find_contest, find_spec, open_table, sequence};
use alea_game::{BySide, CubeUse, Setup, Side};
use alea_matchplay::{
    Bonus, ClockTerms, Command, CommandKind, Contest, ContestEnd, ContestResult, Crawford, CrawfordGame,
    CubeTerms, Denial, Event, GameEnd, GameResult, GameSpec, Holland, Jacoby, Length, NextStarter, Pending,
    Raises, Stamped, Start, StartScore, Terms,
};
use alea_notation::record::{self, Record};
use common::{
    at::{BACKGAMMON, CLOSES_OUT, GAMMON, SINGLE, TIE},
    some_rules, spread,
};

/// Contests in all. `make soak` plays 100,000.
const CONTESTS_PLAYED: usize = 10_000;

/// No contest of these comes near so many events; one that does goes round in circles.
const EVENT_LIMIT: usize = 200_000;

fn contests() -> usize {
    let said = std::env::var("ALEA_CONTESTS").ok();
    said.map_or(CONTESTS_PLAYED, |number| number.parse().expect("ALEA_CONTESTS is a number"))
}

#[test]
fn random_contests_keep_the_laws() {
    let seen: Mutex<BTreeMap<String, u64>> = Mutex::default();
    let events = AtomicUsize::new(0);
    let indices: Vec<usize> = (0..contests()).collect();
    spread(&indices, |&index| {
        let mut random = Random::of_game(31, index as u64);
        let terms = some_terms(index, &mut random);
        let played = Run::of(terms, &mut random).finish();
        played.obey_the_laws_of_folds(&mut random);
        played.refuse_what_was_tampered_with(&mut random);
        played.survive_the_record();
        events.fetch_add(played.log.len(), Ordering::Relaxed);
        let mut seen = seen.lock().unwrap();
        for stamped in &played.log {
            *seen.entry(name(&stamped.event)).or_default() += 1;
        }
        for more in played.seen {
            *seen.entry(more).or_default() += 1;
        }
    });
    let seen = seen.into_inner().unwrap();
    println!("{} contests, {} events: {seen:?}", indices.len(), events.into_inner());
    if indices.len() >= CONTESTS_PLAYED {
        // Laws say nothing about what never happens.
        let kinds = "Opening Begun RecordedBegun RollRequested Released Rolled Played RecordedAsPlayed Doubled Taken Passed \
                     Raised ResignationOffered ResignationAccepted ResignationRefused DrawOffered DrawAccepted DrawRefused \
                     Flagged RecordedResult GameEnded ContestEnded Void \
                     raise-1 raise-2 raise-3 tie-doubled crawford closed-out flagged-at-opening flagged-under-double \
                     resigned-under-double taken-up-with-starter";
        // Random play hardly ever gets there.
        let rare = ["king-taken", "king-immobile", "encircled", "no-moves", "repetition", "frozen"];
        let ends = GameEnd::all().map(GameEnd::key).chain(ContestEnd::ALL.map(ContestEnd::key));
        let ends = ends.filter(|end| !rare.contains(end)).map(|end| format!("end-{end}"));
        let games = GAMES.iter().map(|entry| entry.id.to_owned());
        for kind in kinds.split_whitespace().map(str::to_owned).chain(ends).chain(games) {
            assert!(seen.get(&kind).is_some_and(|&count| count >= 10), "{kind} is too rare: {seen:?}");
        }
    }
}

fn name(event: &Event) -> String {
    format!("{event:?}").chars().take_while(char::is_ascii_alphanumeric).collect()
}

// Terms of every kind.

fn some_terms(index: usize, random: &mut Random) -> Terms {
    let terms = match index % 8 {
        // Every game by itself, in turn.
        0 => Terms::new(vec![spec(&GAMES[index / 8 % GAMES.len()], random)], Length::Single).unwrap(),
        1 | 2 => cube_match(random),
        3 | 4 => money(random),
        5 => tavli(random),
        6 => {
            let game = &GAMES[index / 8 % GAMES.len()];
            let target = 1 + random.below(if game.family == Family::Square { 1 } else { 3 });
            Terms::new(vec![spec(game, random)], Length::Points(target)).unwrap()
        }
        _ => {
            let mut some = || spec(one_of(&GAMES.iter().collect::<Vec<_>>(), random), random);
            Terms::new(vec![some(), some()], Length::Points(2)).unwrap()
        }
    };
    let next_starter = one_of(&[NextStarter::Winner, NextStarter::Roll, NextStarter::Alternate], random);
    let terms = terms.with_next_starter(next_starter);
    if random.below(3) > 0 {
        return terms;
    }
    let bonus = match random.below(2) {
        0 => Bonus::Delay(random.below(900).into()),
        _ => Bonus::Increment(random.below(900).into()),
    };
    terms.with_clock(ClockTerms { reserve: random.below(60_000).into(), bonus })
}

fn spec(entry: &Entry, random: &mut Random) -> GameSpec {
    entry.spec(some_rules(entry, random))
}

fn cube_game(random: &mut Random) -> Vec<GameSpec> {
    let with_cube: Vec<&Entry> = GAMES.iter().filter(|entry| entry.cube == CubeUse::Optional).collect();
    let games = [one_of(&with_cube, random)];
    games.iter().map(|entry| spec(entry, random)).collect()
}

fn cube_match(random: &mut Random) -> Terms {
    let target = 1 + random.below(7);
    let crawford = one_of(&[Crawford::On, Crawford::On, Crawford::Off], random);
    let holland =
        if crawford == Crawford::On { one_of(&[Holland::On, Holland::Off], random) } else { Holland::Off };
    let cube = CubeTerms { crawford, holland, ..CubeTerms::default() };
    let terms = Terms::new(cube_game(random), Length::Points(target)).unwrap().with_cube(cube).unwrap();
    let points = BySide { first: random.below(target), second: random.below(target) };
    let near = crawford == Crawford::On && target > 1 && points.first.max(points.second) + 1 == target;
    let crawford = if near && random.below(2) > 0 { CrawfordGame::Played } else { CrawfordGame::Ahead };
    let games = random.below(9);
    terms.with_start_score(StartScore { points, crawford, games, starter: None }).unwrap()
}

fn money(random: &mut Random) -> Terms {
    let cube = CubeTerms {
        jacoby: one_of(&[Jacoby::On, Jacoby::Off], random),
        automatic_doubles: random.below(3) as u8,
        raises: one_of(&[Raises::None, Raises::Beavers, Raises::Raccoons, Raises::Otters], random),
        ..CubeTerms::default()
    };
    Terms::new(cube_game(random), Length::Money).unwrap().with_cube(cube).unwrap()
}

fn tavli(random: &mut Random) -> Terms {
    let games = match random.below(2) {
        0 => sequence(one_of(&CONTESTS.iter().collect::<Vec<_>>(), random).games.iter().copied()).unwrap(),
        _ => {
            let points = common::points_games();
            (0..1 + random.below(4)).map(|_| spec(one_of(&points, random), random)).collect()
        }
    };
    let terms = Terms::new(games, Length::Points(1 + random.below(4))).unwrap();
    if random.below(2) > 0 {
        return terms;
    }
    let games = one_of(&[1, 2, 3, 1_000_000], random);
    let start = StartScore { games, starter: Some(one_of(&Side::BOTH, random)), ..StartScore::default() };
    // Unless the game whose turn it is begins by dice.
    terms.clone().with_start_score(start).unwrap_or(terms)
}

fn one_of<T: Copy>(items: &[T], random: &mut Random) -> T {
    items[random.below(items.len() as u32) as usize]
}

// One contest, played at random.

struct Run {
    contest: Contest,
    log: Vec<Stamped>,
    /// The contest as it stood after so many events.
    stops: Vec<(usize, Contest)>,
    /// What happened that an event alone does not show.
    seen: Vec<String>,
}

struct Driver<'a> {
    run: Run,
    random: &'a mut Random,
    now: u64,
    timed: bool,
    /// How often players offer and raise rather than roll and play: 0 for never.
    temper: u32,
    /// How much time passes between two events at most.
    pace: u32,
}

impl Run {
    fn of(terms: Terms, random: &mut Random) -> Driver<'_> {
        let contest = Contest::new(terms, open_table).unwrap();
        let timed = contest.terms().clock().is_some() || random.below(2) > 0;
        let temper = one_of(&[0, 1, 1, 2, 2, 4, 4, 8], random);
        let pace = one_of(&[300, 2_000, 5_000], random);
        let run = Run { contest, log: Vec::new(), stops: Vec::new(), seen: Vec::new() };
        Driver { run, random, now: 0, timed, temper, pace }
    }

    /// Cut anywhere and folded again it is the same contest.
    fn obey_the_laws_of_folds(&self, random: &mut Random) {
        let terms = || self.contest.terms().clone();
        let replayed = Contest::replay(terms(), open_table, &self.log).unwrap();
        assert_eq!(replayed, self.contest);
        for (cut, stop) in &self.stops {
            let mut contest = Contest::replay(terms(), open_table, &self.log[..*cut]).unwrap();
            assert_eq!(contest, *stop, "after {cut} events");
            if random.below(4) == 0 {
                for stamped in &self.log[*cut..] {
                    contest.apply_stamped(stamped).unwrap();
                }
                assert_eq!(contest, self.contest);
            }
        }
        // Times move nothing but the clock.
        if self.contest.terms().clock().is_none() {
            let events: Vec<&Event> = self.log.iter().map(|stamped| &stamped.event).collect();
            let untimed = Contest::fold(terms(), open_table, events).unwrap();
            assert_eq!((untimed.score(), untimed.result()), (self.contest.score(), self.contest.result()));
        }
    }

    /// Read back from its record it is the same contest.
    fn survive_the_record(&self) {
        let written = Record {
            players: BySide { first: "Anna \"\\\u{1}".into(), second: "Βασίλης".into() },
            tags: vec![("place".into(), "Αθήνα".into()), ("a/b~".into(), String::new())],
            terms: self.contest.terms().clone(),
            events: self.log.clone(),
        };
        let text = record::write(&written);
        assert!(!text.contains('\n'));
        assert_eq!(record::parse(&text, &find_spec), Ok(written));
    }

    /// Forged, repeated and moved events are refused, and nothing comes of them.
    fn refuse_what_was_tampered_with(&self, random: &mut Random) {
        for _ in 0..3 {
            let at = random.below(self.log.len() as u32) as usize;
            let mut before =
                Contest::replay(self.contest.terms().clone(), open_table, &self.log[..at]).unwrap();
            let stamped = &self.log[at];
            for forged in forgeries(&stamped.event) {
                refused(&before, &forged);
            }
            // What comes next cannot come now, unless it can come at any time or in either order.
            let nothing = |event: &Event| matches!(event, Event::Played { steps } if steps.is_empty());
            if let Some(next) = self.log.get(at + 1)
                && !nothing(&next.event)
                && !matches!(
                    (&stamped.event, &next.event),
                    (_, Event::Void { .. } | Event::Flagged { .. } | Event::RecordedResult { .. })
                        | (Event::Released { .. } | Event::RollRequested { .. }, _)
                        | (
                            Event::Opening { .. },
                            Event::Opening { .. }
                                | Event::RecordedBegun { .. }
                                | Event::Released { .. }
                                | Event::ContestEnded { .. }
                        )
                        | (_, Event::RecordedAsPlayed { .. })
                        // A doubler may resign when he is beavered, and once he has taken the beaver, because it is his turn.
                        | (Event::Taken { .. }, Event::ResignationOffered { .. })
                        | (
                            Event::Rolled { .. },
                            Event::ResignationOffered { .. } | Event::DrawOffered { .. }
                        )
                )
            {
                refused(&before, &next.event);
            }
            before.apply_stamped(stamped).unwrap();
            let again = match &stamped.event {
                Event::Opening { dice } => dice.is_double(),
                Event::RecordedAsPlayed { .. } | Event::RecordedResult { .. } => true,
                // Of two players one may dance and the other be closed out.
                event => nothing(event),
            };
            if !again {
                refused(&before, &stamped.event);
            }
        }
    }
}

fn refused(contest: &Contest, event: &Event) -> Denial {
    let mut after = contest.clone();
    let denial = after.apply(event).expect_err(&format!("{event:?} cannot happen"));
    assert_eq!(after, *contest, "{event:?} was refused");
    assert!(!denial.to_string().is_empty() && !denial.key().is_empty());
    denial
}

/// Events like `event` that cannot happen where it did.
fn forgeries(event: &Event) -> Vec<Event> {
    match *event {
        Event::Begun { starter } => vec![Event::Begun { starter: !starter }],
        Event::RollRequested { by } => vec![Event::RollRequested { by: !by }],
        Event::Doubled { by } => vec![Event::Doubled { by: !by }],
        Event::Taken { by } => vec![Event::Taken { by: !by }, Event::Passed { by: !by }],
        Event::Passed { by } => vec![Event::Passed { by: !by }],
        Event::Raised { by } => vec![Event::Raised { by: !by }],
        Event::DrawOffered { by } => vec![Event::DrawOffered { by: !by }],
        Event::ResignationOffered { by, points } => vec![
            Event::ResignationOffered { by: !by, points },
            Event::ResignationOffered { by, points: 0 },
            Event::ResignationOffered { by, points: 4 },
        ],
        Event::GameEnded { result } => {
            let winner = result.winner.map_or(Some(Side::First), |side| Some(!side));
            [GameResult { winner, ..result }, GameResult { points: result.points + 1, ..result }]
                .map(|result| Event::GameEnded { result })
                .into()
        }
        Event::ContestEnded { result } => {
            let winner = result.winner.map_or(Some(Side::First), |side| Some(!side));
            let reason = match result.reason {
                ContestEnd::Played => ContestEnd::Time,
                ContestEnd::Time | ContestEnd::Stopped => ContestEnd::Played,
            };
            [ContestResult { winner, ..result }, ContestResult { reason, ..result }]
                .map(|result| Event::ContestEnded { result })
                .into()
        }
        Event::RecordedAsPlayed { .. } => {
            let after = Setup::Square(alea_game::SquareSetup {
                size: 2,
                cells: Vec::new(),
                mover: Side::First,
                quiet: 0,
                seen: 0,
            });
            vec![Event::RecordedAsPlayed { text: String::new(), after }]
        }
        _ => Vec::new(),
    }
}

impl Driver<'_> {
    fn finish(mut self) -> Run {
        while self.contest().result().is_none() && self.contest().void_reason().is_none() {
            assert!(self.run.log.len() < EVENT_LIMIT, "{:?} does not end", self.contest().terms());
            if self.random.below(12) == 0 {
                self.what_is_offered_is_accepted_and_nothing_else();
            }
            if self.random.below(40) == 0 && self.run.stops.len() < 6 {
                self.run.stops.push((self.run.log.len(), self.run.contest.clone()));
            }
            self.step();
        }
        self.what_is_offered_is_accepted_and_nothing_else();
        self.run
    }

    fn contest(&self) -> &Contest {
        &self.run.contest
    }

    fn apply(&mut self, event: Event) {
        let at = self.timed.then_some(self.now);
        let proof = matches!(event, Event::Released { .. }).then(|| vec![1, 2, 3]);
        let stamped = Stamped { at, event, proof };
        self.look(&stamped.event);
        if let Err(denial) = self.run.contest.apply_stamped(&stamped) {
            panic!("{stamped:?}: {denial}");
        }
        self.run.log.push(stamped);
        self.now += u64::from(self.random.below(self.pace));
    }

    /// Notes what an event alone does not show.
    fn look(&mut self, event: &Event) {
        let contest = &self.run.contest;
        let double = match contest.pending() {
            Some(Pending::Double(offer)) => Some(offer),
            _ => None,
        };
        let closed_out = || {
            let table = contest.table().unwrap();
            table.rolled().is_none() && !table.chances().is_empty()
        };
        let seen = match event {
            Event::Raised { .. } => double.map(|offer| format!("raise-{}", offer.raises + 1)),
            Event::Opening { dice } if dice.is_double() && contest.terms().cube().is_some() => {
                let doubled = contest.terms().cube().unwrap().automatic_doubles > 0;
                doubled.then(|| "tie-doubled".to_owned())
            }
            Event::Opening { .. } | Event::Begun { .. } => {
                if contest.is_crawford() {
                    self.run.seen.push("crawford".to_owned());
                }
                if contest.terms().start_score().starter.is_some() && contest.games_ended() == 0 {
                    self.run.seen.push("taken-up-with-starter".to_owned());
                }
                Some(contest.terms().game(contest.games_ended()).id.clone())
            }
            Event::Played { steps } if steps.is_empty() && closed_out() => Some("closed-out".to_owned()),
            Event::Flagged { .. } if contest.pending().is_none() => Some("flagged-at-opening".to_owned()),
            Event::Flagged { .. } => double.map(|_| "flagged-under-double".to_owned()),
            Event::ResignationOffered { .. } => double.map(|_| "resigned-under-double".to_owned()),
            Event::GameEnded { result } => Some(format!("end-{}", result.reason.key())),
            Event::ContestEnded { result } => Some(format!("end-{}", result.reason.key())),
            _ => None,
        };
        self.run.seen.extend(seen);
    }

    fn step(&mut self) {
        if let Some(due) = self.contest().due() {
            return self.apply(due);
        }
        if self.random.below(4_000) == 0 {
            return self.apply(Event::Void { reason: "the lights went out".into() });
        }
        if let Some((side, falls)) = self.contest().clock().and_then(alea_matchplay::Clock::falls_at)
            && self.contest().awaited().is_some()
        {
            let flag = Event::Flagged { side };
            if falls > self.now {
                assert_eq!(self.run.contest.clone().apply_at(&flag, falls - 1), Err(Denial::FlagNotFallen));
                assert_eq!(self.run.contest.clone().apply_at(&flag, falls), Ok(()));
            } else if self.random.below(2) > 0 {
                return self.apply(flag);
            }
        }
        if self.contest().pending().is_some() && self.temper > 0 && self.random.below(1_000) == 0 {
            let (winner, points) = (one_of(&Side::BOTH, self.random), self.random.below(4));
            return self.apply(Event::RecordedResult { winner, points });
        }
        match self.contest().next_start() {
            Ok(start) => self.begin(start),
            Err(Denial::GameOn) => self.play(),
            Err(denial) => panic!("{denial}"),
        }
    }

    fn begin(&mut self, start: Start) {
        if self.random.below(6) == 0 && self.contest().why_not(Side::First, CommandKind::Stop).is_none() {
            return self.give(Side::First, &Command::Stop);
        }
        self.can_be_taken_up_here();
        if self.temper > 0 && self.random.below(40) == 0 {
            let starter = one_of(&Side::BOTH, self.random);
            return self.apply(Event::RecordedBegun { starter });
        }
        match start {
            Start::Player(starter) => self.apply(Event::Begun { starter }),
            Start::Dice => {
                if self.random.below(4) == 0 && !self.release() {
                    return;
                }
                let dice = self.random.dice();
                self.apply(Event::Opening { dice });
            }
        }
    }

    /// Both release a value, in either order, unless somebody's time is over in between: then it says `false`.
    fn release(&mut self) -> bool {
        let first = one_of(&Side::BOTH, self.random);
        for by in [first, !first] {
            if let Some((side, falls)) = self.contest().clock().and_then(alea_matchplay::Clock::falls_at)
                && falls <= self.now
            {
                self.apply(Event::Flagged { side });
                return false;
            }
            self.apply(Event::Released { by });
        }
        true
    }

    /// A contest that begins at the score reached so far goes on as this one does.
    fn can_be_taken_up_here(&self) {
        let contest = self.contest();
        let Ok(start) = contest.to_take_up() else { return };
        let terms = contest.terms().clone().with_start_score(start).unwrap();
        let again = Contest::new(terms, open_table).unwrap();
        assert_eq!(again.next_start(), contest.next_start());
        assert_eq!((again.score(), again.is_crawford()), (contest.score(), contest.is_crawford()));
        assert_eq!(again.terms().game(0), contest.terms().game(contest.games_ended()));
        assert_eq!(again.to_take_up(), Ok(start));
    }

    fn play(&mut self) {
        if self.contest().pending() == Some(Pending::Roll) {
            if self.random.below(4) == 0 && !self.release() {
                return;
            }
            let dice = self.random.dice();
            return self.apply(Event::Rolled { dice });
        }
        let by = self.contest().to_act().unwrap();
        let possible = self.contest().possible(by);
        let weights: Vec<u32> = possible.iter().map(|&kind| self.weight(kind)).collect();
        let mut left = self.random.below(weights.iter().sum());
        let chosen = weights.iter().position(|&weight| match left.checked_sub(weight) {
            Some(rest) => {
                left = rest;
                false
            }
            None => true,
        });
        match possible[chosen.unwrap()] {
            // A record has no requests.
            CommandKind::Roll if self.random.below(2) == 0 => {
                let dice = self.random.dice();
                self.apply(Event::Rolled { dice });
            }
            CommandKind::Play if self.temper > 0 && self.random.below(60) == 0 => {
                let plays = self.contest().table().unwrap().turns();
                let play = &plays[self.random.below(plays.len() as u32) as usize];
                // What a record leaves behind need not be a play: boards that random play hardly meets.
                let board = one_of(&[SINGLE, GAMMON, BACKGAMMON, TIE, CLOSES_OUT, CLOSES_OUT], self.random);
                let board = alea_notation::position::parse(board).unwrap();
                let odd =
                    self.random.below(4) == 0 && self.contest().table().unwrap().resumed(&board).is_ok();
                let (text, after) = (play.text.clone(), if odd { board } else { play.after.clone() });
                self.apply(Event::RecordedAsPlayed { text, after });
            }
            kind => {
                let command = self.command(by, kind);
                self.give(by, &command);
            }
        }
    }

    fn weight(&self, kind: CommandKind) -> u32 {
        match kind {
            CommandKind::Roll | CommandKind::Play => 60,
            CommandKind::Double => 5 * self.temper,
            CommandKind::OfferDraw | CommandKind::Resign => self.temper,
            CommandKind::Raise => 8,
            CommandKind::Take | CommandKind::RefuseResignation | CommandKind::RefuseDraw => 4,
            _ => 2,
        }
    }

    fn command(&mut self, by: Side, kind: CommandKind) -> Command {
        let random = &mut *self.random;
        match kind {
            CommandKind::Roll => Command::Roll,
            CommandKind::Play => {
                let mut ahead = self.run.contest.table().unwrap().boxed();
                Command::Play(ahead.play_random(&mut |n| random.below(n)).unwrap_or_default())
            }
            CommandKind::Double => Command::Double,
            CommandKind::Take => Command::Take,
            CommandKind::Pass => Command::Pass,
            CommandKind::Raise => Command::Raise,
            CommandKind::Resign => {
                let most = self.run.contest.resignation_values(by).map_or(1, |values| *values.end());
                Command::Resign(1 + random.below(most.into()) as u8)
            }
            CommandKind::AcceptResignation => Command::AcceptResignation,
            CommandKind::RefuseResignation => Command::RefuseResignation,
            CommandKind::OfferDraw => Command::OfferDraw,
            CommandKind::AcceptDraw => Command::AcceptDraw,
            CommandKind::RefuseDraw => Command::RefuseDraw,
            CommandKind::Stop => Command::Stop,
        }
    }

    /// Gives a command. It cannot be given a second time.
    fn give(&mut self, by: Side, command: &Command) {
        let mut acted = self.run.contest.clone();
        let events = acted.act(by, command).unwrap();
        for event in events {
            self.apply(event);
        }
        if !self.timed {
            assert_eq!(acted, self.run.contest);
        }
        let denial = self.contest().why_not(by, command.kind()).expect("a command is given once");
        let mut again = self.run.contest.clone();
        assert_eq!(again.act(by, command), Err(denial));
        assert_eq!(again, self.run.contest);
    }

    fn what_is_offered_is_accepted_and_nothing_else(&mut self) {
        for by in Side::BOTH {
            let possible = self.contest().possible(by);
            for kind in CommandKind::ALL {
                // Tables of games over or not begun have no turn to try.
                let command = match kind {
                    CommandKind::Play if !possible.contains(&kind) => Command::Play(Vec::new()),
                    _ => self.command(by, kind),
                };
                let mut after = self.run.contest.clone();
                match self.contest().why_not(by, kind) {
                    None => {
                        assert!(possible.contains(&kind));
                        let events = self.contest().decide(by, &command).unwrap();
                        assert_eq!(after.act(by, &command), Ok(events), "{by} {command:?}");
                        assert_ne!(after, self.run.contest, "{by} {command:?}");
                    }
                    Some(denial) => {
                        assert!(!possible.contains(&kind));
                        assert_eq!(self.contest().decide(by, &command), Err(denial), "{by} {command:?}");
                        assert_eq!(after.act(by, &command), Err(denial), "{by} {command:?}");
                        assert_eq!(after, self.run.contest, "{by} {command:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn contests_of_several_games_can_be_found() {
    assert_eq!(find_contest("Tavli").unwrap().games, ["portes", "plakoto", "fevga"]);
    assert!(find_contest("backgammon").is_none());
}
