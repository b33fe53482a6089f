//! Whether a person can see a channel of a server: asked of Discord, because people lose roles and channels
//! become private.

use serde_json::Value;
use serenity::all::{
    ChannelId, ChannelType, GuildChannel, GuildId, Http, LightMethod, Permissions, Request, Route,
    UserId,
};

use crate::route::RestRoute;
use crate::send;
use crate::send::{PATIENT, SendError};

/// What Discord says about a person and a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
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
pub async fn sight(
    http: &Http,
    guild: GuildId,
    channel: ChannelId,
    person: UserId,
) -> Result<Sight, SendError> {
    match is_visible(http, guild, channel, person).await {
        Ok(true) => Ok(Sight::Visible),
        Err(SendError::MemberGone) => Ok(Sight::Left),
        Err(error @ SendError::Temporary(_)) => Err(error),
        Ok(false) | Err(_) => Ok(Sight::Hidden),
    }
}

async fn is_visible(
    http: &Http,
    guild: GuildId,
    channel: ChannelId,
    person: UserId,
) -> Result<bool, SendError> {
    let member = send::read(RestRoute::ReadMember, PATIENT, || http.get_member(guild, person));
    let member = member.await?;
    let channel = read_channel(http, channel).await?;
    // A thread has no permissions of its own.
    let outer = match channel.parent_id.filter(|_| channel.thread_metadata.is_some()) {
        Some(parent) => &read_channel(http, parent).await?,
        None => &channel,
    };
    let server = send::read(RestRoute::ReadServer, PATIENT, || http.get_guild(guild));
    let granted = server.await?.user_permissions_in(outer, &member);
    if !granted.contains(Permissions::VIEW_CHANNEL) {
        return Ok(false);
    }
    let is_open = channel.kind != ChannelType::PrivateThread;
    Ok(is_open
        || granted.contains(Permissions::MANAGE_THREADS)
        || is_thread_member(http, channel.id, person).await?)
}

async fn read_channel(http: &Http, id: ChannelId) -> Result<GuildChannel, SendError> {
    let channel = send::read(RestRoute::ReadChannel, PATIENT, || http.get_channel(id));
    channel.await?.guild().ok_or(SendError::ChannelGone)
}

async fn is_thread_member(
    http: &Http,
    thread: ChannelId,
    person: UserId,
) -> Result<bool, SendError> {
    let route = Route::ChannelThreadMember { channel_id: thread, user_id: person };
    let read = send::read(RestRoute::ReadThreadMember, PATIENT, || {
        http.fire::<Value>(Request::new(route, LightMethod::Get))
    });
    match read.await {
        Ok(_) => Ok(true),
        Err(SendError::MemberGone) => Ok(false),
        Err(error) => Err(error),
    }
}
