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
use alea_game::{BySide, Side};
use alea_matchplay::{Length, NextStarter};
use alea_notation::{Language, record::Record};
use alea_texts::{Texts, args};
use anyhow::{Context, Result, bail};
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
    sitting::{Automatic, Forced, Rolling, Seat, Sitting},
    store::Saved,
    view::pen::{Charset, Colour, Look},
};
use crate::{
    common::{self, LanguageArgs, misuse},
    pages::unfenced,
    simulate,
};

/// Play at a board in this terminal, against the house or a friend
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Every game is kept while it is played: after a crash, `alea play --resume` goes on where it stopped.\n\nExamples:\n  \
    alea play                            choose what to play\n  \
    alea play plakoto                    one game against the house\n  \
    alea play tavli --to 5 --friend      a match for two at one keyboard\n  \
    alea play backgammon --money         with the cube, Jacoby and beavers\n  \
    alea play portes --dice typed        with real dice, typed in\n  \
    alea play --resume                   the game that was not finished"
)]
pub(crate) struct Args {
    /// Which game, or which contest of several, such as `tavli`; without it there is a menu
    game: Option<String>,
    /// A match to so many points
    #[arg(long, value_name = "POINTS", value_parser = common::whole::<u32>(1..=999), conflicts_with = "money")]
    to: Option<u32>,
    /// Games for money, until somebody stops
    #[arg(long)]
    money: bool,
    /// Without the cube, in games that have one
    #[arg(long)]
    no_cube: bool,
    /// Change an option of the game's rules; may be given more than once
    #[arg(long = "rule", value_name = "KEY=VALUE")]
    rules: Vec<String>,
    /// Two people at this keyboard
    #[arg(long, conflicts_with = "house")]
    friend: bool,
    /// Who of the house plays
    #[arg(long, value_name = "PLAYER")]
    house: Option<String>,
    /// The house sits on the first chair: in Hnefatafl you are Black
    #[arg(long)]
    second: bool,
    /// The players' names, with a comma between them
    #[arg(long, value_name = "NAME,NAME")]
    names: Option<String>,
    /// Where the dice come from: system, typed, or seed:N
    #[arg(long, default_value = "system", value_name = "DICE")]
    dice: DiceChoice,
    /// Minutes for each player, and seconds of increment (10+5) or of delay (2/12)
    #[arg(long, value_name = "CLOCK", value_parser = plan::clock)]
    clock: Option<alea_matchplay::ClockTerms>,
    /// Who begins the next game of a match
    #[arg(long, value_name = "WHO", value_parser = ["winner", "roll", "alternate"])]
    next_starter: Option<String>,
    /// Roll without asking where nothing else can be done
    #[arg(long)]
    auto_roll: bool,
    /// What is done with turns that can be played in one way only: the rest is laid (last), or played as well (all)
    #[arg(long, value_enum, default_value = "off", value_name = "WHICH")]
    forced: Forced,
    /// Go on with a game: the last one that was not finished, or that of a file
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["game", "to", "money"])]
    resume: Option<Option<PathBuf>>,
    /// Keep the record here
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    save: Option<PathBuf>,
    #[command(flatten)]
    language: LanguageArgs,
    /// Draw with plain characters
    #[arg(long)]
    ascii: bool,
    /// No colours; also when NO_COLOR is set
    #[arg(long)]
    no_color: bool,
    /// Milliseconds between things that happen by themselves
    #[arg(long, value_name = "MS", default_value_t = 500, value_parser = common::whole::<u64>(0..=10_000))]
    pace: u64,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let language = args.language.read();
    let texts = Texts::of(language);
    let asked = args.plan()?;
    let resumed = match &args.resume {
        None => None,
        Some(Some(path)) => Some(path.clone()),
        Some(None) => {
            let last = store::unfinished(&store::home()?).into_iter().next();
            Some(last.context(words::NOTHING_TO_RESUME)?)
        }
    };
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        bail!(words::NO_TERMINAL);
    }
    let manner = Manner { look: args.look(), language, pace: Duration::from_millis(args.pace) };
    let first = match (resumed, asked) {
        (Some(path), _) => Some(resume(&path, args)?),
        (None, Some(plan)) => Some(begin(&plan, args, texts)?),
        (None, None) => None,
    };
    let mut terminal = ratatui::try_init().context(words::NO_SCREEN)?;
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
        common::print(&format!("{}\n", words::to_resume(&path)))?;
    }
    Ok(())
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
            Wish::Stay | Wish::Leave => {
                kept.unfinished = unfinished.filter(|_| !is_over);
                return Ok(kept);
            }
        }
    }
}

