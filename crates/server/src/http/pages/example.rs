//! The examples of the rules pages: opened at a table, so that who reads a page can play them. Browsers have no rules. What is asked here
//! is what a page says, word for word; nothing of it is kept, and no work is done for more than a turn.

use alea_catalog::{Entry, find};
use alea_game::{Outcome, Play, Refusal, Setup, Side, Step, Table};
use alea_notation::{dice, position, turn};
use alea_tafl::parse_coordinate;
use alea_texts::Message;
use axum::{Json, Router, extract::Path, routing::get};
use serde_json::{Value, json};

use super::super::{Doors, Kind, Problem};
use crate::wire;

/// How long each part of an address may be, in bytes: more than any board or turn needs.
const MOST: usize = 512;

/// How many steps a turn may be said to have. No legal one has more than four.
const MOST_STEPS: usize = 16;

/// Where no dice have fallen.
const NO_DICE: &str = "-";

pub(super) fn router() -> Router<Doors> {
    Router::new()
        .route("/page/example/{info}/{position}/{dice}", get(shown))
        .route("/page/example/{info}/{position}/{dice}/{turn}", get(played))
        .route("/page/example/{info}/{position}/{dice}/{turn}/{step}", get(because))
}

/// What stands there and can be played.
async fn shown(Path([info, position, dice]): Path<[String; 3]>) -> Result<Json<Value>, Problem> {
    let (entry, table) = asked(&info, &position, &dice)?;
    let position = serde_json::to_value(wire::position(entry, &*table));
    position.map(Json).map_err(|error| unreadable(&error))
}

/// What a turn comes to, or why it cannot be played.
async fn played(Path([info, position, dice, turn]): Path<[String; 4]>) -> Result<Json<Value>, Problem> {
    let (_, table) = asked(&info, &position, &dice)?;
    let tried = short(&turn).ok().and_then(|turn| try_turn(&*table, turn));
    let Tried { steps, result } = tried.ok_or_else(no_such_turn)?;
    let pair = |step: &Step| [step.from, step.to];
    let (line, refused, text) = match &result {
        Ok(play) => (Some(line(play, table.node().side())), None, None),
        Err((step, refusal)) => {
            (None, step.as_ref().map(pair), Some(Message::refusal(refusal, &table.setup())))
        }
    };
    Ok(Json(json!({
        "played": steps.iter().map(pair).collect::<Vec<_>>(),
        "line": line,
        "step": refused,
        "text": text.as_ref().map(wire::text),
    })))
}

/// Why a step cannot be taken after others, as `why` of the protocol asks it; nothing if it can.
async fn because(
    Path([info, position, dice, turn, step]): Path<[String; 5]>,
) -> Result<Json<Value>, Problem> {
    let (_, table) = asked(&info, &position, &dice)?;
    let setup = table.setup();
    let steps = |text| short(text).ok().and_then(|text| ways(text, &setup)).map(|ways| legs(&ways));
    let asked = steps(&turn).zip(steps(&step).filter(|steps| steps.len() == 1));
    let (played, step) = asked.ok_or_else(no_such_turn)?;
    let refusal = table.refusal(&played, step[0]);
    Ok(Json(json!({"text": refusal.map(|refusal| wire::text(&Message::refusal(&refusal, &setup)))})))
}

fn no_such_turn() -> Problem {
    Problem::new(Kind::Malformed, "there is no such turn")
}

/// The table that an address means.
fn asked(info: &str, position: &str, dice: &str) -> Result<(&'static Entry, Box<dyn Table>), Problem> {
    let (info, position, dice) = (short(info)?, short(position)?, short(dice)?);
    let (entry, mut table) = open(info, position)?;
    if dice != NO_DICE {
        roll(&mut *table, dice)?;
    }
    Ok((entry, table))
}

fn short(part: &str) -> Result<&str, Problem> {
    if part.len() <= MOST { Ok(part) } else { Err(Problem::new(Kind::Malformed, "it is too long")) }
}

fn unreadable(error: &impl ToString) -> Problem {
    Problem::new(Kind::Malformed, error.to_string())
}

fn unplayable(error: &impl ToString) -> Problem {
    Problem::new(Kind::Terms, error.to_string())
}

/// The game of an example, as its first line names it (`plakoto mother=none`), and its position at a table.
pub(super) fn open(info: &str, text: &str) -> Result<(&'static Entry, Box<dyn Table>), Problem> {
    let mut words = info.split(' ');
    let entry = words.next().and_then(find);
    let entry = entry.ok_or_else(|| Problem::new(Kind::NotFound, "there is no such game"))?;
    let options: Vec<(&str, &str)> = words.map(|word| word.split_once('=').unwrap_or((word, ""))).collect();
    let rules = entry.rules(options).map_err(|error| unplayable(&error))?;
    let setup = position::parse(text).map_err(|error| unreadable(&error))?;
    let table = entry.open(&rules, Some(&setup)).map_err(|error| unplayable(&error))?;
    Ok((entry, table))
}

