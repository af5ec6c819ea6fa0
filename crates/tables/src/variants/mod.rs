//! The games, one file each. What several of them let players choose stands here.
//!
//! A new game is a file here and a line in the list of the catalogue.

mod backgammon;
mod fevga;
mod hypergammon;
mod moultezim;
mod nackgammon;
mod narde;
mod plakoto;
mod portes;
mod tapa;
mod tavla;

pub use backgammon::Backgammon;
pub use fevga::Fevga;
pub use hypergammon::Hypergammon;
pub use moultezim::Moultezim;
pub use nackgammon::Nackgammon;
pub use narde::Narde;
pub use plakoto::Plakoto;
pub use portes::Portes;
pub use tapa::Tapa;
pub use tavla::Tavla;

/// What files of variants begin with.
mod prelude {
    pub(super) use alea_game::{CubeUse, Opening, OptionSpec};

    pub(super) use super::options;
    pub(super) use crate::{
        board::{Half, Travel},
        rules::{Block, Contact, Head, HitAndRun, Mother, Primes, Rules, Runner, Trap, Variant, Wins},
    };
}

/// The options: their specs, and what the words mean.
pub(crate) mod options {
    use alea_game::{Allowed, Choice, Conflict, OptionSpec, RuleError, RuleValue};

    use crate::rules::{
        BearOff, HitAndRun, MOST, Mother, PrimeCheck, Primes, Rules, Runner, WhilePinned, Wins,
    };

    const fn words(key: &'static str, words: &'static [&'static str], default: &'static str) -> OptionSpec {
        OptionSpec { key, allowed: Allowed::Words(words), default: Choice::Word(default) }
    }

    pub(super) const BEAR_OFF: OptionSpec =
        words("bear_off", &["higher_moves", "take_highest"], "higher_moves");

    pub(super) const WIN_VALUES: OptionSpec = words("win_values", &["single", "double", "triple"], "double");

    pub(super) const fn hit_and_run(default: &'static str) -> OptionSpec {
        words("hit_and_run", &["allowed", "forbidden"], default)
    }

    pub(super) const BEAR_OFF_WHILE_PINNED: OptionSpec =
        words("bear_off_while_pinned", &["allow", "forbid"], "allow");

    pub(super) const fn mother(default: &'static str) -> OptionSpec {
        words("mother", &["immediate_with_waiver", "immediate", "none"], default)
    }

    pub(super) const MOTHER_VALUE: OptionSpec = OptionSpec {
        key: "mother_value",
        allowed: Allowed::Number { min: 1, max: 3 },
        default: Choice::Number(2),
    };

    pub(super) const PRIME_CHECK: OptionSpec =
        words("prime_check", &["end_of_turn", "each_step"], "end_of_turn");

    pub(super) const START_QUADRANT: OptionSpec =
        words("start_quadrant", &["own", "either", "opponent"], "own");

    pub(super) const RUNNER: OptionSpec = words("runner", &["pass", "none"], "pass");

    /// Fills in what was chosen of the options above; a game without one of them keeps its own value.
    pub(crate) fn apply(rules: Rules, chosen: &RuleValue) -> Result<Rules, RuleError> {
        let bear_off = [("higher_moves", BearOff::HigherMoves), ("take_highest", BearOff::TakeHighest)];
        let wins = [("single", Wins::Single), ("double", Wins::Double), ("triple", Wins::Triple)];
        let hit_and_run = [("allowed", HitAndRun::Allowed), ("forbidden", HitAndRun::Forbidden)];
        let while_pinned = [("allow", WhilePinned::Allow), ("forbid", WhilePinned::Forbid)];
        let mother = [
            ("immediate_with_waiver", Mother::ImmediateWithWaiver),
            ("immediate", Mother::Immediate),
            ("none", Mother::None),
        ];
        let check = [("end_of_turn", PrimeCheck::EndOfTurn), ("each_step", PrimeCheck::EachStep)];
        let runner = [("pass", Runner::Pass), ("none", Runner::None)];
        let rules = Rules {
            bear_off: chosen.pick("bear_off", &bear_off).unwrap_or(rules.bear_off),
            wins: chosen.pick("win_values", &wins).unwrap_or(rules.wins),
            hit_and_run: chosen.pick("hit_and_run", &hit_and_run).unwrap_or(rules.hit_and_run),
            bear_off_while_pinned: chosen
                .pick("bear_off_while_pinned", &while_pinned)
                .unwrap_or(rules.bear_off_while_pinned),
            mother: chosen.pick("mother", &mother).unwrap_or(rules.mother),
            mother_value: chosen.number("mother_value").map_or(rules.mother_value, |value| value as u8),
            runner: chosen.pick("runner", &runner).unwrap_or(rules.runner),
            primes: Primes {
                check: chosen.pick("prime_check", &check).unwrap_or(rules.primes.check),
                ..quadrants(rules.primes, chosen)
            },
            ..rules
        };
        if rules.mother == Mother::None && rules.mother_value != 2 {
            return Err(RuleError::Conflict(Conflict::MotherValue));
        }
        Ok(rules)
    }

    /// Five of the six points are the most in the quadrant named; the opponent's may have a lower limit of its own.
    fn quadrants(primes: Primes, chosen: &RuleValue) -> Primes {
        let theirs = primes.opponent_quadrant.min(5);
        let limits =
            [("own", (5, primes.opponent_quadrant)), ("either", (5, theirs)), ("opponent", (MOST, theirs))];
        let limits = chosen.pick("start_quadrant", &limits);
        let (own_quadrant, opponent_quadrant) =
            limits.unwrap_or((primes.own_quadrant, primes.opponent_quadrant));
        Primes { own_quadrant, opponent_quadrant, ..primes }
    }
}
