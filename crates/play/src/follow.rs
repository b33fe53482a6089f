//! Following games without playing in them: who may, and when an update is due.
//!
//! An update is raised with each move, with a takeback and with the end (`Tx::change_game`), and is due once
//! the newest board is shown: what happened until then, or in quiet hours, becomes one update.
//! Before each update, this module checks whether the follower is
//! blocked, and the bot asks Discord whether they still see the channel (`dvonn_discord::visibility`). If they
//! may not see it any more, they are told once, and following ends.

use dvonn_model::{BlockRow, ChannelId, FollowId, FollowRow, GameId, GameRow, Updates, UserId};
use dvonn_rules::Color;
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use crate::clock::quiet_hours::quiet_until;
use crate::server::ServerRefusal;
use crate::{Match, PlayError, Refusal};

/// The maximum number of games that a person follows at once.
pub const MAX_FOLLOWED: usize = 10;
/// The maximum number of people who follow one game.
pub const MAX_FOLLOWERS: usize = 25;

/// Why a person cannot follow a game.
#[derive(Clone, Debug, PartialEq)]
pub enum FollowRefusal {
    /// They play in it.
    OwnGame,
    /// It is not on a server that has the bot, so the bot cannot know who may see it.
    NotOnServer,
    /// They follow [`MAX_FOLLOWED`] games already: these.
    TooManyGames(Vec<GameRow>),
    /// [`MAX_FOLLOWERS`] people follow it already.
    TooManyFollowers,
}

/// Why a request to follow a game failed.
#[derive(Debug, thiserror::Error)]
pub enum FollowError {
    /// The request was refused.
    #[error("refused: {0:?}")]
    Refused(FollowRefusal),
    /// The person cannot see the game here or is blocked, the game has ended, or the database failed.
    #[error(transparent)]
    Play(#[from] PlayError),
}

/// A request to follow a game.
#[derive(Clone, Copy, Debug)]
pub struct FollowRequest {
    /// The game.
    pub game: GameId,
    /// Where the person is. They see the games of this channel.
    pub channel: ChannelId,
    /// The person.
    pub person: UserId,
    /// When they want updates.
    pub updates: Updates,
}

/// When a follower is to get an update.
#[derive(Clone, Debug)]
pub enum NextUpdate {
    /// Now.
    Now(Box<FollowUpdate>),
    /// Once the newest board is shown.
    AfterBoard,
    /// At the end of their quiet hours.
    At(Timestamp),
    /// There is nothing to tell them.
    Never,
}

/// An update for a follower, which is due now.
#[derive(Clone, Debug)]
pub struct FollowUpdate {
    /// The follower.
    pub follow: FollowRow,
    /// The game as it is shown where the person follows it.
    pub game: Match,
}

/// Starts to follow a game, or changes when the person gets updates about it.
///
/// # Errors
/// A refusal if the game is in another channel or has ended, as for [`check_may_follow`], and if there
/// are too many games or followers.
pub async fn start(store: &Store, request: FollowRequest) -> Result<FollowRow, FollowError> {
    let FollowRequest { game, channel, person, updates } = request;
    let mut tx = store.begin().await?;
    let row = tx.game(game).await?.filter(|row| row.is_in(channel));
    let row = row.ok_or(Refusal::UnknownGame(game))?.for_channel(channel);
    if !row.is_running() {
        return Err(Refusal::Ended(Box::new(row)).into());
    }
    check_in(&mut tx, &row, person).await?;
    tx.lock_follows().await?;
    if tx.follow_of(game, person).await?.is_none() {
        let others = tx.games_followed_by(person).await?;
        if others.len() >= MAX_FOLLOWED {
            return Err(FollowRefusal::TooManyGames(others).into());
        }
        if tx.count_followers(game).await? >= MAX_FOLLOWERS {
            return Err(FollowRefusal::TooManyFollowers.into());
        }
    }
    let follow = tx.save_follow(person, &row, updates).await?;
    tx.commit().await?;
    Ok(follow)
}

/// Checks that a person may follow a game that they see.
///
/// # Errors
/// A refusal if they play in it, if it is not on a server, or if they are blocked there.
pub async fn check_may_follow(
    store: &Store,
    game: &GameRow,
    person: UserId,
) -> Result<(), FollowError> {
    let block = match game.venue.guild {
        Some(guild) => store.block(guild, person).await?,
        None => None,
    };
    check(game, person, block)
}

/// As [`check_may_follow`], inside a transaction.
async fn check_in(tx: &mut Tx, game: &GameRow, person: UserId) -> Result<(), FollowError> {
    let block = match game.venue.guild {
        Some(guild) => tx.block(guild, person).await?,
        None => None,
    };
    check(game, person, block)
}

fn check(game: &GameRow, person: UserId, block: Option<BlockRow>) -> Result<(), FollowError> {
    if Color::ALL.into_iter().any(|side| game.players[side].is(person)) {
        return Err(FollowRefusal::OwnGame.into());
    }
    if game.venue.guild.is_none() {
        return Err(FollowRefusal::NotOnServer.into());
    }
    match block {
        Some(block) => Err(ServerRefusal::Blocked { reason: block.reason }.into()),
        None => Ok(()),
    }
}

/// Ends the updates to a follower, if this is the person.
///
/// # Errors
/// Any database error.
pub async fn stop(store: &Store, id: FollowId, person: UserId) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    if tx.follow(id).await?.is_some_and(|follow| follow.person == person) {
        tx.delete_follow(id).await?;
        tx.commit().await?;
    }
    Ok(())
}

