//! Contests as saved games of OpenTafl.

use alea_matchplay::{Event, Length, StartScore, Terms};
use alea_notation::{
    opentafl,
    record::Record,
    tafl::{Action, Entry, Game, MAX_TAGS, Winner, WrittenResult},
};

use super::{
    Unwritable, heading,
    list::{Dialect, Teller},
    open_rules,
};
use crate::find;

/// Writes a contest of one game as a saved game of OpenTafl, from which [`read`](super::read) makes the same game, but for what
/// `docs/formats.md` says.
///
/// # Errors
/// What cannot be said.
pub fn write_saved(record: &Record) -> Result<String, Unwritable> {
    let game = saved_game_of(record)?;
    // Everything without a word has been taken out or refused.
    opentafl::game::write(&game).map_err(|_| Unwritable::Void)
}

/// A contest of one game as the tree of a saved game. Offers that were refused are left out.
///
/// # Errors
/// What cannot be said.
pub fn saved_game_of(record: &Record) -> Result<Game, Unwritable> {
    let terms = &record.terms;
    if terms.length() != Length::Single || terms.start_score() != StartScore::default() {
        return Err(Unwritable::NotOneGame);
    }
    for (key, _) in &record.tags {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        let own = heading::KEYS.iter().any(|own| key.eq_ignore_ascii_case(own));
        if own || key.is_empty() || !key.bytes().all(plain) {
            return Err(Unwritable::Tag { key: key.clone() });
        }
    }
    for stamped in &record.events {
        if let Event::RecordedResult { points, .. } = stamped.event
            && points != 1
        {
            return Err(Unwritable::Points { points });
        }
    }
    let mut games = Teller::tell(record, Dialect::Saved)?;
    let (Some(told), true) = (games.pop(), games.is_empty()) else { return Err(Unwritable::NotOneGame) };
    let mut game = Game { begun: told.game.begun, ..Game::default() };
    let mut result = None;
    for Entry { action, .. } in told.game.entries {
        match action {
            Action::Move(_) | Action::Missing | Action::Resigns => {
                game.entries.push(Entry { line: 0, action, comments: Vec::new() });
            }
            Action::Result(told) => result = Some(told),
            Action::Illegal { text, .. } => return Err(Unwritable::Illegal { text }),
            Action::Void(_) => return Err(Unwritable::Void),
            _ => {}
        }
    }
    if game.entries.is_empty() {
        return Err(Unwritable::Nothing);
    }
    game.tags = tags(record, result)?;
    if game.tags.len() > MAX_TAGS {
        return Err(Unwritable::TooManyTags);
    }
    Ok(game)
}

/// Whether the tags of a saved game cannot say how the clock runs.
#[must_use]
pub fn loses_clock(terms: &Terms) -> bool {
    terms.clock().is_some_and(|clock| heading::time_control_text(clock).is_none())
}

fn tags(record: &Record, result: Option<WrittenResult>) -> Result<Vec<(String, String)>, Unwritable> {
    let terms = &record.terms;
    let spec = terms.game(0);
    let entry = find(&spec.id).ok_or_else(|| Unwritable::NotTafl { id: spec.id.clone() })?;
    let rules = open_rules(entry, &spec.rules).ok_or(Unwritable::Rules)?;
    let mut tags = record.tags.clone();
    let mut tag = |key: &str, value: String| tags.push((key.to_owned(), value));
    tag("attackers", record.players.second.clone());
    tag("defenders", record.players.first.clone());
    let reason = result.as_ref().and_then(|result| result.reason.clone());
    tag(
        "result",
        String::from(match result.map(|result| result.winner) {
            Some(Winner::Black | Winner::Other) => "1",
            Some(Winner::White | Winner::Starter) => "-1",
            Some(Winner::Draw) => "0",
            Some(Winner::Unknown) | None => "?",
        }),
    );
    if let Some(reason) = reason {
        tag("termination", reason);
    }
    if let Some(control) = terms.clock().and_then(heading::time_control_text) {
        tag("time-control", control);
    }
    tag("variant", entry.name.to_owned());
    tag("rules", opentafl::rules::write(&rules));
    Ok(tags)
}
