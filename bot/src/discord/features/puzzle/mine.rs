//! Searching the bot's own games for new puzzles, while the engine has nothing else to do.

use std::sync::Arc;

use dvonn_model::GameId;
use dvonn_play::Match;
use dvonn_school::puzzle as school;
use jiff::Timestamp;

use crate::discord::kit::app::App;
use crate::discord::kit::background::{JobProgress, in_turn};
use crate::discord::kit::failure::Failure;

/// The number of games searched in one round.
const GAMES: u32 = 5;

/// Searches rated games that have been reviewed.
pub(super) async fn mine(app: &Arc<App>, _: Timestamp) -> Result<JobProgress, Failure> {
    let games = app.store.games_to_mine(GAMES).await?;
    let searching = games.into_iter().map(|id| (id, mine_one(app, id)));
    Ok(in_turn(app, "search game for puzzles", searching).await)
}

async fn mine_one(app: &App, id: GameId) -> Result<(), Failure> {
    let game = Match::find(&app.store, id).await?;
    // Without an answer, the bot is stopping.
    if let Some(puzzles) = app.thinkers.puzzles_in_background(game.history).await {
        school::add_found(&app.store, id, puzzles).await?;
    }
    Ok(())
}
