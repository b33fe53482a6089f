//! The engine's board against the rules, on positions of games played at random.

use dvonn_rules::{Cell, Color, Phase, Ply, Position};

use super::geometry::{bit_of, bits};
use super::*;
use crate::random::Random;

/// Positions of the movement phase of games played at random, with a ply that is played in each.
fn positions(games: u64) -> impl Iterator<Item = (Position, Ply)> {
    (0..games).flat_map(|seed| {
        let mut random = Random::new(seed);
        let mut position = Position::new();
        let mut seen = Vec::new();
        while position.phase() != Phase::Over {
            let plies = position.legal_plies();
            let ply = plies[random.below(plies.len())];
            if position.phase() == Phase::Movement {
                seen.push((position, ply));
            }
            position.play(ply).unwrap();
        }
        seen
    })
}

#[test]
fn moves_are_those_that_the_rules_allow() {
    for (position, _) in positions(100) {
        let mut moves: Vec<Ply> =
            Board::new(&position).moves().iter().map(|&played| played.into()).collect();
        moves.sort_unstable();
        let mut legal = position.legal_plies().to_vec();
        legal.retain(|&ply| ply != Ply::Pass);
        legal.sort_unstable();
        assert_eq!(moves, legal, "{position}");
    }
}

#[test]
fn a_move_changes_the_board_as_the_rules_do() {
    for (mut position, ply) in positions(100) {
        let before = Board::new(&position);
        let (after, changed) = match Move::of(ply) {
            Some(played) => before.after(played),
            None => (before.passed(), 0),
        };
        position.make(ply);
        let expected = Board::new(&position);
        assert_eq!(after.key, expected.key, "{position}");
        assert_eq!(
            (after.owned, after.red, after.low),
            (expected.owned, expected.red, expected.low)
        );
        for bit in bits(expected.occupied()) {
            assert_eq!(after.heights[bit], expected.heights[bit]);
        }
        for cell in Cell::ALL {
            let bit = bit_of(cell);
            let same = before.occupied() >> bit & 1 == after.occupied() >> bit & 1
                && before.kind(bit) == after.kind(bit);
            assert!(changed >> bit & 1 != 0 || same, "{cell} in {position}");
        }
    }
}

#[test]
fn mobility_counts_what_the_rules_allow() {
    for (position, _) in positions(50) {
        let board = Board::new(&position);
        for (side, color) in Color::ALL.into_iter().enumerate() {
            let mobility = board.mobility()[side];
            let mut counted = Mobility::default();
            for from in position.movable(color) {
                counted.movable |= 1 << bit_of(from);
                for to in position.destinations(from) {
                    counted.moves += 1;
                    counted.hit |= 1 << bit_of(to);
                    counted.captures += u32::from(position.owned_by(!color).contains(to));
                }
            }
            assert_eq!(mobility, counted, "{position}");
            assert_eq!(board.score(side), i32::from(position.score()[color]));
        }
    }
}
