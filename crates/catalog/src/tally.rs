//! How the dice of records fell, player by player and side by side, and how often true dice fall so.
//!
//! What is counted are rolls of two dice that somebody played by. Left out, and told of, are throws of one die each for who begins, which
//! are never doubles, and turns in which nobody rolled: many programs write dice all the same for a player who is closed out.
//!
//! One figure in twenty is beyond two standard deviations with the truest dice, and a report has dozens of figures. So what is rare is
//! judged among all figures of a report together: the chance of a figure by itself times their number ([`Report::among_all`]).

pub mod odds;

use std::collections::BTreeMap;

use alea_game::{BySide, Dice, Side};
use alea_matchplay::{Contest, Denial, Event};
use alea_notation::record::Record;

use crate::open_table;

/// Below this chance, among all figures of a report, a figure is rare: true dice show one in at most so many of their reports.
pub const RARE: f64 = 0.05;

/// Below this it can hardly be true dice.
pub const HARDLY: f64 = 0.001;

/// A kind of roll.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Two equal dice.
    Double,
    /// At least one six.
    Six,
    /// Two sixes.
    TwoSixes,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Double, Kind::Six, Kind::TwoSixes];

    fn holds(self, dice: Dice) -> bool {
        match self {
            Kind::Double => dice.is_double(),
            Kind::Six => dice.high() == 6,
            Kind::TwoSixes => dice.low() == 6,
        }
    }

    /// The chance of a roll to be of the kind, by counting all 36.
    fn chance(self) -> f64 {
        let ways = match self {
            Kind::Double => 6.0,
            Kind::Six => 11.0,
            Kind::TwoSixes => 1.0,
        };
        ways / 36.0
    }
}

/// What is counted and compared with what true dice show.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Rolls that are doubles.
    Doubles,
    /// Dice that show this number, 1 to 6.
    Number(u8),
    /// Rolls of two sixes.
    TwoSixes,
    /// The most rolls of a kind that came one after the other.
    InARow(Kind),
}

impl Figure {
    /// All of them, as they are told.
    pub const ALL: [Figure; 11] = [
        Figure::Doubles,
        Figure::Number(1),
        Figure::Number(2),
        Figure::Number(3),
        Figure::Number(4),
        Figure::Number(5),
        Figure::Number(6),
        Figure::TwoSixes,
        Figure::InARow(Kind::Double),
        Figure::InARow(Kind::Six),
        Figure::InARow(Kind::TwoSixes),
    ];

    /// The stable name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Figure::Doubles => "doubles",
            Figure::Number(1) => "ones",
            Figure::Number(2) => "twos",
            Figure::Number(3) => "threes",
            Figure::Number(4) => "fours",
            Figure::Number(5) => "fives",
            Figure::Number(_) => "sixes",
            Figure::TwoSixes => "six-six",
            Figure::InARow(Kind::Double) => "doubles-in-a-row",
            Figure::InARow(Kind::Six) => "sixes-in-a-row",
            Figure::InARow(Kind::TwoSixes) => "six-six-in-a-row",
        }
    }
}

/// How the dice of one player, or of one side, fell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    rolls: u64,
    numbers: [u64; 6],
    of_kind: [u64; 3],
    /// Now, and the most.
    in_a_row: [(u64, u64); 3],
    /// Rolls of the contest that is being counted.
    here: u64,
    /// How many contests had so many rolls.
    lengths: BTreeMap<u64, u64>,
}

impl Count {
    /// Counts the next roll of a contest.
    pub fn roll(&mut self, dice: Dice) {
        self.rolls += 1;
        self.here += 1;
        for die in [dice.first(), dice.second()] {
            self.numbers[usize::from(die) - 1] += 1;
        }
        for (kind, (all, (now, most))) in
            Kind::ALL.into_iter().zip(self.of_kind.iter_mut().zip(&mut self.in_a_row))
        {
            if kind.holds(dice) {
                *all += 1;
                *now += 1;
                *most = (*most).max(*now);
            } else {
                *now = 0;
            }
        }
    }

