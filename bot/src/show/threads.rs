//! The threads of games: opens them, adds players, checks who still is in the server.

use std::time::Duration;

use dvonn_discord::cause::Cause;
use dvonn_discord::markup::fit_units;
use dvonn_discord::send::{Obstacle, PATIENT, PROMPT, SendError};
use dvonn_discord::threads;
use dvonn_discord::threads::{THREAD_NAME, ThreadName, ThreadParent};
use dvonn_model::{ChannelId as ModelChannelId, GuildId, Limit, Player, UserId, Venue};
use serenity::all::GuildChannel;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::permissions::check_person_has;
use crate::runtime::failure::Failure;
use crate::runtime::ids::ToDiscord as _;
use crate::say;
use crate::show::words::links::venue_link;
use crate::show::words::players::strip_direction_marks;
use crate::text::Text;

/// The name of a thread without its players: that of the game, as `thread-name` has it.
pub(crate) const NEUTRAL_NAME: &str = "DVONN";
/// The time limit for asking Discord whether a player has left the server, while a person waits.
const MEMBER_TIMEOUT: Duration = Duration::from_secs(1);

/// Returns where threads are opened for people in the caller's channel: in that channel or, if it
/// is itself a thread, beside it.
pub(crate) async fn parent_of(app: &App, caller: &Caller) -> Result<ThreadParent, SendError> {
    let (http, here) = (&app.client.http, caller.venue.channel.to_discord());
    match (caller.venue.parent, caller.channel_kind) {
        (Some(parent), _) => ThreadParent::read(http, parent.to_discord(), PROMPT).await,
        (None, Some(kind)) => Ok(ThreadParent::new(here, kind)),
        (None, None) => ThreadParent::beside(http, here, PROMPT).await,
    }
}

/// Asks Discord where threads are opened for a channel or thread.
pub(crate) async fn parent_beside(
    app: &App,
    channel: ModelChannelId,
) -> Result<ThreadParent, Failure> {
    let channel = channel.to_discord();
    ThreadParent::beside(&app.client.http, channel, PATIENT).await.map_err(no_thread)
}

/// Errors if this channel can have no threads.
pub(crate) fn check(parent: ThreadParent) -> Result<(), Failure> {
    if parent.has_threads() { Ok(()) } else { Err(Failure::NoThread(Cause::ChannelKind)) }
}

/// Opens a thread.
pub(crate) async fn open(
    app: &App,
    parent: ThreadParent,
    name: &ThreadName,
    pauses: &[u64],
) -> Result<Option<GuildChannel>, Failure> {
    check(parent)?;
    parent.open(&app.client.http, name, pauses).await.map_err(no_thread)
}

/// Returns where a thread for a game in the caller's channel is opened, if the person and the bot may open one.
pub(crate) async fn parent_to_open(app: &App, caller: &Caller) -> Result<ThreadParent, Failure> {
    let parent = parent_of(app, caller).await?;
    check(parent)?;
    if !caller.bot_may(parent.needed()) {
        return Err(Failure::NoThread(Cause::Forbidden));
    }
    check_person_has(caller, parent.to_open())?;
    Ok(parent)
}

/// Opens a thread for a game in the caller's channel. If that is a thread, opens it beside it.
pub(crate) async fn open_thread(
    app: &App,
    caller: &Caller,
    names: &[&str],
) -> Result<Venue, Failure> {
    let parent = parent_to_open(app, caller).await?;
    let most = caller.server.limits.of(Limit::Threads);
    app.thread_limit.count(caller.guild()?, caller.person.id, most, app.now())?;
    let name = thread_name(caller.public_text(), names);
    let opened = open(app, parent, &name, PROMPT).await?;
    let unknown = || SendError::from(Obstacle::Unavailable(String::from("the id is unknown")));
    let opened = opened.ok_or_else(unknown)?;
    Ok(Venue {
        guild: caller.venue.guild,
        channel: opened.id.get().try_into()?,
        parent: Some(parent.channel.get().try_into()?),
        guest: false,
    })
}

