//! XGID, Match ID and FIBS line say the same of the same situation, as GNU Backgammon does.
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

use alea_game::{BySide, Dice, Side};
use alea_matchplay::{Jacoby, Raises};
use alea_notation::{
    EncodeError, fibs, gnubg,
    position::{parse_points, write_points},
    situation::{Cube, Ending, MatchGame, Nonsense, Offer, Situation, Stage, Standing, Turn, Value},
    xgid,
};

/// The rows of GNU Backgammon; the head of the file tells how they were made.
fn rows() -> impl Iterator<Item = [&'static str; 4]> {
    let text = include_str!("fixtures/situations.tsv");
    let lines = text.lines().filter(|line| !line.starts_with('#')).skip(1);
    lines.map(|line| line.split('\t').collect::<Vec<_>>().try_into().unwrap())
}

/// A situation without the names, the largest cube and the rules that not every format tells.
fn told(situation: &Situation) -> Situation {
    let standing = match *situation.standing() {
        Standing::Money { score, .. } => Standing::Money { score, jacoby: None, raises: None },
        standing @ Standing::Match { .. } => standing,
    };
    let (board, mover) = (situation.board().clone(), situation.mover());
    Situation::new(board, mover, standing, situation.cube(), situation.stage()).unwrap()
}

fn jacoby(situation: &Situation) -> Option<Jacoby> {
    match *situation.standing() {
        Standing::Money { jacoby, .. } => jacoby,
        Standing::Match { .. } => None,
    }
}

#[test]
fn ids_of_gnu_backgammon_say_the_same_as_xgids() {
    let (mut equal, mut ids) = (0, 0);
    for [stage, xg, id, _] in rows() {
        let from_id = gnubg::parse_with_match(id).unwrap_or_else(|error| panic!("{stage}: {error}"));
        ids += 1;
        if ["passed", "resigned"].contains(&stage) {
            assert!(matches!(from_id.stage(), Stage::Over(_)), "{id}");
            continue;
        }
        assert_eq!(gnubg::write_with_match(&from_id).as_deref(), Ok(id), "{stage}");
        if xg == "-" {
            assert!(stage.ends_with("resign"), "{stage}");
            let what = "a resignation waits for its answer";
            assert_eq!(xgid::write(&from_id), Err(EncodeError::Stage { what }), "{id}");
            continue;
        }
        let from_xgid = xgid::parse(xg).unwrap_or_else(|error| panic!("{stage}: {error}"));
        assert_eq!(xgid::write(&from_xgid).as_deref(), Ok(xg));
        // An ID does not say which raises were agreed on, but that one waits.
        let rewritten =
            xgid::parse(&xgid::write(&from_id).unwrap()).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(told(&rewritten), told(&from_id), "{id}");
        assert_eq!(gnubg::write_with_match(&from_xgid).as_deref(), Ok(id), "{xg}");
        // The program writes the larger die first.
        if from_xgid.dice().is_none_or(|dice| dice.first() >= dice.second()) {
            assert_eq!(told(&from_xgid), told(&from_id), "{xg} {id}");
            assert_eq!(jacoby(&from_xgid), jacoby(&from_id), "{xg} {id}");
            equal += 1;
        }
    }
    assert!(ids > 400 && equal > 250, "{equal} of {ids}");
}

#[test]
fn board_lines_of_gnu_backgammon_say_the_same_as_its_ids() {
    let mut lines = 0;
    for [stage, _, id, line] in rows().filter(|[.., line]| *line != "-") {
        let from_id = gnubg::parse_with_match(id).unwrap();
        if ["beaver", "raccoon"].contains(&stage) {
            let error = fibs::parse(line).unwrap_err();
            assert_eq!(*error.reason(), Nonsense::NotHisCube.into(), "{line}");
            continue;
        }
        let from_line = fibs::parse(line).unwrap_or_else(|error| panic!("{stage}: {error}"));
        let dice = |situation: &Situation| situation.dice().map(|dice| (dice.high(), dice.low()));
        assert_eq!(dice(&from_line), dice(&from_id), "{line} {id}");
        if from_line.dice() == from_id.dice() {
            assert_eq!(told(&from_line), told(&from_id), "{line} {id}");
            lines += 1;
        }
        // As the server writes it.
        let again = fibs::write(&from_line).unwrap();
        assert_eq!(fibs::parse(&again).as_ref(), Ok(&from_line), "{again}");
        assert_eq!(fibs::write(&fibs::parse(&again).unwrap()), Ok(again));
    }
    assert!(lines > 200, "{lines}");
}

const BOARD: &str = "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2";

