//! The project's reference positions and match files, read and written back. `ALEA_SHARED` names the folder that holds `data/`.

use std::{collections::BTreeSet, env, fs, path::PathBuf};

use alea_game::{Dice, PointsSetup, Step};
use alea_notation::{
    dice, fibs, gnubg,
    mat::{self, Action, File, Match, NoteKind, Play, Reading},
    position::{parse, write, write_points},
    situation::{Situation, Stage, Standing, Turn},
    turn, xgid,
};
use alea_testkit::csv;

fn bytes(name: &str) -> Vec<u8> {
    let shared = env::var_os("ALEA_SHARED").expect("ALEA_SHARED names the folder with the reference data");
    let path = PathBuf::from(shared).join("data").join(name);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn data(name: &str) -> String {
    String::from_utf8(bytes(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Reads and writes `text`, which must not change.
fn survives(text: &str) {
    let setup = parse(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(write(&setup), text);
}

#[test]
fn positions_of_the_turns_survive() {
    let mut rows = 0;
    for line in data("turns.jsonl").lines() {
        let row: serde_json::Value = serde_json::from_str(line).expect("each line is a JSON object");
        survives(row["position"].as_str().expect("each row has a position"));
        for result in row["results"].as_array().into_iter().flatten() {
            let text = result.as_str().expect("results are texts");
            survives(text.split_once(" over=").map_or(text, |(position, _)| position));
        }
        rows += 1;
    }
    assert_eq!(rows, 3120);
}

#[test]
fn positions_of_the_square_boards_survive() {
    let mut rows = 0;
    for file in ["tafl-cases.tsv", "tafl-perft.tsv"] {
        for line in data(file).lines().skip(1) {
            survives(line.split('\t').nth(2).expect("the third column is the position"));
            rows += 1;
        }
    }
    assert!(rows > 40, "{rows}");
}

/// A Position ID.
fn position_id(text: &str) -> PointsSetup {
    let setup = gnubg::parse(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(gnubg::write(&setup).as_deref(), Ok(text));
    survives(&write_points(&setup));
    setup
}

/// A Position ID with a Match ID.
fn match_id(text: &str) -> Situation {
    let situation = gnubg::parse_with_match(text).unwrap_or_else(|error| panic!("{error}"));
    let written = gnubg::write_with_match(&situation).unwrap_or_else(|error| panic!("{text}: {error}"));
    let read = gnubg::parse_with_match(&written).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(gnubg::write_with_match(&read).as_deref(), Ok(written.as_str()));
    assert_eq!(told(&read), told(&situation), "{text}");
    // Older versions of the program have no bit for Jacoby, and BGBlitz has the smaller die first.
    if situation.dice().is_none_or(|dice| dice == high_first(dice)) {
        let in_match = matches!(situation.standing(), Standing::Match { .. });
        assert!(written == text || in_match && written[..26] == text[..26], "{written} {text}");
    }
    assert_eq!(&position_id(&text[..14]), situation.board());
    as_a_line(&situation);
    situation
}

fn xgid(text: &str) -> Situation {
    let situation = xgid::parse(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(xgid::write(&situation).as_deref(), Ok(text));
    let as_ids = gnubg::write_with_match(&situation).unwrap_or_else(|error| panic!("{text}: {error}"));
    let read = gnubg::parse_with_match(&as_ids).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(told(&read), told(&situation), "{text}");
    as_a_line(&situation);
    situation
}

fn as_a_line(situation: &Situation) {
    let line = fibs::write(situation).unwrap_or_else(|error| panic!("{error}"));
    let read = fibs::parse(&line).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(fibs::write(&read), Ok(line));
    assert_eq!(told(&read), told(situation));
}

/// The position of a row, and the dice that it says.
fn row(kind: &str, id: &str) -> Option<(PointsSetup, Option<Dice>)> {
    let situation = match kind {
        "gnubg" if !id.contains(':') => return Some((position_id(id), None)),
        "gnubg" => match_id(id),
        "xgid" | "xgid+gnubg" => xgid(id),
        _ => return None,
    };
    Some((situation.board().clone(), situation.dice()))
}

/// A situation with what every format tells: no names, limits and rules of money play, the larger die first.
fn told(situation: &Situation) -> Situation {
    let standing = match *situation.standing() {
        Standing::Money { score, .. } => Standing::Money { score, jacoby: None, raises: None },
        standing @ Standing::Match { .. } => standing,
    };
    let stage = match situation.dice() {
        Some(dice) => Stage::Playing { turn: Turn::Dice(high_first(dice)), resignation: None },
        None => situation.stage(),
    };
    let (board, mover) = (situation.board().clone(), situation.mover());
    Situation::new(board, mover, standing, situation.cube(), stage).unwrap_or_else(|error| panic!("{error}"))
}

fn high_first(dice: Dice) -> Dice {
    Dice::new(dice.high(), dice.low()).expect("they are dice")
}

/// Whether each entry leaves a place where the player on roll stands or has come to, and hits where a blot is.
fn fits(setup: &PointsSetup, text: &str) -> bool {
    let hops = turn::parse(text).unwrap_or_else(|error| panic!("{error}"));
    hops.iter().all(|hop| {
        let stands = match hop.from {
            Step::BAR => setup.x.bar > 0,
            point => setup.x.on(point as u8) > 0 || hops.iter().any(|other| other.to == point),
        };
        let blot = |step: Step| step.to != Step::OFF && setup.o.on(step.to as u8) == 1;
        stands && hop.legs().all(|(step, hits)| !hits || blot(step))
    })
}

#[test]
fn ids_of_other_programs_survive_and_agree() {
    let (mut ids, mut pairs, mut plays, mut rolls) = (0, 0, 0, 0);
    for record in csv::rows(&data("positions.csv")).into_iter().skip(1) {
        let [kind, id, dice, what, value, ..] = record.as_slice() else { panic!("{record:?}") };
        let Some((setup, rolled)) = row(kind, id) else { continue };
        ids += 1;
        if kind == "xgid+gnubg" {
            assert_eq!(told(&match_id(value)), told(&xgid(id)), "{id}");
            pairs += 1;
        }
        if let (Some(rolled), Ok(dice)) = (rolled, dice::parse(dice)) {
            assert_eq!(high_first(rolled), high_first(dice), "{id}");
            rolls += 1;
        }
        if what.starts_with("legal_results") {
            for result in value.split(' ').filter(|word| word.len() == 14) {
                position_id(result);
            }
        }
        if what.starts_with("best_play") {
            let (best, _) = value.split_once(" eq").expect("the equity follows the play");
            assert!(fits(&setup, best), "{id} {best}");
            plays += 1;
        }
    }
    assert!(pairs == 7 && plays > 50 && rolls > 50, "{pairs} pairs, {plays} plays, {rolls} rolls");
    assert!(ids > 250, "{ids} ids");
}

/// The points at the end, counted up from the first game's score.
fn final_score(each: &Match) -> [u32; 2] {
    let mut score = each.games[0].score;
    for game in &each.games {
        assert_eq!(game.score, score, "game {}", game.number);
        let result = game.result.as_ref().expect("every game has a result");
        score[result.column.index()] += result.points;
    }
    score
}

/// Lines that left no trace in the tree or in the notes.
fn lost_lines(text: &str, file: &File, noted: &BTreeSet<u32>) -> Vec<String> {
    let games = || file.matches.iter().flat_map(|each| &each.games);
    let mut known = noted.clone();
    known.extend(games().map(|game| game.line));
    known.extend(games().flat_map(|game| &game.entries).map(|entry| entry.line));
    known.extend(games().filter_map(|game| game.result.as_ref()).map(|result| result.line));
    let headers: usize = file.matches.iter().map(|each| each.headers.len()).sum();
    assert_eq!(headers, text.lines().filter(|line| line.starts_with("; [")).count());
    let mut players = false;
    let mut lost = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let words = line.trim();
        let number_only = words.strip_suffix(')').is_some_and(|digits| digits.parse::<u16>().is_ok());
        let standing =
            words.is_empty() || words.starts_with("; [") || words.ends_with("point match") || number_only;
        if !standing && !players && !known.contains(&number) {
            lost.push(line.to_owned());
        }
        players = words.starts_with("Game ");
    }
    lost
}

/// Whether what is known of the file's dialect is what was noted of it and is found in its tree.
fn fits_quirks(reading: &Reading, quirks: &str, name: &str) {
    let noted = |kind| reading.notes.iter().any(|note| note.kind == kind);
    for (quirk, kind) in [
        ("BOM", NoteKind::ByteOrderMark),
        ("CRLF", NoteKind::CarriageReturns),
        ("header Player 1 = right column", NoteKind::HeaderOrder),
        ("dice low-high order", NoteKind::UnsortedDice),
    ] {
        assert_eq!(noted(kind), quirks.contains(quirk), "{name}: {quirk}");
    }
    let words = quirks.contains("bar-notation") || quirks.contains("off-notation");
    assert_eq!(noted(NoteKind::BarAndOffAsNumbers), !words, "{name}");
    let games = || reading.file.matches.iter().flat_map(|each| &each.games);
    let actions = || games().flat_map(|game| &game.entries).map(|entry| &entry.action);
    let resigns = actions().any(|action| matches!(action, Action::Resigns { .. }));
    assert_eq!(resigns, quirks.contains("Resigns keyword"), "{name}");
    let several = actions().any(|action| {
        matches!(action, Action::Roll { play: Play::Hops(hops), .. } if hops.iter().any(|hop| hop.times > 1))
    });
    assert_eq!(several, quirks.contains("(n)-notation"), "{name}");
}

#[test]
fn match_files_are_read_in_full_and_written_back() {
    let (mut files, mut entries) = (0, 0);
    for record in csv::rows(&data("corpus/expected.csv")).into_iter().skip(1) {
        let [name, length, games, score, _, _, quirks, findings] = record.as_slice() else {
            panic!("{record:?}")
        };
        if !name.starts_with("text/") && !name.starts_with("synthetic/mat/") {
            continue;
        }
        let bytes = bytes(&format!("corpus/{name}"));
        let reading = mat::parse(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        let [each] = reading.file.matches.as_slice() else {
            panic!("{name}: {}", reading.file.matches.len())
        };
        assert_eq!(each.length.unwrap_or(0).to_string(), *length, "{name}");
        assert_eq!(each.games.len().to_string(), *games, "{name}");
        assert_eq!(format!("{:?}", final_score(each)), *score, "{name}");
        for game in &each.games {
            assert_eq!(game.players, each.games[0].players, "{name}");
            for entry in &game.entries {
                entries += 1;
                let unread =
                    matches!(entry.action, Action::Other(_) | Action::Roll { play: Play::Other(_), .. });
                assert!(!unread, "{name}: {entry:?}");
            }
        }
        for note in &reading.notes {
            let unread = matches!(
                note.kind,
                NoteKind::Unread(_) | NoteKind::UnreadEntry(_) | NoteKind::NoResult { .. }
            );
            assert!(!unread, "{name}: {note}");
        }
        fits_quirks(&reading, quirks, name);
        let unrecorded = reading.notes.iter().filter(|note| note.kind == NoteKind::NotRecorded).count();
        assert_eq!(unrecorded, findings.matches("no move recorded").count(), "{name}");
        let text = std::str::from_utf8(&bytes).expect("these files are UTF-8");
        let noted = reading.notes.iter().map(|note| note.line).collect();
        assert_eq!(lost_lines(text.trim_start_matches('\u{feff}'), &reading.file, &noted), [""; 0], "{name}");

        let written = mat::write(&reading.file);
        let again = mat::parse(written.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}")).file;
        assert_eq!(mat::write(&again), written, "{name}");
        assert_eq!(again.without_lines(), reading.file.without_lines(), "{name}");
        files += 1;
    }
    assert!(files >= 44 && entries > 12_000, "{files} files, {entries} entries");
}
