//! JSON to records.

use alea_game::{BySide, Dice, Side, Step};
use alea_matchplay::{
    Bonus, ClockTerms, ContestEnd, ContestResult, Crawford, CrawfordGame, CubeTerms, Event, GameEnd,
    GameResult, GameSpec, Holland, Jacoby, Length, NextStarter, RULES_VERSION, Raises, Stamped, StartScore,
    Terms,
};
use serde_json::{Value, error::Category};

use super::{
    FORMAT, Finder, MOST_BYTES, Record, RecordError, RecordReason, VERSION,
    stream::{self, Events, Twice, Whole},
    value::{At, Object},
};
use crate::position;

pub(super) const SIDES: [(&str, Side); 2] = [("first", Side::First), ("second", Side::Second)];

pub(super) const NEXT_STARTERS: [(&str, NextStarter); 3] =
    [("winner", NextStarter::Winner), ("roll", NextStarter::Roll), ("alternate", NextStarter::Alternate)];

pub(super) const RAISES: [(&str, Raises); 4] = [
    ("none", Raises::None),
    ("beavers", Raises::Beavers),
    ("raccoons", Raises::Raccoons),
    ("otters", Raises::Otters),
];

type Read<T> = Result<T, RecordError>;

/// Reads one record, on however many lines it stands.
///
/// # Errors
/// What is wrong, and where.
pub fn parse(text: &str, find: Finder<'_>) -> Result<Record, RecordError> {
    let whole = |reason| RecordError { line: None, pointer: String::new(), reason: Box::new(reason) };
    if text.len() > MOST_BYTES {
        return Err(whole(RecordReason::TooLong));
    }
    // What the parser says of it is English.
    let not_json = |error: serde_json::Error| {
        let (line, column) = (error.line(), error.column());
        whole(match error.classify() {
            Category::Eof => RecordReason::CutOff { line },
            Category::Data => RecordReason::TooMuch { line },
            Category::Syntax | Category::Io => RecordReason::NotJson { line, column },
        })
    };
    let event = |index, value: &Value| At::nth(&At::root(&Value::Null), "events", index, value, stamped);
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let Whole { value, events, twice } = stream::whole(text, event).map_err(not_json)?;
    if let Some(Twice { event, key }) = twice {
        let pointer = event.map_or_else(String::new, |index| format!("/events/{index}"));
        return Err(RecordError { line: None, pointer, reason: Box::new(RecordReason::Twice { key }) });
    }
    record(&At::root(&value), events, find)
}

/// Reads a file of records, one on each line; lines without anything are passed over. A record that is refused says on which
/// line it stands, and the next one is read.
pub fn parse_lines<'a>(
    text: &'a str,
    find: Finder<'a>,
) -> impl Iterator<Item = Result<Record, RecordError>> + 'a {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines.map(move |(index, line)| parse(line, find).map_err(|error| error.at_line(index + 1)))
}

fn record(root: &At<'_>, events: Option<Events<Stamped, RecordError>>, find: Finder<'_>) -> Read<Record> {
    // Before anything else, since another version may have other keys.
    let format = root.peek("format")?;
    format.one_of([(FORMAT, ())], "`alea-record`")?;
    for (key, known) in [("version", VERSION), ("rules_version", RULES_VERSION)] {
        let version = root.peek(key)?;
        let found: u64 = version.number("a version, a whole number")?;
        if found != u64::from(known) {
            return Err(version.error(RecordReason::Version { found }));
        }
    }
    let keys = ["format", "version", "rules_version", "players", "tags", "terms", "events"];
    let object = root.object(&keys)?;
    let name = |at: &At<'_>| at.text().map(str::to_owned);
    Ok(Record {
        players: seats(object.get("players")?.pair("two names", name)?),
        tags: object.get("tags")?.entries(|key, at| Ok((key.to_owned(), at.text()?.to_owned())))?,
        terms: terms(&object.get("terms")?, find)?,
        events: match (object.get("events")?, events) {
            (_, Some(Events::List(events))) => events?,
            (at, _) => return Err(at.expected("a list of events")),
        },
    })
}

fn seats<T>((first, second): (T, T)) -> BySide<T> {
    BySide { first, second }
}

