//! Clocks in words: Discord itself counts down to the moments that are named.

use dvonn_model::TimeControl;
use dvonn_play::{ClockState, Match};
use jiff::{SignedDuration, Timestamp};

use crate::discord::kit::words::moves::color_key;
use crate::discord::kit::words::players::called;
use crate::discord::kit::words::terms::length;
use crate::say;
use crate::text::Text;

/// When the side to move is out of time, or why the clock stands. Nothing where no time is
/// counted.
pub(crate) fn clock(text: Text, game: &Match) -> Option<String> {
    let left = game.row.clock.left;
    let line = match (game.clock_state()?, game.row.terms.control) {
        (ClockState::Runs { until }, TimeControl::Live(_)) => say!(
            text,
            "clock-runs-live",
            white = minutes(left.white),
            black = minutes(left.black),
            color = color_key(game.position().side_to_move()),
            until = countdown(until)
        ),
        (ClockState::Runs { until }, _) => say!(text, "clock-runs", until = countdown(until)),
        (ClockState::Paused, _) => say!(text, "clock-paused"),
        (ClockState::Vacation, _) => {
            say!(text, "clock-vacation", player = called(text, game.to_move()?))
        }
    };
    Some(line)
}

/// The same for a line in a list; where no time is counted, since when the game waits.
pub(crate) fn in_short(text: Text, game: &Match) -> String {
    let stands = || length(text, game.row.clock.left[game.position().side_to_move()]);
    match game.clock_state() {
        None => say!(text, "games-since", since = countdown(game.row.updated_at)),
        Some(ClockState::Runs { until }) => say!(text, "games-until", until = countdown(until)),
        Some(ClockState::Paused) => say!(text, "games-paused", left = stands()),
        Some(ClockState::Vacation) => say!(text, "games-vacation", left = stands()),
    }
}

/// A moment as Discord counts down to it, or up from it, in the reader's language.
pub(crate) fn countdown(moment: Timestamp) -> String {
    format!("<t:{}:R>", moment.as_second())
}

/// A length of time as a chess clock shows it.
fn minutes(length: SignedDuration) -> String {
    format!("{}:{:02}", length.as_mins(), length.as_secs() % 60)
}

#[cfg(test)]
mod tests {
    use dvonn_model::{ClockRow, GameRow, Terms};
    use dvonn_rules::ByColor;

    use super::*;

    fn said(control: TimeControl, deadline: Option<i64>, paused: bool) -> Option<String> {
        let sample = GameRow::sample();
        let left = SignedDuration::from_secs(575);
        let clock = ClockRow {
            left: ByColor { white: left, black: left * 2 },
            deadline: deadline.map(|second| Timestamp::from_second(second).unwrap()),
            paused,
            ..sample.clock
        };
        let row = GameRow { clock, terms: Terms { control, ..Terms::sample() }, ..sample };
        clock_of(row)
    }

    fn clock_of(row: GameRow) -> Option<String> {
        clock(Text::of(None), &Match::new(row, &[]).unwrap())
    }

    #[test]
    fn a_clock_that_runs_names_the_moment_and_one_that_stands_says_why() {
        let turn = TimeControl::PerTurn(SignedDuration::from_hours(24));
        assert_eq!(said(turn, Some(7), false).unwrap(), "Deadline: <t:7:R>.");
        assert!(said(turn, None, true).unwrap().contains("pause"));
        assert!(said(turn, None, false).unwrap().contains("<@1> is on vacation"));
        assert_eq!(said(TimeControl::Unlimited, None, false), None);
    }

    #[test]
    fn a_live_clock_shows_what_both_sides_have_left() {
        let live = TimeControl::Live(SignedDuration::from_mins(20));
        let said = said(live, Some(7), false).unwrap();
        assert_eq!(said, "White has 9:35, Black 19:10. White's deadline: <t:7:R>.");
    }
}
