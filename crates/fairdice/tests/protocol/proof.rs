//! The proof of a whole game: what passes, and at which step everything else fails.

use alea_fairdice::{
    Absence, Anchor, Blame, Close, End, Ending, Facts, Failure, Fault, Game, Log, Moment, Piece, PublicKey,
    Reason, Role, Roll, Roller, Seat, Signer, Start, Step, Throw, Transcript, check,
};

use crate::{
    envelope::dealing,
    table::{RULES, bound_sealed, logged, offer_envelope, offer_sealed, pinned, roll, secret, signer},
};

const FACTS: Facts = Facts { game_no: 1, variant: 2, match_uid: None, absence: Absence::Never };

/// A finished game of mode G with eight rolls, and its log, in which other games stand.
fn envelope() -> (Game, Log) {
    let mut log = Log::default();
    drop(dealing(4, &mut log));
    let header = offer_envelope(5, None).server.header().clone();
    let (mut server, clients) = dealing(5, &mut log);
    let binding = *server.binding();
    let moments = (0..8).map(|_| {
        let (n, shown) = server.roll();
        let roller = if n == 0 { Roller::Opening } else { Roller::Player(Seat::One) };
        Moment::Threw { roller, shown, throw: Some(Throw::Numbered(n)) }
    });
    let moments = moments.collect();
    let events = events(clients[0].transcript());
    let ended = logged(server.end(End::Finished, events, &signer(), log.head()), &mut log);
    let start = Start { header, binding, key: pinned(), rules: RULES.to_vec() };
    let close = Close::Ended(End::Finished, Some(ended.ending), Some(ended.seeds));
    (Game { start, facts: FACTS, moments, close, events }, log)
}

/// A resigned game of mode R with eight rolls, a new anchor after the fourth, and everything that was released.
fn sealed() -> (Game, Log) {
    let mut log = Log::default();
    drop(dealing(4, &mut log));
    let header = offer_sealed(5).server.header().clone();
    let (mut server, mut clients) = bound_sealed(5, Absence::Never, &mut log);
    let binding = *server.binding();
    let events = events(clients[0].transcript());
    let mut moments = Vec::new();
    for n in 1..=8_u32 {
        if n == 5 {
            let [zero, mut one] = clients;
            let renewing = zero.renew(&secret(88)).expect("an honest step");
            let anchor;
            (server, anchor) = logged(server.anchor(Seat::Zero, renewing.anchor(), log.head()), &mut log);
            one.anchored(&anchor).expect("an honest step");
            clients = [renewing.anchored(&anchor).expect("an honest step"), one];
            moments.push(Moment::Anchor(anchor));
        }
        let seat = Seat::BOTH[n as usize % 2];
        let roller = if n == 1 { Roller::Opening } else { Roller::Player(seat) };
        if n > 1 {
            moments.push(Moment::Asked);
        }
        let shown;
        (server, clients, shown) = roll(server, clients, roller);
        moments.extend(shown.releases.iter().map(|release| Moment::Released(release.by, Some(*release))));
        let throw = Some(Throw::Valued(shown.n, shown.values));
        moments.push(Moment::Threw { roller, shown: shown.roll, throw });
    }
    let ending = logged(server.end(End::Resigned, events, &signer(), log.head()), &mut log);
    let start = Start { header, binding, key: pinned(), rules: RULES.to_vec() };
    let close = Close::Ended(End::Resigned, Some(ending), None);
    (Game { start, facts: FACTS, moments, close, events }, log)
}

fn events(mut transcript: Transcript) -> [u8; 32] {
    transcript.add(b"what was played");
    transcript.hash()
}

fn both() -> [(Game, Log); 2] {
    [envelope(), sealed()]
}

fn result(game: &Game, log: &Log) -> Result<u32, Failure> {
    check(game, Some(&pinned()), Some(log)).map(|checked| checked.rolls)
}

/// The step, and the roll if it is about one, at which the game fails.
fn fails(game: &Game, log: &Log) -> (Step, Option<u32>) {
    let failure = result(game, log).expect_err("it fails");
    (failure.step, failure.roll)
}

/// Where the throw of a roll stands.
fn throw_of(game: &Game, index: usize) -> usize {
    let threw = |moment: &Moment| matches!(moment, Moment::Threw { .. });
    let throws = game.moments.iter().enumerate().filter(|(_, moment)| threw(moment));
    throws.map(|(at, _)| at).nth(index).expect("so many rolls")
}

