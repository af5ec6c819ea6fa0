//! The rules of tafl games as those of OpenTafl, and the game that such rules are.
//!
//! OpenTafl has no word for some of our rules. They are said by keys that begin with `alea-`, which OpenTafl passes over:
//!
//! | key | | without it |
//! |---|---|---|
//! | `alea-quiet:200` | the game is drawn after so many plies without a capture | never |
//! | `alea-tfr:white` | the third occurrence of a position loses for White | `tfr` says what it means |
//! | `alea-held:y` | the king does not move while two black men flank him | he does |
//! | `alea-kingstuck:y` | Black wins when the king beside a black man has no move | he does not |

use std::fmt;

use alea_game::{Allowed, RuleValue, Side};
use alea_notation::opentafl::rules::{ATTACKERS_FIRST, Rules};
use alea_tafl::{Arms, Escape, Points, Repetition, RuleData, Strength};
use alea_texts::{Message, Said, message};

use crate::{Entry, Family, GAMES, replay::shown};

/// The keys that are known and what they mean where they are left out (OpenTafl Notation, rules records; the last four are ours).
const KEYS: [(&str, &str); 36] = [
    ("esc", "c"),
    ("surf", "y"),
    (ATTACKERS_FIRST, "y"),
    ("tfr", "d"),
    ("ka", "y"),
    ("ks", "s"),
    ("kj", "n"),
    ("spd", "-1"),
    ("cor", DEFAULT),
    ("corh", "tTK"),
    ("corp", "K"),
    ("cors", "K"),
    ("corre", "tTK"),
    ("cen", DEFAULT),
    ("cenh", "t"),
    ("cenhe", "tTK"),
    ("cenp", "tTK"),
    ("cens", "K"),
    ("cenre", "tTK"),
    ("afor", ""),
    ("aforh", "TK"),
    ("aforp", "tTK"),
    ("afors", "tTK"),
    ("aforre", "tTK"),
    ("dfor", ""),
    ("dforh", "t"),
    ("dforp", "tTK"),
    ("dfors", "TK"),
    ("dforre", "tTK"),
    ("sw", "n"),
    ("efe", "n"),
    ("ber", "n"),
    ("alea-quiet", "0"),
    ("alea-tfr", ""),
    ("alea-held", "n"),
    ("alea-kingstuck", "n"),
];

/// Keys that mean nothing on these boards: names, pieces that are not there, and how shield walls are closed.
const IDLE: [&str; 4] = ["name", "nj", "cj", "swf"];

/// The usual corners, and the usual centre.
const DEFAULT: &str = "default";

/// Kinds of pieces in the order in which OpenTafl lists their speeds, and the place of black men, white men and the king in it.
const KINDS: usize = 12;
const MEN_AND_KING: [usize; 3] = [0, 6, 9];

/// The first key that no tafl game of the house fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchRules {
    key: String,
    value: Option<String>,
}

impl NoSuchRules {
    /// The key.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The value that is written, or `None` if the key is left out, which means its default.
    #[must_use]
    pub fn value(&self) -> Option<&str> {
        self.value.as_deref()
    }
}

impl Said for NoSuchRules {
    fn message(&self) -> Message {
        let key = shown(&self.key);
        match &self.value {
            Some(value) => message!["refused-no-such-rules", "key" => key, "value" => shown(value)],
            None => message!["refused-no-such-default", "key" => key],
        }
    }
}

/// In English, for logs and for programs.
impl fmt::Display for NoSuchRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for NoSuchRules {}

/// The rules of a game as OpenTafl's; `None` if it is no tafl game, or has rules that neither OpenTafl's keys nor ours say.
///
/// ```
/// use alea_catalog::{find, tafl};
/// use alea_notation::opentafl;
///
/// let entry = find("hnefatafl-v1").ok_or("no game")?;
/// let rules = tafl::open_rules(entry, &entry.default_rules()).ok_or("no tafl game")?;
/// let text = opentafl::rules::write(&rules);
/// assert!(text.starts_with("dim:19 name:Hnefatafl,_variant_1 esc:e surf:n atkf:n spd:-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1, cor: cen: alea-quiet:200 start:/2t2t7t2t2/"));
/// let (found, rules) = tafl::find_rules(&opentafl::rules::parse(&text)?)?;
/// assert_eq!((found.id, rules), (entry.id, entry.default_rules()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn open_rules(entry: &Entry, rules: &RuleValue) -> Option<Rules> {
    let data = entry.tafl_rules(rules)?.data().clone();
    let mut pairs = vec![("name".to_owned(), entry.name.replace(' ', "_"))];
    pairs.extend(pairs_of(&data)?.into_iter().map(|(key, value)| (key.to_owned(), value)));
    Some(Rules { pairs, start: data.start })
}

