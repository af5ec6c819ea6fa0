//! The ten games and their options, restated from the rules pages as flat data.

use alea_game::{Allowed, Choice, OptionSpec, RuleValue};

/// The ids of the games that the oracle knows.
pub const GAMES: [&str; 10] = [
    "backgammon",
    "portes",
    "plakoto",
    "fevga",
    "tavla",
    "nackgammon",
    "hypergammon",
    "moultezim",
    "narde",
    "tapa",
];

/// What happens between checkers of the two sides that meet.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Contact {
    /// A single checker is sent to the bar.
    Hit,
    /// A single checker is held down.
    Pin,
    /// Nothing: one checker keeps its point.
    Hold,
}

/// When a pinned mother ends the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Mother {
    /// At once, unless the pinner's own start is still occupied.
    WithWaiver,
    /// At once.
    Immediate,
    /// Never.
    None,
}

/// One game with its options.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    pub(super) contact: Contact,
    /// Checkers a side.
    pub(super) checkers: u8,
    /// Point and count, own numbers.
    pub(super) start: &'static [(usize, u8)],
    /// The most points that bearing off wins.
    pub(super) highest_win: i8,
    pub(super) take_highest: bool,
    /// Tavla: who hits at home stays there for the turn.
    pub(super) hitter_stays: bool,
    pub(super) pin_holds_back: bool,
    pub(super) mother: Mother,
    pub(super) mother_value: i8,
    /// Fevga, Moultezim: judge the prime rules after each step too.
    pub(super) each_step: bool,
    /// No six points of the own start quadrant, 24 to 19.
    pub(super) own_quadrant: bool,
    /// No six points of the opponent's start quadrant, own 12 to 7.
    pub(super) their_quadrant: bool,
    /// Moultezim: at most four points of the opponent's start quadrant.
    pub(super) four_points: bool,
    /// Fevga, Moultezim: nobody may be locked in.
    pub(super) no_trap: bool,
    pub(super) runner: bool,
    /// Narde: one checker a turn leaves the head, and a block of six needs an enemy ahead.
    pub(super) head_and_block: bool,
}

const BEAR_OFF: OptionSpec = words("bear_off", &["higher_moves", "take_highest"], "higher_moves");
const WIN_VALUES: OptionSpec = words("win_values", &["single", "double", "triple"], "double");
const WHILE_PINNED: OptionSpec = words("bear_off_while_pinned", &["allow", "forbid"], "allow");
const MOTHERS: &[&str] = &["immediate_with_waiver", "immediate", "none"];
const MOTHER_VALUE: OptionSpec = OptionSpec {
    key: "mother_value",
    allowed: Allowed::Number { min: 1, max: 3 },
    default: Choice::Number(2),
};
const HIT_AND_RUN: &[&str] = &["allowed", "forbidden"];

static PLAIN: [OptionSpec; 1] = [BEAR_OFF];
static PORTES: [OptionSpec; 3] = [BEAR_OFF, WIN_VALUES, words("hit_and_run", HIT_AND_RUN, "allowed")];
static TAVLA: [OptionSpec; 3] = [BEAR_OFF, WIN_VALUES, words("hit_and_run", HIT_AND_RUN, "forbidden")];
static PLAKOTO: [OptionSpec; 4] =
    [BEAR_OFF, WHILE_PINNED, words("mother", MOTHERS, "immediate_with_waiver"), MOTHER_VALUE];
static TAPA: [OptionSpec; 4] = [BEAR_OFF, WHILE_PINNED, words("mother", MOTHERS, "none"), MOTHER_VALUE];
static FEVGA: [OptionSpec; 4] = [
    BEAR_OFF,
    words("prime_check", &["end_of_turn", "each_step"], "end_of_turn"),
    words("start_quadrant", &["own", "either", "opponent"], "own"),
    words("runner", &["pass", "none"], "pass"),
];

