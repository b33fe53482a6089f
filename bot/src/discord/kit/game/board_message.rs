//! The messages that show boards: records the newest one and removes the controls of older ones.

use dvonn_model::{Announced, MessageId};
use dvonn_play as play;
use dvonn_play::Match;
use serenity::all::{ChannelId, CreateAllowedMentions, EditMessage};

use crate::discord::kit::app::App;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::{board, news};
use crate::discord::kit::send::{PATIENT, SendError};
use crate::discord::kit::{delivery, send};
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

/// Edits the newest board to show the current deadline, or that the clock is stopped. Leaves a
/// board that cannot be edited.
pub(crate) async fn correct_deadline(app: &App, game: &Match) -> Result<(), Failure> {
    let (row, Some(message)) = (&game.row, game.row.board_message) else { return Ok(()) };
    let target = (ChannelId::new(row.place.channel.into()), discord_id(message));
    let shown = send::send(PATIENT, || app.http.get_message(target.0, target.1)).await;
    let text_only = match shown {
        // Where the bot may not attach files, the message has the alt text instead.
        Ok(shown) => shown.is_some_and(|shown| shown.attachments.is_empty()),
        // Without permission to read old messages, the bot can still edit its own.
        Err(SendError::Forbidden(_)) => false,
        Err(error @ SendError::Unavailable(_)) => return Err(error.into()),
        Err(error) => {
            tracing::debug!(%error, game = %row.id, "failed to update deadline on board");
            return record_deadline_shown(app, game, message).await;
        }
    };
    let board = board::board(&app.painter, game, app.style_of_game(row).await);
    let board = board.in_words().filter(|_| text_only).unwrap_or(board);
    delivery::edit(app, &row.place, message, &board.as_edit()).await;
    record_deadline_shown(app, game, message).await
}

/// Edits the last board of a finished game to show the current effect of the result.
pub(crate) async fn correct_result(app: &App, game: &Match) {
    let Some(message) = game.row.board_message else { return };
    let board = board::board(&app.painter, game, app.style_of_game(&game.row).await);
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

/// Removes the controls of an old board, and the line that says the computer is thinking.
async fn remove_controls(app: &App, game: &Match, message: MessageId) {
    let edit = EditMessage::new().components(Vec::new());
    let edit = match without_thinking(app, game, message).await {
        Some(words) => edit.content(words).allowed_mentions(CreateAllowedMentions::new()),
        None => edit,
    };
    delivery::edit(app, &game.row.place, message, &edit).await;
}

/// Returns an old board's text without the line that says the computer is thinking. `None` if it
/// has no such line or cannot be read.
async fn without_thinking(app: &App, game: &Match, message: MessageId) -> Option<String> {
    if game.row.terms.rated && !game.is_with_computer() {
        return None;
    }
    let channel = ChannelId::new(game.row.place.channel.into());
    let shown = send::send(&[], || app.http.get_message(channel, discord_id(message))).await;
    let thinking = news::thinking(Text::of(game.row.locale.as_deref()), game);
    let words = shown.ok()??.content;
    let (removed, kept): (Vec<_>, Vec<_>) =
        words.lines().partition(|line| thinking.iter().any(|thinking| thinking == line));
    (!removed.is_empty()).then(|| kept.join("\n"))
}

fn discord_id(message: MessageId) -> serenity::all::MessageId {
    serenity::all::MessageId::new(message.into())
}
