//! Clock arithmetic.
//!
//! The clock of the side to move runs. The time left is stored when the clock starts or stops. In
//! between, it follows from the deadline.
//!
//! A game's row stores the time each side had left when the turn started, since when the clock has
//! been running, and the *deadline*, which is empty while the clock is stopped. There are no
//! timers: the bot looks for rows that are due (`features/clocks`), and `timeouts`
//! decides while it holds the row's lock, so a move that comes first counts.

pub mod check;
pub(crate) mod quiet_hours;
pub mod reminders;
pub mod summary;
pub mod timeouts;
pub mod vacation;
pub mod weekend;

use dvonn_model::{ClockRow, TimeControl};
use dvonn_rules::{ByColor, Color};
use jiff::{SignedDuration, Timestamp};

use crate::Match;

/// Reminders are due when 1/2, 1/5 and 1/20 of the time for the turn is left.
const REMINDER_DIVISORS: [i32; 3] = [2, 5, 20];

/// The state of a running game's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockState {
    /// It is running.
    Runs {
        /// The deadline.
        until: Timestamp,
        /// When the clock stops for a weekend, if that is before the deadline.
        weekend: Option<Timestamp>,
    },
    /// It is paused by agreement.
    Paused,
    /// It is stopped while the side to move has a weekend.
    Weekend {
        /// When the weekend ends.
        until: Timestamp,
    },
    /// It is stopped while the bot may not show the board.
    Muted,
    /// It is stopped while the side to move is on vacation.
    Vacation,
}

impl Match {
    /// Returns the state of the clock. `None` if the game has no clock or is over, or while the
    /// computer is choosing (no clock runs then).
    pub fn clock_state(&self) -> Option<ClockState> {
        let clock = self.row.clock;
        self.row.terms.control.base()?;
        self.to_move().filter(|_| !self.row.computer_chooses)?.person()?;
        Some(match (clock.deadline, clock.weekend) {
            (Some(until), weekend) => {
                ClockState::Runs { until, weekend: weekend.filter(|&weekend| weekend < until) }
            }
            (None, Some(until)) => ClockState::Weekend { until },
            (None, None) if clock.paused => ClockState::Paused,
            (None, None) if self.is_hidden_from_mover() => ClockState::Muted,
            (None, None) => ClockState::Vacation,
        })
    }
}

/// A clock with its time control.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    pub(crate) control: TimeControl,
    /// The stored state.
    pub(crate) row: ClockRow,
}

impl Clock {
    /// Returns a clock that has not been started.
    pub(crate) fn new(control: TimeControl, at: Timestamp) -> Clock {
        let left = control.base().unwrap_or_default();
        let row = ClockRow {
            left: ByColor { white: left, black: left },
            since: at,
            deadline: None,
            paused: false,
            remind_at: None,
            reminders: 0,
            weekend: None,
        };
        Clock { control, row }
    }

    /// Returns the time that `color` has left when it is `to_move`'s turn. Never negative.
    pub(crate) fn left(&self, color: Color, to_move: Color, at: Timestamp) -> SignedDuration {
        let left = self.row.left[color];
        if color == to_move && self.row.deadline.is_some() {
            let used = at.duration_since(self.row.since).max(SignedDuration::ZERO);
            (left - used).max(SignedDuration::ZERO)
        } else {
            left
        }
    }

    /// Stops the clock of the side to move.
    pub(crate) fn stop(&mut self, to_move: Color, at: Timestamp) {
        self.row.left[to_move] = self.left(to_move, to_move, at);
        self.row.since = at;
        self.row.deadline = None;
        self.row.remind_at = None;
        self.row.weekend = None;
    }

    /// Starts the clock of the side to move, if the game has one.
    pub(crate) fn start(&mut self, to_move: Color, at: Timestamp) {
        self.row.since = at;
        self.row.deadline = self.control.base().map(|_| at + self.row.left[to_move]);
        self.schedule_reminder(to_move);
    }

    /// Ends a turn in which `mover` chose a ply, and adds the increment. Leaves the clock stopped.
    pub(crate) fn end_turn(&mut self, mover: Color, at: Timestamp) {
        self.end_automatic_turn(mover, at);
        if let TimeControl::Bank { increment, cap, .. } = self.control {
            let left = &mut self.row.left[mover];
            let filled = *left + increment;
            // A gift may have raised the bank above its cap.
            *left = cap.map_or(filled, |cap| filled.min(cap).max(*left));
        }
    }

    /// Undoes a turn in which `mover` chose a ply: removes its increment, but leaves the player at
    /// least one increment if they had that much. With a time per turn, restarts both sides' times.
    ///
    /// Nobody knows how much of an increment a cap let in, so a bank with a cap keeps it: the cap
    /// bounds what that gains.
    pub(crate) fn undo_turn(&mut self, mover: Color) {
        match self.control {
            TimeControl::Bank { increment, cap: None, .. } => {
                let left = &mut self.row.left[mover];
                *left = (*left - increment).max(increment.min(*left));
            }
            TimeControl::PerTurn(turn) => {
                self.row.left = ByColor { white: turn, black: turn };
            }
            TimeControl::Bank { .. } | TimeControl::Unlimited | TimeControl::Live(_) => {}
        }
    }

    /// Ends a turn in which `mover`'s ply was played automatically, without an increment. Leaves
    /// the clock stopped.
    pub(crate) fn end_automatic_turn(&mut self, mover: Color, at: Timestamp) {
        self.stop(mover, at);
        if let TimeControl::PerTurn(turn) = self.control {
            self.row.left[mover] = turn;
        }
        self.row.reminders = 0;
    }

