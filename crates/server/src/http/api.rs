//! The table of the HTTP interface. The router is made of it, and so is its description: what is answered is described, and what is
//! described is answered.

use axum::{
    Router,
    http::StatusCode,
    routing::{MethodFilter, MethodRouter, on},
};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::Value;

use super::{Doors, contests, guests, health, keys, openapi, problem::Kind};
use crate::wire::shape;

/// What can be asked for.
#[derive(Debug)]
pub(super) struct Operation {
    /// Its name in the description.
    pub(super) id: &'static str,
    pub(super) method: Method,
    /// The path; what stands in braces is a parameter.
    pub(super) path: &'static str,
    /// What it is for.
    pub(super) what: &'static str,
    pub(super) who: Who,
    pub(super) query: &'static [Query],
    pub(super) body: Option<Body>,
    pub(super) answer: Answer,
    /// What can go wrong besides what can with every request of its kind.
    pub(super) problems: &'static [Kind],
    serve: fn(MethodFilter) -> MethodRouter<Doors>,
}

/// How it is asked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Method {
    Get,
    Post,
}

/// Who may ask.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Who {
    /// Whoever it is: nobody looks.
    Whoever,
    /// Anybody; who has a cookie is told more.
    Anybody,
    /// A guest, by his cookie.
    Guest,
}

/// A shape, as it is put into a description.
pub(super) type Shape = fn(&mut SchemaGenerator) -> Schema;

/// A parameter behind the path. None has to be given.
#[derive(Debug)]
pub(super) struct Query {
    pub(super) name: &'static str,
    pub(super) what: &'static str,
    pub(super) shape: Shape,
}

/// The body of a request, JSON.
#[derive(Debug)]
pub(super) struct Body {
    pub(super) shape: Shape,
    pub(super) need: Need,
}

/// Whether something may be left out.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Need {
    Required,
    Optional,
}

/// What is answered when it goes well.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: StatusCode,
    pub(super) what: &'static str,
    pub(super) kind: &'static str,
    pub(super) shape: Shape,
    /// Headers that may come with it.
    pub(super) headers: &'static [(&'static str, &'static str)],
    /// Where in it a contest is named, of which more can be asked.
    pub(super) names: Option<&'static str>,
}

const JSON: &str = "application/json";
const TEXT: &str = "text/plain; charset=utf-8";

fn of<T: JsonSchema + ?Sized>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

const fn ok(what: &'static str, shape: Shape) -> Answer {
    Answer { status: StatusCode::OK, what, kind: JSON, shape, headers: &[], names: None }
}

