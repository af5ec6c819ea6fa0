//! Moves as they are typed: `13/7 8/7`, `24/16`, a lone `13`, `d4-d9`.

use alea_game::{Refusal, Setup, Step, Table};
use alea_notation::{point, turn};

/// What a typed move amounts to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// These steps, after those made before.
    Steps(Vec<Step>),
    /// A place by itself on a square board: the man there is to be moved.
    From(u16),
    /// A move, but one that is refused.
    Refused(Refusal),
    /// No move at all.
    NoMove,
}

/// Reads a move that goes on after `played`.
pub(crate) fn read(table: &dyn Table, played: &[Step], text: &str) -> Typed {
    match table.setup() {
        Setup::Points(_) => points(table, played, text),
        Setup::Square(_) => square(table, played, text),
    }
}

fn points(table: &dyn Table, played: &[Step], text: &str) -> Typed {
    if let Some(from) = lone_point(text) {
        return first_step(table, played, from);
    }
    let Ok(hops) = turn::parse(text) else { return Typed::NoMove };
    if hops.is_empty() {
        return Typed::NoMove;
    }
    let mut steps = played.to_vec();
    for hop in &hops {
        for _ in 0..hop.times {
            for (leg, _) in hop.legs() {
                match way(table, &mut steps, leg) {
                    Ok(()) => {}
                    Err(refusal) => return Typed::Refused(refusal),
                }
            }
        }
    }
    Typed::Steps(steps.split_off(played.len()))
}

/// A point by itself, or the bar.
fn lone_point(text: &str) -> Option<u16> {
    match text.to_ascii_lowercase().as_str() {
        "bar" => Some(Step::BAR),
        digits if digits.len() <= 2 && digits.bytes().all(|byte| byte.is_ascii_digit()) => {
            digits.parse().ok().filter(|point| (1..=25).contains(point))
        }
        _ => None,
    }
}

/// The first thing that a checker on `from` can do: the larger die first.
fn first_step(table: &dyn Table, played: &[Step], from: u16) -> Typed {
    let next =
        table.continuations(played).into_iter().filter(|step| step.from == from).min_by_key(|step| step.to);
    match next {
        Some(step) => Typed::Steps(vec![step]),
        None => Typed::Refused(why_not_from(table, played, from)),
    }
}

/// Why nothing can leave `from`: what stops the smaller die, or the first way that a man would go.
pub(crate) fn why_not_from(table: &dyn Table, played: &[Step], from: u16) -> Refusal {
    let refused = |to| table.refusal(played, Step::new(from, to));
    match table.setup() {
        Setup::Points(_) => {
            let dice = table.rolled().map_or([0, 0], |dice| [dice.high(), dice.low()]);
            let mut refusals = dice.into_iter().filter_map(|die| refused(from.saturating_sub(die.into())));
            refusals.next_back()
        }
        Setup::Square(board) => {
            let cells = u16::from(board.size) * u16::from(board.size);
            [from + 1, from + u16::from(board.size), from.wrapping_sub(1)]
                .into_iter()
                .filter(|&to| to < cells)
                .find_map(refused)
        }
    }
    .unwrap_or(Refusal::NothingThere { from })
}

/// The steps that take a checker from one place to another, by one die or by several.
///
/// # Errors
/// Why none do.
pub(crate) fn between(table: &dyn Table, played: &[Step], leg: Step) -> Result<Vec<Step>, Refusal> {
    let mut steps = played.to_vec();
    way(table, &mut steps, leg)?;
    Ok(steps.split_off(played.len()))
}

/// Adds the steps that take a checker along `leg`, by one die or by several.
fn way(table: &dyn Table, steps: &mut Vec<Step>, leg: Step) -> Result<(), Refusal> {
    if walk(table, steps, leg) {
        return Ok(());
    }
    Err(table
        .refusal(steps, leg)
        .unwrap_or(Refusal::NoSuchDie { pips: leg.from.saturating_sub(leg.to) as u8 }))
}

fn walk(table: &dyn Table, steps: &mut Vec<Step>, leg: Step) -> bool {
    let mut next = table.continuations(steps);
    next.retain(|step| step.from == leg.from && (step.to >= leg.to || leg.to == Step::OFF));
    // The whole way at once where a die goes so far, the larger die first otherwise.
    next.sort_by_key(|step| step.to);
    for step in next {
        steps.push(step);
        if step.to == leg.to || (step.to > leg.to && walk(table, steps, Step::new(step.to, leg.to))) {
            return true;
        }
        steps.pop();
    }
    false
}

