//! Keeps background jobs running: a failure or panic in one is logged, and does not disturb the
//! others.
//!
//! A job that panics is counted and started again. A row that panics or fails leaves the other rows
//! alone (`runtime/rounds`). If the task that runs the jobs ends, or Discord does not let the bot
//! reconnect, the process ends with exit code 1.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures::FutureExt as _;
use tokio::time::sleep;

use crate::logging::panic_text;
use crate::runtime::app::outages::Outages;
use crate::runtime::failure::Failure;

/// The pause before a background job starts again.
pub(crate) const RESTART_PAUSE: Duration = Duration::from_secs(1);

/// Watches jobs, and counts their panics.
pub(crate) struct Jobs {
    /// The pause before a job starts again.
    pause: Duration,
    panics: AtomicU64,
    outages: Arc<Outages>,
}

impl Jobs {
    /// Watches jobs, and starts each again after `pause`.
    pub(crate) fn new(pause: Duration, outages: Arc<Outages>) -> Jobs {
        Jobs { pause, panics: AtomicU64::new(0), outages }
    }

    /// Returns the number of panics since the start.
    pub(crate) fn panics(&self) -> u64 {
        self.panics.load(Ordering::Relaxed)
    }

    /// Runs `work` once. Returns `None` if it panics.
    pub(crate) async fn catch<T>(&self, job: &str, work: impl Future<Output = T>) -> Option<T> {
        match AssertUnwindSafe(work).catch_unwind().await {
            Ok(done) => Some(done),
            Err(panic) => {
                let panics = self.panics.fetch_add(1, Ordering::Relaxed) + 1;
                let panic = panic_text(&*panic);
                tracing::error!(job, panic, panics, "a background job panicked; it will go on");
                None
            }
        }
    }

    /// Runs `work` once, and logs its error. Returns `None` if it fails or panics.
    pub(crate) async fn attempt<T>(
        &self,
        job: &str,
        work: impl Future<Output = Result<T, Failure>>,
    ) -> Option<T> {
        match self.catch(job, work).await? {
            Ok(done) => return Some(done),
            Err(Failure::Store(error)) if error.is_outage() => self.outages.log(&error, job),
            Err(error) => tracing::error!(%error, job, "a background job failed; it will go on"),
        }
        None
    }

    /// Runs a job until this is dropped. A job that panics or ends starts again after a pause.
    pub(crate) async fn keep_running<F: Future<Output = ()>>(
        &self,
        job: &str,
        start: impl Fn() -> F,
    ) {
        loop {
            let ended = self.catch(job, async { start().await }).await;
            if ended.is_some() {
                tracing::error!(job, "a background job ended; starting it again");
            }
            sleep(self.pause).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::future::pending;

    use tokio::sync::Notify;

    use super::*;
    use crate::time::Time;

    fn jobs() -> Jobs {
        Jobs::new(Duration::ZERO, Arc::new(Outages::new(Time::real())))
    }

    #[tokio::test]
    async fn a_panicking_job_goes_on_and_does_not_disturb_others() {
        let jobs = jobs();
        let (runs, rounds) = (Cell::new(0), Cell::new(0));
        let done = Notify::new();
        let broken = jobs.keep_running("broken", || {
            runs.set(runs.get() + 1);
            assert!(runs.get() > 3, "run {}", runs.get());
            async {
                done.notify_one();
                pending::<()>().await;
            }
        });
        let other = jobs.keep_running("other", || async {
            loop {
                rounds.set(rounds.get() + 1);
                tokio::task::yield_now().await;
            }
        });
        tokio::select! {
            () = broken => unreachable!("it is kept running"),
            () = other => unreachable!("it is kept running"),
            () = done.notified() => {}
        }
        assert_eq!((runs.get(), jobs.panics()), (4, 3));
        assert!(rounds.get() > 0);
    }

    #[tokio::test]
    async fn a_job_that_ends_starts_again() {
        let jobs = jobs();
        let runs = Cell::new(0);
        let done = Notify::new();
        let job = jobs.keep_running("short", || async {
            runs.set(runs.get() + 1);
            if runs.get() == 3 {
                done.notify_one();
            }
        });
        tokio::select! {
            () = job => unreachable!("it is kept running"),
            () = done.notified() => {}
        }
    }
}
