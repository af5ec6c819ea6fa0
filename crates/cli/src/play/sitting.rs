//! A sitting: a contest, who sits at it, where its dice come from, and the turn that is being put together. It knows no screen
//! and no clock of its own; the time comes in with every call.

use alea_catalog::{find, open_table};
use alea_game::{BySide, Dice, Play, PointsSetup, Setup, Side, Step, Table};
use alea_matchplay::{Command, CommandKind, Contest, Denial, Event, Pending, Stamped, Start};
use alea_notation::record::Record;

use super::{
    dice::DiceSource,
    house::House,
    log::{Line, line_of},
};

/// Who sits on a chair.
#[derive(Debug)]
pub(crate) enum Seat {
    /// Somebody at the keyboard.
    Person,
    /// A player of the house.
    House(Box<House>),
}

impl Seat {
    pub(crate) fn is_person(&self) -> bool {
        matches!(self, Seat::Person)
    }
}

/// What goes by itself.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Automatic {
    /// Rolling, where there is nothing else to do.
    pub(crate) roll: Rolling,
    /// Turns that can be played in one way only.
    pub(crate) forced: Forced,
}

/// Whether the dice are thrown without asking where nothing else can be done.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Rolling {
    /// The player asks for each roll.
    ByHand,
    /// Whoever may not double gets his roll.
    ByItself,
}

/// What is done with a turn, or the rest of one, that can be played in one way only.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Forced {
    /// Nothing: the player moves every checker.
    Off,
    /// The steps are made, and the player confirms.
    Last,
    /// They are made and confirmed.
    All,
}

impl Forced {
    /// All of them by the words that choose them.
    pub(crate) const ALL: [(&str, Forced); 3] =
        [("off", Forced::Off), ("last", Forced::Last), ("all", Forced::All)];
}

/// What the sitting waits for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Awaits {
    /// Somebody to begin the next game.
    Game,
    /// The opening dice, typed in.
    OpeningDice,
    /// A roll typed in for this side.
    Dice(Side),
    /// A person rolls, or doubles.
    Roll(Side),
    /// A person plays a turn.
    Turn(Side),
    /// A person answers an offer.
    Answer(Side, Pending),
    /// Something goes on by itself: a player of the house, dice, what is automatic.
    Nobody,
    /// Nothing any more.
    Over,
}

/// See the head of this file.
#[derive(Debug)]
pub(crate) struct Sitting {
    contest: Contest,
    record: Record,
    seats: BySide<Seat>,
    dice: DiceSource,
    pub(crate) automatic: Automatic,
    draft: Vec<Step>,
    lines: Vec<Line>,
    /// Whether somebody has asked for the game that comes next.
    begun: bool,
}

/// Why a contest cannot go on from its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NotTakenUp {
    /// The event with this index cannot happen where it stands.
    Denied(usize, Denial),
    /// The dice are not those that follow from the secret.
    OtherDice,
}

impl Sitting {
    /// The contest of `record` as far as it has been played, with the dice that go on from there.
    ///
    /// # Errors
    /// The event that does not follow from those before it, and why; or whose dice are others than these.
    pub(crate) fn new(
        mut record: Record,
        seats: BySide<Seat>,
        dice: DiceSource,
        automatic: Automatic,
    ) -> Result<Sitting, NotTakenUp> {
        let contest =
            Contest::new(record.terms.clone(), open_table).map_err(|denial| NotTakenUp::Denied(0, denial))?;
        let events = std::mem::take(&mut record.events);
        let begun = events.is_empty();
        let (draft, lines) = Default::default();
        let mut sitting = Sitting { contest, record, seats, dice, automatic, draft, lines, begun };
        for (index, stamped) in events.into_iter().enumerate() {
            if !sitting.dice.follow(&sitting.contest, &stamped) {
                return Err(NotTakenUp::OtherDice);
            }
            sitting.take_in(stamped).map_err(|denial| NotTakenUp::Denied(index, denial))?;
        }
        Ok(sitting)
    }

    pub(crate) fn contest(&self) -> &Contest {
        &self.contest
    }

    /// The log of the dice, as text; `None` where they were not dealt.
    pub(crate) fn log(&self) -> Option<String> {
        self.dice.log()
    }

    /// Everything that has happened.
    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn seat(&self, side: Side) -> &Seat {
        &self.seats[side]
    }

    /// Who sits on the chair of whoever is to act.
    pub(crate) fn seat_to_act(&self) -> Option<&Seat> {
        self.contest.to_act().map(|side| &self.seats[side])
    }

