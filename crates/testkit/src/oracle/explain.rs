//! Whether a reason that somebody gave for refusing a step is true.
//!
//! No reason is true of a step with which a legal turn can go on. Beyond that several can be true of one step (a checker
//! may be pinned and its way closed), and each is held to what it says itself:
//!
//! - Reasons about one checker and one die are facts of the board after the steps already played and of the dice left. Where
//!   those steps leave open which die has been used (either takes a checker off), a fact for either will do;
//!   `NoSuchDie` must hold for both.
//!   `HeldByOne` is true of any number of enemies, where one is enough; `TurnComplete` also where nothing could be played or
//!   a step has ended the game; `BlockWithoutEnemyAhead` names the first of the six points along the opponent's path, which
//!   is the highest unless the block lies over the seam of the numbering.
//! - Reasons about the whole turn suppose that the step is sound as a checker move. They look at the **ends**: the position
//!   after the step and all that can be reached from it by further sound steps. An end is *acceptable* if it breaks no
//!   prime rule and, where a prime must be opened, opens it.
//!   - `BothDice`, `MoreDice`: the turn must play two dice, or so many of a double, and an acceptable end plays fewer; or
//!     no end at all plays so many.
//!   - `LargerDie`: one die must be played, the larger one can be, and the step uses the smaller.
//!   - `QuadrantFull`, `TooManyPoints`, `LockedIn`, `MustOpen`: some end that plays as many dice as the turn must play, or
//!     the most that this step leaves, is not acceptable for this reason. (That none of the others is acceptable
//!     follows from the step's being refused.) `LockedIn` is for a prime made in this turn, `MustOpen` for one that
//!     stood when it began and could have been opened.
//!   - With `prime_check = each_step` the first three are also true where the step itself leads to such a board from one
//!     that was none.

use std::{cell::OnceCell, collections::BTreeSet};

use alea_game::{Refusal, Step};

use super::board::{BAR, Board};
use super::judge::{Breaks, bad_blocks, breaks, locked_at};
use super::rules::Contact;
use super::search::Search;
use super::steps::{Node, held_back, number, runner_out, takes_highest};
use super::{Rolled, text};

impl Rolled<'_> {
    /// Whether it is true that `step` cannot follow `played` for the reason given; what each reason claims is written at the
    /// head of the module. [`Refusal::Unfinished`] is a reason against stopping: it is true if a legal turn goes on after
    /// `step`, and plays so many dice.
    ///
    /// # Errors
    /// What is false.
    pub fn explain(&self, played: &[Step], step: Step, refusal: Refusal) -> Result<(), String> {
        let told = |problem: &str| Err(self.told(&[played, &[step]].concat(), refusal, problem));
        if self.over {
            return if refusal == Refusal::GameOver { Ok(()) } else { told("the game is over") };
        }
        let here = self.search.follow(played);
        if here.is_empty() {
            return told("the steps before the last begin no legal turn");
        }
        let next = self.search.follow(&[played, &[step]].concat());
        if let Refusal::Unfinished { possible } = refusal {
            return if self.goes_on(&next, possible) { Ok(()) } else { told("there is no more to play") };
        }
        if !next.is_empty() {
            return told("the last step is legal");
        }
        if self.claim(&here, step).is_true(refusal) { Ok(()) } else { told("that is not so") }
    }

    /// The same for a whole turn, as `complete` refuses it: its first step that is refused, or that it stops too early.
    ///
    /// # Errors
    /// What is false.
    pub fn explain_turn(&self, steps: &[Step], refusal: Refusal) -> Result<(), String> {
        let begins = |count: usize| !self.over && !self.search.follow(&steps[..count]).is_empty();
        if let Some(count) = (1..=steps.len()).find(|&count| !begins(count)) {
            return self.explain(&steps[..count - 1], steps[count - 1], refusal);
        }
        let right = match refusal {
            Refusal::GameOver => self.over,
            Refusal::Unfinished { possible } => {
                !self.over && self.goes_on(&self.search.follow(steps), possible)
            }
            _ => false,
        };
        if right { Ok(()) } else { Err(self.told(steps, refusal, "the turn is legal so far")) }
    }

    /// Every reason that is true of `step` after `played`: none if the step is legal, or the steps before it are not.
    #[must_use]
    pub fn reasons(&self, played: &[Step], step: Step) -> Vec<Refusal> {
        if self.over {
            return vec![Refusal::GameOver];
        }
        let here = self.search.follow(played);
        if here.is_empty() || !self.search.follow(&[played, &[step]].concat()).is_empty() {
            return Vec::new();
        }
        let claim = self.claim(&here, step);
        let mut reasons = conceivable(step);
        reasons.retain(|&refusal| claim.is_true(refusal));
        reasons
    }

    fn claim<'a>(&'a self, here: &'a BTreeSet<Node>, step: Step) -> Claim<'a> {
        let board = here.first().expect("the steps before it are legal").board;
        Claim { search: &self.search, here, board, step, ends: OnceCell::new() }
    }

    /// Whether more must be played at these positions, so many dice in all.
    fn goes_on(&self, at: &BTreeSet<Node>, possible: u8) -> bool {
        let stops = at.iter().any(|node| self.search.legal.contains(node));
        !at.is_empty() && !stops && usize::from(possible) == self.search.required
    }

    fn told(&self, steps: &[Step], refusal: Refusal, problem: &str) -> String {
        let steps: Vec<_> = steps.iter().map(Step::to_string).collect();
        let position = text::write(&self.setup);
        format!("{position} {}: [{}] refused as {refusal:?}: {problem}", self.dice, steps.join(" "))
    }
}

