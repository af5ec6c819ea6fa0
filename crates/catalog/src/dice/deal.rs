//! Dealing in mode R for both sides of a contest at one table, with a proof in its record.

use std::fmt;

use alea_fairdice::{
    About, Absence, Anchor, Blame, Expected, LENGTH, Leaf, Log, NONCE, Name, Piece, PublicKey, Roller,
    SealingKey, Seat, Secret, SeenGames, Signer, Start, Stream, Transcript, Unstored,
    client::{Joining, Waiting},
    rules_hash,
    server::{FreshChain, Offered, Ready},
    to_hex,
};
use alea_game::Dice;
use alea_matchplay::{Contest, Event, Stamped};
use alea_notation::record;

use super::{end, seat};
use crate::find;

/// Fills bytes at random.
pub type Entropy = Box<dyn FnMut(&mut [u8]) + Send>;

/// Deals the dice of a contest. It plays the server and both players, each with secrets of its own, so everything that two programs
/// on two machines would check is checked.
pub struct Dealer {
    signer: Signer,
    sealing: SealingKey,
    entropy: Entropy,
    match_uid: [u8; 16],
    log: Log,
    game: Option<Live>,
    /// What is to stand with the next event.
    due: Vec<u8>,
}

/// A game that goes on.
struct Live {
    server: Ready,
    clients: [Waiting; 2],
    transcript: Transcript,
}

impl fmt::Debug for Dealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dealer").field("key", &self.signer.public()).finish_non_exhaustive()
    }
}

impl Dealer {
    /// A dealer for one contest, who signs with `signer` and writes into `log`.
    #[must_use]
    pub fn new(signer: Signer, log: Log, mut entropy: Entropy) -> Dealer {
        let sealing = SealingKey::new(secret(&mut entropy));
        let match_uid = random(&mut entropy);
        Dealer { signer, sealing, entropy, match_uid, log, game: None, due: Vec::new() }
    }

    /// A dealer who keeps nothing but one secret, from which everything follows, the key included: with the same secret and the same
    /// record another dealer goes on where this one stopped ([`Dealer::follow`]).
    #[must_use]
    pub fn from_secret(secret: Secret) -> Dealer {
        let mut stream = Stream::new(secret);
        let mut seed = [0; 32];
        stream.fill(&mut seed);
        let signer = Signer::new(&Secret::take(&mut seed));
        Dealer::new(signer, Log::default(), Box::new(move |bytes| stream.fill(bytes)))
    }

    /// Goes through an event that was dealt before. `contest` stands before the event. `false` if the event or its proof is another one
    /// than this dealer would have given.
    #[must_use]
    pub fn follow(&mut self, contest: &Contest, stamped: &Stamped) -> bool {
        let pieces = stamped.proof.as_deref().and_then(Piece::parse_all).unwrap_or_default();
        let made = |piece: &Piece| match piece {
            Piece::Start(start) => Some(start.header.about.created_ms),
            _ => None,
        };
        let now = pieces.iter().find_map(made).unwrap_or_default();
        if let Event::Opening { dice } | Event::Rolled { dice } = stamped.event
            && self.throw(contest, now) != Some(dice)
        {
            return false;
        }
        self.stamp(contest, &stamped.event, now) == stamped.proof
    }

    /// Whom others pin.
    #[must_use]
    pub fn key(&self) -> PublicKey {
        self.signer.public()
    }

    /// The log so far.
    #[must_use]
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Throws for what the contest waits for: who begins, or a roll. `None` if it waits for no dice, or its game has none. What proves
    /// the throw comes from [`Dealer::stamp`]. `now` is in milliseconds since 1970.
    pub fn throw(&mut self, contest: &Contest, now: u64) -> Option<Dice> {
        let roller = match contest.next_start() {
            Ok(_) => Roller::Opening,
            Err(_) => Roller::Player(seat(contest.on_turn()?)),
        };
        let live = match self.game.take() {
            Some(live) => live,
            None => self.begin(contest, now)?,
        };
        let (live, dice) = self.roll(live, roller);
        self.game = Some(live);
        Some(dice)
    }