#[test]
fn honest_games_pass() {
    for (game, log) in both() {
        assert_eq!(result(&game, &log), Ok(8));
        assert!(check(&game, None, None).is_ok(), "without key and log");
    }
}

#[test]
fn games_that_go_on_pass_as_far_as_their_values_are_known() {
    let (game, log) = sealed();
    let open = Game { close: Close::Open, ..game };
    assert_eq!(result(&open, &log), Ok(8));
    let (game, log) = envelope();
    let open = Game { close: Close::Open, ..game.clone() };
    let failure = result(&open, &log).unwrap_err();
    assert_eq!((failure.step, failure.reason), (Step::Commitment, Reason::NotOver));
    let Close::Ended(end, ending, _) = game.close.clone() else { panic!("it is over") };
    let failure = result(&Game { close: Close::Ended(end, ending, None), ..game }, &log).unwrap_err();
    assert_eq!((failure.step, failure.reason), (Step::Commitment, Reason::NoSeeds));
}

#[test]
fn voided_games_pass() {
    let mut log = Log::default();
    let header = offer_sealed(5).server.header().clone();
    let (server, clients) = bound_sealed(5, Absence::Never, &mut log);
    let binding = *server.binding();
    let events = clients[0].transcript().hash();
    let ending = logged(server.give_up(Blame::Server, "power", &signer(), log.head()), &mut log);
    let start = Start { header, binding, key: pinned(), rules: RULES.to_vec() };
    let close = Close::Void(Some(ending.clone()), None);
    let game = Game { start, facts: FACTS, moments: Vec::new(), close, events };
    assert_eq!(result(&game, &log), Ok(0));
    let counted = Game { close: Close::Ended(End::Finished, Some(ending), None), ..game };
    assert_eq!(fails(&counted, &log), (Step::End, None));
}

#[test]
fn a_header_that_says_something_else_than_the_record() {
    for (game, log) in both() {
        let with = |facts| fails(&Game { facts, ..game.clone() }, &log);
        assert_eq!(with(Facts { game_no: 2, ..FACTS }), (Step::Header, None));
        assert_eq!(with(Facts { variant: 1, ..FACTS }), (Step::Header, None));
        assert_eq!(with(Facts { match_uid: Some([1; 16]), ..FACTS }), (Step::Header, None));
        let mut other_rules = game.clone();
        other_rules.start.rules = b"{ }".to_vec();
        assert_eq!(fails(&other_rules, &log), (Step::Header, None));
    }
}

#[test]
fn a_forged_signature() {
    for (game, log) in both() {
        let mut forged = game.clone();
        forged.start.binding.signature[17] ^= 1;
        assert_eq!(fails(&forged, &log), (Step::Signature, None));
        let mut other_key = game.clone();
        other_key.start.key = Signer::new(&secret(99)).public();
        assert_eq!(fails(&other_key, &log), (Step::Signature, None));
        assert_eq!(check(&other_key, None, None).unwrap_err().step, Step::Signature);
        let stranger = PublicKey([1; 32]);
        let failure = check(&game, Some(&stranger), None).unwrap_err();
        assert_eq!((failure.step, failure.reason), (Step::Signature, Reason::Key));
    }
}

#[test]
fn swapped_seats() {
    for (game, log) in both() {
        let mut names = game.clone();
        names.start.header.about.players.swap(0, 1);
        assert_eq!(fails(&names, &log), (Step::Signature, None));
        let mut commits = game.clone();
        commits.start.binding.commits.swap(0, 1);
        assert_eq!(fails(&commits, &log), (Step::Signature, None));
    }
    let (mut game, log) = envelope();
    let Close::Ended(_, _, Some(seeds)) = &mut game.close else { panic!("it has seeds") };
    seeds.clients.swap(0, 1);
    assert_eq!(fails(&game, &log), (Step::Commitment, None));
    let (mut game, log) = sealed();
    let at = throw_of(&game, 2);
    let Moment::Threw { throw: Some(Throw::Valued(_, values)), .. } = &mut game.moments[at] else {
        panic!("a roll of mode R")
    };
    values.clients.swap(0, 1);
    assert_eq!(fails(&game, &log), (Step::Roller, Some(3)), "other values than were released");
    game.moments.retain(|moment| !matches!(moment, Moment::Released(..)));
    assert_eq!(fails(&game, &log), (Step::Commitment, Some(3)));
}

