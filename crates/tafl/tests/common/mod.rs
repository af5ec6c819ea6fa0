//! What the tests of the tafl games share: positions from text, the eight symmetries of a square, rows of the fixtures.
#![allow(dead_code, reason = "no test uses all of it")]
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

use std::{collections::BTreeSet, num::NonZeroU8};

use alea_game::{Cell, Game, Node, Outcome, RuleValue, Setup, Side, SquareSetup, Step};
use alea_tafl::{
    Arms, Escape, Hostile, King, Points, Repetition, Restricted, RuleData, Strength, Tafl, TaflRules,
    parse_coordinate, parse_move, variants::Variant,
};
use alea_testkit::oracle_tafl::{OracleRepetition, OracleRules, TaflOracle};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A named generator.
pub(crate) fn generator(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// The rules of a game with options written as `key=value`.
pub(crate) fn rules(id: &str, options: &[&str]) -> TaflRules {
    let variant = Variant::by_id(id).unwrap_or_else(|| panic!("no game {id}"));
    let pairs = options.iter().map(|option| option.split_once('=').expect("key=value"));
    variant.rules(&RuleValue::choose(variant.options, pairs).unwrap()).unwrap()
}

/// The rules that a fixture names: `base`, `v1`, `v2`, `v3`, followed by options.
pub(crate) fn rules_of(text: &str) -> TaflRules {
    let (name, options) = text.split_once(' ').unwrap_or((text, ""));
    let id = if name == "base" { "hnefatafl".into() } else { format!("hnefatafl-{name}") };
    rules(&id, &options.split_whitespace().collect::<Vec<_>>())
}

/// A position as `rows mover`, rows from the top rank down as `2t2T13`, mover `w` or `b`, then `quiet=n` and `seen=n`.
pub(crate) fn position(text: &str) -> SquareSetup {
    let mut words = text.split_whitespace();
    let rows: Vec<Vec<Cell>> = words.next().unwrap().split('/').map(row).collect();
    let size = rows.len();
    assert!(rows.iter().all(|row| row.len() == size), "not a square: {text}");
    let mover = match words.next() {
        Some("w") => Side::First,
        Some("b") => Side::Second,
        other => panic!("who moves: {other:?}"),
    };
    let cells = rows.into_iter().rev().flatten().collect();
    let mut setup = SquareSetup { size: size as u8, cells, mover, quiet: 0, seen: 0 };
    for word in words {
        match word.split_once('=') {
            Some(("quiet", n)) => setup.quiet = n.parse().unwrap(),
            Some(("seen", n)) => setup.seen = n.parse().unwrap(),
            _ => panic!("what is {word}?"),
        }
    }
    setup
}

fn row(text: &str) -> Vec<Cell> {
    let mut cells = Vec::new();
    let mut empty = 0;
    for c in text.chars() {
        match c.to_digit(10) {
            Some(digit) => empty = empty * 10 + digit as usize,
            None => {
                cells.resize(cells.len() + empty, Cell::Empty);
                empty = 0;
                cells.push(match c {
                    't' => Cell::Black,
                    'T' => Cell::White,
                    'K' => Cell::King,
                    _ => panic!("no piece {c}"),
                });
            }
        }
    }
    cells.resize(cells.len() + empty, Cell::Empty);
    cells
}

/// A small board as drawn, the top rank first.
pub(crate) fn drawn(rows: &[&str], mover: Side) -> SquareSetup {
    let cell = |c| match c {
        't' => Cell::Black,
        'T' => Cell::White,
        'K' => Cell::King,
        _ => Cell::Empty,
    };
    let cells = rows.iter().rev().flat_map(|row| row.chars()).map(cell).collect();
    SquareSetup { size: rows.len() as u8, cells, mover, quiet: 0, seen: 0 }
}

/// The game from a position.
pub(crate) fn game(rules: &TaflRules, setup: &SquareSetup) -> Tafl {
    Tafl::from_setup(rules, &Setup::Square(setup.clone())).unwrap()
}

/// What stands on the board of a game.
pub(crate) fn square(game: &Tafl) -> SquareSetup {
    match game.setup() {
        Setup::Square(square) => square,
        Setup::Points(_) => panic!("a tafl board is square"),
    }
}

/// The step `c17-g17` on a board of `size` lines.
pub(crate) fn step(size: u8, text: &str) -> Step {
    parse_move(size, text).unwrap().step
}

/// Plays moves given as text.
pub(crate) fn play(game: &mut Tafl, moves: &str) {
    for text in moves.split_whitespace() {
        let mv =
            game.complete(&[step(game.rules().size(), text)]).unwrap_or_else(|why| panic!("{text}: {why}"));
        game.play(&mv);
    }
}

/// One of the eight ways to lay a square board on itself.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Symmetry(u8);

impl Symmetry {
    pub(crate) const ALL: [Symmetry; 8] = {
        let mut all = [Symmetry(0); 8];
        let mut i = 0;
        while i < 8 {
            all[i] = Symmetry(i as u8);
            i += 1;
        }
        all
    };

    /// Where a point comes to lie.
    pub(crate) fn point(self, size: u8, point: u16) -> u16 {
        let n = u16::from(size);
        let (mut rank, mut file) = (point / n, point % n);
        if self.0 & 1 != 0 {
            rank = n - 1 - rank;
        }
        if self.0 & 2 != 0 {
            file = n - 1 - file;
        }
        if self.0 & 4 != 0 {
            (rank, file) = (file, rank);
        }
        rank * n + file
    }

    pub(crate) fn step(self, size: u8, step: Step) -> Step {
        Step::new(self.point(size, step.from), self.point(size, step.to))
    }

    pub(crate) fn setup(self, setup: &SquareSetup) -> SquareSetup {
        let mut turned = setup.clone();
        for (point, &cell) in (0..).zip(&setup.cells) {
            turned.cells[usize::from(self.point(setup.size, point))] = cell;
        }
        turned
    }
}

/// The rows of a table below its head, by columns.
pub(crate) fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table.lines().skip(1).filter(|line| !line.is_empty()).map(|line| line.split('\t').collect())
}

