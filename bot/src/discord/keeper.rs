//! Runs the background work: ends games on timeout, plays the computer's moves, resends lost
//! messages. All pending work is in the store, so a restart loses nothing.

use std::sync::Arc;

use futures::channel::mpsc::UnboundedReceiver;
use futures::future;
use futures::future::{BoxFuture, FutureExt as _};
use futures::stream::{FuturesUnordered, StreamExt as _};
use jiff::Timestamp;

use crate::discord::features;
use crate::discord::kit::app::{App, OutboxTask};
use crate::discord::kit::background::{AT_ONCE, Progress, repeat};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Work;
use crate::shutdown::Shutdown;

/// Runs the background work of every feature until `shutdown` is requested.
///
/// Each part runs at its own pace. Deadlines are decided without waiting for Discord. The outbox
/// sends the messages later.
pub(crate) async fn run(app: Arc<App>, outbox: UnboundedReceiver<OutboxTask>, shutdown: Shutdown) {
    let app = &app;
    let mut parts: Vec<BoxFuture<'_, ()>> =
        vec![send(outbox).boxed(), repeat(app, "deadlines", |now| decide(app, now)).boxed()];
    parts.extend(all_work().filter_map(|work| match work {
        Work::Decide(_) => None,
        Work::Send { name, round } => Some(repeat(app, name, |now| round(app, now)).boxed()),
        Work::Loop(run) => Some(run(Arc::clone(app))),
    }));
    tokio::select! {
        () = shutdown.requested() => {}
        _ = future::join_all(parts) => {}
    }
}

fn all_work() -> impl Iterator<Item = &'static Work> {
    features::ALL.iter().flat_map(|feature| feature.background)
}

/// Runs one round of every [`Work::Decide`], which needs only the database.
async fn decide(app: &Arc<App>, now: Timestamp) -> Result<Progress, Failure> {
    let mut all = Ok(Progress::Done);
    for work in all_work() {
        let Work::Decide(round) = work else { continue };
        // A failing part does not stop the others.
        all = match (all, round(app, now).await) {
            (Ok(before), Ok(progress)) => Ok(before.and(progress)),
            (Err(error), Ok(_)) | (_, Err(error)) => Err(error),
        };
    }
    all
}

/// Runs the tasks in the outbox, [`AT_ONCE`] at a time.
async fn send(mut outbox: UnboundedReceiver<OutboxTask>) {
    let mut sending = FuturesUnordered::new();
    loop {
        tokio::select! {
            Some(task) = outbox.next(), if sending.len() < AT_ONCE => sending.push(task),
            Some(()) = sending.next() => {}
            else => return,
        }
    }
}