    /// What is to be kept with an event as its proof. `contest` stands before the event.
    pub fn stamp(&mut self, contest: &Contest, event: &Event, now: u64) -> Option<Vec<u8>> {
        let begins = contest.next_start().is_ok() && !matches!(event, Event::ContestEnded { .. });
        if begins && self.game.is_none() {
            self.game = self.begin(contest, now);
        }
        let mut live = self.game.take()?;
        live.transcript.add(record::event_text(event).as_bytes());
        let events = live.transcript.hash();
        let head = self.log.head();
        let ending = match event {
            Event::GameEnded { result } => live.server.end(end(result.reason), events, &self.signer, head),
            Event::Void { reason } => live.server.give_up(Blame::Nobody, reason, &self.signer, head),
            _ => {
                self.game = Some(live);
                return self.take_due();
            }
        };
        let ending = self.logged(ending);
        let agreed = live.clients.iter().all(|client| client.ended(&ending, &live.transcript).is_ok());
        debug_assert!(agreed, "both have seen the same events");
        self.due.extend(Piece::End(ending).to_bytes());
        self.take_due()
    }

    fn take_due(&mut self) -> Option<Vec<u8>> {
        Some(std::mem::take(&mut self.due)).filter(|bytes| !bytes.is_empty())
    }

    /// Binds everybody to the game that comes next. `None` if it has no dice.
    fn begin(&mut self, contest: &Contest, now: u64) -> Option<Live> {
        let terms = contest.terms();
        let spec = terms.game(contest.games_ended());
        let number = u64::from(terms.start_score().games) + u64::from(contest.games_ended()) + 1;
        let rules = record::rules_text(&spec.rules);
        let about = About {
            game_uid: random(&mut self.entropy),
            match_uid: self.match_uid,
            game_no: u16::try_from(number).ok()?,
            variant: find(&spec.id)?.dice_number?,
            rules_hash: rules_hash(rules.as_bytes()),
            created_ms: now,
            players: [pseudonym(&mut self.entropy), pseudonym(&mut self.entropy)],
        };
        let end_of_chain = secret(&mut self.entropy);
        let nonce: [u8; NONCE] = random(&mut self.entropy);
        let mut server = Offered::sealed(about, &end_of_chain, &self.sealing, nonce).stored();
        let header = server.header().clone();
        let (bytes, expected) = (header.to_bytes(), Expected::of(&header));
        let clients = Seat::BOTH.map(|seat| {
            let joining = Joining::new(seat, self.signer.public(), secret(&mut self.entropy));
            joining.sealed(&bytes, &expected, &mut SeenGames::default()).expect(HONEST)
        });
        for (seat, client) in Seat::BOTH.into_iter().zip(&clients) {
            server.commit(seat, client.commit()).expect(HONEST);
        }
        let bound = server.bind(Absence::Never, &self.signer, self.log.head());
        let server = self.logged(bound.expect("both have committed"));
        let binding = *server.binding();
        let clients = clients.map(|client| client.bound(&binding, Absence::Never).expect(HONEST));
        let start = Start { header, binding, key: self.signer.public(), rules: rules.into_bytes() };
        self.due.extend(Piece::Start(Box::new(start)).to_bytes());
        Some(Live { server, clients, transcript: Transcript::new(&binding.game_hash) })
    }

    /// One roll, with everybody's values.
    fn roll(&mut self, live: Live, roller: Roller) -> (Live, Dice) {
        let Live { server, clients: [zero, one], transcript } = live;
        let n = server.due();
        let mut asked = server.ask(roller).expect("chains are renewed in time");
        let released = match roller {
            Roller::Opening => [zero, one].map(|client| client.asked(n, roller).expect(HONEST)),
            Roller::Player(Seat::Zero) => {
                let one = one.asked(n, roller).expect(HONEST);
                [zero.ask().other_released(one.release()).expect(HONEST), one]
            }
            Roller::Player(Seat::One) => {
                let zero = zero.asked(n, roller).expect(HONEST);
                let one = one.ask().other_released(zero.release()).expect(HONEST);
                [zero, one]
            }
        };
        // The roller's value comes last.
        let last = if roller == Roller::Player(Seat::Zero) { [Seat::One, Seat::Zero] } else { Seat::BOTH };
        for seat in last {
            let release = released[seat.index()].release();
            asked.release(release).expect(HONEST).stored();
        }
        let rolled = asked.roll().expect("all values are in").stored();
        let (values, roll) = (*rolled.values(), rolled.roll());
        self.due.extend(Piece::Values(n, values).to_bytes());
        let clients = released.map(|client| client.rolled(n, &values, roll).expect(HONEST));
        let mut live = Live { server: rolled.go_on(), clients, transcript };
        if n % LENGTH == 0 {
            live = self.renew(live, n);
        }
        let dice = Dice::new(roll.first(), roll.second()).expect("a roll is two dice");
        (live, dice)
    }

