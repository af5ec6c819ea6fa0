//! A slow, obvious player of the tafl games, to test the fast one against.
//!
//! The board is a list of cells and every question is answered by walking over it, one point after the other, in the
//! words of docs/rules/hnefatafl.en.md. Nothing is remembered that could be worked out again, except what happened before.

use alea_game::{Cell, EndReason, Outcome, Side, SquareSetup};

/// The rules as the oracle wants them: sets are lists of point indices.
#[derive(Clone, Debug)]
pub struct OracleRules {
    /// The most points that the king moves, or `None` for any distance.
    pub king_range: Option<u8>,
    /// Whether the king may not move between two black men on one line.
    pub king_held_when_flanked: bool,
    /// How many black men take the king: 2 on one line, 3, or 4.
    pub king_strength: u8,
    /// Where four are needed whatever the strength.
    pub stronghold: Vec<u16>,
    /// Whether the king captures when he moves.
    pub king_strikes: bool,
    /// Whether the king serves as anvil.
    pub king_is_anvil: bool,
    /// Points that, empty, are hostile to white men.
    pub hostile_to_white: Vec<u16>,
    /// Points that, empty, are hostile to black men.
    pub hostile_to_black: Vec<u16>,
    /// Points that, empty, are hostile to the king.
    pub hostile_to_king: Vec<u16>,
    /// Where no man may stop.
    pub no_stop: Vec<u16>,
    /// What no man may cross, nor stop on.
    pub no_cross: Vec<u16>,
    /// Where White wins when the king arrives.
    pub escape: Vec<u16>,
    /// What a third occurrence means.
    pub repetition: OracleRepetition,
    /// Plies without a capture after which the game is drawn; 0 is never.
    pub no_capture_limit: u16,
    /// Whether Black wins by encirclement.
    pub encirclement: bool,
    /// Whether Black wins by leaving the king without a move.
    pub king_immobile: bool,
}

/// What a third occurrence means.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OracleRepetition {
    /// A draw.
    Draw,
    /// A loss for the player who completed it.
    LossForMover,
    /// A loss for White.
    LossForWhite,
    /// Nothing.
    Ignore,
}

/// A game as the oracle plays it.
#[derive(Clone, Debug)]
pub struct TaflOracle {
    rules: OracleRules,
    size: i32,
    cells: Vec<Cell>,
    mover: Side,
    quiet: u32,
    king_taken: bool,
    /// Every position of the game before this one.
    before: Vec<(Vec<Cell>, Side)>,
    /// How often the first of them had stood already.
    seen_at_start: usize,
}

/// A place by rank and file, on the board or beside it.
type Place = (i32, i32);

const DIRECTIONS: [Place; 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];

impl TaflOracle {
    /// The game from a position with one king. Black men on all four sides of him have taken him.
    #[must_use]
    pub fn new(rules: OracleRules, setup: &SquareSetup) -> TaflOracle {
        let mut game = TaflOracle {
            rules,
            size: setup.size.into(),
            cells: setup.cells.clone(),
            mover: setup.mover,
            quiet: setup.quiet.into(),
            king_taken: false,
            before: Vec::new(),
            seen_at_start: setup.seen.into(),
        };
        let (rank, file) = game.king();
        game.king_taken =
            DIRECTIONS.iter().all(|(r, f)| game.cell((rank + r, file + f)) == Some(Cell::Black));
        game
    }

    /// The board as it stands.
    #[must_use]
    pub fn setup(&self) -> SquareSetup {
        SquareSetup {
            size: self.size as u8,
            cells: self.cells.clone(),
            mover: self.mover,
            quiet: self.quiet as u16,
            seen: self.seen() as u8,
        }
    }

    /// Every legal move as a pair of point indices, sorted; none once the game is over.
    #[must_use]
    pub fn moves(&self) -> Vec<(u16, u16)> {
        if self.outcome().is_some() { Vec::new() } else { self.moves_of(self.mover) }
    }

