//! Samples of the placement phase.

use dvonn_rules::Cell;

use super::{Sample, UNKNOWN};
use crate::board::Board;
use crate::board::geometry::{bit_of, bits};
use crate::eval::{Accumulator, PLACEMENT};
use crate::limits::Limits;
use crate::random::Random;
use crate::search::{Request, Table, search};
use crate::stop::Stop;

/// Fills the board and returns a sample for each position from the empty to the full board.
///
/// The first placements are those in `opening`. The others are chosen by static evaluation with
/// random noise, except for one in twelve, which is completely random. If `random_placements` is
/// true, all of them are. Each sample has the value that a search of `nodes` nodes finds for the
/// full board.
pub fn place_pieces(
    opening: &[Cell],
    random_placements: bool,
    nodes: u64,
    seed: u64,
) -> Vec<Sample> {
    let mut random = Random::new(seed);
    let mut board = Board::EMPTY;
    let mut boards = vec![board];
    // The scale of the noise, which varies from game to game.
    let noise = 5.0 + 30.0 * random.unit();
    let mut opening = opening.iter().map(|&cell| bit_of(cell));
    while board.empty() != 0 {
        let bit = opening.next().unwrap_or_else(|| {
            let empty: Vec<usize> = bits(board.empty()).collect();
            if random_placements || random.below(12) == 0 {
                return empty[random.below(empty.len())];
            }
            let accumulator = Accumulator::new(&PLACEMENT, &board);
            let evaluate = |&bit: &usize| {
                let after = board.after_placement(bit);
                let accumulator = accumulator.after(&PLACEMENT, &board, &after, 1 << bit);
                let value = accumulator.value(&PLACEMENT, &after, &after.mobility());
                if after.empty() == 0 { value } else { -value }
            };
            let scores =
                empty.iter().map(|bit| (*bit, f64::from(evaluate(bit)) + noise * random.gumbel()));
            scores.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(empty[0], |(bit, _)| bit)
        });
        board = board.after_placement(bit);
        boards.push(board);
    }
    let stop = Stop::new();
    let request = Request { limits: Limits::nodes(nodes), lines: 1, threads: 1, stop: &stop };
    let value = search(&Table::new(1), &board, &request).best[0].value;
    boards
        .into_iter()
        .map(|board| {
            let value = if board.side() == 0 { value } else { -value };
            Sample { board, value: value as i16, margin: UNKNOWN }
        })
        .collect()
}
