//! The view of a user, once or again after every change.

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

/// How long changes are collected before they are shown together.
const COLLECTED_FOR: Duration = Duration::from_millis(50);

#[derive(Deserialize)]
pub(super) struct Viewer {
    user: Option<UserId>,
}

impl Viewer {
    /// The user who looks: the named one, or the first person.
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
    Ok(Json(hub.with(|world| view(world, user))))
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

/// Sees a user's view change.
struct Watcher {
    hub: Arc<Hub>,
    changes: watch::Receiver<u64>,
    stopping: Stopping,
    /// Whether the view was shown before, so that what follows is collected.
    shown: bool,
}

impl Watcher {
    /// The view after the next change; `None` at the end.
    async fn next(&mut self, user: UserId) -> Option<String> {
        if self.shown {
            tokio::time::sleep(COLLECTED_FOR).await;
        }
        tokio::select! {
            // The last change is shown even if the end has come.
            biased;
            changed = self.changes.changed() => changed.ok()?,
            () = self.stopping.wait() => return None,
        }
        self.shown = true;
        Some(self.hub.with(|world| view(world, user).to_string()))
    }
}