/// The result of any row in the words of the tables.
pub(crate) fn verdict(_id: &str, over: Option<Outcome>) -> &'static str {
    match over.map(|over| over.winner) {
        None => "goes on",
        Some(None) => "draw",
        Some(Some(Side::First)) => "White wins",
        Some(Some(Side::Second)) => "Black wins",
    }
}

/// Checks every row of a table of cases, `id rules position move captures result`, under all symmetries. `verdict` says
/// what the last column of the row with an id is to say.
pub(crate) fn check_cases(table: &str, verdict: fn(&str, Option<Outcome>) -> &'static str) -> usize {
    let mut checked = 0;
    for row in rows(table) {
        let &[id, rules, start, text, captures, result] = &row[..] else { panic!("six columns: {row:?}") };
        let (rules, setup) = (rules_of(rules), position(start));
        for symmetry in Symmetry::ALL {
            let before = game(&rules, &symmetry.setup(&setup));
            let turn = |point| symmetry.point(setup.size, point);
            let complete = before.complete(&[symmetry.step(setup.size, step(setup.size, text))]);
            if result == "illegal" {
                assert!(complete.is_err(), "{id}: {complete:?}");
                continue;
            }
            let mv = complete.unwrap_or_else(|why| panic!("{id}: {why}"));
            let play = before.describe(&mv);
            let expected: BTreeSet<u16> = match captures.strip_prefix('x') {
                Some(list) => {
                    list.split('/').map(|p| turn(parse_coordinate(setup.size, p).unwrap())).collect()
                }
                None => BTreeSet::new(),
            };
            assert_eq!(play.captures.iter().copied().collect::<BTreeSet<_>>(), expected, "{id} {symmetry:?}");
            assert!(play.captures.is_sorted(), "{id}");
            assert_eq!(verdict(id, play.over), result, "{id} {symmetry:?}");
            if symmetry.0 == 0 {
                let suffix = if captures.starts_with('x') { captures } else { "" };
                assert_eq!(play.text, format!("{text}{suffix}"), "{id}");
            }
            let mut after = before.clone();
            after.play(&mv);
            assert_eq!(after.node(), play.over.map_or(Node::Decision(!setup.mover), Node::Over), "{id}");
            assert_eq!(after.setup(), play.after, "{id}");
        }
        checked += 1;
    }
    checked
}

