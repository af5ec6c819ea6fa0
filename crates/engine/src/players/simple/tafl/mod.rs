//! The player of the tafl games.

mod reading;
mod weights;

use alea_game::{Game, Outcome, Side, Step, Table};
use alea_matchplay::Contest;
use alea_tafl::{Move, Tafl, variants::Variant};

use crate::{Random, players::Player};

pub use reading::KingTerms;

/// Looks at every move, plays the one that leads to the best board, and leaves no win to the answer if it can help it.
#[derive(Copy, Clone, Debug)]
pub struct SimpleTafl {
    variant: &'static Variant,
}

/// A won game; no board adds up to so much.
const WON: i64 = 1_000_000;
/// A draw, or a position that White and Black like equally.
const EVEN: i64 = 0;
/// What it costs to come back to a position that has stood before.
const AGAIN: i64 = 40;

impl SimpleTafl {
    /// The player of one game.
    #[must_use]
    pub fn new(variant: &'static Variant) -> SimpleTafl {
        SimpleTafl { variant }
    }

    /// The game on the table, to look ahead on; `None` if it is another. It knows how often its position has stood, and nothing
    /// else of the past.
    fn game(&self, table: &dyn Table) -> Option<Tafl> {
        let rules = self.variant.rules(table.rules()).ok()?;
        Tafl::from_setup(&rules, &table.setup()).ok()
    }
}

impl Player for SimpleTafl {
    fn turn(&mut self, table: &dyn Table, random: &mut Random) -> Vec<Step> {
        let (Some(mut game), Some(side)) = (self.game(table), table.node().side()) else { return Vec::new() };
        let mut moves = Vec::with_capacity(512);
        game.moves(&mut moves);
        shuffle(&mut moves, random);
        let mut rated: Vec<(i64, Move)> =
            moves.into_iter().map(|mv| (after(&mut game, mv, side), mv)).collect();
        // The order among equals stays the random one.
        rated.sort_by_key(|&(worth, _)| -worth);
        let mut best: Option<(i64, Move)> = None;
        for (worth, mv) in rated {
            if best.is_some_and(|(least, _)| least >= worth) {
                break;
            }
            let worth = settled(table, &mut game, mv, worth, side);
            if best.is_none_or(|(least, _)| worth > least) {
                best = Some((worth, mv));
            }
        }
        best.map(|(_, mv)| vec![mv.step()]).unwrap_or_default()
    }

    /// Where it is worse off.
    fn accepts_draw(&mut self, contest: &Contest, by: Side) -> bool {
        let Some(table) = contest.table() else { return false };
        let (Some(game), Some(mover)) = (self.game(table), table.node().side()) else { return false };
        let white = reading::read(&game, mover).worth(&weights::WEIGHTS);
        if contest.seat(by) == Side::First { white < 0 } else { white > 0 }
    }
}

/// What the board after a move looks like to `side`, who makes it.
fn after(game: &mut Tafl, mv: Move, side: Side) -> i64 {
    let undo = game.make(mv);
    let worth = match game.over() {
        Some(outcome) => result(outcome, side),
        None => {
            let white = reading::read(game, !side).worth(&weights::WEIGHTS);
            if side == Side::First { white } else { -white }
        }
    };
    game.unmake(undo);
    worth
}

/// The same for a move about to be chosen: with the past that the table knows, and not if an answer to it ends the game.
fn settled(table: &dyn Table, game: &mut Tafl, mv: Move, worth: i64, side: Side) -> i64 {
    let Ok(play) = table.complete(&[mv.step()]) else { return -WON };
    if let Some(outcome) = play.over {
        return result(outcome, side);
    }
    let undo = game.make(mv);
    let lost = answers(game).any(|outcome| outcome.winner == Some(!side));
    game.unmake(undo);
    let again = matches!(&play.after, alea_game::Setup::Square(square) if square.seen > 0);
    match (lost, again) {
        (true, _) => worth - WON,
        (false, true) => worth - AGAIN,
        (false, false) => worth,
    }
}

/// How the game can end by the next move.
fn answers(game: &Tafl) -> impl Iterator<Item = Outcome> {
    let mut moves = Vec::with_capacity(512);
    game.moves(&mut moves);
    let mut ahead = game.clone();
    moves.into_iter().filter_map(move |mv| {
        let undo = ahead.make(mv);
        let over = ahead.over();
        ahead.unmake(undo);
        over
    })
}

fn result(outcome: Outcome, side: Side) -> i64 {
    match outcome.winner {
        None => EVEN,
        Some(winner) if winner == side => WON,
        Some(_) => -WON,
    }
}

fn shuffle(moves: &mut [Move], random: &mut Random) {
    for at in (1..moves.len()).rev() {
        moves.swap(at, random.below(at as u32 + 1) as usize);
    }
}
