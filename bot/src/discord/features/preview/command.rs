//! `/game preview`: shows the result of moves without playing them.

use dvonn_play::preview::LinePreview;
use dvonn_play::{Match, Refusal};

use crate::discord::features::preview::complete::next_plies;
use crate::discord::features::preview::view;
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::failure::Failure;

#[poise::command(slash_command)]
pub(crate) async fn preview(
    ctx: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "next_plies"]
    ply: String,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let game = Match::find(&app.store, caller.venue.channel).await?;
    let ahead = LinePreview::read(&ply, &game).map_err(Refusal::NotALine)?;
    let view = view::ahead(caller.style(), &game, caller.person.id, &ahead);
    Ok(caller.reply_private(&view).await?)
}
