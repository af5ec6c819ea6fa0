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

/// What the whole match says, looked up once, so that a file of many gaps is replayed as fast as any.
pub(super) struct Agreed<'a> {
    recorded: &'a Match,
    spec: GameSpec,
    raises: Raises,
    /// For every game the first one from there on in which somebody needs a point.
    near: Vec<Option<Near>>,
}

/// A game in which somebody needs one point.
#[derive(Copy, Clone)]
struct Near {
    index: usize,
    /// Whether there is a double in it.
    doubled: bool,
}

impl<'a> Agreed<'a> {
    pub(super) fn on(recorded: &'a Match) -> Agreed<'a> {
        let entry = match variation(recorded) {
            Some(Ok(entry)) => entry,
            _ => find(USUAL).unwrap_or(&GAMES[0]),
        };
        let points = recorded.length.map(u32::from);
        let near = |game: &Game| game.score.iter().max().and_then(|most| most.checked_add(1)) == points;
        let doubled = |game: &Game| game.entries.iter().any(|e| matches!(e.action, Action::Doubles { .. }));
        let mut next = None;
        let mut from_each: Vec<_> = recorded
            .games
            .iter()
            .enumerate()
            .rev()
            .map(|(index, game)| {
                next = if near(game) { Some(Near { index, doubled: doubled(game) }) } else { next };
                next
            })
            .collect();
        from_each.reverse();
        let spec = entry.spec(entry.default_rules());
        Agreed { recorded, spec, raises: raises_of(recorded), near: from_each }
    }

    /// The terms of a contest that begins with the game number `index` of the file, from 0, at `score`.
    ///
    /// A score that has ended the match makes it money play: otherwise nothing more could be played.
    pub(super) fn terms(&self, index: usize, score: BySide<u32>) -> Terms {
        let most = score.first.max(score.second);
        let points = self.recorded.length.map(u32::from).filter(|&points| points > most);
        let length = points.map_or(Length::Money, Length::Points);
        let (crawford, played) = match length {
            Length::Points(_) => self.crawford(index),
            Length::Single | Length::Money => (Crawford::On, CrawfordGame::Ahead),
        };
        let money = length == Length::Money;
        let jacoby = money && header(self.recorded, "Jacoby").is_some_and(is_on);
        let cube = CubeTerms {
            crawford,
            jacoby: if jacoby { Jacoby::On } else { Jacoby::Off },
            raises: if money { self.raises } else { Raises::None },
            ..CubeTerms::default()
        };
        let start = |crawford| StartScore { points: score, crawford, ..StartScore::default() };
        let spec = || self.spec.clone();
        build(spec(), length, cube, start(played))
            .or_else(|_| build(spec(), length, cube, start(CrawfordGame::Ahead)))
            .or_else(|_| Terms::new(vec![spec()], length))
            .expect("a game, and a length that is not nothing")
    }

    /// Whether there is a Crawford game, and whether it came before the game number `index`. Headers say the first at most; a double in
    /// the first game in which somebody needs a point shows that it is not the Crawford game.
    fn crawford(&self, index: usize) -> (Crawford, CrawfordGame) {
        if header(self.recorded, "Crawford").is_some_and(is_off) {
            return (Crawford::Off, CrawfordGame::Ahead);
        }
        match self.near.get(index).copied().flatten() {
            Some(near) if near.doubled && near.index == index => (Crawford::On, CrawfordGame::Played),
            Some(near) if near.doubled => (Crawford::Off, CrawfordGame::Ahead),
            _ => (Crawford::On, CrawfordGame::Ahead),
        }
    }
}

fn build(spec: GameSpec, length: Length, cube: CubeTerms, start: StartScore) -> Result<Terms, TermsError> {
    Terms::new(vec![spec], length)?.with_cube(cube)?.with_start_score(start)
}

/// How far doubles were raised, or may be.
fn raises_of(recorded: &Match) -> Raises {
    let any = |wanted: fn(&Action) -> bool| {
        recorded.games.iter().flat_map(|game| &game.entries).any(|entry| wanted(&entry.action))
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
