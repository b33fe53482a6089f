//! `/dvonn help`: how to use the bot.

use crate::discord::features::help::view;
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::failure::Failure;

#[poise::command(slash_command)]
pub(crate) async fn help(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller_anywhere(ctx).await?;
    Ok(caller.reply_private(&view::help(&caller, None)).await?)
}
