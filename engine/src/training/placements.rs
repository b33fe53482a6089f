//! Placements of the engine against itself.

use dvonn_rules::Cell;

use super::{Sample, UNKNOWN};
use crate::board::Board;
use crate::board::geometry::{bit_of, bits};
use crate::eval::{Hidden, PLACEMENT};
use crate::limits::Limits;
use crate::random::Random;
use crate::search::{Request, Table, search};
use crate::stop::Stop;

/// Fills the board: first as given, then with placements that look good at sight, more or less so
/// by chance; at random altogether with `wild`. Gives a sample for each position on the way, with
/// what a search of so many nodes thinks of the full board.
pub fn place_pieces(begin: &[Cell], wild: bool, nodes: u64, seed: u64) -> Vec<Sample> {
    let mut random = Random::new(seed);
    let mut board = Board::EMPTY;
    let mut boards = vec![board];
    // How far below the best a placement may look and still be chosen now and then.
    let slack = 5.0 + 30.0 * random.unit();
    let mut given = begin.iter().map(|&cell| bit_of(cell));
    while board.empty() != 0 {
        let bit = given.next().unwrap_or_else(|| {
            let empty: Vec<usize> = bits(board.empty()).collect();
            if wild || random.below(12) == 0 {
                return empty[random.below(empty.len())];
            }
            let hidden = Hidden::new(&PLACEMENT, &board);
            let worth = |&bit: &usize| {
                let after = board.placed(bit);
                let hidden = hidden.after(&PLACEMENT, &board, &after, 1 << bit);
                let value = hidden.value(&PLACEMENT, &after, &after.mobility());
                if after.empty() == 0 { value } else { -value }
            };
            let noisy =
                empty.iter().map(|bit| (*bit, f64::from(worth(bit)) + slack * random.gumbel()));
            noisy.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(empty[0], |(bit, _)| bit)
        });
        board = board.placed(bit);
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