fn money(cube: Cube, stage: Stage) -> Situation {
    Situation::new(parse_points(BOARD).unwrap(), Side::First, Standing::MONEY, cube, stage).unwrap()
}

fn seven(score: BySide<u32>, game: MatchGame) -> Standing {
    Standing::Match { points: 7, score, game }
}

const OFFERED: fn(Offer) -> Stage = |offer| Stage::Playing { turn: Turn::Offered(offer), resignation: None };

#[test]
fn the_example_of_the_manual_is_read() {
    // "A technical description of the Match ID": 2-4 in a match to 9, player 0 holds the cube at 2, player 1 has rolled 52.
    let situation = gnubg::parse_with_match("4HPwATDgc/ABMA:QYkqASAAIAAA").unwrap();
    let score = BySide { first: 4, second: 2 };
    assert_eq!(*situation.standing(), Standing::Match { points: 9, score, game: MatchGame::Usual });
    assert_eq!(Ok(situation.cube()), Cube::new(1, Some(Side::Second)));
    assert_eq!(situation.mover(), Side::First);
    assert_eq!(situation.dice().unwrap().to_string(), "52");
    // Versions since have a bit more.
    assert_eq!(gnubg::write_with_match(&situation).as_deref(), Ok("4HPwATDgc/ABMA:QYkqASAAIAAE"));
}

#[test]
fn offers_and_resignations_say_who_decides() {
    let taken = Cube::new(1, Some(Side::Second)).unwrap();
    let again = Cube::new(2, Some(Side::Second)).unwrap();
    for (cube, offer, acts) in [
        (Cube::default(), Offer::Double, Side::Second),
        (taken, Offer::Beaver, Side::First),
        (again, Offer::Raccoon, Side::Second),
    ] {
        for resignation in [None, Some(Value::Single), Some(Value::Gammon), Some(Value::Backgammon)] {
            let stage = Stage::Playing { turn: Turn::Offered(offer), resignation };
            let situation = money(cube, stage);
            assert_eq!(situation.to_act(), Some(if resignation.is_some() { !acts } else { acts }));
            let id = gnubg::write_with_match(&situation).unwrap();
            let read = gnubg::parse_with_match(&id).unwrap();
            assert_eq!(told(&read), situation, "{id}");
        }
    }
    let otter = money(Cube::new(3, Some(Side::Second)).unwrap(), OFFERED(Offer::Otter));
    let error = Err(EncodeError::Stage { what: "an otter waits for its answer" });
    assert_eq!(gnubg::write_with_match(&otter), error);
    assert_eq!(xgid::write(&otter), error);
    assert_eq!(fibs::write(&otter), error);
}

#[test]
fn games_that_are_not_in_play_have_a_state() {
    for (stage, xg) in [
        (Stage::Opening(None), "the game has not begun"),
        (Stage::Over(Ending::Played), "the game is over"),
        (Stage::Over(Ending::Resigned), "the game is over"),
        (Stage::Over(Ending::Passed), "the game is over"),
    ] {
        let situation = money(Cube::default(), stage);
        let id = gnubg::write_with_match(&situation).unwrap();
        assert_eq!(told(&gnubg::parse_with_match(&id).unwrap()), situation);
        assert_eq!(xgid::write(&situation), Err(EncodeError::Stage { what: xg }));
        assert_eq!(situation.to_act(), None);
    }
    // The first roll of a game, as GNU Backgammon writes it.
    let first = gnubg::parse_with_match("4HPwATDgc/ABMA:MIBuAAAAAAAE").unwrap();
    assert_eq!(first.stage(), Stage::Opening(Dice::new(5, 3)));
    assert_eq!((first.to_act(), first.mover()), (Some(Side::Second), Side::Second));
    assert_eq!(gnubg::write_with_match(&first).as_deref(), Ok("4HPwATDgc/ABMA:MIBuAAAAAAAE"));
    assert!(xgid::write(&first).unwrap().contains(":-1:53:"));
    let over = money(Cube::default(), Stage::Over(Ending::Passed));
    let read = fibs::parse(&fibs::write(&over).unwrap()).unwrap();
    assert_eq!(read.stage(), Stage::Over(Ending::Played));
    // Who has won the match has all its points.
    let (score, board) = (BySide { first: 8, second: 6 }, parse_points(BOARD).unwrap());
    let standing = seven(score, MatchGame::Usual);
    let won =
        Situation::new(board, Side::First, standing, Cube::default(), Stage::Over(Ending::Played)).unwrap();
    let id = gnubg::write_with_match(&won).unwrap();
    assert_eq!(gnubg::parse_with_match(&id), Ok(won));
}

