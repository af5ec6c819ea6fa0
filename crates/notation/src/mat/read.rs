//! Reading: lines in, the tree out.

use alea_game::{Dice, Step};

use super::{
    Action, Column, Entry, Fault, File, Game, Match, NoteKind, Play, ReadError, Reading, WrittenResult,
    cell::{self, Content},
    line,
};
use crate::{
    lines::{Bounds, Lines, Notes, unfit},
    turn::Hop,
};

/// The longest file that is read, in bytes. It has room for more than five hundred matches.
pub const MAX_BYTES: usize = 8 << 20;

/// The longest line that is read, in bytes.
pub const MAX_LINE: usize = 4096;

/// The longest name, header and entry, in characters.
pub const MAX_FIELD: usize = 300;

/// Within so many bytes something of a match must be found.
pub const HEAD: usize = 64 << 10;

/// How many lines that are not understood are borne in any file.
const UNREAD: u32 = 100;

/// An entry stands in the left column if fewer blanks than this are between it and the number before it.
const LEFT_OF_NUMBERED: usize = 8;

/// The same for a line without number, from its beginning.
const LEFT_OF_LINE: usize = 16;

/// Reads a match file.
///
/// Bytes are read as UTF-8 if all of them are, else as Windows-1252. What is unusual is noted, what is not understood is kept and
/// noted.
///
/// ```
/// use alea_notation::mat::{Action, Column, parse};
///
/// let text = "5 point match\n\n Game 1\n Anna : 0    Bert : 0\n  1) 51: 24/23 13/8     Doubles => 2\n  2)  Drops\n";
/// let reading = parse(text.as_bytes())?;
/// let game = &reading.file.matches[0].games[0];
/// assert_eq!(game.players[0].name, "Anna");
/// assert_eq!((game.entries[1].column, &game.entries[1].action), (Column::Right, &Action::Doubles { to: Some(2) }));
/// assert_eq!(reading.notes[0].to_string(), "line 3: game 1 has no result");
/// # Ok::<(), alea_notation::mat::ReadError>(())
/// ```
///
/// # Errors
/// The file is no match file, or is cut or mixed up where nothing but a guess would help: the line and the reason.
pub fn parse(bytes: &[u8]) -> Result<Reading, ReadError> {
    let mut reader = Reader::default();
    let lines = Lines::of(bytes, Bounds { file: MAX_BYTES, line: MAX_LINE }).map_err(unfit)?;
    if lines.marked {
        reader.notes.once(1, NoteKind::ByteOrderMark);
    }
    for raw in lines.raw() {
        let number = raw.number;
        if reader.understood == 0 && raw.offset > HEAD {
            return Err(ReadError { line: number, column: 1, fault: Fault::NoMatch });
        }
        let line = raw.text().map_err(unfit)?;
        if raw.has_return() {
            reader.notes.once(number, NoteKind::CarriageReturns);
        }
        if raw.is_windows() {
            reader.notes.once(number, NoteKind::Windows1252);
        }
        reader.read(number, &line)?;
    }
    reader.finish()
}

#[derive(Default)]
struct Reader {
    matches: Vec<Match>,
    notes: Notes<NoteKind>,
    /// Headers that have found no match yet.
    headers: Vec<(String, String)>,
    /// The head of a game whose players must follow: its line and number.
    head: Option<(u32, u16)>,
    /// The number of the last line that has one, in this game.
    number: Option<u16>,
    /// Where a checker first enters from the bar, until a hit is marked.
    unmarked: Option<u32>,
    marked: bool,
    /// Whether it was noted of this game that lines are not numbered one after the other.
    misnumbered: bool,
    /// Where the match begins.
    match_line: u32,
    last_line: u32,
    understood: u32,
    unread: u32,
}

impl Reader {
    fn read(&mut self, line: u32, text: &str) -> Result<(), ReadError> {
        let wide = line::expand(text);
        let body = wide.trim_matches(' ');
        if body.is_empty() {
            return Ok(());
        }
        if text.contains('\t') {
            self.notes.once(line, NoteKind::Tabs);
        }
        self.last_line = line;
        if let Some((head, number)) = self.head {
            if self.players(head, number, body) {
                self.understood += 1;
                return Ok(());
            }
            if !body.starts_with(';') {
                return Err(ReadError { line, column: 1, fault: Fault::Players { game: number } });
            }
        }
        let before = self.notes.all.len();
        if self.standing(line, body)? || self.entries(line, &wide) {
            if self.notes.all[before..].iter().any(|note| note.kind.is_unread()) {
                return self.unread(line);
            }
            self.understood += 1;
        } else if body.starts_with(';') {
            self.notes
                .add(line, NoteKind::Comment(body.trim_start_matches(';').trim_matches(' ').to_owned()));
        } else {
            self.notes.add(line, NoteKind::Unread(body.to_owned()));
            return self.unread(line);
        }
        Ok(())
    }

