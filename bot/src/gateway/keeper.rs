//! Runs the background work: ends games on timeout, plays the computer's moves, sends posts. All
//! pending work is in the store, so a restart loses nothing.

use std::pin::pin;
use std::sync::Arc;

use futures::future;
use futures::future::{BoxFuture, FutureExt as _};
use futures::stream::{FuturesUnordered, StreamExt as _};
use jiff::Timestamp;

use crate::features;
use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::runtime::feature::Work;
use crate::runtime::posts;
use crate::runtime::rounds::{JobProgress, repeat};

/// The name in the log of the work that needs only the database.
const DEADLINES: &str = "deadlines";

/// Runs the background work of every feature, and never ends.
///
/// Each part runs at its own pace. Deadlines are decided without waiting for Discord: `runtime/posts`
/// sends the messages. A part that panics goes on after a pause, and does not disturb the
/// others.
pub(crate) async fn run(app: Arc<App>) {
    let app = &app;
    let handlers: Vec<_> =
        features::ALL.iter().flat_map(|feature| feature.posts).copied().collect();
    let send_posts = || posts::run::run(app, &handlers);
    let mut parts: Vec<BoxFuture<'_, ()>> = vec![
        app.jobs.keep_running("posts", send_posts).boxed(),
        repeat(app, DEADLINES, |now| decide(app, all_work(), now)).boxed(),
    ];
    parts.extend(all_work().filter_map(|work| match work {
        Work::Decide(_) => None,
        Work::Send { name, round } => Some(repeat(app, name, |now| round(app, now)).boxed()),
        Work::Loop { name, run } => {
            Some(app.jobs.keep_running(name, || run(Arc::clone(app))).boxed())
        }
    }));
    all_of(parts).await;
}

/// Runs these parts until all have ended. Each is polled only when it can go on.
async fn all_of(parts: Vec<BoxFuture<'_, ()>>) {
    let mut parts: FuturesUnordered<_> = parts.into_iter().collect();
    while parts.next().await.is_some() {}
}

fn all_work() -> impl Iterator<Item = &'static Work> {
    features::ALL.iter().flat_map(|feature| feature.background)
}

/// Runs one round of every [`Work::Decide`], which needs only the database. A part that fails or
/// panics does not stop the others.
async fn decide(
    app: &Arc<App>,
    work: impl Iterator<Item = &'static Work>,
    now: Timestamp,
) -> Result<JobProgress, Failure> {
    let mut progress = JobProgress::Idle;
    for work in work {
        let Work::Decide(round) = work else { continue };
        let work =
            noting_progress(|| app.health.record_progress(), async { round(app, now).await });
        if let Some(part) = app.jobs.attempt(DEADLINES, work).await {
            progress = progress.max(part);
        } else {
            progress = progress.max(JobProgress::Done);
        }
    }
    Ok(progress)
}

/// Notes progress whenever `work` goes on. Work that waits forever makes none.
async fn noting_progress<T>(note: impl Fn(), work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    future::poll_fn(|context| {
        note();
        work.as_mut().poll(context)
    })
    .await
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU32;
    use std::sync::atomic::Ordering::Relaxed;

    use dvonn_store::StoreError;
    use futures::channel::oneshot;

    use super::*;

    #[tokio::test]
    async fn a_deadline_that_panics_or_fails_leaves_the_others_alone() {
        const WORK: [Work; 3] = [
            Work::Decide(|_, _| panic!("broken")),
            Work::Decide(|_, _| async { Err(Failure::Unknown) }.boxed()),
            Work::Decide(|_, _| async { Ok(JobProgress::More) }.boxed()),
        ];
        let (app, _folder) = App::offline().await;
        let progress = decide(&app, WORK.iter(), app.now()).await;
        assert_eq!(progress.unwrap(), JobProgress::More);
    }

    #[tokio::test]
    async fn a_database_that_is_gone_is_progress() {
        const WORK: [Work; 1] =
            [Work::Decide(|_, _| async { Err(StoreError::Full.into()) }.boxed())];
        let (app, _folder) = App::offline().await;
        assert!(app.health.keeper_problem().is_some());
        assert!(decide(&app, WORK.iter(), app.now()).await.is_ok());
        assert_eq!(app.health.keeper_problem(), None);
    }

    #[tokio::test]
    async fn work_that_waits_forever_makes_no_progress() {
        let notes = AtomicU32::new(0);
        let note = || {
            notes.fetch_add(1, Relaxed);
        };
        let work = noting_progress(note, async {
            tokio::task::yield_now().await;
            tokio::task::yield_now().await;
            future::pending::<()>().await;
        });
        let (done, ended) = oneshot::channel();
        let other = async {
            for _ in 0..10 {
                tokio::task::yield_now().await;
            }
            done.send(()).ok();
        };
        tokio::select! {
            () = all_of(vec![work.boxed(), other.boxed()]) => unreachable!("one waits forever"),
            Ok(()) = ended => {}
        }
        assert_eq!(notes.load(Relaxed), 3);
    }
}
