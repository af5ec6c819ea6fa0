//! A Position ID with a Match ID behind it.

use alea_game::{BySide, Dice, PointsSetup, Side};
use alea_matchplay::Jacoby;

use super::{LENGTH, characters, decode, digits};
use crate::{
    EncodeError, Reason, TextError,
    cursor::Cursor,
    encode,
    situation::{Cube, Ending, MatchGame, Nonsense, Offer, Part, Situation, Stage, Standing, Turn, Value},
};

/// Characters of the Match ID.
const MATCH_LENGTH: usize = 12;
/// Bits of its key, all of its characters.
const BITS: usize = 6 * MATCH_LENGTH;
/// The most that the score and the length of a match can be.
const MOST_POINTS: u32 = (1 << 15) - 1;
/// The largest cube, as a power of two.
const MOST_CUBE: u32 = (1 << 4) - 1;

/// The fields of the key: the first bit and how many there are.
mod field {
    pub(super) type Field = (usize, usize);

    pub(super) const CUBE: Field = (0, 4);
    pub(super) const OWNER: Field = (4, 2);
    pub(super) const ON_ROLL: Field = (6, 1);
    pub(super) const CRAWFORD: Field = (7, 1);
    pub(super) const STATE: Field = (8, 3);
    pub(super) const DECIDES: Field = (11, 1);
    pub(super) const OFFERED: Field = (12, 1);
    pub(super) const RESIGNED: Field = (13, 2);
    pub(super) const FIRST_DIE: Field = (15, 3);
    pub(super) const SECOND_DIE: Field = (18, 3);
    pub(super) const LENGTH: Field = (21, 15);
    pub(super) const SCORE_TOP: Field = (36, 15);
    pub(super) const SCORE_BOTTOM: Field = (51, 15);
    pub(super) const NO_JACOBY: Field = (66, 1);
    pub(super) const REST: Field = (67, 5);
}

use field::Field;

/// The key, its first bit the lowest.
#[derive(Copy, Clone, Default)]
struct Key(u128);

impl Key {
    fn get(self, (first, count): Field) -> u32 {
        (self.0 >> first & ((1 << count) - 1)) as u32
    }

    fn set(&mut self, (first, _): Field, value: u32) {
        self.0 |= u128::from(value) << first;
    }

    /// Bytes come one after the other in the characters, each with its highest bit first.
    fn turned(self) -> u128 {
        let bytes = self.0.to_le_bytes();
        bytes[..BITS / 8].iter().fold(0, |stream, &byte| stream << 8 | u128::from(byte))
    }

    fn of_stream(stream: u128) -> Key {
        // What turns the bytes round turns them back.
        Key(Key(stream).turned())
    }
}

/// The character of the Match ID in which a field begins.
fn character((first, _): Field) -> usize {
    (first / 8 * 8 + 7 - first % 8) / 6
}

/// Reads a Position ID and the Match ID behind it. Of a game that is over only the state, the players, the cube, the length
/// and the score are read. The result does not know about raises and names, nor how large the cube may become.
///
/// ```
/// use alea_game::Side;
/// use alea_notation::gnubg;
///
/// let situation = gnubg::parse_with_match("4HPwATDgc/ABMA:QYkqASAAIAAA")?;
/// assert_eq!(situation.cube().value(), 2);
/// assert_eq!(situation.cube().owner(), Some(Side::Second));
/// assert_eq!(situation.dice().map(|dice| dice.to_string()).as_deref(), Some("52"));
/// # Ok::<(), alea_notation::TextError>(())
/// ```
///
/// # Errors
/// Those of a Position ID, and bits that no situation has or that contradict each other.
pub fn parse_with_match(text: &str) -> Result<Situation, TextError> {
    let mut cursor = Cursor::new("position and match ID", text)?;
    let stream = digits::<LENGTH>(&mut cursor, "14 letters, digits, `+` or `/`, then `:`")?;
    cursor.expect(":", "`:` and a match ID behind 14 characters")?;
    let start = cursor.at();
    let key = digits::<MATCH_LENGTH>(&mut cursor, "12 letters, digits, `+` or `/`")?;
    cursor.finish("no more than 12 characters of a match ID")?;
    let board = decode(&cursor, stream)?;
    let reader = Reader { cursor, start, key: Key::of_stream(key) };
    reader.situation(board)
}

