//! A small neural network: the features that are there add up to a hidden layer, once as each side
//! sees them; what is above nought counts, squared, towards the value.

use std::array;
use std::sync::LazyLock;

use wide::{i16x16, i32x8};

use super::features::{FEATURES, STAGES, counted, of_stack, of_stacks, stage};
use super::{MOST_JUDGED, ODDS};
use crate::board::geometry::bits;
use crate::board::{Board, Mobility};

/// The width of the hidden layer.
pub(crate) const HIDDEN: usize = 32;

/// One number for each node of the hidden layer.
type Row = [i16x16; HIDDEN / 16];

/// What stands for one in the hidden layer.
pub(crate) const ONE: i16 = 255;

/// What stands for one among the weights from there on.
pub(crate) const OUT_ONE: i32 = 64;

/// The weights, as whole numbers.
pub(crate) struct Net {
    /// What each feature adds to the hidden layer.
    features: Box<[Row]>,
    /// What the hidden layer begins with.
    begin: Row,
    /// What the hidden layer of the side to move, then of the other one, is worth in each stage.
    out: [[Row; 2]; STAGES],
    /// What each stage is worth by itself.
    out_begin: [i32; STAGES],
}

/// Judges positions of the movement phase. `dvonn-tune` made these weights and those below.
pub(crate) static MOVEMENT: LazyLock<Net> =
    LazyLock::new(|| Net::read(include_bytes!("movement.bin")));

/// Judges positions of the placement phase.
pub(crate) static PLACEMENT: LazyLock<Net> =
    LazyLock::new(|| Net::read(include_bytes!("placement.bin")));

impl Net {
    /// How many bytes the weights take.
    pub(crate) const BYTES: usize = 2 * (HIDDEN * (FEATURES + 1 + 2 * STAGES) + 2 * STAGES);

    /// Reads weights of two bytes each in the order of the fields, little end first; those of
    /// `out_begin` take four.
    fn read(bytes: &[u8; Net::BYTES]) -> Net {
        let mut numbers = bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || numbers.next().unwrap_or_default();
        let mut row = || array::from_fn(|_| i16x16::new(array::from_fn(|_| next())));
        let features = (0..FEATURES).map(|_| row()).collect();
        let begin = row();
        let out = array::from_fn(|_| [row(), row()]);
        let mut wide = || i32::from(next() as u16) | i32::from(next()) << 16;
        Net { features, begin, out, out_begin: array::from_fn(|_| wide()) }
    }
}

/// The hidden layer of a position before what is counted, as White sees it, then as Black does.
#[derive(Clone)]
pub(crate) struct Hidden([Row; 2]);

impl Hidden {
    pub(crate) fn new(net: &Net, board: &Board) -> Hidden {
        let mut hidden = [net.begin; 2];
        for (side, hidden) in hidden.iter_mut().enumerate() {
            for feature in of_stacks(board, side) {
                add(hidden, &net.features[feature]);
            }
        }
        Hidden(hidden)
    }

    /// The layer after a ply that changed the given cells.
    pub(crate) fn after(&self, net: &Net, before: &Board, after: &Board, changed: u64) -> Hidden {
        let mut hidden = self.clone();
        let occupied = after.occupied();
        for bit in bits(changed) {
            for (side, hidden) in hidden.0.iter_mut().enumerate() {
                if before.occupied() >> bit & 1 != 0 {
                    subtract(hidden, &net.features[of_stack(before.kind(bit), bit, side)]);
                }
                if occupied >> bit & 1 != 0 {
                    add(hidden, &net.features[of_stack(after.kind(bit), bit, side)]);
                }
            }
        }
        hidden
    }

    /// What the position is worth to the side to move, at most [`MOST_JUDGED`] either way.
    pub(crate) fn value(&self, net: &Net, board: &Board, mobility: &[Mobility; 2]) -> i32 {
        let stage = stage(board);
        let features = counted(board, mobility);
        let mut sum = 0;
        for (place, side) in [board.side(), 1 - board.side()].into_iter().enumerate() {
            let mut hidden = self.0[side];
            for &feature in &features[side] {
                add(&mut hidden, &net.features[feature]);
            }
            sum += squared(&hidden, &net.out[stage][place]);
        }
        let odds = sum / i32::from(ONE) + net.out_begin[stage];
        let value = odds * (ODDS as i32) / (i32::from(ONE) * OUT_ONE);
        value.clamp(-MOST_JUDGED, MOST_JUDGED)
    }
}

fn add(hidden: &mut Row, row: &Row) {
    for (hidden, weights) in hidden.iter_mut().zip(row) {
        *hidden += *weights;
    }
}

fn subtract(hidden: &mut Row, row: &Row) {
    for (hidden, weights) in hidden.iter_mut().zip(row) {
        *hidden -= *weights;
    }
}

/// The sum of the squares of what is between nought and one, times the weights.
fn squared(hidden: &Row, weights: &Row) -> i32 {
    hidden
        .iter()
        .zip(weights)
        .map(|(&values, &weights)| {
            let values = values.max(i16x16::ZERO).min(i16x16::splat(ONE));
            (values * weights).dot(values)
        })
        .reduce(|sum, part| sum + part)
        .map_or(0, i32x8::reduce_add)
}
