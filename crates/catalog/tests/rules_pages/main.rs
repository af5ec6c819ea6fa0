//! The pages are true: every game has one, it names every option, and every example on it is played here.
//!
//! An example is a fenced block `example GAME [key=value ...]` with a drawn board and lines of claims:
//!
//! ```text
//! position: x=24:2,13:5 o=19:5,12:5
//! dice: 31
//! legal: 13/10 24/23             a whole turn that may be played and does not end the game; `-` is no step at all
//! illegal: 24/23 13/12 = bar-first   the last step is refused with this key, those before it are fine
//! illegal: 24/23 = unfinished    all steps are fine, and the turn is not complete
//! turns: 16                      how many different turns there are
//! over: 13/10 2/off = +2         a whole turn that ends the game, with the points of the player who moves
//! wins: 19 of 36                 before the roll: the throws with which the player on roll can win at once
//! ```
//!
//! On a square board moves are written `c17-g17xh17`, and `over` names `white`, `black` or `draw`.
//!
//! Pages in other languages hold the same examples, headings and tables as the English one; [`SECTIONS`] says what the
//! sections are called that every page has.
//!
//! The boards are drawn by the program: `UPDATE_PAGES=1 cargo test -p alea-catalog --test rules_pages` draws them anew,
//! and the next run compiles the pages into the catalogue.

mod example;
mod page;
mod play;

use std::{fs, path::PathBuf};

use alea_catalog::{CONTESTS, Entry, Family, GAMES, GUIDES};
use alea_game::Allowed;
use alea_notation::Language;

use example::Example;
use page::{Page, cells};

/// What the sections are called that pages must have, in the order of [`Language::ALL`].
const SECTIONS: [[&str; 3]; 10] = [
    ["Numbers", "Αριθμοί", "Numeri"],
    ["Setup", "Στήσιμο", "Disposizione iniziale"],
    ["Aim", "Σκοπός", "Scopo"],
    ["Opening", "Έναρξη", "Apertura"],
    ["Moves", "Κινήσεις", "Mosse"],
    ["Capture", "Αιχμαλωσία", "Cattura"],
    ["Bearing off", "Μάζεμα", "Uscita"],
    ["Scoring", "Βαθμολογία", "Punteggio"],
    ["Options", "Επιλογές", "Opzioni"],
    ["What people get wrong", "Συνηθισμένα λάθη", "Errori comuni"],
];

/// What a section is called in a language.
fn section(english: &str, language: Language) -> &'static str {
    let names = SECTIONS.iter().find(|names| names[0] == english).expect("sections stand in the table");
    names[language as usize]
}

/// Sections that the page of a game must have.
fn sections_of(entry: &Entry) -> &'static [&'static str] {
    match entry.family {
        Family::Points { .. } => &[
            "Numbers",
            "Setup",
            "Aim",
            "Opening",
            "Moves",
            "Bearing off",
            "Scoring",
            "Options",
            "What people get wrong",
        ],
        Family::Square => {
            &["Setup", "Aim", "Moves", "Capture", "Scoring", "Options", "What people get wrong"]
        }
    }
}

#[test]
fn every_game_has_a_page_with_its_sections() {
    let mut wrong = Vec::new();
    let mut check = |page: &Page, shown: &str, name: &str, sections: &[&str]| {
        if shown != page.text {
            wrong.push(format!("{page}: the catalogue shows another text"));
        }
        let title = page.text.lines().next().and_then(|line| line.strip_prefix("# "));
        if title.is_none() || (page.language == Language::English && title != Some(name)) {
            wrong.push(format!("{page}: does not begin with its name, in English `# {name}`"));
        }
        for name in sections.iter().map(|name| section(name, page.language)) {
            if page.section(name).is_none() {
                wrong.push(format!("{page}: no section {name}"));
            }
        }
    };
    for entry in GAMES {
        for page in Page::versions("rules", entry.id) {
            check(&page, entry.page(page.language), entry.name, sections_of(entry));
        }
    }
    for contest in CONTESTS {
        for page in Page::versions("rules", contest.id) {
            let sections = ["Setup", "Aim", "Scoring", "Options", "What people get wrong"];
            check(&page, contest.page(page.language), contest.name, &sections);
        }
    }
    for entry in GAMES {
        for page in Page::versions("rules", entry.id) {
            if page.examples().iter().all(|example| !example.shows_start(entry)) {
                wrong.push(format!("{page}: no example shows the start"));
            }
        }
    }
    report(&wrong);
}

