//! Finds games whose clock needs attention: timeouts, reminders, weekends.

use dvonn_model::{GameId, GameRow, Shard, UserId};
use jiff::Timestamp;

use crate::heartbeats::ON_SHARD;
use crate::query::queries;

queries! {
    /// Returns a shard's games in which a player has timed out by `at`, in order of deadline.
    read games_out_of_time(at: Timestamp, shard: Shard, limit: u32) -> Vec<GameRow>
    [at, shard: shard.number, shards: shard.of, limit] {
        "SELECT {} FROM games WHERE deadline <= :at AND " ON_SHARD "
         ORDER BY deadline, id LIMIT :limit"
    }

    /// Returns the players to move in a shard's games in which a reminder is due by `at`, in order of due time.
    read people_to_remind(at: Timestamp, shard: Shard, limit: u32) -> Vec<UserId>
    [at, shard: shard.number, shards: shard.of, limit] {
        "SELECT player FROM (
             SELECT CASE WHEN to_move = 'w' THEN white_id ELSE black_id END AS player, remind_at
             FROM games WHERE remind_at <= :at AND " ON_SHARD "
         ) AS due
         GROUP BY player ORDER BY MIN(remind_at) LIMIT :limit"
    }

    /// Returns the games in which a person is to be reminded by `until`, in order of due time.
    read games_to_remind_of(player: UserId, until: Timestamp, limit: u32) -> Vec<GameId> {
        "SELECT id FROM games
         WHERE (
             (state = 'running' AND white_id = :player AND to_move = 'w')
             OR (state = 'running' AND black_id = :player AND to_move = 'b')
         )
         AND remind_at <= :until
         ORDER BY remind_at, id LIMIT :limit"
    }

    /// Returns a shard's games whose clock is to be stopped or started again for a weekend by `at`,
    /// in order of that time.
    read games_at_weekend(at: Timestamp, shard: Shard, limit: u32) -> Vec<GameRow>
    [at, shard: shard.number, shards: shard.of, limit] {
        "SELECT {} FROM games WHERE weekend_at <= :at AND " ON_SHARD "
         ORDER BY weekend_at, id LIMIT :limit"
    }

    /// Returns the next time after `after` when something is due: a challenge expires, a player
    /// times out, a reminder or a list of games is due, a weekend starts or ends, a placement is to be finished, or a
    /// vacation, a season, a tournament round, a cycle of a league or a puzzle race ends, or a tournament starts.
    read next_due(after: Timestamp) -> Option<Timestamp> {
        "SELECT MIN(due_at) FROM (
             SELECT MIN(deadline) AS due_at FROM games WHERE deadline > :after
             UNION ALL SELECT MIN(remind_at) FROM games WHERE remind_at > :after
             UNION ALL SELECT MIN(summary_at) FROM settings WHERE summary_at > :after
             UNION ALL SELECT MIN(weekend_at) FROM games WHERE weekend_at > :after
             UNION ALL SELECT MIN(expires_at) FROM seeks WHERE expires_at > :after
             UNION ALL SELECT MIN(starts_at) FROM fills WHERE starts_at > :after
             UNION ALL SELECT MIN(ends_at) FROM vacations WHERE over = 0 AND ends_at > :after
             UNION ALL SELECT MIN(ends_at) FROM seasons WHERE over = 0 AND ends_at > :after
             UNION ALL SELECT MIN(round_ends_at) FROM tournaments
             WHERE state = 'running' AND round_ends_at > :after
             UNION ALL SELECT MIN(starts_at) FROM tournaments
             WHERE state = 'open' AND starts_at > :after
             UNION ALL SELECT MIN(due_at) FROM leagues WHERE due_at > :after
             UNION ALL SELECT MIN(expires_at) FROM challenges
             WHERE state IN ('open', 'draft') AND expires_at > :after
             UNION ALL SELECT MIN(ends_at) FROM races
             WHERE state IN ('open', 'running') AND ends_at > :after
         ) AS dues
         HAVING MIN(due_at) IS NOT NULL"
    }
}
