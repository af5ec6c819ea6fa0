//! The rules pages are true: every game has one, it names every option, and every example on it is played here.
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
//! ```
//!
//! On a square board moves are written `c17-g17xh17`, and `over` names `white`, `black` or `draw`.
//!
//! The boards are drawn by the program: `UPDATE_PAGES=1 cargo test -p alea-catalog --test rules_pages` draws them anew,
//! and the next run compiles the pages into the catalogue.

use std::{fmt, fs, path::PathBuf};

use alea_catalog::{Entry, Family, GAMES, find};
use alea_game::{Allowed, Play, Refusal, Setup, Side, Step, Table};
use alea_notation::{dice, draw, point, position, turn};

/// Pages of contests that are no games of their own.
const CONTESTS: [&str; 1] = ["tavli"];

#[test]
fn every_game_has_a_page_with_its_sections() {
    let mut wrong = Vec::new();
    for entry in GAMES {
        let page = Page::read(entry.id);
        if entry.page("en") != Some(page.text.as_str()) {
            wrong.push(format!("{page}: the catalogue shows another text"));
        }
        if page.text.lines().next() != Some(&format!("# {}", entry.name)) {
            wrong.push(format!("{page}: does not begin with `# {}`", entry.name));
        }
        let sections: &[&str] = match entry.family {
            Family::Points { .. } => &["numbers", "setup", "aim", "opening", "moves", "bearing off"],
            Family::Square => &["setup", "aim", "moves", "capture"],
        };
        for section in sections.iter().chain(&["scoring", "options", "what people get wrong"]) {
            if page.section(section).is_none() {
                wrong.push(format!("{page}: no section {section}"));
            }
        }
        if page.examples().iter().all(|example| !example.shows_start(entry)) {
            wrong.push(format!("{page}: no example shows the start"));
        }
    }
    for page in CONTESTS.map(Page::read) {
        for section in ["setup", "aim", "scoring", "options", "what people get wrong"] {
            if page.section(section).is_none() {
                wrong.push(format!("{page}: no section {section}"));
            }
        }
    }
    report(&wrong);
}

