//! Private notices to players. Each is stored with the change that causes it, and deleted once
//! sent.

use dvonn_model::{GameId, NewNotice, NoticeId, NoticeRow};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::counters::{self, Counter};
use crate::fetch::{Stored, fetch_all};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the notices about a game, oldest first.
    notices_of(game: GameId) -> Vec<NoticeRow>;

    /// Returns the notices created by `made`, oldest first. Starts after `after`, if given.
    notices_until(made: Timestamp, after: Option<NoticeId>, limit: u32) -> Vec<NoticeRow>;
}

async fn notices_of(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Vec<NoticeRow>, StoreError> {
    let query = sqlx::query(
        "SELECT id, user_id, game_id, kind, detail, made_at FROM notices WHERE game_id = $1 \
         ORDER BY id",
    );
    let query = query.bind(i64::from(game));
    fetch_all(connection, query).await
}

async fn notices_until(
    connection: &mut AnyConnection,
    made: Timestamp,
    after: Option<NoticeId>,
    limit: u32,
) -> Result<Vec<NoticeRow>, StoreError> {
    let query = sqlx::query(
        "SELECT id, user_id, game_id, kind, detail, made_at FROM notices WHERE made_at <= $1 \
         AND id > $2 ORDER BY id LIMIT $3",
    );
    let query = query.bind(made.as_millisecond()).bind(after.map_or(0, i64::from));
    fetch_all(connection, query.bind(i64::from(limit))).await
}

impl Tx {
    /// Adds a notice.
    ///
    /// # Errors
    /// Any database error.
    pub async fn add_notice(&mut self, notice: &NewNotice) -> Result<(), StoreError> {
        let id = counters::next(self.connection(), Counter::Notice).await?;
        sqlx::query(
            "INSERT INTO notices (id, user_id, game_id, kind, detail, made_at) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(id)
        .bind(i64::from(notice.person))
        .bind(i64::from(notice.game))
        .bind(notice.kind.name())
        .bind(&*notice.detail)
        .bind(notice.at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Deletes a notice that has been sent or cannot be sent.
    ///
    /// # Errors
    /// Any database error.
    pub async fn remove_notice(&mut self, notice: NoticeId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM notices WHERE id = $1")
            .bind(i64::from(notice))
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

impl Stored for NoticeRow {
    fn read(row: &AnyRow) -> Result<NoticeRow, StoreError> {
        Ok(NoticeRow {
            id: row.number("id")?,
            person: row.number("user_id")?,
            game: row.number("game_id")?,
            kind: row.named("kind")?,
            detail: row.text("detail")?,
            at: row.time("made_at")?,
        })
    }
}