/// Lets the dice of an example fall.
pub(super) fn roll(table: &mut dyn Table, text: &str) -> Result<(), Problem> {
    let dice = dice::parse(text).map_err(|error| unreadable(&error))?;
    table.roll(dice).map_err(|error| unplayable(&error))
}

/// What came of a turn that was tried.
#[derive(Debug)]
pub(super) struct Tried {
    /// The steps that can be laid, in an order in which they can.
    pub(super) steps: Vec<Step>,
    /// The turn, or the step that is refused, none of them if the turn as a whole is, and why.
    pub(super) result: Result<Play, (Option<Step>, Refusal)>,
}

/// Tries a turn as pages write it: `13/7 8/7` with its steps in any order, `-` for none, `k10-k12`. Nothing, if it is no turn of this board.
pub(super) fn try_turn(table: &dyn Table, text: &str) -> Option<Tried> {
    let ways = ways(text, &table.setup())?;
    if let Some(steps) = walk(table, &mut Vec::new(), &ways)
        && let Ok(play) = table.complete(&steps)
    {
        return Some(Tried { steps, result: Ok(play) });
    }
    // What can be laid of it as it is written, up to what stands in the way.
    let mut steps = Vec::new();
    for step in legs(&ways) {
        if let Some(refusal) = table.refusal(&steps, step) {
            return Some(Tried { steps, result: Err((Some(step), refusal)) });
        }
        steps.push(step);
    }
    let result = table.complete(&steps).map_err(|refusal| (None, refusal));
    Some(Tried { steps, result })
}

/// The places that each checker comes to, where it begins first.
fn ways(text: &str, setup: &Setup) -> Option<Vec<Vec<u16>>> {
    match setup {
        Setup::Square(_) if text == "-" => Some(Vec::new()),
        Setup::Square(square) => {
            // What is said to be captured follows an `x`.
            let (from, to) = text.split('x').next()?.split_once('-')?;
            let point = |name| parse_coordinate(square.size, name).ok();
            Some(vec![vec![point(from)?, point(to)?]])
        }
        Setup::Points(_) => {
            let hops = turn::parse(if text == "-" { "" } else { text }).ok()?;
            let mut ways = Vec::new();
            for hop in &hops {
                let way = || std::iter::once(hop.from).chain(hop.legs().map(|(step, _)| step.to)).collect();
                ways.extend(std::iter::repeat_with(way).take(hop.times.into()));
            }
            let steps: usize = ways.iter().map(|way: &Vec<u16>| way.len().saturating_sub(1)).sum();
            (steps <= MOST_STEPS).then_some(ways)
        }
    }
}

/// The steps from each place to the next.
fn legs(ways: &[Vec<u16>]) -> Vec<Step> {
    ways.iter().flat_map(|way| way.windows(2).map(|leg| Step::new(leg[0], leg[1]))).collect()
}

