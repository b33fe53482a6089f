//! The ladder by rating.

use dvonn_model::{AccountSummary, GuildId, Player, PlayerId, Rating};
use dvonn_store::{Store, StoreError, Tx};
use jiff::{SignedDuration, Timestamp};

/// Players who have not played for this long are not ranked.
pub const IDLE: SignedDuration = SignedDuration::from_hours(60 * 24);

/// The lists of a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// People.
    People,
    /// The computer's levels and the engines, which never become inactive.
    Computer,
}

/// A player on the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedPlayer {
    /// The place, from 1 for the top.
    pub place: u32,
    /// The player, with the name they had when they last played.
    pub player: Player,
    /// The current rating.
    pub rating: Rating,
    /// The number of rated games.
    pub games: u32,
}

/// A player's rank on the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// The place, from 1 for the top.
    Place(u32),
    /// Not ranked, because they have not played for [`IDLE`].
    Idle,
    /// Not ranked, because they have no rated game.
    NoGame,
}

/// Returns a list of a server's ladder, ordered by [`Rating::floor`].
///
/// # Errors
/// Any database error.
pub async fn table(
    store: &Store,
    guild: GuildId,
    list: List,
    now: Timestamp,
) -> Result<Vec<RankedPlayer>, StoreError> {
    let accounts = match list {
        List::People => store.accounts_since(guild, now - IDLE).await?,
        List::Computer => store.accounts_of_computer(guild).await?,
    };
    Ok(standings(accounts, list, &store.season_starts(guild).await?, now))
}

/// Like [`table`] for people, inside a transaction.
///
/// # Errors
/// Any database error.
pub async fn table_in(
    tx: &mut Tx,
    guild: GuildId,
    now: Timestamp,
) -> Result<Vec<RankedPlayer>, StoreError> {
    let accounts = tx.accounts_since(guild, now - IDLE).await?;
    Ok(standings(accounts, List::People, &tx.season_starts(guild).await?, now))
}

fn standings(
    accounts: Vec<AccountSummary>,
    list: List,
    seasons: &[Timestamp],
    now: Timestamp,
) -> Vec<RankedPlayer> {
    let is_listed = |player: &Player| match list {
        List::People => player.person().is_some(),
        List::Computer => player.is_computer(),
    };
    let listed = accounts.into_iter().filter(|row| is_listed(&row.player));
    let mut listed: Vec<_> = listed.map(|row| (row.rating_at(now, seasons), row)).collect();
    // Ties are broken by Discord id: older accounts come first.
    listed.sort_by(|(one, a), (other, b)| {
        let by_floor = other.floor().total_cmp(&one.floor());
        by_floor.then_with(|| PlayerId::from(&a.player).cmp(&PlayerId::from(&b.player)))
    });
    let ranked = (1..).zip(listed).map(|(place, (rating, row))| RankedPlayer {
        place,
        player: row.player,
        rating,
        games: row.games,
    });
    ranked.collect()
}

/// Returns a player's rank in the `table` of their list.
///
/// # Errors
/// Any database error.
pub async fn rank(
    store: &Store,
    guild: GuildId,
    table: &[RankedPlayer],
    player: PlayerId,
) -> Result<Rank, StoreError> {
    if let Some(standing) = table.iter().find(|row| PlayerId::from(&row.player) == player) {
        return Ok(Rank::Place(standing.place));
    }
    let account = store.account(guild, player).await?;
    Ok(if account.is_some() { Rank::Idle } else { Rank::NoGame })
}
