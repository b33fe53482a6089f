//! The engines that the operator has added as opponents.
//!
//! Each name has a number, which is also its id as a player: below those of the levels and above
//! those of deleted people.

use dvonn_model::{EngineId, GameId, NamedEngine, Player, PlayerId};
use dvonn_rules::Color;

use crate::StoreError;
use crate::columns::player_columns;
use crate::counters::{self, Counter};
use crate::query::{queries, rows};
use crate::tx::Tx;

rows! {
    NamedEngine { id, name }
}

queries! {
    /// Returns all engines, including those that are no longer in the settings.
    read engines() -> Vec<NamedEngine> {
        "SELECT {} FROM engines ORDER BY id"
    }

    /// Returns the running games in which an engine plays.
    read running_games_of_engines() -> Vec<GameId> {
        // The ids of engines are between those of levels and those of deleted people.
        "SELECT id FROM games WHERE state = 'running' AND white_id BETWEEN -1000 AND -101
         UNION
         SELECT id FROM games WHERE state = 'running' AND black_id BETWEEN -1000 AND -101"
    }

    /// Returns the number of running games of an engine.
    read running_games_of_engine(engine: EngineId) -> u32 [player: PlayerId::from(engine)] {
        "SELECT (SELECT count(*) FROM games WHERE white_id = :player AND state = 'running')
         + (SELECT count(*) FROM games WHERE black_id = :player AND state = 'running')"
    }

    step known_engine(name: &str) -> Option<NamedEngine> {
        "SELECT {} FROM engines WHERE name = :name"
    }

    step insert_engine(id: EngineId, name: &str) {
        "INSERT INTO engines (id, name) VALUES (:id, :name)"
    }

    step replace_white(game: GameId, id: i64, name: &str) {
        "UPDATE games SET white_id = :id, white_name = :name, rated = 0 WHERE id = :game"
    }

    step replace_black(game: GameId, id: i64, name: &str) {
        "UPDATE games SET black_id = :id, black_name = :name, rated = 0 WHERE id = :game"
    }
}

impl Tx {
    /// Returns the engine of this name, which gets a number when it is first asked for.
    ///
    /// # Errors
    /// Any database error.
    pub async fn engine_named(&mut self, name: &str) -> Result<NamedEngine, StoreError> {
        counters::lock(self.connection(), Counter::Engine).await?;
        if let Some(known) = known_engine(self.connection(), name).await? {
            return Ok(known);
        }
        let id = counters::next(self.connection(), Counter::Engine).await?.into();
        insert_engine(self.connection(), id, name).await?;
        Ok(NamedEngine { id, name: name.to_owned() })
    }

    /// Replaces the computer on one side of a game by another computer. The game is then unrated.
    /// The caller must have locked the game with [`Tx::lock_game`], and must change it afterwards so
    /// that the board shows the replacement.
    ///
    /// # Errors
    /// Any database error.
    pub async fn replace_computer(
        &mut self,
        game: GameId,
        side: Color,
        by: &Player,
    ) -> Result<(), StoreError> {
        let (id, name) = player_columns(by);
        match side {
            Color::White => replace_white(self.connection(), game, id, &name).await,
            Color::Black => replace_black(self.connection(), game, id, &name).await,
        }
    }
}
