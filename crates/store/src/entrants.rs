//! The entrants of a tournament: joining, leaving, seeding, withdrawing.

use dvonn_model::{EntrantRow, Player, PlayerId, TournamentId, UserId};
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::player_columns;
use crate::query::{Columns as _, Stored, queries};

queries! {
    /// Returns the entrants of a tournament in the order they joined.
    read entrants(tournament: TournamentId) -> Vec<EntrantRow> {
        "SELECT {} FROM entrants WHERE tournament_id = :tournament ORDER BY number"
    }

    /// Adds an entrant to a tournament. Returns `false` and changes nothing if they have already
    /// joined. The caller must have locked the tournament with
    /// [`Tx::lock_tournament`](crate::Tx::lock_tournament).
    change add_entrant(tournament: TournamentId, player: &Player) -> bool
    [tournament, player: PlayerId::from(player), name: player_columns(player).1] {
        "INSERT INTO entrants (tournament_id, number, player_id, name)
         SELECT :tournament, COALESCE(MAX(number), 0) + 1, :player, :name
         FROM entrants WHERE tournament_id = :tournament
         ON CONFLICT DO NOTHING"
    }

    /// Removes a person from a tournament that has not started. Returns `false` if they have not
    /// joined.
    change remove_entrant(tournament: TournamentId, person: UserId) -> bool {
        "DELETE FROM entrants WHERE tournament_id = :tournament AND player_id = :person"
    }

    /// Removes an entrant from a tournament that has not started.
    change remove_entrant_by_number(tournament: TournamentId, number: u32) {
        "DELETE FROM entrants WHERE tournament_id = :tournament AND number = :number"
    }

    /// Sets an entrant's seed, from 1 for the best.
    change seed_entrant(tournament: TournamentId, number: u32, seed: u32) {
        "UPDATE entrants SET seed = :seed WHERE tournament_id = :tournament AND number = :number"
    }

    /// Records that an entrant withdrew, and in which round.
    change withdraw_entrant(tournament: TournamentId, number: u32, round: u32) {
        "UPDATE entrants SET withdrew = :round
         WHERE tournament_id = :tournament AND number = :number AND withdrew IS NULL"
    }
}

impl Stored for EntrantRow {
    const COLUMNS: &'static [&'static str] = &["number", "player_id", "name", "seed", "withdrew"];

    fn read(row: &AnyRow) -> Result<EntrantRow, StoreError> {
        let number = row.value("number")?;
        Ok(EntrantRow {
            number,
            player: row.player("player_id", "name")?.entered_as(Some(number)),
            seed: row.value("seed")?,
            withdrew: row.value("withdrew")?,
        })
    }
}
