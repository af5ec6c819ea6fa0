//! Backgammon: what experts look at, as groups of things that exclude each other.
//!
//! | slots | what | rows | inputs |
//! |---|---|---|---|
//! | 12 | two neighbouring points, for both sides | count classes 0 to 6 or more of each: 13 · 13 | a side's blot; two or more; three; … six |
//! | 6 a side | points made on eight or nine neighbouring points | every pattern | every pattern of each window of six |
//! | 24 a side | a blot on this point with the enemy checkers 1 to 6 pips away | every pattern | the pattern at this point; the pattern anywhere |
//! | 24 a side | the same for 7 to 12 pips | every pattern, by three points | the same; the pattern anywhere |
//! | 1 a side | the rearmost checker, or one, two, three or more on the bar, with the points made ahead of it | every place and pattern | the place and pattern; the place |
//! | 1 a side | checkers off | 1 to 15 | one or more; two; … |
//! | 1 a side | pips | steps of 4 | steps of 4; of 16 |
//! | 1 | the difference of pips | steps of 2 | steps of 2; of 8 |
//!
//! A side's points are numbered its own way, so that both learn the same shapes, though with weights of their own: it matters who is
//! on roll.

use std::ops::Range;

use alea_tables::{BAR, Board, Half, OFF};

use super::{FeatureSet, SLOTS, Slots};
use crate::net::wide::{Registers, Work, widely};

/// Everything: for positions in which the sides have not passed each other.
pub static CONTACT: FeatureSet = FeatureSet {
    id: "backgammon-contact-1",
    slots: contact,
    parts: contact_parts,
    inputs: FAR_SHOT_INPUTS.end,
    slot_rows: contact_slot_rows,
    scarce: &[
        slot::SHOTS..slot::SHOTS + 24,
        slot::SHOTS + 24..slot::FAR_SHOTS,
        slot::FAR_SHOTS..slot::FAR_SHOTS + 24,
        slot::FAR_SHOTS + 24..slot::END,
    ],
};

/// Points, checkers off and pips: for races.
pub static RACE: FeatureSet = FeatureSet {
    id: "backgammon-race-1",
    slots: race,
    parts: race_parts,
    inputs: LEAD_INPUTS.end,
    slot_rows: race_slot_rows,
    scarce: &[],
};

/// The numbers that come after those of another group.
const fn after(before: &Range<usize>, count: usize) -> Range<usize> {
    before.end..before.end + count
}

/// Where the slots of each group begin. Those of races come first.
mod slot {
    pub(super) const POINTS: usize = 0;
    pub(super) const OFF: usize = POINTS + 12;
    pub(super) const PIPS: usize = OFF + 2;
    pub(super) const LEAD: usize = PIPS + 2;
    pub(super) const MADE: usize = LEAD + 1;
    pub(super) const REAR: usize = MADE + 2 * super::GROUPS.len();
    pub(super) const SHOTS: usize = REAR + 2;
    pub(super) const FAR_SHOTS: usize = SHOTS + 2 * 24;
    pub(super) const END: usize = FAR_SHOTS + 2 * 24;

    const _: () = assert!(END <= super::super::SLOTS);
}

/// What can stand on a point: nothing, one to six or more of one side, one to six or more of the other.
const STATES: u16 = 13;
/// Patterns of six.
const PATTERNS: u16 = 64;
/// Places of a rearmost checker: 24 points, and one, two, three or more on the bar.
const PLACES: u16 = 27;
/// Steps of four pips; the last one is open.
const PIP_STEPS: u16 = 48;
/// Steps of two pips of difference; the first and the last one are open.
const LEAD_STEPS: u16 = 64;
/// The lowest point of each group of neighbouring points, and how many points it has.
const GROUPS: [(u32, u32); 6] = [(1, 8), (4, 8), (7, 8), (10, 8), (13, 8), (16, 9)];
/// Windows of six points.
const WINDOWS: usize = 19;

/// Where the rows of each group begin. Row 0 is that of nothing.
mod row {
    use super::{GROUPS, LEAD_STEPS, PATTERNS, PIP_STEPS, PLACES, STATES};

