//! Contests played at random, every offer and answer included.

use alea_catalog::{Random, open_table};
use alea_game::{PointsSetup, Setup, Side, Step};
use alea_matchplay::{
    Command, CommandKind, Contest, Denial, Event, GameResult, Pending, Stamped, Start, Terms,
};

use super::{
    at::{BACKGAMMON, CLOSES_OUT, GAMMON, SINGLE, TIE},
    terms::one_of,
};

/// No contest of these comes near so many events; one that does goes round in circles.
const EVENT_LIMIT: usize = 200_000;

/// One contest, played at random.
pub(crate) struct Run {
    pub(crate) contest: Contest,
    pub(crate) log: Vec<Stamped>,
    /// The contest as it stood after so many events.
    pub(crate) stops: Vec<(usize, Contest)>,
    /// What happened that an event alone does not show.
    pub(crate) seen: Vec<String>,
}

/// Who plays it.
pub(crate) struct Driver<'a> {
    run: Run,
    random: &'a mut Random,
    now: u64,
    timed: bool,
    /// How often players offer and raise rather than roll and play: 0 for never.
    temper: u32,
    /// How much time passes between two events at most.
    pace: u32,
}

impl Run {
    pub(crate) fn of(terms: Terms, random: &mut Random) -> Driver<'_> {
        let contest = Contest::new(terms, open_table).unwrap();
        let timed = contest.terms().clock().is_some() || random.below(2) > 0;
        let temper = one_of(&[0, 1, 1, 2, 2, 4, 4, 8], random);
        let pace = one_of(&[300, 2_000, 5_000], random);
        let run = Run { contest, log: Vec::new(), stops: Vec::new(), seen: Vec::new() };
        Driver { run, random, now: 0, timed, temper, pace }
    }
}

