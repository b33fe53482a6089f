//! The posts that this process sends: who holds which of them, which were attempted, and waking the loop
//! that sends them.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dvonn_model::{PostKey, PostRow, UserId};
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
    /// The posts that were released since the loop has begun to read: what it reads of them may be
    /// older than what their holder has recorded.
    released: HashSet<PostKey>,
    /// The posts that may have been sent, as they were then wanted, without a record of it.
    attempted: HashSet<(PostKey, i64)>,
}

/// The posts that a task holds.
struct Held {
    outbox: Outbox,
    posts: Mutex<Vec<(PostKey, Option<UserId>)>>,
}

impl Outbox {
    /// Draws the number of this process.
    pub(super) fn new() -> Outbox {
        let owner = getrandom::u64().unwrap_or_else(|_| std::process::id().into()) >> 1;
        Outbox { owner: owner.cast_signed(), changed: Arc::default(), state: Arc::default() }
    }

    /// Leaves the posts that `work` raises to it.
    pub(super) async fn hold<F: Future>(&self, work: F) -> F::Output {
        let held = Held { outbox: self.clone(), posts: Mutex::default() };
        HELD.scope(Arc::new(held), work).await
    }

    /// Notes that the current task raises a post. Called before the commit, so that the loop never
    /// sees a post which is not held yet.
    pub(super) fn raise(&self, key: PostKey, reader: Option<UserId>) {
        // Background work holds nothing.
        let _ = HELD.try_with(|held| {
            let mut posts = lock(&held.posts);
            if posts.iter().all(|(held, _)| *held != key) {
                posts.push((key, reader));
                *self.state().holders.entry(key).or_default() += 1;
            }
        });
    }

    /// Lets the current task hold a post no longer.
    pub(super) fn release(&self, key: PostKey) {
        let _ = HELD.try_with(|held| {
            let mut posts = lock(&held.posts);
            if let Some(place) = posts.iter().position(|(held, _)| *held == key) {
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
                state.released.insert(key);
            }
        }
    }

    /// Returns how many posts are held.
    pub(super) fn held(&self) -> usize {
        self.state().holders.len()
    }

    /// Notes that the loop begins to read posts.
    pub(super) fn begin_read(&self) {
        self.state().released.clear();
    }

    /// Returns true if the loop may send a post that it has read: nobody holds it, or held it
    /// meanwhile. In that case the loop has been woken to read it again.
    pub(super) fn is_free(&self, key: PostKey) -> bool {
        let state = self.state();
        !state.holders.contains_key(&key) && !state.released.contains(&key)
    }

    pub(super) fn attempt(&self, post: &PostRow) {
        self.state().attempted.insert((post.key, post.wanted));
    }

    pub(super) fn settle(&self, post: &PostRow) {
        self.state().attempted.remove(&(post.key, post.wanted));
    }

    pub(super) fn is_attempted(&self, post: &PostRow) -> bool {
        self.state().attempted.contains(&(post.key, post.wanted))
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
        for (key, _) in &posts {
            self.outbox.put_down(*key);
        }
        if !posts.is_empty() {
            self.outbox.wake();
        }
    }
}

/// Returns the posts for `reader` that the current task holds.
pub(super) fn held_for(reader: UserId) -> Vec<PostKey> {
    let of_reader = |held: &Arc<Held>| {
        let posts = lock(&held.posts);
        posts.iter().filter(|(_, of)| *of == Some(reader)).map(|(key, _)| *key).collect()
    };
    HELD.try_with(of_reader).unwrap_or_default()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
