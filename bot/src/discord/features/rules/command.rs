//! `/dvonn rules`: the rules, page by page.

use crate::discord::features::rules::view;
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::ids::rules::RulesPage;

#[poise::command(slash_command)]
pub(crate) async fn rules(ctx: Context<'_>, page: Option<RulesPage>) -> Result<(), Failure> {
    let caller = caller_anywhere(ctx).await?;
    let page = page.unwrap_or(RulesPage::Goal);
    Ok(caller.reply_private(&view::rules(caller.style(), page)).await?)
}
