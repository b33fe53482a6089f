//! The boards of games: each change of a game raises the post that shows it, in each of its venues.
//!
//! A handler that has changed a game calls [`announce`]: the board in the caller's channel is the answer to
//! them. `runtime/posts` sends everything else.

use dvonn_discord::cause::Cause;
use dvonn_discord::send::SendError;
use dvonn_discord::view::View;
use dvonn_model::{GameId, PostKey, PostRow, PostShown, TournamentState, Venue};
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_rules::Color;
use jiff::SignedDuration;
use serenity::all::Message as DiscordMessage;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::runtime::handling;
use crate::runtime::posts;
use crate::runtime::posts::{Face, Issue, Message, To};
use crate::show::first_steps::{for_newcomers, how_to_move};
use crate::show::game::milestones::{Ended, send_with_milestones};
use crate::show::game::notices::add_players;
use crate::show::game::tournament::tournament_line;
use crate::show::game::{board, own_ending};
use crate::show::threads::{delete_thread, reopen_thread};
use crate::show::words::players;

/// After a change of the game, the edit of the old board is on its way for this long at most. A click may have
/// been made before it.
const ON_ITS_WAY: SignedDuration = SignedDuration::from_secs(10);
/// The time until a game without a venue is tried again.
const HOMELESS_PAUSE: SignedDuration = SignedDuration::from_mins(1);

/// Wakes who goes on with a game that has changed.
pub(crate) fn wake(app: &App, game: &Match) {
    if !game.row.is_running() {
        // A tournament may continue.
        app.work.notify_waiters();
    }
    if game.is_with_computer() || game.row.computer_chooses {
        app.computer.notify_one();
    }
}

/// Shows the board of a game that the caller has changed: in their channel as the answer to them, elsewhere
/// at once by itself.
pub(crate) async fn announce(app: &App, game: &Match, delivery: Delivery<'_>) {
    handling::record_game(game.row.id);
    wake(app, game);
    let elsewhere = game.from_other_venue();
    let venues = [Some(game), elsewhere.as_ref()].into_iter().flatten();
    let is_here = |there: &&Match| {
        let caller = delivery.caller();
        caller.is_some_and(|caller| caller.venue.channel == there.row.venue.channel)
    };
    let (here, others): (Vec<_>, Vec<_>) = venues.partition(is_here);
    for there in others {
        app.store.release_post(key(there));
    }
    for here in here {
        posts::answer(app, key(here), delivery, async |_| Ok(face(app, here, delivery).await))
            .await;
    }
}

/// Replaces the private controls by a confirmation, below how the game ended and the milestones that the caller has
/// reached, then shows the board. The change is committed, so the board follows even if the confirmation fails.
pub(crate) async fn reply_and_announce(
    app: &App,
    caller: &Caller,
    game: &Match,
    confirmation: &View,
) {
    let update = async |view: &View| caller.update_message(view).await;
    let ended = own_ending::played(caller.text, game, caller.person.id)
        .map(|words| Ended { game: game.row.id, words });
    if let Err(error) = send_with_milestones(app, caller, ended, confirmation, update).await {
        tracing::info!(%error, game = %game.row.id, "failed to update private message");
    }
    announce(app, game, Delivery::FollowUp(caller)).await;
}

fn key(game: &Match) -> PostKey {
    PostKey::board(game.row.id, game.row.is_away())
}

/// Returns the board that a post is to show now.
pub(crate) async fn board_face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let game = Match::find(&app.store, GameId::from(post.key.subject)).await?;
    let game = match game.from_other_venue() {
        Some(away) if post.key == key(&away) => away,
        _ => game,
    };
    if !game.row.is_homeless() {
        return Ok(face(app, &game, Delivery::Message).await);
    }
    Ok(match find_venue(app, post, &game).await? {
        Some(moved) => face(app, &moved, Delivery::Message).await,
        None => Face::Later(app.now() + HOMELESS_PAUSE),
    })
}

/// Returns the board of a game, as the answer to a caller or as a message of its own.
async fn face(app: &App, game: &Match, delivery: Delivery<'_>) -> Face {
    let style = match delivery.caller() {
        Some(caller) if caller.venue.guild == game.row.venue.guild => {
            caller.public_style_in(game.row.locale.as_deref())
        }
        _ => app.style_of_game(&game.row).await,
    };
    let about_tournament = tournament_line(app, game, style.text).await;
    let ending = about_tournament.as_ref().and_then(|about| about.ending.as_deref());
    let view = board::board(game, style, ending);
    let view = match how_to_move(app, style.text, game).await {
        Some(how) => view.and(View::new(how)),
        None => view,
    };
    let view = if board::is_first(game) && !game.row.is_relayed() {
        let people = Color::ALL.into_iter().filter_map(|color| game.row.players[color].id());
        for_newcomers(app, view, style.text, people).await
    } else {
        view
    };
    let is_running = game.row.is_running();
    let rest = is_running.then(|| board::rest(game, style));
    let (view, rest) = match about_tournament {
        Some(about) => {
            let rest = rest.map(|rest| rest.and(about.lines.clone()));
            let view = view.and(about.lines);
            // Both players must learn about the thread, so both are notified.
            let both = Color::ALL.into_iter().filter_map(|color| game.row.players[color].id());
            (if is_running { view.also_ping(both) } else { view }, rest)
        }
        None => (view, rest),
    };
    let view = match delivery {
        // Against the computer, the person who acts sees the answer anyway.
        Delivery::Reply(caller) | Delivery::FollowUp(caller) if game.is_with_computer() => {
            view.without_ping(caller.person.id)
        }
        _ => view,
    };
    let row = &game.row;
    Face::Issue(Box::new(Issue {
        rest,
        message: Message { name: board::picture_name(row), to: To::Venue(row.venue.clone()), view },
        number: row.revision,
        known: row.plies,
        shows: row.clock.shown(),
        refused: Some(|app, post, venue, error| Box::pin(refused(app, post, venue, error))),
    }))
}

