//! The proof of a whole game: whether its dice are those that everybody was bound to, and if not, what fails first.

use crate::{
    Absence, Anchor, End, Ending, Entry, Failure, Field, Hash, Leaf, Log, Mode, PublicKey, Reason, Receipt,
    Release, Roll, RollKey, Roller, Seat, Seeds, Start, Step, Values, What, rules_hash, tracks::Tracks,
};

/// A game as a record shows it.
#[derive(Clone, Debug)]
pub struct Game {
    /// What binds it.
    pub start: Start,
    /// What the record itself says of the game.
    pub facts: Facts,
    /// What happened that concerns the dice, in its order.
    pub moments: Vec<Moment>,
    /// How it was closed.
    pub close: Close,
    /// The hash of its events ([`crate::Transcript`]).
    pub events: Hash,
}

/// What a record says of a game, whatever its header says.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Its number in the contest, from 1.
    pub game_no: u16,
    /// Its rules.
    pub variant: u8,
    /// The contest, where an earlier game has named it.
    pub match_uid: Option<[u8; 16]>,
    /// Who may be left out of rolls.
    pub absence: Absence,
}

/// Something that concerns the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moment {
    /// A player has asked for a roll.
    Asked,
    /// A chain takes over (mode R).
    Anchor(Anchor),
    /// A player has released a value (mode R), and the value if the record has it.
    Released(Seat, Option<Release>),
    /// The dice fell.
    Threw {
        /// Who threw.
        roller: Roller,
        /// What the record shows.
        shown: Roll,
        /// What the dice follow from, and their number.
        throw: Option<Throw>,
    },
}

/// What stands with a roll.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Throw {
    /// Its number (mode G).
    Numbered(u32),
    /// Its number and values (mode R).
    Valued(u32, Values),
}

/// How a game was closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Close {
    /// It goes on.
    Open,
    /// It counts, ended so. The seeds are there in mode G.
    Ended(End, Option<Ending>, Option<Seeds>),
    /// It does not count. The seeds are there in mode G, unless it was given up before they were known.
    Void(Option<Ending>, Option<Seeds>),
}

/// What was found right.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// How many rolls were computed again.
    pub rolls: u32,
    /// How many of them went on without the player who did not roll.
    pub missed: u32,
    /// Whose signature it is.
    pub key: PublicKey,
}

/// Checks a game: against its own header and signature, against a key that one has pinned, and against a log.
///
/// # Errors
/// What fails first.
pub fn check(game: &Game, pinned: Option<&PublicKey>, log: Option<&Log>) -> Result<Checked, Failure> {
    let checked = check_rolls(game, pinned)?;
    end(game)?;
    if let Some(log) = log {
        inclusion(game, log)?;
    }
    Ok(checked)
}

/// The same without the end and the log: what can be said of a game whose plays stop making sense somewhere.
///
/// # Errors
/// What fails first.
pub fn check_rolls(game: &Game, pinned: Option<&PublicKey>) -> Result<Checked, Failure> {
    header(game)?;
    signature(game, pinned)?;
    let rolls = match game.start.header.mode {
        Mode::Game | Mode::GameWithDrand => envelope(game)?,
        Mode::Roll => sealed(game)?,
    };
    Ok(Checked { rolls, missed: missed(game), key: game.start.key })
}

fn missed(game: &Game) -> u32 {
    let valued = game.moments.iter().filter_map(|moment| match moment {
        Moment::Threw { throw: Some(Throw::Valued(_, values)), .. } => Some(values),
        _ => None,
    });
    valued.map(|values| u32::from(values.mask() != 3)).sum()
}

