//! Open Sage as a player: a Python process with its package `bgsage`, numbers in and numbers out, one line each.

use std::{
    env,
    io::{self, BufRead, BufReader, Write},
    process::{Command, Stdio},
};

use alea_catalog::{Duellist, Random};
use alea_engine::Odds;
use alea_game::{Setup, Step, Table};

use super::peer::{PeerError, Process, Values, board, forced, odds, places};

const PROGRAM: &str = "Open Sage";
/// The variable that says with which Python; else it is `python3`.
const PYTHON: &str = "ALEA_SAGE_PYTHON";
/// What the process does.
const SCRIPT: &str = include_str!("sage.py");
/// What it says once it can be asked.
const READY: &str = "ready";

/// A process and both ends of its pipe.
pub(super) struct Sage {
    link: Link<BufReader<std::process::ChildStdout>, std::process::ChildStdin>,
    _process: Process,
}

impl Sage {
    /// Starts one that looks as far as it calls `plies`, cubeless.
    ///
    /// # Errors
    /// It is not there.
    pub(super) fn start(plies: u8) -> Result<Sage, PeerError> {
        let python = env::var_os(PYTHON).unwrap_or_else(|| "python3".into());
        let looked_for = format!("{} -c \"import bgsage\"", python.to_string_lossy());
        let mut command = Command::new(&python);
        command.args(["-c", SCRIPT, &plies.to_string()]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = Process::start(PROGRAM, &mut command)?;
        let not_ready = PeerError::NotReady { program: PROGRAM };
        let (Some(input), Some(output)) = (process.0.stdin.take(), process.0.stdout.take()) else {
            return Err(not_ready);
        };
        let mut link = Link { output: BufReader::new(output), input };
        link.wait().map_err(|_| PeerError::Missing { program: PROGRAM, looked_for })?;
        Ok(Sage { link, _process: process })
    }
}

impl Duellist<PeerError> for Sage {
    fn turn(&mut self, table: &dyn Table, _: &mut Random) -> Result<Vec<Step>, PeerError> {
        self.link.turn(table)
    }
}

impl Values for Sage {
    fn value(&mut self, table: &dyn Table) -> Result<Odds, PeerError> {
        self.link.value(table)
    }
}

/// The pipe alone.
struct Link<R, W> {
    output: R,
    input: W,
}

impl<R: BufRead, W: Write> Link<R, W> {
    fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        match self.output.read_line(&mut line)? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(line.trim().to_owned()),
        }
    }

    /// Until it is ready; what libraries print before is no matter.
    fn wait(&mut self) -> io::Result<()> {
        while self.line()? != READY {}
        Ok(())
    }

    fn turn(&mut self, table: &dyn Table) -> Result<Vec<Step>, PeerError> {
        if let Some(steps) = forced(table) {
            return Ok(steps);
        }
        let Some(dice) = table.rolled() else { return Err(PeerError::Position) };
        let answer = self.ask(&format!("{} {} {}", numbers(table)?, dice.first(), dice.second()))?;
        let after: Option<Vec<i32>> = answer.split_whitespace().map(|word| word.parse().ok()).collect();
        let leads_there = |setup: &Setup| match setup {
            Setup::Points(board) => after.as_deref() == Some(&places(board)[..]),
            Setup::Square(_) => false,
        };
        let turn = table.turns().into_iter().find(|turn| leads_there(&turn.after));
        turn.map(|turn| turn.steps).ok_or(PeerError::Answer { program: PROGRAM, answer })
    }

    fn value(&mut self, table: &dyn Table) -> Result<Odds, PeerError> {
        let answer = self.ask(&numbers(table)?)?;
        odds(&answer).ok_or(PeerError::Answer { program: PROGRAM, answer })
    }

    /// A line for a line.
    fn ask(&mut self, question: &str) -> Result<String, PeerError> {
        let silent = |cause| PeerError::Silent { program: PROGRAM, cause };
        writeln!(self.input, "{question}").and_then(|()| self.input.flush()).map_err(silent)?;
        self.line().map_err(silent)
    }
}

/// The places of a board as the script reads them.
fn numbers(table: &dyn Table) -> Result<String, PeerError> {
    Ok(places(&board(table)?).map(|place| place.to_string()).join(" "))
}

#[cfg(test)]
mod tests {
    use alea_catalog::find;
    use alea_game::Dice;

    use super::*;

    fn opening() -> Box<dyn Table> {
        let entry = find("backgammon").expect("a game of the house");
        let mut table = entry.open(&entry.default_rules(), None).expect("the start");
        table.roll(Dice::new(3, 1).expect("two dice")).expect("it waits for a roll");
        table
    }

    #[test]
    fn it_asks_in_numbers_and_reads_boards() {
        let answers = "some notice\nready\n0 -2 0 0 0 2 4 0 2 0 0 0 -5 5 0 0 0 -3 0 -5 0 0 0 0 2 0\n";
        let mut link = Link { output: answers.as_bytes(), input: Vec::new() };
        link.wait().expect("it gets ready");
        let table = opening();
        let steps = link.turn(&*table).expect("an answer");
        assert_eq!(table.complete(&steps).expect("a legal turn").text, "8/5 6/5");
        let asked = String::from_utf8(link.input).expect("numbers");
        assert_eq!(asked, "0 -2 0 0 0 0 5 0 3 0 0 0 -5 5 0 0 0 -3 0 -5 0 0 0 0 2 0 3 1\n");
    }

    #[test]
    fn it_says_what_a_position_is_worth() {
        let answers = "0.5 0.25 0.125 0.0625 0.0\n0.5 0.25 0.125\n";
        let mut link = Link { output: answers.as_bytes(), input: Vec::new() };
        let table = opening();
        assert_eq!(link.value(&*table).expect("five numbers").cumulative(), [0.5, 0.25, 0.125, 0.0625, 0.0]);
        let error = link.value(&*table).expect_err("not five numbers");
        assert!(matches!(error, PeerError::Answer { .. }), "{error}");
        let asked = String::from_utf8(link.input).expect("numbers");
        assert_eq!(asked, "0 -2 0 0 0 0 5 0 3 0 0 0 -5 5 0 0 0 -3 0 -5 0 0 0 0 2 0\n".repeat(2));
    }

    #[test]
    fn what_is_no_board_is_an_error_and_so_is_silence() {
        let mut link = Link { output: "Traceback\n0 -2 0\n".as_bytes(), input: Vec::new() };
        for _ in 0..2 {
            let error = link.turn(&*opening()).expect_err("no board");
            assert!(matches!(error, PeerError::Answer { .. }), "{error}");
        }
        let error = link.turn(&*opening()).expect_err("nobody is there");
        assert!(matches!(error, PeerError::Silent { .. }), "{error}");
    }
}
