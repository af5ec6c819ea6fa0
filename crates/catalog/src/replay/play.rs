//! From a play as it is written to the steps of a legal turn, or to the board that it leads to all the same.

use alea_game::{Checkers, Dice, PointsSetup, Setup, Step, Table};
use alea_notation::turn::Hop;

/// No turn has more steps.
const MOST: usize = 4;

/// The steps of the legal turn that the hops name, where `table` waits for one: the obvious way if that is legal, else the one that hits
/// least beyond what is named.
#[must_use]
pub fn named_turn(table: &dyn Table, hops: &[Hop]) -> Option<Vec<Step>> {
    let (Setup::Points(board), Some(dice)) = (table.setup(), table.rolled()) else { return None };
    let legal = |steps: &[Step]| table.complete(steps).ok().map(|turn| turn.steps);
    let obvious = direct(hops, &board, dice).and_then(|steps| legal(&steps));
    obvious.or_else(|| ways(hops, &board, dice).iter().find_map(|way| legal(&way.steps)))
}

/// The steps that the hops name when each way is taken the obvious way: over a place where no enemy stands. `None` if there are
/// more than a turn has, or a way is none that these dice can go. Whether the steps are legal is for the game to say.
pub(super) fn direct(hops: &[Hop], board: &PointsSetup, dice: Dice) -> Option<Vec<Step>> {
    let mut steps = Vec::with_capacity(MOST);
    for hop in hops {
        for _ in 0..hop.times {
            for (leg, _) in hop.legs() {
                way(leg, board, dice, &mut steps)?;
                if steps.len() > MOST {
                    return None;
                }
            }
        }
    }
    Some(steps)
}

/// The steps of one leg.
fn way(leg: Step, board: &PointsSetup, dice: Dice, steps: &mut Vec<Step>) -> Option<()> {
    let (high, low) = (u16::from(dice.high()), u16::from(dice.low()));
    let one = |from: u16, to: u16, die: u16| {
        if to == Step::OFF { from <= die } else { from == to + die }
    };
    if one(leg.from, leg.to, high) || one(leg.from, leg.to, low) {
        steps.push(leg);
        return Some(());
    }
    if dice.is_double() {
        let mut from = leg.from;
        for _ in 0..MOST {
            if one(from, leg.to, high) {
                steps.push(Step::new(from, leg.to));
                return Some(());
            }
            let to = from.checked_sub(high).filter(|&to| to > leg.to && is_clear(board, to))?;
            steps.push(Step::new(from, to));
            from = to;
        }
        return None;
    }
    for (first, second) in [(high, low), (low, high)] {
        let over = leg.from.checked_sub(first).filter(|&over| over > leg.to && is_clear(board, over));
        if let Some(over) = over
            && one(over, leg.to, second)
        {
            steps.extend([Step::new(leg.from, over), Step::new(over, leg.to)]);
            return Some(());
        }
    }
    None
}

fn is_clear(board: &PointsSetup, point: u16) -> bool {
    enemies(board, point) == 0
}

/// How many enemy checkers stand on a place; none where it is no point.
pub(super) fn enemies(board: &PointsSetup, point: u16) -> u8 {
    point_index(point).map_or(0, |index| board.o.points[index])
}

fn point_index(point: u16) -> Option<usize> {
    matches!(point, 1..=24).then(|| usize::from(point) - 1)
}

/// The steps as far as they are named, a leg each.
pub(super) fn legs(hops: &[Hop]) -> Vec<Step> {
    let each = |hop: &Hop| hop.legs().map(|(step, _)| step).collect::<Vec<_>>().repeat(hop.times.into());
    hops.iter().flat_map(each).collect()
}

/// A way to play the dice, whether or not it is legal.
pub(super) struct Way {
    /// In an order that is legal if any order is: from the highest place down.
    pub(super) steps: Vec<Step>,
    /// The points from which an enemy checker would be sent to the bar.
    pub(super) hits: u32,
}

