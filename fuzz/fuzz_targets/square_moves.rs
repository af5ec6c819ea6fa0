//! Any square board: refused with a reason, or played by the rules that hold everywhere.
#![no_main]

use alea_catalog::{Entry, Family, GAMES};
use alea_game::{Allowed, Cell, Node, Setup, Side, SquareSetup, Step};
use libfuzzer_sys::{
    arbitrary::{Result, Unstructured},
    fuzz_target,
};

fuzz_target!(|bytes: &[u8]| {
    let _ = play(&mut Unstructured::new(bytes));
});

fn play(data: &mut Unstructured<'_>) -> Result<()> {
    let games: Vec<&Entry> = GAMES.iter().filter(|entry| entry.family == Family::Square).collect();
    let entry = *data.choose(&games)?;
    let mut chosen = Vec::new();
    for spec in entry.options {
        let value = match spec.allowed {
            Allowed::Words(words) => (*data.choose(words)?).to_string(),
            Allowed::Number { min, .. } => data.int_in_range(min..=12)?.to_string(),
        };
        chosen.push((spec.key, value));
    }
    let Ok(rules) = entry.rules(chosen.iter().map(|(key, value)| (*key, value.as_str()))) else {
        return Ok(());
    };
    let setup = Setup::Square(setup(data)?);
    let mut table = match entry.open(&rules, Some(&setup)) {
        Ok(table) => table,
        Err(error) => {
            assert_eq!(error.to_string().lines().count(), 1);
            return Ok(());
        }
    };
    for _ in 0..data.int_in_range(1..=12)? {
        if matches!(table.node(), Node::Over(_)) {
            break;
        }
        let turns = table.turns();
        assert!(!turns.is_empty());
        assert_eq!(table.count_turns(), turns.len() as u64);
        assert_eq!(table.perft(1), turns.len() as u64);
        assert_eq!(table.continuations(&[]).len(), turns.len());
        let any = Step::new(data.int_in_range(0..=400)?, data.int_in_range(0..=400)?);
        assert_eq!(table.refusal(&[], any).is_none(), turns.iter().any(|play| play.steps == [any]));
        let play = data.choose(&turns)?;
        let men = |setup: &Setup| match setup {
            Setup::Square(square) => square.cells.iter().filter(|cell| **cell != Cell::Empty).count(),
            Setup::Points(_) => panic!("a tafl game shows another board"),
        };
        let before = men(&table.setup());
        let played = table.play(&play.steps).expect("a listed move is legal");
        assert_eq!(played.after, play.after);
        assert_eq!(men(&table.setup()) + played.captures.len(), before);
    }
    Ok(())
}

fn setup(data: &mut Unstructured<'_>) -> Result<SquareSetup> {
    // Mostly the board that the games have; the size and the number of cells need not fit each other either.
    let size: u8 = if data.ratio(15, 16)? { 19 } else { data.int_in_range(0..=30)? };
    let mut cells = vec![Cell::Empty; usize::from(size) * usize::from(size)];
    if data.ratio(1, 32)? {
        cells.push(Cell::Empty);
    }
    let kinds = [Cell::Black, Cell::Black, Cell::White];
    for _ in 0..data.int_in_range(0..=80)? {
        let kind = *data.choose(&kinds)?;
        place(&mut cells, kind, data)?;
    }
    for _ in 0..if data.ratio(15, 16)? { 1 } else { data.int_in_range(0..=2)? } {
        place(&mut cells, Cell::King, data)?;
    }
    let mover = if data.arbitrary()? { Side::First } else { Side::Second };
    Ok(SquareSetup {
        size,
        cells,
        mover,
        quiet: data.int_in_range(0..=220)?,
        seen: data.int_in_range(0..=4)?,
    })
}

fn place(cells: &mut [Cell], kind: Cell, data: &mut Unstructured<'_>) -> Result<()> {
    if !cells.is_empty() {
        let at = data.int_in_range(0..=cells.len() - 1)?;
        cells[at] = kind;
    }
    Ok(())
}
