//! From a play as it is written to the steps of a legal turn, or to the board that it leads to all the same.

use alea_game::{Checkers, Dice, Play, PointsSetup, Step};
use alea_notation::turn::Hop;

/// No turn has more steps.
const MOST: usize = 4;

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

/// The legal turn that leads to the position that the hops lead to.
pub(super) enum Found {
    /// None does.
    None,
    /// This one.
    One(Vec<Step>),
    /// This one, and others that hit otherwise.
    Several(Vec<Step>),
}

/// Looks for the play among the legal turns: the mover's checkers end where the hops say, and what is named as a landing is hit.
/// Beyond that as little as possible is hit.
pub(super) fn among(turns: &[Play], hops: &[Hop], board: &PointsSetup) -> Found {
    let Some(target) = own_after(hops, &board.x) else { return Found::None };
    let named = || hops.iter().flat_map(Hop::legs).map(|(step, _)| step.to);
    let must: u32 = named().filter(|&to| enemies(board, to) == 1).fold(0, |set, to| set | 1 << to);
    let mut found: Option<(u32, bool, &Play)> = None;
    for turn in turns {
        let alea_game::Setup::Points(after) = &turn.after else { continue };
        if after.x.points != target.points || after.x.bar != target.bar {
            continue;
        }
        let hit = hits(&board.o, &after.o);
        if hit & must != must {
            continue;
        }
        let more = (hit & !must).count_ones();
        found = match found {
            Some((least, _, best)) if least == more => Some((least, true, best)),
            Some(best) if best.0 < more => Some(best),
            _ => Some((more, false, turn)),
        };
    }
    match found {
        None => Found::None,
        Some((0, _, turn)) => Found::One(turn.steps.clone()),
        Some((_, false, turn)) => Found::One(turn.steps.clone()),
        Some((_, true, turn)) => Found::Several(turn.steps.clone()),
    }
}

/// The points from which an enemy checker was sent to the bar.
fn hits(before: &Checkers, after: &Checkers) -> u32 {
    let points = before.points.iter().zip(&after.points).zip(1..);
    points.filter(|((before, after), _)| before > after).fold(0, |set, (_, point)| set | 1 << point)
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
