//! Posts challenges and keeps their messages up to date.

use dvonn_model::{
    ChallengeId, ChallengeRow, ChallengeState, GameRow, MessageId, NewChallenge, Setup,
};
use dvonn_play as play;
use dvonn_play::challenge::draft;
use dvonn_play::{PlayError, Refusal};

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::view::Setups;
use crate::discord::kit::challenge::{view, view as challenge_view};
use crate::discord::kit::delivery;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce;
use crate::discord::kit::send::SendError;
use crate::discord::kit::sent::Lookup;
use crate::discord::kit::style::Style;
use crate::discord::kit::threads::is_absent;

/// Posts a challenge whose setup is known. Otherwise asks the challenger, and shows them the board of
/// cut and choose before anybody else sees it.
pub(crate) async fn offer_or_ask(
    app: &App,
    caller: &Caller,
    new: NewChallenge,
    is_setup_known: bool,
) -> Result<(), Failure> {
    let is_cut = matches!(new.terms.setup, Setup::Cut(_));
    if is_setup_known && !is_cut {
        return offer_challenge(app, caller, new).await;
    }
    let draft = draft::make(&app.store, new).await?;
    let view = if is_cut {
        view::draft(&draft, caller.style())
    } else {
        view::ask_setup(caller, &draft, Setups::Common)
    };
    Ok(caller.reply_private(&view).await?)
}

/// Makes a challenge and posts it in its channel. If the channel has a running game, offers the
/// challenger a thread instead.
pub(crate) async fn offer_challenge(
    app: &App,
    caller: &Caller,
    new: NewChallenge,
) -> Result<(), Failure> {
    let made = match play::challenge::make(&app.store, new.clone()).await {
        Err(PlayError::Refused(Refusal::ChannelBusy(game)))
            if end_if_deserted(app, caller, &game).await? =>
        {
            play::challenge::make(&app.store, new.clone()).await
        }
        made => made,
    };
    match made {
        Ok(challenge) => show_challenge(app, &challenge, Delivery::Reply(caller)).await,
        Err(PlayError::Refused(Refusal::ChannelBusy(_))) if caller.venue.guest => {
            Ok(caller.reply_private(&challenge_view::busy_as_guest(caller.text)).await?)
        }
        Err(PlayError::Refused(Refusal::ChannelBusy(game))) => {
            let draft = draft::make(&app.store, new).await?;
            let view = challenge_view::busy_when_challenging(caller.text, &game, draft.id);
            Ok(caller.reply_private(&view).await?)
        }
        Err(error) => Err(error.into()),
    }
}

/// Posts an open challenge in its channel. If that fails, cancels it: nobody could accept it.
pub(crate) async fn show_challenge(
    app: &App,
    challenge: &ChallengeRow,
    delivery: Delivery<'_>,
) -> Result<(), Failure> {
    let shown = try_to_post(app, challenge, delivery).await;
    if matches!(shown, Err(Failure::Send(_))) {
        withdraw(app, challenge).await?;
    }
    shown
}

/// Posts a challenge that a crash left unposted, if it is still open.
pub(crate) async fn show_lost_challenge(app: &App, lost: ChallengeId) -> Result<(), Failure> {
    let Some(challenge) = app.store.challenge(lost).await? else { return Ok(()) };
    if challenge.state != ChallengeState::Open || challenge.shown {
        return Ok(());
    }
    let shown = try_to_post(app, &challenge, Delivery::Message).await;
    match shown {
        // It may work later, and the challenge can wait.
        Err(Failure::Send(SendError::Temporary(_))) => {}
        Err(Failure::Send(_)) => withdraw(app, &challenge).await?,
        _ => {}
    }
    shown
}

async fn try_to_post(
    app: &App,
    challenge: &ChallengeRow,
    delivery: Delivery<'_>,
) -> Result<(), Failure> {
    let style = style_of_challenge(app, challenge).await;
    let view = view::challenge(challenge, style);
    let occasion = Lookup::new(format!("challenge-{}", challenge.id), challenge.created_at);
    let message = delivery::show(app, &challenge.venue, &occasion, &view, delivery).await?;
    record_posted(app, challenge, message.map(|shown| shown.id)).await
}

/// Returns the style of a challenge's message.
async fn style_of_challenge(app: &App, challenge: &ChallengeRow) -> Style {
    app.public_style(challenge.venue.guild, challenge.locale.as_deref()).await
}

async fn withdraw(app: &App, challenge: &ChallengeRow) -> Result<(), Failure> {
    let (challenger, now) = (challenge.challenger.id, app.now());
    play::challenge::cancel(&app.store, challenge.id, challenger, now).await?;
    Ok(())
}

/// Records that a challenge has been posted. If its state has changed meanwhile, refreshes its
/// message.
async fn record_posted(
    app: &App,
    challenge: &ChallengeRow,
    message: Option<MessageId>,
) -> Result<(), Failure> {
    let now = play::challenge::mark_posted(&app.store, challenge.id, message).await?;
    if let Some(now) = now.filter(|now| now.state != challenge.state) {
        refresh_challenge(app, &now).await;
    }
    Ok(())
}

/// Edits the message of a challenge to show its state. Removes the board: a game shows its own.
pub(crate) async fn refresh_challenge(app: &App, challenge: &ChallengeRow) {
    let Some(message) = challenge.message else { return };
    let style = style_of_challenge(app, challenge).await;
    let edit = view::challenge(challenge, style).as_edit();
    let edit = edit.remove_all_attachments();
    delivery::edit(app, &challenge.venue, message, &edit).await;
}

/// Ends the channel's game if all its people have left the server: only they could end it. Returns
/// true if they have left.
pub(crate) async fn end_if_deserted(
    app: &App,
    caller: &Caller,
    game: &GameRow,
) -> Result<bool, Failure> {
    let (Some(guild), players) = (caller.venue.guild, &game.players) else { return Ok(false) };
    let (white, black) =
        tokio::join!(is_absent(app, guild, &players.white), is_absent(app, guild, &players.black));
    // Of a game between servers, one player is always somewhere else.
    if game.is_relayed() || !(white && black) {
        return Ok(false);
    }
    if let Some(ended) = play::ending::end_deserted(&app.store, game, app.now()).await? {
        announce(app, &ended, Delivery::Message).await;
    }
    Ok(true)
}

/// Edits the message of a challenge to show its current state, if the challenge still exists.
pub(crate) async fn refresh_if_known(app: &App, challenge: ChallengeId) {
    match app.store.challenge(challenge).await {
        Ok(Some(challenge)) => refresh_challenge(app, &challenge).await,
        Ok(None) => {}
        Err(error) if app.outages.explain(&error) => {}
        Err(error) => tracing::error!(%error, %challenge, "failed to read challenge"),
    }
}
