//! Contests played at random with dice of the dealer.

use alea_catalog::{
    Random,
    dice::{Dealer, Entropy},
    find, open_table, sequence,
};
use alea_fairdice::{Log, Secret, Signer};
use alea_game::{BySide, Dice};
use alea_matchplay::{Command, CommandKind, Contest, CubeTerms, Event, Length, Pending, Stamped, Terms};
use alea_notation::record::Record;

use crate::envelopes::Envelopes;

pub(crate) fn signer() -> Signer {
    Signer::new(&Secret::take(&mut [200; 32]))
}

pub(crate) fn entropy(seed: u64) -> Entropy {
    let mut random = Random::of_game(seed, 1 << 40);
    Box::new(move |bytes| random.fill(bytes))
}

/// Games in turn, to so many points, with the cube where there is one.
pub(crate) fn terms(games: &[&str], length: Length) -> Terms {
    let terms = Terms::new(sequence(games.iter().copied()).unwrap(), length).unwrap();
    terms.clone().with_cube(CubeTerms::default()).unwrap_or(terms)
}

/// Who deals.
pub(crate) trait Deals {
    fn throw(&mut self, contest: &Contest) -> Dice;
    fn stamp(&mut self, contest: &Contest, event: &Event) -> Option<Vec<u8>>;
    fn log(&self) -> &Log;
}

impl<D: Deals> Deals for &mut D {
    fn throw(&mut self, contest: &Contest) -> Dice {
        (**self).throw(contest)
    }

    fn stamp(&mut self, contest: &Contest, event: &Event) -> Option<Vec<u8>> {
        (**self).stamp(contest, event)
    }

    fn log(&self) -> &Log {
        (**self).log()
    }
}

const NOW: u64 = 1_767_225_600_000;

impl Deals for Dealer {
    fn throw(&mut self, contest: &Contest) -> Dice {
        Dealer::throw(self, contest, NOW).unwrap()
    }

    fn stamp(&mut self, contest: &Contest, event: &Event) -> Option<Vec<u8>> {
        Dealer::stamp(self, contest, event, NOW)
    }

    fn log(&self) -> &Log {
        Dealer::log(self)
    }
}

/// A contest played at random to its end, or for so many events, in mode R.
pub(crate) fn played(terms: Terms, seed: u64, most: usize) -> (Record, Log) {
    played_with(Dealer::new(signer(), Log::default(), entropy(seed)), terms, seed, most)
}

/// The same in mode G.
pub(crate) fn played_in_envelopes(terms: Terms, seed: u64, most: usize) -> (Record, Log) {
    played_with(Envelopes::new(seed), terms, seed, most)
}

pub(crate) fn played_with(mut dealer: impl Deals, terms: Terms, seed: u64, most: usize) -> (Record, Log) {
    let mut random = Random::of_game(seed, 0);
    let mut contest = Contest::new(terms.clone(), open_table).unwrap();
    let mut events: Vec<Stamped> = Vec::new();
    while contest.result().is_none() && events.len() < most {
        for event in next(&contest, &mut dealer, &mut random) {
            let proof = dealer.stamp(&contest, &event);
            let stamped = Stamped { at: None, event, proof };
            contest.apply_stamped(&stamped).unwrap();
            events.push(stamped);
        }
    }
    let players = BySide { first: "Άννα".into(), second: "Luca".into() };
    (Record { players, tags: Vec::new(), terms, events }, dealer.log().clone())
}

fn next(contest: &Contest, dealer: &mut impl Deals, random: &mut Random) -> Vec<Event> {
    if let Some(event) = contest.due() {
        return vec![event];
    }
    match contest.next_start() {
        Ok(alea_matchplay::Start::Player(starter)) => return vec![Event::Begun { starter }],
        Ok(alea_matchplay::Start::Dice) => {
            return vec![Event::Opening { dice: dealer.throw(contest) }];
        }
        Err(_) => {}
    }
    if contest.pending() == Some(Pending::Roll) {
        return vec![Event::Rolled { dice: dealer.throw(contest) }];
    }
    let by = contest.to_act().unwrap();
    let possible: Vec<CommandKind> = contest.possible(by);
    let rare = |kind: CommandKind| {
        matches!(kind, CommandKind::Resign | CommandKind::OfferDraw | CommandKind::Double | CommandKind::Stop)
    };
    let seldom = random.below(40) == 0;
    let kinds: Vec<_> = possible.iter().copied().filter(|&kind| seldom || !rare(kind)).collect();
    let kind = kinds[random.below(kinds.len() as u32) as usize];
    let command = match kind {
        CommandKind::Roll => Command::Roll,
        CommandKind::Play => {
            let mut ahead = contest.table().unwrap().boxed();
            Command::Play(ahead.play_random(&mut |n| random.below(n)).unwrap_or_default())
        }
        CommandKind::Double => Command::Double,
        CommandKind::Take => Command::Take,
        CommandKind::Pass => Command::Pass,
        CommandKind::Raise => Command::Raise,
        CommandKind::Resign => Command::Resign(1),
        CommandKind::AcceptResignation => Command::AcceptResignation,
        CommandKind::RefuseResignation => Command::RefuseResignation,
        CommandKind::OfferDraw => Command::OfferDraw,
        CommandKind::AcceptDraw => Command::AcceptDraw,
        CommandKind::RefuseDraw => Command::RefuseDraw,
        CommandKind::Stop => Command::Stop,
    };
    // One at a time, so that each is stamped where it stands.
    contest.decide(by, &command).unwrap().into_iter().take(1).collect()
}

/// A record of each kind of contest that has dice.
pub(crate) fn some(seed: u64) -> Vec<(String, Record, Log)> {
    let single = alea_catalog::GAMES.iter().filter(|entry| entry.dice_number.is_some());
    let mut found: Vec<_> = single
        .map(|entry| {
            let (record, log) = played(terms(&[entry.id], Length::Single), seed, usize::MAX);
            (entry.id.to_owned(), record, log)
        })
        .collect();
    let (record, log) = played(terms(&["portes", "plakoto", "fevga"], Length::Points(5)), seed, usize::MAX);
    found.push(("tavli".into(), record, log));
    let (record, log) = played(terms(&["backgammon"], Length::Points(3)), seed, usize::MAX);
    found.push(("match".into(), record, log));
    found
}

pub(crate) fn has_dice(id: &str) -> bool {
    find(id).is_some_and(|entry| entry.dice_number.is_some())
}

#[test]
fn every_game_with_dice_has_a_number_of_its_own() {
    let numbers: Vec<_> = alea_catalog::GAMES.iter().map(|entry| (entry.id, entry.dice_number)).collect();
    let expected = [
        ("backgammon", Some(1)),
        ("portes", Some(2)),
        ("plakoto", Some(3)),
        ("fevga", Some(4)),
        ("tavla", Some(5)),
        ("nackgammon", Some(6)),
        ("hypergammon", Some(7)),
        ("moultezim", Some(8)),
        ("narde", Some(9)),
        ("tapa", Some(10)),
    ];
    assert_eq!(numbers[..expected.len()], expected, "numbers in headers never change");
    assert!(numbers[expected.len()..].iter().all(|(id, number)| has_dice(id) == number.is_some()));
    let mut all: Vec<_> = numbers.iter().filter_map(|(_, number)| *number).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), numbers.iter().filter(|(_, number)| number.is_some()).count());
}
