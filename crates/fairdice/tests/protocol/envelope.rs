//! Mode G between honest parties.

use alea_fairdice::{
    Blame, End, Fate, Fault, Log, Role, Roll, Seat, Seeds, client::Playing, server::Dealing, server::Offered,
};

use crate::table::{
    NONCE_OF_TESTS, about, bound_envelope, drand, logged, offer_envelope, sealing_key, secret, signer,
};

/// A started game.
pub(crate) fn dealing(game: u8, log: &mut Log) -> (Dealing, [Playing; 2]) {
    let (mut server, clients) = bound_envelope(game, log);
    for (seat, client) in Seat::BOTH.into_iter().zip(&clients) {
        server.reveal(seat, client.seed()).expect("the seed committed to");
    }
    (server.deal(None).expect("both seeds are in"), clients)
}

#[test]
fn a_whole_game() {
    let mut log = Log::default();
    let (mut server, mut clients) = dealing(5, &mut log);
    let mut seen = clients[0].transcript();
    for _ in 0..60 {
        let (n, roll) = server.roll();
        clients.iter_mut().for_each(|client| client.rolled(n, roll).unwrap());
        seen.add(format!("{roll:?}").as_bytes());
    }
    let ended = logged(server.end(End::Finished, seen.hash(), &signer(), log.head()), &mut log);
    for client in &clients {
        assert_eq!(client.revealed(Some(&ended.ending), &ended.seeds, &seen), Ok(()));
        assert!(log.includes(&client.receipt()));
    }
    assert_eq!(log.fate(&[5; 16]), Some(Fate::Ended(End::Finished)));
}

#[test]
fn with_a_round_of_drand() {
    let mut log = Log::default();
    let crate::table::Offer { mut server, clients } = offer_envelope(5, Some(drand()));
    for (seat, client) in Seat::BOTH.into_iter().zip(&clients) {
        server.commit(seat, client.commit()).unwrap();
    }
    let mut server = logged(server.bind(&signer(), log.head()).unwrap(), &mut log);
    let binding = *server.binding();
    let mut clients = clients.map(|client| client.bound(&binding).unwrap());
    for (seat, client) in Seat::BOTH.into_iter().zip(&clients) {
        server.reveal(seat, client.seed()).unwrap();
    }
    let server = server.deal(None).expect_err("the randomness is missing");
    let mut server = server.deal(Some([4; 32])).unwrap();
    let (n, roll) = server.roll();
    clients[0].rolled(n, roll).unwrap();
    let seen = clients[0].transcript();
    let ended = logged(server.end(End::Resigned, seen.hash(), &signer(), log.head()), &mut log);
    assert_eq!(clients[0].revealed(Some(&ended.ending), &ended.seeds, &seen), Ok(()));
    let without = Seeds { randomness: None, ..ended.seeds };
    assert_eq!(clients[0].revealed(Some(&ended.ending), &without, &seen), Err(Fault::Drand));
}

#[test]
fn nothing_starts_before_everything_is_in() {
    let crate::table::Offer { mut server, clients } = offer_envelope(5, None);
    server.commit(Seat::Zero, clients[0].commit()).unwrap();
    let mut server = *server.bind(&signer(), Log::default().head()).expect_err("one has not committed");
    server.commit(Seat::One, clients[1].commit()).unwrap();
    let mut server = server.bind(&signer(), Log::default().head()).unwrap().stored();
    let binding = *server.binding();
    let clients = clients.map(|client| client.bound(&binding).unwrap());
    server.reveal(Seat::One, clients[1].seed()).unwrap();
    let mut server = *server.deal(None).expect_err("one has not revealed");
    server.reveal(Seat::Zero, clients[0].seed()).unwrap();
    assert!(server.deal(None).is_ok());
}

#[test]
fn dice_are_unchanged_by_retry_and_undo() {
    let mut log = Log::default();
    let (mut server, mut clients) = dealing(5, &mut log);
    let rolls: Vec<(u32, Roll)> = (0..20).map(|_| server.roll()).collect();
    for (n, roll) in rolls.iter().copied() {
        assert_eq!(server.again(n), Some(roll));
        // Sent twice, as after a lost answer; a turn that is taken back before it is confirmed asks for nothing.
        assert_eq!(clients[0].rolled(n, roll), Ok(()));
        assert_eq!(clients[0].rolled(n, roll), Ok(()));
    }
    assert_eq!(server.again(20), None, "a roll to come is not shown");
}

#[test]
fn dice_are_unchanged_by_a_restart_of_the_server() {
    let mut log = Log::default();
    let offered = Offered::envelope(about(5), None, secret(1), &sealing_key(), NONCE_OF_TESTS);
    let sealed = offered.bytes().to_vec();
    assert!(!sealed.windows(4).any(|bytes| bytes == [1; 4]), "the seed lies open");
    drop(offered);
    let (mut before, clients) = dealing(5, &mut log);
    let rolls: Vec<_> = (0..20).map(|_| before.roll()).collect();
    drop(before);

    let mut server = Offered::envelope_again(about(5), None, &sealed, &sealing_key()).unwrap();
    let offer = offer_envelope(5, None);
    for (seat, client) in Seat::BOTH.into_iter().zip(&offer.clients) {
        server.commit(seat, client.commit()).unwrap();
    }
    let mut server = server.bind(&signer(), Log::default().head()).unwrap().stored();
    clients.iter().for_each(|client| client.bound_again(server.binding()).unwrap());
    for (seat, client) in Seat::BOTH.into_iter().zip(&clients) {
        server.reveal(seat, client.seed()).unwrap();
    }
    let mut server = server.deal(None).unwrap();
    assert_eq!((0..20).map(|_| server.roll()).collect::<Vec<_>>(), rolls);
    assert!(Offered::envelope_again(about(6), None, &sealed, &sealing_key()).is_err(), "another game's seed");
}

#[test]
fn a_game_given_up_shows_in_the_log() {
    let mut log = Log::default();
    log.append(offer_envelope(4, None).server.give_up(Blame::Client(Seat::One), "no commitment")).unwrap();
    let (server, _) = bound_envelope(5, &mut log);
    let blame = Blame::Client(Seat::Zero);
    let ending = logged(server.give_up(blame, "no seed", &signer(), log.head()), &mut log);
    assert!(ending.is_signed(&signer().public()));
    let (server, clients) = dealing(6, &mut log);
    let ended = logged(server.give_up(Blame::Nobody, "both left", &signer(), log.head()), &mut log);
    let seen = clients[1].transcript();
    assert_eq!(clients[1].revealed(Some(&ended.ending), &ended.seeds, &seen), Ok(()));
    let fates: Vec<_> = log.fates().map(|(uid, fate)| (uid[0], fate)).collect();
    let expected = [
        (4, Fate::Void(Blame::Client(Seat::One))),
        (5, Fate::Void(Blame::Client(Seat::Zero))),
        (6, Fate::Void(Blame::Nobody)),
    ];
    assert_eq!(fates, expected);
}

#[test]
fn a_seed_of_another_game_is_refused() {
    let mut log = Log::default();
    let (mut first, clients) = bound_envelope(5, &mut log);
    let (mut second, others) = bound_envelope(6, &mut log);
    // The same seeds, committed to in both games: each commitment holds for its own header.
    first.reveal(Seat::Zero, clients[0].seed()).unwrap();
    second.reveal(Seat::Zero, others[0].seed()).unwrap();
    assert_ne!(first.binding().commits, second.binding().commits);
    assert_eq!(second.reveal(Seat::One, [77; 32]), Err(Fault::Seed(Role::Client(Seat::One))));
}
