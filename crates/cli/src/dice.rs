//! `alea dice`: how the dice of recorded contests fell, and how often true dice fall so.

use alea_catalog::tally::{Figure, Judgement, Line, Report, Tally, Who};
use alea_game::{PointsSetup, Setup};
use alea_texts::{Message, Texts, message};
use anyhow::Result;
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use crate::{
    common::{self, failed, wrapped},
    failure::Failure,
    files,
    progress::Progress,
    replay::words,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(required = true)]
    files: Vec<String>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, texts: &'static Texts) -> Result<()> {
    let progress = Progress::new(args.files.len() as u64, "progress-replaying", texts);
    let mut tally = Tally::default();
    let mut not_read: Vec<anyhow::Error> = Vec::new();
    for file in &args.files {
        let mut contest = 0_u64;
        let read = files::each_contest(file, None, |contained| {
            contest += 1;
            tally.add(&contained.record).map_err(|(event, denial)| {
                let board = Setup::Points(PointsSetup::default());
                let what = message![
                    "tally-cannot-be",
                    "contest" => contest.to_string(),
                    "event" => (event + 1).to_string(),
                    "why" => Message::denial(&denial, &board),
                ];
                failed(message!["at", "place" => files::shown(file), "what" => what])
            })
        });
        not_read.extend(read.err());
        progress.step();
    }
    drop(progress);
    let report = tally.report();
    if args.json {
        common::print_json(&json_of(&report))?;
    } else if report.contests > 0 {
        common::print(&told(&report, texts))?;
    }
    // What could be read was told; the last error decides on the exit code.
    let Some(last) = not_read.pop() else { return Ok(()) };
    for error in &not_read {
        if let Some(failure) = error.downcast_ref::<Failure>() {
            crate::say(&texts.tell(&failure.message));
        }
    }
    Err(last)
}

/// The rolls of everybody.
fn rolls(report: &Report) -> u64 {
    report.groups.last().map_or(0, |group| group.rolls)
}

fn json_of(report: &Report) -> Value {
    let who = |who: &Who| match who {
        Who::Player(name) => json!({ "player": name }),
        Who::Side(side) => json!({ "side": side.to_string() }),
        Who::All => json!("all"),
    };
    let line = |line: &Line| {
        json!({
            "figure": line.figure.key(),
            "seen": line.seen,
            "expected": line.expected,
            "of": line.sample,
            "p": line.chance,
            "p_among_all": report.among_all(line),
            "judgement": report.judge(line).key(),
        })
    };
    let groups = report.groups.iter().map(|group| {
        json!({
            "who": who(&group.who),
            "rolls": group.rolls,
            "figures": group.lines.iter().map(line).collect::<Value>(),
        })
    });
    json!({
        "contests": report.contests,
        "rolls": rolls(report),
        "left_out": { "openings": report.openings, "turns_without_a_roll": report.not_rolled },
        "comparisons": report.comparisons(),
        "judgement": report.worst().key(),
        "groups": groups.collect::<Value>(),
    })
}

/// Columns of the table, the name of the figure first.
const COLUMNS: [usize; 5] = [27, 8, 12, 9, 20];

fn told(report: &Report, texts: &Texts) -> String {
    let heading = message!["tally-heading", "contests" => report.contests, "rolls" => rolls(report)];
    let mut text = wrapped(&texts.tell(&heading), 0);
    for group in &report.groups {
        let title = message!["tally-group", "who" => who(&group.who), "rolls" => group.rolls];
        text.push_str(&format!("\n{}", wrapped(&texts.tell(&title), 0)));
        let heads = ["tally-seen", "tally-expected", "tally-of", "tally-chance"].map(|key| texts.say(key));
        text.push_str(&row("", &heads, ""));
        for line in &group.lines {
            let cells = [
                texts.count(line.seen),
                texts.decimal(line.expected, 1),
                texts.count(line.sample),
                chance(line.chance, texts),
            ];
            let mark = match report.judge(line) {
                Judgement::Usual => "",
                Judgement::Rare => " *",
                Judgement::Hardly => " **",
            };
            text.push_str(&row(&texts.say(figure(line.figure)), &cells, mark));
        }
    }
    text.push('\n');
    for message in remarks(report, texts) {
        text.push_str(&wrapped(&texts.tell(&message), 0));
    }
    text
}

