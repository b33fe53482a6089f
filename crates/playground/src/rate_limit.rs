//! The bot's rate limit.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

const WINDOW: Duration = Duration::from_secs(1);

/// Counts requests in windows of a second.
#[derive(Debug, Default)]
pub(crate) struct RateLimit(Mutex<Option<(Instant, u32)>>);

/// The remaining requests and time of a window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Remaining {
    pub(crate) requests: u32,
    pub(crate) seconds: f64,
}

impl RateLimit {
    /// Counts a request. If the window is full, refuses it with the time to wait.
    pub(crate) fn take(&self, limit: u32, now: Instant) -> Result<Remaining, Remaining> {
        let mut window = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = window.filter(|(start, _)| now.duration_since(*start) < WINDOW);
        let (start, count) = fresh.unwrap_or((now, 0));
        let seconds = WINDOW.saturating_sub(now.duration_since(start)).as_secs_f64();
        if count >= limit {
            return Err(Remaining { requests: 0, seconds });
        }
        *window = Some((start, count + 1));
        Ok(Remaining { requests: limit - count - 1, seconds })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_window_refuses_until_the_next() {
        let (rate_limit, start) = (RateLimit::default(), Instant::now());
        assert_eq!(rate_limit.take(2, start).unwrap().requests, 1);
        assert_eq!(rate_limit.take(2, start).unwrap().requests, 0);
        let refused = rate_limit.take(2, start + WINDOW / 4).unwrap_err();
        assert!((refused.seconds - 0.75).abs() < 1e-9);
        assert!(rate_limit.take(2, start + WINDOW).is_ok());
    }
}
