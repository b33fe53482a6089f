//! Announcing a game: everything that changes one lets its channel know in this way.

use dvonn_model::GameId;
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_rules::Color;

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::delivery;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::notices::tell_notices;
use crate::discord::kit::game::offers::close_offer_messages;
use crate::discord::kit::game::tournament::tournament_line;
use crate::discord::kit::game::{board, board_message};
use crate::discord::kit::send::SendError;
use crate::discord::kit::view::View;

/// Shows the channel what has become of a game, takes the controls off the board before, and remembers
/// that this was done. Where the nearest way is closed, takes the next. Then tells people in private
/// what they alone are to know of it.
///
/// What a person did is done, whether or not the channel can be told of it now: a failure here is not
/// theirs, and the keeper tries again.
pub(crate) async fn announce(app: &App, game: &Match, delivery: Delivery<'_>) {
    if let Err(error) = try_to_announce(app, game, delivery).await {
        tracing::warn!(%error, game = %game.row.id, "failed to announce a board");
    }
    // Only now, so that its move is announced after the one that it answers.
    call_computer(app, game);
    if !game.row.is_running() {
        // A tournament may go on.
        app.work.notify_waiters();
    }
    close_offer_messages(app, game.row.id).await;
    tell_notices(app, &game.row, delivery.caller()).await;
}

/// Announces a game, unless its newest board has been announced.
pub(crate) async fn announce_if_due(app: &App, game: GameId) {
    // It may be overdue and in the outbox at once.
    let Some(_claim) = app.claims.claim("announce a game", game) else { return };
    match Match::numbered(&app.store, game).await {
        // Somebody may have moved on, and been shown the board, meanwhile.
        Ok(game) if game.row.announced < game.row.revision => {
            announce(app, &game, Delivery::Message).await;
        }
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, %game, "failed to announce a board"),
    }
}

/// The change is on disk: tells the person in place of the controls they used, then everybody.
/// Everybody is told even if the person no longer can be.
pub(crate) async fn reply_and_announce(app: &App, caller: &Caller, game: &Match, told: &View) {
    if let Err(error) = caller.update_message(told).await {
        tracing::info!(%error, game = %game.row.id, "failed to update a private message");
    }
    announce(app, game, Delivery::FollowUp(caller)).await;
}

/// Lets the computer look whether it has to choose a move, if it ever has to in this game.
fn call_computer(app: &App, game: &Match) {
    if game.is_with_computer() || game.row.computer_chooses {
        app.computer.notify_one();
    }
}

async fn try_to_announce(app: &App, game: &Match, delivery: Delivery<'_>) -> Result<(), Failure> {
    let style = app.style_of_game(&game.row).await;
    let view = board::board(&app.painter, game, style);
    let view = match tournament_line(app, game, style.text).await {
        // The player who is not to move has to learn of the thread as well.
        Some(line) if game.row.is_running() => view
            .and(line)
            .calling(Color::ALL.into_iter().filter_map(|color| game.row.players[color].id())),
        Some(line) => view.and(line),
        None => view,
    };
    let view = match delivery {
        // Against the computer, the person who has just acted is looking.
        Delivery::Reply(caller) | Delivery::FollowUp(caller) if game.is_with_computer() => {
            view.sparing(caller.person.id)
        }
        _ => view,
    };
    let occasion = format!("game-{}-{}", game.row.id, game.row.revision);
    let message = match delivery::show(app, &game.row.place, occasion, &view, delivery).await {
        Ok(message) => message,
        Err(SendError::ChannelGone) => {
            let ended = play::channel_gone(&app.store, game.row.place.channel, app.now()).await?;
            tracing::info!(game = %game.row.id, ended, "the channel is gone");
            return Ok(());
        }
        Err(error @ (SendError::Forbidden(_) | SendError::Refused(_))) => {
            tracing::warn!(game = %game.row.id, %error, "failed to post a board");
            None
        }
        Err(error) => return Err(error.into()),
    };
    board_message::remember(app, game, message).await
}
