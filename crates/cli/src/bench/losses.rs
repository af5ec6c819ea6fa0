//! `alea bench losses`: what a player loses by what he plays, by kind of position, by somebody who looks deeper than he does.

use std::sync::{
    Mutex,
    atomic::{AtomicUsize, Ordering},
};

use alea_catalog::{Entry, Mean};
use alea_engine::Class;
use alea_game::{Node, PointsSetup, Setup, Side, Step, Table};
use alea_texts::{Said, Texts, message};
use anyhow::Result;
use serde_json::{Map, Value, json};

use super::self_play::{self, GAME, Met, SEED};
use crate::{
    common::{self, failed, game, misuse},
    duel::{PeerError, Values, Who},
    endings,
    progress::Progress,
    simulate::threads,
};

/// How many plays are compared beside the one that was played.
const FEW: usize = 4;
/// Plays that are liked less than the best by more points than this are not compared, unless they were played: GNU Backgammon's usual
/// filter leaves them out as well.
const WITHIN: f64 = 0.16;
/// What is lost by less is no error: programs write odds with six digits.
const ROUNDING: f64 = 1e-5;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(long, default_value = "static")]
    of: String,
    #[arg(long, default_value = "gnubg:0")]
    beside: String,
    #[arg(long, default_value = "gnubg:1")]
    judge: String,
    #[arg(short = 'n', long, default_value_t = 5_000, value_parser = common::whole::<u64>(1..=1_000_000), allow_negative_numbers = true)]
    number: u64,
    #[arg(long, default_value_t = SEED, value_parser = common::whole::<u64>(common::SEEDS), allow_negative_numbers = true)]
    seed: u64,
    #[arg(long, value_parser = common::whole::<u16>(1..=256), allow_negative_numbers = true)]
    threads: Option<u16>,
    #[arg(long)]
    json: bool,
}

/// What was played where.
struct Decision {
    table: Box<dyn Table>,
    steps: Vec<Step>,
    kind: Kind,
}

#[derive(Copy, Clone, Debug, PartialEq)]
struct Kind {
    class: Class,
    phase: Phase,
    /// Whether there was nothing to choose from.
    is_forced: bool,
}

/// Where a game with contact stands: the first of these that holds.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Phase {
    /// A checker of the side on roll is on the bar.
    Bar,
    /// The sides have more than 250 pips left in all.
    Early,
    /// A side has ten checkers in its home board, or one off.
    Late,
    Other,
}

/// What was lost by a decision, in points.
#[derive(Copy, Clone, Debug, PartialEq)]
struct Lost {
    kind: Kind,
    /// By what was played.
    played: f64,
    /// By what the other player would have played.
    beside: f64,
}

impl Phase {
    const ALL: [Phase; 4] = [Phase::Bar, Phase::Early, Phase::Late, Phase::Other];

    /// Of a board as the side on roll, `x`, sees it.
    fn of(board: &PointsSetup) -> Phase {
        let mut others = board.o;
        others.points.reverse();
        let late = [board.x, others].iter().any(|own| {
            own.in_play() < 15 || own.points[..6].iter().map(|&n| u32::from(n)).sum::<u32>() >= 10
        });
        match () {
            () if board.x.bar > 0 => Phase::Bar,
            () if board.x.pips() + others.pips() > 250 => Phase::Early,
            () if late => Phase::Late,
            () => Phase::Other,
        }
    }

    /// Its name in files.
    fn id(self) -> &'static str {
        match self {
            Phase::Bar => "bar",
            Phase::Early => "early",
            Phase::Late => "late",
            Phase::Other => "other",
        }
    }

    fn key(self) -> &'static str {
        match self {
            Phase::Bar => "losses-bar",
            Phase::Early => "losses-early",
            Phase::Late => "losses-late",
            Phase::Other => "losses-other",
        }
    }
}

pub(super) fn run(args: &Args, texts: &'static Texts) -> Result<()> {
    let entry = game(GAME)?;
    let who = |option, name: &str| Who::read(option, name, entry, texts);
    let asked = Asked {
        player: who("--of", &args.of)?,
        beside: who("--beside", &args.beside)?,
        judge: who("--judge", &args.judge)?,
    };
    // Before long work begins.
    for who in [&asked.beside, &asked.judge] {
        values(who, entry)?;
    }
    endings::solve(texts);
    let decisions = played(entry, &asked.player, args.seed, args.number, texts)?;
    let lost = asked.lost(entry, &decisions, threads(args.threads), texts)?;
    if args.json {
        return common::print_json(&json_of(&lost, &asked, args.seed));
    }
    common::print(&report(&lost, &asked, args.seed, texts))
}

