//! Casual games of mode R: the player who does not roll may be away.

use alea_catalog::{
    Random,
    dice::{Dealer, Expectations, Verdict, verify},
    find, find_spec, open_table,
};
use alea_fairdice::{
    About, Absence, Expected, Leaf, Log, Name, Piece, Roller, SealingKey, Seat, Secret, SeenGames, Start,
    Step, Transcript, Unstored,
    client::{Joining, Waiting},
    rules_hash,
    server::{Offered, Ready},
};
use alea_game::{Dice, Side};
use alea_matchplay::{Contest, Event, GameEnd, Length};
use alea_notation::record;

use crate::dealt::{Deals, played_with, signer, terms};

/// A dealer whose second player is away every third time that the first one rolls.
struct Casual {
    random: Random,
    log: Log,
    game: Option<(Ready, [Waiting; 2], Transcript)>,
    due: Vec<u8>,
    away: u32,
    rolls: u32,
}

impl Casual {
    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.random.fill(&mut bytes);
        bytes
    }

    fn secret(&mut self) -> Secret {
        Secret::take(&mut self.bytes())
    }

    fn logged<T>(&mut self, unstored: Unstored<T>) -> T {
        self.log.append(Leaf::parse(unstored.bytes()).unwrap()).unwrap();
        unstored.stored()
    }

    fn begin(&mut self, contest: &Contest) {
        let spec = contest.terms().game(contest.games_ended());
        let rules = record::rules_text(&spec.rules);
        let about = About {
            game_uid: self.bytes(),
            match_uid: [3; 16],
            game_no: contest.games_ended() as u16 + 1,
            variant: find(&spec.id).unwrap().dice_number.unwrap(),
            rules_hash: rules_hash(rules.as_bytes()),
            created_ms: 0,
            players: ["a", "b"].map(|name| Name::new(name).unwrap()),
        };
        let (end_of_chain, sealing, nonce) = (self.secret(), SealingKey::new(self.secret()), self.bytes());
        let mut server = Offered::sealed(about, &end_of_chain, &sealing, nonce).stored();
        let header = server.header().clone();
        let clients = Seat::BOTH.map(|seat| {
            let joining = Joining::new(seat, signer().public(), self.secret());
            let expected = Expected::of(&header);
            joining.sealed(&header.to_bytes(), &expected, &mut SeenGames::default()).unwrap()
        });
        for (seat, client) in Seat::BOTH.into_iter().zip(&clients) {
            server.commit(seat, client.commit()).unwrap();
        }
        let bound = server.bind(Absence::OfOther, &signer(), self.log.head()).unwrap();
        let server = self.logged(bound);
        let binding = *server.binding();
        let clients = clients.map(|client| client.bound(&binding, Absence::OfOther).unwrap());
        let start = Start { header, binding, key: signer().public(), rules: rules.into_bytes() };
        self.due = Piece::Start(Box::new(start)).to_bytes();
        self.game = Some((server, clients, Transcript::new(&binding.game_hash)));
    }
}

impl Deals for Casual {
    fn throw(&mut self, contest: &Contest) -> Dice {
        if self.game.is_none() {
            self.begin(contest);
        }
        let (server, [zero, one], transcript) = self.game.take().unwrap();
        let n = server.due();
        let roller = match contest.on_turn() {
            _ if contest.next_start().is_ok() => Roller::Opening,
            Some(Side::First) => Roller::Player(Seat::Zero),
            _ => Roller::Player(Seat::One),
        };
        self.rolls += 1;
        let mut asked = server.ask(roller).unwrap();
        let mut send = |release| {
            asked.release(release).unwrap().stored();
        };
        let (ready, clients, roll) = match roller {
            Roller::Player(Seat::Zero) if self.rolls.is_multiple_of(3) => {
                self.away += 1;
                asked.without_other().unwrap();
                let zero = zero.ask().without_other().unwrap();
                asked.release(zero.release()).unwrap().stored();
                let rolled = asked.roll().unwrap().stored();
                let (values, roll) = (*rolled.values(), rolled.roll());
                let zero = zero.rolled(n, &values, roll).unwrap();
                let one = one.missed(n, roller, &values, roll).unwrap();
                self.due.extend(Piece::Values(n, values).to_bytes());
                (rolled.go_on(), [zero, one], roll)
            }
            _ => {
                let released = match roller {
                    Roller::Opening => [zero, one].map(|client| client.asked(n, roller).unwrap()),
                    Roller::Player(Seat::Zero) => {
                        let one = one.asked(n, roller).unwrap();
                        [zero.ask().other_released(one.release()).unwrap(), one]
                    }
                    Roller::Player(Seat::One) => {
                        let zero = zero.asked(n, roller).unwrap();
                        let one = one.ask().other_released(zero.release()).unwrap();
                        [zero, one]
                    }
                };
                let order = if roller == Roller::Player(Seat::Zero) { [1, 0] } else { [0, 1] };
                order.into_iter().for_each(|seat: usize| send(released[seat].release()));
                let rolled = asked.roll().unwrap().stored();
                let (values, roll) = (*rolled.values(), rolled.roll());
                self.due.extend(Piece::Values(n, values).to_bytes());
                let clients = released.map(|client| client.rolled(n, &values, roll).unwrap());
                (rolled.go_on(), clients, roll)
            }
        };
        self.game = Some((ready, clients, transcript));
        Dice::new(roll.first(), roll.second()).unwrap()
    }

