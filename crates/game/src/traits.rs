//! The trait [`Game`], which engines are generic over, and [`Table`], which everything else holds as `dyn Table`.

use alloc::{boxed::Box, string::String, vec::Vec};
use core::{fmt, hash::Hash};

use crate::{Dice, Node, Outcome, Refusal, RuleValue, Setup, SetupError, Step, TurnGraph};

/// A state of a two-player game of perfect information, with or without dice.
pub trait Game: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// One decision: usually a whole turn, however many steps it takes. Their order is fixed and means nothing.
    type Move: Clone + Ord + fmt::Debug + Send;
    /// A roll; [`core::convert::Infallible`] without dice, so that the chance arms vanish at compile time.
    type Chance: Copy + Eq + fmt::Debug + 'static;

    /// What happens next.
    fn node(&self) -> Node;

    /// What can be rolled, with integer weights: 21 rolls that sum to 36.
    fn chances(&self) -> &'static [(Self::Chance, u8)];

    /// Lets the dice fall. At a node that is no chance nothing happens.
    fn resolve(&mut self, chance: Self::Chance);

    /// The roll about to be played.
    fn rolled(&self) -> Option<Dice>;

    /// The roll that two dice make, if the game has dice.
    fn chance_of(dice: Dice) -> Option<Self::Chance>;

    /// The dice of a roll.
    fn dice_of(chance: Self::Chance) -> Dice;

    /// Appends each legal move once per distinct resulting state. Never none at a decision: a roll that cannot be played
    /// has one move without steps.
    fn moves(&self, out: &mut Vec<Self::Move>);

    /// How many moves there are.
    fn count_moves(&self) -> u64 {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        moves.len() as u64
    }

    /// Plays a move that [`Game::moves`] or [`Game::complete`] gave here. What comes from outside goes through `complete`.
    fn play(&mut self, mv: &Self::Move);

    /// Every step that can come next after `played`, in any order a player may choose; only steps that can still be
    /// completed into a legal move. Empty when `played` is not legal itself.
    fn continuations(&self, played: &[Step]) -> Vec<Step>;

    /// All ways to play the turn that is waited for, step by step: its paths are what [`Game::continuations`] and [`Game::complete`]
    /// allow. `None` where no turn is waited for.
    fn graph(&self) -> Option<TurnGraph>;

    /// The legal move that `played` amounts to.
    ///
    /// # Errors
    /// The reason why it is none: that of its first step that is refused, or [`Refusal::Unfinished`].
    fn complete(&self, played: &[Step]) -> Result<Self::Move, Refusal>;

    /// Why `step` cannot come after `played`, or `None` if it can.
    fn refusal(&self, played: &[Step], step: Step) -> Option<Refusal>;

    /// What stands on the board after `played`, still in the mover's numbering.
    ///
    /// # Errors
    /// The reason why one of the steps is refused.
    fn preview(&self, played: &[Step]) -> Result<Setup, Refusal>;

    /// What stands on the board.
    fn setup(&self) -> Setup;

    /// The game as it goes on from a board that no legal move led to: `after` is seen by the player on turn, and the other
    /// one comes next.
    ///
    /// # Errors
    /// What `after` has that no position of this game has.
    fn resumed(&self, after: &Setup) -> Result<Self, SetupError>;

    /// The most that a win of this game is worth, in points.
    fn most_points(&self) -> u8;

    /// How near the game is to an end for want of progress; `None` where there is no such end.
    fn counters(&self) -> Option<Counters> {
        None
    }

    /// The steps of a move in an order in which they can be played.
    fn steps(mv: &Self::Move) -> Vec<Step>;

    /// A move that [`Game::moves`] or [`Game::complete`] gave here, as people and records see it.
    fn describe(&self, mv: &Self::Move) -> Play;

    /// Leaves of the tree of moves at `depth`; see [`perft`].
    fn perft(&self, depth: u32) -> u64 {
        perft(self, depth)
    }
}

