//! The board of 24 points on the screen.

use alea_game::{Dice, PointsSetup, Side, Step};
use alea_notation::draw::Way;

use super::{
    Scene,
    pen::{Ink, Pen},
};

/// Checkers drawn on a point; a number stands behind them where there are more.
const DRAWN: u16 = 5;
/// Rows of one half of the board, the number included.
const ROWS: u16 = DRAWN + 1;
/// The board with its frame and its numbers.
pub(crate) const HEIGHT: u16 = 2 * ROWS + 1 + 4;
/// Columns of the bar.
const BAR: u16 = 5;

/// How wide the board is with so many columns a point.
pub(crate) const fn width(slot: u16) -> u16 {
    3 + BAR + 2 * (6 * slot + 2) + 1
}

/// The places of the board as the cursor walks over them: two rows from left to right, in the mover's numbering.
pub(crate) fn grid(scene: &Scene<'_>, way: Way) -> Vec<Vec<u16>> {
    let number = |point: u16| match scene.mover == scene.bottom {
        true => point,
        false => way.opponents_number(point as u8).into(),
    };
    let row = |points: [u16; 12]| {
        let mut row: Vec<u16> = points[..6].iter().map(|&point| number(point)).collect();
        row.push(Step::BAR);
        row.extend(points[6..].iter().map(|&point| number(point)));
        if scene.mirrored {
            row.reverse();
        }
        row.push(Step::OFF);
        row
    };
    let up = std::array::from_fn(|at| at as u16 + 13);
    let down = std::array::from_fn(|at| 12 - at as u16);
    vec![row(up), row(down)]
}

pub(crate) fn draw(pen: &mut Pen<'_>, scene: &Scene<'_>, setup: &PointsSetup, way: Way, slot: u16) {
    let grid = grid(scene, way);
    frame(pen, slot);
    for (row, places) in grid.iter().enumerate() {
        for (col, &place) in places.iter().enumerate() {
            let (x, width) = column(col, slot);
            let spot = Spot { row, x, width };
            match place {
                Step::OFF => {}
                Step::BAR => bar(pen, scene, setup, &spot),
                _ => point(pen, scene, setup, place, &spot),
            }
        }
    }
    if let Some(dice) = scene.dice {
        // On the right-hand side of whoever rolls, as people throw them.
        let right = scene.mover == scene.bottom;
        draw_dice(pen, scene, dice, if right { 7 } else { 0 }, slot);
    }
}

/// Where a point is drawn.
struct Spot {
    row: usize,
    x: u16,
    width: u16,
}

impl Spot {
    /// The row of the screen that is so many checkers from the edge.
    fn height(&self, height: u16) -> u16 {
        if self.row == 0 { 2 + height } else { HEIGHT - 3 - height }
    }

    fn label(&self) -> u16 {
        if self.row == 0 { 0 } else { HEIGHT - 1 }
    }
}

/// The first column of a place of the grid, and how many it has.
fn column(col: usize, slot: u16) -> (u16, u16) {
    match col {
        0..6 => (2 + slot * col as u16, slot),
        6 => (3 + 6 * slot + 2, BAR - 2),
        _ => (6 + 6 * slot + BAR + slot * (col as u16 - 7), slot),
    }
}

fn frame(pen: &mut Pen<'_>, slot: u16) {
    let look = pen.look;
    let (across, down) = look.pick(("─", "│"), ("-", "|"));
    let side = across.repeat(usize::from(6 * slot + 2));
    let middle = across.repeat(usize::from(BAR));
    let edge =
        |[left, first, second, right]: [&str; 4]| format!("{left}{side}{first}{middle}{second}{side}{right}");
    let [top, bottom] = look.pick([["┌", "┬", "┬", "┐"], ["└", "┴", "┴", "┘"]], [["+"; 4]; 2]);
    pen.text(0, 1, &edge(top), Ink::Wood);
    pen.text(0, HEIGHT - 2, &edge(bottom), Ink::Wood);
    let half = 6 * slot + 2;
    for y in 2..HEIGHT - 2 {
        for x in [0, 1 + half, 2 + half + BAR, 3 + 2 * half + BAR] {
            pen.text(x, y, down, Ink::Wood);
        }
    }
}

/// One point: its number, the checkers on it from the edge inwards, and whether a checker may come.
fn point(pen: &mut Pen<'_>, scene: &Scene<'_>, setup: &PointsSetup, place: u16, spot: &Spot) {
    let at = usize::from(place) - 1;
    let point = place as u8;
    let mut pieces = Vec::new();
    let mut count = 0;
    for (checkers, side) in [(&setup.x, scene.mover), (&setup.o, !scene.mover)] {
        if checkers.is_pinned(point) && checkers.points[at] > 0 {
            pieces.insert(0, (side, true));
            count += u16::from(checkers.points[at]) - 1;
        } else {
            count += u16::from(checkers.points[at]);
        }
        let free = usize::from(checkers.points[at])
            - usize::from(checkers.is_pinned(point) && checkers.points[at] > 0);
        pieces.extend(std::iter::repeat_n((side, false), free));
    }
    let is_target = scene.targets.contains(&place);
    let cursor = scene.cursor == Some(place);
    let selected = scene.selected == Some(place);
    label(pen, spot, &place.to_string(), cursor, scene.sources.contains(&place) || is_target);
    if pieces.is_empty() {
        let foot = pen.look.pick("·", ".");
        put(
            pen,
            spot,
            0,
            if is_target { pen.look.pick("◦", "+") } else { foot },
            if is_target { Ink::Mark } else { Ink::Faint },
        );
        return;
    }
    let shown = pieces.len().min(usize::from(DRAWN));
    for (height, &(side, pinned)) in pieces.iter().take(shown).enumerate() {
        let mark = scene.mark(pen.look, side);
        let top = height + 1 == shown;
        match (pinned, selected && top) {
            (true, _) => put(pen, spot, height as u16, &format!("({mark})"), ink(side)),
            (false, true) => put(pen, spot, height as u16, &format!("[{mark}]"), Ink::Cursor),
            (false, false) => put(pen, spot, height as u16, mark, ink(side)),
        }
    }
    if pieces.len() > shown {
        put(pen, spot, DRAWN, &count.to_string(), Ink::Plain);
    } else if is_target && shown < usize::from(DRAWN) {
        put(pen, spot, shown as u16, pen.look.pick("◦", "+"), Ink::Mark);
    }
}

