//! What the crates below say in English for logs is what the Fluent files say in English to people, and people of other languages
//! are told all of it.

use std::collections::BTreeSet;

use alea_game::{
    Allowed, Choice, Conflict, OptionSpec, PointsSetup, Refusal, RuleError, Setup, SetupError, Step,
};
use alea_matchplay::{Denial, TermsError};
use alea_notation::{
    EncodeError, Language, Place, Reason, TextError, dice, fibs, gnubg, mat, opentafl, position, record,
    situation::{Nonsense, Offer},
    tafl, turn, xgid,
};
use alea_texts::{FILES, Message, Said, Texts};

/// The same words in English as `display`, and others in the other languages, with nothing missing.
fn agrees(message: &Message, display: &str, keys: &mut BTreeSet<String>) {
    assert_eq!(message.to_string(), display, "{}", message.key());
    for language in [Language::Greek, Language::Italian] {
        let told = Texts::of(language).tell(message);
        assert!(!told.contains("{$"), "{told}");
        assert!(told != display || !display.contains(' '), "{language:?} says it in English: {told}");
    }
    note(message, keys);
}

/// Collects the keys of a message and of those within it.
fn note(message: &Message, keys: &mut BTreeSet<String>) {
    keys.insert(message.key().to_owned());
    for (_, arg) in message.args() {
        if let alea_texts::Arg::Message(inner) = arg {
            note(inner, keys);
        }
    }
}

fn all<T: Said + ToString>(samples: impl IntoIterator<Item = T>, keys: &mut BTreeSet<String>) {
    for sample in samples {
        agrees(&sample.message(), &sample.to_string(), keys);
    }
}

/// That every text whose key begins so was said.
fn nothing_left(kind: &str, said: &BTreeSet<String>) {
    let lines = FILES.iter().flat_map(|(_, texts)| texts[Language::English as usize].lines());
    let keys = lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let left: Vec<&str> = keys.filter(|key| key.starts_with(kind) && !said.contains(*key)).collect();
    assert!(left.is_empty(), "no sample says {left:?}");
}

static SPECS: &[OptionSpec] = &[OptionSpec {
    key: "mother_value",
    allowed: Allowed::Number { min: 1, max: 3 },
    default: Choice::Number(2),
}];

#[test]
fn options_positions_and_terms() {
    let mut keys = BTreeSet::new();
    let (key, value) = (String::from("luck"), String::from("7"));
    all(
        [
            RuleError::Unknown { key: key.clone(), specs: &[] },
            RuleError::Unknown { key, specs: SPECS },
            RuleError::BadValue { spec: &SPECS[0], value },
            RuleError::Twice { key: "mother" },
        ],
        &mut keys,
    );
    all(Conflict::ALL.map(RuleError::Conflict), &mut keys);
    let many = |who, count, limit| SetupError::TooMany { who, count, limit };
    all(
        [
            SetupError::WrongBoard,
            many('x', 16, 15),
            many('k', 2, 1),
            many('w', 25, 24),
            many('b', 49, 48),
            SetupError::Shared { point: 3 },
            SetupError::NotPinned { who: 'x', point: 3 },
            SetupError::NoBar { who: 'o' },
            SetupError::NoHand { who: 'o' },
            SetupError::NobodyLeft,
            SetupError::BothClosedOut,
            SetupError::RunnerRule { who: 'x' },
            SetupError::TurnZero,
            SetupError::TurnNotCounted,
            SetupError::SeenTooOften { seen: 1, quiet: 0 },
            SetupError::SeenTooOften { seen: 2, quiet: 7 },
            SetupError::SeenTooOften { seen: 3, quiet: 7 },
            SetupError::NoKing,
        ],
        &mut keys,
    );
    all(
        [
            TermsError::NoGame,
            TermsError::NoPoints,
            TermsError::AlreadyWon,
            TermsError::NoCrawford,
            TermsError::NoStarter,
            TermsError::NoCube,
            TermsError::NoHolland,
            TermsError::MoneyOnly,
            TermsError::TooManyDoubles,
        ],
        &mut keys,
    );
    ["rule-none", "rule-unknown", "rule-bad-value", "rule-given-twice", "conflict-", "setup-", "terms-"]
        .iter()
        .for_each(|kind| nothing_left(kind, &keys));
}

