//! Reminders of turns that run out of time, and the daily list of the games that wait for a person. Both are posts,
//! and each replaces the one before. Quiet hours delay reminders.

use std::sync::Arc;

use dvonn_discord::view::View;
use dvonn_model::{PostKind, PostRow, UserId};
use dvonn_play::clock::reminders::Reminder;
use dvonn_play::clock::{reminders, summary};
use dvonn_play::{Match, PlayError};
use dvonn_store::hold_posts;
use jiff::Timestamp;

use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Feature, Work};
use crate::runtime::posts::direct_messages::private_style;
use crate::runtime::posts::{Face, Message, PostHandler, To};
use crate::runtime::rounds::{BATCH, JobProgress, concurrently, in_turn, progress_of_nothing};
use crate::say;
use crate::show::game::clock::moment;
use crate::show::game::entry::entry;
use crate::show::game::turn_buttons::next_game;
use crate::show::words::links::{link, mention};
use crate::show::words::players::mention_player;
use crate::text::Text;

/// The background work and posts of this feature.
pub(super) const FEATURE: Feature = Feature {
    background: &[
        Work::Send { name: "reminders", round: |app, now| Box::pin(remind(app, now)) },
        Work::Send { name: "lists of games", round: |app, now| Box::pin(summarise(app, now)) },
    ],
    posts: &[
        PostHandler {
            kind: PostKind::Reminder,
            face: |app, post| Box::pin(reminder_face(app, post)),
        },
        PostHandler {
            kind: PostKind::Summary,
            face: |app, post| Box::pin(summary_face(app, post)),
        },
    ],
    ..Feature::EMPTY
};

/// The most games that a list counts.
const MOST: u32 = 200;
/// The most games that it names.
const NAMED: usize = 10;

/// Reminds people before a deadline, on shards that have been online.
async fn remind(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let online = app.shards.online(&app.time).await;
    let mut progress = progress_of_nothing(&online);
    for shard in online {
        let people = app.store.people_to_remind(now, shard, BATCH).await?;
        progress = progress.max(JobProgress::after(people.len()));
        let reminding = people.into_iter().map(|person| (person, remind_one(app, person, now)));
        concurrently(app, "remind", reminding).await;
    }
    Ok(progress)
}

/// Reminds a person of all games that are due now or soon: in one message, since the posts are held until all are
/// counted.
async fn remind_one(app: &App, person: UserId, now: Timestamp) {
    let work = async {
        for game in reminders::due_together(&app.store, person, now).await? {
            reminders::remind(&app.store, game, now).await?;
        }
        Ok::<_, PlayError>(())
    };
    if let Err(error) = hold_posts(Box::pin(work)).await
        && !app.outages.explain(&error)
    {
        tracing::error!(%error, %person, "failed to remind");
    }
}

/// Returns a reminder: in the channel of the most urgent game or by direct message, as the person prefers, and
/// otherwise the other way.
async fn reminder_face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let Some(person) = post.reader else { return Ok(Face::Nothing) };
    let reminder = reminders::reminder(&app.store, person, post.key.part, app.now()).await?;
    let Some(reminder) = reminder else { return Ok(Face::Instead(Vec::new())) };
    let own = private_style(app, person).await?.text;
    let direct = message(post, To::Person(person), reminder_view(own, &reminder));
    let here = reminder.in_place();
    let Some(first) = here.games.first() else { return Ok(Face::Instead(vec![direct])) };
    let row = first.row.clone().for_reader(person);
    let view = reminder_view(Text::of(row.locale.as_deref()), &here);
    let public = message(post, To::Venue(row.venue), view);
    let both = if reminder.directly { vec![direct, public] } else { vec![public, direct] };
    Ok(Face::Instead(both))
}

/// Returns the reminder for a player who is running out of time.
fn reminder_view(text: Text, reminder: &Reminder) -> View {
    let Reminder { person, ref games, count, .. } = *reminder;
    let player = mention(person);
    let lines: Vec<_> = match games.as_slice() {
        [game] => vec![turn_line(text, game, person, Some(player))],
        games => {
            let turns = games.iter().map(|game| turn_line(text, game, person, None));
            let late = say!(text, "games-short-of-time", count = count);
            let head = say!(text, "reminder-several", player = player, late = late);
            std::iter::once(head).chain(turns).collect()
        }
    };
    View::new(lines.join("\n")).ping(Some(person)).buttons([next_game(text)])
}

/// Returns the line of a game: the opponent, the deadline and the board, after the name of the player to move, if
/// that is given.
fn turn_line(text: Text, game: &Match, person: UserId, player: Option<String>) -> String {
    let game = &game.for_reader(person);
    let waiting = game.position().side_to_move().other();
    let opponent = mention_player(text, &game.row.players[waiting]);
    // The message may stay, so a countdown would soon read “12 hours ago”.
    let until = game.row.clock.deadline.map(moment).unwrap_or_default();
    let number = game.row.id.to_string();
    let line = match player {
        Some(player) => say!(
            text,
            "reminder",
            player = player,
            number = number,
            opponent = opponent,
            until = until
        ),
        None => {
            say!(text, "reminder-entry", number = number, opponent = opponent, until = until)
        }
    };
    match link(&game.row) {
        Some(url) => say!(text, "reminder-link", line = line, url = url),
        None => line,
    }
}

/// Raises the lists that are due.
async fn summarise(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let people = app.store.summaries_due(now, BATCH).await?;
    let raising = people.into_iter().map(|person| (person, raise_summary(app, person, now)));
    Ok(in_turn(app, "list the games of", raising).await)
}

async fn raise_summary(app: &App, person: UserId, now: Timestamp) -> Result<(), Failure> {
    Ok(summary::raise(&app.store, person, now).await?)
}

/// Returns the list of the games that wait for a person, instead of that of the day before.
async fn summary_face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let Some(person) = post.reader else { return Ok(Face::Nothing) };
    let waiting = app.store.games_waiting_for(person, MOST).await?;
    let text = private_style(app, person).await?.text;
    let mut lines = vec![say!(text, "games-waiting", count = waiting.len())];
    for row in waiting.into_iter().take(NAMED) {
        lines.push(entry(text, &Match::read(&app.store, row).await?, person));
    }
    if lines.len() == 1 {
        return Ok(Face::Instead(Vec::new()));
    }
    let view = View::new(lines.join("\n")).buttons([next_game(text)]);
    Ok(Face::Instead(vec![message(post, To::Person(person), view)]))
}

/// Returns a message of a person's post. Its name tells it from those of other people and other days.
fn message(post: &PostRow, to: To, view: View) -> Message {
    let (kind, person) = (post.key.kind.name(), post.key.subject.rem_euclid(1_000_000));
    Message { name: format!("{kind}-{person}-{:x}", post.since.as_second()), to, view }
}
