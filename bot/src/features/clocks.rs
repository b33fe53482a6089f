//! Clocks: timeouts, vacations (`/dvonn vacation`), weekends.
//!
//! Timeouts are decided without waiting for Discord (`Work::Decide`). A
//! board shows the deadline at the time it was made. If the deadline changes without a new board,
//! the newest board is edited.
//!
//! `cargo run --release -p dvonn-measure -- idle` measures what this costs with many games.
//! `cargo run --profile dist -p dvonn-measure -- soak` measures the memory of a day in which
//! 10,000 games are played, some of which time out.

use std::sync::Arc;

use dvonn_discord::rate_limits::Cost;
use dvonn_discord::view::{View, button};
use dvonn_model::{GameId, UserId, VacationRow};
use dvonn_play::clock::vacation::{DAYS_A_YEAR, VacationStatus};
use dvonn_play::clock::{check, timeouts, vacation, weekend};
use jiff::Timestamp;
use serenity::all::{ButtonStyle, ComponentInteraction};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::custom_id::custom_ids;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work};
use crate::runtime::rounds::{BATCH, JobProgress, in_turn, progress_of_nothing};
use crate::say;
use crate::show::game::announce::wake;
use crate::show::game::clock::{countdown, moment};
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn", vacation)],
    clicks: &[ClickHandler::of::<VacationClick>()],
    background: &[
        Work::Decide(|app, now| Box::pin(end_vacations(app, now))),
        Work::Decide(|app, now| Box::pin(check_clocks(app, now))),
        // Before timeouts: a clock that a weekend has stopped does not run out.
        Work::Decide(|app, now| Box::pin(change_for_weekends(app, now))),
        Work::Decide(|app, now| Box::pin(time_out(app, now))),
    ],
    heavy: &["come-back"],
    ..Feature::EMPTY
};

custom_ids! {
    /// A button below a person's vacation.
    enum VacationClick {
        /// End the vacation.
        "come-back" => End,
    }
}

#[poise::command(slash_command, custom_data = "Cost::Heavy")]
async fn vacation(
    ctx: Context<'_>,
    #[min = 0]
    #[max = 30]
    days: Option<u32>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let (store, person, now) = (&app.store, caller.person.id, app.now());
    // One change at a time: each takes longer than a move if the person has many games.
    let claim = app.claims.claim("change clocks", person).ok_or(Failure::StillThinking)?;
    let leave = match days {
        None => vacation::status(store, person, now).await?,
        Some(0) => vacation::end(store, person, caller.id, now).await?,
        Some(days) => vacation::start(store, person, days, caller.id, now).await?,
    };
    drop(claim);
    app.work.notify_waiters();
    Ok(caller.reply_private(&vacation_view(caller.text, leave)).await?)
}

impl Click for VacationClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            VacationClick::End => {
                let claim = app.claims.claim("change clocks", caller.person.id);
                let claim = claim.ok_or(Failure::StillThinking)?;
                let leave =
                    vacation::end(&app.store, caller.person.id, caller.id, app.now()).await?;
                drop(claim);
                app.work.notify_waiters();
                Ok(caller.update_message(&vacation_view(caller.text, leave)).await?)
            }
        }
    }
}

/// Ends vacations and restarts the clocks that they stopped.
async fn end_vacations(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let over = app.store.vacations_ended_by(now, BATCH).await?;
    let ending = over.into_iter().map(|vacation| (vacation.id, end_one(app, vacation, now)));
    Ok(in_turn(app, "end vacation", ending).await)
}

async fn end_one(app: &App, vacation: VacationRow, now: Timestamp) -> Result<(), Failure> {
    Ok(vacation::expire(&app.store, &vacation, now).await.map(drop)?)
}

/// Lets the clocks of people follow a change of their vacations or weekends: of each person some games
/// in a round, so that a person with many keeps nobody waiting.
async fn check_clocks(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let people = app.store.clock_checks(BATCH).await?;
    let checking = people.into_iter().map(|person| (person, check_some(app, person, now)));
    let progress = in_turn(app, "check clocks of", checking).await;
    let is_done = progress == JobProgress::Idle || app.store.clock_checks(1).await?.is_empty();
    Ok(if is_done { progress } else { JobProgress::More })
}

async fn check_some(app: &App, person: UserId, now: Timestamp) -> Result<(), Failure> {
    Ok(check::go_on_checking_clocks(&app.store, person, now).await.map(drop)?)
}

/// Stops clocks for weekends that have begun, and starts them again after weekends, on shards that have
/// been online.
async fn change_for_weekends(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let online = app.shards.online(&app.time).await;
    let mut progress = progress_of_nothing(&online);
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
async fn time_out(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let online = app.shards.online(&app.time).await;
    let mut progress = progress_of_nothing(&online);
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

/// Returns the end of a vacation, a button to end it, and the days left.
fn vacation_view(text: Text, leave: VacationStatus) -> View {
    let days = say!(text, "vacation-days", count = leave.days_left, of = DAYS_A_YEAR);
    let Some(until) = leave.until else {
        return View::new(format!("{}\n{days}", say!(text, "vacation-none")));
    };
    let (end, left) = (moment(until), countdown(until));
    let state = if leave.automatic {
        say!(text, "vacation-automatic", until = end, left = left)
    } else {
        say!(text, "vacation-until", until = end, left = left)
    };
    let end =
        button(VacationClick::End, &say!(text, "button-vacation-end"), ButtonStyle::Secondary);
    View::new(format!("{state}\n{days}")).buttons([end])
}
