//! Positions for tests: valid, mostly unreachable, and crowded with what random play hardly meets.
//!
//! A position begins with a **scene**, a few checkers that make some rule matter; the rest of both sides' checkers is
//! strewn over the places that are left. What no player can be asked to move in is thrown away: boards on which the game
//! is over, both sides closed out, a second checker ahead of a runner, a standing block that Narde forbids.

use alea_game::{Checkers, Dice, PointsSetup, RuleValue};
use rand::{Rng, RngExt};

use crate::oracle::Oracle;

/// How the two sides meet in a game, as far as drawing positions goes.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Contact {
    Hit,
    Pin,
    Hold,
}

/// A scattered position of `game`, to be played under its default options or any others. The context `turn` is set for
/// Narde only, where the rules ask.
///
/// # Panics
/// If there is no such game.
pub fn scattered(game: &str, rng: &mut impl Rng) -> PointsSetup {
    let oracle = Oracle::new(game, &RuleValue::default());
    loop {
        let mut draft = Draft::new(game);
        draft.scene(rng);
        draft.strew(rng);
        let mut setup = draft.setup();
        if game == "narde" {
            let first = setup.x.on(24) == 15 && rng.random_bool(0.8);
            setup.turn = Some(if first { 1 } else { rng.random_range(2..40) });
        }
        if draft.sensible() && oracle.over(&setup).is_none() {
            return setup;
        }
    }
}

/// A position reached by random play from the start within `most` turns, with the roll to be played. The context `turn`
/// is set for Narde only.
///
/// # Panics
/// If there is no such game.
pub fn played(oracle: &Oracle, game: &str, most: u16, rng: &mut impl Rng) -> (PointsSetup, Dice) {
    loop {
        let mut setup = oracle.start();
        let length = rng.random_range(0..=most);
        for half in 0..=length {
            if game == "narde" {
                setup.turn = Some(half / 2 + 1);
            }
            let dice = roll(rng);
            if half == length {
                return (setup, dice);
            }
            let results = oracle.turns(&setup, dice).results;
            let chosen = rng.random_range(0..results.len());
            let (after, over) = results.into_iter().nth(chosen).expect("the index is in range");
            if over.is_some() {
                break;
            }
            setup = oracle.flipped(&after);
        }
    }
}

/// Two dice.
///
/// # Panics
/// Never.
pub fn roll(rng: &mut impl Rng) -> Dice {
    Dice::new(rng.random_range(1..=6), rng.random_range(1..=6)).expect("dice show 1 to 6")
}

/// The sides of a draft.
const X: usize = 0;
const O: usize = 1;

/// A position in the making. Both sides are kept in their **own** numbering; index 25 is the bar.
struct Draft {
    game: String,
    contact: Contact,
    total: u8,
    counts: [[u8; 26]; 2],
    pinned: [[bool; 26]; 2],
    /// How many checkers of each side are to be on the board in the end.
    wanted: [u8; 2],
    /// The highest own point on which each side's remaining checkers are strewn.
    highest: [usize; 2],
    /// Whether the remaining checkers rather join points already held and stay off the start, so that the scene stands out.
    keep: bool,
}

impl Draft {
    fn new(game: &str) -> Draft {
        let contact = match game {
            "plakoto" | "tapa" => Contact::Pin,
            "fevga" | "moultezim" | "narde" => Contact::Hold,
            _ => Contact::Hit,
        };
        let total = if game == "hypergammon" { 3 } else { 15 };
        Draft {
            game: game.into(),
            contact,
            total,
            counts: [[0; 26]; 2],
            pinned: [[false; 26]; 2],
            wanted: [total; 2],
            highest: [24; 2],
            keep: false,
        }
    }

    /// What the other side calls a point.
    fn other(&self, point: usize) -> usize {
        match self.contact {
            Contact::Hit | Contact::Pin => 25 - point,
            Contact::Hold => (point + 11) % 24 + 1,
        }
    }

