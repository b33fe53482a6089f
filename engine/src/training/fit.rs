//! Fitting the weights to samples: Adam (Kingma and Ba 2015) on the squared error of the chance.

use std::thread;

use super::{Sample, UNKNOWN};
use crate::board::Board;
use crate::board::geometry::bits;
use crate::eval::ODDS;
use crate::eval::features::{COUNTED, FEATURES, STAGES, counted, of_stacks, stage};
use crate::eval::net::{HIDDEN, ONE, OUT_ONE};
use crate::random::Random;

/// How much what a search thought weighs in what is aimed at; the rest is how the game ended.
const SEARCH_SHARE: f32 = 0.75;

/// Samples that are looked at between two changes of the weights.
const BATCH: usize = 8_192;

/// How many threads share a batch: always as many, since the order of sums changes their last digits.
const PARTS: usize = 4;

/// The weights from the hidden layer on stay below what two bytes can multiply.
const MOST_OUT: f32 = 127.0 / OUT_ONE as f32;

const OUT_FROM: usize = (FEATURES + 1) * HIDDEN;
const OUT_BEGIN_FROM: usize = OUT_FROM + STAGES * 2 * HIDDEN;
const PARAMETERS: usize = OUT_BEGIN_FROM + STAGES;

/// Weights in the making, all in one row in the order in which the evaluation keeps them.
pub struct Fit {
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

struct Gradient {
    by: Vec<f32>,
    error: f64,
}

impl Fit {
    /// Small weights by chance.
    pub fn new(seed: u64) -> Fit {
        let mut random = Random::new(seed);
        let mut small = |scale: f64| ((random.unit() - 0.5) * scale) as f32;
        let mut weights = vec![0.0; PARAMETERS];
        for weight in &mut weights[..OUT_FROM - HIDDEN] {
            *weight = small(0.1);
        }
        weights[OUT_FROM - HIDDEN..OUT_FROM].fill(0.2);
        for weight in &mut weights[OUT_FROM..OUT_BEGIN_FROM] {
            *weight = small(0.3);
        }
        Fit { weights, mean: vec![0.0; PARAMETERS], square: vec![0.0; PARAMETERS], steps: 0 }
    }

    /// Goes once through the samples in the order of `seed`, with changes of about `rate`; the
    /// mean squared error of the chance on the way.
    pub fn pass(&mut self, samples: &[Sample], seed: u64, rate: impl Fn(f32) -> f32) -> f64 {
        let mut random = Random::new(seed);
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        random.shuffle(&mut order);
        let mut error = 0.0;
        let batches = order.len().div_ceil(BATCH);
        for (number, batch) in order.chunks(BATCH).enumerate() {
            let gradient = self.gradient(samples, batch, random.bits());
            error += gradient.error;
            self.step(&gradient.by, batch.len(), rate(number as f32 / batches as f32));
        }
        error / samples.len() as f64
    }

    /// The mean squared error of the chance on samples.
    pub fn error(&self, samples: &[Sample]) -> f64 {
        let order: Vec<u32> = (0..samples.len() as u32).collect();
        let sum: f64 =
            order.chunks(BATCH).map(|batch| self.gradient(samples, batch, 0).error).sum();
        sum / samples.len() as f64
    }

