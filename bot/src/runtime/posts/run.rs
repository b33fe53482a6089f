//! The loop that sends the posts which no handler shows.

use std::collections::HashMap;
use std::pin::pin;

use dvonn_model::{PostKey, PostRow};
use dvonn_store::{DuePosts, StoreError};
use futures::stream::{FuturesUnordered, StreamExt as _};
use jiff::{SignedDuration, Timestamp};
use tokio::time::sleep;

use crate::runtime::app::App;
use crate::runtime::app::jobs::RESTART_PAUSE;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::runtime::posts::old::retire;
use crate::runtime::posts::{PostHandler, postpone, show};
use crate::runtime::rounds::LONGEST_REST;

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
    // What is due and not being sent. It stays here only if an old message is all that is left of it.
    let mut waiting = Vec::new();
    let mut next = Next::Now;
    loop {
        let has_failed = next == Next::Now && {
            let mut sent = Vec::new();
            let read = {
                let mut reading = pin!(due(app, &busy, app.now()));
                // Those that are being sent may hold the connections for which this waits.
                loop {
                    tokio::select! {
                        read = &mut reading => break read,
                        Some(post) = sending.next() => sent.push(post),
                    }
                }
            };
            for (post, _) in &sent {
                busy.remove(post);
            }
            match read {
                // What was waiting is among these.
                Ok(read) => {
                    (waiting, next) = read;
                    next =
                        sent.iter().fold(next, |next, (_, is_recorded)| next.after(*is_recorded));
                    false
                }
                Err(error) => {
                    app.outages.log(&error, "failed to read posts");
                    true
                }
            }
        };
        for post in std::mem::take(&mut waiting) {
            if !busy.includes(&post) && busy.room(post.doubtful) > 0 {
                busy.add(&post);
                sending.push(async move {
                    let is_recorded = send(app, handlers, &post).await;
                    (post, is_recorded)
                });
            } else if is_shown(&post) {
                waiting.push(post);
            } else {
                next = Next::OnceOneIsSent;
            }
        }
        if next == Next::Now && !has_failed {
            // One that is still due was being sent while the others were read.
            continue;
        }
        let at = if let Next::At(at) = next { at } else { Timestamp::MAX };
        tokio::select! {
            Some((post, is_recorded)) = sending.next() => {
                busy.remove(&post);
                next = next.after(is_recorded);
            }
            changed = app.store.posts_changed(), if !has_failed => {
                waiting.extend(changed.old);
                if changed.others {
                    next = Next::Now;
                }
            }
            () = app.time.wait_until(at, LONGEST_REST), if !has_failed => next = Next::Now,
            () = sleep(RESTART_PAUSE), if has_failed => {}
        }
    }
}

/// When the loop reads what is due.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Now,
    /// As soon as one that is being sent has been sent: more may be due than fit, or the same again.
    OnceOneIsSent,
    /// When the next post is due.
    At(Timestamp),
}

impl Next {
    /// Returns when it is now that one has been sent. If that is not recorded, it is still due.
    fn after(self, is_recorded: bool) -> Next {
        if self == Next::OnceOneIsSent || !is_recorded { Next::Now } else { self }
    }
}

/// The posts that are being sent, and the old messages that are being edited.
///
/// Each with the change that is being sent: see [`PostRow::wanted`].
#[derive(Default)]
struct Busy {
    fresh: HashMap<PostKey, i64>,
    doubtful: HashMap<PostKey, i64>,
    old: HashMap<PostKey, i64>,
}

impl Busy {
    fn of(&mut self, post: &PostRow) -> &mut HashMap<PostKey, i64> {
        match post {
            _ if is_shown(post) => &mut self.old,
            PostRow { doubtful: true, .. } => &mut self.doubtful,
            _ => &mut self.fresh,
        }
    }

    fn add(&mut self, post: &PostRow) {
        self.of(post).insert(post.key, post.wanted);
    }

    fn remove(&mut self, post: &PostRow) {
        self.of(post).remove(&post.key);
    }

    /// Nothing waits for the edit of an old message.
    fn includes(&self, post: &PostRow) -> bool {
        self.sent(post).is_some() || is_shown(post) && self.old.contains_key(&post.key)
    }

    /// Returns true if a post was raised again since the attempt that is being made. What has woken the loop may
    /// have been this, so nothing wakes it once that attempt is over.
    fn is_behind(&self, post: &PostRow) -> bool {
        self.sent(post).is_some_and(|sent| sent < post.wanted)
    }

