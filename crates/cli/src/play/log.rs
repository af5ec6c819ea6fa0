//! What has happened at a sitting, line by line, as people read it.

use alea_game::{Dice, Side};
use alea_matchplay::{CommandKind, Contest, ContestResult, Event, GameResult};
use alea_texts::{Texts, args};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// The dice that decided who begins: the first player's and the second's.
    Opening(Dice),
    /// A player begins without dice.
    Begun(Side),
    /// The dice fell. The turn follows.
    Rolled(Side, Dice),
    /// A turn, as it is written; empty if nothing could be played.
    Turn {
        /// Whose.
        side: Side,
        /// With which dice, in games that have them.
        dice: Option<Dice>,
        /// What was played.
        text: String,
    },
    /// A command that is no turn and no roll.
    Did(Side, CommandKind),
    /// A resignation of so many times the stake.
    Resigned(Side, u8),
    /// A flag fell.
    Flag(Side),
    /// A game ended.
    Game(GameResult),
    /// The contest ended.
    Contest(ContestResult),
}

/// The line about an event that is about to be applied to `contest`.
pub(super) fn line_of(contest: &Contest, event: &Event) -> Option<Line> {
    let turn = |text: String| {
        let dice = contest.table().and_then(alea_game::Table::rolled);
        contest.on_turn().map(|side| Line::Turn { side, dice, text })
    };
    Some(match event {
        Event::Opening { dice } => Line::Opening(*dice),
        Event::Begun { starter } => Line::Begun(*starter),
        Event::Rolled { dice } => Line::Rolled(contest.on_turn()?, *dice),
        Event::Played { steps } => {
            let play = contest.table().and_then(|table| table.complete(steps).ok())?;
            return turn(play.text);
        }
        Event::RecordedAsPlayed { text, .. } => return turn(text.clone()),
        Event::Doubled { by } => Line::Did(*by, CommandKind::Double),
        Event::Taken { by } => Line::Did(*by, CommandKind::Take),
        Event::Passed { by } => Line::Did(*by, CommandKind::Pass),
        Event::Raised { by } => Line::Did(*by, CommandKind::Raise),
        Event::ResignationOffered { by, points } => Line::Resigned(*by, *points),
        Event::ResignationRefused => Line::Did(contest.to_act()?, CommandKind::RefuseResignation),
        Event::DrawOffered { by } => Line::Did(*by, CommandKind::OfferDraw),
        Event::DrawRefused => Line::Did(contest.to_act()?, CommandKind::RefuseDraw),
        Event::Flagged { side } => Line::Flag(*side),
        Event::GameEnded { result } => Line::Game(*result),
        Event::ContestEnded { result } => Line::Contest(*result),
        Event::RollRequested { .. }
        | Event::Released { .. }
        | Event::ResignationAccepted
        | Event::DrawAccepted
        | Event::RecordedBegun { .. }
        | Event::RecordedResult { .. }
        | Event::Void { .. } => return None,
    })
}

impl Line {
    /// The line as a sentence; `names` are those of the first and the second player.
    pub(crate) fn sentence(&self, texts: &Texts, name: impl Fn(Side) -> String) -> String {
        match self {
            Line::Opening(dice) => {
                let (first, second) = (name(Side::First), name(Side::Second));
                let key = if dice.is_double() { "line-opening-tie" } else { "line-opening" };
                let args = args![
                    "first" => first, "second" => second, "one" => dice.first(), "two" => dice.second()
                ];
                texts.with(key, args)
            }
            Line::Begun(side) => texts.with("line-begun", args!["who" => name(*side)]),
            Line::Rolled(side, dice) => {
                texts.with("line-rolled", args!["who" => name(*side), "dice" => spaced(*dice)])
            }
            Line::Turn { side, dice, text } => {
                let play = if text.is_empty() { texts.say("no-play") } else { text.clone() };
                let play = match dice {
                    Some(dice) => format!("{dice}: {play}"),
                    None => play,
                };
                texts.with("line-turn", args!["who" => name(*side), "play" => play])
            }
            Line::Did(side, kind) => texts.with(&format!("line-{}", kind.key()), args!["who" => name(*side)]),
            Line::Resigned(side, points) => {
                texts.with("line-resign", args!["who" => name(*side), "points" => *points])
            }
            Line::Flag(side) => texts.with("line-flag", args!["who" => name(*side)]),
            Line::Game(result) => {
                let how = texts.game_end(result.reason);
                match result.winner {
                    Some(winner) => {
                        let points = texts.with("points", args!["points" => result.points]);
                        texts.with("line-won", args!["who" => name(winner), "points" => points, "how" => how])
                    }
                    None => texts.with("line-tie", args!["how" => how]),
                }
            }
            Line::Contest(result) => match result.winner {
                Some(winner) => texts.with("line-contest-won", args!["who" => name(winner)]),
                None => texts.say("line-contest-drawn"),
            },
        }
    }
}

fn spaced(dice: Dice) -> String {
    format!("{} {}", dice.first(), dice.second())
}
