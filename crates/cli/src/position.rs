//! `alea position`: one position in every notation.

use alea_catalog::{Entry, Family};
use alea_game::{Dice, Node, Setup, Side};
use alea_matchplay::{Jacoby, Raises};
use alea_notation::{
    EncodeError, fibs, gnubg, opentafl, position,
    situation::{Cube, Ending, MatchGame, Offer, Situation, Stage, Standing, Turn, Value as Resigned},
    xgid,
};
use anyhow::Result;
use serde_json::{Map, Value, json};

use crate::common::{self, GameArgs, PositionArgs, misuse};

/// Show one position in every notation
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Without a position it is the start of the game. A position as text says nothing of a match: it is \
    shown as money play with the cube in the middle, x at the bottom. A notation that cannot say the position says \
    why.\n\nExamples:\n  \
    alea position backgammon --xgid=-b----E-C---eE---c-e----B-:1:-1:1:52:2:3:0:7:10\n  \
    alea position backgammon --gnubg-id 4HPwATDgc/ABMA:cInlADAAEAAE --json\n  \
    alea position portes --position 'x=8:2,6:2 o=19:2,17:2' --dice 31"
)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    position: PositionArgs,
    /// The roll, as in 31
    #[arg(long, value_name = "DICE", allow_hyphen_values = true)]
    dice: Option<String>,
    /// Draw the board in plain ASCII
    #[arg(long)]
    ascii: bool,
    /// For programs: the notations, and what they say of the match
    #[arg(long)]
    json: bool,
}

/// A notation of other programs: its key and its name, and the writer.
struct Notation {
    key: &'static str,
    name: &'static str,
    write: fn(&Situation) -> Result<String, EncodeError>,
}

static NOTATIONS: [Notation; 3] = [
    Notation { key: "xgid", name: "XGID", write: xgid::write },
    Notation { key: "gnubg_id", name: "GNU Backgammon ID", write: gnubg::write_with_match },
    Notation { key: "fibs", name: "FIBS board", write: fibs::write },
];

pub(crate) fn run(args: &Args) -> Result<()> {
    let (entry, rules) = args.game.read()?;
    let given = args.position.read(entry)?;
    let dice = given.dice(args.dice.as_deref())?;
    if entry.family == Family::Square && dice.is_some() {
        return Err(common::without_dice(entry, "--dice"));
    }
    let table = given.open(entry, &rules)?;
    let over = matches!(table.node(), Node::Over(_));
    let dice = dice.filter(|_| !over);
    let setup = table.setup();
    let situation = match &given.situation {
        Some((situation, _)) => Some(situation.clone()),
        None => plain(entry, &setup, if over { Stage::Over(Ending::Played) } else { Stage::TO_ROLL }),
    };
    let situation = match (situation, dice) {
        (Some(situation), Some(dice)) if situation.dice().is_none() => Some(rolled(situation, dice)?),
        (situation, _) => situation,
    };
    if args.json {
        return common::print_json(&json_of(entry, &setup, situation.as_ref(), dice));
    }
    common::print(&text_of(entry, &setup, situation.as_ref(), dice, args.ascii))
}

/// A board by itself as money play, if the formats know the board.
fn plain(entry: &Entry, setup: &Setup, stage: Stage) -> Option<Situation> {
    match setup {
        Setup::Points(points) if entry.is_on_board_of_backgammon() => {
            Situation::new(points.clone(), Side::First, Standing::MONEY, Cube::default(), stage).ok()
        }
        _ => None,
    }
}

fn rolled(situation: Situation, dice: Dice) -> Result<Situation> {
    situation.rolled(dice).map_err(|error| misuse(error.to_string()))
}

/// What each notation makes of the position: its text, or why there is none.
fn notations(
    entry: &Entry,
    situation: Option<&Situation>,
) -> Vec<(&'static Notation, Result<String, String>)> {
    let written = |notation: &Notation| match situation {
        Some(situation) => (notation.write)(situation).map_err(|error| error.to_string()),
        None => Err(common::not_on_board_of_backgammon(entry)),
    };
    NOTATIONS.iter().map(|notation| (notation, written(notation))).collect()
}

