//! What several commands share: their arguments for a game, its rules and a position, and how answers are printed.

use std::{
    io::{self, Write},
    ops::RangeInclusive,
};

use alea_catalog::{CONTESTS, Entry, Family, GAMES, OpenError, find_contest};
use alea_game::{Allowed, Choice, Dice, EndReason, OptionSpec, RuleError, RuleValue, Setup, Table};
use alea_matchplay::GameEnd;
use alea_notation::{
    Language, TextError, dice, draw, fibs, gnubg, opentafl, position,
    situation::{Offer, Situation, Stage, Turn},
    xgid,
};
use alea_texts::{Message, Said, Texts, args, message};
use anyhow::Result;
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

pub(crate) use crate::failure::{failed, io_failed, misuse};

/// Columns that a terminal has at least.
pub(crate) const WIDTH: usize = 80;

/// Reads a whole number of an argument, one in `range`.
pub(crate) fn whole<N: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<N, Message> + Clone + Send + Sync + 'static {
    move |text| {
        let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().ok().filter(|number| plain && range.contains(number));
        let expected = || {
            let [min, max] = [range.start(), range.end()].map(u64::to_string);
            message!["expected-whole", "min" => min, "max" => max]
        };
        number.and_then(|number| N::try_from(number).ok()).ok_or_else(expected)
    }
}

/// Any seed.
pub(crate) const SEEDS: RangeInclusive<u64> = 0..=u64::MAX;

/// A game and the rules it is played by.
#[derive(Debug, clap::Args)]
pub(crate) struct GameArgs {
    pub(crate) game: String,
    #[arg(long = "rule")]
    pub(crate) rules: Vec<String>,
}

impl GameArgs {
    /// The game and its rules.
    pub(crate) fn read(&self) -> Result<(&'static Entry, RuleValue)> {
        let entry = game(&self.game)?;
        Ok((entry, chosen_rules(entry, &self.rules)?))
    }
}

/// The rules of a game with options chosen as pairs of key and value.
pub(crate) fn chosen_rules(entry: &Entry, chosen: &[String]) -> Result<RuleValue> {
    let pair = |rule: &'_ String| {
        let rule = quoted(rule);
        match entry.options.first() {
            Some(spec) => {
                message!["no-pair", "rule" => rule, "example" => format!("{}={}", spec.key, spec.default)]
            }
            None => message!["no-options", "rule" => rule, "game" => entry.id],
        }
    };
    let mut pairs = Vec::new();
    for rule in chosen {
        pairs.push(rule.split_once('=').ok_or_else(|| misuse(pair(rule)))?);
    }
    let refused = |error: RuleError| match error {
        RuleError::Twice { .. } => message!["rule-twice", "why" => error.message()],
        _ => message!["bad-rule", "why" => error.message(), "game" => entry.id],
    };
    entry.rules(pairs).map_err(|error| misuse(refused(error)))
}

/// The game called `name`.
pub(crate) fn game(name: &str) -> Result<&'static Entry> {
    if let Some(contest) = find_contest(name) {
        let games = words_of(contest.games, "list-or");
        return Err(misuse(message!["a-contest", "contest" => contest.id, "games" => games]));
    }
    any_game(name)
}

/// The game called `name`, where contests were looked for before.
pub(crate) fn any_game(name: &str) -> Result<&'static Entry> {
    alea_catalog::find(name).ok_or_else(|| {
        let known = GAMES.iter().flat_map(|entry| entry.aliases.iter().copied().chain([entry.id]));
        let known = known.chain(CONTESTS.iter().map(|contest| contest.id));
        misuse(match nearest(name, known) {
            Some(near) => message!["no-game-near", "name" => quoted(name), "near" => near],
            None => message!["no-game", "name" => quoted(name)],
        })
    })
}

/// A position, in any of the forms that are read. Without one it is the start of the game.
#[derive(Debug, clap::Args)]
pub(crate) struct PositionArgs {
    #[arg(long, allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, allow_hyphen_values = true, conflicts_with_all = ["position", "gnubg_id", "fibs"])]
    pub(crate) xgid: Option<String>,
    #[arg(long, conflicts_with_all = ["position", "fibs"])]
    pub(crate) gnubg_id: Option<String>,
    #[arg(long, conflicts_with = "position")]
    pub(crate) fibs: Option<String>,
}

