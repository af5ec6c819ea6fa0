//! What a server may try, and who notices: the player's side in every case, the log where it is about deals given up.

use alea_fairdice::{
    Absence, Anchor, Binding, Blame, End, Ending, Expected, Fate, Fault, Hash, Header, Leaf, Log, Mode, Role,
    Roll, Roller, Seat, Seeds, SeenGames, Signer, Values, What, client::Joining, game_hash, server_commit,
};

use crate::{
    envelope::dealing,
    table::{
        Offer, bound_envelope, bound_sealed, logged, offer_envelope, offer_sealed, pinned, roll, secret,
        signer, take,
    },
};

fn other_roll(roll: Roll) -> Roll {
    Roll::new(roll.first() % 6 + 1, roll.second()).expect("dice")
}

/// A binding that the server signs with its true key, whatever it holds.
fn signed_anyhow(header: &Header, commits: [Hash; 2]) -> Binding {
    // A server of its own, with the players' parts played by itself, signs any header that it likes.
    let hash = game_hash(header, &commits, None);
    let mut server = alea_fairdice::server::Offered::sealed(
        header.about.clone(),
        &secret(1),
        &crate::table::sealing_key(),
        crate::table::NONCE_OF_TESTS,
    )
    .stored();
    assert_eq!(server.header(), header, "only what follows from secret 1 can be signed here");
    for (seat, commit) in Seat::BOTH.into_iter().zip(commits) {
        server.commit(seat, commit).expect("an honest step");
    }
    let binding = *server
        .bind(Absence::Never, &signer(), Log::default().head())
        .expect("an honest step")
        .stored()
        .binding();
    assert_eq!(binding.game_hash, hash);
    binding
}

#[test]
fn changes_what_was_agreed() {
    let header = offer_sealed(5).server.header().clone();
    let expected = Expected::of(&header);
    let join = |expected: &Expected| {
        let joining = Joining::new(Seat::Zero, pinned(), secret(2));
        joining.sealed(&header.to_bytes(), expected, &mut SeenGames::default()).map(drop)
    };
    assert_eq!(join(&expected), Ok(()));
    let cases = [
        (Expected { mode: Mode::Game, ..expected.clone() }, "mode"),
        (Expected { match_uid: [8; 16], ..expected.clone() }, "match number"),
        (Expected { game_no: 2, ..expected.clone() }, "game number"),
        (Expected { variant: 3, ..expected.clone() }, "game"),
        (Expected { rules_hash: [0; 32], ..expected.clone() }, "rules"),
    ];
    for (expected, field) in cases {
        assert_eq!(join(&expected), Err(Fault::OtherHeader(field)));
    }
    let envelope = Joining::new(Seat::Zero, pinned(), secret(2));
    let wrong = envelope.envelope(&header.to_bytes(), &expected, &mut SeenGames::default()).map(drop);
    assert_eq!(wrong, Err(Fault::OtherHeader("mode")));
}

#[test]
fn deals_again_under_the_same_number() {
    let header = offer_sealed(5).server.header().clone();
    let mut seen = SeenGames::new([[4; 16]]);
    let mut join = || {
        let joining = Joining::new(Seat::Zero, pinned(), secret(2));
        joining.sealed(&header.to_bytes(), &Expected::of(&header), &mut seen).map(drop)
    };
    assert_eq!(join(), Ok(()));
    assert_eq!(join(), Err(Fault::GameSeen));
}

#[test]
fn swaps_the_commitments() {
    let Offer { server, clients: [zero, one] } = offer_sealed(5);
    let swapped = signed_anyhow(server.header(), [one.commit(), zero.commit()]);
    assert_eq!(zero.bound(&swapped, Absence::Never).map(drop), Err(Fault::OwnCommit));
}

#[test]
fn puts_a_commitment_of_its_own_in_the_players_place() {
    let Offer { server, clients: [zero, one] } = offer_sealed(5);
    let binding = signed_anyhow(server.header(), [[66; 32], one.commit()]);
    assert_eq!(zero.bound(&binding, Absence::Never).map(drop), Err(Fault::OwnCommit));
}

