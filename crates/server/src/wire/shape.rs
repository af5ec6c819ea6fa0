//! The shapes of what the crates below write and read: terms, events, records. Domain types know no encoding, so theirs stand here, for
//! [the description of the HTTP interface](crate::http) and the types of the pages; tests hold them to what is written and read.

use std::borrow::Cow;

use alea_catalog::{Entry, GAMES, PLAYERS};
use alea_game::{Allowed, Side};
use alea_matchplay::{CommandKind, ContestEnd, EVENTS_VERSION, GameEnd, RULES_VERSION};
use alea_notation::record;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::{CLAIM, WITHDRAW, from::TYPES};

/// The greatest whole number that every reader of JSON keeps as it is.
pub(crate) const MOST: u64 = 1 << 53;

/// The name of a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// The first one.
    First,
    /// The second one.
    Second,
}

impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        match side {
            Side::First => Seat::First,
            Side::Second => Seat::Second,
        }
    }
}

/// A type that is only a shape: nothing is made of it.
macro_rules! shape {
    ($(#[$doc:meta])* $name:ident, $schema:expr) => {
        $(#[$doc])*
        #[derive(Debug)]
        pub(crate) enum $name {}

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                let make: fn(&mut SchemaGenerator) -> Schema = $schema;
                make(generator)
            }
        }
    };
}

shape!(
    /// The options of a game as they are written.
    Rules,
    |_| json_schema!({
        "description": "Every option of the game with its value.",
        "type": "object",
        "additionalProperties": {"type": ["string", "integer"]},
    })
);

shape!(
    /// Terms as they are written.
    Terms,
    |generator| {
        let rules = generator.subschema_for::<Rules>();
        let game = json!({
            "type": "object",
            "properties": {"id": {"type": "string"}, "rules": rules},
            "required": ["id", "rules"],
        });
        let parts = terms_parts(generator, &game);
        let all: Vec<&str> = parts.keys().map(String::as_str).collect();
        json_schema!({
            "description": "What the players have agreed on.",
            "type": "object", "properties": parts, "required": all,
        })
    }
);

shape!(
    /// Terms as they may be asked for.
    AskedTerms,
    |generator| {
        let games: Vec<Value> = GAMES.iter().map(asked_game).collect();
        json_schema!({
            "description": "What the players agree on. What is left out is as usual.",
            "type": "object",
            "properties": terms_parts(generator, &json!({"oneOf": games})),
            "required": ["games", "length"],
            "additionalProperties": false,
        })
    }
);

shape!(
    /// A player of the house.
    HousePlayer,
    |_| {
        let ids: Vec<&str> = PLAYERS.iter().map(|player| player.id).collect();
        json_schema!({"description": "A player of the house. `/api/v1/games` says who plays what.", "enum": ids})
    }
);

shape!(
    /// What a player can do: a command of contests, or a claim.
    DoName,
    |_| {
        let names: Vec<&str> = CommandKind::ALL.map(CommandKind::key).into_iter().chain([CLAIM, WITHDRAW]).collect();
        json_schema!({"description": "What a player can do.", "enum": names})
    }
);

shape!(
    /// Why a game ended.
    EndName,
    |_| {
        let reasons: Vec<&str> = GameEnd::all().map(GameEnd::key).collect();
        json_schema!({"description": "Why a game ended.", "enum": reasons})
    }
);

shape!(
    /// The type of a message of clients.
    MessageName,
    |_| json_schema!({"description": "The type of a message of clients.", "enum": TYPES})
);

shape!(
    /// What a player does, with what it needs.
    Deed,
    |_| {
        let deed = |name: &str, key: Option<(&str, Value)>| {
            let mut deed = json!({"type": "object", "properties": {"do": {"const": name}}, "required": ["do"]});
            if let Some((key, shape)) = key {
                deed["properties"][key] = shape;
                deed["required"] = json!(["do", key]);
            }
            deed
        };
        let deeds = CommandKind::ALL.map(|kind| match kind {
            CommandKind::Play => deed(kind.key(), Some(("steps", steps()))),
            CommandKind::Resign => deed(kind.key(), Some(("points", whole(1, u64::from(u8::MAX))))),
            _ => deed(kind.key(), None),
        });
        let deeds: Vec<Value> = deeds.into_iter().chain([deed(CLAIM, None), deed(WITHDRAW, None)]).collect();
        json_schema!({"description": "What a player does.", "oneOf": deeds})
    }
);

