//! What several commands share: their arguments for a game, its rules and a position, and how answers are printed.

use std::{
    fmt,
    io::{self, Write},
    ops::RangeInclusive,
};

use alea_catalog::{CONTESTS, Entry, Family, GAMES, OpenError, find_contest};
use alea_game::{Allowed, Choice, Dice, EndReason, OptionSpec, RuleValue, Setup, Table};
use alea_notation::{
    Language, TextError, dice, draw, fibs, gnubg, opentafl, position, situation::Situation, xgid,
};
use anyhow::{Context, Result};
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

/// Where answers go, as an error names it.
pub(crate) const OUTPUT: &str = "standard output";

/// Columns that a terminal has at least.
pub(crate) const WIDTH: usize = 80;

/// Something was asked for that does not exist or makes no sense: exit code 2.
#[derive(Debug)]
pub(crate) struct Misuse(String);

impl fmt::Display for Misuse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misuse {}

/// An error of exit code 2.
pub(crate) fn misuse(text: impl Into<String>) -> anyhow::Error {
    Misuse(text.into()).into()
}

/// Reads a whole number of an argument, one in `range`.
pub(crate) fn whole<N: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<N, String> + Clone + Send + Sync + 'static {
    move |text| {
        let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().ok().filter(|number| plain && range.contains(number));
        number.and_then(|number| N::try_from(number).ok()).ok_or_else(|| words::whole(&range))
    }
}

/// Any seed.
pub(crate) const SEEDS: RangeInclusive<u64> = 0..=u64::MAX;

/// A game and the rules it is played by.
#[derive(Debug, clap::Args)]
pub(crate) struct GameArgs {
    /// Which game; `alea games` lists them
    pub(crate) game: String,
    /// An option of the rules, as in `bear_off=take_highest`; may be given several times
    #[arg(long = "rule", value_name = "KEY=VALUE")]
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
    let mut pairs = Vec::new();
    for rule in chosen {
        pairs.push(rule.split_once('=').ok_or_else(|| misuse(words::no_pair(rule, entry)))?);
    }
    entry.rules(pairs).map_err(|error| misuse(words::bad_rules(&error, entry)))
}

/// The game called `name`.
pub(crate) fn game(name: &str) -> Result<&'static Entry> {
    if let Some(contest) = find_contest(name) {
        return Err(misuse(words::a_contest(contest)));
    }
    any_game(name)
}

/// The game called `name`, where contests were looked for before.
pub(crate) fn any_game(name: &str) -> Result<&'static Entry> {
    alea_catalog::find(name).ok_or_else(|| {
        let known = GAMES.iter().flat_map(|entry| entry.aliases.iter().copied().chain([entry.id]));
        let known = known.chain(CONTESTS.iter().map(|contest| contest.id));
        misuse(words::no_game(name, nearest(name, known)))
    })
}

/// The language of what is printed for people.
#[derive(Debug, clap::Args)]
pub(crate) struct LanguageArgs {
    /// The language: en, el or it; without it the one of the locale, if it is one of them, or English
    #[arg(long = "lang", value_name = "LANGUAGE", value_parser = language)]
    chosen: Option<Language>,
}

impl LanguageArgs {
    /// The language asked for, here or by the locale.
    pub(crate) fn read(&self) -> Language {
        self.chosen.or_else(|| Language::find(&locale("LC_MESSAGES"))).unwrap_or_default()
    }
}

fn language(name: &str) -> Result<Language, String> {
    Language::find(name).ok_or_else(words::no_language)
}