/// Who plays and who says what it cost.
struct Asked {
    player: Who,
    /// Who is compared with the player and says which plays are.
    beside: Who,
    judge: Who,
}

fn values(who: &Who, entry: &Entry) -> Result<Box<dyn Values>> {
    let values = who.values(entry).map_err(|error| failed(error.message()))?;
    values.ok_or_else(|| misuse(message!["errors-no-opinion", "player" => who.name().to_owned()]))
}

/// The first decisions of the games of a player against himself.
fn played(entry: &Entry, who: &Who, seed: u64, number: u64, texts: &Texts) -> Result<Vec<Decision>> {
    let mut player = who.seat(entry).map_err(|error| failed(error.message()))?;
    let mut judge = entry.judge().ok_or_else(|| misuse(message!["eval-no-nets", "game" => entry.id]))?;
    let progress = Progress::new(number, "progress-playing", texts);
    let number = number as usize;
    let mut decisions = Vec::with_capacity(number);
    for game in 0.. {
        self_play::play(entry, (seed, game), &mut *player, who.name(), |met| {
            let Met::Turn(table, steps) = met else { return };
            let (Some(worth), Setup::Points(board)) = (judge.worth(table), table.setup()) else { return };
            let is_forced = table.count_turns() <= 1;
            let kind = Kind { class: worth.class, phase: Phase::of(&board), is_forced };
            decisions.push(Decision { table: table.boxed(), steps: steps.to_vec(), kind });
        })?;
        progress.reach(decisions.len() as u64);
        if decisions.len() >= number {
            break;
        }
    }
    decisions.truncate(number);
    Ok(decisions)
}

impl Asked {
    /// What was lost by each of the decisions, in their order.
    fn lost(
        &self,
        entry: &Entry,
        decisions: &[Decision],
        threads: usize,
        texts: &Texts,
    ) -> Result<Vec<Lost>> {
        let progress = Progress::new(decisions.len() as u64, "progress-measuring", texts);
        let next = AtomicUsize::new(0);
        let lost = Mutex::new(Vec::with_capacity(decisions.len()));
        let worker = || -> Result<()> {
            let (mut beside, mut judge) = (values(&self.beside, entry)?, values(&self.judge, entry)?);
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(decision) = decisions.get(at) else { return Ok(()) };
                let found = decision.lost(&mut *beside, &mut *judge);
                let found = found.map_err(|error| failed(error.message()))?;
                lost.lock().expect("no worker panics").push((at, found));
                progress.step();
            }
        };
        let stopped = || worker().inspect_err(|_| next.store(decisions.len(), Ordering::Relaxed));
        std::thread::scope(|scope| {
            let spawned: Vec<_> = (0..threads).map(|_| scope.spawn(stopped)).collect();
            let ends = spawned.into_iter().map(|thread| thread.join().expect("a worker does not panic"));
            // All have to end, whoever fails first.
            ends.collect::<Vec<_>>().into_iter().collect::<Result<()>>()
        })?;
        let mut lost = lost.into_inner().expect("no worker panics");
        lost.sort_by_key(|&(at, _)| at);
        Ok(lost.into_iter().map(|(_, lost)| lost).collect())
    }
}

impl Decision {
    /// What was lost by it, and what by the play that `beside` likes best, compared with the best by `judge` of both and a few more that
    /// `beside` likes.
    fn lost(&self, beside: &mut dyn Values, judge: &mut dyn Values) -> Result<Lost, PeerError> {
        let (table, kind) = (&*self.table, self.kind);
        let nothing = Lost { kind, played: 0.0, beside: 0.0 };
        let Node::Decision(side) = table.node() else { return Ok(nothing) };
        if kind.is_forced {
            return Ok(nothing);
        }
        let played = table.complete(&self.steps).map_err(|_| PeerError::Position)?;
        let (mut boards, mut chosen) = (Vec::new(), None);
        for turn in table.turns() {
            if turn.after == played.after {
                chosen = Some(boards.len());
            }
            let mut board = table.boxed();
            board.play(&turn.steps).map_err(|_| PeerError::Position)?;
            boards.push(board);
        }
        let chosen = chosen.ok_or(PeerError::Position)?;
        let liked: Vec<f64> =
            boards.iter().map(|board| worth(&**board, side, beside)).collect::<Result<_, _>>()?;
        let compared = compared(&liked, chosen);
        if compared.len() == 1 {
            return Ok(nothing);
        }
        let mut value = |&at: &usize| worth(&*boards[at], side, judge);
        let values: Vec<f64> = compared.iter().map(&mut value).collect::<Result<_, _>>()?;
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let of = |at: usize| values[compared.iter().position(|&other| other == at).unwrap_or(0)];
        Ok(Lost { kind, played: best - of(chosen), beside: best - values[0] })
    }
}