struct Reader<'a> {
    cursor: Cursor<'a>,
    /// Where the Match ID begins.
    start: usize,
    key: Key,
}

impl Reader<'_> {
    fn get(&self, field: Field) -> u32 {
        self.key.get(field)
    }

    fn flag(&self, field: Field) -> bool {
        self.get(field) > 0
    }

    fn error(&self, field: Field, reason: Reason) -> TextError {
        self.cursor.error(self.start + character(field), reason)
    }

    fn meaningless(&self, field: Field, what: &'static str) -> TextError {
        self.error(field, Reason::Meaningless { what })
    }

    fn nonsense(&self, error: Nonsense) -> TextError {
        let field = match error.part() {
            Part::Cube | Part::Limit => field::CUBE,
            Part::Owner => field::OWNER,
            Part::Score if self.get(field::SCORE_BOTTOM) > self.get(field::SCORE_TOP) => field::SCORE_BOTTOM,
            Part::Score => field::SCORE_TOP,
            Part::Rules => field::CRAWFORD,
            Part::Length => field::LENGTH,
            Part::Turn => field::OFFERED,
        };
        self.error(field, error.into())
    }

    fn situation(&self, board: PointsSetup) -> Result<Situation, TextError> {
        let owner = match self.get(field::OWNER) {
            0 => Some(Side::Second),
            1 => Some(Side::First),
            3 => None,
            _ => return Err(self.meaningless(field::OWNER, "the bits of the cube\'s owner name nobody")),
        };
        if self.flag(field::REST) {
            return Err(self.meaningless(field::REST, "the last five bits must be zero"));
        }
        let mover = player(self.get(field::ON_ROLL));
        let stage = self.stage(mover, owner)?;
        let cube = Cube::new(self.get(field::CUBE) as u8, owner).map_err(|error| self.nonsense(error))?;
        let standing = self.standing()?;
        Situation::new(board, mover, standing, cube, stage).map_err(|error| self.nonsense(error))
    }

    fn standing(&self) -> Result<Standing, TextError> {
        let score = BySide { first: self.get(field::SCORE_BOTTOM), second: self.get(field::SCORE_TOP) };
        let crawford = self.flag(field::CRAWFORD);
        match self.get(field::LENGTH) {
            0 if crawford => Err(self.meaningless(field::CRAWFORD, "money play has no Crawford game")),
            0 => {
                let jacoby = if self.flag(field::NO_JACOBY) { Jacoby::Off } else { Jacoby::On };
                Ok(Standing::Money { score, jacoby: Some(jacoby), raises: None })
            }
            points => {
                let game = if crawford { MatchGame::Crawford } else { MatchGame::Usual };
                Ok(Standing::Match { points, score, game })
            }
        }
    }

    fn stage(&self, mover: Side, owner: Option<Side>) -> Result<Stage, TextError> {
        match self.get(field::STATE) {
            0 | 1 => {}
            2 => return Ok(Stage::Over(Ending::Played)),
            3 => return Ok(Stage::Over(Ending::Resigned)),
            4 => return Ok(Stage::Over(Ending::Passed)),
            _ => return Err(self.meaningless(field::STATE, "the bits of the state name none")),
        }
        let dice = self.dice()?;
        let decides = player(self.get(field::DECIDES));
        let resignation = Value::of_points(self.get(field::RESIGNED) as u8);
        // Whoever resigned was to act before.
        let acts = if resignation.is_some() { !decides } else { decides };
        let turn = match (self.flag(field::OFFERED), dice) {
            (false, None) => Turn::Roll,
            (false, Some(dice)) => Turn::Dice(dice),
            (true, Some(_)) => {
                return Err(
                    self.meaningless(field::FIRST_DIE, "a double waits for its answer, so nothing is rolled")
                );
            }
            (true, None) if owner == Some(!mover) && acts == mover => Turn::Offered(Offer::Beaver),
            (true, None) if owner == Some(!mover) => Turn::Offered(Offer::Raccoon),
            (true, None) => Turn::Offered(Offer::Double),
        };
        if turn.actor(mover) != acts {
            return Err(self.meaningless(field::DECIDES, "it is the other player who decides"));
        }
        match (self.get(field::STATE), turn, resignation) {
            (0, Turn::Roll, None) => Ok(Stage::Opening(None)),
            (0, Turn::Dice(dice), None) => Ok(Stage::Opening(Some(dice))),
            (0, ..) => Err(self.meaningless(field::STATE, "nothing is offered before the game begins")),
            _ => Ok(Stage::Playing { turn, resignation }),
        }
    }

    fn dice(&self) -> Result<Option<Dice>, TextError> {
        match (self.get(field::FIRST_DIE), self.get(field::SECOND_DIE)) {
            (0, 0) => Ok(None),
            (first, second) => match Dice::new(first as u8, second as u8) {
                Some(dice) => Ok(Some(dice)),
                None => Err(self.meaningless(field::FIRST_DIE, "the dice must be two of 1 to 6, or both 0")),
            },
        }
    }
}

