//! What greedy play and each level make of a puzzle.

use dvonn_rules::{Color, Ply, Position};

use super::Find;
use crate::engine::Engine;
use crate::level::Level;
use crate::stop::Stop;

/// Each level tries a puzzle with these seeds and solves it if it succeeds with most of them.
const SEEDS: [u64; 3] = [1, 2, 3];

/// Returns true if taking the most pieces at once solves every step.
pub(super) fn is_greedy(finds: &[Find]) -> bool {
    finds.iter().all(|find| {
        let most = find.position.legal_plies().iter().map(|&ply| gain(&find.position, ply)).max();
        find.accepted.iter().any(|&ply| Some(gain(&find.position, ply)) == most)
    })
}

/// Returns the margin for the side to move directly after a ply.
fn gain(position: &Position, ply: Ply) -> i16 {
    let side = position.side_to_move();
    let mut after = *position;
    after.make(ply);
    let score = after.score();
    let of = |color: Color| i16::from(score[color]);
    of(side) - of(!side)
}

/// Returns the lowest level up to Master that solves every step, or `None` if none does. A search
/// by Grandmaster is limited by time, so it would not solve the same puzzles every time.
pub(super) fn lowest_level(engine: &mut Engine, finds: &[Find], stop: &Stop) -> Option<Level> {
    let mut levels = Level::ALL.into_iter().take_while(|&level| level <= Level::MASTER);
    levels.find(|&level| {
        let solved = SEEDS.into_iter().filter(|&seed| {
            finds.iter().all(|find| {
                let ply = engine.play(&find.position, level, seed, stop);
                ply.is_some_and(|ply| find.accepted.contains(&ply))
            })
        });
        solved.count() * 2 > SEEDS.len()
    })
}
