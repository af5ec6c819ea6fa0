//! A running game of the 24-point board.

use alloc::{string::ToString, vec::Vec};

use alea_game::{
    Dice, EndReason, Game, GraphNode, Node, Outcome, Play, Refusal, Setup, SetupError, Side, Step, TurnGraph,
};

use arrayvec::ArrayVec;

use crate::{
    board::{BAR, Board, OFF, START},
    fast::Generator,
    roll::{ROLLS, Roll},
    rules::{Contact, Mother, OwnTurn, Rules, Variant, Wins},
    search::Search,
    setup,
    step::TurnStart,
    turn::{Hop, Hops, Joined, Turn, Verdict},
};

/// A game on the 24-point board: `Tables<Backgammon>`, `Tables<Plakoto>`, …
///
/// The board is always seen by the player on turn. A player who is closed out does not roll: at such a node he decides at
/// once, and his only turn is the empty one.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tables<V: Variant> {
    rules: Rules,
    board: Board,
    mover: Side,
    roll: Option<Roll>,
    end: Option<Ending>,
    /// Which of his turns each player is to play, the mover's first, as far as [`Variant::TURNS_COUNTED`].
    turns: [u8; 2],
    variant: core::marker::PhantomData<V>,
}

/// How the game ended, for the player on turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
struct Ending {
    points: Verdict,
    reason: EndReason,
}

impl<V: Variant> Tables<V> {
    /// The start of a game; [`Side::First`] is on roll.
    #[must_use]
    pub fn start(rules: Rules) -> Tables<V> {
        let board = Board { me: V::START, you: V::START };
        let turns = [V::TURNS_COUNTED.min(1); 2];
        let variant = core::marker::PhantomData;
        Tables { rules, board, mover: Side::First, roll: None, end: None, turns, variant }
    }

    /// A game that goes on from `setup`, whose player on roll is [`Side::First`].
    ///
    /// # Errors
    /// What the setup has that no position of this game has. A position in which the game is over is none: it gives a node
    /// that says so.
    pub fn from_setup(rules: Rules, setup: &Setup) -> Result<Tables<V>, SetupError> {
        let Setup::Points(points) = setup else { return Err(SetupError::WrongBoard) };
        let (board, turns) = setup::read::<V>(&rules, points)?;
        let mut game = Tables { board, turns, ..Tables::start(rules) };
        game.end = game.ending();
        Ok(game)
    }

    /// The board, seen by the player on turn.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The rules in force.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// A generator for the position, which knows all 21 rolls.
    #[must_use]
    pub fn generator(&self) -> Generator<V> {
        Generator::new(self.rules, self.board, self.own_turn())
    }

    /// What `turn` decides: by its last step, or because nobody can move any more.
    #[must_use]
    pub fn verdict(&self, turn: &Turn) -> Option<Verdict> {
        self.after(turn).end.map(|end| -end.points)
    }

    /// Whether all rolls are lost on the bar, so that none is made.
    #[must_use]
    pub fn is_closed_out(&self) -> bool {
        V::CONTACT == Contact::Hit && closed_out::<V>(&self.board)
    }

    fn own_turn(&self) -> OwnTurn {
        own_turn(self.turns[0])
    }

    /// The game after `turn`, seen by the other player.
    fn after(&self, turn: &Turn) -> Tables<V> {
        let counted = |n: u8| n.saturating_add(1).min(V::TURNS_COUNTED);
        let mut next = Tables {
            board: turn.after.flipped(),
            mover: !self.mover,
            roll: None,
            turns: [self.turns[1], counted(self.turns[0])],
            ..*self
        };
        next.end = match turn.end {
            Some(points) => {
                let reason = match points {
                    _ if turn.after.me.held() == 0 => EndReason::BorneOff,
                    0 => EndReason::BothMothersPinned,
                    _ => EndReason::MotherPinned,
                };
                Some(Ending { points: -points, reason })
            }
            None if next.is_frozen() => Some(Ending { points: 0, reason: EndReason::Frozen }),
            None => None,
        };
        next
    }

    /// Whether the game is over as the board stands, whoever moved last.
    fn ending(&self) -> Option<Ending> {
        let seen = |board: Board| {
            let start = TurnStart::new::<V>(self.rules, board, OwnTurn::Later, ROLLS[0].0);
            let reason = match board.me.held() {
                0 => EndReason::BorneOff,
                _ => EndReason::MotherPinned,
            };
            start.end::<V>(&board).map(|points| Ending { points, reason })
        };
        let theirs = || seen(self.board.flipped()).map(|end| Ending { points: -end.points, ..end });
        match seen(self.board).or_else(theirs) {
            Some(Ending { points: 0, .. }) => {
                Some(Ending { points: 0, reason: EndReason::BothMothersPinned })
            }
            None if self.is_frozen() => Some(Ending { points: 0, reason: EndReason::Frozen }),
            end => end,
        }
    }