    /// All three chains are at their end after roll `n`: new ones take over.
    fn renew(&mut self, live: Live, n: u32) -> Live {
        let Live { server, clients, transcript } = live;
        let game_uid = server.game_uid();
        let end_of_chain = secret(&mut self.entropy);
        let nonce: [u8; NONCE] = random(&mut self.entropy);
        let fresh = FreshChain::new(n, &game_uid, &end_of_chain, &self.sealing, nonce);
        let fresh = fresh.expect("nobody plays so long").stored();
        let renewed = server.renew(fresh, self.log.head()).expect("the chain is for the next roll");
        let mut server = self.anchored(renewed);
        let mut renewing = clients.map(|client| {
            let mut renewing = client.renew(&secret(&mut self.entropy)).expect("nobody plays so long");
            renewing.other_anchored(&server.1).expect(HONEST);
            renewing
        });
        let of_zero = self.anchored(server.0.anchor(Seat::Zero, renewing[0].anchor(), self.log.head()));
        renewing[1].other_anchored(&of_zero.1).expect(HONEST);
        server = self.anchored(of_zero.0.anchor(Seat::One, renewing[1].anchor(), self.log.head()));
        let [zero, one] = renewing;
        let mut zero = zero.anchored(&of_zero.1).expect(HONEST);
        zero.anchored(&server.1).expect(HONEST);
        let clients = [zero, one.anchored(&server.1).expect(HONEST)];
        Live { server: server.0, clients, transcript }
    }

    /// A chain takes over: logged, and kept with the event that comes next.
    fn anchored(&mut self, unstored: Unstored<(Ready, Anchor)>) -> (Ready, Anchor) {
        let (server, anchor) = self.logged(unstored);
        self.due.extend(Piece::Anchor(anchor).to_bytes());
        (server, anchor)
    }

    /// Appends the leaf that a state wants stored, and goes on to the state.
    fn logged<T>(&mut self, unstored: Unstored<T>) -> T {
        let leaf = Leaf::parse(unstored.bytes()).expect("states store leaves here");
        self.log.append(leaf).expect("a dealer plays one game at a time");
        unstored.stored()
    }
}

/// The dealer plays both sides itself, so that a breach of the protocol is a fault of this program.
const HONEST: &str = "the dealer plays by its own protocol";

fn random<const N: usize>(entropy: &mut Entropy) -> [u8; N] {
    let mut bytes = [0; N];
    entropy(&mut bytes);
    bytes
}

fn secret(entropy: &mut Entropy) -> Secret {
    Secret::take(&mut random(entropy))
}

fn pseudonym(entropy: &mut Entropy) -> Name {
    Name::new(&to_hex(&random::<8>(entropy))).expect("sixteen letters are not too many")
}

#[cfg(test)]
mod tests {
    use alea_fairdice::What;
    use alea_matchplay::{Length, Terms};

    use super::*;
    use crate::{Random, open_table, sequence};

    #[test]
    fn chains_are_renewed_before_they_end() {
        let mut random = Random::of_game(3, 0);
        let entropy: Entropy = Box::new(move |bytes| random.fill(bytes));
        let mut dealer = Dealer::new(Signer::new(&Secret::take(&mut [5; 32])), Log::default(), entropy);
        let terms = Terms::new(sequence(["backgammon"]).unwrap(), Length::Single).unwrap();
        let contest = Contest::new(terms, open_table).unwrap();
        for _ in 0..2 * LENGTH + 5 {
            assert!(dealer.throw(&contest, 0).is_some());
        }
        let anchors = dealer.log().leaves().filter(|leaf| matches!(leaf.what, What::Anchor { .. })).count();
        assert_eq!(anchors, 6);
        // Everything together stands with the one event that comes of it; the anchors stand between the rolls.
        let due = dealer.stamp(&contest, &Event::Opening { dice: Dice::new(1, 2).unwrap() }, 0).unwrap();
        let pieces = Piece::parse_all(&due).unwrap();
        let at = |n| {
            pieces.iter().position(|piece| matches!(piece, Piece::Values(found, _) if *found == n)).unwrap()
        };
        assert_eq!(at(LENGTH + 1) - at(LENGTH), 4);
    }
}
