//! Pages as they lie in the folders of `docs`.

use std::{collections::BTreeSet, fmt, fs, path::PathBuf};

use alea_catalog::{CONTESTS, GAMES, GUIDES};
use alea_notation::Language;

use crate::example::Example;

/// A page in one language.
pub(crate) struct Page {
    /// The folder below `docs`.
    folder: &'static str,
    /// What it is about: the id of a game, of a contest, of a guide.
    pub(crate) id: String,
    pub(crate) language: Language,
    pub(crate) text: String,
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "docs/{}/{}.{}.md", self.folder, self.id, self.language.code())
    }
}

impl Page {
    /// The page, if it is there.
    pub(crate) fn find(folder: &'static str, id: &str, language: Language) -> Option<Page> {
        let mut page = Page { folder, id: id.to_owned(), language, text: String::new() };
        page.text = fs::read_to_string(page.path()).ok()?;
        Some(page)
    }

    /// The page in every language.
    pub(crate) fn versions(folder: &'static str, id: &str) -> [Page; 3] {
        Language::ALL.map(|language| {
            let missing = || panic!("docs/{folder}/{id}.{}.md is missing", language.code());
            Page::find(folder, id, language).unwrap_or_else(missing)
        })
    }

    /// The same page in English.
    pub(crate) fn in_english(&self) -> Page {
        let [english, ..] = Page::versions(self.folder, &self.id);
        english
    }

    /// The folders below `docs`, each with what its pages are about.
    pub(crate) fn folders() -> [(&'static str, Vec<&'static str>); 2] {
        let games = GAMES.iter().map(|entry| entry.id);
        let contests = CONTESTS.iter().map(|contest| contest.id);
        let guides = GUIDES.iter().map(|guide| guide.id);
        [("rules", games.chain(contests).collect()), ("guide", guides.collect())]
    }

    /// All pages in all languages.
    pub(crate) fn all() -> Vec<Page> {
        let all = Page::folders().into_iter();
        all.flat_map(|(folder, ids)| ids.into_iter().flat_map(|id| Page::versions(folder, id))).collect()
    }

    fn path(&self) -> PathBuf {
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(self.to_string())
    }

    /// Puts another text in its place.
    pub(crate) fn write(&self, text: &str) {
        // In one go, because other tests are reading.
        let fresh = self.path().with_extension("new");
        fs::write(&fresh, text).expect("pages can be written");
        fs::rename(fresh, self.path()).expect("pages can be replaced");
    }

    /// The lines outside of fenced blocks, with where each begins.
    fn prose(&self) -> impl Iterator<Item = (usize, &str)> {
        let mut at = 0;
        let mut fenced = false;
        self.text.split_inclusive('\n').filter_map(move |line| {
            let start = at;
            at += line.len();
            let fence = line.starts_with("```");
            fenced ^= fence;
            (!fence && !fenced).then(|| (start, line.trim_end()))
        })
    }

    /// The headings: where each begins, how deep it is, and its words in lower case.
    fn headings(&self) -> Vec<(usize, usize, String)> {
        let heading = |(at, line): (usize, &str)| {
            let depth = line.bytes().take_while(|&b| b == b'#').count();
            (depth > 0).then(|| (at, depth, line[depth..].trim().to_lowercase()))
        };
        self.prose().filter_map(heading).collect()
    }

    /// How deep the headings are, in their order.
    pub(crate) fn depths(&self) -> Vec<usize> {
        self.headings().into_iter().map(|(_, depth, _)| depth).collect()
    }

    /// What stands below the heading `name`, in any case, up to the next heading that is not below it.
    pub(crate) fn section(&self, name: &str) -> Option<&str> {
        let name = name.to_lowercase();
        let headings = self.headings();
        let found = headings.iter().position(|(_, depth, title)| *depth > 1 && *title == name)?;
        let (start, depth, _) = &headings[found];
        let end = headings[found + 1..].iter().find(|(_, level, _)| level <= depth);
        let section = &self.text[*start..end.map_or(self.text.len(), |(at, ..)| *at)];
        section.split_once('\n').map(|(_, below)| below)
    }

    /// The tables, row by row and cell by cell, with their heads and the rules below these.
    pub(crate) fn tables(&self) -> Vec<Vec<Vec<&str>>> {
        let mut tables: Vec<Vec<Vec<&str>>> = Vec::new();
        let mut inside = false;
        for (_, line) in self.prose() {
            if line.starts_with('|') {
                if !inside {
                    tables.push(Vec::new());
                }
                tables.last_mut().expect("one was begun").push(cells(line));
            }
            inside = line.starts_with('|');
        }
        tables
    }

    /// Lines that are too wide for a terminal. Tables are broken where they are shown, positions stand on one line.
    pub(crate) fn too_wide(&self) -> Vec<&str> {
        let wide = |line: &&str| {
            line.chars().count() > 80 && !line.starts_with('|') && !line.starts_with("position: ")
        };
        self.text.lines().filter(wide).collect()
    }

    /// What stands between back quotes, each once: keys, values and turns, which are the same in every language.
    pub(crate) fn quoted(&self) -> BTreeSet<String> {
        let prose: Vec<&str> = self.prose().map(|(_, line)| line).collect();
        prose.join(" ").split('`').skip(1).step_by(2).map(str::to_owned).collect()
    }

    /// The fenced blocks that are no examples, line by line.
    pub(crate) fn listings(&self) -> Vec<&str> {
        let mut fence = None;
        let mut lines = Vec::new();
        for line in self.text.lines() {
            if let Some(info) = line.strip_prefix("```") {
                fence = if fence.is_none() { Some(info) } else { None };
            }
            if fence.is_some_and(|info| !info.starts_with("example")) {
                lines.push(line);
            }
        }
        lines
    }

    pub(crate) fn examples(&self) -> Vec<Example> {
        let mut examples = Vec::new();
        let mut lines = self.text.lines().zip(1..);
        while let Some((line, number)) = lines.next() {
            if let Some(info) = line.strip_prefix("```example ") {
                let body = lines.by_ref().map(|(line, _)| line).take_while(|line| *line != "```");
                examples.push(Example::new(info, number, &body.collect::<Vec<_>>()));
            }
        }
        examples
    }
}

/// The cells of a row of a table.
pub(crate) fn cells(row: &str) -> Vec<&str> {
    row.trim().trim_start_matches('|').trim_end_matches('|').split('|').map(str::trim).collect()
}
