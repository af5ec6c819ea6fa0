//! Contests as match files: the way back from [`crate::replay`].
//!
//! [`to_mat`] makes the tree of [`alea_notation::mat`] from a record. The format was made for backgammon over the board and says
//! less than a record does. What it cannot say is either refused, where the file would tell of another contest
//! ([`Unwritable`]), or left out and told ([`Loss`]). What [`crate::replay`] makes of the file is the contest that was written but
//! for its losses; `docs/formats.md` lists both, and a law holds the two directions to each other.
//!
//! What headers alone can say stands in headers that [`crate::replay`] reads back; other programs pass over those that
//! they do not know.

mod play;
mod teller;

use std::fmt;

use alea_game::{CubeUse, PointsSetup, Setup, Side};
use alea_matchplay::{Denial, Length};
use alea_notation::{
    mat::{self, File, Match, Player},
    record::Record,
    shown,
};
use alea_texts::{Message, Said, message};

use crate::{find, replay::headers};

/// A contest as a match, and what of it was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The match. A file may hold several.
    pub recorded: Match,
    /// What the match does not say, each once, in the order in which it was met.
    pub losses: Vec<Loss>,
}

/// Something that a file does not say of a contest.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Loss {
    /// When things happened.
    Times,
    /// What proves the dice: who asked for them, the values that were released, the proofs of the events.
    Proofs,
    /// The terms of the clock.
    Clock,
    /// Who starts the next game of a match. The games of a match file leave that to the dice; lists of tafl moves lose it.
    NextStarter,
    /// That a flag fell; only the points stay, none in a match, which is not over then.
    Flag {
        /// In which game, counted from 1 where the contest begins or is taken up.
        game: u32,
    },
    /// Offers of a resignation or a draw that were not accepted.
    Offers,
    /// Throws for the opening in which nobody was higher.
    Ties,
    /// That a game was begun by somebody before its first roll; it begins with that roll.
    Opening {
        /// In which game.
        game: u32,
    },
    /// That a game was begun in which nothing was done then.
    Begun {
        /// In which game.
        game: u32,
    },
    /// A roll that was not played and that can be played in one way only; it would be read as played.
    Roll {
        /// In which game.
        game: u32,
    },
    /// That a play was recorded as it stands though it is legal.
    Legal {
        /// In which game.
        game: u32,
        /// Its words.
        text: String,
    },
    /// The words of a play that is not legal; the board after it stays.
    Words {
        /// In which game.
        game: u32,
        /// The words.
        text: String,
    },
    /// That the last roll of a game led to a turn without a move; the roll stays.
    LastTurn {
        /// In which game.
        game: u32,
    },
    /// A result in whose place another was recorded, or which another only repeats.
    Result {
        /// In which game.
        game: u32,
    },
    /// That a game was resigned, by somebody who would not be on turn; only the points stay.
    Resignation {
        /// In which game.
        game: u32,
    },
    /// That the players stopped.
    Stopped,
    /// How it was said why the contest is void.
    Reason,
    /// A tag that makes no header: too long, on several lines, or with a key that means something else there.
    Tag {
        /// Its key.
        key: String,
    },
    /// A name that is written otherwise: without blanks around it, on one line, not longer than a file can have it.
    Name {
        /// Whose.
        side: Side,
    },
}

impl Loss {
    /// The stable name, a key of translated texts.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Loss::Times => "times",
            Loss::Proofs => "proofs",
            Loss::Clock => "clock",
            Loss::NextStarter => "next-starter",
            Loss::Flag { .. } => "flag",
            Loss::Offers => "offers",
            Loss::Ties => "ties",
            Loss::Opening { .. } => "opening",
            Loss::Begun { .. } => "begun",
            Loss::Roll { .. } => "roll",
            Loss::Legal { .. } => "legal",
            Loss::Words { .. } => "words",
            Loss::LastTurn { .. } => "last-turn",
            Loss::Result { .. } => "result",
            Loss::Resignation { .. } => "resignation",
            Loss::Stopped => "stopped",
            Loss::Reason => "reason",
            Loss::Tag { .. } => "tag",
            Loss::Name { .. } => "name",
        }
    }
}

