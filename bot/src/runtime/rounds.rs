//! Rounds of background work, repeated until the bot stops.

use std::fmt::Display;
use std::sync::Arc;
use std::time::Duration;

use dvonn_model::Shard;
use futures::{StreamExt as _, stream};
use jiff::Timestamp;

use crate::runtime::app::App;
use crate::runtime::failure::Failure;

/// The maximum number of rows in one round.
pub(crate) const BATCH: u32 = 200;
/// The maximum number of messages that one part of the work sends at once.
const AT_ONCE: usize = 8;
/// The longest pause between two rounds, while there is anything to do.
pub(crate) const LONGEST_PAUSE: Duration = Duration::from_secs(5);
/// The longest time without a round.
pub(crate) const LONGEST_REST: Duration = Duration::from_mins(1);
/// The shortest pause between two rounds.
const SHORTEST_PAUSE: Duration = Duration::from_millis(100);

/// The state after a round: whether more work is due now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum JobProgress {
    /// There was nothing to do.
    Idle,
    /// There was something. What is left of it, or has failed, is tried again soon.
    Done,
    /// There is more to do now.
    More,
}

impl JobProgress {
    /// Returns the progress after a round that handled this many rows.
    pub(crate) fn after(rows: usize) -> JobProgress {
        match rows {
            0 => JobProgress::Idle,
            rows if rows < BATCH as usize => JobProgress::Done,
            _ => JobProgress::More,
        }
    }
}

/// Returns the progress of a round that finds nothing on these shards. While none is online, it must look again
/// soon.
pub(crate) fn progress_of_nothing(online: &[Shard]) -> JobProgress {
    if online.is_empty() { JobProgress::Done } else { JobProgress::Idle }
}

/// Reads all rows that something is to be done with, [`BATCH`] at a time. Rows that stay as they are, because
/// nothing can be done with them now, do not keep later ones waiting.
pub(crate) struct Walk<K> {
    after: Option<K>,
    is_over: bool,
}

impl<K> Walk<K> {
    pub(crate) fn new() -> Walk<K> {
        Walk { after: None, is_over: false }
    }

    /// Returns the next rows, which `read` finds after a key. `None` if there are no more.
    pub(crate) async fn next<R, F, E>(
        &mut self,
        key: impl Fn(&R) -> K,
        read: impl FnOnce(Option<K>) -> F,
    ) -> Result<Option<Vec<R>>, E>
    where
        F: Future<Output = Result<Vec<R>, E>>,
    {
        if self.is_over {
            return Ok(None);
        }
        let rows = read(self.after.take()).await?;
        self.after = rows.last().map(key);
        self.is_over = rows.len() < BATCH as usize;
        Ok(Some(rows))
    }
}

