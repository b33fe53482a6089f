//! One's own draft of a challenge: the board of cut and choose, a thread where the channel is busy.

use dvonn_model::{ChallengeId, ChallengeRow, Opponent, Place};
use dvonn_play as play;
use dvonn_play::{PlayError, Publication, Refusal};
use dvonn_rules::Seed;

use super::challenge::mention;
use crate::discord::app::{App, Road};
use crate::discord::caller::Caller;
use crate::discord::chance;
use crate::discord::failure::Failure;
use crate::discord::view::View;
use crate::discord::views;
use crate::say;

pub(super) async fn offer_board(
    app: &App,
    caller: &Caller<'_>,
    draft: ChallengeId,
    seed: Seed,
) -> Result<(), Failure> {
    app.check_may_start(caller).await?;
    let offer = || publish(app, caller, draft, caller.place.clone(), Some(seed));
    let offered = match offer().await {
        Err(PlayError::Refused(Refusal::ChannelBusy(game)))
            if app.clear_away(caller, &game).await? =>
        {
            offer().await
        }
        offered => offered,
    };
    let challenge = match offered {
        Ok(challenge) => challenge,
        Err(PlayError::Refused(Refusal::ChannelBusy(game))) => {
            let view = views::busy_at_challenging(caller.text, &game, draft);
            return Ok(caller.update(&view).await?);
        }
        Err(PlayError::Refused(Refusal::DealtAnew(draft))) => {
            return Ok(caller.update(&views::draft(&app.painter, &draft, caller.style())).await?);
        }
        Err(error) => return Err(error.into()),
    };
    if let Err(error) = caller.update(&View::new(say!(caller.text, "draft-offered"))).await {
        tracing::info!(%error, challenge = %draft, "an offered board keeps its buttons");
    }
    app.show_challenge(&challenge, Road::FollowUp(caller)).await
}

pub(super) async fn deal_again(
    app: &App,
    caller: &Caller<'_>,
    draft: ChallengeId,
    saw: Seed,
) -> Result<(), Failure> {
    let (seed, now) = (Seed::from_bits(chance::bits()), app.now());
    let person = caller.person.id;
    let draft = play::deal_again(&app.store, draft, person, saw, seed, now).await?;
    Ok(caller.update(&views::draft(&app.painter, &draft, caller.style())).await?)
}

pub(super) async fn discard(
    app: &App,
    caller: &Caller<'_>,
    draft: ChallengeId,
) -> Result<(), Failure> {
    play::cancel(&app.store, draft, caller.person.id, app.now()).await?;
    Ok(caller.update(&View::new(say!(caller.text, "draft-discarded"))).await?)
}

/// Opens a thread for a challenge or, where that is to the computer, for the game itself.
pub(super) async fn challenge_in_thread(
    app: &App,
    caller: &Caller<'_>,
    draft: ChallengeId,
) -> Result<(), Failure> {
    app.check_may_start(caller).await?;
    let row = app.store.challenge(draft).await?.ok_or(Refusal::NoChallenge)?;
    match row.opponent {
        Opponent::Computer(level) => app.begin_in_thread(caller, &row, level).await,
        Opponent::Anyone | Opponent::Person(_) => open_thread(app, caller, draft).await,
    }
}

/// The answer comes first: whichever delivery of a click gives it, opens the thread.
async fn open_thread(app: &App, caller: &Caller<'_>, draft: ChallengeId) -> Result<(), Failure> {
    caller.update(&View::new(say!(caller.text, "thread-opening"))).await?;
    let place = app.open_thread(caller, &[&caller.person.name]).await?;
    let shown = match publish(app, caller, draft, place.clone(), None).await {
        Ok(challenge) => app.show_challenge(&challenge, Road::Message).await,
        Err(error) => Err(error.into()),
    };
    if let Err(failure) = shown {
        app.abandon_thread(&place).await;
        return Err(failure);
    }
    app.admit(&place, [caller.person.id]).await;
    let view = View::new(say!(caller.text, "challenge-posted", place = mention(place.channel)));
    Ok(caller.amend(&view).await?)
}

async fn publish(
    app: &App,
    caller: &Caller<'_>,
    challenge: ChallengeId,
    place: Place,
    seen: Option<Seed>,
) -> Result<ChallengeRow, PlayError> {
    let publication = Publication {
        challenge,
        person: caller.person.id,
        place,
        seen,
        interaction: caller.id,
        at: app.now(),
    };
    play::publish(&app.store, publication).await
}