fn header(game: &Game) -> Result<(), Failure> {
    let Game { start, facts, .. } = game;
    let about = &start.header.about;
    let fields = [
        (Field::Match, facts.match_uid.is_none_or(|uid| uid == about.match_uid)),
        (Field::Number, facts.game_no == about.game_no),
        (Field::Game, facts.variant == about.variant),
    ];
    for (field, right) in fields {
        if !right {
            return Err(Failure::new(Step::Header, Reason::Header(field)));
        }
    }
    if rules_hash(&start.rules) == about.rules_hash {
        Ok(())
    } else {
        Err(Failure::new(Step::Header, Reason::RulesHash))
    }
}

fn signature(game: &Game, pinned: Option<&PublicKey>) -> Result<(), Failure> {
    let start = &game.start;
    if pinned.is_some_and(|pinned| *pinned != start.key) {
        return Err(Failure::new(Step::Signature, Reason::Key));
    }
    start.binding.check(&start.header, &start.key).map_err(|fault| Failure::new(Step::Signature, fault))
}

/// Mode G: the seeds, then every roll. Returns how many.
fn envelope(game: &Game) -> Result<u32, Failure> {
    let seeds = match &game.close {
        Close::Open => None,
        Close::Ended(_, _, seeds) | Close::Void(_, seeds) => seeds.as_ref(),
    };
    let mut key: Option<RollKey> = None;
    if let Some(seeds) = seeds {
        let fits = seeds.check(&game.start.header, &game.start.binding);
        fits.map_err(|fault| Failure::new(Step::Commitment, fault))?;
        key = Some(seeds.key(&game.start.binding.game_hash));
    }
    let mut due = 0;
    for moment in &game.moments {
        match moment {
            Moment::Asked => {}
            Moment::Anchor(_) | Moment::Released(_, Some(_)) => {
                return Err(Failure::at(Step::Index, due, Reason::Mode));
            }
            Moment::Released(seat, None) => {
                return Err(Failure::at(Step::Roller, due, Reason::OutOfTurn(*seat)));
            }
            Moment::Threw { shown, throw, .. } => {
                let n = match throw {
                    Some(Throw::Numbered(n)) => *n,
                    Some(Throw::Valued(..)) => return Err(Failure::at(Step::Index, due, Reason::Mode)),
                    None => return Err(Failure::at(Step::Index, due, Reason::Missing)),
                };
                if n != due {
                    return Err(Failure::at(Step::Index, due, Reason::Number { due, found: n }));
                }
                let over = !matches!(game.close, Close::Open);
                let reason = if over { Reason::NoSeeds } else { Reason::NotOver };
                let key = key.as_ref().ok_or_else(|| Failure::at(Step::Commitment, n, reason))?;
                let right = key.roll(n);
                if right != *shown {
                    return Err(Failure::at(Step::Roll, n, Reason::Dice { shown: *shown, right }));
                }
                due += 1;
            }
        }
    }
    Ok(due)
}

/// What came since the last roll.
#[derive(Default)]
struct SinceRoll {
    asked: bool,
    released: Vec<(Seat, Option<Release>)>,
}

/// Mode R. Returns how many rolls there are.
fn sealed(game: &Game) -> Result<u32, Failure> {
    let mut tracks = Tracks::new(&game.start.header, &game.start.binding);
    let mut since = SinceRoll::default();
    for moment in &game.moments {
        let n = tracks.due;
        match moment {
            Moment::Asked => since.asked = true,
            Moment::Anchor(anchor) => {
                if since.asked || !since.released.is_empty() {
                    return Err(Failure::at(Step::Index, n, Reason::LateAnchor));
                }
                tracks.anchor(anchor).map_err(|fault| Failure::at(Step::Index, n, fault))?;
            }
            Moment::Released(seat, release) => since.released.push((*seat, *release)),
            Moment::Threw { roller, shown, throw } => {
                let (found, values) = match throw {
                    Some(Throw::Valued(found, values)) => (*found, values),
                    Some(Throw::Numbered(_)) => return Err(Failure::at(Step::Index, n, Reason::Mode)),
                    None => return Err(Failure::at(Step::Index, n, Reason::Missing)),
                };
                if found != n {
                    return Err(Failure::at(Step::Index, n, Reason::Number { due: n, found }));
                }
                present(game.facts.absence, *roller, values)
                    .and_then(|()| in_turn(*roller, &since.released, n, values))
                    .map_err(|reason| Failure::at(Step::Roller, n, reason))?;
                let right =
                    tracks.roll(n, values).map_err(|fault| Failure::at(Step::Commitment, n, fault))?;
                if right != *shown {
                    return Err(Failure::at(Step::Roll, n, Reason::Dice { shown: *shown, right }));
                }
                since = SinceRoll::default();
            }
        }
    }
    Ok(tracks.due - 1)
}

