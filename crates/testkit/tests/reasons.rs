//! What the oracle says about reasons: each kind by hand, and for all that some reason is true of every step refused and
//! none of a step allowed.

mod drawn;

use std::collections::{BTreeMap, BTreeSet};

use alea_game::{Refusal, Step};
use alea_testkit::oracle::{GAMES, Oracle, Rolled, option_specs, rules_of};
use alea_testkit::scatter::{roll, scattered};
use drawn::{At, read_steps, write_steps};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

impl At {
    fn rolled(&self) -> Rolled<'_> {
        self.oracle.rolled(&self.setup, self.dice)
    }

    /// Of all conceivable reasons exactly these are true of the last step after those before it.
    fn refuses(&self, steps: &str, reasons: &[Refusal]) -> &At {
        let steps = read_steps(steps);
        let (&step, played) = steps.split_last().expect("a step");
        let found = self.rolled().reasons(played, step);
        let sorted =
            |list: &[Refusal]| list.iter().map(|reason| format!("{reason:?}")).collect::<BTreeSet<_>>();
        assert_eq!(sorted(&found), sorted(reasons), "{}", write_steps(&steps));
        for &reason in reasons {
            self.oracle.explain(&self.setup, self.dice, played, step, reason).expect("a true reason");
            self.rolled().explain_turn(&steps, reason).expect("a true reason");
        }
        for lie in [Refusal::NotRolled, Refusal::NotInLine, Refusal::Unfinished { possible: 2 }] {
            assert!(self.oracle.explain(&self.setup, self.dice, played, step, lie).is_err());
        }
        self
    }

    /// The steps are legal, but more must be played.
    fn goes_on(&self, steps: &str, possible: u8) -> &At {
        let steps = read_steps(steps);
        let unfinished = |possible| self.rolled().explain_turn(&steps, Refusal::Unfinished { possible });
        unfinished(possible).expect("a true reason");
        assert!(unfinished(possible + 1).is_err());
        assert!(self.rolled().explain_turn(&steps, Refusal::TurnComplete).is_err());
        self
    }
}

#[test]
fn facts_about_one_checker() {
    let at = At::new("backgammon", "x=24:1,13:2,6:2 o=21:2,7:3,1:1", "63");
    at.refuses("20/17", &[Refusal::NothingThere { from: 20 }]);
    at.refuses("24/21", &[Refusal::HeldByEnemies { to: 21, count: 2 }]);
    at.refuses("13/7", &[Refusal::HeldByEnemies { to: 7, count: 3 }]);
    at.refuses("13/11", &[Refusal::NoSuchDie { pips: 2 }]);
    at.refuses("6/off", &[Refusal::NotAllHome { rearmost: 24 }]);
    at.refuses("6/13", &[Refusal::WrongWay]);
    at.refuses("6/6", &[Refusal::WrongWay]);
    at.refuses("24/18 18/15 15/12", &[Refusal::TurnComplete, Refusal::NoSuchDie { pips: 3 }]);
    at.refuses("24/18 13/7", &[Refusal::NoSuchDie { pips: 6 }, Refusal::HeldByEnemies { to: 7, count: 3 }]);
    at.refuses("30/24", &[Refusal::NoSuchPoint { point: 30 }, Refusal::NothingThere { from: 30 }]);
    at.refuses("bar/22", &[Refusal::NothingThere { from: 25 }]);
    at.goes_on("", 2).goes_on("24/18", 2);
    let at = At::new("backgammon", "x=bar:2,13:1 o=19:2", "63");
    at.refuses("13/10", &[Refusal::BarFirst { waiting: 2 }]);
    at.refuses("bar/22 13/7", &[Refusal::BarFirst { waiting: 1 }, Refusal::TurnComplete]);
    at.refuses("bar/19", &[Refusal::HeldByEnemies { to: 19, count: 2 }]);
    at.refuses("bar/off", &[Refusal::NoSuchDie { pips: 25 }, Refusal::NotAllHome { rearmost: 25 }]);
}

#[test]
fn bearing_off() {
    let at = At::new("backgammon", "x=6:1,3:1,1:1 o=24:2", "52");
    at.refuses("3/off", &[Refusal::HigherMustMove { die: 5, higher: 6 }]);
    at.refuses(
        "1/off",
        &[Refusal::HigherMustMove { die: 5, higher: 6 }, Refusal::HigherMustMove { die: 2, higher: 6 }],
    );
    at.refuses("6/off", &[Refusal::NoSuchDie { pips: 6 }]);
    let at = At::with("backgammon", &[("bear_off", "take_highest")], "x=6:1,3:1,1:1 o=24:2", "52");
    at.refuses("6/1", &[Refusal::MustTakeHighest { die: 5, highest: 6 }]);
    at.refuses("6/4", &[Refusal::MustTakeHighest { die: 2, highest: 6 }]);
    at.refuses("3/1", &[Refusal::MustTakeHighest { die: 2, highest: 6 }]);
    at.refuses("6/off 3/1", &[Refusal::MustTakeHighest { die: 2, highest: 3 }]);
}

