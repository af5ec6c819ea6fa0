//! [`Tafl`] as a [`Game`], and why a step is refused.

use alloc::{vec, vec::Vec};
use core::convert::Infallible;

use alea_game::{
    Cell, Counters, Dice, Game, GraphNode, GraphStep, Node, Onward, Play, Refusal, Setup, SetupError, Side,
    SquareSetup, Step, TurnGraph,
};

use crate::board::Move;
use crate::points::Point;
use crate::rules::Repetition;
use crate::tafl::{BEFORE_THE_THIRD, Tafl};
use crate::text;

impl Game for Tafl {
    type Move = Move;
    type Chance = Infallible;

    fn node(&self) -> Node {
        self.over.map_or(Node::Decision(self.mover), Node::Over)
    }

    fn chances(&self) -> &'static [(Infallible, u8)] {
        &[]
    }

    fn resolve(&mut self, chance: Infallible) {
        match chance {}
    }

    fn rolled(&self) -> Option<Dice> {
        None
    }

    fn chance_of(_: Dice) -> Option<Infallible> {
        None
    }

    fn dice_of(chance: Infallible) -> Dice {
        match chance {}
    }

    fn moves(&self, out: &mut Vec<Move>) {
        if self.over.is_none() {
            self.board.moves(self.rules.ready(), self.mover, |mv| out.push(mv));
        }
    }

    fn count_moves(&self) -> u64 {
        match self.over {
            Some(_) => 0,
            None => self.board.count(self.rules.ready(), self.mover),
        }
    }

    fn play(&mut self, mv: &Move) {
        self.play_move(*mv);
    }

    fn continuations(&self, played: &[Step]) -> Vec<Step> {
        if !played.is_empty() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        self.moves(&mut moves);
        moves.into_iter().map(Move::step).collect()
    }

    fn graph(&self) -> Option<TurnGraph> {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        if moves.is_empty() {
            return None;
        }
        let size = self.rules.size();
        let mut after = self.clone();
        let mut step = |mv: &Move| {
            let undo = after.make(*mv);
            let captures = undo.caught.around(mv.to).map(|point| point.index(size)).collect();
            after.unmake(undo);
            GraphStep { captures, ..GraphStep::plain(mv.step(), None) }
        };
        let mut steps: Vec<GraphStep> = moves.iter().map(&mut step).collect();
        steps.sort_unstable_by(|a, b| b.cmp(a));
        let next = (0..steps.len() as u32).map(|step| (step, Onward::Completes)).collect();
        Some(TurnGraph { steps, nodes: vec![GraphNode { complete: false, next }] })
    }

    fn complete(&self, played: &[Step]) -> Result<Move, Refusal> {
        match *played {
            [] if self.over.is_some() => Err(Refusal::GameOver),
            [] => Err(Refusal::NotMoved),
            [step] => self.check(step),
            [step, ..] => self.check(step).and(Err(Refusal::TurnComplete)),
        }
    }

    fn refusal(&self, played: &[Step], step: Step) -> Option<Refusal> {
        match *played {
            [] => self.check(step).err(),
            [first, ..] => Some(self.check(first).err().unwrap_or(Refusal::TurnComplete)),
        }
    }

    fn preview(&self, played: &[Step]) -> Result<Setup, Refusal> {
        if played.is_empty() {
            return Ok(self.setup());
        }
        let mv = self.complete(played)?;
        let mut after = self.clone();
        after.play_move(mv);
        Ok(after.setup())
    }

    fn setup(&self) -> Setup {
        Setup::Square(self.square_setup())
    }

    fn resumed(&self, after: &Setup) -> Result<Tafl, SetupError> {
        match after {
            Setup::Square(square) => {
                let next = SquareSetup { mover: !self.mover, ..square.clone() };
                Tafl::from_setup(&self.rules, &Setup::Square(next))
            }
            Setup::Points(_) => Err(SetupError::WrongBoard),
        }
    }

    fn most_points(&self) -> u8 {
        1
    }

    fn counters(&self) -> Option<Counters> {
        let data = self.rules.data();
        Some(Counters {
            quiet: self.quiet(),
            quiet_limit: Some(data.no_capture_limit).filter(|&limit| limit > 0),
            seen: self.seen_before().min(u8::MAX.into()) as u8,
            seen_limit: (data.repetition != Repetition::Ignore).then_some(BEFORE_THE_THIRD),
        })
    }

    fn steps(mv: &Move) -> Vec<Step> {
        vec![mv.step()]
    }

    fn describe(&self, mv: &Move) -> Play {
        let size = self.rules.size();
        let mut after = self.clone();
        let undo = after.make(*mv);
        let captured = || undo.caught.around(mv.to);
        Play {
            text: text::written(mv.from, mv.to, captured()),
            steps: vec![mv.step()],
            captures: captured().map(|point| point.index(size)).collect(),
            after: after.setup(),
            over: after.over,
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => self.clone().leaves(depth, &mut Vec::new()),
        }
    }
}

