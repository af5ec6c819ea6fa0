//! The doors of the house: the HTTP interface and the socket.

mod api;
mod contests;
mod guests;
mod health;
mod keys;
mod openapi;
mod pages;
mod problem;
mod socket;

use std::sync::Arc;

use axum::{
    Router,
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use tokio::sync::watch;

use crate::house::House;

pub use openapi::openapi;
pub use problem::{Kind, Problem};

/// How long the body of a request may be, in bytes.
const MOST_BODY: usize = 16 * 1024;

/// What every request has.
#[derive(Clone, Debug)]
pub struct Doors {
    /// The house.
    pub house: Arc<House>,
    /// The origins from which pages may come, as browsers write them: `https://example.org`.
    pub origins: Arc<[String]>,
    /// Whether cookies are for encrypted connections only.
    pub cookies: Cookies,
    /// Turns to `true` when the server stops.
    pub closing: watch::Receiver<bool>,
}

/// Over which connections cookies are sent.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Cookies {
    /// Encrypted ones, also behind a proxy that takes the encryption off.
    Encrypted,
    /// Any.
    Any,
}

/// Everything that the server answers.
pub fn router(doors: Doors) -> Router {
    api::router()
        .merge(pages::router())
        .route("/ws", get(socket::upgrade))
        .fallback(pages::nowhere)
        .layer(axum::extract::DefaultBodyLimit::max(MOST_BODY))
        .layer(middleware::from_fn_with_state(doors.clone(), only_own_pages))
        .layer(middleware::from_fn(problem::told_as_problem))
        .layer(middleware::from_fn_with_state(doors.clone(), only_encrypted))
        .with_state(doors)
}

/// What is counted of a house. It is for an address of its own, to which only those who run the server come.
pub fn metrics(house: Arc<House>) -> Router {
    let page = || async move {
        let kind = "text/plain; version=0.0.4; charset=utf-8";
        ([(header::CONTENT_TYPE, kind)], house.metrics())
    };
    Router::new().route("/metrics", get(page))
}

/// What changes something, or opens a socket, is for the own pages and for programs, which send no origin.
async fn only_own_pages(State(doors): State<Doors>, request: Request, next: Next) -> Response {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD)
        && !request.headers().contains_key(header::UPGRADE);
    if harmless || doors.admits(request.headers()) {
        next.run(request).await
    } else {
        Problem::new(Kind::Origin, "this page may not do that").into_response()
    }
}

/// Tells browsers that have come here encrypted to come in no other way for a year. On the own machine other programs have the same name.
async fn only_encrypted(State(doors): State<Doors>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let own = |origin: &String| LOCAL.iter().any(|host| origin.contains(host));
    if doors.cookies == Cookies::Encrypted && !doors.origins.iter().any(own) {
        let year = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    response
}

/// How addresses of the own machine begin.
const LOCAL: [&str; 3] = ["//localhost", "//127.", "//[::1]"];

impl Doors {
    /// Whether a request comes from a page that may, or from a program. Origins are compared as they are written.
    fn admits(&self, headers: &HeaderMap) -> bool {
        let mut origins = headers.get_all(header::ORIGIN).iter();
        match (origins.next(), origins.next()) {
            (None, _) => true,
            (Some(origin), None) => self.origins.iter().any(|own| own.as_bytes() == origin.as_bytes()),
            (Some(_), Some(_)) => false,
        }
    }
}
