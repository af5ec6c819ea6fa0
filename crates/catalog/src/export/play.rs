//! One turn as a match file has it.

use alea_game::{Dice, PointsSetup, Setup, Step, Table};
use alea_matchplay::{Contest, Event};
use alea_notation::{
    mat::{self, Action, Column, Entry, File, Game, Match, Play, Player},
    turn::{self, Hop},
};

use crate::replay;

/// The checkers of a legal turn. Read back they are the same steps in the same order.
pub(super) fn hops(table: &dyn Table, steps: &[Step], dice: Dice) -> Option<Vec<Hop>> {
    let Setup::Points(board) = table.setup() else { return None };
    let text = table.complete(steps).ok()?.text;
    let usual = turn::parse(&text)
        .ok()
        .filter(|hops| replay::direct(hops, &board, dice).is_some_and(|read| read == steps));
    Some(usual.unwrap_or_else(|| one_by_one(steps, &board)))
}

/// A hop for each step.
fn one_by_one(steps: &[Step], board: &PointsSetup) -> Vec<Hop> {
    let mut hit = Vec::new();
    let mut hop = |step: &Step| {
        let alone = (1..=24).contains(&step.to) && board.o.points[usize::from(step.to) - 1] == 1;
        let hits = alone && !hit.contains(&step.to);
        if hits {
            hit.push(step.to);
        }
        Hop { from: step.from, via: Vec::new(), to: step.to, hits, times: 1 }
    };
    steps.iter().map(&mut hop).collect()
}

/// How a play that the record has as it stands is written.
pub(super) struct Recorded {
    pub(super) action: Action,
    /// What is read instead of what was recorded.
    pub(super) read: Read,
}

/// What a play is read as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Read {
    /// A legal turn.
    Legal,
    /// What was recorded, with these words.
    Recorded {
        text: String,
        /// Only once something follows in the game.
        waits: bool,
    },
}

/// Looks for words that are read as what leads to the board `after` which is recorded with the words `text`, those of the
/// record first. `lies` are the dice as they were rolled.
pub(super) fn recorded(contest: &Contest, lies: Option<Dice>, text: &str, after: &Setup) -> Option<Recorded> {
    let mut goal = contest.clone();
    goal.apply(&Event::RecordedAsPlayed { text: String::new(), after: after.clone() }).ok()?;
    let mut tried = Vec::new();
    if let Some(dice) = lies {
        let with_dice = match mat::entry(text) {
            Action::Roll { dice: said, play } if same(said, dice) => Action::Roll { dice, play },
            _ => mat::entry(&format!("{dice}: {text}")),
        };
        tried.push(with_dice);
        tried.extend([Play::NotRecorded, Play::CannotMove].map(|play| Action::Roll { dice, play }));
    } else if let Action::Roll { dice, play } = mat::entry(text) {
        tried.push(Action::Roll { dice, play });
    }
    if lies.is_none() && text.is_empty() {
        tried.push(Action::NotRolled);
    }
    tried.into_iter().find_map(|action| {
        let read = read(contest, &action, &goal)?;
        stands(&action).then_some(Recorded { action, read })
    })
}

fn same(one: Dice, other: Dice) -> bool {
    (one.high(), one.low()) == (other.high(), other.low())
}

/// What an entry is read as, if that leads where `goal` is.
fn read(contest: &Contest, action: &Action, goal: &Contest) -> Option<Read> {
    let table = contest.table()?;
    let (dice, play) = match action {
        Action::Roll { dice, play } => (*dice, play),
        // A turn for which no dice are written leaves the board as it is.
        _ => {
            let read = match table.node() {
                alea_game::Node::Decision(_) => Read::Legal,
                _ => Read::Recorded { text: String::new(), waits: false },
            };
            let mut stays = contest.clone();
            let after = table.setup();
            stays.apply(&Event::RecordedAsPlayed { text: String::new(), after }).ok()?;
            return arrives(&stays, goal).then_some(read);
        }
    };
    // Dice that nobody rolled are read as rolled, unless nobody needed to.
    let closed_out = matches!(table.node(), alea_game::Node::Decision(_));
    if table.rolled().is_none() && !closed_out {
        return None;
    }
    let (mut reached, events, waits) = replay::read_as(contest, dice, play);
    let read = match (&events[..], waits) {
        ([Event::Played { .. }], None) => Read::Legal,
        ([Event::RecordedAsPlayed { text, .. }], None) => Read::Recorded { text: text.clone(), waits: false },
        ([], Some(text)) => {
            let after = table.setup();
            reached.apply(&Event::RecordedAsPlayed { text: text.clone(), after }).ok()?;
            Read::Recorded { text, waits: true }
        }
        _ => return None,
    };
    arrives(&reached, goal).then_some(read)
}

fn arrives(reached: &Contest, goal: &Contest) -> bool {
    reached == goal
}

/// Whether an entry is read as it is written.
fn stands(action: &Action) -> bool {
    let entry = Entry { line: 0, number: 1, column: Column::Left, action: action.clone() };
    let players = [Player::default(), Player::default()];
    let game = Game { line: 0, number: 1, players, score: [0, 0], entries: vec![entry], result: None };
    let file = File { matches: vec![Match { headers: Vec::new(), length: Some(1), games: vec![game] }] };
    let read = mat::parse(mat::write(&file).as_bytes());
    read.is_ok_and(|reading| reading.file.without_lines() == file)
}