const fn words(key: &'static str, allowed: &'static [&'static str], default: &'static str) -> OptionSpec {
    OptionSpec { key, allowed: Allowed::Words(allowed), default: Choice::Word(default) }
}

/// The options of a game, so that tests can write a [`RuleValue`] without asking the crate under test.
///
/// # Panics
/// If there is no such game.
#[must_use]
pub fn option_specs(game: &str) -> &'static [OptionSpec] {
    match game {
        "backgammon" | "nackgammon" | "hypergammon" | "narde" => &PLAIN,
        "portes" => &PORTES,
        "tavla" => &TAVLA,
        "plakoto" => &PLAKOTO,
        "tapa" => &TAPA,
        "fevga" | "moultezim" => &FEVGA,
        other => panic!("the oracle knows no game {other}"),
    }
}

/// A rule value of `game` from pairs of key and word.
///
/// # Panics
/// If the game or the option is unknown.
#[must_use]
pub fn rules_of(game: &str, chosen: &[(&str, &str)]) -> RuleValue {
    RuleValue::choose(option_specs(game), chosen.iter().copied())
        .unwrap_or_else(|error| panic!("{game}: {error}"))
}

const BACKGAMMON_START: &[(usize, u8)] = &[(24, 2), (13, 5), (8, 3), (6, 5)];
const ALL_ON_24: &[(usize, u8)] = &[(24, 15)];

impl Rules {
    /// Reads the options of `game`; a key that is missing has its default.
    pub(super) fn new(game: &str, value: &RuleValue) -> Rules {
        let word = |key: &str| match value.get(key) {
            Some(Choice::Word(word)) => word,
            Some(Choice::Number(_)) => panic!("{key} is a word"),
            None => match option_specs(game).iter().find(|spec| spec.key == key) {
                Some(OptionSpec { default: Choice::Word(word), .. }) => word,
                _ => "",
            },
        };
        let contact = match game {
            "plakoto" | "tapa" => Contact::Pin,
            "fevga" | "moultezim" | "narde" => Contact::Hold,
            _ => Contact::Hit,
        };
        let start = match game {
            "backgammon" | "portes" | "tavla" => BACKGAMMON_START,
            "nackgammon" => &[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)],
            "hypergammon" => &[(24, 1), (23, 1), (22, 1)],
            _ => ALL_ON_24,
        };
        let highest_win = match game {
            "backgammon" | "nackgammon" | "hypergammon" => 3,
            "portes" | "tavla" => match word("win_values") {
                "single" => 1,
                "double" => 2,
                "triple" => 3,
                other => panic!("win_values {other}"),
            },
            _ => 2,
        };
        let mother = match word("mother") {
            "immediate_with_waiver" => Mother::WithWaiver,
            "immediate" => Mother::Immediate,
            "none" | "" => Mother::None,
            other => panic!("mother {other}"),
        };
        let quadrant = word("start_quadrant");
        let two = value.number("mother_value").unwrap_or(2);
        Rules {
            contact,
            checkers: start.iter().map(|&(_, count)| count).sum(),
            start,
            highest_win,
            take_highest: is(word("bear_off"), "take_highest", "higher_moves"),
            hitter_stays: is(word("hit_and_run"), "forbidden", "allowed"),
            pin_holds_back: is(word("bear_off_while_pinned"), "forbid", "allow"),
            mother,
            mother_value: i8::try_from(two).expect("one to three points"),
            each_step: is(word("prime_check"), "each_step", "end_of_turn"),
            own_quadrant: matches!(quadrant, "own" | "either"),
            // Where four points are the limit, six of them say nothing more.
            their_quadrant: matches!(quadrant, "opponent" | "either") && game != "moultezim",
            four_points: game == "moultezim",
            no_trap: matches!(game, "fevga" | "moultezim"),
            runner: is(word("runner"), "pass", "none"),
            head_and_block: game == "narde",
        }
    }
}

/// Whether `word` is `yes` rather than `no`; a game without the option gives neither and means no.
fn is(word: &str, yes: &str, no: &str) -> bool {
    assert!(word == yes || word == no || word.is_empty(), "{word} is neither {yes} nor {no}");
    word == yes
}
