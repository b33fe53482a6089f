//! Winning chances that agree with results.
//!
//! The engine's chances are about right between equal players until some 36 stacks are left. Later the
//! better side wins more often than it says, and throughout it thinks a little too well of White and of
//! the side to move. What people read is corrected for that, as fitted to games between equal levels of
//! the computer and compared with games of people: see docs/engine-measurements.md.

use dvonn_engine::Value;
use dvonn_rules::{Color, Phase, Position};

/// The factors of the log-odds by the number of stacks that are left. With more stacks: 1.
const FACTORS: [(f64, f64); 5] = [(23.0, 4.0), (26.0, 2.7), (29.0, 1.8), (32.0, 1.4), (36.0, 1.0)];
/// By how much the log-odds of the side to move are too high, and White's.
const TO_MOVE: f64 = 0.1;
const WHITE: f64 = 0.1;

/// Returns a value for the side to move in a position with corrected chances. Exact values and
/// certainty stay.
pub fn calibrated(value: Value, position: &Position) -> Value {
    let Value::Chance(chance) = value else { return value };
    if chance <= 0.0 || chance >= 1.0 {
        return value;
    }
    let white = if position.side_to_move() == Color::White { WHITE } else { -WHITE };
    let log_odds = factor(position) * (chance / (1.0 - chance)).ln() - TO_MOVE - white;
    Value::Chance(1.0 / (1.0 + (-log_odds).exp()))
}

fn factor(position: &Position) -> f64 {
    if position.phase() == Phase::Placement {
        return 1.0;
    }
    #[expect(clippy::cast_precision_loss, reason = "a board has 49 cells")]
    let stacks = position.occupied().len() as f64;
    let above = FACTORS.iter().position(|(left, _)| *left >= stacks);
    match above {
        None => 1.0,
        Some(0) => FACTORS[0].1,
        Some(at) => {
            let ((x0, y0), (x1, y1)) = (FACTORS[at - 1], FACTORS[at]);
            y0 + (y1 - y0) * (stacks - x0) / (x1 - x0)
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A position of a game of first legal plies.
    fn after(plies: usize) -> Position {
        let mut position = Position::new();
        for _ in 0..plies {
            let Some(&ply) = position.legal_plies().first() else { break };
            position.make(ply);
        }
        position
    }

    #[test]
    fn exact_values_and_certainty_stay() {
        for position in [after(0), after(60)] {
            for value in [Value::Exact(-3), Value::Exact(0), Value::Chance(0.0), Value::Chance(1.0)]
            {
                assert_eq!(calibrated(value, &position), value);
            }
        }
    }

    #[test]
    fn an_advantage_grows_more_certain_as_stacks_get_fewer() {
        let advantage = |plies| calibrated(Value::Chance(0.8), &after(plies)).chance();
        let (early, late) = (advantage(48), advantage(75));
        assert!((0.7..0.8).contains(&early) && late > 0.9, "{early} {late}");
    }

    proptest! {
        #[test]
        fn the_better_of_two_moves_stays_the_better_one(
            low in 0.0..=1.0f64, high in 0.0..=1.0f64, plies in 0..80usize,
        ) {
            let position = after(plies);
            let (low, high) = (low.min(high), low.max(high));
            let [low, high] = [low, high].map(|it| calibrated(Value::Chance(it), &position).chance());
            prop_assert!(low <= high && (0.0..=1.0).contains(&low) && (0.0..=1.0).contains(&high));
        }
    }
}