    /// The contest is over: what comes next in a row is counted anew.
    pub fn end(&mut self) {
        if self.here > 0 {
            *self.lengths.entry(self.here).or_default() += 1;
        }
        self.here = 0;
        self.in_a_row.iter_mut().for_each(|(now, _)| *now = 0);
    }

    /// How many rolls.
    #[must_use]
    pub fn rolls(&self) -> u64 {
        self.rolls
    }

    /// A figure of rolls whose contests are over.
    fn line(&self, figure: Figure) -> Line {
        let share = |seen, sample, chance| Line {
            figure,
            seen,
            sample,
            expected: sample as f64 * chance,
            chance: odds::as_far_off(seen, sample, chance),
        };
        let of_kind = |kind: Kind| share(self.of_kind[kind as usize], self.rolls, kind.chance());
        match figure {
            Figure::Doubles => of_kind(Kind::Double),
            Figure::TwoSixes => of_kind(Kind::TwoSixes),
            Figure::Number(number) => share(self.numbers[usize::from(number) - 1], 2 * self.rolls, 1.0 / 6.0),
            Figure::InARow(kind) => {
                let (_, seen) = self.in_a_row[kind as usize];
                Line {
                    figure,
                    seen,
                    sample: self.rolls,
                    expected: odds::expected_run(&self.lengths, kind.chance()),
                    chance: odds::run_of_at_least(seen, &self.lengths, kind.chance()),
                }
            }
        }
    }
}

/// The dice of as many records as are added.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    players: BTreeMap<String, Count>,
    /// Where each player sat.
    sat: BTreeMap<String, BySide<bool>>,
    sides: BySide<Count>,
    all: Count,
    contests: u64,
    openings: u64,
    not_rolled: u64,
}

impl Tally {
    /// Adds what fell in a record.
    ///
    /// # Errors
    /// An event, counted from 0, that cannot happen where it stands, so that nobody can say who rolled. Nothing was added then.
    pub fn add(&mut self, record: &Record) -> Result<(), (usize, Denial)> {
        let fell = Fell::in_record(record)?;
        self.contests += 1;
        self.openings += fell.openings;
        self.not_rolled += fell.not_rolled;
        for (side, dice) in fell.rolls {
            self.roll(&record.players[side], side, dice);
        }
        for side in Side::BOTH {
            if let Some(count) = self.players.get_mut(&record.players[side]) {
                count.end();
            }
            self.sides[side].end();
        }
        self.all.end();
        Ok(())
    }

    fn roll(&mut self, player: &str, side: Side, dice: Dice) {
        self.players.entry(player.to_owned()).or_default().roll(dice);
        self.sat.entry(player.to_owned()).or_default()[side] = true;
        self.sides[side].roll(dice);
        self.all.roll(dice);
    }

    /// What fell, beside what true dice show.
    #[must_use]
    pub fn report(&self) -> Report {
        let mut counts: Vec<(Who, &Count)> =
            self.players.iter().map(|(name, count)| (Who::Player(name.clone()), count)).collect();
        // One player on each side is the same twice.
        let moved = self.sat.values().any(|sat| sat.first && sat.second);
        if moved || self.players.len() > 2 {
            let rolled = Side::BOTH.into_iter().filter(|&side| self.sides[side].rolls > 0);
            counts.extend(rolled.map(|side| (Who::Side(side), &self.sides[side])));
        }
        if counts.len() > 1 {
            counts.push((Who::All, &self.all));
        }
        let group = |(who, count): (Who, &Count)| Group {
            who,
            rolls: count.rolls,
            lines: Figure::ALL.into_iter().map(|figure| count.line(figure)).collect(),
        };
        let (contests, openings, not_rolled) = (self.contests, self.openings, self.not_rolled);
        Report { contests, openings, not_rolled, groups: counts.into_iter().map(group).collect() }
    }
}

/// What fell in one record.
struct Fell {
    rolls: Vec<(Side, Dice)>,
    openings: u64,
    not_rolled: u64,
}

