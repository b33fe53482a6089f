//! Shows posts: what the bot shows by itself, and the messages of its own that it keeps up to date.
//!
//! A change raises a post in its own transaction (`Tx::raise_post`). The feature that owns the kind says
//! what should be there now, its *face*. Two send it: the handler of an interaction, as its answer
//! ([`answer`]) or privately after it ([`follow_up`]), which holds what it has raised until it ends; and the
//! loop ([`run`]), everything else. A post that cannot be sent now is tried again later, at the earliest after as long as it has been
//! due.
//!
//! What may have been sent already (a process was killed, a response was lost, the database did not
//! record it) is looked for in its channel first (`kit/sent`). Of these the loop sends a few at a time, so that
//! thousands of them, after a long stop, do not keep new ones waiting.

use std::collections::HashSet;

use dvonn_model::{PostKey, PostKind, PostRow, Posted, UserId, Venue};
use dvonn_store::StoreError;
use futures::future::BoxFuture;
use futures::stream::{FuturesUnordered, StreamExt as _};
use jiff::{SignedDuration, Timestamp};
use tokio::time::sleep;

use crate::discord::kit::app::App;
use crate::discord::kit::background::LONGEST_PAUSE;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::delivery;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::direct_messages::direct_messages;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::jobs::RESTART_PAUSE;
use crate::discord::kit::send::SendError;
use crate::discord::kit::sent::Lookup;
use crate::discord::kit::tell::tell_unanswered;
use crate::discord::kit::view::View;

/// The most posts that are sent at once.
const AT_ONCE: usize = 16;
/// The most of these that are looked for first.
const DOUBTFUL_AT_ONCE: usize = 4;
/// The shortest and the longest time until the next attempt.
const RETRY_AFTER: [SignedDuration; 2] =
    [SignedDuration::from_secs(5), SignedDuration::from_mins(1)];

/// Posts of one kind: what a feature shows by itself.
#[derive(Clone, Copy)]
pub(crate) struct PostHandler {
    /// Which posts.
    pub(crate) kind: PostKind,
    /// Returns what should be there now.
    pub(crate) face: for<'a> fn(&'a App, &'a PostRow) -> BoxFuture<'a, Result<Face, Failure>>,
}

/// What should be there now.
pub(crate) enum Face {
    /// There is nothing to say any more.
    Nothing,
    /// It is not yet time.
    Later(Timestamp),
    /// The first of these messages that Discord allows. They never change.
    Once(Vec<Message>),
    /// A message that changes with its subject: it is posted, and later edited.
    Lasting(Message),
    /// The last state of such a message. It is posted or edited for the last time.
    Last(Message),
    /// One of these, and what is done once its message is there, or Discord does not allow it.
    Then(Box<Face>, Then),
}

/// What is done once the message of a post is there (`true`), or Discord does not allow it. It is done again if
/// that cannot be recorded.
pub(crate) type Then = for<'a> fn(&'a App, &'a PostRow, bool) -> BoxFuture<'a, Result<(), Failure>>;

impl Face {
    pub(crate) fn then(self, then: Then) -> Face {
        Face::Then(Box::new(self), then)
    }
}

/// A message of the bot's own.
pub(crate) struct Message {
    /// At most 25 characters that tell it from all other messages of the channel.
    pub(crate) name: String,
    pub(crate) to: To,
    pub(crate) view: View,
}

/// Where a message goes.
pub(crate) enum To {
    Venue(Venue),
    /// The direct messages of a person.
    Person(UserId),
}

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
        match due(app, &busy, now).await {
            Ok(due) => {
                for post in due {
                    busy.add(&post);
                    sending.push(async move {
                        send(app, handlers, &post).await;
                        post
                    });
                }
            }
            Err(error) => {
                app.outages.log(&error, "failed to read posts");
                sleep(RESTART_PAUSE).await;
            }
        }
        let next = app.store.next_post(now).await.ok().flatten().unwrap_or(Timestamp::MAX);
        tokio::select! {
            Some(post) = sending.next() => busy.remove(&post),
            () = app.store.post_raised() => {}
            () = app.time.wait_until(next, LONGEST_PAUSE) => {}
        }
    }
}

/// The posts that are being sent.
#[derive(Default)]
struct Busy {
    fresh: HashSet<PostKey>,
    doubtful: HashSet<PostKey>,
}