/// Every reason that could be given for refusing a step in these games, true or not.
fn conceivable(step: Step) -> Vec<Refusal> {
    let Step { from, to } = step;
    let mut all = vec![
        Refusal::GameOver,
        Refusal::NothingThere { from },
        Refusal::NoSuchPoint { point: from },
        Refusal::NoSuchPoint { point: to },
        Refusal::WrongWay,
        Refusal::TurnComplete,
        Refusal::HeldByOne { to },
        Refusal::HeldByPinner { to },
        Refusal::Pinned { from },
        Refusal::BothDice,
        Refusal::QuadrantFull { from: 24 },
        Refusal::QuadrantFull { from: 12 },
        Refusal::TooManyPoints { limit: 4 },
        Refusal::HeadUsed { limit: 1 },
        Refusal::HeadUsed { limit: 2 },
        Refusal::HitCheckerStays { point: from },
    ];
    if let Some(pips) = from.checked_sub(to).and_then(|pips| u8::try_from(pips).ok()) {
        all.push(Refusal::NoSuchDie { pips });
    }
    for count in 1..=15 {
        all.push(Refusal::HeldByEnemies { to, count });
        all.push(Refusal::BarFirst { waiting: count });
    }
    for possible in 1..=4 {
        all.push(Refusal::MoreDice { possible });
    }
    for die in 1..=6 {
        all.push(Refusal::LargerDie { die });
        for place in 1..=6 {
            all.push(Refusal::HigherMustMove { die, higher: place });
            all.push(Refusal::MustTakeHighest { die, highest: place });
        }
    }
    for place in 1..=25 {
        all.push(Refusal::NotAllHome { rearmost: place });
        all.push(Refusal::HeldBackByPin { pinned: place });
        all.push(Refusal::RunnerNotPassed { runner: place });
        all.push(Refusal::LockedIn { at: place });
        all.push(Refusal::MustOpen { at: place });
        all.push(Refusal::BlockWithoutEnemyAhead { from: place });
    }
    all
}

/// A step that was refused.
struct Claim<'a> {
    search: &'a Search<'a>,
    /// Where the steps before it lead; the boards are equal, the dice left may not be.
    here: &'a BTreeSet<Node>,
    board: Board,
    step: Step,
    /// Where a turn with this step can stop, as far as sound steps go; found when first asked for.
    ends: OnceCell<Vec<Node>>,
}

