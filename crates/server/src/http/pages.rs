//! The pages for players: built from `web/page`, embedded, and served with what browsers need to keep them and to trust them.

mod example;
mod reasons;
mod replay;

use std::{borrow::Cow, io::Write as _, sync::LazyLock};

use alea_catalog::{CONTESTS, Entry, Family, GAMES, GUIDES};
use alea_fairdice::to_hex;
use alea_game::Side;
use alea_notation::{Language, draw::Way};
use axum::{
    Router,
    body::Bytes,
    extract::Path,
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
    routing::get,
};
use flate2::{Compression, write::GzEncoder};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::{Doors, Kind, Problem};
use crate::wire;

/// What pages may do: what came from here, and nothing else. Scripts and styles stand in files of their own.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Where the page shows something: the same page, which looks at its own address.
const PLACES: &[&str] = &[
    "/",
    "/table/{contest}",
    "/tables",
    "/contests",
    "/dice",
    "/rules",
    "/rules/{page}",
    "/replay/{contest}",
];

/// A file that browsers are sent.
struct File {
    name: &'static str,
    kind: &'static str,
    plain: Bytes,
    /// The same compressed, where that makes it smaller.
    small: Option<Bytes>,
    /// Stands for the bytes.
    tag: String,
}

macro_rules! file {
    ($name:literal, $kind:literal) => {
        File::new($name, $kind, Cow::Borrowed(include_bytes!(concat!("../../../../web/page/built/", $name))))
    };
}

static FILES: LazyLock<Vec<File>> = LazyLock::new(|| {
    vec![
        file!("index.html", "text/html; charset=utf-8"),
        file!("alea.js", "text/javascript; charset=utf-8"),
        file!("alea-en.js", "text/javascript; charset=utf-8"),
        file!("alea-el.js", "text/javascript; charset=utf-8"),
        file!("alea-it.js", "text/javascript; charset=utf-8"),
        file!("alea.css", "text/css; charset=utf-8"),
        file!("commissioner-latin.woff2", "font/woff2"),
        file!("commissioner-greek.woff2", "font/woff2"),
        file!("commissioner-licence.txt", "text/plain; charset=utf-8"),
        file!("icon.svg", "image/svg+xml"),
        file!("icon-192.png", "image/png"),
        file!("icon-512.png", "image/png"),
        file!("icon-mask.png", "image/png"),
        file!("icon-apple.png", "image/png"),
        file!("manifest.json", "application/manifest+json"),
        file!("worker.js", "text/javascript; charset=utf-8"),
        File::new("games.json", "application/json", Cow::Owned(games().to_string().into_bytes())),
    ]
});

pub(super) fn router() -> Router<Doors> {
    let page = |headers: HeaderMap| async move { send("index.html", None, &headers) };
    let pages = PLACES.iter().fold(Router::new(), |router, place| router.route(place, get(page)));
    // It looks after everything below its own address.
    let worker = |headers: HeaderMap| async move { send("worker.js", None, &headers) };
    let pages = pages.route("/worker.js", get(worker));
    pages
        .route("/page/{file}", get(asset))
        .route("/page/rules/{name}", get(text))
        .merge(example::router())
        .merge(replay::router())
}

/// A rules page or a guide, as in `plakoto.el.md`.
async fn text(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let mut parts = name.split('.');
    let named = (parts.next(), parts.next(), parts.next(), parts.next());
    let (Some(id), Some(language), Some("md"), None) = named else { return nothing() };
    let Some(language) = Language::ALL.into_iter().find(|known| known.code() == language) else {
        return nothing();
    };
    let Some(page) = page(id, language) else { return nothing() };
    File::new("", "text/markdown; charset=utf-8", Cow::Owned(reasons::in_words(page, language).into_bytes()))
        .sent(None, &headers)
}

