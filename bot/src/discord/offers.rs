//! How offers between players are shown, and how their messages keep up with them.

use super::app::{App, Road};
use super::caller::Caller;
use super::failure::Failure;
use super::send::SendError;
use super::view::View;
use super::views;
use crate::play::offers::Offered;
use crate::play::{Match, offers};
use crate::say;
use crate::store::{GameId, MessageId, OfferId, OfferRow, OfferState};
use crate::text::Text;

impl App {
    /// Shows the channel an offer that was just made or, when it met the same offer of the other
    /// player, what came of that.
    pub(super) async fn show_offer(&self, caller: &Caller<'_>, made: &Offered) {
        let in_private = caller.is_in_private();
        if in_private {
            let told = View::new(say!(caller.text, "asked"));
            if let Err(error) = caller.update(&told).await {
                tracing::info!(%error, "a private message keeps its controls");
            }
        }
        let road = if in_private { Road::FollowUp(caller) } else { Road::Answer(caller) };
        if made.offer.state == OfferState::Open {
            self.post_offer(&made.offer, &made.game, road).await;
        } else {
            self.announce(&made.game, road).await;
        }
    }

    async fn post_offer(&self, offer: &OfferRow, game: &Match, road: Road<'_>) {
        let view = views::open_offer(Text::of(game.row.locale.as_deref()), offer, game);
        let occasion = format!("offer-{}", offer.id);
        let message = match self.show(&game.row.place, occasion, &view, road).await {
            Ok(message) => message,
            Err(SendError::Unavailable(error)) => {
                tracing::warn!(error, offer = %offer.id, "an offer is still to be shown");
                return;
            }
            Err(error) => {
                tracing::warn!(%error, offer = %offer.id, "an offer cannot be shown");
                None
            }
        };
        if let Err(error) = self.offer_told(offer, message).await {
            tracing::warn!(%error, offer = %offer.id, "an offer may be shown again");
        }
    }

    /// Remembers that a message shows an offer, and brings it up to date if something has become of
    /// the offer meanwhile.
    pub(super) async fn offer_told(
        &self,
        shown: &OfferRow,
        message: Option<MessageId>,
    ) -> Result<(), Failure> {
        match offers::told(&self.store, shown, message).await? {
            Some(now) if now.state != shown.state => self.close_offer_message(&now).await,
            _ => Ok(()),
        }
    }

    /// Lets the message of a closed offer say what became of it.
    async fn close_offer_message(&self, offer: &OfferRow) -> Result<(), Failure> {
        if let Some(message) = offer.message
            && let Some(game) = self.store.game(offer.game).await?
        {
            let view = views::closed_offer(Text::of(game.locale.as_deref()), offer, &game);
            self.edit(&game.place, message, &view.as_edit()).await;
        }
        offers::told(&self.store, offer, offer.message).await?;
        Ok(())
    }

    /// Lets the messages of the offers of a game that were closed say so.
    pub(super) async fn close_offer_messages(&self, game: GameId) {
        let closed = match self.store.untold_closed_offers(game).await {
            Ok(closed) => closed,
            Err(error) => {
                tracing::warn!(%error, %game, "offers may keep their buttons for a while");
                return;
            }
        };
        for offer in closed {
            if let Err(error) = self.close_offer_message(&offer).await {
                tracing::warn!(%error, offer = %offer.id, "an offer keeps its buttons for a while");
            }
        }
    }

    /// Shows an offer as it is now, if that has not been done.
    pub(super) async fn tell_offer(&self, untold: OfferId) -> Result<(), Failure> {
        let Some(offer) = self.store.offer(untold).await? else { return Ok(()) };
        match (offer.state, offer.message) {
            (OfferState::Open, None) => {
                let game = Match::numbered(&self.store, offer.game).await?;
                self.post_offer(&offer, &game, Road::Message).await;
                Ok(())
            }
            // Somebody has shown it since it was found untold.
            (OfferState::Open, Some(_)) => Ok(()),
            _ => self.close_offer_message(&offer).await,
        }
    }
}
