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

use alea_catalog::{GAMES, Random, find_contest, find_spec, open_table};
use alea_game::{BySide, Setup, Side, Step};
use alea_matchplay::{Contest, ContestEnd, ContestResult, Denial, Event, GameEnd, GameResult};
use alea_notation::record::{self, Record};
use common::{driver::Run, spread, terms::some_terms};

/// Contests in all. `make soak` plays 100,000.
const CONTESTS_PLAYED: usize = 10_000;

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

impl Run {
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
        Event::Played { ref steps } => {
            let nowhere = [Step::new(u16::MAX, u16::MAX)];
            vec![Event::Played { steps: steps.iter().copied().chain(nowhere).collect() }]
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

#[test]
fn contests_of_several_games_can_be_found() {
    assert_eq!(find_contest("Tavli").unwrap().games, ["portes", "plakoto", "fevga"]);
    assert!(find_contest("backgammon").is_none());
}
