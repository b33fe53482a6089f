//! How long games can last.

use dvonn_model::{Layout, TimeControl};
use jiff::SignedDuration;

/// The number of placements, and the maximum number of moves after them.
const PLACEMENTS: i32 = 49;
const MOVES: i32 = 48;
/// The number of red pieces.
const REDS: i32 = 3;

/// Returns how long a game can last if both players use all their time. `None` without a clock.
pub fn longest_game(control: TimeControl, layout: Layout) -> Option<SignedDuration> {
    let placed = match layout {
        Layout::Full => PLACEMENTS,
        Layout::Reds => REDS,
        _ => 0,
    };
    let turns = placed + MOVES;
    match control {
        TimeControl::Unlimited => None,
        TimeControl::PerTurn(length) => Some(length * turns),
        TimeControl::Bank { bank, increment, .. } => Some(bank * 2 + increment * turns),
        TimeControl::Live(each) => Some(each * 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_lasts_as_long_as_both_clocks() {
        let hours = SignedDuration::from_hours;
        let (turn, live) = (TimeControl::PerTurn(hours(24)), TimeControl::Live(hours(1)));
        assert_eq!(longest_game(turn, Layout::Random), Some(hours(48 * 24)));
        assert_eq!(longest_game(turn, Layout::Full), Some(hours(97 * 24)));
        assert_eq!(longest_game(live, Layout::Full), Some(hours(2)));
        assert_eq!(longest_game(TimeControl::DEFAULT, Layout::Reds), Some(hours(2 * 72 + 51 * 12)));
        assert_eq!(longest_game(TimeControl::Unlimited, Layout::Full), None);
    }
}
