//! Moderators' decisions about games.

use dvonn_model::{Decision, GameId};
use dvonn_play as play;
use dvonn_play::moderation::{Moderation, Order};
use dvonn_play::rights::RightsRefusal;
use dvonn_play::{GameRef, Match, PlayError, Refusal};

use crate::discord::features::moderation::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::delivery;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce;
use crate::discord::kit::game::board_message;
use crate::discord::kit::sent::Lookup;

/// Applies a moderator's decision to a game and announces it. Without a number, takes the channel's
/// game.
pub(crate) async fn decide(
    app: &App,
    caller: &Caller,
    game: Option<GameId>,
    order: Order,
    reason: &str,
) -> Result<(), Failure> {
    let moderation = Moderation {
        game: game.map_or(caller.venue.channel.into(), GameRef::from),
        guild: caller.guild()?,
        order,
        decision: decision(caller, reason)?,
        interaction: caller.id,
        at: app.now(),
    };
    let game = match play::moderation::moderate(&app.store, moderation.clone()).await {
        Err(PlayError::Refused(Refusal::Ended(_))) if moderation.order == Order::Void => {
            return void_finished_game(app, caller, moderation).await;
        }
        game => game?,
    };
    if game.row.venue.channel == caller.venue.channel && !caller.is_in_private() {
        announce(app, &game, Delivery::Reply(caller)).await;
        return Ok(());
    }
    let here = game.row.clone().seen_on(caller.guild()?);
    let replied = caller.reply_in_place(&view::decision_posted(caller.text, &here)).await;
    if let Err(error) = replied {
        tracing::info!(%error, game = %game.row.id, "failed to reply to moderator");
    }
    announce(app, &game, Delivery::Message).await;
    Ok(())
}

/// Voids the result of a finished game and announces it. Defers the reply, because recomputing many
/// ratings takes a while, in which nobody else can move: each server does it once at a time.
async fn void_finished_game(
    app: &App,
    caller: &Caller,
    moderation: Moderation,
) -> Result<(), Failure> {
    let claim = app.claims.claim("void a result", caller.guild()?);
    let claim = claim.ok_or(Failure::StillThinking)?;
    caller.defer_private().await?;
    let decision = moderation.decision.clone();
    let voided = play::moderation::void_result(&app.store, moderation).await;
    drop(claim);
    announce_voided(app, caller, &voided?, &decision).await
}

async fn announce_voided(
    app: &App,
    caller: &Caller,
    game: &Match,
    decision: &Decision,
) -> Result<(), Failure> {
    caller.reply_private(&view::decision_posted(caller.text, &game.row)).await?;
    let view = view::result_voided(caller.public_text(), game, decision);
    let occasion = Lookup::new(format!("taken-out-{}", game.row.id), app.now());
    if let Err(error) = delivery::post(app, &game.row.venue, &view, &occasion).await {
        tracing::info!(%error, game = %game.row.id, "failed to announce voided result");
    }
    board_message::correct_result(app, game).await;
    Ok(())
}

/// Returns the decision with its reason. Errors if the reason is empty.
fn decision(caller: &Caller, reason: &str) -> Result<Decision, Failure> {
    let reason = reason.trim();
    if reason.is_empty() {
        return Err(RightsRefusal::NoReason.into());
    }
    Ok(Decision { moderator: Some(caller.person.id), reason: reason.to_owned() })
}
