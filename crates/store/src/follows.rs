//! Who follows which game.

use dvonn_model::{FollowId, FollowRow, GameId, GameRow, Updates, UserId};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::counters::{self, Counter};
use crate::fetch::{Stored, fetch_all, fetch_one, fetch_optional};
use crate::game_row::game_columns;
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns what a person follows by its number.
    follow(id: FollowId) -> Option<FollowRow>;

    /// Returns whether and how a person follows a game.
    follow_of(game: GameId, person: UserId) -> Option<FollowRow>;

    /// Returns the number of people who follow a game.
    count_followers(game: GameId) -> usize;

    /// Returns the games that a person follows, oldest first, each as seen from where they follow it.
    games_followed_by(person: UserId) -> Vec<GameRow>;

    /// Returns the followers who are to get an update by `at`: the newest board is announced where they
    /// follow the game, and they do not know it. Starts after `after`, if given.
    follows_due(at: Timestamp, after: Option<FollowId>, limit: u32) -> Vec<FollowRow>;
}

async fn follow(
    connection: &mut AnyConnection,
    id: FollowId,
) -> Result<Option<FollowRow>, StoreError> {
    let query = sqlx::query(
        "SELECT id, user_id, game_id, channel_id, updates, plies, takebacks FROM follows WHERE id = $1",
    );
    fetch_optional(connection, query.bind(i64::from(id))).await
}

async fn follow_of(
    connection: &mut AnyConnection,
    game: GameId,
    person: UserId,
) -> Result<Option<FollowRow>, StoreError> {
    let query = sqlx::query(
        "SELECT id, user_id, game_id, channel_id, updates, plies, takebacks FROM follows \
         WHERE game_id = $1 AND user_id = $2",
    );
    let query = query.bind(i64::from(game)).bind(i64::from(person));
    fetch_optional(connection, query).await
}

async fn count_followers(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<usize, StoreError> {
    let query = sqlx::query("SELECT COUNT(*) AS followers FROM follows WHERE game_id = $1");
    query.bind(i64::from(game)).fetch_one(connection).await?.number("followers")
}

async fn games_followed_by(
    connection: &mut AnyConnection,
    person: UserId,
) -> Result<Vec<GameRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM games WHERE id IN (SELECT game_id FROM follows WHERE user_id = $1) ORDER BY id"
    ));
    let games: Vec<GameRow> = fetch_all(&mut *connection, query.bind(i64::from(person))).await?;
    let mut seen = Vec::with_capacity(games.len());
    for game in games {
        let follow = follow_of(&mut *connection, game.id, person).await?;
        seen.push(match follow {
            Some(follow) => game.seen_in(follow.channel),
            None => game,
        });
    }
    Ok(seen)
}

async fn follows_due(
    connection: &mut AnyConnection,
    at: Timestamp,
    after: Option<FollowId>,
    limit: u32,
) -> Result<Vec<FollowRow>, StoreError> {
    let query = sqlx::query(
        "SELECT follows.id, user_id, game_id, follows.channel_id, updates, follows.plies, follows.takebacks \
         FROM follows JOIN games ON games.id = game_id \
         WHERE CASE WHEN follows.channel_id = other_channel_id THEN other_announced ELSE announced END \
         = revision AND COALESCE(quiet_until, 0) <= $1 AND (state <> 'running' OR (updates = 'moves' \
         AND (follows.plies <> games.plies OR follows.takebacks <> games.takebacks))) \
         AND follows.id > $2 ORDER BY follows.id LIMIT $3",
    );
    let query = query.bind(at.as_millisecond()).bind(after.map_or(0, i64::from));
    fetch_all(connection, query.bind(i64::from(limit))).await
}

impl Tx {
    /// Makes other transactions that add followers wait until the end of this one.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_follows(&mut self) -> Result<(), StoreError> {
        counters::lock(self.connection(), Counter::Follow).await
    }

    /// Records that a person follows a game in the place of this row, and knows it as it is now.
    /// Replaces what they chose before.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_follow(
        &mut self,
        person: UserId,
        game: &GameRow,
        updates: Updates,
    ) -> Result<FollowRow, StoreError> {
        let id = counters::next(self.connection(), Counter::Follow).await?;
        let query = sqlx::query(
            "INSERT INTO follows (id, user_id, game_id, channel_id, updates, plies, takebacks) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (game_id, user_id) DO UPDATE SET \
             channel_id = excluded.channel_id, updates = excluded.updates, \
             plies = excluded.plies, takebacks = excluded.takebacks \
             RETURNING id, user_id, game_id, channel_id, updates, plies, takebacks",
        );
        let query = query
            .bind(id)
            .bind(i64::from(person))
            .bind(i64::from(game.id))
            .bind(i64::from(game.place.channel))
            .bind(updates.name())
            .bind(i64::from(game.plies))
            .bind(i64::from(game.takebacks));
        fetch_one(self.connection(), query).await
    }

    /// Records that a follower knows the game as it is in this row.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_followed(&mut self, id: FollowId, seen: &GameRow) -> Result<(), StoreError> {
        sqlx::query("UPDATE follows SET plies = $2, takebacks = $3 WHERE id = $1")
            .bind(i64::from(id))
            .bind(i64::from(seen.plies))
            .bind(i64::from(seen.takebacks))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Postpones a follower's next update.
    ///
    /// # Errors
    /// Any database error.
    pub async fn postpone_follow(
        &mut self,
        id: FollowId,
        until: Timestamp,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE follows SET quiet_until = $2 WHERE id = $1")
            .bind(i64::from(id))
            .bind(until.as_millisecond())
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Deletes the record that somebody follows a game, if there is one.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_follow(&mut self, id: FollowId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM follows WHERE id = $1")
            .bind(i64::from(id))
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

impl Stored for FollowRow {
    fn read(row: &AnyRow) -> Result<FollowRow, StoreError> {
        Ok(FollowRow {
            id: row.number("id")?,
            person: row.number("user_id")?,
            game: row.number("game_id")?,
            channel: row.number("channel_id")?,
            updates: row.named("updates")?,
            plies: row.number("plies")?,
            takebacks: row.number("takebacks")?,
        })
    }
}
