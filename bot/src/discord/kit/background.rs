//! Rounds of background work, repeated until the bot stops.

use std::sync::Arc;
use std::time::Duration;

use futures::{StreamExt as _, stream};
use jiff::Timestamp;

use crate::discord::kit::app::App;
use crate::discord::kit::failure::Failure;

/// The maximum number of rows in one round.
pub(crate) const BATCH: u32 = 200;
/// The maximum number of messages that one part of the work sends at once.
pub(crate) const AT_ONCE: usize = 8;
/// The longest pause between two rounds.
pub(crate) const LONGEST_PAUSE: Duration = Duration::from_secs(5);
/// The shortest pause between two rounds.
const SHORTEST_PAUSE: Duration = Duration::from_millis(100);

/// The state after a round: whether more work is due now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// Nothing is left to do now.
    Done,
    /// There is more to do now.
    More,
}

impl Progress {
    /// Returns the progress after a round that handled this many rows.
    pub(crate) fn after(rows: usize) -> Progress {
        if rows < BATCH as usize { Progress::Done } else { Progress::More }
    }

    /// Combines the progress of two parts of a round.
    pub(crate) fn and(self, other: Progress) -> Progress {
        if self == Progress::More { self } else { other }
    }
}

/// Runs a round whenever something may be due. A round that fails or panics is retried later.
pub(crate) async fn repeat<F>(app: &Arc<App>, name: &'static str, round: impl Fn(Timestamp) -> F)
where
    F: Future<Output = Result<Progress, Failure>>,
{
    loop {
        // Subscribe before the round, so that no wake-up during it is missed.
        let woken = app.work.notified();
        let now = app.now();
        let progress = match app.jobs.catch(name, async { round(now).await }).await {
            Some(Ok(progress)) => progress,
            Some(Err(error)) => {
                log_failed_round(app, name, &error);
                Progress::Done
            }
            None => Progress::Done,
        };
        let next = match progress {
            Progress::More => now,
            Progress::Done => next_due(app, now).await,
        };
        tokio::select! {
            () = app.time.wait_until(next.max(app.now() + SHORTEST_PAUSE), LONGEST_PAUSE) => {}
            () = woken => {}
        }
    }
}

/// Logs that a round of background work failed.
pub(crate) fn log_failed_round(app: &App, name: &'static str, error: &Failure) {
    match error {
        Failure::Store(error) => app.outages.log(error, name),
        error => tracing::error!(%error, name, "failed to finish a round of background work"),
    }
}

/// Returns when the store's next row is due. Rows due before `now` are done or wait for the next
/// round.
async fn next_due(app: &App, now: Timestamp) -> Timestamp {
    app.store.next_due(now).await.ok().flatten().unwrap_or(Timestamp::MAX)
}

/// Runs these futures, at most [`AT_ONCE`] at the same time.
pub(crate) async fn at_once<F: Future<Output = ()>>(work: impl IntoIterator<Item = F>) {
    stream::iter(work).for_each_concurrent(AT_ONCE, |task| task).await;
}
