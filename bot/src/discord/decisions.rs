//! What moderators decide about games.

use dvonn_model::{Decision, GameId};
use dvonn_play as play;
use dvonn_play::{
    Administration, Match, Moderation, Order, PlayError, Reason, Refusal, RightsRefusal,
};

use super::app::{App, Road};
use super::caller::Caller;
use super::failure::{self, Failure};
use super::views;

impl App {
    /// Makes sure that the person may decide about games: who may manage the server, and who has the
    /// role that the server named.
    pub(super) fn check_moderator(caller: &Caller<'_>) -> Result<(), Failure> {
        let role = caller.server.moderator_role;
        if caller.may_manage_server() || role.is_some_and(|role| caller.has_role(role)) {
            Ok(())
        } else {
            Err(RightsRefusal::NotAModerator(role).into())
        }
    }

    /// Makes sure that the person may manage the server.
    pub(super) fn check_manager(caller: &Caller<'_>) -> Result<(), Failure> {
        if caller.may_manage_server() {
            Ok(())
        } else {
            Err(RightsRefusal::NotAModerator(None).into())
        }
    }

    /// Does to a game what a moderator decided, and tells everybody. Without a number it is the game
    /// of the channel.
    pub(super) async fn decide(
        &self,
        caller: &Caller<'_>,
        game: Option<GameId>,
        order: Order,
        reason: &str,
    ) -> Result<(), Failure> {
        let game = match game {
            Some(game) => game,
            None => Match::here(&self.store, caller.place.channel, Reason::Act).await?.row.id,
        };
        let moderation = Moderation {
            game,
            guild: caller.guild()?,
            order,
            decision: decision(caller, reason)?,
            interaction: caller.id,
            at: self.now(),
        };
        let game = match play::moderate(&self.store, moderation.clone()).await {
            Err(PlayError::Refused(Refusal::Ended(_))) if moderation.order == Order::Void => {
                return self.take_out(caller, moderation).await;
            }
            game => game?,
        };
        if game.row.place.channel == caller.place.channel {
            self.announce(&game, Road::Answer(caller)).await;
            return Ok(());
        }
        let told = caller.whisper(&views::moderated(caller.text, &game)).await;
        if let Err(error) = told {
            tracing::info!(%error, game = %game.row.id, "a moderator is not told");
        }
        self.announce(&game, Road::Message).await;
        Ok(())
    }

    /// Takes a game that is over out of the record, and tells the people of its channel. Where many
    /// have counted since, that takes a while.
    async fn take_out(&self, caller: &Caller<'_>, moderation: Moderation) -> Result<(), Failure> {
        caller.defer().await?;
        failure::tell_instead(caller, self.take_out_and_tell(caller, moderation).await).await;
        Ok(())
    }

    async fn take_out_and_tell(
        &self,
        caller: &Caller<'_>,
        moderation: Moderation,
    ) -> Result<(), Failure> {
        let decision = moderation.decision.clone();
        let game = play::take_out(&self.store, moderation).await?;
        let view = views::taken_out(caller.public_text(), &game, &decision);
        caller.fulfil(&views::moderated(caller.text, &game)).await?;
        let occasion = format!("taken-out-{}", game.row.id);
        if let Err(error) = self.post(&game.row.place, &view, occasion).await {
            tracing::info!(%error, game = %game.row.id, "the channel of a game is not told");
        }
        self.correct_result(&game).await;
        Ok(())
    }

    /// Lets the board on which a game ended say what it has come to by now.
    async fn correct_result(&self, game: &Match) {
        let Some(message) = game.row.board_message else { return };
        let board = views::board(&self.painter, game, self.style_of_game(&game.row).await);
        self.edit(&game.row.place, message, &board.as_edit()).await;
    }

    /// What somebody who manages the server wants to change there, if they do.
    pub(super) fn administration(
        &self,
        caller: &Caller<'_>,
        reason: Option<String>,
    ) -> Result<Administration, Failure> {
        App::check_manager(caller)?;
        Ok(Administration {
            guild: caller.guild()?,
            decision: Decision {
                moderator: Some(caller.person.id),
                reason: reason.unwrap_or_default().trim().to_owned(),
            },
            interaction: caller.id,
            at: self.now(),
        })
    }
}

/// What a moderator decides, with the reason that they have to give.
fn decision(caller: &Caller<'_>, reason: &str) -> Result<Decision, Failure> {
    let reason = reason.trim();
    if reason.is_empty() {
        return Err(RightsRefusal::NoReason.into());
    }
    Ok(Decision { moderator: Some(caller.person.id), reason: reason.to_owned() })
}
