//! How events change a contest. Every function here either succeeds or leaves the contest as it was.

use alea_game::{BySide, Dice, Node, Opening, Outcome, Setup, Side, Step};

use crate::{
    clock::Clock,
    contest::{Contest, Pending, Phase, Start},
    cube::Cube,
    denial::Denial,
    event::{ContestEnd, ContestResult, Event, GameEnd, GameResult},
    stamped::Stamped,
    terms::Length,
};

impl Contest {
    /// Applies a stored event, by its time if it has one.
    ///
    /// # Errors
    /// Why it cannot happen now. Nothing has changed.
    pub fn apply_stamped(&mut self, stamped: &Stamped) -> Result<(), Denial> {
        match stamped.at {
            Some(at) => self.apply_at(&stamped.event, at),
            None => self.apply(&stamped.event),
        }
    }

    /// Applies an event at a time in milliseconds, which the clock goes by.
    ///
    /// # Errors
    /// Why it cannot happen now. Nothing has changed.
    pub fn apply_at(&mut self, event: &Event, at: u64) -> Result<(), Denial> {
        if at < self.at {
            return Err(Denial::TimeRunsBack);
        }
        let playing = self.pending().is_some() || self.awaited().is_some();
        if let (Event::Flagged { side }, Some(clock)) = (event, &self.clock)
            && playing
            && clock.left(*side, at) > 0
        {
            return Err(Denial::FlagNotFallen);
        }
        let mover = self.on_turn();
        let goes_on = match event {
            Event::ResignationRefused | Event::DrawRefused | Event::Rolled { .. } => true,
            Event::Released { .. } => mover.is_some(),
            _ => false,
        };
        self.apply(event)?;
        self.at = at;
        let runs = self.awaited();
        if let Some(clock) = &mut self.clock {
            if let (Event::Played { .. } | Event::RecordedAsPlayed { .. }, Some(mover)) = (event, mover) {
                clock.reward(mover, at);
            }
            if goes_on {
                clock.go_on(runs, at);
            } else {
                clock.turn_to(runs, at);
            }
        }
        Ok(())
    }

    /// Applies an event without a time: the clock stays as it is.
    ///
    /// # Errors
    /// Why it cannot happen now. Nothing has changed.
    pub fn apply(&mut self, event: &Event) -> Result<(), Denial> {
        match (&self.phase, event) {
            (Phase::Over(_) | Phase::Void(_), _) => Err(Denial::ContestOver),
            (_, Event::Void { reason }) => {
                self.phase = Phase::Void(reason.clone());
                Ok(())
            }
            // Where a game ends is for the record to say, whatever waits and whatever the board shows; also that it was given up
            // before it began.
            (Phase::Start | Phase::Play(_) | Phase::Decided(_), Event::RecordedResult { winner, points }) => {
                self.decided(Some(*winner), *points, GameEnd::Recorded);
                Ok(())
            }
            (Phase::Decided(due), Event::GameEnded { result }) if due == result => {
                self.end_game(*result);
                Ok(())
            }
            (Phase::Ending(due), Event::ContestEnded { result }) if due == result => {
                self.phase = Phase::Over(*result);
                Ok(())
            }
            (Phase::Decided(_), Event::GameEnded { .. }) => Err(Denial::WrongResult),
            (Phase::Ending(_), Event::ContestEnded { .. }) => Err(Denial::WrongResult),
            (Phase::Decided(_) | Phase::Ending(_), _) => Err(Denial::ResultFirst),
            (Phase::Start, Event::Opening { dice }) => self.open_by_dice(*dice),
            (Phase::Start, Event::Begun { starter }) => match self.next_start()? {
                Start::Player(side) if side == *starter => self.begin(side, None),
                _ => Err(Denial::OtherStart),
            },
            (Phase::Start, Event::RecordedBegun { starter }) => self.begin(*starter, None),
            (Phase::Start, Event::Released { by }) => self.release(*by),
            (Phase::Start, Event::Flagged { side }) if self.awaited() == Some(*side) => {
                self.flag(*side);
                Ok(())
            }
            (Phase::Start, Event::ContestEnded { result }) => self.stop(*result),
            (Phase::Start, _) => Err(Denial::NoGame),
            (Phase::Play(_), Event::Opening { .. } | Event::Begun { .. } | Event::RecordedBegun { .. }) => {
                Err(Denial::GameOn)
            }
            (Phase::Play(_), Event::GameEnded { .. } | Event::ContestEnded { .. }) => {
                Err(Denial::WrongResult)
            }
            (Phase::Play(pending), _) => self.play_on(*pending, event),
        }
    }

