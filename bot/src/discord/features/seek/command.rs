//! `/seek`: look for an opponent on any server.

use dvonn_discord::view::View;
use dvonn_model::{SeekRow, SetupKind};
use dvonn_play as play;
use dvonn_play::Refusal;
use dvonn_play::challenge::options::ChallengeOptions;
use dvonn_play::seek::SeekOutcome;
use jiff::SignedDuration;
use serenity::all::InteractionContext;

use crate::discord::features::seek::{venue, view};
use crate::discord::kit::admission::check_may_start;
use crate::discord::kit::chance;
use crate::discord::kit::choices::SeekSetup;
use crate::discord::kit::command::{Command, Context, caller_anywhere};
use crate::discord::kit::complete::clocks;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::{Explain, Failure};
use crate::discord::kit::game::announce::announce;
use crate::discord::kit::threads::{add_to_thread, not_added};
use crate::say;
use crate::text::Text;

/// How long a seek lasts unless the person says otherwise.
const DEFAULT_HOURS: u32 = 24;

/// Why nobody can look for an opponent here.
#[derive(Debug)]
enum NotHere {
    /// The server has not opted in.
    Off,
    /// The bot is only a guest, so it could not post the opponent's moves.
    Guest,
}

impl Explain for NotHere {
    fn explain(&self, text: Text) -> View {
        View::new(match self {
            NotHere::Off => say!(text, "seek-off"),
            NotHere::Guest => say!(text, "seek-guest"),
        })
    }
}

/// Returns the command, which works on servers and in direct messages with the bot.
pub(crate) fn command() -> Command {
    let mut command = seek();
    command.interaction_context = Some(vec![InteractionContext::Guild, InteractionContext::BotDm]);
    command
}

#[poise::command(slash_command)]
async fn seek(
    ctx: Context<'_>,
    #[autocomplete = "clocks"] clock: Option<String>,
    setup: Option<SeekSetup>,
    rated: Option<bool>,
    #[min = 50]
    #[max = 1000]
    range: Option<u32>,
    #[min = 1]
    #[max = 168]
    hours: Option<u32>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    if caller.venue.guest {
        return Err(NotHere::Guest.into());
    }
    // Before a thread is opened for another.
    if let Some(running) = app.store.seek_of(caller.person.id).await? {
        return Ok(caller.reply_private(&view::waiting(caller.text, &running, false)).await?);
    }
    if caller.venue.guild.is_some() {
        check_may_start(app, &caller).await?;
        if !caller.server.seeks {
            return Err(NotHere::Off.into());
        }
    }
    let control = match clock {
        Some(_) => {
            let options = ChallengeOptions { clock, ..ChallengeOptions::default() };
            Some(options.terms(chance::bits()).map_err(Refusal::from)?.1.control)
        }
        None => None,
    };
    let now = app.now();
    let venue = venue::open(app, &caller).await?;
    let lasts = SignedDuration::from_hours(i64::from(hours.unwrap_or(DEFAULT_HOURS)));
    let seek = SeekRow {
        person: caller.person.clone(),
        venue: venue.clone(),
        // In direct messages, nobody else reads along.
        locale: match venue.guild {
            Some(_) => caller.locale.clone(),
            None => Some(caller.text.tag().to_owned()),
        },
        layout: setup.map(SetupKind::from),
        control,
        rated: rated == Some(true),
        rating: None,
        width: range,
        made_at: now,
        expires_at: now + lasts,
    };
    let sought = play::seek::seek(&app.store, seek, caller.id, chance::bits()).await;
    if !matches!(sought, Ok(SeekOutcome::Waiting(_) | SeekOutcome::Found(_))) {
        venue::abandon(app, &venue).await;
    }
    let sought = sought?;
    match &sought {
        SeekOutcome::Waiting(seek) => {
            caller.reply_private(&view::waiting(caller.text, seek, true)).await?;
        }
        SeekOutcome::Already(seek) => {
            caller.reply_private(&view::waiting(caller.text, seek, false)).await?;
        }
        SeekOutcome::Found(game) => {
            let is_rated = game.row.terms.rated;
            caller.reply_private(&view::found(caller.text, &venue, is_rated)).await?;
        }
    }
    if venue.parent.is_some() && !add_to_thread(app, &venue, [caller.person.id]).await.is_empty() {
        caller.follow_up_private(&View::new(not_added(caller.text, &venue))).await?;
    }
    if let SeekOutcome::Found(game) = sought {
        announce(app, &game, Delivery::Message).await;
    }
    Ok(())
}
