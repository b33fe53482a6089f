//! Background work on clocks: ends vacations, lets clocks follow them, stops clocks on weekends, times games out, sends
//! reminders.

use crate::discord::kit::posts::{Face, Message, To};
use std::sync::Arc;

use dvonn_model::{GameId, PostRow, Shard, UserId, VacationRow};
use dvonn_play::clock::{check, reminders, timeouts, vacation, weekend};
use jiff::Timestamp;

use crate::discord::features::clocks::view;
use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress, concurrently, in_turn};
use crate::discord::kit::direct_messages::private_style;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::wake;
use crate::text::Text;

/// Ends vacations and restarts the clocks that they stopped.
pub(super) async fn end_vacations(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let over = app.store.vacations_ended_by(now, BATCH).await?;
    let ending = over.into_iter().map(|vacation| (vacation.id, end_one(app, vacation, now)));
    Ok(in_turn(app, "end vacation", ending).await)
}

async fn end_one(app: &App, vacation: VacationRow, now: Timestamp) -> Result<(), Failure> {
    Ok(vacation::expire(&app.store, &vacation, now).await.map(drop)?)
}

/// Lets the clocks of people follow a change of their vacations or weekends: of each person some games
/// in a round, so that a person with many keeps nobody waiting.
pub(super) async fn check_clocks(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let people = app.store.clock_checks(BATCH).await?;
    let checking = people.into_iter().map(|person| (person, check_some(app, person, now)));
    let progress = in_turn(app, "check clocks of", checking).await;
    let is_done = progress == JobProgress::Idle || app.store.clock_checks(1).await?.is_empty();
    Ok(if is_done { progress } else { JobProgress::More })
}

async fn check_some(app: &App, person: UserId, now: Timestamp) -> Result<(), Failure> {
    Ok(check::go_on_checking_clocks(&app.store, person, now).await.map(drop)?)
}

/// Returns the progress of a round that finds nothing on these shards. While none is online, it must look again
/// soon.
fn idle_if_any(online: &[Shard]) -> JobProgress {
    if online.is_empty() { JobProgress::Done } else { JobProgress::Idle }
}

/// Stops clocks for weekends that have begun, and starts them again after weekends, on shards that have
/// been online.
pub(super) async fn change_for_weekends(
    app: &Arc<App>,
    now: Timestamp,
) -> Result<JobProgress, Failure> {
    let online = app.shards.online(&app.time).await;
    let mut progress = idle_if_any(&online);
    for shard in online {
        let games = app.store.games_at_weekend(now, shard, BATCH).await?;
        let changing = games.into_iter().map(|game| (game.id, change_one(app, game.id, now)));
        progress = progress.max(in_turn(app, "stop or start clock for weekend", changing).await);
    }
    Ok(progress)
}

async fn change_one(app: &App, game: GameId, now: Timestamp) -> Result<(), Failure> {
    Ok(weekend::change(&app.store, game, now).await?)
}

/// Ends games on timeout, on shards that have been online.
pub(super) async fn time_out(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let online = app.shards.online(&app.time).await;
    let mut progress = idle_if_any(&online);
    for shard in online {
        let games = app.store.games_out_of_time(now, shard, BATCH).await?;
        let ending = games.into_iter().map(|game| (game.id, end_on_timeout(app, game.id, now)));
        progress = progress.max(in_turn(app, "end game on timeout", ending).await);
    }
    Ok(progress)
}

async fn end_on_timeout(app: &Arc<App>, game: GameId, now: Timestamp) -> Result<(), Failure> {
    if let Some(ended) = timeouts::out_of_time(&app.store, game, now).await? {
        tracing::info!(%game, "game ended on timeout");
        wake(app, &ended);
    }
    Ok(())
}

/// Sends reminders before a deadline, on shards that are online.
pub(super) async fn remind(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let online = app.shards.online(&app.time).await;
    let mut progress = idle_if_any(&online);
    for shard in online {
        let games = app.store.games_to_remind(now, shard, BATCH).await?;
        progress = progress.max(JobProgress::after(games.len()));
        let reminding = games.into_iter().map(|game| (game.id, remind_one(app, game.id, now)));
        concurrently(app, "remind of game", reminding).await;
    }
    Ok(progress)
}

async fn remind_one(app: &App, game: GameId, now: Timestamp) {
    if let Err(error) = reminders::remind(&app.store, game, now).await
        && !app.outages.explain(&error)
    {
        tracing::error!(%error, %game, "failed to remind");
    }
}

/// Returns a reminder: in the channel and by direct message, in the order that the player prefers.
pub(super) async fn reminder(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let game = GameId::from(post.key.subject);
    let reminder = reminders::counted(&app.store, game, post.key.part, app.now()).await?;
    let Some(reminder) = reminder else { return Ok(Face::Nothing) };
    let row = reminder.game.row.clone().for_reader(reminder.person);
    let name = format!("remind-{game}-{}-{}", row.revision, reminder.number);
    let message =
        |text, to| Message { name: name.clone(), to, view: view::reminder(text, &reminder) };
    let text = Text::of(row.locale.as_deref());
    let (public, person) = (To::Venue(row.venue), To::Person(reminder.person));
    Ok(Face::Once(if reminder.directly {
        let own = private_style(app, reminder.person).await?.text;
        vec![message(own, person), message(text, public)]
    } else {
        vec![message(text, public), message(text, person)]
    }))
}
