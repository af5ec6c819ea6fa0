//! Laws over trees that were not read from any file, and over lines thrown together.

use alea_game::{Dice, Step};
use alea_notation::{
    mat::{Action, Column, Entry, File, Game, Match, Play, Player, WrittenResult, parse, write},
    turn::{Hop, Via},
};
use proptest::{collection::vec, option, prelude::*};

fn hop() -> impl Strategy<Value = Hop> {
    (vec((1..=24_u16, any::<bool>()), 1..4), any::<bool>(), any::<bool>(), 1..=4_u8).prop_map(
        |(way, enters, leaves, times)| {
            let mut via: Vec<Via> = way.into_iter().map(|(point, hits)| Via { point, hits }).collect();
            let first = via.remove(0);
            let from = if enters { Step::BAR } else { first.point };
            let last = if leaves { None } else { via.pop() };
            let (to, hits) = last.map_or((Step::OFF, false), |last| (last.point, last.hits));
            Hop { from, via, to, hits, times }
        },
    )
}

/// Words that mean nothing in a match file.
fn nonsense() -> impl Strategy<Value = String> {
    "[u-z]{3,8}( {1,3}[u-z]{3,8}){0,2}"
}

fn play() -> impl Strategy<Value = Play> {
    prop_oneof![
        5 => vec(hop(), 1..5).prop_map(Play::Hops),
        1 => Just(Play::CannotMove),
        1 => Just(Play::NotRecorded),
        1 => Just(Play::Nothing),
        1 => nonsense().prop_map(Play::Other),
    ]
}

fn action() -> impl Strategy<Value = Action> {
    let points = || option::of(any::<u32>());
    prop_oneof![
        10 => (1..=6_u8, 1..=6_u8, play()).prop_filter_map("dice", |(first, second, play)| {
            Some(Action::Roll { dice: Dice::new(first, second)?, play })
        }),
        1 => Just(Action::NotRolled),
        1 => points().prop_map(|to| Action::Doubles { to }),
        1 => Just(Action::Takes),
        1 => Just(Action::Drops),
        1 => points().prop_map(|to| Action::Beavers { to }),
        1 => points().prop_map(|to| Action::Raccoons { to }),
        1 => points().prop_map(|points| Action::Resigns { points }),
        1 => points().prop_map(|points| Action::Loses { points }),
        1 => nonsense().prop_map(Action::Other),
    ]
}

fn column() -> impl Strategy<Value = Column> {
    prop_oneof![Just(Column::Left), Just(Column::Right)]
}

fn player() -> impl Strategy<Value = Player> {
    let name = "([A-Za-zÀ-ž.,'_:;)(\\[-]+( {1,3}[A-Za-zÀ-ž.,'_:;)(\\[-]+){0,3}|[a-z]{0,40}[0-9]{0,3})";
    (name, option::of("[0-9]{1,4}(\\.[0-9]{1,2})?")).prop_map(|(name, rating)| Player { name, rating })
}

fn entry() -> impl Strategy<Value = Entry> {
    let number = prop_oneof![0..4_u16, any::<u16>()];
    (number, column(), action()).prop_map(|(number, column, action)| Entry {
        line: 0,
        number,
        column,
        action,
    })
}

fn result() -> impl Strategy<Value = WrittenResult> {
    (column(), any::<u32>(), any::<bool>()).prop_map(|(column, points, and_the_match)| WrittenResult {
        line: 0,
        column,
        points,
        and_the_match,
    })
}

fn game() -> impl Strategy<Value = Game> {
    (any::<u16>(), [player(), player()], any::<[u32; 2]>(), vec(entry(), 0..12), option::of(result()))
        .prop_map(|(number, players, score, entries, result)| Game {
            line: 0,
            number,
            players,
            score,
            entries,
            result,
        })
}

fn file() -> impl Strategy<Value = File> {
    let header = ("[A-Za-z0-9;)]{1,5}( [A-Za-z0-9]{1,3})?", "[^\\p{Cc}]{0,12}");
    let length = option::of(1..=u16::MAX);
    let each = (vec(header, 0..3), length, vec(game(), 0..4)).prop_map(|(headers, length, games)| Match {
        headers,
        length,
        games,
    });
    vec(each, 1..3).prop_map(|matches| File { matches })
}

/// A line that may be out of place.
fn line() -> impl Strategy<Value = String> {
    let cell = "([1-6][1-6]: {0,3}(13/8\\*?|bar/2[0-5]|25/24|6/(off|0)|Cannot Move|\\?{2,4}|[a-z/]{0,4})( 24/2[0-9])?\
        |Takes| Drops|Doubles( => 2)?|Wins 1 point( and the match)?|Resigns|Losses [0-9]|00:|Cannot Move|[a-z:]{0,4})";
    let cells = (" {0,2}[0-9]{1,2}\\) {0,30}", cell, "[ \t]{0,12}", cell, " {0,12}", cell).prop_map(
        |(number, left, gap, right, more, third)| format!("{number}{left}{gap}{right}{more}{third}"),
    );
    prop_oneof![
        4 => cells,
        1 => (" {0,40}", cell).prop_map(|(indent, cell)| indent + &cell),
        1 => Just(String::from("Game 1\nAnna : 0   Bert : 0")),
        1 => "Game [1-3]\n[ab:,0-2]{0,6} ?: ?[0-9] {0,3}[ab:,0-2]{0,6}: ?[0-9]",
        1 => "; \\[[a-c]{0,2} \"[a-c\"]{0,4}\"\\]",
        1 => "[0-3] point match",
        1 => "[ -~]{0,20}",
    ]
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(file in file()) {
        let written = write(&file);
        let again = parse(written.as_bytes()).map(|reading| reading.file.without_lines());
        prop_assert_eq!(again.as_ref(), Ok(&file), "{}", written);
        prop_assert_eq!(&write(&file), &written);
        prop_assert!(!written.contains(" \n"), "{}", written);
    }

    #[test]
    fn what_is_read_is_kept_by_writing(lines in vec(line(), 0..12)) {
        let text = format!("3 point match\nGame 1\nAnna : 0  Bert : 0\n{}", lines.join("\n"));
        if let Ok(reading) = parse(text.as_bytes()) {
            let written = write(&reading.file);
            let again = parse(written.as_bytes()).map(|reading| reading.file.without_lines());
            prop_assert_eq!(again, Ok(reading.file.without_lines()), "{}\n{}", text, written);
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..200)) {
        for head in ["", "3 point match\nGame 1\nAnna : 0  Bert : 0\n 1) "] {
            let _ = parse(&[head.as_bytes(), &bytes].concat());
        }
    }
}