#[test]
fn every_guide_begins_with_its_name_and_what_it_is_about() {
    let mut wrong = Vec::new();
    for guide in GUIDES {
        for page in Page::versions("guide", guide.id) {
            if guide.page(page.language) != page.text {
                wrong.push(format!("{page}: the catalogue shows another text"));
            }
            let lines: Vec<&str> = page.text.lines().chain([""; 4]).take(4).collect();
            let about = guide.about(page.language);
            let one_line = (1..=66).contains(&about.chars().count()) && about.ends_with('.');
            if !lines[0].starts_with("# ")
                || guide.title(page.language) != &lines[0][2..]
                || !lines[1].is_empty()
                || !lines[3].is_empty()
                || !one_line
            {
                wrong.push(format!(
                    "{page}: does not begin with a heading and one line of at most 66 letters"
                ));
            }
        }
    }
    report(&wrong);
}

#[test]
fn the_guide_to_setting_up_shows_the_start_of_every_game() {
    for page in Page::versions("guide", "setup") {
        let examples = page.examples();
        for entry in GAMES {
            let shown = examples.iter().any(|example| example.looks_as_the_start_of(entry));
            assert!(shown, "{page}: the start of {} is not drawn", entry.id);
        }
    }
}

#[test]
fn the_glossary_has_the_same_words_in_every_language() {
    let words = |page: &Page| -> Vec<Vec<String>> {
        let rows = page.tables().into_iter().flat_map(|table| table.into_iter().skip(2));
        rows.map(|row| row[..Language::ALL.len()].iter().map(ToString::to_string).collect()).collect()
    };
    let mut wrong = Vec::new();
    for page in Page::versions("guide", "glossary") {
        let (own, theirs) = (words(&page), words(&page.in_english()));
        let differs = own.iter().zip(&theirs).find(|(own, theirs)| own != theirs);
        if let Some((own, theirs)) = differs {
            wrong.push(format!("{page}: {own:?} is {theirs:?} in English"));
        }
    }
    report(&wrong);
}

#[test]
fn the_folders_hold_nothing_but_pages_of_the_lists() {
    let mut wrong = Vec::new();
    for (folder, ids) in Page::folders() {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(folder);
        for file in fs::read_dir(path).expect("the folder of the pages") {
            let name = file.expect("a file").file_name().into_string().expect("pages have ASCII names");
            let known = |id: &&str| {
                Language::ALL.iter().any(|language| name == format!("{id}.{}.md", language.code()))
            };
            // Pages that are being drawn anew.
            if !ids.iter().any(known) && !name.ends_with(".new") {
                wrong.push(format!("docs/{folder}/{name}: about nothing on the list"));
            }
        }
    }
    report(&wrong);
}

#[test]
fn every_option_stands_in_its_table() {
    let mut wrong = Vec::new();
    for entry in GAMES {
        for page in Page::versions("rules", entry.id) {
            let table = page.section(section("Options", page.language)).unwrap_or_default();
            let rows: Vec<Vec<&str>> =
                table.lines().filter(|line| line.starts_with("| `")).map(cells).collect();
            for spec in entry.options {
                let values = match spec.allowed {
                    Allowed::Words(words) => {
                        words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
                    }
                    Allowed::Number { .. } => format!("`{}`", spec.allowed),
                };
                let expected = [format!("`{}`", spec.key), values, format!("`{}`", spec.default)];
                if !rows.iter().any(|row| row.len() == 4 && row[..3] == expected && !row[3].is_empty()) {
                    wrong.push(format!("{page}: options lack | {} | and what it does", expected.join(" | ")));
                }
            }
            for row in rows {
                if entry.options.iter().all(|spec| row[0] != format!("`{}`", spec.key)) {
                    wrong.push(format!("{page}: the game has no option {}", row[0]));
                }
            }
        }
    }
    report(&wrong);
}

/// On square boards the variants point to one page, and repetition needs more than one position.
#[test]
fn every_choice_of_the_games_with_dice_is_shown_by_an_example() {
    let mut wrong = Vec::new();
    for entry in GAMES.iter().filter(|entry| matches!(entry.family, Family::Points { .. })) {
        for page in Page::versions("rules", entry.id) {
            let examples = page.examples();
            let shown = |key: &str, value: Option<&str>| {
                let chosen = |example: &Example| example.chooses(entry, key, value);
                examples.iter().any(chosen)
            };
            for spec in entry.options {
                let values: Vec<Option<&str>> = match spec.allowed {
                    Allowed::Words(words) => words.iter().copied().map(Some).collect(),
                    Allowed::Number { .. } => vec![None],
                };
                for value in values.into_iter().filter(|value| *value != Some(&spec.default.to_string())) {
                    if !shown(spec.key, value) {
                        wrong.push(format!(
                            "{page}: no example with {} = {}",
                            spec.key,
                            value.unwrap_or("a number")
                        ));
                    }
                }
            }
        }
    }
    report(&wrong);
}

