//! What moderators decide about games.

use dvonn_model::{Decision, GameId};
use dvonn_play as play;
use dvonn_play::{Match, Moderation, Order, PlayError, Reason, Refusal, RightsRefusal};

use crate::discord::features::moderation::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::delivery;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce;
use crate::discord::kit::game::board_message;
use crate::discord::kit::tell::tell_deferred;

/// Does to a game what a moderator decided, and tells everybody. Without a number it is the game
/// of the channel.
pub(crate) async fn decide(
    app: &App,
    caller: &Caller,
    game: Option<GameId>,
    order: Order,
    reason: &str,
) -> Result<(), Failure> {
    let game = match game {
        Some(game) => game,
        None => Match::here(&app.store, caller.place.channel, Reason::Act).await?.row.id,
    };
    let moderation = Moderation {
        game,
        guild: caller.guild()?,
        order,
        decision: decision(caller, reason)?,
        interaction: caller.id,
        at: app.now(),
    };
    let game = match play::moderate(&app.store, moderation.clone()).await {
        Err(PlayError::Refused(Refusal::Ended(_))) if moderation.order == Order::Void => {
            return take_out(app, caller, moderation).await;
        }
        game => game?,
    };
    if game.row.place.channel == caller.place.channel {
        announce(app, &game, Delivery::Reply(caller)).await;
        return Ok(());
    }
    let told = caller.reply_private(&view::moderated(caller.text, &game)).await;
    if let Err(error) = told {
        tracing::info!(%error, game = %game.row.id, "a moderator is not told");
    }
    announce(app, &game, Delivery::Message).await;
    Ok(())
}

/// Takes a game that is over out of the record, and tells the people of its channel. Where many
/// have counted since, that takes a while.
async fn take_out(app: &App, caller: &Caller, moderation: Moderation) -> Result<(), Failure> {
    caller.defer_private().await?;
    tell_deferred(caller, take_out_and_tell(app, caller, moderation).await).await;
    Ok(())
}

async fn take_out_and_tell(
    app: &App,
    caller: &Caller,
    moderation: Moderation,
) -> Result<(), Failure> {
    let decision = moderation.decision.clone();
    let game = play::void_result(&app.store, moderation).await?;
    let view = view::taken_out(caller.public_text(), &game, &decision);
    caller.complete_deferred(&view::moderated(caller.text, &game)).await?;
    let occasion = format!("taken-out-{}", game.row.id);
    if let Err(error) = delivery::post(app, &game.row.place, &view, occasion).await {
        tracing::info!(%error, game = %game.row.id, "the channel of a game is not told");
    }
    board_message::correct_result(app, &game).await;
    Ok(())
}

/// What a moderator decides, with the reason that they have to give.
fn decision(caller: &Caller, reason: &str) -> Result<Decision, Failure> {
    let reason = reason.trim();
    if reason.is_empty() {
        return Err(RightsRefusal::NoReason.into());
    }
    Ok(Decision { moderator: Some(caller.person.id), reason: reason.to_owned() })
}
