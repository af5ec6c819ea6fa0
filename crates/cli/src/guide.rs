//! `alea guide`: what newcomers and the curious want to know, beside the rules.

use alea_catalog::{GUIDES, find_guide};
use alea_notation::Language;
use alea_texts::{Texts, message};
use anyhow::Result;

use crate::{
    common::{self, misuse, quoted, words_of},
    pages,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    topic: Option<String>,
}

pub(crate) fn run(args: &Args, texts: &Texts) -> Result<()> {
    let language = texts.language();
    let Some(topic) = &args.topic else {
        return common::print(&list(language));
    };
    let ids: Vec<&str> = GUIDES.iter().map(|guide| guide.id).collect();
    let guide = find_guide(topic).ok_or_else(|| {
        misuse(match common::nearest(topic, ids.iter().copied()) {
            Some(near) => message!["no-guide-near", "topic" => quoted(topic), "near" => near],
            None => message!["no-guide", "topic" => quoted(topic), "guides" => words_of(&ids, "list-and")],
        })
    })?;
    common::print(&pages::shown(guide.page(language)))
}

/// A line for each guide.
fn list(language: Language) -> String {
    let width = GUIDES.iter().map(|guide| guide.id.len()).max().unwrap_or(0);
    let mut text = String::new();
    for guide in GUIDES {
        text.push_str(&format!("{:width$}  {}\n", guide.id, guide.about(language)));
    }
    text
}
