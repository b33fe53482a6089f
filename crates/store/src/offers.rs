//! Offers between the players of a game: creating and closing them.

use dvonn_model::{GameId, OfferId, OfferKind, OfferRow, OfferState, PostKey};
use dvonn_rules::Color;
use jiff::Timestamp;

use crate::StoreError;
use crate::counters::{self, Counter};
use crate::query::{queries, rows};
use crate::tx::Tx;

rows! {
    OfferRow { id, game: game_id, kind, by: color, plies, state, made_at }
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

    /// Returns the open offers of rematches that were made by `at`, oldest first.
    read rematches_offered_by(at: Timestamp, limit: u32) -> Vec<OfferRow> {
        "SELECT {} FROM offers WHERE kind = 'rematch' AND state = 'open' AND made_at <= :at
         ORDER BY made_at, id LIMIT :limit"
    }

    /// Inserts an open offer, unless one of its kind is open in the game.
    step insert_offer(
        id: OfferId, game: GameId, kind: OfferKind, by: Color, plies: u32, at: Timestamp,
    ) -> Option<OfferRow> {
        "INSERT INTO offers (id, game_id, kind, color, plies, state, made_at)
         VALUES (:id, :game, :kind, :by, :plies, 'open', :at)
         ON CONFLICT DO NOTHING RETURNING {}"
    }

    step set_closed(id: OfferId, state: OfferState) -> bool {
        "UPDATE offers SET state = :state WHERE id = :id AND state = 'open'"
    }

    /// Deletes up to `limit` offers made before `before` in games that are over, once their messages show
    /// their ends. Returns how many.
    change delete_closed_offers(before: Timestamp, limit: u32) -> u64 {
        "DELETE FROM offers WHERE id IN (
             SELECT offers.id FROM offers JOIN games ON games.id = game_id
             WHERE offers.state <> 'open' AND made_at < :before AND games.state <> 'running'
             AND NOT EXISTS (
                 SELECT 1 FROM posts WHERE kind = 'offer' AND subject = offers.id
             )
             ORDER BY made_at LIMIT :limit
         )"
    }
}

impl Tx {
    /// Creates an offer, without showing it. Returns `None` if one of this kind is already open in the game.
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

    /// Closes an offer. Returns `false` and changes nothing if it is no longer open.
    ///
    /// # Errors
    /// Any database error.
    pub async fn close_offer(
        &mut self,
        id: OfferId,
        state: OfferState,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        let is_closed = set_closed(self.connection(), id, state).await?;
        if is_closed {
            self.raise_post(PostKey::offer(id), at).await?;
        }
        Ok(is_closed)
    }
}
