//! Boards that are no longer the newest of their game: takes their controls away, and the lines that are no
//! longer true.
//!
//! One attempt follows the new board, and holds up nothing. What fails is in the store, in the
//! table `old_boards`. The background work tries again when Discord allows it (`kit/edits`), or
//! after a restart. A click on a control of that board tries it too.

use dvonn_model::{MessageId, OldBoard, Venue};
use dvonn_play as play;
use dvonn_play::Match;
use futures::future::join_all;
use jiff::SignedDuration;
use serenity::all::{ChannelId, CreateAllowedMentions, EditMessage, Message};

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::delivery::unarchive;
use crate::discord::kit::edits::EditError;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::{board, clock, news};
use crate::discord::kit::guest;
use crate::discord::kit::send::SendError;
use crate::text::Text;

/// The pause before another attempt, if Discord asks for none: as long as the board has been old, within
/// these.
const SHORTEST_PAUSE: SignedDuration = SignedDuration::from_mins(1);
const LONGEST_PAUSE: SignedDuration = SignedDuration::from_hours(1);
/// After a change of the game, the edit of the old board is on its way for this long at most. A click may have
/// been made before it.
const ON_ITS_WAY: SignedDuration = SignedDuration::from_secs(10);
/// A board that still cannot be edited after this time keeps its controls until somebody uses one.
const GIVEN_UP_AFTER: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Makes one attempt at each of these boards of a game.
pub(crate) async fn retire(app: &App, game: &Match, boards: &[OldBoard]) {
    join_all(boards.iter().map(|board| retire_one(app, game, board))).await;
}

/// Makes one attempt at a board in the background.
pub(crate) async fn retire_later(app: &App, board: &OldBoard) {
    match Match::find(&app.store, board.game).await {
        Ok(game) => retire_one(app, &game, board).await,
        Err(error) if app.outages.explain(&error) => {}
        Err(error) => tracing::warn!(%error, game = %board.game, "failed to edit old board"),
    }
}

async fn retire_one(app: &App, game: &Match, board: &OldBoard) {
    let is_there = |game: &Match| game.row.venue.channel == board.channel;
    let elsewhere = game.from_other_venue().filter(is_there);
    let here = elsewhere.as_ref().unwrap_or(game);
    let (now, message) = (app.now(), board.message);
    let age = now.duration_since(board.since);
    let recorded = match remove_controls(app, here, message).await {
        Err(EditError { error: error @ SendError::Temporary(_), wait }) if age < GIVEN_UP_AFTER => {
            let wait = wait.unwrap_or_else(|| age.clamp(SHORTEST_PAUSE, LONGEST_PAUSE));
            tracing::debug!(%error, game = %board.game, %wait, "failed to edit old board; will retry");
            play::announcing::put_off_old_board(&app.store, message, now + wait).await
        }
        edited => {
            if let Err(EditError { error, .. }) = edited {
                tracing::debug!(%error, game = %board.game, "failed to edit old board");
            }
            app.board_texts.forget(message);
            play::announcing::forget_old_board(&app.store, message).await
        }
    };
    if let Err(error) = recorded {
        app.outages.log(&error, "failed to record the edit of an old board");
    }
}

/// Removes a board's controls, and the lines that were true only while it was the newest.
async fn remove_controls(app: &App, here: &Match, message: MessageId) -> Result<(), EditError> {
    let edit = EditMessage::new().components(Vec::new());
    if let Some(rest) = app.board_texts.of(message) {
        return edit_once(app, &here.row.venue, message, edit.content(rest)).await.map(drop);
    }
    // Only Discord knows the text of a board of an earlier process.
    let shown = edit_once(app, &here.row.venue, message, edit).await?;
    match shown.and_then(|shown| without_stale_lines(here, &shown.content)) {
        Some(rest) => {
            let edit = EditMessage::new().content(rest);
            edit_once(app, &here.row.venue, message, edit).await.map(drop)
        }
        None => Ok(()),
    }
}

async fn edit_once(
    app: &App,
    venue: &Venue,
    message: MessageId,
    edit: EditMessage,
) -> Result<Option<Message>, EditError> {
    let edit = edit.allowed_mentions(CreateAllowedMentions::new());
    if venue.guest {
        return Ok(guest::edit(app, venue.channel, message, &edit).await?);
    }
    let channel = ChannelId::new(venue.channel.into());
    let message = serenity::all::MessageId::new(message.into());
    let attempt = || app.edits.attempt(&app.http, channel, message, &edit);
    match attempt().await {
        Err(EditError { error: SendError::Archived(_), .. }) => {
            unarchive(app, channel).await?;
            attempt().await
        }
        edited => edited,
    }
}

/// Returns a board's text without the lines that were true only while it was the newest: that the computer is
/// thinking, and the deadline, which would soon read “12 hours ago”. `None` if it has no such line, or if
/// nothing else remains.
pub(crate) fn without_stale_lines(game: &Match, words: &str) -> Option<String> {
    let thinking = news::thinking(Text::of(game.row.locale.as_deref()), game);
    let (removed, kept): (Vec<_>, Vec<_>) = words.lines().partition(|line| {
        thinking.iter().any(|thinking| thinking == line) || clock::is_countdown(line)
    });
    (!removed.is_empty() && !kept.is_empty()).then(|| kept.join("\n"))
}

/// Answers a refused click on a board that is no longer the newest: takes its controls away. Why the click is
/// refused follows.
pub(crate) async fn retire_at_click(
    app: &App,
    caller: &Caller,
    clicked: &Message,
    failure: &Failure,
) {
    let is_refused = matches!(failure, Failure::Refused(_));
    if !is_refused || !caller.may_update() || clicked.components.is_empty() {
        return;
    }
    let mut files = clicked.attachments.iter();
    let (Some((game, revision)), Ok(message)) = (
        files.find_map(|file| board::on_picture(&file.filename)),
        MessageId::try_from(clicked.id.get()),
    ) else {
        return;
    };
    let Ok(game) = Match::find(&app.store, game).await else { return };
    let there = game.from_other_venue().filter(|it| it.row.venue.channel == caller.venue.channel);
    let here = there.as_ref().unwrap_or(&game);
    let (newest, announced) = (here.row.board_message, here.row.announced);
    let is_old = newest.is_some_and(|newest| newest != message) && revision <= announced;
    if !is_old || app.now().duration_since(here.row.updated_at) < ON_ITS_WAY {
        return;
    }
    match caller.remove_used_controls(without_stale_lines(here, &clicked.content)).await {
        Ok(()) => {
            app.board_texts.forget(message);
            if let Err(error) = play::announcing::forget_old_board(&app.store, message).await {
                app.outages.log(&error, "failed to record the edit of an old board");
            }
        }
        Err(error) => tracing::info!(%error, "failed to remove the controls of an old board"),
    }
}