    /// Whether no roll lets either side move ("docs/rules/plakoto.en.md, frozen").
    fn is_frozen(&self) -> bool {
        let stuck = |board: Board, turn: u8| !can_move::<V>(self.rules, board, own_turn(turn));
        // Hit checkers can always come back: one side at most is closed out, and only while the other moves.
        V::CONTACT != Contact::Hit
            && stuck(self.board, self.turns[0])
            && stuck(self.board.flipped(), self.turns[1])
    }

    fn search(&self) -> Result<Search<V>, Refusal> {
        if self.end.is_some() {
            return Err(Refusal::GameOver);
        }
        match self.roll {
            Some(roll) => {
                let start = TurnStart::new::<V>(self.rules, self.board, self.own_turn(), roll);
                Ok(Search::new(start, roll))
            }
            None => Err(Refusal::NotRolled),
        }
    }

    /// Whether the player decides although no dice lie: closed out, he can only let it pass.
    fn passes(&self) -> bool {
        self.end.is_none() && self.roll.is_none() && self.is_closed_out()
    }

    fn setup_of(&self, board: &Board) -> Setup {
        Setup::Points(setup::write::<V>(board, self.turns[0]))
    }
}

/// The board after steps by these dice in their order, and the steps with what they hit. `None` if one may not be taken.
fn walk<V: Variant>(start: &TurnStart, played: &[Step], dice: &[u8; 4]) -> Option<(Board, Hops)> {
    let (mut board, mut hops, mut over) = (start.root, Hops::NONE, false);
    for (step, &die) in played.iter().zip(dice) {
        let from = u8::try_from(step.from).ok()?;
        let to = start.target(&board, from, die);
        if over || u16::from(to) != step.to {
            return None;
        }
        let after = start.step::<V>(&board, from, die).ok()?;
        let hit = after.you.count(BAR) > board.you.count(BAR);
        hops = hops.and(if hit { Hop::hitting(from, to) } else { Hop::new(from, to) });
        over = start.end::<V>(&after).is_some();
        board = after;
    }
    Some((board, hops))
}

/// What a count of turns means to the rules.
fn own_turn(count: u8) -> OwnTurn {
    if count == 1 { OwnTurn::First } else { OwnTurn::Later }
}

/// Whether all six points where a checker on the bar could enter are held.
fn closed_out<V: Variant>(board: &Board) -> bool {
    board.me.count(BAR) > 0 && V::TRAVEL.across_all(board.you.stacked()) >> 19 & 0x3f == 0x3f
}

pub(crate) fn both_closed_out<V: Variant>(board: &Board) -> bool {
    V::CONTACT == Contact::Hit && closed_out::<V>(board) && closed_out::<V>(&board.flipped())
}

/// Whether some roll lets the mover play something.
fn can_move<V: Variant>(rules: Rules, board: Board, own_turn: OwnTurn) -> bool {
    // One sound step that a turn may end with is proof enough, and nearly always at hand.
    for (roll, _) in ROLLS.iter().filter(|(roll, _)| roll.is_double()) {
        let start = TurnStart::new::<V>(rules, board, own_turn, *roll);
        for from in crate::board::places(board.me.held()) {
            let after = start.step::<V>(&board, from, roll.high());
            if after.is_ok_and(|after| start.end_fault::<V>(&after).is_none()) {
                return true;
            }
        }
    }
    let generator = Generator::<V>::new(rules, board, own_turn);
    let mut turns = Vec::new();
    ROLLS.iter().any(|&(roll, _)| {
        turns.clear();
        generator.turns(roll, &mut turns);
        turns.iter().any(|turn| !turn.hops.is_empty())
    })
}

impl<V: Variant> Game for Tables<V> {
    type Move = Turn;
    type Chance = Roll;

    fn node(&self) -> Node {
        match self.end {
            Some(Ending { points, reason }) => Node::Over(Outcome {
                winner: match points {
                    0 => None,
                    1.. => Some(self.mover),
                    _ => Some(!self.mover),
                },
                points: points.unsigned_abs(),
                reason,
            }),
            None if self.roll.is_some() || self.is_closed_out() => Node::Decision(self.mover),
            None => Node::Chance(self.mover),
        }
    }

