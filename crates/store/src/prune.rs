//! Deletes everything about a server.

use dvonn_model::{GuildId, PostKind, PostSubject};
use sqlx::Executor as _;

use crate::StoreError;
use crate::tx::Tx;

/// The games and tournaments of the server `$1`.
macro_rules! its {
    (games) => {
        "IN (SELECT id FROM games WHERE guild_id = $1)"
    };
    (tournaments) => {
        "IN (SELECT id FROM tournaments WHERE guild_id = $1)"
    };
}

/// The statements that keep what is not the server's `$1` alone.
const KEEPING: &[&str] = &[
    // Ratings on the global ladder follow from these games, and their players keep them. Other games
    // between two venues belong to the player in the other venue too.
    "UPDATE games SET guild_id = NULL WHERE guild_id = $1 AND (is_global = 1 OR \
     (other_channel_id IS NOT NULL AND COALESCE(other_guild_id, 0) <> $1))",
    "UPDATE games SET other_guild_id = NULL WHERE other_guild_id = $1",
    // Of a match that it had accepted, the other server keeps what was played.
    "UPDATE entrants SET withdrew = (SELECT round FROM tournaments WHERE id = tournament_id) \
     WHERE home_guild_id = $1 AND withdrew IS NULL \
     AND tournament_id IN (SELECT id FROM tournaments WHERE guest_guild_id = $1 AND state = 'running')",
    "UPDATE tournaments SET state = CASE state WHEN 'open' THEN 'cancelled' ELSE state END, \
     guest_guild_id = NULL, guest_team = NULL, guest_channel_id = NULL, guest_locale = NULL \
     WHERE guest_guild_id = $1",
];

/// The statements that delete the rows about the server `$1`, in the order of their references. What
/// people did in puzzles stays theirs.
const DELETING: &[&str] = &[
    "DELETE FROM posts WHERE kind = 'reminder' AND part = $1",
    concat!("DELETE FROM plies WHERE game_id ", its!(games)),
    concat!("DELETE FROM intentions WHERE game_id ", its!(games)),
    concat!("DELETE FROM fills WHERE game_id ", its!(games)),
    concat!("DELETE FROM offers WHERE game_id ", its!(games)),
    concat!("DELETE FROM decisions WHERE game_id ", its!(games)),
    concat!("DELETE FROM game_notes WHERE game_id ", its!(games)),
    concat!("DELETE FROM follows WHERE game_id ", its!(games)),
    concat!("DELETE FROM milestones WHERE game_id ", its!(games)),
    concat!("DELETE FROM reports WHERE game_id ", its!(games)),
    concat!("DELETE FROM reviews WHERE game_id ", its!(games)),
    concat!("DELETE FROM variation_trees WHERE game_id ", its!(games)),
    concat!("DELETE FROM mined_games WHERE game_id ", its!(games)),
    concat!("DELETE FROM place_swaps WHERE game_id ", its!(games)),
    "DELETE FROM rating_changes WHERE guild_id = $1",
    "DELETE FROM results WHERE guild_id = $1",
    "DELETE FROM ratings WHERE guild_id = $1",
    "DELETE FROM season_standings WHERE guild_id = $1",
    "DELETE FROM seasons WHERE guild_id = $1",
    "DELETE FROM places WHERE guild_id = $1",
    "DELETE FROM reward_roles WHERE guild_id = $1",
    "DELETE FROM reward_checks WHERE guild_id = $1",
    "DELETE FROM role_grants WHERE guild_id = $1",
    concat!("DELETE FROM pairings WHERE tournament_id ", its!(tournaments)),
    concat!("DELETE FROM entrants WHERE tournament_id ", its!(tournaments)),
    "DELETE FROM tournaments WHERE guild_id = $1",
    "DELETE FROM league_entries WHERE league_id IN (SELECT id FROM leagues WHERE guild_id = $1)",
    "DELETE FROM league_entries WHERE home_guild_id = $1",
    "DELETE FROM leagues WHERE guild_id = $1",
    "DELETE FROM challenges WHERE guild_id = $1",
    "DELETE FROM seeks WHERE guild_id = $1",
    // The people in them too.
    "DELETE FROM races WHERE guild_id = $1",
    "DELETE FROM games WHERE guild_id = $1",
    "DELETE FROM week_players WHERE guild_id = $1",
    "DELETE FROM weeks WHERE guild_id = $1",
    "DELETE FROM server_channels WHERE guild_id = $1",
    "DELETE FROM blocks WHERE guild_id = $1",
    "DELETE FROM actions WHERE guild_id = $1",
    "UPDATE puzzle_attempts SET guild_id = NULL WHERE guild_id = $1",
    "DELETE FROM hellos WHERE guild_id = $1",
    "DELETE FROM servers WHERE guild_id = $1",
    "DELETE FROM departures WHERE guild_id = $1",
];

impl Tx {
    /// Deletes everything about a server: games, ratings, tournaments, settings, logs.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_server(&mut self, guild: GuildId) -> Result<(), StoreError> {
        if !self.is_only_writer() {
            // An operator waits, and a large server takes as long as it takes.
            self.connection().execute("SET LOCAL statement_timeout = 0").await?;
        }
        let guild = i64::from(guild);
        for statement in KEEPING {
            sqlx::query(*statement).bind(guild).execute(self.connection()).await?;
        }
        for kind in PostKind::ALL {
            let Some(subjects) = subjects(kind.subject()) else { continue };
            let statement =
                format!("DELETE FROM posts WHERE kind = $2 AND subject IN ({subjects})");
            let query = sqlx::query(sqlx::AssertSqlSafe(statement)).bind(guild);
            query.bind(<&str>::from(kind)).execute(self.connection()).await?;
        }
        for statement in DELETING {
            sqlx::query(*statement).bind(guild).execute(self.connection()).await?;
        }
        Ok(())
    }
}

/// Returns the query for those subjects of posts that are the server's `$1`. `None` if none are.
fn subjects(subject: PostSubject) -> Option<&'static str> {
    Some(match subject {
        PostSubject::Game => "SELECT id FROM games WHERE guild_id = $1",
        PostSubject::Offer => concat!("SELECT id FROM offers WHERE game_id ", its!(games)),
        PostSubject::Review => concat!("SELECT id FROM reviews WHERE game_id ", its!(games)),
        PostSubject::Challenge => "SELECT id FROM challenges WHERE guild_id = $1",
        PostSubject::Tournament => "SELECT id FROM tournaments WHERE guild_id = $1",
        PostSubject::League => "SELECT id FROM leagues WHERE guild_id = $1",
        PostSubject::Server => "$1",
        PostSubject::Race => "SELECT id FROM races WHERE guild_id = $1",
        PostSubject::Person => return None,
    })
}
