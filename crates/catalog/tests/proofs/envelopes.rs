//! A dealer of mode G.

use alea_catalog::{Random, find};
use alea_fairdice::{
    About, End, Expected, Leaf, Log, NONCE, Name, Piece, SealingKey, Seat, Secret, SeenGames, Start,
    Transcript, Unstored, client::Joining, rules_hash, server::Dealing, server::Offered,
};
use alea_game::Dice;
use alea_matchplay::{Contest, Event};
use alea_notation::record;

use crate::dealt::{Deals, signer};

pub(crate) struct Envelopes {
    random: Random,
    log: Log,
    game: Option<(Dealing, Transcript)>,
    due: Vec<u8>,
}

impl Envelopes {
    pub(crate) fn new(seed: u64) -> Envelopes {
        let random = Random::of_game(seed, 1 << 41);
        Envelopes { random, log: Log::default(), game: None, due: Vec::new() }
    }

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
        let (seed, nonce) = (self.secret(), self.bytes::<NONCE>());
        let mut server =
            Offered::envelope(about, None, seed, &SealingKey::new(self.secret()), nonce).stored();
        let header = server.header().clone();
        let clients = Seat::BOTH.map(|seat| {
            let joining = Joining::new(seat, signer().public(), self.secret());
            let expected = Expected::of(&header);
            joining.envelope(&header.to_bytes(), &expected, &mut SeenGames::default()).unwrap()
        });
        for (seat, client) in Seat::BOTH.into_iter().zip(&clients) {
            server.commit(seat, client.commit()).unwrap();
        }
        let bound = server.bind(&signer(), self.log.head()).unwrap();
        let mut server = self.logged(bound);
        let binding = *server.binding();
        for (seat, client) in Seat::BOTH.into_iter().zip(clients) {
            server.reveal(seat, client.bound(&binding).unwrap().seed()).unwrap();
        }
        let start = Start { header, binding, key: signer().public(), rules: rules.into_bytes() };
        self.due = Piece::Start(Box::new(start)).to_bytes();
        self.game = Some((server.deal(None).unwrap(), Transcript::new(&binding.game_hash)));
    }
}

impl Deals for Envelopes {
    fn throw(&mut self, contest: &Contest) -> Dice {
        if self.game.is_none() {
            self.begin(contest);
        }
        let (n, roll) = self.game.as_mut().unwrap().0.roll();
        self.due.extend(Piece::Roll(n).to_bytes());
        Dice::new(roll.first(), roll.second()).unwrap()
    }

    fn stamp(&mut self, contest: &Contest, event: &Event) -> Option<Vec<u8>> {
        if self.game.is_none() && contest.next_start().is_ok() {
            self.begin(contest);
        }
        if let Some((_, transcript)) = &mut self.game {
            transcript.add(record::event_text(event).as_bytes());
        }
        if let Event::GameEnded { result } = event {
            let (server, transcript) = self.game.take().unwrap();
            let how = match result.reason.key() {
                "resigned" => End::Resigned,
                _ => End::Finished,
            };
            let ended = server.end(how, transcript.hash(), &signer(), self.log.head());
            let ended = self.logged(ended);
            self.due.extend(Piece::Seeds(ended.seeds).to_bytes());
            self.due.extend(Piece::End(ended.ending).to_bytes());
        }
        Some(std::mem::take(&mut self.due)).filter(|due| !due.is_empty())
    }

    fn log(&self) -> &Log {
        &self.log
    }
}