#[test]
fn every_example_is_true_and_drawn_as_the_program_draws_it() {
    let update = std::env::var_os("UPDATE_PAGES").is_some();
    let mut wrong = Vec::new();
    for page in Page::all() {
        let mut redrawn = page.text.clone();
        // From the last to the first, so that lines before an example keep their numbers.
        for example in page.examples().iter().rev() {
            let place = format!("{page}:{}", example.line);
            match example.check() {
                Ok(claims) => wrong.extend(claims.iter().map(|claim| format!("{place}: {claim}"))),
                Err(reason) => {
                    wrong.push(format!("{place}: {reason}"));
                    continue;
                }
            }
            match example.drawing(page.language) {
                Ok(drawing) if drawing == example.drawn => {}
                Ok(drawing) if update => redrawn = example.redraw(&redrawn, &drawing),
                Ok(_) => wrong.push(format!("{place}: the drawing is out of date: set UPDATE_PAGES=1")),
                Err(reason) => wrong.push(format!("{place}: {reason}")),
            }
        }
        if redrawn != page.text {
            page.write(&redrawn);
        }
    }
    report(&wrong);
}

#[test]
fn pages_say_the_same_in_every_language() {
    let mut wrong = Vec::new();
    for page in Page::all().into_iter().filter(|page| page.language != Language::English) {
        let english = page.in_english();
        let (own, theirs) = (page.examples(), english.examples());
        let differs = own.iter().zip(&theirs).find(|(own, theirs)| !own.says_as(theirs));
        if let Some((own, theirs)) = differs {
            wrong.push(format!("{page}:{}: the example is not that of {english}:{}", own.line, theirs.line));
        }
        if own.len() != theirs.len() {
            wrong.push(format!("{page}: {} examples, {english} has {}", own.len(), theirs.len()));
        }
        if page.depths() != english.depths() {
            wrong.push(format!("{page}: the headings are not those of {english}, one by one"));
        }
        if shape(&page) != shape(&english) {
            wrong.push(format!("{page}: the tables have not the rows, cells and keys of {english}"));
        }
        if page.quoted() != english.quoted() {
            let (own, theirs) = (page.quoted(), english.quoted());
            let only = own.symmetric_difference(&theirs).map(String::as_str).collect::<Vec<_>>().join("` `");
            wrong.push(format!("{page}: only here or only in {english} stand `{only}`"));
        }
        if page.listings() != english.listings() {
            wrong.push(format!("{page}: the listings are not those of {english}"));
        }
    }
    report(&wrong);
}

/// Of each row of each table how many cells it has, and the key that it begins with, if it does.
fn shape(page: &Page) -> Vec<Vec<(usize, String)>> {
    let key = |row: &Vec<&str>| {
        let key = row.first().filter(|cell| cell.starts_with('`'));
        (row.len(), key.map(ToString::to_string).unwrap_or_default())
    };
    page.tables().iter().map(|table| table.iter().map(key).collect()).collect()
}

#[test]
fn pages_fit_a_terminal_and_their_tables_are_whole() {
    let mut wrong = Vec::new();
    for page in Page::all() {
        wrong.extend(page.too_wide().iter().map(|line| format!("{page}: more than 80 columns: {line}")));
        for table in page.tables() {
            let ruled =
                table.get(1).is_some_and(|row| row.iter().all(|cell| cell.trim_matches('-').is_empty()));
            if !ruled || table.iter().any(|row| row.len() != table[0].len()) {
                wrong.push(format!("{page}: not a whole table: {:?}", table[0]));
            }
        }
    }
    report(&wrong);
}

/// Comments of the code name a page and a section, "docs/rules/plakoto.en.md, mother".
#[test]
fn what_the_code_cites_is_there() {
    let crates = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders = vec![crates];
    let mut wrong = Vec::new();
    let mut cited = 0;
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).expect("a folder").map(|item| item.expect("an item").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a source file");
                for citation in text.split("docs/rules/").skip(1) {
                    let Some((id, rest)) = citation.split_once(".en.md") else { continue };
                    if !id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-') {
                        continue;
                    }
                    cited += 1;
                    let section = rest.strip_prefix(", ").and_then(|rest| rest.split(['"', ')', ';']).next());
                    let page = Page::find("rules", id, Language::English);
                    let there =
                        page.is_some_and(|page| section.is_none_or(|name| page.section(name).is_some()));
                    if !there {
                        wrong.push(format!("{}: {id}, {section:?} is not there", path.display()));
                    }
                }
            }
        }
    }
    assert!(cited > 0);
    report(&wrong);
}

fn report(wrong: &[String]) {
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}
