//! `alea guide`: what newcomers and the curious want to know, beside the rules.

use alea_catalog::{GUIDES, find_guide};
use alea_notation::Language;
use anyhow::Result;

use crate::{
    common::{self, LanguageArgs, misuse},
    pages,
};

/// Read the guides: a first game, the cube, the words
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    alea guide                   what there is\n  \
    alea guide beginners | less\n  \
    alea guide glossary --lang el")]
pub(crate) struct Args {
    /// Which guide; without it they are listed
    topic: Option<String>,
    #[command(flatten)]
    language: LanguageArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let language = args.language.read();
    let Some(topic) = &args.topic else {
        return common::print(&list(language));
    };
    let ids = || GUIDES.iter().map(|guide| guide.id);
    let guide = find_guide(topic).ok_or_else(|| {
        misuse(words::no_guide(topic, common::nearest(topic, ids()), &ids().collect::<Vec<_>>()))
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

mod words {
    use crate::common::{listed, quoted};

    pub(super) fn no_guide(topic: &str, nearest: Option<&str>, all: &[&str]) -> String {
        let topic = quoted(topic);
        match nearest {
            Some(nearest) => format!("no guide {topic}: did you mean {nearest}? `alea guide` lists them all"),
            None => format!("no guide {topic}: there are {}", listed(all, "and")),
        }
    }
}
