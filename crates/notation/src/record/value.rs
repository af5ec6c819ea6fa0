//! JSON values that know their place.

use serde_json::{Map, Value};

use super::{RecordError, RecordReason};

/// A value and how it was reached.
#[derive(Copy, Clone)]
pub(super) struct At<'a> {
    value: &'a Value,
    key: Key<'a>,
    parent: Option<&'a At<'a>>,
}

#[derive(Copy, Clone)]
enum Key<'a> {
    Root,
    Name(&'a str),
    Index(usize),
}

/// An object whose keys are all known.
#[derive(Copy, Clone)]
pub(super) struct Object<'a> {
    at: &'a At<'a>,
    map: &'a Map<String, Value>,
}

impl<'a> At<'a> {
    pub(super) fn root(value: &'a Value) -> At<'a> {
        At { value, key: Key::Root, parent: None }
    }

    pub(super) fn error(&self, reason: RecordReason) -> RecordError {
        RecordError { line: None, pointer: self.pointer(), reason: Box::new(reason) }
    }

    fn pointer(&self) -> String {
        let above = self.parent.map_or_else(String::new, At::pointer);
        match self.key {
            Key::Root => above,
            Key::Name(name) => format!("{above}/{}", name.replace('~', "~0").replace('/', "~1")),
            Key::Index(index) => format!("{above}/{index}"),
        }
    }

    pub(super) fn expected(&self, expected: &'static str) -> RecordError {
        self.error(RecordReason::Expected { expected })
    }

    fn child(&'a self, key: Key<'a>, value: &'a Value) -> At<'a> {
        At { value, key, parent: Some(self) }
    }

    pub(super) fn is_null(&self) -> bool {
        self.value.is_null()
    }

    pub(super) fn text(&self) -> Result<&'a str, RecordError> {
        self.value.as_str().ok_or_else(|| self.expected("a text"))
    }

    pub(super) fn truth(&self) -> Result<bool, RecordError> {
        self.value.as_bool().ok_or_else(|| self.expected("true or false"))
    }

    /// A whole number of the type asked for.
    pub(super) fn number<T: TryFrom<u64>>(&self, expected: &'static str) -> Result<T, RecordError> {
        let number = self.value.as_u64().and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| self.expected(expected))
    }

    /// A text or a whole number, as text.
    pub(super) fn word(&self) -> Result<String, RecordError> {
        match self.value {
            Value::String(text) => Ok(text.clone()),
            Value::Number(number) if number.is_u64() => Ok(number.to_string()),
            _ => Err(self.expected("a text or a whole number")),
        }
    }

    /// One of `words` by its name.
    pub(super) fn one_of<T>(
        &self,
        words: impl IntoIterator<Item = (&'static str, T)>,
        expected: &'static str,
    ) -> Result<T, RecordError> {
        let text = self.text()?;
        let found = words.into_iter().find(|(word, _)| *word == text);
        found.map(|(_, value)| value).ok_or_else(|| self.expected(expected))
    }

    /// The elements of a list, each read by `read`.
    pub(super) fn list<T>(
        &self,
        expected: &'static str,
        mut read: impl FnMut(&At<'_>) -> Result<T, RecordError>,
    ) -> Result<Vec<T>, RecordError> {
        let list = self.value.as_array().ok_or_else(|| self.expected(expected))?;
        list.iter().enumerate().map(|(index, value)| read(&self.child(Key::Index(index), value))).collect()
    }

    /// Reads the element with that index of the list that stands under `key`.
    pub(super) fn nth<T>(
        &self,
        key: &str,
        index: usize,
        value: &Value,
        read: impl FnOnce(&At<'_>) -> Result<T, RecordError>,
    ) -> Result<T, RecordError> {
        read(&self.child(Key::Name(key), value).child(Key::Index(index), value))
    }

    /// The two elements of a list of two.
    pub(super) fn pair<T>(
        &self,
        expected: &'static str,
        read: impl FnMut(&At<'_>) -> Result<T, RecordError>,
    ) -> Result<(T, T), RecordError> {
        match <[T; 2]>::try_from(self.list(expected, read)?) {
            Ok([first, second]) => Ok((first, second)),
            Err(_) => Err(self.expected(expected)),
        }
    }

    /// The entries of an object whose keys may be anything.
    pub(super) fn entries<T>(
        &self,
        mut read: impl FnMut(&str, &At<'_>) -> Result<T, RecordError>,
    ) -> Result<Vec<T>, RecordError> {
        let map = self.value.as_object().ok_or_else(|| self.expected("an object"))?;
        map.iter().map(|(key, value)| read(key, &self.child(Key::Name(key), value))).collect()
    }

    /// An object that has no keys but `known`.
    pub(super) fn object(&'a self, known: &[&str]) -> Result<Object<'a>, RecordError> {
        let map = self.value.as_object().ok_or_else(|| self.expected("an object"))?;
        match map.iter().find(|(key, _)| !known.contains(&key.as_str())) {
            Some((key, value)) => Err(self.child(Key::Name(key), value).error(RecordReason::UnknownKey)),
            None => Ok(Object { at: self, map }),
        }
    }

    /// What stands under `key`, whatever else there is.
    pub(super) fn peek(&'a self, key: &'static str) -> Result<At<'a>, RecordError> {
        let map = self.value.as_object().ok_or_else(|| self.expected("an object"))?;
        Object { at: self, map }.get(key)
    }
}

impl<'a> Object<'a> {
    pub(super) fn get(&self, key: &'static str) -> Result<At<'a>, RecordError> {
        self.find(key).ok_or_else(|| self.at.error(RecordReason::Missing { key }))
    }

    pub(super) fn find(&self, key: &'static str) -> Option<At<'a>> {
        self.map.get(key).map(|value| self.at.child(Key::Name(key), value))
    }

    pub(super) fn expected(&self, expected: &'static str) -> RecordError {
        self.at.expected(expected)
    }
}
