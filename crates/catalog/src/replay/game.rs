//! One game of a match file, entry by entry.

use alea_game::{Dice, Node, PointsSetup, Setup, Side, Table};
use alea_matchplay::{CommandKind, Contest, Denial, Event, GameEnd, GameResult, Length, Pending};
use alea_notation::{
    mat::{Action, Entry, Game, Play},
    turn::{self, Hop},
};

use super::{Ending, Finding, FindingKind, GameReplay, IllegalPlay, Place, PlayFault, Replay, play, seat};

/// What comes of a game.
pub(super) struct Played {
    pub(super) contest: Contest,
    pub(super) events: Vec<Event>,
    pub(super) report: GameReplay,
}

/// Plays a game on. What does not fit goes to `replay`.
pub(super) fn play(game: &Game, contest: Contest, events: Vec<Event>, replay: &mut Replay) -> Played {
    let place = Place { game: game.number, line: game.line, ply: None, side: None };
    let gave_up = gave_up(&game.entries);
    let mut player =
        Player { contest, events, replay, place, plays: 0, dropped: false, gave_up, unknown: None };
    if let Some(opened) = player.begin(&game.entries) {
        player.entries(&game.entries, opened);
        player.place = place;
    }
    let report = player.finish(game);
    Played { contest: player.contest, events: player.events, report }
}

/// What is made of a play that stands in a file, as events; with words that wait until it is known what follows, if there are such.
pub(super) fn read_as(
    contest: &Contest,
    dice: Dice,
    written: &Play,
) -> (Contest, Vec<Event>, Option<String>) {
    let mut replay = Replay::default();
    let place = Place { game: 0, line: 0, ply: None, side: None };
    let mut player = Player {
        contest: contest.clone(),
        events: Vec::new(),
        replay: &mut replay,
        place,
        plays: 0,
        dropped: false,
        gave_up: None,
        unknown: None,
    };
    if player.is_closed_out() {
        player.closed_out(dice, written);
    } else {
        player.play(dice, written);
    }
    (player.contest, player.events, player.unknown)
}

struct Player<'a> {
    contest: Contest,
    events: Vec<Event>,
    replay: &'a mut Replay,
    place: Place,
    plays: u32,
    /// A double was refused that the contest does not know.
    dropped: bool,
    /// Who is written to have lost, and how many points.
    gave_up: Option<GaveUp>,
    /// The roll that lies on the board because nobody knows what was played.
    unknown: Option<String>,
}

#[derive(Copy, Clone)]
struct GaveUp {
    by: Side,
    points: Option<u32>,
    resigned: bool,
}

/// How a game was opened.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Opened {
    /// By its first roll, which lies on the board.
    ByDice,
    /// By a player without dice.
    Without,
}

/// Who is written to have given up, a resignation before points lost.
fn gave_up(entries: &[Entry]) -> Option<GaveUp> {
    let resigned = entries.iter().find_map(|entry| match entry.action {
        Action::Resigns { points } => Some(GaveUp { by: seat(entry.column), points, resigned: true }),
        _ => None,
    });
    let lost = entries.iter().find_map(|entry| match entry.action {
        Action::Loses { points } => Some(GaveUp { by: seat(entry.column), points, resigned: false }),
        _ => None,
    });
    match (resigned, lost) {
        (Some(resigned), lost) => {
            let points = resigned.points.or(lost.and_then(|lost| lost.points));
            Some(GaveUp { points, ..resigned })
        }
        (None, lost) => lost,
    }
}

/// The single dice that make this roll the first one of `starter`, who threw the higher; `None` if they are equal.
fn single_dice(dice: Dice, starter: Side) -> Option<Dice> {
    let (first, second) = match starter {
        Side::First => (dice.high(), dice.low()),
        Side::Second => (dice.low(), dice.high()),
    };
    Dice::new(first, second).filter(|dice| !dice.is_double())
}

