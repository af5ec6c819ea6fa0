//! The game of a list that does not name it.

use alea_game::{Allowed, RuleValue, Table};
use alea_notation::tafl::{Action, Game, Lettering};

use super::board;
use crate::{Entry, Family, GAMES};

/// How many moves are tried.
const TRIED: usize = 60;

/// A game with its rules, and the letters of its columns.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) entry: &'static Entry,
    pub(super) rules: RuleValue,
    pub(super) lettering: Lettering,
}

/// The game, the options that change its start, and the letters with which most moves of a list are legal before the first that is not,
/// and whether the first one is; of several the first of the list of games.
pub(super) fn game(recorded: &Game, lettering: Option<Lettering>) -> (Option<Choice>, usize) {
    let games = GAMES.iter().filter(|entry| entry.family == Family::Square);
    let rules = games.flat_map(|entry| starts(entry).into_iter().map(move |rules| (entry, rules)));
    best(recorded, rules, lettering)
}

/// The letters with which most moves of a list are legal in a game before the first that is not.
pub(super) fn lettering(recorded: &Game, entry: &'static Entry, rules: &RuleValue) -> Lettering {
    best(recorded, [(entry, rules.clone())], None).0.map_or(Lettering::WithoutI, |choice| choice.lettering)
}

fn best(
    recorded: &Game,
    rules: impl IntoIterator<Item = (&'static Entry, RuleValue)>,
    lettering: Option<Lettering>,
) -> (Option<Choice>, usize) {
    let letterings =
        || Lettering::ALL.into_iter().filter(move |&each| lettering.is_none_or(|only| only == each));
    let mut best = (None, 0);
    for (entry, rules) in rules {
        for lettering in letterings() {
            let legal = entry.open(&rules, None).map_or(0, |table| legal(recorded, table, lettering));
            if best.0.is_none() || legal > best.1 {
                best = (Some(Choice { entry, rules: rules.clone(), lettering }), legal);
            }
        }
    }
    best
}

/// The usual rules, and those with one option that changes the board at the start.
fn starts(entry: &Entry) -> Vec<RuleValue> {
    let start = |rules: &RuleValue| entry.open(rules, None).ok().map(|table| table.setup());
    let usual = entry.default_rules();
    let board = start(&usual);
    let mut all = vec![usual];
    for spec in entry.options {
        let Allowed::Words(words) = spec.allowed else { continue };
        let chosen = words.iter().filter_map(|&word| entry.rules([(spec.key, word)]).ok());
        all.extend(chosen.filter(|rules| start(rules) != board));
    }
    all
}

fn legal(recorded: &Game, mut table: Box<dyn Table>, lettering: Lettering) -> usize {
    let Some(size) = board::square(&*table).map(|board| board.size) else { return 0 };
    let moves = recorded.entries.iter().filter_map(|entry| match &entry.action {
        Action::Move(written) => Some(written),
        _ => None,
    });
    let played = moves.take(TRIED).take_while(|written| {
        let step = board::step(written, size, lettering);
        step.is_ok_and(|step| table.play(&[step]).is_ok())
    });
    played.count()
}
