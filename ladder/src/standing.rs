//! Who stands where on the ladder of a server.

use dvonn_model::{AccountRow, GuildId, Player, PlayerId, Rating};
use dvonn_store::{Store, StoreError, Tx};
use jiff::{SignedDuration, Timestamp};

/// Who has not played for so long has no place until they play.
pub const IDLE: SignedDuration = SignedDuration::from_hours(60 * 24);

/// The lists of a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// People.
    People,
    /// The computer at its levels, which may rest as long as it likes.
    Computer,
}

/// A player who has a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// From 1 for the top.
    pub place: u32,
    /// Who, by the name that was theirs when they last played.
    pub player: Player,
    /// The rating as of now.
    pub rating: Rating,
    /// How many games have counted.
    pub games: u32,
}

/// Which place of the ladder a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// From 1 for the top.
    Place(u32),
    /// None since they have not played for so long: [`IDLE`].
    Idle,
    /// None since no game of theirs has counted.
    NoGame,
}

/// Everybody who has a place on this list of a server's ladder, in the order of [`Rating::floor`].
///
/// # Errors
/// The store's.
pub async fn table(
    store: &Store,
    guild: GuildId,
    list: List,
    now: Timestamp,
) -> Result<Vec<Standing>, StoreError> {
    let accounts = match list {
        List::People => store.accounts(guild, now - IDLE).await?,
        List::Computer => store.accounts_of_computer(guild).await?,
    };
    Ok(standings(accounts, list, &store.season_starts(guild).await?, now))
}

/// The same of people, in the midst of a transaction.
///
/// # Errors
/// The store's.
pub async fn table_in(
    tx: &mut Tx,
    guild: GuildId,
    now: Timestamp,
) -> Result<Vec<Standing>, StoreError> {
    let accounts = tx.accounts(guild, now - IDLE).await?;
    Ok(standings(accounts, List::People, &tx.season_starts(guild).await?, now))
}

fn standings(
    accounts: Vec<AccountRow>,
    list: List,
    seasons: &[Timestamp],
    now: Timestamp,
) -> Vec<Standing> {
    let is_listed = |player: &Player| match list {
        List::People => player.person().is_some(),
        List::Computer => player.level().is_some(),
    };
    let listed = accounts.into_iter().filter(|row| is_listed(&row.player));
    let mut listed: Vec<_> = listed.map(|row| (row.account.rating_at(now, seasons), row)).collect();
    // Of two with the same figures the one who has been on Discord longer.
    listed.sort_by(|(one, a), (other, b)| {
        let by_floor = other.floor().total_cmp(&one.floor());
        by_floor.then_with(|| PlayerId::from(&a.player).cmp(&PlayerId::from(&b.player)))
    });
    let ranked = (1..).zip(listed).map(|(place, (rating, row))| Standing {
        place,
        player: row.player,
        rating,
        games: row.account.games,
    });
    ranked.collect()
}

/// The place of a player in the `table` that would have them.
///
/// # Errors
/// The store's.
pub async fn rank(
    store: &Store,
    guild: GuildId,
    table: &[Standing],
    player: PlayerId,
) -> Result<Rank, StoreError> {
    if let Some(standing) = table.iter().find(|row| PlayerId::from(&row.player) == player) {
        return Ok(Rank::Place(standing.place));
    }
    let account = store.account(guild, player).await?;
    Ok(if account.is_some() { Rank::Idle } else { Rank::NoGame })
}