/// Legal steps after `played` that make a whole turn and take each checker its way, which may leave out where a die ends. A turn has at
/// most four steps, so the search is short.
fn walk(table: &dyn Table, played: &mut Vec<Step>, ways: &[Vec<u16>]) -> Option<Vec<Step>> {
    if ways.iter().all(|way| way.len() < 2) {
        return table.complete(played).is_ok().then(|| played.clone());
    }
    for step in table.continuations(played) {
        for (index, way) in ways.iter().enumerate() {
            let &[at, stop, ..] = way.as_slice() else { continue };
            // On a square board, where nothing stops on its way, a step is a whole turn.
            let on_the_way = step.to == stop || (step.to > stop && matches!(table.setup(), Setup::Points(_)));
            if at != step.from || !on_the_way {
                continue;
            }
            let mut ways = ways.to_vec();
            ways[index].remove(0);
            if step.to != stop {
                ways[index].insert(0, step.to);
            }
            played.push(step);
            let found = walk(table, played, &ways);
            played.pop();
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

/// What a page would say of a turn that can be played: `legal: 13/7 8/7`, `over: 1/off = +2`, `over: k18-k19 = white`.
fn line(play: &Play, mover: Option<Side>) -> String {
    let text = if play.text.is_empty() { "-" } else { &play.text };
    match (play.over, &play.after) {
        (None, _) => format!("legal: {text}"),
        (Some(outcome), Setup::Points(_)) => {
            format!("over: {text} = {:+}", outcome.points_for(mover.unwrap_or(Side::First)))
        }
        (Some(Outcome { winner, .. }), Setup::Square(_)) => {
            let name = match winner {
                None => "draw",
                Some(Side::First) => "white",
                Some(Side::Second) => "black",
            };
            format!("over: {text} = {name}")
        }
    }
}

#[cfg(test)]
mod tests {
    use alea_catalog::{CONTESTS, GAMES, GUIDES};
    use alea_notation::Language;

    use super::*;

    /// An example as it stands on a page.
    struct Example<'a> {
        info: &'a str,
        position: &'a str,
        dice: &'a str,
        claims: Vec<(&'a str, &'a str)>,
    }

    fn examples(page: &'static str) -> Vec<Example<'static>> {
        let blocks = page.split("\n```example ").skip(1);
        let read = |block: &'static str| {
            let mut lines = block.split("\n```").next()?.lines();
            let info = lines.next()?;
            let claims: Vec<_> = lines.filter_map(|line| line.split_once(": ")).collect();
            let at = |key| claims.iter().find(|(name, _)| *name == key).map(|(_, value)| *value);
            let (position, dice) = (at("position")?, at("dice").unwrap_or(NO_DICE));
            Some(Example { info, position, dice, claims })
        };
        blocks.filter_map(read).collect()
    }

    fn pages() -> Vec<&'static str> {
        let games = GAMES.iter().map(|game| game.page(Language::English));
        let contests = CONTESTS.iter().map(|contest| contest.page(Language::English));
        let guides = GUIDES.iter().map(|guide| guide.page(Language::English));
        games.chain(contests).chain(guides).collect()
    }

    fn answer<T: std::fmt::Debug>(
        future: impl Future<Output = Result<Json<T>, Problem>>,
    ) -> Result<T, Problem> {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        runtime.block_on(future).map(|Json(value)| value)
    }

    fn look(info: &str, position: &str, dice: &str) -> Result<Value, Problem> {
        answer(shown(Path([info, position, dice].map(str::to_owned))))
    }

    fn attempt(info: &str, position: &str, dice: &str, turn: &str) -> Result<Value, Problem> {
        answer(played(Path([info, position, dice, turn].map(str::to_owned))))
    }

    /// Why a step is refused, asked for as a browser does that has laid others.
    fn why(example: &Example<'_>, played: &[Value], step: &Value) -> Result<Value, Problem> {
        let square = example.info.starts_with("hnefatafl");
        let name = |place: &Value| {
            let place = place.as_u64().unwrap_or_default() as u16;
            let size = if example.position.starts_with('9') { 9 } else { 19 };
            match (square, place) {
                (true, _) => {
                    alea_tafl::coordinate(size, place).map(|name| name.to_string()).unwrap_or_default()
                }
                (false, 25) => "bar".to_owned(),
                (false, 0) => "off".to_owned(),
                (false, _) => place.to_string(),
            }
        };
        let text = |step: &Value| [name(&step[0]), name(&step[1])].join(if square { "-" } else { "/" });
        let turn = if played.is_empty() {
            "-".to_owned()
        } else {
            played.iter().map(text).collect::<Vec<_>>().join(" ")
        };
        let parts = [example.info, example.position, example.dice, &turn, &text(step)].map(str::to_owned);
        answer(because(Path(parts)))
    }

    /// Whether the graph offers these steps as a whole turn, as a browser goes through it.
    fn offers(decision: &Value, steps: &[Value]) -> bool {
        let mut node = Some(0);
        for step in steps {
            let Some(at) = node else { return false };
            let ways = decision["nodes"][at].as_array().expect("ways");
            let way = ways.iter().find(|way| {
                let known = &decision["steps"][way.as_u64().or(way[0].as_u64()).expect("a step") as usize];
                json!([known["from"], known["to"]]) == *step
            });
            let Some(way) = way else { return false };
            node = way[1].as_u64().map(|next| next as usize);
        }
        node.is_none_or(|at| decision["nodes"][at].as_array().is_some_and(Vec::is_empty))
    }

    #[test]
    fn every_example_of_every_page_can_be_played_as_the_page_says() {
        let mut tried = [0; 3];
        for example in pages().into_iter().flat_map(examples) {
            let Example { info, position, dice, ref claims } = example;
            let place = format!("{info} {position} {dice}");
            let shown = look(info, position, dice).unwrap_or_else(|problem| panic!("{place}: {problem:?}"));
            let can = &shown["you"]["can"];
            assert!(*can == json!(["play"]) || *can == json!(["roll"]), "{place}: {can}");
            assert_eq!(*can == json!(["play"]), shown["decision"].is_object(), "{place}");
            for &(key, claim) in claims {
                let (turn, result) = claim.split_once(" = ").unwrap_or((claim, ""));
                let kind = ["legal", "over", "illegal"].iter().position(|&known| known == key);
                let Some(kind) = kind else { continue };
                tried[kind] += 1;
                let said = attempt(info, position, dice, turn)
                    .unwrap_or_else(|problem| panic!("{place}: {turn}: {problem:?}"));
                let steps = said["played"].as_array().expect("steps");
                if key == "illegal" {
                    assert_eq!(said["line"], Value::Null, "{place}: {turn}");
                    let text = said["text"]["key"].as_str().unwrap_or_default();
                    assert_eq!(text.strip_prefix("refusal-"), Some(result), "{place}: {turn}");
                    if said["step"].is_array() {
                        let why = why(&example, steps, &said["step"]).expect("an answer");
                        assert_eq!(why["text"], said["text"], "{place}: {turn}");
                    }
                    let mut whole = steps.clone();
                    whole.extend(said["step"].is_array().then(|| said["step"].clone()));
                    assert!(!offers(&shown["decision"], &whole), "{place}: {turn} is offered");
                } else {
                    assert!(offers(&shown["decision"], steps), "{place}: {turn} is not offered: {said}");
                    let line = said["line"].as_str().unwrap_or_default();
                    assert!(line.starts_with(&format!("{key}: ")), "{place}: {turn}: {line}");
                    assert_eq!(line.split_once(" = ").map_or("", |(_, end)| end), result, "{place}: {turn}");
                }
            }
        }
        assert!(tried.iter().all(|&count| count > 20), "{tried:?}");
    }

    #[test]
    fn what_is_no_example_is_a_problem() {
        let (start, dice) = ("x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2", "65");
        let long = "x=".repeat(MOST);
        for (info, position, dice, status) in [
            ("", start, dice, 404),
            ("ludo", start, dice, 404),
            ("backgammon ", start, dice, 422),
            ("backgammon mother=none", start, dice, 422),
            ("backgammon", "", dice, 400),
            ("backgammon", &long, dice, 400),
            ("backgammon", "x=24:200 o=1:1", dice, 400),
            ("backgammon", "x=24:16 o=1:1", dice, 400),
            ("backgammon", "x=24:2 o=24:2", dice, 422),
            ("backgammon", "3/3/3 w", dice, 400),
            ("backgammon", start, "", 400),
            ("backgammon", start, "07", 400),
            ("backgammon", start, "65 ", 400),
            ("hnefatafl", start, "-", 422),
        ] {
            use axum::response::IntoResponse as _;
            let problem = look(info, position, dice).map(|shown| shown.to_string());
            let found = problem.map_err(|problem| problem.into_response().status().as_u16());
            assert_eq!(found, Err(status), "{info} | {position} | {dice}");
            assert!(attempt(info, position, dice, "24/18").is_err(), "{info} | {position} | {dice}");
        }
        let many = "24/18(4) 24/18(4) 24/18(4) 24/18(4) 24/18";
        for turn in ["", " ", "24", "24/18 ", "99/98", "a1-a2", many, &long] {
            let said = attempt("backgammon", start, dice, turn);
            let legal = said.as_ref().is_ok_and(|said| said["line"].is_string());
            assert!(!legal, "{turn}: {said:?}");
        }
        assert_eq!(
            attempt("backgammon", start, NO_DICE, "24/18").expect("a reason")["text"]["key"],
            "refusal-not-rolled"
        );
    }

    #[test]
    fn a_game_that_is_over_has_nothing_to_play() {
        let edge = "19/19/19/19/19/19/19/19/19/18K/19/19/19/19/19/19/19/19/t18 b";
        let shown = look("hnefatafl", edge, NO_DICE).expect("a position");
        assert_eq!((&shown["on_turn"], &shown["you"]["can"]), (&Value::Null, &json!([])));
        let said = attempt("hnefatafl", edge, NO_DICE, "a1-a2").expect("a reason");
        assert_eq!(said["text"]["key"], "refusal-game-over");
    }

    #[test]
    fn the_widest_turn_there_is_is_no_more_than_a_message() {
        let single: Vec<String> = (10..25).rev().map(|point| format!("{point}:1")).collect();
        let shown = look("backgammon", &format!("x={} o=1:1", single.join(",")), "11").expect("a position");
        assert!(shown.to_string().len() < wire::MOST_OUTWARDS, "{}", shown.to_string().len());
    }
}
