//! `alea turns`: every legal turn of a position.

use alea_catalog::{Entry, Family};
use alea_game::{Dice, Node, Outcome, Play, PointsSetup, Setup, Side, Table};
use alea_notation::position;
use alea_texts::{Message, Texts, message};
use anyhow::Result;
use serde_json::{Map, Value, json};

use crate::common::{self, GameArgs, PositionArgs};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    position: PositionArgs,
    #[arg(long, allow_hyphen_values = true)]
    dice: Option<String>,
    #[arg(long)]
    first_turn: bool,
    #[arg(long)]
    ascii: bool,
    #[arg(long)]
    json: bool,
}

/// What can be done.
enum Answer {
    /// Nothing any more.
    Over(Outcome),
    /// The turns of the roll, or of a game without dice.
    Turns(Vec<Play>),
    /// The one turn, an empty one, of a player who is closed out and so does not roll.
    ClosedOut(Vec<Play>),
    /// The turns of each roll.
    Rolls(Vec<(Dice, Vec<Play>)>),
}

pub(crate) fn run(args: &Args, texts: &'static Texts) -> Result<()> {
    let (entry, rules) = args.game.read()?;
    let has_dice = matches!(entry.family, Family::Points { .. });
    let mut given = args.position.read(entry)?;
    let dice = given.dice(args.dice.as_deref())?;
    if !has_dice && (dice.is_some() || args.first_turn) {
        return Err(common::without_dice(entry, if args.first_turn { "--first-turn" } else { "--dice" }));
    }
    if args.first_turn {
        given.on_first_turn(entry)?;
    }
    let table = given.open(entry, &rules)?;
    let answer = answer(&*table, dice);
    if args.json {
        return common::print_json(&json_of(entry, &*table, &answer));
    }
    let drawing = common::drawing(entry, &table.setup(), args.ascii, texts);
    let title = common::title(entry, dice, texts);
    let text = text_of(entry, mover(&*table), dice, &answer, texts);
    common::print(&format!("{title}\n\n{drawing}\n{text}"))
}

fn answer(table: &dyn Table, dice: Option<Dice>) -> Answer {
    let rolled = |dice| {
        let mut rolled = table.boxed();
        rolled.roll(dice).expect("before the roll of a game that goes on, dice can be rolled");
        rolled.turns()
    };
    match (table.node(), dice) {
        (Node::Over(outcome), _) => Answer::Over(outcome),
        (_, Some(dice)) => Answer::Turns(rolled(dice)),
        (node, None) => match table.chances() {
            chances if chances.is_empty() => Answer::Turns(table.turns()),
            // Whoever is closed out decides before the roll, since there is none.
            _ if matches!(node, Node::Decision(_)) => Answer::ClosedOut(table.turns()),
            chances => Answer::Rolls(chances.into_iter().map(|(dice, _)| (dice, rolled(dice))).collect()),
        },
    }
}

/// Who is on roll or to move. Positions are opened for [`Side::First`], so that is who it was if the game is over.
fn mover(table: &dyn Table) -> Side {
    table.node().side().unwrap_or(Side::First)
}

fn json_of(entry: &Entry, table: &dyn Table, answer: &Answer) -> Value {
    let mover = mover(table);
    let mut object = Map::new();
    match answer {
        Answer::Over(outcome) => {
            object.insert("over".into(), over_json(entry, mover, Some(*outcome)));
            object.extend(turns_json(entry, mover, &[]));
        }
        Answer::Turns(turns) => object.extend(turns_json(entry, mover, turns)),
        Answer::ClosedOut(turns) => {
            object.insert("closed_out".into(), json!(true));
            object.extend(turns_json(entry, mover, turns));
        }
        Answer::Rolls(rolls) => {
            let roll = |(dice, turns): &(Dice, Vec<Play>)| {
                let mut roll = Map::new();
                roll.insert("dice".into(), json!(dice.to_string()));
                roll.extend(turns_json(entry, mover, turns));
                Value::Object(roll)
            };
            object.insert("rolls".into(), rolls.iter().map(roll).collect());
        }
    }
    Value::Object(object)
}

/// How many dice are played, in games that have them, and the turns.
fn turns_json(entry: &Entry, mover: Side, turns: &[Play]) -> Map<String, Value> {
    let mut object = Map::new();
    if matches!(entry.family, Family::Points { .. }) {
        object.insert("dice_played".into(), json!(dice_played(turns)));
    }
    object.insert("turns".into(), turns.iter().map(|play| turn_json(entry, mover, play)).collect());
    object
}

