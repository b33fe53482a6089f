//! Channels, threads and members: opening, admitting, asking whether somebody is still there.

use std::time::Duration;

use dvonn_model::{GuildId, Place, Player, UserId};
use serenity::all::{
    ChannelId, CreateThread, EditThread, GuildId as DiscordGuild, Http, Permissions,
    UserId as DiscordUser,
};
use serenity::builder::Builder as _;

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::send;
use crate::discord::kit::send::{PROMPT, SendError};
use crate::discord::kit::view::fit;
use crate::discord::kit::words::players::harmless;
use crate::say;
use crate::text::Text;

/// The longest name of a thread, in code points.
const THREAD_NAME: usize = 100;
/// So long somebody waits to hear whether their opponent is still there.
const GLANCE: Duration = Duration::from_secs(1);

/// Opens a thread for a game, in the caller's channel or, if that is a thread, beside it.
pub(crate) async fn open_thread(
    app: &App,
    caller: &Caller,
    names: &[&str],
) -> Result<Place, Failure> {
    let needed = Permissions::CREATE_PUBLIC_THREADS | Permissions::SEND_MESSAGES_IN_THREADS;
    if !caller.bot_may(needed) {
        return Err(Failure::MayNotOpenThreads);
    }
    let parent = caller.place.parent.unwrap_or(caller.place.channel);
    let name = thread_name(caller.public_text(), names);
    let thread = CreateThread::new(name).kind(caller.thread_kind);
    let target = (ChannelId::new(parent.into()), None);
    let opened = send::send(PROMPT, || thread.clone().execute(&app.http, target)).await.map_err(
        |error| match error {
            // Forums, voice channels and the like have no threads that a bot could open.
            SendError::Forbidden(_) | SendError::Refused(_) => Failure::MayNotOpenThreads,
            other => other.into(),
        },
    )?;
    let opened = opened.ok_or(SendError::ChannelGone)?;
    Ok(Place {
        guild: caller.place.guild,
        channel: opened.id.get().try_into()?,
        parent: Some(parent),
    })
}

/// Does away with a thread that came to nothing. Deleting takes a permission that the bot may
/// not have; archiving what it opened itself takes none.
pub(crate) async fn abandon_thread(app: &App, thread: &Place) {
    let channel = ChannelId::new(thread.channel.into());
    let deleted = send::send(PROMPT, || app.http.delete_channel(channel, None)).await;
    if deleted.is_ok() {
        return;
    }
    let archive = EditThread::new().archived(true);
    let archived = send::send(PROMPT, || archive.clone().execute(&app.http, channel)).await;
    if let Err(error) = archived {
        tracing::info!(%error, thread = %thread.channel, "a thread is left that nobody needs");
    }
}

/// Brings people into a thread, so that it shows up for them. Who is not let in can still
/// find it.
pub(crate) async fn admit(app: &App, thread: &Place, people: impl IntoIterator<Item = UserId>) {
    for person in people {
        let (channel, user) =
            (ChannelId::new(thread.channel.into()), DiscordUser::new(person.into()));
        let admitted =
            send::send(PROMPT, || app.http.add_thread_channel_member(channel, user)).await;
        if let Err(error) = admitted {
            tracing::debug!(%error, "somebody was not let into a thread");
        }
    }
}

/// Whether Discord says that this person is no longer in the server; no where it says nothing.
pub(crate) async fn has_left(app: &App, guild: GuildId, person: UserId) -> bool {
    let asked = member_is_gone(&app.http, guild, person);
    tokio::time::timeout(GLANCE, asked).await.unwrap_or(false)
}

/// Whether nobody is there to play a side: the person has left, or it is the computer's.
pub(crate) async fn is_absent(app: &App, guild: GuildId, player: &Player) -> bool {
    match player {
        Player::Person(person) => has_left(app, guild, person.id).await,
        Player::Computer(_) | Player::Deleted(_) => true,
    }
}

/// Whether Discord says that the person who plays a side is no longer in the server.
pub(crate) async fn has_deserted(app: &App, guild: GuildId, player: &Player) -> bool {
    match player {
        Player::Person(person) => has_left(app, guild, person.id).await,
        Player::Computer(_) | Player::Deleted(_) => false,
    }
}

/// Whether Discord says that this channel no longer exists; no where it says nothing.
pub(crate) async fn is_gone(app: &App, channel: dvonn_model::ChannelId) -> bool {
    let channel = ChannelId::new(channel.into());
    let asked = send::send(PROMPT, || app.http.get_channel(channel)).await;
    matches!(asked, Err(SendError::ChannelGone))
}

async fn member_is_gone(http: &Http, guild: GuildId, person: UserId) -> bool {
    let (guild, user) = (DiscordGuild::new(guild.into()), DiscordUser::new(person.into()));
    let asked = send::send(&[], || http.get_member(guild, user)).await;
    matches!(asked, Err(SendError::MemberGone))
}

/// The name of the thread in which a game is played.
fn thread_name(text: Text, names: &[&str]) -> String {
    let names = harmless(&names.join(" – "));
    fit(&say!(text, "thread-name", names = names), THREAD_NAME)
}
