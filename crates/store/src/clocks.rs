//! Finds games whose clock needs attention: timeouts, reminders, outdated deadlines.

use dvonn_model::{GameId, GameRow, MessageId, Shard};
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

    /// Returns a shard's games in which a reminder is due by `at`, in order of due time.
    read games_to_remind(at: Timestamp, shard: Shard, limit: u32) -> Vec<GameRow>
    [at, shard: shard.number, shards: shard.of, limit] {
        "SELECT {} FROM games WHERE remind_at <= :at AND " ON_SHARD "
         ORDER BY remind_at, id LIMIT :limit"
    }

    /// Returns a shard's games whose clock is to be stopped or started again for a weekend by `at`,
    /// in order of that time.
    read games_at_weekend(at: Timestamp, shard: Shard, limit: u32) -> Vec<GameRow>
    [at, shard: shard.number, shards: shard.of, limit] {
        "SELECT {} FROM games WHERE weekend_at <= :at AND " ON_SHARD "
         ORDER BY weekend_at, id LIMIT :limit"
    }

    /// Returns running games whose newest board shows a deadline that is off by more than a minute,
    /// oldest first. Starts after the game `after`, if given.
    read games_showing_another_deadline(after: Option<GameId>, limit: u32) -> Vec<GameRow>
    [after: after.map_or(0, i64::from), limit] {
        "SELECT {} FROM games
         WHERE state = 'running' AND announced = revision AND board_message IS NOT NULL
         AND COALESCE(shown_deadline, 0) - COALESCE(deadline, weekend_at, 0)
             NOT BETWEEN -60000 AND 60000
         AND id > :after
         ORDER BY id LIMIT :limit"
    }

    /// Returns the next time after `after` when something is due: a challenge expires, a player
    /// times out, a reminder is due, a weekend starts or ends, a placement is to be finished, or a
    /// vacation, a season or a tournament round ends.
    read next_due(after: Timestamp) -> Option<Timestamp> {
        "SELECT MIN(due_at) FROM (
             SELECT MIN(deadline) AS due_at FROM games WHERE deadline > :after
             UNION ALL SELECT MIN(remind_at) FROM games WHERE remind_at > :after
             UNION ALL SELECT MIN(weekend_at) FROM games WHERE weekend_at > :after
             UNION ALL SELECT MIN(expires_at) FROM seeks WHERE expires_at > :after
             UNION ALL SELECT MIN(starts_at) FROM fills WHERE starts_at > :after
             UNION ALL SELECT MIN(due_at) FROM old_boards WHERE due_at > :after
             UNION ALL SELECT MIN(ends_at) FROM vacations WHERE over = 0 AND ends_at > :after
             UNION ALL SELECT MIN(ends_at) FROM seasons WHERE over = 0 AND ends_at > :after
             UNION ALL SELECT MIN(round_ends_at) FROM tournaments
             WHERE state = 'running' AND round_ends_at > :after
             UNION ALL SELECT MIN(expires_at) FROM challenges
             WHERE state IN ('open', 'draft') AND expires_at > :after
         ) AS dues
         HAVING MIN(due_at) IS NOT NULL"
    }

    /// Records the deadline, or the end of the weekend, shown on this board. Returns `false` and
    /// records nothing if the game has a newer revision or board.
    change mark_deadline_shown(seen: &GameRow, board: Option<MessageId>) -> bool
    [
        id: seen.id, revision: seen.revision, board: board.map_or(0, i64::from),
        shown: seen.clock.shown(),
    ] {
        "UPDATE games SET shown_deadline = :shown
         WHERE id = :id AND announced = :revision AND revision = :revision
         AND COALESCE(board_message, 0) = :board"
    }
}
