//! Clocks in words, with timestamps that Discord counts down.

use dvonn_model::TimeControl;
use dvonn_play::Match;
use dvonn_play::clock::ClockState;
use jiff::{SignedDuration, Timestamp};

use crate::say;
use crate::show::words::moves::color_key;
use crate::show::words::players::mention_player;
use crate::show::words::terms::length;
use crate::text::Text;

/// Returns the deadline of the side to move, or why the clock is stopped. `None` for a game without
/// a clock.
pub(crate) fn clock(text: Text, game: &Match) -> Option<String> {
    let left = game.row.clock.left;
    let line = match (game.clock_state()?, game.row.terms.control) {
        (ClockState::Runs { until, .. }, TimeControl::Live(_)) => say!(
            text,
            "clock-runs-live",
            white = minutes(left.white),
            black = minutes(left.black),
            color = color_key(game.position().side_to_move()),
            until = countdown(until)
        ),
        (ClockState::Runs { until, weekend: None }, _) => {
            say!(text, "clock-runs", until = countdown(until))
        }
        (ClockState::Runs { until, weekend: Some(weekend) }, _) => say!(
            text,
            "clock-runs-until-weekend",
            until = countdown(until),
            weekend = countdown(weekend)
        ),
        (ClockState::Paused, _) => say!(text, "clock-paused"),
        (ClockState::Weekend { until }, _) => say!(
            text,
            "clock-weekend",
            player = mention_player(text, game.to_move()?),
            until = countdown(until)
        ),
        (ClockState::Muted, _) => say!(text, "clock-muted"),
        (ClockState::Vacation, _) => {
            say!(text, "clock-vacation", player = mention_player(text, game.to_move()?))
        }
    };
    Some(line)
}

/// Returns the same for an entry in a list. Without a clock, says when the game last changed.
pub(crate) fn in_short(text: Text, game: &Match) -> String {
    let stopped_at = || length(text, game.row.clock.left[game.position().side_to_move()]);
    match game.clock_state() {
        None => say!(text, "games-since", since = countdown(game.row.updated_at)),
        Some(ClockState::Runs { until, .. }) => countdown(until),
        Some(ClockState::Weekend { until }) => {
            say!(text, "games-weekend", left = stopped_at(), until = countdown(until))
        }
        Some(ClockState::Muted) => say!(text, "games-muted", left = stopped_at()),
        Some(ClockState::Paused) => say!(text, "games-paused", left = stopped_at()),
        Some(ClockState::Vacation) => say!(text, "games-vacation", left = stopped_at()),
    }
}

/// Returns a timestamp that Discord shows as a countdown, or as time passed, in the reader's
/// language.
pub(crate) fn countdown(moment: Timestamp) -> String {
    format!("<t:{}:R>", moment.as_second())
}

/// Returns a timestamp that Discord shows as a date and time, in the reader's language and time
/// zone. It stays true when the moment has passed.
pub(crate) fn moment(moment: Timestamp) -> String {
    format!("<t:{}:f>", moment.as_second())
}

/// Returns a duration in the form of a chess clock.
fn minutes(length: SignedDuration) -> String {
    format!("{}:{:02}", length.as_mins(), length.as_secs() % 60)
}

#[cfg(test)]
mod tests {
    use dvonn_model::{ClockRow, GameRow, Terms};
    use dvonn_rules::ByColor;

    use super::*;

    fn shown(control: TimeControl, deadline: Option<i64>, paused: bool) -> Option<String> {
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
    fn a_running_clock_shows_the_deadline_and_a_stopped_one_says_why() {
        let turn = TimeControl::PerTurn(SignedDuration::from_hours(24));
        assert_eq!(shown(turn, Some(7), false).unwrap(), "Deadline: <t:7:R>.");
        assert!(shown(turn, None, true).unwrap().contains("pause"));
        assert!(shown(turn, None, false).unwrap().contains("<@1> is on vacation"));
        assert_eq!(shown(TimeControl::Unlimited, None, false), None);
    }

    #[test]
    fn a_clock_says_when_a_weekend_stops_it_and_when_it_runs_again() {
        let shown = |deadline: Option<i64>, weekend: i64| {
            let second = |second| Timestamp::from_second(second).unwrap();
            let sample = GameRow::sample();
            let clock = ClockRow {
                deadline: deadline.map(second),
                weekend: Some(second(weekend)),
                ..sample.clock
            };
            let control = TimeControl::PerTurn(SignedDuration::from_hours(24));
            clock_of(GameRow { clock, terms: Terms { control, ..Terms::sample() }, ..sample })
        };
        let before = shown(Some(7), 5).unwrap();
        assert!(before.starts_with("Deadline: <t:7:R>, plus any weekends off"), "{before}");
        assert!(before.contains("<t:5:R>"), "{before}");
        assert_eq!(shown(Some(7), 8).unwrap(), "Deadline: <t:7:R>.", "the deadline comes first");
        let within = shown(None, 9).unwrap();
        assert!(within.contains("<@1> has the weekend off"), "{within}");
        assert!(within.contains("<t:9:R>"), "{within}");
    }

    #[test]
    fn a_live_clock_shows_what_both_sides_have_left() {
        let control = TimeControl::Live(SignedDuration::from_mins(20));
        let line = shown(control, Some(7), false).unwrap();
        assert_eq!(line, "White has 9:35, Black 19:10. White's deadline: <t:7:R>.");
    }
}
