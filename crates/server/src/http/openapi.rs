//! The description of the HTTP interface (OpenAPI 3.1), made of its table.

use std::{collections::BTreeMap, sync::LazyLock};

use axum::{
    http::header,
    response::{IntoResponse, Response},
};
use schemars::{JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value, json};

use super::{
    api::{self, Need, OPERATIONS, Operation, Who},
    contests::Id,
    guests::COOKIE,
    problem::{self, Kind},
};

/// Where it is shown.
pub(super) const PATH: &str = "/api/v1/openapi.json";

/// Where the shapes stand.
const SHAPES: &str = "/components/schemas";

static TEXT: LazyLock<String> = LazyLock::new(openapi);

/// The description, JSON.
#[must_use]
pub fn openapi() -> String {
    format!("{:#}\n", described())
}

pub(super) async fn shown() -> Response {
    ([(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-cache")], TEXT.as_str())
        .into_response()
}

/// What collects shapes: those that are read, and those that are written, which are not always the same.
struct Shapes {
    read: SchemaGenerator,
    written: SchemaGenerator,
}

impl Shapes {
    fn new() -> Shapes {
        let settings =
            || SchemaSettings::draft2020_12().with(|settings| settings.definitions_path = SHAPES.into());
        Shapes {
            read: SchemaGenerator::new(settings()),
            written: SchemaGenerator::new(settings().for_serialize()),
        }
    }
}

fn described() -> Value {
    let mut shapes = Shapes::new();
    let mut paths = Map::new();
    for operation in &OPERATIONS {
        let path = paths.entry(operation.path).or_insert_with(|| json!({}));
        let method = match operation.method {
            api::Method::Get => "get",
            api::Method::Post => "post",
        };
        path[method] = told(operation, &mut shapes);
    }
    let problems: Vec<(String, Schema)> =
        Kind::ALL.map(|kind| (kind.component(), problem::schema(kind, &mut shapes.written))).to_vec();
    let mut schemas: BTreeMap<String, Value> = BTreeMap::new();
    schemas.extend(shapes.read.take_definitions(true));
    schemas.extend(shapes.written.take_definitions(true));
    schemas.extend(problems.into_iter().map(|(name, schema)| (name, schema.into())));
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "alea",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "The HTTP interface of the coffeehouse. Contests are played over the WebSocket at `/ws`, \
                which docs/protocol.md describes; docs/api.md describes this for people.",
            "license": {"name": "MIT OR Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "guest": {
                    "type": "apiKey", "in": "cookie", "name": COOKIE,
                    "description": "Who a client is. `POST /api/v1/me` sets it.",
                },
            },
        },
    })
}

fn told(operation: &Operation, shapes: &mut Shapes) -> Value {
    let mut told = json!({"operationId": operation.id, "summary": operation.what});
    let path = operation.path_parameters().map(|name| {
        json!({"name": name, "in": "path", "required": true, "schema": Id::json_schema(&mut shapes.read)})
    });
    let path: Vec<Value> = path.collect();
    let query = operation.query.iter().map(|query| {
        let schema = (query.shape)(&mut shapes.read);
        json!({"name": query.name, "in": "query", "required": false, "description": query.what, "schema": schema})
    });
    let parameters: Vec<Value> = path.into_iter().chain(query).collect();
    if !parameters.is_empty() {
        told["parameters"] = parameters.into();
    }
    match operation.who {
        Who::Whoever => {}
        Who::Anybody => told["security"] = json!([{}, {"guest": []}]),
        Who::Guest => told["security"] = json!([{"guest": []}]),
    }
    if let Some(body) = &operation.body {
        let schema = (body.shape)(&mut shapes.read);
        told["requestBody"] = json!({
            "required": body.need == Need::Required, "content": {"application/json": {"schema": schema}},
        });
    }
    told["responses"] = responses(operation, shapes);
    told
}

fn responses(operation: &Operation, shapes: &mut Shapes) -> Value {
    let answer = &operation.answer;
    let mut good = json!({
        "description": answer.what,
        "content": {answer.kind: {"schema": (answer.shape)(&mut shapes.written)}},
    });
    for (name, what) in answer.headers {
        good["headers"][name] = json!({"description": what, "schema": {"type": "string"}});
    }
    if let Some(place) = answer.names {
        for about in OPERATIONS.iter().filter(|about| about.path_parameters().next().is_some()) {
            good["links"][about.id] = json!({
                "operationId": about.id, "parameters": {"contest": format!("$response.body#{place}")},
            });
        }
    }
    let mut all = BTreeMap::from([(answer.status.as_u16(), good)]);
    let mut by_status: BTreeMap<u16, Vec<Kind>> = BTreeMap::new();
    for kind in operation.all_problems() {
        by_status.entry(kind.about().1.as_u16()).or_default().push(kind);
    }
    for (status, kinds) in by_status {
        let meanings: Vec<&str> = kinds.iter().map(|kind| kind.about().2).collect();
        let shape = |kind: &Kind| json!({"$ref": format!("#{SHAPES}/{}", kind.component())});
        let schema = match kinds.as_slice() {
            [kind] => shape(kind),
            kinds => json!({"oneOf": kinds.iter().map(shape).collect::<Vec<_>>()}),
        };
        let problem = json!({
            "description": meanings.join(" "), "content": {"application/problem+json": {"schema": schema}},
        });
        all.insert(status, problem);
    }
    all.into_iter().map(|(status, told)| (status.to_string(), told)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_that_are_read_and_written_under_one_name_are_one() {
        let mut shapes = Shapes::new();
        for operation in &OPERATIONS {
            told(operation, &mut shapes);
        }
        let written = shapes.written.definitions();
        for (name, read) in shapes.read.definitions() {
            assert!(written.get(name).is_none_or(|written| written == read), "{name}");
        }
    }

    #[test]
    fn every_reference_leads_somewhere() {
        fn visit(value: &Value, found: &mut Vec<String>) {
            match value {
                Value::Object(map) => {
                    found.extend(map.get("$ref").and_then(Value::as_str).map(str::to_owned));
                    map.values().for_each(|value| visit(value, found));
                }
                Value::Array(list) => list.iter().for_each(|value| visit(value, found)),
                _ => {}
            }
        }
        let described = described();
        let mut references = Vec::new();
        visit(&described, &mut references);
        assert!(references.len() > 20);
        for reference in references {
            let place = reference.strip_prefix('#').unwrap_or_default();
            assert!(described.pointer(place).is_some(), "{reference}");
        }
    }

    #[test]
    fn operations_have_names_of_their_own_and_are_described() {
        let described = described();
        let mut names = std::collections::BTreeSet::new();
        for operation in &OPERATIONS {
            assert!(names.insert(operation.id), "{}", operation.id);
            let place = &described["paths"][operation.path];
            assert!(place.is_object(), "{}", operation.path);
            assert!(operation.path_parameters().all(|name| name == "contest"), "{}", operation.path);
        }
    }

    /// No path of the interface is answered by other means than its table.
    #[test]
    fn the_table_is_the_only_place_of_routes_of_the_interface() {
        let sources = [
            ("mod", include_str!("mod.rs")),
            ("pages", include_str!("pages.rs")),
            ("replay", include_str!("pages/replay.rs")),
            ("contests", include_str!("contests.rs")),
            ("guests", include_str!("guests.rs")),
            ("socket", include_str!("socket.rs")),
        ];
        for (name, text) in sources {
            for route in text.split(".route(").skip(1) {
                let path = route.trim_start().trim_start_matches('"');
                assert!(!path.starts_with("/api") && !path.starts_with("/health"), "{name}: {path:.40}");
            }
        }
    }
}
