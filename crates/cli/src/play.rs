//! `alea play`: a board in the terminal, against the house or a friend at the same keyboard.

mod app;
mod dice;
mod house;
mod line;
mod log;
mod menu;
mod moves;
mod plan;
mod sitting;
mod store;
#[cfg(test)]
mod tests;
mod view;

use std::{
    env,
    io::{self, IsTerminal},
    path::{Path, PathBuf},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use alea_catalog::{Random, find, find_contest, find_player};
use alea_engine::endings::Hyper;
use alea_fairdice::Secret;
use alea_game::{BySide, PointsSetup, Setup, Side};
use alea_matchplay::{Length, NextStarter};
use alea_notation::{Language, record::Record};
use alea_texts::{Message, Said, Texts, args, message};
use anyhow::Result;
use ratatui::{
    DefaultTerminal,
    crossterm::event::{self, Event, KeyEventKind},
};

use self::{
    app::{App, Manner, Wish},
    dice::{DiceChoice, DiceSource},
    house::House,
    menu::{Menu, Picked},
    plan::{Plan, Topic},
    sitting::{Automatic, Forced, NotTakenUp, Rolling, Seat, Sitting},
    store::Saved,
    view::pen::{Charset, Colour, Look},
};
use crate::{
    common::{self, failed, io_failed, misuse, quoted},
    endings,
    pages::unfenced,
    simulate,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    game: Option<String>,
    #[arg(long, value_parser = common::whole::<u32>(1..=999), conflicts_with = "money")]
    to: Option<u32>,
    #[arg(long)]
    money: bool,
    #[arg(long)]
    no_cube: bool,
    #[arg(long = "rule")]
    rules: Vec<String>,
    #[arg(long, conflicts_with = "house")]
    friend: bool,
    #[arg(long)]
    house: Option<String>,
    #[arg(long)]
    second: bool,
    #[arg(long)]
    names: Option<String>,
    #[arg(long, default_value = "system")]
    dice: DiceChoice,
    #[arg(long, value_parser = plan::clock)]
    clock: Option<alea_matchplay::ClockTerms>,
    #[arg(long, value_parser = ["winner", "roll", "alternate"])]
    next_starter: Option<String>,
    #[arg(long)]
    auto_roll: bool,
    #[arg(long, value_parser = Forced::ALL.map(|(word, _)| word), default_value = "off")]
    forced: String,
    #[arg(long, num_args = 0..=1, conflicts_with_all = ["game", "to", "money"])]
    resume: Option<Option<PathBuf>>,
    #[arg(long, conflicts_with = "resume")]
    save: Option<PathBuf>,
    #[arg(long)]
    ascii: bool,
    #[arg(long)]
    no_color: bool,
    #[arg(long, default_value_t = 500, value_parser = common::whole::<u64>(0..=10_000))]
    pace: u64,
}

pub(crate) fn run(args: &Args, texts: &'static Texts) -> Result<()> {
    let asked = args.plan()?;
    let resumed = match &args.resume {
        None => None,
        Some(Some(path)) => Some(path.clone()),
        Some(None) => {
            let last = store::unfinished(&store::home()?).into_iter().next();
            Some(last.ok_or_else(|| failed(message!["play-nothing-to-resume"]))?)
        }
    };
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(failed(message!["play-no-terminal"]));
    }
    endings::solve(texts);
    // Whoever names a player waits for what he needs. Nobody else is kept waiting.
    let games = asked.iter().flat_map(|plan| &plan.topic.games).filter_map(|game| find(&game.id));
    endings::solve_for_players(args.house.as_deref().and_then(find_player), games, texts);
    Hyper::made_by(|| endings::solve_behind(|| ()));
    let manner =
        Manner { look: args.look(), language: texts.language(), pace: Duration::from_millis(args.pace) };
    let first = match (resumed, asked) {
        (Some(path), _) => Some(resume(&path, args)?),
        (None, Some(plan)) => Some(begin(&plan, args, texts)?),
        (None, None) => None,
    };
    let mut terminal = ratatui::try_init().map_err(no_screen)?;
    let left = evening(&mut terminal, first, args, manner);
    ratatui::restore();
    let Kept { finished, unfinished } = left?;
    for path in finished {
        common::print(&format!(
            "{}\n",
            texts.with("record-kept", args!["path" => path.display().to_string()])
        ))?;
    }
    if let Some(path) = unfinished {
        // As it was called, so that the line can be copied: not everybody has it on the path.
        let program = env::args().next().unwrap_or_else(|| "alea".into());
        let again = args!["program" => program, "path" => path.display().to_string()];
        common::print(&format!("{}\n", texts.with("play-to-resume", again)))?;
    }
    Ok(())
}

fn no_screen(error: io::Error) -> anyhow::Error {
    io_failed(message!["play-no-screen"], error)
}