/// A legal move as people and records see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// As it is written: `24/18*/16`, `c17-g17xh17`; empty when nothing can be played.
    pub text: String,
    /// Its steps in an order in which they can be played.
    pub steps: Vec<Step>,
    /// What is captured: point indices of a square board; empty in the other games, whose text shows hits.
    pub captures: Vec<u16>,
    /// The board afterwards, still in the mover's numbering.
    pub after: Setup,
    /// The result if the move ends the game.
    pub over: Option<Outcome>,
}

/// What is counted because a game could go on for ever without it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Counters {
    /// Plies since the last capture.
    pub quiet: u16,
    /// At how many of them the game ends; `None` if it does not.
    pub quiet_limit: Option<u16>,
    /// How often this position has stood before with the same side to move.
    pub seen: u8,
    /// At how many of these the game ends; `None` if it does not.
    pub seen_limit: Option<u8>,
}

/// Counts the leaves of the tree of moves: at a chance node the sum over all distinct rolls, unweighted; at a decision one
/// ply. A game that ends early has no leaf below it, and at depth 0 every position is one.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.node() {
        Node::Over(_) => 0,
        Node::Chance(_) => {
            let below = |&(chance, _): &(G::Chance, u8)| {
                let mut rolled = game.clone();
                rolled.resolve(chance);
                rolled.perft(depth)
            };
            game.chances().iter().map(below).sum()
        }
        Node::Decision(_) if depth == 1 => game.count_moves(),
        Node::Decision(_) => {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            let below = |mv: &G::Move| {
                let mut next = game.clone();
                next.play(mv);
                next.perft(depth - 1)
            };
            moves.iter().map(below).sum()
        }
    }
}

/// A running game as servers, terminals and records hold it. Nothing here names a game's types.
pub trait Table: Send + Sync + fmt::Debug {
    /// The options in force.
    fn rules(&self) -> &RuleValue;
    /// See [`Game::node`].
    fn node(&self) -> Node;
    /// The distinct rolls with their weights; empty in games without dice.
    fn chances(&self) -> Vec<(Dice, u8)>;
    /// The roll about to be played.
    fn rolled(&self) -> Option<Dice>;
    /// Lets the dice fall.
    ///
    /// # Errors
    /// The game is over, has no dice, or they lie already.
    fn roll(&mut self, dice: Dice) -> Result<(), RollError>;
    /// Every legal turn, once per resulting board, sorted by its steps, the highest first.
    fn turns(&self) -> Vec<Play>;
    /// See [`Game::count_moves`].
    fn count_turns(&self) -> u64;
    /// See [`Game::continuations`].
    fn continuations(&self, played: &[Step]) -> Vec<Step>;
    /// See [`Game::graph`].
    fn graph(&self) -> Option<TurnGraph>;
    /// See [`Game::complete`].
    ///
    /// # Errors
    /// Why the steps are no legal turn.
    fn complete(&self, played: &[Step]) -> Result<Play, Refusal>;
    /// See [`Game::refusal`].
    fn refusal(&self, played: &[Step], step: Step) -> Option<Refusal>;
    /// See [`Game::preview`].
    ///
    /// # Errors
    /// Why one of the steps is refused.
    fn preview(&self, played: &[Step]) -> Result<Setup, Refusal>;
    /// Plays a turn and says what was played. After an error nothing has changed.
    ///
    /// # Errors
    /// Why the steps are no legal turn.
    fn play(&mut self, steps: &[Step]) -> Result<Play, Refusal>;
    /// Plays a uniformly random legal turn and gives its steps; `None` (and nothing changes) where no turn is to be played.
    /// `random(n)` is a number below `n`.
    fn play_random(&mut self, random: &mut dyn FnMut(u32) -> u32) -> Option<Vec<Step>>;
    /// What stands on the board.
    fn setup(&self) -> Setup;
    /// See [`Game::resumed`].
    ///
    /// # Errors
    /// As there.
    fn resumed(&self, after: &Setup) -> Result<Box<dyn Table>, SetupError>;
    /// See [`Game::most_points`].
    fn most_points(&self) -> u8;
    /// See [`Game::counters`].
    fn counters(&self) -> Option<Counters>;
    /// See [`Game::perft`].
    fn perft(&self, depth: u32) -> u64;
    /// A copy to look ahead on.
    fn boxed(&self) -> Box<dyn Table>;
}

