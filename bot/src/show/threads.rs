//! Threads, channels and members: opens threads, adds members, checks what still exists.

use std::time::Duration;

use dvonn_discord::cause::{Cause, Remedy};
use dvonn_discord::markup::{fit_units, plain};
use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::{Obstacle, PATIENT, PROMPT, SendError};
use dvonn_model::{ChannelId as ModelChannelId, GuildId, Limit, Player, UserId, Venue};
use serenity::all::{
    AutoArchiveDuration, ChannelId, ChannelType, CreateForumPost, CreateMessage, CreateThread,
    EditThread, GuildChannel, GuildId as DiscordGuild, Http, Permissions, UserId as DiscordUser,
};
use serenity::builder::Builder as _;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::permissions::check_person_has;
use crate::runtime::failure::Failure;
use crate::say;
use crate::show::words::links::venue_link;
use crate::show::words::players::strip_direction_marks;
use crate::text::Text;

/// How long a thread stays open without a message. A move may take days, and nobody can use commands
/// in an archived thread.
pub(crate) const LONGEST_OPEN: AutoArchiveDuration = AutoArchiveDuration::OneWeek;
/// The maximum length of a thread's name, in UTF-16 units.
pub(crate) const THREAD_NAME: usize = 100;
/// The name of a thread without its players: that of the game, as `thread-name` has it.
pub(crate) const NEUTRAL_NAME: &str = "DVONN";
/// The time limit for asking Discord whether a player has left the server, while a person waits.
const MEMBER_TIMEOUT: Duration = Duration::from_secs(1);

/// The name of a thread, and one without the names of players: Discord may not allow a word in them.
#[derive(Clone, Debug)]
pub(crate) struct ThreadName {
    pub(crate) full: String,
    pub(crate) neutral: String,
}

/// The channel in which the threads of games are opened.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ThreadParent {
    pub(crate) channel: ModelChannelId,
    kind: ParentKind,
}

#[derive(Clone, Copy, Debug)]
enum ParentKind {
    /// A channel, whose threads are of this kind.
    Channel(ChannelType),
    /// A forum, whose threads are posts: they begin with a message.
    Forum,
    /// A voice channel or another kind that has no threads.
    Threadless,
}

/// Discord's number of a media channel, a forum for pictures.
const MEDIA: u8 = 16;

impl ParentKind {
    fn of(kind: ChannelType) -> ParentKind {
        match kind {
            ChannelType::Text => ParentKind::Channel(ChannelType::PublicThread),
            ChannelType::News => ParentKind::Channel(ChannelType::NewsThread),
            ChannelType::Forum | ChannelType::Unknown(MEDIA) => ParentKind::Forum,
            _ => ParentKind::Threadless,
        }
    }
}

impl ThreadParent {
    /// Returns where threads are opened for people in the caller's channel: in that channel or, if it
    /// is itself a thread, beside it.
    pub(crate) async fn of(app: &App, caller: &Caller) -> Result<ThreadParent, SendError> {
        match (caller.venue.parent, caller.channel_kind) {
            (Some(parent), _) => read_parent(app, parent, PROMPT).await,
            (None, Some(kind)) => {
                Ok(ThreadParent { channel: caller.venue.channel, kind: ParentKind::of(kind) })
            }
            (None, None) => ThreadParent::at(app, caller.venue.channel, PROMPT).await,
        }
    }

    /// Asks Discord where threads are opened for a channel or thread.
    pub(crate) async fn at(
        app: &App,
        channel: ModelChannelId,
        pauses: &[u64],
    ) -> Result<ThreadParent, SendError> {
        let known = read_channel(app, channel, pauses).await?;
        let parent = known.as_ref().filter(|known| known.thread_metadata.is_some());
        match parent.and_then(|thread| thread.parent_id?.get().try_into().ok()) {
            Some(parent) => read_parent(app, parent, pauses).await,
            None => Ok(ThreadParent::new(channel, known)),
        }
    }

    fn new(channel: ModelChannelId, known: Option<GuildChannel>) -> ThreadParent {
        let kind = known.map_or(ParentKind::Threadless, |known| ParentKind::of(known.kind));
        ThreadParent { channel, kind }
    }

