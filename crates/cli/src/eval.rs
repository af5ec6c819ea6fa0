//! `alea eval`: what a position is worth.

use alea_engine::{Odds, judge::Worth};
use alea_game::Node;
use alea_texts::{Texts, message};
use anyhow::Result;
use serde_json::{Value, json};

use crate::{
    common::{self, GameArgs, PositionArgs, misuse},
    endings,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    position: PositionArgs,
    #[arg(long, allow_hyphen_values = true)]
    dice: Option<String>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, texts: &'static Texts) -> Result<()> {
    let (entry, rules) = args.game.read()?;
    let Some(mut judge) = entry.judge() else {
        return Err(misuse(message!["eval-no-nets", "game" => entry.id]));
    };
    let given = args.position.read(entry)?;
    let dice = given.dice(args.dice.as_deref())?;
    let mut table = given.open(entry, &rules)?;
    if let (Some(dice), Node::Chance(_)) = (dice, table.node()) {
        table.roll(dice).expect("before the roll dice can be rolled");
    }
    endings::solve_for(entry, texts);
    let worth = judge.worth(&*table);
    let worth = worth.ok_or_else(|| misuse(message!["eval-no-nets", "game" => entry.id]))?;
    if args.json {
        let Worth { odds, class, is_exact } = worth;
        return common::print_json(&json!({
            "odds": odds_json(&odds),
            "equity": odds.equity(),
            "class": class.id(),
            "exact": is_exact,
        }));
    }
    let title = common::title(entry, dice, texts);
    common::print(&format!("{title}\n\n{}", text_of(&worth, texts)))
}

/// Odds for programs.
pub(crate) fn odds_json(odds: &Odds) -> Value {
    json!({
        "win": odds.win(),
        "win_gammon": odds.win_gammon(),
        "win_backgammon": odds.win_backgammon(),
        "lose_gammon": odds.lose_gammon(),
        "lose_backgammon": odds.lose_backgammon(),
        "tie": 0.0,
    })
}

fn text_of(worth: &Worth, texts: &Texts) -> String {
    let key = if worth.is_exact { "eval-exact" } else { "eval-estimated" };
    let said = texts.tell(&message![key, "equity" => common::signed(f64::from(worth.odds.equity()), texts)]);
    format!("{}\n{said}\n", odds_text(&worth.odds, texts))
}

/// What is won and lost, in two lines.
pub(crate) fn odds_text(odds: &Odds, texts: &Texts) -> String {
    let (odds, lost) = (*odds, odds.flipped());
    let percent = |part: f32| format!("{:>6}", texts.decimal(100.0 * f64::from(part), 2));
    let mut text = String::new();
    for (key, side) in [("eval-wins", odds), ("eval-loses", lost)] {
        let line = message![
            key,
            "all" => percent(side.win()),
            "gammons" => percent(side.win_gammon()),
            "backgammons" => percent(side.win_backgammon()),
        ];
        text.push_str(&format!("  {}\n", texts.tell(&line)));
    }
    text
}
