//! How games against the computer begin.

use dvonn_engine::Level;
use dvonn_model::{ChallengeRow, NewChallenge};
use dvonn_play as play;
use dvonn_play::{PlayError, Refusal, Removal};

use super::app::{App, Road};
use super::caller::Caller;
use super::chance;
use super::failure::Failure;
use super::view::View;
use super::views;
use crate::say;

impl App {
    /// Begins a game against the computer or, where the channel has a running game, offers a thread
    /// for it.
    pub(super) async fn begin_with_computer(
        &self,
        caller: &Caller<'_>,
        offer: NewChallenge,
        level: Level,
    ) -> Result<(), Failure> {
        let by_chance = chance::color();
        let start = || play::begin_with_computer(&self.store, offer.clone(), level, by_chance);
        let started = match start().await {
            Err(PlayError::Refused(Refusal::ChannelBusy(game)))
                if self.clear_away(caller, &game).await? =>
            {
                start().await
            }
            started => started,
        };
        match started {
            Ok(game) => {
                self.announce(&game, Road::Answer(caller)).await;
                Ok(())
            }
            Err(PlayError::Refused(Refusal::ChannelBusy(game))) => {
                let draft = play::draft(&self.store, offer).await?;
                let view = views::busy_at_challenging(caller.text, &game, draft.id);
                Ok(caller.whisper(&view).await?)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Begins the game against the computer that somebody has a draft for, in a thread of its own.
    /// The answer comes first: whichever delivery of a click gives it, opens the thread.
    pub(super) async fn begin_in_thread(
        &self,
        caller: &Caller<'_>,
        draft: &ChallengeRow,
        level: Level,
    ) -> Result<(), Failure> {
        caller.update(&View::new(say!(caller.text, "thread-opening"))).await?;
        let computer = views::computer(caller.public_text(), level);
        let place = self.open_thread(caller, &[&caller.person.name, &computer]).await?;
        let removal = Removal {
            draft: draft.id,
            person: caller.person.clone(),
            place: place.clone(),
            by_chance: chance::color(),
            interaction: caller.id,
            at: self.now(),
        };
        let game = match play::begin_drafted(&self.store, removal).await {
            Ok(game) => game,
            Err(error) => {
                self.abandon_thread(&place).await;
                return Err(error.into());
            }
        };
        self.admit(&place, [caller.person.id]).await;
        let mention = format!("<#{}>", place.channel);
        let told = View::new(say!(caller.text, "challenge-in-thread", place = mention));
        if let Err(error) = caller.amend(&told).await {
            tracing::info!(%error, game = %game.row.id, "the thread could not be named");
        }
        self.announce(&game, Road::Message).await;
        Ok(())
    }
}
