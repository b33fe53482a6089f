//! `/dvonn resign`: resigns a game after a confirmation.

use dvonn_play::Match;

use crate::discord::features::resign::click::confirmation;
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::failure::Failure;

#[poise::command(slash_command)]
pub(crate) async fn resign(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let game = Match::find(&app.store, caller.venue.channel).await?;
    Ok(caller.reply_private(&confirmation(app, &caller, &game).await?).await?)
}