/// Every refusal, with points that are called by their numbers.
#[test]
fn refusals_and_denials() {
    let board = Setup::Points(PointsSetup::default());
    let mut keys = BTreeSet::new();
    let one_or_more = [1, 2].into_iter();
    let refusals = [
        Refusal::GameOver,
        Refusal::NotRolled,
        Refusal::NothingThere { from: 13 },
        Refusal::NoSuchPoint { point: 30 },
        Refusal::WrongWay,
        Refusal::NoSuchDie { pips: 5 },
        Refusal::TurnComplete,
        Refusal::HeldByEnemies { to: 12, count: 5 },
        Refusal::HeldByOne { to: 12 },
        Refusal::HeldByPinner { to: 12 },
        Refusal::Pinned { from: 12 },
        Refusal::NotAllHome { rearmost: 7 },
        Refusal::NotAllHome { rearmost: Step::BAR },
        Refusal::HigherMustMove { die: 5, higher: 6 },
        Refusal::MustTakeHighest { die: 5, highest: 6 },
        Refusal::HeldBackByPin { pinned: 12 },
        Refusal::BothDice,
        Refusal::MoreDice { possible: 3 },
        Refusal::LargerDie { die: 6 },
        Refusal::NotMoved,
        Refusal::RunnerNotPassed { runner: 13 },
        Refusal::QuadrantFull { from: 24 },
        Refusal::TooManyPoints { limit: 4 },
        Refusal::LockedIn { at: 24 },
        Refusal::MustOpen { at: 24 },
        Refusal::BlockWithoutEnemyAhead { from: 24 },
        Refusal::HitCheckerStays { point: 3 },
        Refusal::NotYours { from: 3 },
        Refusal::NotInLine,
        Refusal::WayBlocked { at: 3 },
        Refusal::KingFlanked { first: 1, second: 3 },
        Refusal::Restricted { point: 3 },
    ];
    let counted = one_or_more.flat_map(|n| {
        [
            Refusal::BarFirst { waiting: n },
            Refusal::Unfinished { possible: n },
            Refusal::HeadUsed { limit: n },
            Refusal::KingRange { limit: n },
        ]
    });
    for refusal in refusals.into_iter().chain(counted) {
        agrees(&Message::refusal(&refusal, &board), &refusal.to_string(), &mut keys);
    }
    nothing_left("refusal-", &keys);
    let denials = [
        Denial::ContestOver,
        Denial::NoGame,
        Denial::GameOn,
        Denial::ResultFirst,
        Denial::WrongResult,
        Denial::NotYourTurn,
        Denial::AnswerFirst,
        Denial::NothingOffered,
        Denial::OwnOffer,
        Denial::RollFirst,
        Denial::DiceLie,
        Denial::RollRequested,
        Denial::NothingToRoll,
        Denial::ReleasedBefore,
        Denial::NoCube,
        Denial::MatchToOne,
        Denial::CrawfordGame,
        Denial::HollandRule,
        Denial::CubeNotYours,
        Denial::CubeLimit,
        Denial::NoRaise,
        Denial::NoSuchResignation { most: 1 },
        Denial::NoSuchResignation { most: 3 },
        Denial::IllegalPlay(Refusal::NotInLine),
        Denial::BadPosition(SetupError::NobodyLeft),
        Denial::OtherStart,
        Denial::CannotStop,
        Denial::FlagNotFallen,
        Denial::TimeRunsBack,
        Denial::CannotOpen,
    ];
    for denial in denials {
        agrees(&Message::denial(&denial, &board), &denial.to_string(), &mut keys);
    }
    // Interfaces that do not say what is wrong with a position have words for that as well.
    keys.insert("denial-bad-position".into());
    nothing_left("denial-", &keys);
}

