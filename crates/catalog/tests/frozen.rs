//! The simple players are a yardstick: what they play is kept here and must not change. Who has a better idea makes another player
//! beside them, and measures it against these.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use alea_catalog::{Entry, Family, GAMES, Random, find_player, open_table, sequence};
use alea_engine::players::Seated;
use alea_game::{CubeUse, Side};
use alea_matchplay::{Contest, CubeTerms, Event, Length, Pending, Start, Terms};

/// What is played in each game, as a hash of all that happens in a few contests.
const PLAYED: &[(&str, u64)] = &[
    ("backgammon", 9021750729489902719),
    ("portes", 17379458097231826496),
    ("plakoto", 13019985451786193689),
    ("fevga", 11968582022235566851),
    ("tavla", 15385874819034673944),
    ("nackgammon", 3328894868127674670),
    ("hypergammon", 10513981474501489006),
    ("moultezim", 18374189454647059627),
    ("narde", 5254408354308580017),
    ("tapa", 16180191975853922390),
    ("hnefatafl", 1847711585167984063),
    ("hnefatafl-v1", 5826523618065233613),
    ("hnefatafl-v2", 7718906357122529439),
    ("hnefatafl-v3", 6952660386588253924),
];

/// A contest between two simple players, with the cube where there is one, up to its end.
fn contest(entry: &Entry, index: u64, visit: &mut dyn FnMut(&Event)) {
    let length = match entry.family {
        Family::Points { .. } => Length::Points(5),
        Family::Square => Length::Single,
    };
    let terms = Terms::new(sequence([entry.id]).unwrap(), length).unwrap();
    let terms = match entry.cube {
        CubeUse::Optional => terms.with_cube(CubeTerms::default()).unwrap(),
        CubeUse::Never => terms,
    };
    let mut contest = Contest::new(terms, open_table).unwrap();
    let mut random = Random::of_game(20, index);
    let player = find_player("simple").unwrap();
    let mut players = Side::BOTH.map(|_| Seated::new(player.seat(entry).unwrap()));
    while contest.result().is_none() {
        let events = match (contest.due(), contest.next_start(), contest.pending()) {
            (Some(due), ..) => vec![due],
            (_, Ok(Start::Dice), _) => vec![Event::Opening { dice: random.dice() }],
            (_, Ok(Start::Player(starter)), _) => vec![Event::Begun { starter }],
            (_, _, Some(Pending::Roll)) => vec![Event::Rolled { dice: random.dice() }],
            _ => {
                let by = contest.to_act().unwrap();
                let command = players[by as usize].decide(&contest, by, &mut random);
                contest.decide(by, &command).unwrap()
            }
        };
        for event in events {
            visit(&event);
            contest.apply(&event).unwrap();
        }
    }
}

/// FNV-1a, which says where two lists of numbers differ as well as any.
struct Hash(u64);

impl Hash {
    fn add(&mut self, number: u16) {
        for byte in number.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn event(&mut self, event: &Event) {
        event.key().bytes().for_each(|byte| self.add(byte.into()));
        match event {
            Event::Opening { dice } | Event::Rolled { dice } => {
                self.add(dice.first().into());
                self.add(dice.second().into());
            }
            Event::Played { steps } => {
                for step in steps {
                    self.add(step.from);
                    self.add(step.to);
                }
            }
            Event::ResignationOffered { points, .. } => self.add((*points).into()),
            _ => {}
        }
    }
}

#[test]
fn simple_players_play_as_they_always_have() {
    let mut played = Vec::new();
    for entry in GAMES {
        let mut hash = Hash(0xcbf2_9ce4_8422_2325);
        let contests = if entry.family == Family::Square { 2 } else { 8 };
        for index in 0..contests {
            contest(entry, index, &mut |event| hash.event(event));
        }
        played.push((entry.id, hash.0));
    }
    assert_eq!(played, PLAYED);
}

#[test]
fn every_kind_of_answer_is_given() {
    let entry = GAMES.iter().find(|entry| entry.id == "backgammon").unwrap();
    let mut seen = std::collections::BTreeSet::new();
    for index in 0..60 {
        contest(entry, index, &mut |event| {
            seen.insert(event.key());
        });
    }
    for key in ["doubled", "taken", "passed", "resignation-offered", "resignation-accepted"] {
        assert!(seen.contains(key), "no {key} in {seen:?}");
    }
}
