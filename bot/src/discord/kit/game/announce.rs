//! Announces games: posts the new board after every change.
//!
//! The message is made (`board`) and sent, and it is recorded which revision of the game was
//! *announced* in which message, and which board is old now. Then the computer is woken. After a
//! crash in between, the game's revision is newer than the announced one, and
//! `features/board/background` announces it.

use dvonn_model::{GameRow, OldBoard, TournamentState};
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_rules::Color;
use futures::future::join_all;
use serenity::all::Message;

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::discord_error::Cause;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::notices::add_players;
use crate::discord::kit::game::old_boards::retire;
use crate::discord::kit::game::tournament::{TournamentLine, tournament_line};
use crate::discord::kit::game::{board, board_message, news};
use crate::discord::kit::send::{SendError, Shown};
use crate::discord::kit::sent::Lookup;
use crate::discord::kit::tell::tell_unanswered;
use crate::discord::kit::threads::{delete_thread, reopen_thread};
use crate::discord::kit::view::View;
use crate::discord::kit::words::players;
use crate::discord::kit::{delivery, handling};

/// Posts the game's board in its channel, or in each of its venues, and records the announcement. Then
/// removes the controls of the previous board.
///
/// The change is already committed, so an error is only logged. The background work retries.
pub(crate) async fn announce(app: &App, game: &Match, delivery: Delivery<'_>) {
    handling::record_game(game.row.id);
    let old = post_board(app, game, delivery).await;
    after_board(app, game, &old).await;
}

/// Posts the board in each venue of the game where that is to be done. Returns the boards that are no longer
/// the newest.
async fn post_board(app: &App, game: &Match, delivery: Delivery<'_>) -> Vec<OldBoard> {
    let elsewhere = game.from_other_venue();
    // At once, so that no venue waits for the other.
    let posted =
        join_all([Some(game), elsewhere.as_ref()].into_iter().flatten().map(async |here| {
            if here.row.is_relayed() && here.row.announced >= here.row.revision {
                return None;
            }
            match try_to_announce(app, here, delivery.to(&here.row)).await {
                Ok(old) => old,
                Err(error) => {
                    if !app.outages.explain(&error) {
                        tracing::warn!(%error, game = %here.row.id, "failed to announce board");
                    }
                    None
                }
            }
        }));
    posted.await.into_iter().flatten().collect()
}

/// Does what follows an announcement, whether or not it succeeded.
async fn after_board(app: &App, game: &Match, old: &[OldBoard]) {
    // Wake the computer only now, so that its move is announced after the one it answers.
    wake_computer(app, game);
    if !game.row.is_running() {
        // A tournament may continue.
        app.work.notify_waiters();
    }
    retire(app, game, old).await;
}

/// Announces a game as it was seen, if that has not been announced. A newer change is left to whoever
/// made it: both would post the same board.
pub(crate) async fn announce_if_due(app: &App, seen: &GameRow) {
    announce_seen(app, seen, Delivery::Message).await;
}

async fn announce_seen(app: &App, seen: &GameRow, delivery: Delivery<'_>) {
    // The same game may be overdue, in the outbox, and waiting for somebody's next command at once.
    let Some(claim) = app.claims.claim("announce a game", seen.id) else { return };
    match Match::find(&app.store, seen.id).await {
        Ok(game) if !game.row.is_announced() && seen.revision == game.row.revision => {
            let old = post_board(app, &game, delivery).await;
            drop(claim);
            after_board(app, &game, &old).await;
        }
        Ok(_) => {}
        Err(error) if app.outages.explain(&error) => {}
        Err(error) => tracing::warn!(%error, game = %seen.id, "failed to announce board"),
    }
}

/// Notes that a board was shown after all, where the bot is a guest and cannot look: somebody uses its
/// buttons.
pub(crate) async fn record_shown(app: &App, caller: &Caller, message: &Message) {
    if !caller.venue.guest {
        return;
    }
    let mut files = message.attachments.iter();
    let Some((game, revision)) = files.find_map(|file| board::on_picture(&file.filename)) else {
        return;
    };
    let (Ok(game), Ok(id)) = (Match::find(&app.store, game).await, message.id.get().try_into())
    else {
        return;
    };
    if game.row.mute.is_none() || game.row.revision != revision {
        return;
    }
    let shown = Some(Shown::known(id));
    match board_message::record_post(app, &game, shown, &message.content).await {
        Ok(old) => retire(app, &game, old.as_slice()).await,
        Err(error) if app.outages.explain(&error) => {}
        Err(error) => {
            tracing::warn!(%error, game = %game.row.id, "failed to record that a board was shown");
        }
    }
}

/// Shows a person who uses the bot where it is a guest what it could not show there by itself.
pub(crate) async fn show_what_waits(app: &App, caller: &Caller) {
    if !caller.venue.guest || !caller.has_replied() {
        return;
    }
    let waiting = match app.store.muted_games_in(caller.venue.channel).await {
        Ok(waiting) => waiting,
        Err(error) => return app.outages.log(&error, "failed to read the boards that wait"),
    };
    for seen in waiting {
        announce_seen(app, &seen, Delivery::FollowUp(caller)).await;
    }
}

