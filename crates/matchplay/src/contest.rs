//! The contest: the state that its events lead to, and what can be read from it. `apply.rs` changes it, `permits.rs` says what may
//! happen.

use alloc::{boxed::Box, string::String};

use alea_game::{BySide, Opening, RuleValue, Side, Table};

use crate::{
    clock::Clock,
    cube::{Cube, DoubleOffer},
    denial::Denial,
    event::{ContestResult, Event, GameResult},
    stamped::Stamped,
    terms::{Crawford, CrawfordGame, Length, NextStarter, StartScore, Terms},
};

/// Opens a game by its id and rules; `None` if it cannot. The catalogue has one.
pub type Opener = fn(&str, &RuleValue) -> Option<Box<dyn Table>>;

/// A contest of one or more games between two players, the seats [`Side::First`] and [`Side::Second`].
///
/// It changes by [`Contest::apply`] and its siblings alone, so the same events always lead to the same state. Two contests are
/// equal when nothing that can be read from them tells them apart, boards included; openers are not compared.
#[derive(Debug)]
pub struct Contest {
    pub(crate) terms: Terms,
    pub(crate) opener: Opener,
    pub(crate) phase: Phase,
    pub(crate) score: BySide<u32>,
    /// Games ended.
    pub(crate) ended: u32,
    pub(crate) crawford: CrawfordPhase,
    pub(crate) starter: Side,
    pub(crate) last_winner: Option<Side>,
    pub(crate) table: Option<Box<dyn Table>>,
    pub(crate) cube: Cube,
    /// Opening ties that doubled the stake.
    pub(crate) ties: u8,
    /// Own turns ended in this game.
    pub(crate) turns: BySide<u32>,
    /// Who has released a value for the roll that comes next.
    pub(crate) released: BySide<bool>,
    pub(crate) clock: Option<Clock>,
    pub(crate) at: u64,
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

impl Pending {
    /// The double that waits, whether or not a resignation came on top of it.
    pub(crate) fn double(self) -> Option<DoubleOffer> {
        match self {
            Pending::Double(offer) => Some(offer),
            Pending::Resignation { double, .. } => double,
            Pending::Nothing | Pending::Roll | Pending::Draw { .. } => None,
        }
    }
}

/// Where a match stands with its Crawford game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum CrawfordPhase {
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

impl PartialEq for Contest {
    fn eq(&self, other: &Contest) -> bool {
        fn board<'a>(contest: &'a Contest) -> Option<impl PartialEq + use<'a>> {
            let table = contest.table.as_deref()?;
            Some((table.rules(), table.setup(), table.node(), table.rolled()))
        }
        // Taken apart, so that a new field is not forgotten here.
        let Contest {
            terms,
            opener: _,
            phase,
            score,
            ended,
            crawford,
            starter,
            last_winner,
            table: _,
            cube,
            ties,
            turns,
            released,
            clock,
            at,
        } = self;
        *terms == other.terms
            && *phase == other.phase
            && *score == other.score
            && *ended == other.ended
            && *crawford == other.crawford
            && *starter == other.starter
            && *last_winner == other.last_winner
            && *cube == other.cube
            && *ties == other.ties
            && *turns == other.turns
            && *released == other.released
            && *clock == other.clock
            && *at == other.at
            && board(self) == board(other)
    }
}

impl Eq for Contest {}

impl Contest {
    /// A contest before its first game.
    ///
    /// # Errors
    /// One of its games cannot be opened.
    pub fn new(terms: Terms, opener: Opener) -> Result<Contest, Denial> {
        if terms.games().iter().any(|game| opener(&game.id, &game.rules).is_none()) {
            return Err(Denial::CannotOpen);
        }
        let start = terms.start_score();
        let mut contest = Contest {
            score: start.points,
            clock: terms.clock().map(Clock::new),
            terms,
            opener,
            phase: Phase::Start,
            ended: 0,
            crawford: match start.crawford {
                CrawfordGame::Ahead => CrawfordPhase::Before,
                CrawfordGame::Played => CrawfordPhase::After,
            },
            starter: Side::First,
            last_winner: None,
            table: None,
            cube: Cube::new(),
            ties: 0,
            turns: BySide::default(),
            released: BySide::default(),
            at: 0,
        };
        contest.enter_crawford();
        Ok(contest)
    }

    /// The contest that `events` lead to, without their times: a clock stands still.
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

