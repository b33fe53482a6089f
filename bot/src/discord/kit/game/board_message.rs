//! The messages that show boards: records the newest one and removes the controls of older ones.

use dvonn_model::{Announced, MessageId};
use dvonn_play as play;
use dvonn_play::Match;
use serenity::all::{CreateAllowedMentions, EditMessage};

use crate::discord::kit::app::App;
use crate::discord::kit::delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::{board, clock, news};
use crate::discord::kit::send::SendError;
use crate::text::Text;

/// Records that this state of the game was announced, and which message shows its board. Removes
/// the controls of the previous board.
pub(crate) async fn record_announced(
    app: &App,
    game: &Match,
    message: Option<MessageId>,
) -> Result<(), Failure> {
    let announced = play::mark_announced(&app.store, &game.row, message, app.now()).await?;
    let outdated = match announced {
        Announced::Newest { previous } => previous,
        Announced::Stale => message,
    };
    if let Some(outdated) = outdated {
        remove_controls(app, game, outdated).await;
    }
    Ok(())
}

/// Edits the newest board, in each place of the game, to show the current deadline, or that the clock
/// is stopped. Leaves a board that cannot be edited.
pub(crate) async fn correct_deadline(app: &App, game: &Match) -> Result<(), Failure> {
    let elsewhere = game.from_elsewhere();
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
    match delivery::try_to_edit(app, &row.place, message, &board.as_edit()).await {
        // Where the bot may not attach files, the message has the alt text instead.
        Ok(Some(shown)) if shown.attachments.is_empty() => {
            if let Some(words) = board.in_words() {
                delivery::edit(app, &row.place, message, &words.as_edit()).await;
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
    delivery::edit(app, &game.row.place, message, &board.as_edit()).await;
}

/// Records which deadline a board shows. If there is a newer board, removes the controls of this
/// one, which the edit may have restored.
async fn record_deadline_shown(app: &App, game: &Match, board: MessageId) -> Result<(), Failure> {
    if !play::mark_deadline_shown(&app.store, &game.row, board).await? {
        remove_controls(app, game, board).await;
    }
    Ok(())
}

/// Removes the controls of an old board, and the lines that are no longer true: that the computer is
/// thinking, and the deadline, which would soon read “12 hours ago”.
async fn remove_controls(app: &App, game: &Match, message: MessageId) {
    let edit = EditMessage::new().components(Vec::new());
    let shown = delivery::edit(app, &game.row.place, message, &edit).await;
    if let Some(words) = shown.and_then(|shown| without_past(game, &shown.content)) {
        let edit = EditMessage::new().content(words);
        let edit = edit.allowed_mentions(CreateAllowedMentions::new());
        delivery::edit(app, &game.row.place, message, &edit).await;
    }
}

/// Returns a board's text without the lines that were true only while it was the newest. `None` if
/// it has no such line, or if nothing else remains.
fn without_past(game: &Match, words: &str) -> Option<String> {
    let thinking = news::thinking(Text::of(game.row.locale.as_deref()), game);
    let (removed, kept): (Vec<_>, Vec<_>) = words.lines().partition(|line| {
        thinking.iter().any(|thinking| thinking == line) || clock::is_countdown(line)
    });
    (!removed.is_empty() && !kept.is_empty()).then(|| kept.join("\n"))
}