fn json_of(entry: &Entry, setup: &Setup, situation: Option<&Situation>, dice: Option<Dice>) -> Value {
    let mut object = Map::new();
    object.insert("position".into(), json!(position::write(setup)));
    object.insert("dice".into(), json!(dice.map(|dice| dice.to_string())));
    let mut refused = Map::new();
    for (notation, written) in notations(entry, situation) {
        let text = match written {
            Ok(text) => json!(text),
            Err(why) => {
                refused.insert(notation.key.into(), json!(why));
                Value::Null
            }
        };
        object.insert(notation.key.into(), text);
    }
    if let Setup::Square(square) = setup {
        object.insert("opentafl".into(), json!(opentafl::position::write_with_mover(square)));
    }
    object.insert("refused".into(), Value::Object(refused));
    object.insert("situation".into(), situation.map_or(Value::Null, situation_json));
    Value::Object(object)
}

fn situation_json(situation: &Situation) -> Value {
    let mover = situation.mover();
    let x_and_o = |x: Value, o: Value| json!({ "x": x, "o": o });
    let (kind, rules) = match *situation.standing() {
        Standing::Match { points, game, .. } => {
            ("match", json!({ "points": points, "crawford_game": game == MatchGame::Crawford }))
        }
        Standing::Money { jacoby, raises, .. } => {
            let jacoby = jacoby.map(|jacoby| jacoby == Jacoby::On);
            let beavers = raises.map(|raises| raises > Raises::None);
            ("money", json!({ "jacoby": jacoby, "beavers": beavers }))
        }
    };
    let score = situation.standing().score();
    let cube = situation.cube();
    json!({
        "seat_of_x": words::seat(mover),
        "names": situation.names().map(|names| x_and_o(json!(names[mover]), json!(names[!mover]))),
        kind: rules,
        "score": x_and_o(json!(score[mover]), json!(score[!mover])),
        "cube": { "value": cube.value(), "owner": cube.owner().map(|owner| words::side(owner, mover)) },
        "largest_cube": situation.limit().map(|power| 1_u32 << power),
        "waits_for": waits_for(situation.stage()),
        "resigned": resigned(situation.stage()),
        "to_act": situation.to_act().map(|side| words::side(side, mover)),
    })
}

/// How many times the cube the resignation that waits is worth.
fn resigned(stage: Stage) -> Option<u8> {
    match stage {
        Stage::Playing { resignation, .. } => resignation.map(Resigned::points),
        _ => None,
    }
}

/// What is waited for, as a word for programs: a play, a roll, or the answer to what was offered.
fn waits_for(stage: Stage) -> &'static str {
    match stage {
        Stage::Opening(None) => "opening",
        Stage::Over(_) => "nothing",
        Stage::Playing { resignation: Some(_), .. } => "resignation",
        Stage::Opening(Some(_)) | Stage::Playing { turn: Turn::Dice(_), .. } => "play",
        Stage::Playing { turn: Turn::Roll, .. } => "roll",
        Stage::Playing { turn: Turn::Offered(offer), .. } => match offer {
            Offer::Double => "double",
            Offer::Beaver => "beaver",
            Offer::Raccoon => "raccoon",
            Offer::Otter => "otter",
        },
    }
}

fn text_of(
    entry: &Entry,
    setup: &Setup,
    situation: Option<&Situation>,
    dice: Option<Dice>,
    ascii: bool,
) -> String {
    let title = match dice {
        Some(dice) => words::to_play(entry, dice),
        None => entry.name.to_owned(),
    };
    let mut text = format!("{title}\n\n{}\n", common::drawing(entry, setup, ascii));
    if let Some(situation) = situation {
        text.push_str(&common::wrapped(&words::sentences(entry, situation), 0));
        text.push('\n');
    }
    text.push_str(&format!("{}\n  {}\n", words::POSITION, position::write(setup)));
    if let Setup::Square(square) = setup {
        let written = opentafl::position::write_with_mover(square);
        text.push_str(&format!("{}\n  {written}\n", words::OPENTAFL));
    }
    for (notation, written) in notations(entry, situation) {
        match written {
            Ok(written) => text.push_str(&format!("{}\n  {written}\n", notation.name)),
            Err(why) => text.push_str(&common::wrapped(&words::none(notation.name, &why), 0)),
        }
    }
    text
}