    fn chances(&self) -> &'static [(Roll, u8)] {
        &ROLLS
    }

    fn resolve(&mut self, roll: Roll) {
        if self.end.is_none() {
            self.roll = Some(roll);
        }
    }

    fn rolled(&self) -> Option<Dice> {
        self.roll.map(Self::dice_of)
    }

    fn chance_of(dice: Dice) -> Option<Roll> {
        Some(Roll::of(dice))
    }

    fn dice_of(roll: Roll) -> Dice {
        Dice::new(roll.high(), roll.low()).expect("a roll is made of dice")
    }

    fn moves(&self, out: &mut Vec<Turn>) {
        match self.roll {
            _ if self.end.is_some() => {}
            Some(roll) => self.generator().turns(roll, out),
            None if self.is_closed_out() => out.push(Turn { after: self.board, hops: Hops::NONE, end: None }),
            None => {}
        }
    }

    fn play(&mut self, turn: &Turn) {
        *self = self.after(turn);
    }

    fn continuations(&self, played: &[Step]) -> Vec<Step> {
        self.search().map(|search| search.continuations(played)).unwrap_or_default()
    }

    fn graph(&self) -> Option<TurnGraph> {
        if self.passes() {
            let empty = GraphNode { complete: true, next: Vec::new() };
            return Some(TurnGraph { steps: Vec::new(), nodes: Vec::from([empty]) });
        }
        self.search().ok().map(|search| search.graph())
    }

    fn complete(&self, played: &[Step]) -> Result<Turn, Refusal> {
        if self.passes() && played.is_empty() {
            return Ok(Turn { after: self.board, hops: Hops::NONE, end: None });
        }
        match self.listed(played) {
            Some(turn) => Ok(turn),
            None => self.search()?.complete(played),
        }
    }

    fn refusal(&self, played: &[Step], step: Step) -> Option<Refusal> {
        match self.search() {
            Ok(search) => search.refusal(played, step),
            Err(Refusal::NotRolled) if self.passes() => {
                Some(Refusal::BarFirst { waiting: self.board.me.count(BAR) })
            }
            Err(reason) => Some(reason),
        }
    }

    fn preview(&self, played: &[Step]) -> Result<Setup, Refusal> {
        if played.is_empty() {
            return Ok(self.setup());
        }
        self.search()?.preview(played).map(|board| self.setup_of(&board))
    }

    fn setup(&self) -> Setup {
        self.setup_of(&self.board)
    }

    fn resumed(&self, after: &Setup) -> Result<Tables<V>, SetupError> {
        let read = Tables::<V>::from_setup(self.rules, after)?;
        let turns = [self.turns[1], self.turns[0].saturating_add(1).min(V::TURNS_COUNTED)];
        let mut next = Tables { board: read.board.flipped(), mover: !self.mover, turns, ..read };
        next.end = next.ending();
        Ok(next)
    }

    fn most_points(&self) -> u8 {
        let mother = if self.rules.mother == Mother::None { 0 } else { self.rules.mother_value };
        let borne_off = match self.rules.wins {
            Wins::Single => 1,
            Wins::Double => 2,
            Wins::Triple => 3,
        };
        borne_off.max(mother)
    }

    fn steps(turn: &Turn) -> Vec<Step> {
        turn.hops.iter().map(Step::from).collect()
    }

    fn describe(&self, turn: &Turn) -> Play {
        let Node::Over(outcome) = self.after(turn).node() else {
            return self.play_of(turn, None);
        };
        self.play_of(turn, Some(outcome))
    }
}

impl<V: Variant> Tables<V> {
    /// The turn that `played` amounts to if the generator lists one with as many steps and the same board: then both have used the
    /// same dice, so the one is legal because the other is. `None` says nothing; the search knows.
    fn listed(&self, played: &[Step]) -> Option<Turn> {
        let roll = self.roll.filter(|_| self.end.is_none() && played.len() <= 4)?;
        let (after, hops) = self.walked(roll, played)?;
        if played.len() > usize::from(roll.dice()) {
            return None;
        }
        let mut turns = Vec::with_capacity(64);
        self.generator().turns(roll, &mut turns);
        let turn = turns.iter().find(|turn| turn.after == after && turn.hops.len() == hops.len())?;
        Some(Turn { hops, ..*turn })
    }

    /// Where steps lead that are sound one after the other, with the dice of `roll` in either order.
    fn walked(&self, roll: Roll, steps: &[Step]) -> Option<(Board, Hops)> {
        let start = TurnStart::new::<V>(self.rules, self.board, self.own_turn(), roll);
        let (high, low) = (roll.high(), roll.low());
        // Of a double all four entries count; different dice have two.
        let orders = [[high, low, high, high], [low, high, high, high]];
        let orders = &orders[..if roll.is_double() { 1 } else { 2 }];
        orders.iter().find_map(|dice| walk::<V>(&start, steps, dice))
    }

    /// Whether `hops` can be played in their order and make up `turn`.
    fn plays(&self, hops: Hops, turn: &Turn) -> bool {
        let Some(roll) = self.roll else { return hops.is_empty() };
        let steps: ArrayVec<Step, 4> = hops.iter().map(Step::from).collect();
        self.walked(roll, &steps).is_some_and(|(after, _)| after == turn.after)
    }

    fn play_of(&self, turn: &Turn, over: Option<Outcome>) -> Play {
        Play {
            text: Joined::playable(turn.hops, |hops| self.plays(hops, turn)).to_string(),
            steps: Self::steps(turn),
            captures: Vec::new(),
            after: self.setup_of(&turn.after),
            over,
        }
    }
}

// The two ends of the numbering that steps use are those of boards.
const _: () = assert!(OFF as u16 == Step::OFF && BAR as u16 == Step::BAR && START == 24);