/// Ends the updates to a person about a game.
///
/// # Errors
/// Any database error.
pub async fn end(store: &Store, game: GameId, person: UserId) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    if let Some(follow) = tx.follow_of(game, person).await? {
        tx.delete_follow(follow.id).await?;
        tx.commit().await?;
    }
    Ok(())
}

/// Returns when this person is to get an update about a game which has changed. A follower who may not
/// follow the game any more is forgotten.
///
/// # Errors
/// Any database error.
pub async fn next_update(
    store: &Store,
    game: GameId,
    person: UserId,
    at: Timestamp,
) -> Result<NextUpdate, PlayError> {
    let mut tx = store.begin().await?;
    let Some(follow) = tx.follow_of(game, person).await? else { return Ok(NextUpdate::Never) };
    let row = tx.game(game).await?.ok_or(Refusal::UnknownGame(game))?;
    let row = row.for_channel(follow.channel);
    if row.shown < row.revision {
        return Ok(NextUpdate::AfterBoard);
    }
    if row.is_running() && follow.updates == Updates::End {
        return Ok(NextUpdate::Never);
    }
    match check_in(&mut tx, &row, person).await {
        Ok(()) => {}
        Err(FollowError::Play(PlayError::Store(error))) => return Err(error.into()),
        Err(_) => {
            tx.delete_follow(follow.id).await?;
            tx.commit().await?;
            return Ok(NextUpdate::Never);
        }
    }
    if let Some(end) = quiet_until(&tx.settings(person).await?, at) {
        return Ok(NextUpdate::At(end));
    }
    let game = Match::load(&mut tx, row).await?;
    Ok(NextUpdate::Now(Box::new(FollowUpdate { follow, game })))
}

impl From<FollowRefusal> for FollowError {
    fn from(refusal: FollowRefusal) -> FollowError {
        FollowError::Refused(refusal)
    }
}

impl From<Refusal> for FollowError {
    fn from(refusal: Refusal) -> FollowError {
        FollowError::Play(refusal.into())
    }
}

impl From<ServerRefusal> for FollowError {
    fn from(refusal: ServerRefusal) -> FollowError {
        FollowError::Play(refusal.into())
    }
}

impl From<StoreError> for FollowError {
    fn from(error: StoreError) -> FollowError {
        FollowError::Play(error.into())
    }
}
