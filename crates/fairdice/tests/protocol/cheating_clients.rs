//! What a player may try, and what the server's side says.

use alea_fairdice::{Absence, Blame, Fate, Fault, Log, Release, Role, Roller, Seat, Track, link};

use crate::table::{
    Offer, bound_envelope, bound_sealed, logged, offer_envelope, offer_sealed, roll, signer, take,
};

const ZERO: Role = Role::Client(Seat::Zero);
const ONE: Role = Role::Client(Seat::One);

#[test]
fn changes_the_commitment() {
    let Offer { mut server, clients } = offer_envelope(5, None);
    server.commit(Seat::Zero, clients[0].commit()).unwrap();
    assert_eq!(server.commit(Seat::Zero, [1; 32]), Err(Fault::OtherCommit));
    assert_eq!(server.commit(Seat::Zero, clients[0].commit()), Ok(()), "the first one stands");
}

#[test]
fn copies_the_others_anchor() {
    let Offer { mut server, clients } = offer_sealed(5);
    server.commit(Seat::Zero, clients[0].commit()).unwrap();
    assert_eq!(server.commit(Seat::One, clients[0].commit()), Err(Fault::SameCommit));
}

#[test]
fn reveals_another_seed() {
    let (mut server, clients) = bound_envelope(5, &mut Log::default());
    assert_eq!(server.reveal(Seat::Zero, [1; 32]), Err(Fault::Seed(ZERO)));
    assert_eq!(server.reveal(Seat::Zero, clients[1].seed()), Err(Fault::Seed(ZERO)), "the other's");
    server.reveal(Seat::Zero, clients[0].seed()).unwrap();
    assert_eq!(server.reveal(Seat::Zero, [1; 32]), Err(Fault::Seed(ZERO)), "after the right one");
    assert_eq!(server.reveal(Seat::One, clients[1].seed()), Ok(()));
}

#[test]
fn withholds_the_seed_or_the_commitment() {
    let mut log = Log::default();
    let Offer { mut server, clients } = offer_envelope(4, None);
    server.commit(Seat::Zero, clients[0].commit()).unwrap();
    let server = server.bind(&signer(), log.head()).expect_err("nobody goes on without the commitment");
    log.append(server.give_up(Blame::Client(Seat::One), "no commitment")).unwrap();
    let (mut server, clients) = bound_envelope(5, &mut log);
    server.reveal(Seat::One, clients[1].seed()).unwrap();
    let server = server.deal(None).expect_err("nor without the seed");
    logged(server.give_up(Blame::Client(Seat::Zero), "no seed", &signer(), log.head()), &mut log);
    assert_eq!(log.fate(&[4; 16]), Some(Fate::Void(Blame::Client(Seat::One))));
    assert_eq!(log.fate(&[5; 16]), Some(Fate::Void(Blame::Client(Seat::Zero))));
}

#[test]
fn withholds_a_value() {
    let mut log = Log::default();
    let (server, [zero, one]) = bound_sealed(5, Absence::Never, &mut log);
    let roller = Roller::Player(Seat::Zero);
    let one = one.asked(1, roller).unwrap();
    let zero = zero.ask().other_released(one.release()).unwrap();
    let asked = server.ask(roller).unwrap();
    let mut asked = *asked.roll().expect_err("no dice without values");
    assert_eq!(asked.without_other(), Err(Fault::LeftOut(Seat::One)), "not in rated games");
    take(&mut asked, one.release());
    let mut asked = *asked.roll().expect_err("nor without the roller's");
    take(&mut asked, zero.release());
    assert!(asked.roll().is_ok());
}

#[test]
fn both_leave() {
    let mut log = Log::default();
    let (server, _) = bound_sealed(5, Absence::Never, &mut log);
    let asked = server.ask(Roller::Opening).unwrap();
    logged(asked.give_up(Blame::Nobody, "both left", &signer(), log.head()), &mut log);
    assert_eq!(log.fate(&[5; 16]), Some(Fate::Void(Blame::Nobody)));
}

/// Everything that can be wrong with a value.
#[test]
fn releases_another_value() {
    let (server, clients) = bound_sealed(5, Absence::Never, &mut Log::default());
    let (server, [zero, one], shown) = roll(server, clients, Roller::Opening);
    let roller = Roller::Player(Seat::Zero);
    let honest = one.asked(2, roller).unwrap().release();
    let mut asked = server.ask(roller).unwrap();
    let old = shown.values.clients[1].unwrap();
    let forward = link(ONE, &[5; 16], 3, &honest.value);
    let faults = [
        (Release { value: [1; 32], ..honest }, Fault::Value { by: ONE, n: 2 }),
        (Release { value: old, ..honest }, Fault::Value { by: ONE, n: 2 }),
        (Release { value: forward, ..honest }, Fault::Value { by: ONE, n: 2 }),
        (Release { n: 1, value: old, ..honest }, Fault::Order { due: 2, found: 1 }),
        (Release { n: 3, ..honest }, Fault::Order { due: 2, found: 3 }),
        (Release { by: Seat::Zero, ..honest }, Fault::Early(ZERO)),
    ];
    for (release, fault) in faults {
        assert_eq!(asked.release(release).map(drop), Err(fault), "{release:?}");
    }
    take(&mut asked, honest);
    let zero = zero.ask().other_released(honest).unwrap();
    let again = Release { value: [1; 32], ..honest };
    assert_eq!(asked.release(again).map(drop), Err(Fault::OtherValue { by: ONE, n: 2 }));
    let of_other = Release { value: honest.value, ..zero.release() };
    assert_eq!(asked.release(of_other).map(drop), Err(Fault::Value { by: ZERO, n: 2 }));
    take(&mut asked, zero.release());
    assert!(asked.roll().is_ok(), "what was refused has changed nothing");
}

#[test]
fn releases_before_the_other_did() {
    let (server, [zero, one]) = bound_sealed(5, Absence::Never, &mut Log::default());
    let roller = Roller::Player(Seat::Zero);
    let one = one.asked(1, roller).unwrap();
    let zero = zero.ask().other_released(one.release()).unwrap();
    let mut asked = server.ask(roller).unwrap();
    assert_eq!(asked.release(zero.release()).map(drop), Err(Fault::Early(ZERO)));
}

#[test]
fn doubles_or_changes_the_chain_after_the_request() {
    let (server, [_, one]) = bound_sealed(5, Absence::Never, &mut Log::default());
    let asked = server.ask(Roller::Player(Seat::Zero)).unwrap();
    assert_eq!(asked.late_anchor(), Fault::LateAnchor { n: 1 });
    // The other player, who has released, treats a double as fraud.
    let one = one.asked(1, Roller::Player(Seat::Zero)).unwrap();
    assert_eq!(one.late_double(), Fault::LateDouble { n: 1 });
}

#[test]
fn comes_late_to_a_roll_that_went_on_without() {
    let (server, [_, one]) = bound_sealed(5, Absence::OfOther, &mut Log::default());
    let roller = Roller::Player(Seat::Zero);
    let late = one.asked(1, roller).unwrap().release();
    let mut asked = server.ask(roller).unwrap();
    asked.without_other().unwrap();
    assert_eq!(asked.release(late).map(drop), Err(Fault::LeftOut(Seat::One)));
}

#[test]
fn no_value_stands_for_two_rolls() {
    let mut track = Track::new(ZERO, [5; 16], 0, [1; 32]);
    assert!(!track.step(0, &[1; 32]), "the anchor is no value");
    assert!(!track.step(1, &[1; 32]));
    assert!(!track.leads_to(2000, &[1; 32]), "nobody walks further than a chain is long");
}
