//! Playing recorded games through, entry by entry.

use alea_game::{BySide, Refusal, Setup, Side, Step, Table};
use alea_matchplay::{
    Command, CommandKind, Contest, Denial, Event, GameEnd, GameResult, Pending, Stamped, Start,
};
use alea_notation::{
    point,
    record::Record,
    tafl::{Action, Entry, Game, Lettering, Mark, Winner, WrittenMove, WrittenResult},
};

use super::{
    Finding, FindingKind, Format, GameReplay, IllegalMove, MoveFault, Refused, TaflReplay, board, heading,
};
use crate::{open_table, replay::Place};

/// A contest as far as its games have been read.
#[derive(Debug)]
pub(super) struct Running {
    contest: Contest,
    events: Vec<Event>,
    lettering: Lettering,
    format: Format,
    players: BySide<String>,
    tags: Vec<(String, String)>,
    games: Vec<GameReplay>,
    illegal: Vec<IllegalMove>,
    findings: Vec<Finding>,
    place: Place,
    /// Lines of the board.
    size: u8,
    /// Of the game that is being read.
    game: State,
}

#[derive(Debug, Default)]
struct State {
    plays: u32,
    end: Option<(GameEnd, Option<(Side, u32)>)>,
    /// A result was written.
    told: bool,
    /// It goes on after its end, which was said.
    after_end: bool,
    /// The first capture that is not written, while none is.
    silent: Option<Place>,
    captures_written: bool,
}

impl Running {
    /// A contest before its first game.
    pub(super) fn new(game: &Game) -> Result<Running, Refused> {
        let heading = heading::of(game)?;
        let contest = Contest::new(heading.terms, open_table).expect("games of the house can be opened");
        let place = Place { game: 1, line: game.line, ply: None, side: None };
        let named = heading::players(game, &contest);
        let (tags, twice) = heading::tags(game);
        let mut running = Running {
            contest,
            events: Vec::new(),
            lettering: heading.lettering,
            format: heading.format,
            players: BySide {
                first: named.first.unwrap_or_default(),
                second: named.second.unwrap_or_default(),
            },
            tags,
            games: Vec::new(),
            illegal: Vec::new(),
            findings: Vec::new(),
            place,
            size: 0,
            game: State::default(),
        };
        heading.findings.into_iter().chain(twice).for_each(|kind| running.find(kind));
        Ok(running)
    }

    pub(super) fn contest(&self) -> &Contest {
        &self.contest
    }

    pub(super) fn finish(self) -> TaflReplay {
        let Running { contest, events, format, players, tags, games, illegal, findings, .. } = self;
        TaflReplay {
            score: contest.score(),
            plays: games.iter().fold(0, |plays, game| plays.saturating_add(game.plays)),
            record: Record {
                players,
                tags,
                terms: contest.terms().clone(),
                events: events.into_iter().map(Stamped::from).collect(),
            },
            format,
            games,
            illegal,
            findings,
        }
    }

    /// Plays the next game.
    pub(super) fn play(&mut self, game: &Game) {
        let number = u16::try_from(self.games.len() + 1).unwrap_or(u16::MAX);
        self.place = Place { game: number, line: game.line, ply: None, side: None };
        self.game = State::default();
        if number > 1 {
            let named = heading::players(game, &self.contest);
            let same = |side: Side| named[side].as_ref().is_none_or(|name| *name == self.players[side]);
            if !Side::BOTH.into_iter().all(same) {
                self.find(FindingKind::OtherPlayers);
            }
        }
        if game.begun
            && let Ok(Start::Player(starter)) = self.contest.next_start()
        {
            let _ = self.apply(Event::Begun { starter });
        }
        self.size = self.table().and_then(board::square).map_or(0, |board| board.size);
        game.entries.iter().for_each(|entry| self.entry(entry));
        self.end(game);
    }

