//! The posts that this process sends: who holds which of them, which were attempted, and waking the loop
//! that sends them.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicU64;
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
    notify: Arc<Notify>,
    state: Arc<Mutex<State>>,
    /// How many transactions this process has committed that background work may follow from.
    pub(super) changes: Arc<AtomicU64>,
}

#[derive(Default)]
struct State {
    /// How many tasks hold each post.
    holders: HashMap<PostKey, u32>,
    /// The posts that were put down since the loop last began to read.
    put_down: HashSet<PostKey>,
    /// Posts that tasks hold, as they have recorded them.
    recorded: HashMap<PostKey, PostRow>,
    /// What the loop has not been told.
    changed: ChangedPosts,
    /// The posts that may have been sent without a record of it, each with the issue that its readers
    /// were known to see then. A change of what is wanted does not make it certain.
    attempted: HashSet<(PostKey, i64)>,
}

/// What has changed about the posts of this process.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChangedPosts {
    /// Posts whose readers see what they should. Only their old message is left.
    pub old: Vec<PostRow>,
    /// True if others may be due: they must be read.
    pub others: bool,
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
        Outbox {
            owner: owner.cast_signed(),
            notify: Arc::default(),
            state: Arc::default(),
            changes: Arc::default(),
        }
    }

    /// Lets the current task hold a post that it has raised. Called before the commit, so that the loop
    /// never sees a post which is not held yet. Returns false if the task holds nothing.
    pub(super) fn hold_one(&self, raised: PostRow) -> bool {
        self.state().recorded.remove(&raised.key);
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

    /// Lets the current task hold a post no longer. If it has not recorded the post, the loop sends it.
    pub(super) fn release(&self, key: PostKey) {
        let _ = HELD.try_with(|held| {
            let mut posts = lock(&held.posts);
            if let Some(place) = posts.iter().position(|(_, held)| held.key == key) {
                let (_, post) = posts.remove(place);
                self.put_down(&post);
            }
        });
    }

    /// Notes that a task holds a post no longer, which it has raised like this.
    fn put_down(&self, raised: &PostRow) {
        let key = raised.key;
        let mut state = self.state();
        if state.recorded.get(&key).is_some_and(|recorded| recorded.wanted < raised.wanted) {
            // Only what was wanted before is recorded.
            state.recorded.remove(&key);
        }
        let Some(holders) = state.holders.get_mut(&key) else { return };
        *holders -= 1;
        if *holders > 0 {
            return;
        }
        state.holders.remove(&key);
        state.put_down.insert(key);
        let recorded = state.recorded.remove(&key);
        drop(state);
        match recorded {
            Some(post) => self.leave(post),
            None => self.wake(),
        }
    }

    /// Notes a post as it was recorded. The loop need not read it.
    pub(super) fn record(&self, post: PostRow) {
        let mut state = self.state();
        if state.holders.contains_key(&post.key) {
            state.recorded.insert(post.key, post);
        } else {
            drop(state);
            self.leave(post);
        }
    }

    /// Leaves what is left of a recorded post to the loop.
    fn leave(&self, post: PostRow) {
        if post.shown < post.wanted {
            self.wake();
        } else if post.old.is_some() {
            self.state().changed.old.push(post);
            self.notify.notify_one();
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

    /// Waits until something changes. What happened since the last call counts.
    pub(super) async fn changed(&self) -> ChangedPosts {
        self.notify.notified().await;
        std::mem::take(&mut self.state().changed)
    }

    /// Wakes who waits for posts: some may be due.
    pub(super) fn wake(&self) {
        self.state().changed.others = true;
        self.notify.notify_one();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let posts = std::mem::take(&mut *lock(&self.posts));
        for (outbox, post) in &posts {
            outbox.put_down(post);
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