/// What the arguments for a position say.
#[derive(Clone, Debug)]
pub(crate) struct Given {
    /// As it was typed.
    text: String,
    /// What stands on the board, if it is not the start.
    pub(crate) setup: Option<Setup>,
    /// Where the text tells of the match as well: what it tells, and the argument that it was.
    pub(crate) situation: Option<(Situation, &'static str)>,
}

impl PositionArgs {
    /// Reads whichever was given.
    pub(crate) fn read(&self, entry: &Entry) -> Result<Given> {
        if let Some(text) = &self.position {
            // No other text of a position begins with a slash.
            let setup = match text.starts_with('/') {
                true => opentafl::position::parse_with_mover(text).map(Setup::Square),
                false => position::parse(text),
            };
            let refused = |error: TextError| {
                misuse(message!["bad-position", "why" => error.message(), "game" => entry.id])
            };
            let setup = setup.map_err(refused)?;
            return Ok(Given { text: text.clone(), setup: Some(setup), situation: None });
        }
        let forms = [(&self.xgid, XGID), (&self.gnubg_id, GNUBG_ID), (&self.fibs, FIBS)];
        let Some((text, form)) = forms.into_iter().find_map(|(text, form)| Some((text.as_ref()?, form)))
        else {
            return Ok(Given { text: String::new(), setup: None, situation: None });
        };
        if !entry.is_on_board_of_backgammon() {
            return Err(misuse(message!["foreign-board", "game" => entry.id]));
        }
        let situation = match form {
            XGID => xgid::parse(text).map(Some),
            FIBS => fibs::parse(text).map(Some),
            _ if text.contains(':') => gnubg::parse_with_match(text).map(Some),
            _ => Ok(None),
        };
        let refused = |error: TextError| misuse(message!["bad-id", "why" => error.message()]);
        let situation = situation.map_err(refused)?;
        let points = match &situation {
            Some(situation) => situation.board().clone(),
            None => gnubg::parse(text).map_err(refused)?,
        };
        let situation = situation.map(|situation| (situation, form));
        Ok(Given { text: text.clone(), setup: Some(Setup::Points(points)), situation })
    }
}

pub(crate) const XGID: &str = "--xgid";
const GNUBG_ID: &str = "--gnubg-id";
const FIBS: &str = "--fibs";

impl Given {
    /// The roll that came with the position, and the argument that it came with.
    pub(crate) fn rolled(&self) -> Option<(Dice, &'static str)> {
        self.situation.as_ref().and_then(|(situation, form)| Some((situation.dice()?, *form)))
    }