    pub(super) const POINTS: u16 = 1;
    pub(super) const OFF: u16 = POINTS + 12 * STATES * STATES;
    pub(super) const PIPS: u16 = OFF + 2 * 15;
    pub(super) const LEAD: u16 = PIPS + 2 * PIP_STEPS;
    pub(super) const RACE_END: u16 = LEAD + LEAD_STEPS;
    pub(super) const MADE: [[u16; 6]; 2] = {
        let (mut starts, mut next, mut side) = ([[0; 6]; 2], RACE_END, 0);
        while side < 2 {
            let mut group = 0;
            while group < 6 {
                starts[side][group] = next;
                next += 1 << GROUPS[group].1;
                group += 1;
            }
            side += 1;
        }
        starts
    };
    pub(super) const REAR: u16 = MADE[1][5] + (1 << GROUPS[5].1);
    pub(super) const SHOTS: u16 = REAR + 2 * PLACES * PATTERNS;
    pub(super) const FAR_SHOTS: u16 = SHOTS + 2 * 24 * PATTERNS;
    #[cfg(test)]
    pub(super) const END: u16 = FAR_SHOTS + 2 * 8 * PATTERNS;
}

/// What a checker count is among the states of a point, for the mover and for the other side.
const STATE: [[u16; 16]; 2] = {
    let (mut states, mut count) = ([[0; 16]; 2], 1);
    while count < 16 {
        let class = if count < 6 { count } else { 6 };
        states[0][count] = class as u16;
        states[1][count] = class as u16 + 6;
        count += 1;
    }
    states
};

/// What the counts of two neighbouring points, in four bits each, are among their states: for the mover's, the lower point first, and
/// for the other side's, whose lower point is the higher one.
static PAIR_STATE: [[u16; 256]; 2] = {
    let (mut states, mut counts) = ([[0; 256]; 2], 0);
    while counts < 256 {
        let (low, high) = (counts & 15, counts >> 4);
        states[0][counts] = STATE[0][low] * STATES + STATE[0][high];
        states[1][counts] = STATE[1][high] * STATES + STATE[1][low];
        counts += 1;
    }
    states
};

fn race(registers: Registers, board: &Board, slots: &mut Slots) {
    struct Race<'a>(&'a Board, &'a mut Slots);
    impl Work for Race<'_> {
        type Done = ();
        #[inline(always)]
        fn done(self) {
            read_race(self.0, self.1);
        }
    }
    widely(registers, Race(board, slots));
}

fn contact(registers: Registers, board: &Board, slots: &mut Slots) {
    struct Contact<'a>(&'a Board, &'a mut Slots);
    impl Work for Contact<'_> {
        type Done = ();
        #[inline(always)]
        fn done(self) {
            read_contact(self.0, self.1);
        }
    }
    widely(registers, Contact(board, slots));
}

#[inline(always)]
fn read_race(board: &Board, slots: &mut Slots) {
    let slots = &mut slots.0;
    // Bytes with the counts of points 1 and 2, 3 and 4, … of the mover; those of the other side from its last points on.
    let mine = (board.me.bits() >> 4).to_le_bytes();
    let yours = (board.you.bits() >> 4).to_le_bytes();
    for (pair, slot) in slots[slot::POINTS..slot::OFF].iter_mut().enumerate() {
        let state = PAIR_STATE[0][usize::from(mine[pair])] + PAIR_STATE[1][usize::from(yours[11 - pair])];
        // Boards that are checked have one side on a point at most.
        let state = state.min(STATES * STATES - 1);
        *slot = if state == 0 { 0 } else { row::POINTS + pair as u16 * STATES * STATES + state };
    }
    let mut pips = [0; 2];
    for (side, half) in [board.me, board.you].into_iter().enumerate() {
        let off = u16::from(half.count(OFF));
        slots[slot::OFF + side] = if off == 0 { 0 } else { row::OFF + side as u16 * 15 + off - 1 };
        pips[side] = half.pips();
        let step = (pips[side] / 4).min(PIP_STEPS - 1);
        slots[slot::PIPS + side] = row::PIPS + side as u16 * PIP_STEPS + step;
    }
    let half = LEAD_STEPS as i16;
    let lead = (pips[0] as i16 - pips[1] as i16).clamp(-half, half - 1);
    slots[slot::LEAD] = row::LEAD + ((lead + half) / 2) as u16;
}