shape!(
    /// An event.
    Event,
    |generator| {
        let events: Vec<Value> = EVENTS.iter().map(|(name, keys)| event(generator, name, keys)).collect();
        json_schema!({"description": "Something that happened.", "oneOf": events})
    }
);

shape!(
    /// A record.
    Record,
    |generator| {
        let (terms, event) = (generator.subschema_for::<Terms>(), generator.subschema_for::<Event>());
        json_schema!({
            "description": "A contest with everything that is kept of it (docs/formats.md, the record).",
            "type": "object",
            "properties": {
                "format": {"const": "alea-record"},
                "version": {"const": record::VERSION},
                "rules_version": {"const": RULES_VERSION},
                "players": pair(&json!({"type": "string"})),
                "tags": {"type": "object", "additionalProperties": {"type": "string"}},
                "terms": terms,
                "events": {"type": "array", "items": event},
            },
            "required": ["format", "version", "rules_version", "players", "tags", "terms", "events"],
        })
    }
);

/// Two of the same.
fn pair(of: &Value) -> Value {
    json!({"type": "array", "items": of, "minItems": 2, "maxItems": 2})
}

fn whole(least: u64, most: u64) -> Value {
    json!({"type": "integer", "minimum": least, "maximum": most})
}

fn or_null(schema: &Value) -> Value {
    json!({"anyOf": [schema, {"type": "null"}]})
}

fn steps() -> Value {
    json!({"type": "array", "items": pair(&whole(0, u64::from(u16::MAX)))})
}

/// Parts of terms, in the order in which they are written.
fn terms_parts(generator: &mut SchemaGenerator, game: &Value) -> Map<String, Value> {
    let seat = generator.subschema_for::<Seat>();
    let points = whole(0, u64::from(u32::MAX));
    let closed = |required: &[&str], properties: Value| {
        json!({
            "type": "object", "properties": properties, "required": required, "additionalProperties": false,
        })
    };
    let match_to = closed(&["points"], json!({"points": whole(1, u64::from(u32::MAX))}));
    let cube = closed(
        &["crawford", "holland", "jacoby", "automatic_doubles", "raises"],
        json!({
            "crawford": {"type": "boolean"}, "holland": {"type": "boolean"}, "jacoby": {"type": "boolean"},
            "automatic_doubles": whole(0, 10),
            "raises": {"enum": ["none", "beavers", "raccoons", "otters"]},
        }),
    );
    let clock =
        |bonus: &str| closed(&["reserve", bonus], json!({"reserve": whole(0, MOST), bonus: whole(0, MOST)}));
    let start = closed(
        &["score", "crawford_played"],
        json!({
            "score": pair(&points), "crawford_played": {"type": "boolean"}, "games_played": points, "starter": seat,
        }),
    );
    let parts = json!({
        "games": {"type": "array", "items": game, "minItems": 1, "maxItems": crate::house::MOST_GAMES},
        "length": {"anyOf": [{"enum": ["single", "money"]}, match_to]},
        "cube": or_null(&cube),
        "next_starter": {"enum": ["winner", "roll", "alternate"]},
        "clock": {"anyOf": [clock("delay"), clock("increment"), {"type": "null"}]},
        "start": start,
    });
    match parts {
        Value::Object(parts) => parts,
        _ => Map::new(),
    }
}

/// A game as it may be asked for, with its options.
fn asked_game(entry: &Entry) -> Value {
    let option = |allowed: Allowed| match allowed {
        Allowed::Words(words) => json!({"enum": words}),
        Allowed::Number { min, max } => whole(min.into(), max.into()),
    };
    let options: Map<String, Value> =
        entry.options.iter().map(|spec| (spec.key.to_owned(), option(spec.allowed))).collect();
    json!({
        "type": "object",
        "properties": {
            "id": {"const": entry.id},
            "rules": {"type": "object", "properties": options, "additionalProperties": false},
        },
        "required": ["id"],
        "additionalProperties": false,
    })
}

/// What stands under a key of an event.
#[derive(Copy, Clone, Debug)]
enum Part {
    Dice,
    Seat,
    SeatOrNobody,
    Steps,
    Times,
    Points,
    Words,
    GameEnd,
    ContestEnd,
}