/// What is said below the tables.
fn remarks(report: &Report, texts: &Texts) -> Vec<Message> {
    let mut said = Vec::new();
    let comparisons = report.comparisons();
    if comparisons > 0 {
        let far = (comparisons as f64 / 20.0).round().max(1.0) as u64;
        said.push(message!["tally-legend"]);
        said.push(message!["tally-compared", "figures" => comparisons, "far" => far]);
        if report.worst() == Judgement::Usual {
            said.push(message!["tally-usual"]);
        }
    }
    for group in &report.groups {
        for line in &group.lines {
            let key = match report.judge(line) {
                Judgement::Usual => continue,
                Judgement::Rare => "tally-rare",
                Judgement::Hardly => "tally-hardly",
            };
            said.push(message![
                key,
                "who" => who(&group.who),
                "figure" => message![figure(line.figure)],
                "reports" => texts.count(one_in(report.among_all(line))),
            ]);
        }
    }
    let left = [("tally-openings", report.openings), ("tally-not-rolled", report.not_rolled)];
    said.extend(
        left.into_iter().filter(|&(_, count)| count > 0).map(|(key, count)| message![key, "count" => count]),
    );
    said.push(message!["tally-verify"]);
    said
}

fn row(name: &str, cells: &[String; 4], mark: &str) -> String {
    let [first, others @ ..] = COLUMNS;
    let pad = |text: &str, width: usize| " ".repeat(width.saturating_sub(text.width()));
    let mut line = format!("  {name}{}", pad(name, first - 2));
    for (cell, width) in cells.iter().zip(others) {
        line.push_str(&pad(cell, width));
        line.push_str(cell);
    }
    line.push_str(mark);
    format!("{}\n", line.trim_end())
}

fn who(who: &Who) -> Message {
    match who {
        Who::Player(name) => words::shown(name),
        Who::Side(side) => message!["tally-side", "side" => side.to_string()],
        Who::All => message!["tally-all"],
    }
}

fn figure(figure: Figure) -> &'static str {
    match figure.key() {
        "doubles" => "tally-doubles",
        "ones" => "tally-ones",
        "twos" => "tally-twos",
        "threes" => "tally-threes",
        "fours" => "tally-fours",
        "fives" => "tally-fives",
        "sixes" => "tally-sixes",
        "six-six" => "tally-six-six",
        "doubles-in-a-row" => "tally-doubles-in-a-row",
        "sixes-in-a-row" => "tally-sixes-in-a-row",
        _ => "tally-six-six-in-a-row",
    }
}

/// A chance as people say it: in hundredths, and one in so many where it is small.
fn chance(chance: f64, texts: &Texts) -> String {
    match chance {
        0.1.. => format!("{} %", texts.decimal(100.0 * chance, 0)),
        0.01.. => format!("{} %", texts.decimal(100.0 * chance, 1)),
        LEAST.. => texts.tell(&message!["tally-one-in", "number" => texts.count(one_in(chance))]),
        _ => format!("< {}", texts.tell(&message!["tally-one-in", "number" => texts.count(one_in(LEAST))])),
    }
}

/// What is rarer is not told apart.
const LEAST: f64 = 1e-7;

/// One in how many, not more exactly than anybody cares.
fn one_in(chance: f64) -> u64 {
    let number = (1.0 / chance).min(1.0 / LEAST);
    let step = 10_f64.powf((number.log10() - 1.0).floor()).max(1.0);
    ((number / step).floor() * step) as u64
}

#[cfg(test)]
mod tests {
    use alea_notation::Language;

    use super::*;

    #[test]
    fn chances_are_told_as_people_say_them() {
        let english = Texts::of(Language::English);
        let said = |of: f64| chance(of, english);
        let told = [1.0, 0.356, 0.0349, 0.01, 0.004, 1.0 / 12_345.0, 0.0].map(said);
        let expected = ["100 %", "36 %", "3.5 %", "1.0 %", "1 in 250", "1 in 12,000", "< 1 in 10,000,000"];
        assert_eq!(told, expected);
    }
}
