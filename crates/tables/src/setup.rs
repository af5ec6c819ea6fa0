//! Setups to boards, which is where positions from outside are checked, and back.

use alea_game::{Checkers, PointsSetup, SetupError};

use crate::{
    board::{BAR, Board, Half, OFF, START},
    rules::{Contact, Rules, Runner, Variant},
    tables::both_closed_out,
};

/// The board that `setup` shows and the turns both players are to play.
pub(crate) fn read<V: Variant>(rules: &Rules, setup: &PointsSetup) -> Result<(Board, [u8; 2]), SetupError> {
    let me = half::<V>('x', &setup.x, |point| point)?;
    let you = half::<V>('o', &setup.o, |point| V::TRAVEL.across(point))?;
    if me.held() == 0 && you.held() == 0 {
        return Err(SetupError::NobodyLeft);
    }
    let board = Board { me, you };
    check_points(setup)?;
    if both_closed_out::<V>(&board) {
        return Err(SetupError::BothClosedOut);
    }
    if rules.runner == Runner::Pass {
        for (who, half) in [('x', me), ('o', you)] {
            let left_start = V::CHECKERS - half.count(START);
            if half.count(OFF) == 0 && half.held() & 0x0fff == 0 && left_start > 1 {
                return Err(SetupError::RunnerRule { who });
            }
        }
    }
    Ok((board, turns::<V>(&board, setup.turn)?))
}

fn half<V: Variant>(who: char, checkers: &Checkers, place: impl Fn(u8) -> u8) -> Result<Half, SetupError> {
    let count = checkers.in_play();
    if count > u32::from(V::CHECKERS) {
        let count = u16::try_from(count).unwrap_or(u16::MAX);
        return Err(SetupError::TooMany { who, count, limit: V::CHECKERS.into() });
    }
    if checkers.hand > 0 {
        return Err(SetupError::NoHand { who });
    }
    if checkers.bar > 0 && V::CONTACT != Contact::Hit {
        return Err(SetupError::NoBar { who });
    }
    let off = u32::from(V::CHECKERS) - count;
    let mut half = Half::of(&[(OFF, off as u8), (BAR, checkers.bar)]);
    for point in 1..=START {
        half = half.plus(place(point), checkers.on(point));
    }
    for point in (0..32).filter(|point| checkers.pinned >> point & 1 == 1) {
        let single = (1..=START).contains(&point) && checkers.on(point) == 1;
        if !single || V::CONTACT != Contact::Pin {
            return Err(SetupError::NotPinned { who, point });
        }
        half = half.with_pin(place(point));
    }
    Ok(half)
}

/// Both sides on one point only as a pin, and pins only there.
fn check_points(setup: &PointsSetup) -> Result<(), SetupError> {
    for point in 1..=START {
        let (x, o) = (setup.x.on(point), setup.o.on(point));
        match (x > 0 && o > 0, setup.x.is_pinned(point), setup.o.is_pinned(point)) {
            (true, false, true) | (true, true, false) | (false, false, false) => {}
            (false, true, _) => return Err(SetupError::NotPinned { who: 'x', point }),
            (false, _, true) => return Err(SetupError::NotPinned { who: 'o', point }),
            _ => return Err(SetupError::Shared { point }),
        }
    }
    Ok(())
}

/// Which turns both players are to play; a player who has not left the start has his first before him.
fn turns<V: Variant>(board: &Board, given: Option<u16>) -> Result<[u8; 2], SetupError> {
    match given {
        Some(_) if V::TURNS_COUNTED == 0 => return Err(SetupError::TurnNotCounted),
        Some(0) => return Err(SetupError::TurnZero),
        _ => {}
    }
    let given = given.map(|turn| u8::try_from(turn).unwrap_or(u8::MAX).min(V::TURNS_COUNTED));
    Ok([given.unwrap_or(supposed_turn::<V>(board.me)), supposed_turn::<V>(board.you)])
}

/// The turn before a player when nothing is said: the first if he has not moved.
fn supposed_turn<V: Variant>(half: Half) -> u8 {
    let turn = if half == V::START { 1 } else { 2 };
    turn.min(V::TURNS_COUNTED)
}

/// The setup that shows `board`; `turn` is that of the player on roll.
pub(crate) fn write<V: Variant>(board: &Board, turn: u8) -> PointsSetup {
    let checkers = |half: Half, place: &dyn Fn(u8) -> u8| {
        let mut checkers = Checkers { bar: half.count(BAR), ..Checkers::default() };
        for point in 1..=START {
            checkers.points[usize::from(point) - 1] = half.count(place(point));
            checkers.pinned |= u32::from(half.is_pinned(place(point))) << point;
        }
        checkers
    };
    PointsSetup {
        x: checkers(board.me, &|point| point),
        o: checkers(board.you, &|point| V::TRAVEL.across(point)),
        turn: (turn != supposed_turn::<V>(board.me)).then_some(turn.into()),
    }
}
