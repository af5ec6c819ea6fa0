//! The rows of the menu that choose the options of a game.

use alea_catalog::{Entry, find};
use alea_game::{Allowed, Choice, OptionSpec, RuleValue};
use alea_texts::{Texts, args};

use crate::play::plan::Topic;

/// Numbers that are offered where an option has more than a few.
const NUMBERS: [u16; 8] = [0, 50, 100, 150, 200, 300, 500, 1000];
/// So many numbers are a few.
const FEW: u16 = 10;

/// The options of the game on the menu, each at its default until it is changed. A contest of several games has none here.
#[derive(Clone, Debug)]
pub(crate) struct Rules {
    entry: Option<&'static Entry>,
    rows: Vec<Row>,
}

#[derive(Clone, Debug)]
struct Row {
    spec: &'static OptionSpec,
    offered: Vec<Choice>,
    chosen: usize,
}

impl Row {
    fn of(spec: &'static OptionSpec) -> Row {
        let offered: Vec<Choice> = match spec.allowed {
            Allowed::Words(words) => words.iter().map(|&word| Choice::Word(word)).collect(),
            Allowed::Number { min, max } if max - min <= FEW => (min..=max).map(Choice::Number).collect(),
            Allowed::Number { min, max } => {
                let fits = |number: &u16| (min..=max).contains(number);
                NUMBERS.into_iter().filter(fits).map(Choice::Number).collect()
            }
        };
        let mut row = Row { spec, offered, chosen: 0 };
        if !row.offered.contains(&spec.default) {
            row.offered.push(spec.default);
            row.offered.sort();
        }
        row.reset();
        row
    }

    fn reset(&mut self) {
        self.chosen = self.offered.iter().position(|choice| *choice == self.spec.default).unwrap_or(0);
    }

    fn value(&self) -> Choice {
        self.offered[self.chosen]
    }

    /// The text of what is chosen, or with `-about` behind its key what that means.
    fn text(&self, end: &str, texts: &Texts) -> String {
        let key = self.spec.key;
        match self.value() {
            Choice::Word(word) => texts.say(&format!("choice-{key}-{word}{end}")),
            Choice::Number(number) => texts.with(&format!("choice-{key}{end}"), args!["number" => number]),
        }
    }
}

impl Rules {
    pub(crate) fn of(topic: Option<&Topic>) -> Rules {
        let entry = topic.filter(|topic| topic.games.len() == 1).and_then(|topic| find(&topic.id));
        let rows = entry.map_or_else(Vec::new, |entry| entry.options.iter().map(Row::of).collect());
        Rules { entry, rows }
    }

    /// The rows with something to choose: what a pinned mother is worth is left out where she is worth nothing.
    pub(crate) fn shown(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.rows.len()).filter(|&at| {
            let mut other = self.clone();
            let mut fits = |chosen: usize| {
                other.rows[at].chosen = chosen;
                other.value().is_some()
            };
            (0..self.rows[at].offered.len()).filter(|&chosen| fits(chosen)).count() > 1
        })
    }

    /// What a row says: its name, what is chosen, and what that means.
    pub(crate) fn said(&self, at: usize, texts: &Texts) -> [String; 3] {
        let row = &self.rows[at];
        [texts.say(&format!("name-option-{}", row.spec.key)), row.text("", texts), row.text("-about", texts)]
    }

    /// What the option of a row is about.
    pub(crate) fn about(&self, at: usize, texts: &Texts) -> String {
        texts.say(&format!("option-{}", self.rows[at].spec.key))
    }

    /// Takes the next value of a row, or the one before. Options that exclude it go back to what is usual.
    pub(crate) fn turn(&mut self, at: usize, by: isize) {
        let row = &mut self.rows[at];
        row.chosen = (row.chosen as isize + by).rem_euclid(row.offered.len() as isize) as usize;
        if self.value().is_none() {
            self.rows
                .iter_mut()
                .enumerate()
                .filter(|(other, _)| *other != at)
                .for_each(|(_, row)| row.reset());
        }
    }

    /// What is chosen; `None` for a contest of several games, and for options that exclude each other.
    pub(crate) fn value(&self) -> Option<RuleValue> {
        let chosen: Vec<String> = self.rows.iter().map(|row| row.value().to_string()).collect();
        let pairs = self.rows.iter().zip(&chosen).map(|(row, value)| (row.spec.key, value.as_str()));
        self.entry?.rules(pairs).ok()
    }
}

#[cfg(test)]
mod tests {
    use alea_catalog::GAMES;
    use alea_notation::Language;
    use unicode_width::UnicodeWidthStr;

    use super::*;

    fn rules(id: &str) -> Rules {
        Rules::of(Topic::find(id).as_ref())
    }

    #[test]
    fn every_game_begins_with_its_usual_rules() {
        for entry in GAMES {
            let rules = rules(entry.id);
            assert_eq!(rules.value(), Some(entry.default_rules()), "{}", entry.id);
        }
        assert_eq!(rules("tavli").shown().count(), 0);
        let keys = |id| {
            let rules = rules(id);
            rules.shown().map(|at| rules.rows[at].spec.key).collect::<Vec<_>>()
        };
        assert_eq!(keys("plakoto"), ["bear_off", "bear_off_while_pinned", "mother", "mother_value"]);
        assert_eq!(keys("tapa"), ["bear_off", "bear_off_while_pinned", "mother"]);
    }

    #[test]
    fn every_value_can_be_had_and_has_its_words() {
        for entry in GAMES {
            for at in rules(entry.id).shown().collect::<Vec<_>>() {
                let mut rules = rules(entry.id);
                let first = rules.value();
                for turned in 1..=rules.rows[at].offered.len() {
                    rules.turn(at, 1);
                    let key = rules.rows[at].spec.key;
                    let value = rules.value().unwrap_or_else(|| panic!("{} {key}", entry.id));
                    assert_eq!(value.get(key), Some(rules.rows[at].value()));
                    assert_eq!(Some(value) == first, turned == rules.rows[at].offered.len(), "{key}");
                    for language in Language::ALL {
                        let texts = Texts::of(language);
                        let about = rules.about(at, texts);
                        assert!(!about.starts_with("option-"), "{about}");
                        for (text, room) in rules.said(at, texts).iter().zip([11, 20, 40]) {
                            assert!(text.width() <= room, "{language:?}, {key}: {text} is wider than {room}");
                            assert!(!text.contains("choice-") && !text.contains("option-"), "{text}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn what_excludes_the_last_choice_goes_back_to_the_usual() {
        let mut rules = rules("plakoto");
        let row = |rules: &Rules, key: &str| {
            rules.rows.iter().position(|row| row.spec.key == key).expect("an option of Plakoto")
        };
        let (mother, points) = (row(&rules, "mother"), row(&rules, "mother_value"));
        rules.turn(points, 1);
        rules.turn(mother, -1);
        let value = rules.value().expect("the rules go together");
        assert_eq!(value.get("mother"), Some(Choice::Word("none")));
        assert_eq!(value.get("mother_value"), Some(Choice::Number(2)));
    }
}
