//! How long a record of two hundred rolls takes to verify, play by play and proof by proof, on one thread:
//! `cargo run --release -p alea-catalog --example verify_speed`.
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a figure for whoever runs it")]

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use alea_catalog::{
    dice::{self, Expectations, Verdict},
    find_spec,
    verify::verify,
};
use alea_notation::record;
use serde_json::Value;

const RUNS: usize = 101;

/// The median of many runs.
fn median<T>(mut work: impl FnMut() -> T) -> Duration {
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let begun = Instant::now();
            black_box(work());
            begun.elapsed()
        })
        .collect();
    times.sort();
    times[RUNS / 2]
}

fn main() {
    let fixture: Value =
        serde_json::from_str(include_str!("../../../web/src/dice/fixtures/long.json")).unwrap();
    let text = fixture["record"].as_str().unwrap();
    let record = record::parse(text, &find_spec).unwrap();
    let Verdict::Pass(passed) = dice::verify(&record, Expectations::default()) else {
        panic!("an honest record")
    };
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let read = ms(median(|| record::parse(text, &find_spec)));
    let proofs = ms(median(|| dice::verify(&record, Expectations::default())));
    let whole = ms(median(|| {
        let record = record::parse(text, &find_spec).unwrap();
        verify(&record, Expectations::default()).unwrap()
    }));
    println!(
        "{} rolls: read in {read:.2} ms, dice checked in {proofs:.2} ms, both together {whole:.2} ms (medians of {RUNS})",
        passed.rolls
    );
}
