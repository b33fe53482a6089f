//! `/dvonn plan` and `/dvonn conditional`: the forms of plans and conditional moves.

use crate::discord::features::plans::change as intentions;
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::failure::Failure;

#[poise::command(slash_command)]
pub(crate) async fn plan(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    intentions::open_plan(app, &caller, caller.venue.channel).await
}

#[poise::command(slash_command)]
pub(crate) async fn conditional(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    intentions::open_conditions(app, &caller, caller.venue.channel).await
}
