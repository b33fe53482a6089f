//! Shows posts: what the bot shows by itself, and the messages of its own that it keeps up to date.
//!
//! A change raises a post in its own transaction (`Tx::raise_post`). The feature that owns the kind says
//! what should be there now, its *face*. Two send it: the handler of an interaction, as its answer
//! ([`answer`]) or privately after it ([`follow_up`]), which holds what it has raised until it ends; and the
//! loop ([`run::run`]), everything else. A post that cannot be sent now is tried again later, at the earliest
//! after as long as it has been due.
//!
//! What may have been sent already (a process was killed, a response was lost, the database did not
//! record it) is looked for in its channel first (`dvonn_discord::lookup`). Of these the loop sends a few at a
//! time, so that thousands of them, after a long stop, do not keep new ones waiting.

pub(crate) mod direct_messages;
mod face;
pub(crate) mod old;
pub(crate) mod run;

use dvonn_discord::messages::Lookup;
use dvonn_discord::repairs::edits::EditError;
use dvonn_discord::send::{SendError, Shown};
use dvonn_discord::view::View;
use dvonn_model::{MessageId, OldMessage, PostKey, PostKind, PostRow, PostShown, Venue};
use dvonn_play as play;
use dvonn_store::{StoreError, held_post};
use jiff::Timestamp;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::delivery;
use crate::runtime::delivery::{Delivery, target};
use crate::runtime::failure::Failure;
use crate::runtime::failure_reply::tell_unanswered;
use crate::runtime::ids::ToDiscord as _;
use crate::runtime::posts::direct_messages::direct_messages;

pub(crate) use face::{Among, Face, Issue, Message, PostHandler, Refused, To};

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
        let Some(post) = find(app, key).await? else { return Ok(None) };
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
        let Some(post) = find(app, key).await? else { return Ok(()) };
        caller.follow_up_private(&view(&post).await?).await?;
        delete(app, &post).await
    };
    log_unless_shown(app, key, work.await);
    app.store.release_post(key);
}

/// Records that the message whose button the caller pressed shows its post as it is now. That it is there may not
/// be recorded yet.
pub(crate) async fn record_shown(app: &App, key: PostKey, caller: &Caller) {
    let work = async {
        let Some(post) = find(app, key).await? else { return Ok(()) };
        let PostRow { channel, message, guest, .. } = post;
        let pressed = caller.message.and_then(|message| message.get().try_into().ok());
        let (channel, message) = (channel.or(Some(caller.venue.channel)), message.or(pressed));
        let seen = PostShown { issue: 1, channel, message, guest, ..PostShown::default() };
        record(app, &post, &seen).await
    };
    log_unless_shown(app, key, work.await);
}

/// Records that the message whose button was pressed shows the last state of its post.
pub(crate) async fn record_last(app: &App, key: PostKey) {
    let work = async {
        let Some(post) = find(app, key).await? else { return Ok(()) };
        delete(app, &post).await
    };
    log_unless_shown(app, key, work.await);
}

