//! What may happen now, and why something else may not.

use core::{cmp::Ordering, ops::RangeInclusive};

use alea_game::{Node, Side};

use crate::{
    contest::{Contest, CrawfordPhase, Pending, Phase, Start},
    cube::DoubleOffer,
    denial::Denial,
    event::{ContestEnd, ContestResult},
    terms::{Holland, Jacoby, Length},
};

impl Contest {
    /// What a single game is worth as it stands. While a double waits it is what who refuses it loses, so that nobody gets
    /// away cheaper by resigning or by letting his time run out.
    #[must_use]
    pub fn stake(&self) -> u32 {
        self.pending().and_then(Pending::double).map_or(self.cube.stake(), |offer| offer.refused)
    }

    /// For how many times the stake `by` can resign the game now: any value that the game has, whatever the board shows, and
    /// only single while Jacoby is not satisfied ("docs/rules/backgammon.en.md, resignation").
    ///
    /// # Errors
    /// Why he cannot resign: neither is it his turn nor has he a double to answer, or the roll has been asked for.
    pub fn resignation_values(&self, by: Side) -> Result<RangeInclusive<u8>, Denial> {
        match self.in_play()? {
            Pending::Double(offer) if offer.answerer != by => return Err(Denial::NotYourTurn),
            Pending::Double(_) => {}
            _ => self.may_offer(by)?,
        }
        let table = self.table.as_ref().ok_or(Denial::NoGame)?;
        Ok(1..=if self.counts_single() { 1 } else { table.most_points() })
    }

    /// Whether `by` may ask for the roll.
    pub(crate) fn may_roll(&self, by: Side) -> Result<(), Denial> {
        self.acts(by)?;
        let table = self.table.as_ref().ok_or(Denial::NoGame)?;
        match (self.pending(), table.node()) {
            (Some(Pending::Roll), _) => Err(Denial::RollRequested),
            (_, Node::Chance(_)) => Ok(()),
            _ if table.rolled().is_some() => Err(Denial::DiceLie),
            _ => Err(Denial::NothingToRoll),
        }
    }

    /// Whether `by` may release a value: once a roll, after it has been asked for or while the dice say who begins.
    pub(crate) fn may_release(&self, by: Side) -> Result<(), Denial> {
        match self.phase {
            Phase::Start if self.next_start()? == Start::Dice => {}
            Phase::Start => return Err(Denial::OtherStart),
            _ if self.in_play()? == Pending::Roll => {}
            _ => return Err(Denial::NothingToRoll),
        }
        if self.released[by] { Err(Denial::ReleasedBefore) } else { Ok(()) }
    }

    /// Whether `by` may play a turn.
    pub(crate) fn may_play(&self, by: Side) -> Result<(), Denial> {
        self.acts(by)?;
        match self.table.as_ref().map(|table| table.node()) {
            Some(Node::Decision(_)) => Ok(()),
            _ => Err(Denial::RollFirst),
        }
    }

    /// The offer that a double of `by` would be ("docs/rules/backgammon.en.md, cube"): on his turn before the dice lie, also
    /// when he is closed out and will not roll.
    pub(crate) fn may_double(&self, by: Side) -> Result<DoubleOffer, Denial> {
        let terms = self.terms.cube().ok_or(Denial::NoCube)?;
        self.acts(by)?;
        let table = self.table.as_ref().ok_or(Denial::NoGame)?;
        if self.pending() == Some(Pending::Roll) {
            return Err(Denial::RollRequested);
        }
        if table.rolled().is_some() {
            return Err(Denial::DiceLie);
        }
        if self.terms.length() == Length::Points(1) {
            return Err(Denial::MatchToOne);
        }
        if self.crawford == CrawfordPhase::Now {
            return Err(Denial::CrawfordGame);
        }
        let trails = self.score[by] < self.score[!by];
        let holland = terms.holland == Holland::On && self.crawford == CrawfordPhase::After;
        if holland && trails && self.turns[by] < 2 {
            return Err(Denial::HollandRule);
        }
        self.cube.offer(by)
    }