mod words {
    use alea_catalog::Entry;
    use alea_game::{CubeUse, Dice, Side};
    use alea_matchplay::{Jacoby, Raises};
    use alea_notation::situation::{Cube, Ending, MatchGame, Situation, Stage, Standing, Turn, Value};

    use crate::common::counted;

    pub(super) const POSITION: &str = "Position";

    pub(super) const OPENTAFL: &str = "OpenTafl, who moves behind it";

    pub(super) fn to_play(entry: &Entry, dice: Dice) -> String {
        format!("{}, {dice} to play", entry.name)
    }

    pub(super) fn none(name: &str, why: &str) -> String {
        format!("{name}: none, {why}")
    }

    pub(super) fn seat(side: Side) -> &'static str {
        match side {
            Side::First => "bottom",
            Side::Second => "top",
        }
    }

    /// A player as the position text calls him.
    pub(super) fn side(side: Side, mover: Side) -> &'static str {
        if side == mover { "x" } else { "o" }
    }

    /// What a situation says beside the board.
    pub(super) fn sentences(entry: &Entry, situation: &Situation) -> String {
        let mut text = vec![players(situation), standing(situation)];
        if entry.cube == CubeUse::Optional || situation.cube() != Cube::default() {
            text.push(cube(situation));
        }
        text.push(stage(situation));
        text.join(" ")
    }

    fn players(situation: &Situation) -> String {
        let mover = situation.mover();
        match situation.names() {
            Some(names) => format!("x is {}, at the {}; o is {}.", names[mover], seat(mover), names[!mover]),
            None => format!("x sits at the {}.", seat(mover)),
        }
    }

    fn standing(situation: &Situation) -> String {
        let mover = situation.mover();
        let score = situation.standing().score();
        let score = format!("x has {}, o {}", counted(score[mover].into(), "point", "points"), score[!mover]);
        match *situation.standing() {
            Standing::Match { points, game, .. } => {
                let crawford = match game {
                    MatchGame::Usual => "",
                    MatchGame::Crawford => ", Crawford game",
                };
                format!("Match to {points}{crawford}: {score}.")
            }
            Standing::Money { jacoby, raises, .. } => {
                let jacoby = match jacoby {
                    Some(Jacoby::On) => " with Jacoby",
                    Some(Jacoby::Off) => " without Jacoby",
                    None => "",
                };
                let beavers = match raises {
                    Some(Raises::None) => ", no beavers",
                    Some(_) => ", beavers",
                    None => "",
                };
                format!("Money play{jacoby}{beavers}: {score}.")
            }
        }
    }

    fn cube(situation: &Situation) -> String {
        let cube = situation.cube();
        match cube.owner() {
            Some(owner) => format!("Cube at {}, {}'s.", cube.value(), side(owner, situation.mover())),
            None => format!("Cube at {}, in the middle.", cube.value()),
        }
    }

    fn stage(situation: &Situation) -> String {
        let (to_act, turn) = match (situation.to_act(), situation.stage()) {
            (_, Stage::Over(Ending::Played)) => return String::from("The game is over."),
            (_, Stage::Over(Ending::Resigned)) => return String::from("The game was resigned."),
            (_, Stage::Over(Ending::Passed)) => return String::from("A double was refused."),
            (None, _) | (_, Stage::Opening(None)) => return String::from("The game has not begun."),
            (Some(side), Stage::Opening(Some(dice))) => (side, Turn::Dice(dice)),
            (Some(side), Stage::Playing { turn, resignation: None }) => (side, turn),
            (Some(side), Stage::Playing { resignation: Some(value), .. }) => {
                let (by, side) = (self::side(!side, situation.mover()), self::side(side, situation.mover()));
                return format!("{by} resigns {}, and {side} answers.", resigned(value));
            }
        };
        let side = side(to_act, situation.mover());
        match turn {
            Turn::Roll => format!("{side} is to roll."),
            Turn::Dice(dice) => format!("{side} plays {dice}."),
            Turn::Offered(offer) => format!("A {offer} waits for {side}."),
        }
    }

    fn resigned(value: Value) -> &'static str {
        match value {
            Value::Single => "a single game",
            Value::Gammon => "a gammon",
            Value::Backgammon => "a backgammon",
        }
    }
}
