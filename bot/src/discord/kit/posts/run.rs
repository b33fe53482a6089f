//! The loop that sends the posts which no handler shows.

use std::collections::HashSet;
use std::pin::pin;

use dvonn_model::{PostKey, PostRow};
use dvonn_store::StoreError;
use futures::stream::{FuturesUnordered, StreamExt as _};
use jiff::{SignedDuration, Timestamp};
use tokio::time::sleep;

use crate::discord::kit::app::App;
use crate::discord::kit::background::LONGEST_PAUSE;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::jobs::RESTART_PAUSE;
use crate::discord::kit::posts::old::retire;
use crate::discord::kit::posts::{PostHandler, postpone, show};

/// The most posts that are sent at once.
const AT_ONCE: usize = 16;
/// The most of these that are looked for first.
const DOUBTFUL_AT_ONCE: usize = 4;
/// The shortest and the longest time until the next attempt.
const RETRY_AFTER: [SignedDuration; 2] =
    [SignedDuration::from_secs(5), SignedDuration::from_mins(1)];

/// Sends this process's posts, and never ends.
pub(crate) async fn run(app: &App, handlers: &[PostHandler]) {
    while let Err(error) = app.store.take_over_posts(app.now()).await {
        app.outages.log(&error, "failed to take over posts");
        sleep(RESTART_PAUSE).await;
    }
    let mut sending = FuturesUnordered::new();
    let mut busy = Busy::default();
    loop {
        let now = app.now();
        let mut sent = Vec::new();
        let (due, next) = {
            let reading = async { (due(app, &busy, now).await, app.store.next_post(now).await) };
            let mut reading = pin!(reading);
            // Those that are being sent may hold the connections for which this waits.
            loop {
                tokio::select! {
                    read = &mut reading => break read,
                    Some(post) = sending.next() => sent.push(post),
                }
            }
        };
        for post in &sent {
            busy.remove(post);
        }
        let has_failed = due.is_err();
        match due {
            Ok(due) => {
                for post in due {
                    busy.add(&post);
                    sending.push(async move {
                        send(app, handlers, &post).await;
                        post
                    });
                }
            }
            Err(error) => app.outages.log(&error, "failed to read posts"),
        }
        if !sent.is_empty() {
            // There is room for more.
            continue;
        }
        let next = next.ok().flatten().unwrap_or(Timestamp::MAX);
        tokio::select! {
            Some(post) = sending.next() => busy.remove(&post),
            () = app.store.post_raised(), if !has_failed => {}
            () = app.time.wait_until(next, LONGEST_PAUSE), if !has_failed => {}
            () = sleep(RESTART_PAUSE), if has_failed => {}
        }
    }
}

/// The posts that are being sent, and the old messages that are being edited.
#[derive(Default)]
struct Busy {
    fresh: HashSet<PostKey>,
    doubtful: HashSet<PostKey>,
    old: HashSet<PostKey>,
}

impl Busy {
    fn of(&mut self, post: &PostRow) -> &mut HashSet<PostKey> {
        match post {
            _ if is_shown(post) => &mut self.old,
            PostRow { doubtful: true, .. } => &mut self.doubtful,
            _ => &mut self.fresh,
        }
    }

    fn add(&mut self, post: &PostRow) {
        self.of(post).insert(post.key);
    }

    fn remove(&mut self, post: &PostRow) {
        self.of(post).remove(&post.key);
    }

    /// Nothing waits for the edit of an old message.
    fn includes(&self, post: &PostRow) -> bool {
        let is_sent = self.fresh.contains(&post.key) || self.doubtful.contains(&post.key);
        is_sent || is_shown(post) && self.old.contains(&post.key)
    }

    /// Returns how many more can be sent at once.
    fn room(&self, doubtful: bool) -> usize {
        let room = AT_ONCE.saturating_sub(self.len());
        if doubtful { room.min(DOUBTFUL_AT_ONCE.saturating_sub(self.doubtful.len())) } else { room }
    }

    fn len(&self) -> usize {
        self.fresh.len() + self.doubtful.len() + self.old.len()
    }
}

/// Returns true if readers see a post as it should be, so that only its old message is left.
fn is_shown(post: &PostRow) -> bool {
    post.shown >= post.wanted
}