/// The ways that take the mover's checkers where the hops say and hit what is named as a landing, those that hit least beyond that
/// first. There are few: checkers tell which dice took them there, and only one that uses two different dice has a choice.
pub(super) fn ways(hops: &[Hop], board: &PointsSetup, dice: Dice) -> Vec<Way> {
    let Some(target) = own_after(hops, &board.x) else { return Vec::new() };
    let hits = |to: &mut dyn Iterator<Item = u16>| {
        to.filter(|&to| enemies(board, to) == 1).fold(0, |set, to| set | 1_u32 << to)
    };
    let named = hits(&mut hops.iter().flat_map(Hop::legs).map(|(step, _)| step.to));
    let ways = if dice.is_double() {
        same_die(&board.x, &target, dice.high().into()).into_iter().collect()
    } else {
        two_dice(&board.x, &target, dice)
    };
    let with_hits = |steps: Vec<Step>| Way { hits: hits(&mut steps.iter().map(|step| step.to)), steps };
    let mut ways: Vec<Way> =
        ways.into_iter().map(with_hits).filter(|way| way.hits & named == named).collect();
    ways.sort_by_key(|way| way.hits.count_ones());
    ways
}

/// The steps of one die that lead from `own` to `target`, if there are not too many: seen from the back, whatever does not stay on a
/// point has left it.
fn same_die(own: &Checkers, target: &Checkers, die: u16) -> Option<Vec<Step>> {
    let mut left = [0_i16; 32];
    let mut steps = Vec::with_capacity(MOST);
    for from in places() {
        let arrived = left[usize::from(from + die)];
        let leaves = held(own, from) - held(target, from) + arrived;
        let leaves_here = usize::try_from(leaves).ok().filter(|leave| steps.len() + leave <= MOST)?;
        left[usize::from(from)] = leaves;
        steps.extend([Step::new(from, from.saturating_sub(die))].repeat(leaves_here));
    }
    Some(steps)
}

/// The steps of two different dice that lead from `own` to `target`.
fn two_dice(own: &Checkers, target: &Checkers, dice: Dice) -> Vec<Vec<Step>> {
    let change = |from: &Checkers, to: &Checkers| {
        let more = |place: u16| usize::try_from(held(from, place) - held(to, place)).unwrap_or(0);
        places().flat_map(|place| [place].repeat(more(place))).collect::<Vec<u16>>()
    };
    let (left, mut arrived) = (change(own, target), change(target, own));
    // The others were borne off.
    arrived.resize(left.len().max(arrived.len()), Step::OFF);
    match (&left[..], &arrived[..]) {
        ([], []) => vec![Vec::new()],
        (&[from], &[to]) => {
            let over = [dice.low(), dice.high()].map(|die| from.saturating_sub(die.into()));
            let over = over.into_iter().filter(|&over| over > to);
            let two = over.map(|over| vec![Step::new(from, over), Step::new(over, to)]);
            [vec![Step::new(from, to)]].into_iter().chain(two).collect()
        }
        (&[a, b], &[c, d]) => {
            vec![vec![Step::new(a, c), Step::new(b, d)], vec![Step::new(a, d), Step::new(b, c)]]
        }
        _ => Vec::new(),
    }
}

/// The places that checkers leave, the highest first.
fn places() -> impl Iterator<Item = u16> {
    (1..=Step::BAR).rev()
}

/// How many checkers stand on a place.
fn held(own: &Checkers, place: u16) -> i16 {
    point_index(place).map_or(own.bar, |index| own.points[index]).into()
}

/// The mover's checkers after the hops, if there are as many as they ask for.
fn own_after(hops: &[Hop], own: &Checkers) -> Option<Checkers> {
    let mut after = *own;
    for hop in hops {
        put(&mut after, hop.to, hop.times)?;
    }
    for hop in hops {
        take(&mut after, hop.from, hop.times)?;
    }
    Some(after)
}

fn take(own: &mut Checkers, from: u16, times: u8) -> Option<()> {
    let place = match from {
        Step::BAR => &mut own.bar,
        from => &mut own.points[point_index(from)?],
    };
    *place = place.checked_sub(times)?;
    Some(())
}

fn put(own: &mut Checkers, to: u16, times: u8) -> Option<()> {
    if to != Step::OFF {
        let place = &mut own.points[point_index(to)?];
        *place = place.checked_add(times)?;
    }
    Some(())
}

/// The board after hops that are no legal play, leg by leg as far as there is a checker to move: a lone enemy checker is hit, and
/// where two stand nobody lands.
pub(super) fn as_written(hops: &[Hop], board: &PointsSetup) -> PointsSetup {
    let mut after = board.clone();
    for leg in legs(hops) {
        let held = enemies(&after, leg.to);
        let mut own = after.x;
        if held > 1 || take(&mut own, leg.from, 1).is_none() || put(&mut own, leg.to, 1).is_none() {
            continue;
        }
        after.x = own;
        if let (1, Some(index)) = (held, point_index(leg.to)) {
            after.o.points[index] = 0;
            after.o.bar = after.o.bar.saturating_add(1);
        }
    }
    after
}