/// Which plays are compared: the few that are liked best, the best first, and the one that was chosen.
fn compared(liked: &[f64], chosen: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..liked.len()).collect();
    order.sort_by(|&one, &other| liked[other].total_cmp(&liked[one]));
    let best = order.first().map_or(0.0, |&at| liked[at]);
    order.truncate(FEW);
    order.retain(|&at| liked[at] >= best - WITHIN);
    if !order.contains(&chosen) {
        order.push(chosen);
    }
    order
}

/// What a position after a play is worth to the side that played: the other one is to roll, unless the game is over.
fn worth(table: &dyn Table, side: Side, values: &mut dyn Values) -> Result<f64, PeerError> {
    match table.node() {
        Node::Over(outcome) => Ok(f64::from(outcome.points_for(side))),
        _ => Ok(-f64::from(values.value(table)?.equity())),
    }
}

/// A row: its decisions, and of how many they are some.
struct Row<'a> {
    lost: Vec<&'a Lost>,
    all: &'a [Lost],
}

/// Whose losses are looked at.
#[derive(Copy, Clone)]
enum By {
    Played,
    Beside,
}

impl Lost {
    fn by(&self, by: By) -> f64 {
        match by {
            By::Played => self.played,
            By::Beside => self.beside,
        }
    }
}

impl<'a> Row<'a> {
    fn new(all: &'a [Lost], of: impl Fn(Kind) -> bool) -> Row<'a> {
        Row { lost: all.iter().filter(|lost| of(lost.kind)).collect(), all }
    }

    fn mean(&self, by: By) -> Mean {
        Mean::of(&self.lost.iter().map(|lost| lost.by(by)).collect::<Vec<_>>())
    }

    /// How much more was lost than by the other player.
    fn more(&self) -> Mean {
        Mean::of(&self.lost.iter().map(|lost| lost.played - lost.beside).collect::<Vec<_>>())
    }

    /// Of all that is lost, 0 to 1.
    fn share(&self, by: By) -> f64 {
        let own: f64 = self.lost.iter().map(|lost| lost.by(by)).sum();
        let all: f64 = self.all.iter().map(|lost| lost.by(by)).sum();
        if all > 0.0 { own / all } else { 0.0 }
    }

    /// How many of the decisions are not the best, 0 to 1.
    fn wrong(&self, by: By) -> f64 {
        let wrong = self.lost.iter().filter(|lost| lost.by(by) > ROUNDING).count();
        wrong as f64 / self.lost.len().max(1) as f64
    }

    fn json(&self) -> Value {
        let numbers = |by| {
            let mean = self.mean(by);
            json!({
                "lost": mean.points,
                "lost_se": mean.error,
                "share": self.share(by),
                "wrong": self.wrong(by),
            })
        };
        let more = self.more();
        json!({
            "decisions": self.lost.len(),
            "player": numbers(By::Played),
            "beside": numbers(By::Beside),
            "more": more.points,
            "more_se": more.error,
        })
    }
}

/// Rows that have decisions, by class: name, text if it has one, decisions.
fn by_class(lost: &[Lost]) -> Vec<(&'static str, Option<&'static str>, Row<'_>)> {
    let classes = [Class::Contact, Class::Ahead, Class::Behind, Class::Race, Class::Exact];
    let own =
        |class: Class| (class.id(), None, Row::new(lost, move |kind| kind.class == class && !kind.is_forced));
    let forced = ("forced", Some("losses-forced"), Row::new(lost, |kind| kind.is_forced));
    let rows = classes.map(own).into_iter().chain([forced]);
    rows.filter(|(_, _, row)| !row.lost.is_empty()).collect()
}

/// The same, those with contact by phase.
fn by_phase(lost: &[Lost]) -> Vec<(&'static str, Option<&'static str>, Row<'_>)> {
    let own = |phase: Phase| {
        let of = move |kind: Kind| kind.phase == phase && kind.class.is_contact() && !kind.is_forced;
        (phase.id(), Some(phase.key()), Row::new(lost, of))
    };
    Phase::ALL.map(own).into_iter().filter(|(_, _, row)| !row.lost.is_empty()).collect()
}

fn json_of(lost: &[Lost], asked: &Asked, seed: u64) -> Value {
    let object = |rows: Vec<(&str, Option<&str>, Row<'_>)>| {
        Value::Object(rows.iter().map(|(id, _, row)| ((*id).to_owned(), row.json())).collect::<Map<_, _>>())
    };
    json!({
        "player": asked.player.name(),
        "beside": asked.beside.name(),
        "judge": asked.judge.name(),
        "seed": seed,
        "all": Row::new(lost, |_| true).json(),
        "by_class": object(by_class(lost)),
        "contact_by_phase": object(by_phase(lost)),
    })
}

fn report(lost: &[Lost], asked: &Asked, seed: u64, texts: &Texts) -> String {
    let name = |who: &Who| who.name().to_owned();
    let title = message![
        "losses-title",
        "decisions" => texts.count(lost.len() as u64),
        "player" => name(&asked.player),
        "beside" => name(&asked.beside),
        "judge" => name(&asked.judge),
        "seed" => seed.to_string(),
    ];
    let heads = ["losses-decisions", "losses-lost", "losses-share", "losses-wrong", "losses-more"];
    let cells = |text: String, row: &Row<'_>| {
        let mean =
            |mean: Mean| format!("{} ({})", texts.decimal(mean.points, 4), texts.decimal(mean.error, 4));
        let part = |part: f64| format!("{} %", texts.decimal(100.0 * part, 1));
        let of = |by| [mean(row.mean(by)), part(row.share(by)), part(row.wrong(by))];
        let more = row.more();
        let more = format!("{} ({})", common::signed(more.points, texts), texts.decimal(more.error, 4));
        let count = texts.count(row.lost.len() as u64);
        let own = [text, name(&asked.player), count].into_iter().chain(of(By::Played)).chain([more]);
        let beside = [String::new(), name(&asked.beside), String::new()];
        let beside = beside.into_iter().chain(of(By::Beside)).chain([String::new()]);
        [own.collect::<Vec<_>>(), beside.collect()]
    };
    let mut text = common::wrapped(&texts.tell(&title), 0);
    let whole = ("all", Some("losses-all"), Row::new(lost, |_| true));
    let classes = by_class(lost).into_iter().chain([whole]).collect();
    for (head, rows) in [("losses-class", classes), ("losses-contact", by_phase(lost))] {
        let first = [texts.say(head), String::new()];
        let mut lines: Vec<Vec<String>> =
            vec![first.into_iter().chain(heads.map(|key| texts.say(key))).collect()];
        for (id, key, row) in &rows {
            lines.extend(cells(key.map_or_else(|| (*id).to_owned(), |key| texts.say(key)), row));
        }
        if !rows.is_empty() {
            text.push_str(&format!("\n{}", common::table(&lines, 2)));
        }
    }
    text.push_str(&format!("\n{}", common::wrapped(&texts.say("losses-kinds"), 0)));
    text
}

