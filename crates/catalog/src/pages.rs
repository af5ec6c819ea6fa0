//! The pages of games, contests and guides, from the folders of `docs`.

use alea_notation::Language;

/// A text in each language, in the order of [`Language::ALL`], as far as it is written.
pub(crate) type Page = [Option<&'static str>; 3];

include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// A page that is not about the rules of one game.
#[derive(Debug)]
pub struct Guide {
    /// Its name in commands: lower case, never changed.
    pub id: &'static str,
    page: Page,
}

macro_rules! guides {
    ($($id:tt),*) => { &[$(Guide { id: $id, page: page!("guide", $id) }),*] };
}

/// Every guide, in the order in which a newcomer reads them.
pub static GUIDES: &[Guide] = guides!["beginners", "setup", "scoring", "cube", "glossary"];

/// The guide called `name`, in any case.
#[must_use]
pub fn find_guide(name: &str) -> Option<&'static Guide> {
    GUIDES.iter().find(|guide| guide.id.eq_ignore_ascii_case(name))
}

impl Guide {
    /// The guide in a language, Markdown, or `None` while it is not written in it. In English it always is.
    #[must_use]
    pub fn page(&self, language: Language) -> Option<&'static str> {
        self.page[language as usize]
    }

    /// Its heading.
    #[must_use]
    pub fn title(&self, language: Language) -> Option<&'static str> {
        self.line(language, 0).and_then(|line| line.strip_prefix("# "))
    }

    /// What it is about, in one line: the one below its heading.
    #[must_use]
    pub fn about(&self, language: Language) -> Option<&'static str> {
        self.line(language, 2)
    }

    fn line(&self, language: Language, index: usize) -> Option<&'static str> {
        self.page(language)?.lines().nth(index)
    }
}
