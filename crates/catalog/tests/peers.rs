//! Match files of this program read by GNU Backgammon, which runs beside it as a program of its own (`make peers`).
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![allow(clippy::print_stdout, reason = "what was compared is said")]

mod common;

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use alea_catalog::{Random, export, find, open_table};
use alea_game::{BySide, Checkers, PointsSetup};
use alea_matchplay::{
    Contest, Crawford, CubeTerms, Event, Jacoby, Length, Pending, Raises, Stamped, StartScore, Terms,
};
use alea_notation::{fibs, mat, record::Record};
use common::{driver::Run, points, terms::one_of};

/// How many files are read.
const MATCHES: usize = 200;

/// Where Debian puts it.
const GNUBG: &str = "/usr/games/gnubg";

#[test]
fn gnu_backgammon_reads_what_is_written() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("peers");
    fs::create_dir_all(&folder).unwrap();
    let mut random = Random::of_game(19, 0);
    let mut contests = Vec::new();
    let (mut games, mut raises, mut stumbling) = (0, 0, 0);
    while contests.len() < MATCHES {
        let record = some_record(&mut random);
        // What nobody plays is not for another program to read.
        let odd = |event: &Event| {
            matches!(
                event,
                Event::RecordedAsPlayed { .. } | Event::RecordedBegun { .. } | Event::RecordedResult { .. }
            )
        };
        let Ok(written) = export::to_mat(&record) else { continue };
        if record.events.iter().any(|stamped| odd(&stamped.event)) {
            continue;
        }
        if raised_and_not_played_on(&written.recorded) {
            stumbling += 1;
            continue;
        }
        raises += written.recorded.games.iter().flat_map(|game| &game.entries).filter(is_raise).count();
        games += written.recorded.games.len();
        let text = mat::write(&mat::File { matches: vec![written.recorded] });
        fs::write(folder.join(format!("{}.mat", contests.len())), text).unwrap();
        contests.push(record);
    }
    let mut over = 0;
    for (index, record) in contests.iter().enumerate() {
        let contest = end_of(record);
        let jacoby = record.terms.cube().map(|cube| cube.jacoby);
        let (score, line) = tell(&folder, index, jacoby == Some(Jacoby::On));
        let path = folder.join(format!("{index}.mat"));
        let expected = contest.score();
        assert_eq!(score, expected, "{path:?}");
        let (read, cube) = position(&line);
        let ours = points(&contest.table().unwrap().setup());
        assert!(read == ours || read == turned(&ours), "{path:?}: {line}\n{ours:?}\n{read:?}");
        if contest.pending() == Some(Pending::Nothing) {
            assert_eq!(cube, contest.cube().stake(), "{path:?}: {line}");
        }
        over += usize::from(contest.result().is_some());
    }
    println!(
        "{MATCHES} matches, {games} games, {raises} raises, {over} matches to their end: same scores and positions"
    );
    println!(
        "{stumbling} left out: in these GNU Backgammon does not read on after a beaver, nor in files of its own"
    );
    assert!(raises > 20, "{raises}");
}

/// After a beaver GNU Backgammon 1.07 takes the next roll of the file for the take of it. Where the raise was passed, or the game
/// given up, that is the first roll of the next game, which is then lost. It does not read its own files of such sessions either:
/// double, beaver, drop and another game, exported and imported, is the first game alone.
fn raised_and_not_played_on(recorded: &mat::Match) -> bool {
    let mut waits = false;
    for game in &recorded.games {
        for (at, entry) in game.entries.iter().enumerate() {
            match entry.action {
                mat::Action::Roll { .. } if waits && (at == 0 || !is_raise(&&game.entries[at - 1])) => {
                    return true;
                }
                mat::Action::Roll { .. } => waits = false,
                mat::Action::Beavers { .. } => waits = true,
                _ => {}
            }
        }
    }
    false
}

fn is_raise(entry: &&mat::Entry) -> bool {
    matches!(entry.action, mat::Action::Beavers { .. })
}

