//! What a position of backgammon is worth: by the rules, by tables, by the net of its class.

#[cfg(test)]
mod tests;

use std::sync::{Arc, LazyLock};

use alea_tables::{Backgammon, Board, Turn, Variant};

use crate::{
    Class, Odds,
    endings::{Endings, Equities, Home, Hyper},
    net::{Net, Siblings, Sums},
    over, possible,
};

/// Where tables of endings come from: nobody waits for them before they are asked.
pub type Asked = fn() -> &'static Endings;

/// Where the table of Hypergammon comes from, if it is there.
pub type AskedHyper = fn() -> Option<&'static Hyper>;

/// A net for each class, and tables of endings and of Hypergammon.
#[derive(Clone, Debug)]
pub struct Nets {
    /// In the order of [`Class::LEARNED`].
    nets: [Net; Class::LEARNED.len()],
    endings: Option<Asked>,
    hyper: Option<AskedHyper>,
}

impl Nets {
    /// Nets in the order of [`Class::LEARNED`]. Endings are evaluated by that of races, unless [tables](Nets::with_endings) are given.
    #[must_use]
    pub fn new(nets: [Net; Class::LEARNED.len()]) -> Nets {
        Nets { nets, endings: None, hyper: None }
    }

    /// With tables of endings.
    #[must_use]
    pub fn with_endings(self, endings: Asked) -> Nets {
        Nets { endings: Some(endings), ..self }
    }

    /// With the table of Hypergammon, which knows every board of three checkers a side. Nets are not made for those.
    #[must_use]
    pub fn with_hyper(self, hyper: AskedHyper) -> Nets {
        Nets { hyper: Some(hyper), ..self }
    }

    /// Whether they can say what boards of so many checkers a side are worth: those that nets are made for always, those of
    /// Hypergammon once there is a table.
    #[must_use]
    pub fn know(&self, checkers: u8) -> bool {
        match checkers {
            Hyper::CHECKERS => self.hyper.is_some_and(|hyper| hyper().is_some()),
            _ => checkers == Backgammon::CHECKERS,
        }
    }

    /// The nets that come with the program, with the tables of endings of the whole program; docs/engine.md says how they were made.
    #[must_use]
    pub fn shipped() -> Arc<Nets> {
        static SHIPPED: LazyLock<Arc<Nets>> = LazyLock::new(|| {
            let read =
                |bytes| Net::from_bytes(bytes).expect("a test reads the files that come with the program").0;
            let race = read(include_bytes!("../nets/race.safetensors"));
            let contact = read(include_bytes!("../nets/contact.safetensors"));
            let ahead = read(include_bytes!("../nets/ahead.safetensors"));
            let behind = read(include_bytes!("../nets/behind.safetensors"));
            let nets = [race, contact, ahead, behind];
            Arc::new(Nets::new(nets).with_endings(Endings::shared).with_hyper(Hyper::ready))
        });
        Arc::clone(&SHIPPED)
    }

    fn net(&self, class: Class) -> &Net {
        &self.nets[class.place()]
    }

    /// What is known without a net.
    fn known(&self, board: &Board, class: Class) -> Option<Odds> {
        if let Some(odds) = self.solved(board) {
            return Some(odds);
        }
        match class {
            Class::Over => over(board),
            Class::Exact => self.endings.and_then(|endings| ending(endings(), board)),
            _ => None,
        }
    }

    /// What the table of Hypergammon says, if this is a board of it.
    fn solved(&self, board: &Board) -> Option<Odds> {
        self.hyper?()?.odds(board)
    }
}

/// The odds of the side on roll where both bear off: looking at the other side as far as that is solved, else each as fast as it can.
fn ending(endings: &Endings, board: &Board) -> Option<Odds> {
    let (me, you) = (Home::of(board.me)?, Home::of(board.you)?);
    if let Some(equities) = both(endings, board) {
        // Gammons were saved long ago.
        return Some(Odds::new([(1.0 + equities.cubeless) / 2.0, 0.0, 0.0, 0.0, 0.0]));
    }
    let endings = endings.one_sided();
    let (mine, yours) = (endings.all_off(me), endings.all_off(you));
    let win = mine.before(yours);
    let win_gammon = if you.checkers() == Home::MOST { mine.before(endings.first_off(you)) } else { 0.0 };
    let saved = endings.first_off(me).before(yours);
    let lose_gammon = if me.checkers() == Home::MOST { 1.0 - saved } else { 0.0 };
    Some(Odds::new([win, win_gammon, 0.0, lose_gammon, 0.0].map(|odds| odds as f32)))
}

/// What is known of both sides together.
fn both(endings: &Endings, board: &Board) -> Option<Equities> {
    endings.two_sided().equities(Home::of(board.me)?, Home::of(board.you)?)
}

/// Nets at work: what they have added up for the last boards is kept.
#[derive(Clone, Debug)]
pub struct Evaluator {
    nets: Arc<Nets>,
    alone: [Sums; Class::LEARNED.len()],
    siblings: [Siblings; Class::LEARNED.len()],
}

impl Evaluator {
    /// An evaluator of its own for a thread; the nets are shared.
    #[must_use]
    pub fn new(nets: Arc<Nets>) -> Evaluator {
        let alone = nets.nets.each_ref().map(Sums::empty);
        let siblings = nets.nets.each_ref().map(Siblings::new);
        Evaluator { alone, siblings, nets }
    }

    /// The nets.
    #[must_use]
    pub fn nets(&self) -> &Arc<Nets> {
        &self.nets
    }

    /// The odds of the side on roll.
    pub fn evaluate(&mut self, board: &Board) -> Odds {
        let class = Class::of(board);
        if let Some(known) = self.nets.known(board, class) {
            return known;
        }
        let net = self.nets.net(class);
        let sums = &mut self.alone[class.place()];
        sums.refresh(net, board);
        bounded(net.outputs(sums), board, class)
    }

    /// Whether what is said of a board is known, and not estimated: a side is off, both bear off and are solved together, or it is one of
    /// Hypergammon.
    #[must_use]
    pub fn knows(&self, board: &Board) -> bool {
        match Class::of(board) {
            _ if self.nets.solved(board).is_some() => true,
            Class::Over => true,
            Class::Exact => self.nets.endings.is_some_and(|endings| both(endings(), board).is_some()),
            _ => false,
        }
    }

    /// The odds of the side that is to choose one of `turns`, turn by turn: what each leads to, with the other side on roll.
    ///
    /// Boards are evaluated one after the other, each from the one before, so what turns have in common is added up once. The result
    /// is that of [`Evaluator::evaluate`], bit for bit. As many are written as both slices have.
    pub fn evaluate_turns(&mut self, turns: &[Turn], out: &mut [Odds]) {
        for (turn, out) in turns.iter().zip(out) {
            *out = match turn.end {
                Some(points) => Odds::decided(points),
                None => self.evaluate_next(&turn.after.flipped()).flipped(),
            };
        }
    }

    fn evaluate_next(&mut self, board: &Board) -> Odds {
        let class = Class::of(board);
        if let Some(known) = self.nets.known(board, class) {
            return known;
        }
        let outputs = self.siblings[class.place()].outputs(self.nets.net(class), board);
        bounded(outputs, board, class)
    }
}

/// Outputs of a net as odds that are possible on this board.
fn bounded(mut outputs: [f32; Odds::COUNT], board: &Board, class: Class) -> Odds {
    for (output, possible) in outputs.iter_mut().zip(possible(board, class)) {
        if !possible {
            *output = 0.0;
        }
    }
    Odds::new(outputs)
}
