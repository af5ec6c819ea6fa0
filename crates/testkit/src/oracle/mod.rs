//! A slow and obvious referee for the ten games of the 24-point board.
//!
//! It exists to disagree: whatever the program generates, counts or refuses is compared with what this module finds from
//! the rules pages (`docs/rules/<game>.en.md`) by the shortest road. Boards are arrays of counts, every die is tried on
//! every point, every prefix of every order of steps is a candidate for a turn, and the rules that speak of the whole turn
//! are filters over all candidates. Nothing is shared with the crates under test but the types of `alea_game`.

mod board;
mod explain;
mod judge;
mod rules;
mod search;
mod steps;
pub mod text;

use std::collections::{BTreeMap, BTreeSet};

use alea_game::{Dice, PointsSetup, Refusal, RuleValue, Step};

use board::{BAR, Board};
use rules::Rules;
pub use rules::{GAMES, option_specs, rules_of};
use search::{Search, stuck};

/// One game with its options.
#[derive(Clone, Debug)]
pub struct Oracle {
    rules: Rules,
}

/// The legal turns of a roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turns {
    /// How many dice the turn must play: the most that any turn plays, those that end the game included.
    pub dice_played: u8,
    /// The board after each legal turn, in the mover's numbering and without context, with the points for the mover where
    /// the game is over then: 0 for a tie, the frozen board included.
    pub results: BTreeMap<PointsSetup, Option<i8>>,
}

impl Oracle {
    /// The referee of `game`. An option that `rules` lacks has its default.
    ///
    /// # Panics
    /// If there is no such game.
    #[must_use]
    pub fn new(game: &str, rules: &RuleValue) -> Oracle {
        Oracle { rules: Rules::new(game, rules) }
    }

    /// The board on which the game begins.
    #[must_use]
    pub fn start(&self) -> PointsSetup {
        let mut setup = PointsSetup::default();
        for &(point, count) in self.rules.start {
            setup.x.points[point - 1] = count;
            setup.o.points[board::their_number(&self.rules, point) - 1] = count;
        }
        setup
    }

    /// The pips that the mover and the opponent have left to move; a checker on the bar has 25.
    #[must_use]
    pub fn pips(&self, setup: &PointsSetup) -> [u32; 2] {
        let board = Board::of(setup);
        [board, board.flipped(&self.rules)].map(|board| {
            (1..=BAR)
                .map(|point| u32::from(board.mine[point]) * u32::try_from(point).expect("at most 25"))
                .sum()
        })
    }

    /// The setup as the other player sees it.
    #[must_use]
    pub fn flipped(&self, setup: &PointsSetup) -> PointsSetup {
        Board::of(setup).flipped(&self.rules).setup()
    }

    /// A roll to be played on a board: ask this when several questions are asked about it.
    #[must_use]
    pub fn rolled(&self, setup: &PointsSetup, dice: Dice) -> Rolled<'_> {
        let search = Search::new(&self.rules, setup, dice);
        Rolled { oracle: self, over: self.over(setup).is_some(), setup: setup.clone(), dice, search }
    }

    /// See [`Rolled::turns`].
    ///
    /// # Panics
    /// As there.
    #[must_use]
    pub fn turns(&self, setup: &PointsSetup, dice: Dice) -> Turns {
        self.rolled(setup, dice).turns()
    }

    /// See [`Rolled::sequences`].
    #[must_use]
    pub fn sequences(&self, setup: &PointsSetup, dice: Dice) -> BTreeSet<Vec<Step>> {
        self.rolled(setup, dice).sequences()
    }

    /// See [`Rolled::explain`].
    ///
    /// # Errors
    /// What is false.
    pub fn explain(
        &self,
        setup: &PointsSetup,
        dice: Dice,
        played: &[Step],
        step: Step,
        refusal: Refusal,
    ) -> Result<(), String> {
        self.rolled(setup, dice).explain(played, step, refusal)
    }

    /// Whether no roll lets either side move, which ties the game.
    #[must_use]
    pub fn frozen(&self, setup: &PointsSetup) -> bool {
        let seen_by_other = self.flipped(setup);
        let bare = PointsSetup { turn: None, ..setup.clone() };
        [bare, seen_by_other].iter().all(|seen| rolls().all(|dice| stuck(&self.rules, seen, dice)))
    }

    /// The points for the mover if `setup` can only be the end of a game, else `None`: somebody has nothing left in play, a
    /// mother is pinned beyond waiving, or the board is frozen.
    #[must_use]
    pub fn over(&self, setup: &PointsSetup) -> Option<i8> {
        let board = Board::of(setup);
        let by_me = judge::ended(&self.rules, &board);
        let by_them = judge::ended(&self.rules, &board.flipped(&self.rules)).map(|points| -points);
        by_me.or(by_them).or_else(|| self.frozen(setup).then_some(0))
    }
}

/// A roll on a board, with everything that can be played.
pub struct Rolled<'a> {
    oracle: &'a Oracle,
    over: bool,
    setup: PointsSetup,
    dice: Dice,
    search: Search<'a>,
}

impl Rolled<'_> {
    /// Every legal turn by the board it leads to. The game must not be over before it.
    ///
    /// # Panics
    /// If two turns lead to one board and only one of them ends the game, which no rule can mean.
    #[must_use]
    pub fn turns(&self) -> Turns {
        let mut results = BTreeMap::new();
        for node in &self.search.legal {
            let after = node.board.setup();
            let over = node.over.or_else(|| self.oracle.frozen(&after).then_some(0));
            let known = results.insert(after, over);
            assert!(known.is_none_or(|known| known == over), "one board, two results");
        }
        Turns { dice_played: u8::try_from(self.search.required).expect("at most four"), results }
    }

    /// Every legal turn as its steps, in every order in which they can be played one after the other. There can be tens of
    /// thousands after a double.
    #[must_use]
    pub fn sequences(&self) -> BTreeSet<Vec<Step>> {
        self.search.sequences()
    }
}

/// The 21 rolls, doubles last because they take longest.
pub fn rolls() -> impl Iterator<Item = Dice> {
    let singles = (2..=6).flat_map(|high| (1..high).map(move |low| (high, low)));
    let doubles = (1..=6).map(|die| (die, die));
    singles.chain(doubles).map(|(high, low)| Dice::new(high, low).expect("both are 1 to 6"))
}
