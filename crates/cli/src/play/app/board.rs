//! The cursor, and what the board shows.

use alea_catalog::Family;
use alea_game::{Setup, Side, Step};
use alea_matchplay::{Denial, Event};

use super::{
    super::{
        moves,
        sitting::{Awaits, Seat},
        view::{Scene, points, square},
    },
    App, Home,
};

impl App {
    /// Makes steps of the turn, and says what stops them.
    pub(super) fn lay(&mut self, steps: Vec<Step>) {
        for step in steps {
            if let Err(denial) = self.sitting.step(step) {
                self.denied(&denial);
                return;
            }
        }
        self.selected = None;
        self.sitting.finish_forced();
        self.message.0.clear();
    }

    /// Whoever sits at the bottom of the board.
    pub(super) fn bottom(&self) -> Side {
        self.flipped.unwrap_or(match (self.sitting.seat(Side::First), self.sitting.seat(Side::Second)) {
            (Seat::House(_), Seat::Person) => Side::Second,
            _ => Side::First,
        })
    }

    pub(super) fn grid(&self) -> Vec<Vec<u16>> {
        let (setup, mover) = self.sitting.board();
        let scene = self.scene(mover, &[], &[], &[]);
        match (setup, self.sitting.family()) {
            (Setup::Points(_), Family::Points { way, .. }) => points::grid(&scene, way),
            (Setup::Square(board), _) => square::grid(board.size.into()),
            _ => Vec::new(),
        }
    }

    pub(super) fn scene<'a>(
        &self,
        mover: Side,
        sources: &'a [u16],
        targets: &'a [u16],
        last: &'a [u16],
    ) -> Scene<'a> {
        let rolled = self.sitting.table().and_then(alea_game::Table::rolled);
        Scene {
            mover,
            bottom: self.bottom(),
            mirrored: self.home == Home::Left,
            sources,
            targets,
            last,
            cursor: None,
            selected: self.selected,
            dice: rolled,
            used: rolled.map_or_else(Vec::new, |dice| points::used(dice, self.sitting.draft())),
        }
    }

    pub(super) fn place(&self) -> Option<u16> {
        let (row, col) = self.cursor?;
        self.grid().get(row)?.get(col).copied()
    }

    /// Puts the cursor on the first checker that can move.
    pub(super) fn show_cursor(&mut self) {
        let next = self.sitting.continuations();
        let texts = self.texts();
        let Some(first) = next.first() else {
            self.say(texts.say("say-cannot-move"));
            return;
        };
        self.cursor = find(&self.grid(), first.from);
        self.say(texts.say("say-cursor"));
    }

    pub(super) fn walk(&mut self, rows: isize, cols: isize) {
        if !matches!(self.sitting.awaits(), Awaits::Turn(_)) {
            return;
        }
        let Some((row, col)) = self.cursor else { return self.show_cursor() };
        let grid = self.grid();
        let row = row.saturating_add_signed(rows).min(grid.len().saturating_sub(1));
        let last = grid.get(row).map_or(0, |places| places.len().saturating_sub(1));
        self.cursor = Some((row, col.saturating_add_signed(cols).min(last)));
    }

    /// Selects the checker under the cursor, or moves the selected one here.
    pub(super) fn pick(&mut self) {
        let (Some(place), Some(table)) = (self.place(), self.sitting.table()) else { return };
        let Some(from) = self.selected else {
            let next = self.sitting.continuations();
            if next.iter().any(|step| step.from == place) {
                self.selected = Some(place);
                self.message.0.clear();
            } else {
                let why = self.why_not_from(place);
                self.denied(&why);
            }
            return;
        };
        if place == from {
            self.selected = None;
            return;
        }
        let before = self.sitting.draft().to_vec();
        match moves::between(table, &before, Step::new(from, place)) {
            Ok(steps) => self.lay(steps),
            Err(refusal) => self.denied(&Denial::IllegalPlay(refusal)),
        }
    }

    /// Why no checker can leave `place`: what is said about the dice that lie there, or that nothing stands there.
    pub(super) fn why_not_from(&self, place: u16) -> Denial {
        let Some(table) = self.sitting.table() else { return Denial::NoGame };
        Denial::IllegalPlay(moves::why_not_from(table, self.sitting.draft(), place))
    }

    /// Where the selected checker can go: by one die or, in games of steps, by several.
    pub(super) fn targets(&self, next: &[Step]) -> Vec<u16> {
        let Some(from) = self.selected else { return Vec::new() };
        next.iter().filter(|step| step.from == from).map(|step| step.to).collect()
    }

    /// The step last played on a square board.
    pub(super) fn last(&self) -> Vec<u16> {
        let (setup, _) = self.sitting.board();
        let Setup::Square(_) = setup else { return Vec::new() };
        let played = self.sitting.record().events.iter().rev().find_map(|stamped| match &stamped.event {
            Event::Played { steps } => Some(steps.clone()),
            _ => None,
        });
        played.unwrap_or_default().into_iter().flat_map(|step| [step.from, step.to]).collect()
    }
}

/// Where a place of the board is in its grid: row and column.
pub(super) fn find(grid: &[Vec<u16>], place: u16) -> Option<(usize, usize)> {
    let row = grid.iter().position(|places| places.contains(&place))?;
    let col = grid[row].iter().position(|&at| at == place)?;
    Some((row, col))
}
