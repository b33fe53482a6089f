//! Clocks that ask for something: a vacation is over, somebody is out of time or has to be
//! reminded, or a board names another deadline.

use dvonn_model::GameId;
use dvonn_play as play;
use dvonn_play::Match;
use jiff::Timestamp;

use super::super::app::App;
use super::super::failure::Failure;
use super::super::send::SendError;
use super::super::views;
use super::{BATCH, Left, News, Outbox, at_once};
use crate::text::Text;

/// Lets clocks go on that stood for a vacation.
pub(super) async fn vacations(app: &App, now: Timestamp) -> Result<Left, Failure> {
    let over = app.store.vacations_ended_by(now, BATCH).await?;
    let left = Left::after(over.len());
    for vacation in over {
        if let Err(error) = play::vacation_over(&app.store, &vacation, now).await {
            tracing::error!(%error, vacation = %vacation.id, "a vacation has no end");
        }
    }
    Ok(left)
}

/// Settles the games in which somebody is out of time, where they could have been heard.
pub(super) async fn out_of_time(app: &App, news: &Outbox, now: Timestamp) -> Result<Left, Failure> {
    let mut left = Left::Nothing;
    for shard in app.hearing.heard(&app.time).await {
        let games = app.store.games_out_of_time(now, shard, BATCH).await?;
        if Left::after(games.len()) == Left::More {
            left = Left::More;
        }
        for game in games {
            if let Err(error) = settle(app, news, game.id, now).await {
                tracing::error!(%error, game = %game.id, "a player is out of time in vain");
            }
        }
    }
    Ok(left)
}

async fn settle(app: &App, news: &Outbox, game: GameId, now: Timestamp) -> Result<(), Failure> {
    if play::out_of_time(&app.store, game, now).await?.is_some() {
        tracing::info!(%game, "a player is out of time");
        news.unbounded_send(News::Game(game)).ok();
    }
    Ok(())
}

/// Reminds those whose time runs out, where they can be heard.
pub(super) async fn remind(app: &App, now: Timestamp) -> Result<Left, Failure> {
    let mut left = Left::Nothing;
    for shard in app.hearing.heard(&app.time).await {
        let games = app.store.games_to_remind(now, shard, BATCH).await?;
        if Left::after(games.len()) == Left::More {
            left = Left::More;
        }
        at_once(games.into_iter().map(|game| remind_one(app, game.id, now)).collect()).await;
    }
    Ok(left)
}

async fn remind_one(app: &App, game: GameId, now: Timestamp) {
    if let Err(error) = try_to_remind(app, game, now).await {
        tracing::warn!(%error, %game, "a player is not reminded");
    }
}

async fn try_to_remind(app: &App, game: GameId, now: Timestamp) -> Result<(), Failure> {
    let Some(reminder) = play::remind(&app.store, game, now).await? else { return Ok(()) };
    let row = &reminder.game.row;
    let occasion = format!("remind-{game}-{}-{}", row.revision, reminder.number);
    if reminder.directly {
        let text = app.style_of(reminder.person).await?.text;
        let view = views::reminder(text, &reminder);
        match app.tell_directly(reminder.person, &view, occasion.clone()).await {
            Err(error @ SendError::Unavailable(_)) => return Err(error.into()),
            Err(error) => tracing::debug!(%error, "somebody takes no messages"),
            Ok(()) => return Ok(()),
        }
    }
    let view = views::reminder(Text::of(row.locale.as_deref()), &reminder);
    app.post(&row.place, &view, occasion).await?;
    Ok(())
}

/// Corrects boards that name another deadline than there is, since the clock was stopped or went
/// on without a ply.
pub(super) async fn correct_boards(app: &App) -> Result<Left, Failure> {
    let mut after = None;
    loop {
        let games = app.store.games_showing_another_deadline(after, BATCH).await?;
        let Some(last) = games.last() else { return Ok(Left::Nothing) };
        after = Some(last.id);
        at_once(games.into_iter().map(|game| correct_board(app, game.id)).collect()).await;
    }
}

async fn correct_board(app: &App, game: GameId) {
    if let Err(error) = try_to_correct(app, game).await {
        tracing::warn!(%error, %game, "a board names a deadline of before");
    }
}

async fn try_to_correct(app: &App, game: GameId) -> Result<(), Failure> {
    let game = Match::numbered(&app.store, game).await?;
    // Whoever is about to show a newer board shows the deadline with it.
    if game.row.announced == game.row.revision {
        app.correct_deadline(&game).await?;
    }
    Ok(())
}
