//! What the evaluation sees of a position: for each stack where it stands and what it is, and some
//! counts of what both sides can do. Each side sees the same with itself in the first place.

use crate::board::geometry::{INDEX, bits, grown};
use crate::board::{BLACK, Board, Kind, Mobility, RED};

/// How many heights are told apart: 1 to 5, 6 and 7, more.
const HEIGHTS: usize = 7;

/// What a stack can be: a lone red; or of either side, of some height, with red or without.
const KINDS: usize = 1 + 2 * HEIGHTS * 2;

/// How many features stacks have.
const STACKS: usize = KINDS * 49;

/// What is counted for either side, and how many counts are told apart; more is as much as the most.
const COUNTS: [usize; 8] = [
    48, // moves
    24, // stacks that can move
    32, // captures
    24, // stacks that the other side could capture
    4,  // stacks with red, owned by somebody else, that it could land on
    24, // stacks that touch no red
    24, // stacks two steps or more from what touches red
    24, // stacks
];

/// Where the counts of each kind begin.
const COUNTS_FROM: [usize; COUNTS.len()] = {
    let mut from = [0; COUNTS.len()];
    let mut next = STACKS;
    let mut i = 0;
    while i < COUNTS.len() {
        from[i] = next;
        next += 2 * COUNTS[i];
        i += 1;
    }
    from
};

/// How many features there are.
pub(crate) const FEATURES: usize = {
    let mut sum = STACKS;
    let mut i = 0;
    while i < COUNTS.len() {
        sum += 2 * COUNTS[i];
        i += 1;
    }
    sum
};

/// How many counts a side sees.
pub(crate) const COUNTED: usize = 2 * COUNTS.len();

/// Which of the heights told apart each height is; none is higher than 49.
const STEPS: [u8; 64] = {
    let mut steps = [6; 64];
    steps[1] = 0;
    steps[2] = 1;
    steps[3] = 2;
    steps[4] = 3;
    steps[5] = 4;
    steps[6] = 5;
    steps[7] = 5;
    steps
};

/// The feature of a stack, as a side sees it.
pub(crate) fn of_stack(kind: Kind, bit: usize, side: usize) -> usize {
    let kind = if kind == RED | 1 {
        0
    } else {
        let other = usize::from(kind & BLACK != 0) ^ side;
        let step = usize::from(STEPS[usize::from(kind & (RED - 1))]);
        1 + (other * HEIGHTS + step) * 2 + usize::from(kind & RED != 0)
    };
    kind * 49 + usize::from(INDEX[bit])
}

/// The features that count, as White sees them, then as Black does.
pub(crate) fn counted(board: &Board, mobility: &[Mobility; 2]) -> [[usize; COUNTED]; 2] {
    let red = board.red();
    let near = grown(red);
    let nearer = grown(near);
    let counts = [0, 1].map(|side| {
        let own = board.owned(side);
        [
            mobility[side].moves,
            mobility[side].movable.count_ones(),
            mobility[side].captures,
            (mobility[1 - side].hit & own).count_ones(),
            (mobility[side].hit & red & !own).count_ones(),
            (own & !near).count_ones(),
            (own & !nearer).count_ones(),
            own.count_ones(),
        ]
        .map(|count| count as usize)
    });
    [0, 1].map(|side| {
        let mut features = [0; COUNTED];
        for (i, (&from, &most)) in COUNTS_FROM.iter().zip(&COUNTS).enumerate() {
            features[2 * i] = from + counts[side][i].min(most - 1);
            features[2 * i + 1] = from + most + counts[1 - side][i].min(most - 1);
        }
        features
    })
}

/// The features of all stacks as a side sees them.
pub(crate) fn of_stacks(board: &Board, side: usize) -> impl Iterator<Item = usize> {
    bits(board.occupied()).map(move |bit| of_stack(board.kind(bit), bit, side))
}

/// Positions are judged by different weights early and late: which, by how many stacks there are.
pub(crate) const STAGES: usize = 8;

/// The stage of a position.
pub(crate) fn stage(board: &Board) -> usize {
    (board.occupied().count_ones() as usize).saturating_sub(2) / 6 % STAGES
}