    /// Counts a line that is not understood in full, and gives the file up when they prevail.
    fn unread(&mut self, line: u32) -> Result<(), ReadError> {
        self.unread += 1;
        if self.unread > UNREAD && self.unread > self.understood {
            return Err(ReadError { line, column: 1, fault: Fault::Unread { lines: self.unread } });
        }
        Ok(())
    }

    /// A header, a length or the head of a game.
    fn standing(&mut self, line: u32, body: &str) -> Result<bool, ReadError> {
        let too_large = |_: line::TooLarge| ReadError { line, column: 1, fault: Fault::TooLarge };
        if let Some((key, value)) = line::header(body) {
            let fits = key.chars().count() + value.chars().count() <= MAX_FIELD;
            if fits {
                self.headers.push((key, value));
            }
            return Ok(fits);
        }
        if let Some(length) = line::length(body) {
            self.begin_match(line, length.map_err(too_large)?);
            return Ok(true);
        }
        if let Some(number) = line::game(body) {
            self.begin_game(line, number.map_err(too_large)?);
            return Ok(true);
        }
        Ok(false)
    }

    fn begin_match(&mut self, line: u32, length: Option<u16>) {
        self.end_match();
        self.matches.push(Match { headers: std::mem::take(&mut self.headers), length, games: Vec::new() });
        self.match_line = line;
    }

    fn begin_game(&mut self, line: u32, number: u16) {
        let last = self.matches.last().map(|last| last.games.last().map(|game| game.number));
        match last {
            // Games begin again below new headers: another match whose length is missing.
            Some(Some(last)) if !self.headers.is_empty() && number <= last => {
                self.begin_match(line, None);
                self.notes.add(line, NoteKind::NoLength);
            }
            None => {
                self.begin_match(line, None);
                self.notes.add(line, NoteKind::NoLength);
            }
            Some(_) => self.end_game(),
        }
        self.head = Some((line, number));
        self.number = None;
        self.misnumbered = false;
    }

    /// The two players below the head of a game, which begins with them.
    fn players(&mut self, head: u32, number: u16, body: &str) -> bool {
        let Some((players, score)) = line::players(body) else { return false };
        if players.iter().any(|player| player.name.chars().count() > MAX_FIELD) {
            return false;
        }
        let Some(current) = self.matches.last_mut() else { return false };
        current.headers.append(&mut self.headers);
        let mut notes = Vec::new();
        match (current.games.first(), current.games.last()) {
            (Some(first), Some(last)) => {
                let expected = u32::from(last.number) + 1;
                if u32::from(number) != expected {
                    notes.push(NoteKind::GameNumber { expected, found: number });
                }
                if first.players.iter().zip(&players).any(|(one, other)| one.name != other.name) {
                    notes.push(NoteKind::OtherPlayers { game: number });
                }
            }
            _ => {
                if number != 1 || score != [0, 0] {
                    notes.push(NoteKind::LateStart { game: number, score });
                }
                let header = |wanted: &str| {
                    current
                        .headers
                        .iter()
                        .find(|(key, _)| key.eq_ignore_ascii_case(wanted))
                        .map(|(_, value)| value)
                };
                let [left, right] = &players;
                let swapped =
                    header("Player 1") == Some(&right.name) && header("Player 2") == Some(&left.name);
                if swapped && left.name != right.name {
                    notes.push(NoteKind::HeaderOrder);
                }
            }
        }
        current.games.push(Game { line: head, number, players, score, entries: Vec::new(), result: None });
        notes.into_iter().for_each(|kind| self.notes.add(head, kind));
        self.head = None;
        true
    }

    /// A line of the two columns.
    fn entries(&mut self, line: u32, wide: &str) -> bool {
        if self.head.is_some() || self.game().is_none() {
            return false;
        }
        if let Some((number, rest)) = line::numbered(wide) {
            let expected = self.number.map_or(1, |last| u32::from(last) + 1);
            if u32::from(number) != expected && !self.misnumbered {
                self.notes.add(line, NoteKind::MoveNumber { expected, found: number });
                self.misnumbered = true;
            }
            self.number = Some(number);
            self.cells(line, rest, LEFT_OF_NUMBERED);
            return true;
        }
        let entry = cell::is_entry(wide);
        if entry {
            self.cells(line, wide, LEFT_OF_LINE);
        }
        entry
    }

    fn game(&mut self) -> Option<&mut Game> {
        self.matches.last_mut().and_then(|last| last.games.last_mut())
    }

