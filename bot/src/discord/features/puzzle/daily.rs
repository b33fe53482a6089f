//! The puzzle of the day: posted in each server that wants it, with a tally that gives nothing away.
//!
//! A message is looked for before it is sent again, and recorded afterwards, like the end of a
//! season. Days that the bot missed are left out.

use std::sync::Arc;

use dvonn_model::{DailyOrder, Day, StaleDaily, Tally, Venue};
use dvonn_school::puzzle::{self as school, NumberedPuzzle};
use jiff::{SignedDuration, Timestamp};
use serenity::all::ButtonStyle;

use crate::discord::features::puzzle::ids::PuzzleClick;
use crate::discord::features::puzzle::view;
use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress, Walk, concurrently, in_turn};
use crate::discord::kit::delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::send::SendError;
use crate::discord::kit::sent::Lookup;
use crate::discord::kit::style::Style;
use crate::discord::kit::view::{View, button};
use crate::discord::kit::words::rating::moment;
use crate::say;

/// The shortest time between two changes of a tally.
const TALLY_PAUSE: SignedDuration = SignedDuration::from_secs(30);

/// Posts today's puzzle where it is missing. Days that the bot missed are left out.
pub(super) async fn post(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let day = Day::of(now);
    if app.is_settling(day.begins_at(), now) {
        return Ok(JobProgress::Done);
    }
    let Some(numbered) = school::daily(day) else { return Ok(JobProgress::Done) };
    let mut walk = Walk::new();
    let read = |after| app.store.daily_orders(day, after, BATCH);
    while let Some(orders) = walk.next(|order: &DailyOrder| order.guild, read).await? {
        let posting =
            orders.into_iter().map(|order| (order.guild, post_one(app, order, day, &numbered)));
        concurrently(app, "post daily puzzle", posting).await;
    }
    Ok(JobProgress::Done)
}

async fn post_one(app: &App, order: DailyOrder, day: Day, numbered: &NumberedPuzzle) {
    if let Err(error) = try_to_post(app, &order, day, numbered).await
        && !app.outages.explain(&error)
    {
        tracing::warn!(%error, guild = %order.guild, "failed to post daily puzzle");
    }
}

async fn try_to_post(
    app: &App,
    order: &DailyOrder,
    day: Day,
    numbered: &NumberedPuzzle,
) -> Result<(), Failure> {
    let tally = app.store.daily_tally(order.guild, day).await?;
    let style = app.public_style(Some(order.guild), order.language.as_deref()).await;
    let view = message(style, numbered, day, tally);
    let venue =
        Venue { guild: Some(order.guild), channel: order.channel, parent: None, guest: false };
    let posted = delivery::post(app, &venue, &view, &occasion(day, order)).await;
    let message = match posted {
        Ok(message) => message,
        Err(error @ SendError::Temporary(_)) => return Err(error.into()),
        // The next attempt is tomorrow's. Until then, `/puzzle daily` shows it.
        Err(error) => {
            tracing::info!(%error, guild = %order.guild, "daily puzzle cannot be posted");
            None
        }
    };
    let mut tx = app.store.begin().await?;
    let of = (order.guild, order.channel);
    tx.save_daily_post(day, of, message, tally, app.now()).await?;
    Ok(tx.commit().await?)
}

fn occasion(day: Day, order: &DailyOrder) -> Lookup {
    // Not longer, because of the limit of 25 characters.
    Lookup::new(format!("{day}-{}", order.guild), day.begins_at())
}

/// Brings tallies up to date, each at most every [`TALLY_PAUSE`].
pub(super) async fn tally(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let since = Day::of(now).before();
    let stale = app.store.stale_dailies(since, now - TALLY_PAUSE, BATCH).await?;
    let updating = stale.into_iter().map(|stale| (stale.order.guild, update(app, stale)));
    in_turn(app, "update tally of daily puzzle", updating).await;
    Ok(JobProgress::Done)
}

async fn update(app: &App, outdated: StaleDaily) -> Result<(), Failure> {
    let StaleDaily { order, day, message: id, tally } = outdated;
    if let Some(numbered) = school::daily(day) {
        let style = app.public_style(Some(order.guild), order.language.as_deref()).await;
        let venue =
            Venue { guild: Some(order.guild), channel: order.channel, parent: None, guest: false };
        let edit = message(style, &numbered, day, tally).as_edit();
        delivery::edit(app, &venue, id, &edit).await;
    }
    let mut tx = app.store.begin().await?;
    let of = (order.guild, order.channel);
    tx.save_daily_post(day, of, Some(id), tally, app.now()).await?;
    Ok(tx.commit().await?)
}

/// Returns the message of a daily puzzle. It names no theme and no solver.
fn message(style: Style, numbered: &NumberedPuzzle, day: Day, tally: Tally) -> View {
    let text = style.text;
    // At noon in UTC, the date is the same nearly everywhere.
    let noon = day.begins_at() + SignedDuration::from_hours(12);
    let lines = [
        say!(text, "daily-title", date = moment(noon)),
        view::title(text, numbered),
        view::goal(text, numbered.puzzle.goal()),
        say!(text, "daily-tally", tried = tally.tried, solved = tally.solved),
    ];
    let click = PuzzleClick::Daily { day: day.into() };
    View::new(lines.join("\n"))
        .picture(view::picture(style, &numbered.puzzle, 0))
        .buttons([button(click, &say!(text, "button-puzzle-solve"), ButtonStyle::Primary)])
}
