//! Chains that take over: at their end, and after a change of device.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::sync::Arc;

use alea_catalog::open_table;
use alea_fairdice::{
    Absence, Anchor, Expected, Fault, LENGTH, Log, Piece, Roll, Roller, Seat, Secret, SeenGames,
    client::{Joining, Waiting},
};
use alea_game::{Dice, Side};
use alea_matchplay::{Contest, Event, Length, Stamped, Terms};

use super::{super::dealer::Dealer as _, Sealed};
use crate::{keys::Keys, store::Kept};

/// A contest before its first game, the player who sits first, and all that is stored of the dice. Nothing is played: dice for who begins
/// are thrown again and again, which a contest would not take, but the dealer does.
struct Table {
    keys: Arc<Keys>,
    contest: Contest,
    dealer: Sealed,
    player: Option<Waiting>,
    secrets: u8,
    log: Log,
    kept: Vec<Kept>,
    events: Vec<(u32, Stamped)>,
}

fn contest() -> Contest {
    let spec = alea_catalog::find_spec("portes", &[]).unwrap();
    Contest::new(Terms::new(vec![spec], Length::Single).unwrap(), open_table).unwrap()
}

impl Table {
    fn new() -> Table {
        let keys = Arc::new(Keys::for_once().unwrap());
        let contest = contest();
        let mut dealer = Sealed::new(Arc::clone(&keys), [5; 16], Some(Side::Second));
        let mut kept = dealer.offer(&contest, 0).unwrap();
        let header = dealer.dealt().unwrap().header.clone();
        let joining = Joining::new(Seat::Zero, keys.signer().public(), Secret::take(&mut [1; 32]));
        let expected = Expected::of(&header);
        let committed = joining.sealed(&header.to_bytes(), &expected, &mut SeenGames::default()).unwrap();
        kept.extend(dealer.commit(Side::First, committed.commit()).unwrap());
        let mut log = Log::default();
        let (start, leaf) = dealer.bind(&contest, log.head()).unwrap();
        log.append(leaf).unwrap();
        kept.push(start);
        let binding = dealer.dealt().unwrap().start.as_ref().unwrap().binding;
        let player = Some(committed.bound(&binding, Absence::Never).unwrap());
        Table { keys, contest, dealer, player, secrets: 1, log, kept, events: Vec::new() }
    }

    fn happened(&mut self, event: Event, piece: Vec<u8>) {
        let mut proof = self.dealer.note(&event);
        proof.extend(piece);
        self.events.push((1, Stamped { at: Some(0), event, proof: Some(proof) }));
    }

    /// What the `dice` message tells of chains.
    fn told(&mut self) -> Vec<Anchor> {
        self.dealer.dealt().unwrap().anchors.clone()
    }

    /// The chains of the server and of the house take over, if they are at their end.
    fn follow(&mut self) {
        while self.dealer.is_spent() {
            let (kept, leaf) = self.dealer.renew(self.log.head()).unwrap();
            self.log.append(leaf).unwrap();
            self.kept.extend(kept);
            let anchor = *self.told().last().unwrap();
            self.player.as_mut().unwrap().anchored(&anchor).unwrap();
        }
    }

    /// A new chain of the player takes over.
    fn renew(&mut self) {
        self.secrets += 1;
        let renewing = self.player.take().unwrap().renew(&Secret::take(&mut [self.secrets; 32])).unwrap();
        let after = self.due() - 1;
        let (kept, leaf) =
            self.dealer.anchor(Side::First, after, renewing.anchor(), self.log.head()).unwrap().unwrap();
        self.log.append(leaf).unwrap();
        self.kept.push(kept);
        let again = self.dealer.anchor(Side::First, after, renewing.anchor(), self.log.head());
        assert_eq!(again.unwrap().map(|(kept, _)| kept), None, "said again it changes nothing");
        let anchor = *self.told().last().unwrap();
        self.player = Some(renewing.anchored(&anchor).unwrap());
    }

    fn due(&self) -> u32 {
        match &self.dealer.stage {
            super::Stage::Ready(ready, _) => ready.due(),
            _ => panic!("no roll is due"),
        }
    }

    fn roll(&mut self) -> Dice {
        let n = self.due();
        self.dealer.ask(&self.contest).unwrap();
        let released = self.player.take().unwrap().asked(n, Roller::Opening).unwrap();
        for release in [released.release(), self.dealer.house_releases().unwrap()] {
            let piece = self.dealer.release(release).unwrap().unwrap();
            self.happened(Event::Released { by: super::side_of(release.by) }, piece);
        }
        let (dice, piece) = self.dealer.roll().unwrap().unwrap();
        self.happened(Event::Opening { dice }, piece.clone());
        let Some(Piece::Values(_, values)) = Piece::parse_all(&piece).unwrap().pop() else {
            panic!("values")
        };
        let roll = Roll::new(dice.first(), dice.second()).unwrap();
        self.player = Some(released.rolled(n, &values, roll).unwrap());
        dice
    }

    /// The server begins again with what is stored.
    fn restart(&mut self) {
        let mut dealer = Sealed::new(Arc::clone(&self.keys), [5; 16], Some(Side::Second));
        dealer.again(1, &self.kept, &self.contest, &self.events).unwrap();
        let told = |dealer: &Sealed| format!("{:?} {:?}", dealer.stage, dealer.dealt);
        assert_eq!(told(&dealer), told(&self.dealer));
        assert_eq!(dealer.anchored[Side::First], self.dealer.anchored[Side::First]);
        self.dealer = dealer;
    }
}

#[test]
fn chains_that_are_at_their_end_are_followed_by_others_and_a_restart_finds_them() {
    let mut table = Table::new();
    for n in 1..=2 * LENGTH + 50 {
        if table.player.as_ref().unwrap().left() == 0 {
            table.renew();
        }
        table.follow();
        if n % 300 == 0 || (n - 1) % LENGTH < 2 {
            table.restart();
        }
        assert_eq!(table.due(), n);
        table.roll();
    }
    let anchors = table.kept.iter().filter(|kept| kept.kind == "anchor").count();
    assert_eq!(anchors, 6, "three chains twice");
}

#[test]
fn a_player_may_take_another_chain_between_two_rolls_and_only_there() {
    let mut table = Table::new();
    table.roll();
    table.renew();
    table.restart();
    table.renew();
    table.roll();
    table.restart();
    table.roll();
    let head = table.log.head();
    let anchor = |table: &mut Table, after| table.dealer.anchor(Side::First, after, [9; 32], head);
    for after in [0, 2, 4, u32::MAX] {
        assert!(matches!(anchor(&mut table, after), Err(Fault::Anchor(_))), "{after}");
    }
    let last = table.dealer.anchored[Side::First].unwrap();
    table.dealer.ask(&table.contest).unwrap();
    let again = table.dealer.anchor(Side::First, last.0, last.1, head);
    assert_eq!(again.unwrap().map(|(kept, _)| kept), None, "said again later it changes nothing either");
    assert!(matches!(anchor(&mut table, 3), Err(Fault::LateAnchor { n: 4 })));
    // Not without end.
    let mut table = Table::new();
    for number in 0..super::MOST_ANCHORS {
        table.dealer.anchor(Side::First, 0, [number as u8; 32], table.log.head()).unwrap().unwrap();
    }
    assert!(matches!(anchor(&mut table, 0), Err(Fault::Anchor(_))));
}
