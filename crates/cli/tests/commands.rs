//! The other commands, and what holds for all of them.
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

mod common;

use std::{
    io::{BufRead, BufReader},
    process::Stdio,
};

use common::{alea, done, fits, json, keys, misused, text};
use serde_json::json;

#[test]
fn games_are_listed() {
    let list = json(&["games"]);
    let list = list.as_array().unwrap();
    assert_eq!(keys(&list[0]), ["id", "name", "aliases", "about", "family", "opening", "options"]);
    let game = |id: &str| list.iter().find(|game| game["id"] == id).unwrap();
    assert_eq!(game("backgammon")["aliases"], json!(["vidos"]));
    assert_eq!(
        (&game("fevga")["family"], &game("fevga")["opening"]),
        (&json!("tables"), &json!("rolls-again"))
    );
    assert_eq!(
        (&game("hnefatafl")["family"], &game("hnefatafl")["opening"]),
        (&json!("tafl"), &json!("first-moves"))
    );
    let shown = text(&["games"]);
    fits(&shown);
    for game in list {
        assert!(shown.contains(game["id"].as_str().unwrap()), "{shown}");
        for alias in game["aliases"].as_array().unwrap() {
            let named = format!("{} for {}", alias.as_str().unwrap(), game["id"].as_str().unwrap());
            assert!(shown.contains(&named), "{shown}");
        }
    }
    assert!(shown.contains("The match tavli alternates portes, plakoto and fevga.\n"), "{shown}");
}

#[test]
fn a_game_shows_its_names_and_options() {
    for game in json(&["games"]).as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        assert_eq!(&json(&["games", id]), game);
        let shown = text(&["games", id]);
        fits(&shown);
        for alias in game["aliases"].as_array().unwrap() {
            let alias = alias.as_str().unwrap();
            assert!(shown.contains(&format!("Also called {alias}\n")), "{shown}");
            assert_eq!(text(&["games", alias]), shown);
        }
        for option in game["options"].as_array().unwrap() {
            assert!(shown.contains(&format!("\n  {}\n", option["key"].as_str().unwrap())), "{shown}");
        }
    }
    let expected = "\
Narde (narde): one checker a turn leaves the head
Twenty-four points, two dice
Also called long-narde

Options, chosen as in --rule bear_off=higher_moves

  bear_off
      what a die does at home whose point is empty while a higher one is held
      higher_moves | take_highest (default higher_moves)
";
    assert_eq!(text(&["games", "narde"]), expected);
    let tavli = json(&["games", "Tavli"]);
    assert_eq!(tavli["games"], json!(["portes", "plakoto", "fevga"]));
    assert!(text(&["games", "tavli"]).contains("played to 3, 5 or 7 points\n"));
    assert_eq!(
        misused(&["games", "backgamon"]),
        "no game \"backgamon\": did you mean backgammon? `alea games` lists them all"
    );
}

#[test]
fn rules_are_told() {
    for game in json(&["games"]).as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let page = text(&["rules", id]);
        assert!(page.starts_with(&format!("# {}\n", game["name"].as_str().unwrap())), "{id}");
        assert!(page.lines().filter(|line| line.starts_with("```")).all(|line| line == "```"), "{id}");
        assert_eq!(
            json(&["rules", id]),
            json!({ "id": id, "name": game["name"], "options": game["options"] })
        );
    }
    assert!(text(&["rules", "Tavli", "--lang", "EN"]).starts_with("# Tavli\n"));
    assert_eq!(json(&["rules", "tavli"])["games"], json!(["portes", "plakoto", "fevga"]));
    assert_eq!(
        misused(&["rules", "fevga", "--lang", "fr"]),
        "--lang \"fr\": expected one of en (English), el (Ελληνικά), it (Italiano); see `alea rules --help`"
    );
}