impl Claim<'_> {
    fn is_true(&self, refusal: Refusal) -> bool {
        let Claim { search, board, step, .. } = self;
        let rules = search.rules;
        let off = step.to == Step::OFF;
        let rearmost = number(board.rearmost());
        let there = |place: u16| if place <= 25 { board.mine[usize::from(place)] } else { 0 };
        let enemies = |to: u16| if (1..=24).contains(&to) { board.theirs[usize::from(to)] } else { 0 };
        let pinned = |place: u16| place <= 24 && board.mine_pinned[usize::from(place)];
        match refusal {
            Refusal::GameOver => self.here.iter().any(|node| node.over.is_some()),
            Refusal::NotRolled | Refusal::Unfinished { .. } => false,
            Refusal::NothingThere { from } => from == step.from && from > 0 && there(from) == 0,
            Refusal::NoSuchPoint { point } => {
                let bar_is_none = rules.contact != Contact::Hit;
                (point == step.from || point == step.to) && (point > 25 || point == 25 && bar_is_none)
            }
            Refusal::WrongWay => step.to >= step.from,
            Refusal::NoSuchDie { pips } => {
                step.from.checked_sub(step.to) == Some(pips.into()) && pips > 0 && !self.some_die_fits()
            }
            Refusal::TurnComplete => self.here.iter().any(|node| search.legal.contains(node)),
            Refusal::HeldByEnemies { to, count } => to == step.to && count >= 2 && enemies(to) == count,
            Refusal::HeldByOne { to } => to == step.to && enemies(to) >= 1 && rules.contact == Contact::Hold,
            Refusal::HeldByPinner { to } => to == step.to && pinned(to),
            Refusal::Pinned { from } => from == step.from && pinned(from),
            Refusal::BarFirst { waiting } => {
                waiting > 0 && waiting == board.mine[BAR] && step.from != Step::BAR
            }
            Refusal::NotAllHome { rearmost: place } => off && place == rearmost && place > 6,
            Refusal::HigherMustMove { die, higher } => {
                let larger = self.has_die(die) && u16::from(die) > step.from;
                off && larger && board.all_home() && higher == rearmost && higher > step.from
            }
            Refusal::MustTakeHighest { die, highest } => {
                let wanted = self.has_die(die) && takes_highest(rules, board, usize::from(die));
                let uses =
                    step.from.saturating_sub(step.to) == u16::from(die) || off && step.from <= u16::from(die);
                wanted && uses && highest == rearmost && (!off || step.from != rearmost)
            }
            Refusal::HeldBackByPin { pinned: place } => off && held_back(rules, board) && pinned(place),
            Refusal::BothDice => !self.is_double() && search.required == 2 && self.too_few(),
            Refusal::MoreDice { possible } => {
                self.is_double() && search.required == usize::from(possible) && self.too_few()
            }
            Refusal::LargerDie { die } => {
                let high = self.high_die();
                die == high && search.larger && self.nexts().any(|next| next.left == [high])
            }
            Refusal::RunnerNotPassed { runner } => {
                let out = runner_out(rules, board).filter(|_| rules.runner);
                out.is_some_and(|at| number(at) == runner) && step.from != runner
            }
            Refusal::QuadrantFull { from: 24 } => self.breaks_prime(|broken| broken.own_quadrant),
            Refusal::QuadrantFull { from: 12 } => self.breaks_prime(|broken| broken.their_quadrant),
            Refusal::TooManyPoints { limit } => limit == 4 && self.breaks_prime(|broken| broken.four_points),
            Refusal::LockedIn { at } => {
                let locked = |broken: Breaks| broken.locked;
                let made = self.breaks_at_once(locked) || !search.locked_before && self.ends_break(locked);
                made && self.enemies_all_at(at)
            }
            Refusal::MustOpen { at } => {
                let locked = locked_at(rules, &search.start.board).map(number) == Some(at);
                locked && search.must_open && self.ends_break(|broken| broken.locked)
            }
            Refusal::HeadUsed { limit } => {
                let used = |node: &Node| node.left_head == limit && node.head_limit == limit;
                rules.head_and_block && step.from == 24 && self.here.iter().any(used)
            }
            Refusal::BlockWithoutEnemyAhead { from } => {
                let stands =
                    |next: &Node| bad_blocks(rules, &next.board).iter().any(|&at| number(at) == from);
                self.checker_moves().iter().any(|(_, next)| stands(next))
            }
            Refusal::HitCheckerStays { point } => {
                point == step.from
                    && there(point) > 0
                    && self.here.iter().any(|node| node.must_stay(rules, usize::from(point)))
            }
            _ => false,
        }
    }

    fn is_double(&self) -> bool {
        self.search.start.left.len() == 4
    }

    fn high_die(&self) -> u8 {
        self.search.start.left[0]
    }

    fn has_die(&self, die: u8) -> bool {
        self.here.iter().any(|node| node.left.contains(&die))
    }

    /// Whether some die left could be meant by this step, be the step allowed or not.
    fn some_die_fits(&self) -> bool {
        let Step { from, to } = self.step;
        self.here.iter().flat_map(|node| &node.left).any(|&die| {
            let die = u16::from(die);
            let larger = to == Step::OFF && die > from;
            let highest = to == Step::OFF
                && from == number(self.board.rearmost())
                && takes_highest(self.search.rules, &self.board, usize::from(die));
            from - to == die || larger || highest
        })
    }

    /// Where the step leads as a checker move, each with the position before it.
    fn checker_moves(&self) -> Vec<(&Node, Node)> {
        let from = |before| {
            let moves = Node::checker_moves(before, self.search.rules).into_iter();
            moves.filter(|(made, _)| *made == self.step).map(move |(_, next)| (before, next))
        };
        self.here.iter().flat_map(from).collect()
    }

    /// Where the step leads if it is sound.
    fn nexts(&self) -> impl Iterator<Item = Node> {
        let sound = self.here.iter().flat_map(|node| node.sound_steps(self.search.rules));
        sound.filter(|(made, _)| *made == self.step).map(|(_, next)| next)
    }

    fn ends(&self) -> &[Node] {
        self.ends.get_or_init(|| self.nexts().flat_map(|next| self.search.reach_from(&next)).collect())
    }

    /// Whether it is the number of dice that makes such a turn illegal.
    fn too_few(&self) -> bool {
        let ends = self.ends();
        let enough = |end: &Node| self.search.played(end) >= self.search.required;
        let acceptable = |end: &Node| self.search.accepts(breaks(self.search.rules, &end.board));
        let stops_early = ends.iter().any(|end| acceptable(end) && !enough(end));
        !ends.is_empty() && (stops_early || !ends.iter().any(enough))
    }

    /// Whether an end that plays dice enough, or the most that the step leaves, breaks the rule.
    fn ends_break(&self, rule: impl Fn(Breaks) -> bool) -> bool {
        let ends = self.ends();
        let most = ends.iter().map(|end| self.search.played(end)).max().unwrap_or(0);
        let counts = |end: &Node| self.search.played(end) >= most.min(self.search.required);
        ends.iter().any(|end| counts(end) && rule(breaks(self.search.rules, &end.board)))
    }

    /// Whether the step itself breaks a rule that is judged at each step and was unbroken before it.
    fn breaks_at_once(&self, rule: impl Fn(Breaks) -> bool) -> bool {
        let rules = self.search.rules;
        let broken = |node: &Node| rule(breaks(rules, &node.board));
        rules.each_step && self.checker_moves().iter().any(|(before, next)| broken(next) && !broken(before))
    }

    fn breaks_prime(&self, rule: impl Fn(Breaks) -> bool) -> bool {
        self.breaks_at_once(&rule) || self.ends_break(&rule)
    }

    fn enemies_all_at(&self, at: u16) -> bool {
        let count = self.board.their_count();
        count > 0 && (1..=24).contains(&at) && self.board.theirs[usize::from(at)] == count
    }
}
