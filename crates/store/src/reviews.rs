//! Reviews of games: requesting, computing, storing and announcing them.

use dvonn_model::{GameId, GuildId, ImportId, ReviewId, ReviewRow, Source, UserId};
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::counters::{self, Counter};
use crate::query::{Columns, Stored, queries};
use crate::tx::Tx;

queries! {
    /// Returns the review of a game, if one was requested.
    read review(of: Source) -> Option<ReviewRow> [game: columns(of).0, import: columns(of).1] {
        "SELECT {} FROM reviews WHERE game_id = :game OR import_id = :import"
    }

    /// Returns true if a person is waiting for a review.
    read awaits_review(person: UserId) -> bool {
        "SELECT 1 FROM reviews WHERE done = 0 AND asked_by = :person LIMIT 1"
    }

    /// Returns up to `limit` rated games of a server that count and have a finished review, newest
    /// first. Leaves out games in which a player was replaced.
    read reviewed_rated_games(guild: GuildId, limit: u32) -> Vec<GameId> {
        "SELECT results.game_id FROM results
         JOIN reviews ON reviews.game_id = results.game_id
         WHERE results.guild_id = :guild AND results.voided = 0 AND results.share > 0
         AND reviews.done = 1
         AND NOT EXISTS (
             SELECT 1 FROM decisions
             WHERE decisions.game_id = results.game_id AND decisions.action = 'hand_over'
         )
         ORDER BY results.id DESC LIMIT :limit"
    }

    /// Returns up to `limit` games of a person that have a finished review, newest first.
    read reviewed_games_of(person: UserId, limit: u32) -> Vec<GameId> {
        // Each half uses its own index.
        "SELECT id FROM (
             SELECT * FROM (
                 SELECT games.id FROM games JOIN reviews ON reviews.game_id = games.id
                 WHERE white_id = :person AND done = 1
                 ORDER BY games.id DESC LIMIT :limit
             ) AS with_white
             UNION ALL
             SELECT * FROM (
                 SELECT games.id FROM games JOIN reviews ON reviews.game_id = games.id
                 WHERE black_id = :person AND done = 1
                 ORDER BY games.id DESC LIMIT :limit
             ) AS with_black
         ) AS reviewed
         ORDER BY id DESC LIMIT :limit"
    }

    /// Returns the unfinished reviews, in the order they were requested.
    read unfinished_reviews(limit: u32) -> Vec<ReviewRow> {
        "SELECT {} FROM reviews WHERE done = 0 ORDER BY id LIMIT :limit"
    }

    /// Returns true if somebody has asked for an unfinished review.
    read is_review_awaited(id: ReviewId) -> bool {
        "SELECT 1 FROM reviews WHERE id = :id AND asked_by IS NOT NULL"
    }

    step insert_review(id: ReviewId, of: Source, person: Option<UserId>)
    [id, game: columns(of).0, import: columns(of).1, person] {
        "INSERT INTO reviews (id, game_id, import_id, findings, known, done, asked_by)
         VALUES (:id, :game, :import, '', 0, 0, :person)
         ON CONFLICT DO NOTHING"
    }

    /// Adds findings to the review `seen`, which then has `known` evaluated positions. Returns the
    /// review as it is now, or `None` if another task has added findings in the meantime.
    change add_findings(seen: &ReviewRow, findings: &str, known: usize, done: bool)
    -> Option<ReviewRow>
    [id: seen.id, known_before: seen.known, findings, known, done] {
        "UPDATE reviews SET findings = findings || :findings, known = :known, done = :done,
         asked_by = CASE WHEN :done = 1 THEN NULL ELSE asked_by END
         WHERE id = :id AND known = :known_before AND done = 0 RETURNING {}"
    }

    /// Returns a review by its number.
    read review_by_id(id: ReviewId) -> Option<ReviewRow> {
        "SELECT {} FROM reviews WHERE id = :id"
    }

    /// Deletes a review, as if it had never been requested.
    change remove_review(id: ReviewId) {
        "DELETE FROM reviews WHERE id = :id"
    }
}

impl Tx {
    /// Makes other requests for reviews wait until the end of this transaction.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_review_requests(&mut self) -> Result<(), StoreError> {
        counters::lock(self.connection(), Counter::Review).await
    }

    /// Requests the review of a game for a person, or for the bot's own use. Does nothing if it was requested
    /// before.
    ///
    /// # Errors
    /// Any database error.
    pub async fn request_review(
        &mut self,
        of: Source,
        person: Option<UserId>,
    ) -> Result<(), StoreError> {
        let id = counters::next(self.connection(), Counter::Review).await?;
        insert_review(self.connection(), id.into(), of, person).await
    }
}

/// Returns the values of the columns `game_id` and `import_id`. One of them is NULL.
fn columns(of: Source) -> (Option<GameId>, Option<ImportId>) {
    match of {
        Source::Game(game) => (Some(game), None),
        Source::Import(import) => (None, Some(import)),
    }
}

impl Stored for ReviewRow {
    const COLUMNS: &'static [&'static str] =
        &["id", "game_id", "import_id", "findings", "known", "done"];

    fn read(row: &AnyRow) -> Result<ReviewRow, StoreError> {
        let of = match row.value("game_id")? {
            Some(game) => Source::Game(game),
            None => Source::Import(row.value("import_id")?),
        };
        Ok(ReviewRow {
            id: row.value("id")?,
            of,
            findings: row.value("findings")?,
            known: row.value("known")?,
            done: row.value("done")?,
        })
    }
}