#[test]
fn a_seed_or_value_of_another_game() {
    let (mut game, log) = envelope();
    let Close::Ended(_, _, Some(seeds)) = &mut game.close else { panic!("it has seeds") };
    seeds.server = [77; 32];
    let failure = result(&game, &log).unwrap_err();
    assert_eq!(failure.reason, Reason::Fault(Fault::Seed(Role::Server)));
    // Everything that binds another game, with the same seeds.
    let (mut game, log) = envelope();
    let (other, _) = dealing(6, &mut Log::default());
    game.start.header = offer_envelope(6, None).server.header().clone();
    game.start.binding = *other.binding();
    assert_eq!(fails(&game, &log), (Step::Roll, Some(0)));
    let (mut game, log) = sealed();
    let (other, _) = bound_sealed(6, Absence::Never, &mut Log::default());
    game.start.header = offer_sealed(6).server.header().clone();
    game.start.binding = *other.binding();
    assert_eq!(fails(&game, &log), (Step::Commitment, Some(1)));
}

#[test]
fn a_missing_repeated_or_reordered_roll() {
    for (game, log) in both() {
        let first = u32::from(game.start.header.mode == alea_fairdice::Mode::Roll);
        let of = |index: u32| Some(first + index);
        let mut missing = game.clone();
        missing.moments.remove(throw_of(&game, 3));
        assert_eq!(fails(&missing, &log), (Step::Index, of(3)));
        let mut repeated = game.clone();
        let at = throw_of(&game, 3);
        repeated.moments.insert(at + 1, game.moments[at].clone());
        assert_eq!(fails(&repeated, &log), (Step::Index, of(4)));
        let mut reordered = game.clone();
        reordered.moments.swap(at, throw_of(&game, 4));
        assert_eq!(fails(&reordered, &log), (Step::Index, of(3)));
        let mut stripped = game.clone();
        let Moment::Threw { throw, .. } = &mut stripped.moments[at] else { panic!("a roll") };
        *throw = None;
        assert_eq!(fails(&stripped, &log), (Step::Index, of(3)));
    }
    let (game, log) = envelope();
    let (other, _) = sealed();
    let mut mixed = game.clone();
    mixed.moments[0] = other.moments[throw_of(&other, 0)].clone();
    assert_eq!(fails(&mixed, &log), (Step::Index, Some(0)), "a roll of the other mode");
    let mut mixed = other;
    let at = throw_of(&mixed, 0);
    mixed.moments[at] = game.moments[0].clone();
    assert_eq!(fails(&mixed, &log), (Step::Index, Some(1)));
}

#[test]
fn other_dice() {
    for (game, log) in both() {
        let first = u32::from(game.start.header.mode == alea_fairdice::Mode::Roll);
        for index in 0..8 {
            let mut changed = game.clone();
            let at = throw_of(&game, index);
            let Moment::Threw { shown, .. } = &mut changed.moments[at] else { panic!("a roll") };
            *shown = Roll::new(shown.first(), shown.second() % 6 + 1).unwrap();
            assert_eq!(fails(&changed, &log), (Step::Roll, Some(first + index as u32)));
        }
    }
}

#[test]
fn a_new_anchor_after_a_request() {
    let (game, log) = sealed();
    let at = game.moments.iter().position(|moment| matches!(moment, Moment::Anchor(_))).unwrap();
    assert_eq!(game.moments[at + 1], Moment::Asked);
    let mut late = game.clone();
    late.moments.swap(at, at + 1);
    let failure = result(&late, &log).unwrap_err();
    assert_eq!((failure.step, failure.roll, failure.reason), (Step::Index, Some(5), Reason::LateAnchor));
    let mut later = game.clone();
    later.moments.swap(at + 1, at + 2);
    later.moments.swap(at, at + 1);
    assert_eq!(fails(&later, &log), (Step::Index, Some(5)), "after a value was released");
    let mut early = game.clone();
    let moment = early.moments.remove(at);
    early.moments.insert(0, moment);
    assert_eq!(fails(&early, &log), (Step::Index, Some(1)), "for another roll");
    let mut without = game.clone();
    without.moments.remove(at);
    assert_eq!(fails(&without, &log), (Step::Commitment, Some(5)));
}

