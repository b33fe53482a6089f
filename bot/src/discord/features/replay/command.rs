//! `/game replay`: an animation of a game or a part of it.

use crate::discord::features::replay::serve::{Audience, Span, show_replay};
use crate::discord::features::replay::view;
use crate::discord::kit::command::{Context, caller_anywhere};
use crate::discord::kit::complete::games;
use crate::discord::kit::explain::import::unimportable;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::record::choose::find_game;
use crate::discord::kit::record::import;
use crate::discord::kit::record::subject::RecordedGame;

#[poise::command(slash_command)]
pub(crate) async fn replay(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: Option<String>,
    #[min = 1]
    #[max = 97]
    from: Option<u32>,
    #[min = 1]
    #[max = 97]
    to: Option<u32>,
    share: Option<bool>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let pasted = game.as_deref().filter(|game| game.trim().parse::<i64>().is_err());
    let subject = match pasted.map(import::read) {
        Some(Ok(record)) => import::store_import(app, &caller, record).await?,
        Some(Err(reason)) => {
            return Ok(caller.reply_private(&unimportable(caller.text, &reason)).await?);
        }
        None => match find_game(app, &caller, game).await? {
            Some(game) => RecordedGame::Game(Box::new(game)),
            None => return Ok(()),
        },
    };
    let number = |ply: Option<u32>| ply.map(|ply| ply as usize);
    let span = Span::of(subject.game().plies().len(), number(from), number(to));
    let audience = match (&subject, share) {
        (RecordedGame::Game(_), Some(true)) if caller.venue.guild.is_some() => {
            if !subject.is_on_server_of(&caller.venue) {
                return Ok(caller
                    .reply_private(&view::replay_from_other_venue(caller.text))
                    .await?);
            }
            Audience::Everyone
        }
        _ => Audience::Caller,
    };
    show_replay(app, &caller, subject, span, audience).await
}