/// Returns a post as the caller has raised it, or else as it is now.
async fn find(app: &App, key: PostKey) -> Result<Option<PostRow>, StoreError> {
    match held_post(key) {
        Some(post) => Ok(Some(post)),
        None => app.store.post(key).await,
    }
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
/// shown, unless the face says otherwise, and the reason is returned.
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
    let is_over = match &face {
        Face::Lasting(_) | Face::Among(_) | Face::Issue(_) => false,
        Face::Instead(messages) => messages.is_empty(),
        _ => true,
    };
    let (replaced, as_sent) = match &face {
        // It is posted and never edited, as if there were none yet.
        Face::Instead(_) => (
            post.channel.zip(post.message).filter(|_| !post.guest),
            &PostRow { issue: 0, message: None, ..post.clone() },
        ),
        _ => (None, post),
    };
    let mut seen = PostShown { issue: 1, ..PostShown::default() };
    let (mut rest, mut refused): (Option<View>, Option<Refused>) = (None, None);
    let (mut before, mut after) = (Vec::new(), Vec::new());
    let mut messages = match face {
        Face::Nothing | Face::Then(..) => Vec::new(),
        Face::Later(until) => {
            postpone(app, post, until, false).await;
            return Ok(None);
        }
        Face::Once(messages) | Face::Instead(messages) => messages,
        Face::Lasting(message) => vec![message],
        Face::Last(message) => {
            seen.issue = post.issue.max(seen.issue);
            vec![message]
        }
        Face::Among(among) => {
            if post.issue != seen.issue {
                (before, after) = (among.before, among.after);
            }
            among.lasting
        }
        Face::Issue(issue) => {
            let issue = *issue;
            (seen.issue, seen.known, seen.shows) = (issue.number, issue.known, issue.shows);
            (rest, refused) = (issue.rest, issue.refused);
            vec![issue.message]
        }
    };
    app.store.attempt_post(post);
    let mut reason = send_all(app, post, seen.issue, before, delivery).await?;
    if reason.is_some() {
        messages.clear();
    }
    for message in messages {
        let (venue, sent) = Box::pin(attempt(app, as_sent, seen.issue, message, delivery)).await?;
        match sent {
            Ok(shown) => {
                (seen.channel, seen.guest) = (Some(venue.channel), venue.guest);
                seen.message = shown.and_then(|shown| shown.id.get().try_into().ok());
                let has_picture = shown.is_none_or(|shown| shown.has_picture);
                let rest =
                    rest.map(|rest| rest.in_words().filter(|_| !has_picture).unwrap_or(rest));
                seen.rest = rest.map(|rest| rest.content().to_owned());
                reason = None;
                break;
            }
            Err(error @ SendError::Temporary(_)) => return Err(error.into()),
            Err(error) => {
                log_refusal(post, &error);
                if let Some(refused) = refused {
                    refused(app, post, &venue, &error).await?;
                    app.store.settle_post(post);
                    return Ok(Some(error));
                }
                reason = Some(error);
            }
        }
    }
    if reason.is_none() {
        send_all(app, post, seen.issue, after, delivery).await?;
    }
    if let Some((channel, message)) = replaced {
        app.client.delete(channel.to_discord(), message.to_discord()).await;
    }
    if let Some(then) = then {
        then(app, post, reason.as_ref()).await?;
    }
    if is_over {
        let mut tx = app.store.begin_unsynced().await?;
        let is_deleted = tx.delete_post(post).await?;
        tx.commit().await?;
        if is_deleted {
            app.store.settle_post(post);
            return Ok(reason);
        }
    }
    record(app, post, &seen).await?;
    Ok(reason)
}

/// Records what readers see of a post. The row has room for one old message: if readers were quick, and
/// another one still has its controls, that gets one attempt here.
pub(crate) async fn record(app: &App, post: &PostRow, seen: &PostShown) -> Result<(), Failure> {
    let is_quick = post.old.is_some() || seen.issue > post.issue + 1;
    let mut tx = app.store.begin_unsynced().await?;
    let before = if is_quick { tx.post(post.key).await? } else { None };
    let mut is_recorded = tx.record_post(post, seen, false).await?;
    tx.commit().await?;
    let is_board = post.key.kind == PostKind::Board;
    if !is_recorded && is_board {
        is_recorded = play::mute::record_shown(&app.store, post, seen, app.now()).await?;
    }
    app.store.settle_post(post);
    if is_board && post.issue == 0 {
        // The computer begins once the first board is there.
        app.computer.notify_one();
    }
    let without_room = if is_recorded {
        before.filter(|before| before.issue != seen.issue).and_then(|before| before.old)
    } else {
        leave_old(app, post, seen).await?
    };
    if let Some((old, rest)) = without_room {
        let channel = post.channel.or(seen.channel);
        let there = PostRow { channel, guest: seen.guest, ..post.clone() };
        let cleared = old::remove_controls(app, &there, old, rest.as_deref()).await;
        if let Err(EditError { error, .. }) = cleared {
            tracing::debug!(%error, "failed to edit an old message");
        }
    }
    Ok(())
}

