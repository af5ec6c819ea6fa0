//! The XGID of eXtreme Gammon: `XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10`.
//!
//! Ten fields with colons between them. The first is the board as the **player at the bottom** sees it, whoever is on roll: 26
//! characters for the bar of the player at the top, that player's points 24 to 1, which are 1 to 24 of the player at the
//! bottom, and the bar of the player at the bottom. `-` is empty, `A` to `O` are 1 to 15 checkers of the player at the bottom,
//! `a` to `o` of the one at the top. Then:
//!
//! | field | |
//! |---|---|
//! | cube | as a power of two |
//! | its owner | `1` the bottom, `-1` the top, `0` nobody |
//! | who is on roll | `1` the bottom, `-1` the top; who doubled, while a double waits |
//! | dice | two digits; `00` before the roll; `D` while a double, `B` while a beaver, `R` while a raccoon waits |
//! | score | of the bottom, then of the top |
//! | rules | in a match `1` for its Crawford game; in money play the sum of 1 for Jacoby and 2 for beavers |
//! | length | the points of the match, `0` for money play |
//! | largest cube | as a power of two |
//!
//! The fields are described in the help of eXtreme Gammon and were compared with positions exported by it and by BGBlitz, and
//! with what GNU Backgammon makes of them. While a raise waits the cube is read as it lies, turned to the player who was
//! doubled; the help does not say, and no exported example was found.

use alea_game::{BySide, Dice, PointsSetup, Side};
use alea_matchplay::{Jacoby, Raises};

use crate::{
    EncodeError, Reason, TextError,
    cursor::Cursor,
    encode,
    situation::{Cube, MatchGame, Nonsense, Offer, Part, Situation, Stage, Standing, Turn, seen_by},
};

/// The largest cube where nobody says another, as eXtreme Gammon writes it: 1024.
const USUAL_LIMIT: u8 = 10;

/// The offers that have a letter.
const OFFERS: [Offer; 3] = [Offer::Double, Offer::Beaver, Offer::Raccoon];

/// Numbers in the order of the fields, each with the place where it stands.
struct Fields {
    cube: (u32, usize),
    owner: (Option<Side>, usize),
    mover: Side,
    turn: (Turn, usize),
    score: (BySide<u32>, usize),
    rules: (u32, usize),
    points: (u32, usize),
    limit: (u32, usize),
}

/// Reads an XGID, with or without `XGID=` before it. The result says how large the cube may become, and nothing of names.
///
/// ```
/// use alea_notation::{position::write_points, xgid};
///
/// let situation = xgid::parse("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:1:0:10")?;
/// assert_eq!(write_points(situation.board()), "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2");
/// assert_eq!(situation.dice().map(|dice| dice.to_string()).as_deref(), Some("31"));
/// # Ok::<(), alea_notation::TextError>(())
/// ```
///
/// # Errors
/// What is wrong, and where. Fields that contradict each other are refused like characters that mean nothing.
pub fn parse(text: &str) -> Result<Situation, TextError> {
    let mut cursor = Cursor::new("XGID", text)?;
    cursor.eat("XGID=");
    let board = board(&mut cursor)?;
    let fields = fields(&mut cursor)?;
    let standing = standing(&cursor, &fields)?;
    let nonsense = |error: Nonsense| {
        let at = match error.part() {
            Part::Cube => fields.cube.1,
            Part::Owner => fields.owner.1,
            Part::Score => fields.score.1,
            Part::Rules => fields.rules.1,
            Part::Length => fields.points.1,
            Part::Turn => fields.turn.1,
            Part::Limit => fields.limit.1,
        };
        cursor.error(at, error.into())
    };
    let cube = Cube::new(fields.cube.0 as u8, fields.owner.0).map_err(nonsense)?;
    let board = seen_by(fields.mover, Side::First, &board);
    let stage = Stage::Playing { turn: fields.turn.0, resignation: None };
    Situation::new(board, fields.mover, standing, cube, stage)
        .and_then(|situation| situation.with_limit(fields.limit.0 as u8))
        .map_err(nonsense)
}