#[test]
fn pages_are_shown_in_the_language_that_was_asked_for() {
    let page = |lang: Option<&str>, locale: &[(&str, &str)]| {
        let mut command = alea(&["rules", "backgammon"]);
        command.args(lang.map(|lang| ["--lang", lang]).iter().flatten());
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        command.envs(locale.iter().copied());
        let done = done(command);
        assert_eq!((done.code, done.err.as_str()), (Some(0), ""));
        done.out
    };
    let shown = |language| page(Some(language), &[]);
    let [english, greek, italian] = ["en", "el", "it"].map(shown);
    assert!(english != greek && greek != italian && italian != english);
    for (name, expected) in
        [("EN", &english), ("Greek", &greek), ("el-GR", &greek), ("ελληνικά", &greek), ("Italiano", &italian)]
    {
        assert_eq!(shown(name), *expected, "{name}");
    }
    for (locale, expected) in [
        (&[("LANG", "el_GR.UTF-8")][..], &greek),
        (&[("LANG", "el_GR.UTF-8"), ("LC_MESSAGES", "it_IT.UTF-8")], &italian),
        (&[("LANG", "it_IT"), ("LC_ALL", "el_CY")], &greek),
        (&[("LANG", "it_IT"), ("LC_ALL", "C")], &english),
        (&[("LANG", "it_IT"), ("LC_ALL", "")], &italian),
        (&[("LANG", "fr_FR.UTF-8")], &english),
        (&[], &english),
    ] {
        assert_eq!(page(None, locale), *expected, "{locale:?}");
    }
    assert_eq!(page(Some("en"), &[("LANG", "el_GR.UTF-8")]), english);
}

#[test]
fn guides_are_listed_and_shown() {
    let list = text(&["guide", "--lang", "en"]);
    fits(&list);
    let topics: Vec<&str> = list.lines().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(topics, ["beginners", "setup", "scoring", "cube", "dice", "glossary"]);
    for topic in topics {
        let page = text(&["guide", topic]);
        assert!(page.starts_with("# "), "{topic}");
        let about = page.lines().nth(2).unwrap();
        assert!(list.contains(&format!("  {about}\n")), "{topic}");
        for line in page.lines().filter(|line| !line.starts_with("position: ")) {
            fits(line);
        }
    }
    assert!(text(&["guide", "Glossary"]).contains("\nbar "));
    assert_eq!(
        misused(&["guide", "glosary"]),
        "no guide \"glosary\": did you mean glossary? `alea guide` lists them all"
    );
    assert_eq!(
        misused(&["guide", "chess"]),
        "no guide \"chess\": there are beginners, setup, scoring, cube, dice and glossary"
    );
}

#[test]
fn options_say_what_may_be_chosen() {
    let options = json(&["rules", "plakoto"]);
    let option = |key: &str| {
        let options = options["options"].as_array().unwrap();
        options.iter().find(|option| option["key"] == key).unwrap().clone()
    };
    let mother = option("mother");
    assert_eq!(keys(&mother), ["key", "allowed", "default", "about"]);
    assert_eq!(mother["allowed"], json!(["immediate_with_waiver", "immediate", "none"]));
    assert_eq!(mother["default"], "immediate_with_waiver");
    let value = option("mother_value");
    assert_eq!((&value["allowed"], &value["default"]), (&json!({ "min": 1, "max": 3 }), &json!(2)));
}

#[test]
fn perft_counts() {
    assert_eq!(json(&["perft", "hnefatafl", "2"]), json!({ "counts": [184, 109_344] }));
    let plakoto = json(&["perft", "plakoto", "2", "--position", "x=24:15 o=1:15"]);
    assert_eq!(plakoto, json(&["perft", "plakoto", "2"]));
    assert_eq!(json(&["perft", "backgammon", "1", "--position", "x=6:1 o=-"]), json!({ "counts": [0] }));
    let shown = text(&["perft", "hnefatafl", "2"]);
    assert!(shown.contains("  2           109,344  "), "{shown}");
    assert_eq!(
        misused(&["perft", "hnefatafl", "0"]),
        "DEPTH \"0\": expected a whole number, 1 to 99; see `alea perft --help`"
    );
}

#[test]
fn perft_counts_all_rolls_or_says_why_not() {
    let xgid = |dice: &str| format!("--xgid=-b----E-C---eE---c-e----B-:0:0:1:{dice}:0:0:0:0:10");
    assert_eq!(json(&["perft", "backgammon", "1", &xgid("00")]), json(&["perft", "backgammon", "1"]));
    assert_eq!(
        misused(&["perft", "backgammon", "1", &xgid("31")]),
        "--xgid has 31 rolled, and perft counts the turns of all 21 rolls: give it 00 for the dice; `alea turns` lists \
         the turns of one roll"
    );
}