impl Tafl {
    /// Leaves at `depth`, counted one ply before they are reached. `stack` holds the moves of the plies above.
    fn leaves(&mut self, depth: u32, stack: &mut Vec<Move>) -> u64 {
        if depth == 1 || self.over.is_some() {
            return self.count_moves();
        }
        let base = stack.len();
        self.moves(stack);
        let mut leaves = 0;
        for i in base..stack.len() {
            let undo = self.make(stack[i]);
            leaves += self.leaves(depth - 1, stack);
            self.unmake(undo);
        }
        stack.truncate(base);
        leaves
    }

    /// The legal move that a step is, or the reason why it is none: of several the one that concerns the piece before the
    /// one that concerns the way.
    fn check(&self, step: Step) -> Result<Move, Refusal> {
        let rules = self.rules.ready();
        let size = rules.size;
        if self.over.is_some() {
            return Err(Refusal::GameOver);
        }
        let point = |point| Point::at(size, point).ok_or(Refusal::NoSuchPoint { point });
        let (from, to) = (point(step.from)?, point(step.to)?);
        let piece = self.board.cell(from);
        match (piece, self.mover) {
            (Cell::Empty, _) => return Err(Refusal::NothingThere { from: step.from }),
            (Cell::Black, Side::First) | (Cell::White | Cell::King, Side::Second) => {
                return Err(Refusal::NotYours { from: step.from });
            }
            _ => {}
        }
        let (along_rank, along_file) = (from.rank == to.rank, from.file == to.file);
        if along_rank == along_file {
            return Err(Refusal::NotInLine);
        }
        if piece == Cell::King {
            self.check_king(from, to)?;
        }
        let mut at = from;
        while at != to {
            at.rank = toward(at.rank, to.rank);
            at.file = toward(at.file, to.file);
            let index = at.index(size);
            if self.board.cell(at) != Cell::Empty {
                return Err(Refusal::WayBlocked { at: index });
            }
            let open = if at == to { &rules.stop } else { &rules.cross };
            if piece != Cell::King && !open.contains(at) {
                return Err(Refusal::Restricted { point: index });
            }
        }
        Ok(Move { from, to, size })
    }

    /// Whether the king himself may go so far.
    fn check_king(&self, from: Point, to: Point) -> Result<(), Refusal> {
        let rules = self.rules.ready();
        let size = rules.size;
        let king = &rules.data.king;
        if king.held_when_flanked {
            let black = |rank: u8, file: u8| {
                let inside = rank < size && file < size;
                inside.then_some(Point { rank, file }).filter(|&p| self.board.cell(p) == Cell::Black)
            };
            let Point { rank, file } = from;
            let pairs = [
                (black(rank, file.wrapping_sub(1)), black(rank, file + 1)),
                (black(rank.wrapping_sub(1), file), black(rank + 1, file)),
            ];
            for pair in pairs {
                if let (Some(first), Some(second)) = pair {
                    return Err(Refusal::KingFlanked {
                        first: first.index(size),
                        second: second.index(size),
                    });
                }
            }
        }
        let distance = from.rank.abs_diff(to.rank) + from.file.abs_diff(to.file);
        match king.range {
            Some(limit) if distance > limit.get() => Err(Refusal::KingRange { limit: limit.get() }),
            _ => Ok(()),
        }
    }
}

/// The neighbour of `at` in the direction of `goal`, or `at` itself once there.
fn toward(at: u8, goal: u8) -> u8 {
    match at.cmp(&goal) {
        core::cmp::Ordering::Less => at + 1,
        core::cmp::Ordering::Equal => at,
        core::cmp::Ordering::Greater => at - 1,
    }
}