#[test]
fn numbers_that_do_not_fit_are_not_written() {
    let large = money(Cube::new(16, None).unwrap(), Stage::TO_ROLL);
    let error = gnubg::write_with_match(&large).unwrap_err();
    assert_eq!(error.to_string(), "the cube as a power of two is 16, and this format ends at 15");
    assert!(xgid::write(&large).unwrap().ends_with(":0:0:0:0:16"));
    let long = |points| {
        let score = BySide { first: points - 1, second: 0 };
        let standing = Standing::Match { points, score, game: MatchGame::Usual };
        let board = parse_points(BOARD).unwrap();
        Situation::new(board, Side::First, standing, Cube::default(), Stage::TO_ROLL).unwrap()
    };
    for (points, id, line) in
        [(9_998, true, true), (9_999, true, false), (32_767, true, false), (32_768, false, false)]
    {
        let situation = long(points);
        assert!(xgid::write(&situation).is_ok());
        assert_eq!(gnubg::write_with_match(&situation).is_ok(), id, "{points}");
        assert_eq!(fibs::write(&situation).is_ok(), line, "{points}");
    }
    let error = fibs::write(&long(9_999)).unwrap_err();
    assert_eq!(error.to_string(), "the length of the match is 9999, and this format ends at 9998");
}

#[test]
fn names_stand_in_lines_only() {
    let named = |first: &str, second: &str| {
        let names = BySide { first: first.to_owned(), second: second.to_owned() };
        money(Cube::default(), Stage::TO_ROLL).with_names(names)
    };
    let situation = named("Anna", "Bert-2");
    let line = fibs::write(&situation).unwrap();
    assert!(line.starts_with("board:Anna:Bert-2:9999:0:0:0:-2:"), "{line}");
    assert_eq!(fibs::parse(&line).unwrap().names(), situation.names());
    assert!(fibs::write(&money(Cube::default(), Stage::TO_ROLL)).unwrap().starts_with("board:You:Opponent:"));
    for name in ["", "a b", "a:b", "Άννα", "a\n"] {
        assert_eq!(fibs::write(&named("Anna", name)), Err(EncodeError::Name), "{name}");
    }
}

#[test]
fn what_is_not_known_is_written_as_not_in_force() {
    let situation = money(Cube::default(), Stage::TO_ROLL);
    let standing = |text: Situation| *text.standing();
    let score = BySide::default();
    let (off, none) = (Some(Jacoby::Off), Some(Raises::None));
    let read = standing(xgid::parse(&xgid::write(&situation).unwrap()).unwrap());
    assert_eq!(read, Standing::Money { score, jacoby: off, raises: none });
    let read = standing(gnubg::parse_with_match(&gnubg::write_with_match(&situation).unwrap()).unwrap());
    assert_eq!(read, Standing::Money { score, jacoby: off, raises: None });
    let read = standing(fibs::parse(&fibs::write(&situation).unwrap()).unwrap());
    assert_eq!(read, Standing::Money { score, jacoby: None, raises: none });
}

#[test]
fn malformed_match_ids_are_refused() {
    let id = |id: &str| format!("4HPwATDgc/ABMA{id}");
    for (text, column, reason) in [
        (id(""), 15, "expected `:` and a match ID behind 14 characters, but the text ends here"),
        (id(":"), 16, "expected 12 letters, digits, `+` or `/`, but the text ends here"),
        (id(":cAkAAAAAAAA"), 27, "expected 12 letters, digits, `+` or `/`, but the text ends here"),
        (id(":cAkAAAAAAAAAA"), 28, "expected no more than 12 characters of a match ID, found `A`"),
        (id(":cAkA_AAAAAAA"), 20, "expected 12 letters, digits, `+` or `/`, found `_`"),
        // The last five bits.
        (id(":cAkAAAAAAAAI"), 27, "the last five bits must be zero"),
        // The cube's owner is 2.
        (id(":YAkAAAAAAAAA"), 16, "the bits of the cube's owner name nobody"),
        // Owned at 1.
        (id(":QAkAAAAAAAAA"), 16, "a cube at 1 belongs to nobody"),
        // State 5.
        (id(":cA0AAAAAAAAA"), 18, "the bits of the state name none"),
        // A die of 7, and one die without the other.
        (id(":cIkfAAAAAAAA"), 17, "the dice must be two of 1 to 6, or both 0"),
        (id(":cIkBAAAAAAAA"), 17, "the dice must be two of 1 to 6, or both 0"),
        // State 0, and a resignation.
        (id(":cCAAAAAAAAAA"), 18, "nothing is offered before the game begins"),
        // The opponent of the player on roll decides, and nothing was offered.
        (id(":cAEAAAAAAAAA"), 18, "it is the other player who decides"),
        // Money play, Crawford.
        (id(":8AkAAAAAAAAA"), 16, "money play has no Crawford game"),
        // 7 to 2 in a match to 7.
        (id(":cAngAHAAEAAE"), 21, "a score of 7 has ended a match to 7"),
        (id(":cAngACAAOAAE"), 24, "a score of 7 has ended a match to 7"),
    ] {
        let error = gnubg::parse_with_match(&text).expect_err(&text);
        assert_eq!((error.column(), error.reason().to_string().as_str()), (column, reason), "{text}");
    }
}

