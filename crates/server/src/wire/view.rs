//! What is needed to show a contest.

use std::collections::BTreeMap;

use alea_catalog::{Entry, Family, find};
use alea_fairdice::{Roller, Seat as DiceSeat};
use alea_game::{BySide, Node, Setup, Side, SquareSetup, Table};
use alea_matchplay::{CommandKind, Contest, GameEnd, GameResult, Pending};
use alea_notation::{draw::Way, record};
use alea_texts::Message;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::value::RawValue;

use super::{
    Board, CLAIM, Graph, Text, WITHDRAW, board, graph,
    shape::{DoName, EndName, Rules, Seat},
    text,
};

/// A contest as those who hold it know it.
#[derive(Clone, Debug)]
pub struct Told<'a> {
    /// The contest.
    pub contest: &'a Contest,
    /// The time of the house.
    pub now: u64,
    /// Whether both chairs are taken.
    pub seated: bool,
    /// The seat in whose numbering the board is.
    pub mover: Side,
    /// How the last game ended.
    pub ended: Option<GameResult>,
    /// The sealed roll that is being made.
    pub roll: Option<Roll>,
    /// Why the player who is told cannot claim, if he cannot.
    pub no_claim: Option<Message>,
    /// Why he cannot take back that he waits for somebody, if he cannot.
    pub no_withdrawal: Option<Message>,
}

/// A roll of sealed dice that is being made.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Roll {
    /// The game of the contest, from 1.
    pub game: u32,
    /// The number of the roll in it.
    pub n: u32,
    /// Who asked.
    pub roller: Roller,
    /// Who has released a value.
    pub released: BySide<bool>,
}

/// What is needed to show a contest. It is whole each time.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct View {
    /// The time of the house when it was made.
    at: u64,
    /// How far the contest has come.
    phase: Phase,
    /// The game.
    game: GameShown,
    /// How many games have ended.
    games_ended: u32,
    /// The points of both.
    score: [u32; 2],
    /// Whether this is the Crawford game.
    crawford: bool,
    /// Who began this game.
    starter: Option<Seat>,
    /// What stands on the board.
    board: Option<Board>,
    /// In whose numbering that is.
    mover: Option<Seat>,
    /// Whose turn of the game it is.
    on_turn: Option<Seat>,
    /// Who is to act, an offer counted.
    to_act: Option<Seat>,
    /// Who is waited for, a value of the dice counted; his time runs.
    awaited: Option<Seat>,
    /// Two dice that lie and wait to be played.
    dice: Option<[u8; 2]>,
    /// The cube, if there is one.
    cube: Option<CubeShown>,
    /// What a single game is worth now.
    stake: u32,
    /// Of a square board how near the game is to an end for want of progress.
    counters: Option<Counters>,
    /// What is to be answered, or waited for.
    pending: Option<PendingShown>,
    /// The roll of sealed dice that is being made.
    roll: Option<RollShown>,
    /// The clock, if there is one.
    clock: Option<ClockShown>,
    /// How the last game ended.
    ended: Option<Ended>,
    /// How the contest ended.
    result: Option<ResultShown>,
    /// Why it does not count.
    void: Option<String>,
    /// What the player who is told can do; left out for others.
    #[serde(skip_serializing_if = "Option::is_none")]
    you: Option<YouCan>,
    /// Every way to play his turn, for who has one to play.
    decision: Option<Graph>,
}

/// How far a contest has come.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Phase {
    /// A chair is free.
    Waiting,
    /// The next game waits for commitments or dice.
    Start,
    /// A game is played.
    Play,
    /// It is over.
    Over,
    /// It does not count.
    Void,
}

/// A game of a contest.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct GameShown {
    /// Its number, from 1.
    number: u32,
    /// Which game.
    id: String,
    /// Its options.
    #[schemars(with = "Rules")]
    rules: Option<Box<RawValue>>,
    /// Which board.
    family: FamilyName,
    /// Which way the sides go, on 24 points.
    way: Option<WayName>,
    /// How many checkers a side has, on 24 points.
    checkers: Option<u8>,
}

/// The kinds of boards.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum FamilyName {
    /// 24 points.
    Points,
    /// A square.
    Square,
}

/// Which way the sides go.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum WayName {
    /// Against each other.
    Opposite,
    /// The same way round.
    Same,
}

/// The cube.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct CubeShown {
    /// What it shows.
    value: u32,
    /// Who may double next; nobody alone while it lies in the middle.
    owner: Option<Seat>,
}

/// How near a game is to an end for want of progress.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Counters {
    /// Moves without a capture.
    quiet: u16,
    /// At how many the game ends, if it does.
    quiet_limit: Option<u16>,
    /// How often this position has stood before.
    seen: u8,
    /// At how often the game ends, if it does.
    seen_limit: Option<u8>,
}

