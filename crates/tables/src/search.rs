//! The careful generator: every way to play a roll, step by step, whatever the rules.
//!
//! It walks the graph of states (board, dice left) from the start of a turn, finds the best that can be played and tells
//! which states a legal turn may end in and which lead there. It answers all questions about single steps, and the fast
//! generator hands over to it where a rule might speak that it does not know.

use alloc::{collections::BTreeMap, vec, vec::Vec};
use core::cell::OnceCell;

use alea_game::{GraphStep, Refusal, Step, TurnGraph};

use crate::{
    board::{BAR, Board, places},
    roll::Roll,
    rules::Variant,
    step::TurnStart,
    turn::{Hop, Hops, Turn, Verdict},
};

/// A point reached within a turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    board: Board,
    /// How often the larger die can still be played: up to 4 for a double, else up to 1.
    high: u8,
    /// How often the smaller die can still be played.
    low: u8,
    /// Set when the last step ended the game.
    end: Option<Verdict>,
}

/// How good a place to end a turn is. The legal turns are those that end in the best there is.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Quality {
    /// A trap that stood before the turn is open. It comes before the number of dice.
    opens: bool,
    /// Dice played.
    dice: u8,
    /// The die played, where only one of two different dice is.
    die: u8,
}

/// One roll to be played from one board.
pub(crate) struct Search<V: Variant> {
    start: TurnStart,
    roll: Roll,
    /// The best quality a turn can end with, once somebody has asked: a step that no die can do is refused without it.
    best: OnceCell<Quality>,
    variant: core::marker::PhantomData<V>,
}

/// How many states are looked at before all of them are.
const TRIES: u32 = 32;

/// Turns reached so far by the same number of dice.
type Level = Vec<(State, Hops)>;

impl<V: Variant> Search<V> {
    pub(crate) fn new(start: TurnStart, roll: Roll) -> Search<V> {
        Search { start, roll, best: OnceCell::new(), variant: core::marker::PhantomData }
    }

    fn best(&self) -> Quality {
        *self.best.get_or_init(|| {
            let all = Quality { dice: self.roll.dice(), ..Quality::default() };
            let mut tries = TRIES;
            // Nothing is better than all dice where no trap is to be opened, and most often one of the first ways plays them.
            if self.start.trapped.is_none() && self.plays_all(&self.root(), &mut tries) {
                all
            } else {
                self.best_of(&self.levels())
            }
        })
    }

    /// Whether one of the first ways on from `state` plays all dice and may end there.
    fn plays_all(&self, state: &State, tries: &mut u32) -> bool {
        if state.high + state.low == 0 {
            return self.may_end(state);
        }
        let mut next = Vec::new();
        self.successors(state, |_, after| next.push(after));
        next.iter().any(|after| {
            let left = tries.checked_sub(1);
            *tries = left.unwrap_or(0);
            left.is_some() && self.plays_all(after, tries)
        })
    }

    fn best_of(&self, levels: &[Level]) -> Quality {
        let ends = levels.iter().flatten().filter(|(state, _)| self.may_end(state));
        ends.map(|(state, _)| self.quality(state)).max().unwrap_or_default()
    }

    /// Appends each legal turn once per resulting board.
    pub(crate) fn turns(start: TurnStart, roll: Roll, out: &mut Vec<Turn>) {
        let search = Search::<V>::new(start, roll);
        let levels = search.levels();
        search.best.get_or_init(|| search.best_of(&levels));
        let first = out.len();
        let finals = levels.iter().flatten().filter(|(state, _)| search.is_final(state));
        for (state, hops) in finals {
            // Boards are distinct within a level and dice left; a game that ends by either die is met twice, and is listed
            // as playing the most dice it can.
            let known = out[first..].iter_mut().find(|turn| state.end.is_some() && turn.after == state.board);
            match known {
                Some(known) if hops.len() > known.hops.len() => known.hops = *hops,
                Some(_) => {}
                None => out.push(Turn { after: state.board, hops: *hops, end: state.end }),
            }
        }
    }

