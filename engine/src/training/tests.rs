//! Small runs of sampling and training.

use super::*;

fn samples() -> Vec<Sample> {
    (0..60)
        .flat_map(|seed| {
            let placements = place_pieces(&[], seed % 2 == 0, 1, seed);
            self_play(&placements[49], 200, seed)
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
    let samples = place_pieces(&[], false, 100, 5);
    assert_eq!(samples.len(), 50);
    assert_eq!(samples[49].board.empty(), 0);
    for pair in samples[..49].windows(2) {
        assert_eq!(pair[0].value, -pair[1].value);
    }
    assert_eq!(samples[48].value, samples[49].value, "White places the last piece and moves first");
}

#[test]
fn training_reduces_the_error() {
    let samples = samples();
    let mut trainer = Trainer::new(1);
    let before = trainer.error(&samples);
    for epoch in 0..20 {
        trainer.epoch(&samples, epoch, |_| 2e-3);
    }
    let after = trainer.error(&samples);
    assert!(after < before * 0.8, "{before} {after}");
    assert_eq!(trainer.to_bytes().len(), crate::eval::Net::BYTES);
}
