//! How long games can last, and the clock that a round has room for.

use dvonn_model::{ClockPart, SetupKind, TimeControl};
use jiff::SignedDuration;

/// The number of placements, and the maximum number of moves after them.
const PLACEMENTS: i32 = 49;
const MOVES: i32 = 48;
/// The number of red pieces.
const REDS: i32 = 3;
/// The share of a round that each player has at the start, if the organiser names no clock.
const BANK_SHARE: i32 = 7;

/// Returns how long a game can last if both players use all their time. `None` without a clock.
pub fn longest_game(control: TimeControl, layout: SetupKind) -> Option<SignedDuration> {
    let turns = most_turns(layout);
    match control {
        TimeControl::Unlimited => None,
        TimeControl::PerTurn(length) => Some(length * turns),
        TimeControl::Bank { bank, increment, .. } => Some(bank * 2 + increment * turns),
        TimeControl::Live(each) => Some(each * 2),
    }
}

/// Returns the clock of a tournament whose organiser names none: the usual one if each of its games
/// ends within a round of this length, or else one with which they do.
pub fn clock_for(round: SignedDuration, layout: SetupKind) -> TimeControl {
    let usual = longest_game(TimeControl::DEFAULT, layout);
    if usual.is_some_and(|longest| longest <= round) {
        return TimeControl::DEFAULT;
    }
    let bank = whole(round / BANK_SHARE);
    let increment = whole((round - bank * 2) / most_turns(layout));
    if is_allowed(ClockPart::Bank, bank) && is_allowed(ClockPart::Increment, increment) {
        return TimeControl::Bank { bank, increment, cap: None };
    }
    let [shortest, longest] = ClockPart::Live.limits();
    TimeControl::Live(whole(round / 2).clamp(shortest, longest))
}

/// Returns the maximum number of turns in which somebody chooses.
fn most_turns(layout: SetupKind) -> i32 {
    let placed = match layout {
        SetupKind::Full => PLACEMENTS,
        SetupKind::Reds => REDS,
        _ => 0,
    };
    placed + MOVES
}

/// Rounds down to hours, or to minutes if it is shorter than an hour.
fn whole(length: SignedDuration) -> SignedDuration {
    match length.as_hours() {
        0 => SignedDuration::from_mins(length.as_mins()),
        hours => SignedDuration::from_hours(hours),
    }
}

fn is_allowed(part: ClockPart, length: SignedDuration) -> bool {
    let [shortest, longest] = part.limits();
    (shortest..=longest).contains(&length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_lasts_as_long_as_both_clocks() {
        let hours = SignedDuration::from_hours;
        let (turn, live) = (TimeControl::PerTurn(hours(24)), TimeControl::Live(hours(1)));
        assert_eq!(longest_game(turn, SetupKind::Random), Some(hours(48 * 24)));
        assert_eq!(longest_game(turn, SetupKind::Full), Some(hours(97 * 24)));
        assert_eq!(longest_game(live, SetupKind::Full), Some(hours(2)));
        assert_eq!(
            longest_game(TimeControl::DEFAULT, SetupKind::Reds),
            Some(hours(2 * 72 + 51 * 12))
        );
        assert_eq!(longest_game(TimeControl::Unlimited, SetupKind::Full), None);
    }

    #[test]
    fn without_a_named_clock_no_game_can_last_longer_than_its_round() {
        let hours = SignedDuration::from_hours;
        let clock = |round, layout| clock_for(round, layout).to_string();
        assert_eq!(clock(hours(14 * 24), SetupKind::Random), "2d+5h");
        assert_eq!(clock(hours(14 * 24), SetupKind::Full), "2d+2h");
        assert_eq!(clock(hours(30 * 24), SetupKind::Random), "3d+12h");
        assert_eq!(clock(hours(24), SetupKind::Random), "3h+22m");
        assert_eq!(clock(hours(1), SetupKind::Random), "live 30m");
        let lengths = (1..200).map(|tenths| SignedDuration::from_mins(tenths * tenths * 3));
        for (round, layout) in lengths.flat_map(|round| {
            [SetupKind::Full, SetupKind::Reds, SetupKind::Random].map(|layout| (round, layout))
        }) {
            let clock = clock_for(round, layout);
            assert!(longest_game(clock, layout).unwrap() <= round, "{clock} in {round:?}");
            assert_eq!(clock.to_string().parse(), Ok(clock), "an organiser could type it");
        }
    }
}
