//! Writes `fixtures/turns/<game>.jsonl` anew: `cargo run --release -p alea-testkit --example write_turns`.
//!
//! Rows from random play and scattered positions, and for each rule and each option some in which it decides; those of an
//! option are written under it and under the default. Rows of the first kind say what happens commonly, the others were
//! looked for because it does not; the last ones are made by hand, because a search does not find them either.

use std::collections::BTreeSet;
use std::{fs, io, path::Path};

use alea_game::{Allowed, Dice, PointsSetup, Step};
use alea_testkit::fixtures::{read_dice, result_texts};
use alea_testkit::oracle::{GAMES, Oracle, option_specs, rules_of, text};
use alea_testkit::scatter::{played, roll, scattered};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value, json};

/// Reasons that show that a rule decides in a position, by the key of the refusal.
const RULES: [&str; 15] = [
    "bar-first",
    "held-by-pinner",
    "higher-must-move",
    "not-all-home",
    "both-dice",
    "more-dice",
    "larger-die",
    "hit-checker-stays",
    "runner-not-passed",
    "quadrant-full",
    "too-many-points",
    "locked-in",
    "must-open",
    "head-used",
    "block-without-enemy-ahead",
];

/// Positions that neither play nor chance brings: game, options, position, roll, and the mover's turn where Narde asks.
type ByHand =
    (&'static str, &'static [(&'static str, &'static str)], &'static str, &'static str, Option<u16>);

const BY_HAND: [ByHand; 43] = [
    // Frozen boards, and two that are not.
    ("tapa", &[], "x=24:1^,2:1,1:13 o=24:14,1:1^", "21", None),
    ("tapa", &[], "x=24:1^,2:1,1:13 o=24:13,23:1,1:1^", "21", None),
    ("tapa", &[], "x=24:1^,2:2,1:12 o=24:14,1:1^", "21", None),
    ("plakoto", &[("mother", "none")], "x=24:1^,2:1,1:13 o=24:14,1:1^", "21", None),
    // Turns that end the game with fewer dice, or with the smaller.
    ("plakoto", &[], "x=3:1,2:1^ o=2:1,1:1", "42", None),
    ("plakoto", &[], "x=20:1,7:1 o=16:2,14:2,3:2,1:1", "42", None),
    ("plakoto", &[], "x=24:2,1:1 o=23:2,20:2,1:1^", "42", None),
    ("plakoto", &[], "x=24:1,1:1 o=23:2,20:2,1:1^", "42", None),
    // The highest checker pinned, with both options of bearing off.
    ("plakoto", &[("bear_off", "take_highest")], "x=6:1^,5:1 o=6:1", "44", None),
    ("plakoto", &[("bear_off", "take_highest")], "x=6:1,4:1^ o=4:1", "44", None),
    (
        "plakoto",
        &[("bear_off", "take_highest"), ("bear_off_while_pinned", "forbid")],
        "x=6:1,5:1^ o=5:1",
        "44",
        None,
    ),
    (
        "tapa",
        &[("bear_off", "take_highest"), ("bear_off_while_pinned", "forbid")],
        "x=6:1,5:1^ o=5:1",
        "44",
        None,
    ),
    // One of two may leave the point of the hit.
    ("tavla", &[], "x=7:1,6:1 o=5:1", "11", None),
    ("tavla", &[], "x=6:1,1:1 o=4:1", "42", None),
    ("portes", &[("hit_and_run", "forbidden")], "x=7:1,6:1 o=5:1", "11", None),
    ("backgammon", &[], "x=24:1,12:1 o=19:2,13:2,1:2", "65", None),
    ("backgammon", &[], "x=1:1 o=bar:1,24:14", "21", None),
    // Who hits on the highest point of the home board stays too.
    ("tavla", &[], "x=13:1,8:1 o=6:1", "21", None),
    // Not all home: the rule of the highest checker does not speak yet.
    ("backgammon", &[("bear_off", "take_highest")], "x=bar:1,6:2,5:2,3:1 o=24:2,23:2", "42", None),
    ("backgammon", &[("bear_off", "take_highest")], "x=bar:1,6:2,5:2,3:1 o=24:2,21:2", "41", None),
    // A quadrant full before the turn does not forbid the steps that leave it as it is, one made in the turn does.
    ("fevga", &[("prime_check", "each_step")], "x=24:3,23:1,22:1,21:1,20:1,19:1,5:1 o=18:1,17:1", "21", None),
    ("fevga", &[("prime_check", "each_step")], "x=24:3,23:1,22:1,21:1,20:1,5:1 o=18:1,17:1", "51", None),
    // Dice lost to the start quadrant, some and all.
    ("fevga", &[], "x=24:7,23:1,22:1,21:1,20:1 o=18:1,17:1,16:1,15:1,14:1", "55", None),
    ("fevga", &[], "x=24:7,23:2,22:1,21:1,20:1,8:1 o=18:1,17:1,16:1,15:1,14:1,3:1", "54", None),
    // The prime at the end of the opponent's path, too low to be one, over the seam, and longer than six.
    ("fevga", &[], "x=18:1,17:1,16:1,15:1,14:2,5:1 o=19:15", "31", None),
    ("fevga", &[], "x=17:1,16:1,15:1,14:1,13:2,5:1 o=18:15", "31", None),
    ("fevga", &[("runner", "none")], "x=24:1,23:1,22:1,21:2,9:1,1:1 o=2:15", "31", None),
    ("fevga", &[], "x=19:1,18:1,17:1,16:1,15:1,14:2,5:2 o=20:15", "31", None),
    // Opening before the number of dice, opening with both, nothing that opens, and opening by bearing off.
    ("fevga", &[("runner", "none")], "x=13:1,6:1,5:1,4:1,3:1,2:1,1:1 o=7:15", "65", None),
    ("fevga", &[("runner", "none")], "x=14:1,6:1,5:1,4:1,3:1,2:1,1:1 o=7:15", "65", None),
    ("fevga", &[("runner", "none")], "x=20:1,18:1,6:1,5:1,4:1,3:1,2:1,1:1 o=7:15", "66", None),
    ("fevga", &[("runner", "none")], "x=14:1,6:1,5:1,4:1,3:1,2:1,1:1 o=7:15", "66", None),
    ("fevga", &[], "x=24:14,12:1 o=20:1", "21", None),
    // What would open breaks the rule of four points.
    (
        "moultezim",
        &[],
        "x=23:1,21:1,20:1,19:1,18:1,17:1,16:1,15:1,12:1,11:1,10:1,9:1,8:1,7:1,4:1 o=22:15",
        "21",
        None,
    ),
    ("narde", &[], "x=24:15 o=12:15", "66", Some(1)),
    ("narde", &[], "x=24:15 o=12:15", "55", Some(1)),
    ("narde", &[], "x=24:15 o=12:15", "33", Some(1)),
    ("narde", &[], "x=24:15 o=12:15", "66", Some(2)),
    ("narde", &[], "x=24:15 o=12:15", "31", Some(1)),
    ("narde", &[], "x=24:13,18:2 o=12:15", "33", Some(2)),
    ("narde", &[], "x=18:1,17:1,16:1,15:1,14:2,5:1 o=12:14", "31", Some(9)),
    ("narde", &[], "x=18:1,17:1,16:1,15:1,14:2,5:1 o=12:15", "31", Some(9)),
    ("narde", &[], "x=24:1,23:2,9:1,3:1,2:1,1:1 o=5:15", "31", Some(9)),
];

