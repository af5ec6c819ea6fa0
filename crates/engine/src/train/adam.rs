//! Adam (Kingma and Ba 2015), lazily for the first layer: an input that was not true is not changed.

use std::ops::Range;

use crate::net::{
    FloatNet, Gradient, LIMIT, Tensor,
    wide::{Work, widely},
};

const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;
const SMALL: f32 = 1e-8;

/// What the optimiser remembers of the gradients so far.
#[derive(Clone, Debug)]
pub struct Adam {
    /// Means of the derivatives and of their squares, laid out as the weights are.
    pub(super) means: [Vec<f32>; 6],
    pub(super) squares: [Vec<f32>; 6],
    /// How often each input was true in a step; one more for the rest of the net at the end.
    pub(super) uses: Vec<u32>,
}

impl Adam {
    /// Nothing yet.
    #[must_use]
    pub fn new(net: &FloatNet) -> Adam {
        let zeros = || Tensor::ALL.map(|tensor| vec![0.0; net.tensor(tensor).len()]);
        Adam { means: zeros(), squares: zeros(), uses: vec![0; net.set().inputs + 1] }
    }

    /// Moves the weights against the gradient, each by about `rate`.
    pub fn step(&mut self, net: &mut FloatNet, gradient: &Gradient, rate: f32) {
        struct Step<'a>(&'a mut Adam, &'a mut FloatNet, &'a Gradient, f32);
        impl Work for Step<'_> {
            type Done = ();
            #[inline(always)]
            fn done(self) {
                self.0.step_here(self.1, self.2, self.3);
            }
        }
        widely(net.registers(), Step(self, net, gradient, rate));
    }

    #[inline(always)]
    fn step_here(&mut self, net: &mut FloatNet, gradient: &Gradient, rate: f32) {
        let scale = 1.0 / gradient.samples().max(1) as f32;
        let width = net.width();
        for &input in gradient.touched() {
            let row = usize::from(input) * width..(usize::from(input) + 1) * width;
            let pace = self.pace(usize::from(input), rate);
            self.part(net, gradient, Tensor::First, row, pace, scale);
        }
        let pace = self.pace(net.set().inputs, rate);
        for tensor in &Tensor::ALL[1..] {
            let all = 0..net.tensor(*tensor).len();
            self.part(net, gradient, *tensor, all, pace, scale);
        }
    }

    /// Counts a step of weights. Means that began at nothing are too small at first; this makes up for it.
    fn pace(&mut self, counted: usize, rate: f32) -> Pace {
        let uses = &mut self.uses[counted];
        *uses = uses.saturating_add(1);
        let uses = (*uses).min(100_000) as i32;
        Pace { rate: rate / (1.0 - MEAN_DECAY.powi(uses)), lift: 1.0 / (1.0 - SQUARE_DECAY.powi(uses)) }
    }

    #[inline(always)]
    fn part(
        &mut self,
        net: &mut FloatNet,
        gradient: &Gradient,
        tensor: Tensor,
        range: Range<usize>,
        Pace { rate, lift }: Pace,
        scale: f32,
    ) {
        let weights = net.tensor_mut(tensor)[range.clone()].iter_mut();
        let means = self.means[tensor as usize][range.clone()].iter_mut();
        let squares = self.squares[tensor as usize][range.clone()].iter_mut();
        let slopes = &gradient.tensor(tensor)[range];
        for (((weight, mean), square), slope) in weights.zip(means).zip(squares).zip(slopes) {
            let slope = slope * scale;
            *mean += (1.0 - MEAN_DECAY) * (slope - *mean);
            *square += (1.0 - SQUARE_DECAY) * (slope * slope - *square);
            *weight = (*weight - rate * *mean / ((*square * lift).sqrt() + SMALL)).clamp(-LIMIT, LIMIT);
        }
    }
}

/// How far weights move.
#[derive(Copy, Clone)]
struct Pace {
    rate: f32,
    lift: f32,
}