fn ink(side: Side) -> Ink {
    match side {
        Side::First => Ink::First,
        Side::Second => Ink::Second,
    }
}

/// Writes in the middle of a slot.
fn put(pen: &mut Pen<'_>, spot: &Spot, height: u16, text: &str, ink: Ink) {
    let y = spot.height(height);
    let width = text.chars().count() as u16;
    pen.text(spot.x + spot.width.saturating_sub(width) / 2, y, text, ink);
}

fn label(pen: &mut Pen<'_>, spot: &Spot, text: &str, cursor: bool, marked: bool) {
    let text = format!("{text:>2}");
    let x = spot.x + spot.width.saturating_sub(3) / 2;
    let ink = match (cursor, marked) {
        (true, _) => Ink::Cursor,
        (false, true) => Ink::Strong,
        (false, false) => Ink::Faint,
    };
    pen.text(x, spot.label(), &text, ink);
    if cursor {
        pen.text(x.saturating_sub(1), spot.label(), pen.look.pick("▸", ">"), Ink::Strong);
    }
}

/// The checkers on the bar, from the middle outwards, in the half in which they enter.
fn bar(pen: &mut Pen<'_>, scene: &Scene<'_>, setup: &PointsSetup, spot: &Spot) {
    // The player at the bottom enters at the top.
    let side = if spot.row == 0 { scene.bottom } else { !scene.bottom };
    let checkers = if side == scene.mover { &setup.x } else { &setup.o };
    let is_mover = side == scene.mover;
    if is_mover && scene.cursor == Some(Step::BAR) {
        label(pen, spot, "", true, true);
    }
    let count = u16::from(checkers.bar);
    for at in 0..count.min(DRAWN) {
        let mark = scene.mark(pen.look, side);
        let top = at + 1 == count.min(DRAWN);
        let selected = is_mover && top && scene.selected == Some(Step::BAR);
        let text = if selected { format!("[{mark}]") } else { mark.to_owned() };
        put(pen, spot, ROWS - 1 - at, &text, if selected { Ink::Cursor } else { ink(side) });
    }
    if count > DRAWN {
        put(pen, spot, 0, &count.to_string(), Ink::Plain);
    }
}

fn draw_dice(pen: &mut Pen<'_>, scene: &Scene<'_>, dice: Dice, first: usize, slot: u16) {
    let middle = column(first, slot).0 + 3 * slot;
    let faces = match dice.is_double() {
        true => vec![dice.first(); 4],
        false => vec![dice.first(), dice.second()],
    };
    let width = faces.len() as u16 * 4 - 1;
    let mut x = middle.saturating_sub(width / 2);
    let mut used = scene.used.clone();
    for face in faces {
        let spent = match used.iter().position(|&die| die == face) {
            Some(at) => {
                used.swap_remove(at);
                true
            }
            None => false,
        };
        let (text, ink) =
            if spent { (format!(" {face} "), Ink::Faint) } else { (format!("[{face}]"), Ink::Strong) };
        x = pen.text(x, 2 + ROWS, &text, ink) + 1;
    }
}

/// Which dice the steps have used: those shown, in any order.
pub(crate) fn used(dice: Dice, steps: &[Step]) -> Vec<u8> {
    let mut left = if dice.is_double() { vec![dice.first(); 4] } else { vec![dice.high(), dice.low()] };
    let mut used = Vec::new();
    for step in steps {
        let from = step.from.min(Step::BAR);
        let pips = from.saturating_sub(step.to);
        // Bearing off may take a larger die.
        let at = left.iter().position(|&die| u16::from(die) == pips).or_else(|| {
            (step.to == Step::OFF).then(|| left.iter().position(|&die| u16::from(die) > pips)).flatten()
        });
        if let Some(at) = at {
            used.push(left.remove(at));
        }
    }
    used
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_used_by_what_was_moved() {
        let dice = |a, b| Dice::new(a, b).expect("dice");
        let step = Step::new;
        assert_eq!(used(dice(3, 1), &[step(13, 12)]), [1]);
        assert_eq!(used(dice(6, 2), &[step(4, 0)]), [6]);
        assert_eq!(used(dice(2, 6), &[step(2, 0), step(1, 0)]), [2, 6]);
        assert_eq!(used(dice(4, 4), &[step(25, 21), step(21, 17)]), [4, 4]);
        assert_eq!(used(dice(5, 3), &[]), [0_u8; 0]);
    }
}
