//! The second place of a game between people who do not share one.

use dvonn_model::{Announced, GameId, GameRow, MessageId, OtherPlace, UserId};
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::columns::{Columns, color_name, optional_id, without_controls};
use crate::fetch::fetch_one;
use crate::game_row::game_columns;
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns how many games between two places a person has started after `since`.
    count_relayed_games_of(player: UserId, since: Timestamp) -> u32;
}

async fn count_relayed_games_of(
    connection: &mut AnyConnection,
    player: UserId,
    since: Timestamp,
) -> Result<u32, StoreError> {
    let query = sqlx::query(
        "SELECT count(*) AS games FROM games WHERE (white_id = $1 OR black_id = $1) \
         AND other_channel_id IS NOT NULL AND created_at > $2",
    );
    let query = query.bind(i64::from(player)).bind(since.as_millisecond());
    query.fetch_one(connection).await?.number("games")
}

impl Tx {
    /// Gives a game that this transaction has created its other place. No game may be running there.
    /// If it is rated, it counts for the global ladder.
    ///
    /// # Errors
    /// Any database error.
    pub async fn add_other_place(
        &mut self,
        game: GameId,
        other: &OtherPlace,
    ) -> Result<GameRow, StoreError> {
        let query = sqlx::query(concat!(
            "UPDATE games SET other_guild_id = $2, other_channel_id = $3, other_parent_id = $4, \
             other_locale = $5, other_side = $6, other_announced = 0, is_global = rated WHERE id = $1 RETURNING ",
            game_columns!()
        ))
        .bind(i64::from(game))
        .bind(optional_id(other.place.guild))
        .bind(i64::from(other.place.channel))
        .bind(optional_id(other.place.parent))
        .bind(other.locale.as_deref().map(without_controls))
        .bind(color_name(other.side));
        fetch_one(self.connection(), query).await
    }

    /// Records that a game, as seen from its other place, was announced there, and by which message.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_announced_elsewhere(
        &mut self,
        seen: &GameRow,
        message: Option<MessageId>,
    ) -> Result<Announced, StoreError> {
        // Changes nothing, but locks the row until the next statement.
        let before = sqlx::query(
            "UPDATE games SET other_announced = other_announced WHERE id = $1 \
             RETURNING other_announced, other_message",
        )
        .bind(i64::from(seen.id))
        .fetch_one(self.connection())
        .await?;
        let shown: Option<MessageId> = before.maybe_number("other_message")?;
        if before.maybe_number::<i64>("other_announced")?.is_none_or(|it| it >= seen.revision) {
            // Two tasks may have found the same message.
            let is_newest = message.is_some() && shown == message;
            return Ok(if is_newest {
                Announced::Newest { previous: None }
            } else {
                Announced::Stale
            });
        }
        sqlx::query("UPDATE games SET other_announced = $2, other_message = $3 WHERE id = $1")
            .bind(i64::from(seen.id))
            .bind(seen.revision)
            .bind(optional_id(message))
            .execute(self.connection())
            .await?;
        Ok(Announced::Newest { previous: shown })
    }
}
