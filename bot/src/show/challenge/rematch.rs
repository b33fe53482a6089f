//! Offers or starts a rematch.

use dvonn_model::{ChallengeId, ComputerKind, NewChallenge};
use dvonn_play as play;
use dvonn_play::challenge::Acceptance;
use dvonn_play::offers::OfferRefusal;
use dvonn_play::{Match, PlayError, Refusal};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::permissions::check_bot_has;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::show::access::{check_may_start, check_may_start_alone};
use crate::show::challenge::computer::start_with_computer;
use crate::show::challenge::engine::computer_of;
use crate::show::challenge::post::offer_challenge;
use crate::show::challenge::view as challenge_view;
use crate::show::game::announce::announce;
use crate::show::random;

/// Offers a rematch for this player. Starts it if the opponent has offered one or is the computer.
pub(crate) async fn rematch(app: &App, caller: &Caller, game: &Match) -> Result<(), Failure> {
    let person = caller.person.id;
    let new = wanted(app, caller, game)?;
    if let Some(computer) = computer_of(app, new.opponent)? {
        return start_alone(app, caller, game, new, computer).await;
    }
    let waiting = app.store.rematch_challenge(game.row.id).await?;
    if waiting.is_none_or(|waiting| waiting.challenger.id == person) {
        check_may_start(app, caller).await?;
    } else {
        check_bot_has(caller, caller.to_post())?;
    }
    match offer_challenge(app, caller, new).await {
        Err(Failure::Refused(Refusal::Offer(OfferRefusal::RematchOffered(challenge)))) => {
            start_rematch(app, caller, challenge).await
        }
        made => made,
    }
}

/// Starts a game against the level above the one that this player has beaten.
pub(crate) async fn next_level(app: &App, caller: &Caller, game: &Match) -> Result<(), Failure> {
    let new = wanted(app, caller, game)?;
    match play::challenge::next_level(game) {
        Some(level) => start_alone(app, caller, game, new, level.into()).await,
        None => rematch(app, caller, game).await,
    }
}

/// Returns the game that a player wants after this one.
fn wanted(app: &App, caller: &Caller, game: &Match) -> Result<NewChallenge, Failure> {
    let (person, at) = (caller.person.id, app.now());
    let new = play::challenge::rematch(game, person, caller.id, at, random::bits())?;
    Ok(NewChallenge { locale: caller.locale.clone(), ..new })
}

async fn start_alone(
    app: &App,
    caller: &Caller,
    game: &Match,
    new: NewChallenge,
    computer: ComputerKind,
) -> Result<(), Failure> {
    if caller.venue.channel == game.row.venue.channel {
        check_may_start_alone(app, caller).await?;
    } else {
        check_may_start(app, caller).await?;
    }
    let new = NewChallenge { opponent: computer.opponent(), ..new };
    Box::pin(start_with_computer(app, caller, new, computer)).await
}

async fn start_rematch(app: &App, caller: &Caller, challenge: ChallengeId) -> Result<(), Failure> {
    let acceptance = Acceptance {
        challenge,
        person: caller.person.clone(),
        venue: None,
        side: None,
        challenger_first: random::coin(),
        interaction: caller.id,
        at: app.now(),
    };
    let accepted = match play::challenge::accept(&app.store, acceptance).await {
        Err(PlayError::Refused(Refusal::ChannelBusy(game))) => {
            let view = challenge_view::busy_when_accepting(caller.text, &game, challenge, None);
            return Ok(caller.reply_private(&view).await?);
        }
        accepted => accepted?,
    };
    announce(app, &accepted.game, Delivery::Reply(caller)).await;
    Ok(())
}
