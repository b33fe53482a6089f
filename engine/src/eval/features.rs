//! The input features of the evaluation network.
//!
//! There is one feature for each kind of stack on each cell, one for the moves that a stack has, and one
//! for each value of several counts, such as the number of all moves. Each side has its own view, with
//! itself as the first side.

use crate::board::geometry::{CELL_INDEX, bits, with_neighbors};
use crate::board::{BLACK_FLAG, Board, Mobility, RED_FLAG, StackCode, StackMobility};

/// The number of height classes: 1, 2, 3, 4, 5, 6 to 7, and 8 or more.
const HEIGHT_CLASSES: usize = 7;

/// The number of kinds of stacks: a lone red, or an owner, a height class, and with or without red.
const STACK_KINDS: usize = 1 + 2 * HEIGHT_CLASSES * 2;

/// The number of stack features.
const STACK_FEATURES: usize = STACK_KINDS * 49;

/// The number of features for each count of a side. Larger counts share the last feature.
const COUNT_RANGES: [usize; 8] = [
    48, // moves
    24, // stacks that can move
    32, // captures
    24, // stacks that the other side could capture
    4,  // stacks with red, not its own, that it could land on
    24, // stacks not adjacent to a stack with red
    24, // stacks more than two steps from every stack with red
    24, // stacks
];

/// The first feature of each count, from the first of all counts.
const COUNT_OFFSETS: [usize; COUNT_RANGES.len()] = {
    let mut offsets = [0; COUNT_RANGES.len()];
    let mut i = 1;
    while i < COUNT_RANGES.len() {
        offsets[i] = offsets[i - 1] + 2 * COUNT_RANGES[i - 1];
        i += 1;
    }
    offsets
};

/// The number of count features.
pub(crate) const COUNTS: usize =
    COUNT_OFFSETS[COUNT_RANGES.len() - 1] + 2 * COUNT_RANGES[COUNT_RANGES.len() - 1];

/// The number of height classes of the features for a stack's moves: 1, 2, 3, and 4 or more.
const MOVE_HEIGHTS: usize = 4;

/// The features for a stack's moves on one side: its height class, its moves and its captures, 0 to 6.
const MOVES_FEATURES: usize = MOVE_HEIGHTS * 7 * 7;

/// The number of features.
pub(crate) const FEATURES: usize = STACK_FEATURES + COUNTS + 2 * MOVES_FEATURES;

/// The maximum number of features of a view that do not depend on single cells.
const MAX_ACTIVE: usize = COUNT_FEATURES + 49;

/// The active features that do not depend on single cells.
pub(crate) struct Active {
    /// In White's view, then in Black's.
    views: [[u16; MAX_ACTIVE]; 2],
    len: usize,
}

impl Active {
    pub(crate) fn of(board: &Board) -> Active {
        let mut active = Active { views: [[0; MAX_ACTIVE]; 2], len: 0 };
        let mobility = board.mobility_by_stack(|stack| active.push(moves_features(stack)));
        let counts = count_features(board, &mobility);
        for (white, black) in counts[0].into_iter().zip(counts[1]) {
            active.push([white, black]);
        }
        active
    }

    fn push(&mut self, features: [usize; 2]) {
        for (view, feature) in self.views.iter_mut().zip(features) {
            view[self.len] = feature as u16;
        }
        self.len += 1;
    }

    /// Returns the features in a side's view.
    pub(crate) fn view(&self, side: usize) -> impl Iterator<Item = usize> + '_ {
        self.views[side][..self.len].iter().map(|&feature| usize::from(feature))
    }
}

/// Returns the feature for a stack's moves in White's view, then in Black's.
fn moves_features(stack: StackMobility) -> [usize; 2] {
    let height = usize::from(stack.height).min(MOVE_HEIGHTS) - 1;
    let kind = (height * 7 + stack.moves as usize) * 7 + stack.captures as usize;
    [0, 1].map(|view| STACK_FEATURES + COUNTS + (stack.side ^ view) * MOVES_FEATURES + kind)
}

/// The number of count features that are active at a time.
pub(crate) const COUNT_FEATURES: usize = 2 * COUNT_RANGES.len();

/// The height class of each height. No stack is higher than 49.
const HEIGHT_CLASS_OF: [u8; 64] = {
    let mut classes = [6; 64];
    classes[1] = 0;
    classes[2] = 1;
    classes[3] = 2;
    classes[4] = 3;
    classes[5] = 4;
    classes[6] = 5;
    classes[7] = 5;
    classes
};

/// Returns the feature of a stack in a side's view.
pub(crate) fn stack_feature(code: StackCode, bit: usize, side: usize) -> usize {
    let kind = if code == RED_FLAG | 1 {
        0
    } else {
        let other = usize::from(code & BLACK_FLAG != 0) ^ side;
        let class = usize::from(HEIGHT_CLASS_OF[usize::from(code & (RED_FLAG - 1))]);
        1 + (other * HEIGHT_CLASSES + class) * 2 + usize::from(code & RED_FLAG != 0)
    };
    kind * 49 + usize::from(CELL_INDEX[bit])
}

/// Returns the active count features in White's view, then in Black's.
fn count_features(board: &Board, mobility: &[Mobility; 2]) -> [[usize; COUNT_FEATURES]; 2] {
    count_features_from(STACK_FEATURES, board, mobility)
}

/// Returns the active count features in White's view, then in Black's, if `first` is the first of all
/// count features.
pub(crate) fn count_features_from(
    first: usize,
    board: &Board,
    mobility: &[Mobility; 2],
) -> [[usize; COUNT_FEATURES]; 2] {
    let red = board.red();
    let within_one_step = with_neighbors(red);
    let within_two_steps = with_neighbors(within_one_step);
    let counts = [0, 1].map(|side| {
        let own = board.owned(side);
        [
            mobility[side].moves,
            mobility[side].movable.count_ones(),
            mobility[side].captures,
            (mobility[1 - side].targets & own).count_ones(),
            (mobility[side].targets & red & !own).count_ones(),
            (own & !within_one_step).count_ones(),
            (own & !within_two_steps).count_ones(),
            own.count_ones(),
        ]
        .map(|count| count as usize)
    });
    [0, 1].map(|side| {
        let mut features = [0; COUNT_FEATURES];
        for (i, (&offset, &range)) in COUNT_OFFSETS.iter().zip(&COUNT_RANGES).enumerate() {
            features[2 * i] = first + offset + counts[side][i].min(range - 1);
            features[2 * i + 1] = first + offset + range + counts[1 - side][i].min(range - 1);
        }
        features
    })
}

/// Returns the features of all stacks in a side's view.
pub(crate) fn stack_features(board: &Board, side: usize) -> impl Iterator<Item = usize> {
    bits(board.occupied()).map(move |bit| stack_feature(board.stack_code(bit), bit, side))
}

/// The number of game stages, which have separate output weights.
pub(crate) const STAGES: usize = 8;

/// Returns the game stage of a position, by the number of stacks.
pub(crate) fn stage(board: &Board) -> usize {
    (board.occupied().count_ones() as usize).saturating_sub(2) / 6 % STAGES
}
