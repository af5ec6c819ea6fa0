//! Position text is read or refused within the text, reads the same once written, and can be drawn.
#![no_main]

use alea_notation::{
    draw,
    position::{parse, write},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match parse(text) {
    Ok(setup) => {
        let written = write(&setup);
        assert_eq!(parse(&written), Ok(setup.clone()), "{written}");
        assert!(draw::ascii(&setup).is_ascii());
        assert_eq!(draw::unicode(&setup).lines().count(), draw::ascii(&setup).lines().count());
    }
    Err(error) => {
        assert!((1..=text.len() + 1).contains(&error.column()));
        assert_eq!(error.to_string().lines().count(), 1);
    }
});