/// The events with their keys, in the order of [`record::event_types`].
const EVENTS: [(&str, &[(&str, Part)]); 23] = [
    ("opening", &[("dice", Part::Dice)]),
    ("begun", &[("starter", Part::Seat)]),
    ("recorded-begun", &[("starter", Part::Seat)]),
    ("roll-requested", &[("by", Part::Seat)]),
    ("released", &[("by", Part::Seat)]),
    ("rolled", &[("dice", Part::Dice)]),
    ("played", &[("steps", Part::Steps)]),
    ("recorded-as-played", &[("text", Part::Words), ("after", Part::Words)]),
    ("doubled", &[("by", Part::Seat)]),
    ("taken", &[("by", Part::Seat)]),
    ("passed", &[("by", Part::Seat)]),
    ("raised", &[("by", Part::Seat)]),
    ("resignation-offered", &[("by", Part::Seat), ("points", Part::Times)]),
    ("resignation-accepted", &[]),
    ("resignation-refused", &[]),
    ("draw-offered", &[("by", Part::Seat)]),
    ("draw-accepted", &[]),
    ("draw-refused", &[]),
    ("flagged", &[("side", Part::Seat)]),
    ("recorded-result", &[("winner", Part::Seat), ("points", Part::Points)]),
    ("game-ended", &[("winner", Part::SeatOrNobody), ("points", Part::Points), ("reason", Part::GameEnd)]),
    ("contest-ended", &[("winner", Part::SeatOrNobody), ("reason", Part::ContestEnd)]),
    ("void", &[("reason", Part::Words)]),
];

const _: () = assert!(EVENTS_VERSION == 1, "events have changed: so have their shapes");

fn event(generator: &mut SchemaGenerator, name: &str, keys: &[(&str, Part)]) -> Value {
    let mut properties = Map::new();
    properties.insert("type".into(), json!({"const": name}));
    properties.insert("at".into(), whole(0, MOST));
    properties.insert("proof".into(), json!({"type": "string", "pattern": "^([0-9a-f]{2})*$"}));
    for (key, part) in keys {
        properties.insert((*key).to_owned(), part.schema(generator));
    }
    let required: Vec<&str> = std::iter::once("type").chain(keys.iter().map(|(key, _)| *key)).collect();
    json!({"type": "object", "properties": properties, "required": required, "additionalProperties": false})
}

impl Part {
    fn schema(self, generator: &mut SchemaGenerator) -> Value {
        match self {
            Part::Dice => pair(&whole(1, 6)),
            Part::Seat => json!(generator.subschema_for::<Seat>()),
            Part::SeatOrNobody => or_null(&json!(generator.subschema_for::<Seat>())),
            Part::Steps => steps(),
            Part::Times => whole(1, u64::from(u8::MAX)),
            Part::Points => whole(0, u64::from(u32::MAX)),
            Part::Words => json!({"type": "string"}),
            Part::GameEnd => json!(generator.subschema_for::<EndName>()),
            Part::ContestEnd => json!({"enum": ContestEnd::ALL.map(ContestEnd::key)}),
        }
    }

    /// Something that can stand there.
    #[cfg(test)]
    fn example(self) -> Value {
        match self {
            Part::Dice => json!([3, 1]),
            Part::Seat => json!("second"),
            Part::SeatOrNobody => Value::Null,
            Part::Steps => json!([[8, 5], [6, 5]]),
            Part::Times | Part::Points => json!(2),
            Part::Words => json!("x=24:1 o=24:1"),
            Part::GameEnd => json!("resigned"),
            Part::ContestEnd => json!(ContestEnd::ALL[0].key()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_has_the_shape_in_which_it_is_read_and_written() {
        assert!(EVENTS.iter().map(|(name, _)| *name).eq(record::event_types()));
        for (name, keys) in EVENTS {
            let mut example = json!({"type": name});
            for (key, part) in keys {
                example[*key] = part.example();
            }
            let read = record::parse_event(&example.to_string());
            let read = read.unwrap_or_else(|error| panic!("{example}: {error}"));
            let written: Value = serde_json::from_str(&record::write_event(&read)).unwrap();
            assert_eq!(written, example);
        }
    }

    #[test]
    fn terms_are_written_with_all_their_parts() {
        let mut generator = SchemaGenerator::default();
        let parts = terms_parts(&mut generator, &Value::Null);
        let text = r#"{"games":[{"id":"backgammon","rules":{}}],"length":"money","cube":null,"next_starter":"winner","clock":null,"start":{"score":[0,0],"crawford_played":false}}"#;
        let terms = record::parse_terms(text, &alea_catalog::find_spec).unwrap();
        let written: Value = serde_json::from_str(&record::write_terms(&terms)).unwrap();
        assert!(written.as_object().unwrap().keys().eq(parts.keys()), "{written}");
    }
}