pub(super) fn terms(at: &At<'_>, find: Finder<'_>) -> Read<Terms> {
    let object = at.object(&["games", "length", "cube", "next_starter", "clock", "start"])?;
    let refused = |error| at.error(RecordReason::Terms(error));
    let games = object.get("games")?.list("a list of games", |at| game(at, find))?;
    let mut terms = Terms::new(games, length(&object.get("length")?)?).map_err(refused)?;
    let given = object.get("cube")?;
    if !given.is_null() {
        terms = terms.with_cube(cube(&given)?).map_err(refused)?;
    }
    terms = terms.with_start_score(start(&object.get("start")?)?).map_err(refused)?;
    let next_starter = object.get("next_starter")?;
    terms = terms.with_next_starter(next_starter.one_of(NEXT_STARTERS, "`winner`, `roll` or `alternate`")?);
    let given = object.get("clock")?;
    Ok(if given.is_null() { terms } else { terms.with_clock(clock(&given)?) })
}

fn game(at: &At<'_>, find: Finder<'_>) -> Read<GameSpec> {
    let object = at.object(&["id", "rules"])?;
    let id = object.get("id")?;
    let rules = object.get("rules")?.entries(|key, at| Ok((key.to_owned(), at.word()?)))?;
    let chosen: Vec<(&str, &str)> = rules.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    find(id.text()?, &chosen).map_err(|error| at.error(RecordReason::Game(error)))
}

fn length(at: &At<'_>) -> Read<Length> {
    if at.text().is_ok() {
        let words = [("single", Length::Single), ("money", Length::Money)];
        return at.one_of(words, "`single`, `money` or `points`");
    }
    at.object(&["points"])?.get("points")?.number("a number of points").map(Length::Points)
}

fn cube(at: &At<'_>) -> Read<CubeTerms> {
    let object = at.object(&["crawford", "holland", "jacoby", "automatic_doubles", "raises"])?;
    let truth = |key| object.get(key)?.truth();
    Ok(CubeTerms {
        crawford: if truth("crawford")? { Crawford::On } else { Crawford::Off },
        holland: if truth("holland")? { Holland::On } else { Holland::Off },
        jacoby: if truth("jacoby")? { Jacoby::On } else { Jacoby::Off },
        automatic_doubles: object.get("automatic_doubles")?.number("a number of doubles")?,
        raises: object.get("raises")?.one_of(RAISES, "`none`, `beavers`, `raccoons` or `otters`")?,
    })
}

fn clock(at: &At<'_>) -> Read<ClockTerms> {
    let object = at.object(&["reserve", "delay", "increment"])?;
    let reserve = object.get("reserve")?.number(MILLISECONDS)?;
    let bonus = match (object.find("delay"), object.find("increment")) {
        (Some(delay), None) => Bonus::Delay(delay.number(MILLISECONDS)?),
        (None, Some(increment)) => Bonus::Increment(increment.number(MILLISECONDS)?),
        _ => return Err(object.expected("either `delay` or `increment`")),
    };
    Ok(ClockTerms { reserve, bonus })
}

const MILLISECONDS: &str = "a number of milliseconds";

fn start(at: &At<'_>) -> Read<StartScore> {
    let object = at.object(&["score", "crawford_played", "games_played", "starter"])?;
    let points = object.get("score")?.pair("two scores", |at| at.number("a number of points"))?;
    let played = object.get("crawford_played")?.truth()?;
    let crawford = if played { CrawfordGame::Played } else { CrawfordGame::Ahead };
    let games = object.find("games_played").map_or(Ok(0), |at| at.number("a number of games"))?;
    let starter = object.find("starter").map(|_| side(&object, "starter")).transpose()?;
    Ok(StartScore { points: seats(points), crawford, games, starter })
}

pub(super) fn stamped(at: &At<'_>) -> Read<Stamped> {
    let kind = at.peek("type")?;
    let Some((_, keys, make)) = EVENTS.iter().find(|(name, ..)| Ok(*name) == kind.text()) else {
        return Err(kind.expected("a type of events"));
    };
    let known: Vec<&str> = ["type", "at", "proof"].iter().chain(*keys).copied().collect();
    let object = at.object(&known)?;
    Ok(Stamped {
        at: object.find("at").map(|at| at.number("a time in milliseconds")).transpose()?,
        event: make(&object)?,
        proof: object.find("proof").map(|at| bytes(&at)).transpose()?,
    })
}

/// How an event is read: its name, the keys that it has, what is made of them.
type EventReader = (&'static str, &'static [&'static str], fn(&Object<'_>) -> Read<Event>);