/// Records that a message is not the newest one of its post. Returns it if the row has no room for it.
async fn leave_old(
    app: &App,
    post: &PostRow,
    seen: &PostShown,
) -> Result<Option<OldMessage>, Failure> {
    let Some(message) = seen.message else { return Ok(None) };
    let mut tx = app.store.begin_unsynced().await?;
    let Some(now) = tx.post(post.key).await? else { return Ok(None) };
    let old = (message, seen.rest.clone());
    match &now.old {
        _ if now.message == Some(message) => return Ok(None),
        Some((other, _)) => return Ok((*other != message).then_some(old)),
        None => tx.leave_old_message(post.key, &old).await?,
    }
    tx.commit().await?;
    Ok(None)
}

/// Sends messages of a post that never change, until Discord does not allow one. Returns the reason.
async fn send_all(
    app: &App,
    post: &PostRow,
    issue: i64,
    messages: Vec<Message>,
    delivery: Delivery<'_>,
) -> Result<Option<SendError>, SendError> {
    for message in messages {
        match Box::pin(attempt(app, post, issue, message, delivery)).await?.1 {
            Ok(_) => {}
            Err(error @ SendError::Temporary(_)) => return Err(error),
            Err(error) => {
                log_refusal(post, &error);
                return Ok(Some(error));
            }
        }
    }
    Ok(None)
}

fn log_refusal(post: &PostRow, error: &SendError) {
    let PostKey { kind, subject, .. } = post.key;
    tracing::info!(%error, kind = kind.name(), subject, "Discord does not allow a post");
}

/// Sends a message of a post, or edits it, where it is, if the post has that issue already. Returns where,
/// and the message, if it is known.
async fn attempt(
    app: &App,
    post: &PostRow,
    issue: i64,
    message: Message,
    delivery: Delivery<'_>,
) -> Result<(Venue, Result<Option<Shown>, SendError>), SendError> {
    let Message { name, to, view } = message;
    let venue = match to {
        To::Venue(venue) => venue,
        To::Person(person) => direct_messages(app, person).await?,
    };
    if post.issue == issue {
        let venue = Venue { channel: post.channel.unwrap_or(venue.channel), ..venue };
        // Nobody can see a change of a message that was deleted, or never allowed.
        let edited = match post.message {
            Some(message) => edit(app, &venue, message, &view, post.key.kind).await,
            None => Ok(None),
        };
        return Ok((venue, edited));
    }
    let lookup = Lookup::new(name, post.since).after(post.message.map(|it| u64::from(it).into()));
    let sent = match delivery {
        Delivery::Message => app.client.post(target(&venue), &view, &lookup, post.doubtful).await,
        _ => delivery::show(app, &venue, &lookup, &view, delivery).await,
    };
    let sent = match sent {
        // It may have been sent before what it tells changed again.
        Ok(Some(Shown { id, is_found: true, .. })) if post.wanted > post.shown + 1 => {
            let Ok(id) = id.get().try_into() else { return Ok((venue, sent)) };
            edit(app, &venue, id, &view, post.key.kind).await
        }
        sent => sent,
    };
    Ok((venue, sent))
}

/// Edits a message of a post. If Discord does not allow that, it stays as it is.
async fn edit(
    app: &App,
    venue: &Venue,
    message: MessageId,
    view: &View,
    kind: PostKind,
) -> Result<Option<Shown>, SendError> {
    let mut shown = Shown::known(u64::from(message).into());
    let commands = &app.client.commands;
    // The picture of a board stays as it is.
    let change = match kind {
        PostKind::Board => view.as_edit(commands),
        _ => view.as_full_edit(commands),
    };
    let to_edit = u64::from(message).into();
    match app.client.try_to_edit(target(venue), to_edit, &change).await {
        // Where the bot may not attach files, the message has the alt text instead.
        Ok(Some(edited)) if edited.attachments.is_empty() => {
            if let Some(words) = view.in_words() {
                app.client.edit(target(venue), to_edit, &words.as_edit(commands)).await;
            }
            shown.has_picture = false;
        }
        Ok(_) => {}
        Err(error @ SendError::Temporary(_)) => return Err(error),
        Err(SendError::MessageGone | SendError::ChannelGone) => return Ok(None),
        Err(error) => tracing::debug!(%error, "Discord does not allow the edit of a post"),
    }
    Ok(Some(shown))
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
