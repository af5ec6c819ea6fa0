//! Examples on pages: positions with a drawing and claims about them.

use alea_catalog::{Entry, Family, find};
use alea_game::{Setup, Table};
use alea_notation::{Language, dice, draw, position};

use crate::play::{refusal_of, result_of, turn_called, winning_throws};

/// A position with claims about it.
#[derive(Clone)]
pub(crate) struct Example {
    /// Where its block begins, and how many lines stand between the marks of the block.
    pub(crate) line: usize,
    length: usize,
    game: String,
    options: Vec<(String, String)>,
    pub(crate) drawn: String,
    position: String,
    claims: Vec<(String, String)>,
}

impl Example {
    pub(crate) fn new(info: &str, line: usize, body: &[&str]) -> Example {
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

    /// Whether both say the same, drawn or not, wherever they stand.
    pub(crate) fn says_as(&self, other: &Example) -> bool {
        let said = |example: &Example| {
            let Example { game, options, position, claims, .. } = example.clone();
            (game, options, position, claims)
        };
        said(self) == said(other)
    }

    /// Whether it is of that game, played with that value of an option, or with any value that is written out.
    pub(crate) fn chooses(&self, entry: &Entry, key: &str, value: Option<&str>) -> bool {
        let chosen =
            |(own, chosen): &(String, String)| own == key && value.is_none_or(|value| value == chosen);
        self.game == entry.id && self.options.iter().any(chosen)
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

    pub(crate) fn shows_start(&self, entry: &Entry) -> bool {
        self.game == entry.id && self.start().is_ok_and(|start| self.setup().map(board) == Ok(start))
    }

    /// Whether this board is where `entry` begins, unless something is chosen, whichever game the example is of.
    pub(crate) fn looks_as_the_start_of(&self, entry: &Entry) -> bool {
        let start = entry.open(&entry.default_rules(), None).map(|table| board(table.setup()));
        matches!((self.setup().map(board), start), (Ok(shown), Ok(start)) if shown == start)
    }

    /// The board as the program draws it for readers of `language`.
    pub(crate) fn drawing(&self, language: Language) -> Result<String, String> {
        let setup = self.setup()?;
        let entry = self.entry()?;
        let mut options = draw::Options { language, ..draw::Options::ASCII };
        if let Family::Points { checkers, way, .. } = entry.family {
            options = draw::Options { checkers, way, ..options };
        }
        Ok(draw::draw(&setup, &options))
    }

    /// The page with this example drawn anew.
    pub(crate) fn redraw(&self, page: &str, drawing: &str) -> String {
        let lines: Vec<&str> = page.split_inclusive('\n').collect();
        let (before, rest) = lines.split_at(self.line);
        let claims = rest[..self.length].iter().skip_while(|line| !line.starts_with("position:"));
        let after = &rest[self.length..];
        let blank = "\n";
        before.iter().chain([&drawing, &blank]).chain(claims).chain(after).copied().collect()
    }

    /// What is wrong with the claims; an error if they cannot even be tried.
    pub(crate) fn check(&self) -> Result<Vec<String>, String> {
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
                "wins" => is(&winning_throws(&*table, mover), value),
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
