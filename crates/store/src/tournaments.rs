//! Creating, finding, changing and announcing tournaments.

use dvonn_model::{
    Announced, ChannelId, GameId, GuildId, MessageId, NewTournamentRow, TournamentId,
    TournamentRow, UserId,
};
use jiff::Timestamp;

use crate::StoreError;
use crate::columns::without_controls;
use crate::counters::{self, Counter};
use crate::query::{queries, rows};
use crate::tx::Tx;

rows! {
    TournamentRow {
        id, guild: guild_id, channel: channel_id, name, kind, state, organiser: user(organiser_id),
        rounds, round, setup, control: time_control, rated, round_length, round_ends_at, revision,
        announced, message: message_id, message_round, locale, created_at, updated_at,
    }
}

/// The order of a server's tournaments.
const UNFINISHED_AND_NEWEST_FIRST: &str =
    "ORDER BY CASE WHEN state IN ('open', 'running') THEN 0 ELSE 1 END, id DESC";

/// The newest of some times, `None` if there are none.
type Newest = Option<Timestamp>;

queries! {
    /// Returns a tournament by its id.
    read tournament(id: TournamentId) -> Option<TournamentRow> {
        "SELECT {} FROM tournaments WHERE id = :id"
    }

    /// Returns the tournaments of a server: unfinished ones first, then newest first.
    read tournaments_of(guild: GuildId, limit: u32, offset: u32) -> Vec<TournamentRow> {
        "SELECT {} FROM tournaments WHERE guild_id = :guild
         " UNFINISHED_AND_NEWEST_FIRST " LIMIT :limit OFFSET :offset"
    }

    /// Returns when a person last created a tournament in a server.
    read last_tournament_by(guild: GuildId, person: UserId) -> Newest {
        "SELECT MAX(created_at) FROM tournaments
         WHERE guild_id = :guild AND organiser_id = :person"
    }

    /// Returns the number of tournaments in a server, past and present.
    read count_tournaments_of(guild: GuildId) -> usize {
        "SELECT count(*) FROM tournaments WHERE guild_id = :guild"
    }

    /// Returns the tournaments of a server whose name contains a text, in the order of
    /// [`Tx::tournaments_of`]. Ignores the case of ASCII letters only.
    read tournaments_matching(guild: GuildId, text: &str, limit: u32) -> Vec<TournamentRow>
    [guild, pattern: pattern(text), limit] {
        "SELECT {} FROM tournaments
         WHERE guild_id = :guild AND lower(name) LIKE lower(:pattern) ESCAPE '!'
         " UNFINISHED_AND_NEWEST_FIRST " LIMIT :limit"
    }

    /// Returns the tournaments of a server that a person has joined, in the order of
    /// [`Tx::tournaments_of`].
    read tournaments_with(guild: GuildId, person: UserId, limit: u32) -> Vec<TournamentRow> {
        // The index covers only positive ids, those of people.
        "SELECT {} FROM tournaments
         WHERE guild_id = :guild AND id IN (
             SELECT tournament_id FROM entrants WHERE player_id > 0 AND player_id = :person
         )
         " UNFINISHED_AND_NEWEST_FIRST " LIMIT :limit"
    }

    /// Returns the tournament that a game belongs to.
    read tournament_of_game(game: GameId) -> Option<TournamentRow> {
        "SELECT {} FROM tournaments
         WHERE id = (SELECT tournament_id FROM pairings WHERE game_id = :game)"
    }

    /// Returns the running tournaments that need attention, oldest first: a game has ended but is
    /// not counted, the round is over, or all pairings are decided.
    read tournaments_due(at: Timestamp, limit: u32) -> Vec<TournamentId> {
        "SELECT id FROM tournaments
         WHERE state = 'running' AND (
             round_ends_at <= :at
             OR NOT EXISTS (
                 SELECT 1 FROM pairings
                 WHERE tournament_id = tournaments.id AND white_points IS NULL
             )
             OR EXISTS (
                 SELECT 1 FROM pairings JOIN games ON games.id = pairings.game_id
                 WHERE pairings.tournament_id = tournaments.id AND pairings.white_points IS NULL
                 AND games.state <> 'running'
             )
         )
         ORDER BY id LIMIT :limit"
    }

    /// Returns the tournaments with unannounced changes, oldest first. Starts after `after`, if
    /// given.
    read unannounced_tournaments(after: Option<TournamentId>, limit: u32) -> Vec<TournamentRow>
    [after: after.map_or(0, i64::from), limit] {
        "SELECT {} FROM tournaments
         WHERE announced < revision AND id > :after
         ORDER BY id LIMIT :limit"
    }

    /// Inserts a tournament that people can join.
    step insert_tournament(id: i64, new: &NewTournamentRow) -> TournamentRow
    [
        id,
        guild: new.guild,
        channel: new.channel,
        name: without_controls(&new.name),
        kind: new.kind,
        organiser: new.organiser,
        rounds: new.rounds,
        setup: new.setup,
        control: new.control,
        rated: new.rated,
        round_length: new.round_length,
        locale: new.locale.as_deref().map(without_controls),
        at: new.at,
        by_moderator: new.by_moderator,
    ] {
        "INSERT INTO tournaments (
             id, guild_id, channel_id, name, kind, state, organiser_id, rounds, round,
             setup, time_control, rated, round_length, revision, announced, locale,
             created_at, updated_at, by_moderator
         ) VALUES (
             :id, :guild, :channel, :name, :kind, 'open', :organiser, :rounds, 0,
             :setup, :control, :rated, :round_length, 1, 0, :locale,
             :at, :at, :by_moderator
         ) RETURNING {}"
    }

    /// Returns a tournament and locks it, with its entrants and pairings, until the end of this
    /// transaction. To avoid deadlocks, call [`Tx::lock_game`] first.
    change lock_tournament(id: TournamentId) -> Option<TournamentRow> {
        "UPDATE tournaments SET id = id WHERE id = :id RETURNING {}"
    }

    /// Stores the state and rounds of this row, as a change that will be announced. Returns the
    /// tournament as it is now. The caller must have locked it with [`Tx::lock_tournament`].
    change change_tournament(row: &TournamentRow, at: Timestamp) -> TournamentRow
    [
        id: row.id,
        state: row.state,
        rounds: row.rounds,
        round: row.round,
        round_ends_at: row.round_ends_at,
        at,
    ] {
        "UPDATE tournaments
         SET state = :state, rounds = :rounds, round = :round, round_ends_at = :round_ends_at,
             updated_at = :at, revision = revision + 1
         WHERE id = :id RETURNING {}"
    }

    /// Moves a tournament to another channel, where it has no message yet.
    change move_tournament(id: TournamentId, channel: ChannelId) {
        "UPDATE tournaments SET channel_id = :channel, message_id = NULL, message_round = NULL
         WHERE id = :id"
    }

    /// Locks a tournament until the next statement, without changing it, and returns it. Returns
    /// `None` if the revision in `seen` is announced already, or if the tournament has moved to
    /// another channel.
    step lock_unannounced(seen: &TournamentRow) -> Option<TournamentRow>
    [id: seen.id, revision: seen.revision, channel: seen.channel] {
        "UPDATE tournaments SET announced = announced
         WHERE id = :id AND announced < :revision AND channel_id = :channel RETURNING {}"
    }

    /// Records that the tournament was announced as in `seen`.
    step set_announced(seen: &TournamentRow, message: Option<(MessageId, u32)>)
    [
        id: seen.id,
        revision: seen.revision,
        message: message.map(|(message, _)| message),
        message_round: message.map(|(_, round)| round),
    ] {
        "UPDATE tournaments
         SET announced = :revision, message_id = :message, message_round = :message_round
         WHERE id = :id"
    }
}

/// Returns the pattern for `LIKE` of texts that contain this one. `!` is the escape character.
fn pattern(text: &str) -> String {
    let text = without_controls(text).replace('!', "!!").replace('%', "!%").replace('_', "!_");
    format!("%{text}%")
}

impl Tx {
    /// Creates a tournament that people can join.
    ///
    /// # Errors
    /// Any database error.
    pub async fn create_tournament(
        &mut self,
        new: NewTournamentRow,
    ) -> Result<TournamentRow, StoreError> {
        let id = counters::next(self.connection(), Counter::Tournament).await?;
        insert_tournament(self.connection(), id, &new).await
    }

    /// Records that the tournament was announced as in `seen`, by which message, and the round that
    /// the message shows (`None` if it could not be announced). Records nothing if the tournament
    /// has moved to another channel.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_tournament_announced(
        &mut self,
        seen: &TournamentRow,
        message: Option<(MessageId, u32)>,
    ) -> Result<Announced, StoreError> {
        let Some(before) = lock_unannounced(self.connection(), seen).await? else {
            return Ok(Announced::Stale);
        };
        set_announced(self.connection(), seen, message).await?;
        Ok(Announced::Newest { previous: before.message })
    }
}
