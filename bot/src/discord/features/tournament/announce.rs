//! Announcing tournaments: one message while people join, one for each round with the standings
//! before it, and one for the end.
//!
//! So a tournament has one message per *stage*: its entrants, each round, the end.

use dvonn_model::{
    Announced, ChannelId, MessageId, TournamentId, TournamentRow, TournamentState, Venue,
};
use dvonn_tournament::Tournament;

use crate::discord::features::tournament::view::{message, standings};
use crate::discord::kit::app::App;
use crate::discord::kit::delivery;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::direct_messages::direct_messages;
use crate::discord::kit::discord_error::Cause;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::tournament;
use crate::discord::kit::send::{PATIENT, SendError};
use crate::discord::kit::sent::{Lookup, find_sent};
use crate::discord::kit::style::Style;
use crate::discord::kit::view::View;
use crate::text::Text;

/// Posts or updates the message of a tournament, if it has changed since the last time.
///
/// The background work retries what fails. It also announces a round that started after `row` was
/// read, once its games have threads.
pub(crate) async fn show_tournament(app: &App, row: &TournamentRow) {
    let Err(refusal) = announce_new(app, row, Delivery::Message).await else { return };
    let Some(cause) = refusal.cause() else { return };
    if let Err(error) = give_up(app, row, cause).await
        && !app.outages.explain(&error)
    {
        tracing::warn!(%error, tournament = %row.id, "failed to notify organiser of a refusal");
    }
}

/// Does the same as [`show_tournament`], but returns why Discord refuses the message of a new stage.
pub(crate) async fn announce_new(
    app: &App,
    row: &TournamentRow,
    delivery: Delivery<'_>,
) -> Result<(), SendError> {
    let Some(_claim) = app.claims.claim("show a tournament", row.id) else { return Ok(()) };
    match try_to_show_tournament(app, row, delivery).await {
        Ok(()) => {}
        Err(Failure::Send(error)) if !matches!(error, SendError::Temporary(_)) => {
            tracing::info!(%error, tournament = %row.id, "failed to post about a tournament");
            return Err(error);
        }
        Err(error) if app.outages.explain(&error) => {}
        Err(error) => {
            tracing::warn!(%error, tournament = %row.id, "failed to announce tournament");
        }
    }
    Ok(())
}

/// Goes on without the message of a stage that Discord refuses, and tells the organiser why by direct
/// message.
async fn give_up(app: &App, seen: &TournamentRow, cause: Cause) -> Result<(), Failure> {
    let Some(row) = app.store.tournament(seen.id).await? else { return Ok(()) };
    dvonn_tournament::mark_announced(&app.store, &row, None).await?;
    let Some(organiser) = row.organiser else { return Ok(()) };
    let view = message::not_posted(Text::of(row.locale.as_deref()), &row, cause);
    // Each result of the stage is tried again, and fails for the same reason.
    let occasion = Lookup::new(format!("t{}-refused", row.id), row.created_at);
    let venue = direct_messages(app, organiser).await?;
    if find_sent(app, &venue, &occasion, &view, PATIENT).await?.is_none() {
        delivery::post(app, &venue, &view, &occasion).await?;
    }
    Ok(())
}

/// Posts an invitation in the server's announcement channel. Only for moderators' tournaments:
/// nobody else may post there. It is posted once, without retries. Once a tournament has started,
/// its stages are announced there no matter who organises it.
pub(crate) async fn post_invitation(app: &App, row: &TournamentRow) {
    let of = match Tournament::read(&app.store, row.id).await {
        Ok(Some(of)) => of,
        Ok(None) => return,
        Err(error) if app.outages.explain(&error) => return,
        Err(error) => {
            tracing::warn!(%error, tournament = %row.id, "failed to read tournament for invitation");
            return;
        }
    };
    let view = message::invitation(Text::of(row.locale.as_deref()), &of);
    if let Err(error) = post_in_announcements(app, row, &view, 0).await {
        tracing::info!(%error, tournament = %row.id, "failed to post in announcement channel");
    }
}

/// The message that the games of a tournament cannot start.
#[derive(Clone, Debug)]
pub(crate) struct FailureNotice {
    venue: Venue,
    message: MessageId,
}