    fn root(&self) -> State {
        let (high, low) = if self.roll.is_double() { (4, 0) } else { (1, 1) };
        State { board: self.start.root, high, low, end: None }
    }

    /// All states by the number of dice played, each with one way to get there; the larger die first where both ways lead
    /// to the same board.
    fn levels(&self) -> Vec<Level> {
        let mut levels: Vec<Level> = vec![vec![(self.root(), Hops::NONE)]];
        for _ in 0..self.roll.dice() {
            let mut next: Level = Vec::new();
            for (state, hops) in levels.last().into_iter().flatten() {
                self.successors(state, |hop, after| next.push((after, hops.and(hop))));
            }
            levels.push(first_of_each(&next));
        }
        levels
    }

    /// Calls `visit` with every sound next step, the larger die and the higher point first.
    fn successors(&self, state: &State, mut visit: impl FnMut(Hop, State)) {
        self.steps(state, |hop, _, after| visit(hop, after));
    }

    /// The same with the die that each step uses.
    fn steps(&self, state: &State, mut visit: impl FnMut(Hop, u8, State)) {
        if state.end.is_some() {
            return;
        }
        for (die, after) in self.dice(state) {
            for from in places(state.board.me.held()) {
                if let Some((hop, after)) = self.advance(state, from, die, after) {
                    visit(hop, die, after);
                }
            }
        }
    }

    /// The dice that can be played next, each with the state's dice once it is.
    fn dice(&self, state: &State) -> impl Iterator<Item = (u8, (u8, u8))> + use<V> {
        let (high, low) = (state.high, state.low);
        let larger = (high > 0).then(|| (self.roll.high(), (high - 1, low)));
        let smaller = (low > 0).then(|| (self.roll.low(), (high, low - 1)));
        larger.into_iter().chain(smaller)
    }

    fn advance(&self, state: &State, from: u8, die: u8, left: (u8, u8)) -> Option<(Hop, State)> {
        let board = self.start.step::<V>(&state.board, from, die).ok()?;
        Some(self.arrive(state, from, die, left, board))
    }

    fn arrive(&self, state: &State, from: u8, die: u8, left: (u8, u8), board: Board) -> (Hop, State) {
        let to = self.start.target(&state.board, from, die);
        let hit = board.you.count(BAR) > state.board.you.count(BAR);
        let hop = if hit { Hop::hitting(from, to) } else { Hop::new(from, to) };
        (hop, State { board, high: left.0, low: left.1, end: self.start.end::<V>(&board) })
    }

    fn may_end(&self, state: &State) -> bool {
        self.start.end_fault::<V>(&state.board).is_none()
    }

    fn quality(&self, state: &State) -> Quality {
        let dice = self.roll.dice() - state.high - state.low;
        let die = match (dice, self.roll.is_double(), state.high) {
            (1, false, 0) => self.roll.high(),
            (1, false, _) => self.roll.low(),
            _ => 0,
        };
        let opens = self.start.trapped.is_some() && !TurnStart::is_trap::<V>(&state.board);
        Quality { opens, dice, die }
    }

    /// Whether a legal turn may end here: with the best that can be played, or with the end of the game.
    fn is_final(&self, state: &State) -> bool {
        if state.end.is_some() {
            return self.may_end(state);
        }
        let nothing = state.high + state.low == self.roll.dice() && self.best().dice == 0;
        nothing || (self.may_end(state) && self.quality(state) == self.best())
    }

    /// Whether a legal turn can pass through `state` or end in it.
    fn is_alive(&self, state: &State, known: &mut BTreeMap<State, bool>) -> bool {
        if self.is_final(state) {
            return true;
        }
        if let Some(&alive) = known.get(state) {
            return alive;
        }
        let mut next = Vec::new();
        self.successors(state, |_, after| next.push(after));
        let alive = next.iter().any(|after| self.is_alive(after, known));
        known.insert(*state, alive);
        alive
    }