fn show_menu(terminal: &mut DefaultTerminal, menu: &mut Menu) -> Result<Picked> {
    loop {
        terminal.draw(|frame| drop(menu.draw(frame.buffer_mut())))?;
        if let Event::Key(key) = event::read()?
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
        terminal.draw(|frame| drop(app.draw(frame.buffer_mut())))?;
        if !event::poll(app.patience())? {
            continue;
        }
        // All that has been pressed, before the screen is drawn again.
        while event::poll(Duration::ZERO)? {
            if let Event::Key(key) = event::read()?
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
        let topic = match find_contest(game) {
            Some(contest) => Topic::find(contest.id),
            None => Topic::find(common::any_game(game)?.id),
        };
        let topic = topic.with_context(|| words::NO_GAME)?;
        let mut plan = Plan::new(topic);
        if !self.rules.is_empty() {
            let [spec] = &mut plan.topic.games[..] else { return Err(misuse(words::rules_of_several(game))) };
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
            plan.chairs.second.house = Some(simulate::player("--house", house)?.id.into());
        } else if self.friend {
            plan.chairs.second.house = None;
        }
        if self.second {
            plan.chairs = BySide { first: plan.chairs.second, second: plan.chairs.first };
        }
        if let Some(names) = &self.names {
            let (first, second) = names.split_once(',').ok_or_else(|| misuse(words::TWO_NAMES))?;
            for (side, name) in [(Side::First, first), (Side::Second, second)] {
                let name = name.trim();
                if name.is_empty() || name.chars().count() > 20 || name.chars().any(char::is_control) {
                    return Err(misuse(words::TWO_NAMES));
                }
                plan.chairs[side].name = Some(name.into());
            }
        }
        plan.terms().map_err(|error| misuse(error.to_string()))?;
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
        Automatic { roll, forced: self.forced }
    }
}

/// Sits down to a new contest.
fn begin(plan: &Plan, args: &Args, texts: &Texts) -> Result<(Sitting, Option<Saved>)> {
    let record = plan.record(texts).map_err(|error| misuse(error.to_string()))?;
    let saved = match &args.save {
        Some(path) => {
            if path.file_name().is_none() || path.exists() {
                return Err(misuse(words::file_is_there(path)));
            }
            Saved::at(path)?
        }
        None => Saved::create(&store::home()?, &plan.topic.id, now())?,
    };
    saved.write(&record)?;
    let sitting = seated(record, plan, args.automatic())?;
    Ok((sitting, Some(saved)))
}

/// Sits down to a contest that goes on.
fn resume(path: &Path, args: &Args) -> Result<(Sitting, Option<Saved>)> {
    let (saved, record) = Saved::open(path)?;
    let plan = Plan::of_record(&record);
    let sitting = seated(record, &plan, args.automatic())?;
    if sitting.awaits() == sitting::Awaits::Over {
        bail!(words::is_over(path));
    }
    Ok((sitting, Some(saved)))
}

fn seated(record: Record, plan: &Plan, automatic: Automatic) -> Result<Sitting> {
    let dice = DiceSource::new(plan.dice, Sitting::rolls(&record))?;
    let seed = match plan.dice {
        DiceChoice::Seed(seed) => seed,
        DiceChoice::System | DiceChoice::Typed => dice::entropy()?,
    };
    let seat = |side: Side| {
        let Some(house) = &plan.chairs[side].house else { return Ok(Seat::Person) };
        let player = find_player(house).ok_or_else(|| anyhow::anyhow!(words::no_such_house(house)))?;
        // Streams of their own, so that the house does not take numbers from the dice.
        let stream = 1 + record.events.len() as u64 * 2 + side as u64;
        anyhow::Ok(Seat::House(Box::new(House::new(player, Random::of_game(seed, stream)))))
    };
    let seats = BySide { first: seat(Side::First)?, second: seat(Side::Second)? };
    Sitting::new(record, seats, dice, automatic)
        .map_err(|(index, denial)| anyhow::anyhow!(words::does_not_fold(index, &denial)))
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

mod words {
    use std::path::Path;

    use alea_matchplay::Denial;

    use crate::common::quoted;

    pub(super) const EXPECTED_DICE: &str =
        "expected system, typed, or seed: and a whole number, as in seed:7";
    pub(super) const EXPECTED_CLOCK: &str =
        "expected minutes, and + and seconds of increment or / and seconds of delay, as in 5, 10+5 or 2/12";
    pub(super) const NO_HOME: &str =
        "no place to keep games: set HOME or ALEA_HOME, or name a file with --save";
    pub(super) const NOTHING_TO_RESUME: &str =
        "there is no unfinished game to go on with; `alea play` begins one";
    pub(super) const NO_TERMINAL: &str =
        "`alea play` needs a terminal to draw in; `alea turns` and `alea simulate` do without";
    pub(super) const NO_SCREEN: &str = "the terminal cannot be drawn in";
    pub(super) const NO_GAME: &str = "there is no such game";
    pub(super) const TWO_NAMES: &str =
        "--names: give two names of at most 20 letters with a comma between them, as in --names Anna,Bert";

    pub(super) fn no_entropy(error: &getrandom::Error) -> String {
        format!("this machine gives no random numbers ({error}): use --dice typed or --dice seed:N")
    }

    pub(super) fn folder(path: &Path) -> String {
        format!("{}: the folder cannot be made", path.display())
    }

    pub(super) fn file(path: &Path) -> String {
        path.display().to_string()
    }

    pub(super) fn open_elsewhere(path: &Path) -> String {
        format!("{}: this game is being played in another window", path.display())
    }

    pub(super) fn too_long(path: &Path) -> String {
        format!("{}: too long for a record", path.display())
    }

    pub(super) fn rules_of_several(game: &str) -> String {
        format!("--rule: {} is a match of several games, which have their usual rules here", quoted(game))
    }

    pub(super) fn no_such_house(id: &str) -> String {
        format!("the record cannot be gone on with: the house has no player {}", quoted(id))
    }

    pub(super) fn file_is_there(path: &Path) -> String {
        format!(
            "--save {}: choose a file that is not there yet; --resume goes on with one that is",
            path.display()
        )
    }

    pub(super) fn is_over(path: &Path) -> String {
        format!("{}: this contest is over; `alea replay` shows it", path.display())
    }

    pub(super) fn does_not_fold(index: usize, denial: &Denial) -> String {
        format!("the record cannot be gone on with: event {index} does not follow ({denial})")
    }

    pub(super) fn to_resume(path: &Path) -> String {
        format!("The game is kept. Go on with: alea play --resume {}", path.display())
    }
}
