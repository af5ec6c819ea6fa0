//! The table on the screen: the board, what stands beside it, and the lines below it.

pub(crate) mod overlay;
pub(crate) mod pen;
pub(crate) mod points;
pub(crate) mod square;

use alea_catalog::Family;
use alea_game::{Dice, Setup, Side};
use alea_matchplay::{Length, Pending};
use alea_texts::{Texts, args};
use ratatui::buffer::Buffer;

use super::{
    log::Line,
    sitting::{Awaits, Sitting},
};
use overlay::Overlay;
use pen::{Ink, Look, Pen, wrapped};

/// The smallest terminal that a table fits into.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);
/// Rows under the board: two of what just happened, the line that is typed, and the keys.
const BELOW: u16 = 4;
/// Columns beside a board of 24 points at least.
const BESIDE: u16 = 28;

/// What the board shows beside the checkers.
#[derive(Debug)]
pub(crate) struct Scene<'a> {
    /// Whose numbering the board is in.
    pub(crate) mover: Side,
    /// Who sits at the bottom.
    pub(crate) bottom: Side,
    /// Whether the home boards are on the left.
    pub(crate) mirrored: bool,
    /// Where a checker can leave.
    pub(crate) sources: &'a [u16],
    /// Where the selected one can go.
    pub(crate) targets: &'a [u16],
    /// Where the last turn left and arrived, on a square board.
    pub(crate) last: &'a [u16],
    /// The place that the cursor is on.
    pub(crate) cursor: Option<u16>,
    /// The place whose checker is selected.
    pub(crate) selected: Option<u16>,
    /// The dice on the board.
    pub(crate) dice: Option<Dice>,
    /// Those of them that have been played.
    pub(crate) used: Vec<u8>,
}

impl Scene<'_> {
    /// What a checker of `side` looks like.
    pub(crate) fn mark(&self, look: Look, side: Side) -> &'static str {
        match side {
            Side::First => look.pick("●", "x"),
            Side::Second => look.pick("○", "o"),
        }
    }
}

