//! The input features of the evaluation network.
//!
//! There is one feature for each kind of stack on each cell, one for the moves that a stack has, and one
//! for each value of several counts, such as the number of all moves. Each side has its own view, with
//! itself as the first side. The functions give White's view; [`mirrored`] gives Black's.

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

/// The features for a stack's moves on one side: its height class, its moves and its captures, 0 to 6,
/// its attackers, 0 to 2, and how far it is from red: 1, 2 and more steps.
const MOVES_FEATURES: usize = MOVE_HEIGHTS * 7 * 7 * 3 * 3;

const FIRST_MOVES: usize = STACK_FEATURES + COUNTS;

/// The number of features.
pub(crate) const FEATURES: usize = FIRST_MOVES + 2 * MOVES_FEATURES;

/// Shows the active features that do not depend on single cells.
#[inline]
pub(crate) fn each_active(board: &Board, mut show: impl FnMut(usize)) {
    let near_red = NearRed::of(board);
    let mobility = board.mobility_by_stack(|stack| show(moves_feature(stack, &near_red)));
    count_features(STACK_FEATURES, board, &mobility, &near_red).into_iter().for_each(show);
}

/// Returns the feature for a stack's moves.
fn moves_feature(stack: StackMobility, near_red: &NearRed) -> usize {
    let height = usize::from(stack.height).min(MOVE_HEIGHTS) - 1;
    let moves = (height * 7 + stack.moves as usize) * 7 + stack.captures as usize;
    let kind = (moves * 3 + stack.attackers as usize) * 3 + near_red.distance(stack.bit);
    FIRST_MOVES + stack.side * MOVES_FEATURES + kind
}

/// The cells near stacks with red.
pub(crate) struct NearRed {
    within_one_step: u64,
    within_two_steps: u64,
}

impl NearRed {
    pub(crate) fn of(board: &Board) -> NearRed {
        let within_one_step = with_neighbors(board.red());
        NearRed { within_one_step, within_two_steps: with_neighbors(within_one_step) }
    }

    /// Returns 0 for at most one step, 1 for two steps and 2 for more.
    fn distance(&self, bit: usize) -> usize {
        let in_set = |cells: u64| (cells >> bit & 1) as usize;
        2 - in_set(self.within_one_step) - in_set(self.within_two_steps)
    }
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

/// Returns the same feature as the other side sees it.
pub(crate) fn mirrored(feature: usize) -> usize {
    let swap = |feature: usize, first: usize, size: usize| {
        if feature < first + size { feature + size } else { feature - size }
    };
    if feature < 49 {
        feature
    } else if feature < STACK_FEATURES {
        swap(feature, 49, 2 * HEIGHT_CLASSES * 49)
    } else if feature < FIRST_MOVES {
        let count = COUNT_OFFSETS.iter().rposition(|&first| STACK_FEATURES + first <= feature);
        let count = count.unwrap_or_default();
        swap(feature, STACK_FEATURES + COUNT_OFFSETS[count], COUNT_RANGES[count])
    } else {
        swap(feature, FIRST_MOVES, MOVES_FEATURES)
    }
}

/// Returns the feature of a stack.
pub(crate) fn stack_feature(code: StackCode, bit: usize) -> usize {
    let kind = if code == RED_FLAG | 1 {
        0
    } else {
        let owner = usize::from(code & BLACK_FLAG != 0);
        let class = usize::from(HEIGHT_CLASS_OF[usize::from(code & (RED_FLAG - 1))]);
        1 + (owner * HEIGHT_CLASSES + class) * 2 + usize::from(code & RED_FLAG != 0)
    };
    kind * 49 + usize::from(CELL_INDEX[bit])
}

/// Returns the features of all stacks.
pub(crate) fn stack_features(board: &Board) -> impl Iterator<Item = usize> {
    bits(board.occupied()).map(|bit| stack_feature(board.stack_code(bit), bit))
}

/// Returns the active count features, if `first` is the first of all count features.
pub(crate) fn count_features(
    first: usize,
    board: &Board,
    mobility: &[Mobility; 2],
    near_red: &NearRed,
) -> [usize; COUNT_FEATURES] {
    let red = board.red();
    let counts = [0, 1].map(|side| {
        let own = board.owned(side);
        [
            mobility[side].moves,
            mobility[side].movable.count_ones(),
            mobility[side].captures,
            (mobility[1 - side].targets & own).count_ones(),
            (mobility[side].targets & red & !own).count_ones(),
            (own & !near_red.within_one_step).count_ones(),
            (own & !near_red.within_two_steps).count_ones(),
            own.count_ones(),
        ]
        .map(|count| count as usize)
    });
    let mut features = [0; COUNT_FEATURES];
    for (i, (&offset, &range)) in COUNT_OFFSETS.iter().zip(&COUNT_RANGES).enumerate() {
        features[2 * i] = first + offset + counts[0][i].min(range - 1);
        features[2 * i + 1] = first + offset + range + counts[1][i].min(range - 1);
    }
    features
}

/// The number of game stages, which have separate output weights.
pub(crate) const STAGES: usize = 8;

/// Returns the game stage of a position, by the number of stacks.
pub(crate) fn stage(board: &Board) -> usize {
    (board.occupied().count_ones() as usize).saturating_sub(2) / 6 % STAGES
}