/// Runs a round whenever something may be due: when it is woken or its time has come, and some seconds after a
/// round that had something to do, a change by this process, or as long as there are other processes. One that
/// fails or panics is retried later.
pub(crate) async fn repeat<F>(app: &Arc<App>, name: &'static str, round: impl Fn(Timestamp) -> F)
where
    F: Future<Output = Result<JobProgress, Failure>>,
{
    loop {
        // Subscribe before the round, so that no wake-up during it is missed.
        let woken = app.work.notified();
        let (now, changes) = (app.now(), app.store.changes());
        let progress = app.jobs.attempt(name, async { round(now).await }).await;
        let progress = progress.unwrap_or(JobProgress::Done);
        let next = match progress {
            JobProgress::More => now,
            JobProgress::Idle | JobProgress::Done => next_due(app, now).await,
        };
        let last = now.checked_add(LONGEST_REST).unwrap_or(now);
        let pause = async {
            loop {
                let earliest = next.max(app.now() + SHORTEST_PAUSE);
                app.time.wait_until(earliest, LONGEST_PAUSE).await;
                let may_have_changed = app.store.changes() != changes || app.has_other_processes();
                if !rests(progress, may_have_changed, next.min(last), app.now()) {
                    break;
                }
            }
        };
        tokio::select! {
            () = pause => {}
            () = woken => {}
        }
    }
}

/// Returns true if a round would find nothing to do, after one that made this progress. It begins `until` then
/// at the latest.
fn rests(progress: JobProgress, may_have_changed: bool, until: Timestamp, now: Timestamp) -> bool {
    progress == JobProgress::Idle && !may_have_changed && now < until
}

/// Returns when the store's next row is due. Rows due before `now` are done or wait for the next round.
async fn next_due(app: &App, now: Timestamp) -> Timestamp {
    app.store.next_due(now).await.ok().flatten().unwrap_or(Timestamp::MAX)
}

/// Does the work of one round, row by row, and logs it as `name` with the row. A row that fails or
/// panics leaves the others alone, and is tried again in a later round. Skips rows that another
/// process is working on.
pub(crate) async fn in_turn<R, F>(
    app: &App,
    name: &str,
    rows: impl IntoIterator<Item = (R, F)>,
) -> JobProgress
where
    R: Display,
    F: Future<Output = Result<(), Failure>>,
{
    let (mut rows_done, mut rows_failed) = (0, 0);
    // Boxed, since the work of some rows is large.
    for (row, work) in rows.into_iter().map(|(row, work)| (row, Box::pin(work))) {
        let Some(_lease) = app.lease(name, &row).await else { continue };
        match app.jobs.attempt(&format!("{name} {row}"), work).await {
            Some(()) => rows_done += 1,
            None => rows_failed += 1,
        }
    }
    match JobProgress::after(rows_done + rows_failed) {
        // Rows that all failed would fail again at once.
        JobProgress::More if rows_done == 0 => JobProgress::Done,
        progress => progress,
    }
}

/// Does the work of one round, at most [`AT_ONCE`] rows at the same time. A row that panics is logged
/// as `name` with the row, and leaves the others alone. Skips rows that another process is working
/// on.
pub(crate) async fn concurrently<R, F>(
    app: &App,
    name: &str,
    rows: impl IntoIterator<Item = (R, F)>,
) where
    R: Display,
    F: Future<Output = ()>,
{
    let work = |(row, work): (R, F)| async move {
        let Some(_lease) = app.lease(name, &row).await else { return };
        app.jobs.catch(&format!("{name} {row}"), work).await;
    };
    stream::iter(rows).for_each_concurrent(AT_ONCE, work).await;
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use tokio::sync::Notify;

    use super::*;

    #[allow(clippy::unused_async, reason = "rows are futures")]
    async fn row(number: u32, done: &RefCell<Vec<u32>>) -> Result<(), Failure> {
        match number {
            1 => panic!("row {number}"),
            2 => Err(Failure::Unknown),
            sound => {
                done.borrow_mut().push(sound);
                Ok(())
            }
        }
    }

    #[tokio::test]
    async fn one_row_that_panics_or_fails_leaves_the_others_alone() {
        let (app, _folder) = App::offline().await;
        let done = RefCell::default();
        let rows = || (1..=4).map(|number| (number, row(number, &done)));
        assert_eq!(in_turn(&app, "row", rows()).await, JobProgress::Done);
        assert_eq!(done.take(), [3, 4]);
        let logged =
            |(number, work)| (number, async move { drop::<Result<(), Failure>>(work.await) });
        concurrently(&app, "row", rows().map(logged)).await;
        assert_eq!(done.take(), [3, 4]);
    }

    #[test]
    fn work_rests_after_a_round_without_any_until_something_changes_or_its_time_comes() {
        let (now, later) = (Timestamp::UNIX_EPOCH, Timestamp::MAX);
        assert!(rests(JobProgress::Idle, false, later, now));
        assert!(!rests(JobProgress::Idle, true, later, now));
        assert!(!rests(JobProgress::Idle, false, now, now));
        assert!(!rests(JobProgress::Done, false, later, now), "what failed is tried again");
    }

    #[tokio::test]
    async fn rows_with_which_nothing_can_be_done_do_not_keep_later_ones_waiting() {
        for count in [0, 1, BATCH - 1, BATCH, BATCH + 1, 3 * BATCH] {
            let (mut walk, mut seen) = (Walk::new(), Vec::new());
            let read = async |after: Option<u32>| {
                let first = after.map_or(0, |after| after + 1);
                Ok::<_, Failure>((first..count).take(BATCH as usize).collect())
            };
            while let Some(rows) = walk.next(|row: &u32| *row, read).await.unwrap() {
                seen.extend(rows);
            }
            assert_eq!(seen, (0..count).collect::<Vec<_>>());
        }
    }

    #[tokio::test]
    async fn a_full_round_goes_on_at_once_unless_all_its_rows_fail() {
        let (app, _folder) = App::offline().await;
        let done = RefCell::default();
        let rows = |first| {
            (0..BATCH)
                .map(move |number| (number, first))
                .map(|(number, first)| (number, row(if number == 0 { first } else { 2 }, &done)))
        };
        assert_eq!(in_turn(&app, "row", rows(2)).await, JobProgress::Done);
        assert_eq!(in_turn(&app, "row", rows(3)).await, JobProgress::More);
    }

    #[tokio::test]
    async fn a_round_that_panics_or_fails_is_repeated() {
        let (app, _folder) = App::offline().await;
        let (rounds, done) = (Cell::new(0), Notify::new());
        let round = |_| async {
            rounds.set(rounds.get() + 1);
            // The next round begins at once.
            app.work.notify_waiters();
            match rounds.get() {
                1 => panic!("round 1"),
                2 => return Err(Failure::Unknown),
                _ => done.notify_one(),
            }
            Ok(JobProgress::Done)
        };
        tokio::select! {
            () = repeat(&app, "rounds", round) => unreachable!("it never ends"),
            () = done.notified() => {}
        }
        assert!(rounds.get() >= 3);
    }
}