#[test]
fn values_that_come_out_of_turn_or_not_at_all() {
    let (game, log) = sealed();
    let at = throw_of(&game, 1);
    assert!(matches!(game.moments[at - 2..at], [Moment::Released(..), Moment::Released(..)]));
    let mut swapped = game.clone();
    swapped.moments.swap(at - 2, at - 1);
    assert_eq!(fails(&swapped, &log), (Step::Roller, Some(2)), "the roller first");
    let mut twice = game.clone();
    twice.moments[at - 1] = game.moments[at - 2].clone();
    assert_eq!(fails(&twice, &log), (Step::Roller, Some(2)));
    let mut silent = game.clone();
    silent.moments.remove(at - 2);
    assert_eq!(fails(&silent, &log), (Step::Roller, Some(2)), "the other player did not release");
    let mut other = game.clone();
    let Moment::Released(_, Some(release)) = &mut other.moments[at - 1] else { panic!("a release") };
    release.value[0] ^= 1;
    assert_eq!(fails(&other, &log), (Step::Roller, Some(2)));

    let left_out = |seat: Seat, absence: Absence| {
        let mut game = game.clone();
        game.facts.absence = absence;
        game.moments.retain(|moment| !matches!(moment, Moment::Released(..)));
        let at = throw_of(&game, 1);
        let Moment::Threw { throw: Some(Throw::Valued(_, values)), .. } = &mut game.moments[at] else {
            panic!("a roll of mode R")
        };
        values.clients[seat.index()] = None;
        fails(&game, &log)
    };
    // Roll 2 is player 0's.
    assert_eq!(left_out(Seat::One, Absence::Never), (Step::Roller, Some(2)));
    assert_eq!(left_out(Seat::Zero, Absence::OfOther), (Step::Roller, Some(2)));
    assert_eq!(left_out(Seat::One, Absence::OfOther), (Step::Roll, Some(2)), "the dice are other ones");
}

#[test]
fn an_end_that_is_missing_or_another_one() {
    for (game, log) in both() {
        let Close::Ended(end, Some(ending), seeds) = game.close.clone() else { panic!("it is over") };
        let with = |close| fails(&Game { close, ..game.clone() }, &log);
        assert_eq!(with(Close::Ended(end, None, seeds)), (Step::End, None));
        let other = if end == End::Finished { End::TimedOut } else { End::Finished };
        assert_eq!(with(Close::Ended(other, Some(ending.clone()), seeds)), (Step::End, None));
        assert_eq!(with(Close::Void(Some(ending.clone()), seeds)), (Step::End, None));
        let mut forged = ending.clone();
        forged.signature[0] ^= 1;
        assert_eq!(with(Close::Ended(end, Some(forged), seeds)), (Step::End, None));
        let changed_play = Game { events: [1; 32], ..game.clone() };
        let failure = result(&changed_play, &log).unwrap_err();
        assert_eq!((failure.step, failure.reason), (Step::End, Reason::Fault(Fault::OtherEvents)));
    }
}

#[test]
fn a_log_that_does_not_show_the_game() {
    let (game, log) = sealed();
    for last in 1..log.head().count() {
        let mut shorter = Log::default();
        for leaf in log.leaves().take(last as usize) {
            shorter.append(leaf.clone()).unwrap();
        }
        assert_eq!(fails(&game, &shorter).0, Step::Log, "{last} leaves");
    }
    let mut moved = Log::default();
    for leaf in log.leaves().skip(1) {
        moved.append(leaf.clone()).unwrap();
    }
    assert_eq!(fails(&game, &moved).0, Step::Log);
    let mut elsewhere = game;
    let Close::Ended(_, Some(Ending { before, .. }), _) = &mut elsewhere.close else { panic!("it is over") };
    *before = Log::default().head();
    assert_eq!(fails(&elsewhere, &log).0, Step::Log);
}

/// The pieces of a game as a record has them.
fn pieces(game: &Game) -> Vec<Piece> {
    let mut pieces = vec![Piece::Start(Box::new(game.start.clone()))];
    for moment in &game.moments {
        match moment {
            Moment::Asked | Moment::Released(_, None) => {}
            Moment::Anchor(anchor) => pieces.push(Piece::Anchor(*anchor)),
            Moment::Released(_, Some(release)) => pieces.push(Piece::Release(*release)),
            Moment::Threw { throw, .. } => pieces.extend(throw.map(|throw| match throw {
                Throw::Numbered(n) => Piece::Roll(n),
                Throw::Valued(n, values) => Piece::Values(n, values),
            })),
        }
    }
    if let Close::Ended(_, ending, seeds) | Close::Void(ending, seeds) = &game.close {
        pieces.extend(seeds.map(Piece::Seeds));
        pieces.extend(ending.clone().map(Piece::End));
    }
    pieces
}

