//! Direct messages, and what people are told in private because something was played for them.

use dvonn_model::{GameRow, NoticeRow, Place, UserId};
use dvonn_play::{AutoEvent, Match};
use serenity::all::UserId as DiscordUser;

use super::app::App;
use super::caller::Caller;
use super::failure::Failure;
use super::send::{self, PATIENT, SendError};
use super::style::Style;
use super::view::View;
use super::views;
use crate::text::Text;

impl App {
    /// Sends a person a direct message. `occasion` names what it is about: of two messages with the
    /// same one Discord shows only the first.
    ///
    /// # Errors
    /// [`SendError::Forbidden`] when the person takes no messages, and others.
    pub(super) async fn tell_directly(
        &self,
        person: UserId,
        view: &View,
        occasion: String,
    ) -> Result<(), SendError> {
        let user = DiscordUser::new(person.into());
        let opened = send::send(PATIENT, || user.create_dm_channel(&*self.http)).await?;
        let channel = opened.and_then(|channel| channel.id.get().try_into().ok());
        let channel = channel.ok_or(SendError::ChannelGone)?;
        let place = Place { guild: None, channel, parent: None };
        self.post(&place, view, occasion).await.map(drop)
    }

    /// How what only this person sees is written and drawn, outside any answer to them.
    pub(super) async fn style_of(&self, person: UserId) -> Result<Style, Failure> {
        let settings = self.store.settings(person).await?;
        Ok(Style::of(Text::of(settings.language.as_deref()), &settings, None))
    }

    /// Tells people what they are still to be told about a game: the caller, of what has come of it
    /// by the change that left it like this, after the answer, and whoever else by direct message:
    /// a caller may be elsewhere when somebody else has gone on. What fails is left to the keeper.
    pub(super) async fn tell_notices(&self, game: &GameRow, caller: Option<&Caller<'_>>) {
        let notices = match self.store.notices_of(game.id).await {
            Ok(notices) => notices,
            Err(error) => {
                tracing::error!(%error, game = %game.id, "notices cannot be read");
                return;
            }
        };
        let (theirs, others): (Vec<_>, Vec<_>) = notices.into_iter().partition(|notice| {
            let is_theirs = caller.is_some_and(|caller| caller.person.id == notice.person);
            is_theirs && notice.at <= game.updated_at
        });
        self.tell_each(&theirs, caller).await;
        self.tell_each(&others, None).await;
    }

    /// Tells people these notices: the caller, whose they are then, after the answer, or else
    /// everybody by direct message.
    pub(super) async fn tell_each(&self, notices: &[NoticeRow], caller: Option<&Caller<'_>>) {
        for notice in notices {
            // Somebody else may be at it, for the same person at the same moment.
            let Some(_claim) = self.telling.claim(notice.id) else { continue };
            if let Err(error) = self.tell_one(notice, caller).await {
                tracing::warn!(%error, notice = %notice.id, "a notice is still to be told");
            }
        }
    }

    async fn tell_one(
        &self,
        notice: &NoticeRow,
        caller: Option<&Caller<'_>>,
    ) -> Result<(), Failure> {
        let Ok(game) = Match::numbered(&self.store, notice.game).await else { return Ok(()) };
        let event = AutoEvent::of(notice)?;
        let told = match caller {
            Some(caller) => {
                let view = views::notice(caller.style(), &game, notice.person, &event);
                caller.confide_more(&view).await.is_ok()
            }
            None => false,
        };
        if !told {
            let style = self.style_of(notice.person).await?;
            let view = views::notice(style, &game, notice.person, &event);
            let occasion = format!("notice-{}", notice.id);
            match self.tell_directly(notice.person, &view, occasion).await {
                Err(error @ SendError::Unavailable(_)) => return Err(error.into()),
                Err(error) => tracing::debug!(%error, "somebody takes no messages"),
                Ok(()) => {}
            }
        }
        let mut tx = self.store.begin().await?;
        tx.remove_notice(notice.id).await?;
        Ok(tx.commit().await?)
    }
}