/// Tells the organiser why the bot cannot open threads: in the channel or, if it cannot post
/// there, by direct message. Returns the message.
pub(crate) async fn report_thread_failure(
    app: &App,
    id: TournamentId,
    cause: Cause,
) -> Option<FailureNotice> {
    try_to_report_thread_failure(app, id, cause).await.unwrap_or_else(|error| {
        tracing::warn!(%error, tournament = %id, "failed to notify organiser that threads cannot be opened");
        None
    })
}

/// Corrects the message that games cannot start, once none is waiting any more.
pub(crate) async fn correct_thread_failure(app: &App, id: TournamentId, notice: &FailureNotice) {
    match app.store.tournament(id).await {
        Ok(Some(row)) => {
            let view = message::threads_failed_no_more(Text::of(row.locale.as_deref()), &row);
            delivery::edit(app, &notice.venue, notice.message, &view.as_edit()).await;
        }
        Ok(None) => {}
        Err(error) => app.outages.log(&error, "failed to correct notice of tournament"),
    }
}

async fn try_to_report_thread_failure(
    app: &App,
    id: TournamentId,
    cause: Cause,
) -> Result<Option<FailureNotice>, Failure> {
    let Some(row) = app.store.tournament(id).await? else { return Ok(None) };
    let view = message::threads_failed(Text::of(row.locale.as_deref()), &row, cause);
    let occasion = occasion(&row, &format!("{}-stop", row.round));
    let channel = venue(&row);
    let (venue, message) = match delivery::post(app, &channel, &view, &occasion).await {
        Ok(message) => (channel, message),
        Err(error @ SendError::Temporary(_)) => return Err(error.into()),
        Err(error) => {
            tracing::info!(%error, tournament = %id, "failed to post about a tournament");
            let Some(organiser) = row.organiser else { return Ok(None) };
            let direct = direct_messages(app, organiser).await?;
            let message = delivery::post(app, &direct, &view, &occasion).await?;
            (direct, message)
        }
    };
    Ok(message.map(|message| FailureNotice { venue, message }))
}

async fn try_to_show_tournament(
    app: &App,
    seen: &TournamentRow,
    delivery: Delivery<'_>,
) -> Result<(), Failure> {
    let Some(of) = Tournament::read(&app.store, seen.id).await? else { return Ok(()) };
    let row = &of.row;
    let stage = stage(row);
    if row.announced >= row.revision || stage != self::stage(seen) {
        return Ok(());
    }
    if row.state == TournamentState::Cancelled && row.message.is_none() {
        // Nobody has seen it.
        dvonn_tournament::mark_announced(&app.store, row, None).await?;
        return Ok(());
    }
    let style = app.public_style(Some(row.guild), row.locale.as_deref()).await;
    let known = row.message.filter(|_| row.message_round == Some(stage));
    let message = match known {
        Some(message) => {
            if let Some(view) = views_of(&of, style, stage).into_iter().next() {
                delivery::edit(app, &venue(row), message, &view.as_edit()).await;
            }
            Some(message)
        }
        None => post_stage(app, &of, style, stage, delivery).await?,
    };
    let shown = message.map(|message| (message, stage));
    let announced = dvonn_tournament::mark_announced(&app.store, row, shown).await?;
    if let (Announced::Newest { previous: Some(previous) }, Some(shown)) =
        (announced, row.message_round)
        && Some(previous) != message
    {
        close_stage(app, &of, style, shown, previous).await;
    }
    Ok(())
}

/// Posts the first messages of a stage. Returns the message to update from then on, or `None` if
/// nothing can be posted.
async fn post_stage(
    app: &App,
    of: &Tournament,
    style: Style,
    stage: u32,
    delivery: Delivery<'_>,
) -> Result<Option<MessageId>, Failure> {
    let row = &of.row;
    announce_stage(app, of, style, stage).await?;
    if of.ended_early() {
        notify_unfinished_games(app, of, style.text).await?;
    }
    if stage > 1 && row.state == TournamentState::Running {
        let view = standings::public_standings(style, of, stage - 1);
        let occasion = occasion(row, &format!("{}-end", stage - 1));
        if !post_about(app, row, row.channel, &view, &occasion).await? {
            return Ok(None);
        }
    }
    let mut first = None;
    for (number, view) in views_of(of, style, stage).into_iter().enumerate() {
        let occasion = occasion(row, &format!("{stage}-{number}"));
        match delivery::show(app, &venue(row), &occasion, &view, delivery).await {
            Ok(shown) => first = first.or(shown.map(|shown| shown.id)),
            Err(error) if first.is_none() || matches!(error, SendError::Temporary(_)) => {
                return Err(error.into());
            }
            Err(error) => {
                tracing::info!(%error, tournament = %row.id, "failed to post about a tournament");
                return Ok(first);
            }
        }
    }
    Ok(first)
}