/// The board as the player at the bottom sees it, who is `x` for the moment.
fn board(cursor: &mut Cursor<'_>) -> Result<PointsSetup, TextError> {
    let mut setup = PointsSetup::default();
    let mut totals = [0; 2];
    for place in 0..26 {
        let Some(byte) = cursor.peek() else { return Err(cursor.unexpected("26 characters for the board")) };
        let (upper, count) = match byte {
            b'-' => {
                cursor.skip();
                continue;
            }
            b'A'..=b'O' if place > 0 => (true, byte - b'A' + 1),
            b'a'..=b'o' if place < 25 => (false, byte - b'a' + 1),
            _ => return Err(cursor.unexpected(expected_at(place))),
        };
        let (side, who) = if upper { (0, "the player at the bottom") } else { (1, "the player at the top") };
        totals[side] += count;
        if totals[side] > encode::CHECKERS {
            return Err(cursor.error(cursor.at(), Reason::TooManyCheckers { who }));
        }
        let checkers = if upper { &mut setup.x } else { &mut setup.o };
        match place {
            0 | 25 => checkers.bar = count,
            point => checkers.points[point - 1] = count,
        }
        cursor.skip();
    }
    Ok(setup)
}

fn expected_at(place: usize) -> &'static str {
    match place {
        0 => "`-` or `a` to `o` for the bar of the player at the top",
        25 => "`-` or `A` to `O` for the bar of the player at the bottom",
        _ => "`-`, `A` to `O` or `a` to `o`",
    }
}

/// A colon, and the place behind it.
fn colon(cursor: &mut Cursor<'_>) -> Result<usize, TextError> {
    cursor.expect(":", "`:` and ten fields in all")?;
    Ok(cursor.at())
}

fn fields(cursor: &mut Cursor<'_>) -> Result<Fields, TextError> {
    let most_cube = Cube::MOST.into();
    let cube = number(cursor, "the cube", most_cube)?;
    let owner_at = colon(cursor)?;
    let owner = if cursor.eat("0") {
        None
    } else {
        Some(seat(cursor, "`1`, `-1` or `0` for the owner of the cube")?)
    };
    colon(cursor)?;
    let mover = seat(cursor, "`1` or `-1` for who is on roll")?;
    let turn_at = colon(cursor)?;
    let turn = turn(cursor)?;
    let (first, score_at) = number(cursor, "the score", MOST_POINTS)?;
    let (second, second_at) = number(cursor, "the score", MOST_POINTS)?;
    let score_at = if second > first { second_at } else { score_at };
    let rules = number(cursor, "the field of Crawford and Jacoby", 3)?;
    let points = number(cursor, "the length of the match", MOST_POINTS)?;
    let limit = number(cursor, "the largest cube", most_cube)?;
    cursor.finish("the end after ten fields")?;
    Ok(Fields {
        cube,
        owner: (owner, owner_at),
        mover,
        turn: (turn, turn_at),
        score: (BySide { first, second }, score_at),
        rules,
        points,
        limit,
    })
}

/// Scores and lengths beyond this are slips.
const MOST_POINTS: u32 = 999_999;

/// A colon and a whole number, with its place.
fn number(cursor: &mut Cursor<'_>, what: &'static str, most: u32) -> Result<(u32, usize), TextError> {
    let at = colon(cursor)?;
    Ok((cursor.number(what, 0, most)?, at))
}

/// The field of the rules means one thing in a match and another in money play.
fn standing(cursor: &Cursor<'_>, fields: &Fields) -> Result<Standing, TextError> {
    let score = fields.score.0;
    let (rules, at) = fields.rules;
    match (fields.points.0, rules) {
        (0, rules) => Ok(Standing::Money {
            score,
            jacoby: Some(if rules & 1 == 0 { Jacoby::Off } else { Jacoby::On }),
            raises: Some(match fields.turn.0 {
                _ if rules & 2 == 0 => Raises::None,
                Turn::Offered(Offer::Raccoon) => Raises::Raccoons,
                _ => Raises::Beavers,
            }),
        }),
        (points, 0) => Ok(Standing::Match { points, score, game: MatchGame::Usual }),
        (points, 1) => Ok(Standing::Match { points, score, game: MatchGame::Crawford }),
        (_, rules) => {
            let (what, found) = ("the field of Crawford", rules.to_string());
            Err(cursor.error(at, Reason::OutOfRange { what, min: 0, max: 1, found }))
        }
    }
}

