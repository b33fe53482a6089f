//! Server settings: checking and changing them.

use dvonn_ladder as ladder;
use dvonn_model::{
    Action, ChannelId, Decision, GuildId, InteractionId, PostKey, RoleId, ServerSetting,
    ServerSettings, TournamentState, UserId, Venue,
};
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use crate::{PlayError, Refusal, begin_once};

/// Why the server does not allow something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerRefusal {
    /// Games may only be started in these channels and their threads.
    ChannelNotAllowed(Vec<ChannelId>),
    /// Only people with this role may start games.
    NotAStarter(RoleId),
    /// The person is blocked.
    Blocked {
        /// The moderator's reason.
        reason: String,
    },
    /// The challenger is blocked.
    ChallengerBlocked(UserId),
    /// The opponent is blocked, so they could not accept.
    OpponentBlocked(UserId),
    /// The person plays this many games and tournaments, and may not begin another.
    TooManyGames {
        /// The operator's limit.
        most: u32,
    },
    /// The challenger plays as many games and tournaments as one person may.
    ChallengerTooManyGames(UserId),
    /// The person has this many challenges open, and may have no more.
    TooManyChallenges {
        /// The server's limit.
        most: u32,
    },
    /// The person has challenged the same opponent this often, and may not do so again yet.
    AlreadyChallenged {
        /// The opponent.
        opponent: UserId,
        /// The server's limit.
        most: u32,
        /// When the person may challenge them again, if that depends on no answer.
        until: Option<Timestamp>,
    },
    /// Rated games are off.
    RatedOff,
    /// Rated games are off, so there are no games for places.
    PlacesRatedOff,
    /// The bot may not post in this channel.
    MayNotPost(ChannelId),
    /// A block needs a reason.
    NoReason,
    /// The moderator plays against the person, or in the same tournament.
    BlockedOpponent(UserId),
    /// Bots cannot be blocked, because they do not play.
    BlockedBot,
    /// The person is not blocked.
    NotBlocked(UserId),
}

/// A request to change a server's settings. The caller must have checked that the person may manage
/// the server.
#[derive(Clone, Debug)]
pub struct ServerRequest {
    /// The server.
    pub guild: GuildId,
    /// The person and, if given, the reason.
    pub decision: Decision,
    /// The interaction behind the request. If Discord delivers it twice, it counts once.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// Changes a setting of a server.
///
/// # Errors
/// The same as [`change_settings`].
pub async fn change_setting(
    store: &Store,
    request: ServerRequest,
    setting: ServerSetting,
) -> Result<(), PlayError> {
    change_settings(store, request, &[setting]).await
}

/// Changes settings of a server. Limits out of range are moved into it.
///
/// # Errors
/// [`PlayError::Repeated`], and any database error.
pub async fn change_settings(
    store: &Store,
    request: ServerRequest,
    settings: &[ServerSetting],
) -> Result<(), PlayError> {
    let (guild, at) = (request.guild, request.at);
    let mut tx = begin_once(store, request.interaction, at).await?;
    for setting in settings {
        let setting = match *setting {
            ServerSetting::Limit(limit, value) => {
                let value = value.clamp(*limit.range().start(), *limit.range().end());
                ServerSetting::Limit(limit, value)
            }
            ref other => other.clone(),
        };
        tx.set_server_setting(guild, &setting).await?;
        match setting {
            ServerSetting::Season(length) => {
                ladder::season_length_changed(&mut tx, guild, length, at).await?;
            }
            ServerSetting::Lobby(_) | ServerSetting::LobbyRole(_) | ServerSetting::Language(_) => {
                tx.raise_post(PostKey::lobby(guild), at).await?;
            }
            _ => {}
        }
        request.record(&mut tx, Action::SettingChanged(setting)).await?;
    }
    Ok(tx.commit().await?)
}

/// Lets games start in these channels and their threads only; in all, if there are none.
///
/// # Errors
/// [`PlayError::Repeated`], and any database error.
pub async fn set_channels(
    store: &Store,
    request: ServerRequest,
    wanted: &[ChannelId],
) -> Result<(), PlayError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    for channel in tx.server(request.guild).await?.channels {
        if !wanted.contains(&channel) && tx.remove_channel(request.guild, channel).await? {
            request.record(&mut tx, Action::ChannelRemoved(channel)).await?;
        }
    }
    for &channel in wanted {
        if tx.add_channel(request.guild, channel).await? {
            request.record(&mut tx, Action::ChannelAdded(channel)).await?;
        }
    }
    Ok(tx.commit().await?)
}

/// Blocks a person from starting and joining games in a server. Their running games continue.
///
/// # Errors
/// [`ServerRefusal::BlockedOpponent`], [`PlayError::Repeated`], and any database error.
pub async fn block(store: &Store, request: ServerRequest, person: UserId) -> Result<(), PlayError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    if let Some(moderator) = request.decision.moderator
        && tx.are_opponents(request.guild, moderator, person).await?
    {
        return Err(ServerRefusal::BlockedOpponent(person).into());
    }
    tx.block_person(request.guild, person, &request.decision, request.at).await?;
    leave_open_tournaments(&mut tx, &request, person).await?;
    request.record(&mut tx, Action::Blocked(Some(person))).await?;
    Ok(tx.commit().await?)
}

