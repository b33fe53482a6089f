//! Reviews of games: requesting, computing, storing and announcing them.

use dvonn_model::{GameId, GuildId, ReviewId, ReviewRow, Source, UserId};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::counters::{self, Counter};
use crate::fetch::{Stored, fetch_all, fetch_optional};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the review of a game, if one was requested.
    review(of: Source) -> Option<ReviewRow>;

    /// Returns true if a person is waiting for a review.
    awaits_review(person: UserId) -> bool;

    /// Returns up to `limit` rated games of a server that count and have a finished review, newest
    /// first. Leaves out games in which a side was handed over.
    reviewed_rated_games(guild: GuildId, limit: u32) -> Vec<GameId>;

    /// Returns the unfinished reviews, in the order they were requested.
    unfinished_reviews(limit: u32) -> Vec<ReviewRow>;

    /// Returns the finished reviews that have not been announced in their game's channel, oldest
    /// first. Starts after `after`, if given.
    unannounced_reviews(after: Option<ReviewId>, limit: u32) -> Vec<ReviewRow>;
}

/// The columns that [`ReviewRow::read`] needs.
macro_rules! review_columns {
    () => {
        "id, game_id, import_id, findings, known, done, asked_at"
    };
}

/// The query for reviews that meet a condition.
macro_rules! reviews_where {
    ($condition:literal) => {
        concat!("SELECT ", review_columns!(), " FROM reviews WHERE ", $condition)
    };
}

async fn review(
    connection: &mut AnyConnection,
    of: Source,
) -> Result<Option<ReviewRow>, StoreError> {
    let query = sqlx::query(reviews_where!("game_id = $1 OR import_id = $2"));
    let (game, import) = columns(of);
    let query = query.bind(game).bind(import);
    fetch_optional(connection, query).await
}

async fn awaits_review(connection: &mut AnyConnection, person: UserId) -> Result<bool, StoreError> {
    let query = sqlx::query("SELECT 1 FROM reviews WHERE done = 0 AND asked_by = $1 LIMIT 1");
    Ok(query.bind(i64::from(person)).fetch_optional(connection).await?.is_some())
}

async fn reviewed_rated_games(
    connection: &mut AnyConnection,
    guild: GuildId,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query(
        "SELECT results.game_id FROM results JOIN reviews ON reviews.game_id = results.game_id \
         WHERE results.guild_id = $1 AND results.voided = 0 AND results.share > 0 \
         AND reviews.done = 1 AND NOT EXISTS (SELECT 1 FROM decisions \
         WHERE decisions.game_id = results.game_id AND decisions.action = 'hand_over') \
         ORDER BY results.id DESC LIMIT $2",
    )
    .bind(i64::from(guild))
    .bind(i64::from(limit))
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| row.number::<i64>("game_id").map(GameId::from)).collect()
}

async fn unfinished_reviews(
    connection: &mut AnyConnection,
    limit: u32,
) -> Result<Vec<ReviewRow>, StoreError> {
    const QUERY: &str = reviews_where!("done = 0 ORDER BY id LIMIT $1");
    fetch_all(connection, sqlx::query(QUERY).bind(i64::from(limit))).await
}

async fn unannounced_reviews(
    connection: &mut AnyConnection,
    after: Option<ReviewId>,
    limit: u32,
) -> Result<Vec<ReviewRow>, StoreError> {
    const QUERY: &str = reviews_where!("done = 1 AND told = 0 AND id > $1 ORDER BY id LIMIT $2");
    let query = sqlx::query(QUERY).bind(after.map_or(0, i64::from)).bind(i64::from(limit));
    fetch_all(connection, query).await
}

impl Tx {
    /// Makes other requests for reviews wait until the end of this transaction.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_review_requests(&mut self) -> Result<(), StoreError> {
        counters::lock(self.connection(), Counter::Review).await
    }

    /// Requests the review of a game for a person. Does nothing if it was requested before.
    ///
    /// # Errors
    /// Any database error.
    pub async fn request_review(
        &mut self,
        of: Source,
        person: UserId,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let id = counters::next(self.connection(), Counter::Review).await?;
        let (game, import) = columns(of);
        // The review of an imported game is never announced: only its owner sees it.
        let told = i64::from(import.is_some());
        sqlx::query(
            "INSERT INTO reviews \
             (id, game_id, import_id, findings, known, done, told, asked_at, asked_by) \
             VALUES ($1, $2, $3, '', 0, 0, $4, $5, $6) ON CONFLICT DO NOTHING",
        )
        .bind(id)
        .bind(game)
        .bind(import)
        .bind(told)
        .bind(at.as_millisecond())
        .bind(i64::from(person))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Adds findings to the review `seen`, which then has `known` evaluated positions. Returns the
    /// review as it is now, or `None` if another task has added findings in the meantime.
    ///
    /// # Errors
    /// Any database error.
    pub async fn add_findings(
        &mut self,
        seen: &ReviewRow,
        findings: &str,
        known: usize,
        done: bool,
    ) -> Result<Option<ReviewRow>, StoreError> {
        let query = sqlx::query(concat!(
            "UPDATE reviews SET findings = findings || $3, known = $4, done = $5, \
             asked_by = CASE WHEN $5 = 1 THEN NULL ELSE asked_by END \
             WHERE id = $1 AND known = $2 AND done = 0 RETURNING ",
            review_columns!()
        ));
        let query = query
            .bind(i64::from(seen.id))
            .bind(i64::from(seen.known))
            .bind(findings)
            .bind(i64::try_from(known).unwrap_or(i64::MAX))
            .bind(i64::from(done));
        fetch_optional(self.connection(), query).await
    }

    /// Records that a review was announced, or cannot be.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_review_announced(&mut self, id: ReviewId) -> Result<(), StoreError> {
        sqlx::query("UPDATE reviews SET told = 1 WHERE id = $1")
            .bind(i64::from(id))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Deletes a review, as if it had never been requested.
    ///
    /// # Errors
    /// Any database error.
    pub async fn remove_review(&mut self, id: ReviewId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM reviews WHERE id = $1")
            .bind(i64::from(id))
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

/// Returns the values of the columns `game_id` and `import_id`. One of them is NULL.
fn columns(of: Source) -> (Option<i64>, Option<i64>) {
    match of {
        Source::Game(game) => (Some(game.into()), None),
        Source::Import(import) => (None, Some(import.into())),
    }
}

impl Stored for ReviewRow {
    fn read(row: &AnyRow) -> Result<ReviewRow, StoreError> {
        let of = match row.maybe_number::<i64>("game_id")? {
            Some(game) => Source::Game(game.into()),
            None => Source::Import(row.number::<i64>("import_id")?.into()),
        };
        Ok(ReviewRow {
            id: row.number::<i64>("id")?.into(),
            of,
            findings: row.text("findings")?,
            known: row.number("known")?,
            done: row.flag("done")?,
            asked_at: row.time("asked_at")?,
        })
    }
}
