//! Terms of every kind, at random.

use alea_catalog::{CONTESTS, Entry, Family, GAMES, Random, sequence};
use alea_game::{BySide, CubeUse, Side};
use alea_matchplay::{
    Bonus, ClockTerms, Crawford, CrawfordGame, CubeTerms, GameSpec, Holland, Jacoby, Length, NextStarter,
    Raises, StartScore, Terms,
};

use super::{points_games, some_rules};

pub(crate) fn some_terms(index: usize, random: &mut Random) -> Terms {
    let terms = match index % 8 {
        // Every game by itself, in turn.
        0 => Terms::new(vec![spec(&GAMES[index / 8 % GAMES.len()], random)], Length::Single).unwrap(),
        1 | 2 => cube_match(random),
        3 | 4 => money(random),
        5 => tavli(random),
        6 => {
            let game = &GAMES[index / 8 % GAMES.len()];
            let target = 1 + random.below(if game.family == Family::Square { 1 } else { 3 });
            Terms::new(vec![spec(game, random)], Length::Points(target)).unwrap()
        }
        _ => {
            let mut some = || spec(one_of(&GAMES.iter().collect::<Vec<_>>(), random), random);
            Terms::new(vec![some(), some()], Length::Points(2)).unwrap()
        }
    };
    let next_starter = one_of(&[NextStarter::Winner, NextStarter::Roll, NextStarter::Alternate], random);
    let terms = terms.with_next_starter(next_starter);
    if random.below(3) > 0 {
        return terms;
    }
    let bonus = match random.below(2) {
        0 => Bonus::Delay(random.below(900).into()),
        _ => Bonus::Increment(random.below(900).into()),
    };
    terms.with_clock(ClockTerms { reserve: random.below(60_000).into(), bonus })
}

fn spec(entry: &Entry, random: &mut Random) -> GameSpec {
    entry.spec(some_rules(entry, random))
}

fn cube_game(random: &mut Random) -> Vec<GameSpec> {
    let with_cube: Vec<&Entry> = GAMES.iter().filter(|entry| entry.cube == CubeUse::Optional).collect();
    let games = [one_of(&with_cube, random)];
    games.iter().map(|entry| spec(entry, random)).collect()
}

pub(crate) fn cube_match(random: &mut Random) -> Terms {
    let target = 1 + random.below(7);
    let crawford = one_of(&[Crawford::On, Crawford::On, Crawford::Off], random);
    let holland =
        if crawford == Crawford::On { one_of(&[Holland::On, Holland::Off], random) } else { Holland::Off };
    let cube = CubeTerms { crawford, holland, ..CubeTerms::default() };
    let terms = Terms::new(cube_game(random), Length::Points(target)).unwrap().with_cube(cube).unwrap();
    let points = BySide { first: random.below(target), second: random.below(target) };
    let near = crawford == Crawford::On && target > 1 && points.first.max(points.second) + 1 == target;
    let crawford = if near && random.below(2) > 0 { CrawfordGame::Played } else { CrawfordGame::Ahead };
    let games = random.below(9);
    terms.with_start_score(StartScore { points, crawford, games, starter: None }).unwrap()
}

pub(crate) fn money(random: &mut Random) -> Terms {
    let cube = CubeTerms {
        jacoby: one_of(&[Jacoby::On, Jacoby::Off], random),
        automatic_doubles: random.below(3) as u8,
        raises: one_of(&[Raises::None, Raises::Beavers, Raises::Raccoons, Raises::Otters], random),
        ..CubeTerms::default()
    };
    Terms::new(cube_game(random), Length::Money).unwrap().with_cube(cube).unwrap()
}

fn tavli(random: &mut Random) -> Terms {
    let games = match random.below(2) {
        0 => sequence(one_of(&CONTESTS.iter().collect::<Vec<_>>(), random).games.iter().copied()).unwrap(),
        _ => {
            let points = points_games();
            (0..1 + random.below(4)).map(|_| spec(one_of(&points, random), random)).collect()
        }
    };
    let terms = Terms::new(games, Length::Points(1 + random.below(4))).unwrap();
    if random.below(2) > 0 {
        return terms;
    }
    let games = one_of(&[1, 2, 3, 1_000_000], random);
    let start = StartScore { games, starter: Some(one_of(&Side::BOTH, random)), ..StartScore::default() };
    // Unless the game whose turn it is begins by dice.
    terms.clone().with_start_score(start).unwrap_or(terms)
}

pub(crate) fn one_of<T: Copy>(items: &[T], random: &mut Random) -> T {
    items[random.below(items.len() as u32) as usize]
}