    /// Returns true if its threads are posts of a forum.
    pub(crate) fn is_forum(self) -> bool {
        matches!(self.kind, ParentKind::Forum)
    }

    /// Errors if it can have no threads.
    pub(crate) fn check(self) -> Result<(), Failure> {
        match self.kind {
            ParentKind::Channel(_) | ParentKind::Forum => Ok(()),
            ParentKind::Threadless => Err(Failure::NoThread(Cause::ChannelKind)),
        }
    }

    /// Returns the permissions that opening a thread here needs.
    pub(crate) fn to_open(self) -> Permissions {
        match self.kind {
            ParentKind::Forum => Permissions::SEND_MESSAGES,
            _ => Permissions::CREATE_PUBLIC_THREADS,
        }
    }

    /// Returns the permissions that opening a thread here and writing in it needs.
    pub(crate) fn needed(self) -> Permissions {
        self.to_open() | Permissions::SEND_MESSAGES_IN_THREADS
    }

    /// Opens a thread. If Discord does not allow a word in its name, gives it the neutral one.
    pub(crate) async fn open(
        self,
        app: &App,
        name: &ThreadName,
        pauses: &[u64],
    ) -> Result<Option<GuildChannel>, Failure> {
        self.check()?;
        let opened = match self.open_named(app, &name.full, pauses).await {
            Err(error) if error.cause().is_some_and(|it| it.remedy() == Remedy::OtherName) => {
                tracing::info!(%error, "name of thread refused; opening it without players' names");
                self.open_named(app, &name.neutral, pauses).await
            }
            opened => opened,
        };
        opened.map_err(|error| match error.cause() {
            Some(cause) if !matches!(error, SendError::Temporary(_)) => {
                tracing::info!(%error, "failed to open thread");
                Failure::NoThread(cause)
            }
            _ => error.into(),
        })
    }

    async fn open_named(
        self,
        app: &App,
        name: &str,
        pauses: &[u64],
    ) -> Result<Option<GuildChannel>, SendError> {
        let target = ChannelId::new(self.channel.into());
        let ParentKind::Channel(kind) = self.kind else {
            let first = CreateMessage::new().content(plain(name));
            let post = CreateForumPost::new(name, first).auto_archive_duration(LONGEST_OPEN);
            let open = || post.clone().execute(&app.client.http, target);
            return send::send(RestRoute::OpenThread, pauses, open).await;
        };
        let thread = CreateThread::new(name).kind(kind).auto_archive_duration(LONGEST_OPEN);
        let open = || thread.clone().execute(&app.client.http, (target, None));
        send::send(RestRoute::OpenThread, pauses, open).await
    }
}

async fn read_parent(
    app: &App,
    parent: ModelChannelId,
    pauses: &[u64],
) -> Result<ThreadParent, SendError> {
    Ok(ThreadParent::new(parent, read_channel(app, parent, pauses).await?))
}

/// Reads a channel or thread. `None` if it is not on a server.
async fn read_channel(
    app: &App,
    channel: ModelChannelId,
    pauses: &[u64],
) -> Result<Option<GuildChannel>, SendError> {
    let id = ChannelId::new(channel.into());
    let read =
        send::read(RestRoute::ReadChannel, pauses, || app.client.http.get_channel(id)).await?;
    Ok(read.guild())
}