#[inline(always)]
fn read_contact(board: &Board, slots: &mut Slots) {
    read_race(board, slots);
    let slots = &mut slots.0;
    let of = |half: Half| (half, half.held(), half.stacked());
    let sets = [of(board.me), of(board.you)];
    for (side, [(half, held, made), (_, enemy_held, enemy_made)]) in
        [sets, [sets[1], sets[0]]].into_iter().enumerate()
    {
        for (group, (low, count)) in GROUPS.into_iter().enumerate() {
            let pattern = (made >> low & ((1 << count) - 1)) as u16;
            let row = if pattern == 0 { 0 } else { row::MADE[side][group] + pattern };
            slots[slot::MADE + side * GROUPS.len() + group] = row;
        }
        // Enemy checkers as this side numbers points; 0 is the bar that they come in from.
        let hitters = across(enemy_held);
        let blocks = across(enemy_made) & !1;
        slots[slot::REAR + side] = half.rearmost().map_or(0, |rearmost| {
            let bar = half.count(BAR).min(3);
            let place = u16::from(if bar > 0 { 23 + bar } else { rearmost - 1 });
            row::REAR + (side as u16 * PLACES + place) * PATTERNS + below(blocks, rearmost.into())
        });
        shots(side, held & !made, hitters, slots);
    }
}

/// Points of a side.
const POINTS: usize = 24;

/// The blots of a side with the enemy checkers that may hit them. All points are done alike, so that it can be done for many at once.
#[inline(always)]
fn shots(side: usize, blots: u32, hitters: u32, slots: &mut [u16; SLOTS]) {
    let (mut blot, mut near, mut far) = ([false; POINTS], [0; POINTS], [0; POINTS]);
    for at in 0..POINTS {
        blot[at] = blots >> (at + 1) & 1 != 0;
        near[at] = below(hitters, at as u32 + 1);
    }
    // What is near to a point is far from the one six pips behind.
    far[6..].copy_from_slice(&near[..POINTS - 6]);
    let (first_near, first_far) = (slot::SHOTS + side * POINTS, slot::FAR_SHOTS + side * POINTS);
    for at in 0..POINTS {
        let row = row::SHOTS + (side * POINTS + at) as u16 * PATTERNS + near[at];
        slots[first_near + at] = if blot[at] & (near[at] != 0) { row } else { 0 };
    }
    for at in 0..POINTS {
        let row = row::FAR_SHOTS + (side * 8 + at / 3) as u16 * PATTERNS + far[at];
        slots[first_far + at] = if blot[at] & (far[at] != 0) { row } else { 0 };
    }
}

fn race_slot_rows() -> Vec<Range<u16>> {
    let group = |first: u16, slots: u16, rows: u16| {
        (0..slots).map(move |at| first + at * rows..first + (at + 1) * rows)
    };
    let points = group(row::POINTS, 12, STATES * STATES);
    let off = group(row::OFF, 2, 15);
    let pips = group(row::PIPS, 2, PIP_STEPS);
    points.chain(off).chain(pips).chain(group(row::LEAD, 1, LEAD_STEPS)).collect()
}

fn contact_slot_rows() -> Vec<Range<u16>> {
    let group = |first: u16, rows: u16, at: u16| first + at * rows..first + (at + 1) * rows;
    let mut slots = race_slot_rows();
    for starts in row::MADE {
        slots.extend(starts.into_iter().zip(GROUPS).map(|(first, (_, count))| group(first, 1 << count, 0)));
    }
    slots.extend((0..2).map(|side| group(row::REAR, PLACES * PATTERNS, side)));
    slots.extend((0..2 * 24).map(|place| group(row::SHOTS, PATTERNS, place)));
    slots.extend((0..2 * 24).map(|place| group(row::FAR_SHOTS, PATTERNS, place / 3)));
    slots
}

/// A set of places as the other side numbers them.
fn across(places: u32) -> u32 {
    places.reverse_bits() >> 6
}

/// Which of the six places below `place` are in `set`: the lowest bit is the farthest of them.
#[inline(always)]
fn below(set: u32, place: u32) -> u16 {
    (set << 6 >> place) as u16 & (PATTERNS - 1)
}