    /// An event while a game is played.
    fn play_on(&mut self, pending: Pending, event: &Event) -> Result<(), Denial> {
        match event {
            Event::RollRequested { by } => {
                self.may_roll(*by)?;
                self.phase = Phase::Play(Pending::Roll);
            }
            Event::Released { by } => self.release(*by)?,
            Event::Rolled { dice } => self.rolled(pending, *dice)?,
            Event::Played { steps } => {
                self.may_play(self.on_turn().ok_or(Denial::NoGame)?)?;
                self.played(steps)?;
            }
            Event::RecordedAsPlayed { after, .. } => self.recorded(pending, after)?,
            Event::Doubled { by } => {
                let offer = self.may_double(*by)?;
                self.phase = Phase::Play(Pending::Double(offer));
            }
            Event::Taken { by } => {
                let offer = self.answered_double(*by)?;
                self.cube.take(offer);
                self.phase = Phase::Play(Pending::Nothing);
            }
            Event::Passed { by } => {
                let offer = self.answered_double(*by)?;
                self.decided(Some(!*by), offer.refused, GameEnd::Passed);
            }
            Event::Raised { by } => {
                let offer = self.may_raise(*by)?;
                self.phase = Phase::Play(Pending::Double(offer));
            }
            Event::ResignationOffered { by, points } => {
                self.may_resign(*by, *points)?;
                let double = pending.double();
                self.phase = Phase::Play(Pending::Resignation { by: *by, points: *points, double });
            }
            Event::ResignationAccepted => {
                let (by, points) = self.resignation()?;
                self.decided(Some(!by), u32::from(points) * self.stake(), GameEnd::Resigned);
            }
            Event::ResignationRefused => {
                self.resignation()?;
                self.phase = Phase::Play(pending.double().map_or(Pending::Nothing, Pending::Double));
            }
            Event::DrawOffered { by } => {
                self.may_offer_draw(*by)?;
                self.phase = Phase::Play(Pending::Draw { by: *by });
            }
            Event::DrawAccepted => {
                self.draw()?;
                self.decided(None, 0, GameEnd::Agreed);
            }
            Event::DrawRefused => {
                self.draw()?;
                self.phase = Phase::Play(Pending::Nothing);
            }
            Event::Flagged { side } => self.flag(*side),
            Event::Opening { .. }
            | Event::Begun { .. }
            | Event::RecordedBegun { .. }
            | Event::RecordedResult { .. }
            | Event::GameEnded { .. }
            | Event::ContestEnded { .. }
            | Event::Void { .. } => return Err(Denial::GameOn),
        }
        Ok(())
    }

    /// A throw for who begins. Equal dice are thrown again, and may have doubled the stake
    /// ("docs/rules/backgammon.en.md, money play").
    fn open_by_dice(&mut self, dice: Dice) -> Result<(), Denial> {
        if self.next_start()? != Start::Dice {
            return Err(Denial::OtherStart);
        }
        if dice.is_double() {
            let most = self.terms.cube().map_or(0, |cube| cube.automatic_doubles);
            if self.ties < most {
                self.cube.double_by_tie();
                self.ties += 1;
            }
            self.released = BySide::default();
            return Ok(());
        }
        let starter = if dice.first() > dice.second() { Side::First } else { Side::Second };
        let plays = self.terms.game(self.ended).opening == Opening::PlaysBoth;
        self.begin(starter, plays.then_some(dice))
    }

    fn begin(&mut self, starter: Side, dice: Option<Dice>) -> Result<(), Denial> {
        let game = self.terms.game(self.ended);
        let mut table = (self.opener)(&game.id, &game.rules).ok_or(Denial::CannotOpen)?;
        if let Some(dice) = dice {
            table.roll(dice).map_err(|_| Denial::NothingToRoll)?;
        }
        self.table = Some(table);
        self.starter = starter;
        self.turns = BySide::default();
        self.released = BySide::default();
        self.phase = Phase::Play(Pending::Nothing);
        self.judge();
        Ok(())
    }

