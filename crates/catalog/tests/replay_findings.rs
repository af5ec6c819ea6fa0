//! What does not fit in a recorded match: a small file for each thing that is said, and what becomes of it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use alea_catalog::replay::{self, Ending, Replay};
use alea_game::{BySide, Dice, Side};
use alea_matchplay::{Crawford, CrawfordGame, Event, Jacoby, Length, Raises};
use alea_notation::mat;

/// A game between Anna, in the left column, and Bert, below `head`.
fn replayed(head: &str, lines: &[&str]) -> Replay {
    let text =
        format!("{head}\n\n Game 1\n Anna : 0                         Bert : 0\n{}\n", lines.join("\n"));
    replay::match_file(&mat::parse(text.as_bytes()).unwrap().file.matches[0])
}

fn game(lines: &[&str]) -> Replay {
    replayed(" 5 point match", lines)
}

fn findings(replay: &Replay) -> Vec<String> {
    replay.findings.iter().map(ToString::to_string).collect()
}

fn illegal(replay: &Replay) -> Vec<String> {
    replay.illegal.iter().map(|play| format!("{}: {}", play.text, play.fault)).collect()
}

fn events(replay: &Replay) -> &[Event] {
    &replay.parts[0].events
}

#[test]
fn each_thing_is_said_where_it_stands() {
    for (lines, expected) in [
        (
            &["  1) 31: 8/5 6/5", "  2) 21: 13/11 24/23", "      Wins 1 point"][..],
            "game 1, ply 2: a turn of the other player is missing before it",
        ),
        (
            &["  1) 31: 8/5 6/5                   00:", "      Wins 1 point"],
            "game 1, ply 2: no dice are written, though the player is not closed out",
        ),
        (
            &[
                "  1) 31: 8/5 6/5                   Doubles => 2",
                "  2)                               64: 24/14",
                "      Wins 2 points",
            ],
            "game 1, ply 3: play goes on with the double unanswered, so it was taken",
        ),
        (
            &["  1) 31: 8/5 6/5                   Doubles => 4", "  2)  Takes", "      Wins 2 points"],
            "game 1, ply 2: the cube is written as 4, but it is 2",
        ),
        (
            &[
                "  1) 31: 8/5 6/5                   Doubles => 2",
                "  2)  Takes                        64: 24/14",
                "  3) 52: 13/8 13/11                Doubles => 4",
                "      Wins 2 points",
            ],
            "game 1, ply 6: left out, since the other player owns the cube",
        ),
        (
            &["  1) 31: 8/5* 6/5*                 64: 24/14", "      Wins 1 point"],
            "game 1, ply 1: a hit is marked on 5, where no enemy checker stands",
        ),
        (
            &["  1) 31: 24/23 24/21               43: 13/9 13/10", "  2) 65: 21/10", "      Wins 1 point"],
            "game 1, ply 3: it can be played with different hits",
        ),
        (
            &["  1) 31: 8/5 6/5                   dances", "      Wins 1 point"],
            "game 1, ply 2: `dances` is not understood and was left out",
        ),
        (
            &["  1) 31: 8/5 6/5", "      Wins 1 point and the match"],
            "game 1: the match is said to be over, but its points are not reached",
        ),
    ] {
        let replay = game(lines);
        assert_eq!((findings(&replay), illegal(&replay)), (vec![expected.to_owned()], vec![]));
        assert!(matches!(replay.games[0].won, Some((Side::First, _))), "{expected}");
    }
}

#[test]
fn a_game_that_goes_on_after_its_end_is_cut_there() {
    let replay = game(&[
        "  1) 31: 8/5 6/5                   Doubles => 2",
        "  2)  Drops                        64: 24/14",
        "  3) 21: 13/11 24/23",
        "                                   Wins 1 point",
    ]);
    assert_eq!(findings(&replay), ["game 1, ply 4: it goes on after its end; the rest was left out"]);
    assert_eq!((replay.plays, replay.games[0].ending), (1, Ending::Drop));
    // A drop that nobody asked for ends it too.
    let replay =
        game(&["  1) 31: 8/5 6/5                   Drops", "  2) 21: 13/11 24/23", "      Wins 1 point"]);
    assert_eq!(
        findings(&replay),
        [
            "game 1, ply 2: left out, since nothing of the kind has been offered",
            "game 1, ply 3: it goes on after its end; the rest was left out",
        ]
    );
    assert_eq!((replay.plays, replay.games[0].ending), (1, Ending::Drop));
    assert!(events(&replay).contains(&Event::RecordedResult { winner: Side::First, points: 1 }));
    // The points of a drop stand in the wrong column.
    let replay =
        game(&["  1) 31: 8/5 6/5                   Doubles => 2", "  2)  Drops", "      Wins 1 point"]);
    assert_eq!(findings(&replay), ["game 1: the points stand in the column of the loser"]);
    assert_eq!(replay.score, BySide { first: 0, second: 1 });
}

