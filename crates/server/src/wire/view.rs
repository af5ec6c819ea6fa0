//! What is needed to show a contest.

use alea_catalog::{Entry, Family, find};
use alea_fairdice::{Roller, Seat};
use alea_game::{BySide, Counters, Node, Setup, Side, SquareSetup};
use alea_matchplay::{CommandKind, Contest, GameResult, Pending};
use alea_notation::{draw::Way, record};
use alea_texts::Message;
use serde_json::{Map, Value, json, value::RawValue};

use super::{CLAIM, board, graph, seat, text};

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

/// The view of one who watches, or of a player.
#[must_use]
pub fn view(told: &Told<'_>, player: Option<Side>) -> Value {
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
        () if contest.void_reason().is_some() => "void",
        () if over => "over",
        () if !told.seated => "waiting",
        () if in_play => "play",
        () => "start",
    };
    let setup = contest.table().map(alea_game::Table::setup);
    let mut object = Map::new();
    let mut put = |key: &str, value: Value| {
        object.insert(key.to_owned(), value);
    };
    put("at", json!(now));
    put("phase", json!(phase));
    let rules = RawValue::from_string(record::rules_text(&spec.rules)).ok();
    put(
        "game",
        game(
            entry,
            number.saturating_add(1).saturating_add(terms.start_score().games),
            &spec.id,
            rules.as_deref(),
        ),
    );
    put("games_ended", json!(contest.games_ended()));
    put("score", pair(contest.score(), |score| json!(score)));
    put("crawford", json!(contest.is_crawford()));
    put("starter", json!(begun.then(|| seat(contest.starter()))));
    put("board", json!(entry.zip(setup.as_ref()).map(|(entry, setup)| board(entry, setup))));
    put("mover", json!(begun.then(|| seat(told.mover))));
    put("on_turn", json!(contest.on_turn().map(seat)));
    put("to_act", json!(contest.to_act().map(seat)));
    put("awaited", json!(if told.seated { contest.awaited().map(seat) } else { None }));
    let dice = contest.table().filter(|_| in_play).and_then(alea_game::Table::rolled);
    put("dice", json!(dice.map(|dice| [dice.first(), dice.second()])));
    put("cube", json!(terms.cube().map(|_| cube(contest))));
    put("stake", json!(contest.stake()));
    put("counters", json!(contest.table().and_then(alea_game::Table::counters).map(counters)));
    put("pending", pending(contest));
    put("roll", json!(told.roll.map(roll)));
    put("clock", clock(contest, now));
    put("ended", json!(told.ended.map(ended)));
    let result = contest.result();
    put(
        "result",
        json!(result.map(|result| json!({"winner": result.winner.map(seat), "reason": result.reason.key()}))),
    );
    put("void", json!(contest.void_reason()));
    if let Some(side) = player {
        put("you", you(told, side, setup.as_ref()));
        let decides = told.seated && contest.why_not(side, CommandKind::Play).is_none();
        let steps = contest.table().filter(|_| decides).and_then(alea_game::Table::graph);
        put("decision", json!(steps.as_ref().map(graph)));
    }
    Value::Object(object)
}

fn game(entry: Option<&Entry>, number: u32, id: &str, rules: Option<&RawValue>) -> Value {
    let (family, way, checkers) = match entry.map(|entry| entry.family) {
        Some(Family::Points { checkers, way: Way::Opposite }) => ("points", Some("opposite"), Some(checkers)),
        Some(Family::Points { checkers, way: Way::Same }) => ("points", Some("same"), Some(checkers)),
        Some(Family::Square) | None => ("square", None, None),
    };
    json!({"number": number, "id": id, "rules": rules, "family": family, "way": way, "checkers": checkers})
}

fn pair<T: Copy>(both: BySide<T>, value: impl Fn(T) -> Value) -> Value {
    json!([value(both.first), value(both.second)])
}

fn cube(contest: &Contest) -> Value {
    let cube = contest.cube();
    json!({"value": cube.stake(), "owner": cube.owner().map(seat)})
}

fn counters(counters: Counters) -> Value {
    let Counters { quiet, quiet_limit, seen, seen_limit } = counters;
    json!({"quiet": quiet, "quiet_limit": quiet_limit, "seen": seen, "seen_limit": seen_limit})
}

fn pending(contest: &Contest) -> Value {
    match contest.pending() {
        None | Some(Pending::Nothing) => Value::Null,
        Some(Pending::Roll) => json!({"kind": "roll", "by": contest.on_turn().map(seat)}),
        Some(Pending::Double(offer)) => {
            json!({"kind": "double", "by": seat(!offer.answerer), "value": offer.stake, "raises": offer.raises})
        }
        Some(Pending::Resignation { by, points, .. }) => {
            json!({"kind": "resignation", "by": seat(by), "points": points})
        }
        Some(Pending::Draw { by }) => json!({"kind": "draw", "by": seat(by)}),
    }
}

fn roll(roll: Roll) -> Value {
    let roller = match roll.roller {
        Roller::Opening => None,
        Roller::Player(Seat::Zero) => Some("first"),
        Roller::Player(Seat::One) => Some("second"),
    };
    let released = pair(roll.released, |released| json!(released));
    json!({"game": roll.game, "n": roll.n, "roller": roller, "released": released})
}

fn clock(contest: &Contest, now: u64) -> Value {
    let Some(clock) = contest.clock() else { return Value::Null };
    let falls = clock.falls_at();
    let free = falls.map(|(side, at)| at.saturating_sub(now).saturating_sub(clock.left(side, now)));
    json!({
        "left": [clock.left(Side::First, now), clock.left(Side::Second, now)],
        "running": falls.map(|(side, _)| seat(side)),
        "free": free,
    })
}

fn ended(result: GameResult) -> Value {
    json!({"winner": result.winner.map(seat), "points": result.points, "reason": result.reason.key()})
}

/// What a player can do, and why not what he cannot.
fn you(told: &Told<'_>, side: Side, setup: Option<&Setup>) -> Value {
    let contest = told.contest;
    // Places are called as on the board of the game; without one no refusal names a place.
    let nothing =
        Setup::Square(SquareSetup { size: 0, cells: Vec::new(), mover: Side::First, quiet: 0, seen: 0 });
    let setup = setup.unwrap_or(&nothing);
    let (mut can, mut cannot) = (Vec::new(), Map::new());
    for kind in CommandKind::ALL {
        match contest.why_not(side, kind) {
            // Until both sit nobody can do anything.
            _ if !told.seated => {
                cannot.insert(kind.key().into(), text(&Message::new("denial-no-game", [])));
            }
            None => can.push(kind.key()),
            Some(denial) => {
                cannot.insert(kind.key().into(), text(&Message::denial(&denial, setup)));
            }
        }
    }
    match &told.no_claim {
        None => can.push(CLAIM),
        Some(why) => {
            cannot.insert(CLAIM.into(), text(why));
        }
    }
    let most = contest.resignation_values(side).map_or(0, |values| *values.end());
    json!({"seat": seat(side), "can": can, "cannot": cannot, "resign_up_to": most})
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
