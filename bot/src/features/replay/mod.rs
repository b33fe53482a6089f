//! Animated replays of games.
//!
//! A replay takes a core for a moment, so the reply is deferred, and each person can wait for only
//! one.

mod span;
mod view;

use dvonn_discord::draw_queue::Requester;
use dvonn_discord::picture::Lane;
use dvonn_discord::rate_limits::Cost;
use dvonn_discord::view::View;
use dvonn_model::{GameId, UserId};
use dvonn_play::Match;
use serenity::all::ComponentInteraction;

use crate::features::replay::span::{InvalidSpan, Span};
use crate::runtime::app::App;
use crate::runtime::app::painter::painter;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::caller::permissions::check_person_has;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature};
use crate::runtime::style::Style;
use crate::show::complete::games;
use crate::show::explain::import::{import_gone, unimportable};
use crate::show::ids::record::ReplayClick;
use crate::show::record::choose::find_game;
use crate::show::record::import;
use crate::show::record::subject::{RecordedGame, Source, subject};

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("game", replay)],
    clicks: &[ClickHandler::of::<ReplayClick>()],
    weight: Cost::Heavy,
    ..Feature::EMPTY
};

#[poise::command(slash_command)]
async fn replay(
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

impl Click for ReplayClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            ReplayClick::Replay { of } => replay_whole(app, caller, of).await,
            ReplayClick::Share { game, from, to } => share(app, caller, game, from, to).await,
        }
    }
}

/// Replays a whole game in a private message.
async fn replay_whole(app: &App, caller: &Caller, of: Source) -> Result<(), Failure> {
    match subject(app, of, caller).await? {
        Some(subject) => {
            let span = Span::of(subject.game().plies().len(), None, None);
            show_replay(app, caller, subject, span, Audience::Caller).await
        }
        None => Ok(caller.reply_in_place(&import_gone(caller.text)).await?),
    }
}

/// Posts a replay publicly, after the person has seen it.
async fn share(
    app: &App,
    caller: &Caller,
    game: GameId,
    from: usize,
    to: usize,
) -> Result<(), Failure> {
    let game = Match::find(&app.store, game).await?.seen_at(&caller.venue, caller.person.id);
    let span = Span::of(game.history.plies().len(), Some(from), Some(to));
    let subject = RecordedGame::Game(Box::new(game));
    match span {
        Ok(span) if subject.is_on_server_of(&caller.venue) => {
            check_person_has(caller, caller.to_post())?;
            share_replay(app, caller, subject, span).await
        }
        Ok(_) => Ok(caller.reply_private(&view::replay_from_other_venue(caller.text)).await?),
        Err(reason) => Ok(caller.reply_private(&view::no_replay(caller.text, reason)).await?),
    }
}

/// The people who see a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Audience {
    /// Only the person who asked.
    Caller,
    /// Everyone in the channel.
    Everyone,
}

/// Shows a range of plies as an animation.
async fn show_replay(
    app: &App,
    caller: &Caller,
    subject: RecordedGame,
    span: Result<Span, InvalidSpan>,
    audience: Audience,
) -> Result<(), Failure> {
    let span = match span {
        Ok(span) => span,
        Err(reason) => {
            return Ok(caller.reply_private(&view::no_replay(caller.text, reason)).await?);
        }
    };
    let claim = app.claims.claim("draw a replay", caller.person.id).ok_or(Failure::StillDrawing)?;
    let is_public = audience == Audience::Everyone;
    if is_public {
        caller.defer_public().await?;
    } else {
        caller.defer_in_place().await?;
    }
    let drawn = if is_public {
        public_replay(app, caller, subject, span).await
    } else {
        let may_share = subject.is_on_server_of(&caller.venue);
        let reader = Some(caller.person.id);
        draw(app, caller.person.id, caller.style(), subject, reader, span, may_share).await
    };
    // The person may ask for another replay now.
    drop(claim);
    if is_public {
        caller.reply(&drawn?).await?;
    } else {
        caller.reply_in_place(&drawn?).await?;
    }
    Ok(())
}

/// Posts a range of plies publicly, after the person has seen it in private. The button works once.
async fn share_replay(
    app: &App,
    caller: &Caller,
    subject: RecordedGame,
    span: Span,
) -> Result<(), Failure> {
    let claim = app.claims.claim("draw a replay", caller.person.id).ok_or(Failure::StillDrawing)?;
    caller.defer_in_place().await?;
    let own = view::shared_replay(caller.style(), &subject, caller.person.id, span);
    let drawn = public_replay(app, caller, subject, span).await;
    drop(claim);
    caller.follow_up(&drawn?).await?;
    Ok(caller.edit_reply(&own).await?)
}

async fn public_replay(
    app: &App,
    caller: &Caller,
    subject: RecordedGame,
    span: Span,
) -> Result<View, Failure> {
    draw(app, caller.person.id, caller.public_style(), subject, None, span, false).await
}

/// Draws a replay for `reader`, or for everyone if `None`, at the request of `asker`.
async fn draw(
    app: &App,
    asker: UserId,
    style: Style,
    subject: RecordedGame,
    reader: Option<UserId>,
    span: Span,
    may_share: bool,
) -> Result<View, Failure> {
    let replay = move |stop| view::replay(&painter(stop), style, &subject, reader, span, may_share);
    Ok(app.client.drawings.draw(Requester::Person(asker.into()), Lane::Other, replay).await?)
}