    fn left(&self, side: usize) -> u8 {
        self.wanted[side].saturating_sub(self.counts[side].iter().sum())
    }

    /// Adds checkers to a free or own point, as far as the side has them.
    fn put(&mut self, side: usize, point: usize, count: u8) {
        let there = self.counts[1 - side][self.other(point)];
        if there == 0 {
            self.counts[side][point] += count.min(self.left(side));
        }
    }

    /// Puts a checker on the lone enemy checker that stands on the point, or makes one stand there first.
    fn pin(&mut self, side: usize, point: usize) {
        let theirs = self.other(point);
        if self.counts[1 - side][theirs] == 0 && self.counts[side][point] == 0 {
            self.put(1 - side, theirs, 1);
        }
        if self.counts[1 - side][theirs] == 1 && self.counts[side][point] == 0 && self.left(side) > 0 {
            self.counts[side][point] = 1;
            self.pinned[1 - side][theirs] = true;
        }
    }

    /// Holds all but `gaps` of six points that end at `low`.
    fn prime(&mut self, side: usize, low: usize, gaps: usize, rng: &mut impl Rng) {
        let mut points: Vec<_> = (low..low + 6).collect();
        for _ in 0..gaps {
            points.remove(rng.random_range(0..points.len()));
        }
        let count = if self.contact == Contact::Hold { 1 } else { 2 };
        for point in points {
            self.put(side, point, count);
        }
    }

    /// The few checkers that make a rule matter.
    fn scene(&mut self, rng: &mut impl Rng) {
        match rng.random_range(0..14) {
            0 => {}
            1..=3 => self.ending(rng),
            4 => {
                // A prime somewhere, and enemies behind it.
                let (side, low) = (rng.random_range(0..2), rng.random_range(1..=18));
                self.prime(side, low, rng.random_range(0..3), rng);
                for _ in 0..rng.random_range(0..4) {
                    let behind = (low + rng.random_range(5..12)).min(24);
                    let point = self.other(behind);
                    self.put(1 - side, point, rng.random_range(1..=3));
                }
                self.keep = rng.random_bool(0.5);
            }
            5 | 6 => self.few_against_many(rng),
            _ => match self.contact {
                Contact::Hit => self.hitting(rng),
                Contact::Pin => self.pinning(rng),
                Contact::Hold => self.holding(rng),
            },
        }
    }

    /// The mover at home or nearly so; the opponent anywhere.
    fn ending(&mut self, rng: &mut impl Rng) {
        let most = if rng.random_bool(0.5) { 4.min(self.total) } else { self.total };
        self.wanted[X] = rng.random_range(1..=most);
        self.highest[X] = 6;
        if rng.random_bool(0.3) {
            self.put(X, rng.random_range(7..=18), 1);
        }
        if rng.random_bool(0.5) {
            self.wanted[O] = rng.random_range(1..=self.total);
            self.highest[O] = *[3, 6, 12].get(rng.random_range(0..4)).unwrap_or(&24);
        }
        if self.contact == Contact::Pin {
            for _ in 0..rng.random_range(0..3) {
                let point = rng.random_range(1..=6);
                let theirs = self.other(point);
                if rng.random_bool(0.7) { self.pin(O, theirs) } else { self.pin(X, point) }
            }
        }
    }

    /// Few checkers with few ways to go, where the larger die and the number of dice decide.
    fn few_against_many(&mut self, rng: &mut impl Rng) {
        self.wanted[X] = rng.random_range(1..=3.min(self.total));
        self.put(X, rng.random_range(7..=24), 1);
        self.highest[X] = rng.random_range(1..=24);
        let (two, most) = if self.contact == Contact::Hold { (1, 15) } else { (2, 8) };
        for _ in 0..rng.random_range(most / 2..=most) {
            self.put(O, rng.random_range(1..=24), two);
        }
    }

