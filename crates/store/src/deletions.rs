//! Deletes a person's data, and replaces the person by a number in data that must stay.
//!
//! Games stay for the opponents. Roles that the bot gave for ladder places stay until it has taken
//! them away. Results stay so that other players' ratings do not change. Blocks
//! stay so that people cannot lift a block by deleting their data. For the same reason, a keyed
//! hash (`identities`) stays of a person that others avoid or the operator bars.
//!
//! The number is below -1000. Final tables of seasons and moderators' decisions stay under it too.
//! The keyed hash stays until that person looks for an opponent again (`Tx::recognise`). A test
//! finds each column for ids of people in the schema.

use dvonn_model::{LeagueId, Player, PlayerId, Scope, TournamentId, UserId};

use crate::StoreError;
use crate::counters::{self, Counter};
use crate::query::queries;
use crate::timeouts::in_time;
use crate::tx::Tx;

queries! {
    /// Returns true if there is any data that [`Tx::delete_person`] would delete.
    read has_data(person: UserId) -> bool {
        "SELECT id FROM games WHERE white_id = :person OR black_id = :person
         UNION ALL SELECT id FROM challenges WHERE challenger_id = :person OR opponent_id = :person
         UNION ALL SELECT user_id FROM settings WHERE user_id = :person
         UNION ALL SELECT user_id FROM lessons WHERE user_id = :person
         UNION ALL SELECT user_id FROM seeks WHERE user_id = :person
         UNION ALL SELECT user_id FROM global_players WHERE user_id = :person
         UNION ALL SELECT user_id FROM avoided WHERE user_id = :person OR other_id = :person
         UNION ALL SELECT user_id FROM favourites WHERE user_id = :person OR other_id = :person
         UNION ALL SELECT user_id FROM former_avoided WHERE user_id = :person
         UNION ALL SELECT user_id FROM barred WHERE user_id = :person
         UNION ALL SELECT game_id FROM game_notes WHERE user_id = :person
         UNION ALL SELECT subject FROM posts WHERE reader = :person
         UNION ALL SELECT game_id FROM reports WHERE reporter_id = :person
         UNION ALL SELECT id FROM reviews WHERE done = 0 AND asked_by = :person
         UNION ALL SELECT guild_id FROM ratings WHERE player_id = :person
         UNION ALL SELECT guild_id FROM places WHERE player_id = :person
         UNION ALL SELECT guild_id FROM season_standings WHERE player_id = :person
         UNION ALL SELECT guild_id FROM role_grants WHERE user_id = :person AND state <> 'deleted'
         UNION ALL SELECT user_id FROM solvers WHERE user_id = :person
         UNION ALL SELECT id FROM vacations WHERE user_id = :person
         UNION ALL SELECT user_id FROM clock_checks WHERE user_id = :person
         UNION ALL SELECT id FROM imports WHERE user_id = :person
         UNION ALL SELECT id FROM follows WHERE user_id = :person
         UNION ALL SELECT game_id FROM milestones WHERE user_id = :person
         UNION ALL SELECT id FROM variation_trees WHERE user_id = :person
         UNION ALL SELECT player_id FROM entrants WHERE player_id > 0 AND player_id = :person
         UNION ALL SELECT id FROM tournaments WHERE organiser_id = :person
         UNION ALL SELECT league_id FROM league_entries WHERE player_id = :person
         UNION ALL SELECT id FROM leagues WHERE organiser_id = :person
         UNION ALL SELECT id FROM decisions WHERE moderator = :person
         UNION ALL SELECT id FROM actions WHERE moderator = :person
         UNION ALL SELECT guild_id FROM blocks WHERE moderator = :person
         UNION ALL SELECT puzzle_id FROM puzzle_attempts WHERE user_id = :person
         UNION ALL SELECT race_id FROM racers WHERE user_id = :person
         UNION ALL SELECT user_id FROM race_bests WHERE user_id = :person
         UNION ALL SELECT player_id FROM plies WHERE player_id = :person AND game_id IN
         (SELECT game_id FROM decisions WHERE action = 'hand_over')
         UNION ALL SELECT id FROM games WHERE event LIKE '%' || CAST(:person AS TEXT) || '%' AND id IN
         (SELECT game_id FROM decisions WHERE action = 'hand_over') LIMIT 1"
    }

    /// Returns the ladders on which a person has a rating or a place.
    read ladders_of(person: UserId) -> Vec<Scope> {
        "SELECT guild_id FROM ratings WHERE player_id = :person
         UNION SELECT guild_id FROM places WHERE player_id = :person ORDER BY guild_id"
    }

    /// Returns the leagues for whose next cycle a person is in.
    read leagues_entered(person: UserId) -> Vec<LeagueId> {
        "SELECT league_id FROM league_entries WHERE player_id = :person ORDER BY league_id"
    }

    /// Returns the open and running tournaments that a person has joined.
    read tournaments_joined(person: UserId) -> Vec<TournamentId> {
        "SELECT id FROM tournaments WHERE state IN ('open', 'running') AND id IN
         (SELECT tournament_id FROM entrants WHERE player_id > 0 AND player_id = :person)
         ORDER BY id"
    }
}