#[test]
fn numbers_that_are_none_are_one_line() {
    for (args, line) in [
        (
            &["simulate", "fevga", "--seed", "abc"][..],
            "--seed \"abc\": expected a whole number, 0 to 18446744073709551615",
        ),
        (
            &["simulate", "fevga", "--seed", "-1"],
            "--seed \"-1\": expected a whole number, 0 to 18446744073709551615",
        ),
        (
            &["simulate", "fevga", "--seed="],
            "--seed \"\": expected a whole number, 0 to 18446744073709551615",
        ),
        (&["simulate", "fevga", "-n", "-5"], "-n \"-5\": expected a whole number, 1 to 1000000000000"),
        (&["simulate", "fevga", "-n0"], "-n \"0\": expected a whole number, 1 to 1000000000000"),
        (
            &["simulate", "fevga", "--games", "0"],
            "--games \"0\": expected a whole number, 1 to 1000000000000",
        ),
        (&["simulate", "fevga", "--threads", "257"], "--threads \"257\": expected a whole number, 1 to 256"),
        (
            &["perft", "fevga", "99999999999999999999"],
            "DEPTH \"99999999999999999999\": expected a whole number, 1 to 99",
        ),
        (&["perft", "fevga", "-1"], "DEPTH \"-1\": expected a whole number, 1 to 99"),
        (&["bench", "rules", "--runs", "0"], "--runs \"0\": expected a whole number, 1 to 1000"),
        (&["bench", "positions", "fevga", "-n", "x"], "-n \"x\": expected a whole number, 1 to 10000000"),
    ] {
        let found = misused(args);
        let help = if args[0] == "bench" { args[..2].join(" ") } else { args[0].to_owned() };
        assert_eq!(found, format!("{line}; see `alea {help} --help`"));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn an_output_that_takes_nothing_is_named() {
    for args in [
        &["games"][..],
        &["turns", "fevga", "--json"],
        &["--help"],
        &["bench", "positions", "fevga", "-n", "1"],
    ] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = alea(args).stdout(full).output().unwrap();
        let line = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(line.starts_with("alea: standard output: "), "{line}");
        assert_eq!(line.matches('\n').count(), 1, "{line}");
    }
}

#[test]
fn a_seed_gives_the_same_games_with_any_number_of_threads() {
    for game in ["plakoto", "hnefatafl"] {
        let played = |threads: &str| {
            let mut found = json(&["simulate", game, "-n", "40", "--seed", "7", "--threads", threads]);
            let expected = [
                "games",
                "unfinished",
                "points",
                "reasons",
                "mean_turns",
                "seconds",
                "games_per_second",
                "seed",
                "threads",
            ];
            assert_eq!(keys(&found), expected);
            let object = found.as_object_mut().unwrap();
            for key in ["seconds", "games_per_second", "threads"] {
                assert!(object.remove(key).unwrap().as_f64().unwrap() > 0.0);
            }
            found
        };
        let one = played("1");
        assert_eq!(one, played("2"));
        assert_eq!((&one["games"], &one["unfinished"], &one["seed"]), (&json!(40), &json!(0), &json!(7)));
        for sums in ["points", "reasons"] {
            let sum: u64 = one[sums].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum();
            assert_eq!(sum, 40, "{one}");
        }
    }
}

#[test]
fn what_positions_are_worth_is_told() {
    // Two checkers on the 6 point against one roll: gone with 6-6, 5-5, 4-4 and 3-3 (four steps from there), nothing else.
    let found = json(&["eval", "backgammon", "--position", "x=6:2 o=24:2"]);
    assert_eq!(keys(&found), ["odds", "equity", "class", "exact"]);
    assert_eq!((&found["class"], &found["exact"]), (&"exact".into(), &true.into()));
    let win = found["odds"]["win"].as_f64().unwrap();
    assert!((win - 4.0 / 36.0).abs() < 1e-6, "{found}");
    assert!((found["equity"].as_f64().unwrap() - (2.0 * win - 1.0)).abs() < 1e-6, "{found}");
    // With the dice it is certain.
    let found = json(&["eval", "backgammon", "--position", "x=6:2 o=24:2", "--dice", "66"]);
    assert_eq!((&found["equity"], &found["exact"]), (&1.0.into(), &true.into()));
    let found = json(&["eval", "nackgammon"]);
    assert_eq!((&found["class"], &found["exact"]), (&"contact".into(), &false.into()));
    let shown = text(&["eval", "backgammon", "--position", "x=6:2 o=24:2"]);
    assert!(shown.contains("\n  wins    11.11 %   gammons   0.00 %") && shown.contains("exactly"), "{shown}");
    fits(&shown);
    assert_eq!(misused(&["eval", "plakoto"]), "plakoto has no nets yet");
}

#[test]
fn positions_and_turns_are_rolled_out() {
    let found = json(&["rollout", "backgammon", "-n", "36", "--turns", "4"]);
    assert_eq!(keys(&found), ["odds", "equity", "se", "games", "seconds"]);
    assert_eq!(found["games"], 36);
    let (equity, error) = (found["equity"].as_f64().unwrap(), found["se"].as_f64().unwrap());
    assert!((equity - 0.07).abs() < 0.1 + 4.0 * error && error < 0.05, "{found}");
    // 3-1 makes the five point, and nothing else comes near it.
    let args = ["rollout", "backgammon", "--dice", "31", "-n", "36", "--turns", "4", "--best", "3"];
    let found = json(&[&args[..], &["--threads", "1"]].concat());
    let turns: Vec<&str> =
        found.as_array().unwrap().iter().map(|turn| turn["turn"].as_str().unwrap()).collect();
    assert_eq!((turns.len(), turns[0]), (3, "8/5 6/5"));
    assert_eq!(keys(&found[1]), ["odds", "equity", "se", "games", "seconds", "turn", "loss"]);
    assert!(found[1]["loss"].as_f64().unwrap() > 0.05 && found[0]["loss"] == 0.0, "{found}");
    let shown = text(&args);
    assert!(shown.contains("\n  1  8/5 6/5 ") && shown.contains("36 games a turn"), "{shown}");
    fits(&shown);
    // A turn that ends the game needs no games.
    let found = json(&["rollout", "backgammon", "--position", "x=1:1 o=24:2", "--dice", "21"]);
    assert_eq!((&found[0]["equity"], &found[0]["games"]), (&1.0.into(), &0.into()));
    let over = misused(&["rollout", "backgammon", "--position", "x=- o=24:2"]);
    assert_eq!(over, "the game is over: there is nothing to roll out");
    assert_eq!(misused(&["rollout", "fevga"]), "fevga has no nets yet");
}

#[test]
fn duels_are_told() {
    let found = json(&["duel", "backgammon", "--x", "static", "--o", "static", "-n", "3", "--threads", "2"]);
    assert_eq!(
        (&found["games"], &found["ppg"], &found["se_adjusted"]),
        (&4.into(), &0.0.into(), &0.0.into())
    );
    assert!(found["ms_per_play"]["x"].as_f64().is_some_and(|time| time > 0.0), "{found}");
    let found = json(&["duel", "plakoto", "--x", "simple", "--o", "random", "-n", "4"]);
    assert!(found["ppg"].as_f64().is_some_and(|points| points > 0.5), "{found}");
    assert!(found["ppg_adjusted"].is_null(), "{found}");
    let shown = text(&["duel", "backgammon", "--x", "static", "--o", "simple", "-n", "20"]);
    assert!(shown.starts_with("Backgammon, 20 games: points a game for static against simple\n"), "{shown}");
    assert!(shown.contains("\n  by results     ") && shown.contains("\n  without luck   +"), "{shown}");
    fits(&shown);
    assert_eq!(
        misused(&["duel", "backgammon", "--x", "static", "--o", "gnubg:9"]),
        "--o \"gnubg:9\": no such player; there is random, simple, static, static:RUN, gnubg:0, sage:1"
    );
    assert_eq!(misused(&["duel", "fevga", "--x", "random", "--o", "sage:1"]), "sage:1 does not play fevga");
}

/// A program that is not there is said to be missing, and nothing hangs.
#[test]
fn duels_need_their_programs() {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_alea"));
    command.args(["--lang", "en", "duel", "backgammon", "--x", "static", "--o", "sage:1"]);
    for (python, what) in [("/no/python", "looked for /no/python"), ("/bin/false", "import bgsage")] {
        let done = command.env("ALEA_SAGE_PYTHON", python).output().expect("the command runs");
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert_eq!(done.status.code(), Some(1), "{said}");
        assert!(said.starts_with("alea: Open Sage is not there: ") && said.contains(what), "{said}");
    }
}

#[test]
fn simulations_are_told() {
    let shown = text(&["simulate", "backgammon", "-n", "20", "--x", "random"]);
    assert!(shown.starts_with("Backgammon, 20 games, x random, o random, seed 1\n"), "{shown}");
    fits(&shown);
    assert!(shown.contains("  x wins 2 points") && shown.contains("  x wins 1 point "), "{shown}");
    assert_eq!(
        misused(&["simulate", "fevga", "--x", "8"]),
        "--x \"8\": no such player; there is random, simple, static"
    );
    assert_eq!(misused(&["simulate", "fevga", "--x", "static"]), "static does not play fevga");
    assert_eq!(misused(&["play", "tavli", "--house", "static"]), "static does not play tavli");
    let shown = text(&["simulate", "nackgammon", "-n", "20", "--x", "static", "--o", "random"]);
    assert!(shown.starts_with("Nackgammon, 20 games, x static, o random, seed 1\n"), "{shown}");
    assert!(!shown.contains("  o wins 2 points"), "{shown}");
}

#[test]
fn benches_check_what_they_measure() {
    for (what, expected) in [
        ("rules", &["turns.backgammon", "turns.plakoto", "turns.fevga", "tafl.perft", "tafl.make"][..]),
        ("engine", &["eval.siblings", "eval.isolated", "eval.shipped"]),
    ] {
        let found = json(&["bench", what, "--runs", "1"]);
        assert_eq!(keys(&found), ["results"]);
        let results = found["results"].as_array().unwrap();
        let ids: Vec<_> = results.iter().map(|result| result["id"].as_str().unwrap()).collect();
        assert_eq!(ids, expected);
        for result in results {
            assert_eq!(keys(result), ["id", "unit", "value", "runs", "peer", "peer_value", "ratio"]);
            assert!(
                result["value"].as_f64().unwrap() > 0.0 && result["runs"] == 1 && result["peer"].is_null()
            );
        }
    }
}

#[test]
fn positions_for_benches_can_be_made_again() {
    let few = text(&["bench", "positions", "plakoto", "-n", "30", "--seed", "1"]);
    assert_eq!(few.lines().count(), 30);
    assert_eq!(text(&["bench", "positions", "hnefatafl", "-n", "5"]).lines().count(), 5);
    for line in few.lines().take(3) {
        text(&["turns", "plakoto", "--position", line]);
    }
}

#[test]
fn help_shows_an_example_everywhere() {
    for command in [
        "",
        "games",
        "rules",
        "guide",
        "turns",
        "perft",
        "simulate",
        "bench",
        "bench rules",
        "bench positions",
        "bench rollouts",
        "bench errors",
        "bench losses",
    ] {
        let args: Vec<&str> = command.split_whitespace().chain(["--help"]).collect();
        let help = text(&args);
        assert!(help.contains("\nExample") && help.contains(&format!("alea {command}")), "{help}");
    }
    assert!(text(&["--version"]).starts_with("alea 0."));
    let nothing = done(alea(&[]));
    assert_eq!((nothing.code, nothing.out.as_str()), (Some(2), ""));
    assert!(nothing.err.contains("Usage: alea"));
}

#[test]
fn arguments_that_do_not_parse_are_one_line() {
    for (args, line) in [
        (&["foo"][..], "there is no command \"foo\"; see `alea --help`"),
        (&["turns"], "<GAME> is missing; see `alea turns --help`"),
        (&["game"], "there is no command \"game\", perhaps games; see `alea --help`"),
        (
            &["turns", "fevga", "--xgid", "a", "--position", "b"],
            "--xgid <XGID> and --position <POSITION> exclude each other: leave one of them out; see `alea turns --help`",
        ),
    ] {
        assert_eq!(misused(args), line);
    }
}

#[test]
fn a_closed_pipe_is_no_failure() {
    for args in [
        &["rules", "plakoto"][..],
        &["turns", "hnefatafl", "--json"],
        &["bench", "positions", "fevga"],
        &["--help"],
    ] {
        let mut child = alea(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // Closed before anything was written, or after a buffer full: either way nobody listens.
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &[][..]), "{args:?}");
    }
    let mut child = alea(&["bench", "positions", "fevga"]).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("x="));
    assert!(child.wait().unwrap().success());
}