/// Opens a thread for a game in the caller's channel. If that is a thread, opens it beside it.
pub(crate) async fn open_thread(
    app: &App,
    caller: &Caller,
    names: &[&str],
) -> Result<Venue, Failure> {
    let parent = ThreadParent::of(app, caller).await?;
    parent.check()?;
    if !caller.bot_may(parent.needed()) {
        return Err(Failure::NoThread(Cause::Forbidden));
    }
    check_person_has(caller, parent.to_open())?;
    let most = caller.server.limits.of(Limit::Threads);
    app.thread_limit.count(caller.guild()?, caller.person.id, most, app.now())?;
    let name = thread_name(caller.public_text(), names);
    let opened = parent.open(app, &name, PROMPT).await?;
    let unknown = || SendError::from(Obstacle::Unavailable(String::from("the id is unknown")));
    let opened = opened.ok_or_else(unknown)?;
    Ok(Venue {
        guild: caller.venue.guild,
        channel: opened.id.get().try_into()?,
        parent: Some(parent.channel),
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
    let parent = ThreadParent::at(app, channel, PATIENT).await.map_err(no_thread)?;
    let opened = parent.open(app, &thread_name(text, names), &[]).await?;
    let opened = opened.ok_or(Failure::NoThread(Cause::Invalid))?;
    let channel = opened.id.get().try_into()?;
    Ok(Venue { channel, parent: Some(parent.channel), ..venue.clone() })
}

/// Unless Discord is only unavailable for now, somebody must change something.
pub(crate) fn no_thread(error: SendError) -> Failure {
    match error.cause() {
        Some(cause) if !matches!(error, SendError::Temporary(_)) => Failure::NoThread(cause),
        _ => error.into(),
    }
}

/// Deletes a thread whose game did not start. Without the permission to delete it, archives it: a
/// bot may archive its own threads.
pub(crate) async fn delete_thread(app: &App, thread: &Venue) {
    let channel = ChannelId::new(thread.channel.into());
    let deleted = send::send(RestRoute::DeleteChannel, PROMPT, || {
        app.client.http.delete_channel(channel, None)
    })
    .await;
    if deleted.is_ok() {
        return;
    }
    archive_thread(app, thread).await;
}

/// Archives a thread. It stays readable, and a message opens it again.
pub(crate) async fn archive_thread(app: &App, thread: &Venue) {
    let channel = ChannelId::new(thread.channel.into());
    let archive = EditThread::new().archived(true);
    let archived = send::send(RestRoute::EditChannel, PROMPT, || {
        archive.clone().execute(&app.client.http, channel)
    })
    .await;
    if let Err(error) = archived {
        tracing::info!(%error, thread = %thread.channel, "failed to archive unused thread");
    }
}

/// Adds people to a thread, so that it shows up for them. Returns those that Discord refuses to add: they
/// must be told, since they may not even see it.
pub(crate) async fn add_to_thread(
    app: &App,
    thread: &Venue,
    people: impl IntoIterator<Item = UserId>,
) -> Vec<UserId> {
    let mut refused = Vec::new();
    for person in people {
        let (channel, user) =
            (ChannelId::new(thread.channel.into()), DiscordUser::new(person.into()));
        let added = send::send(RestRoute::AddThreadMember, PROMPT, || {
            app.client.http.add_thread_channel_member(channel, user)
        })
        .await;
        match added {
            Ok(_) => {}
            // They are mentioned in it, which adds them too.
            Err(error @ SendError::Temporary(_)) => {
                tracing::info!(%error, thread = %thread.channel, "failed to add person to thread");
            }
            Err(error) => {
                tracing::info!(%error, thread = %thread.channel, "not allowed to add person to thread");
                refused.push(person);
            }
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
    let answer = member_is_gone(&app.client.http, guild, person);
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

/// Returns true if Discord says that this channel no longer exists. False if it does not answer.
pub(crate) async fn is_gone(app: &App, channel: ModelChannelId) -> bool {
    let channel = ChannelId::new(channel.into());
    let response =
        send::read(RestRoute::ReadChannel, PROMPT, || app.client.http.get_channel(channel)).await;
    matches!(response, Err(SendError::ChannelGone))
}

async fn member_is_gone(http: &Http, guild: GuildId, person: UserId) -> bool {
    let (guild, user) = (DiscordGuild::new(guild.into()), DiscordUser::new(person.into()));
    let response = send::read(RestRoute::ReadMember, &[], || http.get_member(guild, user)).await;
    matches!(response, Err(SendError::MemberGone))
}

/// Returns the name of a game's thread.
fn thread_name(text: Text, names: &[&str]) -> ThreadName {
    let names = strip_direction_marks(&names.join(" – "));
    ThreadName {
        full: fit_units(&say!(text, "thread-name", names = names), THREAD_NAME),
        neutral: String::from(NEUTRAL_NAME),
    }
}
