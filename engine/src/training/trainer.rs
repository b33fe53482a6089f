//! Training of the weights with the Adam optimiser (Kingma and Ba 2015).

use std::thread;

use super::{Sample, UNKNOWN};
use crate::board::Board;
use crate::board::geometry::bits;
use crate::eval::EVAL_SCALE;
use crate::eval::features::{
    COUNT_FEATURES, FEATURES, STAGES, count_features, stack_features, stage,
};
use crate::eval::net::{HIDDEN_SCALE, HIDDEN_SIZE, OUTPUT_SCALE};
use crate::random::Random;

/// The weight of the search value in the training target. The rest is the result of the game.
const SEARCH_WEIGHT: f32 = 0.75;

/// The number of samples in a batch.
const BATCH_SIZE: usize = 8_192;

/// The number of threads. It is fixed because the order of floating-point sums affects the weights.
const THREADS: usize = 4;

/// The maximum absolute output weight. Larger ones would overflow 16 bits during inference.
const MAX_OUTPUT_WEIGHT: f32 = 127.0 / OUTPUT_SCALE as f32;

const OUTPUT_OFFSET: usize = (FEATURES + 1) * HIDDEN_SIZE;
const OUTPUT_BIAS_OFFSET: usize = OUTPUT_OFFSET + STAGES * 2 * HIDDEN_SIZE;
const PARAMETERS: usize = OUTPUT_BIAS_OFFSET + STAGES;

/// A network in training.
pub struct Trainer {
    /// All weights in the order of the weights file.
    weights: Vec<f32>,
    /// Adam's first moments.
    mean: Vec<f32>,
    /// Adam's second moments.
    square: Vec<f32>,
    steps: i32,
}

/// The sums over the samples of a batch.
struct BatchGradient {
    weights: Vec<f32>,
    /// The squared error of the winning chances.
    error: f64,
}

impl Trainer {
    /// Creates a network with small random weights.
    pub fn new(seed: u64) -> Trainer {
        let mut random = Random::new(seed);
        let mut small = |scale: f64| ((random.unit() - 0.5) * scale) as f32;
        let mut weights = vec![0.0; PARAMETERS];
        for weight in &mut weights[..OUTPUT_OFFSET - HIDDEN_SIZE] {
            *weight = small(0.1);
        }
        weights[OUTPUT_OFFSET - HIDDEN_SIZE..OUTPUT_OFFSET].fill(0.2);
        for weight in &mut weights[OUTPUT_OFFSET..OUTPUT_BIAS_OFFSET] {
            *weight = small(0.3);
        }
        Trainer { weights, mean: vec![0.0; PARAMETERS], square: vec![0.0; PARAMETERS], steps: 0 }
    }

    /// Trains once on all samples, in an order determined by `seed`.
    ///
    /// `rate` maps the completed share of the epoch, from 0 to 1, to the learning rate. Returns the
    /// mean squared error of the winning chances during the epoch.
    pub fn epoch(&mut self, samples: &[Sample], seed: u64, rate: impl Fn(f32) -> f32) -> f64 {
        let mut random = Random::new(seed);
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        random.shuffle(&mut order);
        let mut error = 0.0;
        let batches = order.len().div_ceil(BATCH_SIZE);
        for (number, batch) in order.chunks(BATCH_SIZE).enumerate() {
            let gradient = self.gradient(samples, batch, random.bits());
            error += gradient.error;
            self.step(&gradient.weights, batch.len(), rate(number as f32 / batches as f32));
        }
        error / samples.len() as f64
    }

    /// Returns the mean squared error of the winning chances on samples.
    pub fn error(&self, samples: &[Sample]) -> f64 {
        let order: Vec<u32> = (0..samples.len() as u32).collect();
        let sum: f64 =
            order.chunks(BATCH_SIZE).map(|batch| self.gradient(samples, batch, 0).error).sum();
        sum / samples.len() as f64
    }

    fn gradient(&self, samples: &[Sample], batch: &[u32], symmetries: u64) -> BatchGradient {
        let parts: Vec<BatchGradient> = thread::scope(|scope| {
            let workers: Vec<_> = batch
                .chunks(batch.len().div_ceil(THREADS))
                .map(|part| {
                    scope.spawn(move || {
                        let mut gradient =
                            BatchGradient { weights: vec![0.0; PARAMETERS], error: 0.0 };
                        for &i in part {
                            let symmetry = (symmetries >> (i & 31)) as u8 & 3;
                            self.accumulate_gradient(
                                &samples[i as usize].transformed(symmetry),
                                &mut gradient,
                            );
                        }
                        gradient
                    })
                })
                .collect();
            workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
        });
        parts
            .into_iter()
            .reduce(|mut sum, part| {
                sum.error += part.error;
                for (sum, weight) in sum.weights.iter_mut().zip(part.weights) {
                    *sum += weight;
                }
                sum
            })
            .unwrap_or(BatchGradient { weights: vec![0.0; PARAMETERS], error: 0.0 })
    }

