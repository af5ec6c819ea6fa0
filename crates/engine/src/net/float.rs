//! A net in training: floating point, input by input, with the gradient of its error.

use std::sync::Arc;

use super::{
    kernels::HIDDEN,
    wide::{Registers, Work, widely},
};
use crate::{
    Odds, Random,
    features::{FeatureSet, Parts, Slots},
};

/// The parts of a net, each a list of weights.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Tensor {
    /// Input by input, the units of the first layer.
    First,
    /// Unit by unit of the first layer.
    FirstBias,
    /// Unit by unit of the first layer, those of the second.
    Second,
    /// Unit by unit of the second layer.
    SecondBias,
    /// Output by output, the units of the second layer.
    Third,
    /// Output by output.
    ThirdBias,
}

impl Tensor {
    /// All of them, in the order in which files and optimisers go through them.
    pub const ALL: [Tensor; 6] = [
        Tensor::First,
        Tensor::FirstBias,
        Tensor::Second,
        Tensor::SecondBias,
        Tensor::Third,
        Tensor::ThirdBias,
    ];

    /// Its name in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Tensor::First => "first",
            Tensor::FirstBias => "first_bias",
            Tensor::Second => "second",
            Tensor::SecondBias => "second_bias",
            Tensor::Third => "third",
            Tensor::ThirdBias => "third_bias",
        }
    }

    /// Its shape in a net of so many inputs and first-layer units.
    #[must_use]
    pub fn shape(self, inputs: usize, width: usize) -> Vec<usize> {
        match self {
            Tensor::First => vec![inputs, width],
            Tensor::FirstBias => vec![width],
            Tensor::Second => vec![width, HIDDEN],
            Tensor::SecondBias => vec![HIDDEN],
            Tensor::Third => vec![Odds::COUNT, HIDDEN],
            Tensor::ThirdBias => vec![Odds::COUNT],
        }
    }
}

/// A net of floating-point numbers.
#[derive(Clone, Debug)]
pub struct FloatNet {
    set: &'static FeatureSet,
    parts: Arc<Parts>,
    width: usize,
    registers: Registers,
    tensors: [Vec<f32>; 6],
}

/// What a net computes on the way to its outputs.
#[derive(Clone, Debug, Default)]
struct Pass {
    /// Sums of the first layer.
    first: Vec<f32>,
    second: [f32; HIDDEN],
    second_clipped: [f32; HIDDEN],
    outputs: [f32; Odds::COUNT],
}

impl FloatNet {
    /// A net that knows nothing: small random weights that follow from the seed. `width` is one that [`super::is_width`] allows.
    #[must_use]
    pub fn random(set: &'static FeatureSet, width: usize, seed: u64) -> FloatNet {
        let mut random = Random::of_game(seed, 0);
        let mut uniform = |most: f32| (random.below(1 << 24) as f32 / 8_388_608.0 - 1.0) * most;
        let tensors = Tensor::ALL.map(|tensor| {
            let length: usize = tensor.shape(set.inputs, width).iter().product();
            let spread = match tensor {
                Tensor::First => 0.1,
                Tensor::Second => (3.0 / width as f32).sqrt(),
                Tensor::Third => 0.3,
                Tensor::FirstBias | Tensor::SecondBias | Tensor::ThirdBias => 0.0,
            };
            let middle = if tensor == Tensor::FirstBias || tensor == Tensor::SecondBias { 0.25 } else { 0.0 };
            (0..length).map(|_| middle + uniform(spread)).collect()
        });
        FloatNet { set, parts: Arc::new(set.parts()), width, registers: Registers::widest(), tensors }
    }

    /// A net with these weights, in the order of [`Tensor::ALL`]; `None` if their lengths do not fit.
    #[must_use]
    pub fn from_tensors(set: &'static FeatureSet, width: usize, tensors: [Vec<f32>; 6]) -> Option<FloatNet> {
        let fits = Tensor::ALL.iter().zip(&tensors).all(|(tensor, values)| {
            values.len() == tensor.shape(set.inputs, width).iter().product::<usize>()
        });
        (super::is_width(width) && fits).then(|| FloatNet {
            set,
            parts: Arc::new(set.parts()),
            width,
            registers: Registers::widest(),
            tensors,
        })
    }

