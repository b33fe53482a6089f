//! Training of the weights with the Adam optimiser (Kingma and Ba 2015).

use std::thread;

use super::{Sample, UNKNOWN};
use crate::board::Board;
use crate::board::geometry::bits;
use crate::eval::EVAL_SCALE;
use crate::eval::features::{each_active, mirrored, stack_features, stage};
use crate::eval::net::{HIDDEN_SCALE, HIDDEN_SIZE, Kind, OUTPUT_SCALE};
use crate::eval::placement_features;
use crate::random::Random;

/// The weight of the search value in the training target. The rest is the result of the game.
const SEARCH_WEIGHT: f32 = 0.75;

/// The number of samples in a batch.
const BATCH_SIZE: usize = 2_048;

/// The number of threads. It is fixed because the order of floating-point sums affects the weights.
const THREADS: usize = 4;

/// The maximum absolute output weight. Larger ones would overflow 16 bits during inference.
const MAX_OUTPUT_WEIGHT: f32 = 127.0 / OUTPUT_SCALE as f32;

/// Where the weights of a network lie among all weights, which are in the order of the weights file.
impl Kind {
    fn bias_offset(self) -> usize {
        self.features() * HIDDEN_SIZE
    }

    fn output_offset(self) -> usize {
        self.bias_offset() + HIDDEN_SIZE
    }

    fn output_bias_offset(self) -> usize {
        self.output_offset() + self.stages() * self.views() * HIDDEN_SIZE
    }

    fn parameters(self) -> usize {
        self.output_bias_offset() + self.stages()
    }
}

/// The input of a network for one position.
struct Input {
    /// The active features in each view.
    views: Vec<Vec<usize>>,
    stage: usize,
    /// The winning chances of the side that the network evaluates for.
    target: f32,
}

/// A network in training.
pub struct Trainer {
    kind: Kind,
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
    /// Creates a network for the movement phase with small random weights.
    pub fn movement(seed: u64) -> Trainer {
        Trainer::new(Kind::Movement, seed)
    }

    /// Creates a network for the placement phase.
    pub fn placement(seed: u64) -> Trainer {
        Trainer::new(Kind::Placement, seed)
    }

    /// Creates a network for full boards.
    pub fn full_board(seed: u64) -> Trainer {
        Trainer::new(Kind::FullBoard, seed)
    }

    fn new(kind: Kind, seed: u64) -> Trainer {
        let mut random = Random::new(seed);
        let mut small = |scale: f64| ((random.unit() - 0.5) * scale) as f32;
        let parameters = kind.parameters();
        let mut weights = vec![0.0; parameters];
        for weight in &mut weights[..kind.bias_offset()] {
            *weight = small(0.1);
        }
        weights[kind.bias_offset()..kind.output_offset()].fill(0.2);
        for weight in &mut weights[kind.output_offset()..kind.output_bias_offset()] {
            *weight = small(0.3);
        }
        let moments = vec![0.0; parameters];
        Trainer { kind, weights, mean: moments.clone(), square: moments, steps: 0 }
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
                        let mut gradient = BatchGradient {
                            weights: vec![0.0; self.kind.parameters()],
                            error: 0.0,
                        };
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
            .unwrap_or(BatchGradient { weights: vec![0.0; self.kind.parameters()], error: 0.0 })
    }

    /// Adds the gradient of one sample by backpropagation.
    fn accumulate_gradient(&self, sample: &Sample, gradient: &mut BatchGradient) {
        let Input { views, stage, target } = sample.input(self.kind);
        let bias = &self.weights[self.kind.bias_offset()..][..HIDDEN_SIZE];
        let hidden: Vec<Vec<f32>> = views
            .iter()
            .map(|features| {
                let mut hidden = bias.to_vec();
                for &feature in features {
                    let row = &self.weights[feature * HIDDEN_SIZE..][..HIDDEN_SIZE];
                    for (hidden, weight) in hidden.iter_mut().zip(row) {
                        *hidden += weight;
                    }
                }
                hidden
            })
            .collect();
        let output_offset = self.kind.output_offset() + stage * views.len() * HIDDEN_SIZE;
        let output_bias = self.kind.output_bias_offset() + stage;
        let mut log_odds = self.weights[output_bias];
        for (view, hidden) in hidden.iter().enumerate() {
            let out = &self.weights[output_offset + view * HIDDEN_SIZE..][..HIDDEN_SIZE];
            for (value, weight) in hidden.iter().zip(out) {
                let value = value.clamp(0.0, 1.0);
                log_odds += value * value * weight;
            }
        }
        let chance = 1.0 / (1.0 + (-log_odds).exp());
        let error = chance - target;
        gradient.error += f64::from(error * error);
        // The gradient of cross-entropy, which does not vanish for confident wrong predictions.
        let gradient_at_output = error;
        gradient.weights[output_bias] += gradient_at_output;
        for (view, (features, hidden)) in views.iter().zip(&hidden).enumerate() {
            let out = output_offset + view * HIDDEN_SIZE;
            let mut hidden_gradient = [0.0; HIDDEN_SIZE];
            for i in 0..HIDDEN_SIZE {
                let raw = hidden[i];
                let value = raw.clamp(0.0, 1.0);
                gradient.weights[out + i] += gradient_at_output * value * value;
                if raw > 0.0 && raw < 1.0 {
                    hidden_gradient[i] = gradient_at_output * 2.0 * value * self.weights[out + i];
                }
            }
            for &feature in features.iter().chain([&self.kind.features()]) {
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
        let output = self.kind.output_offset()..self.kind.output_bias_offset();
        for weight in &mut self.weights[output] {
            *weight = weight.clamp(-MAX_OUTPUT_WEIGHT, MAX_OUTPUT_WEIGHT);
        }
    }

    /// Returns the quantised weights in the format of the weights files.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (small, output_bias) = self.weights.split_at(self.kind.output_bias_offset());
        let (hidden, output) = small.split_at(self.kind.output_offset());
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
    fn input(&self, kind: Kind) -> Input {
        let board = &self.board;
        let for_white = |target: f32| if board.side() == 0 { target } else { 1.0 - target };
        let single = |stage| Input {
            views: vec![
                placement_features::cell_features(board)
                    .chain(placement_features::count_features(board))
                    .collect(),
            ],
            stage,
            target: for_white(self.target()),
        };
        match kind {
            Kind::Movement => {
                let mut for_white: Vec<usize> = stack_features(board).collect();
                each_active(board, |feature| for_white.push(feature));
                let for_black = for_white.iter().map(|&feature| mirrored(feature)).collect();
                let mut views = [for_white, for_black];
                views.rotate_left(board.side());
                Input { views: views.into(), stage: stage(board), target: self.target() }
            }
            Kind::Placement => single(placement_features::stage(board)),
            Kind::FullBoard => single(0),
        }
    }

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
