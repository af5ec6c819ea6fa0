//! Positions and rules of OpenTafl: what is refused, and where.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use alea_game::Side;
use alea_notation::opentafl::{position, rules};

const BRANDUBH: &str = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";

#[test]
fn rules_that_make_no_sense_say_where() {
    for (text, said) in [
        (format!("dim:7 start {BRANDUBH}"), "column 7: expected a key and a colon, as in `esc:e`, found `s`"),
        (format!("dim:7 ks:w ks:s start:{BRANDUBH}"), "column 12: `ks` is given twice"),
        (format!("dim:9 start:{BRANDUBH}"), "column 5: the board has 7 lines, and 9 are announced"),
        (format!("start:{BRANDUBH}"), "`dim` is missing"),
        ("dim:7".into(), "`start` is missing"),
        (format!("dim:07 start:{BRANDUBH}"), "column 5: the size of the board must be 5 to 19, found 07"),
        (
            format!("dim:a\nb start:{BRANDUBH}"),
            r"column 5: the size of the board must be 5 to 19, found a\nb",
        ),
        (
            format!("dim:{} start:{BRANDUBH}", "θ".repeat(30)),
            "column 5: the size of the board must be 5 to 19, found θθθθθθθθθθθθθθθθθθθθθθθθ...",
        ),
        (format!("k\ny:1 k\ny:2 dim:7 start:{BRANDUBH}"), r"column 7: `k\ny` is given twice"),
    ] {
        let error = rules::parse(&text).unwrap_err().to_string();
        assert!(error.ends_with(said), "{text}: {error}");
        assert_eq!(error.lines().count(), 1, "{error:?}");
    }
}

#[test]
fn positions_that_make_no_sense_say_where() {
    for text in ["", "/", "3t3", "/3t3/3t3/", "/3x3/7/7/7/7/7/7/", "/8/7/7/7/7/7/7/"] {
        let error = position::parse(text, Side::First).unwrap_err();
        assert!((1..=text.len() + 1).contains(&error.column()), "{text}: {error}");
        assert_eq!(error.to_string().lines().count(), 1);
    }
    assert!(position::parse(BRANDUBH, Side::First).is_ok());
}
