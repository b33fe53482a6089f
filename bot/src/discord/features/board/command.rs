//! Read-only commands: `/dvonn board`, `/dvonn games` and `/game moves`.

use dvonn_model::PictureSize;
use dvonn_play::Match;

use crate::discord::features::board::{click, lists};
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::board;
use crate::discord::kit::pager::PageStep;

/// A choice of picture size.
#[derive(Clone, Copy, poise::ChoiceParameter)]
enum Size {
    #[name = "command-dvonn-board-size-small"]
    Small,
    #[name = "command-dvonn-board-size-normal"]
    Normal,
    #[name = "command-dvonn-board-size-large"]
    Large,
}

impl From<Size> for PictureSize {
    fn from(size: Size) -> PictureSize {
        match size {
            Size::Small => PictureSize::Small,
            Size::Normal => PictureSize::Normal,
            Size::Large => PictureSize::Large,
        }
    }
}

#[poise::command(slash_command)]
pub(crate) async fn board(
    ctx: Context<'_>,
    surrounded: Option<bool>,
    size: Option<Size>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let game = Match::latest_in(&app.store, caller.venue.channel).await?;
    let style = caller.style();
    let style = size.map_or(style, |size| style.of_size(size.into()));
    let view = board::private_board(&game, style, caller.person.id, surrounded.unwrap_or_default());
    Ok(caller.reply_private(&view).await?)
}

#[poise::command(slash_command)]
pub(crate) async fn games(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let first = click::games(app, &caller, 0, PageStep::First).await?;
    Ok(caller.reply_private(&first).await?)
}

#[poise::command(slash_command)]
pub(crate) async fn moves(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let game = Match::latest_in(&app.store, caller.venue.channel).await?;
    let decisions = app.store.decisions(game.row.id).await?;
    Ok(caller.reply_private(&lists::moves(caller.style(), &game, &decisions)).await?)
}