    fn end(&mut self, game: &Game) {
        let head = Place { line: game.line, ply: None, side: None, ..self.place };
        self.place = head;
        if !self.game.told
            && let Some(result) = told_by_tags(game, self.format)
        {
            self.result(&result);
        }
        while let Some(due) = self.contest.due() {
            if self.apply(due).is_err() {
                break;
            }
        }
        if self.contest.pending().is_some() {
            self.find(FindingKind::NoResult);
        }
        if let Some(place) = self.game.silent.filter(|_| !self.game.captures_written) {
            self.findings.push(Finding { place, kind: FindingKind::NoCaptures });
        }
        let comments =
            game.entries.iter().map(|entry| entry.comments.len()).sum::<usize>() + game.comments.len();
        if comments > 0 {
            self.find(FindingKind::Comments { count: comments });
        }
        let end = self.game.end;
        let won = end.and_then(|(_, won)| won);
        self.games.push(GameReplay { plays: self.game.plays, end: end.map(|(end, _)| end), won });
    }

    fn apply(&mut self, event: Event) -> Result<(), Denial> {
        self.contest.apply(&event)?;
        if let Event::GameEnded { result: GameResult { winner, points, reason } } = event {
            self.game.end = Some((reason, winner.map(|winner| (winner, points))));
        }
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
        self.findings.push(Finding { place: self.place, kind });
    }

    fn entry(&mut self, entry: &Entry) {
        self.place.line = entry.line;
        self.place.side = self.contest.on_turn();
        let in_play = self.contest.pending().is_some();
        match &entry.action {
            Action::Void(reason) => {
                self.try_apply(Event::Void { reason: reason.clone() });
            }
            Action::Stopped => self.stop(),
            Action::Result(result) => self.result(result),
            _ if !in_play => {
                if !self.game.after_end {
                    self.find(FindingKind::AfterEnd);
                }
                self.game.after_end = true;
            }
            Action::Move(written) => {
                self.ply();
                self.written(written);
            }
            Action::Illegal { text, after } => {
                self.ply();
                self.refuse_offers();
                let event =
                    Event::RecordedAsPlayed { text: text.clone(), after: Setup::Square(after.clone()) };
                if self.try_apply(event) {
                    self.game.plays += 1;
                    let fault = MoveFault::SaidToBe;
                    self.illegal.push(IllegalMove { place: self.place, text: text.clone(), fault });
                }
            }
            Action::Missing => {
                self.ply();
                self.refuse_offers();
                self.missing();
            }
            Action::Resigns => self.resigns(),
            Action::ResignationOffered => {
                if let Some(by) = self.contest.on_turn() {
                    self.try_apply(Event::ResignationOffered { by, points: 1 });
                }
            }
            Action::ResignationRefused => {
                self.try_apply(Event::ResignationRefused);
            }
            Action::DrawOffered => {
                if let Some(by) = self.contest.on_turn() {
                    self.try_apply(Event::DrawOffered { by });
                }
            }
            Action::DrawRefused => {
                self.try_apply(Event::DrawRefused);
            }
            Action::DrawAgreed => self.agree(),
            Action::Timeout => {
                if let Some(side) = self.contest.to_act() {
                    self.flag(side);
                }
            }
        }
    }

    fn ply(&mut self) {
        self.place.ply = Some(self.place.ply.map_or(1, |ply| ply.saturating_add(1)));
    }

    /// Offers that nobody answered are refused when play goes on.
    fn refuse_offers(&mut self) {
        let refusal = match self.contest.pending() {
            Some(Pending::Draw { .. }) => Event::DrawRefused,
            Some(Pending::Resignation { .. }) => Event::ResignationRefused,
            _ => return,
        };
        self.find(FindingKind::Unanswered);
        let _ = self.apply(refusal);
    }

    fn table(&self) -> Option<&dyn Table> {
        self.contest.table()
    }

    /// A move that nobody wrote down: the board stays as it is.
    fn missing(&mut self) {
        if let Some(after) = self.table().map(Table::setup) {
            self.find(FindingKind::MoveMissing);
            self.try_apply(Event::RecordedAsPlayed { text: String::new(), after });
        }
    }

