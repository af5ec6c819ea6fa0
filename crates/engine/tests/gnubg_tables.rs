//! Tables of endings against those of GNU Backgammon, as its Debian package brings and makes them (`make peers`).
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test that cannot go on fails, and says what it compared"
)]

use std::{fs, process::Command};

use alea_engine::{
    Odds,
    endings::{Endings, Home, Hyper, Rolls},
};
use alea_tables::{Board, Half, OFF, START};

/// Both files begin with so many bytes of text.
const HEAD: usize = 40;

/// Ways to choose `r` of `n`.
fn choose(n: u64, r: u64) -> u64 {
    (0..r).fold(1, |all, i| all * (n - i) / (i + 1))
}

/// The number of a home there: checkers that are off, and then point by point from the 1 point up a mark and its checkers, as a row of bits,
/// counted among all rows of as many.
fn number(home: Home, most: u8) -> usize {
    row_number(usize::from(most - home.checkers()), home.counts())
}

fn row_number(off: usize, counts: impl IntoIterator<Item = u8>) -> usize {
    let mut row = vec![false; off];
    for count in counts {
        row.push(true);
        row.extend(std::iter::repeat_n(false, usize::from(count)));
    }
    let marks = row.iter().rev().enumerate().filter(|(_, mark)| **mark).map(|(bit, _)| bit as u64);
    marks.zip(1..).map(|(bit, marks)| choose(bit, marks)).sum::<u64>() as usize
}

fn short(bytes: &[u8], at: usize) -> u16 {
    u16::from_le_bytes([bytes[at], bytes[at + 1]])
}

fn homes(checkers: u8) -> Vec<Home> {
    (0..Home::count(checkers)).map(|index| Home::at(index).unwrap()).collect()
}

#[test]
fn two_sided_equities_are_those_of_gnubg() {
    let bytes = fs::read("/var/lib/gnubg/gnubg_ts0.bd").expect("`make peers` installs gnubg");
    assert!(bytes.starts_with(b"gnubg-TS-06-06-1"));
    let endings = Endings::shared();
    let homes = homes(6);
    let numbers: Vec<usize> = homes.iter().map(|home| number(*home, 6)).collect();
    let (mut worst, mut all, mut compared) = ([0f64; 4], [0f64; 4], 0u32);
    for (mover, mine) in homes.iter().zip(&numbers).filter(|(home, _)| home.checkers() > 0) {
        for (other, theirs) in homes.iter().zip(&numbers).filter(|(home, _)| home.checkers() > 0) {
            let found = endings.two_sided().equities(*mover, *other).unwrap();
            let at = HEAD + 8 * (mine * homes.len() + theirs);
            let ours = [found.cubeless, found.owned, found.centred, found.theirs];
            for (kind, ours) in ours.into_iter().enumerate() {
                let gnubg = f64::from(short(&bytes, at + 2 * kind)) / 32767.5 - 1.0;
                let off = (f64::from(ours) - gnubg).abs();
                worst[kind] = worst[kind].max(off);
                all[kind] += off;
            }
            compared += 1;
        }
    }
    let mean = all.map(|all| all / f64::from(compared));
    println!("two-sided: {compared} positions, worst {worst:.6?}, mean {mean:.7?}");
    assert!(
        worst.iter().all(|worst| *worst < 2e-3) && mean.iter().all(|mean| *mean < 2e-4),
        "{worst:?} {mean:?}"
    );
}

