//! Properties of the search that hold for any weights.

use super::*;
use crate::eval::full_board_value;
use crate::random::Random;

/// A board with this many empty cells and the other pieces anywhere.
fn random_board(empty: u32, seed: u64) -> Board {
    let mut random = Random::new(seed);
    let mut board = Board::EMPTY;
    while board.empty().count_ones() > empty {
        let cells: Vec<usize> = bits(board.empty()).collect();
        board = board.after_placement(cells[random.below(cells.len())]);
    }
    board
}

/// Returns the value for White with best play by both sides.
fn minimax(board: &Board) -> i32 {
    if board.empty() == 0 {
        return full_board_value(board);
    }
    let values = bits(board.empty()).map(|bit| minimax(&board.after_placement(bit)));
    if board.side() == 0 { values.max() } else { values.min() }.unwrap()
}

fn search(board: &Board, limits: &Limits, lines: usize) -> Placements {
    search_placements(&Table::new(1), board, limits, lines, &Stop::new())
}

#[test]
fn the_last_placements_are_searched_to_the_full_board() {
    for seed in 0..20 {
        let board = random_board(2 + seed as u32 % 5, seed);
        let sign = if board.side() == 0 { 1 } else { -1 };
        let found = search(&board, &Limits::default(), 3);
        assert_eq!(found.depth, board.empty().count_ones());
        for placement in found.best.iter().take(3) {
            let after = board.after_placement(placement.line[0]);
            assert_eq!(placement.value, sign * minimax(&after));
            let full = placement.line.iter().fold(board, |board, &bit| board.after_placement(bit));
            assert_eq!(placement.value, sign * full_board_value(&full));
        }
        let values: Vec<i32> = found.best.iter().map(|placement| placement.value).collect();
        assert!(values.is_sorted_by(|a, b| a >= b), "{values:?}");
    }
}

#[test]
fn a_search_for_one_line_finds_the_value_of_a_search_for_all() {
    for seed in 0..5 {
        let board = random_board(9, seed);
        let [one, all] = [1, 9].map(|lines| search(&board, &Limits::default(), lines));
        assert_eq!(one.best[0].value, all.best[0].value);
    }
}

#[test]
fn every_placement_is_listed_however_short_the_search() {
    for (empty, nodes) in [(49, 1), (30, 100), (12, 1), (1, 1)] {
        let found = search(&random_board(empty, 1), &Limits::nodes(nodes), 1);
        assert_eq!(found.best.len(), empty as usize);
    }
}

#[test]
fn a_stopped_search_returns_placements() {
    let stop = Stop::new();
    stop.raise();
    let board = random_board(30, 1);
    let found = search_placements(&Table::new(1), &board, &Limits::default(), 1, &stop);
    assert_eq!(found.best.len(), 30);
}

#[test]
fn placing_updates_the_evaluation() {
    for seed in 0..5 {
        let mut eval = PlacementEval::new(&Board::EMPTY);
        let mut random = Random::new(seed);
        while eval.board.empty() != 0 {
            let cells: Vec<usize> = bits(eval.board.empty()).collect();
            eval = eval.after_placement(cells[random.below(cells.len())]);
            assert_eq!(eval.value(), PlacementEval::new(&eval.board).value());
        }
    }
}
