//! What the tags of a game say: which game it is, what was agreed, who played.

use alea_game::{BySide, RuleValue, Side};
use alea_matchplay::{Bonus, ClockTerms, Contest, GameSpec, Length, Start, StartScore, Terms};
use alea_notation::{
    opentafl,
    tafl::{Action, Game, Lettering},
};

use super::{FindingKind, Format, Refused, RefusedReason, find_rules, guess};
use crate::{Entry, Family, GAMES, find};

/// Keys that say something of the contest and are no tags of its record.
pub(super) const KEYS: [&str; 18] = [
    "game",
    "letters",
    "match",
    "rotation",
    "score",
    "clock",
    "white",
    "black",
    "attackers",
    "defenders",
    "rules",
    "position",
    "variant",
    "result",
    "termination",
    "time-control",
    "start-comment",
    "starting-comment",
];

/// What is known of a contest before its first move.
#[derive(Debug)]
pub(super) struct Heading {
    pub(super) terms: Terms,
    pub(super) lettering: Lettering,
    pub(super) format: Format,
    pub(super) findings: Vec<FindingKind>,
}

/// Reads the heading of a contest.
pub(super) fn of(game: &Game) -> Result<Heading, Refused> {
    let refused = |reason| Refused { line: game.line, reason };
    let mut findings = Vec::new();
    let (entry, rules, lettering, format) = game_of(game, &mut findings).map_err(refused)?;
    let mut bad = |key: &str, value: &str| {
        findings.push(FindingKind::BadTag { key: key.to_owned(), value: value.to_owned() });
    };
    let mut specs = vec![entry.spec(rules)];
    if let Some(value) = game.tag("Rotation") {
        match value.split(';').map(|text| spec(text.trim())).collect::<Result<Vec<GameSpec>, _>>() {
            Ok(rotation) => specs = rotation,
            Err(_) => bad("Rotation", value),
        }
    }
    let mut length = Length::Single;
    if let Some(value) = game.tag("Match") {
        match length_of(value) {
            Some((found, _)) => length = found,
            None => bad("Match", value),
        }
    }
    let plain = || Terms::new(specs.clone(), length).or_else(|_| Terms::new(specs.clone(), Length::Single));
    let mut terms = plain().expect("a game, and a length that is not nothing");
    if let Some(value) = game.tag("Score") {
        match score(value).and_then(|start| terms.clone().with_start_score(start).ok()) {
            Some(with) => terms = with,
            None => bad("Score", value),
        }
    }
    for (key, read) in [("Clock", clock as fn(&str) -> Option<ClockTerms>), ("time-control", time_control)] {
        if let Some(value) = game.tag(key) {
            match read(value) {
                Some(clock) => terms = terms.with_clock(clock),
                None => bad(key, value),
            }
        }
    }
    Ok(Heading { terms, lettering, format, findings })
}

