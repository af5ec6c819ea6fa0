//! `alea position`: one position in every notation.

use alea_catalog::{Entry, Family};
use alea_game::{Dice, Node, Setup, Side};
use alea_matchplay::{Jacoby, Raises};
use alea_notation::{
    EncodeError, fibs, gnubg, opentafl, position,
    situation::{Cube, Ending, MatchGame, Offer, Situation, Stage, Standing, Turn, Value as Resigned},
    xgid,
};
use alea_texts::{Message, Said, Texts, message};
use anyhow::Result;
use serde_json::{Map, Value, json};

use crate::common::{self, GameArgs, PositionArgs, misuse};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    position: PositionArgs,
    #[arg(long, allow_hyphen_values = true)]
    dice: Option<String>,
    #[arg(long)]
    ascii: bool,
    #[arg(long)]
    json: bool,
}

/// A notation of other programs: its key in JSON, the key of its name, and the writer.
struct Notation {
    key: &'static str,
    name: &'static str,
    write: fn(&Situation) -> Result<String, EncodeError>,
}

static NOTATIONS: [Notation; 3] = [
    Notation { key: "xgid", name: "position-xgid", write: xgid::write },
    Notation { key: "gnubg_id", name: "position-gnubg-id", write: gnubg::write_with_match },
    Notation { key: "fibs", name: "position-fibs", write: fibs::write },
];

pub(crate) fn run(args: &Args, texts: &'static Texts) -> Result<()> {
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
    let drawing = common::drawing(entry, &setup, args.ascii, texts);
    let title = common::title(entry, dice, texts);
    let text = text_of(entry, &setup, situation.as_ref(), texts);
    common::print(&format!("{title}\n\n{drawing}\n{text}"))
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
    situation.rolled(dice).map_err(|error| misuse(error.message()))
}

/// What each notation makes of the position: its text, or why there is none.
fn notations(
    entry: &Entry,
    situation: Option<&Situation>,
) -> Vec<(&'static Notation, Result<String, Message>)> {
    let written = |notation: &Notation| match situation {
        Some(situation) => (notation.write)(situation).map_err(|error| error.message()),
        None => Err(message!["other-board", "game" => entry.id]),
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
                refused.insert(notation.key.into(), json!(why.to_string()));
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
        "seat_of_x": seat(mover),
        "names": situation.names().map(|names| x_and_o(json!(names[mover]), json!(names[!mover]))),
        kind: rules,
        "score": x_and_o(json!(score[mover]), json!(score[!mover])),
        "cube": { "value": cube.value(), "owner": cube.owner().map(|owner| called(owner, mover)) },
        "largest_cube": situation.limit().map(|power| 1_u32 << power),
        "waits_for": waits_for(situation.stage()),
        "resigned": resigned(situation.stage()),
        "to_act": situation.to_act().map(|side| called(side, mover)),
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

/// Where a player sits, as a word for programs.
fn seat(side: Side) -> &'static str {
    match side {
        Side::First => "bottom",
        Side::Second => "top",
    }
}

/// A player as the position text calls him.
fn called(side: Side, mover: Side) -> &'static str {
    if side == mover { "x" } else { "o" }
}

/// What stands below the drawing.
fn text_of(entry: &Entry, setup: &Setup, situation: Option<&Situation>, texts: &Texts) -> String {
    let mut text = String::new();
    if let Some(situation) = situation {
        let sentences: Vec<String> =
            words::sentences(entry, situation).iter().map(|sentence| texts.tell(sentence)).collect();
        text.push_str(&common::wrapped(&sentences.join(" "), 0));
        text.push('\n');
    }
    text.push_str(&format!("{}\n  {}\n", texts.say("position-position"), position::write(setup)));
    if let Setup::Square(square) = setup {
        let written = opentafl::position::write_with_mover(square);
        text.push_str(&format!("{}\n  {written}\n", texts.say("position-opentafl")));
    }
    for (notation, written) in notations(entry, situation) {
        let name = texts.say(notation.name);
        match written {
            Ok(written) => text.push_str(&format!("{name}\n  {written}\n")),
            Err(why) => {
                let none = texts.tell(&message!["position-none", "name" => name, "why" => why]);
                text.push_str(&common::wrapped(&none, 0));
            }
        }
    }
    text
}

