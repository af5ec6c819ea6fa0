//! The languages of the house.

/// A language that everything people read is written in.
///
/// The order is that of [`Language::ALL`], so `language as usize` is a place in any list that holds one text a language.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, which is shown where nothing else is asked for.
    #[default]
    English,
    /// Greek.
    Greek,
    /// Italian.
    Italian,
}

impl Language {
    /// Every language, English first.
    pub const ALL: [Language; 3] = [Language::English, Language::Greek, Language::Italian];

    /// Its code in ISO 639-1, as in the names of files: `en`, `el`, `it`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.names()[0]
    }

    /// What it calls itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        self.names()[1]
    }

    /// What it may be called: its code, its own name, its English name, and what else is typed for it.
    const fn names(self) -> &'static [&'static str] {
        match self {
            Language::English => &["en", "English"],
            Language::Greek => &["el", "Ελληνικά", "Greek", "gr"],
            Language::Italian => &["it", "Italiano", "Italian"],
        }
    }

    /// The language that people call `name`, in any case: a code, a tag, a locale or a name. `None` if it is no language of
    /// the house, as the locale `C`.
    ///
    /// ```
    /// use alea_notation::Language;
    ///
    /// for name in ["el", "el_GR.UTF-8", "el-GR", "EL", "ελληνικά", "Greek"] {
    ///     assert_eq!(Language::find(name), Some(Language::Greek));
    /// }
    /// assert_eq!(Language::find("C"), None);
    /// ```
    #[must_use]
    pub fn find(name: &str) -> Option<Language> {
        let name = name.split(['_', '-', '.', '@']).next().unwrap_or_default().to_lowercase();
        Language::ALL
            .into_iter()
            .find(|language| language.names().iter().any(|own| own.to_lowercase() == name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_found_by_its_names_and_stands_in_its_place() {
        for (place, language) in Language::ALL.into_iter().enumerate() {
            assert_eq!(language as usize, place);
            for name in [language.code(), language.own_name()] {
                assert_eq!(Language::find(name), Some(language));
                assert_eq!(Language::find(&name.to_uppercase()), Some(language));
                assert_eq!(Language::find(&format!("{name}_XY.UTF-8@euro")), Some(language));
            }
        }
        for name in ["", "C", "POSIX", "C.UTF-8", "e", "eng", "fr_FR.UTF-8", "-", "_GR"] {
            assert_eq!(Language::find(name), None, "{name}");
        }
    }
}