    /// How boards are read for it.
    #[must_use]
    pub fn set(&self) -> &'static FeatureSet {
        self.set
    }

    /// Units of the first layer.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// Its weights.
    #[must_use]
    pub fn tensor(&self, tensor: Tensor) -> &[f32] {
        &self.tensors[tensor as usize]
    }

    /// Its weights, to change.
    pub fn tensor_mut(&mut self, tensor: Tensor) -> &mut Vec<f32> {
        &mut self.tensors[tensor as usize]
    }

    /// The inputs that are true of a board.
    pub fn inputs(&self, board: &alea_tables::Board, inputs: &mut Vec<u16>) {
        let mut slots = Slots::EMPTY;
        (self.set.slots)(self.registers, board, &mut slots);
        inputs.clear();
        inputs.extend(slots.rows().flat_map(|row| self.parts.of(row)));
    }

    /// The five probabilities, each by itself.
    #[must_use]
    pub fn outputs(&self, inputs: &[u16]) -> [f32; Odds::COUNT] {
        struct Forward<'a>(&'a FloatNet, &'a [u16]);
        impl Work for Forward<'_> {
            type Done = [f32; Odds::COUNT];
            #[inline(always)]
            fn done(self) -> Self::Done {
                let mut pass = Pass::default();
                self.0.pass(self.1, &mut pass);
                pass.outputs
            }
        }
        widely(self.registers, Forward(self, inputs))
    }

    /// The processor that it is trained on, as far as that matters.
    pub(crate) fn registers(&self) -> Registers {
        self.registers
    }

    #[inline(always)]
    fn pass(&self, inputs: &[u16], pass: &mut Pass) {
        let Pass { first, second, second_clipped, outputs } = pass;
        first.clear();
        first.extend_from_slice(self.tensor(Tensor::FirstBias));
        for &input in inputs {
            let weights = &self.tensor(Tensor::First)[usize::from(input) * self.width..][..self.width];
            first.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
        }
        second.copy_from_slice(self.tensor(Tensor::SecondBias));
        let (weights, _) = self.tensor(Tensor::Second).as_chunks::<HIDDEN>();
        for (&sum, weights) in first.iter().zip(weights) {
            if sum > 0.0 {
                let activation = sum.min(1.0);
                second.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += activation * weight);
            }
        }
        *second_clipped = second.map(|sum| sum.clamp(0.0, 1.0));
        let (weights, _) = self.tensor(Tensor::Third).as_chunks::<HIDDEN>();
        for ((output, weights), bias) in outputs.iter_mut().zip(weights).zip(self.tensor(Tensor::ThirdBias)) {
            let sum: f32 = second_clipped.iter().zip(weights).map(|(a, w)| a * w).sum();
            *output = 1.0 / (1.0 + (-(sum + bias)).exp());
        }
    }
}

/// The gradient of the error over some boards. Of the first layer only inputs that were true have any.
#[derive(Clone, Debug)]
pub struct Gradient {
    tensors: [Vec<f32>; 6],
    /// Inputs that were true, each once.
    touched: Vec<u16>,
    is_touched: Vec<bool>,
    samples: usize,
    /// Room for one board.
    pass: Pass,
    slopes: Vec<f32>,
}

impl Gradient {
    /// Nothing yet.
    #[must_use]
    pub fn new(net: &FloatNet) -> Gradient {
        Gradient {
            tensors: Tensor::ALL.map(|tensor| vec![0.0; net.tensor(tensor).len()]),
            touched: Vec::new(),
            is_touched: vec![false; net.set.inputs],
            samples: 0,
            pass: Pass::default(),
            slopes: vec![0.0; net.width],
        }
    }

    /// Back to nothing.
    pub fn clear(&mut self, width: usize) {
        for &input in &self.touched {
            self.tensors[Tensor::First as usize][usize::from(input) * width..][..width].fill(0.0);
            self.is_touched[usize::from(input)] = false;
        }
        self.touched.clear();
        for tensor in &mut self.tensors[1..] {
            tensor.fill(0.0);
        }
        self.samples = 0;
    }

    /// How many boards are in it.
    #[must_use]
    pub fn samples(&self) -> usize {
        self.samples
    }

    /// The sum over the boards of the derivatives, laid out as the weights are.
    #[must_use]
    pub fn tensor(&self, tensor: Tensor) -> &[f32] {
        &self.tensors[tensor as usize]
    }

    /// The inputs whose first-layer weights have a derivative.
    #[must_use]
    pub fn touched(&self) -> &[u16] {
        &self.touched
    }