/// Tells the players of unfinished games that the tournament has ended without them.
async fn notify_unfinished_games(app: &App, of: &Tournament, text: Text) -> Result<(), Failure> {
    let is_person = |number| of.entrant(number).is_some_and(|one| !one.player.is_computer());
    // Games between computers stop.
    let undecided = of.pairings.iter().filter(|pairing| {
        pairing.points.is_none()
            && (is_person(pairing.white) || pairing.black.is_some_and(is_person))
    });
    for pairing in undecided {
        let Some(thread) = pairing.thread else { continue };
        let view = tournament::tournament_ended(text, of, pairing);
        let name = format!("t{}-{}-{}-left", of.row.id, pairing.round, pairing.board);
        let occasion = Lookup::new(name, of.row.updated_at);
        post_about(app, &of.row, thread, &view, &occasion).await?;
    }
    Ok(())
}

/// Updates the message of a finished stage with its results.
async fn close_stage(app: &App, of: &Tournament, style: Style, stage: u32, message: MessageId) {
    if let Some(view) = views_of(of, style, stage).into_iter().next() {
        delivery::edit(app, &venue(&of.row), message, &view.as_edit()).await;
    }
}

/// Returns the messages of a stage. Only the first is updated later.
fn views_of(of: &Tournament, style: Style, stage: u32) -> Vec<View> {
    match stage {
        0 => vec![message::open(style.text, of)],
        round if round <= of.row.round => message::round(style.text, of, round),
        _ => vec![standings::over(style, of)],
    }
}

/// Announces a new stage in the server's announcement channel.
async fn announce_stage(
    app: &App,
    of: &Tournament,
    style: Style,
    stage: u32,
) -> Result<(), Failure> {
    let view = match (stage, of.row.state) {
        // The winner is pinged in the channel of the tournament.
        (_, TournamentState::Over) => standings::over(style, of).ping(None),
        (2.., TournamentState::Running) => standings::public_standings(style, of, stage - 1),
        _ => return Ok(()),
    };
    post_in_announcements(app, &of.row, &view, stage).await
}

async fn post_in_announcements(
    app: &App,
    row: &TournamentRow,
    view: &View,
    stage: u32,
) -> Result<(), Failure> {
    let announcements = app.store.server(row.guild).await?.announcements;
    if let Some(channel) = announcements.filter(|&channel| channel != row.channel) {
        let occasion = occasion(row, &format!("{stage}-wide"));
        post_about(app, row, channel, view, &occasion).await?;
    }
    Ok(())
}

/// Posts a message about a tournament. Returns `false` if Discord refuses it.
pub(crate) async fn post_about(
    app: &App,
    row: &TournamentRow,
    channel: ChannelId,
    view: &View,
    occasion: &Lookup,
) -> Result<bool, Failure> {
    let venue = Venue { guild: Some(row.guild), channel, parent: None, guest: false };
    match delivery::post(app, &venue, view, occasion).await {
        Ok(_) => Ok(true),
        Err(error @ SendError::Temporary(_)) => Err(error.into()),
        Err(error) => {
            tracing::info!(%error, tournament = %row.id, "failed to post about a tournament");
            Ok(false)
        }
    }
}

/// Returns the stage that the newest message shows: 0 before the first round, and one more than the
/// last round at the end.
fn stage(row: &TournamentRow) -> u32 {
    match row.state {
        TournamentState::Open | TournamentState::Cancelled => 0,
        TournamentState::Running => row.round,
        TournamentState::Over => row.round + 1,
    }
}

/// Returns the occasion of a message about a tournament, within 25 characters.
fn occasion(row: &TournamentRow, what: &str) -> Lookup {
    let name = format!("t{}-{}-{what}", row.id, u64::from(row.channel) % 100_000);
    Lookup::new(name, row.updated_at)
}

fn venue(row: &TournamentRow) -> Venue {
    Venue { guild: Some(row.guild), channel: row.channel, parent: None, guest: false }
}
