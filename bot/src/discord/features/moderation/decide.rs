//! Moderators' decisions about games.

use crate::discord::kit::posts::{Face, Message, To};
use dvonn_model::{Decision, DecisionRow, GameId, ModeratorAction, PostRow};
use dvonn_play as play;
use dvonn_play::moderation::{Moderation, Order};
use dvonn_play::rights::RightsRefusal;
use dvonn_play::{GameRef, Match, PlayError, Refusal};

use crate::discord::features::moderation::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce;

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
    announce(app, &game, Delivery::MessageBy(caller)).await;
    // The link leads to the board that says so. If that is not known, to the one before.
    let row = app.store.game(game.row.id).await.ok().flatten().unwrap_or(game.row);
    let here = row.seen_on(caller.guild()?);
    Ok(caller.reply_in_place(&view::decision_posted(caller.text, &here)).await?)
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
    let voided = play::moderation::void_result(&app.store, moderation).await;
    drop(claim);
    let game = voided?;
    caller.reply_private(&view::decision_posted(caller.text, &game.row)).await?;
    Ok(())
}

/// Returns the announcement that a result was voided.
pub(super) async fn voided(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let game = Match::find(&app.store, GameId::from(post.key.subject)).await?;
    let decisions = app.store.decisions(game.row.id).await?;
    let voided = |row: &&DecisionRow| row.action == ModeratorAction::Voided;
    let Some(last) = decisions.iter().rfind(voided) else { return Ok(Face::Nothing) };
    let text = app.style_of_game(&game.row).await.text;
    let view = view::result_voided(text, &game, &last.decision);
    let to = To::Venue(game.row.venue.clone());
    Ok(Face::Once(vec![Message { name: format!("taken-out-{}", game.row.id), to, view }]))
}

/// Returns the decision with its reason. Errors if the reason is empty.
fn decision(caller: &Caller, reason: &str) -> Result<Decision, Failure> {
    let reason = reason.trim();
    if reason.is_empty() {
        return Err(RightsRefusal::NoReason.into());
    }
    Ok(Decision { moderator: Some(caller.person.id), reason: reason.to_owned() })
}
