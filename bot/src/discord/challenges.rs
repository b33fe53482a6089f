//! How a challenge reaches its channel, and how its message is kept up to date.

use dvonn_model::{ChallengeId, ChallengeRow, ChallengeState, GameRow, MessageId, NewChallenge};
use dvonn_play as play;
use dvonn_play::{PlayError, Refusal};

use super::app::{App, Road};
use super::caller::Caller;
use super::failure::Failure;
use super::send::SendError;
use super::style::Style;
use super::views;

impl App {
    /// Makes a challenge and shows it in its channel or, where that has a running game, offers the
    /// challenger a thread for it.
    pub(super) async fn offer_challenge(
        &self,
        caller: &Caller<'_>,
        offer: NewChallenge,
    ) -> Result<(), Failure> {
        let made = match play::make_challenge(&self.store, offer.clone()).await {
            Err(PlayError::Refused(Refusal::ChannelBusy(game)))
                if self.clear_away(caller, &game).await? =>
            {
                play::make_challenge(&self.store, offer.clone()).await
            }
            made => made,
        };
        match made {
            Ok(challenge) => self.show_challenge(&challenge, Road::Answer(caller)).await,
            Err(PlayError::Refused(Refusal::ChannelBusy(game))) => {
                let draft = play::draft(&self.store, offer).await?;
                let view = views::busy_at_challenging(caller.text, &game, draft.id);
                Ok(caller.whisper(&view).await?)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Shows an open challenge in its channel. One that cannot be shown is taken back: nobody could
    /// accept it.
    pub(super) async fn show_challenge(
        &self,
        challenge: &ChallengeRow,
        road: Road<'_>,
    ) -> Result<(), Failure> {
        let shown = self.try_to_show(challenge, road).await;
        if matches!(shown, Err(Failure::Send(_))) {
            self.withdraw(challenge).await?;
        }
        shown
    }

    /// Shows a challenge that a crash kept from being shown, if it still is to be.
    pub(super) async fn show_lost_challenge(&self, lost: ChallengeId) -> Result<(), Failure> {
        let Some(challenge) = self.store.challenge(lost).await? else { return Ok(()) };
        if challenge.state != ChallengeState::Open || challenge.shown {
            return Ok(());
        }
        let shown = self.try_to_show(&challenge, Road::Message).await;
        match shown {
            // Discord may answer later, and the challenge can wait.
            Err(Failure::Send(SendError::Unavailable(_))) => {}
            Err(Failure::Send(_)) => self.withdraw(&challenge).await?,
            _ => {}
        }
        shown
    }

    async fn try_to_show(&self, challenge: &ChallengeRow, road: Road<'_>) -> Result<(), Failure> {
        let style = self.style_of_challenge(challenge).await;
        let view = views::challenge(&self.painter, challenge, style);
        let occasion = format!("challenge-{}", challenge.id);
        let message = self.show(&challenge.place, occasion, &view, road).await?;
        self.posted(challenge, message).await
    }

    /// How everybody sees this challenge.
    async fn style_of_challenge(&self, challenge: &ChallengeRow) -> Style {
        self.public_style(challenge.place.guild, challenge.locale.as_deref()).await
    }

    async fn withdraw(&self, challenge: &ChallengeRow) -> Result<(), Failure> {
        let (challenger, now) = (challenge.challenger.id, self.now());
        play::cancel(&self.store, challenge.id, challenger, now).await?;
        Ok(())
    }

    /// Notes that an open challenge has been shown, and brings its message up to date if something
    /// has become of the challenge meanwhile.
    async fn posted(
        &self,
        challenge: &ChallengeRow,
        message: Option<MessageId>,
    ) -> Result<(), Failure> {
        let now = play::posted(&self.store, challenge.id, message).await?;
        if let Some(now) = now.filter(|now| now.state != challenge.state) {
            self.refresh_challenge(&now).await;
        }
        Ok(())
    }

    /// Lets the message of a challenge say what became of it. Its board goes: a game that came of it
    /// shows its own.
    pub(super) async fn refresh_challenge(&self, challenge: &ChallengeRow) {
        let Some(message) = challenge.message else { return };
        let style = self.style_of_challenge(challenge).await;
        let edit = views::challenge(&self.painter, challenge, style).as_edit();
        let edit = edit.remove_all_attachments();
        self.edit(&challenge.place, message, &edit).await;
    }

    /// Ends the channel's game if all people in it have left the server: nobody else ever could.
    pub(super) async fn clear_away(
        &self,
        caller: &Caller<'_>,
        game: &GameRow,
    ) -> Result<bool, Failure> {
        let (guild, players) = (caller.guild()?, &game.players);
        let (white, black) = tokio::join!(
            self.is_absent(guild, &players.white),
            self.is_absent(guild, &players.black)
        );
        if !(white && black) {
            return Ok(false);
        }
        if let Some(ended) = play::deserted(&self.store, game, self.now()).await? {
            self.announce(&ended, Road::Message).await;
        }
        Ok(true)
    }
}
