//! What the players of a match file agreed on, as far as its headers and its doubles say.

use alea_game::{BySide, CubeUse};
use alea_matchplay::{
    Crawford, CrawfordGame, CubeTerms, GameSpec, Jacoby, Length, Raises, StartScore, Terms, TermsError,
};
use alea_notation::mat::{Action, Game, Match};

use super::{Finding, FindingKind, Place};
use crate::{Entry, GAMES, find};

/// The game of a file that names none: the format was made for it.
const USUAL: &str = "backgammon";

fn header<'a>(recorded: &'a Match, key: &str) -> Option<&'a str> {
    recorded.headers.iter().find(|(name, _)| name.eq_ignore_ascii_case(key)).map(|(_, value)| value.trim())
}

/// `On`, `Yes`, `1`; programs differ.
fn is_on(value: &str) -> bool {
    ["on", "yes", "true", "1"].iter().any(|word| value.eq_ignore_ascii_case(word))
}

fn is_off(value: &str) -> bool {
    ["off", "no", "false", "0"].iter().any(|word| value.eq_ignore_ascii_case(word))
}

/// The game that the header `Variation` names, if it is one of the house that is played with a cube.
fn variation(recorded: &Match) -> Option<Result<&'static Entry, &str>> {
    let named = header(recorded, "Variation").filter(|name| !name.is_empty())?;
    Some(find(named).filter(|entry| entry.cube == CubeUse::Optional).ok_or(named))
}

/// Says which headers ask for what is not known here.
pub(super) fn check_headers(recorded: &Match, findings: &mut Vec<Finding>) {
    if let (Some(Err(named)), Some(game)) = (variation(recorded), recorded.games.first()) {
        let place = Place { game: game.number, line: game.line, ply: None, side: None };
        findings.push(Finding { place, kind: FindingKind::Variation(named.to_owned()) });
    }
}

/// The terms of a contest that begins with the game number `index` of the file, from 0, at `score`.
///
/// A score that has ended the match makes it money play: otherwise nothing more could be played.
pub(super) fn of(recorded: &Match, index: usize, score: BySide<u32>) -> Terms {
    let games = recorded.games.get(index..).unwrap_or_default();
    let entry = match variation(recorded) {
        Some(Ok(entry)) => entry,
        _ => find(USUAL).unwrap_or(&GAMES[0]),
    };
    let spec = entry.spec(entry.default_rules());
    let length = recorded.length.filter(|&points| points > 0).map_or(Length::Money, |points| {
        if score.first.max(score.second) >= points.into() {
            Length::Money
        } else {
            Length::Points(points.into())
        }
    });
    let (crawford, played) = match length {
        Length::Points(points) => crawford_of(recorded, games, points),
        Length::Single | Length::Money => (Crawford::On, CrawfordGame::Ahead),
    };
    let money = length == Length::Money;
    let cube = CubeTerms {
        crawford,
        jacoby: if money && header(recorded, "Jacoby").is_some_and(is_on) { Jacoby::On } else { Jacoby::Off },
        raises: if money { raises_of(recorded, games) } else { Raises::None },
        ..CubeTerms::default()
    };
    let start = |crawford| StartScore { points: score, crawford, ..StartScore::default() };
    build(spec.clone(), length, cube, start(played))
        .or_else(|_| build(spec.clone(), length, cube, start(CrawfordGame::Ahead)))
        .or_else(|_| Terms::new(vec![spec], length))
        .expect("a game, and a length that is not nothing")
}

fn build(spec: GameSpec, length: Length, cube: CubeTerms, start: StartScore) -> Result<Terms, TermsError> {
    Terms::new(vec![spec], length)?.with_cube(cube)?.with_start_score(start)
}

/// Whether there is a Crawford game, and whether it came before these games. Headers say the first at most; a double in the first
/// game in which somebody needs a point shows that it is not the Crawford game.
fn crawford_of(recorded: &Match, games: &[Game], points: u32) -> (Crawford, CrawfordGame) {
    let near = |game: &Game| game.score.iter().max().is_some_and(|&most| most + 1 == points);
    let doubled = |game: &Game| game.entries.iter().any(|e| matches!(e.action, Action::Doubles { .. }));
    if header(recorded, "Crawford").is_some_and(is_off) {
        return (Crawford::Off, CrawfordGame::Ahead);
    }
    match games.iter().position(near) {
        Some(0) if doubled(&games[0]) => (Crawford::On, CrawfordGame::Played),
        Some(at) if doubled(&games[at]) => (Crawford::Off, CrawfordGame::Ahead),
        _ => (Crawford::On, CrawfordGame::Ahead),
    }
}

/// How far doubles were raised, or may be.
fn raises_of(recorded: &Match, games: &[Game]) -> Raises {
    let any = |wanted: fn(&Action) -> bool| {
        games.iter().flat_map(|game| &game.entries).any(|entry| wanted(&entry.action))
    };
    if any(|action| matches!(action, Action::Raccoons { .. })) {
        Raises::Raccoons
    } else if any(|action| matches!(action, Action::Beavers { .. }))
        || header(recorded, "Beaver").or_else(|| header(recorded, "Beavers")).is_some_and(is_on)
    {
        Raises::Beavers
    } else {
        Raises::None
    }
}
