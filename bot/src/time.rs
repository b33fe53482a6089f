//! The current time: the machine's or, for tests and the playground, a time ahead of it.

use std::path::PathBuf;
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::watch;

/// The interval at which the clock file is read.
const POLL_INTERVAL: Duration = Duration::from_millis(25);

/// A clock.
#[derive(Clone, Debug)]
pub struct Time {
    /// How far this clock is ahead of the machine's.
    ahead: Option<watch::Receiver<Duration>>,
}

impl Time {
    /// Returns the machine's clock.
    pub fn real() -> Time {
        Time { ahead: None }
    }

    /// Returns a clock that is ahead of the machine's by the duration in `ahead`.
    pub fn ahead(ahead: watch::Receiver<Duration>) -> Time {
        Time { ahead: Some(ahead) }
    }

    /// Returns a clock that is ahead of the machine's by the number of seconds in `file`, and
    /// follows its changes. A missing file means 0.
    pub fn of_file(file: PathBuf) -> Time {
        let (sender, ahead) = watch::channel(read(&file));
        tokio::spawn(async move {
            while !sender.is_closed() {
                tokio::time::sleep(POLL_INTERVAL).await;
                let now = read(&file);
                sender.send_if_modified(|ahead| std::mem::replace(ahead, now) != now);
            }
        });
        Time::ahead(ahead)
    }

    /// Returns the current time.
    pub fn now(&self) -> Timestamp {
        self.now_and_lead().0
    }

    /// Returns the current time, and how far it is ahead of the machine's.
    pub fn now_and_lead(&self) -> (Timestamp, Duration) {
        let lead = self.ahead.as_ref().map(|ahead| *ahead.borrow()).unwrap_or_default();
        (Timestamp::now() + lead, lead)
    }

    /// Waits until `moment`, but no longer than `limit`. Returns early if the clock is set ahead.
    pub async fn wait_until(&self, moment: Timestamp, limit: Duration) {
        // Subscribe before reading the time, so that no change in between is missed.
        let ahead = self.ahead.clone().map(|mut ahead| {
            ahead.mark_unchanged();
            ahead
        });
        let left = Duration::try_from(moment.duration_since(self.now())).unwrap_or_default();
        let pause = tokio::time::sleep(left.min(limit));
        match ahead {
            None => pause.await,
            Some(mut ahead) => tokio::select! {
                () = pause => {}
                Ok(()) = ahead.changed() => {}
            },
        }
    }
}

/// Measures how long something takes, on the machine's clock.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(tokio::time::Instant);

impl Stopwatch {
    /// Starts to measure.
    pub fn start() -> Stopwatch {
        Stopwatch(tokio::time::Instant::now())
    }

    /// Returns the time since the start.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

fn read(file: &PathBuf) -> Duration {
    let seconds = std::fs::read_to_string(file).ok().and_then(|text| text.trim().parse().ok());
    Duration::from_secs(seconds.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_clock_set_ahead_is_ahead() {
        let (sender, ahead) = watch::channel(Duration::ZERO);
        let time = Time::ahead(ahead);
        let before = time.now();
        sender.send(Duration::from_hours(24)).unwrap();
        assert!(time.now() >= before + Duration::from_hours(24));
    }

    #[tokio::test]
    async fn setting_the_clock_ahead_ends_a_wait() {
        let (sender, ahead) = watch::channel(Duration::ZERO);
        let time = Time::ahead(ahead);
        let moment = time.now() + Duration::from_hours(24);
        let waiting = tokio::spawn({
            let time = time.clone();
            async move { time.wait_until(moment, Duration::from_hours(48)).await }
        });
        sender.send(Duration::from_hours(24)).unwrap();
        waiting.await.unwrap();
    }

    #[tokio::test]
    async fn a_file_sets_the_clock_ahead() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("clock");
        std::fs::write(&file, "3600\n").unwrap();
        let time = Time::of_file(file);
        assert!(time.now() >= Timestamp::now() + Duration::from_mins(59));
    }
}