/// The page of a game, of a contest, or a guide.
fn page(id: &str, language: Language) -> Option<&'static str> {
    let game = || GAMES.iter().find(|entry| entry.id == id).map(|entry| entry.page(language));
    let contest = || CONTESTS.iter().find(|entry| entry.id == id).map(|entry| entry.page(language));
    let guide = || GUIDES.iter().find(|guide| guide.id == id).map(|guide| guide.page(language));
    game().or_else(contest).or_else(guide)
}

/// What is at no address: people are told so by a page, programs by a problem.
pub(super) async fn nowhere(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let read_by_people = holds(&headers, &header::ACCEPT, |kind| kind.split(';').next() == Some("text/html"));
    let may_be_page = method == Method::GET && !uri.path().starts_with("/api/");
    if !(read_by_people && may_be_page) {
        return nothing();
    }
    // Whatever a browser has kept of this address, it is not what is there.
    let asked = headers.get(header::ACCEPT_ENCODING).cloned().map(|value| (header::ACCEPT_ENCODING, value));
    let page = send("index.html", None, &asked.into_iter().collect());
    (StatusCode::NOT_FOUND, page).into_response()
}

fn nothing() -> Response {
    Problem::new(Kind::NotFound, "there is nothing here").into_response()
}

async fn asset(
    Path(name): Path<String>,
    axum::extract::RawQuery(query): axum::extract::RawQuery,
    headers: HeaderMap,
) -> Response {
    send(&name, query.as_deref(), &headers)
}

fn send(name: &str, query: Option<&str>, headers: &HeaderMap) -> Response {
    FILES.iter().find(|file| file.name == name).map_or_else(nothing, |file| file.sent(query, headers))
}

/// Whether one of the values of a header is meant.
fn holds(headers: &HeaderMap, name: &HeaderName, meant: impl Fn(&str) -> bool) -> bool {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|value| meant(value.trim().trim_start_matches("W/")))
}

fn takes_gzip(coding: &str) -> bool {
    let mut parts = coding.split(';').map(str::trim);
    let refused = |part: &str| part.strip_prefix("q=").is_some_and(|q| q.trim_matches(['0', '.']).is_empty());
    parts.next() == Some("gzip") && !parts.any(refused)
}

impl File {
    /// Answers with it. Whoever asks for it by its tag may keep it for ever; others ask whether it has changed.
    fn sent(&self, query: Option<&str>, headers: &HeaderMap) -> Response {
        let tag = format!("\"{}\"", self.tag);
        let named = query.and_then(|query| query.strip_prefix("v=")) == Some(&self.tag);
        let keep = if named { "public, max-age=31536000, immutable" } else { "no-cache" };
        let mut answer = match holds(headers, &header::IF_NONE_MATCH, |known| known == tag || known == "*") {
            true => StatusCode::NOT_MODIFIED.into_response(),
            false => match &self.small {
                Some(small) if holds(headers, &header::ACCEPT_ENCODING, takes_gzip) => {
                    ([(header::CONTENT_ENCODING, "gzip")], small.clone()).into_response()
                }
                _ => self.plain.clone().into_response(),
            },
        };
        let said = answer.headers_mut();
        for (name, value) in [
            (header::CONTENT_TYPE, self.kind),
            (header::CACHE_CONTROL, keep),
            (header::VARY, "accept-encoding"),
            (header::CONTENT_SECURITY_POLICY, POLICY),
            (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (header::REFERRER_POLICY, "no-referrer"),
        ] {
            said.insert(name, HeaderValue::from_static(value));
        }
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            said.insert(header::ETAG, tag);
        }
        answer
    }

    fn new(name: &'static str, kind: &'static str, bytes: Cow<'static, [u8]>) -> File {
        let plain = match bytes {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => Bytes::from(bytes),
        };
        let tag = to_hex(&Sha256::digest(&plain)[..8]);
        let small = compressed(&plain).filter(|small| small.len() < plain.len());
        File { name, kind, plain, small, tag }
    }
}

