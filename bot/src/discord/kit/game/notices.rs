//! Direct messages, and what people are told in private because something was played for them.

use dvonn_model::{GameRow, NoticeRow, Place, UserId};
use dvonn_play as play;
use dvonn_play::{AutoEvent, Match};
use serenity::all::UserId as DiscordUser;

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::notice;
use crate::discord::kit::send::{PATIENT, SendError};
use crate::discord::kit::style::Style;
use crate::discord::kit::view::View;
use crate::discord::kit::{delivery, send};
use crate::text::Text;

/// Sends a person a direct message. `occasion` names what it is about: of two messages with the
/// same one Discord shows only the first.
///
/// # Errors
/// [`SendError::Forbidden`] when the person takes no messages, and others.
pub(crate) async fn tell_directly(
    app: &App,
    person: UserId,
    view: &View,
    occasion: String,
) -> Result<(), SendError> {
    let user = DiscordUser::new(person.into());
    let opened = send::send(PATIENT, || user.create_dm_channel(&*app.http)).await?;
    let channel = opened.and_then(|channel| channel.id.get().try_into().ok());
    let channel = channel.ok_or(SendError::ChannelGone)?;
    let place = Place { guild: None, channel, parent: None };
    delivery::post(app, &place, view, occasion).await.map(drop)
}

/// How what only this person sees is written and drawn, outside any answer to them.
pub(crate) async fn style_of(app: &App, person: UserId) -> Result<Style, Failure> {
    let settings = app.store.settings(person).await?;
    Ok(Style::of(Text::of(settings.language.as_deref()), &settings, None))
}

/// Tells people what they are still to be told about a game: the caller, of what has come of it
/// by the change that left it like this, after the answer, and whoever else by direct message:
/// a caller may be elsewhere when somebody else has gone on. What fails is left to the keeper.
pub(crate) async fn tell_notices(app: &App, game: &GameRow, caller: Option<&Caller>) {
    let notices = match app.store.notices_of(game.id).await {
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
    tell_each(app, &theirs, caller).await;
    tell_each(app, &others, None).await;
}

/// Tells people these notices: the caller, whose they are then, after the answer, or else
/// everybody by direct message.
pub(crate) async fn tell_each(app: &App, notices: &[NoticeRow], caller: Option<&Caller>) {
    for notice in notices {
        // Somebody else may be at it, for the same person at the same moment.
        let Some(_claim) = app.claims.claim("send a notice", notice.id) else { continue };
        if let Err(error) = tell_one(app, notice, caller).await {
            tracing::warn!(%error, notice = %notice.id, "a notice is still to be told");
        }
    }
}

async fn tell_one(app: &App, notice: &NoticeRow, caller: Option<&Caller>) -> Result<(), Failure> {
    let Ok(game) = Match::numbered(&app.store, notice.game).await else { return Ok(()) };
    let event = AutoEvent::of(notice)?;
    let told = match caller {
        Some(caller) => {
            let view = notice::notice(caller.style(), &game, notice.person, &event);
            caller.follow_up_private(&view).await.is_ok()
        }
        None => false,
    };
    if !told {
        let style = style_of(app, notice.person).await?;
        let view = notice::notice(style, &game, notice.person, &event);
        let occasion = format!("notice-{}", notice.id);
        match tell_directly(app, notice.person, &view, occasion).await {
            Err(error @ SendError::Unavailable(_)) => return Err(error.into()),
            Err(error) => tracing::debug!(%error, "somebody takes no messages"),
            Ok(()) => {}
        }
    }
    Ok(play::notice_told(&app.store, notice.id).await?)
}