#[test]
fn copies_one_players_commitment_to_the_other() {
    let Offer { server, clients: [zero, one] } = offer_sealed(5);
    let honest = signed_anyhow(server.header(), [zero.commit(), one.commit()]);
    let binding = Binding { commits: [zero.commit(); 2], ..honest };
    assert_eq!(zero.bound(&binding, Absence::Never).map(drop), Err(Fault::SameCommit));
}

/// It looks for a seed after it has seen the commitments: the header, which holds its own, is bound into them.
#[test]
fn grinds_its_seed_after_the_commitments() {
    let mut log = Log::default();
    let (server, _) = bound_envelope(5, &mut log);
    let honest = *server.binding();
    let Offer { server, clients: [zero, _] } = offer_envelope(5, None);
    let better = Header { server_commit: server_commit(&[5; 16], &[42; 32]), ..server.header().clone() };
    let game_hash = game_hash(&better, &honest.commits, None);
    assert_eq!(zero.header_again(&better.to_bytes()), Err(Fault::SignedTwice));
    let binding = Binding { game_hash, ..honest };
    assert_eq!(zero.bound(&binding).map(drop), Err(Fault::GameHash));
}

/// In the end it shows another seed than the one that it committed to.
#[test]
fn shows_another_seed_than_it_committed_to() {
    let mut log = Log::default();
    let (mut server, mut clients) = dealing(5, &mut log);
    let (n, roll) = server.roll();
    clients[0].rolled(n, roll).unwrap();
    let seen = clients[0].transcript();
    let ended = logged(server.end(End::Finished, seen.hash(), &signer(), log.head()), &mut log);
    let check = |seeds: Seeds| clients[0].revealed(Some(&ended.ending), &seeds, &seen);
    assert_eq!(check(ended.seeds), Ok(()));
    let server = Fault::Seed(Role::Server);
    assert_eq!(check(Seeds { server: [42; 32], ..ended.seeds }), Err(server));
    let [zero, one] = ended.seeds.clients;
    let own = Fault::Seed(Role::Client(Seat::Zero));
    assert_eq!(check(Seeds { clients: [one, zero], ..ended.seeds }), Err(own));
    let other = Fault::Seed(Role::Client(Seat::One));
    assert_eq!(check(Seeds { clients: [zero, [1; 32]], ..ended.seeds }), Err(other));
    assert_eq!(check(Seeds { randomness: Some([1; 32]), ..ended.seeds }), Err(Fault::Drand));
}

/// What it signs has a round of drand that the header does not name, or none where the header names one.
#[test]
fn names_drand_against_the_header() {
    let Offer { server, clients: [zero, one] } = offer_envelope(5, None);
    let commits = [zero.commit(), one.commit()];
    let honest = *bound_envelope(5, &mut Log::default()).0.binding();
    let with = Some(crate::table::drand());
    let binding = Binding { drand: with, game_hash: game_hash(server.header(), &commits, with), ..honest };
    assert_eq!(zero.bound(&binding).map(drop), Err(Fault::Drand));
    let Offer { server, clients: [zero, one] } = offer_envelope(5, with);
    let commits = [zero.commit(), one.commit()];
    let binding = Binding { commits, game_hash: game_hash(server.header(), &commits, None), ..honest };
    assert_eq!(zero.bound(&binding).map(drop), Err(Fault::Drand));
}

#[test]
fn signs_with_another_key() {
    let Offer { mut server, clients } = offer_sealed(5);
    for (seat, client) in Seat::BOTH.into_iter().zip(&clients) {
        server.commit(seat, client.commit()).unwrap();
    }
    let impostor = Signer::new(&secret(111));
    let server = server.bind(Absence::Never, &impostor, Log::default().head()).unwrap().stored();
    let [zero, _] = clients;
    assert_eq!(zero.bound(server.binding(), Absence::Never).map(drop), Err(Fault::Signature));
}