    pub(crate) fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The steps of the turn that have been made so far.
    pub(crate) fn draft(&self) -> &[Step] {
        &self.draft
    }

    /// The id of the game that is played, or comes next.
    pub(crate) fn game_id(&self) -> &str {
        let playing = self.contest.pending().is_some();
        let ended = self.contest.games_ended();
        let index = if playing || ended == 0 { ended } else { ended - 1 };
        &self.contest.terms().game(index).id
    }

    /// What stands on the board with the steps made so far, and whose numbering it is in.
    pub(crate) fn board(&self) -> (Setup, Side) {
        match self.contest.table() {
            Some(table) => {
                let mover = self.contest.on_turn().unwrap_or_else(|| self.contest.seat(Side::First));
                (table.preview(&self.draft).unwrap_or_else(|_| table.setup()), mover)
            }
            None => {
                let spec = self.contest.terms().game(0);
                let fresh = open_table(&spec.id, &spec.rules);
                (
                    fresh.map_or_else(|| Setup::Points(PointsSetup::default()), |table| table.setup()),
                    Side::First,
                )
            }
        }
    }

    /// The steps that can come next in the turn of a person.
    pub(crate) fn continuations(&self) -> Vec<Step> {
        match (self.awaits(), self.contest.table()) {
            (Awaits::Turn(_), Some(table)) => table.continuations(&self.draft),
            _ => Vec::new(),
        }
    }

    /// The turns that can be played now and begin with the steps made so far.
    pub(crate) fn turns(&self) -> Vec<Play> {
        match (self.awaits(), self.contest.table()) {
            (Awaits::Turn(_), Some(table)) => table.turns(),
            _ => Vec::new(),
        }
    }

    /// Whether the steps so far are a whole turn.
    pub(crate) fn is_complete(&self) -> bool {
        self.contest.table().is_some_and(|table| table.complete(&self.draft).is_ok())
    }

    pub(crate) fn awaits(&self) -> Awaits {
        if self.contest.result().is_some() || self.contest.void_reason().is_some() {
            return Awaits::Over;
        }
        let typed = self.dice.choice() == super::dice::DiceChoice::Typed;
        let Some(pending) = self.contest.pending() else {
            return match self.contest.next_start() {
                _ if !self.begun => Awaits::Game,
                Ok(Start::Dice) if typed => Awaits::OpeningDice,
                _ => Awaits::Nobody,
            };
        };
        let Some(side) = self.contest.to_act() else { return Awaits::Nobody };
        if pending == Pending::Roll {
            return if typed { Awaits::Dice(side) } else { Awaits::Nobody };
        }
        if !self.seats[side].is_person() {
            return Awaits::Nobody;
        }
        match pending {
            Pending::Nothing if self.can(side, CommandKind::Roll) => {
                let asks = self.automatic.roll == Rolling::ByHand || self.can(side, CommandKind::Double);
                if asks { Awaits::Roll(side) } else { Awaits::Nobody }
            }
            Pending::Nothing if self.plays_itself() => Awaits::Nobody,
            Pending::Nothing => Awaits::Turn(side),
            offer => Awaits::Answer(side, offer),
        }
    }

    pub(crate) fn can(&self, side: Side, kind: CommandKind) -> bool {
        self.contest.why_not(side, kind).is_none()
    }

    /// Whether the turn is played without asking.
    fn plays_itself(&self) -> bool {
        self.automatic.forced == Forced::All && self.draft.is_empty() && self.only_turn().is_some()
    }

    fn only_turn(&self) -> Option<Play> {
        let table = self.contest.table()?;
        if table.count_turns() != 1 {
            return None;
        }
        table.turns().pop()
    }

    /// Begins the next game.
    pub(crate) fn begin(&mut self) {
        self.begun = true;
    }

    /// Does one thing that nobody is asked for. `false` if there is none.
    ///
    /// # Errors
    /// The contest refused it, which it does only to a fault of the program.
    pub(crate) fn go_on(&mut self, now: u64) -> Result<bool, Denial> {
        if let Some(event) = self.flag(now) {
            self.happen(event, now)?;
            return Ok(true);
        }
        if self.awaits() != Awaits::Nobody {
            return Ok(false);
        }
        let Some(pending) = self.contest.pending() else {
            let event = match self.contest.next_start()? {
                Start::Player(starter) => Event::Begun { starter },
                Start::Dice => match self.dice.roll(&self.contest, now) {
                    Some(dice) => Event::Opening { dice },
                    None => return Ok(false),
                },
            };
            self.happen(event, now)?;
            return Ok(true);
        };
        if pending == Pending::Roll {
            let Some(dice) = self.dice.roll(&self.contest, now) else { return Ok(false) };
            self.happen(Event::Rolled { dice }, now)?;
            return Ok(true);
        }
        let Some(side) = self.contest.to_act() else { return Ok(false) };
        let command = if let Seat::House(house) = &mut self.seats[side] {
            house.decide(&self.contest, side)
        } else if self.can(side, CommandKind::Roll) {
            Command::Roll
        } else {
            let Some(play) = self.only_turn() else { return Ok(false) };
            Command::Play(play.steps)
        };
        self.command(side, &command, now)?;
        Ok(true)
    }

