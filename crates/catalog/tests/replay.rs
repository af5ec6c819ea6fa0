//! Recorded matches played through: small files for each thing that a record can get wrong, and a corpus kept elsewhere.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::{fs, path::Path};

use alea_catalog::{
    find_spec, open_table,
    replay::{self, Ending, Replay},
};
use alea_game::{BySide, Dice, Side, Step};
use alea_matchplay::{Contest, CrawfordGame, Event, Length};
use alea_notation::{mat, record};

/// Replays a file of one match, and holds the replay to what is true of every one.
fn replayed(text: &str) -> Replay {
    let reading = mat::parse(text.as_bytes()).unwrap();
    assert_eq!(reading.file.matches.len(), 1);
    checked(&reading.file.matches[0])
}

/// The events can be folded, lead to the score that is told, and stand in a record.
fn checked(recorded: &mat::Match) -> Replay {
    let replay = replay::match_file(recorded);
    assert_eq!(replay.games.len(), recorded.games.len());
    for part in &replay.parts {
        let contest = Contest::fold(part.terms.clone(), open_table, &part.events).unwrap();
        assert_eq!(contest.due(), None);
        let events = part.events.iter().cloned().map(Into::into).collect();
        let (players, tags) = (BySide::default(), Vec::new());
        let kept = record::Record { players, tags, terms: part.terms.clone(), events };
        assert_eq!(record::parse(&record::write(&kept), &find_spec).unwrap(), kept);
    }
    if let [part] = &replay.parts[..]
        && replay.games.iter().all(|game| game.won.is_some())
    {
        let contest = Contest::fold(part.terms.clone(), open_table, &part.events).unwrap();
        assert_eq!(contest.score(), replay.score);
    }
    replay
}

/// A game of a match to five, Anna in the left column.
fn game(lines: &[&str]) -> Replay {
    replayed(&format!(
        " 5 point match\n\n Game 1\n Anna : 0                         Bert : 0\n{}\n",
        lines.join("\n")
    ))
}

fn findings(replay: &Replay) -> Vec<String> {
    replay.findings.iter().map(ToString::to_string).collect()
}

fn illegal(replay: &Replay) -> Vec<String> {
    let told = |play: &replay::IllegalPlay| format!("{}: {}: {}", play.place, play.text, play.fault);
    replay.illegal.iter().map(told).collect()
}

#[test]
fn plays_are_legal_however_they_are_written() {
    let replay = game(&[
        "  1) 31: 8/5 6/5                   64: 24/14",
        "  2) 55: 8/3(2) 13/3               61: 14/8 8/7",
        "  3) 33: 24/18* 13/10(2)           65: Cannot Move",
        "      Wins 1 point",
    ]);
    assert_eq!(illegal(&replay), ["game 1, ply 6: 65: Cannot Move: there is a legal play"; 0]);
    assert_eq!((replay.plays, replay.max_cube()), (6, 1));
}

#[test]
fn an_illegal_play_is_kept_and_played_on() {
    let replay = game(&[
        "  1) 31: 8/4 6/5                   64: 24/14",
        "  2) 21: 6/8 13/11                 61: bar/24 13/7",
        "  3) 52: 13/8 4/2                  Doubles => 2",
        "  4)  Drops",
        "                                   Wins 1 point",
    ]);
    assert_eq!(
        illegal(&replay),
        [
            "game 1, ply 1: 31: 8/4 6/5: the dice do not suffice for all of it",
            "game 1, ply 3: 21: 6/8 13/11: checkers move from higher to lower points"
        ]
    );
    assert_eq!(findings(&replay), [""; 0]);
    let recorded = replay.parts[0].events.iter().filter(|e| matches!(e, Event::RecordedAsPlayed { .. }));
    assert_eq!((recorded.count(), replay.games[0].ending), (2, Ending::Drop));
}

#[test]
fn what_nobody_wrote_down_is_said() {
    let replay = game(&[
        "  1) 31: ???                       64: 24/14",
        "  2) 21:                           61: 14/8 6/5",
        "  3) 52: Cannot Move",
        "                                   Wins 2 points",
    ]);
    assert_eq!(
        findings(&replay),
        [
            "game 1, ply 1: no move recorded for 31 though 16 legal plays",
            "game 1, ply 3: no move recorded for 21 though 15 legal plays"
        ]
    );
    assert_eq!(illegal(&replay), ["game 1, ply 5: 52: Cannot Move: there are 12 legal plays"]);
    let game = &replay.games[0];
    assert_eq!((game.ending, game.won), (Ending::Unfinished, Some((Side::Second, 2))));
    let result = Event::RecordedResult { winner: Side::Second, points: 2 };
    assert!(replay.parts[0].events.contains(&result));
}

