//! GNU Backgammon as a player: a process that listens on a socket (`external` in its manual), one line a question.

use std::{
    env, fs,
    io::{self, BufRead, BufReader, Write},
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    path::PathBuf,
    process::{Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::Duration,
};

use alea_catalog::{Duellist, Random, replay::named_turn};
use alea_engine::Odds;
use alea_game::{Dice, PointsSetup, Step, Table};
use alea_notation::turn;

use super::peer::{PeerError, Process, Values, board, forced, odds, places};

const PROGRAM: &str = "GNU Backgammon";
/// Where Debian puts it.
const DEBIAN: &str = "/usr/games/gnubg";
/// How long it may take to listen, in steps of [`STEP`], and how long to answer.
const TRIES: u32 = 200;
const STEP: Duration = Duration::from_millis(50);
const PATIENCE: Duration = Duration::from_secs(120);

/// A process with a connection.
#[derive(Debug)]
pub(super) struct Gnubg {
    link: Link,
    plies: u8,
    _process: Process,
    _home: Home,
}

impl Gnubg {
    /// Starts one that looks `plies` ahead, cubeless.
    ///
    /// # Errors
    /// It is not there or does not listen.
    pub(super) fn start(plies: u8) -> Result<Gnubg, PeerError> {
        let not_ready = |_| PeerError::NotReady { program: PROGRAM };
        let home = Home::new().map_err(not_ready)?;
        let address = free_port().map_err(not_ready)?;
        let commands = home.0.join("commands");
        let text = format!(
            "set threads 1\nset jacoby off\nset evaluation chequerplay evaluation plies {plies}\n\
             set evaluation chequerplay evaluation cubeful off\nexternal {address}\n"
        );
        fs::write(&commands, text).map_err(not_ready)?;
        let installed = PathBuf::from(DEBIAN);
        let program = if installed.exists() { installed } else { PathBuf::from("gnubg") };
        let mut command = Command::new(program);
        command.args(["-t", "-q", "-r", "-c"]).arg(&commands).env("HOME", &home.0).current_dir(&home.0);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let process = Process::start(PROGRAM, &mut command)?;
        let stream = (0..TRIES).find_map(|_| {
            thread::sleep(STEP);
            TcpStream::connect(address).ok()
        });
        let stream = stream.ok_or(PeerError::NotReady { program: PROGRAM })?;
        Ok(Gnubg { link: Link::new(stream).map_err(not_ready)?, plies, _process: process, _home: home })
    }
}

impl Duellist<PeerError> for Gnubg {
    fn turn(&mut self, table: &dyn Table, _: &mut Random) -> Result<Vec<Step>, PeerError> {
        self.link.turn(table)
    }
}

impl Values for Gnubg {
    fn value(&mut self, table: &dyn Table) -> Result<Odds, PeerError> {
        self.link.value(table, self.plies)
    }
}

/// The connection alone.
#[derive(Debug)]
struct Link {
    stream: BufReader<TcpStream>,
}

impl Link {
    fn new(stream: TcpStream) -> io::Result<Link> {
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(Link { stream: BufReader::new(stream) })
    }

    fn turn(&mut self, table: &dyn Table) -> Result<Vec<Step>, PeerError> {
        if let Some(steps) = forced(table) {
            return Ok(steps);
        }
        let Some(dice) = table.rolled() else { return Err(PeerError::Position) };
        let answer = self.ask(&format!("{} jacobyrule off", line(&board(table)?, Some(dice))))?;
        let hops = turn::parse(&answer).ok();
        let steps = hops.and_then(|hops| named_turn(table, &hops));
        steps.ok_or(PeerError::Answer { program: PROGRAM, answer })
    }

    fn value(&mut self, table: &dyn Table, plies: u8) -> Result<Odds, PeerError> {
        let line = line(&board(table)?, None);
        let answer =
            self.ask(&format!("evaluation fibsboard {line} plies {plies} cubeless jacobyrule off"))?;
        odds(&answer).ok_or(PeerError::Answer { program: PROGRAM, answer })
    }

    /// A line for a line.
    fn ask(&mut self, question: &str) -> Result<String, PeerError> {
        let silent = |cause| PeerError::Silent { program: PROGRAM, cause };
        self.stream.get_mut().write_all(format!("{question}\n").as_bytes()).map_err(silent)?;
        let mut answer = String::new();
        if self.stream.read_line(&mut answer).map_err(silent)? == 0 {
            return Err(silent(io::ErrorKind::UnexpectedEof.into()));
        }
        Ok(answer.trim().to_owned())
    }
}

/// A board line of fibs.com for the player on roll, of play without end and without a cube: GNU Backgammon calls that a match to 0.
/// Without dice he has not rolled.
fn line(board: &PointsSetup, dice: Option<Dice>) -> String {
    let mut places = places(board);
    places[0] = -places[0];
    let places = places.map(|place| place.to_string()).join(":");
    let off = [&board.x, &board.o].map(|checkers| {
        15 - i32::from(checkers.bar) - checkers.points.iter().map(|&n| i32::from(n)).sum::<i32>()
    });
    format!(
        "board:You:gnubg:0:0:0:{places}:1:{}:{}:0:0:1:1:1:0:1:-1:0:25:{}:{}:{}:{}:2:0:0:0",
        dice.map_or(0, Dice::first),
        dice.map_or(0, Dice::second),
        off[0],
        off[1],
        board.x.bar,
        board.o.bar,
    )
}

/// An address that nobody listens at.
fn free_port() -> io::Result<SocketAddr> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()
}

