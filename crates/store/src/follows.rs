//! Who follows which game.

use dvonn_model::{FollowId, FollowRow, GameId, GameRow, Updates, UserId};
use sqlx::AnyConnection;

use crate::StoreError;
use crate::counters::{self, Counter};
use crate::query::{queries, reads, rows};
use crate::tx::Tx;

rows! {
    FollowRow { id, person: user_id, game: game_id, channel: channel_id, updates }
}

queries! {
    /// Returns what a person follows by its number.
    read follow(id: FollowId) -> Option<FollowRow> {
        "SELECT {} FROM follows WHERE id = :id"
    }

    /// Returns whether and how a person follows a game.
    read follow_of(game: GameId, person: UserId) -> Option<FollowRow> {
        "SELECT {} FROM follows WHERE game_id = :game AND user_id = :person"
    }

    /// Returns the number of people who follow a game.
    read count_followers(game: GameId) -> usize {
        "SELECT COUNT(*) FROM follows WHERE game_id = :game"
    }

    step follows_by(person: UserId) -> Vec<FollowRow> {
        "SELECT {} FROM follows WHERE user_id = :person"
    }

    /// Returns the games that a person follows, oldest first.
    step followed_games(person: UserId) -> Vec<GameRow> {
        "SELECT {} FROM games
         WHERE id IN (SELECT game_id FROM follows WHERE user_id = :person)
         ORDER BY id"
    }

    /// Records that a person follows a game in the venue of this row. Replaces what they chose
    /// before.
    step upsert_follow(id: i64, person: UserId, game: &GameRow, updates: Updates) -> FollowRow
    [id, person, game: game.id, channel: game.venue.channel, updates] {
        "INSERT INTO follows (id, user_id, game_id, channel_id, updates)
         VALUES (:id, :person, :game, :channel, :updates)
         ON CONFLICT (game_id, user_id) DO UPDATE SET channel_id = :channel, updates = :updates
         RETURNING {}"
    }

    /// Deletes the record that somebody follows a game, if there is one.
    change delete_follow(id: FollowId) {
        "DELETE FROM follows WHERE id = :id"
    }
}

reads! {
    /// Returns the games that a person follows, oldest first, each as seen from where they follow
    /// it.
    games_followed_by(person: UserId) -> Vec<GameRow>;
}

async fn games_followed_by(
    connection: &mut AnyConnection,
    person: UserId,
) -> Result<Vec<GameRow>, StoreError> {
    let games = followed_games(&mut *connection, person).await?;
    let follows = follows_by(connection, person).await?;
    let channel =
        |game| follows.iter().find(|follow| follow.game == game).map(|follow| follow.channel);
    let seen = games.into_iter().map(|game| match channel(game.id) {
        Some(channel) => game.for_channel(channel),
        None => game,
    });
    Ok(seen.collect())
}

impl Tx {
    /// Makes other transactions that add followers wait until the end of this one.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_follows(&mut self) -> Result<(), StoreError> {
        counters::lock(self.connection(), Counter::Follow).await
    }

    /// Records that a person follows a game in the venue of this row. Replaces what they chose
    /// before.
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
        upsert_follow(self.connection(), id, person, game, updates).await
    }
}
