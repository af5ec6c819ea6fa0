//! The vectors kept outside the repository, in the directory that `ALEA_SHARED` names.

mod common;

use std::{fs, path::PathBuf};

#[test]
fn dice_vectors() {
    let shared = std::env::var_os("ALEA_SHARED").expect("ALEA_SHARED names the directory that holds data/");
    let path = PathBuf::from(shared).join("data/dice-vectors.json");
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    common::check(&text);
}
