//! Rounds of play and fitting.

use std::{ops::Range, sync::Arc};

use safetensors::Dtype;

use super::{Adam, Kind, Sample, play, start};
use crate::{
    Asked, Class, Evaluator, Nets, Random,
    features::FeatureSet,
    net::{
        FileError, FloatNet, Gradient, Net, Note, Overflow, Tensor,
        file::{Read, Written, floats, write},
    },
    spread::spread,
};

/// Weights are averaged over about so many steps, and only so often, because it takes long.
const AVERAGE_EVERY: u64 = 16;
const AVERAGE_KEEPS: f32 = 0.97;

/// What a position is taken to be worth.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Targets {
    /// The λ-return of its game.
    Returns {
        /// 0 for the evaluation one turn later, 1 for the result.
        lambda: f32,
    },
    /// One roll of look-ahead.
    LookAhead {
        /// One position in so many of a game is labelled.
        every: u32,
        /// Where what the net says and what one roll says differ by more than this, in points of equity, two rolls are looked ahead.
        deeper: Option<f32>,
    },
}

/// What a round does.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Plan {
    /// What everything random follows from.
    pub seed: u64,
    /// Games of a round.
    pub games: u64,
    /// How many games in a hundred begin in a rare kind of position.
    pub rare: u32,
    /// What is learned.
    pub targets: Targets,
    /// Positions of earlier rounds that are fitted again, for each new one.
    pub replay: f32,
    /// How many earlier positions are kept.
    pub memory: usize,
    /// Positions of a step.
    pub batch: usize,
    /// How far a weight moves in a step.
    pub rate: f32,
}

/// What came of a round.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// New positions.
    pub positions: u64,
    /// Positions fitted, and the mean of their errors before they were, for each class of [`Class::LEARNED`].
    pub fitted: [(u64, f64); Class::LEARNED.len()],
}

/// A net that learns, and its average over the last steps, which is the one to play.
#[derive(Clone, Debug)]
pub struct Learner {
    net: FloatNet,
    average: FloatNet,
    adam: Adam,
    steps: u64,
}

impl Learner {
    /// Knows nothing.
    #[must_use]
    pub fn new(set: &'static FeatureSet, width: usize, seed: u64) -> Learner {
        let net = FloatNet::random(set, width, seed);
        Learner { average: net.clone(), adam: Adam::new(&net), net, steps: 0 }
    }

    /// The net to play.
    #[must_use]
    pub fn average(&self) -> &FloatNet {
        &self.average
    }

    /// Fits samples, `batch` at a step, in their order. Gives the sum of their errors before.
    pub fn fit(&mut self, samples: &[Sample], batch: usize, rate: f32) -> f64 {
        let mut gradient = Gradient::new(&self.net);
        let (mut inputs, mut error) = (Vec::new(), 0.0);
        for batch in samples.chunks(batch.max(1)) {
            gradient.clear(self.net.width());
            for sample in batch {
                self.net.inputs(&sample.board, &mut inputs);
                error += f64::from(gradient.add(&self.net, &inputs, &sample.targets, &sample.weights()));
            }
            self.adam.step(&mut self.net, &gradient, rate);
            self.steps += 1;
            if self.steps.is_multiple_of(AVERAGE_EVERY) {
                self.follow();
            }
        }
        error
    }

    /// Takes the average a step on.
    fn follow(&mut self) {
        // The first steps lead away from weights that mean nothing.
        let keeps = AVERAGE_KEEPS.min(1.0 - 1.0 / (self.steps / AVERAGE_EVERY) as f32);
        for tensor in Tensor::ALL {
            let average = self.average.tensor_mut(tensor).iter_mut();
            average
                .zip(self.net.tensor(tensor))
                .for_each(|(average, weight)| *average = keeps * *average + (1.0 - keeps) * weight);
        }
    }

