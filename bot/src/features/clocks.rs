//! Clocks: timeouts, reminders, vacations (`/dvonn vacation`), weekends.
//!
//! Timeouts are decided without waiting for Discord (`Work::Decide`). A
//! board shows the deadline at the time it was made. If the deadline changes without a new board,
//! the newest board is edited. A reminder is a post. Quiet hours delay it.
//!
//! `cargo run --release -p dvonn-measure -- idle` measures what this costs with many games.
//! `cargo run --profile dist -p dvonn-measure -- soak` measures the memory of a day in which
//! 10,000 games are played, some of which time out.

use std::sync::Arc;

use dvonn_discord::rate_limits::Cost;
use dvonn_discord::view::{View, button};
use dvonn_model::{GameId, PostKind, PostRow, Shard, UserId, VacationRow};
use dvonn_play::clock::reminders::Reminder;
use dvonn_play::clock::vacation::{DAYS_A_YEAR, VacationStatus};
use dvonn_play::clock::{check, reminders, timeouts, vacation, weekend};
use jiff::Timestamp;
use serenity::all::{ButtonStyle, ComponentInteraction};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::custom_id::custom_ids;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work};
use crate::runtime::posts::direct_messages::private_style;
use crate::runtime::posts::{Face, Message, PostHandler, To};
use crate::runtime::rounds::{BATCH, JobProgress, concurrently, in_turn};
use crate::say;
use crate::show::game::announce::wake;
use crate::show::game::clock::{countdown, moment};
use crate::show::words::links::{link, mention};
use crate::show::words::players::mention_player;
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
        Work::Send { name: "reminders", round: |app, now| Box::pin(remind(app, now)) },
    ],
    posts: &[PostHandler {
        kind: PostKind::Reminder,
        face: |app, post| Box::pin(reminder_face(app, post)),
    }],
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

/// Returns the progress of a round that finds nothing on these shards. While none is online, it must look again
/// soon.
fn progress_of_nothing(online: &[Shard]) -> JobProgress {
    if online.is_empty() { JobProgress::Done } else { JobProgress::Idle }
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

/// Sends reminders before a deadline, on shards that have been online.
async fn remind(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let online = app.shards.online(&app.time).await;
    let mut progress = progress_of_nothing(&online);
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
async fn reminder_face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let game = GameId::from(post.key.subject);
    let reminder = reminders::counted(&app.store, game, post.key.part, app.now()).await?;
    let Some(reminder) = reminder else { return Ok(Face::Nothing) };
    let row = reminder.game.row.clone().for_reader(reminder.person);
    let name = format!("remind-{game}-{}-{}", row.revision, reminder.number);
    let message =
        |text, to| Message { name: name.clone(), to, view: reminder_view(text, &reminder) };
    let text = Text::of(row.locale.as_deref());
    let (public, person) = (To::Venue(row.venue), To::Person(reminder.person));
    Ok(Face::Once(if reminder.directly {
        let own = private_style(app, reminder.person).await?.text;
        vec![message(own, person), message(text, public)]
    } else {
        vec![message(text, public), message(text, person)]
    }))
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

/// Returns a reminder for a player who is running out of time.
fn reminder_view(text: Text, reminder: &Reminder) -> View {
    let Reminder { game, person, .. } = reminder;
    let game = &game.for_reader(*person);
    let waiting = game.position().side_to_move().other();
    // The message stays, so a countdown would soon read “12 hours ago”.
    let until = game.row.clock.deadline.map(moment).unwrap_or_default();
    let mut line = say!(
        text,
        "reminder",
        player = mention(*person),
        number = game.row.id.to_string(),
        opponent = mention_player(text, &game.row.players[waiting]),
        until = until
    );
    if let Some(url) = link(&game.row) {
        line = say!(text, "reminder-link", line = line, url = url);
    }
    View::new(line).ping(Some(*person))
}