/// The example of the server's help.
const LINE: &str = "board:You:someplayer:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:\
                    1:-1:0:25:0:0:0:0:2:0:0:0";

#[test]
fn the_viewer_of_a_line_has_any_colour_and_direction() {
    // The same board as each of them sees it: 62 to play for the viewer.
    let down = "0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0";
    let flipped = "0:2:0:0:0:0:-5:0:-3:0:0:0:5:-5:0:0:0:3:0:5:0:0:0:0:-2:0";
    for (board, turn, view) in [
        (down, "1", "1:-1:0:25"),
        (flipped, "1", "1:1:25:0"),
        (flipped, "-1", "-1:-1:0:25"),
        (down, "-1", "-1:1:25:0"),
    ] {
        let line = format!("board:You:Anna:3:0:1:{board}:{turn}:6:2:0:0:2:0:1:0:{view}:0:0:0:0:0:0:0:0");
        let situation = fibs::parse(&line).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(write_points(situation.board()), BOARD);
        assert_eq!(situation.mover(), Side::First);
        assert_eq!(situation.cube().owner(), Some(Side::Second));
        assert_eq!(situation.standing().score(), BySide { first: 0, second: 1 });
        assert_eq!(
            fibs::write(&situation).unwrap(),
            line.replace(board, down).replace(&format!(":{turn}:6:2"), ":1:6:2").replace(view, "1:-1:0:25")
        );
    }
    // The viewer waits on the bar, the opponent has three checkers left and has doubled.
    let places = format!("-1:{}3:0", "0:".repeat(23));
    let line = format!("board:You:Anna:5:2:1:{places}:1:0:0:0:0:4:0:1:1:-1:1:25:0:14:12:1:0:0:0:0:0");
    let situation = fibs::parse(&line).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((situation.mover(), situation.to_act()), (Side::Second, Some(Side::First)));
    assert_eq!(write_points(situation.board()), "x=24:3 o=bar:1");
}

#[test]
fn a_double_waits_in_either_spelling() {
    for (turn, doubled, mover) in
        [("-1", "1", Side::Second), ("-1", "-1", Side::Second), ("1", "1", Side::First)]
    {
        let line = LINE.replace(":1:6:2:0:0:1:1:1:0:", &format!(":{turn}:0:0:0:0:1:1:1:{doubled}:"));
        let situation = fibs::parse(&line).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((situation.offer(), situation.mover()), (Some(Offer::Double), mover));
        assert_eq!(situation.to_act(), Some(!mover));
    }
}

#[test]
fn the_crawford_game_is_told_as_well_as_a_line_can() {
    let at = |cube: &str, end: &str| {
        let line = LINE
            .replacen(":3:0:0:0:", ":3:2:0:0:", 1)
            .replace(":6:2:0:0:1:1:1:0:", &format!(":6:2:0:0:{cube}:0:"));
        let line = format!("{}{end}", line.strip_suffix("0:0").unwrap());
        match *fibs::parse(&line).unwrap_or_else(|error| panic!("{error}")).standing() {
            Standing::Match { game, .. } => game,
            Standing::Money { .. } => panic!("{line}"),
        }
    };
    assert_eq!(at("1:1:1", "0:0"), MatchGame::Crawford);
    assert_eq!(at("1:0:0", "0:0"), MatchGame::Crawford);
    assert_eq!(at("1:1:1", "1:0"), MatchGame::Usual);
    assert_eq!(at("1:1:1", "0:1"), MatchGame::Usual);
    assert_eq!(at("2:0:1", "0:0"), MatchGame::Usual);
}