/// All of it.
pub(super) const OPERATIONS: [Operation; 14] = [
    Operation {
        id: "live",
        method: Method::Get,
        path: "/health/live",
        what: "Whether the process answers.",
        who: Who::Whoever,
        query: &[],
        body: None,
        answer: Answer { kind: TEXT, ..ok("It does.", of::<String>) },
        problems: &[],
        serve: |filter| on(filter, health::live),
    },
    Operation {
        id: "ready",
        method: Method::Get,
        path: "/health/ready",
        what: "Whether something can be stored.",
        who: Who::Whoever,
        query: &[],
        body: None,
        answer: Answer { kind: TEXT, ..ok("It can.", of::<String>) },
        problems: &[Kind::Busy],
        serve: |filter| on(filter, health::ready),
    },
    Operation {
        id: "description",
        method: Method::Get,
        path: openapi::PATH,
        what: "This description.",
        who: Who::Whoever,
        query: &[],
        body: None,
        answer: ok("OpenAPI 3.1.", of::<serde_json::Map<String, Value>>),
        problems: &[],
        serve: |filter| on(filter, openapi::shown),
    },
    Operation {
        id: "who",
        method: Method::Get,
        path: "/api/v1/me",
        what: "Who this client is, if it is anybody yet.",
        who: Who::Anybody,
        query: &[],
        body: None,
        answer: ok("Who that is, or `null`.", of::<Option<guests::Told>>),
        problems: &[],
        serve: |filter| on(filter, guests::who),
    },
    Operation {
        id: "me",
        method: Method::Post,
        path: "/api/v1/me",
        what: "Says who this client is. Who has no cookie yet becomes a guest and gets one; `name` changes the name.",
        who: Who::Anybody,
        query: &[],
        body: Some(Body { shape: of::<guests::Me>, need: Need::Optional }),
        answer: Answer {
            headers: &[("Set-Cookie", "`alea_guest`, for who had none.")],
            ..ok("Who that is.", of::<guests::Told>)
        },
        problems: &[Kind::NoName],
        serve: |filter| on(filter, guests::me),
    },
    Operation {
        id: "games",
        method: Method::Get,
        path: "/api/v1/games",
        what: "Everything that can be played, and by whom of the house.",
        who: Who::Whoever,
        query: &[],
        body: None,
        answer: ok("Games with their options, contests of several games.", of::<contests::Games>),
        problems: &[],
        serve: |filter| on(filter, contests::games),
    },
    Operation {
        id: "keys",
        method: Method::Get,
        path: "/api/v1/keys",
        what: "The keys that sign dice, or have signed them, and how each has named the next one.",
        who: Who::Whoever,
        query: &[],
        body: None,
        answer: ok("The keys, the newest first.", of::<keys::Published>),
        problems: &[],
        serve: |filter| on(filter, keys::published),
    },
    Operation {
        id: "offers",
        method: Method::Get,
        path: "/api/v1/offers",
        what: "Contests that wait for anyone, the newest first, at most 100.",
        who: Who::Anybody,
        query: &[],
        body: None,
        answer: Answer { names: Some("/0/contest"), ..ok("The contests.", of::<Vec<contests::Listed>>) },
        problems: &[],
        serve: |filter| on(filter, contests::offers),
    },
    Operation {
        id: "contests",
        method: Method::Get,
        path: "/api/v1/contests",
        what: "The contests of who asks, the newest first, at most 50.",
        who: Who::Guest,
        query: &[
            Query {
                name: "over",
                what: "Only those that are over, or only those that are not.",
                shape: of::<bool>,
            },
            Query {
                name: "before",
                what: "Only older ones than this contest: the last of the list before.",
                shape: of::<contests::Id>,
            },
        ],
        body: None,
        answer: ok("The contests.", of::<Vec<contests::Own>>),
        problems: &[Kind::Malformed, Kind::UnknownContest],
        serve: |filter| on(filter, contests::own),
    },
    Operation {
        id: "makeContest",
        method: Method::Post,
        path: "/api/v1/contests",
        what: "Makes a contest.",
        who: Who::Guest,
        query: &[],
        body: Some(Body { shape: of::<contests::Make>, need: Need::Required }),
        answer: Answer {
            status: StatusCode::CREATED,
            headers: &[("Location", "The contest.")],
            names: Some("/contest"),
            ..ok(
                "The contest, the own seat, and the invitation if somebody is to be invited.",
                of::<contests::Made>,
            )
        },
        problems: &[Kind::Terms, Kind::NoPlayer],
        serve: |filter| on(filter, contests::make),
    },
    Operation {
        id: "contest",
        method: Method::Get,
        path: "/api/v1/contests/{contest}",
        what: "What does not change in a contest, and who sits there.",
        who: Who::Anybody,
        query: &[],
        body: None,
        answer: ok("The contest.", of::<contests::Listed>),
        problems: &[],
        serve: |filter| on(filter, contests::one),
    },
    Operation {
        id: "join",
        method: Method::Post,
        path: "/api/v1/contests/{contest}/join",
        what: "Sits down on the free chair. Who sits there already is told where.",
        who: Who::Guest,
        query: &[],
        body: Some(Body { shape: of::<contests::Join>, need: Need::Optional }),
        answer: ok("The seat.", of::<contests::Joined>),
        problems: &[Kind::NotInvited, Kind::Taken],
        serve: |filter| on(filter, contests::join),
    },
    Operation {
        id: "record",
        method: Method::Get,
        path: "/api/v1/contests/{contest}/record",
        what: "The record of a contest, as far as it has come.",
        who: Who::Whoever,
        query: &[],
        body: None,
        answer: ok("The record.", of::<shape::Record>),
        problems: &[Kind::Busy],
        serve: |filter| on(filter, contests::kept),
    },
    Operation {
        id: "recordAsMatchFile",
        method: Method::Get,
        path: "/api/v1/contests/{contest}/record.mat",
        what: "The same as a match file, which other programs read.",
        who: Who::Whoever,
        query: &[],
        body: None,
        answer: Answer {
            kind: TEXT,
            headers: &[("Content-Disposition", "A name for the file.")],
            ..ok("The file.", of::<String>)
        },
        problems: &[Kind::NoMat, Kind::Busy],
        serve: |filter| on(filter, contests::kept_as_mat),
    },
];

/// Answers all of it.
pub(super) fn router() -> Router<Doors> {
    OPERATIONS.iter().fold(Router::new(), |router, operation| {
        let filter = match operation.method {
            Method::Get => MethodFilter::GET,
            Method::Post => MethodFilter::POST,
        };
        router.route(operation.path, (operation.serve)(filter))
    })
}

impl Operation {
    /// The parameters in its path.
    pub(super) fn path_parameters(&self) -> impl Iterator<Item = &'static str> {
        self.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
    }

    /// Everything that can go wrong.
    pub(super) fn all_problems(&self) -> Vec<Kind> {
        let mut all = self.problems.to_vec();
        if self.method == Method::Post {
            all.push(Kind::Origin);
        }
        if self.body.is_some() {
            all.extend([Kind::Malformed, Kind::TooLong]);
        }
        if self.path_parameters().next().is_some() {
            all.extend([Kind::Malformed, Kind::UnknownContest]);
        }
        match self.who {
            Who::Whoever => {}
            Who::Anybody => all.push(Kind::Busy),
            Who::Guest => all.extend([Kind::Nobody, Kind::Busy]),
        }
        // Whatever is read from the store may be damaged.
        if all.contains(&Kind::Busy) {
            all.push(Kind::Damaged);
        }
        all.sort_unstable();
        all.dedup();
        all
    }
}
