//! Threads and posts of forums: opens them, adds people, archives or deletes them. Also whether channels and members
//! still exist.

use serenity::all::{
    AutoArchiveDuration, Channel, ChannelId, ChannelType, CreateForumPost, CreateMessage,
    CreateThread, EditThread, GuildChannel, GuildId, Http, Permissions, UserId,
};
use serenity::builder::Builder as _;

use crate::cause::Remedy;
use crate::markup::plain;
use crate::route::RestRoute;
use crate::send;
use crate::send::{PROMPT, SendError};

/// How long a thread stays open without a message: as long as Discord allows. Nobody can use commands in an archived
/// thread.
pub const LONGEST_OPEN: AutoArchiveDuration = AutoArchiveDuration::OneWeek;
/// The maximum length of a thread's name, in UTF-16 units.
pub const THREAD_NAME: usize = 100;
/// Discord's number of a media channel, a forum for pictures.
const MEDIA: u8 = 16;

/// The name of a thread.
#[derive(Clone, Debug)]
pub struct ThreadName {
    /// The name.
    pub full: String,
    /// One without what people wrote: Discord may not allow a word in it.
    pub neutral: String,
}

/// The channel in which threads are opened.
#[derive(Clone, Copy, Debug)]
pub struct ThreadParent {
    /// The channel.
    pub channel: ChannelId,
    kind: ParentKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ParentKind {
    /// A channel, whose threads are of this kind.
    Channel(ChannelType),
    /// A forum, whose threads are posts: they begin with a message.
    Forum,
    /// A voice channel or another kind that has no threads.
    Threadless,
}

impl ThreadParent {
    /// Returns a channel of this kind.
    pub fn new(channel: ChannelId, kind: ChannelType) -> ThreadParent {
        let kind = match kind {
            ChannelType::Text => ParentKind::Channel(ChannelType::PublicThread),
            ChannelType::News => ParentKind::Channel(ChannelType::NewsThread),
            ChannelType::Forum | ChannelType::Unknown(MEDIA) => ParentKind::Forum,
            _ => ParentKind::Threadless,
        };
        ThreadParent { channel, kind }
    }

    /// Asks Discord what kind of channel this is.
    ///
    /// # Errors
    /// If Discord does not tell.
    pub async fn read(
        http: &Http,
        channel: ChannelId,
        pauses: &[u64],
    ) -> Result<ThreadParent, SendError> {
        let known = read_channel(http, channel, pauses).await?.guild();
        Ok(ThreadParent::of(channel, known.as_ref()))
    }

    /// Asks Discord where threads are opened for this channel: in it or, if it is itself a thread, beside it.
    ///
    /// # Errors
    /// If Discord does not tell.
    pub async fn beside(
        http: &Http,
        channel: ChannelId,
        pauses: &[u64],
    ) -> Result<ThreadParent, SendError> {
        let known = read_channel(http, channel, pauses).await?.guild();
        let thread = known.as_ref().filter(|known| known.thread_metadata.is_some());
        match thread.and_then(|thread| thread.parent_id) {
            Some(parent) => ThreadParent::read(http, parent, pauses).await,
            None => Ok(ThreadParent::of(channel, known.as_ref())),
        }
    }

    fn of(channel: ChannelId, known: Option<&GuildChannel>) -> ThreadParent {
        let threadless = ThreadParent { channel, kind: ParentKind::Threadless };
        known.map_or(threadless, |known| ThreadParent::new(channel, known.kind))
    }

    /// Returns true if its threads are posts of a forum.
    pub fn is_forum(self) -> bool {
        self.kind == ParentKind::Forum
    }

    /// Returns true if it can have threads.
    pub fn has_threads(self) -> bool {
        self.kind != ParentKind::Threadless
    }

    /// Returns the permissions that opening a thread here needs.
    pub fn to_open(self) -> Permissions {
        match self.kind {
            ParentKind::Forum => Permissions::SEND_MESSAGES,
            _ => Permissions::CREATE_PUBLIC_THREADS,
        }
    }

    /// Returns the permissions that opening a thread here and writing in it needs.
    pub fn needed(self) -> Permissions {
        self.to_open() | Permissions::SEND_MESSAGES_IN_THREADS
    }