    /// The cells of a line. The first stands in the left column if the gap before it is below `left`.
    fn cells(&mut self, line: u32, text: &str, left: usize) {
        // The column of the cell before, and whether it gave the game up.
        let mut before: Option<(Column, bool)> = None;
        for cell in cell::split(text) {
            if cell.text.chars().count() > MAX_FIELD {
                self.notes.add(line, NoteKind::Unread(cell.text.to_owned()));
                continue;
            }
            let content = cell::read(cell.text);
            let column = match (before, &content) {
                (None, _) if cell.gap < left => Column::Left,
                (Some((loser, true)), Content::Wins { .. }) => !loser,
                _ => Column::Right,
            };
            match content {
                Content::Wins { points, and_the_match } => {
                    self.result(WrittenResult { line, column, points, and_the_match }, cell.text);
                    before = Some((column, false));
                }
                Content::Action(action) => {
                    before = Some((column, gives_up(&action)));
                    self.entry(line, column, action, cell.text);
                }
            }
        }
    }

    fn result(&mut self, result: WrittenResult, text: &str) {
        let line = result.line;
        let Some(game) = self.game() else { return };
        let note = if game.result.is_some() {
            Some(NoteKind::SecondResult(text.to_owned()))
        } else {
            let loser = game.entries.last().filter(|entry| gives_up(&entry.action)).map(|entry| entry.column);
            let odd = loser == Some(result.column);
            game.result = Some(result);
            odd.then_some(NoteKind::ResultColumn)
        };
        if let Some(note) = note {
            self.notes.add(line, note);
        }
    }

    fn entry(&mut self, line: u32, column: Column, action: Action, text: &str) {
        let Some(number) = self.number else {
            return self.notes.add(line, NoteKind::Unread(text.to_owned()));
        };
        self.note_action(line, &action, text);
        let Some(game) = self.game() else { return };
        game.entries.push(Entry { line, number, column, action });
        if game.result.is_some() {
            self.notes.add(line, NoteKind::AfterResult);
        }
    }

    /// Notes what is unusual about something that is written in a column.
    fn note_action(&mut self, line: u32, action: &Action, text: &str) {
        match action {
            Action::Other(other) => self.notes.add(line, NoteKind::UnreadEntry(other.clone())),
            Action::NotRolled => self.notes.add(line, NoteKind::NotRolled),
            Action::Loses { .. } => self.notes.add(line, NoteKind::Loses),
            Action::Roll { dice, play } => self.note_roll(line, *dice, play, text),
            Action::Doubles { .. }
            | Action::Takes
            | Action::Drops
            | Action::Beavers { .. }
            | Action::Raccoons { .. }
            | Action::Resigns { .. } => {}
        }
    }

    fn note_roll(&mut self, line: u32, dice: Dice, play: &Play, text: &str) {
        if dice.first() < dice.second() {
            self.notes.once(line, NoteKind::UnsortedDice);
        }
        match play {
            Play::Nothing => self.notes.once(line, NoteKind::BareDice),
            Play::NotRecorded => self.notes.add(line, NoteKind::NotRecorded),
            Play::Other(other) => self.notes.add(line, NoteKind::UnreadEntry(other.clone())),
            Play::CannotMove => {}
            Play::Hops(hops) => {
                // Entries are known to be well formed, so these can be nothing else.
                if text.contains("25/") || text.contains("/0") {
                    self.notes.once(line, NoteKind::BarAndOffAsNumbers);
                }
                self.marked |= text.contains('*');
                if hops.iter().any(|hop| hop.from == Step::BAR) {
                    self.unmarked.get_or_insert(line);
                }
                if hops.iter().flat_map(Hop::legs).any(|(step, _)| step.to >= step.from) {
                    self.notes.add(line, NoteKind::Backwards);
                }
            }
        }
    }

    fn end_game(&mut self) {
        if let Some(Game { line, number, result: None, .. }) = self.game() {
            let (line, game) = (*line, *number);
            self.notes.add(line, NoteKind::NoResult { game });
        }
    }

    fn end_match(&mut self) {
        self.end_game();
        if self.matches.last().is_some_and(|last| last.games.is_empty()) {
            self.notes.add(self.match_line, NoteKind::NoGames);
        }
    }

    fn finish(mut self) -> Result<Reading, ReadError> {
        if let Some((line, game)) = self.head {
            self.notes.add(line, NoteKind::NoPlayers { game });
        }
        self.end_match();
        if let Some(line) = self.unmarked
            && !self.marked
        {
            self.notes.add(line, NoteKind::UnmarkedHits);
        }
        let Some(last) = self.matches.last_mut() else {
            return Err(ReadError { line: self.last_line.max(1), column: 1, fault: Fault::NoMatch });
        };
        last.headers.append(&mut self.headers);
        self.notes.all.sort_by_key(|note| note.line);
        Ok(Reading { file: File { matches: self.matches }, notes: self.notes.all })
    }
}

/// Whether the game ends with this, so that the other player wins.
fn gives_up(action: &Action) -> bool {
    matches!(action, Action::Drops | Action::Resigns { .. } | Action::Loses { .. })
}
