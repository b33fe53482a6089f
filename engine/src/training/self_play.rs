//! Games of the engine against itself.

use super::Sample;
use crate::board::{Board, Move};
use crate::limits::Limits;
use crate::random::Random;
use crate::search::{Request, Table, search};
use crate::stop::Stop;

/// Of so many moves one is played at random, so that positions come up which good players avoid.
const ONE_AT_RANDOM_OF: usize = 7;

/// Plays a game from a full board, with so many nodes a move, until its end is known; gives a sample
/// for each position until then.
pub fn self_play(start: &Sample, nodes: u64, seed: u64) -> Vec<Sample> {
    let mut random = Random::new(seed);
    let table = Table::new(2);
    let stop = Stop::new();
    let request = Request { limits: Limits::nodes(nodes), lines: 1, threads: 1, stop: &stop };
    let mut board = start.board;
    let mut samples = Vec::new();
    // To White.
    let margin = loop {
        let moves = board.moves();
        if moves.is_empty() {
            if board.passed().moves().is_empty() {
                break to_white(&board, board.margin());
            }
            board = board.passed();
            continue;
        }
        let found = search(&table, &board, &request);
        let best = &found.best[0];
        if let Some(margin) = best.margin() {
            break to_white(&board, margin);
        }
        samples.push(Sample { board, value: best.value as i16, margin: 0 });
        let played: Move = if random.below(ONE_AT_RANDOM_OF) == 0 {
            moves[random.below(moves.len())]
        } else {
            best.line[0]
        };
        board = board.after(played).0;
    };
    for sample in &mut samples {
        sample.margin = to_white(&sample.board, margin) as i8;
    }
    samples
}

/// Turns a margin of the side to move into White's, or back.
fn to_white(board: &Board, margin: i32) -> i32 {
    if board.side() == 0 { margin } else { -margin }
}
