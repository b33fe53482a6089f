//! Searches for games that have ended.
//!
//! The games of a person are found by an index of theirs. On a server, where there may be a million,
//! only the newest are looked at: the last [`LOOKED_AT`] that started before the end of the search.

use dvonn_model::{
    GameId, GameSearch, GuildId, PlayerId, SearchedPlayer, SearchedResult, UserId, Whose,
};
use dvonn_rules::{Ply, Position};
use jiff::{SignedDuration, Timestamp};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::query::{Columns as _, Stored, queries, reads};

/// How many games of a server a search looks at.
const LOOKED_AT: u32 = 20_000;

/// Games are numbered in the order in which they start, but for moments.
const DISORDER: SignedDuration = SignedDuration::from_hours(1);

/// What every text is like.
const ANY: &str = "%";

/// A game that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundGame {
    /// The game.
    pub id: GameId,
    /// Where it starts, if not on the empty board.
    pub start: Option<Position>,
    /// Its first plies: as many as were asked for.
    pub plies: Vec<Ply>,
}

/// The side that won: `w` or `b`, or else `draw` or `void`.
const OUTCOME: &str = "CASE WHEN state = 'void' THEN 'void'
     WHEN loser = 'b' THEN 'w' WHEN loser = 'w' THEN 'b'
     WHEN state <> 'played' OR white_score = black_score THEN 'draw'
     WHEN white_score > black_score THEN 'w' ELSE 'b' END";

/// What does not depend on a player.
const FILTER: &str = "state <> 'running' AND setup LIKE :setup
     AND created_at >= :from AND created_at < :until AND plies BETWEEN :fewest AND :most";

/// The columns of a [`FoundGame`].
const FOUND: &str = "id, start, (
         SELECT string_agg(ply, ' ' ORDER BY number) FROM plies
         WHERE game_id = games.id AND number <= :shown
     ) AS line";

/// The newest games of a server that started in time, in order. How many of them, a `LIMIT` says that
/// follows.
const NEWEST: &str = "SELECT id FROM (
         SELECT id FROM games WHERE guild_id = :guild AND id < COALESCE(
             (SELECT id FROM games WHERE created_at >= :late ORDER BY created_at LIMIT 1),
             9223372036854775807
         ) ORDER BY id DESC LIMIT :newest
     ) AS here
     UNION SELECT id FROM (
         SELECT id FROM games WHERE other_guild_id = :guild AND id < COALESCE(
             (SELECT id FROM games WHERE created_at >= :late ORDER BY created_at LIMIT 1),
             9223372036854775807
         ) ORDER BY id DESC LIMIT :newest
     ) AS relayed
     ORDER BY id DESC";

queries! {
    step found_of_player(
        player: UserId, guild: Option<GuildId>, other: Others, search: &GameSearch, shown: u32,
        limit: u32,
    ) -> Vec<FoundGame>
    [
        player, guild, lowest: other.lowest, highest: other.highest, strangers: other.strangers,
        as_white: search.result.map_or(ANY, as_white), as_black: search.result.map_or(ANY, as_black),
        setup: search.setup.map_or(ANY, <&str>::from), from: search.from, until: search.until,
        fewest: *search.plies.start(), most: *search.plies.end(), shown, limit,
    ] {
        // Each half uses its own index, and reads no more rows than needed.
        "SELECT " FOUND " FROM games WHERE id IN (
             SELECT id FROM (
                 SELECT id FROM games
                 WHERE white_id = :player AND black_id BETWEEN :lowest AND :highest
                 AND (:guild IS NULL OR guild_id = :guild)
                 AND (:strangers = 1 OR other_channel_id IS NULL)
                 AND " OUTCOME " LIKE :as_white
                 AND " FILTER "
                 ORDER BY id DESC LIMIT :limit
             ) AS with_white
             UNION
             SELECT id FROM (
                 SELECT id FROM games
                 WHERE black_id = :player AND white_id BETWEEN :lowest AND :highest
                 AND (:guild IS NULL OR guild_id = :guild)
                 AND (:strangers = 1 OR other_channel_id IS NULL)
                 AND " OUTCOME " LIKE :as_black
                 AND " FILTER "
                 ORDER BY id DESC LIMIT :limit
             ) AS with_black
             ORDER BY id DESC LIMIT :limit
         )
         ORDER BY id DESC"
    }

    step found_on_server(
        guild: GuildId, player: Others, search: &GameSearch, shown: u32, limit: u32,
    ) -> Vec<FoundGame>
    [
        guild, late: late(search), newest: LOOKED_AT,
        lowest: player.lowest, highest: player.highest,
        as_white: search.result.map_or(ANY, as_white), as_black: search.result.map_or(ANY, as_black),
        setup: search.setup.map_or(ANY, <&str>::from), from: search.from, until: search.until,
        fewest: *search.plies.start(), most: *search.plies.end(), shown, limit,
    ] {
        "SELECT " FOUND " FROM games
         WHERE id IN (" NEWEST " LIMIT :newest)
         AND (
             (white_id BETWEEN :lowest AND :highest AND " OUTCOME " LIKE :as_white)
             OR (black_id BETWEEN :lowest AND :highest AND " OUTCOME " LIKE :as_black)
         )
         AND " FILTER "
         ORDER BY id DESC LIMIT :limit"
    }

    // Returns a game on a server that a search did not look at, and might find.
    step older_on_server(guild: GuildId, search: &GameSearch) -> Option<GameId>
    [
        guild, late: late(search), newest: LOOKED_AT + 1, looked_at: LOOKED_AT,
        from: search.from,
    ] {
        "SELECT id FROM games WHERE created_at >= :from
         AND id IN (" NEWEST " LIMIT 1 OFFSET :looked_at)"
    }
}

