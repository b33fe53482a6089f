//! Samples of the placement phase.

use dvonn_rules::Cell;

use super::{Sample, UNKNOWN};
use crate::board::Board;
use crate::board::geometry::{EDGE, bit_of, bits, with_neighbors};
use crate::eval::PlacementEval;
use crate::limits::Limits;
use crate::placement::search_placements;
use crate::random::Random;
use crate::search::{Request, Table, search};
use crate::stop::Stop;

/// The number of empty cells from which both sides play perfectly, as far as the network for full
/// boards can tell.
const SOLVED: u32 = 10;

/// The scale of the noise while both sides play well, so that equal beginnings go on differently.
const SMALL_NOISE: f64 = 4.0;

/// How a side places its pieces before it plays well.
#[derive(Clone, Copy)]
enum Style {
    /// By the network, with noise of this scale.
    Noisy(f64),
    /// Anywhere.
    Random,
    /// Reds anywhere, its own pieces on the edge, otherwise next to a red.
    Edge,
}

impl Style {
    fn random(random: &mut Random) -> Style {
        match random.below(6) {
            0 => Style::Random,
            1 => Style::Edge,
            _ => Style::Noisy(5.0 + 60.0 * random.unit() * random.unit()),
        }
    }

    fn choose(self, board: &Board, random: &mut Random) -> usize {
        let empty = board.empty();
        let any = |cells: u64, random: &mut Random| {
            let cells: Vec<usize> = bits(cells).collect();
            cells[random.below(cells.len())]
        };
        match self {
            Style::Noisy(noise) => {
                let sign = if board.side() == 0 { 1 } else { -1 };
                let start = PlacementEval::new(board);
                let scores = bits(empty).map(|bit| {
                    let value = sign * start.after_placement(bit).value();
                    (bit, f64::from(value) + noise * random.gumbel())
                });
                scores.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(bit, _)| bit)
            }
            Style::Random => any(empty, random),
            Style::Edge => {
                let own = board.occupied().count_ones() >= 3;
                let preferred = if own { [EDGE, with_neighbors(board.red())] } else { [0; 2] };
                let cells =
                    preferred.map(|cells| cells & empty).into_iter().find(|&cells| cells != 0);
                any(cells.unwrap_or(empty), random)
            }
        }
    }
}

/// Fills the board and returns a sample for each position from that on in which both sides begin to play
/// well, up to the full board.
///
/// Before, they follow `opening`, or place in some style. Each sample has the value that a search of
/// `nodes` nodes finds for the full board.
pub fn place_pieces(opening: &[Cell], nodes: u64, seed: u64) -> Vec<Sample> {
    let mut random = Random::new(seed);
    let good_from = random.below(50);
    let styles = [0; 2].map(|_| Style::random(&mut random));
    let table = Table::new(1);
    let mut board = Board::EMPTY;
    let mut boards = vec![board];
    let mut opening = opening.iter().map(|&cell| bit_of(cell));
    while board.empty() != 0 {
        let placed = board.occupied().count_ones() as usize;
        let style =
            if placed < good_from { styles[board.side()] } else { Style::Noisy(SMALL_NOISE) };
        let line = match opening.next().filter(|_| placed < good_from) {
            Some(bit) => vec![bit],
            None if placed >= good_from && board.empty().count_ones() <= SOLVED => {
                let found = search_placements(&table, &board, &Limits::default(), 1, &Stop::new());
                found.best.into_iter().next().map_or_else(Vec::new, |best| best.line)
            }
            None => vec![style.choose(&board, &mut random)],
        };
        for bit in line {
            board = board.after_placement(bit);
            boards.push(board);
        }
    }
    let stop = Stop::new();
    let request = Request::nodes(nodes, &stop);
    let value = search(&table, &board, &request).best[0].value;
    boards
        .into_iter()
        .skip(good_from)
        .map(|board| {
            let value = if board.side() == 0 { value } else { -value };
            Sample { board, value: value as i16, margin: UNKNOWN }
        })
        .collect()
}