    /// Returns true if a reminder is due.
    pub(crate) fn reminder_is_due(&self, at: Timestamp) -> bool {
        self.row.remind_at.is_some_and(|due| due <= at)
    }

    /// Schedules the next reminder of this turn.
    pub(crate) fn schedule_reminder(&mut self, to_move: Color) {
        let part = REMINDER_DIVISORS.get(usize::from(self.row.reminders));
        self.row.remind_at = match (self.row.deadline, part) {
            (Some(deadline), Some(&part)) if self.control.is_correspondence() => {
                Some(deadline - self.row.left[to_move] / part)
            }
            _ => None,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: SignedDuration = SignedDuration::from_hours(1);

    fn noon() -> Timestamp {
        Timestamp::from_second(1_800_000_000).unwrap()
    }

    fn running(control: TimeControl) -> Clock {
        let mut clock = Clock::new(control, noon());
        clock.start(Color::White, noon());
        clock
    }

    fn bank() -> TimeControl {
        TimeControl::Bank { bank: HOUR * 72, increment: HOUR * 12, cap: None }
    }

    #[test]
    fn a_bank_loses_the_time_used_and_gains_the_increment() {
        let mut clock = running(bank());
        assert_eq!(clock.row.deadline, Some(noon() + HOUR * 72));
        clock.end_turn(Color::White, noon() + HOUR * 20);
        assert_eq!(clock.row.left, ByColor { white: HOUR * 64, black: HOUR * 72 });
        clock.start(Color::Black, noon() + HOUR * 20);
        assert_eq!(clock.row.deadline, Some(noon() + HOUR * 92));
    }

    #[test]
    fn time_per_turn_restarts_with_each_turn() {
        let mut clock = running(TimeControl::PerTurn(HOUR * 48));
        clock.end_turn(Color::White, noon() + HOUR * 40);
        assert_eq!(clock.row.left.white, HOUR * 48);
    }

    #[test]
    fn an_automatic_ply_earns_no_increment() {
        let mut clock = running(bank());
        clock.end_automatic_turn(Color::White, noon() + HOUR * 20);
        assert_eq!(clock.row.left.white, HOUR * 52);
        let mut clock = running(TimeControl::PerTurn(HOUR * 48));
        clock.end_automatic_turn(Color::White, noon() + HOUR * 40);
        assert_eq!(clock.row.left.white, HOUR * 48);
    }

    #[test]
    fn live_clocks_have_no_increment() {
        let mut clock = running(TimeControl::Live(HOUR));
        clock.end_turn(Color::White, noon() + HOUR / 2);
        assert_eq!(clock.row.left.white, HOUR / 2);
        assert_eq!(clock.row.remind_at, None);
    }

    #[test]
    fn unlimited_games_have_no_deadline() {
        let clock = running(TimeControl::Unlimited);
        assert_eq!((clock.row.deadline, clock.row.remind_at), (None, None));
    }

    #[test]
    fn a_stopped_clock_keeps_its_time() {
        let mut clock = running(bank());
        clock.stop(Color::White, noon() + HOUR);
        assert_eq!(clock.left(Color::White, Color::White, noon() + HOUR * 100), HOUR * 71);
        clock.start(Color::White, noon() + HOUR * 100);
        assert_eq!(clock.row.deadline, Some(noon() + HOUR * 171));
    }

    fn capped(hours: i64) -> TimeControl {
        let cap = Some(SignedDuration::from_hours(hours));
        TimeControl::Bank { bank: HOUR * 72, increment: HOUR * 12, cap }
    }

    #[test]
    fn an_increment_fills_the_bank_up_to_its_cap() {
        for (cap, left) in [(72, 72), (80, 80), (82, 82), (90, 82)] {
            let mut clock = running(capped(cap));
            clock.end_turn(Color::White, noon() + HOUR * 2);
            assert_eq!(clock.row.left.white, HOUR * left, "{cap}");
        }
        let mut clock = running(capped(72));
        clock.end_turn(Color::White, noon() + HOUR * 20);
        assert_eq!(clock.row.left.white, HOUR * 64, "far below the cap");
    }

    #[test]
    fn time_above_the_cap_stays_but_earns_no_increment() {
        let mut clock = running(capped(72));
        clock.row.left.white = HOUR * 90;
        clock.end_turn(Color::White, noon() + HOUR * 10);
        assert_eq!(clock.row.left.white, HOUR * 80);
        clock.undo_turn(Color::White);
        assert_eq!(clock.row.left.white, HOUR * 80);
    }

    #[test]
    fn a_takeback_takes_no_more_than_the_cap_let_in() {
        let mut clock = running(capped(82));
        clock.row.left.white = HOUR * 80;
        clock.end_turn(Color::White, noon());
        assert_eq!(clock.row.left.white, HOUR * 82);
        clock.undo_turn(Color::White);
        assert!(clock.row.left.white >= HOUR * 80);
    }

    #[test]
    fn a_late_ply_leaves_only_its_increment() {
        let mut clock = running(bank());
        clock.end_turn(Color::White, noon() + HOUR * 80);
        assert_eq!(clock.row.left.white, HOUR * 12);
    }

    #[test]
    fn reminders_are_due_at_a_half_a_fifth_and_a_twentieth_of_the_time() {
        let mut clock = running(TimeControl::PerTurn(HOUR * 100));
        let mut left = Vec::new();
        while let Some(due) = clock.row.remind_at {
            left.push(clock.left(Color::White, Color::White, due));
            clock.row.reminders += 1;
            clock.schedule_reminder(Color::White);
        }
        assert_eq!(left, [HOUR * 50, HOUR * 20, HOUR * 5]);
    }
}