    /// The contest that stored events lead to, the clock included.
    ///
    /// # Errors
    /// The index of the first event that cannot happen where it stands, and why.
    pub fn replay<'a>(
        terms: Terms,
        opener: Opener,
        events: impl IntoIterator<Item = &'a Stamped>,
    ) -> Result<Contest, (usize, Denial)> {
        let mut contest = Contest::new(terms, opener).map_err(|denial| (0, denial))?;
        for (index, stamped) in events.into_iter().enumerate() {
            contest.apply_stamped(stamped).map_err(|denial| (index, denial))?;
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

    /// How many games have ended since the contest began or was taken up.
    #[must_use]
    pub fn games_ended(&self) -> u32 {
        self.ended
    }

    /// The board, once the first game has begun; between two games the last one's.
    #[must_use]
    pub fn table(&self) -> Option<&dyn Table> {
        self.table.as_deref()
    }

    /// Who started the game, or the last one. On the board he is [`Side::First`].
    #[must_use]
    pub fn starter(&self) -> Side {
        self.starter
    }

    /// The cube of the game, or of the game about to begin.
    #[must_use]
    pub fn cube(&self) -> &Cube {
        &self.cube
    }

    /// Whether the game, or the next one, is the Crawford game. A match to one point has none: it has no cube at all.
    #[must_use]
    pub fn is_crawford(&self) -> bool {
        self.crawford == CrawfordPhase::Now
    }

    /// Whether the match has had its Crawford game, for whoever takes it up later.
    #[must_use]
    pub fn crawford_game(&self) -> CrawfordGame {
        match self.crawford {
            CrawfordPhase::Before | CrawfordPhase::Now => CrawfordGame::Ahead,
            CrawfordPhase::After => CrawfordGame::Played,
        }
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

    /// The clock, if the contest has one.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
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

    /// Who is waited for, to act or to release a value of the dice protocol. His time runs, so that nobody gains by keeping a value
    /// back.
    ///
    /// Once a roll has been asked for these are the other player, then the one on turn, then nobody until the dice lie. Before an
    /// opening nobody is waited for until one of the two has released his value, and then the other.
    #[must_use]
    pub fn awaited(&self) -> Option<Side> {
        match self.phase {
            Phase::Play(Pending::Roll) => {
                let on_turn = self.on_turn()?;
                [!on_turn, on_turn].into_iter().find(|&side| !self.released[side])
            }
            Phase::Start => Side::BOTH.into_iter().find(|&side| !self.released[side] && self.released[!side]),
            _ => self.to_act(),
        }
    }

    /// How the next game begins ("docs/rules/tavli.en.md, who begins"). A match of a game in which [`Side::First`] begins
    /// without dice changes sides after every game.
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
        let agreed = self.terms.start_score().starter.filter(|_| first);
        Ok(match (self.terms.game(self.ended).opening, self.terms.next_starter()) {
            (Opening::PlaysBoth, _) => Start::Dice,
            (_, _) if let Some(starter) = agreed => Start::Player(starter),
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

    /// The score at which the contest can be taken up later, between two games.
    ///
    /// # Errors
    /// A game is being played, or the contest is over.
    pub fn to_take_up(&self) -> Result<StartScore, Denial> {
        let starter = match self.next_start()? {
            Start::Player(side) => Some(side),
            Start::Dice => None,
        };
        // A tie of the opening dice may have doubled the next game.
        if self.ties > 0 {
            return Err(Denial::GameOn);
        }
        let games = self.terms.start_score().games.saturating_add(self.ended);
        Ok(StartScore { points: self.score, crawford: self.crawford_game(), games, starter })
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

    /// The seat of a side of the board: whoever starts a game is [`Side::First`] there. It is its own inverse.
    #[must_use]
    pub fn seat(&self, side: Side) -> Side {
        match self.starter {
            Side::First => side,
            Side::Second => !side,
        }
    }

    /// The first game in which somebody needs one point is the Crawford game; the ones after it are not.
    pub(crate) fn enter_crawford(&mut self) {
        let Length::Points(points) = self.terms.length() else { return };
        let asked = self.terms.cube().is_some_and(|cube| cube.crawford == Crawford::On);
        let near = points > 1 && self.score.first.max(self.score.second) == points - 1;
        self.crawford = match self.crawford {
            CrawfordPhase::Before if asked && near => CrawfordPhase::Now,
            CrawfordPhase::Before => CrawfordPhase::Before,
            CrawfordPhase::Now | CrawfordPhase::After => CrawfordPhase::After,
        };
    }
}