/// The files that an evening leaves.
#[derive(Debug, Default)]
struct Kept {
    /// Records of contests that are over.
    finished: Vec<PathBuf>,
    /// The one that can go on.
    unfinished: Option<PathBuf>,
}

/// One sitting after another, until somebody leaves.
fn evening(
    terminal: &mut DefaultTerminal,
    mut next: Option<(Sitting, Option<Saved>)>,
    args: &Args,
    mut manner: Manner,
) -> Result<Kept> {
    let mut kept = Kept::default();
    loop {
        let (sitting, saved) = match next.take() {
            Some(sitting) => sitting,
            None => {
                let games = store::unfinished(&store::home()?);
                let mut menu = Menu::new(args.dice, games, manner);
                let picked = show_menu(terminal, &mut menu)?;
                manner = menu.manner();
                let texts = Texts::of(manner.language);
                match picked {
                    Picked::Leave => return Ok(kept),
                    Picked::Plan(plan) => begin(&plan, args, texts)?,
                    Picked::Resume(path) => resume(&path, args)?,
                }
            }
        };
        let plan = Plan::of_record(sitting.record());
        let unfinished = saved.as_ref().map(|saved| saved.path().to_owned());
        let (wish, finished) = play(terminal, sitting, saved, manner)?;
        let is_over = finished.is_some();
        kept.finished.extend(finished);
        match wish {
            Wish::Again => next = Some(begin(&plan, args, Texts::of(manner.language))?),
            Wish::Menu => {}
            Wish::Stay | Wish::Leave => {
                kept.unfinished = unfinished.filter(|_| !is_over);
                return Ok(kept);
            }
        }
    }
}

fn show_menu(terminal: &mut DefaultTerminal, menu: &mut Menu) -> Result<Picked> {
    loop {
        terminal.draw(|frame| drop(menu.draw(frame.buffer_mut()))).map_err(no_screen)?;
        if let Event::Key(key) = event::read().map_err(no_screen)?
            && key.kind != KeyEventKind::Release
            && let Some(picked) = menu.key(key)
        {
            return Ok(picked);
        }
    }
}

fn play(
    terminal: &mut DefaultTerminal,
    sitting: Sitting,
    saved: Option<Saved>,
    manner: Manner,
) -> Result<(Wish, Option<PathBuf>)> {
    let now = sitting.record().events.last().and_then(|stamped| stamped.at).unwrap_or_else(now);
    let mut app = App::new(sitting, saved, manner, now);
    loop {
        app.go_on()?;
        terminal.draw(|frame| drop(app.draw(frame.buffer_mut()))).map_err(no_screen)?;
        if !event::poll(app.patience()).map_err(no_screen)? {
            continue;
        }
        // All that has been pressed, before the screen is drawn again.
        while event::poll(Duration::ZERO).map_err(no_screen)? {
            if let Event::Key(key) = event::read().map_err(no_screen)?
                && key.kind != KeyEventKind::Release
            {
                match app.key(key)? {
                    Wish::Stay => {}
                    wish => return Ok((wish, app.finished().map(Path::to_owned))),
                }
                app.go_on()?;
            }
        }
    }
}

impl Args {
    /// What the arguments ask for; `None` if it is to be chosen.
    fn plan(&self) -> Result<Option<Plan>> {
        let Some(game) = &self.game else { return Ok(None) };
        let id = match find_contest(game) {
            Some(contest) => contest.id,
            None => common::any_game(game)?.id,
        };
        let topic = Topic::find(id).ok_or_else(|| misuse(message!["no-game", "name" => quoted(id)]))?;
        let mut plan = Plan::new(topic);
        if !self.rules.is_empty() {
            let [spec] = &mut plan.topic.games[..] else {
                return Err(misuse(message!["rules-of-several", "contest" => quoted(game)]));
            };
            let entry = common::any_game(&spec.id)?;
            spec.rules = common::chosen_rules(entry, &self.rules)?;
        }
        plan.length = match (self.to, self.money) {
            (Some(points), _) => Length::Points(points),
            (None, true) => Length::Money,
            (None, false) => plan.length,
        };
        if plan.topic.knows_cube() && !self.no_cube && plan.length != Length::Single {
            plan.cube = Some(Plan::usual_cube(plan.length));
        }
        plan.clock = self.clock;
        plan.dice = self.dice;
        plan.next_starter = match self.next_starter.as_deref() {
            Some("roll") => NextStarter::Roll,
            Some("alternate") => NextStarter::Alternate,
            _ => NextStarter::Winner,
        };
        if let Some(house) = &self.house {
            let player = simulate::player("--house", house)?;
            if !plan.topic.houses().iter().any(|plays| plays.id == player.id) {
                return Err(misuse(
                    message!["not-its-game", "player" => player.id, "game" => plan.topic.id.clone()],
                ));
            }
            plan.chairs.second.house = Some(player.id.into());
        } else if self.friend {
            plan.chairs.second.house = None;
        }
        if self.second {
            plan.chairs = BySide { first: plan.chairs.second, second: plan.chairs.first };
        }
        if let Some(names) = &self.names {
            let two_names = || misuse(message!["play-two-names"]);
            let (first, second) = names.split_once(',').ok_or_else(two_names)?;
            for (side, name) in [(Side::First, first), (Side::Second, second)] {
                let name = name.trim();
                if name.is_empty() || name.chars().count() > 20 || name.chars().any(char::is_control) {
                    return Err(two_names());
                }
                plan.chairs[side].name = Some(name.into());
            }
        }
        plan.terms().map_err(|error| misuse(error.message()))?;
        Ok(Some(plan))
    }

