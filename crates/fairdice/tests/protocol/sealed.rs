//! Mode R between honest parties.

use alea_fairdice::{
    Absence, Blame, Chain, End, Fate, Fault, LENGTH, Log, Role, Roller, Seat,
    client::{Returning, Waiting},
    server::{FreshChain, Offered, Ready},
};

use crate::table::{
    NONCE_OF_TESTS, Shown, about, bound_sealed, logged, offer_sealed, pinned, roll, sealing_key, secret,
    signer, take,
};

fn rollers() -> impl Iterator<Item = Roller> {
    let turns = [Seat::One, Seat::Zero].map(Roller::Player);
    [Roller::Opening, Roller::Opening].into_iter().chain(turns.into_iter().cycle())
}

/// So many rolls: the states after them, and what was shown.
fn play(game: u8, rolls: usize, log: &mut Log) -> (Ready, [Waiting; 2], Vec<Shown>) {
    let (mut server, mut clients) = bound_sealed(game, Absence::Never, log);
    let mut shown = Vec::new();
    for roller in rollers().take(rolls) {
        let last;
        (server, clients, last) = roll(server, clients, roller);
        shown.push(last);
    }
    (server, clients, shown)
}

#[test]
fn a_whole_game() {
    let mut log = Log::default();
    let (server, clients, shown) = play(5, 80, &mut log);
    assert_eq!(shown.iter().map(|shown| shown.n).collect::<Vec<_>>(), (1..=80).collect::<Vec<_>>());
    let mut seen = clients[0].transcript();
    seen.add(b"played");
    let ending = logged(server.end(End::Finished, seen.hash(), &signer(), log.head()), &mut log);
    for client in &clients {
        assert_eq!(client.ended(&ending, &seen), Ok(()));
        assert!(log.includes(&client.receipt()));
    }
    assert_eq!(log.fate(&[5; 16]), Some(Fate::Ended(End::Finished)));
}

#[test]
fn dice_are_unchanged_by_retry() {
    let mut log = Log::default();
    let (server, [zero, one], _) = play(5, 3, &mut log);
    let n = server.due();
    let roller = Roller::Player(Seat::Zero);
    let mut asked = server.ask(roller).unwrap();
    let asking = zero.ask();
    let mut other = one.asked(n, roller).unwrap();
    let first = asked.release(other.release()).unwrap();
    let again = asked.release(other.release()).unwrap();
    assert_eq!(first.bytes(), again.bytes(), "a release sent again is the same, byte for byte");
    let own = asking.other_released(other.release()).unwrap();
    assert_eq!(own.release(), own.release());
    drop(asked.release(own.release()).unwrap());
    other.other_released(own.release()).unwrap();
    other.other_released(own.release()).unwrap();
    let rolled = asked.roll().unwrap().stored();
    let (values, roll) = (*rolled.values(), rolled.roll());
    let zero = own.rolled(n, &values, roll).unwrap();
    other.rolled(n, &values, roll).unwrap();
    assert_eq!(zero.rolled_again(n, roll), Ok(()));
}

#[test]
fn dice_are_unchanged_by_a_restart_of_the_server() {
    let mut log = Log::default();
    let (before, clients, shown) = play(5, 10, &mut log);
    let roller = Roller::Player(Seat::One);
    // The roll was asked for and one value is in when the server falls.
    let n = before.due();
    let [zero, one] = clients;
    let zero = zero.asked(n, roller).unwrap();
    let mut asked = before.ask(roller).unwrap();
    take(&mut asked, zero.release());
    drop(asked);

    let sealed = Offered::sealed(about(5), &secret(1), &sealing_key(), NONCE_OF_TESTS).bytes().to_vec();
    let mut server = Offered::sealed_again(about(5), &sealed, &sealing_key()).unwrap();
    for (seat, client) in Seat::BOTH.into_iter().zip(&offer_sealed(5).clients) {
        server.commit(seat, client.commit()).unwrap();
    }
    let mut server = server.bind(Absence::Never, &signer(), Log::default().head()).unwrap().stored();
    assert_eq!(one.bound_again(server.binding()), Ok(()));
    for Shown { n, values, .. } in &shown {
        server.fell(*n, values).unwrap();
    }
    let mut asked = server.ask(roller).unwrap();
    take(&mut asked, zero.release());
    let one = one.ask().other_released(zero.release()).unwrap();
    take(&mut asked, one.release());
    let rolled = asked.roll().unwrap().stored();
    // Had it not fallen, the same dice.
    let (_, _, whole) = play(5, 11, &mut Log::default());
    let same = whole.last().unwrap();
    assert_eq!((rolled.n(), rolled.roll(), *rolled.values()), (same.n, same.roll, same.values));
    assert!(zero.rolled(n, rolled.values(), rolled.roll()).is_ok());
}

