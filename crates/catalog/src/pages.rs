//! The pages of games, contests and guides, from the folders of `docs`.

use alea_notation::Language;

/// A text in each language, in the order of [`Language::ALL`].
pub(crate) type Page = [&'static str; 3];

/// `page!("rules", "plakoto")`: the files of a page in a folder of `docs`, in every language.
macro_rules! page {
    ($folder:literal, $id:literal) => {
        [
            include_str!(concat!("../../../docs/", $folder, "/", $id, ".en.md")),
            include_str!(concat!("../../../docs/", $folder, "/", $id, ".el.md")),
            include_str!(concat!("../../../docs/", $folder, "/", $id, ".it.md")),
        ]
    };
}

/// A page that is not about the rules of one game.
#[derive(Debug)]
pub struct Guide {
    /// Its name in commands: lower case, never changed.
    pub id: &'static str,
    page: Page,
}

macro_rules! guides {
    ($($id:literal),*) => { &[$(Guide { id: $id, page: page!("guide", $id) }),*] };
}

/// Every guide, in the order in which a newcomer reads them.
pub static GUIDES: &[Guide] = guides!["beginners", "setup", "scoring", "cube", "dice", "glossary"];

/// The guide called `name`, in any case.
#[must_use]
pub fn find_guide(name: &str) -> Option<&'static Guide> {
    GUIDES.iter().find(|guide| guide.id.eq_ignore_ascii_case(name))
}

impl Guide {
    /// The guide in a language, Markdown.
    #[must_use]
    pub fn page(&self, language: Language) -> &'static str {
        self.page[language as usize]
    }

    /// Its heading.
    #[must_use]
    pub fn title(&self, language: Language) -> &'static str {
        self.line(language, 0).trim_start_matches(['#', ' '])
    }

    /// What it is about, in one line: the one below its heading.
    #[must_use]
    pub fn about(&self, language: Language) -> &'static str {
        self.line(language, 2)
    }

    fn line(&self, language: Language, index: usize) -> &'static str {
        self.page(language).lines().nth(index).unwrap_or_default()
    }
}
