//! A contest as it went, for the page that shows it again: each event with what it led to. Browsers have no rules.

use alea_catalog::{
    files::{self, Format},
    open_table, situation,
};
use alea_game::{Setup, Side};
use alea_matchplay::{Contest, Event};
use alea_notation::{
    gnubg, opentafl, position,
    record::{self, Record},
    xgid,
};
use axum::{
    Json, Router,
    extract::{Path, State},
    routing::get,
};
use serde_json::{Map, Value, json, value::RawValue};

use super::super::{Doors, Kind, Problem};
use crate::{house::HouseError, ids::ContestId, wire};

/// How many events of a contest are shown at most.
const MOST: usize = 8192;

pub(super) fn router() -> Router<Doors> {
    Router::new().route("/page/replay/{contest}", get(replay))
}

async fn replay(State(doors): State<Doors>, Path(contest): Path<String>) -> Result<Json<Value>, Problem> {
    let id = ContestId::parse(&contest).ok_or(HouseError::UnknownContest)?;
    let record = doors.house.record(id).await?;
    if record.events.len() > MOST {
        return Err(Problem::new(Kind::TooMany, "the contest is too long to be shown"));
    }
    // Thousands of positions are made: others are not to wait for that.
    let frames = tokio::task::spawn_blocking(move || frames(&record)).await.ok().flatten();
    frames.map(Json).ok_or_else(|| Problem::new(Kind::Damaged, "the contest cannot be replayed"))
}

/// What is shown of a record, or nothing if it is none.
fn frames(record: &Record) -> Option<Value> {
    let mut contest = Contest::new(record.terms.clone(), open_table).ok()?;
    let (mut mover, mut ended) = (None, None);
    let mut frames = Vec::new();
    for stamped in &record.events {
        let turned = contest.on_turn();
        contest.apply_stamped(stamped).ok()?;
        mover = wire::mover(&contest, turned.map(|side| !side).or(mover));
        if let Event::GameEnded { result } = &stamped.event {
            ended = Some(*result);
        }
        if matches!(stamped.event, Event::RollRequested { .. } | Event::Released { .. }) {
            continue;
        }
        let told = wire::Told {
            contest: &contest,
            now: stamped.at.unwrap_or(0),
            seated: true,
            mover: mover.unwrap_or(Side::First),
            ended,
            roll: None,
            no_claim: None,
            no_withdrawal: None,
        };
        let event = RawValue::from_string(record::event_text(&stamped.event)).ok();
        frames.push(json!({"event": event, "view": wire::view(&told, None), "texts": texts(&contest)}));
    }
    let terms = RawValue::from_string(record::write_terms(&record.terms)).ok();
    // Not every contest can be written as a match file.
    let mat = files::write(std::slice::from_ref(record), Format::Mat).is_ok();
    let players = [&record.players.first, &record.players.second];
    Some(json!({"terms": terms, "players": players, "mat": mat, "frames": frames}))
}

/// A position as programs read it, by the name of the notation; nothing before the first game.
fn texts(contest: &Contest) -> Option<Map<String, Value>> {
    let setup = contest.table()?.setup();
    let mut texts = Map::new();
    let mut write = |name: &str, text: String| texts.insert(name.to_owned(), text.into());
    if let Ok(situation) = situation(contest) {
        if let Ok(text) = xgid::write(&situation) {
            write("xgid", text);
        }
        if let Ok(text) = gnubg::write_with_match(&situation) {
            write("gnubg", text);
        }
    }
    if let Setup::Square(square) = &setup {
        write("opentafl", opentafl::position::write_with_mover(square));
    }
    write("alea", position::write(&setup));
    Some(texts)
}

#[cfg(test)]
mod tests {
    use alea_catalog::find_spec;

    use super::*;

    #[test]
    fn every_event_but_the_ways_of_the_dice_is_shown_with_what_it_led_to() {
        let text = include_str!("../../../../../web/src/dice/fixtures/long.json");
        let value: Value = serde_json::from_str(text).unwrap_or_default();
        let text = value["record"].as_str().map_or_else(|| text.to_owned(), str::to_owned);
        let Ok(record) = record::parse(&text, &find_spec) else { panic!("a record") };
        let Some(shown) = frames(&record) else { panic!("it is replayed") };
        let frames = shown["frames"].as_array().map(Vec::as_slice).unwrap_or_default();
        let seen = |event: &&alea_matchplay::Stamped| {
            !matches!(event.event, Event::RollRequested { .. } | Event::Released { .. })
        };
        assert_eq!(frames.len(), record.events.iter().filter(seen).count());
        assert!(frames.iter().any(|frame| frame["event"]["type"] == "played"));
        for frame in frames {
            assert!(frame["view"]["decision"].is_null(), "nobody decides any more");
        }
        // Its fourth game is drawn, which match files cannot say; its first one is not.
        assert_eq!(shown["mat"], false);
        let ended = |event: &alea_matchplay::Stamped| matches!(event.event, Event::GameEnded { .. });
        let first = record.events.iter().position(ended).unwrap_or_default();
        let short = Record { events: record.events[..=first].to_vec(), ..record.clone() };
        assert_eq!(super::frames(&short).map(|shown| shown["mat"].clone()), Some(json!(true)));
        // Once a game has begun every position can be taken elsewhere.
        let begun = frames.iter().skip_while(|frame| frame["texts"].is_null()).collect::<Vec<_>>();
        assert!(begun.len() > 200);
        for frame in begun {
            let text = frame["texts"]["alea"].as_str().unwrap_or_default();
            assert!(position::parse(text).is_ok(), "{text}");
            if let Some(text) = frame["texts"]["xgid"].as_str() {
                assert!(xgid::parse(text).is_ok(), "{text}");
            }
        }
        let played = frames.iter().filter(|frame| frame["event"]["type"] == "rolled");
        assert!(
            played.clone().count() > 100 && played.clone().all(|frame| frame["texts"]["xgid"].is_string())
        );
    }
}
