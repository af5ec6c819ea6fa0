//! Positions held back from training with what their rollouts say: a file with a line of JSON for each.

use std::{
    fs::{self, File, OpenOptions},
    io::{ErrorKind, Write},
    path::Path,
};

use alea_engine::rollout::RolledOut;
use alea_game::{PointsSetup, Setup, Side};
use alea_notation::{
    situation::{Cube, Situation, Stage, Standing},
    xgid,
};
use alea_texts::{Message, message};
use anyhow::Result;
use serde_json::{Value, json};

use crate::common::{failed, io_failed};

/// The names of the odds, in the order of [`alea_engine::Odds::new`].
const ODDS: [&str; 5] = ["win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon"];

/// A position and what its rollout says of it, for the side on roll.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct HeldBack {
    /// The number of the game that it is of.
    pub(super) game: u64,
    pub(super) xgid: String,
    /// Cubeless, cumulative.
    pub(super) odds: [f64; 5],
    /// Cubeless, in points a game.
    pub(super) equity: f64,
    /// The standard error of `equity`.
    pub(super) error: f64,
    /// How many games were played.
    pub(super) games: u64,
    /// What their dice followed from: `alea rollout` gives the same with it.
    pub(super) seed: u64,
}

impl HeldBack {
    pub(super) fn new(game: u64, xgid: String, seed: u64, rolled: &RolledOut) -> HeldBack {
        let odds = rolled.odds.cumulative().map(|part| rounded(f64::from(part)));
        let (equity, error) = (rounded(rolled.equity), rounded(rolled.error));
        HeldBack { game, xgid, odds, equity, error, games: rolled.games, seed }
    }

    /// A line of the file, without its end.
    fn write(&self) -> String {
        let mut line = json!({ "game": self.game, "xgid": self.xgid });
        for (name, part) in ODDS.iter().zip(self.odds) {
            line[*name] = json!(part);
        }
        line["equity"] = json!(self.equity);
        line["se"] = json!(self.error);
        line["games"] = json!(self.games);
        line["seed"] = json!(self.seed);
        line.to_string()
    }

    fn read(line: &str) -> Option<HeldBack> {
        let line: Value = serde_json::from_str(line).ok()?;
        let number = |key: &str| line[key].as_f64();
        let whole = |key: &str| line[key].as_u64();
        let mut odds = [0.0; 5];
        for (part, name) in odds.iter_mut().zip(ODDS) {
            *part = number(name).filter(|part| (0.0..=1.0).contains(part))?;
        }
        let held = HeldBack {
            game: whole("game")?,
            xgid: line["xgid"].as_str()?.to_owned(),
            odds,
            equity: number("equity").filter(|equity| equity.abs() <= 3.0)?,
            error: number("se").filter(|&error| error >= 0.0)?,
            games: whole("games")?,
            seed: whole("seed")?,
        };
        held.board().map(|_| held)
    }

    /// What stands on the board, seen by the side on roll; `None` if the text is no position before a roll.
    pub(super) fn board(&self) -> Option<PointsSetup> {
        let situation = xgid::parse(&self.xgid).ok()?;
        (situation.stage() == Stage::TO_ROLL).then(|| situation.board().clone())
    }
}

/// More digits than rollouts know.
fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

/// The position of a table as other programs read it; `None` where it is not on the board of backgammon.
pub(super) fn xgid_of(setup: &Setup) -> Option<String> {
    let Setup::Points(points) = setup else { return None };
    let situation =
        Situation::new(points.clone(), Side::First, Standing::MONEY, Cube::default(), Stage::TO_ROLL).ok()?;
    xgid::write(&situation).ok()
}

/// The positions of a text of such lines, or the number of the line that is none, from 1.
pub(super) fn read(text: &str) -> Result<Vec<HeldBack>, usize> {
    text.lines().enumerate().map(|(line, text)| HeldBack::read(text).ok_or(line + 1)).collect()
}

/// A file of such lines that is written to its end, line by line.
pub(super) struct Journal<'a> {
    path: &'a Path,
    file: File,
    pub(super) lines: Vec<HeldBack>,
}

impl Journal<'_> {
    /// Opens a file with what it holds, or begins one. A last line that was broken off is taken away.
    pub(super) fn open(path: &Path) -> Result<Journal<'_>> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(at(path, error)),
        };
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let lines = read(&text[..whole]).map_err(|line| wrong(path, line))?;
        if !begins_a_line(&text[whole..]) {
            return Err(wrong(path, lines.len() + 1));
        }
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.and_then(|file| file.set_len(whole as u64).map(|()| file));
        Ok(Journal { path, file: file.map_err(|error| at(path, error))?, lines })
    }

    /// Adds a position, which is then on the disk.
    pub(super) fn add(&mut self, held: HeldBack) -> Result<()> {
        let line = format!("{}\n", held.write());
        let written = self.file.write_all(line.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|error| at(self.path, error))?;
        self.lines.push(held);
        Ok(())
    }
}

/// Whether this may be the beginning of a line of such a file, so that nobody's text is taken away.
fn begins_a_line(text: &str) -> bool {
    const BEGIN: &str = "{\"game\":";
    text.starts_with(BEGIN) || BEGIN.starts_with(text)
}

fn at(path: &Path, error: std::io::Error) -> anyhow::Error {
    io_failed(path.display().to_string(), error)
}

/// A line of a file is no position with its rollout.
pub(super) fn wrong(path: &Path, line: usize) -> anyhow::Error {
    said(path, message!["rollouts-no-line", "line" => line])
}

/// A file holds something else than it should.
pub(super) fn said(path: &Path, what: Message) -> anyhow::Error {
    failed(message!["at", "place" => path.display().to_string(), "what" => what])
}
