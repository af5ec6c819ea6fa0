//! JSON to values, so that no text takes much more memory than it has bytes: events are read one by one, and the rest of a record is
//! small.

use std::{cell::RefCell, fmt};

use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// No event has more values, and neither has the rest of a record.
const MOST_VALUES: usize = 1 << 14;

/// A record as far as its JSON goes: everything but the events, and what became of them.
pub(super) struct Whole<T, E> {
    pub(super) value: Value,
    pub(super) events: Option<Events<T, E>>,
    /// A key that stands twice in one object, of which readers would choose either.
    pub(super) twice: Option<Twice>,
}

/// Where a key stands for the second time.
pub(super) struct Twice {
    /// In which event, from 0; `None` for the rest of the record.
    pub(super) event: Option<usize>,
    pub(super) key: String,
}

/// The first key that stands twice.
type Found = RefCell<Option<Twice>>;

fn note(found: &Found, event: Option<usize>, key: &str) {
    found.borrow_mut().get_or_insert_with(|| Twice { event, key: key.to_owned() });
}

/// What stands under `events`.
pub(super) enum Events<T, E> {
    /// A list, up to the first that is none.
    List(Result<Vec<T>, E>),
    /// Something else.
    NoList,
}

/// Reads a record; `read` makes an event of a value and its index.
///
/// # Errors
/// The text is no JSON, or has more values than a record.
pub(super) fn whole<T, E>(
    text: &str,
    read: impl Fn(usize, &Value) -> Result<T, E>,
) -> Result<Whole<T, E>, serde_json::Error> {
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let twice = Found::default();
    let (value, events) = WholeSeed { read: &read, twice: &twice }.deserialize(&mut deserializer)?;
    deserializer.end()?;
    Ok(Whole { value, events, twice: twice.into_inner() })
}

struct WholeSeed<'a, F> {
    read: &'a F,
    twice: &'a Found,
}

impl<'de, T, E, F: Fn(usize, &Value) -> Result<T, E>> DeserializeSeed<'de> for WholeSeed<'_, F> {
    type Value = (Value, Option<Events<T, E>>);

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

/// What only an object can be: everything else is passed over.
macro_rules! no_object {
    ($($visit:ident: $kind:ty),*) => {$(
        fn $visit<X: Error>(self, _: $kind) -> Result<Self::Value, X> {
            Ok((Value::Null, None))
        }
    )*};
}

impl<'de, T, E, F: Fn(usize, &Value) -> Result<T, E>> Visitor<'de> for WholeSeed<'_, F> {
    type Value = (Value, Option<Events<T, E>>);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record")
    }

    no_object![visit_bool: bool, visit_i64: i64, visit_u64: u64, visit_f64: f64, visit_str: &str];

    fn visit_unit<X: Error>(self) -> Result<Self::Value, X> {
        Ok((Value::Null, None))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok((Value::Null, None))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let (mut object, mut events) = (Map::new(), None);
        let mut left = MOST_VALUES;
        while let Some(key) = map.next_key::<String>()? {
            if object.contains_key(&key) {
                note(self.twice, None, &key);
            }
            let value = if key == "events" {
                events = Some(map.next_value_seed(EventsSeed { read: self.read, twice: self.twice })?);
                Value::Null
            } else {
                map.next_value_seed(Bounded { left: &mut left, event: None, twice: self.twice })?
            };
            object.insert(key, value);
        }
        Ok((Value::Object(object), events))
    }
}

struct EventsSeed<'a, F> {
    read: &'a F,
    twice: &'a Found,
}

impl<'de, T, E, F: Fn(usize, &Value) -> Result<T, E>> DeserializeSeed<'de> for EventsSeed<'_, F> {
    type Value = Events<T, E>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

macro_rules! no_list {
    ($($visit:ident: $kind:ty),*) => {$(
        fn $visit<X: Error>(self, _: $kind) -> Result<Self::Value, X> {
            Ok(Events::NoList)
        }
    )*};
}

impl<'de, T, E, F: Fn(usize, &Value) -> Result<T, E>> Visitor<'de> for EventsSeed<'_, F> {
    type Value = Events<T, E>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of events")
    }

    no_list![visit_bool: bool, visit_i64: i64, visit_u64: u64, visit_f64: f64, visit_str: &str];

    fn visit_unit<X: Error>(self) -> Result<Self::Value, X> {
        Ok(Events::NoList)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Events::NoList)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut events = Vec::new();
        loop {
            let mut left = MOST_VALUES;
            let seed = Bounded { left: &mut left, event: Some(events.len()), twice: self.twice };
            let Some(value) = seq.next_element_seed(seed)? else {
                return Ok(Events::List(Ok(events)));
            };
            match (self.read)(events.len(), &value) {
                Ok(event) => events.push(event),
                Err(error) => {
                    // Whether the rest is JSON is still to be said.
                    while seq.next_element::<IgnoredAny>()?.is_some() {}
                    return Ok(Events::List(Err(error)));
                }
            }
        }
    }
}

/// A value of not too many values.
struct Bounded<'a> {
    left: &'a mut usize,
    /// The event that it is a part of.
    event: Option<usize>,
    twice: &'a Found,
}

impl<'de> DeserializeSeed<'de> for Bounded<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        *self.left =
            self.left.checked_sub(1).ok_or_else(|| D::Error::custom("more values than a record has"))?;
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Bounded<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_bool<X: Error>(self, value: bool) -> Result<Value, X> {
        Ok(value.into())
    }

    fn visit_i64<X: Error>(self, value: i64) -> Result<Value, X> {
        Ok(value.into())
    }

    fn visit_u64<X: Error>(self, value: u64) -> Result<Value, X> {
        Ok(value.into())
    }

    fn visit_f64<X: Error>(self, value: f64) -> Result<Value, X> {
        Ok(value.into())
    }

    fn visit_str<X: Error>(self, value: &str) -> Result<Value, X> {
        Ok(value.into())
    }

    fn visit_string<X: Error>(self, value: String) -> Result<Value, X> {
        Ok(value.into())
    }

    fn visit_unit<X: Error>(self) -> Result<Value, X> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        let (event, twice) = (self.event, self.twice);
        while let Some(value) = seq.next_element_seed(Bounded { left: self.left, event, twice })? {
            list.push(value);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        let (event, twice) = (self.event, self.twice);
        while let Some(key) = map.next_key::<String>()? {
            if object.contains_key(&key) {
                note(twice, event, &key);
            }
            let value = map.next_value_seed(Bounded { left: self.left, event, twice })?;
            object.insert(key, value);
        }
        Ok(Value::Object(object))
    }
}
