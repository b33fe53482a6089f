//! The posts that this process sends: who holds which of them, which were attempted, and waking the loop
//! that sends them.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dvonn_model::{PostKey, PostRow};
use tokio::sync::Notify;

tokio::task_local! {
    /// The posts that the current task holds.
    static HELD: Arc<Held>;
}

/// What this process sends.
#[derive(Clone)]
pub(super) struct Outbox {
    /// The number of this process.
    pub(super) owner: i64,
    changed: Arc<Notify>,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    /// How many tasks hold each post.
    holders: HashMap<PostKey, u32>,
    /// The posts that were put down since the loop last began to read.
    put_down: HashSet<PostKey>,
    /// The posts that may have been sent without a record of it, each with the issue that its readers
    /// were known to see then. A change of what is wanted does not make it certain.
    attempted: HashSet<(PostKey, i64)>,
}

/// The posts that a task holds.
#[derive(Default)]
struct Held {
    posts: Mutex<Vec<(Outbox, PostRow)>>,
}

impl Outbox {
    /// Draws the number of this process.
    pub(super) fn new() -> Outbox {
        let owner = getrandom::u64().unwrap_or_else(|_| std::process::id().into()) >> 1;
        Outbox { owner: owner.cast_signed(), changed: Arc::default(), state: Arc::default() }
    }

    /// Lets the current task hold a post that it has raised. Called before the commit, so that the loop
    /// never sees a post which is not held yet. Returns false if the task holds nothing.
    pub(super) fn hold_one(&self, raised: PostRow) -> bool {
        let held = HELD.try_with(|held| {
            let mut posts = lock(&held.posts);
            match posts.iter_mut().find(|(_, post)| post.key == raised.key) {
                Some((_, post)) => *post = raised,
                None => {
                    *self.state().holders.entry(raised.key).or_default() += 1;
                    posts.push((self.clone(), raised));
                }
            }
        });
        held.is_ok()
    }

    /// Lets the current task hold a post no longer.
    pub(super) fn release(&self, key: PostKey) {
        let _ = HELD.try_with(|held| {
            let mut posts = lock(&held.posts);
            if let Some(place) = posts.iter().position(|(_, held)| held.key == key) {
                posts.remove(place);
                self.put_down(key);
            }
        });
        self.wake();
    }

    fn put_down(&self, key: PostKey) {
        let mut state = self.state();
        if let Some(holders) = state.holders.get_mut(&key) {
            *holders -= 1;
            if *holders == 0 {
                state.holders.remove(&key);
                state.put_down.insert(key);
            }
        }
    }

    /// Notes that the loop begins to read the posts that are due.
    pub(super) fn begin_reading(&self) {
        self.state().put_down.clear();
    }

    /// Returns false if a task holds a post, or has put it down since the loop began to read: what the loop
    /// has read of it may be from before that task recorded it.
    pub(super) fn is_free(&self, key: PostKey) -> bool {
        let state = self.state();
        !state.holders.contains_key(&key) && !state.put_down.contains(&key)
    }

    /// Returns how many posts are held.
    pub(super) fn held(&self) -> usize {
        self.state().holders.len()
    }

    pub(super) fn attempt(&self, post: &PostRow) {
        self.state().attempted.insert((post.key, post.issue));
    }

    pub(super) fn settle(&self, post: &PostRow) {
        self.state().attempted.remove(&(post.key, post.issue));
    }

    pub(super) fn is_attempted(&self, post: &PostRow) -> bool {
        self.state().attempted.contains(&(post.key, post.issue))
    }

    /// Waits until a post is raised or released. What happened since the last call counts.
    pub(super) async fn raised(&self) {
        self.changed.notified().await;
    }

    /// Wakes who waits for posts.
    pub(super) fn wake(&self) {
        self.changed.notify_one();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let posts = std::mem::take(&mut *lock(&self.posts));
        for (outbox, post) in &posts {
            outbox.put_down(post.key);
            outbox.wake();
        }
    }
}

/// Leaves the posts that `work` raises to it until it ends or is dropped. Tasks that it spawns do not belong
/// to it.
pub async fn hold_posts<F: Future>(work: F) -> F::Output {
    HELD.scope(Arc::default(), work).await
}

/// Returns the posts that the current task holds, as it has raised them.
pub(super) fn held() -> Vec<PostRow> {
    let posts = |held: &Arc<Held>| lock(&held.posts).iter().map(|(_, post)| post.clone()).collect();
    HELD.try_with(posts).unwrap_or_default()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
