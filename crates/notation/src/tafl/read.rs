//! Reading: lines in, the tree out.

use super::{
    Action, Entry, Fault, File, Game, NoteKind, ReadError, Reading,
    tag::{self, Before},
    word,
};
use crate::lines::{Bounds, Lines, Notes, unfit};

/// The longest file that is read, in bytes. It has room for thousands of games.
pub const MAX_BYTES: usize = 8 << 20;

/// The longest line that is read, in bytes. Comments are often a line a paragraph.
pub const MAX_LINE: usize = 16 << 10;

/// The longest tag and comment in brackets, in bytes.
pub const MAX_TEXT: usize = 16 << 10;

/// The most games of a file.
pub const MAX_GAMES: usize = 10_000;

/// The most tags of a game. Those behind them are left out.
pub const MAX_TAGS: usize = 100;

/// Within so many bytes something of a game must be found.
pub const HEAD: usize = 64 << 10;

/// How many lines that are not understood are borne in any file.
const UNREAD: u32 = 100;

/// Reads a list of moves, or the saved game of OpenTafl.
///
/// Bytes are read as UTF-8 if all of them are, else as Windows-1252. What is unusual is noted, what is not understood is noted and
/// left out.
///
/// ```
/// use alea_notation::tafl::{Action, parse};
///
/// let text = "[White \"Anna\"]\n1. k13-n13 c17-g17xh17 {so?}\n2. resigns\n";
/// let reading = parse(text.as_bytes())?;
/// let game = &reading.file.games[0];
/// assert_eq!(game.tag("white"), Some("Anna"));
/// assert_eq!(game.entries[1].comments, ["so?"]);
/// assert_eq!(game.entries[2].action, Action::Resigns);
/// assert!(reading.notes.is_empty());
/// # Ok::<(), alea_notation::tafl::ReadError>(())
/// ```
///
/// # Errors
/// The file is no list of moves: the line and the reason.
pub fn parse(bytes: &[u8]) -> Result<Reading, ReadError> {
    let mut reader = Reader::default();
    let lines = Lines::of(bytes, Bounds { file: MAX_BYTES, line: MAX_LINE }).map_err(unfit)?;
    if lines.marked {
        reader.notes.once(1, NoteKind::ByteOrderMark);
    }
    for raw in lines.raw() {
        let number = raw.number;
        if reader.understood == 0 && raw.offset > HEAD {
            return Err(ReadError { line: number, column: 1, fault: Fault::NoGame });
        }
        let line = raw.text().map_err(unfit)?;
        if raw.has_return() {
            reader.notes.once(number, NoteKind::CarriageReturns);
        }
        if raw.is_windows() {
            reader.notes.once(number, NoteKind::Windows1252);
        }
        let line = if line.contains('\t') { line.replace('\t', " ").into() } else { line };
        reader.line(number, &line)?;
    }
    reader.finish()
}

/// A bracket whose end is on a later line.
struct Open {
    bracket: char,
    line: u32,
    /// What is inside so far.
    text: String,
    /// Whether that is too long, so that nothing is kept.
    too_long: bool,
    /// How many brackets inside are open, for those that nest.
    depth: u32,
}

#[derive(Default)]
struct Reader {
    games: Vec<Game>,
    notes: Notes<NoteKind>,
    open: Option<Open>,
    /// Whether what comes next begins a game.
    fresh: bool,
    /// The last number of this game.
    number: Option<u32>,
    /// Where in the entries that number stands, and how many moves have followed it.
    turn: usize,
    moves: u32,
    /// Whether it was noted of this game that numbers do not follow each other.
    misnumbered: bool,
    /// Whether comments in brackets belong to a variation.
    varied: bool,
    last_line: u32,
    understood: u32,
    unread: u32,
}

impl Reader {
    fn line(&mut self, line: u32, text: &str) -> Result<(), ReadError> {
        self.last_line = line;
        let mut rest = text;
        if self.open.is_some() {
            match self.inside(rest) {
                Some(behind) => rest = behind,
                None => return Ok(()),
            }
        } else if let Some(comment) = rest.strip_prefix('#') {
            self.comment(line, comment);
            return Ok(());
        }
        let before = self.notes.all.len();
        let mut begun = false;
        loop {
            rest = rest.trim_start_matches(' ');
            if rest.is_empty() {
                break;
            }
            rest = match self.token(line, rest, begun) {
                Some(behind) => {
                    begun = true;
                    behind
                }
                None => {
                    // Beside what is understood a word is left out; a line of something else is left out as a whole.
                    let end = if begun { rest.find(' ').unwrap_or(rest.len()) } else { rest.len() };
                    self.notes.add(line, NoteKind::Unread(rest[..end].trim_end_matches(' ').to_owned()));
                    &rest[end..]
                }
            };
        }
        if self.notes.all[before..].iter().any(|note| matches!(note.kind, NoteKind::Unread(_))) {
            self.unread += 1;
            if self.unread > UNREAD && self.unread > self.understood {
                return Err(ReadError { line, column: 1, fault: Fault::Unread { lines: self.unread } });
            }
        } else if begun {
            self.understood += 1;
        }
        if self.games.len() > MAX_GAMES {
            return Err(ReadError { line, column: 1, fault: Fault::TooManyGames });
        }
        Ok(())
    }

