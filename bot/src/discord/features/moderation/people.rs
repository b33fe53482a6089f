//! `/dvonn-admin block` and `unblock`: blocks people from playing on a server.

use dvonn_discord::view::View;
use dvonn_model::UserId;
use dvonn_play as play;
use dvonn_play::server::ServerRefusal;
use serenity::all::User;

use crate::discord::features::moderation::view;
use crate::discord::kit::admission::server_request;
use crate::discord::kit::command::{Context, manager};
use crate::discord::kit::failure::Failure;

#[poise::command(slash_command)]
pub(crate) async fn block(
    ctx: Context<'_>,
    player: User,
    #[max_length = 300] reason: String,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    if player.bot {
        return Err(ServerRefusal::BlockedBot.into());
    }
    let player = UserId::try_from(player.id.get())?;
    let server_request = server_request(app, &caller, Some(reason))?;
    if server_request.decision.reason.is_empty() {
        return Err(ServerRefusal::NoReason.into());
    }
    play::server::block(&app.store, server_request, player).await?;
    let notice = view::person_blocked(caller.text, player);
    Ok(caller.reply_private(&View::new(notice)).await?)
}

#[poise::command(slash_command)]
pub(crate) async fn unblock(
    ctx: Context<'_>,
    player: User,
    #[max_length = 300] reason: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    let player = UserId::try_from(player.id.get())?;
    let server_request = server_request(app, &caller, reason)?;
    play::server::unblock(&app.store, server_request, player).await?;
    let notice = view::person_unblocked(caller.text, player);
    Ok(caller.reply_private(&View::new(notice)).await?)
}