/// Returns the posts whose turn it is.
async fn due(app: &App, busy: &Busy, now: Timestamp) -> Result<Vec<PostRow>, StoreError> {
    let mut due = Vec::new();
    for doubtful in [false, true] {
        let room = busy.room(doubtful).min(AT_ONCE - due.len());
        if room == 0 {
            continue;
        }
        // Those that are being sent are still due.
        let posts = app.store.posts_due(now, doubtful, room + busy.len()).await?;
        due.extend(posts.into_iter().filter(|post| !busy.includes(post)).take(room));
    }
    Ok(due)
}

/// Sends a post, and records that. One that fails or panics is tried again later.
async fn send(app: &App, handlers: &[PostHandler], post: &PostRow) {
    let PostKey { kind, subject, part } = post.key;
    let job = format!("{} {subject}, {part}", kind.name());
    let work = Box::pin(async {
        if let (true, Some(old)) = (is_shown(post), &post.old) {
            return retire(app, post, old).await;
        }
        let Some(handler) = handlers.iter().find(|handler| handler.kind == kind) else {
            return Err(Failure::Unknown);
        };
        show(app, post, (handler.face)(app, post).await?, Delivery::Message).await.map(drop)
    });
    match app.jobs.catch(&job, work).await {
        Some(Ok(())) => return,
        Some(Err(error)) if app.outages.explain(&error) => {}
        Some(Err(error)) => {
            tracing::warn!(%error, post = job, "failed to send a post; it will be tried again");
        }
        // It panicked, which is logged.
        None => {}
    }
    let [shortest, longest] = RETRY_AFTER;
    let now = app.now();
    let until = now + now.duration_since(post.since).clamp(shortest, longest);
    if !postpone(app, post, until, true).await {
        // It is still due.
        sleep(RESTART_PAUSE).await;
    }
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use dvonn_model::PostKind;
    use tokio::task::yield_now;

    use super::*;
    use crate::discord::kit::posts::Face;

    async fn add(app: &App, guilds: impl IntoIterator<Item = u64>) {
        let mut tx = app.store.begin().await.unwrap();
        for guild in guilds {
            tx.raise_post(PostKey::hello(guild.try_into().unwrap()), app.now()).await.unwrap();
        }
        tx.commit().await.unwrap();
    }

    /// The subjects of the posts that will be due some day, in order.
    async fn left(app: &App, doubtful: bool) -> Vec<i64> {
        let posts = app.store.posts_due(app.now() + RETRY_AFTER[1], doubtful, 9).await.unwrap();
        let mut subjects: Vec<_> = posts.into_iter().map(|post| post.key.subject).collect();
        subjects.sort_unstable();
        subjects
    }

    /// Runs the loop until there are no fresh posts.
    async fn run_until_tried(app: &App, handler: PostHandler) {
        let tried = async {
            while !left(app, false).await.is_empty() {
                yield_now().await;
            }
        };
        tokio::select! {
            () = run(app, std::slice::from_ref(&handler)) => unreachable!("it never ends"),
            () = tried => {}
        }
    }

    #[tokio::test]
    async fn a_post_that_fails_or_panics_is_tried_again_and_leaves_the_others_alone() {
        let (app, _folder) = App::offline().await;
        add(&app, 1..=4).await;
        let handler = PostHandler {
            kind: PostKind::Hello,
            face: |_, post| {
                Box::pin(async {
                    match post.key.subject {
                        1 => panic!("broken"),
                        2 => Err(Failure::Unknown),
                        _ => Ok(Face::Nothing),
                    }
                })
            },
        };
        run_until_tried(&app, handler).await;
        assert_eq!(left(&app, true).await, [1, 2]);
        let next = app.store.next_post(app.now()).await.unwrap().unwrap();
        assert!(next <= app.now() + RETRY_AFTER[1], "{next}");
    }

    #[tokio::test]
    async fn a_thousand_posts_of_an_ended_process_do_not_keep_a_new_one_waiting() {
        let (app, _folder) = App::offline().await;
        add(&app, 1..=1_000).await;
        let mut tx = app.store.begin().await.unwrap();
        for post in app.store.posts_due(app.now(), false, 1_000).await.unwrap() {
            tx.postpone_post(&post, post.since, true).await.unwrap();
        }
        tx.commit().await.unwrap();
        add(&app, [20_000]).await;
        let handler = PostHandler {
            kind: PostKind::Hello,
            face: |_, post| {
                Box::pin(async { if post.doubtful { pending().await } else { Ok(Face::Nothing) } })
            },
        };
        run_until_tried(&app, handler).await;
    }
}