/// A position, in any of the forms that are read. Without one it is the start of the game.
#[derive(Debug, clap::Args)]
pub(crate) struct PositionArgs {
    /// A position as text: `x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2`, both sides in the numbering of x, who is on
    /// roll; or the rows of a square board, also as OpenTafl lists them, between slashes, with w or b behind them
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    /// A position as eXtreme Gammon writes it, with its dice once they are rolled
    #[arg(long, value_name = "XGID", allow_hyphen_values = true, conflicts_with_all = ["position", "gnubg_id", "fibs"])]
    pub(crate) xgid: Option<String>,
    /// A Position ID of GNU Backgammon, with the Match ID behind it or without
    #[arg(long, value_name = "ID[:ID]", conflicts_with_all = ["position", "fibs"])]
    pub(crate) gnubg_id: Option<String>,
    /// A board line of fibs.com: `board:You:Anna:...`
    #[arg(long, value_name = "LINE", conflicts_with = "position")]
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
            let setup = setup.map_err(|error| misuse(words::no_position(&error, entry)))?;
            return Ok(Given { text: text.clone(), setup: Some(setup), situation: None });
        }
        let forms = [(&self.xgid, XGID), (&self.gnubg_id, GNUBG_ID), (&self.fibs, FIBS)];
        let Some((text, form)) = forms.into_iter().find_map(|(text, form)| Some((text.as_ref()?, form)))
        else {
            return Ok(Given { text: String::new(), setup: None, situation: None });
        };
        if !entry.is_on_board_of_backgammon() {
            return Err(misuse(words::foreign_board(entry)));
        }
        let situation = match form {
            XGID => xgid::parse(text).map(Some),
            FIBS => fibs::parse(text).map(Some),
            _ if text.contains(':') => gnubg::parse_with_match(text).map(Some),
            _ => Ok(None),
        };
        let refused = |error: TextError| misuse(words::no_id(&error));
        let situation = situation.map_err(refused)?;
        let points = match &situation {
            Some(situation) => situation.board().clone(),
            None => gnubg::parse(text).map_err(refused)?,
        };
        let situation = situation.map(|situation| (situation, form));
        Ok(Given { text: text.clone(), setup: Some(Setup::Points(points)), situation })
    }
}

const XGID: &str = "--xgid";
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
        let named = dice::parse(text).map_err(|error| misuse(words::no_dice(&error)))?;
        match &self.situation {
            Some((situation, form)) => match words::contradicts(named, situation, form) {
                Some(line) => Err(misuse(line)),
                None => Ok(Some(named)),
            },
            None => Ok(Some(named)),
        }
    }

    /// Says that the turn to be played is the player's first, which changes nothing where no rule asks.
    pub(crate) fn on_first_turn(&mut self, entry: &Entry) -> Result<()> {
        if let Some(Setup::Points(points)) = &mut self.setup {
            if let Some(turn) = points.turn.filter(|&turn| turn != 1) {
                return Err(misuse(words::not_first(turn)));
            }
            if entry.counts_turns {
                points.turn = Some(1);
            }
        }
        Ok(())
    }

    /// The game as it stands there.
    pub(crate) fn open(&self, entry: &Entry, rules: &RuleValue) -> Result<Box<dyn Table>> {
        entry.open(rules, self.setup.as_ref()).map_err(|error| match error {
            OpenError::Setup(error) => misuse(words::bad_setup(&self.text, &error, entry)),
            OpenError::Rules(error) => misuse(words::bad_rules(&error, entry)),
        })
    }
}

/// The options of a game for programs.
pub(crate) fn options_json(options: &[OptionSpec]) -> Value {
    let value = |choice: &Choice| match choice {
        Choice::Word(word) => json!(word),
        Choice::Number(number) => json!(number),
    };
    let option = |spec: &OptionSpec| {
        let allowed = match spec.allowed {
            Allowed::Words(words) => json!(words),
            Allowed::Number { min, max } => json!({ "min": min, "max": max }),
        };
        json!({
            "key": spec.key,
            "allowed": allowed,
            "default": value(&spec.default),
            "about": spec.about,
        })
    };
    options.iter().map(option).collect()
}

/// The board as `entry` is played on it, the player on roll at the bottom.
pub(crate) fn drawing(entry: &Entry, setup: &Setup, ascii: bool) -> String {
    let set = if ascii || !speaks_unicode() { draw::Options::ASCII } else { draw::Options::UNICODE };
    match entry.family {
        Family::Points { checkers, way } => draw::draw(setup, &draw::Options { checkers, way, ..set }),
        Family::Square => draw::draw(setup, &set),
    }
}

