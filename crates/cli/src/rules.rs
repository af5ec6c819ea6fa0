//! `alea rules`: how a game is played.

use alea_catalog::{ContestEntry, Entry, find_contest};
use alea_notation::Language;
use alea_texts::Texts;
use anyhow::Result;
use serde_json::json;

use crate::{common, pages};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    game: String,
    #[arg(long)]
    json: bool,
}

/// What there is a page about.
enum Topic {
    Game(&'static Entry),
    Contest(&'static ContestEntry),
}

impl Topic {
    fn page(&self, language: Language) -> &'static str {
        match self {
            Topic::Game(game) => game.page(language),
            Topic::Contest(contest) => contest.page(language),
        }
    }
}

pub(crate) fn run(args: &Args, texts: &Texts) -> Result<()> {
    let topic = match find_contest(&args.game) {
        Some(contest) => Topic::Contest(contest),
        None => Topic::Game(common::any_game(&args.game)?),
    };
    if args.json {
        return common::print_json(&match topic {
            Topic::Game(game) => json!({
                "id": game.id,
                "name": game.name,
                "options": common::options_json(game.options),
            }),
            Topic::Contest(contest) => json!({
                "id": contest.id,
                "name": contest.name,
                "games": contest.games,
                "options": [],
            }),
        });
    }
    common::print(&pages::shown(topic.page(texts.language())))
}
