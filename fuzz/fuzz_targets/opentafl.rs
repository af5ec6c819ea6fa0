//! Positions, rules and saved games of OpenTafl are read or refused within the text, and read the same once written.
#![no_main]

use alea_notation::{
    TextError,
    opentafl::{game, position, rules},
    tafl::{self, File},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes) {
        match position::parse_with_mover(text) {
            Ok(setup) => {
                let written = position::write(&setup);
                assert_eq!(position::parse(&written, setup.mover), Ok(setup));
            }
            Err(error) => within(text, &error),
        }
        match rules::parse(text) {
            Ok(rules) => assert_eq!(rules::parse(&rules::write(&rules)), Ok(rules)),
            Err(error) => within(text, &error),
        }
    }
    let Ok(reading) = tafl::parse(bytes) else { return };
    for game in reading.file.games {
        let Ok(written) = game::write(&game) else { continue };
        // Keys that OpenTafl would not write, and games of which only comments are left, read as something else.
        let Ok(again) = tafl::parse(written.as_bytes()) else { continue };
        let twice = again.file.games.iter().map(game::write).collect::<Result<Vec<_>, _>>();
        let twice = twice.expect("a saved game has no other words").concat();
        let thrice = tafl::parse(twice.as_bytes()).map(|reading| reading.file);
        if let Ok(thrice) = thrice {
            assert_eq!(moves(&thrice), moves(&again.file), "{written}\n{twice}");
        }
    }
});

fn within(text: &str, error: &TextError) {
    assert!((1..=text.len() + 1).contains(&error.column()));
    assert_eq!(error.to_string().lines().count(), 1);
}

fn moves(file: &File) -> Vec<&tafl::Action> {
    file.games.iter().flat_map(|game| &game.entries).map(|entry| &entry.action).collect()
}
