//! Turns as pages write them, played at a table.

use alea_game::{Play, Refusal, Setup, Side, Step, Table};
use alea_notation::turn;
use alea_texts::Message;

/// How the game ends: points of the player who moved, or the winner's colour.
pub(crate) fn result_of(play: &Play, mover: Side) -> String {
    match (&play.after, play.over) {
        (_, None) => "no end".to_owned(),
        (Setup::Points(_), Some(outcome)) => format!("{:+}", outcome.points_for(mover)),
        (Setup::Square(_), Some(outcome)) => match outcome.winner {
            None => "draw".to_owned(),
            Some(Side::First) => "white".to_owned(),
            Some(Side::Second) => "black".to_owned(),
        },
    }
}

/// With how many of all throws, 36 as a rule, the player on roll can win at once: `19 of 36`.
pub(crate) fn winning_throws(table: &dyn Table, mover: Side) -> String {
    let wins = |play: &Play| play.over.is_some_and(|outcome| outcome.points_for(mover) > 0);
    let throws = table.chances();
    let winning: u32 = throws
        .iter()
        .map(|&(dice, weight)| {
            let mut rolled = table.boxed();
            let won = rolled.roll(dice).is_ok() && rolled.turns().iter().any(wins);
            if won { u32::from(weight) } else { 0 }
        })
        .sum();
    let all: u32 = throws.iter().map(|&(_, weight)| u32::from(weight)).sum();
    format!("{winning} of {all}")
}

/// The legal turn that `text` says, its steps in any order.
pub(crate) fn turn_called(table: &dyn Table, text: &str) -> Result<Play, String> {
    if let Setup::Square(_) = table.setup() {
        let found = table.turns().into_iter().find(|play| play.text == text);
        return found.ok_or_else(|| "no such move".to_owned());
    }
    let hops = turn::parse(if text == "-" { "" } else { text }).map_err(|error| error.to_string())?;
    let mut ways = Vec::new();
    for hop in &hops {
        let stops: Vec<u16> = hop.legs().map(|(step, _)| step.to).collect();
        ways.extend(std::iter::repeat_n((hop.from, stops), hop.times.into()));
    }
    let steps = walk(table, &mut Vec::new(), &ways).ok_or("no such turn")?;
    let play = table.complete(&steps).map_err(|refusal| sentence(table, refusal))?;
    let written = turn::parse(&play.text).map_err(|error| error.to_string())?;
    if hits(&hops) == hits(&written) { Ok(play) } else { Err(format!("it is written {}", play.text)) }
}

/// Points where something is said to be hit, the highest first.
fn hits(hops: &[turn::Hop]) -> Vec<u16> {
    let mut points: Vec<u16> =
        hops.iter().flat_map(turn::Hop::legs).filter(|(_, hits)| *hits).map(|(step, _)| step.to).collect();
    points.sort_unstable_by(|a, b| b.cmp(a));
    points
}

/// Legal steps, continuing `played`, that make a turn and take each checker its way: from a place through all its stops.
fn walk(table: &dyn Table, played: &mut Vec<Step>, ways: &[(u16, Vec<u16>)]) -> Option<Vec<Step>> {
    if ways.iter().all(|(_, stops)| stops.is_empty()) {
        return table.complete(played).is_ok().then(|| played.clone());
    }
    for step in table.continuations(played) {
        for (index, (at, stops)) in ways.iter().enumerate() {
            let Some(&stop) = stops.first().filter(|&&stop| *at == step.from && step.to >= stop) else {
                continue;
            };
            let mut ways = ways.to_vec();
            ways[index] = (step.to, stops[usize::from(step.to == stop)..].to_vec());
            played.push(step);
            let found = walk(table, played, &ways);
            played.pop();
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

/// Why, with points called as on the board.
fn sentence(table: &dyn Table, refusal: Refusal) -> String {
    Message::refusal(&refusal, &table.setup()).to_string()
}

/// The key of the refusal of the last step of `text`, or of the whole when no step of it is refused.
pub(crate) fn refusal_of(table: &dyn Table, text: &str) -> Result<&'static str, String> {
    let steps = match table.setup() {
        Setup::Square(square) => {
            let (from, to) = text.split_once('-').ok_or("no move")?;
            vec![Step::new(point(from, square.size)?, point(to, square.size)?)]
        }
        Setup::Points(_) => {
            let hops = turn::parse(text).map_err(|error| error.to_string())?;
            let legs = hops.iter().flat_map(|hop| std::iter::repeat_n(hop, hop.times.into()));
            legs.flat_map(|hop| hop.legs().map(|(step, _)| step)).collect()
        }
    };
    let (last, before) = steps.split_last().ok_or("no step")?;
    for (index, step) in before.iter().enumerate() {
        if let Some(refusal) = table.refusal(&before[..index], *step) {
            return Err(format!("{step} is refused before: {}", sentence(table, refusal)));
        }
    }
    match (table.refusal(before, *last), table.complete(&steps)) {
        (Some(refusal), _) => Ok(refusal.key()),
        (None, Err(refusal @ Refusal::Unfinished { .. })) => Ok(refusal.key()),
        (None, Err(refusal)) => {
            Err(format!("no step is refused, but the turn is: {}", sentence(table, refusal)))
        }
        (None, Ok(_)) => Err("it is legal".to_owned()),
    }
}

/// The index of a point of a square board, `c17`.
fn point(name: &str, size: u8) -> Result<u16, String> {
    let unknown = || format!("no point {name}");
    let file =
        name.bytes().next().and_then(|letter| b"abcdefghjklmnopqrst".iter().position(|&f| f == letter));
    let rank: u16 = name.get(1..).and_then(|rank| rank.parse().ok()).ok_or_else(unknown)?;
    match file {
        Some(file) if file < size.into() && (1..=u16::from(size)).contains(&rank) => {
            Ok((rank - 1) * u16::from(size) + file as u16)
        }
        _ => Err(unknown()),
    }
}