#[test]
fn numbers_of_dice() {
    let at = At::new("backgammon", "x=24:1,12:1 o=19:2,13:2,1:2", "65");
    at.refuses("12/6", &[Refusal::BothDice]);
    At::new("backgammon", "x=24:1 o=13:2", "65").refuses("24/19", &[Refusal::LargerDie { die: 6 }]);
    let at = At::new("backgammon", "x=9:1,8:1 o=24:2,2:2", "22");
    at.goes_on("9/7", 4);
    At::new("plakoto", "x=2:1,1:1^ o=5:1,1:1", "21").refuses("2/1", &[Refusal::HeldByPinner { to: 1 }]);
}

/// Three checkers have one five each. A checker of 24 has two, but stopped half-way it fills the quadrant: so it must be two
/// and two, and the third of the others may not be played.
#[test]
fn more_of_a_double() {
    let position = "x=24:3,23:1,22:1,21:1,20:1,12:1,11:1,10:1 o=18:1,17:1,16:1,15:1,9:1,2:1,1:1";
    let at = At::new("fevga", position, "55");
    at.dice(4).goes_on("12/7 11/6", 4);
    at.refuses("12/7 11/6 10/5", &[Refusal::MoreDice { possible: 4 }, Refusal::QuadrantFull { from: 24 }]);
    at.refuses("12/7 11/6 7/2", &[Refusal::HeldByOne { to: 2 }]);
}

#[test]
fn pins() {
    let at = At::new("plakoto", "x=20:1,13:1^,9:1,5:1,2:1^ o=17:2,13:1,10:1,2:1,1:3", "33");
    at.refuses("20/17", &[Refusal::HeldByEnemies { to: 17, count: 2 }]);
    at.refuses("13/10", &[Refusal::Pinned { from: 13 }]);
    at.refuses("5/2", &[Refusal::HeldByPinner { to: 2 }]);
    at.refuses("25/22", &[Refusal::NothingThere { from: 25 }, Refusal::NoSuchPoint { point: 25 }]);
    let at = At::with("plakoto", &[("bear_off_while_pinned", "forbid")], "x=5:1^,3:1 o=5:1", "63");
    at.refuses(
        "3/off",
        &[
            Refusal::HeldBackByPin { pinned: 5 },
            Refusal::HigherMustMove { die: 6, higher: 5 },
            Refusal::TurnComplete,
        ],
    );
}

#[test]
fn after_the_end() {
    let at = At::new("plakoto", "x=13:3,3:1 o=1:1", "22");
    at.refuses("3/1 13/11", &[Refusal::GameOver, Refusal::TurnComplete]);
    let at = At::new("backgammon", "x=- o=1:2", "22");
    at.refuses("3/1", &[Refusal::GameOver]);
}

#[test]
fn runners_heads_and_hitters() {
    let at = At::new("fevga", "x=24:14,17:1 o=12:14,5:1", "21");
    at.refuses("24/22", &[Refusal::RunnerNotPassed { runner: 17 }]);
    at.refuses("17/16 24/22", &[Refusal::RunnerNotPassed { runner: 16 }]);
    let at = At::new("narde", "x=24:15 o=12:15", "21");
    at.refuses("24/22 24/23", &[Refusal::HeadUsed { limit: 1 }]);
    let at = At::new("narde", "x=24:15 o=12:15", "44");
    at.refuses("24/20 24/20 24/20", &[Refusal::HeadUsed { limit: 2 }]);
    at.refuses(
        "24/20 20/16 16/12",
        &[Refusal::HeldByEnemies { to: 12, count: 15 }, Refusal::HeldByOne { to: 12 }],
    );
    let at = At::new("tavla", "x=13:1,8:1 o=5:1", "31");
    at.refuses("8/5 5/4", &[Refusal::HitCheckerStays { point: 5 }]);
}

