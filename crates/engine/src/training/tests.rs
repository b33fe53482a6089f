//! Small runs of sampling and training.

use super::*;
use crate::eval::net::Kind;

fn samples() -> Vec<Sample> {
    (0..60)
        .flat_map(|seed| {
            let placements = place_pieces(&[], 1, seed);
            placements.last().map_or_else(Vec::new, |full| self_play(full, 200, seed))
        })
        .collect()
}

#[test]
fn samples_round_trip_through_bytes() {
    for sample in samples() {
        let bytes = sample.to_bytes();
        let read = Sample::from_bytes(&bytes);
        assert_eq!(read.to_bytes(), bytes);
        assert_eq!(read.board.key(), sample.board.key());
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let bytes = || -> Vec<_> { samples().iter().map(Sample::to_bytes).collect() };
    assert_eq!(bytes(), bytes());
}

#[test]
fn placements_fill_the_board_with_values_for_the_side_to_move() {
    for seed in 0..20 {
        let samples = place_pieces(&[], 100, seed);
        let (full, rest) = samples.split_last().unwrap();
        assert!(full.is_full_board() && full.board.side() == 0);
        for sample in rest {
            let sign = if sample.board.side() == 0 { 1 } else { -1 };
            assert_eq!(sample.value, sign * full.value);
        }
    }
}

#[test]
fn training_reduces_the_error() {
    let samples = samples();
    let mut trainer = Trainer::movement(1);
    let before = trainer.error(&samples);
    for epoch in 0..20 {
        trainer.epoch(&samples, epoch, |_| 2e-3);
    }
    let after = trainer.error(&samples);
    assert!(after < before * 0.8, "{before} {after}");
    assert_eq!(trainer.to_bytes().len(), Kind::Movement.bytes());
}