/// What a situation says beside the board.
mod words {
    use alea_catalog::Entry;
    use alea_game::CubeUse;
    use alea_matchplay::{Jacoby, Raises};
    use alea_notation::situation::{Cube, Ending, MatchGame, Offer, Situation, Stage, Standing, Turn, Value};
    use alea_texts::{Message, message};

    use super::{called, seat};

    pub(super) fn sentences(entry: &Entry, situation: &Situation) -> Vec<Message> {
        let mut said = vec![players(situation), standing(situation)];
        if entry.cube == CubeUse::Optional || situation.cube() != Cube::default() {
            said.push(cube(situation));
        }
        said.push(stage(situation));
        said
    }

    fn players(situation: &Situation) -> Message {
        let mover = situation.mover();
        match situation.names() {
            Some(names) => {
                let [x, o] = [mover, !mover].map(|side| names[side].to_owned());
                message!["position-named", "seat" => seat(mover), "x" => x, "o" => o]
            }
            None => message!["position-seat", "seat" => seat(mover)],
        }
    }

    fn standing(situation: &Situation) -> Message {
        let mover = situation.mover();
        let score = situation.standing().score();
        let points = message!["count-points", "count" => score[mover]];
        let score = message!["position-score", "x" => points, "o" => score[!mover]];
        match *situation.standing() {
            Standing::Match { points, game, .. } => {
                let key = match game {
                    MatchGame::Usual => "position-match",
                    MatchGame::Crawford => "position-match-crawford",
                };
                message![key, "points" => points, "score" => score]
            }
            Standing::Money { jacoby, raises, .. } => {
                let jacoby = jacoby.map(|jacoby| jacoby == Jacoby::On);
                let beavers = raises.map(|raises| raises > Raises::None);
                let known = |agreed| match agreed {
                    Some(true) => "on",
                    Some(false) => "off",
                    None => "unknown",
                };
                message![
                    "position-money",
                    "jacoby" => known(jacoby),
                    "beavers" => known(beavers),
                    "score" => score,
                ]
            }
        }
    }

    fn cube(situation: &Situation) -> Message {
        let cube = situation.cube();
        match cube.owner() {
            Some(owner) => {
                message!["position-cube", "value" => cube.value(), "owner" => called(owner, situation.mover())]
            }
            None => message!["position-cube-middle", "value" => cube.value()],
        }
    }

    fn stage(situation: &Situation) -> Message {
        let (to_act, turn) = match (situation.to_act(), situation.stage()) {
            (_, Stage::Over(Ending::Played)) => return message!["position-over"],
            (_, Stage::Over(Ending::Resigned)) => return message!["position-over-resigned"],
            (_, Stage::Over(Ending::Passed)) => return message!["position-over-passed"],
            (None, _) | (_, Stage::Opening(None)) => return message!["position-not-begun"],
            (Some(side), Stage::Opening(Some(dice))) => (side, Turn::Dice(dice)),
            (Some(side), Stage::Playing { turn, resignation: None }) => (side, turn),
            (Some(side), Stage::Playing { resignation: Some(value), .. }) => {
                let [by, who] = [!side, side].map(|side| called(side, situation.mover()));
                return message!["position-resigns", "by" => by, "points" => Value::points(value), "who" => who];
            }
        };
        let who = called(to_act, situation.mover());
        match turn {
            Turn::Roll => message!["position-to-roll", "who" => who],
            Turn::Dice(dice) => message!["position-plays", "who" => who, "dice" => dice.to_string()],
            Turn::Offered(offer) => message!["position-offered", "offer" => key(offer), "who" => who],
        }
    }

    fn key(offer: Offer) -> &'static str {
        match offer {
            Offer::Double => "double",
            Offer::Beaver => "beaver",
            Offer::Raccoon => "raccoon",
            Offer::Otter => "otter",
        }
    }
}
