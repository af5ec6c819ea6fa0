//! What every store does: the suite, and the stores that pass it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::sync::Arc;

use alea_game::Side;
use alea_server::{
    CommandId, ContestId, GuestId, Token,
    store::{
        Append, Appended, Asked, ContestRow, Done, GoesOn, Guest, Kept, LeafRow, Offered, OwnContests, Row,
        SeatRow, Sitter, Sqlite, Store, StoreError,
    },
};

/// A store to be tested, and the same again after it was closed.
trait Place {
    type Of: Store;
    fn open(&self) -> Self::Of;
}

struct SqliteFile(tempfile::TempDir);

impl Place for SqliteFile {
    type Of = Sqlite;

    fn open(&self) -> Sqlite {
        Sqlite::open(&self.0.path().join("test.sqlite")).unwrap()
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

fn contest(offered: Offered) -> ContestRow {
    ContestRow {
        id: ContestId::new(),
        created: 5,
        terms: "{}".into(),
        dice: "plain".into(),
        offered,
        invitation: Some([9; 32]),
    }
}

fn row(at: u64, event: &str) -> Row {
    Row { at, event: event.into() }
}

fn append(contest: ContestId, expected: u64, events: Vec<Row>) -> Append {
    let (kept, leaf, command) = (Vec::new(), None, None);
    Append { contest, expected, events, kept, leaf, command, goes_on: GoesOn::Yes }
}

fn asked(id: &str, digest: u8) -> Option<Asked> {
    Some(Asked { by: Side::First, id: CommandId::parse(id).unwrap(), digest: [digest; 32] })
}

/// The suite.
fn suite<P: Place>(place: &P) {
    runtime().block_on(async {
        chairs(place).await;
        own_contests(place).await;
        events(place).await;
        commands(place).await;
        everything_or_nothing(place).await;
        log(place).await;
        guests_and_time(place).await;
        together(place).await;
    });
}

async fn guest(store: &impl Store) -> Guest {
    let guest = Guest { id: GuestId::new(), name: "Άννα".into() };
    store.welcome(guest.clone(), Token::new().unwrap().hash()).await.unwrap();
    guest
}

async fn chairs<P: Place>(place: &P) {
    let store = place.open();
    let made = contest(Offered::Anyone);
    let (anna, other) = (guest(&store).await, guest(&store).await);
    let sits = |guest: &Guest| SeatRow { who: Sitter::Guest(guest.id), name: guest.name.clone() };
    store.make(made.clone(), [Some(sits(&anna)), None]).await.unwrap();
    assert_eq!(store.offers(10).await.unwrap(), [made.id]);
    assert_eq!(store.contest(ContestId::new()).await.unwrap(), None);
    // A chair is taken once, and nobody sits on both.
    assert!(!store.sit(made.id, Side::First, sits(&other)).await.unwrap());
    assert!(!store.sit(made.id, Side::Second, sits(&anna)).await.unwrap());
    assert!(store.sit(made.id, Side::Second, sits(&other)).await.unwrap());
    assert!(!store.sit(made.id, Side::Second, sits(&anna)).await.unwrap());
    let again = place.open();
    let loaded = again.contest(made.id).await.unwrap().unwrap();
    assert_eq!(loaded.contest, made);
    assert_eq!(loaded.seats, [Some(sits(&anna)), Some(sits(&other))]);
    assert_eq!(again.offers(10).await.unwrap(), []);
    assert_eq!(again.unfinished().await.unwrap(), [made.id]);
    let house = contest(Offered::Invited);
    let simple = SeatRow { who: Sitter::House("simple".into()), name: "Simple".into() };
    store.make(house.clone(), [None, Some(simple.clone())]).await.unwrap();
    assert_eq!(again.contest(house.id).await.unwrap().unwrap().seats, [None, Some(simple)]);
    assert_eq!(again.offers(10).await.unwrap(), []);
    let over = Append { goes_on: GoesOn::Over, ..append(house.id, 0, vec![row(5, "{}")]) };
    store.append(over).await.unwrap();
    assert_eq!(again.unfinished().await.unwrap(), [made.id]);
}

/// Those of a guest and of nobody else, the newest first, page by page.
async fn own_contests<P: Place>(place: &P) {
    let store = place.open();
    let (anna, other) = (guest(&store).await, guest(&store).await);
    let sits = |guest: &Guest| Some(SeatRow { who: Sitter::Guest(guest.id), name: guest.name.clone() });
    let mut made = Vec::new();
    for number in 0..5 {
        let row = contest(Offered::Invited);
        // She sits on either side; one contest is between others.
        let seats = match number {
            2 => [sits(&other), None],
            3 => [sits(&other), sits(&anna)],
            _ => [sits(&anna), None],
        };
        store.make(row.clone(), seats).await.unwrap();
        made.push(row.id);
    }
    let over = Append { goes_on: GoesOn::Over, ..append(made[1], 0, vec![row(5, "{}")]) };
    store.append(over).await.unwrap();
    let again = place.open();
    let own = |over, before, most| again.contests_of(anna.id, OwnContests { over, before, most });
    let (yes, ended) = (GoesOn::Yes, GoesOn::Over);
    let all = [(made[4], yes), (made[3], yes), (made[1], ended), (made[0], yes)];
    assert_eq!(own(None, None, 10).await.unwrap(), all);
    assert_eq!(own(Some(ended), None, 10).await.unwrap(), [all[2]]);
    assert_eq!(own(Some(yes), None, 10).await.unwrap(), [all[0], all[1], all[3]]);
    assert_eq!(own(None, None, 2).await.unwrap(), all[..2]);
    assert_eq!(own(None, Some(made[3]), 10).await.unwrap(), all[2..]);
    assert_eq!(own(Some(yes), Some(made[3]), 1).await.unwrap(), all[3..]);
    assert_eq!(own(None, Some(made[0]), 10).await.unwrap(), []);
    let nobody = OwnContests { over: None, before: None, most: 10 };
    assert_eq!(again.contests_of(GuestId::new(), nobody).await.unwrap(), []);
}

async fn events<P: Place>(place: &P) {
    let store = place.open();
    let made = contest(Offered::Invited);
    store.make(made.clone(), [None, None]).await.unwrap();
    let first = append(made.id, 0, vec![row(10, "a"), row(10, "b")]);
    let done = store.append(first.clone()).await.unwrap();
    assert_eq!(done, Appended::Stored(Done { first: 0, count: 2 }));
    // Who believes otherwise is told how many there are, too few or too many.
    assert_eq!(store.append(first).await.unwrap(), Appended::Stale { count: 2 });
    let ahead = append(made.id, 3, vec![row(11, "d")]);
    assert_eq!(store.append(ahead).await.unwrap(), Appended::Stale { count: 2 });
    // Time never runs backwards, within what is added either.
    for back in [vec![row(9, "c")], vec![row(12, "c"), row(11, "d")]] {
        assert_eq!(store.append(append(made.id, 2, back)).await, Err(StoreError::TimeRunsBack));
    }
    store.append(append(made.id, 2, vec![row(10, "c")])).await.unwrap();
    let again = place.open();
    let texts = |rows: Vec<Row>| rows.into_iter().map(|row| row.event).collect::<Vec<_>>();
    assert_eq!(texts(again.events(made.id, 0, 10).await.unwrap()), ["a", "b", "c"]);
    assert_eq!(texts(again.events(made.id, 1, 1).await.unwrap()), ["b"]);
    assert_eq!(texts(again.events(made.id, 3, 10).await.unwrap()), [""; 0]);
    // Nothing is added to a contest that there is not.
    assert!(store.append(append(ContestId::new(), 0, vec![row(1, "a")])).await.is_err());
}

async fn commands<P: Place>(place: &P) {
    let store = place.open();
    let made = contest(Offered::Invited);
    store.make(made.clone(), [None, None]).await.unwrap();
    let command = |id, digest, expected| Append {
        command: asked(id, digest),
        ..append(made.id, expected, vec![row(1, "a"), row(1, "b")])
    };
    let done = Done { first: 0, count: 2 };
    assert_eq!(store.append(command("one", 1, 0)).await.unwrap(), Appended::Stored(done));
    // Again, now or later, whatever it believes: the first answer, and nothing happens.
    for expected in [0, 2, 9] {
        assert_eq!(store.append(command("one", 1, expected)).await.unwrap(), Appended::Repeated(done));
    }
    assert_eq!(store.append(command("one", 2, 2)).await.unwrap(), Appended::OtherCommand);
    // A stale command leaves its name free.
    assert_eq!(store.append(command("two", 1, 0)).await.unwrap(), Appended::Stale { count: 2 });
    let second = Done { first: 2, count: 2 };
    assert_eq!(store.append(command("two", 1, 2)).await.unwrap(), Appended::Stored(second));
    // The other player may call his own command the same.
    let mut other = command("one", 1, 4);
    other.command.as_mut().unwrap().by = Side::Second;
    assert!(matches!(store.append(other).await.unwrap(), Appended::Stored(_)));
    let again = place.open();
    assert_eq!(again.events(made.id, 0, 100).await.unwrap().len(), 6);
    assert_eq!(again.append(command("one", 1, 6)).await.unwrap(), Appended::Repeated(done));
    let kept = again.commands(made.id).await.unwrap();
    assert!(kept.contains(&(asked("two", 1).unwrap(), second)), "{kept:?}");
    assert_eq!(kept.len(), 3);
}

async fn everything_or_nothing<P: Place>(place: &P) {
    let store = place.open();
    let made = contest(Offered::Invited);
    store.make(made.clone(), [None, None]).await.unwrap();
    let (count, _) = store.head().await.unwrap();
    let kept = Kept { game: 1, kind: "secret".into(), bytes: vec![1, 2] };
    let leaf = LeafRow { number: count + 5, leaf: vec![3], head: [4; 32] };
    let wrong = Append {
        kept: vec![kept.clone()],
        leaf: Some(leaf.clone()),
        command: asked("one", 1),
        ..append(made.id, 0, vec![row(1, "a")])
    };
    assert_eq!(store.append(wrong.clone()).await, Err(StoreError::LogMoved));
    assert_eq!(store.events(made.id, 0, 10).await.unwrap(), []);
    assert_eq!(store.kept(made.id).await.unwrap(), []);
    assert_eq!(store.commands(made.id).await.unwrap(), []);
    let leaf = LeafRow { number: count, ..leaf };
    let right = Append { leaf: Some(leaf.clone()), ..wrong };
    assert!(matches!(store.append(right).await.unwrap(), Appended::Stored(_)));
    let again = place.open();
    assert_eq!(again.kept(made.id).await.unwrap(), [kept]);
    assert_eq!(again.head().await.unwrap(), (count + 1, [4; 32]));
}

async fn log<P: Place>(place: &P) {
    let store = place.open();
    let made = contest(Offered::Invited);
    store.make(made.clone(), [None, None]).await.unwrap();
    let (first, _) = store.head().await.unwrap();
    for number in first..first + 3 {
        let leaf = LeafRow { number, leaf: vec![number as u8], head: [number as u8; 32] };
        let only_leaf = Append { leaf: Some(leaf.clone()), ..append(made.id, 0, Vec::new()) };
        store.append(only_leaf.clone()).await.unwrap();
        assert_eq!(store.append(only_leaf).await, Err(StoreError::LogMoved));
    }
    let leaves = place.open().leaves(first + 1, 10).await.unwrap();
    assert_eq!(leaves.iter().map(|leaf| leaf.number).collect::<Vec<_>>(), [first + 1, first + 2]);
}

async fn guests_and_time<P: Place>(place: &P) {
    let store = place.open();
    let token = Token::new().unwrap();
    let guest = Guest { id: GuestId::new(), name: "Βασίλης".into() };
    store.welcome(guest.clone(), token.hash()).await.unwrap();
    assert_eq!(store.guest(token.hash()).await.unwrap(), Some(guest.clone()));
    assert_eq!(store.guest([0; 32]).await.unwrap(), None);
    store.rename(guest.id, "Anna".into()).await.unwrap();
    assert_eq!(place.open().guest(token.hash()).await.unwrap().unwrap().name, "Anna");
    store.note_time(1000).await.unwrap();
    store.note_time(900).await.unwrap();
    assert_eq!(place.open().last_time().await.unwrap(), Some(1000));
    let made = contest(Offered::Invited);
    store.make(made.clone(), [None, None]).await.unwrap();
    store.append(append(made.id, 0, vec![row(2000, "a")])).await.unwrap();
    assert_eq!(place.open().last_time().await.unwrap(), Some(2000));
}

/// Many write at once, two stores on the same file among them: each event is there once, in its order.
async fn together<P: Place>(place: &P) {
    let stores = [Arc::new(place.open()), Arc::new(place.open())];
    let mut ids = Vec::new();
    for _ in 0..20 {
        let made = contest(Offered::Invited);
        stores[0].make(made.clone(), [None, None]).await.unwrap();
        ids.push(made.id);
    }
    let mut tasks = Vec::new();
    for (number, &id) in ids.iter().enumerate() {
        for writer in 0..2 {
            let store = Arc::clone(&stores[(number + writer) % 2]);
            tasks.push(tokio::spawn(async move {
                let (mut expected, mut stored) = (0, Vec::new());
                while stored.len() < 10 {
                    let event = format!("{writer}-{}", stored.len());
                    let rows = vec![row(expected, &event)];
                    match store.append(append(id, expected, rows)).await.unwrap() {
                        Appended::Stored(_) => {
                            stored.push(event);
                            expected += 1;
                        }
                        Appended::Stale { count } => expected = count,
                        other => panic!("{other:?}"),
                    }
                }
            }));
        }
    }
    for task in tasks {
        task.await.unwrap();
    }
    for id in ids {
        let rows = stores[0].events(id, 0, 100).await.unwrap();
        for writer in ["0", "1"] {
            let own: Vec<_> = rows.iter().filter(|row| row.event.starts_with(writer)).collect();
            let expected: Vec<String> = (0..10).map(|number| format!("{writer}-{number}")).collect();
            assert_eq!(own.iter().map(|row| row.event.clone()).collect::<Vec<_>>(), expected);
        }
        assert_eq!(rows.len(), 20);
    }
}

#[test]
fn sqlite_passes_the_suite() {
    suite(&SqliteFile(tempfile::tempdir().unwrap()));
}

#[test]
fn other_files_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().join("text");
    std::fs::write(&text, "this is no database, and long enough not to be taken for an empty one".repeat(20))
        .unwrap();
    let before = std::fs::read(&text).unwrap();
    assert!(matches!(Sqlite::open(&text), Err(StoreError::Damaged(_))));
    assert_eq!(std::fs::read(&text).unwrap(), before);
    let newer = folder.path().join("newer");
    drop(Sqlite::open(&newer).unwrap());
    rusqlite::Connection::open(&newer).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert!(matches!(Sqlite::open(&newer), Err(StoreError::Damaged(_))), "a later version");
    let other = folder.path().join("other");
    rusqlite::Connection::open(&other).unwrap().execute_batch("CREATE TABLE own (a)").unwrap();
    let before = std::fs::read(&other).unwrap();
    assert!(matches!(Sqlite::open(&other), Err(StoreError::Damaged(_))), "another program's");
    assert_eq!(std::fs::read(&other).unwrap(), before);
}