    fn stamp(&mut self, contest: &Contest, event: &Event) -> Option<Vec<u8>> {
        if self.game.is_none() && contest.next_start().is_ok() && !matches!(event, Event::ContestEnded { .. })
        {
            self.begin(contest);
        }
        if let Some((_, _, transcript)) = &mut self.game {
            transcript.add(record::event_text(event).as_bytes());
        }
        if let Event::GameEnded { result } = event {
            let (server, _, transcript) = self.game.take().unwrap();
            let how = match result.reason {
                GameEnd::Resigned => alea_fairdice::End::Resigned,
                _ => alea_fairdice::End::Finished,
            };
            let ended = server.end(how, transcript.hash(), &signer(), self.log.head());
            let ended = self.logged(ended);
            self.due.extend(Piece::End(ended).to_bytes());
        }
        Some(std::mem::take(&mut self.due)).filter(|due| !due.is_empty())
    }

    fn log(&self) -> &Log {
        &self.log
    }
}

#[test]
fn rolls_without_the_player_who_does_not_roll_pass_and_are_counted() {
    let random = Random::of_game(8, 1 << 42);
    let mut dealer = Casual { random, log: Log::default(), game: None, due: Vec::new(), away: 0, rolls: 0 };
    let (record, log) = played_with(&mut dealer, terms(&["portes"], Length::Points(3)), 8, usize::MAX);
    let key = signer().public();
    let read = record::parse(&record::write(&record), &find_spec).unwrap();
    let Verdict::Pass(passed) = verify(&read, Expectations { keys: &[key], log: Some(&log) }) else {
        panic!("an honest record")
    };
    assert!(dealer.away > 3);
    assert_eq!((passed.missed, passed.rolls), (dealer.away, dealer.rolls));
    // Whoever rolls is never missing: the same values with the players the other way round fail.
    let mut turned = read.clone();
    let first = turned.events.iter().position(|stamped| {
        let values = Piece::parse_all(stamped.proof.as_deref().unwrap_or_default()).unwrap();
        values.iter().any(|piece| matches!(piece, Piece::Values(_, values) if values.mask() == 1))
    });
    let index = first.unwrap();
    let mut pieces = Piece::parse_all(turned.events[index].proof.as_deref().unwrap()).unwrap();
    if let Some(Piece::Values(_, values)) = pieces.last_mut() {
        values.clients.swap(0, 1);
    }
    turned.events[index].proof = Some(pieces.iter().flat_map(Piece::to_bytes).collect());
    let Verdict::Fail(failed) = verify(&turned, Expectations::default()) else { panic!("it fails") };
    assert_eq!((failed.step, failed.event), (Step::Roller, Some(index)));
}

/// At one table: what comes next is the same after any restart, however often the turn before was laid and taken back.
#[test]
fn dice_are_unchanged_by_undo_and_restart_at_the_table() {
    let secret = || Secret::take(&mut [77; 32]);
    let dealer = Dealer::from_secret(secret());
    let (record, _) = played_with(dealer, terms(&["portes"], Length::Single), 5, 60);
    let falls = |event: &Event| match event {
        Event::Opening { dice } | Event::Rolled { dice } => Some(*dice),
        _ => None,
    };
    let mut restarts = 0;
    for (cut, next) in record.events.iter().enumerate() {
        let Some(fell) = falls(&next.event) else { continue };
        let mut again = Dealer::from_secret(secret());
        let mut contest = Contest::new(record.terms.clone(), open_table).unwrap();
        for stamped in &record.events[..cut] {
            assert!(again.follow(&contest, stamped));
            contest.apply_stamped(stamped).unwrap();
        }
        // A turn that was laid and not played is no event; nor is a look at the table.
        if let Some(table) = contest.table() {
            let mut random = Random::of_game(cut as u64, 3);
            let mut laid = table.boxed();
            let _ = laid.play_random(&mut |n| random.below(n));
        }
        assert_eq!(again.throw(&contest, 1_767_225_600_000), Some(fell), "before event {cut}");
        restarts += 1;
    }
    assert!(restarts > 10);
}
