//! Offers between the players of a game: creating, showing and closing them.

use dvonn_model::{GameId, MessageId, OfferId, OfferKind, OfferRow, OfferState};
use dvonn_rules::Color;
use jiff::Timestamp;

use crate::StoreError;
use crate::counters::{self, Counter};
use crate::query::{queries, rows};
use crate::tx::Tx;

rows! {
    OfferRow { id, game: game_id, kind, by: color, plies, state, message: message_id, made_at }
}

queries! {
    /// Returns an offer by its id.
    read offer(id: OfferId) -> Option<OfferRow> {
        "SELECT {} FROM offers WHERE id = :id"
    }

    /// Returns the open offers in a game, oldest first.
    read open_offers(game: GameId) -> Vec<OfferRow> {
        "SELECT {} FROM offers WHERE game_id = :game AND state = 'open' ORDER BY id"
    }

    /// Returns the last offer of this kind by a side that was not accepted.
    read last_unaccepted_offer(game: GameId, kind: OfferKind, by: Color) -> Option<OfferRow> {
        "SELECT {} FROM offers
         WHERE game_id = :game AND kind = :kind AND color = :by AND state <> 'accepted'
         ORDER BY id DESC LIMIT 1"
    }

    /// Returns the offers of all games whose current state has not been announced, oldest first.
    /// Starts after `after`, if given.
    read unannounced_offers(after: Option<OfferId>, limit: u32) -> Vec<OfferRow>
    [after: after.map_or(0, i64::from), limit] {
        "SELECT {} FROM offers WHERE told = 0 AND id > :after ORDER BY id LIMIT :limit"
    }

    /// Returns the closed offers of a game whose messages still show them as open.
    read unannounced_closed_offers(game: GameId) -> Vec<OfferRow> {
        "SELECT {} FROM offers WHERE told = 0 AND game_id = :game AND state <> 'open' ORDER BY id"
    }

    /// Inserts an open offer, unless one of its kind is open in the game.
    step insert_offer(
        id: OfferId, game: GameId, kind: OfferKind, by: Color, plies: u32, at: Timestamp,
    ) -> Option<OfferRow> {
        "INSERT INTO offers (id, game_id, kind, color, plies, state, told, made_at)
         VALUES (:id, :game, :kind, :by, :plies, 'open', 0, :at)
         ON CONFLICT DO NOTHING RETURNING {}"
    }

    /// Closes an offer. Returns `false` and changes nothing if it is no longer open.
    change close_offer(id: OfferId, state: OfferState) -> bool {
        "UPDATE offers SET state = :state, told = 0 WHERE id = :id AND state = 'open'"
    }

    /// Deletes up to `limit` offers made before `before` in games that are over, once their messages show
    /// their ends. Returns how many.
    change delete_closed_offers(before: Timestamp, limit: u32) -> u64 {
        "DELETE FROM offers WHERE id IN (
             SELECT offers.id FROM offers JOIN games ON games.id = game_id
             WHERE offers.state <> 'open' AND told = 1 AND made_at < :before
             AND games.state <> 'running'
             ORDER BY made_at LIMIT :limit
         )"
    }

    /// Records that `message` shows the offer as in `shown` (`None` if it could not be posted).
    /// Returns the offer as it is now, which may be newer than `shown`.
    change mark_offer_announced(shown: &OfferRow, message: Option<MessageId>) -> Option<OfferRow>
    [id: shown.id, state: shown.state, message] {
        "UPDATE offers SET message_id = :message,
         told = CASE WHEN state = :state THEN 1 ELSE 0 END
         WHERE id = :id RETURNING {}"
    }
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
        insert_offer(self.connection(), id.into(), game, kind, by, plies, at).await
    }
}
