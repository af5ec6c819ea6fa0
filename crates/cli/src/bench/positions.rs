//! `alea bench positions`: the positions that benches are run on, so that they can be made again.

use alea_catalog::{Random, start};
use alea_game::Node;
use alea_notation::position;
use alea_texts::{Said, Texts};
use anyhow::Result;

use crate::{
    common::{self, game, misuse},
    progress::Progress,
};

/// A position in so many is taken, so that neighbours of one game are not nearly the same.
const ONE_IN: u32 = 8;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    game: String,
    #[arg(short = 'n', long, default_value_t = 10_000, value_parser = common::whole::<u64>(1..=10_000_000), allow_negative_numbers = true)]
    number: u64,
    #[arg(long, default_value_t = 1, value_parser = common::whole::<u64>(common::SEEDS), allow_negative_numbers = true)]
    seed: u64,
}

pub(super) fn run(args: &Args, texts: &Texts) -> Result<()> {
    let entry = game(&args.game)?;
    let rules = entry.default_rules();
    let progress = Progress::new(args.number, "progress-playing", texts);
    let mut text = String::new();
    let mut taken = 0;
    for index in 0.. {
        if taken == args.number {
            break;
        }
        let random = &mut Random::of_game(args.seed, index);
        let (mut table, _) = start(entry, &rules, random).map_err(|error| misuse(error.message()))?;
        let has_dice = !table.chances().is_empty();
        while taken < args.number {
            let node = table.node();
            let here = match node {
                Node::Over(_) => break,
                Node::Chance(_) => true,
                Node::Decision(_) => !has_dice,
            };
            if here && random.below(ONE_IN) == 0 {
                text.push_str(&position::write(&table.setup()));
                text.push('\n');
                taken += 1;
                progress.reach(taken);
            }
            if matches!(node, Node::Chance(_)) {
                table.roll(random.dice()).expect("a chance node takes every roll");
            } else {
                table.play_random(&mut |n| random.below(n));
            }
        }
    }
    drop(progress);
    common::print(&text)
}
