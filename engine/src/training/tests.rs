//! Samples and fitting, on a small scale.

use super::*;

fn samples() -> Vec<Sample> {
    (0..60)
        .flat_map(|seed| {
            let placed = place_pieces(&[], seed % 2 == 0, 1, seed);
            self_play(&placed[49], 200, seed)
        })
        .collect()
}

#[test]
fn a_sample_is_read_as_it_was_written() {
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
fn a_game_fills_the_board_and_is_judged_from_both_sides() {
    let placed = place_pieces(&[], false, 100, 5);
    assert_eq!(placed.len(), 50);
    assert_eq!(placed[49].board.empty(), 0);
    for pair in placed[..49].windows(2) {
        assert_eq!(pair[0].value, -pair[1].value);
    }
    assert_eq!(placed[48].value, placed[49].value, "White places the last and moves first");
}

#[test]
fn fitting_judges_better_from_pass_to_pass() {
    let samples = samples();
    let mut fit = Fit::new(1);
    let before = fit.error(&samples);
    for pass in 0..20 {
        fit.pass(&samples, pass, |_| 2e-3);
    }
    let after = fit.error(&samples);
    assert!(after < before * 0.8, "{before} {after}");
    assert_eq!(fit.to_bytes().len(), crate::eval::Net::BYTES);
}
