//! `/dvonn export`, `/dvonn import`, `/dvonn replay` and `/dvonn review`: games as text and as pictures
//! that move, and what to think of them.

use std::time::Duration;

use dvonn_play::{Match, Reason};
use serenity::all::Attachment;
use tokio::time::timeout;

use super::complete::games;
use super::{Context, caller_anywhere};
use crate::discord::app::App;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::import::{self, LONGEST};
use crate::discord::paging::Subject;
use crate::discord::replays::{Audience, Span};
use crate::discord::views::{self, Unimportable};

/// So long Discord has for handing a file out; the person waits no longer than three seconds.
const PATIENCE: Duration = Duration::from_secs(2);

#[poise::command(slash_command)]
pub(super) async fn export(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let Some(game) = meant(app, &caller, game).await? else { return Ok(()) };
    Ok(caller.whisper(&views::export(caller.text, &game)).await?)
}

#[poise::command(slash_command)]
pub(super) async fn review(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let Some(game) = meant(app, &caller, game).await? else { return Ok(()) };
    app.show_review(&caller, &Subject::Game(Box::new(game))).await
}

#[poise::command(slash_command)]
pub(super) async fn replay(
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
    let brought = game.as_deref().filter(|game| game.trim().parse::<i64>().is_err());
    let subject = match brought.map(import::read) {
        Some(Ok(record)) => import::keep(app, &caller, record).await?,
        Some(Err(reason)) => {
            return Ok(caller.whisper(&views::unimportable(caller.text, &reason)).await?);
        }
        None => match meant(app, &caller, game).await? {
            Some(game) => Subject::Game(Box::new(game)),
            None => return Ok(()),
        },
    };
    let number = |ply: Option<u32>| ply.map(|ply| ply as usize);
    let span = Span::of(subject.game().plies().len(), number(from), number(to));
    let audience = match (&subject, share) {
        (Subject::Game(_), Some(true)) if caller.place.guild.is_some() => {
            if !subject.is_of(&caller.place) {
                return Ok(caller.whisper(&views::replay_from_elsewhere(caller.text)).await?);
            }
            Audience::Everybody
        }
        _ => Audience::Oneself,
    };
    app.show_replay(&caller, subject, span, audience).await
}

/// The game of this number or, without one, the newest of the channel. Where that is none, the
/// person has been told.
async fn meant(
    app: &App,
    caller: &Caller<'_>,
    number: Option<String>,
) -> Result<Option<Match>, Failure> {
    let (channel, person) = (caller.place.channel, caller.person.id);
    let unmeant = match number {
        Some(number) => match number.trim().parse::<i64>() {
            Ok(id) => {
                return Ok(Some(Match::seen_from(&app.store, id.into(), channel, person).await?));
            }
            Err(_) => views::no_game_number(caller.text, &number),
        },
        None if caller.place.guild.is_none() => views::which_game(caller.text),
        None => return Ok(Some(Match::here(&app.store, channel, Reason::Look).await?)),
    };
    caller.whisper(&unmeant).await?;
    Ok(None)
}

#[poise::command(slash_command)]
pub(super) async fn import(
    ctx: Context<'_>,
    file: Option<Attachment>,
    text: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let content = match (file, text) {
        (Some(file), _) => fetch(&file).await,
        (None, Some(text)) => Ok(text),
        (None, None) => return Ok(caller.ask(&views::import_form(caller.text)).await?),
    };
    import::import(app, &caller, content, None).await
}

/// The text of a file that somebody attached.
async fn fetch(file: &Attachment) -> Result<String, Unimportable> {
    if file.size > LONGEST {
        return Err(Unimportable::TooLong { most: LONGEST / 1024 });
    }
    let bytes = match timeout(PATIENCE, file.download()).await {
        Ok(Ok(bytes)) => bytes,
        Ok(Err(error)) => {
            tracing::info!(%error, "a file could not be fetched");
            return Err(Unimportable::Unreachable);
        }
        Err(_) => return Err(Unimportable::Unreachable),
    };
    String::from_utf8(bytes).map_err(|_| Unimportable::NoText)
}