    /// Bars, closed boards and blots within reach.
    fn hitting(&mut self, rng: &mut impl Rng) {
        match rng.random_range(0..4) {
            0 | 1 => {
                self.counts[X][25] = rng.random_range(1..=4).min(self.left(X));
                self.prime(O, 1, rng.random_range(1..=4), rng);
            }
            2 => {
                self.counts[O][25] = rng.random_range(1..=3).min(self.left(O));
                self.prime(X, 1, rng.random_range(0..=2), rng);
            }
            _ => {
                // Blots in the mover's home board, and hitters before it.
                for _ in 0..rng.random_range(1..=3) {
                    self.put(O, rng.random_range(19..=24), 1);
                }
                for _ in 0..rng.random_range(2..=5) {
                    self.put(X, rng.random_range(2..=12), 1);
                }
                self.highest[X] = 13;
                self.keep = true;
            }
        }
    }

    /// Mothers at risk and pinned, and pins everywhere.
    fn pinning(&mut self, rng: &mut impl Rng) {
        if rng.random_bool(0.6) {
            self.put(O, 24, 1);
            if rng.random_bool(0.25) {
                self.pin(X, 1);
            }
            match rng.random_range(0..4) {
                0 => {}
                1 => self.put(X, 24, 1),
                2 => self.put(X, 24, 2),
                _ => {
                    self.put(X, 24, 1);
                    self.pin(O, 1);
                }
            }
            for _ in 0..rng.random_range(1..=4) {
                self.put(X, rng.random_range(2..=13), 1);
            }
            self.keep = rng.random_bool(0.7);
            return;
        }
        for _ in 0..rng.random_range(1..=4) {
            self.pin(rng.random_range(0..2), rng.random_range(1..=24));
        }
    }

    /// Start quadrants nearly full, opponents locked in or about to be, heads and runners.
    fn holding(&mut self, rng: &mut impl Rng) {
        let quadrant = [19, 7][rng.random_range(0..2)];
        match rng.random_range(0..6) {
            0 | 1 => {
                let gaps = *[1, 1, 1, 1, 2].get(rng.random_range(0..6)).unwrap_or(&0);
                self.prime(X, quadrant, gaps, rng);
                self.put(X, rng.random_range(quadrant + 1..=quadrant + 5), 2);
                self.put(X, rng.random_range(quadrant..=24), 1);
                if rng.random_bool(0.5) {
                    self.wanted[X] = rng.random_range(7..=9);
                }
                if rng.random_bool(0.5) {
                    self.put(X, rng.random_range(1..=11), 1);
                }
            }
            2 | 3 => self.locked_in(rng),
            4 => {
                // Nearly at the start: a runner on his way, or the head alone.
                self.counts[X][24] = self.total;
                if rng.random_bool(0.6) {
                    self.counts[X][24] -= 1;
                    self.put(X, rng.random_range(12..=23), 1);
                }
                self.wanted[X] = self.counts[X].iter().sum();
                for _ in 0..rng.random_range(0..=4) {
                    self.put(O, rng.random_range(1..=23), rng.random_range(1..=4));
                }
                self.put(O, 24, self.left(O));
            }
            _ => {
                // A block in the making, with or without an enemy ahead of it.
                self.prime(X, rng.random_range(1..=19), 1, rng);
                self.highest[O] = 24;
                if rng.random_bool(0.6) {
                    let ahead = rng.random_range(1..=12);
                    for _ in 0..rng.random_range(3..=6) {
                        self.put(O, rng.random_range(ahead..=24), rng.random_range(1..=4));
                    }
                    let last = (1..=24).rev().find(|&point| self.counts[O][point] > 0).unwrap_or(24);
                    self.put(O, last, self.left(O));
                }
            }
        }
    }

