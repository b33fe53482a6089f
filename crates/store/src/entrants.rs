//! The entrants of a tournament: joining, leaving, seeding, withdrawing.

use dvonn_model::{EntrantRow, Player, TournamentId, UserId};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, player_columns};
use crate::fetch::{Stored, fetch_all};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the entrants of a tournament in the order they joined.
    entrants(tournament: TournamentId) -> Vec<EntrantRow>;
}

async fn entrants(
    connection: &mut AnyConnection,
    tournament: TournamentId,
) -> Result<Vec<EntrantRow>, StoreError> {
    let query = sqlx::query(
        "SELECT number, player_id, name, seed, withdrew FROM entrants WHERE tournament_id = $1 \
         ORDER BY number",
    );
    let query = query.bind(i64::from(tournament));
    fetch_all(connection, query).await
}

impl Stored for EntrantRow {
    fn read(row: &AnyRow) -> Result<EntrantRow, StoreError> {
        let number = row.number("number")?;
        Ok(EntrantRow {
            number,
            player: row.player("player_id", "name")?.entered_as(Some(number)),
            seed: row.maybe_number("seed")?,
            withdrew: row.maybe_number("withdrew")?,
        })
    }
}

impl Tx {
    /// Adds an entrant to a tournament. Returns `false` and changes nothing if they have already
    /// joined. The caller must have locked the tournament with [`Tx::lock_tournament`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn add_entrant(
        &mut self,
        tournament: TournamentId,
        player: &Player,
    ) -> Result<bool, StoreError> {
        let (id, name) = player_columns(player);
        let result = sqlx::query(
            "INSERT INTO entrants (tournament_id, number, player_id, name) \
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3 FROM entrants \
             WHERE tournament_id = $1 ON CONFLICT DO NOTHING",
        )
        .bind(i64::from(tournament))
        .bind(id)
        .bind(name)
        .execute(self.connection())
        .await?;
        Ok(result.rows_affected() == 1)
    }

    /// Removes a person from a tournament that has not started. Returns `false` if they have not
    /// joined.
    ///
    /// # Errors
    /// Any database error.
    pub async fn remove_entrant(
        &mut self,
        tournament: TournamentId,
        person: UserId,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query("DELETE FROM entrants WHERE tournament_id = $1 AND player_id = $2");
        let query = query.bind(i64::from(tournament)).bind(i64::from(person));
        Ok(query.execute(self.connection()).await?.rows_affected() == 1)
    }

    /// Removes an entrant from a tournament that has not started.
    ///
    /// # Errors
    /// Any database error.
    pub async fn remove_entrant_by_number(
        &mut self,
        tournament: TournamentId,
        number: u32,
    ) -> Result<(), StoreError> {
        let query = sqlx::query("DELETE FROM entrants WHERE tournament_id = $1 AND number = $2");
        let query = query.bind(i64::from(tournament)).bind(i64::from(number));
        query.execute(self.connection()).await?;
        Ok(())
    }

    /// Sets an entrant's seed, from 1 for the best.
    ///
    /// # Errors
    /// Any database error.
    pub async fn seed_entrant(
        &mut self,
        tournament: TournamentId,
        number: u32,
        seed: u32,
    ) -> Result<(), StoreError> {
        let query =
            sqlx::query("UPDATE entrants SET seed = $3 WHERE tournament_id = $1 AND number = $2");
        let query = query.bind(i64::from(tournament)).bind(i64::from(number));
        query.bind(i64::from(seed)).execute(self.connection()).await?;
        Ok(())
    }

    /// Records that an entrant withdrew, and in which round.
    ///
    /// # Errors
    /// Any database error.
    pub async fn withdraw_entrant(
        &mut self,
        tournament: TournamentId,
        number: u32,
        round: u32,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(
            "UPDATE entrants SET withdrew = $3 \
             WHERE tournament_id = $1 AND number = $2 AND withdrew IS NULL",
        );
        let query = query.bind(i64::from(tournament)).bind(i64::from(number));
        query.bind(i64::from(round)).execute(self.connection()).await?;
        Ok(())
    }
}
