//! Answers to challenges: accept, here or in a new thread, decline and cancel.

use dvonn_discord::view::View;
use dvonn_discord::visibility::{Sight, sight};
use dvonn_model::{ChallengeId, ChallengeRow, Setup, Venue};
use dvonn_play as play;
use dvonn_play::challenge::Acceptance;
use dvonn_play::{PlayError, Refusal};
use dvonn_rules::Color;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::permissions::check_bot_has;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::runtime::ids::ToDiscord as _;
use crate::say;
use crate::show::access::check_may_join;
use crate::show::challenge::post::update_challenge;
use crate::show::challenge::view as challenge_view;
use crate::show::game::announce::announce;
use crate::show::game::notices::add_players;
use crate::show::random;
use crate::show::threads::{delete_thread, name_after_both, open_thread};

/// Accepts a challenge in its channel. If the channel has a running game, offers a thread instead.
pub(super) async fn accept(
    app: &App,
    caller: &Caller,
    challenge: ChallengeId,
    side: Option<Color>,
) -> Result<(), Failure> {
    check_bot_has(caller, caller.to_post())?;
    let accepted = match accept_now(app, caller, challenge, side, None).await {
        Err(PlayError::Refused(Refusal::ChannelBusy(_))) if caller.venue.guest => {
            let view = challenge_view::busy_as_guest(caller.text);
            return Ok(caller.reply_private(&view).await?);
        }
        Err(PlayError::Refused(Refusal::ChannelBusy(game))) => {
            let view = challenge_view::busy_when_accepting(caller.text, &game, challenge, side);
            return Ok(caller.reply_private(&view).await?);
        }
        started => started?,
    };
    if let Err(error) = update_challenge(app, caller, &accepted.challenge).await {
        tracing::info!(%error, challenge = %challenge, "failed to remove buttons of accepted challenge");
    }
    announce(app, &accepted.game, Delivery::FollowUp(caller)).await;
    name_thread(app, caller, &accepted.challenge).await;
    Ok(())
}

/// Accepts a challenge in a new thread. Replies first: Discord accepts one reply per click, so a
/// repeated click opens no second thread.
pub(super) async fn accept_in_thread(
    app: &App,
    caller: &Caller,
    challenge: ChallengeId,
    side: Option<Color>,
) -> Result<(), Failure> {
    check_may_join(app, caller).await?;
    let now = app.now();
    let open = play::challenge::may_accept(&app.store, challenge, caller.person.id, now).await?;
    caller.update_message(&View::new(say!(caller.text, "thread-opening"))).await?;
    let names = [open.challenger.name.as_str(), caller.person.name.as_str()];
    let thread = open_thread(app, caller, &names).await?;
    let accepted = match accept_now(app, caller, challenge, side, Some(thread.clone())).await {
        Ok(accepted) => accepted,
        // Another player accepted first, or the challenge closed.
        Err(error) => {
            delete_thread(app, &thread).await;
            return Err(error.into());
        }
    };
    let people = [accepted.challenge.challenger.id, caller.person.id];
    let is_added = add_players(app, &accepted.game.row, people, Some(caller.person.id)).await;

    let view = challenge_view::in_thread(caller.text, &thread, is_added);
    if let Err(error) = caller.edit_reply(&view).await {
        tracing::info!(%error, challenge = %challenge, "failed to link thread of game");
    }
    announce(app, &accepted.game, Delivery::Message).await;
    Ok(())
}

/// Accepts a challenge from elsewhere on its server, such as the lobby: the game starts in the channel of the
/// challenge, which the person must see. If that has a running game, offers a thread here instead. If the challenge
/// allows a choice of sides, shows its board first.
pub(super) async fn accept_there(
    app: &App,
    caller: &Caller,
    challenge: ChallengeId,
    side: Option<Color>,
) -> Result<(), Failure> {
    let (person, guild) = (caller.person.id, caller.guild()?);
    let found = app.store.challenge(challenge).await?;
    let found = found.filter(|found| found.venue.guild == Some(guild));
    let found = found.ok_or(PlayError::from(Refusal::NoChallenge))?;
    // Discord is asked several things.
    caller.defer_in_place().await?;
    let (http, channel) = (&app.client.http, found.venue.channel.to_discord());
    let sight = sight(http, guild.to_discord(), channel, person.to_discord()).await?;
    if sight != Sight::Visible {
        return Err(PlayError::from(Refusal::NoChallenge).into());
    }
    if side.is_none() && matches!(found.terms.setup, Setup::Cut(_)) {
        let open = play::challenge::may_accept(&app.store, challenge, person, app.now()).await?;
        let view = challenge_view::choose_side(&open, caller.style());
        return Ok(caller.reply_in_place(&view).await?);
    }
    let started = match accept_now(app, caller, challenge, side, None).await {
        Err(PlayError::Refused(Refusal::ChannelBusy(game))) => {
            let view = challenge_view::busy_when_accepting(caller.text, &game, challenge, side);
            return Ok(caller.reply_in_place(&view).await?);
        }
        started => started?,
    };
    let row = &started.game.row;
    let is_added =
        row.venue.parent.is_none() || add_players(app, row, [person], Some(person)).await;
    caller.reply_in_place(&challenge_view::in_thread(caller.text, &row.venue, is_added)).await?;
    announce(app, &started.game, Delivery::Message).await;
    name_thread(app, caller, &started.challenge).await;
    Ok(())
}

/// Names the thread in which somebody has waited for an opponent after both players.
async fn name_thread(app: &App, caller: &Caller, challenge: &ChallengeRow) {
    if challenge.venue.parent.is_some() {
        let both = [challenge.challenger.name.as_str(), caller.person.name.as_str()];
        let text = caller.public_text();
        name_after_both(app, &challenge.venue, text, &both[..1], both).await;
    }
}

pub(super) async fn decline(
    app: &App,
    caller: &Caller,
    challenge: ChallengeId,
) -> Result<(), Failure> {
    let now = app.now();
    let closed = play::challenge::decline(&app.store, challenge, caller.person.id, now).await?;
    Ok(update_challenge(app, caller, &closed).await?)
}

pub(super) async fn cancel(
    app: &App,
    caller: &Caller,
    challenge: ChallengeId,
) -> Result<(), Failure> {
    let now = app.now();
    let closed = play::challenge::cancel(&app.store, challenge, caller.person.id, now).await?;
    Ok(update_challenge(app, caller, &closed).await?)
}

async fn accept_now(
    app: &App,
    caller: &Caller,
    challenge: ChallengeId,
    side: Option<Color>,
    venue: Option<Venue>,
) -> Result<play::challenge::Accepted, PlayError> {
    let acceptance = Acceptance {
        challenge,
        person: caller.person.clone(),
        venue,
        side,
        challenger_first: random::coin(),
        interaction: caller.id,
        at: app.now(),
    };
    play::challenge::accept(&app.store, acceptance).await
}