    /// The raise that `by` may answer a double with.
    pub(crate) fn may_raise(&self, by: Side) -> Result<DoubleOffer, Denial> {
        let raises = self.terms.cube().map(|cube| cube.raises).ok_or(Denial::NoCube)?;
        self.answered_double(by)?.raised(raises)
    }

    /// The double that `by` answers.
    pub(crate) fn answered_double(&self, by: Side) -> Result<DoubleOffer, Denial> {
        match self.in_play()? {
            Pending::Double(offer) if offer.answerer == by => Ok(offer),
            Pending::Double(_) => Err(Denial::OwnOffer),
            Pending::Resignation { .. } | Pending::Draw { .. } => Err(Denial::AnswerFirst),
            Pending::Nothing | Pending::Roll => Err(Denial::NothingOffered),
        }
    }

    /// Whether `by` may offer to lose `points` times the stake.
    pub(crate) fn may_resign(&self, by: Side, points: u8) -> Result<(), Denial> {
        let values = self.resignation_values(by)?;
        if values.contains(&points) { Ok(()) } else { Err(Denial::NoSuchResignation { most: *values.end() }) }
    }

    /// Whether `by` may offer a draw.
    pub(crate) fn may_offer_draw(&self, by: Side) -> Result<(), Denial> {
        self.may_offer(by)
    }

    /// The resignation that waits for an answer: who loses how many times the stake.
    pub(crate) fn resignation(&self) -> Result<(Side, u8), Denial> {
        match self.in_play()? {
            Pending::Resignation { by, points, .. } => Ok((by, points)),
            _ => Err(Denial::NothingOffered),
        }
    }

    /// Who offered the draw that waits for an answer.
    pub(crate) fn draw(&self) -> Result<Side, Denial> {
        match self.in_play()? {
            Pending::Draw { by } => Ok(by),
            _ => Err(Denial::NothingOffered),
        }
    }

    /// The result if money play is stopped now. A tie of the opening dice begins the next game, since it may have doubled it.
    pub(crate) fn stopped(&self) -> Result<ContestResult, Denial> {
        let between = self.phase == Phase::Start && self.ended > 0 && self.ties == 0;
        if !between || self.terms.length() != Length::Money {
            return Err(Denial::CannotStop);
        }
        let winner = match self.score.first.cmp(&self.score.second) {
            Ordering::Greater => Some(Side::First),
            Ordering::Less => Some(Side::Second),
            Ordering::Equal => None,
        };
        Ok(ContestResult { winner, reason: ContestEnd::Stopped })
    }

    /// Whether Jacoby makes every win a single one. A raise presupposes a take.
    pub(crate) fn counts_single(&self) -> bool {
        let jacoby = self.terms.cube().is_some_and(|cube| cube.jacoby == Jacoby::On);
        let raised = self.pending().and_then(Pending::double).is_some_and(|offer| offer.raises > 0);
        jacoby && !self.cube.was_taken() && !raised
    }

    fn in_play(&self) -> Result<Pending, Denial> {
        match self.phase {
            Phase::Play(pending) => Ok(pending),
            Phase::Start => Err(Denial::NoGame),
            Phase::Decided(_) | Phase::Ending(_) => Err(Denial::ResultFirst),
            Phase::Over(_) | Phase::Void(_) => Err(Denial::ContestOver),
        }
    }

    /// Whether `by` is on turn and nothing waits for an answer.
    fn acts(&self, by: Side) -> Result<(), Denial> {
        match self.in_play()? {
            Pending::Nothing | Pending::Roll if self.on_turn() == Some(by) => Ok(()),
            Pending::Nothing | Pending::Roll => Err(Denial::NotYourTurn),
            _ => Err(Denial::AnswerFirst),
        }
    }

    /// Whether `by` may offer to end the game otherwise than on the board. Between the request for a roll and its dice nothing
    /// is offered: the request cannot be taken back, and what it leads to is not to be waited for.
    fn may_offer(&self, by: Side) -> Result<(), Denial> {
        self.acts(by)?;
        match self.pending() {
            Some(Pending::Roll) => Err(Denial::RollRequested),
            _ => Ok(()),
        }
    }
}
