//! `/game note`: a player's note on a game.

use dvonn_play as play;

use crate::discord::features::notes::{form, view};
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::complete::games;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::record::choose::find_game;

#[poise::command(slash_command)]
pub(crate) async fn note(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let Some(game) = find_game(app, &caller, game).await? else { return Ok(()) };
    let notes = play::notes::of_person(&app.store, &game, caller.person.id).await?;
    if game.row.is_running() {
        game.check_player(caller.person.id)?;
        return Ok(caller.open_form(app, &form::note_form(&caller, &game, &notes)).await?);
    }
    Ok(caller.reply_private(&view::notes(&caller, &game, &notes)).await?)
}
