//! `alea turns`: every legal turn of a position.

use alea_catalog::{Entry, Family};
use alea_game::{Dice, Node, Outcome, Play, PointsSetup, Setup, Side, Table};
use alea_notation::position;
use anyhow::Result;
use serde_json::{Map, Value, json};

use crate::common::{self, GameArgs, PositionArgs};

/// List the legal turns of a position
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Turns that lead to the same position are one turn. Without a position it is the start \
    of the game, without dice all 21 rolls. Who is closed out does not roll: --json then has \
    \"closed_out\":true and one empty turn.\n\nExamples:\n  \
    alea turns backgammon --dice 31\n  \
    alea turns plakoto --position 'x=24:14,20:1 o=1:14,7:1' --dice 61 --json\n  \
    alea turns backgammon --xgid=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10"
)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    position: PositionArgs,
    /// The roll, as in 31, the same as in the ID if that has one; without either all 21 rolls
    #[arg(long, value_name = "DICE", allow_hyphen_values = true)]
    dice: Option<String>,
    /// It is the first turn of the player on roll, for games with a rule about it, such as Narde
    #[arg(long)]
    first_turn: bool,
    /// Draw the board in plain ASCII
    #[arg(long)]
    ascii: bool,
    /// For programs: the turns with their steps and the position after each, in the numbering of the mover
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

pub(crate) fn run(args: &Args) -> Result<()> {
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
    common::print(&text_of(entry, &*table, dice, &answer, args.ascii))
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
        (Some(outcome), Family::Square) => json!(words::winner_on_squares(outcome)),
    }
}

/// The most dice that a turn plays: what each must play unless it ends the game before.
fn dice_played(turns: &[Play]) -> usize {
    turns.iter().map(|play| play.steps.len()).max().unwrap_or(0)
}

fn text_of(entry: &Entry, table: &dyn Table, dice: Option<Dice>, answer: &Answer, ascii: bool) -> String {
    let mover = mover(table);
    let mut text =
        format!("{}\n\n{}\n", words::title(entry, dice), common::drawing(entry, &table.setup(), ascii));
    match answer {
        Answer::Over(outcome) => text.push_str(&words::over(entry, *outcome)),
        Answer::Turns(turns) => {
            text.push_str(&match dice {
                Some(dice) => words::summary(dice, turns.len(), dice_played(turns)),
                None => words::moves(turns.len()),
            });
            text.push_str(&numbered(entry, mover, turns));
        }
        Answer::ClosedOut(_) => text.push_str(words::CLOSED_OUT),
        Answer::Rolls(rolls) => {
            let item =
                |(dice, turns): &(Dice, Vec<Play>)| words::roll(*dice, turns.len(), dice_played(turns));
            let items: Vec<String> = rolls.iter().map(item).collect();
            let all = rolls.iter().map(|(_, turns)| turns.len()).sum();
            text.push_str(&words::rolls(all));
            text.push_str(&common::columns(&items));
        }
    }
    text
}

/// The turns as a list with numbers, or nothing if nothing can be played.
fn numbered(entry: &Entry, mover: Side, turns: &[Play]) -> String {
    if dice_played(turns) == 0 {
        return String::new();
    }
    let width = turns.len().to_string().len();
    let item = |(index, play): (usize, &Play)| {
        let end = play.over.map(|outcome| words::end(entry, mover, outcome)).unwrap_or_default();
        format!("{:>width$}  {}{end}", index + 1, play.text)
    };
    let items: Vec<String> = turns.iter().enumerate().map(item).collect();
    format!("\n{}", common::columns(&items))
}

mod words {
    use alea_catalog::{Entry, Family};
    use alea_game::{Dice, Outcome, Side};

    use crate::common::{counted, ended_by};

    pub(super) const CLOSED_OUT: &str = "x is closed out and does not roll: the turn passes.\n";

    pub(super) fn title(entry: &Entry, dice: Option<Dice>) -> String {
        match dice {
            Some(dice) => format!("{}, {dice} to play", entry.name),
            None => entry.name.to_owned(),
        }
    }

    pub(super) fn summary(dice: Dice, turns: usize, played: usize) -> String {
        let all = if dice.is_double() { 4 } else { 2 };
        if played == 0 {
            return format!("{dice} cannot be played: the turn passes.\n");
        }
        let turns = counted(turns as u64, "turn", "turns");
        if played < all {
            format!("{turns}, {played} of {all} dice played.\n")
        } else {
            format!("{turns}.\n")
        }
    }

    pub(super) fn moves(moves: usize) -> String {
        format!("{}.\n", counted(moves as u64, "move", "moves"))
    }

    pub(super) fn rolls(turns: usize) -> String {
        format!(
            "{} over the 21 rolls; --dice, as in --dice 31, lists those of one.\n\n",
            counted(turns as u64, "turn", "turns")
        )
    }

    pub(super) fn roll(dice: Dice, turns: usize, played: usize) -> String {
        if played == 0 { format!("{dice}    -") } else { format!("{dice} {turns:>4}") }
    }

    /// What a turn in the list ends, written as on the rules pages.
    pub(super) fn end(entry: &Entry, mover: Side, outcome: Outcome) -> String {
        match entry.family {
            Family::Points { .. } => format!(" = {:+}", outcome.points_for(mover)),
            Family::Square => format!(" = {}", winner_on_squares(outcome)),
        }
    }

    pub(super) fn winner_on_squares(outcome: Outcome) -> &'static str {
        match outcome.winner {
            Some(Side::First) => "white",
            Some(Side::Second) => "black",
            None => "draw",
        }
    }

    pub(super) fn over(entry: &Entry, outcome: Outcome) -> String {
        let reason = ended_by(outcome.reason);
        let winner = match (entry.family, outcome.winner) {
            (_, None) => return format!("The game is over and drawn: {reason}.\n"),
            (Family::Points { .. }, Some(Side::First)) => "x",
            (Family::Points { .. }, Some(Side::Second)) => "o",
            (Family::Square, Some(Side::First)) => "White",
            (Family::Square, Some(Side::Second)) => "Black",
        };
        match entry.family {
            Family::Points { .. } => {
                let points = counted(outcome.points.into(), "point", "points");
                format!("The game is over: {winner} has won {points}, {reason}.\n")
            }
            Family::Square => format!("The game is over: {winner} has won, {reason}.\n"),
        }
    }
}