impl Player<'_> {
    fn apply(&mut self, event: Event) -> Result<(), Denial> {
        self.contest.apply(&event)?;
        self.events.push(event);
        Ok(())
    }

    /// Applies what may turn out to be impossible, and says so then.
    fn try_apply(&mut self, event: Event) -> bool {
        let done = self.apply(event);
        if let Err(denial) = done {
            self.find(FindingKind::Denied(denial));
        }
        done.is_ok()
    }

    fn find(&mut self, kind: FindingKind) {
        self.replay.findings.push(Finding { place: self.place, kind });
    }

    /// Opens the game by its first roll. One that begins with a double, or with the cube, is begun by the player who did that.
    fn begin(&mut self, entries: &[Entry]) -> Option<Opened> {
        let no_play = |action: &Action| {
            matches!(action, Action::NotRolled | Action::Resigns { .. } | Action::Loses { .. })
        };
        // Without any it was given up before it began.
        let first = entries.iter().find(|entry| !no_play(&entry.action))?;
        let starter = seat(first.column);
        let (event, opened) = match first.action {
            Action::Roll { dice, .. } if let Some(dice) = single_dice(dice, starter) => {
                (Event::Opening { dice }, Opened::ByDice)
            }
            Action::Roll { .. } | Action::Doubles { .. } => {
                self.find(FindingKind::IrregularOpening);
                (Event::RecordedBegun { starter }, Opened::Without)
            }
            _ => {
                self.find(FindingKind::NoOpening);
                return None;
            }
        };
        self.try_apply(event).then_some(opened)
    }

    fn entries(&mut self, entries: &[Entry], opened: Opened) {
        let mut ply = 0;
        let mut begun = false;
        let mut over = false;
        for entry in entries {
            ply += 1;
            let side = seat(entry.column);
            self.place.line = entry.line;
            self.place.ply = Some(ply);
            self.place.side = Some(side);
            if matches!(entry.action, Action::Resigns { .. } | Action::Loses { .. }) {
                continue;
            }
            if self.dropped || self.contest.pending().is_none() {
                if !over {
                    self.find(FindingKind::AfterEnd);
                }
                over = true;
                continue;
            }
            match &entry.action {
                Action::Roll { dice, play } => {
                    if (!begun && opened == Opened::ByDice) || self.roll(side, *dice, play) {
                        self.play(*dice, play);
                    }
                    begun = true;
                    ply += u32::from(*play == Play::CannotMove);
                }
                Action::NotRolled if !begun => {}
                Action::NotRolled => self.not_rolled(side),
                Action::Doubles { to } => {
                    begun = true;
                    self.doubles(side, *to);
                }
                Action::Takes => {
                    self.try_apply(Event::Taken { by: side });
                }
                Action::Drops => {
                    self.dropped = !self.try_apply(Event::Passed { by: side });
                }
                Action::Beavers { to } | Action::Raccoons { to } => {
                    if self.try_apply(Event::Raised { by: side }) {
                        self.check_cube(*to);
                    }
                }
                Action::Other(text) => self.find(FindingKind::NotUnderstood(text.clone())),
                Action::Resigns { .. } | Action::Loses { .. } => {}
            }
        }
    }

    fn table(&self) -> Option<&dyn Table> {
        self.contest.table()
    }

    /// The board as the player on turn sees it.
    fn board(&self) -> Option<PointsSetup> {
        match self.table()?.setup() {
            Setup::Points(points) => Some(points),
            Setup::Square(_) => None,
        }
    }

    /// Whether the player on turn decides without dice, since he is closed out.
    fn is_closed_out(&self) -> bool {
        self.table().is_some_and(|t| t.rolled().is_none() && matches!(t.node(), Node::Decision(_)))
    }

    /// Lets turns pass that are not written, until `side` is on turn and no dice lie.
    fn bring_to(&mut self, side: Side) {
        if let Some(Pending::Double(offer)) = self.contest.pending() {
            if offer.raises == 0 {
                self.find(FindingKind::Unanswered);
            }
            let _ = self.apply(Event::Taken { by: offer.answerer });
        }
        // A turn of each side passes at most: that with dice whose play is not known, and one that is missing.
        for _ in 0..3 {
            let lie = self.table().is_some_and(|table| table.rolled().is_some());
            match self.contest.on_turn() {
                Some(on_turn) if on_turn != side || lie => {}
                _ => return,
            }
            if self.is_closed_out() {
                let _ = self.apply(Event::Played { steps: Vec::new() });
                continue;
            }
            let text = self.unknown.take().filter(|_| lie).unwrap_or_else(|| {
                self.find(FindingKind::TurnMissing);
                String::new()
            });
            self.stay(text);
        }
    }

    /// A turn after which the board stands as before.
    fn stay(&mut self, text: String) {
        if let Some(after) = self.table().map(Table::setup) {
            self.plays += u32::from(!text.is_empty());
            self.try_apply(Event::RecordedAsPlayed { text, after });
        }
    }

    fn played(&mut self, steps: Vec<alea_game::Step>) -> Result<(), Denial> {
        self.apply(Event::Played { steps })?;
        self.plays += 1;
        Ok(())
    }

    /// Lets the dice fall, if that is what they can do.
    fn roll(&mut self, side: Side, dice: Dice, written: &Play) -> bool {
        self.bring_to(side);
        if self.contest.pending().is_none() {
            self.find(FindingKind::AfterEnd);
            return false;
        }
        if self.is_closed_out() {
            self.closed_out(dice, written);
            return false;
        }
        self.try_apply(Event::Rolled { dice })
    }

    /// Plays the dice that lie, as it is written.
    fn play(&mut self, dice: Dice, written: &Play) {
        match written {
            Play::Hops(hops) => self.hops(dice, hops),
            other => self.no_hops(dice, other),
        }
    }

    /// Dice of a player who is closed out are written by many programs; he did not need to roll, and the contest has no roll.
    fn closed_out(&mut self, dice: Dice, written: &Play) {
        if let (Play::Hops(hops), Some(board)) = (written, self.board()) {
            return self.illegal(dice, hops, &board, PlayFault::ClosedOut);
        }
        let _ = self.played(Vec::new());
    }

    fn not_rolled(&mut self, side: Side) {
        self.bring_to(side);
        if self.is_closed_out() {
            let _ = self.played(Vec::new());
        } else if self.contest.on_turn() == Some(side) {
            self.find(FindingKind::NotRolled);
            self.stay(String::new());
        }
    }

    /// Dice without a play are the only play that there is.
    fn no_hops(&mut self, dice: Dice, written: &Play) {
        let Some(table) = self.table() else { return };
        let legal = table.count_turns();
        let only = if legal == 1 { table.turns().pop() } else { None };
        let says_none = *written == Play::CannotMove;
        match only {
            Some(only) if only.steps.is_empty() || !says_none => {
                let _ = self.played(only.steps);
            }
            _ if says_none => {
                let text = format!("{dice}: Cannot Move");
                self.flag(text.clone(), PlayFault::CanMove { legal });
                self.stay(text);
            }
            _ => {
                let text = match written {
                    Play::NotRecorded => format!("{dice}: ???"),
                    Play::Other(other) => format!("{dice}: {other}"),
                    _ => format!("{dice}:"),
                };
                if let Play::Other(other) = written {
                    self.find(FindingKind::NotUnderstood(other.clone()));
                }
                self.find(FindingKind::NoMove { dice, legal });
                self.unknown = Some(text);
            }
        }
    }

    fn hops(&mut self, dice: Dice, hops: &[Hop]) {
        let Some(board) = self.board() else { return };
        let mut marked = hops.iter().flat_map(Hop::legs).filter(|&(_, hits)| hits);
        let false_hit = marked.find(|(step, _)| play::enemies(&board, step.to) == 0);
        if let Some((step, _)) = false_hit {
            self.find(FindingKind::FalseHit { point: step.to });
        }
        let direct = play::direct(hops, &board, dice);
        if let Some(steps) = direct.clone()
            && self.played(steps).is_ok()
        {
            return;
        }
        // A die can do more than its number says where it takes the highest checker off.
        if self.played(play::legs(hops)).is_ok() {
            return;
        }
        let ways = play::ways(hops, &board, dice);
        let legal = |way: &&play::Way| self.table().is_some_and(|table| table.complete(&way.steps).is_ok());
        let mut legal = ways.iter().filter(legal);
        if let Some(way) = legal.next() {
            let as_good = |other: &play::Way| {
                other.hits != way.hits && other.hits.count_ones() == way.hits.count_ones()
            };
            if legal.any(as_good) {
                self.find(FindingKind::HitsUnclear);
            }
            if let Err(denial) = self.played(way.steps.clone()) {
                self.find(FindingKind::Denied(denial));
            }
            return;
        }
        let Some(table) = self.table() else { return };
        let steps = direct.unwrap_or_else(|| play::legs(hops));
        let fault = table.complete(&steps).err().map_or(PlayFault::OtherPosition, PlayFault::Refused);
        self.illegal(dice, hops, &board, fault);
    }

    fn flag(&mut self, text: String, fault: PlayFault) {
        self.replay.illegal.push(IllegalPlay { place: self.place, text, fault });
    }

    /// Flags a play and goes on from where it leads.
    fn illegal(&mut self, dice: Dice, hops: &[Hop], board: &PointsSetup, fault: PlayFault) {
        let text = format!("{dice}: {}", turn::write(hops));
        self.flag(text.clone(), fault);
        let after = Setup::Points(play::as_written(hops, board));
        self.plays += 1;
        if self.apply(Event::RecordedAsPlayed { text: text.clone(), after }).is_err() {
            self.plays -= 1;
            self.stay(text);
        }
    }

    fn doubles(&mut self, side: Side, to: Option<u32>) {
        // A double that answers one can only be a raise.
        if matches!(self.contest.pending(), Some(Pending::Double(offer)) if offer.answerer == side)
            && self.contest.why_not(side, CommandKind::Raise).is_none()
        {
            if self.try_apply(Event::Raised { by: side }) {
                self.check_cube(to);
            }
            return;
        }
        self.bring_to(side);
        if self.try_apply(Event::Doubled { by: side }) {
            self.check_cube(to);
        }
    }

    /// Compares the number written on the cube with the one offered.
    fn check_cube(&mut self, written: Option<u32>) {
        if let (Some(written), Some(Pending::Double(offer))) = (written, self.contest.pending())
            && written != offer.stake
        {
            self.find(FindingKind::CubeValue { written, stands: offer.stake });
        }
    }

    /// Ends the game as it is written.
    fn finish(&mut self, game: &Game) -> GameReplay {
        let written = self.written(game);
        let mut report = GameReplay {
            number: game.number,
            plays: self.plays,
            cube: self.contest.cube().stake(),
            ending: if self.dropped { Ending::Drop } else { Ending::Unfinished },
            won: written,
        };
        match self.contest.due() {
            Some(Event::GameEnded { result }) => self.decided(game, result, &mut report),
            _ => match written {
                Some((winner, points)) => self.broken_off(winner, points),
                None => self.find(FindingKind::NoResult),
            },
        }
        while let Some(due) = self.contest.due() {
            if self.apply(due).is_err() {
                break;
            }
        }
        let said = game.result.as_ref().is_some_and(|result| result.and_the_match);
        let of_points = matches!(self.contest.terms().length(), Length::Points(_));
        if said && of_points && self.contest.result().is_none() {
            self.find(FindingKind::NotOver);
        }
        report
    }

    /// The result as it is written: whoever gave up has lost, whatever the column of the points.
    fn written(&mut self, game: &Game) -> Option<(Side, u32)> {
        let loser = self.gave_up;
        match (&game.result, loser) {
            (Some(result), Some(GaveUp { by, .. })) => {
                if seat(result.column) == by {
                    self.find(FindingKind::Winner);
                }
                Some((!by, result.points))
            }
            (Some(result), None) => Some((seat(result.column), result.points)),
            (None, Some(GaveUp { by, points: Some(points), .. })) => Some((!by, points)),
            (None, _) => None,
        }
    }

    /// The game is decided on the board or by a drop; the points are those that are written.
    fn decided(&mut self, game: &Game, result: GameResult, report: &mut GameReplay) {
        let GameResult { winner, points, reason } = result;
        let stake = self.contest.cube().stake();
        report.ending = match (reason, points / stake.max(1)) {
            (GameEnd::Passed, _) => Ending::Drop,
            (GameEnd::Board(_), 3..) => Ending::Backgammon,
            (GameEnd::Board(_), 2) => Ending::Gammon,
            (GameEnd::Board(_), _) => Ending::Single,
            _ => Ending::Unfinished,
        };
        let Some(winner) = winner else { return };
        let written = report.won;
        report.won = Some((winner, points));
        let Some((written_winner, declared)) = written else { return };
        if written_winner != winner && self.gave_up.is_none() {
            self.find(FindingKind::Winner);
        }
        if declared != points {
            let before = game.score[usize::from(winner == Side::Second)];
            let needed = match self.contest.terms().length() {
                Length::Points(target) => Some(target.saturating_sub(before)),
                Length::Single | Length::Money => None,
            };
            let clipped = declared < points && needed == Some(declared);
            let ending = report.ending;
            self.find(FindingKind::Points { declared, board: points, ending, cube: stake, clipped });
            report.won = Some((winner, declared));
            let _ = self.apply(Event::RecordedResult { winner, points: declared });
        }
    }

    /// The board is unfinished: a resignation where one is written and its points are possible, else what the record says.
    fn broken_off(&mut self, winner: Side, points: u32) {
        let stake = self.contest.stake().max(1);
        let times = u8::try_from(points / stake).ok().filter(|_| points > 0 && points.is_multiple_of(stake));
        if let (Some(GaveUp { by, resigned: true, .. }), Some(times)) = (self.gave_up, times)
            && self.apply(Event::ResignationOffered { by, points: times }).is_ok()
        {
            let _ = self.apply(Event::ResignationAccepted);
            return;
        }
        let _ = self.apply(Event::RecordedResult { winner, points });
    }
}