    /// The mean error of samples with the net to play.
    #[must_use]
    pub fn error(&self, samples: &[Sample]) -> f64 {
        let mut gradient = Gradient::new(&self.average);
        let mut inputs = Vec::new();
        let mut error = 0.0;
        for sample in samples {
            self.average.inputs(&sample.board, &mut inputs);
            error += f64::from(gradient.add(&self.average, &inputs, &sample.targets, &sample.weights()));
        }
        error / samples.len().max(1) as f64
    }

    fn written(&self, prefix: &str) -> Vec<Written> {
        let mut all = self.net.written(&format!("{prefix}net."));
        all.extend(self.average.written(&format!("{prefix}average.")));
        for (name, moments) in [("means", &self.adam.means), ("squares", &self.adam.squares)] {
            for (tensor, values) in Tensor::ALL.iter().zip(moments) {
                let name = format!("{prefix}{name}.{}", tensor.id());
                all.push((
                    name,
                    Dtype::F32,
                    tensor.shape(self.net.set().inputs, self.net.width()),
                    floats(values),
                ));
            }
        }
        let uses = self.adam.uses.iter().flat_map(|uses| uses.to_le_bytes()).collect();
        all.push((format!("{prefix}uses"), Dtype::U32, vec![self.adam.uses.len()], uses));
        all.push((format!("{prefix}steps"), Dtype::U64, vec![1], self.steps.to_le_bytes().to_vec()));
        all
    }

    fn read(read: &Read<'_>, set: &'static FeatureSet, prefix: &str) -> Result<Learner, FileError> {
        let net = FloatNet::read(read, set, &format!("{prefix}net."))?;
        let average = FloatNet::read(read, set, &format!("{prefix}average."))?;
        let mut adam = Adam::new(&net);
        for (name, moments) in [("means", &mut adam.means), ("squares", &mut adam.squares)] {
            for (tensor, values) in Tensor::ALL.iter().zip(moments) {
                let shape = tensor.shape(set.inputs, net.width());
                let name = format!("{prefix}{name}.{}", tensor.id());
                *values = read.numbers(&name, Dtype::F32, &shape, f32::from_le_bytes)?;
            }
        }
        let uses = format!("{prefix}uses");
        adam.uses = read.numbers(&uses, Dtype::U32, &[adam.uses.len()], u32::from_le_bytes)?;
        let steps = read.numbers(&format!("{prefix}steps"), Dtype::U64, &[1], u64::from_le_bytes)?;
        Ok(Learner { net, average, adam, steps: steps.iter().sum() })
    }
}

/// Everything that a run of training has come to.
#[derive(Clone, Debug)]
pub struct Trainer {
    /// In the order of [`Class::LEARNED`].
    learners: [Learner; Class::LEARNED.len()],
    memory: Vec<Sample>,
    /// Where the next position is remembered.
    next: usize,
    games: u64,
    rounds: u64,
}

impl Trainer {
    /// Nets that know nothing, with first layers as wide as `width` says, which [`crate::net::is_width`] allows.
    #[must_use]
    pub fn new(width: impl Fn(Class) -> usize, seed: u64) -> Trainer {
        let learner = |class: Class| {
            Learner::new(class.features(), width(class), seed.wrapping_add(class.place() as u64))
        };
        Trainer { learners: Class::LEARNED.map(learner), memory: Vec::new(), next: 0, games: 0, rounds: 0 }
    }

    /// Games played.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Rounds done.
    #[must_use]
    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// The nets, in the order of [`Class::LEARNED`].
    #[must_use]
    pub fn learners(&self) -> &[Learner; Class::LEARNED.len()] {
        &self.learners
    }

    /// The nets as they are played, in the order of [`Class::LEARNED`].
    ///
    /// # Errors
    /// Weights have grown too large.
    pub fn nets(&self) -> Result<[Net; Class::LEARNED.len()], Overflow> {
        let [race, contact, ahead, behind] =
            self.learners.each_ref().map(|learner| Net::quantised(&learner.average));
        Ok([race?, contact?, ahead?, behind?])
    }

