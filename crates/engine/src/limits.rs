//! Limits on the depth, size and time of a search.

use std::time::Duration;

use dvonn_rules::{Phase, Position};

/// Limits on a search, which ends when it reaches the first of them.
///
/// A search without limits ends when the position is solved or its [`Stop`](crate::Stop) is raised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The maximum depth in plies.
    pub depth: Option<u32>,
    /// The maximum number of positions, over all threads. With only this limit and one thread, a
    /// new engine gives the same result on every machine.
    pub nodes: Option<u64>,
    /// The maximum time.
    pub time: Option<Duration>,
    /// The approximate time after which the search starts no further iteration: earlier if the best
    /// ply has been stable, later if it has just changed.
    pub soft_time: Option<Duration>,
}

impl Limits {
    /// Limits only the depth, in plies.
    pub fn depth(plies: u32) -> Limits {
        Limits { depth: Some(plies), ..Limits::default() }
    }

    /// Limits only the number of positions.
    pub fn nodes(count: u64) -> Limits {
        Limits { nodes: Some(count), ..Limits::default() }
    }

    /// Allocates time for the next ply. `left` is the time for all remaining plies of the side to
    /// move.
    pub fn for_turn(position: &Position, left: Duration) -> Limits {
        let (soft, hard) = match position.phase() {
            Phase::Placement => {
                let placements = (position.empty().len() as u32).div_ceil(2);
                let share = left / (placements + PLACEMENTS_FOR_ALL_MOVES);
                (share, share + share / 2)
            }
            Phase::Movement | Phase::Over => {
                // With few stacks left, solving the rest of the game takes almost no time.
                let open = position.occupied().len().saturating_sub(SOLVED_STACKS) as u32;
                let share = left / (open / 2 + 3);
                (share, (share * 3).min(left / 3))
            }
        };
        Limits { time: Some(hard), soft_time: Some(soft), ..Limits::default() }
    }

    /// Limits only the time.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }
}

/// The time reserved for all moves together, in units of the time for one placement.
const PLACEMENTS_FOR_ALL_MOVES: u32 = 100;

/// The number of stacks up to which nearly every position is solved instantly.
const SOLVED_STACKS: usize = 24;

#[cfg(test)]
mod tests {
    use dvonn_rules::Color;

    use super::*;

    #[test]
    fn time_limits_never_add_up_to_more_than_the_game_time() {
        for millis in [0, 1, 500, 4_950, 600_000] {
            let time = Duration::from_millis(millis);
            let mut left = time;
            let mut placing = Duration::ZERO;
            let mut position = Position::new();
            while let Some(&ply) = position.legal_plies().first() {
                if position.side_to_move() == Color::White {
                    let limits = Limits::for_turn(&position, left);
                    let hard = limits.time.unwrap();
                    assert!(limits.soft_time.unwrap() <= hard && hard <= left);
                    if position.phase() == Phase::Placement {
                        placing += hard;
                    }
                    left -= hard;
                }
                position.make(ply);
            }
            assert!(placing <= time / 2, "{placing:?} of {time:?}");
        }
    }
}
