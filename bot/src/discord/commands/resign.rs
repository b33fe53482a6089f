//! `/dvonn resign`: asks before it counts.

use super::{Context, caller};
use crate::discord::failure::Failure;
use crate::discord::views;
use crate::play::{Match, Reason, Refusal};

#[poise::command(slash_command)]
pub(super) async fn resign(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let game = Match::here(&app.store, caller.place.channel, Reason::Act).await?;
    let color = game
        .color_of(caller.person.id)
        .ok_or_else(|| Refusal::NotAPlayer(game.row.players.clone()))?;
    let opponent = game.row.players[color.other()].id;
    let opponent_left = app.has_left(caller.guild()?, opponent).await;
    Ok(caller.whisper(&views::resign(&game, caller.text, opponent_left)).await?)
}
