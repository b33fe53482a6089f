//! What a command of poise's is given here, and who calls it.

use std::sync::Arc;

use crate::discord::kit::admission::check_manager;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;

/// What a command is given.
pub(crate) type Context<'a> = poise::ApplicationContext<'a, Arc<App>, Failure>;
/// A command, with its subcommands.
pub(crate) type Command = poise::Command<Arc<App>, Failure>;

/// The caller of a command, in a server or in direct messages. They are kept with the command, so that
/// they can be told if it fails.
pub(crate) async fn caller_anywhere(ctx: Context<'_>) -> Result<Arc<Caller>, Failure> {
    let caller = Arc::new(Caller::of_command(ctx.framework.user_data, ctx.interaction).await?);
    ctx.set_invocation_data(Arc::clone(&caller)).await;
    Ok(caller)
}

/// The caller of a command, in a server.
pub(crate) async fn caller(ctx: Context<'_>) -> Result<Arc<Caller>, Failure> {
    let caller = caller_anywhere(ctx).await?;
    caller.guild().map(|_| caller)
}

/// The caller that a failed command has made, if it came that far.
pub(crate) async fn known_caller(ctx: Context<'_>) -> Option<Arc<Caller>> {
    ctx.invocation_data::<Arc<Caller>>().await.map(|caller| Arc::clone(&caller))
}

/// The caller of a command, who may manage the server.
pub(crate) async fn manager(ctx: Context<'_>) -> Result<(&App, Arc<Caller>), Failure> {
    let caller = caller(ctx).await?;
    check_manager(&caller)?;
    Ok((ctx.framework.user_data, caller))
}
