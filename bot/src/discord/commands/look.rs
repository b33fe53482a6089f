//! Commands that only look: the board, one's games, the plies, help and rules.

use dvonn_model::PictureSize;
use dvonn_play::{Ahead, Match, Reason, Refusal};

use super::complete::next_plies;
use super::{Context, caller, caller_anywhere};
use crate::discord::failure::Failure;
use crate::discord::rules::RulesPage;
use crate::discord::views;

/// How large a picture is to be.
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

/// So many games are listed; more would not fit a message.
const GAMES: u32 = 8;

#[poise::command(slash_command)]
pub(super) async fn board(
    ctx: Context<'_>,
    blocked: Option<bool>,
    size: Option<Size>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let game = Match::here(&app.store, caller.place.channel, Reason::Look).await?;
    let style = caller.style();
    let style = size.map_or(style, |size| style.of_size(size.into()));
    app.ready_for(style.look(None)).await;
    let view =
        views::look(&app.painter, &game, style, caller.person.id, blocked.unwrap_or_default());
    Ok(caller.whisper(&view).await?)
}

#[poise::command(slash_command)]
pub(super) async fn preview(
    ctx: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "next_plies"]
    ply: String,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let game = Match::here(&app.store, caller.place.channel, Reason::Act).await?;
    let ahead = Ahead::read(&ply, &game).map_err(Refusal::NotAhead)?;
    let view = views::ahead(&app.painter, caller.style(), &game, caller.person.id, &ahead);
    Ok(caller.whisper(&view).await?)
}

#[poise::command(slash_command)]
pub(super) async fn games(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let (reader, guild) = (caller.person.id, caller.place.guild);
    let count = app.store.count_running_games_of(reader, guild).await?;
    let mut games = Vec::new();
    for row in app.store.running_games_of(reader, guild, GAMES).await? {
        games.push(Match::read(&app.store, row).await?);
    }
    Ok(caller.whisper(&views::games(caller.text, &games, count, reader)).await?)
}

#[poise::command(slash_command)]
pub(super) async fn history(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let game = Match::here(&app.store, caller.place.channel, Reason::Look).await?;
    let decisions = app.store.decisions(game.row.id).await?;
    Ok(caller.whisper(&views::history(caller.style(), &game, &decisions)).await?)
}

#[poise::command(slash_command)]
pub(super) async fn help(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller_anywhere(ctx).await?;
    Ok(caller.whisper(&views::help(caller.text)).await?)
}

#[poise::command(slash_command)]
pub(super) async fn rules(ctx: Context<'_>, page: Option<RulesPage>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let page = page.unwrap_or(RulesPage::Goal);
    Ok(caller.whisper(&views::rules(&app.painter, caller.style(), page)).await?)
}