/// What differs from OpenTafl's defaults, and who moves first.
fn pairs_of(data: &RuleData) -> Option<Vec<(&'static str, String)>> {
    let king = &data.king;
    let bare = data.hostile == alea_tafl::Hostile::default()
        && data.restricted == alea_tafl::Restricted::default()
        && king.stronghold == Points::NONE;
    if !bare {
        return None;
    }
    let yes_no = |yes: bool| String::from(if yes { "y" } else { "n" });
    let escape = match data.escape {
        Escape::Edge => "e",
        Escape::Corner => "c",
    };
    let (repetition, for_white) = match data.repetition {
        Repetition::Draw => ("d", ""),
        Repetition::LossForMover => ("l", ""),
        Repetition::LossForWhite => ("d", "white"),
        Repetition::Ignore => ("i", ""),
    };
    let arms = match king.arms {
        Arms::Full => "y",
        Arms::Mover => "h",
        Arms::Anvil => "a",
        Arms::None => "n",
    };
    let strength = match king.strength {
        Strength::Four => "s",
        Strength::Two => "w",
        Strength::Three => return None,
    };
    let speed = king.range.map(|range| {
        let speeds =
            (0..KINDS).map(|kind| if kind == MEN_AND_KING[2] { range.to_string() } else { "-1".into() });
        speeds.map(|speed| speed + ",").collect::<String>()
    });
    let all = [
        ("esc", escape.to_owned()),
        ("surf", yes_no(data.encirclement)),
        (ATTACKERS_FIRST, yes_no(data.start.mover == Side::Second)),
        ("tfr", repetition.to_owned()),
        ("ka", arms.to_owned()),
        ("ks", strength.to_owned()),
        ("spd", speed.unwrap_or_else(|| String::from("-1"))),
        ("cor", String::new()),
        ("cen", String::new()),
        ("alea-quiet", data.no_capture_limit.to_string()),
        ("alea-tfr", for_white.to_owned()),
        ("alea-held", yes_no(king.held_when_flanked)),
        ("alea-kingstuck", yes_no(data.king_immobile)),
    ];
    let told = |key: &str, value: &str| key == ATTACKERS_FIRST || default_of(key) != Some(value);
    Some(all.into_iter().filter(|(key, value)| told(key, value)).collect())
}

fn default_of(key: &str) -> Option<&'static str> {
    KEYS.iter().find(|(known, _)| *known == key).map(|&(_, default)| default)
}

/// The game that has these rules, with the options chosen that they are; [`open_rules`] the other way.
///
/// # Errors
/// The first key, in the order in which they are written, that no game fits that fits the keys before it.
pub fn find_rules(rules: &Rules) -> Result<(&'static Entry, RuleValue), NoSuchRules> {
    let written = || rules.pairs.iter().map(|(key, _)| key.as_str());
    let left_out = KEYS.iter().map(|&(key, _)| key).filter(|key| rules.get(key).is_none());
    let mut keys: Vec<&str> = ["dim"].into_iter().chain(written()).chain(["start"]).chain(left_out).collect();
    // No game has a key that is not known, so nothing behind it is looked at.
    let known =
        |key: &str| default_of(key).is_some() || IDLE.contains(&key) || matches!(key, "dim" | "start");
    if let Some(first) = keys.iter().position(|key| !known(key)) {
        keys.truncate(first + 1);
    }
    let games = GAMES.iter().filter(|entry| entry.family == Family::Square);
    let mut left: Vec<Candidate> =
        games.filter_map(|entry| Candidate::nearest(entry, rules, &keys)).collect();
    for key in keys {
        left.retain(|candidate| fits(&candidate.rules, rules, key));
        if left.is_empty() {
            let value = match key {
                "dim" => Some(rules.start.size.to_string()),
                "start" => Some(alea_notation::opentafl::position::write(&rules.start)),
                _ => rules.get(key).map(str::to_owned),
            };
            return Err(NoSuchRules { key: key.to_owned(), value });
        }
    }
    let Candidate { entry, chosen, .. } = left.swap_remove(0);
    Ok((entry, chosen))
}