/// The game that has these pieces instead of its own, of the same kinds.
fn with_pieces(game: &Game, pieces: Vec<Piece>) -> Option<Game> {
    let mut game = game.clone();
    let mut pieces = pieces.into_iter();
    let Piece::Start(start) = pieces.next()? else { return None };
    game.start = *start;
    for moment in &mut game.moments {
        match moment {
            Moment::Asked | Moment::Released(_, None) => {}
            Moment::Anchor(anchor) => {
                let Piece::Anchor(read) = pieces.next()? else { return None };
                *anchor = read;
            }
            Moment::Released(_, release) => {
                let Piece::Release(read) = pieces.next()? else { return None };
                *release = Some(read);
            }
            Moment::Threw { throw, .. } => match pieces.next()? {
                Piece::Roll(n) => *throw = Some(Throw::Numbered(n)),
                Piece::Values(n, values) => *throw = Some(Throw::Valued(n, values)),
                _ => return None,
            },
        }
    }
    let Close::Ended(_, ending, seeds) = &mut game.close else { return None };
    if seeds.is_some() {
        let Piece::Seeds(read) = pieces.next()? else { return None };
        *seeds = Some(read);
    }
    let Piece::End(read) = pieces.next()? else { return None };
    *ending = Some(read);
    pieces.next().is_none().then_some(game)
}

#[test]
fn pieces_are_read_as_they_are_written() {
    for (game, _) in both() {
        let pieces = pieces(&game);
        let bytes: Vec<u8> = pieces.iter().flat_map(Piece::to_bytes).collect();
        assert_eq!(Piece::parse_all(&bytes).as_ref(), Some(&pieces));
        for length in (1..bytes.len()).step_by(7) {
            let cut = Piece::parse_all(&bytes[..length]);
            assert!(cut.is_none_or(|cut| cut.len() < pieces.len()), "{length}");
        }
    }
    assert_eq!(Piece::parse_all(&[]), Some(Vec::new()));
    assert_eq!(Piece::parse_all(&[99]), None);
}

/// Flips every bit of every piece, and says at which step the game then fails: `None` where the bytes are no pieces any more.
fn flips(game: &Game, log: &Log, of: impl Fn(&Piece) -> bool) -> Vec<(usize, Option<Failure>)> {
    let pieces = pieces(game);
    let mut found = Vec::new();
    for (index, piece) in pieces.iter().enumerate().filter(|(_, piece)| of(piece)) {
        let bytes = piece.to_bytes();
        for bit in 0..bytes.len() * 8 {
            let mut bytes = bytes.clone();
            bytes[bit / 8] ^= 1 << (bit % 8);
            let mut changed = pieces.clone();
            let read = Piece::parse_all(&bytes);
            let read = read.and_then(|read| {
                changed.splice(index..=index, read);
                with_pieces(game, changed)
            });
            let failure = read.map(|game| result(&game, log).expect_err("a flipped bit fails"));
            found.push((bit / 8, failure));
        }
    }
    found
}

/// Checks the steps at which flips in the fields of a piece fail. A field is its name, its end in the bytes, and its steps;
/// `Record` stands for bytes that cannot be read.
#[track_caller]
fn steps_of(flips: &[(usize, Option<Failure>)], fields: &[(&str, usize, &[Step])]) {
    for (byte, failure) in flips {
        let (name, _, steps) = fields.iter().find(|(_, end, _)| byte < end).expect("a field for each byte");
        let step = failure.map_or(Step::Record, |failure| failure.step);
        assert!(steps.contains(&step), "{name}, byte {byte}: {failure:?}");
    }
    for (name, end, steps) in fields {
        let begin = fields.iter().map(|(_, end, _)| *end).filter(|other| other < end).max().unwrap_or(0);
        for step in *steps {
            let fails = |(byte, failure): &(usize, Option<Failure>)| {
                (begin..*end).contains(byte) && failure.map_or(Step::Record, |failure| failure.step) == *step
            };
            assert!(flips.iter().any(fails), "{name} never fails at {step:?}");
        }
    }
}

