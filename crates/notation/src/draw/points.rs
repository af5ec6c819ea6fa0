//! The board of 24 points.

use alea_game::{Checkers, PointsSetup};

use super::{Charset, Options, Seat, Words};

/// Checkers drawn on a point; a number stands behind them where there are more.
const DRAWN: usize = 5;
/// Rows of one half of the board.
const ROWS: usize = DRAWN + 1;
/// What stands in one row of a point, and in one row of the bar.
type Slot = String;

/// One player as drawn, in the numbering of the player at the bottom.
struct Player<'a> {
    checkers: Checkers,
    mark: char,
    letter: char,
    name: &'a str,
    turn: Option<String>,
    pips: u32,
}

pub(super) fn lines(setup: &PointsSetup, options: &Options<'_>, words: &Words) -> Vec<String> {
    let [near, far] = players(setup, options, words);
    let glyphs = Glyphs::of(options.charset);
    let panel = panel(&near, &far, options.checkers, words);
    let top: Vec<u8> = (13..=24).collect();
    let bottom: Vec<u8> = (1..=12).rev().collect();

    let mut inner = half(&top, &near, &far, &glyphs, bar(&near));
    inner.push(row(&blank_points(), words.bar, &glyphs));
    let mut lower = half(&bottom, &near, &far, &glyphs, bar(&far));
    lower.reverse();
    inner.extend(lower);

    let mut lines = vec![numbers(&top), glyphs.edge(glyphs.top)];
    lines.extend(inner.into_iter().zip(panel).map(|(row, beside)| format!("{row}   {beside}")));
    lines.extend([glyphs.edge(glyphs.bottom), numbers(&bottom)]);
    lines.extend(legend(&near, &far, words));
    lines
}

/// The player at the bottom and the one at the top.
fn players<'a>(setup: &PointsSetup, options: &Options<'a>, words: &Words) -> [Player<'a>; 2] {
    let marks = options.marks.unwrap_or(match options.charset {
        Charset::Ascii => ['x', 'o'],
        Charset::Unicode => ['●', '○'],
    });
    let turn = match setup.turn {
        None => words.to_play.to_owned(),
        Some(turn) => format!("{} {turn}", words.to_play_turn),
    };
    let own_o = options.way.renumbered(&setup.o);
    let mut x = Player {
        checkers: setup.x,
        mark: marks[0],
        letter: 'x',
        name: options.names[0],
        turn: Some(turn),
        pips: setup.x.pips(),
    };
    let mut o = Player {
        checkers: setup.o,
        mark: marks[1],
        letter: 'o',
        name: options.names[1],
        turn: None,
        pips: own_o.pips(),
    };
    match options.seat {
        Seat::Mover => [x, o],
        Seat::Opponent => {
            x.checkers = options.way.renumbered(&setup.x);
            o.checkers = own_o;
            [o, x]
        }
    }
}

/// The characters that differ between the two sets.
struct Glyphs {
    empty: char,
    across: &'static str,
    down: char,
    top: [char; 4],
    bottom: [char; 4],
}

impl Glyphs {
    fn of(charset: Charset) -> Glyphs {
        match charset {
            Charset::Ascii => Glyphs { empty: '.', across: "-", down: '|', top: ['+'; 4], bottom: ['+'; 4] },
            Charset::Unicode => Glyphs {
                empty: '·',
                across: "─",
                down: '│',
                top: ['┌', '┬', '┬', '┐'],
                bottom: ['└', '┴', '┴', '┘'],
            },
        }
    }

    fn edge(&self, [left, first, second, right]: [char; 4]) -> String {
        let side = self.across.repeat(20);
        format!(" {left}{side}{first}{}{second}{side}{right}", self.across.repeat(5))
    }
}

fn numbers(points: &[u8]) -> String {
    let group = |half: &[u8]| half.iter().map(|point| format!("{point:>2} ")).collect::<String>();
    format!("   {}         {}", group(&points[..6]), group(&points[6..]))
}

fn blank_points() -> Vec<Slot> {
    vec![Slot::from("   "); 12]
}

