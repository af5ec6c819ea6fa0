//! What the server does by itself: what follows from what happened, what time brings, house players.

use std::sync::Arc;

use alea_catalog::{Random, find, find_player};
use alea_matchplay::Event;
use tokio::time::Instant;

use super::{
    super::{
        dealer::DiceError,
        live::{Due, Trouble},
        thinking,
    },
    AGAIN, Actor, Ask,
};
use crate::store::Appended;

impl Actor {
    /// Does what the server has to do by itself, until somebody is waited for.
    pub(super) async fn follow_up(&mut self) {
        if self.again.is_some_and(|again| again > Instant::now()) {
            return;
        }
        self.again = None;
        if let Err(trouble) = self.make_next().await {
            return self.troubled(&trouble).await;
        }
        loop {
            let now = self.house.clock.now();
            let result = match self.live.due(now) {
                Due::Nothing | Due::Until(_) => break,
                Due::Offer => {
                    let offered = self
                        .stored(false, |live, plan, _| {
                            let at = live.time(now);
                            if let Some(dealer) = &mut live.dealer {
                                plan.kept = dealer.offer(&live.contest, at)?;
                            }
                            Ok(())
                        })
                        .await;
                    if offered.is_ok() {
                        self.tell_dice();
                    }
                    offered
                }
                Due::Bind => {
                    let bound = self
                        .stored(true, |live, plan, head| {
                            if let (Some(dealer), Some(head)) = (&mut live.dealer, head) {
                                let (kept, leaf) = dealer.bind(&live.contest, head)?;
                                (plan.kept, plan.leaf) = (vec![kept], Some(leaf));
                            }
                            Ok(())
                        })
                        .await;
                    if bound.is_ok() {
                        self.tell_dice();
                    }
                    bound
                }
                Due::Renew => {
                    let renewed = self
                        .stored(true, |live, plan, head| {
                            if let (Some(dealer), Some(head)) = (&mut live.dealer, head) {
                                let (kept, leaf) = dealer.renew(head)?;
                                (plan.kept, plan.leaf) = (kept, Some(leaf));
                            }
                            Ok(())
                        })
                        .await;
                    if renewed.is_ok() {
                        self.tell_dice();
                    }
                    renewed
                }
                Due::Event => {
                    let ends = self.live.flag(now).is_some();
                    let seq = self.live.seq;
                    let done = self.stored(ends, |live, plan, head| live.server_event(plan, now, head)).await;
                    if done.is_ok() && self.live.seq == seq {
                        // An opening is asked for without an event: those who are to release have to know.
                        self.tell_view();
                        if self.live.due(now) == Due::Event {
                            break;
                        }
                    }
                    done
                }
            };
            if let Err(trouble) = result {
                self.troubled(&trouble).await;
                break;
            }
        }
        self.think();
    }

    async fn void(&mut self, reason: String) -> Result<Appended, Trouble> {
        let now = self.house.clock.now();
        self.stored(true, |live, plan, head| live.run(plan, vec![Event::Void { reason }], now, head)).await
    }

    /// Something did not work. What cannot get better ends the contest without a result; the rest is tried again.
    pub(super) async fn troubled(&mut self, trouble: &Trouble) {
        match trouble {
            // The store says in the log what is wrong with it, once for all contests.
            Trouble::Store(error) if error.passes() => {
                tracing::debug!(contest = %self.id, %error, "the contest waits for the store");
            }
            _ => tracing::warn!(contest = %self.id, %trouble, "the contest does not go on"),
        }
        match trouble {
            Trouble::Dice(DiceError::Random(_)) | Trouble::Store(_) => {}
            Trouble::Dice(error) if !self.live.over() => {
                if let Err(trouble) = self.void(error.to_string()).await {
                    tracing::error!(contest = %self.id, %trouble, "the contest cannot be ended");
                }
            }
            Trouble::Dice(_) | Trouble::Denied(_) | Trouble::NoClaim(_) | Trouble::NoWithdrawal(_) => {}
        }
        self.again = Some(Instant::now() + AGAIN);
    }

    /// Lets the house player think, if it is his turn and he does not.
    fn think(&mut self) {
        if self.thinking.is_some() || self.live.over() || !self.live.seated() || self.again.is_some() {
            return;
        }
        let Some((by, who)) = self.live.house() else { return };
        let rolls = self.live.contest.pending() == Some(alea_matchplay::Pending::Roll);
        if self.live.contest.to_act() != Some(by) || rolls {
            return;
        }
        let game = self.live.contest.terms().game(self.live.contest.games_ended()).id.clone();
        let seated = || find_player(who)?.seat(find(&game)?);
        let Some(mut player) = self.players.remove(&game).or_else(seated) else {
            tracing::error!(contest = %self.id, who, game, "the house has nobody who plays this");
            return;
        };
        let Some(own) = self.own.upgrade() else { return };
        let seq = self.live.seq;
        self.thinking = Some(seq);
        let contest = self.live.contest.clone();
        let house = Arc::clone(&self.house);
        tokio::spawn(async move {
            let waiting = house.metrics.waiting.one();
            let Ok(permit) = Arc::clone(&house.jobs).acquire_owned().await else { return };
            drop(waiting);
            let counted = Arc::clone(&house);
            let work = move || {
                let _thinks = counted.metrics.thinking.one();
                let seed = crate::ids::random::<8>().map_or(seq, u64::from_be_bytes);
                let mut random = Random::of_game(seed, seq);
                let command = thinking::command(&mut *player, &contest, by, &mut random);
                drop(permit);
                (player, command)
            };
            if let Ok((player, command)) = tokio::task::spawn_blocking(work).await {
                // If the contest has left the memory meanwhile, he thinks again when it is back.
                let _ = own.send(Ask::Thought { seq, game, player, command }).await;
            }
        });
    }
}
