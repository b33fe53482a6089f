//! How a tournament is kept before everybody: one message while people join, one for each round with
//! the standings before it, and one for the end.

use dvonn_model::{
    Announced, ChannelId, MessageId, Place, TournamentId, TournamentRow, TournamentState,
};
use dvonn_tournament::Tournament;

use crate::discord::features::tournament::view::{message, standings};
use crate::discord::kit::app::App;
use crate::discord::kit::delivery;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::notices::tell_directly;
use crate::discord::kit::game::tournament;
use crate::discord::kit::send::SendError;
use crate::discord::kit::style::Style;
use crate::discord::kit::view::View;
use crate::text::Text;

/// Shows a tournament as it is to everybody, if they have not been shown it so. What fails is
/// left to the keeper, and so is a round that began after its row was read: its games wait for
/// their threads.
pub(crate) async fn show_tournament(app: &App, row: &TournamentRow, delivery: Delivery<'_>) {
    let Some(_claim) = app.claims.claim("show a tournament", row.id) else { return };
    if let Err(error) = try_to_show_tournament(app, row, delivery).await {
        tracing::warn!(%error, tournament = %row.id, "a tournament is still to be announced");
    }
}

/// Invites those who read only the server's announcements: to what a moderator organises, since
/// nobody else writes there. It is done once, and not made up for: from its start on, a tournament
/// is told of there whoever organises it.
pub(crate) async fn invite_widely(app: &App, row: &TournamentRow) {
    let of = match Tournament::read(&app.store, row.id).await {
        Ok(Some(of)) => of,
        Ok(None) => return,
        Err(error) => {
            tracing::warn!(%error, tournament = %row.id, "nobody is invited widely");
            return;
        }
    };
    let view = message::invitation(Text::of(row.locale.as_deref()), &of);
    post_widely(app, row, &view, 0).await;
}

/// Lets the organiser know that no threads can be opened: in the channel or, where that is closed,
/// directly.
pub(crate) async fn tell_of_hindrance(app: &App, id: TournamentId) {
    if let Err(error) = try_to_tell_of_hindrance(app, id).await {
        tracing::warn!(%error, tournament = %id, "an organiser is not told what hinders");
    }
}

async fn try_to_tell_of_hindrance(app: &App, id: TournamentId) -> Result<(), Failure> {
    let Some(row) = app.store.tournament(id).await? else { return Ok(()) };
    let view = message::hindered(Text::of(row.locale.as_deref()), &row);
    let occasion = occasion(&row, &format!("{}-stop", row.round));
    if post_about(app, &row, row.channel, &view, occasion.clone()).await? {
        return Ok(());
    }
    match row.organiser {
        Some(organiser) => Ok(tell_directly(app, organiser, &view, occasion).await?),
        None => Ok(()),
    }
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
    let style = app.public_style(Some(row.guild), row.locale.as_deref()).await;
    let known = row.message.filter(|_| row.message_round == Some(stage));
    let message = match known {
        Some(message) => {
            if let Some(view) = views_of(app, &of, style, stage).into_iter().next() {
                delivery::edit(app, &place(row), message, &view.as_edit()).await;
            }
            Some(message)
        }
        None => post_stage(app, &of, style, stage, delivery).await?,
    };
    let told = message.map(|message| (message, stage));
    let announced = dvonn_tournament::announced(&app.store, row, told).await?;
    if let (Announced::Newest { previous: Some(previous) }, Some(told)) =
        (announced, row.message_round)
        && Some(previous) != message
    {
        close_stage(app, &of, style, told, previous).await;
    }
    Ok(())
}

/// Posts what a stage begins with, and answers with the message that is kept up to date from
/// then on; with none where there is no way to tell people.
async fn post_stage(
    app: &App,
    of: &Tournament,
    style: Style,
    stage: u32,
    delivery: Delivery<'_>,
) -> Result<Option<MessageId>, Failure> {
    let row = &of.row;
    announce_widely(app, of, style, stage).await;
    if of.ended_early() {
        tell_who_still_play(app, of, style.text).await?;
    }
    if stage > 1 && row.state == TournamentState::Running {
        let view = standings_after(app, of, style, stage - 1);
        let occasion = occasion(row, &format!("{}-end", stage - 1));
        if !post_about(app, row, row.channel, &view, occasion).await? {
            return Ok(None);
        }
    }
    let mut first = None;
    for (number, view) in views_of(app, of, style, stage).into_iter().enumerate() {
        let occasion = occasion(row, &format!("{stage}-{number}"));
        match delivery::show(app, &place(row), occasion, &view, delivery).await {
            Ok(message) => first = first.or(message),
            Err(error @ SendError::Unavailable(_)) => return Err(error.into()),
            Err(error) => {
                tracing::info!(%error, tournament = %row.id, "a tournament cannot be told of");
                return Ok(first);
            }
        }
    }
    Ok(first)
}

