//! Records to JSON.

use alea_game::{Choice, Dice, RuleValue, Side};
use alea_matchplay::{
    Bonus, ClockTerms, Crawford, CrawfordGame, CubeTerms, Event, Holland, Jacoby, Length, RULES_VERSION,
    Stamped, StartScore, Terms,
};
use serde_json::{Map, Value, json};

use super::{FORMAT, Record, VERSION, read};
use crate::position;

/// Writes a record on one line, without a newline at its end.
#[must_use]
pub fn write(record: &Record) -> String {
    let tags: Map<String, Value> =
        record.tags.iter().map(|(key, value)| (key.clone(), json!(value))).collect();
    let events: Vec<Value> = record.events.iter().map(stamped).collect();
    json!({
        "format": FORMAT,
        "version": VERSION,
        "rules_version": RULES_VERSION,
        "players": [record.players.first, record.players.second],
        "tags": tags,
        "terms": terms(&record.terms),
        "events": events,
    })
    .to_string()
}

pub(super) fn terms(terms: &Terms) -> Value {
    let games: Vec<Value> =
        terms.games().iter().map(|game| json!({"id": game.id, "rules": rules(&game.rules)})).collect();
    let length = match terms.length() {
        Length::Single => json!("single"),
        Length::Money => json!("money"),
        Length::Points(points) => json!({"points": points}),
    };
    json!({
        "games": games,
        "length": length,
        "cube": terms.cube().map(cube),
        "next_starter": word(read::NEXT_STARTERS, terms.next_starter()),
        "clock": terms.clock().map(clock),
        "start": start(terms.start_score()),
    })
}

pub(super) fn rules(rules: &RuleValue) -> Value {
    let value = |choice| match choice {
        Choice::Word(word) => json!(word),
        Choice::Number(number) => json!(number),
    };
    rules.iter().map(|(key, choice)| (key, value(choice))).collect()
}

/// What a contest that begins with its first game has not is left out.
fn start(start: StartScore) -> Value {
    let mut object = json!({
        "score": [start.points.first, start.points.second],
        "crawford_played": start.crawford == CrawfordGame::Played,
    });
    if start.games > 0 {
        object["games_played"] = json!(start.games);
    }
    if let Some(starter) = start.starter {
        object["starter"] = json!(side(starter));
    }
    object
}

fn cube(cube: CubeTerms) -> Value {
    json!({
        "crawford": cube.crawford == Crawford::On,
        "holland": cube.holland == Holland::On,
        "jacoby": cube.jacoby == Jacoby::On,
        "automatic_doubles": cube.automatic_doubles,
        "raises": word(read::RAISES, cube.raises),
    })
}

fn clock(clock: ClockTerms) -> Value {
    let (key, bonus) = match clock.bonus {
        Bonus::Delay(delay) => ("delay", delay),
        Bonus::Increment(increment) => ("increment", increment),
    };
    json!({"reserve": clock.reserve, key: bonus})
}

/// The word that stands for a value. Every value has one.
fn word<T: PartialEq + Copy>(words: impl IntoIterator<Item = (&'static str, T)>, value: T) -> &'static str {
    words.into_iter().find(|(_, of)| *of == value).map_or("", |(word, _)| word)
}

pub(super) fn stamped(stamped: &Stamped) -> Value {
    let mut object = Map::new();
    object.insert("type".into(), json!(stamped.event.key()));
    if let Some(at) = stamped.at {
        object.insert("at".into(), json!(at));
    }
    if let Value::Object(arguments) = event(&stamped.event) {
        object.extend(arguments);
    }
    if let Some(proof) = &stamped.proof {
        let hex: String = proof.iter().map(|byte| format!("{byte:02x}")).collect();
        object.insert("proof".into(), json!(hex));
    }
    Value::Object(object)
}

fn event(event: &Event) -> Value {
    match event {
        Event::Opening { dice } | Event::Rolled { dice } => json!({"dice": pair(*dice)}),
        Event::Begun { starter } | Event::RecordedBegun { starter } => json!({"starter": side(*starter)}),
        Event::Played { steps } => {
            let steps: Vec<[u16; 2]> = steps.iter().map(|step| [step.from, step.to]).collect();
            json!({"steps": steps})
        }
        Event::RecordedAsPlayed { text, after } => json!({"text": text, "after": position::write(after)}),
        Event::RollRequested { by }
        | Event::Released { by }
        | Event::Doubled { by }
        | Event::Taken { by }
        | Event::Passed { by }
        | Event::Raised { by }
        | Event::DrawOffered { by } => json!({"by": side(*by)}),
        Event::ResignationOffered { by, points } => json!({"by": side(*by), "points": points}),
        Event::Flagged { side: flagged } => json!({"side": side(*flagged)}),
        Event::RecordedResult { winner, points } => json!({"winner": side(*winner), "points": points}),
        Event::GameEnded { result } => json!({
            "winner": result.winner.map(side),
            "points": result.points,
            "reason": result.reason.key(),
        }),
        Event::ContestEnded { result } => {
            json!({"winner": result.winner.map(side), "reason": result.reason.key()})
        }
        Event::Void { reason } => json!({"reason": reason}),
        Event::ResignationAccepted | Event::ResignationRefused | Event::DrawAccepted | Event::DrawRefused => {
            json!({})
        }
    }
}

fn pair(dice: Dice) -> [u8; 2] {
    [dice.first(), dice.second()]
}

fn side(side: Side) -> &'static str {
    word(read::SIDES, side)
}