impl Said for Loss {
    fn message(&self) -> Message {
        let key = format!("loss-{}", self.key());
        match self {
            Loss::Legal { game, text } | Loss::Words { game, text } => {
                message![key, "game" => *game, "text" => shown(text)]
            }
            Loss::Flag { game }
            | Loss::Opening { game }
            | Loss::Begun { game }
            | Loss::Roll { game }
            | Loss::LastTurn { game }
            | Loss::Result { game }
            | Loss::Resignation { game } => message![key, "game" => *game],
            Loss::Tag { key: tag } => message![key, "key" => shown(tag)],
            Loss::Name { side } => message![key, "side" => side.to_string()],
            Loss::Times
            | Loss::Proofs
            | Loss::Clock
            | Loss::NextStarter
            | Loss::Offers
            | Loss::Ties
            | Loss::Stopped
            | Loss::Reason => message![key],
        }
    }
}

/// Why a contest cannot be written as a match.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unwritable {
    /// A game that is played without a cube.
    Game {
        /// Its id.
        id: String,
    },
    /// Several games in turn.
    Several,
    /// Nothing has been played.
    Nothing,
    /// Its events do not follow from each other.
    NotAContest {
        /// The index of the first that does not.
        event: usize,
        /// Why.
        denial: Denial,
    },
    /// A longer match than a file can say.
    Length {
        /// The points that it goes to.
        points: u32,
    },
    /// More games than a file can number.
    Games,
    /// It was declared void.
    Void,
    /// A game without a winner.
    Drawn {
        /// In which game, counted from 1 where the contest begins or is taken up.
        game: u32,
    },
    /// An opening tie that doubled the stake.
    AutomaticDouble {
        /// In which game.
        game: u32,
    },
    /// A play that is not legal and led elsewhere than it says.
    Illegal {
        /// In which game.
        game: u32,
        /// Its words.
        text: String,
    },
    /// A result in favour of the player who lost on the board or refused a double.
    Result {
        /// In which game.
        game: u32,
    },
    /// A name that would be read as something else, such as one that ends with a rating.
    Name {
        /// Whose.
        side: Side,
    },
}

impl Unwritable {
    /// The stable name, a key of translated texts.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Unwritable::Game { .. } => "game",
            Unwritable::Several => "several",
            Unwritable::Nothing => "nothing",
            Unwritable::NotAContest { .. } => "not-a-contest",
            Unwritable::Length { .. } => "length",
            Unwritable::Games => "games",
            Unwritable::Void => "void",
            Unwritable::Drawn { .. } => "drawn",
            Unwritable::AutomaticDouble { .. } => "automatic-double",
            Unwritable::Illegal { .. } => "illegal",
            Unwritable::Result { .. } => "result",
            Unwritable::Name { .. } => "name",
        }
    }
}

impl Said for Unwritable {
    fn message(&self) -> Message {
        let key = format!("mat-unwritable-{}", self.key());
        match self {
            Unwritable::Game { id } => message![key, "game" => game_name(id)],
            Unwritable::NotAContest { event, denial } => {
                let board = Setup::Points(PointsSetup::default());
                let why = Message::denial(denial, &board);
                message![key, "event" => (event + 1).to_string(), "why" => why]
            }
            Unwritable::Length { points } => message![key, "points" => *points],
            Unwritable::Illegal { game, text } => message![key, "game" => *game, "text" => shown(text)],
            Unwritable::Drawn { game }
            | Unwritable::AutomaticDouble { game }
            | Unwritable::Result { game } => message![key, "game" => *game],
            Unwritable::Name { side } => message![key, "side" => side.to_string()],
            Unwritable::Several | Unwritable::Nothing | Unwritable::Games | Unwritable::Void => {
                message![key]
            }
        }
    }
}

fn game_name(id: &str) -> Message {
    if find(id).is_some() { Message::game(id) } else { Message::verbatim(shown(id)) }
}

/// In English, for logs and for programs.
impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Unwritable {}

