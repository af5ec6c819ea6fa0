//! stub
use alea_game::{Dice, PointsSetup, Refusal, Step};

use super::rules::Rules;

pub(super) fn step(
    _rules: &Rules,
    _setup: &PointsSetup,
    _dice: Dice,
    _played: &[Step],
    _step: Step,
    _refusal: Refusal,
) -> Result<(), String> {
    Err("stub".into())
}
