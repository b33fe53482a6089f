//! Threads for the games of tournaments.
//!
//! Discord cannot open a thread idempotently. So the bot first looks for a thread that it opened
//! but never recorded, because it crashed or lost the response. Such a thread has the name of its
//! game.

use dvonn_model::{ChannelId, GuildId, Place};
use serenity::all::{
    Channel, ChannelId as DiscordChannel, ChannelType, CreateThread, GuildChannel,
    GuildId as DiscordGuild,
};
use serenity::builder::Builder as _;

use crate::discord::kit::app::App;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::route::RestRoute;
use crate::discord::kit::send;
use crate::discord::kit::send::{PATIENT, SendError};
use crate::discord::kit::threads::LONGEST_OPEN;

/// The threads of a tournament's channel, and the data needed to open more.
pub(crate) struct Threads {
    guild: GuildId,
    parent: ChannelId,
    kind: ChannelType,
    /// Unarchived threads that the bot opened.
    open: Vec<GuildChannel>,
}

/// Why the bot cannot open a thread for a game.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoThread {
    /// Somebody must fix the channel or its permissions.
    #[error("cannot open thread: {0}")]
    Permanent(String),
    /// Discord is unavailable for now.
    #[error(transparent)]
    Temporary(SendError),
}

impl From<SendError> for NoThread {
    fn from(error: SendError) -> NoThread {
        match error {
            SendError::Temporary(_) => NoThread::Temporary(error),
            other => NoThread::Permanent(other.to_string()),
        }
    }
}

/// Reads the threads of a channel.
pub(crate) async fn threads_in(
    app: &App,
    guild: GuildId,
    parent: ChannelId,
) -> Result<Threads, NoThread> {
    let id = DiscordChannel::new(parent.into());
    let channel = send::read(RestRoute::ReadChannel, PATIENT, || app.http.get_channel(id)).await?;
    let kind = match channel {
        Channel::Guild(channel) => match channel.kind {
            ChannelType::Text => ChannelType::PublicThread,
            ChannelType::News => ChannelType::NewsThread,
            other => {
                return Err(NoThread::Permanent(format!("the channel has the kind {other:?}")));
            }
        },
        _ => return Err(NoThread::Permanent(String::from("it is not a server channel"))),
    };
    let own = send::read(RestRoute::ReadSelf, PATIENT, || app.http.get_current_user()).await?;
    let server = DiscordGuild::new(guild.into());
    let listed =
        send::read(RestRoute::ReadThreads, PATIENT, || app.http.get_guild_active_threads(server))
            .await?;
    let mut open = listed.threads;
    open.retain(|thread| {
        let is_own = thread.owner_id == Some(own.id);
        is_own && thread.parent_id == Some(id)
    });
    Ok(Threads { guild, parent, kind, open })
}

impl Threads {
    /// Takes an existing thread whose name has this ending. Each thread is taken once.
    pub(crate) fn take(&mut self, ending: &str) -> Option<Place> {
        let index = self.open.iter().position(|thread| thread.name.ends_with(ending))?;
        let thread = self.open.swap_remove(index).id;
        self.place(thread)
    }

    /// Opens a thread, without retries: if the response is lost, the next round finds the thread.
    pub(crate) async fn open(&self, app: &App, name: &str) -> Result<Place, NoThread> {
        let thread = CreateThread::new(name).kind(self.kind).auto_archive_duration(LONGEST_OPEN);
        let target = (DiscordChannel::new(self.parent.into()), None);
        let opened =
            send::send(RestRoute::OpenThread, &[], || thread.clone().execute(&app.http, target))
                .await?;
        opened
            .and_then(|opened| self.place(opened.id))
            .ok_or_else(|| NoThread::Permanent(String::from("the thread has no id")))
    }

    fn place(&self, thread: DiscordChannel) -> Option<Place> {
        let channel = thread.get().try_into().ok()?;
        Some(Place { guild: Some(self.guild), channel, parent: Some(self.parent), guest: false })
    }
}

impl From<NoThread> for Failure {
    fn from(error: NoThread) -> Failure {
        match error {
            NoThread::Permanent(why) => Failure::NoThread(why),
            NoThread::Temporary(error) => error.into(),
        }
    }
}