/// A contest as a match from which [`crate::replay::match_file`] makes the same contest, but for what is lost. The left column is
/// [`Side::First`].
///
/// ```
/// use alea_catalog::{export, find_spec};
/// use alea_notation::{mat, record};
///
/// let text = r#"{"format":"alea-record","version":1,"rules_version":1,"players":["Anna","Bert"],"tags":{},"terms":{"games":[{"id":"backgammon","rules":{}}],"length":{"points":3},"cube":{"crawford":true,"holland":false,"jacoby":false,"automatic_doubles":0,"raises":"none"},"next_starter":"winner","clock":null,"start":{"score":[0,0],"crawford_played":false}},"events":[{"type":"opening","dice":[3,1]},{"type":"played","steps":[[8,5],[6,5]]},{"type":"doubled","by":"second"},{"type":"passed","by":"first"}]}"#;
/// let written = export::to_mat(&record::parse(text, &find_spec)?)?;
/// let expected = r#"; [Variation "Backgammon"]
/// ; [Crawford "On"]
///
///  3 point match
///
///  Game 1
///  Anna : 0                       Bert : 0
///   1) 31: 8/5 6/5                  Doubles => 2
///   2)  Drops                       Wins 1 point
/// "#;
/// assert_eq!(mat::write(&mat::File { matches: vec![written.recorded] }), expected);
/// assert_eq!(written.losses, []);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// What cannot be said.
pub fn to_mat(record: &Record) -> Result<Written, Unwritable> {
    let terms = &record.terms;
    for game in terms.games() {
        if find(&game.id).is_none_or(|entry| entry.cube == CubeUse::Never) {
            return Err(Unwritable::Game { id: game.id.clone() });
        }
    }
    if terms.games().len() > 1 {
        return Err(Unwritable::Several);
    }
    let length = match terms.length() {
        Length::Points(points) => Some(u16::try_from(points).map_err(|_| Unwritable::Length { points })?),
        Length::Single | Length::Money => None,
    };
    let mut losses = Losses::default();
    let mut headers = Vec::new();
    for (key, value) in &record.tags {
        let header = (key.clone(), value.clone());
        if !headers::is_own(key) && reads_back(&header, &Default::default()) {
            headers.push(header);
        } else {
            losses.add(Loss::Tag { key: key.clone() });
        }
    }
    headers.extend(headers::of_terms(terms));
    let players = [Side::First, Side::Second].map(|side| {
        let name = plain(&record.players[side]);
        if name != record.players[side] {
            losses.add(Loss::Name { side });
        }
        Player { name, rating: None }
    });
    let unread = [Side::First, Side::Second]
        .into_iter()
        .zip(&players)
        .find(|(_, player)| !reads_back(&Default::default(), &[(*player).clone(), Player::default()]));
    if let Some((side, _)) = unread {
        return Err(Unwritable::Name { side });
    }
    if terms.clock().is_some() {
        losses.add(Loss::Clock);
    }
    let games = teller::tell(record, &players, &mut losses)?;
    Ok(Written { recorded: Match { headers, length, games }, losses: losses.0 })
}

/// Losses, each once.
#[derive(Debug, Default)]
struct Losses(Vec<Loss>);

impl Losses {
    fn add(&mut self, loss: Loss) {
        if !self.0.contains(&loss) {
            self.0.push(loss);
        }
    }
}

/// A name on one line, without blanks around it and not longer than a file can have it.
fn plain(name: &str) -> String {
    let name: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let name: String = name.trim_matches(' ').chars().take(mat::MAX_FIELD).collect();
    name.trim_end_matches(' ').to_owned()
}

/// Whether a header and players are read as what they are.
fn reads_back(header: &(String, String), players: &[Player; 2]) -> bool {
    let headers = if header.0.is_empty() && header.1.is_empty() { Vec::new() } else { vec![header.clone()] };
    let game = mat::Game {
        line: 0,
        number: 1,
        players: players.clone(),
        score: [0, 0],
        entries: Vec::new(),
        result: None,
    };
    let file = File { matches: vec![Match { headers, length: Some(1), games: vec![game] }] };
    let read = mat::parse(mat::write(&file).as_bytes());
    read.is_ok_and(|reading| reading.file.without_lines() == file)
}