#[test]
fn a_resignation_ends_the_game_at_its_points() {
    for (points, event) in [
        (2, Event::ResignationAccepted),
        // No game is worth that much, so the record alone says it.
        (40, Event::RecordedResult { winner: Side::First, points: 40 }),
    ] {
        let replay =
            game(&["  1) 31: 8/5 6/5                   Resigns", &format!("      Wins {points} points")]);
        assert!(replay.parts[0].events.contains(&event), "{event:?}");
        assert_eq!((replay.score, findings(&replay)), (BySide { first: points, second: 0 }, vec![]));
    }
    // Given up before it began.
    let replay = game(&["  1)  Resigns", "                                   Wins 1 point"]);
    assert_eq!((replay.score, findings(&replay)), (BySide { first: 0, second: 1 }, vec![]));
    // The column of a result says nothing against a resignation.
    let replay = game(&[
        "  1) 31: 8/5 6/5                   Resigns",
        "                                   Wins 1 point",
    ]);
    assert_eq!(findings(&replay), ["game 1: the points stand in the column of the loser"]);
    assert_eq!(replay.score, BySide { first: 1, second: 0 });
}

#[test]
fn points_are_those_that_are_written() {
    let file = |points| {
        replayed(&format!(
            " 5 point match\n\n Game 4\n Anna : 4                         Bert : 3\n  1) 31: 8/5 6/5                   Doubles => 2\n  \
             2)  Takes                        64: 24/14\n  3)  Doubles => 4                 Drops\n      Wins {points} points and the match\n"
        ))
    };
    // The Crawford game came before: it has no cube.
    let replay = file(2);
    assert_eq!(replay.parts[0].terms.start_score().crawford, CrawfordGame::Played);
    assert_eq!(findings(&replay), ["game 4, ply 5: left out, since the other player owns the cube"; 0]);
    assert_eq!((replay.score, replay.max_cube()), (BySide { first: 6, second: 3 }, 2));
    let replay = file(1);
    assert_eq!(
        findings(&replay),
        ["game 4: declared 1 vs board value 2 (drop, cube 2) [clipped to match length]"]
    );
    assert_eq!(replay.score, BySide { first: 5, second: 3 });
}

#[test]
fn a_gap_in_the_games_begins_another_contest() {
    let text = " 5 point match\n\n Game 1\n Anna : 0                         Bert : 0\n  1) 31: 8/5 6/5                   Resigns\n      Wins 1 point\n\n \
        Game 4\n Anna : 1                         Bert : 3\n  1) 31: 8/5 6/5\n\n Game 5\n Anna : 1                         Bert : 5\n  \
        1) 66: 24/18(2) 13/7(2)\n      Wins 1 point\n";
    let replay = replayed(text);
    assert_eq!(
        findings(&replay),
        [
            "game 4: the score is written as 1 to 3, but was 1 to 0 before",
            "game 4: no result is written, and the board is unfinished",
            "game 5: the score is written as 1 to 5, but was 1 to 3 before",
            "game 5: the match was over before this game, which is replayed as money play",
            "game 5: it does not begin with a roll of two different dice; whose turn is written first began it",
        ]
    );
    let starts: Vec<_> = replay
        .parts
        .iter()
        .map(|part| (part.terms.start_score().points.second, part.terms.length()))
        .collect();
    assert_eq!(starts, [(0, Length::Points(5)), (3, Length::Points(5)), (5, Length::Money)]);
    assert_eq!(replay.score, BySide { first: 2, second: 5 });
}

#[test]
fn a_game_that_begins_with_a_double_or_the_cube_is_played_through() {
    let odd =
        "game 1: it does not begin with a roll of two different dice; whose turn is written first began it";
    // Right opens with 5-5 and wins a double.
    let replay = game(&[
        "  1)                               55: 13/3(2)",
        "  2) 31: 8/5 6/5                   Doubles => 2",
        "  3)  Drops",
        "                                   Wins 1 point",
    ]);
    assert_eq!((illegal(&replay), findings(&replay)), (vec![], vec![odd.to_owned()]));
    assert_eq!(
        replay.parts[0].events[..3],
        [
            Event::RecordedBegun { starter: Side::Second },
            Event::Rolled { dice: Dice::new(5, 5).unwrap() },
            Event::Played { steps: [(13, 8), (8, 3), (13, 8), (8, 3)].map(|(f, t)| Step::new(f, t)).into() },
        ]
    );
    assert_eq!((replay.plays, replay.games[0].ending), (2, Ending::Drop));
    // The cube comes before the first roll; a placeholder for a turn before it means nothing.
    let replay = game(&[
        "  1) 00:                           Doubles => 2",
        "  2)  Takes                        66: 24/18(2) 13/7(2)",
        "  3)  Drops",
        "                                   Wins 2 points",
    ]);
    assert_eq!(illegal(&replay), [""; 0]);
    assert_eq!(findings(&replay)[..1], [odd.to_owned()]);
    assert_eq!((replay.plays, replay.max_cube()), (1, 2));
    // Nothing says who began.
    let replay = game(&["  1)  Takes                        64: 24/14", "      Wins 2 points"]);
    assert_eq!(
        findings(&replay),
        ["game 1: it begins with neither a roll nor a double and was not replayed"]
    );
    assert_eq!((replay.plays, replay.score), (0, BySide { first: 2, second: 0 }));
}