#[test]
fn forges_a_signature() {
    let (server, _) = bound_sealed(5, Absence::Never, &mut Log::default());
    for at in [0, 31, 32, 63] {
        let Offer { clients: [zero, _], .. } = offer_sealed(5);
        let mut binding = *server.binding();
        binding.signature[at] ^= 1;
        assert_eq!(zero.bound(&binding, Absence::Never).map(drop), Err(Fault::Signature), "byte {at}");
    }
}

#[test]
fn signs_two_headers_for_one_game() {
    let mut log = Log::default();
    let (server, [zero, _]) = bound_sealed(5, Absence::Never, &mut log);
    let header = offer_sealed(5).server.header().clone();
    let second = signed_anyhow(&header, [server.binding().commits[0], [66; 32]]);
    // To the same player:
    assert_eq!(zero.bound_again(&second), Err(Fault::SignedTwice));
    // To the other one, who has agreed to the same number of a game: the log takes only one of them.
    assert!(log.append(second.leaf([5; 16])).is_err());
    // And a log that holds only the other one does not show this player's.
    let mut other = Log::default();
    other.append(second.leaf([5; 16])).unwrap();
    assert!(!other.includes(&zero.receipt()));
}

/// It gives up a deal that it does not like and deals again: it cannot know before the players reveal, and by then the log has it.
#[test]
fn deals_again_until_it_suits() {
    let mut log = Log::default();
    let mut games = Vec::new();
    for game in 1..=4 {
        let (server, clients) = bound_envelope(game, &mut log);
        games.push(clients[0].receipt());
        if game < 4 {
            logged(server.give_up(Blame::Server, "no reason", &signer(), log.head()), &mut log);
        }
    }
    assert!(games.iter().all(|receipt| log.includes(receipt)));
    let given_up = log.fates().filter(|(_, fate)| *fate == Fate::Void(Blame::Server)).count();
    assert_eq!(given_up, 3);
    // To hide them it would have to write the log anew, which whoever played there notices.
    let mut clean = Log::default();
    clean.append(log.leaves().last().unwrap().clone()).unwrap();
    assert!(!clean.includes(&games[0]) && !clean.includes(&games[3]));
}

#[test]
fn leaves_a_deal_without_an_end() {
    let mut log = Log::default();
    drop(bound_envelope(1, &mut log));
    assert_eq!(log.fate(&[1; 16]), Some(Fate::Open), "it shows as long as it is open");
}

#[test]
fn shows_the_seeds_while_the_game_goes_on() {
    let mut log = Log::default();
    let (server, clients) = dealing(5, &mut log);
    let seen = clients[0].transcript();
    let seeds = server.end(End::Finished, seen.hash(), &signer(), log.head()).stored().seeds;
    assert_eq!(clients[0].revealed(None, &seeds, &seen), Err(Fault::Early(Role::Server)));
}

#[test]
fn shows_its_value_before_the_roller_has_released() {
    let mut log = Log::default();
    let (server, [zero, _]) = bound_sealed(5, Absence::Never, &mut log);
    let (_, [other, _], shown) = {
        let (_, clients) = bound_sealed(5, Absence::Never, &mut Log::default());
        roll(server, clients, Roller::Player(Seat::Zero))
    };
    drop(other);
    // Dice that nobody has asked for, and dice while the other player is waited for.
    let unasked = zero.missed(1, shown.roller, &shown.values, shown.roll).map(drop);
    assert_eq!(unasked, Err(Fault::Early(Role::Server)));
    let (_, [zero, _]) = bound_sealed(6, Absence::Never, &mut log);
    assert_eq!(zero.ask().too_early(), Fault::Early(Role::Server));
}