type Found = (&'static Entry, RuleValue, Lettering, Format);

/// Which game is played.
fn game_of(game: &Game, findings: &mut Vec<FindingKind>) -> Result<Found, RefusedReason> {
    if let Some(text) = game.tag("rules") {
        let rules = opentafl::rules::parse(text).map_err(RefusedReason::Rules)?;
        let (entry, chosen) = find_rules(&rules).map_err(RefusedReason::NoSuchRules)?;
        if let Some(text) = game.tag("position") {
            let position =
                opentafl::position::parse(text, rules.start.mover).map_err(RefusedReason::Rules)?;
            if position != rules.start {
                return Err(RefusedReason::Position);
            }
        }
        return Ok((entry, chosen, Lettering::WithI, Format::Saved));
    }
    let lettering = match game.tag("Letters") {
        None => None,
        Some("without i") => Some(Lettering::WithoutI),
        Some("with i") => Some(Lettering::WithI),
        Some(value) => {
            findings.push(FindingKind::BadTag { key: String::from("Letters"), value: value.to_owned() });
            None
        }
    };
    let (entry, rules, letters) = match game.tag("Game").or_else(|| game.tag("variant")) {
        Some(text) => {
            let (entry, rules) = entry_of(text)?;
            let letters = lettering.unwrap_or_else(|| guess::lettering(game, entry, &rules));
            (entry, rules, letters)
        }
        None => {
            let (choice, legal) = guess::game(game, lettering);
            let first = game.entries.first().and_then(|entry| match &entry.action {
                Action::Move(written) => Some(written),
                _ => None,
            });
            let Some(choice) = choice.filter(|_| legal > 0 || first.is_none()) else {
                let text = first.map(ToString::to_string).unwrap_or_default();
                return Err(RefusedReason::Unplayable(text));
            };
            findings.push(FindingKind::Assumed { game: text_of(choice.entry, &choice.rules) });
            (choice.entry, choice.rules, choice.lettering)
        }
    };
    if lettering.is_none() && letters == Lettering::WithI {
        findings.push(FindingKind::LetteredWithI);
    }
    Ok((entry, rules, letters, Format::List))
}

/// `hnefatafl-v1 setup=walker`: a game by id, alias or name, and its options as far as they are not the usual ones.
fn entry_of(text: &str) -> Result<(&'static Entry, RuleValue), RefusedReason> {
    let named = |name: &str| {
        let entry = find(name).or_else(|| GAMES.iter().find(|entry| entry.name.eq_ignore_ascii_case(name)));
        entry.filter(|entry| entry.family == Family::Square)
    };
    let text = text.trim();
    if let Some(entry) = named(text) {
        return Ok((entry, entry.default_rules()));
    }
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or_default();
    let pairs: Option<Vec<(&str, &str)>> = words.map(|word| word.split_once('=')).collect();
    let no_game = || RefusedReason::NoGame(text.to_owned());
    let (entry, pairs) = (named(name).ok_or_else(no_game)?, pairs.ok_or_else(no_game)?);
    let rules = entry.rules(pairs).map_err(RefusedReason::Options)?;
    Ok((entry, rules))
}

fn spec(text: &str) -> Result<GameSpec, RefusedReason> {
    entry_of(text).map(|(entry, rules)| entry.spec(rules))
}

/// A game and its options as lists name it: `hnefatafl-v1 setup=walker`.
#[must_use]
pub fn spec_text(spec: &GameSpec) -> String {
    find(&spec.id).map_or_else(|| spec.id.clone(), |entry| text_of(entry, &spec.rules))
}

/// What [`entry_of`] reads.
pub(super) fn text_of(entry: &Entry, rules: &RuleValue) -> String {
    let mut text = entry.id.to_owned();
    for ((key, chosen), spec) in rules.iter().zip(entry.options) {
        if chosen != spec.default {
            text.push_str(&format!(" {key}={chosen}"));
        }
    }
    text
}

/// `3 points, game 2`: how long a contest is, and which of its games follows.
fn length_of(text: &str) -> Option<(Length, u32)> {
    let (length, number) = match text.split_once(", game ") {
        Some((length, number)) => (length, number.parse().ok()?),
        None => (text, 1),
    };
    let length = match length.split_once(' ') {
        Some((points, "point" | "points")) => {
            Length::Points(points.parse().ok().filter(|&points| points > 0)?)
        }
        None if length == "money" => Length::Money,
        None if length == "single" => Length::Single,
        _ => return None,
    };
    Some((length, number))
}

/// What [`length_of`] reads.
pub(super) fn length_text(length: Length, number: u32) -> String {
    let length = match length {
        Length::Single => String::from("single"),
        Length::Money => String::from("money"),
        Length::Points(1) => String::from("1 point"),
        Length::Points(points) => format!("{points} points"),
    };
    if number > 1 { format!("{length}, game {number}") } else { length }
}

/// Whether a game is said to be the next one of a contest.
pub(super) fn goes_on(game: &Game, contest: &Contest) -> bool {
    let number = contest.games_ended().saturating_add(1);
    let next = game.tag("Match").and_then(length_of);
    number > 1 && contest.next_start().is_ok() && next == Some((contest.terms().length(), number))
}

/// `2-1 after 3 games, second begins`: where a contest was taken up, the seats in their order.
fn score(text: &str) -> Option<StartScore> {
    let (text, starter) = match text.split_once(", ") {
        None => (text, None),
        Some((text, "first begins")) => (text, Some(Side::First)),
        Some((text, "second begins")) => (text, Some(Side::Second)),
        Some(_) => return None,
    };
    let (points, games) = match text.split_once(" after ") {
        None => (text, 0),
        Some((points, games)) => {
            let number = games.strip_suffix(" games").or_else(|| games.strip_suffix(" game"))?;
            (points, number.parse().ok()?)
        }
    };
    let (first, second) = points.split_once('-')?;
    let points = BySide { first: first.parse().ok()?, second: second.parse().ok()? };
    Some(StartScore { points, games, starter, ..StartScore::default() })
}

/// What [`score`] reads.
pub(super) fn score_text(start: StartScore) -> String {
    let StartScore { points, games, starter, .. } = start;
    let mut text = format!("{}-{}", points.first, points.second);
    if games > 0 {
        text.push_str(&format!(" after {games} game{}", if games == 1 { "" } else { "s" }));
    }
    if let Some(starter) = starter {
        text.push_str(&format!(", {starter} begins"));
    }
    text
}

/// `600 + 5`, `600 delay 12`: seconds.
fn clock(text: &str) -> Option<ClockTerms> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (reserve, bonus) = match words.as_slice() {
        [reserve] => (reserve, Bonus::Increment(0)),
        [reserve, "+", increment] => (reserve, Bonus::Increment(milliseconds(increment)?)),
        [reserve, "delay", delay] => (reserve, Bonus::Delay(milliseconds(delay)?)),
        _ => return None,
    };
    Some(ClockTerms { reserve: milliseconds(reserve)?, bonus })
}

