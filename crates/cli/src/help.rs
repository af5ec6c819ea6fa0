//! The help of every command in the language that was asked for: the texts of `help.ftl` in the places of the argument parser.
//!
//! Keys follow from the commands and their arguments, so a new one has only to be given its texts; a test looks for them in every
//! language.

use std::ffi::OsStr;

use alea_catalog::PLAYERS;
use alea_texts::{Texts, args};
use clap::{Arg, Command};

/// The commands with their help in the language of `texts`.
pub(crate) fn told(mut command: Command, texts: &Texts) -> Command {
    // The parser adds arguments of its own, which need words as well.
    command.build();
    with_words(command, texts, "")
}

/// `path` is how the command is called, `bench-rules`, and empty for all commands together.
fn with_words(command: Command, texts: &Texts, path: &str) -> Command {
    let command = command
        .mut_args(|arg| argument(arg, texts, path))
        .mut_subcommands(|below| {
            let path = path_of(path, below.get_name());
            with_words(below, texts, &path)
        })
        .subcommand_value_name(texts.say("help-command-placeholder"))
        .about(texts.say(&joined(&["cmd", path])))
        .help_template(template(texts));
    let mut command = match joined(&["more", path]) {
        key if texts.has(&key) => command.after_help(texts.with(&key, args!["players" => players(texts)])),
        _ => command,
    };
    let sections = sections(&command, texts);
    let usage = usage(&mut command, texts);
    command.override_usage(usage).help_template(format!("{}{sections}{{after-help}}", template(texts)))
}

/// How a command below `path` is called. `help` is the same everywhere, and repeats the commands, whose words are theirs.
fn path_of(path: &str, name: &str) -> String {
    match (path, name) {
        (_, "help") => "help".to_owned(),
        ("help", _) => name.to_owned(),
        _ => joined(&[path, name]),
    }
}

/// What every help begins with.
fn template(texts: &Texts) -> String {
    format!("{{about-with-newline}}\n{} {{usage}}", texts.say("help-usage"))
}

/// The lists of a help with their headings, as far as there is something in them.
fn sections(command: &Command, texts: &Texts) -> String {
    let lists = [
        ("help-commands", "subcommands", command.has_subcommands()),
        ("help-arguments", "positionals", command.get_positionals().next().is_some()),
        ("help-options", "options", command.get_arguments().any(|arg| !arg.is_positional())),
    ];
    let shown = lists.into_iter().filter(|(.., any)| *any);
    shown.map(|(heading, list, _)| format!("\n\n{}\n{{{list}}}", texts.say(heading))).collect()
}

/// How the command is written, without the word for usage.
fn usage(command: &mut Command, texts: &Texts) -> String {
    let written = command.render_usage().to_string();
    let written =
        written.trim_start_matches("Usage: ").replace("[OPTIONS]", &texts.say("help-options-placeholder"));
    let indent = texts.say("help-usage").chars().count() + 1;
    let lines: Vec<&str> = written.lines().map(str::trim).collect();
    lines.join(&format!("\n{:indent$}", ""))
}

fn argument(arg: Arg, texts: &Texts, path: &str) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let takes_values = arg.get_action().takes_values();
    let mut help = texts.say(&key_of("arg", path, &id, texts));
    if takes_values {
        let values: Vec<String> =
            arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
        if !values.is_empty() {
            help = format!("{help} {}", texts.with("help-values", args!["values" => values.join(", ")]));
        }
        let defaults: Vec<&str> =
            arg.get_default_values().iter().filter_map(|value| OsStr::to_str(value)).collect();
        if !defaults.is_empty() {
            help = format!("{help} {}", texts.with("help-default", args!["value" => defaults.join(", ")]));
        }
    }
    let arg = arg.help(help).hide_default_value(true).hide_possible_values(true);
    if takes_values { arg.value_name(texts.say(&key_of("value", path, &id, texts))) } else { arg }
}

/// The key of an argument: that of the command, or the one that commands share.
fn key_of(kind: &str, path: &str, id: &str, texts: &Texts) -> String {
    let own = joined(&[kind, path, id]);
    if texts.has(&own) { own } else { joined(&[kind, id]) }
}