    /// Returns the change of a post that is being sent.
    fn sent(&self, post: &PostRow) -> Option<i64> {
        self.fresh.get(&post.key).or_else(|| self.doubtful.get(&post.key)).copied()
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

/// Returns posts that are due, and when to read again.
async fn due(app: &App, busy: &Busy, now: Timestamp) -> Result<(Vec<PostRow>, Next), StoreError> {
    // Those that are being sent are still due.
    let limits = [false, true].map(|doubtful| match busy.room(doubtful) {
        0 => 0,
        room => room + busy.len(),
    });
    let DuePosts { mut posts, are_all, next } = app.store.posts_due(now, limits).await?;
    let are_all = are_all && !posts.iter().any(|post| busy.is_behind(post));
    posts.retain(|post| !busy.includes(post));
    let next = if are_all { Next::At(next.unwrap_or(Timestamp::MAX)) } else { Next::OnceOneIsSent };
    Ok((posts, next))
}

/// Sends a post, and records that. One that fails or panics is tried again later. One that was raised again
/// meanwhile is not sent: its face may be news that whoever raised it is showing. Returns false if it may
/// still be due.
async fn send(app: &App, handlers: &[PostHandler], post: &PostRow) -> bool {
    let PostKey { kind, subject, part } = post.key;
    let job = format!("{} {subject}, {part}", kind.name());
    let work = Box::pin(async {
        if let (true, Some(old)) = (is_shown(post), &post.old) {
            return retire(app, post, old).await.map(|()| true);
        }
        let Some(handler) = handlers.iter().find(|handler| handler.kind == kind) else {
            return Err(Failure::Unknown);
        };
        let face = (handler.face)(app, post).await?;
        let now = app.store.post(post.key).await?;
        if now.is_none_or(|now| now.wanted != post.wanted) {
            return Ok(false);
        }
        show(app, post, face, Delivery::Message).await.map(|_| true)
    });
    match app.jobs.catch(&job, work).await {
        Some(Ok(is_recorded)) => return is_recorded,
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
    let is_recorded = postpone(app, post, until, true).await;
    if !is_recorded {
        // It is still due.
        sleep(RESTART_PAUSE).await;
    }
    is_recorded
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use dvonn_discord::view::View;
    use dvonn_model::{ChannelId, PostKind, Venue};
    use tokio::task::yield_now;

    use super::*;
    use crate::runtime::posts::{Face, Message, To};

    async fn add(app: &App, guilds: impl IntoIterator<Item = u64>) {
        let mut tx = app.store.begin().await.unwrap();
        for guild in guilds {
            tx.raise_post(PostKey::hello(guild.try_into().unwrap()), app.now()).await.unwrap();
        }
        tx.commit().await.unwrap();
    }

    /// The subjects of the posts that will be due some day, in order.
    async fn left(app: &App, doubtful: bool) -> Vec<i64> {
        let limits = if doubtful { [0, 9] } else { [9, 0] };
        let due = app.store.posts_due(app.now() + RETRY_AFTER[1], limits).await.unwrap();
        let mut subjects: Vec<_> = due.posts.into_iter().map(|post| post.key.subject).collect();
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
        let next = app.store.posts_due(app.now(), [9, 9]).await.unwrap().next.unwrap();
        assert!(next <= app.now() + RETRY_AFTER[1], "{next}");
    }

    #[tokio::test]
    async fn a_post_that_is_raised_again_while_its_face_is_made_is_left_to_whoever_raised_it() {
        let (app, _folder) = App::offline().await;
        add(&app, [1]).await;
        let handler = PostHandler {
            kind: PostKind::Hello,
            face: |app, post| {
                Box::pin(async {
                    if post.wanted > 1 {
                        return Ok(Face::Nothing);
                    }
                    add(app, [1]).await;
                    // Without Discord, an attempt to send it would make it doubtful.
                    let venue = Venue {
                        guild: None,
                        channel: ChannelId::try_from(1_u64).unwrap(),
                        parent: None,
                        guest: false,
                    };
                    let (name, to) = (String::from("news"), To::Venue(venue));
                    Ok(Face::Once(vec![Message { name, to, view: View::new("News") }]))
                })
            },
        };
        run_until_tried(&app, handler).await;
        assert_eq!(left(&app, true).await, [0; 0]);
    }

    #[tokio::test]
    async fn a_post_that_is_raised_while_it_is_sent_is_read_again_as_soon_as_that_is_done() {
        let (app, _folder) = App::offline().await;
        add(&app, [1, 2]).await;
        let mut busy = Busy::default();
        let (posts, _) = due(&app, &busy, app.now()).await.unwrap();
        for post in &posts {
            busy.add(post);
        }
        let (none, next) = due(&app, &busy, app.now()).await.unwrap();
        assert!(none.is_empty() && matches!(next, Next::At(_)));
        add(&app, [2]).await;
        let (none, next) = due(&app, &busy, app.now()).await.unwrap();
        assert!(none.is_empty() && next == Next::OnceOneIsSent && next.after(true) == Next::Now);
        for post in &posts {
            busy.remove(post);
        }
        let (again, _) = due(&app, &busy, app.now()).await.unwrap();
        assert_eq!(again.iter().map(|post| post.wanted).collect::<Vec<_>>(), [1, 2]);
    }

    #[tokio::test]
    async fn a_thousand_posts_of_an_ended_process_do_not_keep_a_new_one_waiting() {
        let (app, _folder) = App::offline().await;
        add(&app, 1..=1_000).await;
        let mut tx = app.store.begin().await.unwrap();
        for post in app.store.posts_due(app.now(), [1_000, 0]).await.unwrap().posts {
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
