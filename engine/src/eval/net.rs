//! A small neural network with one hidden layer, in integer arithmetic.
//!
//! The hidden layer is computed once for each side's view: the bias plus the weights of the active
//! features. Its values are clipped, squared and multiplied by the output weights (`SCReLU`).

use std::array;
use std::sync::LazyLock;

use wide::{i16x16, i32x8};

use super::features::{FEATURES, STAGES, count_features, stack_feature, stack_features, stage};
use super::{EVAL_SCALE, MAX_STATIC_EVAL};
use crate::board::geometry::bits;
use crate::board::{Board, Mobility};

/// The size of the hidden layer.
pub(crate) const HIDDEN_SIZE: usize = 32;

/// One number for each neuron of the hidden layer.
type Row = [i16x16; HIDDEN_SIZE / 16];

/// The integer that represents 1.0 in the hidden layer.
pub(crate) const HIDDEN_SCALE: i16 = 255;

/// The integer that represents 1.0 in the output weights.
pub(crate) const OUTPUT_SCALE: i32 = 64;

/// The weights of a network, quantised to integers.
pub(crate) struct Net {
    /// The weights from each feature to the hidden layer.
    features: Box<[Row]>,
    /// The biases of the hidden layer.
    bias: Row,
    /// The output weights by game stage, for the side to move and then for the other side.
    output: [[Row; 2]; STAGES],
    /// The output bias by game stage.
    output_bias: [i32; STAGES],
}

/// The network for the movement phase. `dvonn-tune` makes the weights of both networks.
pub(crate) static MOVEMENT: LazyLock<Net> =
    LazyLock::new(|| Net::read(include_bytes!("movement.bin")));

/// The network for the placement phase.
pub(crate) static PLACEMENT: LazyLock<Net> =
    LazyLock::new(|| Net::read(include_bytes!("placement.bin")));

impl Net {
    /// The size of the weights in bytes.
    pub(crate) const BYTES: usize = 2 * (HIDDEN_SIZE * (FEATURES + 1 + 2 * STAGES) + 2 * STAGES);

    /// Reads little-endian weights in the order of the fields: two bytes each, four bytes for each
    /// `output_bias`.
    fn read(bytes: &[u8; Net::BYTES]) -> Net {
        let mut numbers = bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || numbers.next().unwrap_or_default();
        let mut row = || array::from_fn(|_| i16x16::new(array::from_fn(|_| next())));
        let features = (0..FEATURES).map(|_| row()).collect();
        let bias = row();
        let output = array::from_fn(|_| [row(), row()]);
        let mut i32_weight = || i32::from(next() as u16) | i32::from(next()) << 16;
        Net { features, bias, output, output_bias: array::from_fn(|_| i32_weight()) }
    }
}

/// The hidden layer without the count features, in White's view and then in Black's. Each ply
/// updates it incrementally.
#[derive(Clone)]
pub(crate) struct Accumulator([Row; 2]);

impl Accumulator {
    pub(crate) fn new(net: &Net, board: &Board) -> Accumulator {
        let mut accumulator = [net.bias; 2];
        for (side, accumulator) in accumulator.iter_mut().enumerate() {
            for feature in stack_features(board, side) {
                add(accumulator, &net.features[feature]);
            }
        }
        Accumulator(accumulator)
    }

    /// Returns the accumulator after a ply that changed the given cells.
    pub(crate) fn after(
        &self,
        net: &Net,
        before: &Board,
        after: &Board,
        changed: u64,
    ) -> Accumulator {
        let mut accumulator = self.clone();
        let occupied = after.occupied();
        for bit in bits(changed) {
            for (side, accumulator) in accumulator.0.iter_mut().enumerate() {
                if before.occupied() >> bit & 1 != 0 {
                    subtract(
                        accumulator,
                        &net.features[stack_feature(before.stack_code(bit), bit, side)],
                    );
                }
                if occupied >> bit & 1 != 0 {
                    add(
                        accumulator,
                        &net.features[stack_feature(after.stack_code(bit), bit, side)],
                    );
                }
            }
        }
        accumulator
    }

    /// Returns the static evaluation for the side to move, within ±[`MAX_STATIC_EVAL`].
    pub(crate) fn value(&self, net: &Net, board: &Board, mobility: &[Mobility; 2]) -> i32 {
        let stage = stage(board);
        let features = count_features(board, mobility);
        let mut sum = 0;
        for (place, side) in [board.side(), 1 - board.side()].into_iter().enumerate() {
            let mut accumulator = self.0[side];
            for &feature in &features[side] {
                add(&mut accumulator, &net.features[feature]);
            }
            sum += squared_clipped_dot(&accumulator, &net.output[stage][place]);
        }
        let log_odds = sum / i32::from(HIDDEN_SCALE) + net.output_bias[stage];
        let value = log_odds * (EVAL_SCALE as i32) / (i32::from(HIDDEN_SCALE) * OUTPUT_SCALE);
        value.clamp(-MAX_STATIC_EVAL, MAX_STATIC_EVAL)
    }
}

fn add(accumulator: &mut Row, row: &Row) {
    for (accumulator, weights) in accumulator.iter_mut().zip(row) {
        *accumulator += *weights;
    }
}

fn subtract(accumulator: &mut Row, row: &Row) {
    for (accumulator, weights) in accumulator.iter_mut().zip(row) {
        *accumulator -= *weights;
    }
}

/// Clips the values to between 0 and 1, squares them and returns their dot product with the
/// weights.
fn squared_clipped_dot(accumulator: &Row, weights: &Row) -> i32 {
    accumulator
        .iter()
        .zip(weights)
        .map(|(&values, &weights)| {
            let values = values.max(i16x16::ZERO).min(i16x16::splat(HIDDEN_SCALE));
            (values * weights).dot(values)
        })
        .reduce(|sum, part| sum + part)
        .map_or(0, i32x8::reduce_add)
}
