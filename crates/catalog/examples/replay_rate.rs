//! How fast match files are read and replayed: `cargo run --release --example replay_rate -- FILE...`.
//!
//! The files are held in memory; each run reads and replays all of them on one thread. The median of the runs is told, for
//! reading alone and for both.
#![allow(clippy::print_stdout, reason = "it says what it measured")]

use std::{fs, hint::black_box, io, time::Instant};

use alea_catalog::replay;
use alea_notation::mat;

/// Odd, so that there is a median.
const RUNS: usize = 15;

fn main() -> io::Result<()> {
    let files = std::env::args().skip(1).map(fs::read).collect::<Result<Vec<_>, _>>()?;
    let (mut matches, mut games, mut plays) = (0, 0, 0);
    let mut reading = Vec::new();
    let mut both = Vec::new();
    for _ in 0..RUNS {
        let begun = Instant::now();
        for file in &files {
            black_box(mat::parse(black_box(file)).ok());
        }
        reading.push(begun.elapsed().as_secs_f64());
        (matches, games, plays) = (0, 0, 0);
        let begun = Instant::now();
        for recorded in files.iter().filter_map(|file| mat::parse(file).ok()).flat_map(|it| it.file.matches) {
            let replay = replay::match_file(&recorded);
            matches += 1;
            games += replay.games.len();
            plays += replay.plays;
        }
        both.push(begun.elapsed().as_secs_f64());
    }
    let median = |times: &mut Vec<f64>| {
        times.sort_by(f64::total_cmp);
        times[RUNS / 2]
    };
    let (reading, both) = (median(&mut reading), median(&mut both));
    println!("{matches} matches, {games} games, {plays} plays");
    println!("reading {:.2} ms; reading and replaying {:.2} ms", 1e3 * reading, 1e3 * both);
    println!("{:.0} games/s, {:.0} plays/s", games as f64 / both, f64::from(plays) / both);
    Ok(())
}
