//! A small neural network with one hidden layer, in integer arithmetic.
//!
//! The hidden layer is computed once for each side's view: the bias plus the weights of the active
//! features. Its values are clipped, squared and multiplied by the output weights (`SCReLU`).

use std::array;
use std::sync::LazyLock;

use wide::{i16x16, i32x8};

use super::features::{self, mirrored, stack_feature, stack_features, stage};
use super::placement_features::{self, Content, Ring};
use super::{EVAL_SCALE, MAX_STATIC_EVAL};
use crate::board::Board;
use crate::board::geometry::{NEIGHBORS, bits};

/// The size of the hidden layer.
pub(crate) const HIDDEN_SIZE: usize = 32;

/// One number for each neuron of the hidden layer.
type Row = [i16x16; HIDDEN_SIZE / 16];

/// The number of views of the networks that judge boards of single pieces.
const FOR_WHITE: usize = 1;

/// The number of views of the network for the movement phase.
const BOTH_VIEWS: usize = 2;

/// The integer that represents 1.0 in the hidden layer.
pub(crate) const HIDDEN_SCALE: i16 = 255;

/// The integer that represents 1.0 in the output weights.
pub(crate) const OUTPUT_SCALE: i32 = 64;

/// What a network evaluates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A position in the movement phase, in both sides' views.
    Movement,
    /// A board in the placement phase, for White.
    Placement,
    /// A full board on which White is to move, for White.
    FullBoard,
}

impl Kind {
    /// The number of features.
    pub(crate) const fn features(self) -> usize {
        match self {
            Kind::Movement => features::FEATURES,
            Kind::Placement | Kind::FullBoard => placement_features::FEATURES,
        }
    }

    /// The number of views, each of which has a hidden layer of its own.
    pub(crate) const fn views(self) -> usize {
        match self {
            Kind::Movement => BOTH_VIEWS,
            Kind::Placement | Kind::FullBoard => FOR_WHITE,
        }
    }

    /// The number of game stages, which have separate output weights.
    pub(crate) const fn stages(self) -> usize {
        match self {
            Kind::Movement => features::STAGES,
            Kind::Placement => placement_features::STAGES,
            Kind::FullBoard => 1,
        }
    }

    /// The size of the weights in bytes.
    pub(crate) const fn bytes(self) -> usize {
        let rows = self.features() + 1 + self.stages() * self.views();
        2 * (HIDDEN_SIZE * rows + 2 * self.stages())
    }
}

/// The weights of a network with one or two views, quantised to integers.
pub(crate) struct Net<const VIEWS: usize> {
    /// The weights from each feature to the hidden layer of each view: White's, then Black's.
    features: Box<[[Row; VIEWS]]>,
    /// The biases of the hidden layer.
    bias: Row,
    /// The output weights by game stage, for each view: the side to move, then the other side.
    output: Box<[[Row; VIEWS]]>,
    /// The output bias by game stage.
    output_bias: Box<[i32]>,
}

/// A network for the movement phase.
pub(crate) type MovementNet = Net<BOTH_VIEWS>;

/// The network for the movement phase. `dvonn-tune` makes the weights of all networks.
pub(crate) static MOVEMENT: LazyLock<MovementNet> = LazyLock::new(|| {
    const BYTES: &[u8; Kind::Movement.bytes()] = include_bytes!("movement.bin");
    Net::read(Kind::Movement, BYTES)
});

/// The network for the placement phase.
pub(crate) static PLACEMENT: LazyLock<Net<FOR_WHITE>> = LazyLock::new(|| {
    const BYTES: &[u8; Kind::Placement.bytes()] = include_bytes!("placement.bin");
    Net::read(Kind::Placement, BYTES)
});

/// The network for full boards.
pub(crate) static FULL_BOARD: LazyLock<Net<FOR_WHITE>> = LazyLock::new(|| {
    const BYTES: &[u8; Kind::FullBoard.bytes()] = include_bytes!("full_board.bin");
    Net::read(Kind::FullBoard, BYTES)
});

impl<const VIEWS: usize> Net<VIEWS> {
    /// Reads little-endian weights: two bytes each, four bytes for each `output_bias`. They are in the
    /// order of the fields, with one row for each feature.
    fn read(kind: Kind, bytes: &[u8]) -> Net<VIEWS> {
        let mut numbers = bytes.as_chunks().0.iter().map(|pair| i16::from_le_bytes(*pair));
        let mut next = || numbers.next().unwrap_or_default();
        let mut row = || array::from_fn(|_| i16x16::new(array::from_fn(|_| next())));
        let rows: Vec<Row> = (0..kind.features()).map(|_| row()).collect();
        let in_each_view = |feature| {
            array::from_fn(|view| rows[if view == 0 { feature } else { mirrored(feature) }])
        };
        let features = (0..rows.len()).map(in_each_view).collect();
        let bias = row();
        let output = (0..kind.stages()).map(|_| array::from_fn(|_| row())).collect();
        let mut i32_weight = || i32::from(next() as u16) | i32::from(next()) << 16;
        let output_bias = (0..kind.stages()).map(|_| i32_weight()).collect();
        Net { features, bias, output, output_bias }
    }