    /// The best that a turn through `state` can end with, and why it may not end where it can get to.
    fn best_from(&self, state: &State, fault: &mut Option<Refusal>) -> Option<Quality> {
        let mut seen: Vec<State> = vec![*state];
        let mut best = None;
        let mut at = 0;
        while at < seen.len() {
            let state = seen[at];
            match self.start.end_fault::<V>(&state.board) {
                None => best = best.max(Some(self.quality(&state))),
                Some(reason) => *fault = fault.or(Some(reason)),
            }
            let known = seen.len();
            self.successors(&state, |_, after| seen.push(after));
            let mut fresh = seen.split_off(known);
            fresh.sort();
            fresh.dedup();
            fresh.retain(|after| !seen.contains(after));
            seen.extend(fresh);
            at += 1;
        }
        best
    }

    /// The states that `played` can have led to: a checker borne off may have used either die.
    ///
    /// # Errors
    /// The first step that is refused, and why.
    fn follow(&self, played: &[Step]) -> Result<Vec<(State, Hops)>, Refusal> {
        let mut known = BTreeMap::new();
        let mut here = vec![(self.root(), Hops::NONE)];
        for &step in played {
            let mut next: Vec<(State, Hops)> = Vec::new();
            for (state, hops) in &here {
                self.successors(state, |hop, after| {
                    if Step::from(hop) == step && !next.iter().any(|(known, _)| *known == after) {
                        next.push((after, hops.and(hop)));
                    }
                });
            }
            next.retain(|(state, _)| self.is_alive(state, &mut known));
            if next.is_empty() {
                return Err(self.reason(&here, step));
            }
            here = next;
        }
        Ok(here)
    }

    /// See [`alea_game::Game::continuations`].
    pub(crate) fn continuations(&self, played: &[Step]) -> Vec<Step> {
        let mut known = BTreeMap::new();
        let mut steps = Vec::new();
        for (state, _) in self.follow(played).unwrap_or_default() {
            let mut next = Vec::new();
            self.successors(&state, |hop, after| next.push((Step::from(hop), after)));
            next.retain(|(_, after)| self.is_alive(after, &mut known));
            steps.extend(next.into_iter().map(|(step, _)| step));
        }
        steps.sort_by(|a, b| b.cmp(a));
        steps.dedup();
        steps
    }

    /// See [`alea_game::Game::graph`].
    pub(crate) fn graph(&self) -> TurnGraph {
        let mut next = |state: &State| {
            let mut steps = Vec::new();
            self.steps(state, |hop, die, after| {
                steps.push((graph_step::<V>(state, hop, die, &after), after));
            });
            steps
        };
        TurnGraph::build(&self.root(), &mut next, &mut |state| self.is_final(state))
    }

    /// See [`alea_game::Game::complete`].
    pub(crate) fn complete(&self, played: &[Step]) -> Result<Turn, Refusal> {
        let reached = self.follow(played)?;
        match reached.iter().find(|(state, _)| self.is_final(state)) {
            Some((state, hops)) => Ok(Turn { after: state.board, hops: *hops, end: state.end }),
            None => Err(Refusal::Unfinished { possible: self.best().dice }),
        }
    }

    /// The board after `played`.
    pub(crate) fn preview(&self, played: &[Step]) -> Result<Board, Refusal> {
        self.follow(played).map(|reached| reached.first().map_or(self.start.root, |(state, _)| state.board))
    }

    /// See [`alea_game::Game::refusal`].
    pub(crate) fn refusal(&self, played: &[Step], step: Step) -> Option<Refusal> {
        if self.continuations(played).contains(&step) {
            return None;
        }
        Some(match self.follow(played) {
            Ok(here) => self.reason(&here, step),
            Err(reason) => reason,
        })
    }

