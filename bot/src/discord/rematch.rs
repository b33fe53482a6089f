//! A rematch: asked for, or begun where the other player has asked for it.

use dvonn_model::{ChallengeId, GameId, Opponent};
use dvonn_play as play;
use dvonn_play::{Acceptance, OfferRefusal, PlayError, Refusal, Request};

use super::app::{App, Road};
use super::caller::Caller;
use super::chance;
use super::failure::Failure;
use super::views;

impl App {
    /// Asks for a rematch in the name of a player or, where the other has asked for it or is the
    /// computer, begins it.
    pub(super) async fn rematch(&self, caller: &Caller<'_>, game: GameId) -> Result<(), Failure> {
        let (person, interaction, at) = (caller.person.id, caller.id, self.now());
        let request = Request { game, person, interaction, at };
        let mut offer = play::rematch(&self.store, request, chance::bits()).await?;
        offer.locale.clone_from(&caller.locale);
        let waiting = self.store.rematch_challenge(game).await?;
        if waiting.is_none_or(|waiting| waiting.challenger.id == person) {
            self.check_may_start(caller).await?;
        }
        if let Opponent::Computer(level) = offer.opponent {
            return self.begin_with_computer(caller, offer, level).await;
        }
        match self.offer_challenge(caller, offer).await {
            Err(Failure::Refused(Refusal::Offer(OfferRefusal::RematchOffered(challenge)))) => {
                self.begin_rematch(caller, challenge).await
            }
            made => made,
        }
    }

    async fn begin_rematch(
        &self,
        caller: &Caller<'_>,
        challenge: ChallengeId,
    ) -> Result<(), Failure> {
        let acceptance = Acceptance {
            challenge,
            person: caller.person.clone(),
            place: None,
            side: None,
            challenger_first: chance::coin(),
            interaction: caller.id,
            at: self.now(),
        };
        let accepted = match play::accept(&self.store, acceptance).await {
            Err(PlayError::Refused(Refusal::ChannelBusy(game))) => {
                let view = views::busy_at_accepting(caller.text, &game, challenge, None);
                return Ok(caller.whisper(&view).await?);
            }
            accepted => accepted?,
        };
        self.announce(&accepted.game, Road::Answer(caller)).await;
        self.refresh_challenge(&accepted.challenge).await;
        Ok(())
    }
}
