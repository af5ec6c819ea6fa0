//! The words of a drawing, in every language.

use crate::Language;

/// What stands beside and below a drawn board.
pub(super) struct Words {
    /// Of the player on roll: "x, to play".
    pub(super) to_play: &'static str,
    /// As `to_play`, before the number of the turn.
    pub(super) to_play_turn: &'static str,
    /// On the bar, five letters at most.
    pub(super) bar: &'static str,
    /// Checkers that have not entered yet, those borne off, and the pips left. Numbers follow.
    pub(super) hand: &'static str,
    pub(super) off: &'static str,
    pub(super) pips: &'static str,
    /// After the marks of pinned checkers: "(x) (o) pinned".
    pub(super) pinned: &'static str,
    /// On a square board, which side moves.
    pub(super) white_moves: &'static str,
    pub(super) black_moves: &'static str,
    /// After a number of plies: one, and more.
    pub(super) quiet_ply: &'static str,
    pub(super) quiet_plies: &'static str,
    /// How often the position stood before: once, twice, and what stands around a higher number.
    pub(super) seen_once: &'static str,
    pub(super) seen_twice: &'static str,
    pub(super) seen_often: [&'static str; 2],
}

const ENGLISH: Words = Words {
    to_play: "to play",
    to_play_turn: "to play turn",
    bar: "bar",
    hand: "hand",
    off: "off",
    pips: "pips",
    pinned: "pinned",
    white_moves: "white to move",
    black_moves: "black to move",
    quiet_ply: "ply without capture",
    quiet_plies: "plies without capture",
    seen_once: "stood once before",
    seen_twice: "stood twice before",
    seen_often: ["stood", "times before"],
};

const GREEK: Words = Words {
    to_play: "παίζει",
    to_play_turn: "παίζει, γύρος",
    bar: "μπάρα",
    hand: "χέρι",
    off: "έξω",
    pips: "βήματα",
    pinned: "πιασμένο",
    white_moves: "παίζουν τα λευκά",
    black_moves: "παίζουν τα μαύρα",
    quiet_ply: "κίνηση χωρίς αιχμαλωσία",
    quiet_plies: "κινήσεις χωρίς αιχμαλωσία",
    seen_once: "η διάταξη έχει ξαναφανεί μία φορά",
    seen_twice: "η διάταξη έχει ξαναφανεί δύο φορές",
    seen_often: ["η διάταξη έχει ξαναφανεί", "φορές"],
};

const ITALIAN: Words = Words {
    to_play: "muove",
    to_play_turn: "muove, turno",
    bar: "bar",
    hand: "mano",
    off: "fuori",
    pips: "pip",
    pinned: "inchiodata",
    white_moves: "muove il Bianco",
    black_moves: "muove il Nero",
    quiet_ply: "mossa senza catture",
    quiet_plies: "mosse senza catture",
    seen_once: "posizione già vista una volta",
    seen_twice: "posizione già vista due volte",
    seen_often: ["posizione già vista", "volte"],
};

impl Words {
    pub(super) const fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &ENGLISH,
            Language::Greek => &GREEK,
            Language::Italian => &ITALIAN,
        }
    }

    /// The numbers beside the board stand below each other, so words before them are as wide as the widest.
    pub(super) fn width(&self) -> usize {
        [self.hand, self.off, self.pips].map(|word| word.chars().count()).into_iter().max().unwrap_or(0)
    }
}