/// Whether nobody is left out who may not be.
fn present(absence: Absence, roller: Roller, values: &Values) -> Result<(), Reason> {
    let may_miss = |seat: Seat| absence == Absence::OfOther && roller == Roller::Player(seat.other());
    let missed =
        Seat::BOTH.into_iter().find(|&seat| values.clients[seat.index()].is_none() && !may_miss(seat));
    missed.map_or(Ok(()), |seat| Err(Reason::LeftOut(seat)))
}

/// Whether what the record shows of releases fits the roll: the other player first, then the roller.
fn in_turn(
    roller: Roller,
    released: &[(Seat, Option<Release>)],
    n: u32,
    values: &Values,
) -> Result<(), Reason> {
    for (i, (seat, release)) in released.iter().enumerate() {
        let before = &released[..i];
        let again = before.iter().any(|(earlier, _)| earlier == seat);
        let other = seat.other();
        let other_is_in =
            values.clients[other.index()].is_none() || before.iter().any(|(earlier, _)| *earlier == other);
        if again || (roller == Roller::Player(*seat) && !other_is_in) {
            return Err(Reason::OutOfTurn(*seat));
        }
        let Some(Release { by, n: numbered, value }) = release else { continue };
        if by != seat || *numbered != n || values.clients[seat.index()] != Some(*value) {
            return Err(Reason::Released(*seat));
        }
    }
    Ok(())
}

fn end(game: &Game) -> Result<(), Failure> {
    let ending = match &game.close {
        Close::Open => return Ok(()),
        Close::Ended(_, ending, _) | Close::Void(ending, _) => ending,
    };
    let wrong = |reason: Reason| Failure::new(Step::End, reason);
    let ending = ending.as_ref().ok_or_else(|| wrong(Reason::NoEnd))?;
    let told = match (&game.close, &ending.leaf.what) {
        (Close::Ended(how, ..), What::Ended { end, .. }) => how == end,
        (Close::Void(..), What::Void { .. }) => true,
        _ => false,
    };
    if !told {
        return Err(wrong(Reason::OtherEnd));
    }
    let start = &game.start;
    let uid = start.header.about.game_uid;
    ending.check(uid, &start.binding.game_hash, &game.events, &start.key).map_err(|fault| wrong(fault.into()))
}

fn inclusion(game: &Game, log: &Log) -> Result<(), Failure> {
    let start = &game.start;
    let uid = start.header.about.game_uid;
    let missing = |what| Failure::new(Step::Log, Reason::NotInLog(what));
    if !log.includes(&start.binding.receipt(uid)) {
        return Err(missing(Entry::Signed));
    }
    for moment in &game.moments {
        let Moment::Anchor(Anchor { role, after, anchor, before }) = *moment else { continue };
        let what = What::Anchor { role, after, anchor };
        let leaf = Leaf { game_uid: uid, subject: start.binding.game_hash, what };
        if !log.includes(&Receipt::of(before, &leaf)) {
            return Err(missing(Entry::Anchor));
        }
    }
    let ending = match &game.close {
        Close::Open => None,
        Close::Ended(_, ending, _) | Close::Void(ending, _) => ending.as_ref(),
    };
    match ending {
        Some(ending) if !log.includes(&ending.receipt()) => Err(missing(Entry::Ended)),
        _ => Ok(()),
    }
}