/// Everything that can be wrong with a roll of mode R, each in a game of its own.
#[test]
fn cheats_with_a_roll() {
    type Change = fn(&mut u32, &mut Values, &mut Roll);
    let by = Role::Client;
    let cases: [(&str, Change, Fault); 8] = [
        ("other dice", |_, _, roll| *roll = other_roll(*roll), Fault::Dice { n: 1 }),
        (
            "dice the other way round",
            |_, _, roll| {
                *roll = Roll::new(roll.second(), roll.first()).unwrap();
            },
            Fault::Dice { n: 1 },
        ),
        (
            "another value of its own",
            |_, values, _| values.server[0] ^= 1,
            Fault::Value { by: Role::Server, n: 1 },
        ),
        (
            "another value of the other",
            |_, values, _| {
                values.clients[1] = Some([1; 32]);
            },
            Fault::OtherValue { by: by(Seat::One), n: 1 },
        ),
        (
            "another value of this player",
            |_, values, _| {
                values.clients[0] = Some([1; 32]);
            },
            Fault::OtherValue { by: by(Seat::Zero), n: 1 },
        ),
        ("without this player", |_, values, _| values.clients[0] = None, Fault::LeftOut(Seat::Zero)),
        (
            "without the other",
            |_, values, _| values.clients[1] = None,
            Fault::OtherValue { by: by(Seat::One), n: 1 },
        ),
        ("a later roll", |n, _, _| *n = 2, Fault::Order { due: 1, found: 2 }),
    ];
    for (what, change, expected) in cases {
        let (server, [zero, one]) = bound_sealed(5, Absence::Never, &mut Log::default());
        let roller = Roller::Player(Seat::Zero);
        let one = one.asked(1, roller).unwrap();
        let zero = zero.ask().other_released(one.release()).unwrap();
        let mut asked = server.ask(roller).unwrap();
        for release in [one.release(), zero.release()] {
            take(&mut asked, release);
        }
        let rolled = asked.roll().unwrap().stored();
        let (mut n, mut values, mut roll) = (rolled.n(), *rolled.values(), rolled.roll());
        assert_ne!(roll.first(), roll.second(), "dice that differ the other way round");
        change(&mut n, &mut values, &mut roll);
        assert_eq!(zero.rolled(n, &values, roll).map(drop), Err(expected), "{what}");
    }
}

#[test]
fn leaves_the_other_out_of_an_opening() {
    let (_, [zero, one]) = bound_sealed(5, Absence::OfOther, &mut Log::default());
    drop(one);
    let zero = zero.asked(1, Roller::Opening).unwrap();
    let values = Values { server: [0; 32], clients: [Some(zero.release().value), None] };
    let roll = Roll::new(1, 2).unwrap();
    assert_eq!(zero.rolled(1, &values, roll).map(drop), Err(Fault::LeftOut(Seat::One)));
}

#[test]
fn forwards_a_value_that_is_not_the_others() {
    let (_, [zero, one]) = bound_sealed(5, Absence::Never, &mut Log::default());
    let honest = one.asked(1, Roller::Player(Seat::Zero)).unwrap().release();
    let forged = alea_fairdice::Release { value: [1; 32], ..honest };
    let fault = zero.ask().other_released(forged).map(drop);
    assert_eq!(fault, Err(Fault::Value { by: Role::Client(Seat::One), n: 1 }));
}

#[test]
fn asks_for_the_players_own_roll_or_for_another_number() {
    let client = || {
        let (_, [zero, _]) = bound_sealed(5, Absence::Never, &mut Log::default());
        zero
    };
    let own = client().asked(1, Roller::Player(Seat::Zero)).map(drop);
    assert_eq!(own, Err(Fault::Roller(Seat::Zero)));
    let later = client().asked(2, Roller::Player(Seat::One)).map(drop);
    assert_eq!(later, Err(Fault::Order { due: 1, found: 2 }));
}

#[test]
fn withholds() {
    let mut log = Log::default();
    let (server, [zero, one]) = bound_sealed(5, Absence::Never, &mut log);
    let one = one.asked(1, Roller::Player(Seat::Zero)).unwrap();
    let zero = zero.ask().other_released(one.release()).unwrap();
    drop(server);
    assert_eq!(zero.withheld(), Fault::Withheld(Role::Server));
    assert!(log.includes(&one_receipt(&log)), "the game shows in the log");
    assert_eq!(log.fate(&[5; 16]), Some(Fate::Open));
}