impl Driver<'_> {
    pub(crate) fn finish(self) -> Run {
        self.finish_seen_by(&mut |_| {})
    }

    /// Plays on to the end. `visit` sees the contest before each event.
    pub(crate) fn finish_seen_by(mut self, visit: &mut dyn FnMut(&Contest)) -> Run {
        while self.contest().result().is_none() && self.contest().void_reason().is_none() {
            assert!(self.run.log.len() < EVENT_LIMIT, "{:?} does not end", self.contest().terms());
            if self.random.below(12) == 0 {
                self.what_is_offered_is_accepted_and_nothing_else();
            }
            if self.random.below(40) == 0 && self.run.stops.len() < 6 {
                self.run.stops.push((self.run.log.len(), self.run.contest.clone()));
            }
            visit(&self.run.contest);
            self.step();
        }
        self.what_is_offered_is_accepted_and_nothing_else();
        self.run
    }

    fn contest(&self) -> &Contest {
        &self.run.contest
    }

    fn apply(&mut self, event: Event) {
        let at = self.timed.then_some(self.now);
        let proof = matches!(event, Event::Released { .. }).then(|| vec![1, 2, 3]);
        let stamped = Stamped { at, event, proof };
        self.look(&stamped.event);
        if let Err(denial) = self.run.contest.apply_stamped(&stamped) {
            panic!("{stamped:?}: {denial}");
        }
        self.run.log.push(stamped);
        self.now += u64::from(self.random.below(self.pace));
    }

    /// Notes what an event alone does not show.
    fn look(&mut self, event: &Event) {
        let contest = &self.run.contest;
        let double = match contest.pending() {
            Some(Pending::Double(offer)) => Some(offer),
            _ => None,
        };
        let closed_out = || {
            let table = contest.table().unwrap();
            table.rolled().is_none() && !table.chances().is_empty()
        };
        let seen = match event {
            Event::Raised { .. } => double.map(|offer| format!("raise-{}", offer.raises + 1)),
            Event::Opening { dice } if dice.is_double() && contest.terms().cube().is_some() => {
                let doubled = contest.terms().cube().unwrap().automatic_doubles > 0;
                doubled.then(|| "tie-doubled".to_owned())
            }
            Event::Opening { .. } | Event::Begun { .. } => {
                if contest.is_crawford() {
                    self.run.seen.push("crawford".to_owned());
                }
                if contest.terms().start_score().starter.is_some() && contest.games_ended() == 0 {
                    self.run.seen.push("taken-up-with-starter".to_owned());
                }
                Some(contest.terms().game(contest.games_ended()).id.clone())
            }
            Event::Played { steps } if steps.is_empty() && closed_out() => Some("closed-out".to_owned()),
            Event::Flagged { .. } if contest.pending().is_none() => Some("flagged-at-opening".to_owned()),
            Event::Flagged { .. } => double.map(|_| "flagged-under-double".to_owned()),
            Event::ResignationOffered { .. } => double.map(|_| "resigned-under-double".to_owned()),
            Event::GameEnded { result } => Some(format!("end-{}", result.reason.key())),
            Event::ContestEnded { result } => Some(format!("end-{}", result.reason.key())),
            _ => None,
        };
        self.run.seen.extend(seen);
    }

    fn step(&mut self) {
        if let Some(due) = self.contest().due() {
            return self.apply(due);
        }
        if self.random.below(4_000) == 0 {
            return self.apply(Event::Void { reason: "the lights went out".into() });
        }
        if let Some((side, falls)) = self.contest().clock().and_then(alea_matchplay::Clock::falls_at)
            && self.contest().awaited().is_some()
        {
            let flag = Event::Flagged { side };
            if falls > self.now {
                assert_eq!(self.run.contest.clone().apply_at(&flag, falls - 1), Err(Denial::FlagNotFallen));
                assert_eq!(self.run.contest.clone().apply_at(&flag, falls), Ok(()));
            } else if self.random.below(2) > 0 {
                return self.apply(flag);
            }
        }
        if self.contest().pending().is_some() && self.temper > 0 && self.random.below(1_000) == 0 {
            let (winner, points) = (one_of(&Side::BOTH, self.random), self.random.below(4));
            return self.apply(Event::RecordedResult { winner, points });
        }
        match self.contest().next_start() {
            Ok(start) => self.begin(start),
            Err(Denial::GameOn) => self.play(),
            Err(denial) => panic!("{denial}"),
        }
    }

    fn begin(&mut self, start: Start) {
        if self.random.below(6) == 0 && self.contest().why_not(Side::First, CommandKind::Stop).is_none() {
            return self.give(Side::First, &Command::Stop);
        }
        self.can_be_taken_up_here();
        if self.temper > 0 && self.random.below(40) == 0 {
            let starter = one_of(&Side::BOTH, self.random);
            return self.apply(Event::RecordedBegun { starter });
        }
        match start {
            Start::Player(starter) => self.apply(Event::Begun { starter }),
            Start::Dice => {
                if self.random.below(4) == 0 && !self.release() {
                    return;
                }
                let dice = self.random.dice();
                self.apply(Event::Opening { dice });
            }
        }
    }

    /// Both release a value, in either order, unless somebody's time is over in between: then it says `false`.
    fn release(&mut self) -> bool {
        let first = one_of(&Side::BOTH, self.random);
        for by in [first, !first] {
            if let Some((side, falls)) = self.contest().clock().and_then(alea_matchplay::Clock::falls_at)
                && falls <= self.now
            {
                self.apply(Event::Flagged { side });
                return false;
            }
            self.apply(Event::Released { by });
        }
        true
    }

    /// A contest that begins at the score reached so far goes on as this one does.
    fn can_be_taken_up_here(&self) {
        let contest = self.contest();
        let Ok(start) = contest.to_take_up() else { return };
        let terms = contest.terms().clone().with_start_score(start).unwrap();
        let again = Contest::new(terms, open_table).unwrap();
        assert_eq!(again.next_start(), contest.next_start());
        assert_eq!((again.score(), again.is_crawford()), (contest.score(), contest.is_crawford()));
        assert_eq!(again.terms().game(0), contest.terms().game(contest.games_ended()));
        assert_eq!(again.to_take_up(), Ok(start));
    }

    fn play(&mut self) {
        if self.contest().pending() == Some(Pending::Roll) {
            if self.random.below(4) == 0 && !self.release() {
                return;
            }
            let dice = self.random.dice();
            return self.apply(Event::Rolled { dice });
        }
        let by = self.contest().to_act().unwrap();
        let possible = self.contest().possible(by);
        let weights: Vec<u32> = possible.iter().map(|&kind| self.weight(kind)).collect();
        let mut left = self.random.below(weights.iter().sum());
        let chosen = weights.iter().position(|&weight| match left.checked_sub(weight) {
            Some(rest) => {
                left = rest;
                false
            }
            None => true,
        });
        match possible[chosen.unwrap()] {
            // A record has no requests.
            CommandKind::Roll if self.random.below(2) == 0 => {
                let dice = self.random.dice();
                self.apply(Event::Rolled { dice });
            }
            CommandKind::Play if self.temper > 0 && self.random.below(60) == 0 => {
                let plays = self.contest().table().unwrap().turns();
                let play = &plays[self.random.below(plays.len() as u32) as usize];
                // What a record leaves behind need not be a play: boards that random play hardly meets.
                let board = one_of(&[SINGLE, GAMMON, BACKGAMMON, TIE, CLOSES_OUT, CLOSES_OUT], self.random);
                let board = alea_notation::position::parse(board).unwrap();
                let odd =
                    self.random.below(4) == 0 && self.contest().table().unwrap().resumed(&board).is_ok();
                let (text, after) = (play.text.clone(), if odd { board } else { play.after.clone() });
                let (text, after) = match self.contest().table().unwrap().setup() {
                    Setup::Points(before) if !odd && self.random.below(3) > 0 => {
                        let (text, after) = something_else(&before, self.random);
                        let fits = self.contest().table().unwrap().resumed(&after).is_ok();
                        (text, if fits { after } else { Setup::Points(before) })
                    }
                    _ => (text, after),
                };
                self.apply(Event::RecordedAsPlayed { text, after });
            }
            kind => {
                let command = self.command(by, kind);
                self.give(by, &command);
            }
        }
    }

    fn weight(&self, kind: CommandKind) -> u32 {
        match kind {
            CommandKind::Roll | CommandKind::Play => 60,
            CommandKind::Double => 5 * self.temper,
            CommandKind::OfferDraw | CommandKind::Resign => self.temper,
            CommandKind::Raise => 8,
            CommandKind::Take | CommandKind::RefuseResignation | CommandKind::RefuseDraw => 4,
            _ => 2,
        }
    }

    fn command(&mut self, by: Side, kind: CommandKind) -> Command {
        let random = &mut *self.random;
        match kind {
            CommandKind::Roll => Command::Roll,
            CommandKind::Play => {
                let mut ahead = self.run.contest.table().unwrap().boxed();
                Command::Play(ahead.play_random(&mut |n| random.below(n)).unwrap_or_default())
            }
            CommandKind::Double => Command::Double,
            CommandKind::Take => Command::Take,
            CommandKind::Pass => Command::Pass,
            CommandKind::Raise => Command::Raise,
            CommandKind::Resign => {
                let most = self.run.contest.resignation_values(by).map_or(1, |values| *values.end());
                Command::Resign(1 + random.below(most.into()) as u8)
            }
            CommandKind::AcceptResignation => Command::AcceptResignation,
            CommandKind::RefuseResignation => Command::RefuseResignation,
            CommandKind::OfferDraw => Command::OfferDraw,
            CommandKind::AcceptDraw => Command::AcceptDraw,
            CommandKind::RefuseDraw => Command::RefuseDraw,
            CommandKind::Stop => Command::Stop,
        }
    }

    /// Gives a command. It cannot be given a second time.
    fn give(&mut self, by: Side, command: &Command) {
        let mut acted = self.run.contest.clone();
        let events = acted.act(by, command).unwrap();
        for event in events {
            if let Event::GameEnded { result } = event
                && self.temper > 0
                && self.random.below(40) == 0
            {
                return self.is_recorded_otherwise(result);
            }
            self.apply(event);
        }
        if !self.timed {
            assert_eq!(acted, self.run.contest);
        }
        let denial = self.contest().why_not(by, command.kind()).expect("a command is given once");
        let mut again = self.run.contest.clone();
        assert_eq!(again.act(by, command), Err(denial));
        assert_eq!(again, self.run.contest);
    }

    /// The record of a game that has ended says something else.
    fn is_recorded_otherwise(&mut self, result: GameResult) {
        let winner = result.winner.unwrap_or(Side::First);
        let winner = one_of(&[winner, winner, winner, !winner], self.random);
        let points = one_of(&[result.points, 1, 2], self.random);
        self.apply(Event::RecordedResult { winner, points });
    }

    fn what_is_offered_is_accepted_and_nothing_else(&mut self) {
        for by in Side::BOTH {
            let nowhere = Command::Play(vec![Step::new(u16::MAX, u16::MAX)]);
            for command in [nowhere, Command::Resign(0), Command::Resign(9)] {
                let mut after = self.run.contest.clone();
                assert_eq!(after.act(by, &command).err(), self.contest().decide(by, &command).err());
                assert!(after.act(by, &command).is_err(), "{by} {command:?}");
                assert_eq!(after, self.run.contest, "{by} {command:?}");
            }
            let possible = self.contest().possible(by);
            for kind in CommandKind::ALL {
                // Tables of games over or not begun have no turn to try.
                let command = match kind {
                    CommandKind::Play if !possible.contains(&kind) => Command::Play(Vec::new()),
                    _ => self.command(by, kind),
                };
                let mut after = self.run.contest.clone();
                match self.contest().why_not(by, kind) {
                    None => {
                        assert!(possible.contains(&kind));
                        let events = self.contest().decide(by, &command).unwrap();
                        assert_eq!(after.act(by, &command), Ok(events), "{by} {command:?}");
                        assert_ne!(after, self.run.contest, "{by} {command:?}");
                    }
                    Some(denial) => {
                        assert!(!possible.contains(&kind));
                        assert_eq!(self.contest().decide(by, &command), Err(denial), "{by} {command:?}");
                        assert_eq!(after.act(by, &command), Err(denial), "{by} {command:?}");
                        assert_eq!(after, self.run.contest, "{by} {command:?}");
                    }
                }
            }
        }
    }
}

/// What records say instead of a legal turn: a checker that goes where it cannot, or no turn at all.
fn something_else(before: &PointsSetup, random: &mut Random) -> (String, Setup) {
    let (from, to) = (1 + random.below(24) as usize, 1 + random.below(24) as usize);
    let mut after = before.clone();
    let (leaves, enemies) = (before.x.points[from - 1], before.o.points[to - 1]);
    if random.below(2) > 0
        && leaves > 0
        && enemies < 2
        && from != to
        && before.x.pinned == 0
        && before.o.pinned == 0
    {
        after.x.points[from - 1] -= 1;
        after.x.points[to - 1] += 1;
        after.o.points[to - 1] = 0;
        after.o.bar += enemies;
        let text = format!("{from}/{to}{}", if enemies > 0 { "*" } else { "" });
        return (text, Setup::Points(after));
    }
    let words =
        ["", "", "???", "31: ???", "Cannot Move", "he moved something", "he doubles", "44: Cannot Move"];
    (one_of(&words, random).to_owned(), Setup::Points(before.clone()))
}
