//! `/dvonn settings`: a person's settings and controls to change them.

use crate::discord::features::settings::view;
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::ids::setting::SettingsPage;

#[poise::command(slash_command)]
pub(crate) async fn settings(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let view = view::settings(caller.style(), &caller.settings, SettingsPage::Boards, app.now());
    Ok(caller.reply_private(&view).await?)
}