    /// The roll: the one that was `named`, or the one that came with the position.
    pub(crate) fn dice(&self, named: Option<&str>) -> Result<Option<Dice>> {
        let Some(text) = named else { return Ok(self.rolled().map(|(dice, _)| dice)) };
        let named =
            dice::parse(text).map_err(|error| misuse(message!["bad-dice", "why" => error.message()]))?;
        let contradicts = |(situation, form): &(Situation, &'static str)| contradicts(named, situation, form);
        match self.situation.as_ref().and_then(contradicts) {
            Some(message) => Err(misuse(message)),
            None => Ok(Some(named)),
        }
    }

    /// Says that the turn to be played is the player's first, which changes nothing where no rule asks.
    pub(crate) fn on_first_turn(&mut self, entry: &Entry) -> Result<()> {
        if let Some(Setup::Points(points)) = &mut self.setup {
            if let Some(turn) = points.turn.filter(|&turn| turn != 1) {
                return Err(misuse(message!["not-first", "turn" => turn]));
            }
            if entry.counts_turns {
                points.turn = Some(1);
            }
        }
        Ok(())
    }

    /// The game as it stands there.
    pub(crate) fn open(&self, entry: &Entry, rules: &RuleValue) -> Result<Box<dyn Table>> {
        entry.open(rules, self.setup.as_ref()).map_err(|error| {
            misuse(match error {
                OpenError::Setup(error) => message![
                    "bad-setup",
                    "position" => quoted(&self.text),
                    "game" => entry.id,
                    "why" => error.message(),
                ],
                OpenError::Rules(error) => message!["bad-rule", "why" => error.message(), "game" => entry.id],
            })
        })
    }
}

/// What is wrong with dice beside a position that says what is waited for, if anything is.
fn contradicts(named: Dice, situation: &Situation, form: &'static str) -> Option<Message> {
    let waits = match situation.stage() {
        Stage::Over(_) => return Some(message!["dice-but-over", "form" => form]),
        Stage::Playing { resignation: Some(_), .. } => "a-resignation",
        Stage::Playing { turn: Turn::Offered(offer), .. } => match offer {
            Offer::Double => "a-double",
            Offer::Beaver => "a-beaver",
            Offer::Raccoon => "a-raccoon",
            Offer::Otter => "an-otter",
        },
        Stage::Opening(_) | Stage::Playing { .. } => {
            // 31 and 13 are one roll.
            let dice =
                situation.dice().filter(|dice| (dice.high(), dice.low()) != (named.high(), named.low()))?;
            let key = if form == XGID { "dice-but-rolled-xgid" } else { "dice-but-rolled" };
            let [named, dice] = [named, dice].map(|dice| dice.to_string());
            return Some(message![key, "named" => named, "form" => form, "dice" => dice]);
        }
    };
    Some(message!["dice-but-waits", "form" => form, "what" => message![waits]])
}

/// The options of a game for programs.
pub(crate) fn options_json(options: &[OptionSpec]) -> Value {
    let value = |choice: &Choice| match choice {
        Choice::Word(word) => json!(word),
        Choice::Number(number) => json!(number),
    };
    let english = Texts::of(Language::English);
    let option = |spec: &OptionSpec| {
        let allowed = match spec.allowed {
            Allowed::Words(words) => json!(words),
            Allowed::Number { min, max } => json!({ "min": min, "max": max }),
        };
        json!({
            "key": spec.key,
            "allowed": allowed,
            "default": value(&spec.default),
            "about": english.say(&format!("option-{}", spec.key)),
        })
    };
    options.iter().map(option).collect()
}

/// The board as `entry` is played on it, the player on roll at the bottom.
pub(crate) fn drawing(entry: &Entry, setup: &Setup, ascii: bool, texts: &Texts) -> String {
    let set = if ascii || !speaks_unicode() { draw::Options::ASCII } else { draw::Options::UNICODE };
    let set = draw::Options { language: texts.language(), ..set };
    match entry.family {
        Family::Points { checkers, way, .. } => draw::draw(setup, &draw::Options { checkers, way, ..set }),
        Family::Square => draw::draw(setup, &set),
    }
}

/// Whether the locale says that the terminal shows more than ASCII.
fn speaks_unicode() -> bool {
    let locale = locale("LC_CTYPE").to_ascii_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

/// What the environment says about a category of the locale, such as `LC_CTYPE`; empty if nothing.
pub(crate) fn locale(category: &str) -> String {
    let said = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", category, "LANG"].into_iter().find_map(said);
    locale.unwrap_or_default().to_string_lossy().into_owned()
}

/// Prints an answer for people.
pub(crate) fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.map_err(|error| io_failed(message!["standard-output"], error))
}

/// Prints an answer for programs: one line.
pub(crate) fn print_json(value: &Value) -> Result<()> {
    print(&format!("{value}\n"))
}

/// A sentence in lines that fit, each indented.
pub(crate) fn wrapped(text: &str, indent: usize) -> String {
    let lines = broken(text, WIDTH - indent);
    lines.iter().filter(|line| !line.is_empty()).map(|line| format!("{:indent$}{line}\n", "")).collect()
}

/// A text in lines of at most `width` columns, broken between words, unless a word is wider; at least one line.
pub(crate) fn broken(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && line.width() + 1 + word.width() > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

/// Short texts side by side, down the columns first, as many columns as fit.
pub(crate) fn columns(items: &[String]) -> String {
    const INDENT: usize = 2;
    const GAP: usize = 3;
    let widest = items.iter().map(|item| item.chars().count()).max().unwrap_or(0);
    let across = ((WIDTH - INDENT + GAP) / (widest + GAP)).clamp(1, items.len().max(1));
    let down = items.len().div_ceil(across);
    let mut text = String::new();
    for row in 0..down {
        let cells = items.iter().skip(row).step_by(down);
        let line: String = cells.map(|item| format!("{item:<width$}", width = widest + GAP)).collect();
        text.push_str(&format!("  {}\n", line.trim_end()));
    }
    text
}

/// Rows of equally many cells below each other, indented: the first `left` cells to the left, the others to the right.
pub(crate) fn table(rows: &[Vec<String>], left: usize) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let widths: Vec<usize> =
        (0..columns).map(|at| rows.iter().map(|row| row[at].width()).max().unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(at, (cell, width))| {
            let pad = " ".repeat(width - cell.width());
            if at < left { format!("{cell}{pad}") } else { format!("{pad}{cell}") }
        });
        format!("  {}", cells.collect::<Vec<_>>().join("  ")).trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

/// The name most like `typed`, if one is like it at all.
pub(crate) fn nearest<'a>(typed: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let length = typed.chars().count();
    if length > 40 {
        return None;
    }
    let begins = |name: &str| length >= 3 && name.starts_with(&typed);
    let far = |name: &str| if begins(name) { 0 } else { edits(&typed, name) };
    names.map(|name| (far(name), name)).min().filter(|&(far, _)| far <= 1 + length / 4).map(|(_, name)| name)
}

/// How many letters must be changed, added or left out to make one word of another (Levenshtein).
fn edits(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (i, c) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, d) in to.iter().enumerate() {
            let changed = diagonal + usize::from(c != *d);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[to.len()]
}

/// Words that stand for themselves in a list, as in `portes, plakoto and fevga`. `last` is `list-and` or `list-or`.
pub(crate) fn words_of(words: &[&str], last: &'static str) -> Message {
    Message::list(words.iter().map(|&word| Message::verbatim(word)), last)
}

/// What somebody typed, in quotes and not longer than a line holds.
pub(crate) fn quoted(text: &str) -> Message {
    const SHOWN: usize = 60;
    let mut shown: String = text.chars().take(SHOWN).flat_map(char::escape_debug).collect();
    if text.chars().count() > SHOWN {
        shown.push_str("...");
    }
    message!["quote", "text" => shown]
}

/// What stands above a drawn board: the game, and the roll to be played.
pub(crate) fn title(entry: &Entry, dice: Option<Dice>, texts: &Texts) -> String {
    let game = texts.game(entry.id);
    match dice {
        Some(dice) => texts.with("turns-title", args!["game" => game, "dice" => dice.to_string()]),
        None => game,
    }
}

/// Points with their sign and four digits after the point.
pub(crate) fn signed(points: f64, texts: &Texts) -> String {
    format!("{}{}", if points < 0.0 { '−' } else { '+' }, texts.decimal(points.abs(), 4))
}

/// The error of an argument about dice for a game that has none.
pub(crate) fn without_dice(entry: &Entry, argument: &'static str) -> anyhow::Error {
    misuse(message!["without-dice", "game" => entry.id, "argument" => argument])
}

/// How a game ended on the board, in words.
pub(crate) fn ended_by(reason: EndReason) -> Message {
    Message::game_end(GameEnd::Board(reason))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_pen_find_their_game() {
        let ids = || GAMES.iter().map(|entry| entry.id);
        for (typed, meant) in [
            ("plakotto", Some("plakoto")),
            ("Backgamon", Some("backgammon")),
            ("fevgo", Some("fevga")),
            ("hnef", Some("hnefatafl")),
            ("hnefatafl-v4", Some("hnefatafl-v1")),
            ("chess", None),
            ("", None),
        ] {
            assert_eq!(nearest(typed, ids()), meant, "{typed}");
        }
    }

    #[test]
    fn whole_numbers_are_digits_in_a_range() {
        let read = whole::<u16>(1..=256);
        assert_eq!([read("1"), read("256")], [Ok(1), Ok(256)]);
        for text in ["0", "257", "", "-1", "+1", "1.5", " 1", "abc", "٣", "99999999999999999999"] {
            let expected = read(text).map_err(|expected| expected.to_string());
            assert_eq!(expected, Err(String::from("expected a whole number, 1 to 256")), "{text}");
        }
        assert_eq!(whole::<u64>(SEEDS)("18446744073709551615"), Ok(u64::MAX));
    }

    #[test]
    fn sentences_are_broken_between_words() {
        let text = wrapped(&"word ".repeat(40), 4);
        assert!(text.lines().all(|line| line.len() <= WIDTH && line.starts_with("    word")), "{text}");
        assert_eq!(text.split_whitespace().count(), 40);
        assert_eq!(wrapped("", 4), "");
        assert_eq!(wrapped(&"x".repeat(100), 2), format!("  {}\n", "x".repeat(100)));
    }

    #[test]
    fn columns_run_down_and_fit() {
        let items: Vec<String> = (1..=50).map(|n| format!("{n:>2}  turn {n}")).collect();
        let text = columns(&items);
        assert!(text.lines().all(|line| line.len() <= WIDTH));
        assert!(text.starts_with("   1  turn 1    11  turn 11   21"), "{text}");
        assert_eq!(columns(&[]), "");
    }
}