    /// Why `step` cannot be played in any of the states of `here`. It is known that it cannot.
    fn reason(&self, here: &[(State, Hops)], step: Step) -> Refusal {
        let Some((state, _)) = here.first() else { return Refusal::TurnComplete };
        if state.end.is_some() {
            return Refusal::GameOver;
        }
        if here.iter().all(|(state, _)| state.high + state.low == 0) {
            return Refusal::TurnComplete;
        }
        let place = |point: u16| u8::try_from(point).ok().filter(|&place| place <= BAR);
        let Some(from) = place(step.from) else { return Refusal::NoSuchPoint { point: step.from } };
        let Some(to) = place(step.to) else { return Refusal::NoSuchPoint { point: step.to } };
        if to >= from {
            return Refusal::WrongWay;
        }
        let mut refusals = here.iter().filter_map(|(state, _)| self.reason_here(state, from, to));
        refusals.next().unwrap_or(Refusal::NoSuchDie { pips: from - to })
    }

    /// Why `from` cannot go to `to` in `state`, or `None` if no die left would take it there.
    fn reason_here(&self, state: &State, from: u8, to: u8) -> Option<Refusal> {
        let mut reason = None;
        for (die, left) in self.dice(state) {
            let fits = self.start.target(&state.board, from, die) == to;
            match self.start.step::<V>(&state.board, from, die) {
                Ok(board) if fits => {
                    let (_, after) = self.arrive(state, from, die, left, board);
                    reason = reason.or(Some(self.why_dead(&after)));
                }
                Err(refusal) if fits => reason = reason.or(Some(refusal)),
                // With `take_highest` the die takes this checker off, or another, and that is the reason.
                Ok(_) if from.saturating_sub(die) == to => {
                    reason = reason.or(Some(Refusal::MustTakeHighest { die, highest: from.into() }));
                }
                Err(refusal @ Refusal::MustTakeHighest { .. }) if from.saturating_sub(die) == to => {
                    reason = reason.or(Some(refusal));
                }
                // What holds for every die of a checker that cannot move at all is worth more than "no such die".
                Err(
                    refusal @ (Refusal::BarFirst { .. }
                    | Refusal::NothingThere { .. }
                    | Refusal::Pinned { .. }),
                ) => reason = reason.or(Some(refusal)),
                _ => {}
            }
        }
        reason
    }

    /// Why no legal turn passes through `state`, which a sound step led to.
    fn why_dead(&self, state: &State) -> Refusal {
        let mut fault = None;
        let reached = self.best_from(state, &mut fault);
        let Some(reached) = reached else { return fault.unwrap_or(Refusal::TurnComplete) };
        if let (true, false, Some(at)) = (self.best().opens, reached.opens, self.start.trapped) {
            return Refusal::MustOpen { at: V::TRAVEL.across(at).into() };
        }
        if reached.dice == self.best().dice {
            Refusal::LargerDie { die: self.best().die }
        } else if self.roll.is_double() {
            Refusal::MoreDice { possible: self.best().dice }
        } else {
            Refusal::BothDice
        }
    }
}

/// What a step does to the board, for whoever has no rules.
fn graph_step<V: Variant>(before: &State, hop: Hop, die: u8, after: &State) -> GraphStep {
    let pinned = |state: &State, place: u8| {
        (1..BAR).contains(&place) && state.board.you.is_pinned(V::TRAVEL.across(place))
    };
    GraphStep {
        hit: hop.hits(),
        pins: !pinned(before, hop.to()) && pinned(after, hop.to()),
        frees: pinned(before, hop.from()) && !pinned(after, hop.from()),
        ..GraphStep::plain(hop.into(), Some(die))
    }
}

/// Of several ways to the same state the first found, in the order in which they were found.
fn first_of_each(level: &Level) -> Level {
    let mut order: Vec<usize> = (0..level.len()).collect();
    order.sort_by(|&a, &b| level[a].0.cmp(&level[b].0).then(a.cmp(&b)));
    order.dedup_by(|a, b| level[*a].0 == level[*b].0);
    order.sort_unstable();
    order.into_iter().map(|at| level[at]).collect()
}
