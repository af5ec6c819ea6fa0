//! Parts of a record by themselves, for whoever keeps or sends them one by one: an event, the terms.

use alea_matchplay::{Stamped, Terms};
use serde_json::Value;

use super::{Finder, MOST_BYTES, RecordError, RecordReason, read, value::At, write};

/// An event as it stands in a record, with its time and proof, on one line.
#[must_use]
pub fn write_event(event: &Stamped) -> String {
    write::stamped(event).to_string()
}

/// Reads what [`write_event`] writes.
///
/// # Errors
/// What is wrong, and where.
pub fn parse_event(text: &str) -> Result<Stamped, RecordError> {
    read::stamped(&At::root(&json(text)?))
}

/// The terms as they stand in a record, on one line.
#[must_use]
pub fn write_terms(terms: &Terms) -> String {
    write::terms(terms).to_string()
}

/// Reads what [`write_terms`] writes.
///
/// # Errors
/// What is wrong, and where.
pub fn parse_terms(text: &str, find: Finder<'_>) -> Result<Terms, RecordError> {
    read::terms(&At::root(&json(text)?), find)
}

fn json(text: &str) -> Result<Value, RecordError> {
    let whole = |reason| RecordError { line: None, pointer: String::new(), reason: Box::new(reason) };
    if text.len() > MOST_BYTES {
        return Err(whole(RecordReason::TooLong));
    }
    let not_json =
        |error: serde_json::Error| RecordReason::NotJson { line: error.line(), column: error.column() };
    serde_json::from_str(text).map_err(|error| whole(not_json(error)))
}

#[cfg(test)]
mod tests {
    use alea_game::{Dice, Side, Step};
    use alea_matchplay::Event;

    use super::*;

    #[test]
    fn an_event_is_read_as_it_was_written() {
        let events = [
            Event::Opening { dice: Dice::new(3, 1).unwrap() },
            Event::Played { steps: vec![Step::new(8, 5)] },
            Event::Released { by: Side::Second },
        ];
        for event in events {
            let stamped = Stamped { at: Some(7), event, proof: Some(vec![0, 255]) };
            assert_eq!(parse_event(&write_event(&stamped)), Ok(stamped));
        }
        assert!(parse_event(r#"{"type":"released","by":"second","more":1}"#).is_err());
        assert!(parse_event("").is_err());
    }
}
