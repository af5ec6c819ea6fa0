//! The contest: the state that its events lead to.

use alloc::{boxed::Box, string::String};

use alea_game::{BySide, Dice, Node, Opening, Outcome, RuleValue, Setup, Side, Step, Table};

use crate::{
    clock::Clock,
    cube::{Cube, DoubleOffer},
    denial::Denial,
    event::{ContestEnd, ContestResult, Event, GameEnd, GameResult},
    terms::{Crawford, Holland, Jacoby, Length, NextStarter, Terms},
};

/// Opens a game by its id and rules; `None` if it cannot. The catalogue has one.
pub type Opener = fn(&str, &RuleValue) -> Option<Box<dyn Table>>;

/// A contest of one or more games between two players, the seats [`Side::First`] and [`Side::Second`].
///
/// It changes by [`Contest::apply`] alone, so the same events always lead to the same state.
#[derive(Debug)]
pub struct Contest {
    terms: Terms,
    opener: Opener,
    pub(crate) phase: Phase,
    score: BySide<u32>,
    /// Games ended.
    ended: u32,
    crawford: CrawfordGame,
    starter: Side,
    last_winner: Option<Side>,
    table: Option<Box<dyn Table>>,
    cube: Cube,
    /// Opening ties that doubled the stake.
    ties: u8,
    /// Own turns ended in this game.
    turns: BySide<u32>,
    clock: Option<Clock>,
    at: u64,
}

/// Where a contest has got to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The next game waits to begin.
    Start,
    /// A game is being played.
    Play(Pending),
    /// The game is decided, and its result comes next.
    Decided(GameResult),
    /// The contest is decided, and its result comes next.
    Ending(ContestResult),
    /// Over.
    Over(ContestResult),
    /// Without a result.
    Void(String),
}

/// What waits for an answer.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Nothing.
    Nothing,
    /// The roll has been asked for.
    Roll,
    /// A double.
    Double(DoubleOffer),
    /// A resignation of so many times the stake, and the double that it answers.
    Resignation {
        /// Who offered it.
        by: Side,
        /// 1 to 3.
        points: u8,
        /// The double that waited when it was offered.
        double: Option<DoubleOffer>,
    },
    /// A draw.
    Draw {
        /// Who offered it.
        by: Side,
    },
}

/// Where a match stands with its Crawford game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum CrawfordGame {
    Before,
    Now,
    After,
}

/// How the next game begins.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// By a die each.
    Dice,
    /// With this player.
    Player(Side),
}

impl Clone for Contest {
    fn clone(&self) -> Contest {
        Contest {
            terms: self.terms.clone(),
            phase: self.phase.clone(),
            table: self.table.as_ref().map(|table| table.boxed()),
            ..*self
        }
    }
}

impl Contest {
    /// A contest before its first game.
    ///
    /// # Errors
    /// One of its games cannot be opened.
    pub fn new(terms: Terms, opener: Opener) -> Result<Contest, Denial> {
        if terms.games().iter().any(|game| opener(&game.id, &game.rules).is_none()) {
            return Err(Denial::CannotOpen);
        }
        let mut contest = Contest {
            score: terms.start_score(),
            clock: terms.clock().map(Clock::new),
            terms,
            opener,
            phase: Phase::Start,
            ended: 0,
            crawford: CrawfordGame::Before,
            starter: Side::First,
            last_winner: None,
            table: None,
            cube: Cube::new(),
            ties: 0,
            turns: BySide::default(),
            at: 0,
        };
        contest.enter_crawford();
        Ok(contest)
    }