/// Opens a thread for a game at `venue`, which was deleted, in this channel.
pub(crate) async fn reopen_thread(
    app: &App,
    text: Text,
    venue: &Venue,
    channel: ModelChannelId,
    names: &[&str],
) -> Result<Venue, Failure> {
    let parent = parent_beside(app, channel).await?;
    let opened = open(app, parent, &thread_name(text, names), &[]).await?;
    let opened = opened.ok_or(Failure::NoThread(Cause::Invalid))?;
    let channel = opened.id.get().try_into()?;
    Ok(Venue { channel, parent: Some(parent.channel.get().try_into()?), ..venue.clone() })
}

/// Unless Discord is only unavailable for now, somebody must change something.
pub(crate) fn no_thread(error: SendError) -> Failure {
    match error.cause() {
        Some(cause) if !matches!(error, SendError::Temporary(_)) => {
            tracing::info!(%error, "failed to open thread");
            Failure::NoThread(cause)
        }
        _ => error.into(),
    }
}

/// Deletes a thread whose game did not start.
pub(crate) async fn delete_thread(app: &App, thread: &Venue) {
    threads::delete(&app.client.http, thread.channel.to_discord()).await;
}

/// Adds people to a thread, so that it shows up for them. Returns those that Discord refuses to add: they
/// must be told, since they may not even see it.
pub(crate) async fn add_to_thread(
    app: &App,
    thread: &Venue,
    people: impl IntoIterator<Item = UserId>,
) -> Vec<UserId> {
    let channel = thread.channel.to_discord();
    let mut refused = Vec::new();
    for person in people {
        let user = person.to_discord();
        if !threads::add_person(&app.client.http, channel, user).await {
            refused.push(person);
        }
    }
    refused
}

/// Tells a person who could not be added to a thread how to get there.
pub(crate) fn not_added(text: Text, thread: &Venue) -> String {
    let url = venue_link(thread).unwrap_or_default();
    say!(text, "thread-not-added", url = url)
}

/// Returns true if Discord says that this person is no longer in the server. False if it does not
/// answer.
pub(crate) async fn has_left(app: &App, guild: GuildId, person: UserId) -> bool {
    let (guild, person) = (guild.to_discord(), person.to_discord());
    let answer = threads::has_left(&app.client.http, guild, person);
    tokio::time::timeout(MEMBER_TIMEOUT, answer).await.unwrap_or(false)
}

/// Returns true if no person plays this side: they have left, or the computer plays it.
pub(crate) async fn is_absent(app: &App, guild: GuildId, player: &Player) -> bool {
    match player {
        Player::Person(person) => has_left(app, guild, person.id).await,
        Player::Computer(_) | Player::Deleted(_) => true,
    }
}

/// Returns true if a person plays this side and Discord says that they are no longer in the server of
/// the game's place.
pub(crate) async fn has_left_server(app: &App, venue: &Venue, player: &Player) -> bool {
    match (venue.guild, player) {
        (Some(guild), Player::Person(person)) => has_left(app, guild, person.id).await,
        _ => false,
    }
}

/// Names a thread that the bot has opened for one player of a game, with these names, after both.
pub(crate) async fn name_after_both(
    app: &App,
    thread: &Venue,
    text: Text,
    opened_for: &[&str],
    both: [&str; 2],
) {
    let (client, channel) = (&app.client, thread.channel.to_discord());
    let (from, to) = (thread_name(text, opened_for), thread_name(text, &both));
    threads::rename_own(&client.http, channel, client.bot, &from, &to).await;
}

/// Returns the name of a game's thread.
fn thread_name(text: Text, names: &[&str]) -> ThreadName {
    let names = strip_direction_marks(&names.join(" – "));
    ThreadName {
        full: fit_units(&say!(text, "thread-name", names = names), THREAD_NAME),
        neutral: String::from(NEUTRAL_NAME),
    }
}