    fn gradient(&self, samples: &[Sample], batch: &[u32], turn: u64) -> Gradient {
        let parts: Vec<Gradient> = thread::scope(|scope| {
            let workers: Vec<_> = batch
                .chunks(batch.len().div_ceil(PARTS))
                .map(|part| {
                    scope.spawn(move || {
                        let mut gradient = Gradient { by: vec![0.0; PARAMETERS], error: 0.0 };
                        for &i in part {
                            let turned = (turn >> (i & 31)) as u8 & 3;
                            self.learn(&samples[i as usize].turned(turned), &mut gradient);
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
                for (sum, by) in sum.by.iter_mut().zip(part.by) {
                    *sum += by;
                }
                sum
            })
            .unwrap_or(Gradient { by: vec![0.0; PARAMETERS], error: 0.0 })
    }

    /// Adds what one sample would change.
    fn learn(&self, sample: &Sample, gradient: &mut Gradient) {
        let board = &sample.board;
        let sides = [board.side(), 1 - board.side()];
        let counts: [[usize; COUNTED]; 2] = counted(board, &board.mobility());
        let features: [Vec<usize>; 2] =
            sides.map(|side| of_stacks(board, side).chain(counts[side]).collect());
        let begin = &self.weights[FEATURES * HIDDEN..OUT_FROM];
        let hidden: [Vec<f32>; 2] = [0, 1].map(|place| {
            let mut hidden = begin.to_vec();
            for &feature in &features[place] {
                let row = &self.weights[feature * HIDDEN..][..HIDDEN];
                for (hidden, weight) in hidden.iter_mut().zip(row) {
                    *hidden += weight;
                }
            }
            hidden
        });
        let stage = stage(board);
        let out_from = OUT_FROM + stage * 2 * HIDDEN;
        let mut odds = self.weights[OUT_BEGIN_FROM + stage];
        for (place, hidden) in hidden.iter().enumerate() {
            let out = &self.weights[out_from + place * HIDDEN..][..HIDDEN];
            for (value, weight) in hidden.iter().zip(out) {
                let value = value.clamp(0.0, 1.0);
                odds += value * value * weight;
            }
        }
        let chance = 1.0 / (1.0 + (-odds).exp());
        let miss = chance - sample.aim();
        gradient.error += f64::from(miss * miss);
        // Cross-entropy's slope: it does not vanish where the judgement is surely wrong.
        let slope = miss;
        gradient.by[OUT_BEGIN_FROM + stage] += slope;
        for place in [0, 1] {
            let out = out_from + place * HIDDEN;
            let mut back = [0.0; HIDDEN];
            for i in 0..HIDDEN {
                let raw = hidden[place][i];
                let value = raw.clamp(0.0, 1.0);
                gradient.by[out + i] += slope * value * value;
                if raw > 0.0 && raw < 1.0 {
                    back[i] = slope * 2.0 * value * self.weights[out + i];
                }
            }
            for &feature in features[place].iter().chain([&FEATURES]) {
                let row = &mut gradient.by[feature * HIDDEN..][..HIDDEN];
                for (row, back) in row.iter_mut().zip(&back) {
                    *row += back;
                }
            }
        }
    }

    fn step(&mut self, gradient: &[f32], samples: usize, rate: f32) {
        const FIRST: f32 = 0.9;
        const SECOND: f32 = 0.999;
        self.steps += 1;
        let rate = rate * (1.0 - SECOND.powi(self.steps)).sqrt() / (1.0 - FIRST.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, (mean, square)), by) in self.weights.iter_mut().zip(moments).zip(gradient) {
            let by = by / samples as f32;
            *mean = FIRST * *mean + (1.0 - FIRST) * by;
            *square = SECOND * *square + (1.0 - SECOND) * by * by;
            *weight -= rate * *mean / (square.sqrt() + 1e-8);
        }
        for weight in &mut self.weights[OUT_FROM..OUT_BEGIN_FROM] {
            *weight = weight.clamp(-MOST_OUT, MOST_OUT);
        }
    }

    /// The weights as the evaluation reads them.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (small, wide) = self.weights.split_at(OUT_BEGIN_FROM);
        let (hidden, out) = small.split_at(OUT_FROM);
        let hidden = hidden.iter().map(|weight| (weight * f32::from(ONE)).round() as i16);
        let out = out.iter().map(|weight| (weight * OUT_ONE as f32).round() as i16);
        let wide = wide.iter().map(|weight| (weight * f32::from(ONE) * OUT_ONE as f32).round());
        hidden
            .chain(out)
            .flat_map(i16::to_le_bytes)
            .chain(wide.flat_map(|weight| (weight as i32).to_le_bytes()))
            .collect()
    }
}

impl Sample {
    /// The chance that weights should give.
    fn aim(&self) -> f32 {
        let thought = 1.0 / (1.0 + (-f32::from(self.value) / ODDS as f32).exp());
        if self.margin == UNKNOWN {
            return thought;
        }
        let ended = f32::midpoint(f32::from(self.margin.signum()), 1.0);
        SEARCH_SHARE * thought + (1.0 - SEARCH_SHARE) * ended
    }

    /// The same in one of the four ways in which the board can be laid on itself.
    fn turned(&self, way: u8) -> Sample {
        let turn = |bit: usize| {
            let (row, column) = (bit / 12, bit % 12);
            match way {
                0 => bit,
                1 => (4 - row) * 12 + 10 - column,
                2 => row * 12 + 8 + row - column,
                _ => (4 - row) * 12 + 2 + column - row,
            }
        };
        let kinds = bits(self.board.occupied()).map(|bit| (turn(bit), self.board.kind(bit)));
        Sample { board: Board::of_kinds(kinds, self.board.side() as u8), ..*self }
    }
}