    fn written(&mut self, written: &WrittenMove) {
        self.refuse_offers();
        let fault = match board::step(written, self.size, self.lettering) {
            Err(fault) => fault,
            Ok(step) => match self.legal(step) {
                Ok(()) => return self.played(written, step),
                // Two moves of one side in a row: that of the other is missing, if this one is legal then.
                Err(Refusal::NotYours { .. }) if self.is_legal_for_other(step) => {
                    self.missing();
                    if self.contest.pending().is_some() {
                        self.played(written, step);
                    }
                    return;
                }
                Err(refusal) => MoveFault::Refused { refusal, size: self.size },
            },
        };
        let Some(board) = self.table().and_then(board::square) else { return };
        self.illegal.push(IllegalMove { place: self.place, text: written.to_string(), fault });
        self.game.plays += 1;
        let (after, text) = (board::as_written(written, &board, self.lettering), text_of(written));
        let event = |after| Event::RecordedAsPlayed { text: text.clone(), after: Setup::Square(after) };
        if self.apply(event(after)).is_err() {
            self.try_apply(event(board));
        }
    }

    fn legal(&self, step: Step) -> Result<(), Refusal> {
        match self.table() {
            Some(table) => table.refusal(&[], step).map_or(Ok(()), Err),
            None => Err(Refusal::GameOver),
        }
    }

    fn is_legal_for_other(&self, step: Step) -> bool {
        let turned = self.table().and_then(|table| table.resumed(&table.setup()).ok());
        turned.is_some_and(|table| table.refusal(&[], step).is_none())
    }

    fn played(&mut self, written: &WrittenMove, step: Step) {
        let Some(made) = self.table().and_then(|table| table.complete(&[step]).ok()) else { return };
        if !self.try_apply(Event::Played { steps: made.steps }) {
            return;
        }
        self.game.plays += 1;
        let mut captured = made.captures;
        captured.sort_unstable();
        self.game.captures_written |= written.captures.is_some();
        match &written.captures {
            None if !captured.is_empty() => {
                self.game.silent.get_or_insert(self.place);
            }
            None => {}
            Some(said) => {
                // A king who is taken stays on the board; some programs list him.
                let king = self.table().and_then(board::square).map(|board| board.cells);
                let is_king = |point: &u16| {
                    let cell = king.as_ref().and_then(|cells| cells.get(usize::from(*point)));
                    cell == Some(&alea_game::Cell::King)
                };
                let mut listed = board::captures(written, self.size, self.lettering);
                listed.retain(|point| !is_king(point));
                let bare = said.is_empty() && !captured.is_empty();
                if !bare && listed != captured {
                    let board = self.table().map(Table::setup);
                    let name = |&point: &u16| {
                        board.as_ref().map(|board| point::name(board, point)).unwrap_or_default()
                    };
                    let made = captured.iter().map(name).collect::<Vec<_>>().join("/");
                    self.find(FindingKind::Captures { made });
                }
            }
        }
        if written.mark == Some(Mark::PlusPlus) && self.contest.pending().is_some() {
            self.find(FindingKind::NotWon);
        }
    }

    fn resigns(&mut self) {
        match (self.contest.pending(), self.contest.on_turn()) {
            (Some(Pending::Resignation { .. }), _) => {}
            (_, Some(by)) => {
                self.refuse_offers();
                if !self.try_apply(Event::ResignationOffered { by, points: 1 }) {
                    return;
                }
            }
            _ => return,
        }
        self.try_apply(Event::ResignationAccepted);
    }

    fn agree(&mut self) {
        if !matches!(self.contest.pending(), Some(Pending::Draw { .. }))
            && let Some(by) = self.contest.on_turn()
        {
            self.refuse_offers();
            if !self.try_apply(Event::DrawOffered { by }) {
                return;
            }
        }
        self.try_apply(Event::DrawAccepted);
    }

    /// The time of `side` is over: a fallen flag if there is a clock, else a result that the record gives.
    fn flag(&mut self, side: Side) {
        if self.contest.terms().clock().is_none() || self.apply(Event::Flagged { side }).is_err() {
            self.try_apply(Event::RecordedResult { winner: !side, points: 1 });
        }
    }