    /// The nets as they are played, with tables of endings if there are any.
    ///
    /// # Errors
    /// Weights have grown too large.
    pub fn playing(&self, endings: Option<Asked>) -> Result<Nets, Overflow> {
        let nets = Nets::new(self.nets()?);
        Ok(match endings {
            Some(endings) => nets.with_endings(endings),
            None => nets,
        })
    }

    /// Plays games, and fits their positions. `done` is told after each game that it is played.
    ///
    /// # Errors
    /// Weights have grown too large.
    pub fn round(
        &mut self,
        plan: &Plan,
        endings: Option<Asked>,
        threads: usize,
        done: impl Fn() + Sync,
    ) -> Result<Report, Overflow> {
        let numbers = self.games..self.games + plan.games;
        let new = positions(plan, &Arc::new(self.playing(endings)?), numbers, threads, done);
        self.games += plan.games;
        let report = self.learn(plan, &new);
        self.remember(plan, new);
        self.rounds += 1;
        Ok(report)
    }

    /// Fits positions that come from elsewhere, in an order that follows from the seed; those of earlier rounds are not among them.
    pub fn fit(&mut self, plan: &Plan, samples: &[Sample]) -> Report {
        let report = self.learn(&Plan { replay: 0.0, ..*plan }, samples);
        self.rounds += 1;
        report
    }

    /// The mean errors of positions with the nets to play, and how many there are, in the order of [`Class::LEARNED`].
    #[must_use]
    pub fn errors(&self, samples: &[Sample]) -> [(u64, f64); Class::LEARNED.len()] {
        let samples = by_class(samples);
        Class::LEARNED.map(Class::place).map(|at| {
            let samples = &samples[at];
            (samples.len() as u64, self.learners[at].error(samples))
        })
    }

    /// Fits new positions, with earlier ones among them.
    fn learn(&mut self, plan: &Plan, new: &[Sample]) -> Report {
        let mut random = Random::of_game(plan.seed ^ 0xf17, self.rounds);
        let mut samples = new.to_vec();
        let again = (new.len() as f32 * plan.replay) as usize;
        if !self.memory.is_empty() {
            let earlier = |_| self.memory[random.below(self.memory.len() as u32) as usize];
            samples.extend((0..again).map(earlier));
        }
        shuffle(&mut samples, &mut random);
        let mut report = Report { positions: new.len() as u64, ..Report::default() };
        for ((learner, fitted), samples) in
            self.learners.iter_mut().zip(&mut report.fitted).zip(by_class(&samples))
        {
            let error = learner.fit(&samples, plan.batch, plan.rate);
            *fitted = (samples.len() as u64, error / samples.len().max(1) as f64);
        }
        report
    }

    fn remember(&mut self, plan: &Plan, new: Vec<Sample>) {
        self.memory.truncate(plan.memory);
        for sample in new {
            if self.memory.len() < plan.memory {
                self.memory.push(sample);
            } else if plan.memory > 0 {
                self.next %= plan.memory;
                self.memory[self.next] = sample;
                self.next += 1;
            }
        }
    }

    /// Everything, so that a run can go on from here as if it had not stopped. The note is kept beside it.
    #[must_use]
    pub fn to_bytes(&self, note: &Note) -> Vec<u8> {
        self.bytes_of(&Class::LEARNED, note)
    }

    fn bytes_of(&self, classes: &[Class], note: &Note) -> Vec<u8> {
        let mut tensors = Vec::new();
        for (learner, class) in self.learners.iter().zip(classes) {
            tensors.extend(learner.written(&format!("{}.", class.id())));
        }
        let counts = [self.games, self.rounds, self.next as u64];
        let counts = counts.into_iter().flat_map(u64::to_le_bytes).collect();
        tensors.push((String::from("counts"), Dtype::U64, vec![3], counts));
        let memory = self.memory.iter().flat_map(Sample::to_bytes).collect();
        tensors.push((String::from("memory"), Dtype::U8, vec![self.memory.len(), Sample::BYTES], memory));
        let mut note = note.clone();
        for class in classes {
            note.0.insert(class.id().to_owned(), class.features().id.to_owned());
        }
        write(&tensors, &note)
    }

