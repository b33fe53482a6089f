//! Sends direct messages and private notices.
//!
//! A *notice* stays in the database until it has been sent, as part of a reply or by direct
//! message.

use dvonn_model::{GameRow, NoticeRow, UserId, Venue};
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_play::plan::automatic::AutoEvent;
use serenity::all::UserId as DiscordUser;

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::notice;
use crate::discord::kit::route::RestRoute;
use crate::discord::kit::send::{PATIENT, SendError};
use crate::discord::kit::sent::Lookup;
use crate::discord::kit::style::Style;
use crate::discord::kit::threads::{add_to_thread, not_added};
use crate::discord::kit::view::View;
use crate::discord::kit::words::links::mention;
use crate::discord::kit::{delivery, send};
use crate::text::Text;

/// Sends a person a direct message, unless an earlier process or attempt has sent it already.
///
/// # Errors
/// [`SendError::Forbidden`] if the person accepts no direct messages, or another [`SendError`].
pub(crate) async fn send_direct_message(
    app: &App,
    person: UserId,
    view: &View,
    occasion: &Lookup,
) -> Result<(), SendError> {
    let venue = direct_messages(app, person).await?;
    delivery::post(app, &venue, view, occasion).await.map(drop)
}

/// Returns a person's direct messages with the bot.
pub(crate) async fn direct_messages(app: &App, person: UserId) -> Result<Venue, SendError> {
    let user = DiscordUser::new(person.into());
    let opened =
        send::read(RestRoute::OpenDirectMessages, PATIENT, || user.create_dm_channel(&*app.http))
            .await?;
    let channel = opened.id.get().try_into().map_err(|_| SendError::ChannelGone)?;
    Ok(Venue { guild: None, channel, parent: None, guest: false })
}

/// Returns the style of private messages to this person, outside an interaction.
pub(crate) async fn private_style(app: &App, person: UserId) -> Result<Style, Failure> {
    let settings = app.store.settings(person).await?;
    Ok(Style::of(Text::of(settings.language.as_deref()), &settings, None))
}

/// Sends the notices of a game: to the caller after the reply, and to others by direct message. The
/// caller's newer notices also go by direct message, since the caller may be elsewhere by then. The
/// background work retries failures.
pub(crate) async fn send_notices(app: &App, game: &GameRow, caller: Option<&Caller>) {
    let notices = match app.store.notices_of(game.id).await {
        Ok(notices) => notices,
        Err(error) if app.outages.explain(&error) => return,
        Err(error) => {
            tracing::error!(%error, game = %game.id, "failed to read notices");
            return;
        }
    };
    let (callers, others): (Vec<_>, Vec<_>) = notices.into_iter().partition(|notice| {
        let is_theirs = caller.is_some_and(|caller| caller.person.id == notice.person);
        is_theirs && notice.at <= game.updated_at
    });
    send_each(app, &callers, caller).await;
    send_each(app, &others, None).await;
}

/// Sends these notices. If `caller` is given, all are for that person and follow the reply to them.
/// Otherwise they go by direct message.
pub(crate) async fn send_each(app: &App, notices: &[NoticeRow], caller: Option<&Caller>) {
    for notice in notices {
        // Another task may be sending it at the same moment.
        let Some(_claim) = app.claims.claim("send a notice", notice.id) else { continue };
        if let Err(error) = send_one(app, notice, caller).await
            && !app.outages.explain(&error)
        {
            tracing::warn!(%error, notice = %notice.id, "failed to send notice; will retry");
        }
    }
}

/// Tells a player who could not be added to their game's thread, and accepts no direct messages, in the
/// channel of that thread.
async fn say_beside_thread(
    app: &App,
    game: &GameRow,
    person: UserId,
    occasion: &Lookup,
) -> Result<(), Failure> {
    let Some(parent) = game.venue.parent else { return Ok(()) };
    let said = not_added(app.style_of_game(game).await.text, &game.venue);
    let view = View::new(format!("{} {said}", mention(person))).ping(Some(person));
    let venue = Venue { channel: parent, parent: None, ..game.venue.clone() };
    match delivery::post(app, &venue, &view, occasion).await {
        Err(error @ SendError::Temporary(_)) => return Err(error.into()),
        Err(error) => {
            tracing::info!(%error, game = %game.id, "failed to tell a player who is not in the thread");
        }
        Ok(_) => {}
    }
    Ok(())
}

/// Adds people to the thread of their game. Those who cannot be added, except the caller, get a notice:
/// it follows the board. Returns true if the caller could be added.
pub(crate) async fn add_players(
    app: &App,
    game: &GameRow,
    people: impl IntoIterator<Item = UserId>,
    caller: Option<UserId>,
) -> bool {
    let mut refused = add_to_thread(app, &game.venue, people).await;
    let all = refused.len();
    refused.retain(|&person| Some(person) != caller);
    let is_added = refused.len() == all;
    if let Err(error) =
        play::announcing::notify_not_added(&app.store, game, &refused, app.now()).await
        && !app.outages.explain(&error)
    {
        tracing::error!(%error, game = %game.id, "failed to notify players who are not in the thread");
    }
    is_added
}

async fn send_one(app: &App, notice: &NoticeRow, caller: Option<&Caller>) -> Result<(), Failure> {
    let Ok(game) = Match::find(&app.store, notice.game).await else { return Ok(()) };
    let event = AutoEvent::of(notice)?;
    let sent = match caller {
        Some(caller) => {
            let view = notice::notice(caller.style(), &game, notice.person, &event);
            caller.follow_up_private(&view).await.is_ok()
        }
        None => false,
    };
    if !sent {
        let style = private_style(app, notice.person).await?;
        let view = notice::notice(style, &game, notice.person, &event);
        let occasion = Lookup::new(format!("notice-{}", notice.id), notice.at);
        match send_direct_message(app, notice.person, &view, &occasion).await {
            Err(error @ SendError::Temporary(_)) => return Err(error.into()),
            Err(error) => {
                tracing::debug!(%error, "failed to send notice by direct message");
                if event == AutoEvent::NotAdded {
                    say_beside_thread(app, &game.row, notice.person, &occasion).await?;
                }
            }
            Ok(()) => {}
        }
    }
    Ok(play::announcing::delete_notice(&app.store, notice.id).await?)
}
