//! The pages that explain games and contests, from the folders of `docs`.

/// A text in each language, in the order of [`alea_notation::Language::ALL`], as far as it is written.
pub(crate) type Page = [Option<&'static str>; 3];

include!(concat!(env!("OUT_DIR"), "/pages.rs"));