    fn release(&mut self, by: Side) -> Result<(), Denial> {
        self.may_release(by)?;
        self.released[by] = true;
        Ok(())
    }

    fn rolled(&mut self, pending: Pending, dice: Dice) -> Result<(), Denial> {
        let table = self.table.as_mut().ok_or(Denial::NoGame)?;
        match (pending, table.node()) {
            (Pending::Nothing | Pending::Roll, Node::Chance(_)) => {}
            (Pending::Nothing | Pending::Roll, _) if table.rolled().is_some() => return Err(Denial::DiceLie),
            (Pending::Nothing | Pending::Roll, _) => return Err(Denial::NothingToRoll),
            _ => return Err(Denial::AnswerFirst),
        }
        table.roll(dice).map_err(|_| Denial::NothingToRoll)?;
        self.released = BySide::default();
        self.phase = Phase::Play(Pending::Nothing);
        Ok(())
    }

    fn played(&mut self, steps: &[Step]) -> Result<(), Denial> {
        let mover = self.on_turn().ok_or(Denial::NoGame)?;
        let table = self.table.as_mut().ok_or(Denial::NoGame)?;
        table.play(steps).map_err(Denial::IllegalPlay)?;
        self.end_decision(mover);
        Ok(())
    }

    fn recorded(&mut self, pending: Pending, after: &Setup) -> Result<(), Denial> {
        match pending {
            Pending::Nothing => {}
            Pending::Roll => return Err(Denial::RollFirst),
            _ => return Err(Denial::AnswerFirst),
        }
        let mover = self.on_turn().ok_or(Denial::NoGame)?;
        let table = self.table.as_ref().ok_or(Denial::NoGame)?;
        self.table = Some(table.resumed(after).map_err(Denial::BadPosition)?);
        self.end_decision(mover);
        Ok(())
    }

    /// A turn may be several decisions of one player, and counts when it is over, without a play too.
    fn end_decision(&mut self, mover: Side) {
        if self.on_turn() != Some(mover) {
            self.turns[mover] = self.turns[mover].saturating_add(1);
        }
        self.judge();
    }

    /// Ends the game if it is over on the board.
    fn judge(&mut self) {
        if let Some(Node::Over(outcome)) = self.table.as_ref().map(|table| table.node()) {
            let Outcome { winner, points, reason } = outcome;
            let points = if self.counts_single() { points.min(1) } else { points };
            let winner = winner.map(|side| self.seat(side));
            self.decided(winner, u32::from(points) * self.stake(), GameEnd::Board(reason));
        }
    }

    fn decided(&mut self, winner: Option<Side>, points: u32, reason: GameEnd) {
        self.phase = Phase::Decided(GameResult { winner, points, reason });
    }

    /// In a match the flag decides the match, and the score stays what it was. Elsewhere it loses a single game.
    fn flag(&mut self, side: Side) {
        let points = match self.terms.length() {
            Length::Points(_) => 0,
            Length::Single | Length::Money => self.stake(),
        };
        self.decided(Some(!side), points, GameEnd::Time);
    }

    fn end_game(&mut self, result: GameResult) {
        if let Some(winner) = result.winner {
            self.score[winner] = self.score[winner].saturating_add(result.points);
        }
        self.ended = self.ended.saturating_add(1);
        self.last_winner = result.winner;
        self.cube = Cube::new();
        self.ties = 0;
        self.released = BySide::default();
        if self.terms.length() == Length::Money {
            self.clock = self.terms.clock().map(Clock::new);
        }
        let over = match self.terms.length() {
            Length::Single => Some(result.winner),
            Length::Points(_) if result.reason == GameEnd::Time => Some(result.winner),
            Length::Points(points) => {
                Side::BOTH.into_iter().find(|&side| self.score[side] >= points).map(Some)
            }
            Length::Money => None,
        };
        self.phase = match over {
            Some(winner) => {
                let time = result.reason == GameEnd::Time;
                let reason = if time { ContestEnd::Time } else { ContestEnd::Played };
                Phase::Ending(ContestResult { winner, reason })
            }
            None => Phase::Start,
        };
        self.enter_crawford();
    }

    fn stop(&mut self, result: ContestResult) -> Result<(), Denial> {
        if self.stopped()? != result {
            return Err(Denial::WrongResult);
        }
        self.phase = Phase::Over(result);
        Ok(())
    }
}