    fn stop(&mut self) {
        if self.contest.why_not(Side::First, CommandKind::Stop).is_none()
            && let Ok(events) = self.contest.decide(Side::First, &Command::Stop)
        {
            for event in events {
                self.try_apply(event);
            }
        } else {
            self.find(FindingKind::Denied(Denial::CannotStop));
        }
    }

    /// Ends the game as it is written, if it is not over.
    fn result(&mut self, written: &WrittenResult) {
        self.game.told = true;
        let seat = |side| self.contest.seat(side);
        // Before a game begins its seats are those that it will have.
        let white = match self.contest.next_start() {
            Ok(Start::Player(starter)) => starter,
            _ => seat(Side::First),
        };
        let winner = match written.winner {
            Winner::White | Winner::Starter => Some(white),
            Winner::Black | Winner::Other => Some(!white),
            Winner::Draw => None,
            Winner::Unknown => return,
        };
        let reason = written.reason.as_deref().unwrap_or_default().to_ascii_lowercase();
        let recorded = reason == GameEnd::Recorded.key();
        match (self.contest.due(), self.contest.next_start()) {
            (Some(Event::GameEnded { result }), _) => self.decided(result, winner, written.points, recorded),
            (Some(_), _) => self.find(FindingKind::AfterEnd),
            (None, Ok(_)) if self.is_played() => self.find(FindingKind::AfterEnd),
            (None, Err(denial)) if denial != Denial::GameOn => self.find(FindingKind::AfterEnd),
            _ => self.broken_off(winner, written.points, &reason, recorded),
        }
        // What else is due waits for the end of the game, since the contest may be declared void before.
        if let Some(due @ Event::GameEnded { .. }) = self.contest.due() {
            self.try_apply(due);
        }
    }

    /// Whether the game that is being read has ended.
    fn is_played(&self) -> bool {
        self.game.end.is_some()
    }

    fn decided(&mut self, board: GameResult, winner: Option<Side>, points: Option<u32>, recorded: bool) {
        let same = winner == board.winner && points.is_none_or(|points| points == board.points);
        if !same && !recorded {
            self.find(FindingKind::OtherResult { board: board.reason });
        }
        // What was told by a word already is not told a second time.
        let told = matches!(board.reason, GameEnd::Time | GameEnd::Recorded);
        if let Some(winner) = winner.filter(|_| !told && (recorded || !same)) {
            let _ = self.apply(Event::RecordedResult { winner, points: points.unwrap_or(1) });
        }
    }

    fn broken_off(&mut self, winner: Option<Side>, points: Option<u32>, reason: &str, recorded: bool) {
        let Some(winner) = winner else { return self.agree() };
        let on_turn = self.contest.on_turn();
        if reason.contains("resign") && on_turn == Some(!winner) {
            return self.resigns();
        }
        if (reason.contains("time") || reason.contains("flag")) && self.contest.terms().clock().is_some() {
            return self.flag(!winner);
        }
        let elsewhere = ["", "resign", "time", "flag"];
        if !recorded
            && !elsewhere.iter().any(|word| reason == *word || (!word.is_empty() && reason.contains(word)))
        {
            self.find(FindingKind::NotOnBoard);
        }
        self.try_apply(Event::RecordedResult { winner, points: points.unwrap_or(1) });
    }
}

/// What a record keeps of an illegal move: the words of the list without marks.
pub(super) fn text_of(written: &WrittenMove) -> String {
    WrittenMove { mark: None, ..written.clone() }.to_string()
}

/// The result that the tags of a game give: `1`, `0` and `-1` in OpenTafl, with the reason in another tag.
fn told_by_tags(game: &Game, format: Format) -> Option<WrittenResult> {
    let winner = match (format, game.tag("result")?.trim()) {
        (Format::Saved, "1") => Winner::Black,
        (Format::Saved, "-1") => Winner::White,
        (Format::Saved, "0") => Winner::Draw,
        (_, text) => return WrittenResult::parse(text),
    };
    let reason = game.tag("termination").filter(|text| !text.is_empty()).map(str::to_owned);
    Some(WrittenResult { winner, points: None, reason })
}
