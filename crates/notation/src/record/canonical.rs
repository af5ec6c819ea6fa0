//! The one text that stands for an event or for rules, whoever writes it: canonical JSON (RFC 8785). Hashes are taken of it.

use alea_game::RuleValue;
use alea_matchplay::{Event, Stamped};
use serde_json::{Map, Value};

use super::{
    value::At,
    write::{rules, stamped},
};

/// An event as its object in a record, without time and proof.
#[must_use]
pub fn event_text(event: &Event) -> String {
    canonical(stamped(&Stamped::from(event.clone()))).to_string()
}

/// The options of a game with their values.
#[must_use]
pub fn rules_text(value: &RuleValue) -> String {
    canonical(rules(value)).to_string()
}

/// The options that [`rules_text`] has written, in the order of their keys; `None` if the text is something else.
#[must_use]
pub fn rules_of(text: &str) -> Option<Vec<(String, String)>> {
    let value: Value = serde_json::from_str(text).ok()?;
    let written = canonical(value.clone()).to_string();
    let options = At::root(&value).entries(|key, at| Ok((key.to_owned(), at.word()?))).ok()?;
    (written == text).then_some(options)
}

/// The same with the keys of objects in the order of their UTF-16 units. What there is of numbers is whole, and texts are escaped
/// as RFC 8785 has it, so nothing else is to be done.
fn canonical(value: Value) -> Value {
    match value {
        Value::Object(map) => {
            let mut entries: Vec<(String, Value)> = map.into_iter().collect();
            entries.sort_by(|(a, _), (b, _)| a.encode_utf16().cmp(b.encode_utf16()));
            Value::Object(
                entries.into_iter().map(|(key, value)| (key, canonical(value))).collect::<Map<_, _>>(),
            )
        }
        Value::Array(list) => Value::Array(list.into_iter().map(canonical).collect()),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use alea_game::{Dice, Side, Step};
    use serde_json::json;

    use super::*;

    #[test]
    fn keys_are_sorted_and_nothing_stands_between() {
        let played = Event::Played { steps: vec![Step::new(8, 5), Step::new(6, 5)] };
        assert_eq!(event_text(&played), r#"{"steps":[[8,5],[6,5]],"type":"played"}"#);
        let opening = Event::Opening { dice: Dice::new(3, 1).unwrap() };
        assert_eq!(event_text(&opening), r#"{"dice":[3,1],"type":"opening"}"#);
        let resigns = Event::ResignationOffered { by: Side::Second, points: 2 };
        assert_eq!(event_text(&resigns), r#"{"by":"second","points":2,"type":"resignation-offered"}"#);
        let void = Event::Void { reason: "\u{1}\u{7f}\"\\\n\u{8}\u{2028}ζ".into() };
        let text = "{\"reason\":\"\\u0001\u{7f}\\\"\\\\\\n\\b\u{2028}ζ\",\"type\":\"void\"}";
        assert_eq!(event_text(&void), text);
    }

    #[test]
    fn order_is_that_of_utf_16() {
        let value = json!({"\u{fb33}": 1, "\u{1f600}": 2, "a": {"z": 1, "b": [{"d": 1, "c": 2}]}});
        let text = "{\"a\":{\"b\":[{\"c\":2,\"d\":1}],\"z\":1},\"\u{1f600}\":2,\"\u{fb33}\":1}";
        assert_eq!(canonical(value).to_string(), text);
    }

    #[test]
    fn only_canonical_rules_are_read() {
        let rules = |text| rules_of(text);
        let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
        assert_eq!(rules("{}"), Some(vec![]));
        assert_eq!(rules(r#"{"a":3,"b":"c"}"#), Some(vec![pair("a", "3"), pair("b", "c")]));
        for text in ["", "[]", "{ }", r#"{"b":"c","a":3}"#, r#"{"a":-1}"#, r#"{"a":[]}"#, r#"{"a":1,"a":2}"#]
        {
            assert_eq!(rules(text), None, "{text}");
        }
    }
}
