//! The engines that the operator has added as opponents.
//!
//! Each name has a number, which is also its id as a player: below those of the levels and above
//! those of deleted people.

use dvonn_model::{EngineId, GameId, NamedEngine, Player, PlayerId};
use dvonn_rules::Color;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, player_columns};
use crate::counters::{self, Counter};
use crate::fetch::{Stored, fetch_all, fetch_optional};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns all engines, including those that are no longer in the settings.
    engines() -> Vec<NamedEngine>;

    /// Returns the running games in which an engine plays.
    running_games_of_engines() -> Vec<GameId>;

    /// Returns the number of running games of an engine.
    running_games_of_engine(engine: EngineId) -> u32;
}

async fn engines(connection: &mut AnyConnection) -> Result<Vec<NamedEngine>, StoreError> {
    fetch_all(connection, sqlx::query("SELECT id, name FROM engines ORDER BY id")).await
}

async fn running_games_of_engines(
    connection: &mut AnyConnection,
) -> Result<Vec<GameId>, StoreError> {
    // The ids of engines are between those of levels and those of deleted people.
    let query = sqlx::query(
        "SELECT id FROM games WHERE state = 'running' AND white_id BETWEEN -1000 AND -101 \
         UNION SELECT id FROM games WHERE state = 'running' AND black_id BETWEEN -1000 AND -101",
    );
    let rows = query.fetch_all(connection).await?;
    rows.iter().map(|row| row.number("id")).collect()
}

async fn running_games_of_engine(
    connection: &mut AnyConnection,
    engine: EngineId,
) -> Result<u32, StoreError> {
    let query = sqlx::query(
        "SELECT (SELECT count(*) FROM games WHERE white_id = $1 AND state = 'running') + \
         (SELECT count(*) FROM games WHERE black_id = $1 AND state = 'running') AS running",
    );
    let player: i64 = PlayerId::from(engine).into();
    query.bind(player).fetch_one(connection).await?.number("running")
}

impl Stored for NamedEngine {
    fn read(row: &AnyRow) -> Result<NamedEngine, StoreError> {
        Ok(NamedEngine { id: row.number("id")?, name: row.text("name")? })
    }
}

impl Tx {
    /// Returns the engine of this name, which gets a number when it is first asked for.
    ///
    /// # Errors
    /// Any database error.
    pub async fn engine_named(&mut self, name: &str) -> Result<NamedEngine, StoreError> {
        counters::lock(self.connection(), Counter::Engine).await?;
        let query =
            sqlx::query("SELECT id, name FROM engines WHERE name = $1").bind(name.to_owned());
        if let Some(known) = fetch_optional(self.connection(), query).await? {
            return Ok(known);
        }
        let id = counters::next(self.connection(), Counter::Engine).await?;
        let query = sqlx::query("INSERT INTO engines (id, name) VALUES ($1, $2)");
        query.bind(id).bind(name.to_owned()).execute(self.connection()).await?;
        Ok(NamedEngine { id: id.into(), name: name.to_owned() })
    }

    /// Replaces the computer on one side of a game by another computer. The game is then unrated.
    /// The caller must have locked the game with [`Tx::lock_game`], and must change it afterwards so
    /// that the replacement is announced.
    ///
    /// # Errors
    /// Any database error.
    pub async fn replace_computer(
        &mut self,
        game: GameId,
        side: Color,
        by: &Player,
    ) -> Result<(), StoreError> {
        let query = match side {
            Color::White => {
                "UPDATE games SET white_id = $2, white_name = $3, rated = 0 WHERE id = $1"
            }
            Color::Black => {
                "UPDATE games SET black_id = $2, black_name = $3, rated = 0 WHERE id = $1"
            }
        };
        let (id, name) = player_columns(by);
        let query = sqlx::query(query).bind(i64::from(game)).bind(id).bind(name);
        query.execute(self.connection()).await?;
        Ok(())
    }
}