/// Removes a person from the server's tournaments that have not started, so that the next on their reserve enter.
async fn leave_open_tournaments(
    tx: &mut Tx,
    request: &ServerRequest,
    person: UserId,
) -> Result<(), StoreError> {
    for id in tx.tournaments_joined(person).await? {
        let Some(row) = tx.lock_tournament(id).await? else { continue };
        let entrants = tx.entrants(id).await?;
        let known = entrants.iter().find(|entrant| entrant.player.is(person));
        let server = known.map_or(row.guild, |entrant| row.server_of(entrant));
        if server == request.guild
            && row.state == TournamentState::Open
            && tx.remove_entrant(id, person).await?
        {
            tx.change_tournament(&row, request.at).await?;
        }
    }
    Ok(())
}

/// Lifts a person's block.
///
/// # Errors
/// A [`Refusal`] if they are not blocked; [`PlayError::Repeated`].
pub async fn unblock(
    store: &Store,
    request: ServerRequest,
    person: UserId,
) -> Result<(), PlayError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    if !tx.unblock_person(request.guild, person).await? {
        return Err(ServerRefusal::NotBlocked(person).into());
    }
    request.record(&mut tx, Action::Unblocked(Some(person))).await?;
    Ok(tx.commit().await?)
}

/// Records in the moderation log that somebody took a backup of the server's data.
///
/// # Errors
/// [`PlayError::Repeated`], and any database error.
pub async fn log_backup(store: &Store, request: ServerRequest) -> Result<(), PlayError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    request.record(&mut tx, Action::BackedUp).await?;
    Ok(tx.commit().await?)
}

impl ServerRequest {
    pub(super) async fn record(&self, tx: &mut Tx, action: Action) -> Result<(), StoreError> {
        tx.record_action(self.guild, &action, &self.decision, self.at).await
    }
}

/// Checks that games may be started and joined in this channel.
///
/// # Errors
/// [`ServerRefusal::ChannelNotAllowed`].
pub fn check_channel(server: &ServerSettings, venue: &Venue) -> Result<(), ServerRefusal> {
    let listed = |channel| server.channels.contains(&channel);
    if server.channels.is_empty() || listed(venue.channel) || venue.parent.is_some_and(listed) {
        Ok(())
    } else {
        Err(ServerRefusal::ChannelNotAllowed(server.channels.clone()))
    }
}

/// Checks that a person may start games. `has` returns true if they have a role.
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

/// Checks that a person is not blocked in this server.
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

/// Checks that this person may start or join a game here. Returns the server's settings. Games are rated
/// only on servers that have the bot, because each ladder belongs to one.
pub(super) async fn check_place(
    tx: &mut Tx,
    venue: &Venue,
    person: UserId,
) -> Result<ServerSettings, PlayError> {
    check_room(tx, person).await?;
    let Some(guild) = venue.guild else {
        return Ok(ServerSettings { rated: false, ..ServerSettings::default() });
    };
    if let Some(block) = tx.block(guild, person).await? {
        return Err(ServerRefusal::Blocked { reason: block.reason }.into());
    }
    let server = tx.server(guild).await?;
    check_channel(&server, venue)?;
    Ok(ServerSettings { rated: server.rated && !venue.guest, ..server })
}

/// Checks that a person may play in one more game or tournament. So many are possible that nobody
/// meets the limit by playing. The games of a tournament are never refused, since it could not go on:
/// it counts when the person joins.
///
/// # Errors
/// [`ServerRefusal::TooManyGames`].
pub async fn check_room(tx: &mut Tx, person: UserId) -> Result<(), PlayError> {
    if has_room(tx, person).await? {
        return Ok(());
    }
    Err(ServerRefusal::TooManyGames { most: tx.games_per_person() }.into())
}

/// Returns true if a person may play in one more game or tournament.
///
/// # Errors
/// Any database error.
pub async fn has_room(tx: &mut Tx, person: UserId) -> Result<bool, StoreError> {
    let games = tx.count_running_games_of(person, None).await?;
    let tournaments = tx.tournaments_joined(person).await?.len();
    Ok(games + tournaments < tx.games_per_person() as usize)
}

/// Checks that the challenger has not been blocked, and may play one more game.
pub(super) async fn check_challenger_here(
    tx: &mut Tx,
    venue: &Venue,
    challenger: UserId,
) -> Result<(), PlayError> {
    if !has_room(tx, challenger).await? {
        return Err(ServerRefusal::ChallengerTooManyGames(challenger).into());
    }
    let Some(guild) = venue.guild else { return Ok(()) };
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