    /// All enemies on one point, and six points before them held or nearly so.
    fn locked_in(&mut self, rng: &mut impl Rng) {
        let at = rng.random_range(7..=24);
        self.wanted[O] = if rng.random_bool(0.7) { self.total } else { rng.random_range(1..=self.total) };
        self.put(O, at, self.left(O));
        if rng.random_bool(0.5) {
            self.wanted[X] = rng.random_range(7..=9);
        }
        let gap = at - rng.random_range(1..=6);
        let open = rng.random_bool(0.6);
        for point in at - 6..at {
            if !open || point != gap {
                let own = self.other(point);
                self.put(X, own, 1);
            }
        }
        if open {
            // Somebody within reach of the gap.
            let filler = self.other(gap) + rng.random_range(1..=6);
            if filler <= 24 {
                self.put(X, filler, rng.random_range(1..=2));
            }
        }
        self.keep = rng.random_bool(0.3);
    }

    /// The rest of both sides, some of it heaped.
    fn strew(&mut self, rng: &mut impl Rng) {
        let heaps = rng.random_range(1..=4);
        for side in [X, O] {
            let deep = if self.keep && self.highest[side] == 24 { 23 } else { self.highest[side] };
            for _ in 0..200 {
                let left = self.left(side);
                if left == 0 {
                    break;
                }
                let point = rng.random_range(1..=deep);
                let count = rng.random_range(1..=heaps).min(left);
                if self.keep && self.counts[side][point] == 0 && rng.random_bool(0.5) {
                    continue;
                }
                self.put(side, point, count);
            }
        }
        if self.contact == Contact::Hit && rng.random_bool(0.1) {
            let side = rng.random_range(0..2);
            if let Some(point) = (1..=24).find(|&point| self.counts[side][point] > 0) {
                self.counts[side][point] -= 1;
                self.counts[side][25] += 1;
            }
        }
    }

    /// Whether a player can be asked to move here.
    fn sensible(&self) -> bool {
        let both_play = [X, O].iter().all(|&side| self.counts[side].iter().any(|&count| count > 0));
        let closed_out = |side: usize| {
            let closed = (1..=6).all(|point| self.counts[1 - side][point] >= 2);
            self.counts[side][25] > 0 && closed
        };
        let kept = [X, O].iter().all(|&side| match self.game.as_str() {
            "fevga" | "moultezim" => self.runner_kept(side),
            "narde" => !self.bad_block(side),
            _ => true,
        });
        both_play && !(closed_out(X) && closed_out(O)) && kept
    }

    /// Fevga: before a checker has passed the opponent's start at most one is off the own.
    fn runner_kept(&self, side: usize) -> bool {
        let counts = &self.counts[side];
        let passed = counts[1..12].iter().any(|&count| count > 0);
        let all: u8 = counts.iter().sum();
        passed || all < self.total || counts[24] + 1 >= self.total
    }

    /// Narde: six points in a row along the enemy's path, and no enemy ahead of them or off.
    fn bad_block(&self, side: usize) -> bool {
        let enemies = &self.counts[1 - side];
        let all: u8 = enemies.iter().sum();
        let held = |point: usize| self.counts[side][self.other(point)] > 0;
        all == self.total
            && (1..=19).any(|low| (low..low + 6).all(held) && (1..low).all(|point| enemies[point] == 0))
    }

    fn setup(&self) -> PointsSetup {
        let mut setup = PointsSetup::default();
        for point in 1..=24 {
            let theirs = self.other(point);
            set(&mut setup.x, point, self.counts[X][point], self.pinned[X][point]);
            set(&mut setup.o, point, self.counts[O][theirs], self.pinned[O][theirs]);
        }
        setup.x.bar = self.counts[X][25];
        setup.o.bar = self.counts[O][25];
        setup
    }
}

fn set(checkers: &mut Checkers, point: usize, count: u8, pinned: bool) {
    checkers.points[point - 1] = count;
    checkers.pinned |= u32::from(pinned) << point;
}