    /// Reads what a line begins with here, and gives what follows it.
    fn token<'a>(&mut self, line: u32, text: &'a str, begun: bool) -> Option<&'a str> {
        match text.as_bytes()[0] {
            b'{' | b'(' => return Some(self.bracket(line, text)),
            b'[' => {
                return Some(match tag::of_pgn(text) {
                    Some((tag, length)) => {
                        self.tag(line, tag);
                        &text[length..]
                    }
                    None => self.bracket(line, text),
                });
            }
            b';' => {
                self.comment(line, &text[1..]);
                return Some("");
            }
            _ => {}
        }
        if !begun
            && self.before() == Before::Moves
            && let Some(tag) = tag::of_line(text)
        {
            self.tag(line, tag);
            return Some("");
        }
        if !begun && is_heading(text) {
            self.fresh = true;
            return Some("");
        }
        if word::is_variation(text) {
            self.varied = true;
            self.notes.add(line, NoteKind::Variation(text.trim_end_matches(' ').to_owned()));
            return Some("");
        }
        if let Some((action, length)) = word::words(text) {
            self.entry(line, action);
            return Some(&text[length..]);
        }
        if let Some(((number, continued), length)) = word::number(text) {
            self.numbered(line, number, continued);
            return Some(&text[length..]);
        }
        if let Some(((), length)) = word::ellipsis(text) {
            self.entry(line, Action::Missing);
            return Some(&text[length..]);
        }
        let (written, length, notes) = word::written_move(text)?;
        if self.number.is_none() {
            self.notes.once(line, NoteKind::Unnumbered);
        }
        notes.into_iter().for_each(|kind| self.notes.once(line, kind));
        self.entry(line, Action::Move(written));
        let behind = &text[length..];
        // A comma or a full stop between moves, but no three of them.
        let one = behind.starts_with([',', '.', ':']) && !behind.starts_with("..");
        Some(&behind[usize::from(one)..])
    }

    /// The game that is being read.
    fn game(&mut self, line: u32) -> &mut Game {
        if self.games.is_empty() || self.fresh {
            (self.fresh, self.number, self.turn, self.moves) = (false, None, 0, 0);
            (self.misnumbered, self.varied) = (false, false);
            self.games.push(Game { line, ..Game::default() });
        }
        self.games.last_mut().expect("one was added above if there was none")
    }

    /// Where what comes next stands.
    fn before(&self) -> Before {
        match self.games.last() {
            Some(game) if !self.fresh && (game.begun || !game.entries.is_empty()) => Before::Move,
            _ => Before::Moves,
        }
    }

    fn tag(&mut self, line: u32, (key, value): (String, String)) {
        if self.before() == Before::Move {
            self.fresh = true;
        }
        let game = self.game(line);
        match key.as_str() {
            "start-comment" | "starting-comment" if value.is_empty() => {}
            "start-comment" | "starting-comment" => game.comments.push(value),
            _ if game.tags.len() < MAX_TAGS => game.tags.push((key, value.replace('\n', " "))),
            _ => self.notes.once(line, NoteKind::TooManyTags),
        }
    }

    fn numbered(&mut self, line: u32, number: u32, continued: bool) {
        let again = self.number == Some(number) && self.moves == 1;
        let entries = self.games.last().map_or(0, |game| game.entries.len());
        if continued && again && !self.fresh {
            self.varied = false;
            return;
        }
        if number == 1 && self.number.is_some() && entries > 0 {
            self.fresh = true;
        }
        let game = self.game(line);
        game.begun = true;
        let entries = game.entries.len();
        let expected = self.number.map_or(1, |last| last.saturating_add(1));
        if number != expected && !self.misnumbered {
            self.notes.add(line, NoteKind::MoveNumber { expected, found: number });
            self.misnumbered = true;
        }
        (self.number, self.turn, self.moves, self.varied) = (Some(number), entries, 0, false);
        if continued {
            self.entry(line, Action::Missing);
        }
    }

    fn entry(&mut self, line: u32, action: Action) {
        let is_move = matches!(action, Action::Move(_) | Action::Illegal { .. } | Action::Missing);
        let game = self.game(line);
        game.begun |= is_move;
        game.entries.push(Entry { line, action, comments: Vec::new() });
        self.moves += u32::from(is_move);
    }

    /// A comment behind the last entry.
    fn comment(&mut self, line: u32, text: &str) {
        let text = text.trim_matches([' ', '\n']);
        if text.is_empty() {
            return;
        }
        let game = self.game(line);
        match game.entries.last_mut() {
            Some(entry) => entry.comments.push(text.to_owned()),
            None => game.comments.push(text.to_owned()),
        }
    }

    /// A comment of OpenTafl, on the first and the second move of the number.
    fn comments(&mut self, line: u32, text: &str) {
        if self.varied {
            return;
        }
        let (first, second) = text.split_once('|').unwrap_or((text, ""));
        let turn = self.turn;
        let game = self.game(line);
        for (text, at) in
            [(first.trim_matches([' ', '\n']), turn), (second.trim_matches([' ', '\n']), turn + 1)]
        {
            if text.is_empty() {
                continue;
            }
            let at = at.min(game.entries.len().saturating_sub(1));
            match game.entries.get_mut(at) {
                Some(entry) => entry.comments.push(text.to_owned()),
                None => game.comments.push(text.to_owned()),
            }
        }
    }

    /// Opens a bracket, and gives what follows its end if that is on this line.
    fn bracket<'a>(&mut self, line: u32, text: &'a str) -> &'a str {
        let bracket = char::from(text.as_bytes()[0]);
        self.open = Some(Open { bracket, line, text: String::new(), too_long: false, depth: 0 });
        self.inside(&text[1..]).unwrap_or("")
    }

    /// Reads on inside a bracket, and gives what follows its end; `None` if that is not on this line.
    fn inside<'a>(&mut self, text: &'a str) -> Option<&'a str> {
        let open = self.open.as_mut()?;
        let end = open.end(text);
        let inside = &text[..end.unwrap_or(text.len())];
        open.too_long |= open.text.len() + inside.len() > MAX_TEXT;
        if !open.too_long {
            open.text.push_str(inside);
            open.text.push_str(if end.is_none() { "\n" } else { "" });
        }
        let end = end?;
        if let Some(closed) = self.open.take() {
            self.closed(closed);
        }
        Some(&text[end + 1..])
    }

    fn closed(&mut self, closed: Open) {
        let Open { bracket, line, text, too_long, .. } = closed;
        if too_long {
            return self.notes.add(line, NoteKind::TooLong);
        }
        match bracket {
            '{' => self.comment(line, &unescaped(&text)),
            '(' => self.notes.add(line, NoteKind::Variation(text.trim_matches([' ', '\n']).to_owned())),
            _ => match tag::of_opentafl(&text, self.before()) {
                Some(tag) => self.tag(line, tag),
                None => self.comments(line, &text),
            },
        }
    }

    fn finish(mut self) -> Result<Reading, ReadError> {
        if let Some(Open { bracket, line, .. }) = self.open {
            self.notes.add(line, NoteKind::Unclosed(bracket));
        }
        if self.games.iter().all(|game| game.entries.is_empty()) {
            return Err(ReadError { line: self.last_line.max(1), column: 1, fault: Fault::NoGame });
        }
        self.notes.all.sort_by_key(|note| note.line);
        Ok(Reading { file: File { games: self.games }, notes: self.notes.all })
    }
}

impl Open {
    /// Where in `text` the bracket ends.
    fn end(&mut self, text: &str) -> Option<usize> {
        let mut escaped = false;
        for (at, byte) in text.bytes().enumerate() {
            match (self.bracket, byte) {
                ('{', b'\\') => {
                    escaped = !escaped;
                    continue;
                }
                ('{', b'}') if !escaped => return Some(at),
                ('[', b']') => return Some(at),
                ('(', b'(') => self.depth = self.depth.saturating_add(1),
                ('(', b')') if self.depth == 0 => return Some(at),
                ('(', b')') => self.depth -= 1,
                _ => {}
            }
            escaped = false;
        }
        None
    }
}

/// A comment without the marks before its brackets.
fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let escaped = (c == '\\').then(|| chars.next_if(|next| matches!(next, '\\' | '}'))).flatten();
        plain.push(escaped.unwrap_or(c));
    }
    plain
}

/// `Game 2` and nothing else.
fn is_heading(text: &str) -> bool {
    let rest = text
        .get(..5)
        .filter(|word| word.eq_ignore_ascii_case("game "))
        .map(|_| text[5..].trim_matches([' ', '\n']));
    rest.is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
}