/// What GNU Backgammon says of a file when it is asked alone: the score, and the board.
fn tell(folder: &Path, index: usize, jacoby: bool) -> (BySide<u32>, String) {
    let mut gnubg = Command::new(GNUBG)
        .args(["-t", "-q", "-r"])
        .env("HOME", folder)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("GNU Backgammon is installed: `make peers` does that");
    let set = "set output rawboard on\nset automatic roll off\nset automatic game off\n";
    // It does not look for Jacoby in the file.
    let jacoby = if jacoby { "on" } else { "off" };
    let ask = format!("{set}set jacoby {jacoby}\nimport mat {index}.mat\nshow score\nshow board\n");
    gnubg.stdin.take().unwrap().write_all(ask.as_bytes()).unwrap();
    let out = gnubg.wait_with_output().unwrap();
    let answers = String::from_utf8_lossy(&out.stdout).into_owned();
    let said = answers.split("is: Anna ").nth(1).unwrap_or_else(|| panic!("file {index}: {answers}"));
    let digits = |text: &str| -> u32 {
        let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        text[..end].parse().unwrap()
    };
    let second = said.split("Bert ").nth(1).unwrap();
    let board = said.find("board:").unwrap_or_else(|| panic!("file {index}: {answers}"));
    let line = said[board..].lines().next().unwrap().to_owned();
    (BySide { first: digits(said), second: digits(second) }, line)
}

/// The position and the cube of a line; the score that may have ended the match is taken out.
fn position(line: &str) -> (PointsSetup, u32) {
    let mut fields: Vec<&str> = line.split(':').collect();
    fields[3..6].fill("0");
    // A double that was answered by resigning still stands there.
    fields[40] = "0";
    let read = fibs::parse(&fields.join(":")).unwrap_or_else(|error| panic!("{line}: {error}"));
    (read.board().clone(), read.cube().value())
}

/// The same position as the other player sees it.
fn turned(setup: &PointsSetup) -> PointsSetup {
    let turned = |side: &Checkers| {
        let mut checkers = *side;
        checkers.points.reverse();
        checkers
    };
    PointsSetup { x: turned(&setup.o), o: turned(&setup.x), turn: None }
}

fn end_of(record: &Record) -> Contest {
    let mut contest = Contest::replay(record.terms.clone(), open_table, &record.events).unwrap();
    // Results that follow are written.
    while let Some(due) = contest.due() {
        contest.apply(&due).unwrap();
    }
    contest
}

/// Backgammon in matches and for money; one in two is cut off somewhere.
fn some_record(random: &mut Random) -> Record {
    let backgammon = find("backgammon").unwrap();
    let spec = || vec![backgammon.spec(backgammon.default_rules())];
    let terms = if random.below(2) == 0 {
        let jacoby = one_of(&[Jacoby::On, Jacoby::Off], random);
        let raises = one_of(&[Raises::None, Raises::Beavers, Raises::Raccoons, Raises::Otters], random);
        let cube = CubeTerms { jacoby, raises, ..CubeTerms::default() };
        Terms::new(spec(), Length::Money).unwrap().with_cube(cube).unwrap()
    } else {
        let target = 1 + random.below(9);
        let crawford = one_of(&[Crawford::On, Crawford::On, Crawford::Off], random);
        let cube = CubeTerms { crawford, ..CubeTerms::default() };
        let points = BySide { first: random.below(target), second: random.below(target) };
        let start = StartScore { points, games: random.below(5), ..StartScore::default() };
        let terms = Terms::new(spec(), Length::Points(target)).unwrap().with_cube(cube).unwrap();
        terms.with_start_score(start).unwrap()
    };
    let run = Run::of(terms.clone(), random).finish();
    let mut events: Vec<Stamped> = run.log;
    if random.below(2) == 0 {
        events.truncate(1 + random.below(events.len() as u32) as usize);
    }
    Record {
        players: BySide { first: "Anna".into(), second: "Bert".into() },
        tags: Vec::new(),
        terms,
        events,
    }
}
