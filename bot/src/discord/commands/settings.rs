//! `/dvonn settings`: what a person likes, and how to change it.

use super::{Context, caller_anywhere};
use crate::discord::failure::Failure;
use crate::discord::setting::Page;
use crate::discord::views;

#[poise::command(slash_command)]
pub(super) async fn settings(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let view = views::settings(&app.painter, caller.style(), &caller.settings, Page::Boards);
    Ok(caller.whisper(&view).await?)
}