#[cfg(test)]
mod tests {
    use alea_game::{CubeUse, Node, Play};
    use alea_notation::turn;

    use super::*;
    use crate::{GAMES, Random};

    /// The boards that the legal turns lead to which take the mover's checkers where the hops say, hit what is named, and as little
    /// as they can beyond that: found by looking at all turns.
    fn among(turns: &[Play], hops: &[Hop], board: &PointsSetup) -> Vec<Setup> {
        let Some(target) = own_after(hops, &board.x) else { return Vec::new() };
        let named: Vec<u16> = hops.iter().flat_map(Hop::legs).map(|(step, _)| step.to).collect();
        let fits = |turn: &&Play| {
            let Setup::Points(after) = &turn.after else { return false };
            let hit = |&to: &u16| enemies(board, to) != 1 || enemies(after, to) == 0;
            after.x.points == target.points && after.x.bar == target.bar && named.iter().all(hit)
        };
        let waiting = |after: &Setup| match after {
            Setup::Points(points) => points.o.bar,
            Setup::Square(_) => 0,
        };
        let found: Vec<Setup> = turns.iter().filter(fits).map(|turn| turn.after.clone()).collect();
        let least = found.iter().map(waiting).min();
        found.into_iter().filter(|after| Some(waiting(after)) == least).collect()
    }

    fn found(table: &dyn Table, hops: &[Hop], board: &PointsSetup, dice: Dice) -> Vec<Setup> {
        let mut least = None;
        let mut found = Vec::new();
        for way in ways(hops, board, dice) {
            let hits = way.hits.count_ones();
            if let Ok(play) = table.complete(&way.steps)
                && *least.get_or_insert(hits) == hits
                && !found.contains(&play.after)
            {
                found.push(play.after);
            }
        }
        found
    }

    #[test]
    fn what_is_found_by_its_checkers_is_what_a_search_of_all_turns_finds() {
        let games: Vec<_> = GAMES.iter().filter(|entry| entry.cube == CubeUse::Optional).collect();
        let (mut legal, mut illegal, mut unclear) = (0, 0, 0);
        for (index, entry) in games.iter().cycle().take(60).enumerate() {
            let mut random = Random::of_game(5, index as u64);
            let mut table = entry.open(&entry.default_rules(), None).expect("the start of a game");
            loop {
                match table.node() {
                    Node::Over(_) => break,
                    Node::Chance(_) => {
                        table.roll(random.dice()).expect("a roll is due");
                    }
                    Node::Decision(_) => {}
                }
                if let (Some(dice), Setup::Points(board)) = (table.rolled(), table.setup()) {
                    let turns = table.turns();
                    for turn in turns.iter().take(20) {
                        let single = |step: &Step| Hop {
                            from: step.from,
                            via: Vec::new(),
                            to: step.to,
                            hits: false,
                            times: 1,
                        };
                        let steps: Vec<Hop> = turn.steps.iter().map(single).collect();
                        let joined = turn::parse(&turn.text.replace('*', "")).expect("the text of a turn");
                        let mut unnamed = joined.clone();
                        unnamed.iter_mut().for_each(|hop| hop.via.clear());
                        // Somewhere a checker goes elsewhere than it can.
                        let mut wrong = joined.clone();
                        if let Some(hop) = wrong.first_mut() {
                            hop.to = random.below(hop.from.into()) as u16;
                        }
                        let mut other = steps.clone();
                        if let Some(hop) = other.last_mut() {
                            hop.from = 1 + random.below(25) as u16;
                        }
                        for hops in [steps, joined, unnamed, wrong, other] {
                            let mut expected = among(&turns, &hops, &board);
                            let mut found = found(&*table, &hops, &board, dice);
                            expected.sort();
                            found.sort();
                            assert_eq!(found, expected, "{board:?} {dice} {hops:?}");
                            match found.len() {
                                0 => illegal += 1,
                                1 => legal += 1,
                                _ => unclear += 1,
                            }
                        }
                    }
                }
                table.play_random(&mut |n| random.below(n));
            }
        }
        assert!(legal > 1_000 && illegal > 1_000 && unclear > 10, "{legal} {illegal} {unclear}");
    }
}