    /// The fall of a flag, if one has fallen.
    fn flag(&self, now: u64) -> Option<Event> {
        let (side, at) = self.contest.clock()?.falls_at()?;
        (self.contest.pending().is_some() && now >= at).then_some(Event::Flagged { side })
    }

    /// A command of a player.
    ///
    /// # Errors
    /// Why it cannot be given now.
    pub(crate) fn command(&mut self, by: Side, command: &Command, now: u64) -> Result<(), Denial> {
        for event in self.contest.decide(by, command)? {
            self.stamp(event, now)?;
        }
        Ok(())
    }

    /// Dice that somebody has typed, for the opening or for the roll asked for.
    ///
    /// # Errors
    /// Nobody waits for dice.
    pub(crate) fn typed(&mut self, dice: Dice, now: u64) -> Result<(), Denial> {
        match self.awaits() {
            Awaits::OpeningDice => self.happen(Event::Opening { dice }, now),
            _ => self.happen(Event::Rolled { dice }, now),
        }
    }

    /// Adds a step to the turn. What then can go on in one way only is done as the player has chosen.
    ///
    /// # Errors
    /// Why it cannot come next. Nothing has changed.
    pub(crate) fn step(&mut self, step: Step) -> Result<(), Denial> {
        let table = self.contest.table().ok_or(Denial::NoGame)?;
        match table.refusal(&self.draft, step) {
            Some(refusal) => Err(Denial::IllegalPlay(refusal)),
            None => {
                self.draft.push(step);
                Ok(())
            }
        }
    }

    /// Makes the steps that are left where only one way is left, unless the player moves every checker himself.
    pub(crate) fn finish_forced(&mut self) {
        if self.automatic.forced == Forced::Off {
            return;
        }
        while let [only] = self.continuations()[..] {
            self.draft.push(only);
        }
    }

    /// Takes the last step back. `false` if there is none.
    pub(crate) fn undo(&mut self) -> bool {
        self.draft.pop().is_some()
    }

    /// Takes all steps back.
    pub(crate) fn clear(&mut self) {
        self.draft.clear();
    }

    /// Plays the steps made so far.
    ///
    /// # Errors
    /// They are no whole turn.
    pub(crate) fn confirm(&mut self, now: u64) -> Result<(), Denial> {
        let side = self.contest.to_act().ok_or(Denial::NoGame)?;
        let steps = self.draft.clone();
        self.command(side, &Command::Play(steps), now)
    }

    fn happen(&mut self, event: Event, now: u64) -> Result<(), Denial> {
        self.stamp(event, now)?;
        while let Some(event) = self.contest.due() {
            self.stamp(event, now)?;
        }
        Ok(())
    }

    /// Takes in an event that happens now, with what proves its dice.
    fn stamp(&mut self, event: Event, now: u64) -> Result<(), Denial> {
        let mut after = self.contest.clone();
        after.apply_at(&event, now)?;
        let proof = self.dice.stamp(&self.contest, &event, now);
        self.take_in(Stamped { at: Some(now), event, proof })
    }

    fn take_in(&mut self, stamped: Stamped) -> Result<(), Denial> {
        let line = line_of(&self.contest, &stamped.event);
        self.contest.apply_stamped(&stamped)?;
        self.draft.clear();
        match stamped.event {
            Event::GameEnded { .. } => self.begun = false,
            Event::Opening { .. } | Event::Begun { .. } => self.begun = true,
            _ => {}
        }
        self.lines.extend(line);
        self.record.events.push(stamped);
        Ok(())
    }

    /// How checkers are called and move in the game that is played.
    pub(crate) fn family(&self) -> alea_catalog::Family {
        find(self.game_id()).map_or(alea_catalog::Family::Square, |entry| entry.family)
    }

    /// The table, while there is one.
    pub(crate) fn table(&self) -> Option<&dyn Table> {
        self.contest.table()
    }
}