/// Checks every row of a table of counts, `name rules position d1 d2 ...`, as far as it goes, each under one symmetry and
/// the depths below the last under all.
pub(crate) fn check_counts(table: &str) -> usize {
    let mut checked = 0;
    for (i, row) in rows(table).enumerate() {
        let (name, rules, setup) = (row[0], rules_of(row[1]), position(row[2]));
        let counts: Vec<u64> = row[3..].iter().map(|count| count.parse().unwrap()).collect();
        for symmetry in Symmetry::ALL {
            let start = game(&rules, &symmetry.setup(&setup));
            let last = symmetry.0 as usize == i % 8;
            let depth = if last { counts.len() } else { counts.len() - 1 };
            let found: Vec<u64> = (1..=depth as u32).map(|depth| start.perft(depth)).collect();
            assert_eq!(found, counts[..depth], "{name} {} {symmetry:?}", row[1]);
        }
        checked += 1;
    }
    checked
}

/// The same rules for the oracle.
pub(crate) fn oracle_rules(rules: &TaflRules) -> OracleRules {
    let data = rules.data();
    let size = rules.size();
    let list = |points: Points| (0..u16::from(size).pow(2)).filter(|&i| points.has(size, i)).collect();
    OracleRules {
        king_range: data.king.range.map(NonZeroU8::get),
        king_held_when_flanked: data.king.held_when_flanked,
        king_strength: match data.king.strength {
            Strength::Two => 2,
            Strength::Three => 3,
            Strength::Four => 4,
        },
        stronghold: list(data.king.stronghold),
        king_strikes: matches!(data.king.arms, Arms::Full | Arms::Mover),
        king_is_anvil: matches!(data.king.arms, Arms::Full | Arms::Anvil),
        hostile_to_white: list(data.hostile.white),
        hostile_to_black: list(data.hostile.black),
        hostile_to_king: list(data.hostile.king),
        no_stop: list(data.restricted.stop),
        no_cross: list(data.restricted.cross),
        escape: list(data.escape.points(size)),
        repetition: match data.repetition {
            Repetition::Draw => OracleRepetition::Draw,
            Repetition::LossForMover => OracleRepetition::LossForMover,
            Repetition::LossForWhite => OracleRepetition::LossForWhite,
            Repetition::Ignore => OracleRepetition::Ignore,
        },
        no_capture_limit: data.no_capture_limit,
        encirclement: data.encirclement,
        king_immobile: data.king_immobile,
    }
}

/// The oracle in the position of a game that has just been set up.
pub(crate) fn oracle(rules: &TaflRules, setup: &SquareSetup) -> TaflOracle {
    TaflOracle::new(oracle_rules(rules), setup)
}

/// The four games with every option away from its default somewhere, and boards of other kinds of the family.
pub(crate) fn all_rules() -> Vec<TaflRules> {
    let mut all = Vec::new();
    for (i, id) in ["hnefatafl", "hnefatafl-v1", "hnefatafl-v2", "hnefatafl-v3"].into_iter().enumerate() {
        all.push(rules(id, &[]));
        all.push(rules(id, &["setup=walker", "encirclement=on", "repetition=loss_for_mover"]));
        all.push(rules(
            id,
            &["king_immobile=black_wins", "repetition=loss_for_white", "no_capture_limit=20"],
        ));
        let limit = format!("no_capture_limit={}", 10 + i);
        all.push(rules(id, &["repetition=ignore", "encirclement=on", "king_immobile=black_wins", &limit]));
    }
    all.extend(other_boards());
    all
}

