//! What is said of a contest in memory, as messages.

use alea_game::Side;
use serde_json::value::RawValue;

use super::{
    GAP, Live,
    claim::{NoClaim, NoWithdrawal},
};
use crate::{
    keys::Keys,
    store::{SeatRow, Sitter},
    wire::{self, ToClient},
};

impl Live {
    /// The view of one who watches, or of a player.
    pub(crate) fn view(&self, now: u64, player: Option<Side>) -> wire::View {
        let told = wire::Told {
            contest: &self.contest,
            now: self.time(now),
            seated: self.seated(),
            mover: self.mover.unwrap_or(Side::First),
            ended: self.ended,
            roll: self.dealer.as_ref().and_then(|dealer| dealer.rolling()),
            no_claim: player.and_then(|by| self.claim(by, now).err()).map(NoClaim::text),
            no_withdrawal: self.withdrawal().err().map(NoWithdrawal::text),
        };
        wire::view(&told, player)
    }

    /// The last `count` events and what they led to, as a message.
    pub(crate) fn events_frame(&self, count: u64, view: &wire::View) -> String {
        let skip = self.recent.len().saturating_sub(usize::try_from(count).unwrap_or(usize::MAX));
        let events: Vec<&RawValue> = self.recent.iter().skip(skip).map(AsRef::as_ref).collect();
        let seq = self.seq - events.len() as u64;
        ToClient::Events { contest: self.id.to_string(), seq, events, view }.frame()
    }

    /// What somebody is told who has seen the events up to `since`: those that he missed, or a snapshot.
    pub(crate) fn catch_up(&self, since: Option<u64>, now: u64, player: Option<Side>) -> String {
        let view = self.view(now, player);
        let missed = since.and_then(|since| self.seq.checked_sub(since));
        let short = missed.is_some_and(|missed| {
            let count = usize::try_from(missed).unwrap_or(usize::MAX);
            let bytes = || self.recent.iter().rev().take(count).map(|event| event.get().len()).sum::<usize>();
            count <= self.recent.len() && bytes() <= GAP
        });
        match missed {
            Some(missed) if short => self.events_frame(missed, &view),
            _ => ToClient::Snapshot { contest: self.id.to_string(), seq: self.seq, view: &view }.frame(),
        }
    }

    /// What does not change in the contest, as a message.
    pub(crate) fn contest_frame(&self, player: Option<Side>) -> String {
        let sitter = |seat: &'_ Option<SeatRow>| {
            seat.as_ref().map(|row| {
                let kind = match row.who {
                    Sitter::Guest(_) => wire::PlayerKind::Guest,
                    Sitter::House(_) => wire::PlayerKind::House,
                };
                (row.name.clone(), kind)
            })
        };
        let sitters = [sitter(&self.loaded.seats[0]), sitter(&self.loaded.seats[1])];
        let player_of = |at: usize| {
            sitters[at].as_ref().map(|(name, kind)| wire::Player { name: name.as_str(), kind: *kind })
        };
        ToClient::Contest {
            contest: self.id.to_string(),
            created: self.loaded.contest.created,
            terms: &self.terms,
            players: [player_of(0), player_of(1)],
            you: player.map(wire::Seat::from),
            dice: self.dice,
        }
        .frame()
    }

    /// Who wants another contest, and which it is, as a message.
    pub(crate) fn rematch_frame(&self) -> String {
        let wanted = self.rematch.wanted();
        ToClient::Rematch {
            contest: self.id.to_string(),
            wanted: [wanted.first, wanted.second],
            next: self.rematch.next().map(|next| next.to_string()),
        }
        .frame()
    }

    /// What binds the dice of the game, as a message, if there is anything.
    pub(crate) fn dice_frame(&self, keys: &Keys) -> Option<String> {
        use alea_fairdice::{Role, Seat, to_hex};
        let dealer = self.dealer.as_ref()?;
        let dealt = dealer.dealt()?;
        let bound = dealt.start.as_ref().map(|start| wire::BoundFrame {
            game_hash: to_hex(&start.binding.game_hash),
            signature: to_hex(&start.binding.signature),
            log: wire::Head::of(&start.binding.before),
        });
        let anchors = dealt.anchors.iter().map(|anchor| wire::AnchorFrame {
            role: match anchor.role {
                Role::Server => wire::AnchorRole::Server,
                Role::Client(Seat::Zero) => wire::AnchorRole::First,
                Role::Client(Seat::One) => wire::AnchorRole::Second,
            },
            after: anchor.after,
            anchor: to_hex(&anchor.anchor),
            log: wire::Head::of(&anchor.before),
        });
        let frame = ToClient::Dice {
            contest: self.id.to_string(),
            game: dealt.game,
            header: to_hex(&dealt.header.to_bytes()),
            key: to_hex(&dealt.key.0),
            successions: keys.successions().iter().map(wire::SuccessionFrame::of).collect(),
            commits: dealt.commits.map(|commit| commit.map(|commit| to_hex(&commit))),
            bound,
            anchors: anchors.collect(),
            revealed: dealer.revealed(),
        };
        Some(frame.frame())
    }
}