const EVENTS: [EventReader; 23] = [
    ("opening", &["dice"], |object| Ok(Event::Opening { dice: dice(object)? })),
    ("begun", &["starter"], |object| Ok(Event::Begun { starter: side(object, "starter")? })),
    ("recorded-begun", &["starter"], |object| Ok(Event::RecordedBegun { starter: side(object, "starter")? })),
    ("roll-requested", &["by"], |object| Ok(Event::RollRequested { by: side(object, "by")? })),
    ("released", &["by"], |object| Ok(Event::Released { by: side(object, "by")? })),
    ("rolled", &["dice"], |object| Ok(Event::Rolled { dice: dice(object)? })),
    ("played", &["steps"], |object| {
        let steps = object.get("steps")?.list("a list of steps", |at| {
            let (from, to) = at.pair("from where and to where", |at| at.number("a point"))?;
            Ok(Step::new(from, to))
        })?;
        Ok(Event::Played { steps })
    }),
    ("recorded-as-played", &["text", "after"], |object| {
        let after = object.get("after")?;
        let setup =
            position::parse(after.text()?).map_err(|error| after.error(RecordReason::Position(error)))?;
        Ok(Event::RecordedAsPlayed { text: text(object, "text")?, after: setup })
    }),
    ("doubled", &["by"], |object| Ok(Event::Doubled { by: side(object, "by")? })),
    ("taken", &["by"], |object| Ok(Event::Taken { by: side(object, "by")? })),
    ("passed", &["by"], |object| Ok(Event::Passed { by: side(object, "by")? })),
    ("raised", &["by"], |object| Ok(Event::Raised { by: side(object, "by")? })),
    ("resignation-offered", &["by", "points"], |object| {
        let points = object.get("points")?.number("how many times the stake")?;
        Ok(Event::ResignationOffered { by: side(object, "by")?, points })
    }),
    ("resignation-accepted", &[], |_| Ok(Event::ResignationAccepted)),
    ("resignation-refused", &[], |_| Ok(Event::ResignationRefused)),
    ("draw-offered", &["by"], |object| Ok(Event::DrawOffered { by: side(object, "by")? })),
    ("draw-accepted", &[], |_| Ok(Event::DrawAccepted)),
    ("draw-refused", &[], |_| Ok(Event::DrawRefused)),
    ("flagged", &["side"], |object| Ok(Event::Flagged { side: side(object, "side")? })),
    ("recorded-result", &["winner", "points"], |object| {
        let points = object.get("points")?.number("a number of points")?;
        Ok(Event::RecordedResult { winner: side(object, "winner")?, points })
    }),
    ("game-ended", &["winner", "points", "reason"], |object| {
        let points = object.get("points")?.number("a number of points")?;
        let reasons = GameEnd::all().map(|reason| (reason.key(), reason));
        let reason = object.get("reason")?.one_of(reasons, "a reason why games end")?;
        Ok(Event::GameEnded { result: GameResult { winner: winner(object)?, points, reason } })
    }),
    ("contest-ended", &["winner", "reason"], |object| {
        let reasons = ContestEnd::ALL.map(|reason| (reason.key(), reason));
        let reason = object.get("reason")?.one_of(reasons, "a reason why contests end")?;
        Ok(Event::ContestEnded { result: ContestResult { winner: winner(object)?, reason } })
    }),
    ("void", &["reason"], |object| Ok(Event::Void { reason: text(object, "reason")? })),
];

/// The names of all events, as they stand under `type`.
pub fn event_types() -> impl Iterator<Item = &'static str> {
    EVENTS.iter().map(|(name, ..)| *name)
}

fn dice(object: &Object<'_>) -> Read<Dice> {
    let at = object.get("dice")?;
    let (first, second) = at.pair(DICE, |at| at.number(DICE))?;
    Dice::new(first, second).ok_or_else(|| at.expected(DICE))
}

const DICE: &str = "two dice from 1 to 6";

fn side(object: &Object<'_>, key: &'static str) -> Read<Side> {
    object.get(key)?.one_of(SIDES, "`first` or `second`")
}

fn winner(object: &Object<'_>) -> Read<Option<Side>> {
    let at = object.get("winner")?;
    if at.is_null() { Ok(None) } else { at.one_of(SIDES, "`first`, `second` or null").map(Some) }
}

fn text(object: &Object<'_>, key: &'static str) -> Read<String> {
    object.get(key)?.text().map(str::to_owned)
}

/// Bytes in base 16, lower case.
fn bytes(at: &At<'_>) -> Read<Vec<u8>> {
    let digit = |c: u8| match c {
        b'0'..=b'9' => Some(c - b'0'),
        b'a'..=b'f' => Some(c - b'a' + 10),
        _ => None,
    };
    let (pairs, rest) = at.text()?.as_bytes().as_chunks::<2>();
    let read = |&[high, low]: &[u8; 2]| Some(digit(high)? << 4 | digit(low)?);
    let bytes: Option<Vec<u8>> = pairs.iter().map(read).collect();
    bytes.filter(|_| rest.is_empty()).ok_or_else(|| at.expected("bytes in base 16, lower case"))
}