/// Boards that use what the nineteen lines leave unused: hostile and closed points, weaker kings, corners, Black first.
pub(crate) fn other_boards() -> Vec<TaflRules> {
    let seven = ["...t...", "...t...", "...T...", "ttTKTtt", "...T...", "...t...", "...t..."];
    let nine = [
        "...ttt...",
        "....t....",
        "....T....",
        "t...T...t",
        "ttTTKTTtt",
        "t...T...t",
        "....T....",
        "....t....",
        "...ttt...",
    ];
    let (throne, corners) = (Points::centre(7), Points::corners(7));
    let weak = King {
        range: None,
        held_when_flanked: false,
        strength: Strength::Two,
        stronghold: throne,
        arms: Arms::Full,
    };
    let small = RuleData {
        start: drawn(&seven, Side::Second),
        king: weak,
        hostile: Hostile {
            white: corners.and(throne),
            black: corners.and(throne),
            king: corners.and(throne),
        },
        restricted: Restricted { stop: corners.and(throne), cross: Points::NONE },
        escape: Escape::Corner,
        repetition: Repetition::LossForWhite,
        no_capture_limit: 60,
        encirclement: true,
        king_immobile: false,
    };
    let three = King { strength: Strength::Three, stronghold: Points::NONE, arms: Arms::Anvil, ..weak };
    let tablut = RuleData {
        start: drawn(&nine, Side::Second),
        king: three,
        hostile: Hostile { white: Points::centre(9), black: Points::NONE, king: Points::centre(9) },
        restricted: Restricted { stop: Points::NONE, cross: Points::centre(9) },
        escape: Escape::Edge,
        repetition: Repetition::Draw,
        no_capture_limit: 0,
        encirclement: false,
        king_immobile: true,
    };
    let slow = King { range: NonZeroU8::new(2), held_when_flanked: true, arms: Arms::Mover, ..weak };
    let unarmed = King { strength: Strength::Four, arms: Arms::None, ..weak };
    let boards = [
        small.clone(),
        RuleData { king: slow, restricted: Restricted { stop: corners, cross: throne }, ..small.clone() },
        RuleData { king: unarmed, escape: Escape::Edge, ..small },
        tablut.clone(),
        RuleData { repetition: Repetition::LossForMover, encirclement: true, ..tablut },
    ];
    boards.into_iter().map(|data| TaflRules::new(data).unwrap()).collect()
}

/// Pieces strewn over a board of the game: not a position that play reaches, but one that the game accepts.
pub(crate) fn scattered(rules: &TaflRules, random: &mut impl rand::Rng) -> SquareSetup {
    let start = &rules.data().start;
    let mut setup = start.clone();
    setup.cells.fill(Cell::Empty);
    // Dense corners of the board make captures, walls and stuck pieces likely.
    let n = u16::from(start.size);
    let reach = random.random_range(3..=n);
    let (rank, file) = (random.random_range(0..=n - reach), random.random_range(0..=n - reach));
    let mut place = |cell, random: &mut dyn FnMut(u16) -> u16, left: &mut Vec<u16>| {
        if !left.is_empty() {
            let at = left.swap_remove(usize::from(random(left.len() as u16)));
            setup.cells[usize::from(at)] = cell;
        }
    };
    let mut left: Vec<u16> =
        (0..reach).flat_map(|r| (0..reach).map(move |f| (rank + r) * n + file + f)).collect();
    let mut below = |limit: u16| random.random_range(0..limit);
    place(Cell::King, &mut below, &mut left);
    let room = reach * reach;
    for (cell, side) in [(Cell::White, Side::First), (Cell::Black, Side::Second)] {
        for _ in 0..below(rules.men(side).min(room / 2) + 1) {
            place(cell, &mut below, &mut left);
        }
    }
    setup.mover = if below(2) == 0 { Side::First } else { Side::Second };
    setup.quiet = [0, 0, 7, rules.data().no_capture_limit.saturating_sub(2)][usize::from(below(4))];
    setup.seen = [0, 0, 0, 1][usize::from(below(4))];
    if !setup.counters_agree() {
        setup.quiet = 4;
    }
    setup
}