impl Busy {
    fn of(&mut self, doubtful: bool) -> &mut HashSet<PostKey> {
        if doubtful { &mut self.doubtful } else { &mut self.fresh }
    }

    fn add(&mut self, post: &PostRow) {
        self.of(post.doubtful).insert(post.key);
    }

    fn remove(&mut self, post: &PostRow) {
        self.of(post.doubtful).remove(&post.key);
    }

    fn contains(&self, key: PostKey) -> bool {
        self.fresh.contains(&key) || self.doubtful.contains(&key)
    }

    /// Returns how many more can be sent at once.
    fn room(&self, doubtful: bool) -> usize {
        let room = AT_ONCE.saturating_sub(self.len());
        if doubtful { room.min(DOUBTFUL_AT_ONCE.saturating_sub(self.doubtful.len())) } else { room }
    }

    fn len(&self) -> usize {
        self.fresh.len() + self.doubtful.len()
    }
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
        due.extend(posts.into_iter().filter(|post| !busy.contains(post.key)).take(room));
    }
    Ok(due)
}

/// Sends a post, and records that. One that fails or panics is tried again later.
async fn send(app: &App, handlers: &[PostHandler], post: &PostRow) {
    let PostKey { kind, subject, part } = post.key;
    let job = format!("{} {subject}, {part}", kind.name());
    let work = async {
        let Some(handler) = handlers.iter().find(|handler| handler.kind == kind) else {
            return Err(Failure::Unknown);
        };
        show(app, post, (handler.face)(app, post).await?, Delivery::Message).await
    };
    match app.jobs.catch(&job, work).await {
        Some(Ok(_)) => return,
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

/// Shows a post that the caller's change has raised, as the answer to them. If that fails, the loop
/// goes on with it. If Discord does not allow it, they are told why.
pub(crate) async fn answer(
    app: &App,
    key: PostKey,
    delivery: Delivery<'_>,
    face: impl AsyncFnOnce(&PostRow) -> Result<Face, Failure>,
) {
    if let Err(error) = try_to_answer(app, key, delivery, face).await {
        tell_unanswered(delivery, error).await;
    }
}

/// As [`answer`], but returns why Discord does not allow it.
pub(crate) async fn try_to_answer(
    app: &App,
    key: PostKey,
    delivery: Delivery<'_>,
    face: impl AsyncFnOnce(&PostRow) -> Result<Face, Failure>,
) -> Result<(), SendError> {
    let work = async {
        let Some(post) = app.store.post(key).await? else { return Ok(None) };
        show(app, &post, face(&post).await?, delivery).await
    };
    let shown = work.await;
    app.store.release_post(key);
    match shown {
        Ok(refused) => refused.map_or(Ok(()), Err),
        Err(error) => {
            log_failure(app, key, &error);
            Ok(())
        }
    }
}

/// Tells the caller privately what their change has raised for them, after the answer. If that fails, the
/// loop sends it.
pub(crate) async fn follow_up(
    app: &App,
    key: PostKey,
    caller: &Caller,
    view: impl AsyncFnOnce(&PostRow) -> Result<View, Failure>,
) {
    let work = async {
        let Some(post) = app.store.post(key).await? else { return Ok(()) };
        caller.follow_up_private(&view(&post).await?).await?;
        delete(app, &post).await
    };
    log_unless_shown(app, key, work.await);
    app.store.release_post(key);
}

/// Records that the message whose button was pressed shows its post as it is now.
pub(crate) async fn record_shown(app: &App, key: PostKey) {
    let work = async {
        let Some(post) = app.store.post(key).await? else { return Ok(()) };
        let mut tx = app.store.begin_unsynced().await?;
        tx.record_post(&post, post.message).await?;
        Ok(tx.commit().await?)
    };
    log_unless_shown(app, key, work.await);
}

/// Records that the message whose button was pressed shows the last state of its post.
pub(crate) async fn record_last(app: &App, key: PostKey) {
    let work = async {
        let Some(post) = app.store.post(key).await? else { return Ok(()) };
        delete(app, &post).await
    };
    log_unless_shown(app, key, work.await);
}

async fn delete(app: &App, post: &PostRow) -> Result<(), Failure> {
    let mut tx = app.store.begin_unsynced().await?;
    tx.delete_post(post).await?;
    Ok(tx.commit().await?)
}

fn log_unless_shown(app: &App, key: PostKey, shown: Result<(), Failure>) {
    if let Err(error) = shown {
        log_failure(app, key, &error);
    }
}

fn log_failure(app: &App, key: PostKey, error: &Failure) {
    if !app.outages.explain(error) {
        let kind = key.kind.name();
        tracing::warn!(%error, kind, subject = key.subject, "failed to show a post; will retry");
    }
}

/// Brings a post to its present face, and records that. If Discord does not allow it, it counts as
/// shown, and the reason is returned.
async fn show(
    app: &App,
    post: &PostRow,
    face: Face,
    delivery: Delivery<'_>,
) -> Result<Option<SendError>, Failure> {
    let (face, then) = match face {
        Face::Then(face, then) => (*face, Some(then)),
        face => (face, None),
    };
    let is_over = !matches!(face, Face::Lasting(_));
    let messages = match face {
        Face::Nothing | Face::Then(..) => Vec::new(),
        Face::Later(until) => {
            let mut tx = app.store.begin_unsynced().await?;
            tx.postpone_post(post, until, false).await?;
            tx.commit().await?;
            return Ok(None);
        }
        Face::Once(messages) => messages,
        Face::Lasting(message) | Face::Last(message) => vec![message],
    };
    app.store.attempt_post(post);
    let (posted, refused) = match send_first(app, post, messages, delivery).await {
        Ok(posted) => (posted, None),
        Err(error @ SendError::Temporary(_)) => return Err(error.into()),
        Err(error) => (None, Some(error)),
    };
    if let Some(then) = then {
        then(app, post, refused.is_none()).await?;
    }
    let mut tx = app.store.begin_unsynced().await?;
    if !is_over || !tx.delete_post(post).await? {
        tx.record_post(post, posted).await?;
    }
    tx.commit().await?;
    app.store.settle_post(post);
    Ok(refused)
}

/// Sends the first of these messages that Discord allows, unless it is there. Returns where it is, if
/// that is known.
async fn send_first(
    app: &App,
    post: &PostRow,
    messages: Vec<Message>,
    delivery: Delivery<'_>,
) -> Result<Option<Posted>, SendError> {
    let mut refused = None;
    for message in messages {
        match attempt(app, post, message, delivery).await {
            Err(error) if !matches!(error, SendError::Temporary(_)) => refused = Some(error),
            sent => return sent,
        }
    }
    let Some(error) = refused else { return Ok(None) };
    let PostKey { kind, subject, .. } = post.key;
    tracing::info!(%error, kind = kind.name(), subject, "Discord does not allow a post");
    Err(error)
}

async fn attempt(
    app: &App,
    post: &PostRow,
    message: Message,
    delivery: Delivery<'_>,
) -> Result<Option<Posted>, SendError> {
    let Message { name, to, view } = message;
    let venue = match to {
        To::Venue(venue) => venue,
        To::Person(person) => direct_messages(app, person).await?,
    };
    if let Some(posted) = post.message {
        let venue = Venue { channel: posted.channel, ..venue };
        return match delivery::try_to_edit(app, &venue, posted.id, &view.as_full_edit()).await {
            // Discord may have done it.
            Err(error @ SendError::Temporary(_)) => Err(error),
            Err(SendError::MessageGone | SendError::ChannelGone) => Ok(None),
            Err(error) => {
                let kind = post.key.kind.name();
                tracing::debug!(%error, kind, "Discord does not allow the edit of a post");
                Ok(Some(posted))
            }
            Ok(_) => Ok(Some(posted)),
        };
    }
    // Nobody can see a change of a message that was deleted, or never allowed.
    if post.shown > 0 {
        return Ok(None);
    }
    let lookup = Lookup::new(name, post.since);
    let id = match delivery {
        Delivery::Message => {
            delivery::post_once(app, &venue, &view, &lookup, post.doubtful).await?
        }
        _ => delivery::show(app, &venue, &lookup, &view, delivery).await?.map(|shown| shown.id),
    };
    Ok(id.map(|id| Posted { channel: venue.channel, id }))
}

/// Returns false if the database could not record it.
async fn postpone(app: &App, post: &PostRow, until: Timestamp, may_be_sent: bool) -> bool {
    let postponed = async {
        let mut tx = app.store.begin_unsynced().await?;
        tx.postpone_post(post, until, may_be_sent).await?;
        tx.commit().await
    };
    match postponed.await {
        Ok(()) => {
            app.store.settle_post(post);
            true
        }
        Err(error) => {
            app.outages.log(&error, "failed to postpone a post");
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use tokio::task::yield_now;

    use super::*;

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
