//! `alea bench positions`: the positions that benches are run on, so that they can be made again.

use alea_catalog::{Random, start};
use alea_game::Node;
use alea_notation::position;
use anyhow::Result;

use crate::{
    common::{self, game},
    progress::Progress,
};

/// A position in so many is taken, so that neighbours of one game are not nearly the same.
const ONE_IN: u32 = 8;

/// Print positions of random play, one a line, before the roll where there are dice
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Games are played from the start to the end, and about one position in eight is taken.\n\n\
    Example:\n  \
    alea bench positions plakoto -n 10000 --seed 1 > plakoto.txt"
)]
pub(super) struct Args {
    /// Which game
    game: String,
    /// How many positions
    #[arg(short = 'n', long, value_name = "N", default_value_t = 10_000, value_parser = common::whole::<u64>(1..=10_000_000), allow_negative_numbers = true)]
    number: u64,
    /// What the games follow from
    #[arg(long, default_value_t = 1, value_parser = common::whole::<u64>(common::SEEDS), allow_negative_numbers = true)]
    seed: u64,
}

pub(super) fn run(args: &Args) -> Result<()> {
    let entry = game(&args.game)?;
    let rules = entry.default_rules();
    let progress = Progress::new(args.number, "playing");
    let mut text = String::new();
    let mut taken = 0;
    for index in 0.. {
        if taken == args.number {
            break;
        }
        let random = &mut Random::of_game(args.seed, index);
        let (mut table, _) = start(entry, &rules, random)?;
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
