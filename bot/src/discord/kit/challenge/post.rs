//! How a challenge reaches its channel, and how its message is kept up to date.

use dvonn_model::{ChallengeId, ChallengeRow, ChallengeState, GameRow, MessageId, NewChallenge};
use dvonn_play as play;
use dvonn_play::{PlayError, Refusal};

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::{view, view as challenge_view};
use crate::discord::kit::delivery;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce;
use crate::discord::kit::send::SendError;
use crate::discord::kit::style::Style;
use crate::discord::kit::threads::is_absent;

/// Makes a challenge and shows it in its channel or, where that has a running game, offers the
/// challenger a thread for it.
pub(crate) async fn offer_challenge(
    app: &App,
    caller: &Caller,
    offer: NewChallenge,
) -> Result<(), Failure> {
    let made = match play::make_challenge(&app.store, offer.clone()).await {
        Err(PlayError::Refused(Refusal::ChannelBusy(game)))
            if clear_away(app, caller, &game).await? =>
        {
            play::make_challenge(&app.store, offer.clone()).await
        }
        made => made,
    };
    match made {
        Ok(challenge) => show_challenge(app, &challenge, Delivery::Reply(caller)).await,
        Err(PlayError::Refused(Refusal::ChannelBusy(game))) => {
            let draft = play::draft(&app.store, offer).await?;
            let view = challenge_view::busy_at_challenging(caller.text, &game, draft.id);
            Ok(caller.reply_private(&view).await?)
        }
        Err(error) => Err(error.into()),
    }
}

/// Shows an open challenge in its channel. One that cannot be shown is taken back: nobody could
/// accept it.
pub(crate) async fn show_challenge(
    app: &App,
    challenge: &ChallengeRow,
    delivery: Delivery<'_>,
) -> Result<(), Failure> {
    let shown = try_to_show(app, challenge, delivery).await;
    if matches!(shown, Err(Failure::Send(_))) {
        withdraw(app, challenge).await?;
    }
    shown
}

/// Shows a challenge that a crash kept from being shown, if it still is to be.
pub(crate) async fn show_lost_challenge(app: &App, lost: ChallengeId) -> Result<(), Failure> {
    let Some(challenge) = app.store.challenge(lost).await? else { return Ok(()) };
    if challenge.state != ChallengeState::Open || challenge.shown {
        return Ok(());
    }
    let shown = try_to_show(app, &challenge, Delivery::Message).await;
    match shown {
        // Discord may answer later, and the challenge can wait.
        Err(Failure::Send(SendError::Unavailable(_))) => {}
        Err(Failure::Send(_)) => withdraw(app, &challenge).await?,
        _ => {}
    }
    shown
}

async fn try_to_show(
    app: &App,
    challenge: &ChallengeRow,
    delivery: Delivery<'_>,
) -> Result<(), Failure> {
    let style = style_of_challenge(app, challenge).await;
    let view = view::challenge(&app.painter, challenge, style);
    let occasion = format!("challenge-{}", challenge.id);
    let message = delivery::show(app, &challenge.place, occasion, &view, delivery).await?;
    posted(app, challenge, message).await
}

/// How everybody sees this challenge.
async fn style_of_challenge(app: &App, challenge: &ChallengeRow) -> Style {
    app.public_style(challenge.place.guild, challenge.locale.as_deref()).await
}

async fn withdraw(app: &App, challenge: &ChallengeRow) -> Result<(), Failure> {
    let (challenger, now) = (challenge.challenger.id, app.now());
    play::cancel(&app.store, challenge.id, challenger, now).await?;
    Ok(())
}

/// Notes that an open challenge has been shown, and brings its message up to date if something
/// has become of the challenge meanwhile.
async fn posted(
    app: &App,
    challenge: &ChallengeRow,
    message: Option<MessageId>,
) -> Result<(), Failure> {
    let now = play::mark_posted(&app.store, challenge.id, message).await?;
    if let Some(now) = now.filter(|now| now.state != challenge.state) {
        refresh_challenge(app, &now).await;
    }
    Ok(())
}

/// Lets the message of a challenge say what became of it. Its board goes: a game that came of it
/// shows its own.
pub(crate) async fn refresh_challenge(app: &App, challenge: &ChallengeRow) {
    let Some(message) = challenge.message else { return };
    let style = style_of_challenge(app, challenge).await;
    let edit = view::challenge(&app.painter, challenge, style).as_edit();
    let edit = edit.remove_all_attachments();
    delivery::edit(app, &challenge.place, message, &edit).await;
}

/// Ends the channel's game if all people in it have left the server: nobody else ever could.
pub(crate) async fn clear_away(
    app: &App,
    caller: &Caller,
    game: &GameRow,
) -> Result<bool, Failure> {
    let (guild, players) = (caller.guild()?, &game.players);
    let (white, black) =
        tokio::join!(is_absent(app, guild, &players.white), is_absent(app, guild, &players.black));
    if !(white && black) {
        return Ok(false);
    }
    if let Some(ended) = play::deserted(&app.store, game, app.now()).await? {
        announce(app, &ended, Delivery::Message).await;
    }
    Ok(true)
}

/// Lets the message of a challenge show what became of it by now.
pub(crate) async fn refresh_if_known(app: &App, challenge: ChallengeId) {
    match app.store.challenge(challenge).await {
        Ok(Some(challenge)) => refresh_challenge(app, &challenge).await,
        Ok(None) => {}
        Err(error) => tracing::error!(%error, %challenge, "failed to read a challenge"),
    }
}
