//! The messages that show boards: which one is the newest, and what older ones no longer say.

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

/// Remembers that a game was announced as it is, and which message shows its board. Takes the controls
/// off the board before.
pub(crate) async fn remember(
    app: &App,
    game: &Match,
    message: Option<MessageId>,
) -> Result<(), Failure> {
    let announced = play::announced(&app.store, &game.row, message, app.now()).await?;
    let outdated = match announced {
        Announced::Newest { previous } => previous,
        Announced::Stale => message,
    };
    if let Some(outdated) = outdated {
        disarm(app, game, outdated).await;
    }
    Ok(())
}

/// Lets the newest board show the deadline as it is now, or that the clock stands. A board that
/// cannot be edited is left as it is.
pub(crate) async fn correct_deadline(app: &App, game: &Match) -> Result<(), Failure> {
    let (row, Some(message)) = (&game.row, game.row.board_message) else { return Ok(()) };
    let target = (ChannelId::new(row.place.channel.into()), discord_id(message));
    let shown = send::send(PATIENT, || app.http.get_message(target.0, target.1)).await;
    let in_words = match shown {
        // Where no picture may be attached, the words stand in its place.
        Ok(shown) => shown.is_some_and(|shown| shown.attachments.is_empty()),
        // Where old messages may not be read, they can be edited all the same.
        Err(SendError::Forbidden(_)) => false,
        Err(error @ SendError::Unavailable(_)) => return Err(error.into()),
        Err(error) => {
            tracing::debug!(%error, game = %row.id, "a board shows an earlier deadline");
            return remember_deadline(app, game, message).await;
        }
    };
    let board = board::board(&app.painter, game, app.style_of_game(row).await);
    let board = board.in_words().filter(|_| in_words).unwrap_or(board);
    delivery::edit(app, &row.place, message, &board.as_edit()).await;
    remember_deadline(app, game, message).await
}

/// Lets the board on which a game ended show its result as it counts now.
pub(crate) async fn correct_result(app: &App, game: &Match) {
    let Some(message) = game.row.board_message else { return };
    let board = board::board(&app.painter, game, app.style_of_game(&game.row).await);
    delivery::edit(app, &game.row.place, message, &board.as_edit()).await;
}

/// Remembers which deadline a board shows. If there is a newer board, takes the controls off this one,
/// which the edit may have given back.
async fn remember_deadline(app: &App, game: &Match, board: MessageId) -> Result<(), Failure> {
    if !play::deadline_shown(&app.store, &game.row, board).await? {
        disarm(app, game, board).await;
    }
    Ok(())
}

/// Takes the controls off an old board, and the line that the computer is thinking.
async fn disarm(app: &App, game: &Match, message: MessageId) {
    let edit = EditMessage::new().components(Vec::new());
    let edit = match without_thinking(app, game, message).await {
        Some(words) => edit.content(words).allowed_mentions(CreateAllowedMentions::new()),
        None => edit,
    };
    delivery::edit(app, &game.row.place, message, &edit).await;
}

/// What an old board says without the line that the computer is thinking; `None` if it has no such
/// line, or cannot be read.
async fn without_thinking(app: &App, game: &Match, message: MessageId) -> Option<String> {
    if game.row.terms.rated && !game.is_with_computer() {
        return None;
    }
    let channel = ChannelId::new(game.row.place.channel.into());
    let shown = send::send(&[], || app.http.get_message(channel, discord_id(message))).await;
    let thinking = news::thinking(Text::of(game.row.locale.as_deref()), game);
    let words = shown.ok()??.content;
    let (gone, kept): (Vec<_>, Vec<_>) =
        words.lines().partition(|line| thinking.iter().any(|thinking| thinking == line));
    (!gone.is_empty()).then(|| kept.join("\n"))
}

fn discord_id(message: MessageId) -> serenity::all::MessageId {
    serenity::all::MessageId::new(message.into())
}