fn turn_json(entry: &Entry, mover: Side, play: &Play) -> Value {
    let over = over_json(entry, mover, play.over);
    match &play.after {
        Setup::Points(points) => {
            let steps: Value = play.steps.iter().map(|step| json!([step.from, step.to])).collect();
            // The number of the turn just played says nothing about the board that it left.
            let after = position::write_points(&PointsSetup { turn: None, ..points.clone() });
            json!({ "text": play.text, "steps": steps, "after": after, "over": over })
        }
        Setup::Square(square) => {
            let name = |&index: &u16| alea_tafl::coordinate(square.size, index).map(|at| at.to_string());
            let captures: Vec<String> = play.captures.iter().filter_map(name).collect();
            let after = position::write_square(square);
            json!({ "text": play.text, "captures": captures, "after": after, "over": over })
        }
    }
}

/// The points for the mover; on a square board the winner.
fn over_json(entry: &Entry, mover: Side, over: Option<Outcome>) -> Value {
    match (over, entry.family) {
        (None, _) => Value::Null,
        (Some(outcome), Family::Points { .. }) => json!(outcome.points_for(mover)),
        (Some(outcome), Family::Square) => json!(winner_on_squares(outcome)),
    }
}

/// The most dice that a turn plays: what each must play unless it ends the game before.
fn dice_played(turns: &[Play]) -> usize {
    turns.iter().map(|play| play.steps.len()).max().unwrap_or(0)
}

/// The winner as a word for programs, which is also the end of the key of his text.
fn winner_on_squares(outcome: Outcome) -> &'static str {
    match outcome.winner {
        Some(Side::First) => "white",
        Some(Side::Second) => "black",
        None => "draw",
    }
}

/// What stands below the drawing.
fn text_of(entry: &Entry, mover: Side, dice: Option<Dice>, answer: &Answer, texts: &Texts) -> String {
    match answer {
        Answer::Over(outcome) => format!("{}\n", texts.tell(&over(entry, *outcome))),
        Answer::Turns(turns) => {
            let summary = match dice {
                Some(dice) => summary(dice, turns.len(), dice_played(turns)),
                None => message!["turns-some", "turns" => message!["count-moves", "count" => turns.len()]],
            };
            format!("{}\n{}", texts.tell(&summary), numbered(entry, mover, turns, texts))
        }
        Answer::ClosedOut(_) => format!("{}\n", texts.say("turns-closed-out")),
        Answer::Rolls(rolls) => {
            let item = |(dice, turns): &(Dice, Vec<Play>)| match dice_played(turns) {
                0 => format!("{dice}    -"),
                _ => format!("{dice} {:>4}", turns.len()),
            };
            let items: Vec<String> = rolls.iter().map(item).collect();
            let all: usize = rolls.iter().map(|(_, turns)| turns.len()).sum();
            let heading = message!["turns-rolls", "turns" => message!["count-turns", "count" => all]];
            format!("{}\n{}", common::wrapped(&texts.tell(&heading), 0), common::columns(&items))
        }
    }
}

/// How many turns there are, and whether they play all dice.
fn summary(dice: Dice, turns: usize, played: usize) -> Message {
    let all = if dice.is_double() { 4 } else { 2 };
    let turns = message!["count-turns", "count" => turns];
    match played {
        0 => message!["turns-none", "dice" => dice.to_string()],
        _ if played < all => message!["turns-part", "turns" => turns, "played" => played, "all" => all],
        _ => message!["turns-some", "turns" => turns],
    }
}

/// How a game that is over has ended.
fn over(entry: &Entry, outcome: Outcome) -> Message {
    let how = common::ended_by(outcome.reason);
    match (entry.family, outcome.winner) {
        (_, None) => message!["over-drawn", "how" => how],
        (Family::Points { .. }, Some(side)) => message![
            "over-points",
            "who" => if side == Side::First { "x" } else { "o" },
            "points" => message!["count-points", "count" => outcome.points],
            "how" => how,
        ],
        (Family::Square, Some(Side::First)) => message!["over-white", "how" => how],
        (Family::Square, Some(Side::Second)) => message!["over-black", "how" => how],
    }
}

/// The turns as a list with numbers, or nothing if nothing can be played.
fn numbered(entry: &Entry, mover: Side, turns: &[Play], texts: &Texts) -> String {
    if dice_played(turns) == 0 {
        return String::new();
    }
    let width = turns.len().to_string().len();
    let ends = |outcome: Outcome| match entry.family {
        Family::Points { .. } => format!(" = {:+}", outcome.points_for(mover)),
        Family::Square => format!(" = {}", texts.say(&format!("turns-{}", winner_on_squares(outcome)))),
    };
    let item = |(index, play): (usize, &Play)| {
        let end = play.over.map(ends).unwrap_or_default();
        format!("{:>width$}  {}{end}", index + 1, play.text)
    };
    let items: Vec<String> = turns.iter().enumerate().map(item).collect();
    format!("\n{}", common::columns(&items))
}
