//! People who agreed to be shown on the global ladder.

use dvonn_model::{AccountSummary, UserId};
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::fetch::fetch_all;
use crate::ratings::summary_columns;
use crate::reads::reads;
use crate::tx::Tx;

/// The people who are shown: those whom the operator bars are not.
macro_rules! shown {
    () => {
        "(SELECT user_id FROM global_players WHERE user_id NOT IN (SELECT user_id FROM barred))"
    };
}

reads! {
    /// Returns true if a person is shown on the global ladder, once they have a rating.
    is_on_global_ladder(person: UserId) -> bool;

    /// Returns the accounts of the people who are shown on the global ladder and whose last game ended
    /// at or after `since`.
    global_accounts_since(since: Timestamp) -> Vec<AccountSummary>;
}

async fn is_on_global_ladder(
    connection: &mut AnyConnection,
    person: UserId,
) -> Result<bool, StoreError> {
    let query = sqlx::query(concat!("SELECT 1 FROM ", shown!(), " AS shown WHERE user_id = $1"));
    Ok(query.bind(i64::from(person)).fetch_optional(connection).await?.is_some())
}

async fn global_accounts_since(
    connection: &mut AnyConnection,
    since: Timestamp,
) -> Result<Vec<AccountSummary>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        summary_columns!(),
        " FROM ratings WHERE guild_id = 0 AND last_at >= $1 AND player_id IN ",
        shown!()
    ));
    fetch_all(connection, query.bind(since.as_millisecond())).await
}

impl Tx {
    /// Shows a person on the global ladder.
    ///
    /// # Errors
    /// Any database error.
    pub async fn join_global_ladder(
        &mut self,
        person: UserId,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO global_players (user_id, joined_at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        )
        .bind(i64::from(person))
        .bind(at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Stops showing a person on the global ladder. Returns false if they were not shown.
    ///
    /// # Errors
    /// Any database error.
    pub async fn leave_global_ladder(&mut self, person: UserId) -> Result<bool, StoreError> {
        let query = sqlx::query("DELETE FROM global_players WHERE user_id = $1");
        let left = query.bind(i64::from(person)).execute(self.connection()).await?;
        Ok(left.rows_affected() > 0)
    }
}
