//! Looks up a ladder's results: of one player, of two players, the newest.

use dvonn_model::{PlayerId, RatingChange, ResultRow, Scope, TallyRow};

use crate::query::{queries, rows};

rows! {
    TallyRow { color, setup, points, games }
}

queries! {
    /// Returns up to `limit` rating changes of a player, newest first.
    read changes_of(scope: Scope, player: PlayerId, limit: u32) -> Vec<RatingChange> {
        "SELECT {} FROM rating_changes
         WHERE guild_id = :scope AND player_id = :player
         ORDER BY result_id DESC LIMIT :limit"
    }

    /// Returns up to `limit` rating changes of a player in games against an opponent, newest first.
    read changes_against(
        scope: Scope, player: PlayerId, opponent: PlayerId, limit: u32,
    ) -> Vec<RatingChange> {
        "SELECT {} FROM rating_changes
         WHERE guild_id = :scope AND player_id = :player AND opponent_id = :opponent
         ORDER BY result_id DESC LIMIT :limit"
    }

    /// Returns the number of rated games of a player, by kind.
    read tallies_of(scope: Scope, player: PlayerId) -> Vec<TallyRow> {
        "SELECT setup, color, points, COUNT(*) AS games FROM rating_changes
         WHERE guild_id = :scope AND player_id = :player
         GROUP BY setup, color, points
         ORDER BY setup, color, points"
    }

    /// Returns the number of rated games of a player against an opponent, by kind.
    read tallies_against(scope: Scope, player: PlayerId, opponent: PlayerId) -> Vec<TallyRow> {
        // Grouped by an expression, because SQLite would prefer an index with the groups in order,
        // and read all games of the player.
        "SELECT setup || '' AS setup, color, points, COUNT(*) AS games FROM rating_changes
         WHERE guild_id = :scope AND player_id = :player AND opponent_id = :opponent
         GROUP BY 1, 2, 3
         ORDER BY 1, 2, 3"
    }

    /// Returns up to `limit` results of a ladder with a number below `before`, newest first.
    read results_before(scope: Scope, before: i64, limit: u32) -> Vec<ResultRow> {
        "SELECT {} FROM results
         WHERE guild_id = :scope AND id < :before
         ORDER BY id DESC LIMIT :limit"
    }

    /// Returns up to `limit` results of a ladder with a number above `after`, oldest first.
    read results_after(scope: Scope, after: i64, limit: u32) -> Vec<ResultRow> {
        "SELECT {} FROM results
         WHERE guild_id = :scope AND id > :after
         ORDER BY id LIMIT :limit"
    }

    /// Like `results_before`, for one player.
    read results_of_before(
        scope: Scope, player: PlayerId, before: i64, limit: u32,
    ) -> Vec<ResultRow> {
        // Each half uses its own index and reads no more rows than needed.
        "SELECT {} FROM (
             SELECT {} FROM results
             WHERE guild_id = :scope AND white_id = :player AND id < :before
             ORDER BY id DESC LIMIT :limit
         ) AS with_white
         UNION ALL
         SELECT {} FROM (
             SELECT {} FROM results
             WHERE guild_id = :scope AND black_id = :player AND id < :before
             ORDER BY id DESC LIMIT :limit
         ) AS with_black
         ORDER BY id DESC LIMIT :limit"
    }

    /// Like `results_after`, for one player.
    read results_of_after(
        scope: Scope, player: PlayerId, after: i64, limit: u32,
    ) -> Vec<ResultRow> {
        // As above.
        "SELECT {} FROM (
             SELECT {} FROM results
             WHERE guild_id = :scope AND white_id = :player AND id > :after
             ORDER BY id LIMIT :limit
         ) AS with_white
         UNION ALL
         SELECT {} FROM (
             SELECT {} FROM results
             WHERE guild_id = :scope AND black_id = :player AND id > :after
             ORDER BY id LIMIT :limit
         ) AS with_black
         ORDER BY id LIMIT :limit"
    }
}
