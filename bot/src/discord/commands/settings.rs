//! `/dvonn settings`: what a person likes, and how to change it.

use super::{Context, caller_anywhere};
use crate::discord::failure::Failure;
use crate::discord::setting::Page;
use crate::discord::views;

#[poise::command(slash_command)]
pub(super) async fn settings(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller_anywhere(ctx).await?;
    let view = views::settings(caller.text, &caller.settings, Page::Boards);
    Ok(caller.whisper(&view).await?)
}
