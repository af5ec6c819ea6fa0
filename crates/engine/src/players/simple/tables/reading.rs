//! Reads the [`Terms`] from a board.

use alea_tables::{BAR, Mother, OFF, Rules, START, Variant};

use super::{
    shots::{Rolls, Shooter},
    terms::Terms,
    view::{HOME, POINTS, View, Views, places, quarter},
};

/// How many checkers of a stack count as blocked.
const OF_A_STACK: i32 = 3;
/// How many checkers a point bears before more of them are a stack.
const SPARES: i32 = 3;

/// What stands on a board, seen by the player who has just moved.
pub(super) fn read<V: Variant>(rules: &Rules, views: &Views) -> Terms {
    let Views { me, you } = views;
    let mut terms = Terms::NONE;
    side::<V>(me, you, 1, &mut terms);
    side::<V>(you, me, -1, &mut terms);
    terms.moved = [1];
    let (mine, all) = aimed::<V>(rules, you, me);
    terms.shots = mine.by_quarter;
    terms.mother = mine.mother;
    terms.exposed = [all.of_36()];
    terms.danger = [all.of_36() * (you.closed & HOME).count_ones() as i32];
    let (theirs, _) = aimed::<V>(rules, me, you);
    terms.targets = theirs.by_quarter;
    terms.their_mother = theirs.mother;
    terms
}

/// What one player has, whoever is to move, each counted as `one`.
fn side<V: Variant>(me: &View, you: &View, one: i32, terms: &mut Terms) {
    terms.pips[0] += one * me.pips as i32;
    terms.off[0] += one * me.on(OFF);
    terms.bar[0] += one * me.on(BAR);
    terms.head[0] += one * me.at_start();
    terms.start[me.at_start().clamp(0, 2) as usize] += one;
    for place in places(me.held & POINTS) {
        let (n, quarter) = (me.on(place), quarter(place));
        if quarter > 0 {
            terms.quarter[quarter - 1] += one * n;
        }
        terms.stack[quarter.min(1)] += one * (n - SPARES).max(0);
    }
    for place in places(me.closed) {
        terms.point[usize::from(place) - 1] += one;
    }
    for place in places(me.lone) {
        terms.lone[quarter(place)] += one;
    }
    for place in places(me.pins) {
        terms.pins[quarter(place)] += one;
        terms.held[0] += one * i32::from(me.on(place) > 1);
    }
    if me.pins >> V::TRAVEL.across(START) & 1 == 1 && you.at_start() == 1 {
        terms.caught[0] += one;
    }
    walls::<V>(me, you, one, terms);
}

/// What the closed points of `me` do to the checkers of `you`.
fn walls<V: Variant>(me: &View, you: &View, one: i32, terms: &mut Terms) {
    let rear = you.rear();
    let wall = V::TRAVEL.across_all(me.closed);
    let before = |place: u8| (wall & ((1 << place) - 1)) << 6 >> place & 0x3f;
    let fence = before(rear).count_ones() as usize;
    if let Some(term) = fence.checked_sub(1) {
        terms.fence[term] += one;
    }
    let longest = longest_row(wall & ((1 << rear) - 1));
    if let Some(term) = longest.checked_sub(2) {
        terms.prime[term.min(4)] += one;
    }
    for place in places(you.held & !you.pinned) {
        terms.blocked[0] += one * you.on(place).min(OF_A_STACK) * before(place).count_ones() as i32;
    }
    if you.on(BAR) > 0 {
        terms.shut[(me.closed & HOME).count_ones() as usize] += one;
    }
}

fn longest_row(mut set: u32) -> usize {
    let mut length = 0;
    while set != 0 {
        set &= set << 1;
        length += 1;
    }
    length
}

/// Rolls that hit or pin lone checkers.
#[derive(Default)]
struct Aimed {
    by_quarter: [i32; 4],
    mother: [i32; 2],
}

/// What `shooter` could do to the lone checkers of `target`, and the rolls that do anything of it.
fn aimed<V: Variant>(rules: &Rules, shooter: &View, target: &View) -> (Aimed, Rolls) {
    let (mut aimed, mut all) = (Aimed::default(), Rolls::default());
    if target.lone == 0 {
        return (aimed, all);
    }
    let gun = Shooter::new::<V>(shooter, target);
    for place in places(target.lone) {
        let rolls = gun.at(V::TRAVEL.across(place));
        all = all.or(rolls);
        if place == START && rules.mother != Mother::None {
            let waived = rules.mother == Mother::ImmediateWithWaiver && shooter.at_start() > 0;
            aimed.mother[usize::from(waived)] = rolls.of_36();
        } else {
            aimed.by_quarter[quarter(place)] += rolls.of_36();
        }
    }
    (aimed, all)
}