/// What is written around the board.
pub(crate) struct Around<'a> {
    pub(crate) texts: &'a Texts,
    /// The names of the players.
    pub(crate) names: [&'a str; 2],
    /// What just happened, or was refused.
    pub(crate) message: (&'a str, Ink),
    /// What is being typed.
    pub(crate) input: &'a str,
    /// What can be done.
    pub(crate) hint: &'a str,
    /// The time, for clocks.
    pub(crate) now: u64,
}

/// Draws a screen: a page if there is one, else what `draw` makes of the middle of it, `most` columns wide at most. Gives what
/// did not fit.
pub(crate) fn screen(
    buffer: &mut Buffer,
    look: Look,
    texts: &Texts,
    page: Option<&Overlay>,
    most: u16,
    draw: impl FnOnce(&mut Pen<'_>),
) -> Vec<String> {
    let area = *buffer.area();
    let mut cut = Vec::new();
    let mut pen = Pen::new(buffer, area, look, &mut cut);
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let size = args!["width" => SMALLEST.0, "height" => SMALLEST.1];
        pen.paragraph(0, &texts.with("say-too-small", size), Ink::Plain);
        // Nothing can be done about it here.
        return Vec::new();
    }
    match page {
        Some(page) => page.draw(&mut pen, texts),
        None => {
            let (width, height) = (area.width.min(most), SMALLEST.1);
            draw(&mut pen.part((area.width - width) / 2, (area.height - height) / 2, width, height));
        }
    }
    cut
}

/// The columns of a point on a terminal `width` columns wide.
fn slot(width: u16) -> u16 {
    match width {
        0..100 => 3,
        100..116 => 4,
        _ => 5,
    }
}

/// Draws the whole table.
pub(crate) fn draw(pen: &mut Pen<'_>, sitting: &Sitting, scene: &Scene<'_>, around: &Around<'_>) {
    let (width, height) = (pen.area.width, pen.area.height);
    let (setup, _) = sitting.board();
    // A large square board needs every row: what is played stands beside it then.
    let above = u16::from(matches!(setup, Setup::Points(_)));
    let (board_width, board_height) = match (&setup, sitting.family()) {
        (Setup::Points(points), Family::Points { way, .. }) => {
            let slot = slot(width);
            let size = (points::width(slot), points::HEIGHT);
            header(&mut pen.part(0, 0, width, 1), sitting, around);
            points::draw(&mut pen.part(0, above, size.0, size.1), scene, points, way, slot);
            size
        }
        (Setup::Square(board), _) => {
            let size = square::area(board.size.into());
            square::draw(&mut pen.part(0, above, size.0, size.1), scene, board, &setup);
            size
        }
        (Setup::Points(_), Family::Square) => (0, 0),
    };
    let side = width.saturating_sub(board_width + 2).min(BESIDE.max(width * 2 / 5));
    let mut beside = pen.part(board_width + 2, above, side, board_height);
    if above == 0 {
        header(&mut beside.part(0, 0, side, 2), sitting, around);
        beside = beside.into_part(0, 3, side, board_height - 3);
    }
    panel(&mut beside, sitting, scene, around, &setup);
    let below = height.saturating_sub(BELOW).max(board_height + above).min(board_height + above + 1);
    let rows = height - below;
    footer(&mut pen.part(0, below, width, rows), around);
}

fn header(pen: &mut Pen<'_>, sitting: &Sitting, around: &Around<'_>) {
    let texts = around.texts;
    let contest = sitting.contest();
    let game = texts.game(sitting.game_id());
    let length = match contest.terms().length() {
        Length::Single => texts.say("length-single"),
        Length::Points(points) => texts.with("length-match", args!["points" => points]),
        Length::Money => texts.say("length-money"),
    };
    let x = pen.text(1, 0, &game, Ink::Strong);
    match pen.area.height {
        1 => pen.text(x + 2, 0, &length, Ink::Faint),
        _ => pen.text(1, 1, &length, Ink::Faint),
    };
    let crawford = contest.is_crawford().then(|| texts.say("crawford-game"));
    pen.right(0, &crawford.unwrap_or_default(), Ink::Plain);
}

fn panel(pen: &mut Pen<'_>, sitting: &Sitting, scene: &Scene<'_>, around: &Around<'_>, setup: &Setup) {
    let height = pen.area.height;
    let width = pen.area.width;
    let top = player(&mut pen.part(0, 0, width, 4), sitting, scene, around, setup, !scene.bottom);
    let rows = player_rows(sitting);
    let bottom = height.saturating_sub(rows);
    player(&mut pen.part(0, bottom, width, rows), sitting, scene, around, setup, scene.bottom);
    let space = bottom.saturating_sub(top + 2);
    if space > 0 {
        let mut middle = pen.part(0, top + 1, width, space);
        cube(&mut middle, sitting, around);
        let cube_rows = u16::from(sitting.contest().terms().cube().is_some()) * 2;
        let mut lines = middle.part(0, cube_rows, width, space.saturating_sub(cube_rows));
        history(&mut lines, sitting, scene, around);
    }
}

/// Rows of a player in the panel.
fn player_rows(sitting: &Sitting) -> u16 {
    2 + u16::from(sitting.contest().clock().is_some())
}

/// A player: mark, name and score, then pips and checkers off, then the clock.
fn player(
    pen: &mut Pen<'_>,
    sitting: &Sitting,
    scene: &Scene<'_>,
    around: &Around<'_>,
    setup: &Setup,
    side: Side,
) -> u16 {
    let contest = sitting.contest();
    let texts = around.texts;
    let to_act = contest.to_act() == Some(side);
    let name = around.names[usize::from(side == Side::Second)];
    let mark = mark_of(pen.look, sitting, scene, side);
    let colour = if side == Side::First { Ink::First } else { Ink::Second };
    let arrow = if to_act { pen.look.pick("▸", ">") } else { " " };
    let x = pen.text(0, 0, arrow, Ink::Strong);
    let x = pen.text(x, 0, mark, colour);
    pen.text(x + 1, 0, name, if to_act { Ink::Strong } else { Ink::Plain });
    if contest.terms().length() != Length::Single {
        pen.right(0, &contest.score()[side].to_string(), Ink::Strong);
    }
    if let (Setup::Points(points), Family::Points { checkers, way, .. }) = (setup, sitting.family()) {
        let mine = side == scene.mover;
        let own = if mine { &points.x } else { &points.o };
        let pips = if mine { own.pips() } else { way.renumbered(own).pips() };
        let off = u32::from(checkers).saturating_sub(own.in_play());
        pen.text(2, 1, &texts.with("panel-pips", args!["pips" => pips]), Ink::Faint);
        pen.right(1, &texts.with("panel-off", args!["off" => off]), Ink::Faint);
    } else if let Setup::Square(board) = setup {
        let white = contest.seat(Side::First) == side;
        let men = board.cells.iter().filter(|&&cell| match cell {
            alea_game::Cell::Empty => false,
            alea_game::Cell::Black => !white,
            alea_game::Cell::White | alea_game::Cell::King => white,
        });
        pen.text(2, 1, &texts.with("panel-men", args!["men" => men.count() as u32]), Ink::Faint);
    }
    if let Some(left) = contest.time_left(side, around.now) {
        let seconds = left.div_ceil(1000);
        let ink = if to_act && seconds <= 30 { Ink::Warning } else { Ink::Plain };
        pen.right(2, &format!("{}:{:02}", seconds / 60, seconds % 60), ink);
    }
    player_rows(sitting)
}

/// What a player's checkers or men look like.
fn mark_of(look: Look, sitting: &Sitting, scene: &Scene<'_>, side: Side) -> &'static str {
    match sitting.family() {
        Family::Points { .. } => scene.mark(look, side),
        Family::Square if sitting.contest().seat(Side::First) == side => look.pick("♔", "K"),
        Family::Square => look.pick("●", "b"),
    }
}

fn cube(pen: &mut Pen<'_>, sitting: &Sitting, around: &Around<'_>) {
    let contest = sitting.contest();
    if contest.terms().cube().is_none() {
        return;
    }
    let texts = around.texts;
    let name = |side: Side| around.names[usize::from(side == Side::Second)];
    let cube = contest.cube();
    let text = match (contest.pending(), cube.owner()) {
        (Some(Pending::Double(offer)), _) => {
            texts.with("panel-cube-offered", args!["stake" => offer.stake, "who" => name(!offer.answerer)])
        }
        (_, Some(owner)) => {
            texts.with("panel-cube-owned", args!["stake" => cube.stake(), "who" => name(owner)])
        }
        (_, None) => texts.with("panel-cube-middle", args!["stake" => cube.stake()]),
    };
    let width = pen.area.width - 2;
    pen.part(2, 0, width, 2).paragraph(0, &text, Ink::Plain);
}

/// The last turns, the newest at the bottom.
fn history(pen: &mut Pen<'_>, sitting: &Sitting, scene: &Scene<'_>, around: &Around<'_>) {
    let width = usize::from(pen.area.width);
    let mut rows: Vec<(String, Ink)> = Vec::new();
    let room = usize::from(pen.area.height);
    for line in sitting.lines().iter().rev() {
        if rows.len() >= room {
            break;
        }
        let (text, ink) = match line {
            Line::Rolled(..) => continue,
            Line::Turn { side, dice, text } => {
                let mark = mark_of(pen.look, sitting, scene, *side);
                let play = if text.is_empty() { around.texts.say("no-play") } else { text.clone() };
                let dice = dice.map_or_else(String::new, |dice| format!("{dice} "));
                (format!("{mark} {dice}{play}"), Ink::Plain)
            }
            other => (
                other.sentence(around.texts, |side| around.names[usize::from(side == Side::Second)].into()),
                Ink::Faint,
            ),
        };
        for line in wrapped(&text, width).into_iter().rev() {
            rows.push((line, ink));
        }
    }
    rows.truncate(room);
    let first = room - rows.len();
    for (y, (text, ink)) in (first..).zip(rows.into_iter().rev()) {
        pen.text(0, y as u16, &text, ink);
    }
}

fn footer(pen: &mut Pen<'_>, around: &Around<'_>) {
    let (message, ink) = around.message;
    let width = pen.area.width;
    let height = pen.area.height;
    let mut above = pen.part(1, 0, width - 2, height.saturating_sub(2));
    above.paragraph(0, message, ink);
    let cursor = pen.look.pick("▏", "_");
    let x = pen.text(1, height - 2, pen.look.pick("› ", "> "), Ink::Strong);
    let x = pen.text(x, height - 2, around.input, Ink::Strong);
    pen.text(x, height - 2, cursor, Ink::Faint);
    pen.text(1, height - 1, around.hint, Ink::Faint);
}

/// The line of keys for what is awaited.
pub(crate) fn hint(texts: &Texts, sitting: &Sitting) -> String {
    let key = match sitting.awaits() {
        Awaits::Game => "hint-next-game",
        Awaits::OpeningDice => "hint-opening-dice",
        Awaits::Dice(_) => "hint-dice",
        Awaits::Roll(side) if sitting.can(side, alea_matchplay::CommandKind::Double) => "hint-roll-or-double",
        Awaits::Roll(_) => "hint-roll",
        Awaits::Turn(_) if sitting.is_complete() => "hint-confirm",
        Awaits::Turn(_) if matches!(sitting.family(), Family::Square) => "hint-turn-square",
        Awaits::Turn(_) => "hint-turn",
        Awaits::Answer(side, Pending::Double(_)) if sitting.can(side, alea_matchplay::CommandKind::Raise) => {
            "hint-double-raise"
        }
        Awaits::Answer(_, Pending::Double(_)) => "hint-double",
        Awaits::Answer(..) => "hint-answer",
        Awaits::Nobody => "hint-wait",
        Awaits::Over => "hint-over",
    };
    texts.say(key)
}
