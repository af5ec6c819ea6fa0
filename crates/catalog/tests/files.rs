//! Files of contests: what is said of each, and that what is written can be read again.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use alea_catalog::{
    export::Loss,
    files::{self, Contained, Format, ReadError, WriteError},
    open_table, sequence,
};
use alea_game::{BySide, Side};
use alea_matchplay::{Contest, Event, Length, Terms};
use alea_notation::record::{MOST_BYTES, Record};
use alea_texts::Said;

fn remarks(contained: &Contained) -> Vec<String> {
    contained.remarks.iter().map(|remark| remark.message().to_string()).collect()
}

const PLAYED: &str = " 5 point match\n\n Game 1\n Anna : 0      Bert : 0\n  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Drops                       Wins 1 point\n";

const NOT_BEGUN: &str =
    " 7 point match\n\n Game 1\n Carl : 0      Dora : 0\n  1)  Takes                       42: 8/4 6/4\n";

#[test]
fn what_is_left_out_is_told_with_the_next_contest_or_the_last() {
    let lost = "game 1: it begins with neither a roll nor a double and was not replayed";
    for text in [[NOT_BEGUN, PLAYED].concat(), [PLAYED, NOT_BEGUN].concat()] {
        let contests = files::read(text.as_bytes(), Some(Format::Mat)).unwrap();
        assert_eq!(contests.len(), 1);
        assert_eq!(contests[0].record.players.first, "Anna");
        assert!(remarks(&contests[0]).contains(&lost.to_owned()), "{:?}", remarks(&contests[0]));
    }
    let refused = files::read(NOT_BEGUN.as_bytes(), Some(Format::Mat)).unwrap_err();
    assert!(matches!(refused, ReadError::NotReplayed(_)));
    assert_eq!(refused.to_string(), lost);
}

#[test]
fn each_part_of_a_match_has_its_own_remarks() {
    let text = format!(
        "{PLAYED}\n Game 3\n Anna : 3      Bert : 1\n  1) 31: 8/5 6/5                  Doubles => 3\n  2)  Drops                       Wins 1 point\n"
    );
    let contests = files::read(text.as_bytes(), None).unwrap();
    assert_eq!(contests.len(), 2);
    let [first, second] = [&contests[0], &contests[1]].map(remarks);
    assert!(first.iter().all(|remark| !remark.contains("game 3")), "{first:?}");
    assert!(second.iter().any(|remark| remark.starts_with("game 3")), "{second:?}");
}

/// A game of Hnefatafl with these names, a tag of that value and that reason why it is void.
fn odd(names: [&str; 2], tag: &str, reason: &str) -> Record {
    let terms = Terms::new(sequence(["hnefatafl"]).unwrap(), Length::Single).unwrap();
    let [first, second] = names.map(str::to_owned);
    let mut events = vec![Event::Begun { starter: Side::First }];
    let contest = Contest::fold(terms.clone(), open_table, &events).unwrap();
    let step = contest.table().unwrap().continuations(&[])[0];
    events.push(Event::Played { steps: vec![step] });
    if !reason.is_empty() {
        events.push(Event::Void { reason: reason.to_owned() });
    }
    Record {
        players: BySide { first, second },
        tags: vec![("place".to_owned(), tag.to_owned())],
        terms,
        events: events.into_iter().map(Into::into).collect(),
    }
}

#[test]
fn words_that_a_list_changes_are_told() {
    let [first, second] = [Side::First, Side::Second].map(|side| Loss::Name { side });
    let tag = Loss::Tag { key: "place".to_owned() };
    for (format, record, expected) in [
        (Format::List, odd(["Anna", "Bert"], "Athens", "rain"), vec![]),
        (Format::List, odd(["A \"x\"]", "\\"], "]", "\"]"), vec![]),
        (Format::List, odd(["A\nB", "Bert"], "Athens", "rain"), vec![first.clone()]),
        (Format::List, odd(["Anna", "Bert"], "a\nb", "it\nrains"), vec![tag.clone(), Loss::Reason]),
        (Format::Saved, odd(["Anna", "Bert"], "Athens", ""), vec![]),
        (Format::Saved, odd(["A]", "  Bert"], "x]", ""), vec![first, second, tag]),
    ] {
        let written = files::write(std::slice::from_ref(&record), format).unwrap();
        assert_eq!(written.losses, [expected], "{}", written.text);
    }
    for format in [Format::List, Format::Saved] {
        let long = odd([&"a".repeat(20_000), "Bert"], "Athens", "");
        assert_eq!(files::write(&[long], format), Err((0, WriteError::Unreadable)));
    }
}

#[test]
fn no_record_is_written_that_is_too_long_to_be_read() {
    let fits = odd(["Anna", "Bert"], "Athens", "rain");
    let long = odd(["Anna", "Bert"], &"x".repeat(MOST_BYTES), "rain");
    assert_eq!(files::write(&[fits, long], Format::Record), Err((1, WriteError::TooLong)));
}