#[test]
fn files_of_every_dialect_replay_with_any_line_missing() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../notation/tests/fixtures/mat");
    let mut files = 0;
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.extension().is_none_or(|ending| ending == "read") {
            continue;
        }
        files += 1;
        let bytes = fs::read(&path).unwrap();
        let lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
        for left_out in 0..=lines.len() {
            let kept = lines.iter().enumerate().filter(|&(at, _)| at != left_out).map(|(_, line)| *line);
            let text = kept.collect::<Vec<_>>().join(&b'\n');
            // A file without a line may be none.
            if let Ok(reading) = mat::parse(&text) {
                reading.file.matches.iter().for_each(|each| drop(checked(each)));
            }
        }
    }
    assert!(files > 10);
}

#[cfg(feature = "conformance")]
#[allow(clippy::print_stdout, reason = "it says how much was compared")]
mod conformance {
    use std::{collections::BTreeMap, fs, path::PathBuf};

    use alea_catalog::replay::{FindingKind, Replay};
    use alea_game::Side;
    use alea_notation::mat;
    use alea_testkit::csv;

    /// The findings as the file of what is expected writes them, sorted: illegal plays, plays that are missing, points.
    fn findings(replay: &Replay) -> Vec<String> {
        let side = |side: Option<Side>| u8::from(side == Some(Side::Second));
        let illegal = replay.illegal.iter().map(|play| {
            let place = play.place;
            let (text, ply, side) = (&play.text, place.ply.unwrap(), side(place.side));
            format!("game {}: ILLEGAL '{text}' (ply {ply}, side {side})", place.game)
        });
        let others = replay.findings.iter().map(|finding| {
            let place = finding.place;
            let kind = &finding.kind;
            match kind {
                FindingKind::NoMove { .. } => format!(
                    "game {}: {kind} (ply {}, side {})",
                    place.game,
                    place.ply.unwrap(),
                    side(place.side)
                ),
                _ => format!("game {}: {kind}", place.game),
            }
        });
        let mut all: Vec<String> = illegal.chain(others).collect();
        all.sort();
        all
    }

    #[test]
    fn conformance_the_corpus_replays_to_what_is_expected() {
        let shared = std::env::var("ALEA_SHARED").expect("ALEA_SHARED names the folder with data/ in it");
        let corpus = PathBuf::from(shared).join("data/corpus");
        let expected = fs::read_to_string(corpus.join("expected.csv")).unwrap();
        let mut rows = csv::rows(&expected);
        let heads = rows.remove(0);
        let (mut files, mut wrong) = (0, Vec::new());
        for row in rows {
            let row: BTreeMap<&str, String> = heads.iter().map(String::as_str).zip(row).collect();
            let name = &row["file"];
            if !name.starts_with("text/") && !name.starts_with("synthetic/mat/") {
                continue;
            }
            files += 1;
            let reading = mat::parse(&fs::read(corpus.join(name)).unwrap()).unwrap();
            assert_eq!(reading.file.matches.len(), 1, "{name}");
            let recorded = &reading.file.matches[0];
            let replay = super::checked(recorded);
            let ends: Vec<_> = replay.games.iter().map(|game| game.ending.key()).collect();
            let mut want: Vec<_> = row["replay_findings"]
                .split(" || ")
                .filter(|each| !each.is_empty())
                .map(str::to_owned)
                .collect();
            want.sort();
            for (what, found, want) in [
                ("match_length", recorded.length.unwrap_or(0).to_string(), row["match_length"].clone()),
                ("games", replay.games.len().to_string(), row["games"].clone()),
                (
                    "final_score",
                    format!("[{}, {}]", replay.score.first, replay.score.second),
                    row["final_score"].clone(),
                ),
                ("max_cube", replay.max_cube().to_string(), row["max_cube"].clone()),
                ("game_ends", ends.join("|"), row["game_ends"].clone()),
                ("replay_findings", findings(&replay).join(" || "), want.join(" || ")),
            ] {
                if found != want {
                    wrong.push(format!("{name}, {what}: found {found}, expected {want}"));
                }
            }
        }
        // Each file has its row.
        let there = |folder: &str| fs::read_dir(corpus.join(folder)).unwrap().count();
        assert_eq!(files, there("text") + there("synthetic/mat"));
        assert!(wrong.is_empty(), "{} of {files} files:\n{}", wrong.len(), wrong.join("\n"));
        println!("{files} match files replayed as expected");
    }
}
