//! Threads for the games of tournaments.
//!
//! Discord lets nobody ask for a thread so that asking twice opens one. So what is there is looked for
//! first: a thread that was opened and never recorded, since the bot was killed or the answer was
//! lost, has the name of the game that it was for.

use dvonn_model::{ChannelId, GuildId, Place};
use serenity::all::{
    Channel, ChannelId as DiscordChannel, ChannelType, CreateThread, GuildChannel,
    GuildId as DiscordGuild,
};
use serenity::builder::Builder as _;

use crate::discord::kit::app::App;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::send;
use crate::discord::kit::send::{PATIENT, SendError};

/// What threads there are in a tournament's channel, and what is needed to open more.
pub(crate) struct Threads {
    guild: GuildId,
    parent: ChannelId,
    kind: ChannelType,
    /// Those that the bot opened and that are not archived.
    open: Vec<GuildChannel>,
}

/// Why a tournament's games cannot have threads.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoThread {
    /// Somebody has to mend it.
    #[error("no thread can be opened: {0}")]
    Hindered(String),
    /// Discord may do it later.
    #[error(transparent)]
    Later(SendError),
}

impl From<SendError> for NoThread {
    fn from(error: SendError) -> NoThread {
        match error {
            SendError::Unavailable(_) => NoThread::Later(error),
            other => NoThread::Hindered(other.to_string()),
        }
    }
}

/// The threads that there are in a channel.
pub(crate) async fn threads_in(
    app: &App,
    guild: GuildId,
    parent: ChannelId,
) -> Result<Threads, NoThread> {
    let id = DiscordChannel::new(parent.into());
    let channel = send::send(PATIENT, || app.http.get_channel(id)).await?;
    let kind = match channel {
        Some(Channel::Guild(channel)) => match channel.kind {
            ChannelType::Text => ChannelType::PublicThread,
            ChannelType::News => ChannelType::NewsThread,
            other => return Err(NoThread::Hindered(format!("a channel of kind {other:?}"))),
        },
        _ => return Err(NoThread::Hindered(String::from("no channel of a server"))),
    };
    let own = send::send(PATIENT, || app.http.get_current_user()).await?;
    let server = DiscordGuild::new(guild.into());
    let listed = send::send(PATIENT, || app.http.get_guild_active_threads(server)).await?;
    let mut open = listed.map(|listed| listed.threads).unwrap_or_default();
    open.retain(|thread| {
        let is_own = thread.owner_id == own.as_ref().map(|own| own.id);
        is_own && thread.parent_id == Some(id)
    });
    Ok(Threads { guild, parent, kind, open })
}

impl Threads {
    /// A thread that is there already, whose name ends so. It is not given twice.
    pub(crate) fn take(&mut self, ending: &str) -> Option<Place> {
        let index = self.open.iter().position(|thread| thread.name.ends_with(ending))?;
        let thread = self.open.swap_remove(index).id;
        self.place(thread)
    }

    /// Opens a thread. One attempt is made: if its answer is lost, the thread may be there, and is
    /// found the next time.
    pub(crate) async fn open(&self, app: &App, name: &str) -> Result<Place, NoThread> {
        let thread = CreateThread::new(name).kind(self.kind);
        let target = (DiscordChannel::new(self.parent.into()), None);
        let opened = send::send(&[], || thread.clone().execute(&app.http, target)).await?;
        opened
            .and_then(|opened| self.place(opened.id))
            .ok_or_else(|| NoThread::Hindered(String::from("a thread without an id")))
    }

    fn place(&self, thread: DiscordChannel) -> Option<Place> {
        let channel = thread.get().try_into().ok()?;
        Some(Place { guild: Some(self.guild), channel, parent: Some(self.parent) })
    }
}

impl From<NoThread> for Failure {
    fn from(error: NoThread) -> Failure {
        match error {
            NoThread::Hindered(why) => Failure::NoThread(why),
            NoThread::Later(error) => error.into(),
        }
    }
}
