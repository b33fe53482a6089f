//! Samples of the movement phase, from games of the engine against itself.

use super::Sample;
use crate::board::{Board, Move};
use crate::random::Random;
use crate::search::{Request, Table, search};
use crate::stop::Stop;

/// One in this many moves is random, so that the samples include positions that good play avoids.
const RANDOM_MOVE_INTERVAL: usize = 7;

/// Plays a game from a full board, with `nodes` nodes per move, until the result is certain.
/// Returns a sample for each position before that.
pub fn self_play(start: &Sample, nodes: u64, seed: u64) -> Vec<Sample> {
    let mut random = Random::new(seed);
    let table = Table::new(2);
    let stop = Stop::new();
    let request = Request::nodes(nodes, &stop);
    let mut board = start.board;
    let mut samples = Vec::new();
    // The margin for White.
    let margin = loop {
        let moves = board.moves();
        if moves.is_empty() {
            if board.after_pass().moves().is_empty() {
                break to_white(&board, board.margin());
            }
            board = board.after_pass();
            continue;
        }
        let found = search(&table, &board, &request);
        let best = &found.best[0];
        if let Some(margin) = best.margin() {
            break to_white(&board, margin);
        }
        samples.push(Sample { board, value: best.value as i16, margin: 0 });
        let mv: Move = if random.below(RANDOM_MOVE_INTERVAL) == 0 {
            moves[random.below(moves.len())]
        } else {
            best.line[0]
        };
        board = board.after_move(mv).0;
    };
    for sample in &mut samples {
        sample.margin = to_white(&sample.board, margin) as i8;
    }
    samples
}

/// Converts a margin between the side to move and White, in either direction.
fn to_white(board: &Board, margin: i32) -> i32 {
    if board.side() == 0 { margin } else { -margin }
}
