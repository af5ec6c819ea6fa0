//! Which rolls hit or pin a lone checker.

use alea_tables::{ROLLS, Variant};

use super::view::{View, places};

/// A set of rolls: bit `i` is `ROLLS[i]`.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Rolls(u32);

impl Rolls {
    /// How many of the 36 throws of two dice these are.
    pub(super) fn of_36(self) -> i32 {
        places(self.0).map(|i| i32::from(ROLLS[usize::from(i)].1)).sum()
    }

    pub(super) fn or(self, other: Rolls) -> Rolls {
        Rolls(self.0 | other.0)
    }
}

/// The player who shoots, as he stands before the other player's board.
pub(super) struct Shooter {
    /// Where he has checkers that can move, in his numbering.
    movable: u32,
    /// Where he cannot land, in his numbering.
    closed: u32,
    /// How many he has on the bar.
    bar: u8,
}

impl Shooter {
    pub(super) fn new<V: Variant>(shooter: &View, target: &View) -> Shooter {
        Shooter {
            movable: shooter.held & !shooter.pinned,
            closed: V::TRAVEL.across_all(target.closed),
            bar: shooter.count[25],
        }
    }

    /// The rolls that hit or pin a checker on `point`, in the shooter's numbering.
    pub(super) fn at(&self, point: u8) -> Rolls {
        if self.movable >> point == 0 {
            return Rolls::default();
        }
        let mut rolls = 0;
        for (i, (roll, _)) in ROLLS.iter().enumerate() {
            let (high, low) = (roll.high(), roll.low());
            let hits = if roll.is_double() {
                self.by_double(point, high)
            } else {
                self.by_two(point, high, low) || self.by_two(point, low, high)
            };
            rolls |= u32::from(hits) << i;
        }
        Rolls(rolls)
    }

    fn stands(&self, place: u8) -> bool {
        place <= 25 && self.movable >> place & 1 == 1
    }

    fn open(&self, place: u8) -> bool {
        self.closed >> place & 1 == 0
    }

    /// Two dice, `first` played first.
    fn by_two(&self, point: u8, first: u8, second: u8) -> bool {
        match self.bar {
            0 => {
                self.stands(point + first) || self.stands(point + first + second) && self.open(point + second)
            }
            // The first die enters; the second then moves any checker.
            1 => {
                let entered = 25 - first;
                entered == point || self.open(entered) && (self.stands_after(point + second, entered))
            }
            _ => 25 - first == point || self.open(25 - first) && 25 - second == point,
        }
    }

    /// Whether a checker stands there once the one from the bar has entered.
    fn stands_after(&self, place: u8, entered: u8) -> bool {
        place < 25 && (place == entered || self.stands(place))
    }

    fn by_double(&self, point: u8, die: u8) -> bool {
        if self.bar > 0 && (25 - die != point && !self.open(25 - die) || self.bar > 4) {
            return false;
        }
        // What enters uses dice.
        let left = 4 - self.bar;
        if self.bar > 0 && 25 - die == point {
            return true;
        }
        for steps in 1..=left {
            let from = point + steps * die;
            if from > 24 {
                return self.bar == 0 && from == 25 && self.stands(25);
            }
            if self.stands(from) || self.bar > 0 && from == 25 - die {
                return true;
            }
            if !self.open(from) {
                return false;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use alea_game::{Game, Node};
    use alea_tables::{BAR, Backgammon, Board, Plakoto, Tables, Turn, Variant};

    use super::*;
    use crate::{Random, players::simple::tables::view::Views};

    fn shots(x: &[(u8, u8)], o: &[(u8, u8)], point: u8) -> i32 {
        let board = Board { me: alea_tables::Half::of(x), you: alea_tables::Half::of(o) };
        let views = Views::new::<Backgammon>(&board);
        Shooter::new::<Backgammon>(&views.me, &views.you).at(point).of_36()
    }

    #[test]
    fn shots_are_as_many_as_players_count() {
        // Direct and indirect shots at an open distance.
        for (distance, rolls) in [(1, 11), (2, 12), (6, 17), (7, 6), (9, 5), (11, 2), (12, 3), (24, 1)] {
            let from = distance.max(13);
            assert_eq!(
                shots(&[(from, 1)], &[(25 - (from - distance).max(1), 1)], from - distance),
                rolls,
                "{distance}"
            );
        }
        // From the bar only what enters hits: a 4, or 3 and 1, 2 and 2, or four times 1.
        assert_eq!(shots(&[(BAR, 1)], &[(4, 1)], 21), 15);
        // Both have to come in first: a 4, or 2 and 2.
        assert_eq!(shots(&[(BAR, 2)], &[(4, 1)], 21), 12);
    }

    /// Plays at random and compares the rolls that hit or pin anything with those of the generator: how many there were, and
    /// for how many the two differ.
    fn agree<V: Variant>(struck: impl Fn(&Board, &Turn) -> bool) -> (u32, u32) {
        let (mut rolls, mut differ) = (0, 0);
        for index in 0..60 {
            let mut random = Random::of_game(9, index);
            let mut game = Tables::<V>::start(V::RULES);
            while !matches!(game.node(), Node::Over(_)) {
                let views = Views::new::<V>(game.board());
                let gun = Shooter::new::<V>(&views.me, &views.you);
                let at = |point| gun.at(V::TRAVEL.across(point));
                let found = places(views.you.lone).map(at).fold(Rolls::default(), Rolls::or);
                for (i, &(roll, _)) in ROLLS.iter().enumerate() {
                    let mut turns = Vec::new();
                    game.generator().turns(roll, &mut turns);
                    let hits = turns.iter().any(|turn| struck(game.board(), turn));
                    rolls += 1;
                    differ += u32::from(hits != (found.0 >> i & 1 == 1));
                }
                alea_game::playout(&mut game, 1, |n| random.below(n));
            }
        }
        (rolls, differ)
    }

    #[test]
    fn rolls_hit_where_the_rules_let_them() {
        // Now and then another way to play has to be chosen, because it uses more dice.
        let hit = |board: &Board, turn: &Turn| turn.after.you.count(BAR) > board.you.count(BAR);
        let pinned = |board: &Board, turn: &Turn| turn.after.you.pinned() & !board.you.pinned() != 0;
        let (rolls, differ) = agree::<Backgammon>(hit);
        assert!(rolls > 80_000 && differ * 2000 < rolls, "backgammon: {differ} of {rolls}");
        let (rolls, differ) = agree::<Plakoto>(pinned);
        assert!(rolls > 80_000 && differ * 300 < rolls, "plakoto: {differ} of {rolls}");
    }
}