/// What [`clock`] reads.
pub(super) fn clock_text(clock: ClockTerms) -> String {
    let reserve = seconds(clock.reserve);
    match clock.bonus {
        Bonus::Increment(0) => reserve,
        Bonus::Increment(increment) => format!("{reserve} + {}", seconds(increment)),
        Bonus::Delay(delay) => format!("{reserve} delay {}", seconds(delay)),
    }
}

/// Seconds with up to three places behind the point.
fn milliseconds(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let plain = |digits: &str| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if !plain(whole) || !plain(part) || part.len() > 3 {
        return None;
    }
    let part: u64 = format!("{part:0<3}").parse().ok()?;
    whole.parse::<u64>().ok()?.checked_mul(1000)?.checked_add(part)
}

fn seconds(milliseconds: u64) -> String {
    let (whole, part) = (milliseconds / 1000, milliseconds % 1000);
    if part == 0 { whole.to_string() } else { format!("{whole}.{part:03}").trim_end_matches('0').to_owned() }
}

/// `3600 3i` of OpenTafl: seconds, and an increment. Overtime is not known here.
fn time_control(text: &str) -> Option<ClockTerms> {
    let whole = |text: &str| text.parse::<u64>().ok()?.checked_mul(1000);
    let words: Vec<&str> = text.split_whitespace().collect();
    let (reserve, increment) = match words.as_slice() {
        [reserve] => (reserve, "0"),
        [reserve, increment] => (reserve, increment.strip_suffix('i')?),
        _ => return None,
    };
    Some(ClockTerms { reserve: whole(reserve)?, bonus: Bonus::Increment(whole(increment)?) })
}

/// What [`time_control`] reads, if it can say it.
pub(super) fn time_control_text(clock: ClockTerms) -> Option<String> {
    let whole = |milliseconds: u64| milliseconds.is_multiple_of(1000).then_some(milliseconds / 1000);
    let reserve = whole(clock.reserve)?;
    match clock.bonus {
        Bonus::Increment(0) => Some(reserve.to_string()),
        Bonus::Increment(increment) => Some(format!("{reserve} {}i", whole(increment)?)),
        Bonus::Delay(_) => None,
    }
}

/// The names of the seats in a game that is the next of a contest.
pub(super) fn players(game: &Game, contest: &Contest) -> BySide<Option<String>> {
    let white = match contest.next_start() {
        Ok(Start::Player(side)) => side,
        _ => Side::First,
    };
    let name = |keys: [&str; 2]| keys.into_iter().find_map(|key| game.tag(key)).map(str::to_owned);
    let mut names = BySide { first: name(["White", "defenders"]), second: name(["Black", "attackers"]) };
    if white == Side::Second {
        std::mem::swap(&mut names.first, &mut names.second);
    }
    names
}

/// The tags that belong into a record, and the keys that are given twice.
pub(super) fn tags(game: &Game) -> (Vec<(String, String)>, Vec<FindingKind>) {
    let mut tags: Vec<(String, String)> = Vec::new();
    let mut twice = Vec::new();
    for (key, value) in &game.tags {
        if KEYS.iter().any(|own| key.eq_ignore_ascii_case(own)) {
            continue;
        }
        if tags.iter().any(|(other, _)| other == key) {
            twice.push(FindingKind::TagTwice { key: key.clone() });
        } else {
            tags.push((key.clone(), value.clone()));
        }
    }
    (tags, twice)
}