/// Deletes the data of the person `$1`.
const DELETE_STATEMENTS: [&str; 32] = [
    "DELETE FROM game_notes WHERE user_id = $1",
    "DELETE FROM follows WHERE user_id = $1",
    "DELETE FROM milestones WHERE user_id = $1",
    "DELETE FROM settings WHERE user_id = $1",
    "DELETE FROM reports WHERE reporter_id = $1",
    "DELETE FROM lessons WHERE user_id = $1",
    "DELETE FROM seeks WHERE user_id = $1",
    "DELETE FROM global_players WHERE user_id = $1",
    "DELETE FROM favourites WHERE user_id = $1 OR other_id = $1",
    // Hashes take the place of the others.
    "DELETE FROM avoided WHERE user_id = $1 OR other_id = $1",
    "DELETE FROM former_avoided WHERE user_id = $1",
    "DELETE FROM barred WHERE user_id = $1",
    "DELETE FROM vacations WHERE user_id = $1",
    "DELETE FROM clock_checks WHERE user_id = $1",
    "DELETE FROM puzzle_attempts WHERE user_id = $1",
    "DELETE FROM solvers WHERE user_id = $1",
    "DELETE FROM race_bests WHERE user_id = $1",
    // Deletes who was in them too.
    "DELETE FROM races WHERE id IN (SELECT race_id FROM racers WHERE user_id = $1)",
    "DELETE FROM posts WHERE reader = $1",
    "DELETE FROM posts WHERE kind = 'phrase' AND \
     ((part = 0 AND subject IN (SELECT id FROM games WHERE white_id = $1)) \
     OR (part = 1 AND subject IN (SELECT id FROM games WHERE black_id = $1)))",
    // These texts name both players. The old message keeps its own.
    "UPDATE posts SET rest = NULL, old_rest = NULL WHERE kind = 'board' \
     AND (rest IS NOT NULL OR old_rest IS NOT NULL) \
     AND subject IN (SELECT id FROM games WHERE white_id = $1 OR black_id = $1)",
    // Deletes their reviews too.
    "DELETE FROM imports WHERE user_id = $1",
    // Deletes the variations in them too.
    "DELETE FROM variation_trees WHERE user_id = $1",
    "UPDATE reviews SET asked_by = NULL WHERE done = 0 AND asked_by = $1",
    "DELETE FROM posts WHERE kind = 'challenge' AND subject IN \
     (SELECT id FROM challenges WHERE challenger_id = $1 OR opponent_id = $1)",
    "DELETE FROM challenges WHERE challenger_id = $1 OR opponent_id = $1",
    "DELETE FROM league_entries WHERE player_id = $1",
    "DELETE FROM entrants WHERE player_id > 0 AND player_id = $1 \
     AND tournament_id IN (SELECT id FROM tournaments WHERE state = 'open')",
    // They no longer count as people. What their games say stays.
    "DELETE FROM week_players WHERE player_id = $1 AND guild_id IN \
     (SELECT guild_id FROM games WHERE white_id = $1 OR black_id = $1)",
    // The place becomes vacant. Other people's places do not change.
    "DELETE FROM places WHERE player_id = $1",
    "DELETE FROM role_grants WHERE user_id = $1 AND (state IN ('had', 'absent') \
     OR guild_id IN (SELECT guild_id FROM departures))",
    // The bot takes these roles away, and deletes the row then.
    "UPDATE role_grants SET state = 'deleted' WHERE user_id = $1",
];