#[test]
fn reasons_of_readers_and_writers() {
    let mut keys = BTreeSet::new();
    let places = [Place::Hand, Place::Bar, Place::Point(3)];
    all(places.map(|place| Reason::ListedTwice { place }), &mut keys);
    all(places.map(|place| Reason::PinOffBoard { place }), &mut keys);
    all(
        [
            Reason::NotAscii,
            Reason::Blank,
            Reason::Unexpected { expected: "two dice", found: '\n' },
            Reason::Ends { expected: "two dice" },
            Reason::LeadingZero,
            Reason::OutOfRange { what: "the score", min: 0, max: 1234, found: "99999".into() },
            Reason::UnknownKey { known: "`quiet` and `seen`" },
            Reason::KeyTwice { key: "turn" },
            Reason::RowLength { length: 3, size: 4 },
            Reason::NotSquare { rows: 3, size: 4 },
            Reason::TooManyCheckers { who: "the opponent" },
            Reason::Shared { point: 3 },
            Reason::MissingKey { key: "dim" },
            Reason::RepeatedKey { key: "a long key, longer than a message bears".into() },
            Reason::OtherSize { dim: 7, rows: 9 },
            Reason::UnusedBits,
            Reason::MatchId,
            Reason::Contradicts { what: "the bar", expected: 3, found: 4 },
            Reason::Meaningless { what: "it is the other player who decides" },
            Reason::FromOff,
            Reason::NoLanding,
            Reason::WrongWay { from: 3, to: 4 },
        ],
        &mut keys,
    );
    nothing_left("reason-", &keys);
    let raised = Offer::ALL.map(|offer| Nonsense::NotRaised { offer, least: 2 });
    all(raised, &mut keys);
    all(
        [
            Nonsense::NoPoints,
            Nonsense::MatchOver { score: 7, points: 7 },
            Nonsense::NotCrawford,
            Nonsense::CrawfordCube,
            Nonsense::CubeTooLarge { power: 30 },
            Nonsense::BeyondLimit { power: 3, limit: 2 },
            Nonsense::OwnedAtOne,
            Nonsense::NotHisCube,
            Nonsense::NoRaises { offer: Offer::Beaver },
        ],
        &mut keys,
    );
    ["nonsense-", "offer-"].iter().for_each(|kind| nothing_left(kind, &keys));
    all(
        [
            EncodeError::Hand { who: 'x' },
            EncodeError::Pinned { who: 'x', point: 3 },
            EncodeError::Shared { point: 3 },
            EncodeError::TooMany { who: 'o', count: 16 },
            EncodeError::Stage { what: "the game is over" },
            EncodeError::TooLarge { what: "the score", found: 99_999, most: 32_767 },
            EncodeError::Name,
        ],
        &mut keys,
    );
    nothing_left("encode-", &keys);
}

#[test]
fn notes_and_faults_of_files() {
    use mat::NoteKind as Mat;
    use tafl::NoteKind as Tafl;
    let mut keys = BTreeSet::new();
    let text = || String::from("what is this?");
    all(
        [
            Mat::ByteOrderMark,
            Mat::Windows1252,
            Mat::CarriageReturns,
            Mat::Tabs,
            Mat::UnsortedDice,
            Mat::BarAndOffAsNumbers,
            Mat::BareDice,
            Mat::UnmarkedHits,
            Mat::HeaderOrder,
            Mat::NoLength,
            Mat::NoGames,
            Mat::LateStart { game: 3, score: [1, 2] },
            Mat::GameNumber { expected: 3, found: 4 },
            Mat::OtherPlayers { game: 3 },
            Mat::NoPlayers { game: 3 },
            Mat::NoResult { game: 3 },
            Mat::MoveNumber { expected: 1001, found: 1003 },
            Mat::NotRecorded,
            Mat::Backwards,
            Mat::NotRolled,
            Mat::Loses,
            Mat::SecondResult(text()),
            Mat::AfterResult,
            Mat::ResultColumn,
            Mat::Comment(text()),
            Mat::UnreadEntry(text()),
            Mat::Unread(text()),
        ],
        &mut keys,
    );
    all(
        [
            Tafl::ByteOrderMark,
            Tafl::Windows1252,
            Tafl::CarriageReturns,
            Tafl::Capitals,
            Tafl::NoDash,
            Tafl::BareCaptures,
            Tafl::Unnumbered,
            Tafl::Judgements,
            Tafl::TooManyTags,
            Tafl::MoveNumber { expected: 3, found: 4 },
            Tafl::Variation(text()),
            Tafl::Unclosed('['),
            Tafl::TooLong,
            Tafl::Unread(text()),
        ],
        &mut keys,
    );
    nothing_left("note-", &keys);
    all(
        [
            mat::Fault::TooLong,
            mat::Fault::LineTooLong,
            mat::Fault::Utf16,
            mat::Fault::NotText('\u{7}'),
            mat::Fault::NoMatch,
            mat::Fault::TooLarge,
            mat::Fault::Players { game: 3 },
            mat::Fault::Unread { lines: 2000 },
        ],
        &mut keys,
    );
    all(
        [
            tafl::Fault::TooLong,
            tafl::Fault::LineTooLong,
            tafl::Fault::Utf16,
            tafl::Fault::NotText('\u{7}'),
            tafl::Fault::NoGame,
            tafl::Fault::TooManyGames,
            tafl::Fault::Unread { lines: 2000 },
        ],
        &mut keys,
    );
    nothing_left("file-", &keys);
}

