//! What a server has settled: who may begin and join games where, and how that is changed.

use dvonn_ladder as ladder;
use dvonn_model::{
    Action, ChannelId, Decision, GuildId, InteractionId, Place, RoleId, ServerSetting,
    ServerSettings, UserId,
};
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use super::{PlayError, Refusal, begin};

/// Why something cannot be done in this server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerRefusal {
    /// Games are begun in these channels alone, and in their threads.
    ChannelNotAllowed(Vec<ChannelId>),
    /// Games are started by people with this role alone.
    NotAStarter(RoleId),
    /// The person may not play here.
    Blocked {
        /// Why, in a moderator's words.
        reason: String,
    },
    /// The person who made the challenge may not play here any more.
    ChallengerBlocked(UserId),
    /// No game may count here.
    RatedOff,
    /// No game may count here, so none can be for a place.
    PlacesRatedOff,
    /// Games may be begun in this channel already.
    ChannelListed(ChannelId),
    /// The channel is none of those in which games may be begun.
    ChannelNotListed(ChannelId),
    /// The bot may not post in this channel.
    MayNotPost(ChannelId),
    /// Who blocks somebody has to say why.
    NoReason,
    /// A bot cannot be blocked: it does not play.
    BlockedBot,
    /// The person is not blocked.
    NotBlocked(UserId),
    /// There is no language of this name.
    NoLanguage(String),
}

/// What somebody who manages a server wants to change there. The caller has made sure that they do.
#[derive(Clone, Debug)]
pub struct Administration {
    /// The server.
    pub guild: GuildId,
    /// Who they are, and why; without words if they give no reason.
    pub decision: Decision,
    /// The interaction that asked: it counts once, however often it is delivered.
    pub interaction: InteractionId,
    /// Now.
    pub at: Timestamp,
}

/// Settles something for a server.
///
/// # Errors
/// [`PlayError::Repeated`], and the store's.
pub async fn settle(
    store: &Store,
    by: Administration,
    setting: ServerSetting,
) -> Result<(), PlayError> {
    let mut tx = begin(store, by.interaction, by.at).await?;
    tx.set_server(by.guild, &setting).await?;
    if let ServerSetting::Season(length) = setting {
        ladder::season_length_settled(&mut tx, by.guild, length, by.at).await?;
    }
    by.record(&mut tx, Action::Settled(setting)).await?;
    Ok(tx.commit().await?)
}

/// Adds a channel to those in which games may be begun, and takes another one away.
///
/// # Errors
/// A [`Refusal`] when that is so already; [`PlayError::Repeated`].
pub async fn change_channels(
    store: &Store,
    by: Administration,
    added: Option<ChannelId>,
    removed: Option<ChannelId>,
) -> Result<(), PlayError> {
    let mut tx = begin(store, by.interaction, by.at).await?;
    if let Some(channel) = added {
        if !tx.add_channel(by.guild, channel).await? {
            return Err(ServerRefusal::ChannelListed(channel).into());
        }
        by.record(&mut tx, Action::ChannelAdded(channel)).await?;
    }
    if let Some(channel) = removed {
        if !tx.remove_channel(by.guild, channel).await? {
            return Err(ServerRefusal::ChannelNotListed(channel).into());
        }
        by.record(&mut tx, Action::ChannelRemoved(channel)).await?;
    }
    Ok(tx.commit().await?)
}

/// Lets games be begun in every channel: those of which that was said before are named no more.
///
/// # Errors
/// [`PlayError::Repeated`], and the store's.
pub async fn free_channels(store: &Store, by: Administration) -> Result<(), PlayError> {
    let mut tx = begin(store, by.interaction, by.at).await?;
    for channel in tx.server(by.guild).await?.channels {
        if tx.remove_channel(by.guild, channel).await? {
            by.record(&mut tx, Action::ChannelRemoved(channel)).await?;
        }
    }
    Ok(tx.commit().await?)
}

