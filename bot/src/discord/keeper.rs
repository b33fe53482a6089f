//! The work that nobody asks for: time runs out, the computer plays, messages that got lost are sent. The
//! work is rows in the store, so a restart loses none of it.

use std::sync::Arc;

use futures::channel::mpsc::UnboundedReceiver;
use futures::future;
use futures::future::{BoxFuture, FutureExt as _};
use futures::stream::{FuturesUnordered, StreamExt as _};
use jiff::Timestamp;

use crate::discord::features;
use crate::discord::kit::app::{App, Later};
use crate::discord::kit::background::{AT_ONCE, Progress, repeat};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Work;
use crate::shutdown::Shutdown;

/// Does the background work of every feature until `shutdown` is requested.
///
/// Every part has its own pace. What time decides never waits for Discord: people are told of it by
/// the outbox.
pub(crate) async fn keep(app: Arc<App>, outbox: UnboundedReceiver<Later>, shutdown: Shutdown) {
    let app = &app;
    let mut parts: Vec<BoxFuture<'_, ()>> = vec![
        send(outbox).boxed(),
        repeat(app, "what time decides", |now| decide(app, now)).boxed(),
    ];
    parts.extend(all_work().filter_map(|work| match work {
        Work::Decide(_) => None,
        Work::Tell { name, round } => Some(repeat(app, name, |now| round(app, now)).boxed()),
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

/// Does what time decides, in the database alone.
async fn decide(app: &Arc<App>, now: Timestamp) -> Result<Progress, Failure> {
    let mut all = Ok(Progress::Done);
    for work in all_work() {
        let Work::Decide(round) = work else { continue };
        // A part that fails keeps no other from being done.
        all = match (all, round(app, now).await) {
            (Ok(before), Ok(progress)) => Ok(before.and(progress)),
            (Err(error), Ok(_)) | (_, Err(error)) => Err(error),
        };
    }
    all
}

/// Sends what is in the outbox, a few messages at once.
async fn send(mut outbox: UnboundedReceiver<Later>) {
    let mut sending = FuturesUnordered::new();
    loop {
        tokio::select! {
            Some(message) = outbox.next(), if sending.len() < AT_ONCE => sending.push(message),
            Some(()) = sending.next() => {}
            else => return,
        }
    }
}
