//! Rounds of work that are repeated until the bot stops.

use std::sync::Arc;
use std::time::Duration;

use futures::{StreamExt as _, stream};
use jiff::Timestamp;

use crate::discord::kit::app::App;
use crate::discord::kit::failure::Failure;

/// How many rows are worked on in one round.
pub(crate) const BATCH: u32 = 200;
/// How many messages are sent at once by each part of the work.
pub(crate) const AT_ONCE: usize = 8;
/// The longest pause between two rounds.
pub(crate) const LONGEST_PAUSE: Duration = Duration::from_secs(5);
/// The shortest pause between two rounds.
const SHORTEST_PAUSE: Duration = Duration::from_millis(100);

/// Whether a round left anything to do at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// Nothing is left that can be done now.
    Done,
    /// There is more.
    More,
}

impl Progress {
    /// After a round with so many rows.
    pub(crate) fn after(rows: usize) -> Progress {
        if rows < BATCH as usize { Progress::Done } else { Progress::More }
    }

    /// After two parts of a round.
    pub(crate) fn and(self, other: Progress) -> Progress {
        if self == Progress::More { self } else { other }
    }
}

/// Does a round of work whenever something may be due. What fails is tried again in a later round.
pub(crate) async fn repeat<F>(app: &Arc<App>, name: &str, round: impl Fn(Timestamp) -> F)
where
    F: Future<Output = Result<Progress, Failure>>,
{
    loop {
        // From here on no call is missed.
        let called = app.work.notified();
        let now = app.now();
        let progress = round(now).await.unwrap_or_else(|error| {
            tracing::error!(%error, name, "failed to finish a round of background work");
            Progress::Done
        });
        let next = match progress {
            Progress::More => now,
            Progress::Done => next_due(app, now).await,
        };
        tokio::select! {
            () = app.time.wait_until(next.max(app.now() + SHORTEST_PAUSE), LONGEST_PAUSE) => {}
            () = called => {}
        }
    }
}

/// When the next thing is due that the store knows of. What was due before `now` is done, or has to wait
/// for the next round.
async fn next_due(app: &App, now: Timestamp) -> Timestamp {
    app.store.next_due(now).await.ok().flatten().unwrap_or(Timestamp::MAX)
}

/// Does what takes Discord a while, some of it at once.
pub(crate) async fn at_once<F: Future<Output = ()>>(work: impl IntoIterator<Item = F>) {
    stream::iter(work).for_each_concurrent(AT_ONCE, |one| one).await;
}
