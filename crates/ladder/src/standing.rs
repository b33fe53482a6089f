//! The ladder by rating.

use dvonn_model::{AccountSummary, Player, PlayerId, Rating, Scope, UserId};
use dvonn_store::{Store, StoreError};
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
    /// Not ranked, because they have no rated game, or did not agree to be shown.
    NoGame,
}

/// Returns a list of a ladder, ordered by [`Rating::floor`]. The global ladder has only people, and only
/// those who agreed to be shown.
///
/// # Errors
/// Any database error.
pub async fn table(
    store: &Store,
    scope: Scope,
    list: List,
    now: Timestamp,
) -> Result<Vec<RankedPlayer>, StoreError> {
    let accounts = match (scope, list) {
        (Scope::World, _) => store.global_accounts_since(now - IDLE).await?,
        (_, List::People) => store.accounts_since(scope, now - IDLE).await?,
        (_, List::Computer) => store.accounts_of_computer(scope).await?,
    };
    Ok(standings(accounts, list, &store.season_starts(scope).await?, now))
}

/// Returns a person's rating on the global ladder, if they are shown there.
///
/// # Errors
/// Any database error.
pub async fn global_rating(
    store: &Store,
    person: UserId,
    now: Timestamp,
) -> Result<Option<Rating>, StoreError> {
    if !store.is_on_global_ladder(person).await? {
        return Ok(None);
    }
    let row = store.account(Scope::World, person.into()).await?;
    Ok(row.map(|row| row.account.rating_at(now, &[])))
}

/// Stops showing a person on the global ladder. Returns false if they were not shown. Their rating
/// stays, so that leaving is no fresh start.
///
/// # Errors
/// Any database error.
pub async fn leave_global_ladder(store: &Store, person: UserId) -> Result<bool, StoreError> {
    let mut tx = store.begin().await?;
    let left = tx.leave_global_ladder(person).await?;
    tx.commit().await?;
    Ok(left)
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
    scope: Scope,
    table: &[RankedPlayer],
    player: PlayerId,
) -> Result<Rank, StoreError> {
    if let Some(standing) = table.iter().find(|row| PlayerId::from(&row.player) == player) {
        return Ok(Rank::Place(standing.place));
    }
    let is_shown = match (scope, player.user()) {
        (Scope::World, Some(person)) => store.is_on_global_ladder(person).await?,
        _ => true,
    };
    let account = store.account(scope, player).await?.filter(|_| is_shown);
    Ok(if account.is_some() { Rank::Idle } else { Rank::NoGame })
}