/// Where the inputs of each group begin.
const POINT_INPUTS: Range<usize> = 0..24 * 12;
const OFF_INPUTS: Range<usize> = after(&POINT_INPUTS, 2 * 15);
const PIP_INPUTS: Range<usize> = after(&OFF_INPUTS, 2 * (PIP_STEPS as usize + PIP_STEPS as usize / 4));
const LEAD_INPUTS: Range<usize> = after(&PIP_INPUTS, LEAD_STEPS as usize + LEAD_STEPS as usize / 4);
const MADE_INPUTS: Range<usize> = after(&LEAD_INPUTS, 2 * WINDOWS * PATTERNS as usize);
const REAR_INPUTS: Range<usize> = after(&MADE_INPUTS, 2 * PLACES as usize * (PATTERNS as usize + 1));
const SHOT_INPUTS: Range<usize> = after(&REAR_INPUTS, 2 * (24 + 1) * PATTERNS as usize);
const FAR_SHOT_INPUTS: Range<usize> = after(&SHOT_INPUTS, 2 * (8 + 1) * PATTERNS as usize);

fn race_parts() -> Vec<Vec<u16>> {
    let mut parts = vec![vec![]];
    for pair in 0..12 {
        for states in 0..usize::from(STATES * STATES) {
            let two = [states / usize::from(STATES), states % usize::from(STATES)];
            let stands = |(at, state): (usize, usize)| {
                let first = (pair * 2 + at) * 12 + if state > 6 { 6 } else { 0 };
                let class = if state > 6 { state - 6 } else { state };
                // A blot is something else than two checkers; three are two and one more.
                match class {
                    0 => first..first,
                    1 => first..first + 1,
                    _ => first + 1..first + class,
                }
            };
            parts.push(numbers(&POINT_INPUTS, two.into_iter().enumerate().flat_map(stands)));
        }
    }
    for side in 0..2 {
        for off in 0..15 {
            parts.push(numbers(&OFF_INPUTS, side * 15..=side * 15 + off));
        }
    }
    let (fine, coarse) = (usize::from(PIP_STEPS), usize::from(PIP_STEPS) / 4);
    for side in 0..2 {
        for step in 0..fine {
            let first = side * (fine + coarse);
            parts.push(numbers(&PIP_INPUTS, [first + step, first + fine + step / 4]));
        }
    }
    let fine = usize::from(LEAD_STEPS);
    parts.extend((0..fine).map(|step| numbers(&LEAD_INPUTS, [step, fine + step / 4])));
    parts
}

fn contact_parts() -> Vec<Vec<u16>> {
    let patterns = usize::from(PATTERNS);
    let mut parts = race_parts();
    for side in 0..2 {
        for (low, count) in GROUPS {
            for made in 0..1 << count {
                let windows = low as usize..low as usize + count as usize - 5;
                let pattern = |window: usize| made >> (window - low as usize) & (patterns - 1);
                let input = |window: usize| (side * WINDOWS + window - 1) * patterns + pattern(window);
                parts.push(numbers(&MADE_INPUTS, windows.filter(|&window| pattern(window) != 0).map(input)));
            }
        }
    }
    let places = 2 * usize::from(PLACES);
    for place in 0..places {
        for block in 0..patterns {
            parts.push(numbers(&REAR_INPUTS, [place * patterns + block, places * patterns + place]));
        }
    }
    for (inputs, zones) in [(SHOT_INPUTS, 24), (FAR_SHOT_INPUTS, 8)] {
        for place in 0..2 * zones {
            for shots in 0..patterns {
                let anywhere = 2 * zones + place / zones;
                parts.push(numbers(&inputs, [place * patterns + shots, anywhere * patterns + shots]));
            }
        }
    }
    parts
}