#[test]
fn primes() {
    let full = Refusal::QuadrantFull { from: 24 };
    let position = "x=24:2,23:1,22:1,21:1,20:1,5:1 o=2:1,1:1";
    let at = At::new("fevga", position, "51");
    at.refuses("5/4 24/19", &[full]);
    at.refuses("24/19 5/4", &[full]);
    At::with("fevga", &[("prime_check", "each_step")], position, "51").refuses("24/19", &[full]);
    let lost = "x=24:7,23:1,22:1,21:1,20:1 o=18:1,17:1,16:1,15:1,14:1";
    At::new("fevga", lost, "55").refuses("24/19", &[full, Refusal::TurnComplete]);
    let theirs =
        At::with("fevga", &[("start_quadrant", "either")], "x=12:1,11:1,10:1,9:1,8:2,3:1 o=20:1", "21");
    theirs.refuses("3/1 8/7", &[Refusal::QuadrantFull { from: 12 }]);
    let four = At::new("moultezim", "x=12:1,11:1,10:1,9:2,3:1 o=20:1", "21");
    four.refuses("3/1 9/8", &[Refusal::TooManyPoints { limit: 4 }]);
    let lock = At::new("fevga", "x=11:1,10:1,9:1,8:1,7:2,5:1 o=12:15", "31");
    lock.refuses("5/2 7/6", &[Refusal::LockedIn { at: 12 }]);
    let open = At::new("fevga", "x=13:1,6:1,5:1,4:1,3:1,2:1,1:1 o=7:15", "65");
    open.refuses("13/8", &[Refusal::MustOpen { at: 7 }]);
    open.refuses("13/7", &[Refusal::HeldByEnemies { to: 7, count: 15 }, Refusal::HeldByOne { to: 7 }]);
    let block = At::new("narde", "x=18:1,17:1,16:1,15:1,14:2,5:1 o=12:15", "31").turn(9);
    block.refuses("14/13", &[Refusal::BlockWithoutEnemyAhead { from: 18 }]);
    let seam = At::new("narde", "x=24:1,23:2,9:1,3:1,2:1,1:1 o=5:15", "31").turn(9);
    seam.refuses("23/22", &[Refusal::BlockWithoutEnemyAhead { from: 3 }]);
}

/// Both dice can be played, and one play of both fills the quadrant: that is no question of the number of dice, while a
/// step that leaves no second die is.
#[test]
fn too_few_dice_or_a_broken_rule() {
    // 24/19 and then 8/4 fills; 24/19 alone fills too. With 23/19/14 both dice are played.
    let at = At::new("fevga", "x=24:7,23:2,22:1,21:1,20:1,8:1 o=18:1,17:1,16:1,15:1,3:1", "54");
    at.plays("23/19 19/14").dice(2);
    at.refuses("24/19", &[Refusal::QuadrantFull { from: 24 }]);
    // After 8/4 the five can only fill, and stopping there plays one die.
    at.refuses("8/4", &[Refusal::QuadrantFull { from: 24 }, Refusal::BothDice]);
    at.refuses("24/20", &[Refusal::QuadrantFull { from: 24 }, Refusal::BothDice]);
    // After 24/19 nothing is left to play, and the quadrant is full.
    let at = At::new("fevga", "x=24:3,23:1,22:1,21:1,20:1,12:1 o=18:1,17:1,16:1,15:1,14:1,13:1,6:1", "65");
    at.plays("12/7 7/1").refuses("24/19", &[Refusal::QuadrantFull { from: 24 }, Refusal::BothDice]);
    // A prime that cannot be opened is no reason.
    let at = At::new("fevga", "x=18:1,6:2,5:1,4:1,3:1,2:1,1:1 o=7:15", "65");
    at.plays("18/12 6/1, 6/1 18/12").refuses("18/13", &[Refusal::BothDice]);
}

#[test]
fn some_reason_is_true_of_every_step_refused_and_none_of_one_allowed() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for round in 0..600 {
        let game = GAMES[round % GAMES.len()];
        let chosen: Vec<_> = option_specs(game)
            .iter()
            .filter_map(|spec| match spec.allowed {
                alea_game::Allowed::Words(words) => Some((spec.key, words[rng.random_range(0..words.len())])),
                alea_game::Allowed::Number { .. } => None,
            })
            .collect();
        let oracle = Oracle::new(game, &rules_of(game, &chosen));
        let setup = scattered(game, &mut rng);
        if oracle.over(&setup).is_some() {
            continue;
        }
        let dice = roll(&mut rng);
        let rolled = oracle.rolled(&setup, dice);
        let sequences: Vec<_> = rolled.sequences().into_iter().collect();
        let turn = &sequences[rng.random_range(0..sequences.len())];
        let played = &turn[..rng.random_range(0..=turn.len())];
        for from in 0..=26 {
            for to in 0..=26 {
                let step = Step::new(from, to);
                let next = [played, &[step]].concat();
                let legal = sequences.iter().any(|sequence| sequence.starts_with(&next));
                let reasons = rolled.reasons(played, step);
                assert_eq!(
                    reasons.is_empty(),
                    legal,
                    "{game} {chosen:?} {setup:?} {dice} {played:?} {step} {reasons:?}"
                );
                for reason in reasons {
                    *kinds.entry(reason.key()).or_default() += 1;
                }
            }
        }
    }
    // Every reason these games have comes up, so that the law says something about each.
    assert!(kinds.len() >= 25, "{kinds:#?}");
}
