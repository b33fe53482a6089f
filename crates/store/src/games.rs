//! Finds games.

use dvonn_model::{ChannelId, GameId, GameRow, GuildId, UserId};
use sqlx::AnyConnection;

use crate::StoreError;
use crate::game_row::UNDECIDED_PAIRINGS;
use crate::query::{queries, reads};

queries! {
    /// Returns a game by its id.
    read game(id: GameId) -> Option<GameRow> {
        "SELECT {} FROM games WHERE id = :id"
    }

    /// Returns the running game in a channel or thread.
    step running_game(channel: ChannelId) -> Option<GameRow> {
        "SELECT {} FROM games
         WHERE (channel_id = :channel AND state = 'running')
         OR (other_channel_id = :channel AND state = 'running')"
    }

    /// Returns the last game to end in a channel or thread that is its own venue.
    step latest_own_game(channel: ChannelId) -> Option<GameRow> {
        "SELECT {} FROM games WHERE channel_id = :channel
         ORDER BY updated_at DESC, id DESC LIMIT 1"
    }

    /// Returns the last game to end in a channel or thread that is its other venue.
    step latest_relayed_game(channel: ChannelId) -> Option<GameRow> {
        "SELECT {} FROM games WHERE other_channel_id = :channel
         ORDER BY updated_at DESC, id DESC LIMIT 1"
    }

    /// Returns the games that a person can refer to in a channel, newest first: the channel's games
    /// and their own.
    read games_seen_from(channel: ChannelId, person: UserId, limit: u32) -> Vec<GameRow> {
        "SELECT {} FROM games
         WHERE channel_id = :channel OR other_channel_id = :channel
         OR white_id = :person OR black_id = :person
         ORDER BY id DESC LIMIT :limit"
    }

    /// Returns the game that was started as the rematch of a game.
    read rematch_of(game: GameId) -> Option<GameId> {
        "SELECT id FROM games WHERE rematch_of = :game ORDER BY id LIMIT 1"
    }

    /// Returns the running games of a person, in one server or in all. Games in which they are to
    /// move come first. Each group is sorted by deadline; games without one come last, the longest
    /// waiting first.
    read running_games_of(player: UserId, guild: Option<GuildId>, limit: u32) -> Vec<GameRow> {
        // The state is repeated in both branches so that SQLite uses an index for each instead of
        // scanning the table.
        "SELECT {} FROM games
         WHERE (
             (state = 'running' AND white_id = :player)
             OR (state = 'running' AND black_id = :player)
         )
         AND (:guild IS NULL OR guild_id = :guild OR other_guild_id = :guild)
         ORDER BY
             CASE WHEN :player = CASE to_move WHEN 'w' THEN white_id ELSE black_id END
                 THEN 0 ELSE 1 END,
             CASE WHEN deadline IS NULL THEN 1 ELSE 0 END,
             deadline, updated_at, id
         LIMIT :limit"
    }

    /// Returns the games in which a person must choose the next ply, at most this many: sorted by deadline;
    /// those without one come last, the longest waiting first.
    read games_waiting_for(player: UserId, limit: u32) -> Vec<GameRow> {
        "SELECT {} FROM games
         WHERE (
             (state = 'running' AND white_id = :player AND to_move = 'w')
             OR (state = 'running' AND black_id = :player AND to_move = 'b')
         )
         AND computer_chooses = 0
         ORDER BY CASE WHEN deadline IS NULL THEN 1 ELSE 0 END, deadline, updated_at, id
         LIMIT :limit"
    }

    /// Returns the running games of a person that are rated or part of a tournament, in all
    /// servers.
    read running_serious_games_of(player: UserId) -> Vec<GameRow> {
        "SELECT {} FROM games
         WHERE (
             (state = 'running' AND white_id = :player)
             OR (state = 'running' AND black_id = :player)
         )
         AND (rated = 1 OR " UNDECIDED_PAIRINGS " > 0)
         ORDER BY id"
    }

    /// Returns the number of running games of a person, in one server or in all.
    read count_running_games_of(player: UserId, guild: Option<GuildId>) -> usize {
        "SELECT count(*) FROM games
         WHERE (
             (state = 'running' AND white_id = :player)
             OR (state = 'running' AND black_id = :player)
         )
         AND (:guild IS NULL OR guild_id = :guild OR other_guild_id = :guild)"
    }

    /// Returns true if a person has finished a game.
    read has_finished_game(player: UserId) -> bool {
        "SELECT 1 FROM games WHERE white_id = :player AND state <> 'running'
         UNION ALL SELECT 1 FROM games WHERE black_id = :player AND state <> 'running'
         LIMIT 1"
    }

    /// Returns true if two people play in the same running game or running tournament of a server.
    read are_opponents(guild: GuildId, one: UserId, other: UserId) -> bool {
        // The index of entrants covers only positive ids, those of people.
        "SELECT 1 FROM games
         WHERE guild_id = :guild AND (
             (state = 'running' AND white_id = :one AND black_id = :other)
             OR (state = 'running' AND white_id = :other AND black_id = :one)
         )
         UNION ALL SELECT 1 FROM tournaments
         WHERE guild_id = :guild AND state = 'running'
         AND id IN (
             SELECT tournament_id FROM entrants
             WHERE player_id > 0 AND player_id = :one AND withdrew IS NULL
         )
         AND id IN (
             SELECT tournament_id FROM entrants
             WHERE player_id > 0 AND player_id = :other AND withdrew IS NULL
         )
         LIMIT 1"
    }

    /// Returns the running games in a channel and its threads, oldest first.
    read running_games_under(channel: ChannelId) -> Vec<GameRow> {
        "SELECT {} FROM games
         WHERE (state = 'running' AND channel_id = :channel)
         OR (state = 'running' AND parent_id = :channel)
         OR (state = 'running' AND other_channel_id = :channel)
         OR (state = 'running' AND other_parent_id = :channel)
         ORDER BY id"
    }

    /// Returns the running games in a server, oldest first.
    read running_games_in_guild(guild: GuildId) -> Vec<GameRow> {
        "SELECT {} FROM games
         WHERE (state = 'running' AND guild_id = :guild)
         OR (state = 'running' AND other_guild_id = :guild)
         ORDER BY id"
    }

    /// Returns the games in a channel whose board could not be shown, oldest first.
    read muted_games_in(channel: ChannelId) -> Vec<GameRow> {
        "SELECT {} FROM games
         WHERE muted_since IS NOT NULL AND channel_id = :channel
         ORDER BY id"
    }
}

reads! {
    /// Returns the running game in a channel or thread, as seen from there.
    running_game_in(channel: ChannelId) -> Option<GameRow>;

    /// Returns the running game in a channel or thread, or otherwise the last one to end, as seen
    /// from there.
    latest_game_in(channel: ChannelId) -> Option<GameRow>;
}

async fn running_game_in(
    connection: &mut AnyConnection,
    channel: ChannelId,
) -> Result<Option<GameRow>, StoreError> {
    let found = running_game(connection, channel).await?;
    Ok(found.map(|game| game.for_channel(channel)))
}

async fn latest_game_in(
    connection: &mut AnyConnection,
    channel: ChannelId,
) -> Result<Option<GameRow>, StoreError> {
    if let Some(running) = running_game_in(connection, channel).await? {
        return Ok(Some(running));
    }
    let own = latest_own_game(&mut *connection, channel).await?;
    let relayed = latest_relayed_game(connection, channel).await?;
    let latest = own.into_iter().chain(relayed).max_by_key(|game| (game.updated_at, game.id));
    Ok(latest.map(|game| game.for_channel(channel)))
}