#[test]
fn one_sided_distributions_are_those_of_gnubg() {
    let bytes = fs::read("/usr/share/gnubg/gnubg_os0.bd").expect("`make peers` installs gnubg");
    assert!(bytes.starts_with(b"gnubg-OS-06-15-1-1-0"));
    let endings = Endings::shared();
    let homes = homes(15);
    let values = HEAD + 8 * homes.len();
    let (mut worst, mut means, mut compared, mut other) = ([0f64; 2], [0f64; 2], 0u32, 0u32);
    for home in homes.iter().filter(|home| home.checkers() > 0) {
        let at = HEAD + 8 * number(*home, 15);
        let start = values + 2 * u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()) as usize;
        let [all, all_from, first, first_from] = [4, 5, 6, 7].map(|byte| usize::from(bytes[at + byte]));
        let read = |start: usize, count: usize, from: usize| -> Vec<f64> {
            let mut chances = vec![0.0; from];
            chances.extend((0..count).map(|i| f64::from(short(&bytes, start + 2 * i)) / 65535.0));
            chances
        };
        let gnubg = [read(start, all, all_from), read(start + 2 * all, first, first_from)];
        let ours: [&Rolls; 2] = [endings.one_sided().all_off(*home), endings.one_sided().first_off(*home)];
        for (kind, (ours, gnubg)) in ours.iter().zip(&gnubg).enumerate() {
            // Where two ways to play take as long, another spread may come of it; the mean is the same.
            let mean: f64 = gnubg.iter().enumerate().map(|(rolls, chance)| rolls as f64 * chance).sum();
            let chances = gnubg.iter().enumerate().map(|(rolls, chance)| (ours.chance(rolls) - chance).abs());
            let off = chances.fold(0.0, f64::max);
            other += u32::from(off > 2e-4);
            worst[kind] = worst[kind].max(off);
            means[kind] = means[kind].max((ours.mean() - mean).abs());
        }
        compared += 1;
    }
    println!(
        "one-sided: {compared} positions, chances off by at most {worst:.6?}, {other} by more than 0.0002, mean rolls by {means:.6?}"
    );
    // Whole chances there have 16 bits, and their errors add up from position to position.
    assert!(means.iter().all(|mean| *mean < 5e-4), "{means:?}");
    assert!(worst[0] < 5e-3 && worst[1] < 2e-4, "{worst:?}");
    assert!(other < compared / 100, "{other}");
}

/// Hypergammon with two checkers a side, which GNU Backgammon solves in a minute; with three it takes many hours.
#[test]
fn hypergammon_is_worth_what_gnubg_says() {
    let file = format!("{}/hyper2.bd", env!("CARGO_TARGET_TMPDIR"));
    let made =
        Command::new("/usr/games/makehyper").args(["-n", "-c", "2", "-t", "1e-6", "-f", &file]).output();
    assert!(made.expect("`make peers` installs gnubg").status.success());
    let bytes = fs::read(&file).unwrap();
    assert!(bytes.starts_with(b"gnubg-H2"));
    let table = Hyper::solve(2, 2, |_| ());
    // Five chances and four equities of three bytes each, and one more, for the side on roll and then the other.
    let places = OFF..=START + 1;
    let pairs =
        places.clone().flat_map(|one| (one..=START + 1).map(move |other| Half::of(&[(one, 1), (other, 1)])));
    let of = |half: Half| {
        row_number(usize::from(half.count(OFF)), places.clone().skip(1).map(|place| half.count(place)))
    };
    let halves: Vec<(Half, usize)> = pairs.map(|half| (half, of(half))).collect();
    let (mut worst, mut all, mut compared, mut equal) = ([0f64; 2], 0.0, 0u32, 0u32);
    for &(me, mine) in halves.iter().filter(|(half, _)| half.held() != 0) {
        for &(you, yours) in halves.iter().filter(|(half, _)| half.held() != 0) {
            let Some(odds) = table.odds(&Board { me, you }) else { continue };
            let at = HEAD + 28 * (mine * halves.len() + yours);
            let chance = |part: usize| {
                let [low, middle, high] = [0, 1, 2].map(|byte| u32::from(bytes[at + 3 * part + byte]));
                (low | middle << 8 | high << 16) as f32 / 16_777_215.0
            };
            let theirs = Odds::new(std::array::from_fn(chance));
            let off = f64::from((odds.equity() - theirs.equity()).abs());
            let parts = odds.cumulative().into_iter().zip(theirs.cumulative());
            let apart = parts.map(|(ours, theirs)| f64::from((ours - theirs).abs())).fold(0.0, f64::max);
            worst = [worst[0].max(off), worst[1].max(apart)];
            all += off;
            compared += 1;
            equal += u32::from(apart < 1e-5);
        }
    }
    println!(
        "{compared} positions: equities {:.7} apart on average, {:.7} at most, chances {:.7} at most; {equal} have the same chances",
        all / f64::from(compared),
        worst[0],
        worst[1]
    );
    assert!(worst[0] < 1e-5 && equal > compared / 2, "{worst:?} {equal}");
}