    /// Converts the sum over the hidden layer to a value.
    fn value(&self, sum: i32, stage: usize) -> i32 {
        let log_odds = sum / i32::from(HIDDEN_SCALE) + self.output_bias[stage];
        let value = log_odds * (EVAL_SCALE as i32) / (i32::from(HIDDEN_SCALE) * OUTPUT_SCALE);
        value.clamp(-MAX_STATIC_EVAL, MAX_STATIC_EVAL)
    }
}

/// The hidden layer without the features that depend on more than one cell, in White's view and then in
/// Black's. Each ply updates it incrementally.
#[derive(Clone)]
pub(crate) struct Accumulator([Row; BOTH_VIEWS]);

impl Accumulator {
    pub(crate) fn new(net: &MovementNet, board: &Board) -> Accumulator {
        let mut hidden = [net.bias; BOTH_VIEWS];
        for feature in stack_features(board) {
            add(&mut hidden, &net.features[feature]);
        }
        Accumulator(hidden)
    }

    /// Returns the accumulator after a ply that changed the given cells.
    pub(crate) fn after(
        &self,
        net: &MovementNet,
        before: &Board,
        after: &Board,
        changed: u64,
    ) -> Accumulator {
        let mut hidden = self.0;
        for bit in bits(changed & before.occupied()) {
            subtract(&mut hidden, &net.features[stack_feature(before.stack_code(bit), bit)]);
        }
        for bit in bits(changed & after.occupied()) {
            add(&mut hidden, &net.features[stack_feature(after.stack_code(bit), bit)]);
        }
        Accumulator(hidden)
    }

    /// Returns the static evaluation for the side to move, within ±[`MAX_STATIC_EVAL`].
    pub(crate) fn value(&self, net: &MovementNet, board: &Board) -> i32 {
        let mut hidden = self.0;
        features::each_active(board, |feature| add(&mut hidden, &net.features[feature]));
        let stage = stage(board);
        let [own, other] = &net.output[stage];
        let side = board.side();
        let sum =
            squared_clipped_dot(&hidden[side], own) + squared_clipped_dot(&hidden[1 - side], other);
        net.value(sum, stage)
    }
}

/// The hidden layer of a board on which every stack is a single piece, without the count features.
#[derive(Clone)]
pub(crate) struct PieceAccumulator([Row; FOR_WHITE]);

impl PieceAccumulator {
    pub(crate) fn new(net: &Net<FOR_WHITE>, board: &Board) -> PieceAccumulator {
        let mut hidden = [net.bias];
        for feature in placement_features::cell_features(board) {
            add(&mut hidden, &net.features[feature]);
        }
        PieceAccumulator(hidden)
    }

    /// Returns the accumulator after a placement on a cell of `before`.
    pub(crate) fn after(
        &self,
        net: &Net<FOR_WHITE>,
        before: &Board,
        bit: usize,
    ) -> PieceAccumulator {
        let mut hidden = self.0;
        let mut change = |before: Ring, after: Ring| {
            subtract(&mut hidden, &net.features[before.feature()]);
            add(&mut hidden, &net.features[after.feature()]);
        };
        let empty = Ring::of(before, bit);
        let content = match (before.next_is_red(), before.side()) {
            (true, _) => Content::Red,
            (_, 0) => Content::White,
            _ => Content::Black,
        };
        let placed = empty.with(content);
        change(empty, placed);
        if content != Content::Red {
            for neighbor in bits(NEIGHBORS[bit]) {
                let ring = Ring::of(before, neighbor);
                change(ring, ring.near_one_more(before.side()));
            }
        }
        if let Some(feature) = placed.piece_feature() {
            add(&mut hidden, &net.features[feature]);
        }
        PieceAccumulator(hidden)
    }

    /// Returns White's value of the board, within ±[`MAX_STATIC_EVAL`].
    pub(crate) fn value(&self, net: &Net<FOR_WHITE>, board: &Board, stage: usize) -> i32 {
        let mut hidden = self.0;
        for feature in placement_features::count_features(board) {
            add(&mut hidden, &net.features[feature]);
        }
        net.value(squared_clipped_dot(&hidden[0], &net.output[stage][0]), stage)
    }
}

fn add<const VIEWS: usize>(hidden: &mut [Row; VIEWS], rows: &[Row; VIEWS]) {
    for (hidden, weights) in hidden.as_flattened_mut().iter_mut().zip(rows.as_flattened()) {
        *hidden += *weights;
    }
}

fn subtract<const VIEWS: usize>(hidden: &mut [Row; VIEWS], rows: &[Row; VIEWS]) {
    for (hidden, weights) in hidden.as_flattened_mut().iter_mut().zip(rows.as_flattened()) {
        *hidden -= *weights;
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