    /// Opens a thread. If Discord does not allow a word in its name, gives it the neutral one. Returns `None` if its id
    /// is unknown.
    ///
    /// # Errors
    /// If Discord refuses it or cannot be reached.
    pub async fn open(
        self,
        http: &Http,
        name: &ThreadName,
        pauses: &[u64],
    ) -> Result<Option<GuildChannel>, SendError> {
        match self.open_named(http, &name.full, pauses).await {
            Err(error) if error.cause().is_some_and(|it| it.remedy() == Remedy::OtherName) => {
                tracing::info!(%error, "name of thread refused; opening it with a neutral name");
                self.open_named(http, &name.neutral, pauses).await
            }
            opened => opened,
        }
    }

    async fn open_named(
        self,
        http: &Http,
        name: &str,
        pauses: &[u64],
    ) -> Result<Option<GuildChannel>, SendError> {
        let ParentKind::Channel(kind) = self.kind else {
            let first = CreateMessage::new().content(plain(name));
            let post = CreateForumPost::new(name, first).auto_archive_duration(LONGEST_OPEN);
            let open = || post.clone().execute(http, self.channel);
            return send::send(RestRoute::OpenThread, pauses, open).await;
        };
        let thread = CreateThread::new(name).kind(kind).auto_archive_duration(LONGEST_OPEN);
        let open = || thread.clone().execute(http, (self.channel, None));
        send::send(RestRoute::OpenThread, pauses, open).await
    }
}

/// Deletes a thread or, without the permission to do so, archives it: a bot may archive its own threads.
pub async fn delete(http: &Http, thread: ChannelId) {
    let delete = || http.delete_channel(thread, None);
    if send::send(RestRoute::DeleteChannel, PROMPT, delete).await.is_err() {
        archive(http, thread).await;
    }
}

/// Archives a thread. It stays readable, and a message opens it again.
pub async fn archive(http: &Http, thread: ChannelId) {
    let edit = EditThread::new().archived(true);
    let archive = || edit.clone().execute(http, thread);
    if let Err(error) = send::send(RestRoute::EditChannel, PROMPT, archive).await {
        tracing::info!(%error, %thread, "failed to archive unused thread");
    }
}

/// Renames a thread that `bot` has opened, if it has this name. Nothing depends on it.
pub async fn rename_own(
    http: &Http,
    thread: ChannelId,
    bot: UserId,
    from: &ThreadName,
    to: &ThreadName,
) {
    let known = match read_channel(http, thread, PROMPT).await {
        Ok(channel) => channel.guild(),
        Err(_) => None,
    };
    let is_own = |known: &GuildChannel| {
        known.owner_id == Some(bot) && [&from.full, &from.neutral].contains(&&known.name)
    };
    if !known.as_ref().is_some_and(is_own) {
        return;
    }
    let edit = EditThread::new().name(&to.full);
    let rename = || edit.clone().execute(http, thread);
    if let Err(error) = send::send(RestRoute::EditChannel, PROMPT, rename).await {
        tracing::info!(%error, %thread, "failed to rename a thread");
    }
}

/// Adds a person to a thread, so that it shows up for them. Returns false if Discord refuses that: they must be told,
/// since they may not even see it.
pub async fn add_person(http: &Http, thread: ChannelId, person: UserId) -> bool {
    let add = || http.add_thread_channel_member(thread, person);
    match send::send(RestRoute::AddThreadMember, PROMPT, add).await {
        Ok(_) => true,
        // They are mentioned in it, which adds them too.
        Err(error @ SendError::Temporary(_)) => {
            tracing::info!(%error, %thread, "failed to add person to thread");
            true
        }
        Err(error) => {
            tracing::info!(%error, %thread, "not allowed to add person to thread");
            false
        }
    }
}

/// Returns true if Discord says that this channel no longer exists. False if it does not answer.
pub async fn is_gone(http: &Http, channel: ChannelId) -> bool {
    matches!(read_channel(http, channel, PROMPT).await, Err(SendError::ChannelGone))
}

/// Returns true if Discord says that this person is no longer in the server. False if it does not answer.
pub async fn has_left(http: &Http, guild: GuildId, person: UserId) -> bool {
    let member = send::read(RestRoute::ReadMember, &[], || http.get_member(guild, person)).await;
    matches!(member, Err(SendError::MemberGone))
}

async fn read_channel(
    http: &Http,
    channel: ChannelId,
    pauses: &[u64],
) -> Result<Channel, SendError> {
    send::read(RestRoute::ReadChannel, pauses, || http.get_channel(channel)).await
}
