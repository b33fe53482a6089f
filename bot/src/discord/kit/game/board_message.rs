//! The messages that show boards: records the newest one, and keeps its deadline true.

use dvonn_model::{MessageId, OldBoard};
use dvonn_play as play;
use dvonn_play::Match;

use crate::discord::kit::app::App;
use crate::discord::kit::delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::board;
use crate::discord::kit::game::old_boards::{retire, without_stale_lines};
use crate::discord::kit::send::{SendError, Shown};

/// Records that this state of the game was announced, and which message shows its board with this text.
/// Returns the board that has to be retired.
pub(crate) async fn record_post(
    app: &App,
    game: &Match,
    shown: Option<Shown>,
    text: &str,
) -> Result<Option<OldBoard>, Failure> {
    if let Some(shown) = shown.filter(|shown| shown.has_picture && game.row.is_running()) {
        let rest = without_stale_lines(game, text).unwrap_or_else(|| text.to_owned());
        app.board_texts.keep(shown.id, rest);
    }
    let message = shown.map(|shown| shown.id);
    Ok(play::announcing::mark_announced(&app.store, &game.row, message, app.now()).await?)
}

/// Edits the newest board, in each venue of the game, to show the current deadline, or that the clock
/// is stopped. Leaves a board that cannot be edited.
pub(crate) async fn correct_deadline(app: &App, game: &Match) -> Result<(), Failure> {
    let elsewhere = game.from_other_venue();
    // A board that is about to be posted shows the new deadline anyway.
    let elsewhere = elsewhere.filter(|there| there.row.announced == there.row.revision);
    let there = match &elsewhere {
        Some(elsewhere) => correct_deadline_here(app, elsewhere).await,
        None => Ok(()),
    };
    correct_deadline_here(app, game).await?;
    there
}

async fn correct_deadline_here(app: &App, game: &Match) -> Result<(), Failure> {
    let (row, Some(message)) = (&game.row, game.row.board_message) else { return Ok(()) };
    let board = board::board(game, app.style_of_game(row).await);
    match delivery::try_to_edit(app, &row.venue, message, &board.as_edit()).await {
        // Where the bot may not attach files, the message has the alt text instead.
        Ok(Some(shown)) if shown.attachments.is_empty() => {
            if let Some(words) = board.in_words() {
                delivery::edit(app, &row.venue, message, &words.as_edit()).await;
            }
        }
        Ok(_) => {}
        Err(error @ SendError::Temporary(_)) => return Err(error.into()),
        Err(error) => {
            tracing::debug!(%error, game = %row.id, "failed to update deadline on board");
        }
    }
    record_deadline_shown(app, game, message).await
}

/// Edits the last board of a finished game to show the current effect of the result.
pub(crate) async fn correct_result(app: &App, game: &Match) {
    let Some(message) = game.row.board_message else { return };
    let board = board::board(game, app.style_of_game(&game.row).await);
    delivery::edit(app, &game.row.venue, message, &board.as_edit()).await;
}

/// Records which deadline a board shows. If there is a newer board, removes the controls of this
/// one, which the edit may have restored.
async fn record_deadline_shown(app: &App, game: &Match, board: MessageId) -> Result<(), Failure> {
    if !play::announcing::mark_deadline_shown(&app.store, &game.row, board).await? {
        let (game_id, channel, now) = (game.row.id, game.row.venue.channel, app.now());
        let old = OldBoard { message: board, channel, game: game_id, since: now, due: now };
        retire(app, game, &[old]).await;
    }
    Ok(())
}
