//! A contest as it went, for the page that shows it again: each event with what it led to. Browsers have no rules.

use alea_catalog::open_table;
use alea_game::Side;
use alea_matchplay::{Contest, Event};
use alea_notation::record::{self, Record};
use axum::{
    Json, Router,
    extract::{Path, State},
    routing::get,
};
use serde_json::{Value, json, value::RawValue};

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
        frames.push(json!({"event": event, "view": wire::view(&told, None)}));
    }
    let terms = RawValue::from_string(record::write_terms(&record.terms)).ok();
    Some(json!({"terms": terms, "players": [record.players.first, record.players.second], "frames": frames}))
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
    }
}
