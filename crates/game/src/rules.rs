//! The options of a game: what may be chosen, and what was.
//!
//! A game lists its options as data ([`OptionSpec`]); a [`RuleValue`] holds a value for each of them, in that order, so that
//! two equal sets of rules are equal values and are written alike everywhere.

use alloc::{string::String, vec::Vec};
use core::fmt;

/// One option of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name on the command line and in records, as `bear_off`.
    pub key: &'static str,
    /// What may be chosen.
    pub allowed: Allowed,
    /// What holds if nothing is chosen.
    pub default: Choice,
}

/// The values of an option.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A whole number in this range, ends included.
    Number {
        /// The least.
        min: u16,
        /// The greatest.
        max: u16,
    },
}

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Allowed::Words(words) => {
                for (i, word) in words.iter().enumerate() {
                    write!(f, "{}{word}", if i > 0 { " | " } else { "" })?;
                }
                Ok(())
            }
            Allowed::Number { min, max } => write!(f, "{min}..{max}"),
        }
    }
}

/// The value chosen for one option.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// One of the words of the option.
    Word(&'static str),
    /// A number.
    Number(u16),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Word(word) => f.write_str(word),
            Choice::Number(number) => write!(f, "{number}"),
        }
    }
}

/// A choice for every option of a game, in the order of its list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct RuleValue {
    choices: Vec<(&'static str, Choice)>,
}

impl RuleValue {
    /// The defaults of `specs`, changed by `chosen` pairs of key and value as somebody wrote them.
    ///
    /// # Errors
    /// An unknown key, a key given twice, or a value that the option does not have. Whether the choices go together is for
    /// the game to say.
    pub fn choose<'a>(
        specs: &'static [OptionSpec],
        chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<RuleValue, RuleError> {
        let mut choices: Vec<_> = specs.iter().map(|spec| (spec.key, spec.default)).collect();
        let mut seen: Vec<&str> = Vec::new();
        for (key, value) in chosen {
            let Some(at) = specs.iter().position(|spec| spec.key == key) else {
                return Err(RuleError::Unknown { key: key.into(), specs });
            };
            if seen.contains(&key) {
                return Err(RuleError::Twice { key: specs[at].key });
            }
            seen.push(key);
            let choice = match specs[at].allowed {
                Allowed::Words(words) => {
                    words.iter().find(|&&word| word == value).map(|&word| Choice::Word(word))
                }
                Allowed::Number { min, max } => {
                    let plain = value.bytes().all(|b| b.is_ascii_digit());
                    let number = value.parse().ok().filter(|number| plain && (min..=max).contains(number));
                    number.map(Choice::Number)
                }
            };
            choices[at].1 =
                choice.ok_or_else(|| RuleError::BadValue { spec: &specs[at], value: value.into() })?;
        }
        Ok(RuleValue { choices })
    }

    /// The keys and their values, in the order of the game's list.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, Choice)> + '_ {
        self.choices.iter().copied()
    }

    /// The value of `key`, if the game has it.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<Choice> {
        self.choices.iter().find(|(k, _)| *k == key).map(|&(_, choice)| choice)
    }

    /// The number chosen for `key`; `None` if the game has no such option or it holds a word.
    #[must_use]
    pub fn number(&self, key: &str) -> Option<u16> {
        match self.get(key)? {
            Choice::Number(number) => Some(number),
            Choice::Word(_) => None,
        }
    }

    /// The entry of `table` whose word was chosen for `key`.
    #[must_use]
    pub fn pick<T: Copy>(&self, key: &str, table: &[(&str, T)]) -> Option<T> {
        match self.get(key)? {
            Choice::Word(chosen) => table.iter().find(|(word, _)| *word == chosen).map(|&(_, value)| value),
            Choice::Number(_) => None,
        }
    }
}

/// Why options were refused. `Display` is a sentence for the person who chose them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleError {
    /// The game has no such option.
    Unknown {
        /// What was asked for.
        key: String,
        /// What there is.
        specs: &'static [OptionSpec],
    },
    /// The option has no such value.
    BadValue {
        /// The option.
        spec: &'static OptionSpec,
        /// What was asked for.
        value: String,
    },
    /// The same option twice.
    Twice {
        /// Its key.
        key: &'static str,
    },
    /// Choices that exclude each other.
    Conflict(Conflict),
}

/// Choices that exclude each other, and why. `Display` says it in English, for logs; interfaces translate [`Conflict::key`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// A value for a pinned mother where she is worth nothing.
    MotherValue,
    /// Neither repetition nor a limit ends a game.
    Endless,
    /// A board with too few or too many lines.
    BoardSize,
    /// A starting position that is not as wide as it is high.
    NotSquare,
    /// A starting position with no king, or several.
    NotOneKing,
}

impl Conflict {
    /// All of them.
    pub const ALL: [Conflict; 5] = [
        Conflict::MotherValue,
        Conflict::Endless,
        Conflict::BoardSize,
        Conflict::NotSquare,
        Conflict::NotOneKing,
    ];

    /// The stable name used by interfaces as a key of translated texts.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Conflict::MotherValue => "mother-value",
            Conflict::Endless => "endless",
            Conflict::BoardSize => "board-size",
            Conflict::NotSquare => "not-square",
            Conflict::NotOneKing => "not-one-king",
        }
    }
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Conflict::MotherValue => {
                "mother_value says what a pinned mother is worth, and with mother=none it is worth nothing"
            }
            Conflict::Endless => {
                "repetition=ignore needs a no_capture_limit above 0, or the game could go on for ever"
            }
            Conflict::BoardSize => "the board needs 3 to 19 lines",
            Conflict::NotSquare => "the starting position is not a square board of its size",
            Conflict::NotOneKing => "the starting position needs one king",
        })
    }
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleError::Unknown { key, specs: [] } => write!(f, "no option {key}: this game has no options"),
            RuleError::Unknown { key, specs } => {
                write!(f, "no option {key}: this game has ")?;
                for (i, spec) in specs.iter().enumerate() {
                    write!(f, "{}{}", if i > 0 { ", " } else { "" }, spec.key)?;
                }
                Ok(())
            }
            RuleError::BadValue { spec, value } => {
                write!(f, "{} cannot be {value}: choose {}", spec.key, spec.allowed)
            }
            RuleError::Twice { key } => write!(f, "{key} is given twice"),
            RuleError::Conflict(conflict) => conflict.fmt(f),
        }
    }
}

impl core::error::Error for RuleError {}