#[test]
fn a_play_that_was_not_understood_leaves_the_board() {
    let replay =
        game(&["  1) 31: 8/5 6/5                   64:??!", "  2) 21: 13/11 24/23", "      Wins 1 point"]);
    assert_eq!(
        findings(&replay),
        [
            "game 1, ply 2: `??!` is not understood and was left out",
            "game 1, ply 2: no move recorded for 64 though 11 legal plays",
        ]
    );
    let stays = |event: &&Event| matches!(event, Event::RecordedAsPlayed { text, .. } if text == "64: ??!");
    assert_eq!((events(&replay).iter().filter(stays).count(), replay.plays), (1, 3));
}

#[test]
fn who_is_closed_out_does_not_roll() {
    // Anna plays what no dice can, closes her board and hits; Bert waits for four turns, of which one is not written.
    let closes = "  2) 66: 24/4(2) 13/3(2) 13/2(2) 13/1 8/1*";
    let replay = game(&[
        "  1) 31: 8/5 6/5                   64: 24/14",
        &format!("{closes}       61: Cannot Move"),
        "  3) 21: 8/5                       00:",
        "  4) 52: 6/1 6/4",
        "  5) 21: 5/3 4/3                   Cannot Move",
        "      Wins 1 point",
    ]);
    assert_eq!(illegal(&replay), ["66: 24/4(2) 13/3(2) 13/2(2) 13/1 8/1*: no die left shows 20"]);
    assert_eq!(findings(&replay), [""; 0]);
    let rolls: Vec<Dice> = events(&replay)
        .iter()
        .filter_map(|event| match event {
            Event::Rolled { dice } => Some(*dice),
            _ => None,
        })
        .collect();
    let dice = |high, low| Dice::new(high, low).unwrap();
    assert_eq!(rolls, [dice(6, 4), dice(6, 6), dice(2, 1), dice(5, 2), dice(2, 1)]);
    let passes =
        events(&replay).iter().filter(|&event| *event == Event::Played { steps: Vec::new() }).count();
    // The turn that nobody wrote is no play of the file.
    assert_eq!((passes, replay.plays), (4, 9));
    // A play of his is none.
    let replay = game(&[
        "  1) 31: 8/5 6/5                   64: 24/14",
        &format!("{closes}       61: bar/24 24/18"),
        "      Wins 1 point",
    ]);
    assert_eq!(illegal(&replay)[1], "61: bar/24 24/18: the player is closed out and does not roll");
}

#[test]
fn raises_are_replayed_in_money_play() {
    let lines = [
        "  1) 31: 8/5 6/5                   Doubles => 2",
        "  2)  Beavers => 4                 Raccoons => 8",
        "  3)  Takes                        64: 24/14",
        "                                   Wins 24 points",
    ];
    let replay = replayed(" 0 point match", &lines);
    assert_eq!((findings(&replay), replay.max_cube()), (vec![], 8));
    let cube = replay.parts[0].terms.cube().unwrap();
    assert_eq!((cube.raises, cube.jacoby), (Raises::Raccoons, Jacoby::Off));
    assert_eq!(replay.score, BySide { first: 0, second: 24 });
    // GNU Backgammon calls all of them beavers, and writes no take.
    for (raises, cube, allowed) in [(2, 8, Raises::Raccoons), (3, 16, Raises::Otters)] {
        let all = [
            lines[0],
            "  2)  Beavers => 4                 Beavers => 8",
            ["  3)                               64: 24/14", "  3)  Beavers => 16                64: 24/14"]
                [raises - 2],
        ];
        let replay = replayed(" 0 point match", &all);
        assert_eq!(findings(&replay), ["game 1: no result is written, and the board is unfinished"]);
        assert_eq!((replay.max_cube(), replay.parts[0].terms.cube().unwrap().raises), (cube, allowed));
    }
    // Whoever writes a double for it can only mean a raise.
    let doubled = [lines[0], "  2)  Doubles => 4                 64: 24/14"];
    let replay = replayed(" 0 point match", &doubled);
    assert_eq!(findings(&replay), ["game 1: no result is written, and the board is unfinished"]);
    assert_eq!((replay.max_cube(), replay.parts[0].terms.cube().unwrap().raises), (4, Raises::Beavers));
    // A beaver that play goes on from was taken, and needs no word.
    let replay = replayed(" 0 point match", &[lines[0], "  2)  Beavers => 4                 64: 24/14"]);
    assert_eq!(findings(&replay), ["game 1: no result is written, and the board is unfinished"]);
    assert_eq!((replay.max_cube(), replay.parts[0].terms.cube().unwrap().raises), (4, Raises::Beavers));
    // In a match there are none.
    let replay = replayed(" 25 point match", &lines);
    assert_eq!(
        findings(&replay)[0],
        "game 1, ply 3: left out, since the double cannot be raised any further here"
    );
}