#[test]
fn malformed_lines_are_refused() {
    assert_eq!(fibs::write(&fibs::parse(LINE).unwrap()).unwrap(), LINE.replace(":0:2:0:0:0", ":0:0:0:0:0"));
    for (from, to, column, reason) in [
        ("board", "bord", 1, "expected `board:`, found `b`"),
        (":You", ":Y u", 8, "no blank belongs here"),
        (":You", ":", 7, "expected a name, found `:`"),
        (":3:0:0:0", ":10000:0:0:0", 22, "the length of the match must be 0 to 9999, found 10000"),
        (":3:0:0:0", ":3:0:3:0", 26, "a score of 3 has ended a match to 3"),
        (":0:-2:", ":0:-0:", 31, "the checkers on a point must be 1 to 15, found 0"),
        (":0:-2:", ":0:16:", 30, "the checkers on a point must be 0 to 15, found 16"),
        (":-5:5:", ":-5:6:", 80, "the viewer has more than 15 checkers"),
        (":-5:5:", ":-6:5:", 69, "the opponent has more than 15 checkers"),
        (":0:-2:", ":1:-2:", 28, "this is the bar of the other player"),
        (":2:0:1:6", ":2:0:2:6", 84, "the mark of who is on roll must be 0 to 1, found 2"),
        (":6:2:0:0:", ":6:0:0:0:", 86, "two dice are 1 to 6, or both 0 before the roll"),
        (":6:2:0:0:", ":6:2:6:1:", 90, "the players have rolled two different things"),
        (":0:0:1:1:1:0:", ":0:0:1:1:1:1:", 100, "a double waits for its answer, so nothing is rolled"),
        (":0:0:1:1:1:", ":0:0:3:1:1:", 94, "the cube must be a power of two"),
        (":0:0:1:1:1:", ":0:0:0:1:1:", 94, "the cube must be a power of two"),
        (":0:0:1:1:1:", ":0:0:1:0:1:", 96, "a cube at 1 belongs to nobody"),
        (":0:0:1:1:1:", ":0:0:2:0:0:", 96, "nobody may double, so the cube belongs to nobody who is known"),
        (":1:-1:0:25:", ":0:-1:0:25:", 102, "expected `1` or `-1` for the colour, found `0`"),
        (":1:-1:0:25:", ":1:-1:25:0:", 107, "the home must be 0 by what stands before, found 25"),
        (":1:-1:0:25:", ":1:-1:0:24:", 109, "the bar must be 25 by what stands before, found 24"),
        (
            ":0:25:0:0:",
            ":0:25:0:3:",
            114,
            "the number of checkers borne off must be 0 by what stands before, found 3",
        ),
        (
            ":0:25:0:0:0:",
            ":0:25:0:0:2:",
            116,
            "the number of checkers on the bar must be 0 by what stands before, found 2",
        ),
        (":2:0:0:0", ":2:0:0", 125, "expected `:` and 52 fields in all, but the text ends here"),
        (":2:0:0:0", ":2:0:0:0:0", 127, "expected the end after 52 fields, found `:`"),
    ] {
        let line = LINE.replacen(from, to, 1);
        assert_ne!(line, LINE);
        let error = fibs::parse(&line).expect_err(&line);
        assert_eq!((error.column(), error.reason().to_string().as_str()), (column, reason), "{line}");
    }
}

#[test]
fn nonsense_is_no_situation() {
    let board = || parse_points(BOARD).unwrap();
    let refused = |standing, cube: Cube, stage| {
        Situation::new(board(), Side::First, standing, cube, stage).unwrap_err()
    };
    let one = Cube::default();
    let two = |owner| Cube::new(1, owner).unwrap();
    let none = Standing::Match { points: 0, score: BySide::default(), game: MatchGame::Usual };
    assert_eq!(refused(none, one, Stage::TO_ROLL), Nonsense::NoPoints);
    let crawford = seven(BySide { first: 6, second: 0 }, MatchGame::Crawford);
    assert_eq!(refused(crawford, two(None), Stage::TO_ROLL), Nonsense::CrawfordCube);
    assert_eq!(refused(crawford, one, OFFERED(Offer::Double)), Nonsense::CrawfordCube);
    let none_agreed = Standing::Money { score: BySide::default(), jacoby: None, raises: Some(Raises::None) };
    let beaver = OFFERED(Offer::Beaver);
    assert_eq!(
        refused(none_agreed, two(Some(Side::Second)), beaver),
        Nonsense::NoRaises { offer: Offer::Beaver }
    );
    assert_eq!(
        refused(Standing::MONEY, two(Some(Side::First)), beaver),
        Nonsense::NotRaised { offer: Offer::Beaver, least: 2 }
    );
    assert_eq!(Cube::new(0, Some(Side::First)), Err(Nonsense::OwnedAtOne));
    assert_eq!(Cube::new(21, None), Err(Nonsense::CubeTooLarge { power: 21 }));
    let limited = money(two(None), Stage::TO_ROLL).with_limit(0);
    assert_eq!(limited, Err(Nonsense::BeyondLimit { power: 1, limit: 0 }));
}
