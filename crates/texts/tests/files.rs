//! The Fluent files say the same in every language.

use std::collections::BTreeMap;

use alea_game::EndReason;
use alea_matchplay::{CommandKind, ContestEnd, GameEnd};
use alea_notation::Language;
use alea_texts::{FILES, Texts};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, PatternElement, Resource},
    parser,
};

/// Every message of a file with the arguments that it takes.
fn messages(name: &str, text: &'static str) -> BTreeMap<String, Vec<String>> {
    let resource: Resource<&str> =
        parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
    let mut found = BTreeMap::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut args = Vec::new();
            if let Some(pattern) = &message.value {
                collect(&pattern.elements, &mut args);
            }
            args.sort();
            args.dedup();
            let before = found.insert(message.id.name.to_owned(), args);
            assert!(before.is_none(), "{name}: {} is there twice", message.id.name);
        }
    }
    found
}

fn collect(elements: &[PatternElement<&str>], args: &mut Vec<String>) {
    for element in elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => variable(inline, args),
                Expression::Select { selector, variants } => {
                    variable(selector, args);
                    variants.iter().for_each(|variant| collect(&variant.value.elements, args));
                }
            }
        }
    }
}

fn variable(inline: &InlineExpression<&str>, args: &mut Vec<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        args.push(id.name.to_owned());
    }
}

#[test]
fn every_language_has_the_same_texts_with_the_same_arguments() {
    for (name, texts) in FILES {
        let english = messages(name, texts[Language::English as usize]);
        assert!(!english.is_empty(), "{name} is empty");
        for language in Language::ALL {
            let own = messages(name, texts[language as usize]);
            let missing: Vec<&String> = english.keys().filter(|key| !own.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{name}, {language:?}: missing {missing:?}");
            for (key, args) in own {
                assert_eq!(Some(&args), english.get(&key), "{name}, {language:?}: arguments of {key}");
            }
        }
    }
}

#[test]
fn no_text_stands_in_two_files() {
    let mut all = BTreeMap::new();
    for (name, texts) in FILES {
        for key in messages(name, texts[0]).into_keys() {
            if let Some(other) = all.insert(key.clone(), name) {
                panic!("{key} is in {other} and {name}");
            }
        }
    }
}

#[test]
fn everything_that_the_rules_can_say_has_a_text() {
    for language in Language::ALL {
        let texts = Texts::of(language);
        let commands = CommandKind::ALL.map(|kind| format!("command-{}", kind.key()));
        let ends = GameEnd::all().map(|end| format!("end-{}", end.key()));
        let contests = ContestEnd::ALL.map(|end| format!("contest-end-{}", end.key()));
        let reasons = EndReason::ALL.map(|reason| format!("end-{}", reason.key()));
        for key in ends.chain(commands).chain(contests).chain(reasons) {
            assert!(texts.has(&key), "{language:?}: {key}");
        }
    }
}
