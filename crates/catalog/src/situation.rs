//! The moment of a contest as the formats of other programs say it.

use std::fmt;

use alea_game::Setup;
use alea_matchplay::{Contest, CubeTerms, DoubleOffer, Length, Pending};
use alea_notation::situation::{Cube, MatchGame, Nonsense, Offer, Situation, Stage, Standing, Turn, Value};

use alea_texts::{Message, Said, message};

use crate::{Entry, find};

/// Why a moment of a contest is no [`Situation`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NoSituation {
    /// No game is being played.
    NotInPlay,
    /// The game is not played on the board of backgammon.
    OtherBoard,
    /// A draw was offered, which no format knows.
    DrawOffered,
    /// What the contest says makes no sense in these formats.
    Nonsense(Nonsense),
}

impl Said for NoSituation {
    fn message(&self) -> Message {
        match self {
            NoSituation::NotInPlay => message!["no-situation-not-in-play"],
            NoSituation::OtherBoard => message!["no-situation-other-board"],
            NoSituation::DrawOffered => message!["no-situation-draw-offered"],
            NoSituation::Nonsense(error) => error.message(),
        }
    }
}

/// In English, for logs and for programs.
impl fmt::Display for NoSituation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for NoSituation {}

impl From<Nonsense> for NoSituation {
    fn from(error: Nonsense) -> NoSituation {
        NoSituation::Nonsense(error)
    }
}

/// The moment that `contest` has come to, without the names of the players. The seat [`alea_game::Side::First`] is the bottom.
///
/// A single game counts as money play. That a roll has been asked for, that a player is closed out, the clock and the rules of
/// automatic doubles and of Holland are not part of it.
///
/// # Errors
/// Why there is none.
pub fn situation(contest: &Contest) -> Result<Situation, NoSituation> {
    let pending = contest.pending().ok_or(NoSituation::NotInPlay)?;
    let (Some(mover), Some(table)) = (contest.on_turn(), contest.table()) else {
        return Err(NoSituation::NotInPlay);
    };
    let game = contest.terms().game(contest.games_ended());
    let board = match table.setup() {
        Setup::Points(board) if find(&game.id).is_some_and(Entry::is_on_board_of_backgammon) => board,
        _ => return Err(NoSituation::OtherBoard),
    };
    let rolled = || table.rolled().map_or(Turn::Roll, Turn::Dice);
    let (double, resignation) = match pending {
        Pending::Nothing | Pending::Roll => (None, None),
        Pending::Double(offer) => (Some(offer), None),
        Pending::Resignation { points, double, .. } => (double, Value::of_points(points)),
        Pending::Draw { .. } => return Err(NoSituation::DrawOffered),
    };
    let turn = double.map_or_else(rolled, |double| Turn::Offered(offer(double)));
    let stage = Stage::Playing { turn, resignation };
    Ok(Situation::new(board, mover, standing(contest), cube(contest, double)?, stage)?)
}

fn offer(double: DoubleOffer) -> Offer {
    // Nobody raises more often than there are offers.
    let raises = usize::from(double.raises).min(Offer::ALL.len() - 1);
    Offer::ALL[raises]
}

/// The cube as it lies: while a double waits, what who refuses it loses.
fn cube(contest: &Contest, double: Option<DoubleOffer>) -> Result<Cube, Nonsense> {
    let lies = contest.cube();
    let (stake, owner) = match double {
        Some(offer) if offer.raises > 0 => (offer.refused, Some(offer.taker)),
        _ => (lies.stake(), lies.owner()),
    };
    // Stakes only ever double.
    Cube::new(stake.ilog2() as u8, owner)
}

fn standing(contest: &Contest) -> Standing {
    let score = contest.score();
    match contest.terms().length() {
        Length::Points(points) => {
            let game = if contest.is_crawford() { MatchGame::Crawford } else { MatchGame::Usual };
            Standing::Match { points, score, game }
        }
        Length::Single | Length::Money => {
            let CubeTerms { jacoby, raises, .. } = contest.terms().cube().unwrap_or_default();
            Standing::Money { score, jacoby: Some(jacoby), raises: Some(raises) }
        }
    }
}
