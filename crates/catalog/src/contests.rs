//! Contests of more than one game, and what any contest needs from the list of games.

use alea_game::{RuleValue, Table};
use alea_matchplay::GameSpec;
use alea_notation::{Language, record::FindError};

use crate::{Entry, find, pages::Page};

/// A contest that has a name of its own.
#[derive(Debug)]
pub struct ContestEntry {
    /// Its name in commands and records: lower case, never changed.
    pub id: &'static str,
    /// Its English name.
    pub name: &'static str,
    /// The ids of its games in their order, unless the players choose another.
    pub games: &'static [&'static str],
    /// The targets that are usual; any other may be agreed.
    pub targets: &'static [u32],
    /// Its rules page, Markdown.
    page: Page,
}

/// Every contest of more than one game.
pub static CONTESTS: &[ContestEntry] = &[ContestEntry {
    id: "tavli",
    name: "Tavli",
    games: &["portes", "plakoto", "fevga"],
    targets: &[3, 5, 7],
    page: page!("rules", "tavli"),
}];

impl ContestEntry {
    /// The rules page in a language.
    #[must_use]
    pub fn page(&self, language: Language) -> &'static str {
        self.page[language as usize]
    }
}

/// The contest called `name`, in any case.
#[must_use]
pub fn find_contest(name: &str) -> Option<&'static ContestEntry> {
    CONTESTS.iter().find(|contest| contest.id.eq_ignore_ascii_case(name))
}

/// The games of a contest in the order of their names, by the rules they have unless something is chosen: the `games` of a
/// [`ContestEntry`], or any other sequence.
///
/// # Errors
/// The first name that is no game of the house.
pub fn sequence<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Vec<GameSpec>, &'a str> {
    let spec = |name| find(name).map(|entry| entry.spec(entry.default_rules())).ok_or(name);
    names.into_iter().map(spec).collect()
}

/// Opens a game about to begin by its id: the [`alea_matchplay::Opener`] of the house. `None` if there is no such game or the
/// rules exclude each other.
#[must_use]
pub fn open_table(id: &str, rules: &RuleValue) -> Option<Box<dyn Table>> {
    find(id)?.open(rules, None).ok()
}

/// The game of a record, by its id and the options chosen: the [`alea_notation::record::Finder`] of the house. Records hold ids as
/// they are on the list, no aliases.
///
/// # Errors
/// There is no such game, or it has no such rules.
pub fn find_spec(id: &str, chosen: &[(&str, &str)]) -> Result<GameSpec, FindError> {
    let entry = find(id).filter(|entry| entry.id == id).ok_or(FindError::Unknown)?;
    entry.rules(chosen.iter().copied()).map(|rules| entry.spec(rules)).map_err(FindError::Rules)
}

impl Entry {
    /// The game as a part of a contest.
    #[must_use]
    pub fn spec(&self, rules: RuleValue) -> GameSpec {
        GameSpec { id: self.id.into(), rules, opening: self.opening, cube: self.cube }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_of_contests_are_on_the_list() {
        for contest in CONTESTS {
            let games = sequence(contest.games.iter().copied()).expect("games of the house");
            assert_eq!(games.len(), contest.games.len());
            assert!(find(contest.id).is_none(), "{} is a game and a contest", contest.id);
        }
        assert_eq!(sequence(["portes", "ludo"]), Err("ludo"));
    }
}