/// Positions tried for each rule and each option before it is given up.
const TRIES: usize = 6000;

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/turns");
    fs::create_dir_all(&folder)?;
    for (number, game) in GAMES.iter().enumerate() {
        let mut rows = Rows { game, seen: BTreeSet::new(), lines: String::new() };
        let mut rng = ChaCha8Rng::seed_from_u64(2400 + number as u64);
        rows.common(&mut rng);
        rows.rules(&mut rng);
        rows.endings(&mut rng);
        rows.options(&mut rng);
        rows.by_hand();
        fs::write(folder.join(format!("{game}.jsonl")), rows.lines)?;
    }
    Ok(())
}

/// The rows of one game.
struct Rows<'a> {
    game: &'a str,
    seen: BTreeSet<String>,
    lines: String,
}

impl Rows<'_> {
    fn oracle(&self, rules: &[(&str, &str)]) -> Oracle {
        Oracle::new(self.game, &rules_of(self.game, rules))
    }

    /// Writes a row unless it stands there already or lists more results than anybody would read.
    fn write(&mut self, setup: &PointsSetup, dice: Dice, rules: &[(&str, &str)], most: usize) -> bool {
        let turns = self.oracle(rules).turns(setup, dice);
        let chosen: Map<String, Value> = rules.iter().map(|&(key, word)| (key.into(), word.into())).collect();
        let row = json!({
            "game": self.game,
            "position": text::write(setup),
            "dice": dice.to_string(),
            "first_turn": setup.turn == Some(1),
            "rules": chosen,
            "dice_played": turns.dice_played,
            "turns": turns.results.len(),
            "results": result_texts(&turns),
        });
        let line = row.to_string();
        let fresh = turns.results.len() <= most && self.seen.insert(line.clone());
        if fresh {
            self.lines.push_str(&line);
            self.lines.push('\n');
        }
        fresh
    }

    fn by_hand(&mut self) {
        let game = self.game;
        for &(_, rules, position, dice, turn) in BY_HAND.iter().filter(|row| row.0 == game) {
            let setup = PointsSetup { turn, ..text::read(position) };
            let dice = read_dice(dice).expect("two dice");
            self.write(&setup, dice, rules, usize::MAX);
        }
    }

    fn common(&mut self, rng: &mut impl Rng) {
        let oracle = self.oracle(&[]);
        let mut missing = 9;
        while missing > 0 {
            let (setup, dice) = played(&oracle, self.game, 90, rng);
            missing -= usize::from(self.write(&setup, dice, &[], 60));
        }
        let mut missing = 9;
        while missing > 0 {
            let setup = scattered(self.game, rng);
            missing -= usize::from(self.write(&setup, roll(rng), &[], 60));
        }
    }

    /// Two positions for each rule that the game has.
    fn rules(&mut self, rng: &mut impl Rng) {
        let oracle = self.oracle(&[]);
        let mut missing = RULES.map(|key| (key, 2));
        for _ in 0..TRIES {
            let (setup, dice) = (scattered(self.game, rng), roll(rng));
            let decides = deciding(&oracle, &setup, dice);
            let wanted = missing.iter().position(|&(key, count)| count > 0 && decides.contains(key));
            if let Some(at) = wanted
                && self.write(&setup, dice, &[], 24)
            {
                missing[at].1 -= 1;
            }
        }
    }

    /// Two positions for each result that a turn can bring.
    fn endings(&mut self, rng: &mut impl Rng) {
        let oracle = self.oracle(&[]);
        let mut missing = [(0, 2), (1, 2), (2, 2), (3, 2)];
        for _ in 0..TRIES / 4 {
            let (setup, dice) = (scattered(self.game, rng), roll(rng));
            let results = oracle.turns(&setup, dice).results;
            let ends = |points| results.values().any(|&over| over == Some(points));
            let wanted = missing.iter().position(|&(points, count)| count > 0 && ends(points));
            if let Some(at) = wanted
                && self.write(&setup, dice, &[], 24)
            {
                missing[at].1 -= 1;
            }
        }
    }

    /// Two positions for each choice that is not the default, under it and under the default.
    fn options(&mut self, rng: &mut impl Rng) {
        for spec in option_specs(self.game) {
            let words: Vec<String> = match spec.allowed {
                Allowed::Words(words) => words.iter().map(|&word| word.into()).collect(),
                Allowed::Number { min, max } => (min..=max).map(|number| number.to_string()).collect(),
            };
            // What a mother is worth matters only where she counts.
            let base: &[(&str, &str)] = match (self.game, spec.key) {
                ("tapa", "mother_value") => &[("mother", "immediate")],
                _ => &[],
            };
            for word in words.iter().filter(|&word| *word != spec.default.to_string()) {
                let rules: Vec<_> = base.iter().copied().chain([(spec.key, word.as_str())]).collect();
                self.option(base, &rules, rng);
            }
        }
    }

    fn option(&mut self, base: &[(&str, &str)], rules: &[(&str, &str)], rng: &mut impl Rng) {
        let (plain, other) = (self.oracle(base), self.oracle(rules));
        let mut missing = 2;
        for _ in 0..TRIES {
            let (setup, dice) = (scattered(self.game, rng), roll(rng));
            if plain.over(&setup).is_some() || other.over(&setup).is_some() {
                continue;
            }
            let (without, with) = (plain.turns(&setup, dice), other.turns(&setup, dice));
            let short = without.results.len().max(with.results.len()) <= 24;
            if without.results != with.results && short && self.write(&setup, dice, rules, 24) {
                self.write(&setup, dice, base, 24);
                missing -= 1;
            }
            if missing == 0 {
                return;
            }
        }
    }
}

/// The keys of the reasons that are true of some first step, or of some second step after the first legal one.
fn deciding(oracle: &Oracle, setup: &PointsSetup, dice: Dice) -> BTreeSet<&'static str> {
    let rolled = oracle.rolled(setup, dice);
    let mut steps = BTreeSet::new();
    for from in 1..=25_u16 {
        for die in [dice.high(), dice.low()] {
            steps.insert(Step::new(from, from.saturating_sub(die.into())));
        }
    }
    let first = steps.iter().find(|&&step| rolled.reasons(&[], step).is_empty());
    let prefixes = [Some(vec![]), first.map(|&step| vec![step])];
    let refused = prefixes.iter().flatten().flat_map(|played| {
        steps.iter().flat_map(|&step| rolled.reasons(played, step)).map(|reason| reason.key())
    });
    refused.collect()
}