/// What is to be answered, or waited for.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum PendingShown {
    /// The dice.
    Roll {
        /// Whose.
        by: Seat,
    },
    /// A double.
    Double {
        /// Who offers it.
        by: Seat,
        /// The cube if it is taken.
        value: u32,
        /// How often it was raised.
        raises: u8,
    },
    /// A resignation.
    Resignation {
        /// Who offers it.
        by: Seat,
        /// How many times the stake.
        points: u8,
    },
    /// A draw.
    Draw {
        /// Who offers it.
        by: Seat,
    },
}

/// A roll of sealed dice that is being made.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct RollShown {
    /// The game of the contest, from 1.
    game: u32,
    /// The number of the roll in it.
    n: u32,
    /// Who asked; nobody in an opening.
    roller: Option<Seat>,
    /// Who has released a value.
    released: [bool; 2],
}

/// The clock.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct ClockShown {
    /// What is left to both, in milliseconds.
    left: [u64; 2],
    /// Whose time runs.
    running: Option<Seat>,
    /// How long it does not count yet.
    free: Option<u64>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Ended {
    /// Who won.
    winner: Option<Seat>,
    /// What it added to his score.
    points: u32,
    /// Why.
    #[schemars(with = "EndName")]
    reason: &'static str,
}

/// How a contest ended.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct ResultShown {
    /// Who won.
    winner: Option<Seat>,
    /// Why.
    reason: &'static str,
}

/// What a player can do.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct YouCan {
    /// The seat.
    seat: Seat,
    /// What can be done.
    #[schemars(with = "Vec<DoName>")]
    can: Vec<&'static str>,
    /// What cannot, and why.
    cannot: BTreeMap<&'static str, Text>,
    /// Up to how many times the stake can be resigned.
    resign_up_to: u8,
}

/// What stands on a board and can be played there, by the keys of a view: of a position that belongs to no contest.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Position {
    game: GameShown,
    board: Board,
    mover: Seat,
    on_turn: Option<Seat>,
    to_act: Option<Seat>,
    dice: Option<[u8; 2]>,
    counters: Option<Counters>,
    you: YouCan,
    decision: Option<Graph>,
}

/// The position on a table, for who plays both sides of it.
pub(crate) fn position(entry: &Entry, table: &dyn Table) -> Position {
    let setup = table.setup();
    let on_turn = table.node().side().map(Seat::from);
    let mover = match &setup {
        Setup::Points(_) => Side::First,
        Setup::Square(square) => square.mover,
    };
    let can = match table.node() {
        Node::Chance(_) => vec![CommandKind::Roll.key()],
        Node::Decision(_) => vec![CommandKind::Play.key()],
        Node::Over(_) => Vec::new(),
    };
    let rules = RawValue::from_string(record::rules_text(table.rules())).ok();
    Position {
        game: game(entry.into(), 1, entry.id, rules),
        board: board(entry, &setup),
        mover: mover.into(),
        on_turn,
        to_act: on_turn,
        dice: table.rolled().map(|dice| [dice.first(), dice.second()]),
        counters: table.counters().map(counters),
        you: YouCan { seat: mover.into(), can, cannot: BTreeMap::new(), resign_up_to: 0 },
        decision: table.graph().as_ref().map(graph),
    }
}

/// The view of one who watches, or of a player.
#[must_use]
pub fn view(told: &Told<'_>, player: Option<Side>) -> View {
    let Told { contest, now, .. } = *told;
    let terms = contest.terms();
    let in_play = contest.pending().is_some();
    let over = contest.result().is_some() || contest.void_reason().is_some();
    // Between two games the board is the last one's; the next one is named once the dice say who begins.
    let number = if in_play { contest.games_ended() } else { contest.games_ended().saturating_sub(1) };
    let begun = contest.table().is_some();
    let spec = terms.game(if begun { number } else { 0 });
    let entry = find(&spec.id);
    let phase = match () {
        () if contest.void_reason().is_some() => Phase::Void,
        () if over => Phase::Over,
        () if !told.seated => Phase::Waiting,
        () if in_play => Phase::Play,
        () => Phase::Start,
    };
    let setup = contest.table().map(Table::setup);
    let game_number = number.saturating_add(1).saturating_add(terms.start_score().games);
    let dice = contest.table().filter(|_| in_play).and_then(Table::rolled);
    let decides = |side| told.seated && contest.why_not(side, CommandKind::Play).is_none();
    let graph_of = |side| contest.table().filter(|_| decides(side)).and_then(Table::graph);
    View {
        at: now,
        phase,
        game: game(entry, game_number, &spec.id, RawValue::from_string(record::rules_text(&spec.rules)).ok()),
        games_ended: contest.games_ended(),
        score: both(contest.score(), |score| score),
        crawford: contest.is_crawford(),
        starter: begun.then(|| contest.starter().into()),
        board: entry.zip(setup.as_ref()).map(|(entry, setup)| board(entry, setup)),
        mover: begun.then(|| told.mover.into()),
        on_turn: contest.on_turn().map(Seat::from),
        to_act: contest.to_act().map(Seat::from),
        awaited: contest.awaited().filter(|_| told.seated).map(Seat::from),
        dice: dice.map(|dice| [dice.first(), dice.second()]),
        cube: terms.cube().map(|_| cube(contest)),
        stake: contest.stake(),
        counters: contest.table().and_then(Table::counters).map(counters),
        pending: pending(contest),
        roll: told.roll.map(roll),
        clock: clock(contest, now),
        ended: told.ended.map(ended),
        result: contest
            .result()
            .map(|result| ResultShown { winner: result.winner.map(Seat::from), reason: result.reason.key() }),
        void: contest.void_reason().map(str::to_owned),
        you: player.map(|side| you(told, side, setup.as_ref())),
        decision: player.and_then(graph_of).as_ref().map(graph),
    }
}