/// One letter of a text changed, left out or put in, everywhere and by many.
fn spoiled(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let mut all = vec![String::new()];
    for at in 0..=letters.len() {
        let (before, after) = (&letters[..at], &letters[at..]);
        let with = |middle: &str, after: &[char]| {
            before.iter().copied().chain(middle.chars()).chain(after.iter().copied()).collect::<String>()
        };
        all.push(before.iter().collect());
        for put in [
            "0", "1", "7", "-1", "99999", "x", "b", "B", "Z", ":", "/", ",", " ", "*", "(", "^", "-", "=",
            "é", "_",
        ] {
            all.push(with(put, after));
            if let Some((_, after)) = after.split_first() {
                all.push(with(put, after));
            }
        }
        if let Some((_, after)) = after.split_first() {
            all.push(with("", after));
        }
    }
    all
}

/// Whatever readers find wrong, all of it is said in every language.
#[test]
fn every_reader_finds_its_words() {
    type Reader = fn(&str) -> Option<TextError>;
    let readers: [(Reader, &[&str]); 8] = [
        (
            |text| position::parse(text).err(),
            &["x=bar:1,24:2^ o=hand:2,12:4 ctx=turn:3", "3/1t1/K1T w ctx=quiet:3,seen:1", "5t/6/6/6/6/K5 b"],
        ),
        (|text| dice::parse(text).err(), &["31", "6-5"]),
        (|text| turn::parse(text).err(), &["24/18*/16 13/11(2) bar/22 6/off hand/3*(2)"]),
        (
            |text| xgid::parse(text).err(),
            &[
                "XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:2:3:0:7:10",
                "XGID=-b----E-C---eE---c-e----B-:1:1:-1:D:0:0:3:0:10",
                "XGID=aB----E-C---eE---c-e----BA:0:0:1:00:6:3:1:7:10",
            ],
        ),
        (
            |text| fibs::parse(text).err(),
            &[
                "board:You:Anna:7:2:3:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0",
                "board:You:Anna:7:2:3:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:0:0:0:0:2:1:0:0:1:-1:0:25:0:0:0:0:2:0:0:0",
            ],
        ),
        (|text| gnubg::parse(text).err(), &["4HPwATDgc/ABMA"]),
        (
            |text| gnubg::parse_with_match(text).err(),
            &["4HPwATDgc/ABMA:cInlADAAEAAE", "4HPwATDgc/ABMA:MBkAAAAAAAAA", "4HPwATDgc/ABMA:E0kAAAAAAAAA"],
        ),
        (
            |text| {
                let rules = opentafl::rules::parse(text).err();
                rules.or_else(|| opentafl::position::parse_with_mover(text).err())
            },
            &["dim:7 atkf:n start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/", "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ w"],
        ),
    ];
    let mut said = BTreeSet::new();
    for (read, texts) in readers {
        for error in texts.iter().flat_map(|text| spoiled(text)).filter_map(|text| read(&text)) {
            in_every_language(&error.message(), &error.to_string(), &mut said);
        }
    }
    let find = |_: &str, _: &[(&str, &str)]| Err(record::FindError::Unknown);
    let text = r#"{"format":"alea-record","version":1,"rules_version":1,"players":["a","b"],"tags":{},"terms":{"games":[{"id":"portes","rules":{"a":1}}],"length":"single","cube":{"crawford":true,"holland":true,"jacoby":true,"automatic_doubles":0,"raises":"none"},"next_starter":"roll","clock":null,"start":null},"events":[{"type":"opening","dice":[3,1]}]}"#;
    for error in spoiled(text).iter().filter_map(|text| record::parse(text, &find).err()) {
        in_every_language(&error.message(), &error.to_string(), &mut said);
    }
    assert!(said.len() > 90, "{}: {said:?}", said.len());
}

/// As [`agrees`], for what may hold words of the input.
fn in_every_language(message: &Message, display: &str, keys: &mut BTreeSet<String>) {
    // What a library says about JSON stands in the reason as it is.
    if display.contains("at line") {
        return;
    }
    assert_eq!(message.to_string(), display);
    let mut found = BTreeSet::new();
    note(message, &mut found);
    for (_, arg) in message.args() {
        no_english(arg);
    }
    keys.extend(found);
}

/// That no argument is a piece of English: words of a reader that no file knows.
fn no_english(arg: &alea_texts::Arg<'_>) {
    let alea_texts::Arg::Message(message) = arg else { return };
    if message.key() == "verbatim" {
        let words = message.to_string();
        let alone = words.starts_with('`') && words.matches('`').count() == 2 && words.ends_with('`');
        assert!(alone || !words.contains(' '), "{words:?} has no words in other languages");
    }
    message.args().for_each(|(_, arg)| no_english(arg));
}