/// Replaces the private controls by a confirmation, then announces the game. The change is
/// committed, so the announcement follows even if the confirmation fails.
pub(crate) async fn reply_and_announce(
    app: &App,
    caller: &Caller,
    game: &Match,
    confirmation: &View,
) {
    if let Err(error) = caller.update_message(confirmation).await {
        tracing::info!(%error, game = %game.row.id, "failed to update private message");
    }
    announce(app, game, Delivery::FollowUp(caller)).await;
}

/// Wakes the computer player if it may need to move in this game.
fn wake_computer(app: &App, game: &Match) {
    if game.is_with_computer() || game.row.computer_chooses {
        app.computer.notify_one();
    }
}

async fn try_to_announce(
    app: &App,
    game: &Match,
    delivery: Delivery<'_>,
) -> Result<Option<OldBoard>, Failure> {
    if game.row.is_homeless() {
        return match find_venue(app, game).await? {
            Some(game) => show_board(app, &game, Delivery::Message).await,
            None => Ok(None),
        };
    }
    show_board(app, game, delivery).await
}

/// Opens a thread for a game whose venue was deleted. Without one, the game waits, and its players are
/// told why.
async fn find_venue(app: &App, game: &Match) -> Result<Option<Match>, Failure> {
    let text = app.style_of_game(&game.row).await.text;
    let names = players::names(text, game);
    let names = [names.white.as_str(), names.black.as_str()];
    // A tournament may have moved.
    let tournament = app.store.tournament_of_game(game.row.id).await?;
    if tournament.as_ref().is_some_and(|row| row.state == TournamentState::Running) {
        // Its background work opens all threads of a tournament.
        app.work.notify_waiters();
        return Ok(None);
    }
    let beside = tournament.map(|row| row.channel).or(game.row.venue.parent);
    let opened = match beside {
        Some(channel) => reopen_thread(app, text, &game.row.venue, channel, &names).await,
        None => Err(Failure::NoThread(Cause::NoChannel)),
    };
    let venue = match opened {
        Ok(venue) => venue,
        Err(Failure::NoThread(cause)) => {
            tracing::info!(?cause, game = %game.row.id, "no thread for a game without a place; will retry");
            play::mute::mute(&app.store, &game.row, cause.into(), app.now()).await?;
            return Ok(None);
        }
        Err(error) => return Err(error),
    };
    let mut tx = app.store.begin().await?;
    let moved = play::ending::move_homeless(&mut tx, game.row.id, &venue).await?;
    tx.commit().await?;
    let Some(moved) = moved else {
        delete_thread(app, &venue).await;
        return Ok(None);
    };
    let people = Color::ALL.into_iter().filter_map(|color| game.row.players[color].id());
    add_players(app, &moved.row, people, None).await;
    Ok(Some(moved))
}

async fn show_board(
    app: &App,
    game: &Match,
    delivery: Delivery<'_>,
) -> Result<Option<OldBoard>, Failure> {
    let style = app.style_of_game(&game.row).await;
    let view = board::board(game, style);
    let view = match tournament_line(app, game, style.text).await {
        // Both players must learn about the thread, so both are notified.
        Some(TournamentLine { lines, .. }) if game.row.is_running() => view
            .and(lines)
            .also_ping(Color::ALL.into_iter().filter_map(|color| game.row.players[color].id())),
        Some(TournamentLine { lines, ending }) => {
            match ending.zip(news::ending_line(style.text, game)) {
                Some((ending, usual)) => view.with_line(&usual, &ending),
                None => view,
            }
            .and(lines)
        }
        None => view,
    };
    let view = match delivery {
        // Against the computer, the person who acts sees the answer anyway.
        Delivery::Reply(caller) | Delivery::FollowUp(caller) if game.is_with_computer() => {
            view.without_ping(caller.person.id)
        }
        _ => view,
    };
    let name = board::picture_name(&game.row);
    let occasion = Lookup::new(name, game.row.updated_at).after(game.row.board_message);
    let shown = match delivery::show(app, &game.row.venue, &occasion, &view, delivery).await {
        Ok(shown) => shown,
        Err(SendError::ChannelGone) => {
            let (channel, now) = (game.row.venue.channel, app.now());
            let found = play::ending::end_games_of_deleted_channel(
                &app.store,
                channel,
                app.bot.get().try_into()?,
                now,
            )
            .await?;
            // The background work finds another venue for the others.
            let (ended, homeless) = (found.ended, found.homeless.len());
            tracing::info!(game = %game.row.id, ended, homeless, "channel of games was deleted");
            if game.row.is_relayed() && !game.row.is_running() {
                play::announcing::mark_announced(&app.store, &game.row, None, app.now()).await?;
            }
            return Ok(None);
        }
        Err(error @ SendError::Temporary(_)) => return Err(error.into()),
        Err(error) => {
            tracing::info!(game = %game.row.id, %error, "not allowed to post board; will retry");
            let reason = match error.cause() {
                None | Some(Cause::Hidden | Cause::Forbidden | Cause::ThreadClosed) => "",
                Some(cause) => cause.into(),
            };
            play::mute::mute(&app.store, &game.row, reason, app.now()).await?;
            tell_unanswered(delivery, error).await;
            return Ok(None);
        }
    };
    board_message::record_post(app, game, shown, view.content()).await
}