fn one_receipt(log: &Log) -> alea_fairdice::Receipt {
    let leaf = log.leaf(0).expect("an honest step").clone();
    alea_fairdice::Receipt::of(Log::default().head(), &leaf)
}

#[test]
fn makes_up_an_anchor_for_a_player() {
    let (_, [mut zero, mut one]) = bound_sealed(5, Absence::Never, &mut Log::default());
    let anchor = |role, after| Anchor { role, after, anchor: [1; 32], before: Log::default().head() };
    let own = Role::Client(Seat::Zero);
    assert_eq!(zero.anchored(&anchor(own, 0)), Err(Fault::Anchor(own)));
    assert_eq!(zero.anchored(&anchor(Role::Server, 1)), Err(Fault::Anchor(Role::Server)));
    let after_request = zero.ask();
    assert_eq!(after_request.late_anchor(), Fault::LateAnchor { n: 1 });
    // The other player cannot know whose it is; it shows in the record and in the log.
    assert_eq!(one.anchored(&anchor(own, 0)), Ok(()));
    let released = one.asked(1, Roller::Player(Seat::Zero)).unwrap();
    assert_eq!(released.late_anchor(), Fault::LateAnchor { n: 1 });
}

/// It tells a play differently after the roll: the player's transcript is of what was played.
#[test]
fn changes_a_play_after_the_roll() {
    let mut log = Log::default();
    let (server, clients) = bound_sealed(5, Absence::Never, &mut log);
    let (server, [zero, _], _) = roll(server, clients, Roller::Player(Seat::Zero));
    let mut seen = zero.transcript();
    let mut told = seen;
    seen.add(br#"{"steps":[[8,5],[6,5]],"type":"played"}"#);
    told.add(br#"{"steps":[[24,21],[24,23]],"type":"played"}"#);
    let ending = logged(server.end(End::Finished, told.hash(), &signer(), log.head()), &mut log);
    assert_eq!(zero.ended(&ending, &seen), Err(Fault::OtherEvents));
    assert_eq!(zero.ended(&ending, &told), Ok(()));
}

#[test]
fn ends_another_game_or_with_another_key() {
    let mut log = Log::default();
    let (server, [zero, one]) = bound_sealed(5, Absence::Never, &mut log);
    let (other, _) = bound_sealed(6, Absence::Never, &mut log);
    let seen = zero.transcript();
    let ending = other.end(End::Finished, seen.hash(), &signer(), log.head()).stored();
    assert_eq!(zero.ended(&ending, &seen), Err(Fault::OtherEnd));
    let ending = server.end(End::Finished, seen.hash(), &signer(), log.head()).stored();
    let leaf = Leaf { what: What::Ended { end: End::Resigned, events: seen.hash() }, ..ending.leaf.clone() };
    assert_eq!(zero.ended(&Ending { leaf, ..ending.clone() }, &seen), Err(Fault::Signature));
    let leaf = Leaf { what: What::Signed([0; 64]), ..ending.leaf.clone() };
    assert_eq!(zero.ended(&Ending { leaf, ..ending.clone() }, &seen), Err(Fault::OtherEnd));
    let released = one.asked(1, Roller::Opening).unwrap();
    assert_eq!(released.ended(&ending, &seen), Ok(()), "a flag may fall before the dice");
}

#[test]
fn tells_a_roll_of_mode_g_differently() {
    let mut log = Log::default();
    let (mut server, [mut zero, _]) = dealing(5, &mut log);
    let (n, roll) = server.roll();
    assert_eq!(zero.rolled(1, roll), Err(Fault::Order { due: 0, found: 1 }), "left out");
    zero.rolled(n, roll).unwrap();
    assert_eq!(zero.rolled(0, other_roll(roll)), Err(Fault::Dice { n: 0 }), "told again");
    zero.rolled(1, other_roll(server.roll().1)).unwrap();
    let seen = zero.transcript();
    let ended = logged(server.end(End::Finished, seen.hash(), &signer(), log.head()), &mut log);
    assert_eq!(zero.revealed(Some(&ended.ending), &ended.seeds, &seen), Err(Fault::Dice { n: 1 }));
}