fn game(entry: Option<&Entry>, number: u32, id: &str, rules: Option<Box<RawValue>>) -> GameShown {
    let (family, way, checkers) = match entry.map(|entry| entry.family) {
        Some(Family::Points { checkers, way: Way::Opposite, .. }) => {
            (FamilyName::Points, Some(WayName::Opposite), Some(checkers))
        }
        Some(Family::Points { checkers, way: Way::Same, .. }) => {
            (FamilyName::Points, Some(WayName::Same), Some(checkers))
        }
        Some(Family::Square) | None => (FamilyName::Square, None, None),
    };
    GameShown { number, id: id.to_owned(), rules, family, way, checkers }
}

fn both<T: Copy, U>(both: BySide<T>, value: impl Fn(T) -> U) -> [U; 2] {
    [value(both.first), value(both.second)]
}

fn cube(contest: &Contest) -> CubeShown {
    let cube = contest.cube();
    CubeShown { value: cube.stake(), owner: cube.owner().map(Seat::from) }
}

fn counters(counters: alea_game::Counters) -> Counters {
    let alea_game::Counters { quiet, quiet_limit, seen, seen_limit } = counters;
    Counters { quiet, quiet_limit, seen, seen_limit }
}

fn pending(contest: &Contest) -> Option<PendingShown> {
    match contest.pending()? {
        Pending::Nothing => None,
        Pending::Roll => contest.on_turn().map(|by| PendingShown::Roll { by: by.into() }),
        Pending::Double(offer) => {
            let by = Seat::from(!offer.answerer);
            Some(PendingShown::Double { by, value: offer.stake, raises: offer.raises })
        }
        Pending::Resignation { by, points, .. } => Some(PendingShown::Resignation { by: by.into(), points }),
        Pending::Draw { by } => Some(PendingShown::Draw { by: by.into() }),
    }
}

fn roll(roll: Roll) -> RollShown {
    let roller = match roll.roller {
        Roller::Opening => None,
        Roller::Player(DiceSeat::Zero) => Some(Seat::First),
        Roller::Player(DiceSeat::One) => Some(Seat::Second),
    };
    RollShown { game: roll.game, n: roll.n, roller, released: both(roll.released, |released| released) }
}

fn clock(contest: &Contest, now: u64) -> Option<ClockShown> {
    let clock = contest.clock()?;
    let falls = clock.falls_at();
    Some(ClockShown {
        left: [clock.left(Side::First, now), clock.left(Side::Second, now)],
        running: falls.map(|(side, _)| side.into()),
        free: falls.map(|(side, at)| at.saturating_sub(now).saturating_sub(clock.left(side, now))),
    })
}

fn ended(result: GameResult) -> Ended {
    Ended {
        winner: result.winner.map(Seat::from),
        points: result.points,
        reason: GameEnd::key(result.reason),
    }
}

/// What a player can do, and why not what he cannot.
fn you(told: &Told<'_>, side: Side, setup: Option<&Setup>) -> YouCan {
    let contest = told.contest;
    // Places are called as on the board of the game; without one no refusal names a place.
    let nothing =
        Setup::Square(SquareSetup { size: 0, cells: Vec::new(), mover: Side::First, quiet: 0, seen: 0 });
    let setup = setup.unwrap_or(&nothing);
    let (mut can, mut cannot) = (Vec::new(), BTreeMap::new());
    for kind in CommandKind::ALL {
        match contest.why_not(side, kind) {
            // Until both sit nobody can do anything.
            _ if !told.seated => {
                cannot.insert(kind.key(), text(&Message::new("denial-no-game", [])));
            }
            None => can.push(kind.key()),
            Some(denial) => {
                cannot.insert(kind.key(), text(&Message::denial(&denial, setup)));
            }
        }
    }
    for (name, why_not) in [(CLAIM, &told.no_claim), (WITHDRAW, &told.no_withdrawal)] {
        match why_not {
            None => can.push(name),
            Some(why) => {
                cannot.insert(name, text(why));
            }
        }
    }
    let most = contest.resignation_values(side).map_or(0, |values| *values.end());
    YouCan { seat: side.into(), can, cannot, resign_up_to: most }
}

/// The seat in whose numbering the board is: that of the player on turn, and after a game that ended on the board that of the one who
/// would have been.
#[must_use]
pub(crate) fn mover(contest: &Contest, before: Option<Side>) -> Option<Side> {
    let table = contest.table()?;
    match table.node() {
        Node::Over(_) => before,
        node => node.side().map(|side| contest.seat(side)),
    }
}