/// Tells those who are at a game that the tournament does not wait for it.
async fn tell_who_still_play(app: &App, of: &Tournament, text: Text) -> Result<(), Failure> {
    let undecided = of.pairings.iter().filter(|pairing| pairing.points.is_none());
    for pairing in undecided {
        let Some(thread) = pairing.thread else { continue };
        let view = tournament::left_alone(text, of, pairing);
        let occasion = format!("t{}-{}-{}-left", of.row.id, pairing.round, pairing.board);
        post_about(app, &of.row, thread, &view, occasion).await?;
    }
    Ok(())
}

/// Lets the message of a stage that is over say what came of it.
async fn close_stage(app: &App, of: &Tournament, style: Style, stage: u32, message: MessageId) {
    if let Some(view) = views_of(app, of, style, stage).into_iter().next() {
        delivery::edit(app, &place(&of.row), message, &view.as_edit()).await;
    }
}

/// The messages of a stage, of which the first is kept up to date.
fn views_of(app: &App, of: &Tournament, style: Style, stage: u32) -> Vec<View> {
    match stage {
        0 => vec![message::open(style.text, of)],
        round if round <= of.row.round => message::round(style.text, of, round),
        _ => vec![standings::over(&app.painter, style, of)],
    }
}

fn standings_after(app: &App, of: &Tournament, style: Style, round: u32) -> View {
    standings::public_standings(&app.painter, style, of, round)
}

/// Tells those who read only the server's announcements how it goes on.
async fn announce_widely(app: &App, of: &Tournament, style: Style, stage: u32) {
    let view = match (stage, of.row.state) {
        // The winner is called where the tournament is played.
        (_, TournamentState::Over) => standings::over(&app.painter, style, of).ping(None),
        (2.., TournamentState::Running) => standings_after(app, of, style, stage - 1),
        _ => return,
    };
    post_widely(app, &of.row, &view, stage).await;
}

async fn post_widely(app: &App, row: &TournamentRow, view: &View, stage: u32) {
    let channel = match app.store.server(row.guild).await {
        Ok(server) => server.announcements.filter(|&channel| channel != row.channel),
        Err(error) => {
            tracing::warn!(%error, tournament = %row.id, "a server's settings cannot be read");
            None
        }
    };
    let Some(channel) = channel else { return };
    let occasion = occasion(row, &format!("{stage}-wide"));
    if let Err(error) = post_about(app, row, channel, view, occasion).await {
        tracing::info!(%error, tournament = %row.id, "a tournament is not announced widely");
    }
}

/// Posts something about a tournament in a channel; `false` where that cannot be done.
async fn post_about(
    app: &App,
    row: &TournamentRow,
    channel: ChannelId,
    view: &View,
    occasion: String,
) -> Result<bool, Failure> {
    let place = Place { guild: Some(row.guild), channel, parent: None };
    match delivery::post(app, &place, view, occasion).await {
        Ok(_) => Ok(true),
        Err(error @ SendError::Unavailable(_)) => Err(error.into()),
        Err(error) => {
            tracing::info!(%error, tournament = %row.id, "a tournament cannot be told of");
            Ok(false)
        }
    }
}

/// What the newest message about a tournament tells of: 0 before the first round, one more than the
/// last for the end.
fn stage(row: &TournamentRow) -> u32 {
    match row.state {
        TournamentState::Open | TournamentState::Cancelled => 0,
        TournamentState::Running => row.round,
        TournamentState::Over => row.round + 1,
    }
}

/// What names a message about a tournament in this channel, within the 25 characters that Discord
/// takes.
fn occasion(row: &TournamentRow, what: &str) -> String {
    format!("t{}-{}-{what}", row.id, u64::from(row.channel) % 100_000)
}

fn place(row: &TournamentRow) -> Place {
    Place { guild: Some(row.guild), channel: row.channel, parent: None }
}