/// Inputs of a group, as numbers among all of them.
fn numbers(group: &Range<usize>, within: impl IntoIterator<Item = usize>) -> Vec<u16> {
    within.into_iter().map(|at| (group.start + at) as u16).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Parts;

    const SETS: [&FeatureSet; 2] = [&CONTACT, &RACE];

    fn inputs(set: &FeatureSet, parts: &Parts, board: &Board) -> Vec<u16> {
        let mut slots = Slots::EMPTY;
        (set.slots)(Registers::widest(), board, &mut slots);
        let mut inputs: Vec<u16> = slots.rows().flat_map(|row| parts.of(row).to_vec()).collect();
        inputs.sort_unstable();
        inputs
    }

    #[test]
    fn rows_and_inputs_are_counted() {
        for (set, rows) in SETS.into_iter().zip([row::END, row::RACE_END]) {
            let parts = set.parts();
            assert_eq!(parts.rows(), usize::from(rows), "{}", set.id);
            let mut seen = vec![false; set.inputs];
            for row in 0..rows {
                for &input in parts.of(row) {
                    seen[usize::from(input)] = true;
                }
            }
            // A window without a made point is none, and so is no shot at all.
            let never = seen.iter().filter(|&&seen| !seen).count();
            assert_eq!(never, if set.id == CONTACT.id { 2 * WINDOWS } else { 0 }, "{}", set.id);
        }
    }

    /// The start of the game, seen as one would say it.
    #[test]
    fn the_start_is_seen() {
        let half = Half::of(&[(24, 2), (13, 5), (8, 3), (6, 5)]);
        let board = Board { me: half, you: half };
        let parts = CONTACT.parts();
        let seen = inputs(&CONTACT, &parts, &board);
        let point = |side: u16, point: u16, inputs: core::ops::RangeInclusive<u16>| {
            inputs.map(move |input| (point - 1) * 12 + side * 6 + input)
        };
        for (at, mine) in [(24, 1..=1), (13, 1..=4), (8, 1..=2), (6, 1..=4)] {
            for input in point(0, at, mine.clone()).chain(point(1, 25 - at, mine)) {
                assert!(seen.contains(&input), "point {at}, input {input}");
            }
        }
        let points = seen.iter().filter(|&&input| usize::from(input) < POINT_INPUTS.end).count();
        assert_eq!(points, 2 * (1 + 4 + 2 + 4));
        let shots = seen.iter().filter(|&&input| usize::from(input) >= REAR_INPUTS.end).count();
        assert_eq!(shots, 0);
    }

    /// A blot six, and one twelve pips away from the enemy's rearmost checkers, and one that a checker on the bar may hit.
    #[test]
    fn shots_are_seen_from_where_they_come() {
        // In the mover's numbering: enemies on the bar, 7 and 20.
        let enemy = Half::of(&[(BAR, 1), (18, 2), (5, 2), (OFF, 10)]);
        for (blot, near, far) in
            [(13, 0b000_001, 0), (19, 0, 0b000_001), (12, 0b000_010, 0b000_001), (4, 0b000_100, 0)]
        {
            let board = Board { me: Half::of(&[(blot, 1), (OFF, 14)]), you: enemy };
            let mut slots = Slots::EMPTY;
            contact(Registers::widest(), &board, &mut slots);
            let at = u16::from(blot) - 1;
            let row = |first: u16, place: u16, pattern: u16| {
                if pattern == 0 { 0 } else { first + place * PATTERNS + pattern }
            };
            assert_eq!(slots.0[slot::SHOTS + usize::from(at)], row(row::SHOTS, at, near), "near {blot}");
            assert_eq!(
                slots.0[slot::FAR_SHOTS + usize::from(at)],
                row(row::FAR_SHOTS, at / 3, far),
                "far {blot}"
            );
        }
    }

    /// Nothing that is put on a board leads out of the tables, sound or not.
    #[test]
    fn every_board_stays_within_the_rows() {
        let mut random = crate::Random::of_game(1, 0);
        for _ in 0..20_000 {
            let mut half = || {
                let stacks: Vec<(u8, u8)> = (0..=BAR)
                    .map(|place| (place, if random.below(3) == 0 { random.below(16) as u8 } else { 0 }))
                    .collect();
                Half::of(&stacks)
            };
            let board = Board { me: half(), you: half() };
            for (set, rows) in SETS.into_iter().zip([row::END, row::RACE_END]) {
                let mut slots = Slots::EMPTY;
                (set.slots)(Registers::widest(), &board, &mut slots);
                assert!(slots.rows().all(|row| row < rows));
                let allowed = (set.slot_rows)();
                for (at, &row) in slots.0.iter().enumerate().filter(|&(_, &row)| row != 0) {
                    assert!(allowed[at].contains(&row), "slot {at} of {}", set.id);
                }
            }
        }
    }
}
