//! How long a search may take.

use std::time::Duration;

use dvonn_rules::{Phase, Position};

/// What ends a search, whichever comes first; one without limits ends when the rest of the game is
/// solved, or by a [`Stop`](crate::Stop).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies that are looked ahead.
    pub depth: Option<u32>,
    /// Positions that are looked at, by all threads together. With this limit alone and one thread, an
    /// engine that has not searched before gives the same answer on every machine.
    pub nodes: Option<u64>,
    /// By the clock.
    pub time: Option<Duration>,
    /// By the clock as well: after about this time, sooner if the best ply seems sure and later if
    /// it does not, no further ply is looked ahead.
    pub soft: Option<Duration>,
}

impl Limits {
    /// A limit of plies alone.
    pub fn depth(plies: u32) -> Limits {
        Limits { depth: Some(plies), ..Limits::default() }
    }

    /// A limit of positions alone.
    pub fn nodes(count: u64) -> Limits {
        Limits { nodes: Some(count), ..Limits::default() }
    }

    /// For the next ply of a side that has so much time left for all of its plies.
    pub fn of_turn(position: &Position, left: Duration) -> Limits {
        let (soft, hard) = match position.phase() {
            Phase::Placement => {
                let placements = (position.empty().len() as u32).div_ceil(2);
                let share = left / (placements + PLACEMENTS_FOR_ALL_MOVES);
                (share, share * 2)
            }
            Phase::Movement | Phase::Over => {
                // From about so few stacks on, the rest of the game is solved in no time.
                let open = position.occupied().len().saturating_sub(SOLVED_STACKS) as u32;
                let share = left / (open / 2 + 3);
                (share, (share * 3).min(left / 3))
            }
        };
        Limits { time: Some(hard), soft: Some(soft), ..Limits::default() }
    }

    /// A limit of time alone.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }
}

/// All moves together get as much time as so many placements.
const PLACEMENTS_FOR_ALL_MOVES: u32 = 180;

/// Positions with so few stacks are solved at once, as good as always.
const SOLVED_STACKS: usize = 24;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limits_of_all_turns_together_stay_within_the_time() {
        for millis in [0, 1, 500, 4_950, 600_000] {
            let time = Duration::from_millis(millis);
            let mut left = time;
            let mut placing = Duration::ZERO;
            let mut position = Position::new();
            while let Some(&ply) = position.legal_plies().first() {
                let limits = Limits::of_turn(&position, left);
                let hard = limits.time.unwrap();
                assert!(limits.soft.unwrap() <= hard && hard <= left);
                if position.phase() == Phase::Placement {
                    placing += hard;
                }
                left -= hard;
                position.make(ply);
            }
            assert!(placing <= time / 2, "{placing:?} of {time:?}");
        }
    }
}