/// GNU Backgammon calls the player at the top 0 and the one at the bottom 1.
fn player(bit: u32) -> Side {
    if bit > 0 { Side::First } else { Side::Second }
}

fn bit(side: Side) -> u32 {
    match side {
        Side::First => 1,
        Side::Second => 0,
    }
}

/// Writes a Position ID and a Match ID. The names, the raises agreed on, the largest cube and the number of the turn, which they
/// cannot hold, are left out. The larger die comes first, as GNU Backgammon has it. Where nothing is known of Jacoby it is written as not in force.
///
/// # Errors
/// The IDs cannot say what stands on the board or what is waited for, or a number is larger than they have bits for.
pub fn write_with_match(situation: &Situation) -> Result<String, EncodeError> {
    let position = super::write(situation.board())?;
    let mut key = Key::default();
    let cube = situation.cube();
    key.set(field::CUBE, encode::fits("the cube as a power of two", cube.power().into(), MOST_CUBE)?);
    key.set(field::OWNER, cube.owner().map_or(3, bit));
    let mover = situation.mover();
    key.set(field::ON_ROLL, bit(mover));
    let stage = situation.stage();
    let (state, turn, resignation) = match stage {
        Stage::Opening(dice) => (0, dice.map_or(Turn::Roll, Turn::Dice), None),
        Stage::Playing { turn, resignation } => (1, turn, resignation),
        Stage::Over(Ending::Played) => (2, Turn::Roll, None),
        Stage::Over(Ending::Resigned) => (3, Turn::Roll, None),
        Stage::Over(Ending::Passed) => (4, Turn::Roll, None),
    };
    key.set(field::STATE, state);
    key.set(field::DECIDES, bit(situation.to_act().unwrap_or(mover)));
    match turn {
        Turn::Roll => {}
        Turn::Dice(dice) => {
            key.set(field::FIRST_DIE, dice.high().into());
            key.set(field::SECOND_DIE, dice.low().into());
        }
        // It would be read as a beaver.
        Turn::Offered(Offer::Otter) => {
            return Err(EncodeError::Stage { what: "an otter waits for its answer" });
        }
        Turn::Offered(Offer::Double | Offer::Beaver | Offer::Raccoon) => key.set(field::OFFERED, 1),
    }
    key.set(field::RESIGNED, resignation.map_or(0, |value| value.points().into()));
    let jacoby = match *situation.standing() {
        Standing::Match { points, game, .. } => {
            key.set(field::LENGTH, encode::fits("the length of the match", points, MOST_POINTS)?);
            key.set(field::CRAWFORD, u32::from(game == MatchGame::Crawford));
            None
        }
        Standing::Money { jacoby, .. } => jacoby,
    };
    let score = situation.standing().score();
    key.set(field::SCORE_TOP, encode::fits("the score", score.second, MOST_POINTS)?);
    key.set(field::SCORE_BOTTOM, encode::fits("the score", score.first, MOST_POINTS)?);
    key.set(field::NO_JACOBY, u32::from(jacoby != Some(Jacoby::On)));
    let match_id = characters::<MATCH_LENGTH>(key.turned());
    Ok(format!("{position}:{match_id}"))
}