    /// Makes a legal move and gives the points of the captured men, sorted.
    pub fn play(&mut self, from: u16, to: u16) -> Vec<u16> {
        self.before.push((self.cells.clone(), self.mover));
        let piece = self.cells[usize::from(from)];
        self.cells[usize::from(from)] = Cell::Empty;
        self.cells[usize::from(to)] = piece;

        let at = self.place(to);
        let strikes = piece != Cell::King || self.rules.king_strikes;
        let mut captured = Vec::new();
        for (r, f) in DIRECTIONS {
            let next = (at.0 + r, at.1 + f);
            let beyond = (at.0 + 2 * r, at.1 + 2 * f);
            let Some(man @ (Cell::White | Cell::Black)) = self.cell(next) else { continue };
            if strikes && side_of(man) == Some(!self.mover) && self.is_anvil(beyond, man) {
                captured.push(self.index(next));
            }
        }
        // All captures are of the same moment, so nothing is removed before all are known.
        for &point in &captured {
            self.cells[usize::from(point)] = Cell::Empty;
        }
        captured.sort_unstable();

        self.king_taken = piece == Cell::Black && self.takes_king(at);
        self.quiet = if captured.is_empty() { self.quiet + 1 } else { 0 };
        self.mover = !self.mover;
        captured
    }