fn seat(cursor: &mut Cursor<'_>, expected: &'static str) -> Result<Side, TextError> {
    if cursor.eat("1") {
        Ok(Side::First)
    } else if cursor.eat("-1") {
        Ok(Side::Second)
    } else {
        Err(cursor.unexpected(expected))
    }
}

fn letter(offer: Offer) -> &'static str {
    match offer {
        Offer::Double => "D",
        Offer::Beaver => "B",
        Offer::Raccoon => "R",
        Offer::Otter => "O",
    }
}

fn turn(cursor: &mut Cursor<'_>) -> Result<Turn, TextError> {
    if cursor.eat("00") {
        return Ok(Turn::Roll);
    }
    if let Some(offer) = OFFERS.into_iter().find(|&offer| cursor.eat(letter(offer))) {
        return Ok(Turn::Offered(offer));
    }
    let mut die = || match cursor.peek() {
        Some(digit @ b'1'..=b'6') => {
            cursor.skip();
            Ok(digit - b'0')
        }
        _ => Err(cursor.unexpected("two dice, `00`, `D`, `B` or `R`")),
    };
    let (first, second) = (die()?, die()?);
    Dice::new(first, second).map(Turn::Dice).ok_or_else(|| cursor.unexpected("two dice"))
}

/// Writes an XGID. The names and the number of the turn, which it cannot hold, are left out; of raises it says whether there are
/// any. What is not known of the rules is written as not in force, and 10, as eXtreme Gammon has it, where nobody says how
/// large the cube may become.
///
/// # Errors
/// The format cannot say what stands on the board or what is waited for.
pub fn write(situation: &Situation) -> Result<String, EncodeError> {
    encode::check(situation.board())?;
    let mover = situation.mover();
    let board = write_board(&seen_by(Side::First, mover, situation.board()));
    let waits = encode::turn(situation, &OFFERS)?;
    let turn = match waits {
        Turn::Roll => String::from("00"),
        Turn::Dice(dice) => dice.to_string(),
        Turn::Offered(offer) => letter(offer).to_owned(),
    };
    let (points, rules) = match *situation.standing() {
        Standing::Match { points, game, .. } => (
            encode::fits("the length of the match", points, MOST_POINTS)?,
            u8::from(game == MatchGame::Crawford),
        ),
        Standing::Money { jacoby, raises, .. } => {
            // Whoever has made one had agreed to them, whatever else is known.
            let made = matches!(waits, Turn::Offered(Offer::Beaver | Offer::Raccoon));
            let raises = made || raises.is_some_and(|raises| raises > Raises::None);
            (0, u8::from(jacoby == Some(Jacoby::On)) + 2 * u8::from(raises))
        }
    };
    let score = situation.standing().score();
    let first = encode::fits("the score", score.first, MOST_POINTS)?;
    let second = encode::fits("the score", score.second, MOST_POINTS)?;
    let cube = situation.cube();
    let limit = situation.limit().unwrap_or_else(|| USUAL_LIMIT.max(cube.power()));
    let (power, owner, mover) = (cube.power(), cube.owner().map_or("0", sign), sign(mover));
    Ok(format!("XGID={board}:{power}:{owner}:{mover}:{turn}:{first}:{second}:{rules}:{points}:{limit}"))
}

fn sign(side: Side) -> &'static str {
    match side {
        Side::First => "1",
        Side::Second => "-1",
    }
}

/// The first field: the board as the player at the bottom sees it, who is `x` here.
fn write_board(board: &PointsSetup) -> String {
    let letter = |bottom: u8, top: u8| match (bottom, top) {
        (0, 0) => '-',
        (0, count) => char::from(b'a' + count - 1),
        (count, _) => char::from(b'A' + count - 1),
    };
    let points = board.x.points.iter().zip(&board.o.points).map(|(&bottom, &top)| letter(bottom, top));
    std::iter::once(letter(0, board.o.bar)).chain(points).chain([letter(board.x.bar, 0)]).collect()
}
