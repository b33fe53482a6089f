//! Compares the engine's board with `dvonn-rules` on positions from random games.

use dvonn_rules::{Cell, Color, Phase, Ply, Position};

use super::geometry::{bit_of, bits};
use super::*;
use crate::random::Random;

/// Positions in the movement phase of random games, each with the ply that was played.
fn positions(games: u64) -> impl Iterator<Item = (Position, Ply)> {
    (0..games).flat_map(|seed| {
        let mut random = Random::new(seed);
        let mut position = Position::new();
        let mut positions = Vec::new();
        while position.phase() != Phase::Over {
            let plies = position.legal_plies();
            let ply = plies[random.below(plies.len())];
            if position.phase() == Phase::Movement {
                positions.push((position, ply));
            }
            position.play(ply).unwrap();
        }
        positions
    })
}

#[test]
fn moves_match_the_rules() {
    for (position, _) in positions(100) {
        let mut moves: Vec<Ply> =
            Board::new(&position).moves().iter().map(|&mv| mv.into()).collect();
        moves.sort_unstable();
        let mut legal = position.legal_plies().to_vec();
        legal.retain(|&ply| ply != Ply::Pass);
        legal.sort_unstable();
        assert_eq!(moves, legal, "{position}");
    }
}

#[test]
fn making_a_move_matches_the_rules() {
    for (mut position, ply) in positions(100) {
        let before = Board::new(&position);
        let (after, changed) = match Move::from_ply(ply) {
            Some(mv) => before.after_move(mv),
            None => (before.after_pass(), 0),
        };
        position.make(ply);
        let expected = Board::new(&position);
        assert_eq!(after.key, expected.key, "{position}");
        assert_eq!(
            (after.owned, after.red, after.low_stacks),
            (expected.owned, expected.red, expected.low_stacks)
        );
        for bit in bits(expected.occupied()) {
            assert_eq!(after.heights[bit], expected.heights[bit]);
        }
        for cell in Cell::ALL {
            let bit = bit_of(cell);
            let same = before.occupied() >> bit & 1 == after.occupied() >> bit & 1
                && before.stack_code(bit) == after.stack_code(bit);
            assert!(changed >> bit & 1 != 0 || same, "{cell} in {position}");
        }
    }
}

#[test]
fn mobility_matches_the_rules() {
    for (position, _) in positions(50) {
        let board = Board::new(&position);
        for (side, color) in Color::ALL.into_iter().enumerate() {
            let mobility = board.mobility_by_stack(|_| ())[side];
            let mut counted = Mobility::default();
            for from in position.movable(color) {
                counted.movable |= 1 << bit_of(from);
                for to in position.destinations(from) {
                    counted.moves += 1;
                    counted.targets |= 1 << bit_of(to);
                    counted.captures += u32::from(position.owned_by(!color).contains(to));
                }
            }
            assert_eq!(mobility, counted, "{position}");
            assert_eq!(board.score(side), i32::from(position.score()[color]));
        }
    }
}

#[test]
fn mobility_of_pieces_matches_mobility() {
    let mut random = Random::new(1);
    for _ in 0..50 {
        let mut board = Board::EMPTY;
        while board.empty() != 0 {
            let cells: Vec<usize> = bits(board.empty()).collect();
            board = board.after_placement(cells[random.below(cells.len())]);
            assert_eq!(board.mobility_of_pieces(), board.mobility_by_stack(|_| ()));
        }
    }
}