    /// Adds the gradient of one sample by backpropagation.
    fn accumulate_gradient(&self, sample: &Sample, gradient: &mut BatchGradient) {
        let board = &sample.board;
        let sides = [board.side(), 1 - board.side()];
        let counts: [[usize; COUNT_FEATURES]; 2] = count_features(board, &board.mobility());
        let features: [Vec<usize>; 2] =
            sides.map(|side| stack_features(board, side).chain(counts[side]).collect());
        let bias = &self.weights[FEATURES * HIDDEN_SIZE..OUTPUT_OFFSET];
        let hidden: [Vec<f32>; 2] = [0, 1].map(|place| {
            let mut hidden = bias.to_vec();
            for &feature in &features[place] {
                let row = &self.weights[feature * HIDDEN_SIZE..][..HIDDEN_SIZE];
                for (hidden, weight) in hidden.iter_mut().zip(row) {
                    *hidden += weight;
                }
            }
            hidden
        });
        let stage = stage(board);
        let output_offset = OUTPUT_OFFSET + stage * 2 * HIDDEN_SIZE;
        let mut log_odds = self.weights[OUTPUT_BIAS_OFFSET + stage];
        for (place, hidden) in hidden.iter().enumerate() {
            let out = &self.weights[output_offset + place * HIDDEN_SIZE..][..HIDDEN_SIZE];
            for (value, weight) in hidden.iter().zip(out) {
                let value = value.clamp(0.0, 1.0);
                log_odds += value * value * weight;
            }
        }
        let chance = 1.0 / (1.0 + (-log_odds).exp());
        let error = chance - sample.target();
        gradient.error += f64::from(error * error);
        // The gradient of cross-entropy, which does not vanish for confident wrong predictions.
        let gradient_at_output = error;
        gradient.weights[OUTPUT_BIAS_OFFSET + stage] += gradient_at_output;
        for place in [0, 1] {
            let out = output_offset + place * HIDDEN_SIZE;
            let mut hidden_gradient = [0.0; HIDDEN_SIZE];
            for i in 0..HIDDEN_SIZE {
                let raw = hidden[place][i];
                let value = raw.clamp(0.0, 1.0);
                gradient.weights[out + i] += gradient_at_output * value * value;
                if raw > 0.0 && raw < 1.0 {
                    hidden_gradient[i] = gradient_at_output * 2.0 * value * self.weights[out + i];
                }
            }
            for &feature in features[place].iter().chain([&FEATURES]) {
                let row = &mut gradient.weights[feature * HIDDEN_SIZE..][..HIDDEN_SIZE];
                for (row, hidden_gradient) in row.iter_mut().zip(&hidden_gradient) {
                    *row += hidden_gradient;
                }
            }
        }
    }

    /// Takes one step of Adam.
    fn step(&mut self, gradient: &[f32], samples: usize, rate: f32) {
        const BETA1: f32 = 0.9;
        const BETA2: f32 = 0.999;
        self.steps += 1;
        let rate = rate * (1.0 - BETA2.powi(self.steps)).sqrt() / (1.0 - BETA1.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, (mean, square)), sum) in self.weights.iter_mut().zip(moments).zip(gradient) {
            let gradient = sum / samples as f32;
            *mean = BETA1 * *mean + (1.0 - BETA1) * gradient;
            *square = BETA2 * *square + (1.0 - BETA2) * gradient * gradient;
            *weight -= rate * *mean / (square.sqrt() + 1e-8);
        }
        for weight in &mut self.weights[OUTPUT_OFFSET..OUTPUT_BIAS_OFFSET] {
            *weight = weight.clamp(-MAX_OUTPUT_WEIGHT, MAX_OUTPUT_WEIGHT);
        }
    }

    /// Returns the quantised weights in the format of the weights files.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (small, output_bias) = self.weights.split_at(OUTPUT_BIAS_OFFSET);
        let (hidden, output) = small.split_at(OUTPUT_OFFSET);
        let hidden = hidden.iter().map(|weight| (weight * f32::from(HIDDEN_SCALE)).round() as i16);
        let output = output.iter().map(|weight| (weight * OUTPUT_SCALE as f32).round() as i16);
        let output_bias = output_bias
            .iter()
            .map(|weight| (weight * f32::from(HIDDEN_SCALE) * OUTPUT_SCALE as f32).round());
        hidden
            .chain(output)
            .flat_map(i16::to_le_bytes)
            .chain(output_bias.flat_map(|weight| (weight as i32).to_le_bytes()))
            .collect()
    }
}

impl Sample {
    /// Returns the training target: the winning chances of the side to move.
    fn target(&self) -> f32 {
        let searched = 1.0 / (1.0 + (-f32::from(self.value) / EVAL_SCALE as f32).exp());
        if self.margin == UNKNOWN {
            return searched;
        }
        let outcome = f32::midpoint(f32::from(self.margin.signum()), 1.0);
        SEARCH_WEIGHT * searched + (1.0 - SEARCH_WEIGHT) * outcome
    }

    /// Returns the sample under one of the four symmetries of the board, 0 to 3.
    fn transformed(&self, symmetry: u8) -> Sample {
        let transform = |bit: usize| {
            let (row, column) = (bit / 12, bit % 12);
            match symmetry {
                0 => bit,
                1 => (4 - row) * 12 + 10 - column,
                2 => row * 12 + 8 + row - column,
                _ => (4 - row) * 12 + 2 + column - row,
            }
        };
        let stacks =
            bits(self.board.occupied()).map(|bit| (transform(bit), self.board.stack_code(bit)));
        Sample { board: Board::from_stack_codes(stacks, self.board.side() as u8), ..*self }
    }
}
