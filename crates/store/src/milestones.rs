//! What wins mean to the winners, and milestones that they have yet to be told of.

use dvonn_model::{GameId, PlayerId, Scope, UserId};
use jiff::Timestamp;

use crate::query::queries;

/// White won. The index of White's wins says the same.
const WHITE_WON: &str = "(loser = 'b' OR (state = 'played' AND white_score > black_score))";

/// The same for Black.
const BLACK_WON: &str = "(loser = 'w' OR (state = 'played' AND black_score > white_score))";

/// A game that was not begun from a chosen position, and whose result no moderator has voided.
const WHOLE: &str = "setup <> 'given' AND NOT EXISTS (
         SELECT 1 FROM results WHERE game_id = games.id AND voided = 1
     )";

/// Another game than one that ended at a moment, not later, whose result no moderator has voided.
const EARLIER: &str = "id <> :game AND updated_at <= :at AND NOT EXISTS (
         SELECT 1 FROM results WHERE game_id = games.id AND voided = 1
     )";

queries! {
    /// Returns true if a person had won against a player of this range before a game, which ended at
    /// `at`.
    read had_beaten(
        person: UserId, lowest: PlayerId, highest: PlayerId, game: GameId, at: Timestamp,
    ) -> bool {
        "SELECT id FROM games WHERE white_id = :person AND black_id BETWEEN :lowest AND :highest
         AND " WHITE_WON " AND " EARLIER "
         UNION ALL
         SELECT id FROM games WHERE black_id = :person AND white_id BETWEEN :lowest AND :highest
         AND " BLACK_WON " AND " EARLIER "
         LIMIT 1"
    }

    /// Returns the players of this range that a person has beaten, the highest id first. Games from chosen
    /// positions do not count.
    read beaten_by(person: UserId, lowest: PlayerId, highest: PlayerId) -> Vec<PlayerId> {
        "SELECT black_id AS beaten FROM games
         WHERE white_id = :person AND black_id BETWEEN :lowest AND :highest
         AND " WHITE_WON " AND " WHOLE "
         UNION
         SELECT white_id AS beaten FROM games
         WHERE black_id = :person AND white_id BETWEEN :lowest AND :highest
         AND " BLACK_WON " AND " WHOLE "
         ORDER BY beaten DESC"
    }

    /// Returns whether a person won their last games against people before a game, which ended at
    /// `at`: the newest first, at most `limit`. Draws are not won.
    read latest_results(person: UserId, game: GameId, at: Timestamp, limit: u32) -> Vec<bool> {
        "SELECT won FROM (
             SELECT * FROM (
                 SELECT CASE WHEN " WHITE_WON " THEN 1 ELSE 0 END AS won, updated_at, id FROM games
                 WHERE white_id = :person AND black_id NOT BETWEEN -1000 AND -1
                 AND state NOT IN ('running', 'void') AND " EARLIER "
                 ORDER BY updated_at DESC, id DESC LIMIT :limit
             ) AS with_white
             UNION ALL
             SELECT * FROM (
                 SELECT CASE WHEN " BLACK_WON " THEN 1 ELSE 0 END AS won, updated_at, id FROM games
                 WHERE black_id = :person AND white_id NOT BETWEEN -1000 AND -1
                 AND state NOT IN ('running', 'void') AND " EARLIER "
                 ORDER BY updated_at DESC, id DESC LIMIT :limit
             ) AS with_black
         ) AS latest
         ORDER BY updated_at DESC, id DESC LIMIT :limit"
    }

    /// Returns true if a player has won more than `count` rated games on a ladder.
    read has_won_more_than(scope: Scope, player: PlayerId, count: u32) -> bool {
        "SELECT 1 FROM rating_changes
         WHERE guild_id = :scope AND player_id = :player AND points = 2
         LIMIT 1 OFFSET :count"
    }

    /// Returns what a person has yet to be told of, by game, the oldest first.
    read milestones_of(person: UserId) -> Vec<(GameId, String)> {
        "SELECT game_id, what FROM milestones WHERE user_id = :person ORDER BY game_id"
    }

    /// Notes what a person is to be told about a game that they won.
    change note_milestone(game: GameId, person: UserId, what: &str) {
        "INSERT INTO milestones (game_id, user_id, what) VALUES (:game, :person, :what)
         ON CONFLICT DO NOTHING"
    }

    /// Deletes what a person has yet to be told of.
    change delete_milestones_of(person: UserId) {
        "DELETE FROM milestones WHERE user_id = :person"
    }

    /// Deletes what was to be told about a game.
    change delete_milestone(game: GameId) {
        "DELETE FROM milestones WHERE game_id = :game"
    }
}
