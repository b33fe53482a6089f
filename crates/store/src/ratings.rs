//! The current ratings. They are derived from the results.

use dvonn_model::{Account, AccountRow, AccountSummary, Player, PlayerId, Scope, Score};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, optional_id, player_columns};
use crate::counters::{self, Counter};
use crate::fetch::{Stored, fetch_all, fetch_optional};
use crate::reads::reads;
use crate::tx::Tx;

macro_rules! account_columns {
    () => {
        "player_id, name, rating, deviation, volatility, games, streak, longest_streak, best_win, \
         best_win_rating, last_at, last_loss_on_time, season, season_wins, season_draws, season_losses"
    };
}

/// The columns of an [`AccountSummary`].
macro_rules! summary_columns {
    () => {
        "player_id, name, rating, deviation, volatility, games, last_at, season_wins, season_draws, \
         season_losses"
    };
}
pub(super) use summary_columns;

reads! {
    /// Returns a player's rating account on a ladder, or `None` if they have no rated game.
    account(scope: Scope, player: PlayerId) -> Option<AccountRow>;

    /// Returns the accounts of all players on a ladder, including deleted people and the computer.
    accounts(scope: Scope) -> Vec<AccountRow>;

    /// Returns the accounts of all players on a ladder whose last game ended at or after `since`,
    /// including deleted people and the computer.
    accounts_since(scope: Scope, since: Timestamp) -> Vec<AccountSummary>;

    /// Returns the accounts of the computer's levels and of the engines on a ladder.
    accounts_of_computer(scope: Scope) -> Vec<AccountSummary>;

    /// Returns the accounts of all players whose last game was in this season of a ladder, in no
    /// particular order.
    accounts_of_season(scope: Scope, season: u32) -> Vec<AccountSummary>;
}

async fn account(
    connection: &mut AnyConnection,
    scope: Scope,
    player: PlayerId,
) -> Result<Option<AccountRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        account_columns!(),
        " FROM ratings WHERE guild_id = $1 AND player_id = $2"
    ))
    .bind(i64::from(scope))
    .bind(i64::from(player));
    fetch_optional(connection, query).await
}

async fn accounts(
    connection: &mut AnyConnection,
    scope: Scope,
) -> Result<Vec<AccountRow>, StoreError> {
    let query =
        sqlx::query(concat!("SELECT ", account_columns!(), " FROM ratings WHERE guild_id = $1"));
    fetch_all(connection, query.bind(i64::from(scope))).await
}

async fn accounts_since(
    connection: &mut AnyConnection,
    scope: Scope,
    since: Timestamp,
) -> Result<Vec<AccountSummary>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        summary_columns!(),
        " FROM ratings WHERE guild_id = $1 AND last_at >= $2"
    ));
    let query = query.bind(i64::from(scope)).bind(since.as_millisecond());
    fetch_all(connection, query).await
}

async fn accounts_of_computer(
    connection: &mut AnyConnection,
    scope: Scope,
) -> Result<Vec<AccountSummary>, StoreError> {
    // Ids of deleted people are below -1000.
    let query = sqlx::query(concat!(
        "SELECT ",
        summary_columns!(),
        " FROM ratings WHERE guild_id = $1 AND player_id BETWEEN -1000 AND -1"
    ));
    let query = query.bind(i64::from(scope));
    fetch_all(connection, query).await
}

async fn accounts_of_season(
    connection: &mut AnyConnection,
    scope: Scope,
    season: u32,
) -> Result<Vec<AccountSummary>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        summary_columns!(),
        " FROM ratings WHERE guild_id = $1 AND season = $2"
    ));
    let query = query.bind(i64::from(scope)).bind(i64::from(season));
    fetch_all(connection, query).await
}

impl Tx {
    /// Locks a ladder until the end of this transaction. Lock games first.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_ladder(&mut self, scope: Scope) -> Result<(), StoreError> {
        match scope {
            Scope::Server(guild) => self.lock_server(guild).await,
            Scope::World => counters::lock(self.connection(), Counter::GlobalLadder).await,
        }
    }

    /// Replaces a player's account.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_account(
        &mut self,
        scope: Scope,
        player: &Player,
        account: &Account,
    ) -> Result<(), StoreError> {
        let [rating, deviation, volatility] = account.rating.integers();
        let (id, name) = player_columns(player);
        sqlx::query(
            "INSERT INTO ratings (guild_id, player_id, name, rating, deviation, volatility, games, \
             streak, longest_streak, best_win, best_win_rating, last_at, last_loss_on_time, \
             season, season_wins, season_draws, season_losses) VALUES ($1, $2, $3, $4, $5, $6, $7, \
             $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) \
             ON CONFLICT (guild_id, player_id) DO UPDATE SET name = excluded.name, \
             rating = excluded.rating, deviation = excluded.deviation, \
             volatility = excluded.volatility, games = excluded.games, streak = excluded.streak, \
             longest_streak = excluded.longest_streak, best_win = excluded.best_win, \
             best_win_rating = excluded.best_win_rating, last_at = excluded.last_at, \
             last_loss_on_time = excluded.last_loss_on_time, season = excluded.season, \
             season_wins = excluded.season_wins, season_draws = excluded.season_draws, \
             season_losses = excluded.season_losses",
        )
        .bind(i64::from(scope))
        .bind(id)
        .bind(name)
        .bind(rating)
        .bind(deviation)
        .bind(volatility)
        .bind(i64::from(account.games))
        .bind(i64::from(account.streak))
        .bind(i64::from(account.longest_streak))
        .bind(optional_id(account.best_win.map(|best| best.0)))
        .bind(account.best_win.map(|best| best.1))
        .bind(account.last_at.as_millisecond())
        .bind(account.last_loss_on_time.map(Timestamp::as_millisecond))
        .bind(i64::from(account.season))
        .bind(i64::from(account.score.wins))
        .bind(i64::from(account.score.draws))
        .bind(i64::from(account.score.losses))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Deletes the account of a player who has no rated games left.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_account(
        &mut self,
        scope: Scope,
        player: PlayerId,
    ) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM ratings WHERE guild_id = $1 AND player_id = $2")
            .bind(i64::from(scope))
            .bind(i64::from(player))
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

impl Stored for AccountRow {
    fn read(row: &AnyRow) -> Result<AccountRow, StoreError> {
        let account = Account {
            rating: row.rating(["rating", "deviation", "volatility"])?,
            games: row.number("games")?,
            streak: row.number("streak")?,
            longest_streak: row.number("longest_streak")?,
            best_win: row.maybe_number("best_win")?.zip(row.maybe_number("best_win_rating")?),
            last_at: row.time("last_at")?,
            last_loss_on_time: row.maybe_time("last_loss_on_time")?,
            season: row.number("season")?,
            score: Score::read(row)?,
        };
        Ok(AccountRow { player: row.player("player_id", "name")?, account })
    }
}

impl Stored for AccountSummary {
    fn read(row: &AnyRow) -> Result<AccountSummary, StoreError> {
        Ok(AccountSummary {
            player: row.player("player_id", "name")?,
            rating: row.rating(["rating", "deviation", "volatility"])?,
            games: row.number("games")?,
            last_at: row.time("last_at")?,
            score: Score::read(row)?,
        })
    }
}

impl Stored for Score {
    fn read(row: &AnyRow) -> Result<Score, StoreError> {
        Ok(Score {
            wins: row.number("season_wins")?,
            draws: row.number("season_draws")?,
            losses: row.number("season_losses")?,
        })
    }
}