    /// The contest that `events` lead to.
    ///
    /// # Errors
    /// The index of the first event that cannot happen where it stands, and why.
    pub fn fold<'a>(
        terms: Terms,
        opener: Opener,
        events: impl IntoIterator<Item = &'a Event>,
    ) -> Result<Contest, (usize, Denial)> {
        let mut contest = Contest::new(terms, opener).map_err(|denial| (0, denial))?;
        for (index, event) in events.into_iter().enumerate() {
            contest.apply(event).map_err(|denial| (index, denial))?;
        }
        Ok(contest)
    }

    /// What was agreed.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The score.
    #[must_use]
    pub fn score(&self) -> BySide<u32> {
        self.score
    }

    /// How many games have ended.
    #[must_use]
    pub fn games_ended(&self) -> u32 {
        self.ended
    }

    /// The board, once the first game has begun; between two games the last one's.
    #[must_use]
    pub fn table(&self) -> Option<&dyn Table> {
        self.table.as_deref()
    }

    /// Who started the game, or the last one.
    #[must_use]
    pub fn starter(&self) -> Side {
        self.starter
    }

    /// The cube of the game.
    #[must_use]
    pub fn cube(&self) -> &Cube {
        &self.cube
    }

    /// Whether the game is the Crawford game.
    #[must_use]
    pub fn is_crawford(&self) -> bool {
        self.crawford == CrawfordGame::Now
    }

    /// What waits for an answer, while a game is played.
    #[must_use]
    pub fn pending(&self) -> Option<Pending> {
        match self.phase {
            Phase::Play(pending) => Some(pending),
            _ => None,
        }
    }

    /// The result, once there is one.
    #[must_use]
    pub fn result(&self) -> Option<ContestResult> {
        match self.phase {
            Phase::Over(result) => Some(result),
            _ => None,
        }
    }

    /// Why the contest does not count, if so.
    #[must_use]
    pub fn void_reason(&self) -> Option<&str> {
        match &self.phase {
            Phase::Void(reason) => Some(reason),
            _ => None,
        }
    }

    /// What `side` has left on the clock at the time `now`, in milliseconds.
    #[must_use]
    pub fn time_left(&self, side: Side, now: u64) -> Option<u64> {
        self.clock.map(|clock| clock.left(side, now))
    }

    /// Whose turn of the game it is, whatever waits for an answer.
    #[must_use]
    pub fn on_turn(&self) -> Option<Side> {
        match self.phase {
            Phase::Play(_) => self.table.as_ref()?.node().side().map(|side| self.seat(side)),
            _ => None,
        }
    }

    /// Who is to act: the player on turn, or who has an offer to answer.
    #[must_use]
    pub fn to_act(&self) -> Option<Side> {
        match self.phase {
            Phase::Play(Pending::Double(offer)) => Some(offer.answerer),
            Phase::Play(Pending::Resignation { by, .. } | Pending::Draw { by }) => Some(!by),
            _ => self.on_turn(),
        }
    }

    /// How the next game begins.
    ///
    /// # Errors
    /// A game is being played, or the contest is over.
    pub fn next_start(&self) -> Result<Start, Denial> {
        match self.phase {
            Phase::Start => {}
            Phase::Play(_) => return Err(Denial::GameOn),
            Phase::Decided(_) | Phase::Ending(_) => return Err(Denial::ResultFirst),
            Phase::Over(_) | Phase::Void(_) => return Err(Denial::ContestOver),
        }
        let first = self.ended == 0;
        Ok(match (self.terms.game(self.ended).opening, self.terms.next_starter()) {
            (Opening::PlaysBoth, _) => Start::Dice,
            (Opening::FirstMoves, _) if first => Start::Player(Side::First),
            (Opening::FirstMoves, _) => Start::Player(!self.starter),
            (Opening::RollsAgain, _) if first => Start::Dice,
            (Opening::RollsAgain, NextStarter::Roll) => Start::Dice,
            (Opening::RollsAgain, NextStarter::Alternate) => Start::Player(!self.starter),
            (Opening::RollsAgain, NextStarter::Winner) => {
                Start::Player(self.last_winner.unwrap_or(self.starter))
            }
        })
    }

    /// The event that has to follow, if one has: the end of a decided game, the end of a decided contest.
    #[must_use]
    pub fn due(&self) -> Option<Event> {
        match self.phase {
            Phase::Decided(result) => Some(Event::GameEnded { result }),
            Phase::Ending(result) => Some(Event::ContestEnded { result }),
            _ => None,
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
        if let (Event::Flagged { side }, Some(clock)) = (event, &self.clock)
            && clock.left(*side, at) > 0
        {
            return Err(Denial::FlagNotFallen);
        }
        self.apply(event)?;
        self.at = at;
        let runs = self.to_act();
        if let Some(clock) = &mut self.clock {
            clock.turn_to(runs, at);
        }
        Ok(())
    }

    /// Applies an event.
    ///
    /// # Errors
    /// Why it cannot happen now. Nothing has changed.
    pub fn apply(&mut self, event: &Event) -> Result<(), Denial> {
        if let Event::Void { reason } = event {
            return match self.phase {
                Phase::Over(_) | Phase::Void(_) => Err(Denial::ContestOver),
                _ => {
                    self.phase = Phase::Void(reason.clone());
                    Ok(())
                }
            };
        }
        match (&self.phase, event) {
            (Phase::Over(_) | Phase::Void(_), _) => Err(Denial::ContestOver),
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
            (Phase::Start, Event::ContestEnded { result }) => self.stop(*result),
            (Phase::Start, Event::Flagged { .. }) => Err(Denial::NoGame),
            (Phase::Start, _) => Err(Denial::NoGame),
            (Phase::Play(_), Event::Opening { .. } | Event::Begun { .. }) => Err(Denial::GameOn),
            (Phase::Play(_), Event::GameEnded { .. } | Event::ContestEnded { .. }) => {
                Err(Denial::WrongResult)
            }
            (Phase::Play(pending), _) => self.play_on(*pending, event),
        }
    }

    fn play_on(&mut self, pending: Pending, event: &Event) -> Result<(), Denial> {
        match event {
            Event::RollRequested { by } => {
                self.may_roll(*by)?;
                self.phase = Phase::Play(Pending::Roll);
            }
            Event::Released { .. } => {}
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
                let (winner, points) = (Some(!*by), offer.refused);
                self.phase = Phase::Decided(GameResult { winner, points, reason: GameEnd::Passed });
            }
            Event::Raised { by } => {
                let offer = self.may_raise(*by)?;
                self.phase = Phase::Play(Pending::Double(offer));
            }
            Event::ResignationOffered { by, points } => {
                self.may_resign(*by, *points)?;
                let double = match pending {
                    Pending::Double(offer) => Some(offer),
                    _ => None,
                };
                self.phase = Phase::Play(Pending::Resignation { by: *by, points: *points, double });
            }
            Event::ResignationAccepted => {
                let (by, points, double) = self.resignation()?;
                let stake = double.map_or(self.cube.stake(), |offer| offer.refused);
                let points = u32::from(points) * stake;
                let (winner, reason) = (Some(!by), GameEnd::Resigned);
                self.phase = Phase::Decided(GameResult { winner, points, reason });
            }
            Event::ResignationRefused => {
                let (_, _, double) = self.resignation()?;
                self.phase = Phase::Play(double.map_or(Pending::Nothing, Pending::Double));
            }
            Event::DrawOffered { by } => {
                self.may_offer_draw(*by)?;
                self.phase = Phase::Play(Pending::Draw { by: *by });
            }
            Event::DrawAccepted => {
                self.draw()?;
                let reason = GameEnd::Agreed;
                self.phase = Phase::Decided(GameResult { winner: None, points: 0, reason });
            }
            Event::DrawRefused => {
                self.draw()?;
                self.phase = Phase::Play(Pending::Nothing);
            }
            Event::Flagged { side } => self.flag(*side),
            Event::Opening { .. }
            | Event::Begun { .. }
            | Event::GameEnded { .. }
            | Event::ContestEnded { .. }
            | Event::Void { .. } => return Err(Denial::GameOn),
        }
        Ok(())
    }

    /// The seat of a side of the board: whoever starts a game is [`Side::First`] there.
    fn seat(&self, side: Side) -> Side {
        match self.starter {
            Side::First => side,
            Side::Second => !side,
        }
    }

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
        self.phase = Phase::Play(Pending::Nothing);
        self.judge();
        Ok(())
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

    /// Whether `by` may play a turn.
    pub(crate) fn may_play(&self, by: Side) -> Result<(), Denial> {
        self.acts(by)?;
        match self.table.as_ref().map(|table| table.node()) {
            Some(Node::Decision(_)) => Ok(()),
            _ => Err(Denial::RollFirst),
        }
    }

    /// The offer that a double of `by` would be.
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
        if self.crawford == CrawfordGame::Now {
            return Err(Denial::CrawfordGame);
        }
        let trails = self.score[by] < self.score[!by];
        let holland = terms.holland == Holland::On && self.crawford == CrawfordGame::After;
        if holland && trails && self.turns[by] < 2 {
            return Err(Denial::HollandRule);
        }
        self.cube.offer(by)
    }

    pub(crate) fn may_raise(&self, by: Side) -> Result<DoubleOffer, Denial> {
        let raises = self.terms.cube().map(|cube| cube.raises).ok_or(Denial::NoCube)?;
        self.answered_double(by)?.raised(raises)
    }

    /// The double that `by` answers.
    pub(crate) fn answered_double(&self, by: Side) -> Result<DoubleOffer, Denial> {
        match self.in_play()? {
            Pending::Double(offer) if offer.answerer == by => Ok(offer),
            Pending::Double(_) => Err(Denial::OwnOffer),
            _ => Err(Denial::NothingOffered),
        }
    }

    /// Whether `by` may offer to lose `points` times the stake.
    pub(crate) fn may_resign(&self, by: Side, points: u8) -> Result<(), Denial> {
        match self.in_play()? {
            Pending::Double(offer) if offer.answerer != by => return Err(Denial::NotYourTurn),
            Pending::Double(_) => {}
            _ => self.acts(by)?,
        }
        let table = self.table.as_ref().ok_or(Denial::NoGame)?;
        let most = if self.counts_single() { 1 } else { table.most_points() };
        if (1..=most).contains(&points) { Ok(()) } else { Err(Denial::NoSuchResignation { most }) }
    }

    /// Whether `by` may offer a draw.
    pub(crate) fn may_offer_draw(&self, by: Side) -> Result<(), Denial> {
        self.acts(by)
    }

    /// The resignation that waits for an answer.
    pub(crate) fn resignation(&self) -> Result<(Side, u8, Option<DoubleOffer>), Denial> {
        match self.in_play()? {
            Pending::Resignation { by, points, double } => Ok((by, points, double)),
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

    fn rolled(&mut self, pending: Pending, dice: Dice) -> Result<(), Denial> {
        let table = self.table.as_mut().ok_or(Denial::NoGame)?;
        match (pending, table.node()) {
            (Pending::Nothing | Pending::Roll, Node::Chance(_)) => {}
            (Pending::Nothing | Pending::Roll, _) if table.rolled().is_some() => return Err(Denial::DiceLie),
            (Pending::Nothing | Pending::Roll, _) => return Err(Denial::NothingToRoll),
            _ => return Err(Denial::AnswerFirst),
        }
        table.roll(dice).map_err(|_| Denial::NothingToRoll)?;
        self.phase = Phase::Play(Pending::Nothing);
        Ok(())
    }

    fn played(&mut self, steps: &[Step]) -> Result<(), Denial> {
        let mover = self.on_turn().ok_or(Denial::NoGame)?;
        let table = self.table.as_mut().ok_or(Denial::NoGame)?;
        table.play(steps).map_err(Denial::IllegalPlay)?;
        self.turns[mover] += 1;
        self.judge();
        Ok(())
    }

    fn recorded(&mut self, pending: Pending, after: &Setup) -> Result<(), Denial> {
        if pending != Pending::Nothing {
            return Err(Denial::AnswerFirst);
        }
        let mover = self.on_turn().ok_or(Denial::NoGame)?;
        let table = self.table.as_ref().ok_or(Denial::NoGame)?;
        self.table = Some(table.resumed(after).map_err(Denial::BadPosition)?);
        self.turns[mover] += 1;
        self.judge();
        Ok(())
    }

    /// Ends the game if it is over on the board.
    fn judge(&mut self) {
        if let Some(Node::Over(outcome)) = self.table.as_ref().map(|table| table.node()) {
            let Outcome { winner, points, reason } = outcome;
            let points = if self.counts_single() { points.min(1) } else { points };
            self.phase = Phase::Decided(GameResult {
                winner: winner.map(|side| self.seat(side)),
                points: u32::from(points) * self.cube.stake(),
                reason: GameEnd::Board(reason),
            });
        }
    }

    /// Whether Jacoby makes every win a single one.
    fn counts_single(&self) -> bool {
        let jacoby = self.terms.cube().is_some_and(|cube| cube.jacoby == Jacoby::On);
        jacoby && !self.cube.was_taken()
    }

    fn flag(&mut self, side: Side) {
        // In a match the flag decides the match, and the score stays what it was.
        let points = match self.terms.length() {
            Length::Points(_) => 0,
            Length::Single => 1,
            Length::Money => self.cube.stake(),
        };
        self.phase = Phase::Decided(GameResult { winner: Some(!side), points, reason: GameEnd::Time });
    }

    fn end_game(&mut self, result: GameResult) {
        if let Some(winner) = result.winner {
            self.score[winner] = self.score[winner].saturating_add(result.points);
        }
        self.ended += 1;
        self.last_winner = result.winner;
        self.cube = Cube::new();
        self.ties = 0;
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

    /// The first game in which somebody is one point away is the Crawford game; the ones after it are not.
    fn enter_crawford(&mut self) {
        let Length::Points(points) = self.terms.length() else { return };
        let asked = self.terms.cube().is_some_and(|cube| cube.crawford == Crawford::On);
        let near = self.score.first.max(self.score.second) + 1 == points;
        self.crawford = match self.crawford {
            CrawfordGame::Before if asked && near => CrawfordGame::Now,
            CrawfordGame::Before => CrawfordGame::Before,
            CrawfordGame::Now | CrawfordGame::After => CrawfordGame::After,
        };
    }

    /// The result if money play is stopped now.
    pub(crate) fn stopped(&self) -> Result<ContestResult, Denial> {
        if self.phase != Phase::Start || self.terms.length() != Length::Money || self.ended == 0 {
            return Err(Denial::CannotStop);
        }
        let winner = match self.score.first.cmp(&self.score.second) {
            core::cmp::Ordering::Greater => Some(Side::First),
            core::cmp::Ordering::Less => Some(Side::Second),
            core::cmp::Ordering::Equal => None,
        };
        Ok(ContestResult { winner, reason: ContestEnd::Stopped })
    }

    fn stop(&mut self, result: ContestResult) -> Result<(), Denial> {
        if self.stopped()? != result {
            return Err(Denial::WrongResult);
        }
        self.phase = Phase::Over(result);
        Ok(())
    }
}
