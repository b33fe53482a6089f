//! `/dvonn resign`: asks before it counts.

use dvonn_play::{Match, Reason};

use super::{Context, caller};
use crate::discord::clicks::resign_question;
use crate::discord::failure::Failure;

#[poise::command(slash_command)]
pub(super) async fn resign(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let game = Match::here(&app.store, caller.place.channel, Reason::Act).await?;
    Ok(caller.whisper(&resign_question(app, &caller, &game).await?).await?)
}