/// Whether the locale says that the terminal shows more than ASCII.
fn speaks_unicode() -> bool {
    let locale = locale("LC_CTYPE").to_ascii_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

/// What the environment says about a category of the locale, such as `LC_CTYPE`; empty if nothing.
fn locale(category: &str) -> String {
    let said = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", category, "LANG"].into_iter().find_map(said);
    locale.unwrap_or_default().to_string_lossy().into_owned()
}

/// Prints an answer for people.
pub(crate) fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).context(OUTPUT)
}

/// Prints an answer for programs: one line.
pub(crate) fn print_json(value: &Value) -> Result<()> {
    print(&format!("{value}\n"))
}

/// A whole number as people read it: `20,548,592`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// `1 turn`, `2 turns`.
pub(crate) fn counted(number: u64, one: &str, more: &str) -> String {
    format!("{} {}", grouped(number), if number == 1 { one } else { more })
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

/// `portes, plakoto and fevga`, with the word that joins the last two.
pub(crate) fn listed(names: &[&str], last: &str) -> String {
    match names {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [before @ .., end] => format!("{} {last} {end}", before.join(", ")),
    }
}

/// What somebody typed, in quotes and not longer than a line holds.
pub(crate) fn quoted(text: &str) -> String {
    const SHOWN: usize = 60;
    let mut shown: String = text.chars().take(SHOWN).flat_map(char::escape_debug).collect();
    if text.chars().count() > SHOWN {
        shown.push_str("...");
    }
    format!("\"{shown}\"")
}

/// The error of an argument about dice for a game that has none.
pub(crate) fn without_dice(entry: &Entry, argument: &str) -> anyhow::Error {
    misuse(words::without_dice(entry, argument))
}

/// That a game is not played on the board of backgammon, in words.
pub(crate) fn not_on_board_of_backgammon(entry: &Entry) -> String {
    words::not_on_board_of_backgammon(entry)
}

/// How a game ended, in words.
pub(crate) fn ended_by(reason: EndReason) -> &'static str {
    words::ended_by(reason)
}

mod words {
    use std::ops::RangeInclusive;

    use alea_catalog::{ContestEntry, Entry};
    use alea_game::{Dice, EndReason, RuleError, SetupError};
    use alea_notation::{
        Language, TextError,
        situation::{Offer, Situation, Stage, Turn},
    };

    use super::{XGID, quoted};

    pub(super) fn whole(range: &RangeInclusive<u64>) -> String {
        format!("expected a whole number, {} to {}", range.start(), range.end())
    }

    pub(super) fn no_language() -> String {
        let all = Language::ALL.map(|language| format!("{} ({})", language.code(), language.own_name()));
        format!("expected one of {}", all.join(", "))
    }

    pub(super) fn no_game(name: &str, nearest: Option<&str>) -> String {
        let name = quoted(name);
        match nearest {
            Some(nearest) => format!("no game {name}: did you mean {nearest}? `alea games` lists them all"),
            None => format!("no game {name}: `alea games` lists them"),
        }
    }

    pub(super) fn a_contest(contest: &ContestEntry) -> String {
        let games = super::listed(contest.games, "or");
        format!("{} is a match of several games: name one of them, {games}", contest.id)
    }

    pub(super) fn no_pair(rule: &str, entry: &Entry) -> String {
        let rule = quoted(rule);
        match entry.options.first() {
            Some(spec) => {
                format!(
                    "--rule {rule} is no pair of key and value: write it as in --rule {}={}",
                    spec.key, spec.default
                )
            }
            None => format!("--rule {rule}: {} has no options, so leave it out", entry.id),
        }
    }

    pub(super) fn bad_rules(error: &RuleError, entry: &Entry) -> String {
        let id = entry.id;
        match error {
            RuleError::Twice { .. } => format!("--rule: {error}; leave all but one out"),
            _ => format!("--rule: {error}; `alea rules {id}` explains the options of {id}"),
        }
    }