/// Why a roll was refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RollError {
    /// The game has ended.
    GameOver,
    /// The game is played without dice.
    NoDice,
    /// The dice lie on the board and wait to be played.
    AlreadyRolled,
}

impl fmt::Display for RollError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RollError::GameOver => "the game is over",
            RollError::NoDice => "this game has no dice",
            RollError::AlreadyRolled => "the dice have been rolled and wait to be played",
        })
    }
}

impl core::error::Error for RollError {}

/// A [`Game`] behind the face of a [`Table`]: the one place where types are erased.
#[derive(Clone, Debug)]
pub struct Hosted<G: Game> {
    game: G,
    rules: RuleValue,
}

impl<G: Game> Hosted<G> {
    /// Hosts `game`, which was opened with `rules`.
    pub fn new(game: G, rules: RuleValue) -> Hosted<G> {
        Hosted { game, rules }
    }
}

impl<G: Game> Table for Hosted<G> {
    fn rules(&self) -> &RuleValue {
        &self.rules
    }

    fn node(&self) -> Node {
        self.game.node()
    }

    fn chances(&self) -> Vec<(Dice, u8)> {
        self.game.chances().iter().map(|&(chance, weight)| (G::dice_of(chance), weight)).collect()
    }

    fn rolled(&self) -> Option<Dice> {
        self.game.rolled()
    }

    fn roll(&mut self, dice: Dice) -> Result<(), RollError> {
        if matches!(self.game.node(), Node::Over(_)) {
            return Err(RollError::GameOver);
        }
        let chance = G::chance_of(dice).ok_or(RollError::NoDice)?;
        if self.game.rolled().is_some() {
            return Err(RollError::AlreadyRolled);
        }
        self.game.resolve(chance);
        Ok(())
    }

    fn turns(&self) -> Vec<Play> {
        let mut moves = Vec::new();
        self.game.moves(&mut moves);
        let mut plays: Vec<Play> = moves.iter().map(|mv| self.game.describe(mv)).collect();
        plays.sort_by(|a, b| b.steps.cmp(&a.steps).then_with(|| a.after.cmp(&b.after)));
        plays
    }

    fn count_turns(&self) -> u64 {
        self.game.count_moves()
    }

    fn continuations(&self, played: &[Step]) -> Vec<Step> {
        self.game.continuations(played)
    }

    fn graph(&self) -> Option<TurnGraph> {
        self.game.graph()
    }

    fn complete(&self, played: &[Step]) -> Result<Play, Refusal> {
        self.game.complete(played).map(|mv| self.game.describe(&mv))
    }

    fn refusal(&self, played: &[Step], step: Step) -> Option<Refusal> {
        self.game.refusal(played, step)
    }

    fn preview(&self, played: &[Step]) -> Result<Setup, Refusal> {
        self.game.preview(played)
    }

    fn play(&mut self, steps: &[Step]) -> Result<Play, Refusal> {
        let mv = self.game.complete(steps)?;
        let play = self.game.describe(&mv);
        self.game.play(&mv);
        Ok(play)
    }

    fn play_random(&mut self, random: &mut dyn FnMut(u32) -> u32) -> Option<Vec<Step>> {
        let mut moves = Vec::new();
        self.game.moves(&mut moves);
        if moves.is_empty() {
            return None;
        }
        // Sorted, so that a seed gives the same game however the generator lists its moves.
        moves.sort_unstable();
        let mv = &moves[random(moves.len() as u32) as usize];
        let steps = G::steps(mv);
        self.game.play(mv);
        Some(steps)
    }

    fn setup(&self) -> Setup {
        self.game.setup()
    }

    fn resumed(&self, after: &Setup) -> Result<Box<dyn Table>, SetupError> {
        let game = self.game.resumed(after)?;
        Ok(Box::new(Hosted { game, rules: self.rules.clone() }))
    }

    fn most_points(&self) -> u8 {
        self.game.most_points()
    }

    fn counters(&self) -> Option<Counters> {
        self.game.counters()
    }

    fn perft(&self, depth: u32) -> u64 {
        self.game.perft(depth)
    }

    fn boxed(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