#[test]
fn headers_say_what_was_agreed() {
    let resigns = ["  1) 31: 8/5 6/5                   Resigns", "      Wins 2 points"];
    for (head, jacoby, raises) in [
        (" 0 point match", Jacoby::Off, Raises::None),
        ("; [Jacoby \"On\"]\n 0 point match", Jacoby::On, Raises::None),
        ("; [jacoby \"yes\"]\n; [Beaver \"1\"]\n 0 point match", Jacoby::On, Raises::Beavers),
        ("; [Jacoby \"Off\"]\n; [Beavers \"true\"]\n 0 point match", Jacoby::Off, Raises::Beavers),
        ("; [Jacoby \"On\"]\n; [Beaver \"On\"]\n 5 point match", Jacoby::Off, Raises::None),
    ] {
        let replay = replayed(head, &resigns);
        let cube = replay.parts[0].terms.cube().unwrap();
        assert_eq!((cube.jacoby, cube.raises), (jacoby, raises), "{head}");
        // Two points cannot be resigned under Jacoby, so that they were is only what the record says.
        let accepted = events(&replay).contains(&Event::ResignationAccepted);
        assert_eq!((accepted, replay.score.first), (jacoby == Jacoby::Off, 2), "{head}");
    }
    let replay =
        replayed("; [Variation \"Hypergammon\"]\n 5 point match", &["  1) 31: 24/20", "      Wins 1 point"]);
    assert_eq!((findings(&replay), illegal(&replay)), (vec![], vec![]));
    assert_eq!(replay.parts[0].terms.games()[0].id, "hypergammon");
    // Portes has no cube, and what is no game is none.
    for name in ["Portes", "Chouette"] {
        let replay = replayed(&format!("; [Variation \"{name}\"]\n 5 point match"), &resigns);
        let said = format!("game 1: the variation `{name}` is not known here, and is replayed as backgammon");
        assert_eq!(findings(&replay), [said]);
        assert_eq!(replay.parts[0].terms.games()[0].id, "backgammon");
    }
}

#[test]
fn the_crawford_game_is_known_by_its_doubles() {
    const FIRST: &str =
        " Game 1\n Anna : 0    Bert : 0\n  1) 31: 8/5 6/5                   Resigns\n      Wins 2 points\n";
    const PLAIN: &str =
        " Game 2\n Anna : 2    Bert : 0\n  1) 31: 8/5 6/5\n                                   Wins 1 point\n";
    const DOUBLED: &str = " Game 2\n Anna : 2    Bert : 0\n  1) 31: 8/5 6/5                   Doubles => 2\n  2)  Drops\n                                   Wins 1 point\n";
    const LAST: &str = " Game 3\n Anna : 2    Bert : 1\n  1) 31: 8/5 6/5                   Doubles => 2\n  2)  Drops\n                                   Wins 1 point\n";
    for (head, games, crawford, start) in [
        // The second game is it, so the third has a cube again.
        ("", &[FIRST, PLAIN, LAST][..], Crawford::On, CrawfordGame::Ahead),
        // There was a double where it should have been: it was not played.
        ("", &[FIRST, DOUBLED, LAST], Crawford::Off, CrawfordGame::Ahead),
        // The file begins with such a game: it came before.
        ("", &[DOUBLED, LAST], Crawford::On, CrawfordGame::Played),
        ("", &[PLAIN, LAST], Crawford::On, CrawfordGame::Ahead),
        ("; [Crawford \"Off\"]\n", &[FIRST, PLAIN, LAST], Crawford::Off, CrawfordGame::Ahead),
        ("; [Crawford \"On\"]\n", &[PLAIN], Crawford::On, CrawfordGame::Ahead),
    ] {
        let text = format!("{head} 3 point match\n\n{}", games.concat());
        let replay = replay::match_file(&mat::parse(text.as_bytes()).unwrap().file.matches[0]);
        assert_eq!((findings(&replay).len(), replay.parts.len()), (0, 1), "{text}");
        let terms = &replay.parts[0].terms;
        assert_eq!(
            (terms.cube().unwrap().crawford, terms.start_score().crawford),
            (crawford, start),
            "{text}"
        );
        assert_eq!(terms.length(), Length::Points(3));
    }
}