    /// What [`Trainer::to_bytes`] wrote, and the note. A class that was not told apart when it was written begins with a copy of the
    /// one that stood in for it.
    ///
    /// # Errors
    /// It did not write this.
    pub fn from_bytes(bytes: &[u8]) -> Result<(Trainer, Note), FileError> {
        let read = Read::new(bytes)?;
        let learner = |class: Class| {
            let class = match (read.set(class.id()), class.stands_in()) {
                (Err(_), Some(other)) => other,
                _ => class,
            };
            Learner::read(&read, read.set(class.id())?, &format!("{}.", class.id()))
        };
        let [race, contact, ahead, behind] = Class::LEARNED.map(learner);
        let counts = read.numbers("counts", Dtype::U64, &[3], u64::from_le_bytes)?;
        let bytes = read.bytes("memory", Sample::BYTES)?;
        let (memory, _) = bytes.as_chunks();
        let memory: Result<Vec<Sample>, _> = memory.iter().map(Sample::from_bytes).collect();
        let trainer = Trainer {
            learners: [race?, contact?, ahead?, behind?],
            memory: memory.map_err(|_| FileError::Tensor(String::from("memory")))?,
            games: counts[0],
            rounds: counts[1],
            next: counts[2] as usize,
        };
        let mut note = read.note;
        note.0.retain(|key, _| Class::LEARNED.iter().all(|class| class.id() != key));
        Ok((trainer, note))
    }
}

/// The positions of the games with these numbers, in their order, with their targets. `done` is told after each game.
pub fn positions(
    plan: &Plan,
    nets: &Arc<Nets>,
    games: Range<u64>,
    threads: usize,
    done: impl Fn() + Sync,
) -> Vec<Sample> {
    let worker = || Evaluator::new(Arc::clone(nets));
    let games = spread(games, threads, worker, |evaluator, number| {
        let samples = game(plan, evaluator, number);
        done();
        samples
    });
    games.into_iter().flatten().collect()
}

/// The positions of one game, with their targets.
fn game(plan: &Plan, evaluator: &mut Evaluator, number: u64) -> Vec<Sample> {
    let mut random = Random::of_game(plan.seed, number);
    let kind = if random.below(100) < plan.rare {
        Kind::RARE[random.below(Kind::RARE.len() as u32) as usize]
    } else {
        Kind::Opening
    };
    let board = start(kind, &mut random);
    match plan.targets {
        Targets::Returns { lambda } => play::self_play(evaluator, board, &mut random, lambda),
        Targets::LookAhead { every, deeper } => play::labelled(evaluator, board, &mut random, every, deeper),
    }
}

/// Positions by the net that they are for.
fn by_class(samples: &[Sample]) -> [Vec<Sample>; Class::LEARNED.len()] {
    let mut sorted = std::array::from_fn(|_| Vec::new());
    for sample in samples {
        sorted[Class::of(&sample.board).place()].push(*sample);
    }
    sorted
}

fn shuffle(samples: &mut [Sample], random: &mut Random) {
    for last in (1..samples.len()).rev() {
        samples.swap(last, random.below(last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_from_before_classes_were_told_apart_goes_on_with_copies() {
        let before = Trainer::new(|_| 64, 7);
        let bytes = before.bytes_of(&[Class::Race, Class::Contact], &Note::default());
        let (after, _) = Trainer::from_bytes(&bytes).expect("it was written");
        let weights = |trainer: &Trainer, class: Class| {
            trainer.learners[class.place()].average.tensor(Tensor::First).to_vec()
        };
        for class in [Class::Contact, Class::Ahead, Class::Behind] {
            assert!(weights(&after, class) == weights(&before, Class::Contact), "{class:?}");
        }
        assert!(weights(&after, Class::Race) == weights(&before, Class::Race));
        // A class that nothing stands in for has to be there.
        assert!(Trainer::from_bytes(&before.bytes_of(&[Class::Race], &Note::default())).is_err());
    }
}
