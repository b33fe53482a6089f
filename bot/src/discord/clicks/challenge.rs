//! Answers to challenges, and games in threads of their own.

use dvonn_model::{ChallengeId, ChannelId, Place};
use dvonn_play as play;
use dvonn_play::{Acceptance, PlayError, Refusal};
use dvonn_rules::Color;

use crate::discord::app::{App, Road};
use crate::discord::caller::Caller;
use crate::discord::chance;
use crate::discord::failure::Failure;
use crate::discord::view::View;
use crate::discord::views;
use crate::say;

pub(super) async fn accept(
    app: &App,
    caller: &Caller<'_>,
    challenge: ChallengeId,
    side: Option<Color>,
) -> Result<(), Failure> {
    let accepted = match start(app, caller, challenge, side, None).await {
        Err(PlayError::Refused(Refusal::ChannelBusy(game))) => {
            let view = views::busy_at_accepting(caller.text, &game, challenge, side);
            return Ok(caller.whisper(&view).await?);
        }
        started => started?,
    };
    let view = views::challenge(&app.painter, &accepted.challenge, caller.public_style());
    if let Err(error) = caller.update(&view).await {
        tracing::info!(%error, challenge = %challenge, "an accepted challenge keeps its buttons");
    }
    app.announce(&accepted.game, Road::FollowUp(caller)).await;
    Ok(())
}

/// The answer comes first: whichever delivery of a click gives it, opens the thread.
pub(super) async fn accept_in_thread(
    app: &App,
    caller: &Caller<'_>,
    challenge: ChallengeId,
    side: Option<Color>,
) -> Result<(), Failure> {
    app.check_may_join(caller).await?;
    let now = app.now();
    let open = play::may_accept(&app.store, challenge, caller.person.id, now).await?;
    caller.update(&View::new(say!(caller.text, "thread-opening"))).await?;
    let names = [open.challenger.name.as_str(), caller.person.name.as_str()];
    let thread = app.open_thread(caller, &names).await?;
    let accepted = match start(app, caller, challenge, side, Some(thread.clone())).await {
        Ok(accepted) => accepted,
        // Somebody else was quicker.
        Err(error) => {
            app.abandon_thread(&thread).await;
            return Err(error.into());
        }
    };
    app.admit(&thread, [accepted.challenge.challenger.id, caller.person.id]).await;

    let place = mention(thread.channel);
    let told = View::new(say!(caller.text, "challenge-in-thread", place = place));
    if let Err(error) = caller.amend(&told).await {
        tracing::info!(%error, challenge = %challenge, "the thread could not be named");
    }
    app.refresh_challenge(&accepted.challenge).await;
    app.announce(&accepted.game, Road::Message).await;
    Ok(())
}

pub(super) async fn decline(
    app: &App,
    caller: &Caller<'_>,
    challenge: ChallengeId,
) -> Result<(), Failure> {
    let now = app.now();
    let closed = play::decline(&app.store, challenge, caller.person.id, now).await?;
    Ok(caller.update(&views::challenge(&app.painter, &closed, caller.public_style())).await?)
}

pub(super) async fn cancel(
    app: &App,
    caller: &Caller<'_>,
    challenge: ChallengeId,
) -> Result<(), Failure> {
    let now = app.now();
    let closed = play::cancel(&app.store, challenge, caller.person.id, now).await?;
    Ok(caller.update(&views::challenge(&app.painter, &closed, caller.public_style())).await?)
}

async fn start(
    app: &App,
    caller: &Caller<'_>,
    challenge: ChallengeId,
    side: Option<Color>,
    place: Option<Place>,
) -> Result<play::Accepted, PlayError> {
    let acceptance = Acceptance {
        challenge,
        person: caller.person.clone(),
        place,
        side,
        challenger_first: chance::coin(),
        interaction: caller.id,
        at: app.now(),
    };
    play::accept(&app.store, acceptance).await
}

pub(super) fn mention(channel: ChannelId) -> String {
    format!("<#{channel}>")
}
