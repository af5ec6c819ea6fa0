//! The board line of fibs.com, "board style 3": a word and 52 fields with colons between them.
//!
//! ```text
//! board:You:Anna:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0
//! ```
//!
//! | fields | |
//! |---|---|
//! | names | of the viewer, here at the bottom, and of the opponent |
//! | length | of the match, `9999` for play without end |
//! | score | of the viewer and of the opponent |
//! | 26 places | a bar, the points 1 to 24, the other bar: checkers of O positive, of X negative |
//! | turn | who is on roll, `1` for O, `-1` for X; `0` once the game is over |
//! | dice | two of the viewer, two of the opponent, `0` before the roll |
//! | cube | its value |
//! | may double | the viewer, the opponent |
//! | doubled | whether a double waits |
//! | colour | of the viewer, `1` for O, `-1` for X |
//! | direction | `-1` if the viewer goes from 24 to 1, `1` if from 1 to 24 |
//! | home, bar | of the viewer: `0` and `25`, or `25` and `0` |
//! | borne off | by the viewer, by the opponent |
//! | on the bar | of the viewer, of the opponent |
//! | can move | how many checkers the viewer can move |
//! | forced move | not to be used, says the server's help |
//! | Crawford | whether the Crawford game is over |
//! | redoubles | how often a double may be raised at once in play without end |
//!
//! The fields are described in the server's help on `rawboard`; GNU Backgammon writes such lines (`set output rawboard`) and reads
//! them as an external player. Where the two differ the reader takes both: GNU Backgammon writes the dice for both players, `0`
//! for play without end, no checkers on the bar, and `-1` for a double by X. What is written is what the server says, as a
//! viewer who is O sees it; the number of checkers that can move, which is a matter of rules, is written as 0.
//!
//! Which game is the Crawford game the line hardly says. One in which somebody needs just one point is taken for it unless the
//! field says that it is over, the cube was turned or a double waits, or a match has redoubles, with which GNU Backgammon marks
//! every other game. The server's help advises against the field.
//!
//! The player on roll is who doubled while a double waits. Raises cannot be told from doubles, and resignations not at all.

use alea_game::{BySide, Checkers, Dice, PointsSetup, Side};
use alea_matchplay::Raises;

use crate::{
    EncodeError, Reason, TextError,
    cursor::Cursor,
    encode,
    situation::{Cube, Ending, MatchGame, Nonsense, Offer, Part, Situation, Stage, Standing, Turn, seen_by},
};

/// The length of play without end.
const ENDLESS: u32 = 9999;
/// Scores beyond this are slips.
const MOST_POINTS: u32 = 999_999;
/// What nobody is called in particular.
const NAMES: [&str; 2] = ["You", "Opponent"];

/// Which checkers are the viewer's, and which way they go.
#[derive(Copy, Clone)]
struct View {
    /// The sign of the viewer's checkers.
    colour: Sign,
    /// The sign of his steps: minus from 24 to 1.
    direction: Sign,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Sign {
    Plus,
    Minus,
}

impl View {
    /// The place of the viewer's bar among the 26.
    fn bar(self) -> usize {
        match self.direction {
            Sign::Minus => 25,
            Sign::Plus => 0,
        }
    }