fn joined(parts: &[&str]) -> String {
    let parts: Vec<&str> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
    parts.join("-")
}

/// The players of the house, a line each.
fn players(texts: &Texts) -> String {
    let widest = PLAYERS.iter().map(|player| player.id.len()).max().unwrap_or(0);
    let line = |id: &str| format!("  {id:<widest$}  {}", texts.say(&format!("about-player-{id}")));
    PLAYERS.iter().map(|player| line(player.id)).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use alea_notation::Language;
    use clap::CommandFactory;
    use unicode_width::UnicodeWidthStr;

    use super::*;
    use crate::{Cli, common::WIDTH};

    fn commands(texts: &Texts) -> Command {
        told(Cli::command().term_width(WIDTH), texts)
    }

    /// Every command with its path, but for `help` and the copies below it.
    fn each(command: &Command, path: &str, look: &mut impl FnMut(&Command, &str)) {
        look(command, path);
        for below in command.get_subcommands().filter(|below| below.get_name() != "help") {
            each(below, &joined(&[path, below.get_name()]), look);
        }
    }

    #[test]
    fn every_command_and_argument_has_its_texts() {
        for language in Language::ALL {
            let texts = Texts::of(language);
            each(&commands(texts), "", &mut |command, path| {
                for key in ["cmd", "more"].map(|kind| joined(&[kind, path])) {
                    assert!(texts.has(&key), "{language:?}: {key}");
                }
                for arg in command.get_arguments() {
                    let id = arg.get_id().as_str().replace('_', "-");
                    let kinds =
                        if arg.get_action().takes_values() { &["arg", "value"][..] } else { &["arg"] };
                    for key in kinds.iter().map(|kind| key_of(kind, path, &id, texts)) {
                        assert!(texts.has(&key), "{language:?}: {key}, or one of its own for {path}");
                    }
                }
            });
        }
    }

    #[test]
    fn no_help_is_wider_than_a_terminal() {
        for language in Language::ALL {
            let texts = Texts::of(language);
            each(&commands(texts), "", &mut |command, path| {
                for help in [command.clone().render_help(), command.clone().render_long_help()] {
                    for line in help.to_string().lines() {
                        assert!(line.width() <= WIDTH, "{language:?}, {path}: {line}");
                    }
                }
                // What is set out in lines is not broken.
                let more = command.get_after_help().map(ToString::to_string).unwrap_or_default();
                let long = more.lines().find(|line| line.width() > WIDTH);
                assert_eq!(long, None, "{language:?}, {path}");
            });
        }
    }

    /// Words of the argument parser, which would stand there if one of its places had been forgotten.
    #[test]
    fn no_help_falls_back_to_english() {
        for language in [Language::Greek, Language::Italian] {
            each(&commands(Texts::of(language)), "", &mut |command, path| {
                let help = command.clone().render_long_help().to_string();
                for word in
                    ["Usage", "Options:", "Commands", "Arguments", "default", "possible", "Print", "OPTIONS"]
                {
                    assert!(!help.contains(word), "{language:?}, {path}: {word}\n{help}");
                }
            });
        }
    }

    #[test]
    fn examples_are_the_same_in_every_language() {
        let examples = |language| {
            let mut found = Vec::new();
            each(&commands(Texts::of(language)), "", &mut |command, _| {
                let more = command.get_after_help().map(ToString::to_string).unwrap_or_default();
                let lines = more.lines().filter(|line| line.starts_with("  alea "));
                // Notes stand behind three blanks, and pages are shown in another language than the reader's.
                let plain = |line: &str| {
                    line.trim().split("   ").next().unwrap_or_default().replace("--lang it", "--lang el")
                };
                found.extend(lines.map(plain));
            });
            found
        };
        let english = examples(Language::English);
        assert!(english.len() > 20, "{english:?}");
        for language in Language::ALL {
            assert_eq!(examples(language), english, "{language:?}");
        }
    }
}
