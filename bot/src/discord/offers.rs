//! How offers between players are shown, and how their messages keep up with them.

use std::time::Duration;

use dvonn_engine::Limits;
use dvonn_model::{GameId, MessageId, OfferId, OfferKind, OfferRow, OfferState};
use dvonn_play::offers::{Offered, Verdict};
use dvonn_play::{Match, Moment, Request, offers};

use super::app::{App, Road};
use super::caller::Caller;
use super::failure::Failure;
use super::send::SendError;
use super::view::View;
use super::views;
use crate::computer::Busy;
use crate::say;
use crate::text::Text;

/// So long the computer looks at a position before it answers an offer of a draw.
const GLANCE: Duration = Duration::from_millis(500);
/// So long it may take until the computer has looked: Discord waits three seconds for an answer.
const PATIENCE: Duration = Duration::from_millis(1_500);

impl App {
    /// Makes an offer in the name of a player, which the computer answers at once. `seen` is the moment
    /// of the board that they clicked on.
    pub(super) async fn make_offer(
        &self,
        request: Request,
        kind: OfferKind,
        seen: Option<Moment>,
    ) -> Result<Offered, Failure> {
        let game = Match::numbered(&self.store, request.game).await?;
        if let Some(verdict) = Verdict::at_once(&game, kind) {
            return Ok(offers::make(&self.store, request, kind, seen, verdict).await?);
        }
        let game = offers::check(&self.store, request, kind, seen).await?;
        let claim = self.advising.claim(request.person).ok_or(Failure::StillThinking)?;
        let verdict = self.judge(&game).await?;
        drop(claim);
        Ok(offers::make(&self.store, request, kind, Some(game.moment()), verdict).await?)
    }

    async fn judge(&self, game: &Match) -> Result<Verdict, Failure> {
        let (position, limits) = (*game.position(), Limits::time(GLANCE));
        let search = self.thinkers.analyse(position, limits, 1);
        let analysis = tokio::time::timeout(PATIENCE, search).await.unwrap_or(Err(Busy))?;
        let value = analysis.lines.first().map(|line| line.value);
        Ok(value.map_or(Verdict::No, |value| Verdict::on_draw(game, value)))
    }

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
        match made.offer.state {
            OfferState::Open => self.post_offer(&made.offer, &made.game, road).await,
            OfferState::Declined => self.post_refused_offer(&made.offer, &made.game, road).await,
            _ => self.announce(&made.game, road).await,
        }
    }

    /// Shows the channel an offer that was declined before it was shown, as the computer does.
    async fn post_refused_offer(&self, offer: &OfferRow, game: &Match, road: Road<'_>) {
        let view = views::closed_offer(Text::of(game.row.locale.as_deref()), offer, &game.row);
        let occasion = format!("offer-{}", offer.id);
        self.show_as_told(offer, game, &view, occasion, road).await;
    }

    async fn post_offer(&self, offer: &OfferRow, game: &Match, road: Road<'_>) {
        let view = views::open_offer(self.style_of_game(&game.row).await, offer, game);
        let occasion = format!("offer-{}", offer.id);
        self.show_as_told(offer, game, &view, occasion, road).await;
    }

    async fn show_as_told(
        &self,
        offer: &OfferRow,
        game: &Match,
        view: &View,
        occasion: String,
        road: Road<'_>,
    ) {
        let message = match self.show(&game.row.place, occasion, view, road).await {
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
        // Whoever made what is to be posted may be at it; else the keeper sees to it.
        for offer in closed.into_iter().filter(|offer| !is_to_be_posted(offer)) {
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
            (OfferState::Declined, None) => {
                let game = Match::numbered(&self.store, offer.game).await?;
                self.post_refused_offer(&offer, &game, Road::Message).await;
                Ok(())
            }
            // Somebody has shown it since it was found untold.
            (OfferState::Open, Some(_)) => Ok(()),
            _ => self.close_offer_message(&offer).await,
        }
    }
}

/// Whether people are still to see an offer for the first time. One that was declined before that is one
/// that the computer declined.
pub(super) fn is_to_be_posted(offer: &OfferRow) -> bool {
    offer.message.is_none() && matches!(offer.state, OfferState::Open | OfferState::Declined)
}
