//! Whether a person can see a channel of a server: asked of Discord, because people lose roles and channels
//! become private.

use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::{PATIENT, SendError};
use dvonn_model::{ChannelId, GuildId, UserId};
use serde_json::Value;
use serenity::all::{
    ChannelId as DiscordChannel, ChannelType, GuildChannel, GuildId as DiscordGuild, LightMethod,
    Permissions, Request, Route, UserId as DiscordUser,
};

use crate::runtime::app::App;

/// What Discord says about a person and a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// They can see it.
    Visible,
    /// They cannot see it, or the bot cannot, so that it does not know.
    Hidden,
    /// They have left the server.
    Left,
}

/// Asks Discord whether a person can see a channel or thread of a server.
///
/// # Errors
/// Only [`SendError::Temporary`].
pub(crate) async fn sight(
    app: &App,
    guild: GuildId,
    channel: ChannelId,
    person: UserId,
) -> Result<Sight, SendError> {
    match is_visible(app, guild, channel, person).await {
        Ok(true) => Ok(Sight::Visible),
        Err(SendError::MemberGone) => Ok(Sight::Left),
        Err(error @ SendError::Temporary(_)) => Err(error),
        Ok(false) | Err(_) => Ok(Sight::Hidden),
    }
}

async fn is_visible(
    app: &App,
    guild: GuildId,
    channel: ChannelId,
    person: UserId,
) -> Result<bool, SendError> {
    let (guild, user) = (DiscordGuild::new(guild.into()), DiscordUser::new(person.into()));
    let member =
        send::read(RestRoute::ReadMember, PATIENT, || app.client.http.get_member(guild, user));
    let member = member.await?;
    let channel = read_channel(app, DiscordChannel::new(channel.into())).await?;
    // A thread has no permissions of its own.
    let outer = match channel.parent_id.filter(|_| channel.thread_metadata.is_some()) {
        Some(parent) => &read_channel(app, parent).await?,
        None => &channel,
    };
    let server = send::read(RestRoute::ReadServer, PATIENT, || app.client.http.get_guild(guild));
    let granted = server.await?.user_permissions_in(outer, &member);
    if !granted.contains(Permissions::VIEW_CHANNEL) {
        return Ok(false);
    }
    let is_open = channel.kind != ChannelType::PrivateThread;
    Ok(is_open
        || granted.contains(Permissions::MANAGE_THREADS)
        || is_thread_member(app, channel.id, user).await?)
}

async fn read_channel(app: &App, id: DiscordChannel) -> Result<GuildChannel, SendError> {
    let channel = send::read(RestRoute::ReadChannel, PATIENT, || app.client.http.get_channel(id));
    channel.await?.guild().ok_or(SendError::ChannelGone)
}

async fn is_thread_member(
    app: &App,
    thread: DiscordChannel,
    user: DiscordUser,
) -> Result<bool, SendError> {
    let route = Route::ChannelThreadMember { channel_id: thread, user_id: user };
    let read = send::read(RestRoute::ReadThreadMember, PATIENT, || {
        app.client.http.fire::<Value>(Request::new(route, LightMethod::Get))
    });
    match read.await {
        Ok(_) => Ok(true),
        Err(SendError::MemberGone) => Ok(false),
        Err(error) => Err(error),
    }
}
