//! The description of the HTTP interface is that of what is answered: every path is there, answers what it says, and refuses the rest.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{Answer, Guest, Server, request, runtime};
use serde_json::{Value, json};

fn described() -> Value {
    serde_json::from_str(&alea_server::http::openapi()).unwrap()
}

fn header<'a>(answer: &'a Answer, name: &str) -> Option<&'a str> {
    let line = answer.head.lines().find(|line| line.to_lowercase().starts_with(&format!("{name}:")));
    line.and_then(|line| line.split_once(": ")).map(|(_, value)| value)
}

/// The kind of content and the schema that are described for an answer.
fn told<'a>(described: &'a Value, path: &str, method: &str, status: u16) -> (&'a str, &'a Value) {
    let content = &described["paths"][path][method]["responses"][status.to_string()]["content"];
    let content = content.as_object().unwrap_or_else(|| panic!("{method} {path}: {status} is not described"));
    let (kind, told) = content.iter().next().unwrap();
    (kind, &told["schema"])
}

#[test]
fn at_no_address_people_get_a_page_and_programs_a_problem() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        for (path, accept, kind) in [
            ("/settings", "text/html,*/*;q=0.8", "text/html; charset=utf-8"),
            ("/settings", "*/*", "application/problem+json"),
            ("/api/v2", "text/html", "application/problem+json"),
        ] {
            let answer = request(server.address, "GET", path, &[("accept", accept)], "").await;
            assert_eq!(
                (answer.status, header(&answer, "content-type")),
                (404, Some(kind)),
                "{path} {accept}"
            );
        }
        server.stop().await;
    });
}

#[test]
fn what_is_described_is_answered_as_it_says() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let guest = Guest::new(server.address, "Άννα").await;
        let wish =
            json!({"terms": {"games": [{"id": "portes"}], "length": {"points": 3}}, "against": "invitation"});
        let (contest, _) = guest.make(&wish).await;
        let described = described();
        for (path, methods) in described["paths"].as_object().unwrap() {
            let place = path.replace("{contest}", &contest);
            let methods: Vec<&String> = methods.as_object().unwrap().keys().collect();
            for method in ["get", "post", "put", "patch", "delete", "trace"] {
                let body = if method == "post" && path == "/api/v1/contests" {
                    wish.to_string()
                } else {
                    String::new()
                };
                let cookie = [("cookie", guest.cookie.as_str())];
                let answer = request(server.address, &method.to_uppercase(), &place, &cookie, &body).await;
                let kind = header(&answer, "content-type").unwrap();
                if methods.iter().any(|known| *known == method) {
                    assert_eq!(kind, told(&described, path, method, answer.status).0, "{method} {path}");
                    continue;
                }
                assert_eq!((answer.status, kind), (405, "application/problem+json"), "{method} {path}");
                let allowed = header(&answer, "allow").unwrap().to_lowercase();
                let allowed: Vec<&str> = allowed.split(',').filter(|method| *method != "head").collect();
                assert_eq!(allowed, methods, "{method} {path}");
            }
        }
        let shown = request(server.address, "GET", "/api/v1/openapi.json", &[], "").await;
        assert_eq!(shown.json(), described);
        server.stop().await;
    });
}

#[test]
fn problems_lead_to_their_description() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let guest = Guest::new(server.address, "Άννα").await;
        let described = described();
        let cookie = [("cookie", guest.cookie.as_str())];
        let nowhere = format!("/api/v1/contests/{}/record", "0".repeat(36));
        let long = "x".repeat(20 * 1024);
        for (method, path, headers, body, status, code) in [
            ("GET", "/api/v1/nothing", &[][..], "", 404, "not-found"),
            ("GET", nowhere.as_str(), &[], "", 404, "unknown-contest"),
            ("GET", "/api/v1/contests", &[], "", 401, "nobody"),
            ("GET", "/api/v1/contests?over=maybe", &cookie, "", 400, "malformed"),
            ("GET", "/api/v1/contests/%ff/record", &[], "", 400, "malformed"),
            ("POST", "/api/v1/contests", &cookie, "{", 400, "malformed"),
            ("POST", "/api/v1/me", &cookie, "[null]", 400, "malformed"),
            ("POST", "/api/v1/me", &cookie, long.as_str(), 413, "too-long"),
            ("POST", "/api/v1/me", &cookie, "{\"name\":\"\"}", 422, "no-name"),
            ("POST", "/api/v1/me", &[("origin", "https://other.example")], "", 403, "origin"),
            ("PUT", "/api/v1/me", &cookie, "", 405, "method"),
        ] {
            let answer = request(server.address, method, path, headers, body).await;
            assert_eq!(answer.status, status, "{method} {path}: {answer:?}");
            assert_eq!(header(&answer, "content-type"), Some("application/problem+json"), "{path}");
            let problem = answer.json();
            assert_eq!(problem["code"], code, "{path}");
            assert_eq!(problem["status"], status, "{path}");
            let (place, pointer) = problem["type"].as_str().unwrap().split_once('#').unwrap();
            assert_eq!(place, "/api/v1/openapi.json");
            let schema = described.pointer(pointer).unwrap_or_else(|| panic!("{pointer} is not described"));
            assert_eq!(schema["properties"]["code"]["const"], code);
            assert_eq!(schema["properties"]["status"]["const"], status);
        }
        server.stop().await;
    });
}

/// What people read lists what programs read.
#[test]
fn the_page_for_people_lists_every_operation() {
    let page = include_str!("../../../docs/api.md");
    for (path, methods) in described()["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let row = format!("| `{} {path}` |", method.to_uppercase());
            assert!(page.contains(&row), "docs/api.md has no row {row}");
        }
    }
    for (name, _) in described()["components"]["schemas"].as_object().unwrap() {
        if let Some(code) = name.strip_prefix("problem-") {
            assert!(page.contains(&format!("| `{code}` |")), "docs/api.md has no row {code}");
        }
    }
}
