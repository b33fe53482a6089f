//! The effect of each rated game on ratings. It is derived from the results.

use dvonn_model::{GameId, PlayerId, RatingChange, Scope};
use jiff::Timestamp;

use crate::StoreError;
use crate::query::{Bind as _, Bound, Stored as _, queries, rows};
use crate::timeouts::in_time;
use crate::tx::Tx;

rows! {
    RatingChange {
        result: result_id, game: game_id, player: player_id, opponent: opponent_id, color, points,
        setup, divisor: share, odds,
        before: rating(rating_before, deviation_before, volatility_before),
        after: rating(rating, deviation, volatility), ended_at,
    }
}

queries! {
    /// Returns the rating changes of a game, White first.
    step changes_of_game(game: GameId) -> Vec<RatingChange> {
        "SELECT {} FROM rating_changes WHERE game_id = :game ORDER BY color DESC"
    }

    /// Returns the rating changes of the results `from` to `to` of a ladder, in order, White first.
    read changes_in_range(scope: Scope, from: i64, to: i64) -> Vec<RatingChange> {
        "SELECT {} FROM rating_changes
         WHERE guild_id = :scope AND result_id BETWEEN :from AND :to
         ORDER BY result_id, color DESC"
    }

    /// Returns when the rated games of two players since `since` ended, in order.
    read rated_games_between(
        scope: Scope, one: PlayerId, other: PlayerId, since: Timestamp,
    ) -> Vec<Timestamp> {
        "SELECT ended_at FROM rating_changes
         WHERE guild_id = :scope AND player_id = :one AND opponent_id = :other
         AND ended_at >= :since
         ORDER BY result_id"
    }

    /// Deletes the rating changes of the results `from` to `to` of a ladder.
    change delete_changes(scope: Scope, from: i64, to: i64) {
        "DELETE FROM rating_changes WHERE guild_id = :scope AND result_id BETWEEN :from AND :to"
    }
}

impl Tx {
    /// Stores rating changes.
    ///
    /// # Errors
    /// Any database error.
    pub async fn record_changes(
        &mut self,
        scope: Scope,
        changes: &[RatingChange],
    ) -> Result<(), StoreError> {
        for some in changes.chunks(CHANGES_AT_ONCE) {
            let query = sqlx::query(sqlx::AssertSqlSafe(insert_changes(some.len())));
            let query = some.iter().fold(query, |query, change| bind_change(query, scope, change));
            in_time(query.execute(self.connection())).await?;
        }
        Ok(())
    }
}

/// The number of rows inserted by one statement.
const CHANGES_AT_ONCE: usize = 50;

/// Returns the statement that inserts `count` rows.
fn insert_changes(count: usize) -> String {
    const PARAMETERS: usize = 17;
    let row = |row: usize| {
        let parameters = (1..=PARAMETERS).map(|number| format!("${}", row * PARAMETERS + number));
        format!("({})", parameters.collect::<Vec<_>>().join(", "))
    };
    let rows: Vec<_> = (0..count).map(row).collect();
    format!(
        "INSERT INTO rating_changes (guild_id, {}) VALUES {}",
        RatingChange::COLUMNS.join(", "),
        rows.join(", ")
    )
}

/// Binds the values of one row, in the order of its columns.
fn bind_change(query: Bound, scope: Scope, change: &RatingChange) -> Bound {
    let [rating_before, deviation_before, volatility_before] = change.before.integers();
    let [rating, deviation, volatility] = change.after.integers();
    query
        .bind(scope.stored())
        .bind(change.result)
        .bind(change.game.stored())
        .bind(change.player.stored())
        .bind(change.opponent.stored())
        .bind(change.color.stored())
        .bind(change.points.stored())
        .bind(change.setup.stored())
        .bind(change.divisor.stored())
        .bind(change.odds.stored())
        .bind(rating_before)
        .bind(deviation_before)
        .bind(volatility_before)
        .bind(rating)
        .bind(deviation)
        .bind(volatility)
        .bind(change.ended_at.stored())
}