#[test]
fn every_option_stands_in_its_table() {
    let mut wrong = Vec::new();
    for entry in GAMES {
        let page = Page::read(entry.id);
        let table = page.section("options").unwrap_or_default();
        let rows: Vec<Vec<&str>> = table
            .lines()
            .filter(|line| line.starts_with("| `"))
            .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
            .collect();
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
    report(&wrong);
}

#[test]
fn every_example_is_true_and_drawn_as_the_program_draws_it() {
    let update = std::env::var_os("UPDATE_PAGES").is_some();
    let mut wrong = Vec::new();
    for id in GAMES.iter().map(|entry| entry.id).chain(CONTESTS) {
        let page = Page::read(id);
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
            match example.drawing() {
                Ok(drawing) if drawing == example.drawn => {}
                Ok(drawing) if update => redrawn = example.redraw(&redrawn, &drawing),
                Ok(_) => wrong.push(format!("{place}: the drawing is out of date: set UPDATE_PAGES=1")),
                Err(reason) => wrong.push(format!("{place}: {reason}")),
            }
        }
        if redrawn != page.text {
            // In one go, because the other tests are reading.
            let fresh = page.path.with_extension("new");
            fs::write(&fresh, redrawn).expect("pages can be written");
            fs::rename(fresh, &page.path).expect("pages can be replaced");
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
                    let page = Page::find(id);
                    if page.is_none() || section.is_some_and(|name| page.unwrap().section(name).is_none()) {
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

/// A rules page as it lies in the folder.
struct Page {
    path: PathBuf,
    text: String,
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "docs/rules/{}", self.path.file_name().unwrap_or_default().display())
    }
}

impl Page {
    fn find(id: &str) -> Option<Page> {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/rules/{id}.en.md"));
        let text = fs::read_to_string(&path).ok()?;
        Some(Page { path, text })
    }

    fn read(id: &str) -> Page {
        Page::find(id).unwrap_or_else(|| panic!("docs/rules/{id}.en.md is missing"))
    }

    /// What stands below the heading `name`, in any case, up to the next heading that is not below it.
    fn section(&self, name: &str) -> Option<&str> {
        let heading = |line: &str| {
            let marks = line.bytes().take_while(|&b| b == b'#').count();
            (marks > 1).then(|| (marks, line[marks..].trim().to_lowercase()))
        };
        let mut found = None;
        let mut at = 0;
        for line in self.text.split_inclusive('\n') {
            let next = at + line.len();
            match (heading(line), found) {
                (Some((level, _)), Some((start, depth))) if level <= depth => {
                    return Some(&self.text[start..at]);
                }
                (Some((level, title)), None) if title == name.to_lowercase() => found = Some((next, level)),
                _ => {}
            }
            at = next;
        }
        found.map(|(start, _)| &self.text[start..])
    }

    fn examples(&self) -> Vec<Example> {
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

/// A position with claims about it.
struct Example {
    /// Where its block begins, and how many lines stand between the marks of the block.
    line: usize,
    length: usize,
    game: String,
    options: Vec<(String, String)>,
    drawn: String,
    position: String,
    claims: Vec<(String, String)>,
}

impl Example {
    fn new(info: &str, line: usize, body: &[&str]) -> Example {
        let mut words = info.split(' ');
        let game = words.next().unwrap_or_default().to_owned();
        let pair = |word: &str, by| {
            let (key, value) = word.split_once(by).unwrap_or((word, ""));
            (key.trim().to_owned(), value.trim().to_owned())
        };
        let options = words.map(|word| pair(word, "=")).collect();
        let first = body.iter().position(|line| line.starts_with("position:")).unwrap_or(body.len());
        let drawn = body[..first].iter().map(|line| format!("{line}\n")).collect::<String>();
        let drawn = drawn.strip_suffix("\n\n").map_or(drawn.clone(), |drawn| format!("{drawn}\n"));
        let mut claims: Vec<_> = body[first..].iter().map(|line| pair(line, ":")).collect();
        let position = if claims.is_empty() { String::new() } else { claims.remove(0).1 };
        Example { line, length: body.len(), game, options, drawn, position, claims }
    }

    fn entry(&self) -> Result<&'static Entry, String> {
        find(&self.game).ok_or_else(|| format!("no game {}", self.game))
    }

    fn setup(&self) -> Result<Setup, String> {
        position::parse(&self.position).map_err(|error| error.to_string())
    }

    fn open(&self) -> Result<Box<dyn Table>, String> {
        let entry = self.entry()?;
        let rules = entry
            .rules(self.options.iter().map(|(key, value)| (key.as_str(), value.as_str())))
            .map_err(|error| error.to_string())?;
        entry.open(&rules, Some(&self.setup()?)).map_err(|error| error.to_string())
    }

    /// The start of the game under these options, as far as the board goes.
    fn start(&self) -> Result<Setup, String> {
        let rules = self.open()?.rules().clone();
        let start = self.entry()?.open(&rules, None).map_err(|error| error.to_string())?;
        Ok(board(start.setup()))
    }

    fn shows_start(&self, entry: &Entry) -> bool {
        self.game == entry.id && self.start().is_ok_and(|start| self.setup().map(board) == Ok(start))
    }

    fn drawing(&self) -> Result<String, String> {
        let setup = self.setup()?;
        let entry = self.entry()?;
        let mut options = draw::Options::ASCII;
        if let Family::Points { checkers, way } = entry.family {
            options = draw::Options { checkers, way, ..options };
        }
        Ok(draw::draw(&setup, &options))
    }

    /// The page with this example drawn anew.
    fn redraw(&self, page: &str, drawing: &str) -> String {
        let lines: Vec<&str> = page.split_inclusive('\n').collect();
        let (before, rest) = lines.split_at(self.line);
        let claims = rest[..self.length].iter().skip_while(|line| !line.starts_with("position:"));
        let after = &rest[self.length..];
        let blank = "\n";
        before.iter().chain([&drawing, &blank]).chain(claims).chain(after).copied().collect()
    }

    /// What is wrong with the claims; an error if they cannot even be tried.
    fn check(&self) -> Result<Vec<String>, String> {
        let mut table = self.open()?;
        if self.options.iter().any(|(key, _)| key == "setup") && board(self.setup()?) != self.start()? {
            return Err("the option chooses the start, so the start must be shown".to_owned());
        }
        let mover = table.node().side().ok_or("the game is over")?;
        let mut wrong = Vec::new();
        for (key, value) in &self.claims {
            let (what, result) = value.split_once(" = ").unwrap_or((value, ""));
            let claim = match key.as_str() {
                "dice" => dice::parse(value)
                    .map_err(|error| error.to_string())
                    .and_then(|dice| table.roll(dice).map_err(|error| error.to_string())),
                "turns" => is(&table.count_turns().to_string(), value),
                "legal" => turn_called(&*table, what).and_then(|play| is(&result_of(&play, mover), "no end")),
                "over" => turn_called(&*table, what).and_then(|play| is(&result_of(&play, mover), result)),
                "illegal" => refusal_of(&*table, what).and_then(|key| is(key, result)),
                _ => Err("no such claim".to_owned()),
            };
            if let Err(reason) = claim {
                wrong.push(format!("{key}: {value}: {reason}"));
            }
        }
        Ok(wrong)
    }
}

fn is(found: &str, claimed: &str) -> Result<(), String> {
    if found == claimed { Ok(()) } else { Err(format!("it is {found}")) }
}

/// The setup without what does not stand on the board.
fn board(mut setup: Setup) -> Setup {
    if let Setup::Points(points) = &mut setup {
        points.turn = None;
    }
    setup
}

/// How the game ends: points of the player who moved, or the winner's colour.
fn result_of(play: &Play, mover: Side) -> String {
    match (&play.after, play.over) {
        (_, None) => "no end".to_owned(),
        (Setup::Points(_), Some(outcome)) => format!("{:+}", outcome.points_for(mover)),
        (Setup::Square(_), Some(outcome)) => match outcome.winner {
            None => "draw".to_owned(),
            Some(Side::First) => "white".to_owned(),
            Some(Side::Second) => "black".to_owned(),
        },
    }
}

/// The legal turn that `text` says, its steps in any order.
fn turn_called(table: &dyn Table, text: &str) -> Result<Play, String> {
    if let Setup::Square(_) = table.setup() {
        let found = table.turns().into_iter().find(|play| play.text == text);
        return found.ok_or_else(|| "no such move".to_owned());
    }
    let hops = turn::parse(if text == "-" { "" } else { text }).map_err(|error| error.to_string())?;
    let mut ways = Vec::new();
    for hop in &hops {
        let stops: Vec<u16> = hop.legs().map(|(step, _)| step.to).collect();
        ways.extend(std::iter::repeat_n((hop.from, stops), hop.times.into()));
    }
    let steps = walk(table, &mut Vec::new(), &ways).ok_or("no such turn")?;
    let play = table.complete(&steps).map_err(|refusal| sentence(table, refusal))?;
    let written = turn::parse(&play.text).map_err(|error| error.to_string())?;
    if hits(&hops) == hits(&written) { Ok(play) } else { Err(format!("it is written {}", play.text)) }
}

/// Points where something is said to be hit, the highest first.
fn hits(hops: &[turn::Hop]) -> Vec<u16> {
    let mut points: Vec<u16> =
        hops.iter().flat_map(turn::Hop::legs).filter(|(_, hits)| *hits).map(|(step, _)| step.to).collect();
    points.sort_unstable_by(|a, b| b.cmp(a));
    points
}

/// Legal steps, continuing `played`, that make a turn and take each checker its way: from a place through all its stops.
fn walk(table: &dyn Table, played: &mut Vec<Step>, ways: &[(u16, Vec<u16>)]) -> Option<Vec<Step>> {
    if ways.iter().all(|(_, stops)| stops.is_empty()) {
        return table.complete(played).is_ok().then(|| played.clone());
    }
    for step in table.continuations(played) {
        for (index, (at, stops)) in ways.iter().enumerate() {
            let Some(&stop) = stops.first().filter(|&&stop| *at == step.from && step.to >= stop) else {
                continue;
            };
            let mut ways = ways.to_vec();
            ways[index] = (step.to, stops[usize::from(step.to == stop)..].to_vec());
            played.push(step);
            let found = walk(table, played, &ways);
            played.pop();
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

/// Why, with points called as on the board.
fn sentence(table: &dyn Table, refusal: Refusal) -> String {
    refusal.sentence(&|at| point::name(&table.setup(), at))
}

/// The key of the refusal of the last step of `text`, or of the whole when no step of it is refused.
fn refusal_of(table: &dyn Table, text: &str) -> Result<&'static str, String> {
    let steps = match table.setup() {
        Setup::Square(square) => {
            let (from, to) = text.split_once('-').ok_or("no move")?;
            vec![Step::new(point(from, square.size)?, point(to, square.size)?)]
        }
        Setup::Points(_) => {
            let hops = turn::parse(text).map_err(|error| error.to_string())?;
            let legs = hops.iter().flat_map(|hop| std::iter::repeat_n(hop, hop.times.into()));
            legs.flat_map(|hop| hop.legs().map(|(step, _)| step)).collect()
        }
    };
    let (last, before) = steps.split_last().ok_or("no step")?;
    for (index, step) in before.iter().enumerate() {
        if let Some(refusal) = table.refusal(&before[..index], *step) {
            return Err(format!("{step} is refused before: {}", sentence(table, refusal)));
        }
    }
    match (table.refusal(before, *last), table.complete(&steps)) {
        (Some(refusal), _) => Ok(refusal.key()),
        (None, Err(refusal @ Refusal::Unfinished { .. })) => Ok(refusal.key()),
        (None, Err(refusal)) => {
            Err(format!("no step is refused, but the turn is: {}", sentence(table, refusal)))
        }
        (None, Ok(_)) => Err("it is legal".to_owned()),
    }
}

/// The index of a point of a square board, `c17`.
fn point(name: &str, size: u8) -> Result<u16, String> {
    let unknown = || format!("no point {name}");
    let file =
        name.bytes().next().and_then(|letter| b"abcdefghjklmnopqrst".iter().position(|&f| f == letter));
    let rank: u16 = name.get(1..).and_then(|rank| rank.parse().ok()).ok_or_else(unknown)?;
    match file {
        Some(file) if file < size.into() && (1..=u16::from(size)).contains(&rank) => {
            Ok((rank - 1) * u16::from(size) + file as u16)
        }
        _ => Err(unknown()),
    }
}

#[test]
fn a_claim_that_is_false_is_noticed() {
    let open = ["position: x=bar:1,13:4,8:3,6:5 o=19:3,12:5,1:2", "dice: 62"];
    let wrong = |claim: &str| {
        let example = Example::new("backgammon", 1, &[open[0], open[1], claim]);
        example.check().expect("it can be tried")
    };
    for claim in
        ["legal: bar/23 13/7", "illegal: 13/7 = bar-first", "illegal: bar/23 = unfinished", "turns: 3"]
    {
        assert_eq!(wrong(claim), Vec::<String>::new(), "{claim}");
    }
    for claim in [
        "legal: 13/7 13/11",
        "legal: bar/23* 13/7",
        "legal: bar/23",
        "illegal: 13/7 = unfinished",
        "illegal: bar/23 13/7 = bar-first",
        "illegal: bar/19 13/7 = bar-first",
        "over: bar/23 13/7 = +1",
        "turns: 4",
        "claim: 4",
    ] {
        assert_eq!(wrong(claim).len(), 1, "{claim}");
    }
}
