//! How many requests a second the bot may make.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

const WINDOW: Duration = Duration::from_secs(1);

/// Counts requests in windows of a second.
#[derive(Debug, Default)]
pub(crate) struct Pace(Mutex<Option<(Instant, u32)>>);

/// How much of the window is left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Left {
    pub(super) requests: u32,
    pub(super) seconds: f64,
}

impl Pace {
    /// Counts a request; refuses it with the time to wait if the window is full.
    pub(super) fn take(&self, limit: u32, now: Instant) -> Result<Left, Left> {
        let mut window = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = window.filter(|(start, _)| now.duration_since(*start) < WINDOW);
        let (start, count) = fresh.unwrap_or((now, 0));
        let seconds = WINDOW.saturating_sub(now.duration_since(start)).as_secs_f64();
        if count >= limit {
            return Err(Left { requests: 0, seconds });
        }
        *window = Some((start, count + 1));
        Ok(Left { requests: limit - count - 1, seconds })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_window_refuses_until_the_next() {
        let (pace, start) = (Pace::default(), Instant::now());
        assert_eq!(pace.take(2, start).unwrap().requests, 1);
        assert_eq!(pace.take(2, start).unwrap().requests, 0);
        let refused = pace.take(2, start + WINDOW / 4).unwrap_err();
        assert!((refused.seconds - 0.75).abs() < 1e-9);
        assert!(pace.take(2, start + WINDOW).is_ok());
    }
}
