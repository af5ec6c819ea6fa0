//! The oracle against the examples of the rules pages, which say what players are told.

mod drawn;

use std::collections::BTreeSet;
use std::{fs, path::Path};

use alea_game::{Dice, PointsSetup, Refusal, Step};
use alea_testkit::fixtures::read_dice;
use alea_testkit::oracle::{GAMES, Oracle, rules_of, text};

/// A fenced `example` of a page: what it claims of one roll.
struct Example {
    place: String,
    oracle: Oracle,
    setup: PointsSetup,
    dice: Dice,
    claims: Vec<(String, String)>,
}

/// The examples of a page that have dice.
fn examples(game: &str) -> Vec<Example> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/rules/{game}.en.md"));
    let page = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let blocks = page.split("\n```").filter_map(|block| block.strip_prefix("example "));
    blocks.filter_map(|block| read_example(game, block)).collect()
}

fn read_example(page: &str, block: &str) -> Option<Example> {
    let mut lines = block.lines();
    let mut head = lines.next()?.split_whitespace();
    let game = head.next()?;
    let rules: Vec<_> = head.map(|rule| rule.split_once('=').expect("key=word")).collect();
    let mut claims: Vec<_> = lines
        .filter(|line| !line.starts_with([' ', '+', '|']))
        .filter_map(|line| line.split_once(": "))
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    let mut take = |key: &str| {
        let at = claims.iter().position(|(name, _)| name == key)?;
        Some(claims.remove(at).1)
    };
    let position = take("position")?;
    let dice = read_dice(&take("dice")?)?;
    let (board, turn) = position
        .split_once(" ctx=turn:")
        .map_or((position.as_str(), None), |(board, turn)| (board, Some(turn.parse().expect("a number"))));
    let setup = PointsSetup { turn, ..text::read(board) };
    let oracle = Oracle::new(game, &rules_of(game, &rules));
    Some(Example {
        place: format!("{page}: {game} {rules:?} {position} {dice}"),
        oracle,
        setup,
        dice,
        claims,
    })
}

/// Every way to read a turn as steps: `13/7` may be one six or two threes, `24/18*/16` is two steps at least, `-` none.
fn readings(turn: &str, dice: Dice) -> Vec<Vec<Step>> {
    let mut all = vec![Vec::new()];
    for word in turn.split_whitespace().filter(|&word| word != "-") {
        let (word, times) = match word.split_once('(') {
            Some((word, times)) => (word, times.trim_end_matches(')').parse().expect("a number")),
            None => (word, 1),
        };
        let places: Vec<u16> = word.split('/').map(place).collect();
        for _ in 0..times {
            for pair in places.windows(2) {
                let ways = ways(pair[0], pair[1], dice);
                all = all
                    .iter()
                    .flat_map(|before| ways.iter().map(move |way| [before.as_slice(), way].concat()))
                    .collect();
            }
        }
    }
    all
}

fn place(text: &str) -> u16 {
    match text.trim_end_matches('*') {
        "bar" => Step::BAR,
        "off" => Step::OFF,
        point => point.parse().expect("a point"),
    }
}

fn ways(from: u16, to: u16, dice: Dice) -> Vec<Vec<Step>> {
    if from == to {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for die in BTreeSet::from([dice.high(), dice.low()]) {
        let next = from.saturating_sub(die.into());
        if next >= to {
            let rest = ways(next, to, dice);
            found.extend(rest.into_iter().map(|way| [vec![Step::new(from, next)], way].concat()));
        }
    }
    // With `bear_off = take_highest` a checker goes off with a smaller die.
    if to == Step::OFF && from <= 6 {
        found.push(vec![Step::new(from, to)]);
    }
    found
}

fn sorted(steps: &[Step]) -> Vec<Step> {
    let mut steps = steps.to_vec();
    steps.sort();
    steps
}

impl Example {
    fn check(&self, key: &str, claim: &str) -> bool {
        let rolled = self.oracle.rolled(&self.setup, self.dice);
        let (turn, what) = claim.split_once(" = ").unwrap_or((claim, ""));
        let readings = readings(turn, self.dice);
        match key {
            "turns" => rolled.turns().results.len().to_string() == claim,
            "legal" => {
                let legal: BTreeSet<_> = rolled.sequences().iter().map(|steps| sorted(steps)).collect();
                readings.iter().any(|reading| legal.contains(&sorted(reading)))
            }
            "over" => {
                let points = what.parse::<i8>().expect("signed points");
                let results = rolled.turns().results;
                readings.iter().any(|reading| {
                    let mut x = self.setup.x.points;
                    for step in reading {
                        x[usize::from(step.from) - 1] -= 1;
                        if step.to > 0 {
                            x[usize::from(step.to) - 1] += 1;
                        }
                    }
                    results.iter().any(|(after, &over)| after.x.points == x && over == Some(points))
                })
            }
            "illegal" if what == "unfinished" => readings.iter().any(|reading| {
                let unfinished = |possible| rolled.explain_turn(reading, Refusal::Unfinished { possible });
                (1..=4).any(|possible| unfinished(possible).is_ok())
            }),
            "illegal" => readings.iter().any(|reading| {
                let (&last, before) = reading.split_last().expect("a step");
                rolled.reasons(before, last).iter().any(|reason| reason.key() == what)
            }),
            other => panic!("{}: {other}: is unknown", self.place),
        }
    }
}

#[test]
fn every_example_holds() {
    let mut wrong = Vec::new();
    let mut claims = 0;
    for game in GAMES {
        let examples = examples(game);
        assert!(examples.len() >= 3, "{game} has {} examples", examples.len());
        for example in examples {
            claims += example.claims.len();
            for (key, claim) in &example.claims {
                if !example.check(key, claim) {
                    wrong.push(format!("{}: {key}: {claim}", example.place));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(claims >= 150, "only {claims} claims were read");
}
