//! Threads, channels and members: opens threads, adds members, checks what still exists.

use std::time::Duration;

use dvonn_model::{GuildId, Limit, Place, Player, UserId};
use serenity::all::{
    AutoArchiveDuration, ChannelId, CreateThread, EditThread, GuildId as DiscordGuild, Http,
    Permissions, UserId as DiscordUser,
};
use serenity::builder::Builder as _;

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::handling;
use crate::discord::kit::permissions::check_person_has;
use crate::discord::kit::route::RestRoute;
use crate::discord::kit::send;
use crate::discord::kit::send::{Obstacle, PROMPT, SendError};
use crate::discord::kit::view::fit;
use crate::discord::kit::words::players::strip_direction_marks;
use crate::say;
use crate::text::Text;

/// How long a thread stays open without a message. A move may take days, and nobody can use commands
/// in an archived thread.
pub(crate) const LONGEST_OPEN: AutoArchiveDuration = AutoArchiveDuration::OneWeek;
/// The maximum length of a thread's name, in code points.
const THREAD_NAME: usize = 100;
/// The time limit for asking Discord whether a player has left the server, while a person waits.
const MEMBER_TIMEOUT: Duration = Duration::from_secs(1);

/// Opens a thread for a game in the caller's channel. If that is a thread, opens it in the parent
/// channel.
pub(crate) async fn open_thread(
    app: &App,
    caller: &Caller,
    names: &[&str],
) -> Result<Place, Failure> {
    let needed = Permissions::CREATE_PUBLIC_THREADS | Permissions::SEND_MESSAGES_IN_THREADS;
    if !caller.bot_may(needed) {
        return Err(Failure::MayNotOpenThreads);
    }
    check_person_has(caller, Permissions::CREATE_PUBLIC_THREADS)?;
    let most = caller.server.limits.of(Limit::Threads);
    app.thread_limit.count(caller.guild()?, caller.person.id, most, app.now())?;
    let parent = caller.place.parent.unwrap_or(caller.place.channel);
    let name = thread_name(caller.public_text(), names);
    let thread =
        CreateThread::new(name).kind(caller.thread_kind).auto_archive_duration(LONGEST_OPEN);
    let target = (ChannelId::new(parent.into()), None);
    handling::note_action();
    let opened =
        send::send(RestRoute::OpenThread, PROMPT, || thread.clone().execute(&app.http, target))
            .await
            .map_err(|error| match error {
                // A bot cannot open threads in forums, voice channels and the like.
                SendError::Forbidden(_) | SendError::Refused(_) => Failure::MayNotOpenThreads,
                other => other.into(),
            })?;
    let unknown = || SendError::from(Obstacle::Unavailable(String::from("the id is unknown")));
    let opened = opened.ok_or_else(unknown)?;
    Ok(Place {
        guild: caller.place.guild,
        channel: opened.id.get().try_into()?,
        parent: Some(parent),
        guest: false,
    })
}

/// Deletes a thread whose game did not start. Without the permission to delete it, archives it: a
/// bot may archive its own threads.
pub(crate) async fn abandon_thread(app: &App, thread: &Place) {
    let channel = ChannelId::new(thread.channel.into());
    let deleted =
        send::send(RestRoute::DeleteChannel, PROMPT, || app.http.delete_channel(channel, None))
            .await;
    if deleted.is_ok() {
        return;
    }
    archive_thread(app, thread).await;
}

/// Archives a thread. It stays readable, and a message opens it again.
pub(crate) async fn archive_thread(app: &App, thread: &Place) {
    let channel = ChannelId::new(thread.channel.into());
    let archive = EditThread::new().archived(true);
    let archived =
        send::send(RestRoute::EditChannel, PROMPT, || archive.clone().execute(&app.http, channel))
            .await;
    if let Err(error) = archived {
        tracing::info!(%error, thread = %thread.channel, "failed to archive unused thread");
    }
}

/// Adds people to a thread, so that it shows up for them. Anyone who cannot be added can still find
/// it.
pub(crate) async fn add_to_thread(
    app: &App,
    thread: &Place,
    people: impl IntoIterator<Item = UserId>,
) {
    for person in people {
        let (channel, user) =
            (ChannelId::new(thread.channel.into()), DiscordUser::new(person.into()));
        let added = send::send(RestRoute::AddThreadMember, PROMPT, || {
            app.http.add_thread_channel_member(channel, user)
        })
        .await;
        if let Err(error) = added {
            tracing::debug!(%error, "failed to add person to thread");
        }
    }
}

/// Returns true if Discord says that this person is no longer in the server. False if it does not
/// answer.
pub(crate) async fn has_left(app: &App, guild: GuildId, person: UserId) -> bool {
    let answer = member_is_gone(&app.http, guild, person);
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
pub(crate) async fn has_deserted(app: &App, place: &Place, player: &Player) -> bool {
    match (place.guild, player) {
        (Some(guild), Player::Person(person)) => has_left(app, guild, person.id).await,
        _ => false,
    }
}

/// Returns true if Discord says that this channel no longer exists. False if it does not answer.
pub(crate) async fn is_gone(app: &App, channel: dvonn_model::ChannelId) -> bool {
    let channel = ChannelId::new(channel.into());
    let response =
        send::read(RestRoute::ReadChannel, PROMPT, || app.http.get_channel(channel)).await;
    matches!(response, Err(SendError::ChannelGone))
}

async fn member_is_gone(http: &Http, guild: GuildId, person: UserId) -> bool {
    let (guild, user) = (DiscordGuild::new(guild.into()), DiscordUser::new(person.into()));
    let response = send::read(RestRoute::ReadMember, &[], || http.get_member(guild, user)).await;
    matches!(response, Err(SendError::MemberGone))
}

/// Returns the name of a game's thread.
fn thread_name(text: Text, names: &[&str]) -> String {
    let names = strip_direction_marks(&names.join(" – "));
    fit(&say!(text, "thread-name", names = names), THREAD_NAME)
}