    fn look(&self) -> Look {
        let set = |name| env::var(name).ok().filter(|value: &String| !value.is_empty());
        let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG")).unwrap_or_default();
        let utf8 = locale.to_ascii_lowercase().replace('-', "").contains("utf8");
        Look {
            charset: if self.ascii || !utf8 { Charset::Ascii } else { Charset::Unicode },
            colour: if self.no_color || set("NO_COLOR").is_some() { Colour::Off } else { Colour::On },
        }
    }

    fn automatic(&self) -> Automatic {
        let roll = if self.auto_roll { Rolling::ByItself } else { Rolling::ByHand };
        let forced = Forced::ALL.into_iter().find(|(word, _)| *word == self.forced);
        Automatic { roll, forced: forced.map_or(Forced::Off, |(_, forced)| forced) }
    }
}

/// Sits down to a new contest.
fn begin(plan: &Plan, args: &Args, texts: &Texts) -> Result<(Sitting, Option<Saved>)> {
    let record = plan.record(texts).map_err(|error| misuse(error.message()))?;
    let saved = match &args.save {
        Some(path) => {
            if path.file_name().is_none() || path.exists() || store::log_of(path).exists() {
                return Err(misuse(message!["play-file-is-there", "path" => shown(path)]));
            }
            Saved::at(path)?
        }
        None => Saved::create(&store::home()?, &plan.topic.id, now())?,
    };
    let secret = dice::secret()?;
    if plan.dice == DiceChoice::System {
        saved.write_secret(&secret)?;
    }
    saved.write(&record)?;
    let sitting = seated_with(record, plan, args.automatic(), secret)?;
    Ok((sitting, Some(saved)))
}

/// Sits down to a contest that goes on.
fn resume(path: &Path, args: &Args) -> Result<(Sitting, Option<Saved>)> {
    let (saved, record) = Saved::open(path)?;
    let plan = Plan::of_record(&record);
    let secret = match saved.read_secret()? {
        Some(secret) => secret,
        None => dice::secret()?,
    };
    let sitting = seated_with(record, &plan, args.automatic(), secret)?;
    if sitting.awaits() == sitting::Awaits::Over {
        return Err(failed(message!["play-is-over", "path" => shown(path)]));
    }
    Ok((sitting, Some(saved)))
}

/// Everybody on their chairs, with the dice that follow from `secret` if they are dealt.
fn seated_with(record: Record, plan: &Plan, automatic: Automatic, mut secret: [u8; 32]) -> Result<Sitting> {
    let dice = DiceSource::new(plan.dice, &record.events, Secret::take(&mut secret))?;
    let seed = match plan.dice {
        DiceChoice::Seed(seed) => seed,
        DiceChoice::System | DiceChoice::Typed => dice::entropy()?,
    };
    let seat = |side: Side| {
        let Some(house) = &plan.chairs[side].house else { return Ok(Seat::Person) };
        let player = find_player(house)
            .ok_or_else(|| failed(message!["play-no-such-house", "player" => quoted(house)]))?;
        // Streams of their own, so that the house does not take numbers from the dice.
        let stream = 1 + record.events.len() as u64 * 2 + side as u64;
        anyhow::Ok(Seat::House(Box::new(House::new(player, Random::of_game(seed, stream)))))
    };
    let seats = BySide { first: seat(Side::First)?, second: seat(Side::Second)? };
    // Where a play is refused, its points are numbers as the record has them.
    let board = Setup::Points(PointsSetup::default());
    Sitting::new(record, seats, dice, automatic).map_err(|why| match why {
        NotTakenUp::OtherDice => failed(message!["play-other-dice"]),
        NotTakenUp::Denied(index, denial) => {
            let why = Message::denial(&denial, &board);
            failed(message!["play-does-not-fold", "event" => index.to_string(), "why" => why])
        }
    })
}

/// The rules page of a game or a contest, as a terminal shows it.
fn rules_page(id: &str, language: Language) -> String {
    let game = find(id).map(|entry| entry.page(language));
    let page = game.or_else(|| find_contest(id).map(|contest| contest.page(language)));
    unfenced(page.unwrap_or_default())
}

/// Milliseconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// A path as people read it.
fn shown(path: &Path) -> String {
    path.display().to_string()
}