/// A folder for its settings, which goes with it.
#[derive(Debug)]
struct Home(PathBuf);

impl Home {
    fn new() -> io::Result<Home> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("alea-gnubg-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder)?;
        Ok(Home(folder))
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use alea_catalog::find;
    use alea_notation::position;

    use super::*;

    /// A stand-in that answers each line with the next of `answers`; gives the lines that it was asked.
    fn stand_in(answers: &'static [&'static str]) -> (Link, thread::JoinHandle<Vec<String>>) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let address = listener.local_addr().expect("it is bound");
        let told = thread::spawn(move || {
            let (stream, _) = listener.accept().expect("somebody connects");
            let mut stream = BufReader::new(stream);
            let mut asked = Vec::new();
            for answer in answers {
                let mut line = String::new();
                if stream.read_line(&mut line).unwrap_or_default() == 0 {
                    break;
                }
                asked.push(line.trim_end().to_owned());
                let _ = stream.get_mut().write_all(answer.as_bytes());
            }
            asked
        });
        (Link::new(TcpStream::connect(address).expect("it listens")).expect("a socket"), told)
    }

    fn opened(text: &str) -> Box<dyn Table> {
        let entry = find("backgammon").expect("a game of the house");
        let setup = position::parse(text).expect("a position");
        entry.open(&entry.default_rules(), Some(&setup)).expect("a position of backgammon")
    }

    fn table(text: &str, dice: (u8, u8)) -> Box<dyn Table> {
        let mut table = opened(text);
        table.roll(Dice::new(dice.0, dice.1).expect("two dice")).expect("it waits for a roll");
        table
    }

    const START: &str = "x=24:2,13:5,8:3,6:5 o=1:2,12:5,17:3,19:5";

    #[test]
    fn it_asks_in_board_lines_and_reads_plays() {
        let (mut link, told) = stand_in(&["24/21 13/11\n", "bar/20 13/11*\n", "8/4*/2\n"]);
        let text = |table: &dyn Table, steps: &[Step]| table.complete(steps).expect("a legal turn").text;
        let opening = table(START, (3, 2));
        assert_eq!(text(&*opening, &link.turn(&*opening).expect("an answer")), "24/21 13/11");
        let hit = table("x=bar:1,24:1,13:5,8:3,6:5 o=1:2,11:1,12:4,17:3,19:5", (5, 2));
        assert_eq!(text(&*hit, &link.turn(&*hit).expect("an answer")), "bar/20 13/11*");
        let twice = table("x=24:2,13:5,8:3,6:5 o=1:1,4:1,12:5,17:3,19:5", (4, 2));
        assert_eq!(text(&*twice, &link.turn(&*twice).expect("an answer")), "8/4*/2");
        let asked = told.join().expect("the stand-in ends");
        // As in the manual of fibs.com; GNU Backgammon reads it so.
        assert_eq!(
            asked[0],
            "board:You:gnubg:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:2:0:0:1:1:1:0:1:-1:0:25:\
             0:0:0:0:2:0:0:0 jacobyrule off"
        );
    }

    #[test]
    fn it_says_what_a_position_is_worth() {
        let (mut link, told) =
            stand_in(&["0.5 0.25 0.125 0.0625 0.0 0.3125\n", "0.5 0.25\n", "nan 0 0 0 0 0\n"]);
        let table = opened("x=bar:1,24:1,13:5,8:3,6:5 o=1:2,11:1,12:4,17:3,19:5");
        assert_eq!(
            link.value(&*table, 0).expect("five numbers").cumulative(),
            [0.5, 0.25, 0.125, 0.0625, 0.0]
        );
        for _ in 0..2 {
            let error = link.value(&*table, 2).expect_err("not five numbers from 0 to 1");
            assert!(matches!(error, PeerError::Answer { .. }), "{error}");
        }
        let asked = told.join().expect("the stand-in ends");
        assert_eq!(
            asked[0],
            "evaluation fibsboard board:You:gnubg:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:-1:-4:5:0:0:0:-3:0:-5:0:0:0:0:1:1:1:\
             0:0:0:0:1:1:1:0:1:-1:0:25:0:0:1:0:2:0:0:0 plies 0 cubeless jacobyrule off"
        );
        assert!(asked[1].contains(" plies 2 "), "{}", asked[1]);
    }

    #[test]
    fn what_is_no_turn_is_an_error_and_so_is_silence() {
        let (mut link, told) = stand_in(&["24/20 13/11\n", "Error: no such command\n"]);
        let opening = table(START, (3, 2));
        for _ in 0..2 {
            let error = link.turn(&*opening).expect_err("not with these dice");
            assert!(matches!(error, PeerError::Answer { .. }), "{error}");
        }
        told.join().expect("the stand-in ends");
        let error = link.turn(&*opening).expect_err("nobody is there");
        assert!(matches!(error, PeerError::Silent { .. }), "{error}");
    }

    #[test]
    fn what_is_forced_is_not_asked() {
        let (mut link, told) = stand_in(&[]);
        told.join().expect("the stand-in ends at once");
        let shut_out = opened("x=bar:1,1:14 o=19:3,20:3,21:3,22:2,23:2,24:2");
        assert_eq!(link.turn(&*shut_out).expect("no question"), []);
    }
}
