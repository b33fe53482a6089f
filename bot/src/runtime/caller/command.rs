//! The types that poise gives a command, and the caller of a command.

use std::sync::Arc;

use serenity::all::InteractionContext;

use crate::runtime::app::App;
use crate::runtime::caller::{Caller, ServerRead};
use crate::runtime::failure::Failure;

/// The context that poise gives a command.
pub(crate) type Context<'a> = poise::ApplicationContext<'a, Arc<App>, Failure>;
/// A command, with its subcommands.
pub(crate) type Command = poise::Command<Arc<App>, Failure>;

/// Where a command can be used that needs no server.
pub(crate) const EVERYWHERE: [InteractionContext; 3] =
    [InteractionContext::Guild, InteractionContext::BotDm, InteractionContext::PrivateChannel];

/// Returns the caller of a command in a server or in direct messages. Stores it with the command,
/// so that an error can be reported to the same caller.
pub(crate) async fn caller_anywhere(ctx: Context<'_>) -> Result<Arc<Caller>, Failure> {
    let app = ctx.framework.user_data;
    let caller = Caller::of_command(app, ctx.interaction, ServerRead::Required).await?;
    let caller = Arc::new(caller);
    ctx.set_invocation_data(Arc::clone(&caller)).await;
    Ok(caller)
}

/// Returns the caller of a command that only works in a server.
pub(crate) async fn caller(ctx: Context<'_>) -> Result<Arc<Caller>, Failure> {
    let caller = caller_anywhere(ctx).await?;
    caller.guild().map(|_| caller)
}

/// Returns the caller of a command that needs other people: in a server, or where the bot is a guest.
pub(crate) async fn caller_in_company(ctx: Context<'_>) -> Result<Arc<Caller>, Failure> {
    let caller = caller_anywhere(ctx).await?;
    if caller.venue.guest { Ok(caller) } else { caller.guild().map(|_| caller) }
}

/// Returns the caller that a failed command had stored, if it got that far.
pub(crate) async fn known_caller(ctx: Context<'_>) -> Option<Arc<Caller>> {
    ctx.invocation_data::<Arc<Caller>>().await.map(|caller| Arc::clone(&caller))
}