/// `d4-d9`, `d4 d9`, `d4d9`, with or without the men that it captures.
fn square(table: &dyn Table, played: &[Step], text: &str) -> Typed {
    let setup = table.setup();
    let Setup::Square(board) = &setup else { return Typed::NoMove };
    let text = text.to_ascii_lowercase();
    let mut rest = text.as_str();
    let mut place = || {
        rest = rest.trim_start_matches([' ', '-']);
        let letters = rest.chars().take_while(char::is_ascii_alphabetic).count();
        let digits = rest[letters..].chars().take_while(char::is_ascii_digit).count();
        let (name, after) = rest.split_at(letters + digits);
        rest = after;
        let cells = u16::from(board.size) * u16::from(board.size);
        (0..cells).find(|&cell| point::name(&setup, cell) == name)
    };
    let Some(from) = place() else { return Typed::NoMove };
    let Some(to) = place() else { return if rest.is_empty() { Typed::From(from) } else { Typed::NoMove } };
    if !(rest.is_empty() || rest.starts_with('x')) {
        return Typed::NoMove;
    }
    let step = Step::new(from, to);
    match table.refusal(played, step) {
        None => Typed::Steps(vec![step]),
        Some(refusal) => Typed::Refused(refusal),
    }
}

#[cfg(test)]
mod tests {
    use alea_catalog::find;
    use alea_game::Dice;
    use alea_notation::position;

    use super::*;

    fn table(game: &str, setup: &str, dice: Option<(u8, u8)>) -> Box<dyn Table> {
        let entry = find(game).expect("a game of the house");
        let setup = position::parse(setup).expect("a position");
        let mut table = entry.open(&entry.default_rules(), Some(&setup)).expect("a position of the game");
        if let Some((first, second)) = dice {
            table.roll(Dice::new(first, second).expect("dice")).expect("a roll");
        }
        table
    }

    fn steps(of: &[(u16, u16)]) -> Typed {
        Typed::Steps(of.iter().map(|&(from, to)| Step::new(from, to)).collect())
    }

    #[test]
    fn moves_are_read_as_players_write_them() {
        let start = "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2";
        let table = table("backgammon", start, Some((6, 5)));
        for (text, read_as) in [
            ("24/13", steps(&[(24, 18), (18, 13)])),
            ("24/18 13/8", steps(&[(24, 18), (13, 8)])),
            ("24/18/13", steps(&[(24, 18), (18, 13)])),
            ("13", steps(&[(13, 7)])),
            ("13/8", steps(&[(13, 8)])),
            ("6/1", Typed::Refused(Refusal::HeldByEnemies { to: 1, count: 2 })),
            ("13/9", Typed::Refused(Refusal::NoSuchDie { pips: 4 })),
            ("roll", Typed::NoMove),
            ("", Typed::NoMove),
            ("99", Typed::NoMove),
        ] {
            assert_eq!(read(&*table, &[], text), read_as, "{text}");
        }
        assert_eq!(read(&*table, &[Step::new(24, 18)], "18"), steps(&[(18, 13)]));
    }

    #[test]
    fn a_double_takes_several_checkers() {
        let start = "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2";
        let table = table("backgammon", start, Some((3, 3)));
        assert_eq!(read(&*table, &[], "8/5(2) 6/3(2)"), steps(&[(8, 5), (8, 5), (6, 3), (6, 3)]));
        assert_eq!(read(&*table, &[], "13/4"), steps(&[(13, 10), (10, 7), (7, 4)]));
        assert!(matches!(read(&*table, &[], "24/off"), Typed::Refused(_)));
    }

    #[test]
    fn men_are_moved_by_the_names_of_points() {
        let entry = find("hnefatafl").expect("a game of the house");
        let table = entry.open(&entry.default_rules(), None).expect("the start");
        let play = &table.turns()[0];
        let setup = table.setup();
        let [from, to] = [play.steps[0].from, play.steps[0].to].map(|at| point::name(&setup, at));
        for text in [format!("{from}-{to}"), format!("{from} {to}"), format!("{from}{to}"), play.text.clone()]
        {
            assert_eq!(read(&*table, &[], &text), Typed::Steps(play.steps.clone()), "{text}");
        }
        assert_eq!(read(&*table, &[], "z99-a1"), Typed::NoMove);
        assert_eq!(read(&*table, &[], &format!("{from}-{to} and so on")), Typed::NoMove);
    }
}
