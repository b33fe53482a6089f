//! The view of a user: once, or streamed after every change.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures::{Stream, stream};
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::watch;

use super::Denied;
use super::view::view;
use crate::hub::{Hub, Stopping};
use crate::ids::UserId;

/// How long changes are collected before they are sent together.
const COLLECTED_FOR: Duration = Duration::from_millis(50);

#[derive(Deserialize)]
pub(super) struct Viewer {
    user: Option<UserId>,
}

impl Viewer {
    /// The user with this id, or by default the first person.
    fn find(&self, hub: &Hub) -> Result<UserId, Denied> {
        let found = hub.with(|world| match self.user {
            Some(id) => world.users.get(&id).map(|user| user.id),
            None => world.users.values().find(|user| !user.bot).map(|user| user.id),
        });
        found.ok_or_else(|| Denied::new(StatusCode::NOT_FOUND, "there is no such user"))
    }
}

pub(super) async fn state(
    State(hub): State<Arc<Hub>>,
    Query(viewer): Query<Viewer>,
) -> Result<Json<Value>, Denied> {
    let user = viewer.find(&hub)?;
    Ok(Json(hub.with(|world| view(world, hub.options.welcome.as_ref(), user))))
}

pub(super) async fn stream(
    State(hub): State<Arc<Hub>>,
    Query(viewer): Query<Viewer>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Denied> {
    let user = viewer.find(&hub)?;
    let mut changes = hub.changes();
    changes.mark_changed();
    let stopping = hub.stopping();
    let watcher = Watcher { hub, changes, stopping, shown: false };
    let states = stream::unfold(watcher, move |mut watcher| async move {
        let text = watcher.next(user).await?;
        Some((Ok(Event::default().event("state").data(text)), watcher))
    });
    Ok(Sse::new(states).keep_alive(KeepAlive::default()))
}

/// Watches a user's view for changes.
struct Watcher {
    hub: Arc<Hub>,
    changes: watch::Receiver<u64>,
    stopping: Stopping,
    /// Whether a view was already sent, so that later changes are collected.
    shown: bool,
}

impl Watcher {
    /// The view after the next change; `None` when the playground stops.
    async fn next(&mut self, user: UserId) -> Option<String> {
        if self.shown {
            tokio::time::sleep(COLLECTED_FOR).await;
        }
        tokio::select! {
            // The last change is sent even if the playground stops.
            biased;
            changed = self.changes.changed() => changed.ok()?,
            () = self.stopping.wait() => return None,
        }
        self.shown = true;
        let welcome = self.hub.options.welcome.as_ref();
        Some(self.hub.with(|world| view(world, welcome, user).to_string()))
    }
}
