//! The entrants of a tournament: joining, leaving, seeding, withdrawing. When it is full, people wait on its
//! reserve until somebody leaves.

use dvonn_model::{
    EntrantRow, Home, Player, PlayerId, PostKey, SeriesPlace, TournamentId, TournamentRow, UserId,
};
use jiff::Timestamp;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{player_columns, without_controls};
use crate::leagues::home;
use crate::query::{Columns as _, Stored, queries, rows};
use crate::tx::Tx;

rows! {
    SeriesPlace { tournament: tournament_id, player: player(player_id, name), place, withdrew }
}

queries! {
    /// Returns the entrants of a tournament in the order they joined.
    read entrants(tournament: TournamentId) -> Vec<EntrantRow> {
        "SELECT {} FROM entrants WHERE tournament_id = :tournament AND reserve = 0 ORDER BY number"
    }

    /// Returns who is on the reserve of a tournament, the next first.
    read reserve_of(tournament: TournamentId) -> Vec<EntrantRow> {
        "SELECT {} FROM entrants WHERE tournament_id = :tournament AND reserve = 1 ORDER BY number"
    }

    /// Adds an entrant to a tournament. Returns `false` and changes nothing if they have already
    /// joined. The caller must have locked the tournament with
    /// [`Tx::lock_tournament`](crate::Tx::lock_tournament).
    change add_entrant(tournament: TournamentId, player: &Player, home: Option<&Home>) -> bool
    [
        tournament, player: PlayerId::from(player), name: player_columns(player).1,
        home: home.map(|home| home.guild), channel: home.map(|home| home.channel),
        locale: home.and_then(|home| home.locale.as_deref()).map(without_controls),
    ] {
        "INSERT INTO entrants (
             tournament_id, number, player_id, name, home_guild_id, home_channel_id, home_locale
         )
         SELECT :tournament, COALESCE(MAX(number), 0) + 1, :player, :name, CAST(:home AS BIGINT),
             CAST(:channel AS BIGINT), CAST(:locale AS TEXT)
         FROM entrants WHERE tournament_id = :tournament
         ON CONFLICT DO NOTHING"
    }

    /// As [`Tx::add_entrant`], but puts a person on the reserve, after the others there.
    change add_to_reserve(tournament: TournamentId, player: &Player) -> bool
    [tournament, player: PlayerId::from(player), name: player_columns(player).1] {
        "INSERT INTO entrants (tournament_id, number, player_id, name, reserve)
         SELECT :tournament, COALESCE(MAX(number), 0) + 1, :player, :name, 1
         FROM entrants WHERE tournament_id = :tournament
         ON CONFLICT DO NOTHING"
    }

    step enter_from_reserve(tournament: TournamentId, room: usize) -> Vec<EntrantRow> {
        "UPDATE entrants SET reserve = 0 WHERE tournament_id = :tournament AND number IN (
             SELECT number FROM entrants WHERE tournament_id = :tournament AND reserve = 1
             ORDER BY number LIMIT :room
         ) RETURNING {}"
    }

    /// Puts an entrant on the reserve.
    change rest_entrant(tournament: TournamentId, number: u32) {
        "UPDATE entrants SET reserve = 1 WHERE tournament_id = :tournament AND number = :number"
    }

    /// Removes everybody from the reserve of a tournament that starts.
    change clear_reserve(tournament: TournamentId) {
        "DELETE FROM entrants WHERE tournament_id = :tournament AND reserve = 1"
    }

    /// Removes a person from a tournament that has not started, or from its reserve. Returns `false` if they
    /// have not joined.
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

    /// Sets an entrant's final place, from 1.
    change place_entrant(tournament: TournamentId, number: u32, place: u32) {
        "UPDATE entrants SET place = :place WHERE tournament_id = :tournament AND number = :number"
    }

    /// Returns the final places in those tournaments of a series that were to start in this time, by tournament.
    read places_in_series(
        series: TournamentId,
        from: Timestamp,
        until: Timestamp,
    ) -> Vec<SeriesPlace> {
        "SELECT tournament_id, player_id, entrants.name AS name, place, withdrew
         FROM entrants JOIN tournaments ON id = tournament_id
         WHERE series_id = :series AND starts_at >= :from AND starts_at < :until
         AND place IS NOT NULL
         ORDER BY tournament_id, place, number"
    }

    /// Records that an entrant withdrew, and in which round.
    change withdraw_entrant(tournament: TournamentId, number: u32, round: u32) {
        "UPDATE entrants SET withdrew = :round
         WHERE tournament_id = :tournament AND number = :number AND withdrew IS NULL"
    }

    /// Lets a person who has not joined take over the number of an entrant, who leaves, and with it the points and
    /// the pairings.
    change replace_entrant(tournament: TournamentId, number: u32, player: &Player)
    [tournament, number, player: PlayerId::from(player), name: player_columns(player).1] {
        "UPDATE entrants SET player_id = :player, name = :name, withdrew = NULL
         WHERE tournament_id = :tournament AND number = :number"
    }

    /// Lets an entrant of an arena come back from a break.
    change return_entrant(tournament: TournamentId, number: u32) {
        "UPDATE entrants SET withdrew = NULL
         WHERE tournament_id = :tournament AND number = :number"
    }
}

impl Tx {
    /// Lets as many people of the reserve enter an open tournament as have room, and raises the posts that tell
    /// them.
    pub(super) async fn fill_from_reserve(
        &mut self,
        row: &TournamentRow,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let entered = self.entrants(row.id).await?.len();
        let room = (row.most() as usize).saturating_sub(entered);
        if room == 0 {
            return Ok(());
        }
        for entrant in enter_from_reserve(self.connection(), row.id, room).await? {
            if let Some(person) = entrant.player.id() {
                let key = PostKey::entered(row.id, person);
                self.raise_post_with(key, Some(person), None, at).await?;
            }
        }
        Ok(())
    }
}

impl Stored for EntrantRow {
    const COLUMNS: &'static [&'static str] = &[
        "number",
        "player_id",
        "name",
        "seed",
        "withdrew",
        "place",
        "home_guild_id",
        "home_channel_id",
        "home_locale",
    ];

    fn read(row: &AnyRow) -> Result<EntrantRow, StoreError> {
        let number = row.value("number")?;
        let home = home(row)?;
        let mut player = row.player("player_id", "name")?.entered_as(Some(number));
        player.set_stranger(home.is_some());
        Ok(EntrantRow {
            number,
            player,
            seed: row.value("seed")?,
            withdrew: row.value("withdrew")?,
            place: row.value("place")?,
            home,
        })
    }
}
