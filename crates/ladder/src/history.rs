//! The game history of a server or player, page by page.

use dvonn_model::{GuildId, PlayerId, RatingChange, ResultRow, Scope};
use dvonn_store::{Store, StoreError};

/// The number of games on a page.
const PAGE_GAMES: usize = 10;

/// One more row than fits on a page. It shows whether there is another page.
const PAGE_AND_ONE: u32 = 11;

/// The position of a page in the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryPosition {
    /// The page starts with the newest game.
    Newest,
    /// The page starts with the next older game than this result.
    Before(i64),
    /// The page ends with the next newer game than this result.
    After(i64),
}

/// A page of the game history of a server or player.
#[derive(Clone, Debug)]
pub struct History {
    /// The games, newest first, with the rating changes of White and Black.
    pub games: Vec<(ResultRow, Option<[RatingChange; 2]>)>,
    /// Whether there are newer games.
    pub has_newer: bool,
    /// Whether there are older games.
    pub has_older: bool,
}

impl History {
    /// Reads a page.
    ///
    /// # Errors
    /// Any database error.
    pub async fn read(
        store: &Store,
        guild: GuildId,
        player: Option<PlayerId>,
        from: HistoryPosition,
    ) -> Result<History, StoreError> {
        let scope = Scope::from(guild);
        let (results, has_newer, has_older) = match from {
            HistoryPosition::Newest => newest(store, scope, player).await?,
            HistoryPosition::Before(result) => {
                let (rows, has_older) = split_page(before(store, scope, player, result).await?);
                (rows, true, has_older)
            }
            HistoryPosition::After(result) => {
                match split_page(after(store, scope, player, result).await?) {
                    // Too few games for a full page: start with the newest.
                    (_, false) => newest(store, scope, player).await?,
                    (mut rows, true) => {
                        rows.reverse();
                        (rows, true, true)
                    }
                }
            }
        };
        let mut games = Vec::with_capacity(results.len());
        for row in results {
            let changes = store.changes_in_range(scope, row.id, row.id).await?;
            games.push((row, changes.try_into().ok()));
        }
        Ok(History { games, has_newer, has_older })
    }
}

/// Truncates rows to one page, and returns true if there were more.
fn split_page(mut rows: Vec<ResultRow>) -> (Vec<ResultRow>, bool) {
    let has_more = rows.len() > PAGE_GAMES;
    rows.truncate(PAGE_GAMES);
    (rows, has_more)
}

async fn newest(
    store: &Store,
    scope: Scope,
    player: Option<PlayerId>,
) -> Result<(Vec<ResultRow>, bool, bool), StoreError> {
    let (rows, has_older) = split_page(before(store, scope, player, i64::MAX).await?);
    Ok((rows, false, has_older))
}

async fn before(
    store: &Store,
    scope: Scope,
    player: Option<PlayerId>,
    result: i64,
) -> Result<Vec<ResultRow>, StoreError> {
    match player {
        None => store.results_before(scope, result, PAGE_AND_ONE).await,
        Some(player) => store.results_of_before(scope, player, result, PAGE_AND_ONE).await,
    }
}

async fn after(
    store: &Store,
    scope: Scope,
    player: Option<PlayerId>,
    result: i64,
) -> Result<Vec<ResultRow>, StoreError> {
    match player {
        None => store.results_after(scope, result, PAGE_AND_ONE).await,
        Some(player) => store.results_of_after(scope, player, result, PAGE_AND_ONE).await,
    }
}