/// Replaces the person `$1` by `$2`. Tables whose rows are found through a game's players come
/// before the games.
const REPLACE_STATEMENTS: [&str; 16] = [
    "UPDATE plies SET player_id = $2, interaction_id = NULL WHERE player_id = $1 AND game_id IN \
     (SELECT id FROM games WHERE white_id = $1 OR black_id = $1 \
     UNION SELECT game_id FROM decisions WHERE action = 'hand_over')",
    "UPDATE results SET white_id = CASE WHEN white_id = $1 THEN $2 ELSE white_id END, \
     black_id = CASE WHEN black_id = $1 THEN $2 ELSE black_id END WHERE game_id IN \
     (SELECT id FROM games WHERE white_id = $1 OR black_id = $1)",
    "UPDATE rating_changes SET player_id = CASE WHEN player_id = $1 THEN $2 ELSE player_id END, \
     opponent_id = CASE WHEN opponent_id = $1 THEN $2 ELSE opponent_id END WHERE game_id IN \
     (SELECT id FROM games WHERE white_id = $1 OR black_id = $1)",
    "UPDATE reports SET reported_id = $2 WHERE reported_id = $1 AND game_id IN \
     (SELECT id FROM games WHERE white_id = $1 OR black_id = $1)",
    "UPDATE games SET white_id = $2, white_name = '' WHERE white_id = $1",
    "UPDATE games SET black_id = $2, black_name = '' WHERE black_id = $1",
    "UPDATE games SET decided_by = $2 WHERE decided_by = $1 \
     AND id IN (SELECT game_id FROM decisions WHERE moderator = $1)",
    "UPDATE ratings SET player_id = $2, name = '' WHERE player_id = $1",
    "UPDATE season_standings SET player_id = $2, name = '' WHERE player_id = $1",
    "UPDATE entrants SET withdrew = COALESCE(withdrew, \
     (SELECT round FROM tournaments WHERE id = tournament_id)) WHERE player_id > 0 \
     AND player_id = $1 AND tournament_id IN (SELECT id FROM tournaments WHERE state = 'running')",
    "UPDATE entrants SET player_id = $2, name = '' WHERE player_id > 0 AND player_id = $1",
    "UPDATE tournaments SET organiser_id = $2 WHERE organiser_id = $1",
    "UPDATE leagues SET organiser_id = $2 WHERE organiser_id = $1",
    "UPDATE decisions SET moderator = $2 WHERE moderator = $1",
    "UPDATE actions SET moderator = $2 WHERE moderator = $1",
    "UPDATE blocks SET moderator = $2 WHERE moderator = $1",
];

/// Replaces the id `$1` in texts by `$2`. Ids are too long to be part of anything else.
const REPLACE_TEXT_STATEMENTS: [&str; 8] = [
    "UPDATE games SET event = REPLACE(event, $1, $2) WHERE event LIKE '%' || $1 || '%' \
     AND id IN (SELECT game_id FROM decisions WHERE action = 'hand_over')",
    "UPDATE games SET decision = REPLACE(decision, $1, $2) WHERE decision LIKE '%' || $1 || '%' \
     AND id IN (SELECT game_id FROM decisions)",
    "UPDATE decisions SET reason = REPLACE(reason, $1, $2) WHERE reason LIKE '%' || $1 || '%'",
    "UPDATE actions SET detail = REPLACE(detail, $1, $2) WHERE detail LIKE '%' || $1 || '%'",
    "UPDATE actions SET reason = REPLACE(reason, $1, $2) WHERE reason LIKE '%' || $1 || '%'",
    "UPDATE blocks SET reason = REPLACE(reason, $1, $2) WHERE reason LIKE '%' || $1 || '%'",
    "UPDATE tournaments SET name = REPLACE(name, $1, $2) WHERE name LIKE '%' || $1 || '%'",
    "UPDATE leagues SET name = REPLACE(name, $1, $2) WHERE name LIKE '%' || $1 || '%'",
];

impl Tx {
    /// Deletes a person's data and replaces the person by a number. None of their games may be
    /// running. The caller must have locked vacations, and the person's ladders and tournaments.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_person(&mut self, person: UserId) -> Result<Player, StoreError> {
        let number = counters::next(self.connection(), Counter::Deleted).await?;
        let number =
            u32::try_from(number).map_err(|_| StoreError::corrupt("value", &number.to_string()))?;
        let stand_in = Player::Deleted(number);
        let (id, stand_in_id): (i64, i64) = (i64::from(person), PlayerId::from(&stand_in).into());
        self.remember_unwanted(person).await?;
        for statement in DELETE_STATEMENTS {
            in_time(sqlx::query(statement).bind(id).execute(self.connection())).await?;
        }
        self.raise_lost_races().await?;
        for statement in REPLACE_STATEMENTS {
            let query = sqlx::query(statement).bind(id).bind(stand_in_id);
            in_time(query.execute(self.connection())).await?;
        }
        for statement in REPLACE_TEXT_STATEMENTS {
            let query = sqlx::query(statement).bind(id.to_string()).bind(stand_in_id.to_string());
            in_time(query.execute(self.connection())).await?;
        }
        Ok(stand_in)
    }
}
