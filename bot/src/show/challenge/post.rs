//! The messages of challenges. Each shows its challenge, then what came of it.

use dvonn_discord::send::SendError;
use dvonn_discord::view::View;
use dvonn_model::{
    ChallengeId, ChallengeRow, ChallengeState, GameRow, MessageId, NewChallenge, PostKey, PostRow,
    Setup,
};
use dvonn_play as play;
use dvonn_play::challenge::draft;
use dvonn_play::{PlayError, Refusal};
use futures::future::BoxFuture;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::delivery::Delivery;
use crate::runtime::delivery::target;
use crate::runtime::failure::Failure;
use crate::runtime::posts;
use crate::runtime::posts::{Face, Message, To};
use crate::say;
use crate::show::challenge::view::Setups;
use crate::show::challenge::{view, view as challenge_view};
use crate::show::explain;
use crate::show::first_steps::for_newcomers;
use crate::show::game::announce::announce;
use crate::show::threads::is_absent;
use crate::show::words::terms::unrated_hint;

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
    let busy = running_game(app, caller).await?;
    if busy.is_some() && caller.venue.guest {
        return Ok(caller.reply_private(&challenge_view::busy_as_guest(caller.text)).await?);
    }
    let draft = draft::make(&app.store, new).await?;
    let view = if is_cut {
        view::draft(&draft, caller.style())
    } else {
        view::ask_setup(caller, &draft, Setups::Common)
    };
    let view = match busy {
        Some(game) => {
            let busy = explain::busy(caller.text, &game);
            view.under(&say!(caller.text, "setup-ask-busy", busy = busy))
        }
        None => view,
    };
    Ok(caller.reply_private(&view).await?)
}

/// Returns the game that is running in the caller's channel, unless its players have left.
async fn running_game(app: &App, caller: &Caller) -> Result<Option<GameRow>, Failure> {
    let latest = app.store.latest_game_in(caller.venue.channel).await?;
    match latest.filter(GameRow::is_running) {
        Some(game) if end_if_deserted(app, caller, &game).await? => Ok(None),
        running => Ok(running),
    }
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

/// Shows an open challenge, as the answer to the challenger. They are also told, privately, how to play a rated game.
///
/// # Errors
/// [`Failure::Send`] if Discord does not allow it. Then the challenge is cancelled: nobody could accept it.
pub(crate) async fn show_challenge(
    app: &App,
    challenge: &ChallengeRow,
    delivery: Delivery<'_>,
) -> Result<(), Failure> {
    let key = PostKey::challenge(challenge.id);
    let face = async |post: &PostRow| Ok(face(app, post, challenge).await);
    posts::try_to_answer(app, key, delivery, face).await?;
    if let Some(caller) = delivery.caller()
        && let Some(hint) = unrated_hint(caller.text, challenge)
        && let Err(error) = caller.follow_up_private(&View::new(hint)).await
    {
        tracing::info!(%error, challenge = %challenge.id, "failed to say why a challenge is unrated");
    }
    Ok(())
}

/// Returns what the message of a challenge shows now.
pub(crate) async fn challenge_face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let challenge = app.store.challenge(ChallengeId::from(post.key.subject)).await?;
    Ok(match challenge {
        Some(challenge) => face(app, post, &challenge).await,
        None => Face::Nothing,
    })
}

async fn face(app: &App, post: &PostRow, challenge: &ChallengeRow) -> Face {
    let is_open = challenge.state == ChallengeState::Open;
    if !is_open && post.shown == 0 {
        return Face::Nothing;
    }
    let style = app.public_style(challenge.venue.guild, challenge.locale.as_deref()).await;
    let view = view::challenge(challenge, style);
    let view = if is_open {
        for_newcomers(app, view, style.text, challenge.opponent.person()).await
    } else {
        view
    };
    // Also once it is closed: it counts as one that people were notified of.
    let face = Face::Lasting(Message {
        name: format!("challenge-{}", challenge.id),
        to: To::Venue(challenge.venue.clone()),
        view,
    });
    if is_open { face.then(withdraw_if_refused) } else { face }
}

fn withdraw_if_refused<'a>(
    app: &'a App,
    post: &'a PostRow,
    reason: Option<&'a SendError>,
) -> BoxFuture<'a, Result<(), Failure>> {
    Box::pin(async move {
        if reason.is_some() {
            play::challenge::withdraw(&app.store, post).await?;
        }
        Ok(())
    })
}

/// Shows on the message of which a button was pressed what came of its challenge.
pub(crate) async fn update_challenge(
    app: &App,
    caller: &Caller,
    challenge: &ChallengeRow,
) -> Result<(), SendError> {
    caller.update_message(&view::challenge(challenge, caller.public_style())).await?;
    posts::record_shown(app, PostKey::challenge(challenge.id), caller).await;
    Ok(())
}

/// Shows that a challenge which is no longer in the database was cancelled.
pub(crate) async fn show_cancelled(app: &App, challenge: &ChallengeRow, message: MessageId) {
    let style = app.public_style(challenge.venue.guild, challenge.locale.as_deref()).await;
    let edit = view::challenge(challenge, style).as_full_edit(&app.client.commands);
    app.client.edit(target(&challenge.venue), u64::from(message).into(), &edit).await;
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
