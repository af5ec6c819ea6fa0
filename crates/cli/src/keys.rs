//! `alea keys`: the keys by which a server signs dice.

use std::path::{Path, PathBuf};

use alea_fairdice::to_hex;
use alea_server::{Keys, wire::SuccessionFrame};
use alea_texts::{Texts, message};
use anyhow::Result;
use serde_json::json;

use crate::{common, db::folder, serve::no_keys};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    Show(ShowArgs),
    Rotate(RotateArgs),
}

#[derive(Debug, clap::Args)]
struct ShowArgs {
    #[arg(long)]
    data: Option<PathBuf>,
    #[arg(long)]
    keys: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

#[derive(Debug, clap::Args)]
struct RotateArgs {
    #[arg(long)]
    data: Option<PathBuf>,
    #[arg(long)]
    keys: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, texts: &Texts) -> Result<()> {
    match &args.what {
        What::Show(args) => show(args, texts),
        What::Rotate(args) => rotate(args, texts),
    }
}

/// The file, found as `alea serve` finds it, a file of settings apart.
fn file(keys: Option<&PathBuf>, data: Option<&PathBuf>) -> PathBuf {
    let named = keys.cloned().or_else(|| std::env::var_os("ALEA_KEYS").map(PathBuf::from));
    named.unwrap_or_else(|| folder(data).join("keys"))
}

fn show(args: &ShowArgs, texts: &Texts) -> Result<()> {
    let path = file(args.keys.as_ref(), args.data.as_ref());
    let keys = Keys::read(&path).map_err(|error| no_keys(&path, error))?;
    let public: Vec<String> = keys.public().iter().map(|key| to_hex(&key.0)).collect();
    if args.json {
        let successions: Vec<SuccessionFrame> = keys.successions().iter().map(SuccessionFrame::of).collect();
        return common::print_json(&json!({"keys": public, "successions": successions}));
    }
    for (at, key) in public.into_iter().enumerate() {
        let line =
            if at == 0 { message!["keys-now", "key" => key] } else { message!["keys-before", "key" => key] };
        common::print(&format!("{}\n", texts.tell(&line)))?;
    }
    Ok(())
}

fn rotate(args: &RotateArgs, texts: &Texts) -> Result<()> {
    let path: &Path = &file(args.keys.as_ref(), args.data.as_ref());
    let keys = Keys::rotate(path).map_err(|error| no_keys(path, error))?;
    let done = message!["keys-rotated", "key" => to_hex(&keys.signer().public().0)];
    common::print(&format!("{}\n", texts.tell(&done)))
}
