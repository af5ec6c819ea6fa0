//! The types of the messages for the pages, which are TypeScript: `web/src/net/wire.ts` is made of the types of this crate, by the test
//! below, and is what it would be made again.

use std::{collections::BTreeMap, fs, path::Path};

use schemars::{SchemaGenerator, generate::SchemaSettings};
use serde_json::Value;

use super::{MOST_INWARDS, PROTOCOL, SUBPROTOCOL, ToClient, from::Raw};

/// Writes the file anew if it is set.
const UPDATE: &str = "UPDATE_TYPES";

/// All types, by their names.
fn types() -> BTreeMap<String, Value> {
    let mut said = SchemaGenerator::new(SchemaSettings::draft2020_12().for_serialize());
    let mut heard = SchemaGenerator::new(SchemaSettings::draft2020_12());
    said.subschema_for::<ToClient<'_>>();
    heard.subschema_for::<Raw>();
    let mut all: BTreeMap<String, Value> = heard.take_definitions(true).into_iter().collect();
    for (name, schema) in said.take_definitions(true) {
        let before = all.insert(name.clone(), schema.clone());
        assert!(before.is_none_or(|before| before == schema), "two types are called {name}");
    }
    all
}

fn file() -> String {
    let mut text = format!(
        "/**\n * What goes over the socket (`docs/protocol.md`). Made of the types of the server: `{UPDATE}=1 cargo test -p \
         alea-server --lib typescript`\n * writes it anew.\n */\n\n\
         /** The version of the protocol. */\nexport const PROTOCOL = {PROTOCOL};\n\n\
         /** The subprotocol of the WebSocket. */\nexport const SUBPROTOCOL = \"{SUBPROTOCOL}\";\n\n\
         /** The longest message of a client, in bytes. */\nexport const MOST_INWARDS = {MOST_INWARDS};\n"
    );
    for (name, schema) in types() {
        text.push('\n');
        text.push_str(&comment(&schema, ""));
        text.push_str(&format!("export type {name} ={};\n", top(&schema)));
    }
    text
}

fn comment(schema: &Value, indent: &str) -> String {
    let told =
        schema["description"].as_str().map(|told| told.split_whitespace().collect::<Vec<_>>().join(" "));
    told.map_or_else(String::new, |told| format!("{indent}/** {told} */\n"))
}

/// A type as it stands behind its name: each alternative and each key on a line of its own.
fn top(schema: &Value) -> String {
    if let Some(ways) =
        alternatives(schema).filter(|ways| ways.iter().any(|way| way.get("properties").is_some()))
    {
        return ways.iter().map(|way| format!("\n  | {}", inline(way))).collect();
    }
    match schema["properties"].as_object() {
        Some(properties) if schema.get("allOf").is_none() => {
            let lines = properties
                .iter()
                .map(|(key, value)| format!("{}  {};\n", comment(value, "  "), property(schema, key, value)));
            format!(" {{\n{}}}", lines.collect::<String>())
        }
        _ => format!(" {}", inline(schema)),
    }
}

fn alternatives(schema: &Value) -> Option<&Vec<Value>> {
    schema.get("oneOf").or_else(|| schema.get("anyOf")).and_then(Value::as_array)
}

fn property(schema: &Value, key: &str, value: &Value) -> String {
    let required =
        schema["required"].as_array().is_some_and(|required| required.iter().any(|name| name == key));
    match required {
        true => format!("readonly {key}: {}", inline(value)),
        // What is missing is not `null` besides.
        false => format!("readonly {key}?: {}", inline(value).trim_end_matches(" | null")),
    }
}

fn inline(schema: &Value) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return reference.rsplit('/').next().unwrap_or_default().to_owned();
    }
    if let Some(constant) = schema.get("const") {
        return constant.to_string();
    }
    if let Some(words) = schema["enum"].as_array() {
        return union(words.iter().map(Value::to_string));
    }
    if let Some(ways) = alternatives(schema) {
        return union(ways.iter().map(inline));
    }
    match &schema["type"] {
        Value::Array(kinds) => {
            union(kinds.iter().map(|kind| of_kind(schema, kind.as_str().unwrap_or_default())))
        }
        Value::String(kind) => of_kind(schema, kind),
        _ => panic!("nothing is known of the type {schema}"),
    }
}

fn of_kind(schema: &Value, kind: &str) -> String {
    match kind {
        "integer" | "number" => "number".into(),
        "string" | "boolean" | "null" => kind.into(),
        "array" => list(schema),
        "object" => object(schema),
        other => panic!("there is no type {other}"),
    }
}

/// A list; one of two is a pair.
fn list(schema: &Value) -> String {
    let parts: Vec<String> = match (&schema["prefixItems"], &schema["minItems"], &schema["maxItems"]) {
        (Value::Array(parts), ..) => parts.iter().map(inline).collect(),
        (_, least, most) if least == 2 && most == 2 => vec![inline(&schema["items"]); 2],
        _ => {
            let item = inline(&schema["items"]);
            let several = item.contains(" | ") || item.starts_with("readonly");
            return if several { format!("readonly ({item})[]") } else { format!("readonly {item}[]") };
        }
    };
    format!("readonly [{}]", parts.join(", "))
}

fn object(schema: &Value) -> String {
    let Some(properties) = schema["properties"].as_object() else {
        return format!("Readonly<Record<string, {}>>", inline(&schema["additionalProperties"]));
    };
    let keys: Vec<String> = properties.iter().map(|(key, value)| property(schema, key, value)).collect();
    let own = format!("{{ {} }}", keys.join("; "));
    let more = schema["allOf"].as_array().into_iter().flatten().map(inline);
    std::iter::once(own).chain(more).collect::<Vec<_>>().join(" & ")
}

/// One of several types, each once.
fn union(ways: impl Iterator<Item = String>) -> String {
    let mut different: Vec<String> = Vec::new();
    for way in ways {
        if !different.contains(&way) {
            different.push(way);
        }
    }
    different.join(" | ")
}

#[test]
fn the_pages_have_the_types_of_the_server() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/net/wire.ts");
    let made = file();
    if std::env::var_os(UPDATE).is_some() {
        fs::write(&path, &made).unwrap();
    }
    let there = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        there == made,
        "web/src/net/wire.ts is not what would be made of the types: run this with {UPDATE}=1"
    );
}