/// A game with those of its options chosen that fit some rules best.
struct Candidate {
    entry: &'static Entry,
    chosen: RuleValue,
    rules: Rules,
}

impl Candidate {
    fn nearest(entry: &'static Entry, wanted: &Rules, keys: &[&str]) -> Option<Candidate> {
        let with = |pairs: &[(&str, String)]| {
            let chosen = entry.rules(pairs.iter().map(|(key, value)| (*key, value.as_str()))).ok()?;
            let rules = open_rules(entry, &chosen)?;
            Some(Candidate { entry, chosen, rules })
        };
        let fit =
            |candidate: &Candidate| keys.iter().filter(|key| fits(&candidate.rules, wanted, key)).count();
        let mut best = with(&[])?;
        let mut pairs: Vec<(&str, String)> = Vec::new();
        // Each option has keys of its own, so that they are chosen one after the other.
        for spec in entry.options {
            let values: Vec<String> = match spec.allowed {
                Allowed::Words(words) => words.iter().map(|&word| word.to_owned()).collect(),
                Allowed::Number { .. } => {
                    let numbers = keys.iter().filter_map(|key| wanted.get(key)).map(str::to_owned);
                    numbers.filter(|value| value.parse::<u16>().is_ok()).chain(["0".to_owned()]).collect()
                }
            };
            for value in values {
                let tried: Vec<(&str, String)> =
                    pairs.iter().cloned().chain([(spec.key, value.clone())]).collect();
                if let Some(candidate) = with(&tried)
                    && fit(&candidate) > fit(&best)
                {
                    best = candidate;
                    pairs.retain(|(key, _)| *key != spec.key);
                    pairs.push((spec.key, value));
                }
            }
        }
        Some(best)
    }
}

/// Whether two rules mean the same by a key.
fn fits(one: &Rules, other: &Rules, key: &str) -> bool {
    match key {
        "dim" => one.start.size == other.start.size,
        "start" => one.start.cells == other.start.cells,
        _ if IDLE.contains(&key) => true,
        _ => default_of(key).is_some() && meaning(one, key) == meaning(other, key),
    }
}

/// What rules mean by a key; nothing if there are no points or walls that it could be about.
fn meaning(rules: &Rules, key: &str) -> Option<String> {
    let value = rules.get(key).or(default_of(key))?;
    for group in ["cor", "cen", "afor", "dfor"] {
        if key == group {
            return Some(points(value, group, rules.start.size));
        }
        if key.starts_with(group) {
            let empty = meaning(rules, group)?.is_empty();
            return (!empty).then(|| "tTK".chars().filter(|&kind| value.contains(kind)).collect());
        }
    }
    Some(match (key, value) {
        ("ks", "y") => String::from("s"),
        ("ks", "n") => String::from("w"),
        ("spd", _) => speeds(value),
        _ => value.to_owned(),
    })
}

/// A list of points in a fixed order.
fn points(list: &str, group: &str, size: u8) -> String {
    let letter = |file: u8| char::from(b'a' + file);
    let (last, middle) = (size - 1, size / 2);
    let mut points: Vec<String> = match (list, group) {
        (DEFAULT, "cor") => {
            let ends = [(0, 0), (0, last), (last, 0), (last, last)];
            ends.iter().map(|&(file, rank)| format!("{}{}", letter(file), rank + 1)).collect()
        }
        (DEFAULT, "cen") => vec![format!("{}{}", letter(middle), middle + 1)],
        _ => list.split(',').filter(|point| !point.is_empty()).map(str::to_owned).collect(),
    };
    points.sort_unstable();
    points.dedup();
    points.join(",")
}

/// How far black men, white men and the king move, from one number, one a side, or one a kind.
fn speeds(list: &str) -> String {
    let speeds: Vec<&str> = list.split(',').filter(|speed| !speed.is_empty()).collect();
    let chosen = match speeds.as_slice() {
        [all] => [*all; 3],
        [black, white] => [*black, *white, *white],
        kinds if kinds.len() == KINDS => MEN_AND_KING.map(|kind| kinds[kind]),
        _ => return list.to_owned(),
    };
    chosen.join(",")
}
