//! Offers between the players of a game: creating, showing and closing them.

use dvonn_model::{GameId, MessageId, OfferId, OfferKind, OfferRow, OfferState};
use dvonn_rules::Color;
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, color_name, optional_id};
use crate::counters::{self, Counter};
use crate::fetch::{Stored, fetch_all, fetch_optional};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns an offer by its id.
    offer(id: OfferId) -> Option<OfferRow>;

    /// Returns the open offers in a game, oldest first.
    open_offers(game: GameId) -> Vec<OfferRow>;

    /// Returns the last offer of this kind by a side that was not accepted.
    last_unaccepted_offer(game: GameId, kind: OfferKind, by: Color) -> Option<OfferRow>;

    /// Returns the offers of all games whose current state has not been announced, oldest first.
    /// Starts after `after`, if given.
    unannounced_offers(after: Option<OfferId>, limit: u32) -> Vec<OfferRow>;

    /// Returns the closed offers of a game whose messages still show them as open.
    unannounced_closed_offers(game: GameId) -> Vec<OfferRow>;
}

/// The columns that [`OfferRow::read`] needs.
macro_rules! offer_columns {
    () => {
        "id, game_id, kind, color, plies, state, message_id, made_at"
    };
}

async fn offer(
    connection: &mut AnyConnection,
    id: OfferId,
) -> Result<Option<OfferRow>, StoreError> {
    let query = sqlx::query(concat!("SELECT ", offer_columns!(), " FROM offers WHERE id = $1"));
    fetch_optional(connection, query.bind(i64::from(id))).await
}

async fn open_offers(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Vec<OfferRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        offer_columns!(),
        " FROM offers WHERE game_id = $1 AND state = 'open' ORDER BY id"
    ));
    fetch_all(connection, query.bind(i64::from(game))).await
}

async fn last_unaccepted_offer(
    connection: &mut AnyConnection,
    game: GameId,
    kind: OfferKind,
    by: Color,
) -> Result<Option<OfferRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        offer_columns!(),
        " FROM offers WHERE game_id = $1 AND kind = $2 AND color = $3 AND state <> 'accepted' \
         ORDER BY id DESC LIMIT 1"
    ));
    let query = query.bind(i64::from(game)).bind(kind.name()).bind(color_name(by));
    fetch_optional(connection, query).await
}

async fn unannounced_offers(
    connection: &mut AnyConnection,
    after: Option<OfferId>,
    limit: u32,
) -> Result<Vec<OfferRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        offer_columns!(),
        " FROM offers WHERE told = 0 AND id > $1 ORDER BY id LIMIT $2"
    ));
    let query = query.bind(after.map_or(0, i64::from)).bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn unannounced_closed_offers(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Vec<OfferRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        offer_columns!(),
        " FROM offers WHERE told = 0 AND game_id = $1 AND state <> 'open' ORDER BY id"
    ));
    fetch_all(connection, query.bind(i64::from(game))).await
}

impl Tx {
    /// Creates an offer. Returns `None` if one of this kind is already open in the game.
    ///
    /// # Errors
    /// Any database error.
    pub async fn create_offer(
        &mut self,
        game: GameId,
        kind: OfferKind,
        by: Color,
        plies: u32,
        at: Timestamp,
    ) -> Result<Option<OfferRow>, StoreError> {
        let id = counters::next(self.connection(), Counter::Offer).await?;
        let query = sqlx::query(concat!(
            "INSERT INTO offers (id, game_id, kind, color, plies, state, told, made_at) \
             VALUES ($1, $2, $3, $4, $5, 'open', 0, $6) ON CONFLICT DO NOTHING RETURNING ",
            offer_columns!()
        ))
        .bind(id)
        .bind(i64::from(game))
        .bind(kind.name())
        .bind(color_name(by))
        .bind(i64::from(plies))
        .bind(at.as_millisecond());
        fetch_optional(self.connection(), query).await
    }

    /// Closes an offer. Returns `false` and changes nothing if it is no longer open.
    ///
    /// # Errors
    /// Any database error.
    pub async fn close_offer(
        &mut self,
        offer: OfferId,
        state: OfferState,
    ) -> Result<bool, StoreError> {
        let result =
            sqlx::query("UPDATE offers SET state = $2, told = 0 WHERE id = $1 AND state = 'open'")
                .bind(i64::from(offer))
                .bind(state.name())
                .execute(self.connection())
                .await?;
        Ok(result.rows_affected() == 1)
    }

    /// Deletes up to `limit` offers made before `before` in games that are over, once their messages show
    /// their ends. Returns how many.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_closed_offers(
        &mut self,
        before: Timestamp,
        limit: u32,
    ) -> Result<u64, StoreError> {
        let query = sqlx::query(
            "DELETE FROM offers WHERE id IN (SELECT offers.id FROM offers \
             JOIN games ON games.id = game_id WHERE offers.state <> 'open' AND told = 1 \
             AND made_at < $1 AND games.state <> 'running' ORDER BY made_at LIMIT $2)",
        );
        let query = query.bind(before.as_millisecond()).bind(i64::from(limit));
        Ok(query.execute(self.connection()).await?.rows_affected())
    }

    /// Records that `message` shows the offer as in `shown` (`None` if it could not be posted).
    /// Returns the offer as it is now, which may be newer than `shown`.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_offer_announced(
        &mut self,
        shown: &OfferRow,
        message: Option<MessageId>,
    ) -> Result<Option<OfferRow>, StoreError> {
        let query = sqlx::query(concat!(
            "UPDATE offers SET message_id = $3, told = CASE WHEN state = $2 THEN 1 ELSE 0 END \
             WHERE id = $1 RETURNING ",
            offer_columns!()
        ))
        .bind(i64::from(shown.id))
        .bind(shown.state.name())
        .bind(optional_id(message));
        fetch_optional(self.connection(), query).await
    }
}

impl Stored for OfferRow {
    fn read(row: &AnyRow) -> Result<OfferRow, StoreError> {
        Ok(OfferRow {
            id: row.number("id")?,
            game: row.number("game_id")?,
            kind: row.named("kind")?,
            by: row.color("color")?,
            plies: row.number("plies")?,
            state: row.named("state")?,
            message: row.maybe_number("message_id")?,
            made_at: row.time("made_at")?,
        })
    }
}
