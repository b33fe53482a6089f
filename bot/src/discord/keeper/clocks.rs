//! Clocks that ask for something: somebody is out of time.

use jiff::Timestamp;

use super::super::app::{App, Road};
use super::super::failure::Failure;
use super::{BATCH, Left};
use crate::play;
use crate::store::GameId;

/// Ends the games in which somebody is out of time, where they could have been heard.
pub(super) async fn out_of_time(app: &App, now: Timestamp) -> Result<Left, Failure> {
    let mut left = Left::Nothing;
    for shard in app.hearing.heard(&app.time).await {
        let games = app.store.games_out_of_time(now, shard, BATCH).await?;
        if Left::after(games.len()) == Left::More {
            left = Left::More;
        }
        for game in games {
            if let Err(error) = end(app, game.id, now).await {
                tracing::error!(%error, game = %game.id, "a player is out of time in vain");
            }
        }
    }
    Ok(left)
}

async fn end(app: &App, game: GameId, now: Timestamp) -> Result<(), Failure> {
    if let Some(ended) = play::out_of_time(&app.store, game, now).await? {
        tracing::info!(%game, "a player is out of time");
        app.announce(&ended, Road::Message).await;
    }
    Ok(())
}