#[cfg(test)]
mod tests {
    use alea_engine::{Odds, judge::Judge};
    use alea_game::Dice;
    use alea_notation::{Language, position};

    use super::*;

    fn setup(text: &str) -> PointsSetup {
        match position::parse(text).expect("a position") {
            Setup::Points(board) => board,
            Setup::Square(_) => panic!("a board with points"),
        }
    }

    /// Is not asked.
    struct Silent;

    impl Values for Silent {
        fn value(&mut self, _: &dyn Table) -> Result<Odds, PeerError> {
            Err(PeerError::Position)
        }
    }

    fn house() -> Box<dyn Judge> {
        game(GAME).expect("a game of the house").judge().expect("it has nets")
    }

    fn lost_by(player: &str, number: u64) -> Vec<Lost> {
        let (entry, texts) = (game(GAME).expect("a game of the house"), Texts::of(Language::English));
        let who = |name| Who::read("--of", name, entry, texts).expect("a player of the house");
        let asked = Asked { player: who(player), beside: who("static"), judge: who("static") };
        let decisions = played(entry, &asked.player, SEED, number, texts).expect("it plays");
        asked.lost(entry, &decisions, 2, texts).expect("it is judged")
    }

    const START: &str = "x=24:2,13:5,8:3,6:5 o=1:2,12:5,17:3,19:5";

    #[test]
    fn phases_are_told_apart() {
        for (text, phase) in [
            ("x=bar:1,24:1,13:5,8:3,6:5 o=1:2,12:5,17:3,19:5", Phase::Bar),
            (START, Phase::Early),
            ("x=13:3,8:2,6:4,5:4,4:2 o=2:1,18:2,20:4,21:4,22:4", Phase::Late),
            ("x=20:2,6:5,5:4 o=18:2,7:3,12:2,19:3", Phase::Late),
            ("x=20:2,8:4,7:2,6:4,5:3 o=18:3,16:3,17:3,19:3,21:3", Phase::Other),
        ] {
            assert_eq!(Phase::of(&setup(text)), phase, "{text}");
        }
    }