/// Returns the moment from which on a game has a higher number than all that are searched.
fn late(search: &GameSearch) -> Timestamp {
    search.until.checked_add(DISORDER).unwrap_or(Timestamp::MAX)
}

reads! {
    /// Returns the games that a search finds, newest first, at most `limit`, each with its first
    /// `shown` plies.
    found_games(search: &GameSearch, shown: u32, limit: u32) -> Vec<FoundGame>;

    /// Returns true if a server has older games that such a search does not look at.
    has_older_games(search: &GameSearch) -> bool;
}

async fn found_games(
    connection: &mut AnyConnection,
    search: &GameSearch,
    shown: u32,
    limit: u32,
) -> Result<Vec<FoundGame>, StoreError> {
    match search.whose {
        Whose::Own { person, against } => {
            let other = Others::of(against);
            found_of_player(connection, person, None, other, search, shown, limit).await
        }
        Whose::Server { guild, player: Some(SearchedPlayer::Person(person)) } => {
            let other = Others { strangers: false, ..Others::of(None) };
            found_of_player(connection, person, Some(guild), other, search, shown, limit).await
        }
        Whose::Server { guild, player } => {
            found_on_server(connection, guild, Others::of(player), search, shown, limit).await
        }
    }
}

async fn has_older_games(
    connection: &mut AnyConnection,
    search: &GameSearch,
) -> Result<bool, StoreError> {
    match search.whose {
        Whose::Server { guild, player: None | Some(SearchedPlayer::Computer) } => {
            Ok(older_on_server(connection, guild, search).await?.is_some())
        }
        Whose::Own { .. } | Whose::Server { .. } => Ok(false),
    }
}

/// The ids that a player may have.
#[derive(Clone, Copy)]
pub(crate) struct Others {
    lowest: PlayerId,
    highest: PlayerId,
    /// True if games are found whose players are in different venues.
    strangers: bool,
}

impl Others {
    fn of(player: Option<SearchedPlayer>) -> Others {
        let (lowest, highest) = match player {
            None => (i64::MIN.into(), i64::MAX.into()),
            Some(SearchedPlayer::Person(person)) => (person.into(), person.into()),
            Some(SearchedPlayer::Computer) => PlayerId::COMPUTERS.into_inner(),
        };
        Others { lowest, highest, strangers: player.is_none() }
    }
}

fn as_white(result: SearchedResult) -> &'static str {
    match result {
        SearchedResult::Won => "w",
        SearchedResult::Lost => "b",
        SearchedResult::Drawn => "draw",
        SearchedResult::Void => "void",
    }
}

fn as_black(result: SearchedResult) -> &'static str {
    match result {
        SearchedResult::Won => "b",
        SearchedResult::Lost => "w",
        other => as_white(other),
    }
}

impl Stored for FoundGame {
    const COLUMNS: &'static [&'static str] = &["id", "start", "line"];

    fn read(row: &AnyRow) -> Result<FoundGame, StoreError> {
        let line = row.value::<Option<String>>("line")?.unwrap_or_default();
        let ply = |word: &str| word.parse().map_err(|_| StoreError::corrupt("ply", word));
        Ok(FoundGame {
            id: row.value("id")?,
            start: row.value("start")?,
            plies: line
                .split(' ')
                .filter(|word| !word.is_empty())
                .map(ply)
                .collect::<Result<_, _>>()?,
        })
    }
}