    pub(super) fn no_position(error: &TextError, entry: &Entry) -> String {
        format!("{error}; `alea rules {}` shows positions as they are written", entry.id)
    }

    pub(super) fn no_id(error: &TextError) -> String {
        format!("{error}; give the ID as the other program shows it, or a position with --position")
    }

    pub(super) fn foreign_board(entry: &Entry) -> String {
        format!(
            "{}, which is all that XGIDs and Position IDs describe: give the position with --position",
            not_on_board_of_backgammon(entry)
        )
    }

    pub(super) fn not_on_board_of_backgammon(entry: &Entry) -> String {
        format!("{} is not played on the board of backgammon", entry.id)
    }

    pub(super) fn no_dice(error: &TextError) -> String {
        format!("{error}; write both dice, as in --dice 31")
    }

    /// What is wrong with dice beside a position that says what is waited for, if anything is.
    pub(super) fn contradicts(named: Dice, situation: &Situation, form: &str) -> Option<String> {
        let waits = match situation.stage() {
            Stage::Over(_) => {
                return Some(format!(
                    "--dice contradicts {form}, in which the game is over: leave one of them out"
                ));
            }
            Stage::Playing { resignation: Some(_), .. } => "a resignation",
            Stage::Playing { turn: Turn::Offered(offer), .. } => match offer {
                Offer::Double => "a double",
                Offer::Beaver => "a beaver",
                Offer::Raccoon => "a raccoon",
                Offer::Otter => "an otter",
            },
            Stage::Opening(_) | Stage::Playing { .. } => {
                // 31 and 13 are one roll.
                let dice = situation
                    .dice()
                    .filter(|dice| (dice.high(), dice.low()) != (named.high(), named.low()))?;
                let instead = if form == XGID { ", or give the XGID 00 for its dice" } else { "" };
                return Some(format!(
                    "--dice {named} contradicts {form}, which has {dice} rolled: leave --dice out{instead}"
                ));
            }
        };
        Some(format!(
            "--dice contradicts {form}, in which {waits} waits for its answer: leave one of them out"
        ))
    }

    pub(super) fn without_dice(entry: &Entry, argument: &str) -> String {
        format!("{} is played without dice: leave {argument} out", entry.id)
    }

    pub(super) fn bad_setup(text: &str, error: &SetupError, entry: &Entry) -> String {
        let (text, id) = (quoted(text), entry.id);
        format!("position {text} does not occur in {id}: {error}; `alea rules {id}` shows some that do")
    }

    pub(super) fn not_first(turn: u16) -> String {
        format!("--first-turn contradicts ctx=turn:{turn} in the position: leave one of them out")
    }

    pub(super) fn ended_by(reason: EndReason) -> &'static str {
        match reason {
            EndReason::BorneOff => "all checkers borne off",
            EndReason::MotherPinned => "the mother pinned",
            EndReason::BothMothersPinned => "both mothers pinned",
            EndReason::Frozen => "neither side can ever move",
            EndReason::KingEscaped => "the king on the edge",
            EndReason::KingTaken => "the king taken",
            EndReason::KingImmobile => "the king without a move",
            EndReason::Encircled => "White shut in",
            EndReason::NoMoves => "no move left",
            EndReason::Repetition => "the same position three times",
            EndReason::NoCapture => "too long without a capture",
        }
    }
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
    fn numbers_are_grouped() {
        assert_eq!([0, 999, 1000, 20_548_592].map(grouped), ["0", "999", "1,000", "20,548,592"]);
    }

    #[test]
    fn whole_numbers_are_digits_in_a_range() {
        let read = whole::<u16>(1..=256);
        assert_eq!([read("1"), read("256")], [Ok(1), Ok(256)]);
        for text in ["0", "257", "", "-1", "+1", "1.5", " 1", "abc", "٣", "99999999999999999999"] {
            assert_eq!(read(text), Err(String::from("expected a whole number, 1 to 256")), "{text}");
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