/// Keeps a person from beginning and joining games in a server. Their running games go on.
///
/// # Errors
/// [`PlayError::Repeated`], and the store's.
pub async fn block(store: &Store, by: Administration, person: UserId) -> Result<(), PlayError> {
    let mut tx = begin(store, by.interaction, by.at).await?;
    tx.block_person(by.guild, person, &by.decision, by.at).await?;
    by.record(&mut tx, Action::Blocked(Some(person))).await?;
    Ok(tx.commit().await?)
}

/// Lets a person play in a server again.
///
/// # Errors
/// A [`Refusal`] if they may; [`PlayError::Repeated`].
pub async fn unblock(store: &Store, by: Administration, person: UserId) -> Result<(), PlayError> {
    let mut tx = begin(store, by.interaction, by.at).await?;
    if !tx.unblock_person(by.guild, person).await? {
        return Err(ServerRefusal::NotBlocked(person).into());
    }
    by.record(&mut tx, Action::Unblocked(Some(person))).await?;
    Ok(tx.commit().await?)
}

/// Writes down that a copy of a server's data has been taken.
///
/// # Errors
/// [`PlayError::Repeated`], and the store's.
pub async fn note_backup(store: &Store, by: Administration) -> Result<(), PlayError> {
    let mut tx = begin(store, by.interaction, by.at).await?;
    by.record(&mut tx, Action::BackedUp).await?;
    Ok(tx.commit().await?)
}

impl Administration {
    async fn record(&self, tx: &mut Tx, action: Action) -> Result<(), StoreError> {
        tx.record_action(self.guild, &action, &self.decision, self.at).await
    }
}

/// Makes sure that games may be begun and joined in this place.
///
/// # Errors
/// [`ServerRefusal::ChannelNotAllowed`].
pub fn check_channel(server: &ServerSettings, place: &Place) -> Result<(), ServerRefusal> {
    let listed = |channel| server.channels.contains(&channel);
    if server.channels.is_empty() || listed(place.channel) || place.parent.is_some_and(listed) {
        Ok(())
    } else {
        Err(ServerRefusal::ChannelNotAllowed(server.channels.clone()))
    }
}

/// Makes sure that somebody who has the roles for which `has` is true may start games.
///
/// # Errors
/// [`ServerRefusal::NotAStarter`].
pub fn check_starter(
    server: &ServerSettings,
    has: impl FnOnce(RoleId) -> bool,
) -> Result<(), ServerRefusal> {
    match server.starter_role {
        Some(role) if !has(role) => Err(ServerRefusal::NotAStarter(role)),
        _ => Ok(()),
    }
}

/// Makes sure that this person is not blocked in this server.
///
/// # Errors
/// [`ServerRefusal::Blocked`].
pub async fn check_not_blocked(
    store: &Store,
    guild: GuildId,
    person: UserId,
) -> Result<(), PlayError> {
    match store.block(guild, person).await? {
        Some(block) => Err(ServerRefusal::Blocked { reason: block.reason }.into()),
        None => Ok(()),
    }
}

/// Makes sure that this person may begin or join a game here. Answers with what the server has settled.
pub(super) async fn check_place(
    tx: &mut Tx,
    place: &Place,
    person: UserId,
) -> Result<ServerSettings, PlayError> {
    let Some(guild) = place.guild else { return Ok(ServerSettings::default()) };
    if let Some(block) = tx.block(guild, person).await? {
        return Err(ServerRefusal::Blocked { reason: block.reason }.into());
    }
    let server = tx.server(guild).await?;
    check_channel(&server, place)?;
    Ok(server)
}

/// Makes sure that the person who made a challenge may still play here.
pub(super) async fn check_challenger_here(
    tx: &mut Tx,
    place: &Place,
    challenger: UserId,
) -> Result<(), PlayError> {
    let Some(guild) = place.guild else { return Ok(()) };
    match tx.block(guild, challenger).await? {
        Some(_) => Err(ServerRefusal::ChallengerBlocked(challenger).into()),
        None => Ok(()),
    }
}

impl From<ServerRefusal> for Refusal {
    fn from(refusal: ServerRefusal) -> Refusal {
        Refusal::Server(refusal)
    }
}

impl From<ServerRefusal> for PlayError {
    fn from(refusal: ServerRefusal) -> PlayError {
        Refusal::from(refusal).into()
    }
}
