//! Reports about opponents from other servers, and people whom the operator has barred.

use dvonn_model::{GameId, ReportRow, UserId};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::fetch::{Stored, fetch_all};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the newest reports, newest first.
    reports(limit: u32) -> Vec<ReportRow>;

    /// Returns how many reports a person has made after `since`.
    count_reports_by(reporter: UserId, since: Timestamp) -> u32;

    /// Returns true if the operator does not let this person find opponents.
    is_barred(person: UserId) -> bool;
}

async fn reports(connection: &mut AnyConnection, limit: u32) -> Result<Vec<ReportRow>, StoreError> {
    let query = sqlx::query("SELECT * FROM reports ORDER BY made_at DESC, game_id DESC LIMIT $1");
    fetch_all(connection, query.bind(i64::from(limit))).await
}

async fn count_reports_by(
    connection: &mut AnyConnection,
    reporter: UserId,
    since: Timestamp,
) -> Result<u32, StoreError> {
    let query = sqlx::query(
        "SELECT count(*) AS reports FROM reports WHERE reporter_id = $1 AND made_at > $2",
    );
    let query = query.bind(i64::from(reporter)).bind(since.as_millisecond());
    query.fetch_one(connection).await?.number("reports")
}

async fn is_barred(connection: &mut AnyConnection, person: UserId) -> Result<bool, StoreError> {
    let query = sqlx::query("SELECT 1 FROM barred WHERE user_id = $1").bind(i64::from(person));
    Ok(query.fetch_optional(connection).await?.is_some())
}

impl Stored for ReportRow {
    fn read(row: &AnyRow) -> Result<ReportRow, StoreError> {
        Ok(ReportRow {
            game: row.number::<i64>("game_id")?.into(),
            reporter: row.number("reporter_id")?,
            reported: row.user("reported_id")?,
            at: row.time("made_at")?,
        })
    }
}

impl Tx {
    /// Records a report by one player about the other, unless the first has reported this game already.
    ///
    /// # Errors
    /// Any database error.
    pub async fn add_report(
        &mut self,
        game: GameId,
        by: UserId,
        about: UserId,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO reports (game_id, reporter_id, reported_id, made_at) \
             VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        )
        .bind(i64::from(game))
        .bind(i64::from(by))
        .bind(i64::from(about))
        .bind(at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Keeps a person from finding opponents. Returns false if they are barred already.
    ///
    /// # Errors
    /// Any database error.
    pub async fn bar(&mut self, person: UserId, at: Timestamp) -> Result<bool, StoreError> {
        self.remove_seek(person).await?;
        let query =
            "INSERT INTO barred (user_id, barred_at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let query = sqlx::query(query).bind(i64::from(person)).bind(at.as_millisecond());
        Ok(query.execute(self.connection()).await?.rows_affected() > 0)
    }

    /// Lets a person find opponents again. Returns false if they were not barred.
    ///
    /// # Errors
    /// Any database error.
    pub async fn unbar(&mut self, person: UserId) -> Result<bool, StoreError> {
        self.recognise(person).await?;
        let query = sqlx::query("DELETE FROM barred WHERE user_id = $1").bind(i64::from(person));
        Ok(query.execute(self.connection()).await?.rows_affected() > 0)
    }
}