    #[test]
    fn the_few_that_are_liked_best_are_compared_and_what_was_chosen() {
        assert_eq!(compared(&[0.25, 0.5, 0.375], 1), [1, 2]);
        assert_eq!(compared(&[0.25, 0.5, 0.375], 0), [1, 2, 0]);
        assert_eq!(compared(&[0.0, 0.01, 0.02, 0.03, 0.04, 0.05], 3), [5, 4, 3, 2]);
        assert_eq!(compared(&[0.0, 0.01, 0.02, 0.03, 0.04, 0.05], 0), [5, 4, 3, 2, 0]);
        assert_eq!(compared(&[-1.0, 1.0], 1), [1]);
    }

    #[test]
    fn nothing_is_lost_by_what_the_judge_would_play_and_much_at_random() {
        let sums = |lost: &[Lost], by| lost.iter().map(|lost| lost.by(by)).sum::<f64>();
        let own = lost_by("static", 600);
        assert_eq!(own.len(), 600);
        assert!(own.iter().all(|lost| lost.played < 1e-6 && lost.played >= 0.0), "{own:?}");
        let chance = lost_by("random", 600);
        assert!(chance.iter().all(|lost| lost.played >= 0.0 && lost.beside < 1e-6), "{chance:?}");
        assert!(sums(&chance, By::Played) > 60.0, "{}", sums(&chance, By::Played));
        for lost in own.iter().chain(&chance) {
            assert!(!lost.kind.is_forced || (lost.played, lost.beside) == (0.0, 0.0), "{lost:?}");
        }
        let rows = by_class(&chance);
        let (counted, shares) = rows.iter().fold((0, 0.0), |(counted, shares), (_, _, row)| {
            (counted + row.lost.len(), shares + row.share(By::Played))
        });
        assert!(counted == chance.len() && (shares - 1.0f64).abs() < 1e-9, "{counted} {shares}");
    }

    #[test]
    fn games_that_end_are_worth_their_points() {
        // 2 and 1 take both checkers off; to play 2/1 first leaves one, and the other side wins with any roll.
        let entry = game(GAME).expect("a game of the house");
        let board = Setup::Points(setup("x=1:1,2:1 o=24:1"));
        let mut table = entry.open(&entry.default_rules(), Some(&board)).expect("a position");
        table.roll(Dice::new(2, 1).expect("two dice")).expect("it waits for a roll");
        let kind = Kind { class: Class::Exact, phase: Phase::Late, is_forced: false };
        let turns = table.turns();
        assert_eq!(turns.len(), 2);
        for turn in turns {
            let decision = Decision { table: table.boxed(), steps: turn.steps, kind };
            let lost = decision.lost(&mut house(), &mut house()).expect("it is judged");
            let expected = if turn.over.is_some() { 0.0 } else { 2.0 };
            assert!((lost.played - expected).abs() < 1e-6 && lost.beside == 0.0, "{lost:?}");
            // Where nothing else is near and the best was played the judge need not be asked.
            let unasked = decision.lost(&mut house(), &mut Silent);
            assert_eq!(unasked.is_ok(), turn.over.is_some());
        }
    }

    #[test]
    fn rows_say_how_much_how_often_and_by_whom() {
        let kind = |class, is_forced| Kind { class, phase: Phase::Other, is_forced };
        let lost = |class, played, beside| Lost { kind: kind(class, false), played, beside };
        let forced = Lost { kind: kind(Class::Race, true), played: 0.0, beside: 0.0 };
        let all = [
            lost(Class::Contact, 0.25, 0.0),
            lost(Class::Contact, 0.0, 0.125),
            lost(Class::Ahead, 0.75, 1e-7),
            forced,
        ];
        let names: Vec<_> = by_class(&all).iter().map(|(id, _, row)| (*id, row.lost.len())).collect();
        assert_eq!(names, [("contact", 2), ("ahead", 1), ("forced", 1)]);
        assert_eq!(by_phase(&all).len(), 1);
        let contact = Row::new(&all, |kind| kind.class == Class::Contact);
        assert_eq!(contact.mean(By::Played), Mean { points: 0.125, error: 0.125 });
        assert_eq!((contact.share(By::Played), contact.wrong(By::Played)), (0.25, 0.5));
        assert_eq!(contact.more(), Mean { points: 0.0625, error: 0.1875 });
        // Less than what rounding may do.
        assert_eq!(Row::new(&all, |kind| kind.class == Class::Ahead).wrong(By::Beside), 0.0);
    }
}