fn compressed(bytes: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

/// What the pages show of the games before any of them is played: their boards as they are set up, and what is played in turn.
fn games() -> Value {
    let games: Vec<Value> = GAMES.iter().filter_map(set_up).collect();
    let contests: Vec<Value> =
        CONTESTS.iter().map(|contest| json!({"id": contest.id, "games": contest.games})).collect();
    let guides: Vec<Value> = GUIDES
        .iter()
        .map(|guide| {
            let titles = Language::ALL.map(|language| (language.code(), guide.title(language)));
            json!({"id": guide.id, "titles": std::collections::BTreeMap::from(titles)})
        })
        .collect();
    json!({"games": games, "contests": contests, "guides": guides})
}

fn set_up(entry: &Entry) -> Option<Value> {
    let table = entry.open(&entry.default_rules(), None).ok()?;
    let way = match entry.family {
        Family::Points { way: Way::Same, .. } => Some("same"),
        Family::Points { .. } => Some("opposite"),
        Family::Square => None,
    };
    let checkers = match entry.family {
        Family::Points { checkers, .. } => Some(checkers),
        Family::Square => None,
    };
    let hits = matches!(entry.family, Family::Points { hits: true, .. });
    Some(json!({
        "id": entry.id,
        "way": way,
        "checkers": checkers,
        "hits": hits,
        "board": wire::board(entry, &table.setup()),
        "mover": wire::Seat::from(table.node().side().unwrap_or(Side::First)),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(name: &str, query: Option<&str>, headers: &[(HeaderName, &'static str)]) -> Response {
        let headers = headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value)));
        send(name, query, &headers.collect())
    }

    fn said<'a>(answer: &'a Response, name: &HeaderName) -> &'a str {
        answer.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    #[test]
    fn the_first_page_is_small() {
        // What is only asked for once the house is installed comes later; one language is asked for, here the longest.
        let later =
            ["icon-192.png", "icon-512.png", "icon-mask.png", "icon-apple.png", "commissioner-licence.txt"];
        let later = later.into_iter().chain(["alea-en.js", "alea-it.js"]).collect::<Vec<_>>();
        let first = FILES.iter().filter(|file| !later.contains(&file.name));
        let bytes: usize = first.map(|file| file.small.as_ref().unwrap_or(&file.plain).len()).sum();
        assert!(bytes < 150 * 1024, "{bytes} bytes");
    }

    #[test]
    fn what_the_page_names_is_there_and_may_be_kept() {
        let page = FILES.iter().find(|file| file.name == "index.html").map(|file| file.plain.clone());
        let page = String::from_utf8(page.unwrap_or_default().to_vec()).unwrap_or_default();
        let named: Vec<(&str, &str)> = page
            .split('"')
            .filter_map(|part| part.strip_prefix("/page/").and_then(|part| part.split_once('?')))
            .collect();
        assert!(named.len() >= 3, "{page}");
        for (name, query) in named {
            let answer = asked(name, Some(query), &[]);
            assert_eq!(answer.status(), StatusCode::OK, "{name}");
            assert!(said(&answer, &header::CACHE_CONTROL).contains("immutable"), "{name}?{query}");
        }
    }

    #[test]
    fn what_is_kept_for_the_time_without_a_connection_is_there() {
        let text = |name| FILES.iter().find(|file| file.name == name).map(|file| file.plain.clone());
        let text = |name| String::from_utf8(text(name).unwrap_or_default().to_vec()).unwrap_or_default();
        let mut kept = 0;
        for file in ["worker.js", "manifest.json"] {
            let text = text(file);
            let named = text.split('"').filter_map(|part| part.strip_prefix("/page/"));
            for (name, query) in named.filter_map(|part| part.split_once('?')) {
                let answer = asked(name, Some(query), &[]);
                assert_eq!(answer.status(), StatusCode::OK, "{name}");
                assert!(said(&answer, &header::CACHE_CONTROL).contains("immutable"), "{name}?{query}");
                kept += 1;
            }
        }
        assert!(kept >= 9, "{kept}");
        let worker = asked("worker.js", None, &[]);
        assert_eq!(said(&worker, &header::CACHE_CONTROL), "no-cache");
        assert!(said(&worker, &header::CONTENT_TYPE).starts_with("text/javascript"));
    }

    #[test]
    fn nothing_of_the_page_stands_in_line() {
        let page = FILES.iter().find(|file| file.name == "index.html").map(|file| file.plain.clone());
        let page = String::from_utf8(page.unwrap_or_default().to_vec()).unwrap_or_default();
        assert!(!page.contains("<style") && !page.contains("style="), "{page}");
        for script in page.split("<script").skip(1) {
            let text = script.split_once('>').and_then(|(_, rest)| rest.split_once("</script>"));
            assert_eq!(text.map(|(text, _)| text), Some(""), "{page}");
        }
        let answer = asked("index.html", None, &[]);
        assert_eq!(said(&answer, &header::CONTENT_SECURITY_POLICY), POLICY);
        assert_eq!(said(&answer, &header::CACHE_CONTROL), "no-cache");
    }

    #[test]
    fn it_is_compressed_for_those_who_take_that_and_not_sent_twice() {
        let plain = asked("alea.js", None, &[]);
        assert_eq!(said(&plain, &header::CONTENT_ENCODING), "");
        for (value, coding) in [("br, gzip", "gzip"), ("gzip;q=0", ""), ("gzip;q=0.5", "gzip"), ("br", "")] {
            let answer = asked("alea.js", None, &[(header::ACCEPT_ENCODING, value)]);
            assert_eq!(said(&answer, &header::CONTENT_ENCODING), coding, "{value}");
        }
        let tag = said(&plain, &header::ETAG).to_owned();
        let mut headers = HeaderMap::new();
        headers.insert(
            header::IF_NONE_MATCH,
            HeaderValue::from_str(&tag).unwrap_or(HeaderValue::from_static("")),
        );
        assert_eq!(send("alea.js", None, &headers).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(asked("other", None, &[]).status(), StatusCode::NOT_FOUND);
    }

    #[test]
    fn where_nothing_is_people_get_a_page_and_programs_a_problem() {
        let asked = |method: Method, path: &'static str, accept: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT, HeaderValue::from_static(accept));
            headers.insert(header::IF_NONE_MATCH, HeaderValue::from_static("*"));
            let answering = nowhere(method, Uri::from_static(path), headers);
            let answer =
                tokio::runtime::Builder::new_current_thread().build().map(|one| one.block_on(answering));
            let answer = answer.unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
            said(&answer, &header::CONTENT_TYPE).to_owned()
        };
        let browser = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8";
        assert!(asked(Method::GET, "/settings", browser).starts_with("text/html"));
        for (method, path, accept) in [
            (Method::GET, "/settings", "*/*"),
            (Method::GET, "/api/v2", browser),
            (Method::POST, "/settings", browser),
        ] {
            assert!(!asked(method, path, accept).starts_with("text/html"), "{path} {accept}");
        }
    }

    #[test]
    fn every_game_and_guide_has_its_page_in_every_language() {
        for language in Language::ALL {
            let games = GAMES.iter().map(|entry| entry.id).chain(CONTESTS.iter().map(|entry| entry.id));
            for id in games.chain(GUIDES.iter().map(|guide| guide.id)) {
                assert!(page(id, language).is_some_and(|page| page.starts_with("# ")), "{id}");
            }
        }
        assert_eq!(page("chess", Language::English), None);
    }

    #[test]
    fn every_game_has_its_board() {
        let told = games();
        let told = told["games"].as_array().map(Vec::len);
        assert_eq!(told, Some(GAMES.len()));
    }
}