    /// Adds a board, and gives its error: the cross entropy of the five outputs and their targets, each times its weight.
    pub fn add(
        &mut self,
        net: &FloatNet,
        inputs: &[u16],
        targets: &[f32; Odds::COUNT],
        weights: &[f32; Odds::COUNT],
    ) -> f32 {
        struct Add<'a>(
            &'a mut Gradient,
            &'a FloatNet,
            &'a [u16],
            &'a [f32; Odds::COUNT],
            &'a [f32; Odds::COUNT],
        );
        impl Work for Add<'_> {
            type Done = f32;
            #[inline(always)]
            fn done(self) -> f32 {
                self.0.add_here(self.1, self.2, self.3, self.4)
            }
        }
        widely(net.registers, Add(self, net, inputs, targets, weights))
    }

    #[inline(always)]
    fn add_here(
        &mut self,
        net: &FloatNet,
        inputs: &[u16],
        targets: &[f32; Odds::COUNT],
        weights: &[f32; Odds::COUNT],
    ) -> f32 {
        let Gradient { pass, slopes: first, .. } = self;
        net.pass(inputs, pass);
        self.samples += 1;
        let mut error = 0.0;
        let mut second = [0.0; HIDDEN];
        let [first_grad, first_bias_grad, second_grad, second_bias_grad, third_grad, third_bias_grad] =
            &mut self.tensors;
        let (third, _) = net.tensor(Tensor::Third).as_chunks::<HIDDEN>();
        let (third_grad, _) = third_grad.as_chunks_mut::<HIDDEN>();
        for output in 0..Odds::COUNT {
            let (found, target, weight) = (pass.outputs[output], targets[output], weights[output]);
            error += weight * cross_entropy(found, target);
            let slope = weight * (found - target);
            third_bias_grad[output] += slope;
            for unit in 0..HIDDEN {
                third_grad[output][unit] += slope * pass.second_clipped[unit];
                second[unit] += slope * third[output][unit];
            }
        }
        for unit in 0..HIDDEN {
            if !(0.0..=1.0).contains(&pass.second[unit]) {
                second[unit] = 0.0;
            }
            second_bias_grad[unit] += second[unit];
        }
        first.fill(0.0);
        let (weights, _) = net.tensor(Tensor::Second).as_chunks::<HIDDEN>();
        let (second_grad, _) = second_grad.as_chunks_mut::<HIDDEN>();
        for (unit, (weights, grad)) in weights.iter().zip(second_grad).enumerate() {
            let sum = pass.first[unit];
            if sum > 0.0 {
                let activation = sum.min(1.0);
                grad.iter_mut().zip(&second).for_each(|(grad, slope)| *grad += activation * slope);
            }
            if (0.0..=1.0).contains(&sum) {
                first[unit] = dot(weights, &second);
                first_bias_grad[unit] += first[unit];
            }
        }
        for &input in inputs {
            let at = usize::from(input);
            if !self.is_touched[at] {
                self.is_touched[at] = true;
                self.touched.push(input);
            }
            let grad = &mut first_grad[at * net.width..][..net.width];
            grad.iter_mut().zip(&*first).for_each(|(grad, slope)| *grad += slope);
        }
        error
    }
}

/// A sum in a fixed order of eight lanes, so that it can be computed widely and is the same everywhere.
#[inline(always)]
fn dot(one: &[f32; HIDDEN], other: &[f32; HIDDEN]) -> f32 {
    let mut lanes = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for lane in 0..8 {
            lanes[lane] += one[lane] * other[lane];
        }
    }
    lanes.iter().sum()
}

fn cross_entropy(found: f32, target: f32) -> f32 {
    let found = found.clamp(1e-6, 1.0 - 1e-6);
    -(target * found.ln() + (1.0 - target) * (1.0 - found).ln())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::backgammon::CONTACT;

    /// The slope of the error along a weight, from the error at both sides of it.
    #[test]
    fn the_gradient_is_that_of_finite_differences() {
        let mut random = Random::of_game(3, 0);
        let mut net = FloatNet::random(&CONTACT, 64, 5);
        // Weights large enough that every unit has something to say.
        for tensor in Tensor::ALL {
            net.tensor_mut(tensor).iter_mut().for_each(|weight| *weight *= 1.5);
        }
        let mut all = (0..4).map(|_| {
            let inputs: Vec<u16> = (0..30).map(|_| random.below(CONTACT.inputs as u32) as u16).collect();
            let targets = std::array::from_fn(|_| random.below(100) as f32 / 100.0);
            (inputs, targets)
        });
        let samples: [(Vec<u16>, [f32; 5]); 4] = std::array::from_fn(|_| all.next().expect("as many"));
        let weights = [1.0, 0.8, 0.5, 0.8, 0.0];
        let error = |net: &FloatNet| -> f64 {
            let mut gradient = Gradient::new(net);
            samples
                .iter()
                .map(|(inputs, targets)| f64::from(gradient.add(net, inputs, targets, &weights)))
                .sum()
        };
        let mut gradient = Gradient::new(&net);
        for (inputs, targets) in &samples {
            gradient.add(&net, inputs, targets, &weights);
        }
        assert_eq!(gradient.samples(), 4);
        let (mut compared, mut large) = (0, 0);
        for tensor in Tensor::ALL {
            for _ in 0..60 {
                let at = match tensor {
                    Tensor::First => {
                        let touched = gradient.touched();
                        let input = touched[random.below(touched.len() as u32) as usize];
                        usize::from(input) * 64 + random.below(64) as usize
                    }
                    _ => random.below(net.tensor(tensor).len() as u32) as usize,
                };
                let step = 1e-3;
                let mut nudged = net.clone();
                nudged.tensor_mut(tensor)[at] += step;
                let above = error(&nudged);
                nudged.tensor_mut(tensor)[at] -= 2.0 * step;
                let below = error(&nudged);
                let slope = (above - below) / f64::from(2.0 * step);
                let found = f64::from(gradient.tensor(tensor)[at]);
                // Where a unit meets the end of its range the error has a kink.
                let close = (slope - found).abs() < 2e-3 + 0.02 * slope.abs();
                compared += usize::from(close);
                large += usize::from(slope.abs() > 0.02);
            }
        }
        assert!(compared >= 355, "{compared} of 360 agree");
        assert!(large >= 150, "{large} of 360 say something");
        gradient.clear(64);
        assert!(Tensor::ALL.iter().all(|&tensor| gradient.tensor(tensor).iter().all(|&slope| slope == 0.0)));
    }
}
