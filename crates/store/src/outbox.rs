//! The process that sends posts, and waking it.

use std::sync::Arc;

use tokio::sync::Notify;

/// What this process sends.
#[derive(Clone)]
pub(super) struct Outbox {
    /// The number of this process.
    pub(super) owner: i64,
    added: Arc<Notify>,
}

impl Outbox {
    /// Draws the number of this process.
    pub(super) fn new() -> Outbox {
        let owner = getrandom::u64().unwrap_or_else(|_| std::process::id().into()) >> 1;
        Outbox { owner: owner.cast_signed(), added: Arc::default() }
    }

    /// Waits until a post is added. One that was added since the last call counts.
    pub(super) async fn added(&self) {
        self.added.notified().await;
    }

    /// Wakes who waits for new posts.
    pub(super) fn wake(&self) {
        self.added.notify_one();
    }
}