/// Ends the games of a channel that is gone, and mutes a game that may not be shown.
async fn refused(
    app: &App,
    post: &PostRow,
    venue: &Venue,
    error: &SendError,
) -> Result<(), Failure> {
    if let SendError::ChannelGone = error {
        let bot = app.client.bot.get().try_into()?;
        let channel = venue.channel;
        let now = app.now();
        let found =
            play::ending::end_games_of_deleted_channel(&app.store, channel, bot, now).await?;
        let (ended, homeless) = (found.ended, found.homeless.len());
        tracing::info!(%channel, ended, homeless, "channel of games was deleted");
        return Ok(());
    }
    let reason = match error.cause() {
        None | Some(Cause::Hidden | Cause::Forbidden | Cause::ThreadClosed) => "",
        Some(cause) => cause.into(),
    };
    Ok(play::mute::mute(&app.store, post, venue, reason, app.now()).await?)
}

/// Opens a thread for a game whose venue was deleted. Without one, the game waits, and its players are
/// told why.
async fn find_venue(app: &App, post: &PostRow, game: &Match) -> Result<Option<Match>, Failure> {
    let text = app.style_of_game(&game.row).await.text;
    let names = players::names(text, game);
    let names = [names.white.full.as_str(), names.black.full.as_str()];
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
            let (venue, now) = (&game.row.venue, app.now());
            play::mute::mute(&app.store, post, venue, cause.into(), now).await?;
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

/// Notes that a board was shown after all, where the bot is a guest and cannot look: somebody uses its
/// buttons.
pub(crate) async fn record_shown(app: &App, caller: &Caller, message: &DiscordMessage) {
    if !caller.venue.guest {
        return;
    }
    let mut files = message.attachments.iter();
    let Some((game, revision)) = files.find_map(|file| board::on_picture(&file.filename)) else {
        return;
    };
    let work = async {
        let game = Match::find(&app.store, game).await?;
        if game.row.muted_since.is_none() || game.row.revision != revision {
            return Ok(());
        }
        let Some(post) = app.store.post(key(&game)).await? else { return Ok(()) };
        let Face::Issue(issue) = face(app, &game, Delivery::Message).await else { return Ok(()) };
        let seen = PostShown {
            issue: issue.number,
            known: issue.known,
            shows: issue.shows,
            channel: Some(caller.venue.channel),
            message: message.id.get().try_into().ok(),
            guest: true,
            rest: issue.rest.map(|rest| rest.content().to_owned()),
        };
        posts::record(app, &post, &seen).await
    };
    match work.await {
        Err(error) if !app.outages.explain(&error) => {
            tracing::warn!(%error, %game, "failed to record that a board was shown");
        }
        _ => {}
    }
}

/// Shows what could not be shown where the bot is a guest, now that a person has used it there.
pub(crate) async fn show_what_waits(app: &App, caller: &Caller) {
    if !caller.venue.guest || !caller.has_replied() {
        return;
    }
    let work = async {
        let waiting = app.store.muted_games_in(caller.venue.channel).await?;
        if waiting.is_empty() {
            return Ok(());
        }
        let mut tx = app.store.begin_unsynced().await?;
        for game in waiting {
            tx.retry_boards(game.id, app.now()).await?;
        }
        tx.commit().await
    };
    if let Err(error) = work.await {
        app.outages.log(&error, "failed to read the boards that wait");
    }
}

/// Answers a refused click on a board that is no longer the newest: takes its controls away. Why the click is
/// refused follows.
pub(crate) async fn retire_at_click(
    app: &App,
    caller: &Caller,
    clicked: &DiscordMessage,
    failure: &Failure,
) {
    let is_refused = matches!(failure, Failure::Refused(_));
    if !is_refused || !caller.may_update() || clicked.components.is_empty() {
        return;
    }
    let mut files = clicked.attachments.iter();
    let (Some((game, revision)), Ok(message)) =
        (files.find_map(|file| board::on_picture(&file.filename)), clicked.id.get().try_into())
    else {
        return;
    };
    let Ok(game) = Match::find(&app.store, game).await else { return };
    let here = match game.from_other_venue() {
        Some(away) if away.row.venue.channel == caller.venue.channel => away,
        _ => game,
    };
    let is_old = here.row.board_message.is_some_and(|newest| newest != message)
        && revision <= here.row.shown;
    if !is_old || app.now().duration_since(here.row.updated_at) < ON_ITS_WAY {
        return;
    }
    let Ok(Some(post)) = app.store.post(key(&here)).await else { return };
    let rest = post.old.and_then(|(old, rest)| rest.filter(|_| old == message));
    match caller.remove_used_controls(rest).await {
        Ok(()) => match posts::old::forget_old(app, key(&here), message).await {
            Err(error) if !app.outages.explain(&error) => {
                tracing::warn!(%error, "failed to record the edit of an old board");
            }
            _ => {}
        },
        Err(error) => tracing::info!(%error, "failed to remove the controls of an old board"),
    }
}