fn row(points: &[Slot], bar: &str, glyphs: &Glyphs) -> String {
    let down = glyphs.down;
    let (left, right) = (points[..6].concat(), points[6..].concat());
    format!(" {down} {left} {down}{bar:^5}{down} {right} {down}")
}

/// The rows of twelve points, from the edge of the board towards its middle, with the bar between them.
fn half(points: &[u8], near: &Player<'_>, far: &Player<'_>, glyphs: &Glyphs, bar: Vec<Slot>) -> Vec<String> {
    let stacks: Vec<Vec<Slot>> = points.iter().map(|&point| stack(point, near, far, glyphs)).collect();
    // The bar fills from the middle.
    let bar = bar.into_iter().rev();
    (0..ROWS)
        .zip(bar)
        .map(|(height, waiting)| {
            let slots: Vec<Slot> = stacks.iter().map(|stack| stack[height].clone()).collect();
            row(&slots, &waiting, glyphs)
        })
        .collect()
}

/// One point from its foot up.
fn stack(point: u8, near: &Player<'_>, far: &Player<'_>, glyphs: &Glyphs) -> Vec<Slot> {
    let mut pinned = Vec::new();
    let mut free = Vec::new();
    for player in [near, far] {
        let count = usize::from(player.checkers.on(point));
        let under = usize::from(count > 0 && player.checkers.is_pinned(point));
        pinned.extend(std::iter::repeat_n(format!("({})", player.mark), under));
        free.extend(std::iter::repeat_n(format!(" {} ", player.mark), count - under));
    }
    let count = free.len();
    pinned.append(&mut free);
    if pinned.is_empty() {
        pinned.push(format!(" {} ", glyphs.empty));
    }
    piled(pinned, count)
}

/// The checkers of a player on the bar, from the middle of the board outwards.
fn bar(player: &Player<'_>) -> Vec<Slot> {
    let count = usize::from(player.checkers.bar);
    piled(vec![player.mark.to_string(); count], count)
}

/// Exactly as many slots as there are rows: those given, or the first five and the number `count`.
fn piled(mut slots: Vec<Slot>, count: usize) -> Vec<Slot> {
    if slots.len() > DRAWN {
        slots.truncate(DRAWN);
        slots.push(format!("{:<3}", format!("{count:>2}")));
    }
    slots.resize(ROWS, Slot::from("   "));
    slots
}

/// What stands beside each row: the player at the top, then the one at the bottom.
fn panel(near: &Player<'_>, far: &Player<'_>, checkers: u8, words: &Words) -> Vec<String> {
    let width = words.width();
    let of = |player: &Player<'_>| {
        let mut lines = vec![label(player)];
        let hand = player.checkers.hand;
        if hand > 0 {
            lines.push(format!("{:width$} {hand:>3}", words.hand));
        }
        let off = u32::from(checkers).saturating_sub(player.checkers.in_play());
        lines.push(format!("{:width$} {off:>3}", words.off));
        lines.push(format!("{:width$} {:>3}", words.pips, player.pips));
        lines
    };
    let (mut above, below) = (of(far), of(near));
    above.resize(2 * ROWS + 1 - below.len(), String::new());
    above.extend(below);
    above
}

fn label(player: &Player<'_>) -> String {
    let mut text = player.mark.to_string();
    if !player.name.is_empty() {
        text.push_str(&format!(" {}", player.name));
    } else if player.mark != player.letter {
        text.push_str(&format!(" {}", player.letter));
    }
    if let Some(turn) = &player.turn {
        text.push_str(&format!(", {turn}"));
    }
    text
}

/// Says what the brackets mean, where there are any.
fn legend(near: &Player<'_>, far: &Player<'_>, words: &Words) -> Option<String> {
    let any =
        |player: &Player<'_>| (1..=24).any(|p| player.checkers.is_pinned(p) && player.checkers.on(p) > 0);
    let marks: Vec<String> = [far, near]
        .into_iter()
        .filter(|player| any(player))
        .map(|player| format!("({})", player.mark))
        .collect();
    if marks.is_empty() { None } else { Some(format!("   {} {}", marks.join(" "), words.pinned)) }
}
