//! Names of the places of a board, for sentences: `13`, `the bar`, `k10`.

use alea_game::{Setup, Step};

/// Names of the files of square boards: the letter i is left out, as it is too easily read as j or 1.
pub(crate) const FILES: &[u8; 25] = b"abcdefghjklmnopqrstuvwxyz";

/// What people call the place with that number on the board of `setup`. A number that is no place of it stays a number.
///
/// ```
/// use alea_notation::{point, position};
///
/// let board = position::parse("5/5/2K2/5/5 w")?;
/// assert_eq!(point::name(&board, 17), "c4");
/// # Ok::<(), alea_notation::TextError>(())
/// ```
#[must_use]
pub fn name(setup: &Setup, number: u16) -> String {
    match setup {
        Setup::Points(_) => match number {
            Step::OFF => String::from("off"),
            Step::BAR => String::from("the bar"),
            Step::HAND => String::from("the hand"),
            point => point.to_string(),
        },
        Setup::Square(square) => {
            let size = u16::from(square.size);
            let place = (number < size * size).then(|| (number % size, number / size + 1));
            match place.and_then(|(file, rank)| Some((FILES.get(usize::from(file))?, rank))) {
                Some((&file, rank)) => format!("{}{rank}", char::from(file)),
                None => number.to_string(),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use alea_game::{PointsSetup, Side, SquareSetup};

    use super::*;

    #[test]
    fn places_have_the_names_of_their_board() {
        let points = Setup::Points(PointsSetup::default());
        let named = [Step::OFF, 1, 24, Step::BAR, Step::HAND, 400].map(|number| name(&points, number));
        assert_eq!(named, ["off", "1", "24", "the bar", "the hand", "400"]);

        let square = |size| {
            Setup::Square(SquareSetup { size, cells: Vec::new(), mover: Side::First, quiet: 0, seen: 0 })
        };
        let named = [0, 8, 18, 180, 360, 361].map(|number| name(&square(19), number));
        assert_eq!(named, ["a1", "j1", "t1", "k10", "t19", "361"]);
        assert_eq!(name(&square(0), 0), "0");
        assert_eq!([25, 26].map(|number| name(&square(26), number)), ["25", "a2"]);
        assert_eq!(name(&square(255), 255), "a2");
    }
}
