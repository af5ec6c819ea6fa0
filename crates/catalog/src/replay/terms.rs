//! What the players of a match file agreed on, as far as its headers and its doubles say.

use alea_game::BySide;
use alea_matchplay::{
    Crawford, CrawfordGame, CubeTerms, GameSpec, Length, Raises, StartScore, Terms, TermsError,
};
use alea_notation::mat::{Action, Game, Match};

use super::{Finding, FindingKind, Place, headers::Headers};
use crate::{Entry, GAMES, find};

/// The game of a file that names none: the format was made for it.
const USUAL: &str = "backgammon";

/// Says which headers ask for what is not known here.
pub(super) fn check_headers(recorded: &Match, findings: &mut Vec<Finding>) {
    let Some(game) = recorded.games.first() else { return };
    let place = Place { game: game.number, line: game.line, ply: None, side: None };
    let headers = Headers::of(recorded);
    if let Some(Err(named)) = headers.variation() {
        findings.push(Finding { place, kind: FindingKind::Variation(named.to_owned()) });
    }
    if let Err(options) = headers.spec(entry(headers)) {
        findings.push(Finding { place, kind: FindingKind::Options(options.to_owned()) });
    }
}

/// The game that is played, as far as it is known.
fn entry(headers: Headers<'_>) -> &'static Entry {
    headers.variation().and_then(Result::ok).or_else(|| find(USUAL)).unwrap_or(&GAMES[0])
}

/// What the whole match says, looked up once, so that a file of many gaps is replayed as fast as any.
pub(super) struct Agreed<'a> {
    recorded: &'a Match,
    headers: Headers<'a>,
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
        let headers = Headers::of(recorded);
        let entry = entry(headers);
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
        let spec = headers.spec(entry).unwrap_or_else(|_| entry.spec(entry.default_rules()));
        Agreed { recorded, headers, spec, raises: raises_of(recorded).max(headers.raises()), near: from_each }
    }

    /// The terms of a contest that begins with the game number `index` of the file, from 0, at `score`.
    ///
    /// A score that has ended the match makes it money play: otherwise nothing more could be played.
    pub(super) fn terms(&self, index: usize, score: BySide<u32>) -> Terms {
        let most = score.first.max(score.second);
        let points = self.recorded.length.map(u32::from).filter(|&points| points > most);
        let length = match points {
            Some(points) => Length::Points(points),
            None if self.recorded.length.is_none() && self.headers.is_one_game() => Length::Single,
            None => Length::Money,
        };
        let (crawford, played) = match length {
            Length::Points(_) => self.crawford(index),
            Length::Single | Length::Money => (self.headers.crawford(), CrawfordGame::Ahead),
        };
        let usual = CubeTerms { crawford, ..CubeTerms::default() };
        let cube = match length {
            Length::Money => CubeTerms {
                jacoby: self.headers.jacoby(),
                raises: self.raises,
                automatic_doubles: self.headers.automatic_doubles(),
                ..usual
            },
            Length::Points(_) if crawford == Crawford::On => {
                CubeTerms { holland: self.headers.holland(), ..usual }
            }
            Length::Single | Length::Points(_) => usual,
        };
        let cube = self.headers.has_cube().then_some(cube);
        // A file may begin later than with its first game.
        let games = self.recorded.games.get(index).map_or(0, |game| u32::from(game.number).saturating_sub(1));
        let start = |crawford| StartScore { points: score, crawford, games, starter: None };
        let spec = || self.spec.clone();
        build(spec(), length, cube, start(played))
            .or_else(|_| build(spec(), length, cube, start(CrawfordGame::Ahead)))
            .or_else(|_| Terms::new(vec![spec()], length))
            .expect("a game, and a length that is not nothing")
    }

    /// Whether there is a Crawford game, and whether it came before the game number `index`. Headers say the first at most; a double in
    /// the first game in which somebody needs a point shows that it is not the Crawford game.
    fn crawford(&self, index: usize) -> (Crawford, CrawfordGame) {
        if self.headers.crawford() == Crawford::Off {
            return (Crawford::Off, CrawfordGame::Ahead);
        }
        if index == 0 && self.headers.crawford_game() == CrawfordGame::Played {
            return (Crawford::On, CrawfordGame::Played);
        }
        match self.near.get(index).copied().flatten() {
            Some(near) if near.doubled && near.index == index => (Crawford::On, CrawfordGame::Played),
            Some(near) if near.doubled => (Crawford::Off, CrawfordGame::Ahead),
            _ => (Crawford::On, CrawfordGame::Ahead),
        }
    }
}

fn build(
    spec: GameSpec,
    length: Length,
    cube: Option<CubeTerms>,
    start: StartScore,
) -> Result<Terms, TermsError> {
    let terms = Terms::new(vec![spec], length)?;
    let terms = match cube {
        Some(cube) => terms.with_cube(cube)?,
        None => terms,
    };
    terms.with_start_score(start)
}

/// How far doubles were raised. Raises that follow each other may all be called beavers, as GNU Backgammon does.
fn raises_of(recorded: &Match) -> Raises {
    let mut furthest = 0;
    for game in &recorded.games {
        let (mut raises, mut waits) = (0, false);
        for entry in &game.entries {
            raises = match entry.action {
                Action::Beavers { .. } => raises + 1,
                Action::Raccoons { .. } => 2.max(raises + 1),
                // Answers another one.
                Action::Doubles { .. } if waits => raises + 1,
                _ => 0,
            };
            waits = raises > 0 || matches!(entry.action, Action::Doubles { .. });
            furthest = furthest.max(raises);
        }
    }
    match furthest {
        0 => Raises::None,
        1 => Raises::Beavers,
        2 => Raises::Raccoons,
        _ => Raises::Otters,
    }
}