    /// The result, if the game has one.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let rules = &self.rules;
        let king = self.king();
        if rules.escape.contains(&self.index(king)) {
            return Some(Outcome::won(Side::First, 1, EndReason::KingEscaped));
        }
        if self.king_taken {
            return Some(Outcome::won(Side::Second, 1, EndReason::KingTaken));
        }
        let met = DIRECTIONS.iter().any(|(r, f)| self.cell((king.0 + r, king.1 + f)) == Some(Cell::Black));
        let king_stuck = !self.moves_of(Side::First).iter().any(|&(from, _)| from == self.index(king));
        if rules.king_immobile && self.mover == Side::First && met && king_stuck {
            return Some(Outcome::won(Side::Second, 1, EndReason::KingImmobile));
        }
        if rules.encirclement && self.is_encircled() {
            return Some(Outcome::won(Side::Second, 1, EndReason::Encircled));
        }
        if self.moves_of(self.mover).is_empty() {
            return Some(Outcome::won(!self.mover, 1, EndReason::NoMoves));
        }
        if self.seen() >= 2 {
            match rules.repetition {
                OracleRepetition::Draw => return Some(Outcome::drawn(EndReason::Repetition)),
                // The player to move now is not the one who completed it.
                OracleRepetition::LossForMover => {
                    return Some(Outcome::won(self.mover, 1, EndReason::Repetition));
                }
                OracleRepetition::LossForWhite => {
                    return Some(Outcome::won(Side::Second, 1, EndReason::Repetition));
                }
                OracleRepetition::Ignore => {}
            }
        }
        if rules.no_capture_limit > 0 && self.quiet >= u32::from(rules.no_capture_limit) {
            return Some(Outcome::drawn(EndReason::NoCapture));
        }
        None
    }

    /// How often this position has stood before with the same side to move.
    fn seen(&self) -> usize {
        let same = |(cells, mover): &(Vec<Cell>, Side)| *cells == self.cells && *mover == self.mover;
        let times = self.before.iter().filter(|position| same(position)).count();
        // The very first position stands for those before the game as well.
        let first_again = self.before.first().is_none_or(same);
        times + if first_again { self.seen_at_start } else { 0 }
    }

    fn moves_of(&self, side: Side) -> Vec<(u16, u16)> {
        let mut moves = Vec::new();
        for from in 0..self.cells.len() as u16 {
            let piece = self.cells[usize::from(from)];
            if side_of(piece) != Some(side) {
                continue;
            }
            for (r, f) in DIRECTIONS {
                let (mut rank, mut file) = self.place(from);
                for distance in 1.. {
                    rank += r;
                    file += f;
                    if self.cell((rank, file)) != Some(Cell::Empty) {
                        break;
                    }
                    let to = self.index((rank, file));
                    if piece == Cell::King {
                        let too_far = self.rules.king_range.is_some_and(|range| distance > u32::from(range));
                        if too_far || self.rules.king_held_when_flanked && self.is_flanked() {
                            break;
                        }
                    } else {
                        if self.rules.no_cross.contains(&to) {
                            break;
                        }
                        if self.rules.no_stop.contains(&to) {
                            continue;
                        }
                    }
                    moves.push((from, to));
                }
            }
        }
        moves.sort_unstable();
        moves
    }

    /// Whether the point closes an enemy `man` in against the mover's piece.
    fn is_anvil(&self, place: Place, man: Cell) -> bool {
        let hostile = match man {
            Cell::White => &self.rules.hostile_to_white,
            _ => &self.rules.hostile_to_black,
        };
        match self.cell(place) {
            None => false,
            Some(Cell::Empty) => hostile.contains(&self.index(place)),
            Some(Cell::King) => self.mover == Side::First && self.rules.king_is_anvil,
            Some(piece) => side_of(piece) == Some(self.mover),
        }
    }

    /// Whether the black man who has just arrived at `at` takes the king.
    fn takes_king(&self, at: Place) -> bool {
        let king = self.king();
        let towards = (at.0 - king.0, at.1 - king.1);
        if !DIRECTIONS.contains(&towards) {
            return false;
        }
        let closed = |(r, f): Place| {
            let side = (king.0 + r, king.1 + f);
            match self.cell(side) {
                Some(Cell::Black) => true,
                Some(Cell::Empty) => self.rules.hostile_to_king.contains(&self.index(side)),
                _ => false,
            }
        };
        let sides = DIRECTIONS.iter().filter(|&&direction| closed(direction)).count();
        let strength =
            if self.rules.stronghold.contains(&self.index(king)) { 4 } else { self.rules.king_strength };
        match strength {
            2 => closed((-towards.0, -towards.1)),
            3 => sides >= 3,
            _ => sides == 4,
        }
    }

    fn is_flanked(&self) -> bool {
        let (rank, file) = self.king();
        let black = |r, f| self.cell((rank + r, file + f)) == Some(Cell::Black);
        black(0, -1) && black(0, 1) || black(-1, 0) && black(1, 0)
    }

    /// Whether no white piece has a path of empty or white points to the edge.
    fn is_encircled(&self) -> bool {
        let mut reached: Vec<Place> = (0..self.cells.len() as u16)
            .filter(|&point| matches!(self.cells[usize::from(point)], Cell::White | Cell::King))
            .map(|point| self.place(point))
            .collect();
        let mut next = 0;
        while next < reached.len() {
            let (rank, file) = reached[next];
            if rank == 0 || file == 0 || rank == self.size - 1 || file == self.size - 1 {
                return false;
            }
            for (r, f) in DIRECTIONS {
                let place = (rank + r, file + f);
                if self.cell(place) != Some(Cell::Black) && !reached.contains(&place) {
                    reached.push(place);
                }
            }
            next += 1;
        }
        true
    }

    fn king(&self) -> Place {
        let at =
            self.cells.iter().position(|&cell| cell == Cell::King).expect("there is a king on every board");
        self.place(at as u16)
    }

    fn cell(&self, (rank, file): Place) -> Option<Cell> {
        let inside = (0..self.size).contains(&rank) && (0..self.size).contains(&file);
        inside.then(|| self.cells[(rank * self.size + file) as usize])
    }

    fn place(&self, point: u16) -> Place {
        (i32::from(point) / self.size, i32::from(point) % self.size)
    }

    fn index(&self, (rank, file): Place) -> u16 {
        (rank * self.size + file) as u16
    }
}

fn side_of(piece: Cell) -> Option<Side> {
    match piece {
        Cell::Empty => None,
        Cell::White | Cell::King => Some(Side::First),
        Cell::Black => Some(Side::Second),
    }
}
