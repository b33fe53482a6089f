//! The record of a server, page by page.

use dvonn_model::{ChangeRow, GuildId, PlayerId, ResultRow};
use dvonn_store::{Store, StoreError};

/// So many games stand on a page.
const PAGE: usize = 10;

/// So many rows say whether there are more than a page.
const ONE_MORE: u32 = 11;

/// Where a page of the record begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// At the newest game.
    Newest,
    /// At the next game before the one of this result.
    Before(i64),
    /// So that its last game is the next one after that of this result.
    After(i64),
}

/// A page of the record of a server, or of one player in it.
#[derive(Clone, Debug)]
pub struct History {
    /// The games, the newest first, each with what it did to the ratings of White and of Black.
    pub games: Vec<(ResultRow, Option<[ChangeRow; 2]>)>,
    /// Whether there are newer ones.
    pub has_newer: bool,
    /// Whether there are older ones.
    pub has_older: bool,
}

impl History {
    /// Reads a page.
    ///
    /// # Errors
    /// The store's.
    pub async fn read(
        store: &Store,
        guild: GuildId,
        player: Option<PlayerId>,
        from: Direction,
    ) -> Result<History, StoreError> {
        let (results, has_newer, has_older) = match from {
            Direction::Newest => newest(store, guild, player).await?,
            Direction::Before(result) => {
                let (rows, has_older) = cut(before(store, guild, player, result).await?);
                (rows, true, has_older)
            }
            Direction::After(result) => match cut(after(store, guild, player, result).await?) {
                // What would be less than a page begins at the newest game instead.
                (_, false) => newest(store, guild, player).await?,
                (mut rows, true) => {
                    rows.reverse();
                    (rows, true, true)
                }
            },
        };
        let mut games = Vec::with_capacity(results.len());
        for row in results {
            let changes = store.changes_among(guild, row.id, row.id).await?;
            games.push((row, changes.try_into().ok()));
        }
        Ok(History { games, has_newer, has_older })
    }
}

/// The rows of a page, and whether there are more.
fn cut(mut rows: Vec<ResultRow>) -> (Vec<ResultRow>, bool) {
    let has_more = rows.len() > PAGE;
    rows.truncate(PAGE);
    (rows, has_more)
}

async fn newest(
    store: &Store,
    guild: GuildId,
    player: Option<PlayerId>,
) -> Result<(Vec<ResultRow>, bool, bool), StoreError> {
    let (rows, has_older) = cut(before(store, guild, player, i64::MAX).await?);
    Ok((rows, false, has_older))
}

async fn before(
    store: &Store,
    guild: GuildId,
    player: Option<PlayerId>,
    result: i64,
) -> Result<Vec<ResultRow>, StoreError> {
    match player {
        None => store.results_before(guild, result, ONE_MORE).await,
        Some(player) => store.results_of_before(guild, player, result, ONE_MORE).await,
    }
}

async fn after(
    store: &Store,
    guild: GuildId,
    player: Option<PlayerId>,
    result: i64,
) -> Result<Vec<ResultRow>, StoreError> {
    match player {
        None => store.results_after(guild, result, ONE_MORE).await,
        Some(player) => store.results_of_after(guild, player, result, ONE_MORE).await,
    }
}
