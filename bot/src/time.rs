//! What time it is: the machine's time or, for tests and the playground, a time ahead of it.

use std::path::PathBuf;
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::watch;

/// How often a file is looked at that says how far the time is ahead.
const GLANCE: Duration = Duration::from_millis(25);

/// Tells the time, and waits for it.
#[derive(Clone, Debug)]
pub struct Time {
    /// How far the time is ahead of the machine's.
    ahead: Option<watch::Receiver<Duration>>,
}

impl Time {
    /// The machine's time.
    pub fn real() -> Time {
        Time { ahead: None }
    }

    /// A time that is ahead of the machine's by as much as somebody else says.
    pub fn ahead(ahead: watch::Receiver<Duration>) -> Time {
        Time { ahead: Some(ahead) }
    }

    /// A time that is ahead by the number of seconds that a file holds, whenever it changes; not
    /// at all while there is no such file.
    pub fn of_file(file: PathBuf) -> Time {
        let (tell, ahead) = watch::channel(read(&file));
        tokio::spawn(async move {
            while !tell.is_closed() {
                tokio::time::sleep(GLANCE).await;
                let now = read(&file);
                tell.send_if_modified(|ahead| std::mem::replace(ahead, now) != now);
            }
        });
        Time::ahead(ahead)
    }

    /// Now.
    pub fn now(&self) -> Timestamp {
        self.now_and_lead().0
    }

    /// Now, and how far that is ahead of the machine's time.
    pub fn now_and_lead(&self) -> (Timestamp, Duration) {
        let lead = self.ahead.as_ref().map(|ahead| *ahead.borrow()).unwrap_or_default();
        (Timestamp::now() + lead, lead)
    }

    /// Returns when it is `moment`, or has been for a while; after `limit` at the latest.
    pub async fn wait_until(&self, moment: Timestamp, limit: Duration) {
        // Listens before it looks at the time, so that no change falls between the two.
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

fn read(file: &PathBuf) -> Duration {
    let seconds = std::fs::read_to_string(file).ok().and_then(|text| text.trim().parse().ok());
    Duration::from_secs(seconds.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_time_ahead_is_ahead() {
        let (tell, ahead) = watch::channel(Duration::ZERO);
        let time = Time::ahead(ahead);
        let before = time.now();
        tell.send(Duration::from_hours(24)).unwrap();
        assert!(time.now() >= before + Duration::from_hours(24));
    }

    #[tokio::test]
    async fn whoever_waits_is_woken_when_the_time_is_set_ahead() {
        let (tell, ahead) = watch::channel(Duration::ZERO);
        let time = Time::ahead(ahead);
        let moment = time.now() + Duration::from_hours(24);
        let waiting = tokio::spawn({
            let time = time.clone();
            async move { time.wait_until(moment, Duration::from_hours(48)).await }
        });
        tell.send(Duration::from_hours(24)).unwrap();
        waiting.await.unwrap();
    }

    #[tokio::test]
    async fn a_file_sets_the_time_ahead() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("clock");
        std::fs::write(&file, "3600\n").unwrap();
        let time = Time::of_file(file);
        assert!(time.now() >= Timestamp::now() + Duration::from_mins(59));
    }
}
