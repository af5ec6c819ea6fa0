//! What is wrong with the words of a command line, as values that any language can say.

use alea_texts::{Message, message};
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

use crate::common::quoted;

/// What the argument parser found wrong. `command` is the one whose arguments are wrong.
pub(crate) fn wrong(error: &Error, command: &clap::Command) -> Message {
    let strings = |kind| strings(error, kind);
    let one = |kind| strings(kind).into_iter().next();
    let argument = || one(ContextKind::InvalidArg).unwrap_or_default();
    match error.kind() {
        ErrorKind::UnknownArgument => {
            let argument = quoted(&argument());
            match one(ContextKind::SuggestedArg) {
                Some(near) => message!["usage-unknown-argument-near", "argument" => argument, "near" => near],
                None => message!["usage-unknown-argument", "argument" => argument],
            }
        }
        ErrorKind::InvalidSubcommand => {
            let found = quoted(&one(ContextKind::InvalidSubcommand).unwrap_or_default());
            match one(ContextKind::SuggestedSubcommand) {
                Some(near) => message!["usage-unknown-command-near", "command" => found, "near" => near],
                None => message!["usage-unknown-command", "command" => found],
            }
        }
        ErrorKind::MissingSubcommand => {
            message!["usage-no-command", "commands" => strings(ContextKind::ValidSubcommand).join(", ")]
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = strings(ContextKind::InvalidArg);
            message!["usage-missing", "count" => missing.len(), "arguments" => missing.join(", ")]
        }
        ErrorKind::ArgumentConflict => {
            let argument = match argument() {
                none if none.is_empty() => one(ContextKind::InvalidSubcommand).unwrap_or_default(),
                some => some,
            };
            match strings(ContextKind::PriorArg) {
                others if others.is_empty() || others.contains(&argument) => {
                    message!["usage-twice", "argument" => argument]
                }
                others => message!["usage-conflict", "argument" => argument, "other" => others.join(", ")],
            }
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => bad_value(error, command),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            message!["usage-no-value", "argument" => argument()]
        }
        ErrorKind::TooManyValues => {
            let found = quoted(&one(ContextKind::InvalidValue).unwrap_or_default());
            message!["usage-takes-no-value", "argument" => argument(), "found" => found]
        }
        ErrorKind::InvalidUtf8 => message!["usage-not-utf8"],
        _ => message!["usage-not-understood"],
    }
}

/// The argument as it was typed, what was found, and what was expected instead.
fn bad_value(error: &Error, command: &clap::Command) -> Message {
    let [argument, found] = [ContextKind::InvalidArg, ContextKind::InvalidValue]
        .map(|kind| strings(error, kind).into_iter().next().unwrap_or_default());
    let source = std::error::Error::source(error);
    let values = strings(error, ContextKind::ValidValue);
    let why = match source.and_then(|source| source.downcast_ref::<Message>()) {
        Some(why) => why.clone(),
        None if found.is_empty() && source.is_none() => {
            return message!["usage-no-value", "argument" => argument];
        }
        None if !values.is_empty() => message!["usage-one-of", "values" => values.join(", ")],
        None => {
            source.map_or(message!["usage-not-understood"], |source| Message::verbatim(source.to_string()))
        }
    };
    // `--seed <SEED>`, `<DEPTH>`
    let name = argument.split(' ').next().unwrap_or_default().trim_matches(['<', '>']);
    let in_full = std::env::args_os().any(|word| word.to_string_lossy().starts_with(name));
    let short = command.get_arguments().find(|each| each.get_long() == name.strip_prefix("--"));
    let name = match short.and_then(clap::Arg::get_short) {
        Some(letter) if !in_full => format!("-{letter}"),
        _ => name.to_owned(),
    };
    message!["usage-bad-value", "argument" => name, "found" => quoted(&found), "why" => why]
}

/// What the error says of a kind, as a list.
fn strings(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}