impl Fell {
    fn in_record(record: &Record) -> Result<Fell, (usize, Denial)> {
        let mut fell = Fell { rolls: Vec::new(), openings: 0, not_rolled: 0 };
        let mut contest = Contest::new(record.terms.clone(), open_table).map_err(|denial| (0, denial))?;
        for (index, stamped) in record.events.iter().enumerate() {
            let lie = contest.table().is_some_and(|table| table.rolled().is_some());
            match &stamped.event {
                Event::Opening { .. } => fell.openings += 1,
                Event::Rolled { dice } => {
                    fell.rolls.extend(contest.on_turn().map(|side| (side, *dice)));
                }
                Event::Played { .. } | Event::RecordedAsPlayed { .. } if has_dice(&contest) && !lie => {
                    fell.not_rolled += 1;
                }
                _ => {}
            }
            contest.apply_stamped(stamped).map_err(|denial| (index, denial))?;
        }
        Ok(fell)
    }
}

/// Whether the game that goes on is played with dice.
fn has_dice(contest: &Contest) -> bool {
    let spec = contest.terms().game(contest.games_ended());
    crate::find(&spec.id).is_some_and(|entry| entry.dice_number.is_some())
}

/// Whose dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// Those of a player, by the name.
    Player(String),
    /// Those of whoever sat there.
    Side(Side),
    /// Everybody's.
    All,
}

/// A figure, and how often true dice show one like it.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Line {
    /// What is counted.
    pub figure: Figure,
    /// How many there were.
    pub seen: u64,
    /// Of how many rolls, or dice where numbers are counted.
    pub sample: u64,
    /// How many true dice show on average.
    pub expected: f64,
    /// How often true dice are as far from that as these or further, if one looks at this figure alone; of rolls in a row, how often
    /// there are as many or more. From 0 to 1.
    pub chance: f64,
}

/// The figures of somebody.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// Whose.
    pub who: Who,
    /// How many rolls.
    pub rolls: u64,
    /// Every figure once, as in [`Figure::ALL`].
    pub lines: Vec<Line>,
}

/// All figures of some records.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// How many contests were counted.
    pub contests: u64,
    /// How many throws of one die each were left out.
    pub openings: u64,
    /// How many turns nobody rolled for.
    pub not_rolled: u64,
    /// Players by their names; then the sides, unless they are the players once more; then everybody's dice, if there are several groups.
    pub groups: Vec<Group>,
}

/// What a figure says.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Judgement {
    /// True dice show it.
    Usual,
    /// True dice show a figure like it in fewer than [`RARE`] of such reports.
    Rare,
    /// In fewer than [`HARDLY`] of them.
    Hardly,
}

impl Judgement {
    /// The stable name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Judgement::Usual => "usual",
            Judgement::Rare => "rare",
            Judgement::Hardly => "hardly",
        }
    }
}

impl Report {
    /// How many figures were compared with what true dice show.
    #[must_use]
    pub fn comparisons(&self) -> usize {
        self.groups.iter().map(|group| group.lines.len()).sum()
    }

    /// How often true dice show any figure in such a report whose chance is as small as that of `line`: at most this (Bonferroni's bound,
    /// which holds for figures that hang together).
    #[must_use]
    pub fn among_all(&self, line: &Line) -> f64 {
        (line.chance * self.comparisons() as f64).min(1.0)
    }

    /// What a figure of this report says.
    #[must_use]
    pub fn judge(&self, line: &Line) -> Judgement {
        match self.among_all(line) {
            chance if chance < HARDLY => Judgement::Hardly,
            chance if chance < RARE => Judgement::Rare,
            _ => Judgement::Usual,
        }
    }

    /// What its furthest figure says.
    #[must_use]
    pub fn worst(&self) -> Judgement {
        let lines = self.groups.iter().flat_map(|group| &group.lines);
        lines.map(|line| self.judge(line)).max().unwrap_or(Judgement::Usual)
    }
}