#[test]
fn a_flipped_bit_in_each_field_of_the_start_fails_at_its_step() {
    use Step::{Header, Log, Record, Signature};
    for (game, log) in both() {
        let flips = flips(&game, &log, |piece| matches!(piece, Piece::Start(_)));
        // tag 1, length 2, then the header: 8 + 4 bytes, and so on.
        steps_of(
            &flips,
            &[
                ("tag, length, ALEADICE, suite", 12, &[Record]),
                ("mode, flags, seats", 15, &[Record]),
                ("game_uid", 31, &[Signature]),
                ("match_uid", 47, &[Signature]),
                ("game_no", 49, &[Header]),
                ("variant", 50, &[Header]),
                ("rules_hash", 82, &[Header]),
                ("created_ms", 90, &[Signature]),
                ("length of the first name", 92, &[Record]),
                ("the first name", 97, &[Record, Signature]),
                ("length of the second name", 99, &[Record]),
                ("the second name", 105, &[Record, Signature]),
                ("server_commit", 137, &[Signature]),
                ("commitments", 201, &[Signature]),
                ("game_hash", 233, &[Signature]),
                ("signature", 297, &[Signature]),
                ("place in the log", 337, &[Log]),
                ("key", 369, &[Signature]),
                ("length of the rules", 371, &[Record]),
                ("rules", 373, &[Header]),
            ],
        );
    }
}

#[test]
fn a_flipped_bit_in_each_field_of_a_roll_fails_at_its_step() {
    use Step::{Commitment, Index, Record, Roller};
    let (game, log) = envelope();
    let of = flips(&game, &log, |piece| matches!(piece, Piece::Roll(_)));
    steps_of(&of, &[("tag", 1, &[Record]), ("n", 5, &[Index])]);
    let (game, log) = sealed();
    let of = flips(&game, &log, |piece| matches!(piece, Piece::Values(..)));
    steps_of(
        &of,
        &[
            ("tag", 1, &[Record]),
            ("n", 5, &[Index]),
            ("mask", 6, &[Record]),
            ("the server's value", 38, &[Commitment]),
            ("the players' values", 102, &[Roller]),
        ],
    );
    let of = flips(&game, &log, |piece| matches!(piece, Piece::Release(_)));
    steps_of(&of, &[("tag", 1, &[Record]), ("seat", 2, &[Record, Roller]), ("n, value", 38, &[Roller])]);
    // Where the record does not have what was released, the values themselves are looked at.
    let mut bare = game;
    bare.moments.retain(|moment| !matches!(moment, Moment::Released(..)));
    let of = flips(&bare, &log, |piece| matches!(piece, Piece::Values(..)));
    let values: Vec<_> = of.into_iter().filter(|(byte, _)| *byte >= 6).collect();
    steps_of(&values, &[("values", 102, &[Commitment])]);
}

#[test]
fn a_flipped_bit_in_each_field_of_an_anchor_fails_at_its_step() {
    use Step::{Commitment, Index, Log, Record};
    let (game, log) = sealed();
    let of = flips(&game, &log, |piece| matches!(piece, Piece::Anchor(Anchor { .. })));
    steps_of(
        &of,
        &[
            ("tag", 1, &[Record]),
            ("role", 2, &[Record, Commitment]),
            ("after", 6, &[Index]),
            ("anchor", 38, &[Commitment]),
            ("place in the log", 78, &[Log]),
        ],
    );
}

#[test]
fn a_flipped_bit_in_each_field_of_the_end_fails_at_its_step() {
    use Step::{Commitment, End, Log, Record};
    let (game, log) = envelope();
    let of = flips(&game, &log, |piece| matches!(piece, Piece::Seeds(_)));
    steps_of(&of, &[("tag", 1, &[Record]), ("seeds", 97, &[Commitment])]);
    for (game, log) in both() {
        let of = flips(&game, &log, |piece| matches!(piece, Piece::End(_)));
        steps_of(
            &of,
            &[
                ("tag, length", 5, &[Record]),
                ("kind", 6, &[Record]),
                ("game, hash", 54, &[End]),
                ("how", 55, &[Record, End]),
                ("events", 87, &[End]),
                ("signature", 151, &[End]),
                ("place in the log", 191, &[Log]),
            ],
        );
    }
}
