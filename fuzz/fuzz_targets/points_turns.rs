//! Any setup of 24 points, any options, any roll: refused with a reason, or played by the rules that hold everywhere.
#![no_main]

use alea_catalog::{Entry, Family, GAMES};
use alea_game::{Allowed, Checkers, Dice, Node, PointsSetup, RuleValue, Setup, Table};
use libfuzzer_sys::{
    arbitrary::{Result, Unstructured},
    fuzz_target,
};

fuzz_target!(|bytes: &[u8]| {
    let _ = play(&mut Unstructured::new(bytes));
});

fn play(data: &mut Unstructured<'_>) -> Result<()> {
    let games: Vec<&Entry> =
        GAMES.iter().filter(|entry| matches!(entry.family, Family::Points { .. })).collect();
    let entry = *data.choose(&games)?;
    let Some(rules) = rules(entry, data)? else { return Ok(()) };
    let setup = Setup::Points(PointsSetup {
        x: checkers(data)?,
        o: checkers(data)?,
        turn: if data.arbitrary()? { Some(data.int_in_range(0..=3)?) } else { None },
    });
    let mut table = match entry.open(&rules, Some(&setup)) {
        Ok(table) => table,
        Err(error) => {
            assert_eq!(error.to_string().lines().count(), 1);
            return Ok(());
        }
    };
    assert_eq!(table.setup().turnless(), setup.turnless(), "what was accepted is what stands there");
    for _ in 0..data.int_in_range(1..=8)? {
        match table.node() {
            Node::Over(_) => break,
            Node::Chance(_) => {
                let dice =
                    Dice::new(data.int_in_range(1..=6)?, data.int_in_range(1..=6)?).expect("both are dice");
                table.roll(dice).expect("a chance node takes a roll");
            }
            Node::Decision(_) => turn(&mut *table, data)?,
        }
    }
    Ok(())
}

fn rules(entry: &Entry, data: &mut Unstructured<'_>) -> Result<Option<RuleValue>> {
    let mut chosen = Vec::new();
    for spec in entry.options {
        let value = match spec.allowed {
            Allowed::Words(words) => (*data.choose(words)?).to_string(),
            Allowed::Number { min, max } => data.int_in_range(min..=max)?.to_string(),
        };
        chosen.push((spec.key, value));
    }
    Ok(entry.rules(chosen.iter().map(|(key, value)| (*key, value.as_str()))).ok())
}

/// A few stacks, seldom more checkers than a game has, and marks of pins that need not fit.
fn checkers(data: &mut Unstructured<'_>) -> Result<Checkers> {
    let mut checkers = Checkers::default();
    for _ in 0..data.int_in_range(0..=12)? {
        let point: usize = data.int_in_range(0..=23)?;
        checkers.points[point] = data.int_in_range(0..=4)?;
    }
    if data.ratio(1, 4)? {
        checkers.points[23] = data.int_in_range(0..=16)?;
    }
    if data.ratio(1, 4)? {
        checkers.bar = data.int_in_range(0..=3)?;
    }
    if data.ratio(1, 32)? {
        checkers.hand = data.int_in_range(0..=3)?;
    }
    if data.ratio(1, 2)? {
        checkers.pinned = data.arbitrary::<u32>()? & data.arbitrary::<u32>()?;
    }
    Ok(checkers)
}

/// Lists the turns, puts one together step by step, and plays it.
fn turn(table: &mut dyn Table, data: &mut Unstructured<'_>) -> Result<()> {
    let before = points(&table.setup());
    let turns = table.turns();
    assert!(!turns.is_empty());
    assert_eq!(table.count_turns(), turns.len() as u64);
    for (i, play) in turns.iter().enumerate() {
        let after = points(&play.after);
        assert_eq!(after.o.in_play(), before.o.in_play(), "no enemy checker appears or is lost");
        assert!(after.x.in_play() <= before.x.in_play());
        let listed = |board| turns[..i].iter().any(|other| other.after.turnless() == board);
        assert!(!listed(play.after.turnless()), "a board is listed twice");
    }
    let listed = data.choose(&turns)?;
    assert_eq!(table.complete(&listed.steps).as_ref().map(|play| &play.after), Ok(&listed.after));

    let mut steps = Vec::new();
    loop {
        let next = table.continuations(&steps);
        if next.is_empty() || (data.ratio(1, 6)? && table.complete(&steps).is_ok()) {
            break;
        }
        steps.push(*data.choose(&next)?);
        assert!(steps.len() <= 4);
        assert!(table.preview(&steps).is_ok());
    }
    let play = table.play(&steps).expect("continuations lead to a legal turn");
    assert!(turns.iter().any(|other| other.after == play.after), "what is complete is listed");
    Ok(())
}

fn points(setup: &Setup) -> PointsSetup {
    match setup {
        Setup::Points(points) => points.clone(),
        Setup::Square(_) => panic!("a game of the 24-point board shows another board"),
    }
}

/// Boards without the context that text may leave out.
trait Turnless {
    fn turnless(&self) -> PointsSetup;
}

impl Turnless for Setup {
    fn turnless(&self) -> PointsSetup {
        PointsSetup { turn: None, ..points(self) }
    }
}