#[test]
fn dice_are_unchanged_when_a_player_comes_back() {
    let mut log = Log::default();
    let (server, [zero, one], shown) = play(5, 10, &mut log);
    let (header, binding) = (offer_sealed(5).server.header().clone(), *server.binding());
    drop(one);
    let mut back = Returning::new(Seat::One, pinned(), header.clone(), binding, Absence::Never).unwrap();
    for shown in &shown {
        back.fell(shown.n, shown.roller, &shown.values, shown.roll).unwrap();
    }
    let one = back.with_same(0, &secret(3)).unwrap();
    let (_, _, next) = roll(server, [zero, one], Roller::Player(Seat::One));
    let (_, _, whole) = play(5, 11, &mut Log::default());
    assert_eq!(next.roll, whole[10].roll);

    let mut back = Returning::new(Seat::One, pinned(), header, binding, Absence::Never).unwrap();
    back.fell(shown[0].n, shown[0].roller, &shown[0].values, shown[0].roll).unwrap();
    let other = back.with_same(0, &secret(99)).map(drop);
    assert_eq!(other, Err(Fault::Anchor(Role::Client(Seat::One))), "another secret");
}

#[test]
fn another_device_goes_on_with_a_new_anchor() {
    let mut log = Log::default();
    let (server, [zero, mut one], shown) = play(5, 6, &mut log);
    drop(zero);
    let header = offer_sealed(5).server.header().clone();
    let mut back = Returning::new(Seat::Zero, pinned(), header, *server.binding(), Absence::Never).unwrap();
    for shown in &shown {
        back.fell(shown.n, shown.roller, &shown.values, shown.roll).unwrap();
    }
    let renewing = back.renew(&secret(50)).unwrap();
    let anchor = server.anchor(Seat::Zero, renewing.anchor(), log.head());
    let (mut server, anchor) = logged(anchor, &mut log);
    let zero = renewing.anchored(&anchor).unwrap();
    one.anchored(&anchor).unwrap();
    let mut clients = [zero, one];
    for roller in rollers().skip(6).take(20) {
        (server, clients, _) = roll(server, clients, roller);
    }
    assert_eq!(server.due(), 27);
}

#[test]
fn a_game_is_longer_than_its_chains() {
    let mut log = Log::default();
    let (mut server, mut clients, _) = play(5, LENGTH as usize, &mut log);
    server = *server.ask(Roller::Player(Seat::Zero)).expect_err("the chain is at its end");
    let fresh = FreshChain::new(LENGTH, &[5; 16], &secret(60), &sealing_key(), NONCE_OF_TESTS).unwrap();
    let sealed = fresh.bytes().to_vec();
    assert!(FreshChain::again(LENGTH, &[5; 16], &sealed, &sealing_key()).is_ok());
    let mut anchor;
    (server, anchor) = logged(server.renew(fresh.stored(), log.head()).unwrap(), &mut log);
    clients.iter_mut().for_each(|client| client.anchored(&anchor).unwrap());
    let [zero, one] = clients;
    let (zero, mut one) = (zero.renew(&secret(61)).unwrap(), one.renew(&secret(62)).unwrap());
    (server, anchor) = logged(server.anchor(Seat::Zero, zero.anchor(), log.head()), &mut log);
    let mut zero = zero.anchored(&anchor).unwrap();
    one.other_anchored(&anchor).unwrap();
    (server, anchor) = logged(server.anchor(Seat::One, one.anchor(), log.head()), &mut log);
    let one = one.anchored(&anchor).unwrap();
    zero.anchored(&anchor).unwrap();
    let (server, _, shown) = roll(server, [zero, one], Roller::Player(Seat::Zero));
    assert_eq!((shown.n, server.due()), (LENGTH + 1, LENGTH + 2));
}

#[test]
fn casual_games_go_on_without_the_player_who_does_not_roll() {
    let mut log = Log::default();
    let (server, [zero, one]) = bound_sealed(5, Absence::OfOther, &mut log);
    let roller = Roller::Player(Seat::Zero);
    let mut asked = server.ask(roller).unwrap();
    let zero = zero.ask();
    asked.without_other().unwrap();
    let zero = zero.without_other().unwrap();
    take(&mut asked, zero.release());
    let rolled = asked.roll().unwrap().stored();
    let (values, dice) = (*rolled.values(), rolled.roll());
    assert_eq!(values.mask(), 1);
    let zero = zero.rolled(1, &values, dice).unwrap();
    let one = one.missed(1, roller, &values, dice).unwrap();
    // The one who was away comes back, two values further on in the chain.
    let (server, clients, shown) = roll(rolled.go_on(), [zero, one], Roller::Player(Seat::One));
    assert_eq!((shown.n, shown.values.mask()), (2, 3));
    // An opening is nobody's own roll.
    let mut asked = server.ask(Roller::Opening).unwrap();
    assert_eq!(asked.without_other(), Err(Fault::LeftOut(Seat::Zero)));
    drop(clients);
}

#[test]
fn a_game_given_up_after_a_request_shows_in_the_log() {
    let mut log = Log::default();
    let (server, _, _) = play(5, 4, &mut log);
    let asked = server.ask(Roller::Player(Seat::Zero)).unwrap();
    let blame = Blame::Client(Seat::One);
    logged(asked.give_up(blame, "no value", &signer(), log.head()), &mut log);
    assert_eq!(log.fate(&[5; 16]), Some(Fate::Void(blame)));
}

#[test]
fn numbers_of_rolls_do_not_run_over() {
    assert!(Chain::after(u32::MAX - LENGTH, Role::Server, &[5; 16], &secret(50)).is_some());
    assert!(Chain::after(u32::MAX - LENGTH + 1, Role::Server, &[5; 16], &secret(50)).is_none());
}