    /// Whose checkers a number counts, or whose turn it names.
    fn side(self, number: i32) -> Side {
        if (number > 0) == (self.colour == Sign::Plus) { Side::First } else { Side::Second }
    }
}

/// What was read, and the place where it stands.
type At<T> = (T, usize);

/// Reads a board line. The names are known then, Jacoby and the largest cube are not.
///
/// ```
/// use alea_notation::{fibs, position::write_points};
///
/// let line = "board:You:Anna:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:\
///             0:0:0:0:2:0:0:0";
/// let situation = fibs::parse(line)?;
/// assert_eq!(write_points(situation.board()), "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2");
/// assert_eq!(situation.dice().map(|dice| dice.to_string()).as_deref(), Some("62"));
/// # Ok::<(), alea_notation::TextError>(())
/// ```
///
/// # Errors
/// What is wrong, and where. Fields that contradict the board or each other are refused.
pub fn parse(text: &str) -> Result<Situation, TextError> {
    let cursor = &mut Cursor::new("FIBS board", text)?;
    cursor.expect("board", "`board:`")?;
    let names = BySide { first: name(cursor)?, second: name(cursor)? };
    let length = number(cursor, "the length of the match", ENDLESS)?;
    let score = [number(cursor, "the score", MOST_POINTS)?, number(cursor, "the score", MOST_POINTS)?];
    let mut places = [(0, 0); 26];
    for place in &mut places {
        *place = signed(cursor, "the checkers on a point", encode::CHECKERS.into())?;
    }
    let on_roll = signed(cursor, "the mark of who is on roll", 1)?;
    let dice = [dice(cursor)?, dice(cursor)?];
    let value = number(cursor, "the cube", 1 << Cube::MOST)?;
    let may_double = [number(cursor, MAY_DOUBLE, 1)?, number(cursor, MAY_DOUBLE, 1)?];
    let doubled = signed(cursor, "the mark of a double", 1)?;
    let view = view(cursor)?;
    let board = board(cursor, &places, view)?;
    borne_off_and_bar(cursor, &board)?;
    number(cursor, "the number of checkers that can move", MOST_POINTS)?;
    number(cursor, "the field of a forced move", MOST_POINTS)?;
    let crawford_over = number(cursor, "the field of the Crawford game", MOST_POINTS)?;
    let redoubles = number(cursor, "the number of redoubles", MOST_POINTS)?;
    cursor.finish("the end after 52 fields")?;

    let nonsense = |error: Nonsense| {
        let [first, second] = score;
        let at = match error.part() {
            Part::Cube | Part::Limit => value.1,
            Part::Owner => may_double[0].1,
            Part::Score => {
                if second.0 > first.0 {
                    second.1
                } else {
                    first.1
                }
            }
            Part::Rules => crawford_over.1,
            Part::Length => length.1,
            Part::Turn => doubled.1,
        };
        cursor.error(at, error.into())
    };
    let mover = if on_roll.0 == 0 { Side::First } else { view.side(on_roll.0) };
    let stage = match on_roll.0 {
        0 => Stage::Over(Ending::Played),
        _ => Stage::Playing { turn: turn(cursor, mover, dice, doubled)?, resignation: None },
    };
    let score = BySide { first: score[0].0, second: score[1].0 };
    let (power, owner) = cube(cursor, value, may_double)?;
    let cube = Cube::new(power, owner).map_err(nonsense)?;
    let untouched = cube == Cube::default() && doubled.0 == 0;
    let game = match near(length.0, score) && untouched && crawford_over.0 == 0 && redoubles.0 == 0 {
        true => MatchGame::Crawford,
        false => MatchGame::Usual,
    };
    let standing = standing(length.0, score, game, redoubles.0);
    let board = seen_by(mover, Side::First, &board);
    let situation = Situation::new(board, mover, standing, cube, stage).map_err(nonsense)?;
    Ok(situation.with_names(names))
}

const MAY_DOUBLE: &str = "the mark of who may double";

fn colon(cursor: &mut Cursor<'_>) -> Result<usize, TextError> {
    cursor.expect(":", "`:` and 52 fields in all")?;
    Ok(cursor.at())
}

fn number(cursor: &mut Cursor<'_>, what: &'static str, most: u32) -> Result<At<u32>, TextError> {
    let at = colon(cursor)?;
    Ok((cursor.number(what, 0, most)?, at))
}

fn signed(cursor: &mut Cursor<'_>, what: &'static str, most: u32) -> Result<At<i32>, TextError> {
    let at = colon(cursor)?;
    Ok((cursor.signed(what, most)?, at))
}

fn name(cursor: &mut Cursor<'_>) -> Result<String, TextError> {
    colon(cursor)?;
    let start = cursor.at();
    let name = cursor.before(b':');
    match name.bytes().position(|byte| !byte.is_ascii_graphic()) {
        Some(at) => Err(cursor.error(start + at, Reason::Blank)),
        None if name.is_empty() => Err(cursor.unexpected("a name")),
        None => Ok(name.to_owned()),
    }
}

/// The two dice of a player.
fn dice(cursor: &mut Cursor<'_>) -> Result<At<Option<Dice>>, TextError> {
    let (first, at) = number(cursor, "a die", 6)?;
    let (second, _) = number(cursor, "a die", 6)?;
    match Dice::new(first as u8, second as u8) {
        None if first + second > 0 => {
            let what = "two dice are 1 to 6, or both 0 before the roll";
            Err(cursor.error(at, Reason::Meaningless { what }))
        }
        dice => Ok((dice, at)),
    }
}

fn sign(cursor: &mut Cursor<'_>, expected: &'static str) -> Result<Sign, TextError> {
    colon(cursor)?;
    if cursor.eat("-1") {
        Ok(Sign::Minus)
    } else if cursor.eat("1") {
        Ok(Sign::Plus)
    } else {
        Err(cursor.unexpected(expected))
    }
}

/// Colour, direction, home and bar of the viewer.
fn view(cursor: &mut Cursor<'_>) -> Result<View, TextError> {
    let colour = sign(cursor, "`1` or `-1` for the colour")?;
    let direction = sign(cursor, "`1` or `-1` for the direction")?;
    let view = View { colour, direction };
    let bar = view.bar() as u32;
    for (what, expected) in [("the home", 25 - bar), ("the bar", bar)] {
        let (found, at) = number(cursor, what, 25)?;
        agree(cursor, what, at, [expected], found)?;
    }
    Ok(view)
}

/// Two places for one number must have the same one there, or another that is known to stand for it.
fn agree<const N: usize>(
    cursor: &Cursor<'_>,
    what: &'static str,
    at: usize,
    expected: [u32; N],
    found: u32,
) -> Result<(), TextError> {
    if expected.contains(&found) {
        return Ok(());
    }
    Err(cursor.error(at, Reason::Contradicts { what, expected: expected[0], found }))
}

/// The board as the viewer sees it, who is `x` for the moment.
fn board(cursor: &Cursor<'_>, places: &[At<i32>; 26], view: View) -> Result<PointsSetup, TextError> {
    let mut board = PointsSetup::default();
    for (index, &(number, at)) in places.iter().enumerate().filter(|(_, (number, _))| *number != 0) {
        let side = view.side(number);
        let bar = match index {
            0 | 25 if index == view.bar() => Some(Side::First),
            0 | 25 => Some(Side::Second),
            _ => None,
        };
        if bar.is_some_and(|owner| owner != side) {
            let what = "this is the bar of the other player";
            return Err(cursor.error(at, Reason::Meaningless { what }));
        }
        let (checkers, who) = match side {
            Side::First => (&mut board.x, "the viewer"),
            Side::Second => (&mut board.o, "the opponent"),
        };
        let count = number.unsigned_abs() as u8;
        if checkers.in_play() + u32::from(count) > encode::CHECKERS.into() {
            return Err(cursor.error(at, Reason::TooManyCheckers { who }));
        }
        match (bar, view.direction) {
            (Some(_), _) => checkers.bar = count,
            (None, Sign::Minus) => checkers.points[index - 1] = count,
            (None, Sign::Plus) => checkers.points[24 - index] = count,
        }
    }
    Ok(board)
}

/// What the board has said already: checkers borne off and on the bar, the viewer's first.
fn borne_off_and_bar(cursor: &mut Cursor<'_>, board: &PointsSetup) -> Result<(), TextError> {
    for checkers in [&board.x, &board.o] {
        let what = "the number of checkers borne off";
        let (found, at) = number(cursor, what, encode::CHECKERS.into())?;
        agree(cursor, what, at, [off(checkers)], found)?;
    }
    for checkers in [&board.x, &board.o] {
        let what = "the number of checkers on the bar";
        let (found, at) = number(cursor, what, encode::CHECKERS.into())?;
        agree(cursor, what, at, [checkers.bar.into(), 0], found)?;
    }
    Ok(())
}

/// Checkers borne off, of fifteen.
fn off(checkers: &Checkers) -> u32 {
    u32::from(encode::CHECKERS).saturating_sub(checkers.in_play())
}

/// What the player on roll has before him.
fn turn(
    cursor: &Cursor<'_>,
    mover: Side,
    [viewer, opponent]: [At<Option<Dice>>; 2],
    doubled: At<i32>,
) -> Result<Turn, TextError> {
    let (his, other) = if mover == Side::First { (viewer, opponent) } else { (opponent, viewer) };
    let dice = match (his.0, other.0) {
        (None, dice) | (dice, None) => dice,
        (Some(dice), Some(same)) if dice == same => Some(dice),
        (Some(_), Some(_)) => {
            let what = "the players have rolled two different things";
            return Err(cursor.error(opponent.1, Reason::Meaningless { what }));
        }
    };
    match (doubled.0, dice) {
        (0, None) => Ok(Turn::Roll),
        (0, Some(dice)) => Ok(Turn::Dice(dice)),
        (_, None) => Ok(Turn::Offered(Offer::Double)),
        (_, Some(_)) => {
            let what = "a double waits for its answer, so nothing is rolled";
            Err(cursor.error(doubled.1, Reason::Meaningless { what }))
        }
    }
}

/// Whether somebody needs just one point, of more than one.
fn near(points: u32, score: BySide<u32>) -> bool {
    points > 1 && score.first.max(score.second) + 1 == points
}

fn standing(length: u32, score: BySide<u32>, game: MatchGame, redoubles: u32) -> Standing {
    match length {
        0 | ENDLESS => {
            let raises = [Raises::None, Raises::Beavers, Raises::Raccoons, Raises::Otters];
            let raises = raises[(redoubles as usize).min(3)];
            Standing::Money { score, jacoby: None, raises: Some(raises) }
        }
        points => Standing::Match { points, score, game },
    }
}

/// The cube as a power of two and its owner: who alone may double.
fn cube(
    cursor: &Cursor<'_>,
    (value, at): At<u32>,
    may_double: [At<u32>; 2],
) -> Result<(u8, Option<Side>), TextError> {
    if !value.is_power_of_two() {
        return Err(cursor.error(at, Reason::Meaningless { what: "the cube must be a power of two" }));
    }
    let owner = match may_double.map(|(may, _)| may > 0) {
        [true, true] => None,
        [true, false] => Some(Side::First),
        [false, true] => Some(Side::Second),
        // As in a Crawford game.
        [false, false] if value == 1 => None,
        [false, false] => {
            let what = "nobody may double, so the cube belongs to nobody who is known";
            return Err(cursor.error(may_double[0].1, Reason::Meaningless { what }));
        }
    };
    Ok((value.trailing_zeros() as u8, owner))
}

/// Writes a board line as a viewer at the bottom sees it who is O and goes from 24 to 1. Jacoby, the largest cube and the number
/// of the turn, which it cannot hold, are left out, and so is the kind of an ending. Without names the players are `You` and `Opponent`.
///
/// # Errors
/// The line cannot say what stands on the board or what is waited for, or a name cannot stand in it.
pub fn write(situation: &Situation) -> Result<String, EncodeError> {
    encode::check(situation.board())?;
    let mover = situation.mover();
    let (on_roll, turn) = match situation.stage() {
        Stage::Over(_) => (0, Turn::Roll),
        _ => (colour(mover), encode::turn(situation, &[Offer::Double])?),
    };
    let (length, crawford_over, redoubles) = match *situation.standing() {
        Standing::Match { points, score, game } => {
            let near = near(points, score);
            let length = encode::fits("the length of the match", points, ENDLESS - 1)?;
            (length, u32::from(near && game == MatchGame::Usual), 0)
        }
        Standing::Money { raises, .. } => (ENDLESS, 0, raises.unwrap_or_default() as u32),
    };
    let score = situation.standing().score();
    let mut fields: Vec<i64> = vec![length.into()];
    for side in Side::BOTH {
        fields.push(encode::fits("the score", score[side], MOST_POINTS)?.into());
    }
    let board = seen_by(Side::First, mover, situation.board());
    fields.push(-i64::from(board.o.bar));
    let points = board.x.points.iter().zip(&board.o.points);
    fields.extend(points.map(|(&own, &other)| i64::from(own) - i64::from(other)));
    fields.push(board.x.bar.into());
    fields.push(on_roll);
    for side in Side::BOTH {
        let dice = situation.dice().filter(|_| side == mover);
        fields.extend(dice.map_or([0, 0], |dice| [dice.first().into(), dice.second().into()]));
    }
    let cube = situation.cube();
    fields.push(cube.value().into());
    let owns = |side| cube.owner().is_none_or(|owner| owner == side);
    fields.extend(Side::BOTH.map(|side| i64::from(owns(side))));
    fields.push(i64::from(turn == Turn::Offered(Offer::Double)));
    // The viewer's colour, direction, home and bar.
    fields.extend([1, -1, 0, 25]);
    fields.extend([&board.x, &board.o].map(|checkers| i64::from(off(checkers))));
    fields.extend([&board.x, &board.o].map(|checkers| i64::from(checkers.bar)));
    fields.extend([0, 0, crawford_over.into(), redoubles.into()]);

    let mut line = String::from("board");
    for (side, stand_in) in [(Side::First, NAMES[0]), (Side::Second, NAMES[1])] {
        let name = situation.names().map_or(stand_in, |names| &names[side]);
        if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_graphic() && byte != b':') {
            return Err(EncodeError::Name);
        }
        line.push_str(&format!(":{name}"));
    }
    for field in fields {
        line.push_str(&format!(":{field}"));
    }
    Ok(line)
}

/// The player at the bottom is O.
fn colour(side: Side) -> i64 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}
