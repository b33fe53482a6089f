//! The puzzle of the day, posted in each server that wants it, with a tally that gives nothing away;
//! days that the bot missed are left out. And searching the bot's own games for new puzzles, while
//! the engine has nothing else to do.

use std::sync::Arc;

use dvonn_discord::view::{View, button};
use dvonn_model::{Day, GameId, GuildId, PostKey, PostRow, Tally, Venue};
use dvonn_play::Match;
use dvonn_school::puzzle::{self as school, NumberedPuzzle};
use jiff::Timestamp;
use serenity::all::ButtonStyle;

use crate::features::puzzle::{view, words};
use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::runtime::posts::{Face, Message, To};
use crate::runtime::rounds::{BATCH, JobProgress, in_turn};
use crate::runtime::style::Style;
use crate::say;
use crate::show::ids::puzzle::PuzzleClick;

/// The number of games searched in one round.
const GAMES: u32 = 5;

/// Lets today's puzzle be posted where it is missing.
pub(super) async fn order_daily(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let day = Day::of(now);
    let guilds = app.store.servers_without_daily(day, BATCH).await?;
    let ordering = guilds.into_iter().map(|guild| (guild, order_one(app, guild, day, now)));
    Ok(in_turn(app, "order daily puzzle", ordering).await)
}

async fn order_one(app: &App, guild: GuildId, day: Day, now: Timestamp) -> Result<(), Failure> {
    let mut tx = app.store.begin().await?;
    tx.delete_dailies_before(guild, day.before()).await?;
    let key = PostKey::daily(guild, day);
    if tx.post(key).await?.is_none() {
        tx.raise_post(key, now).await?;
    }
    Ok(tx.commit().await?)
}

/// Returns the message with a daily puzzle.
pub(super) async fn daily(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let guild = GuildId::try_from(post.key.subject)?;
    let day = Day::from(post.key.part);
    let server = app.store.server(guild).await?;
    let is_over = post.issue == 0 && day != Day::of(app.now());
    let channel = post.channel.or(server.puzzles).filter(|_| !is_over);
    let (Some(channel), Some(numbered)) = (channel, school::daily(day)) else {
        return Ok(Face::Nothing);
    };
    let tally = app.store.daily_tally(guild, day).await?;
    let style = app.server_style(guild).await?;
    let to = To::Venue(Venue { guild: Some(guild), channel, parent: None, guest: false });
    // Not longer, because of the limit of 25 characters.
    let name = format!("{day}-{guild}");
    Ok(Face::Lasting(Message { name, to, view: message(style, &numbered, day, tally) }))
}

/// Returns the message of a daily puzzle. It names no theme and no solver.
fn message(style: Style, numbered: &NumberedPuzzle, day: Day, tally: Tally) -> View {
    let text = style.text;
    let lines = [
        words::daily_title(text, day),
        words::title(text, numbered),
        words::goal(text, numbered.puzzle.goal()),
        say!(text, "daily-tally", tried = tally.tried, solved = tally.solved),
    ];
    let click = PuzzleClick::Daily { day: day.into() };
    View::new(lines.join("\n"))
        .picture(view::picture(style, &numbered.puzzle, 0))
        .buttons([button(click, &say!(text, "button-puzzle-solve"), ButtonStyle::Primary)])
}

/// Searches rated games that have been reviewed.
pub(super) async fn mine(app: &Arc<App>, _: Timestamp) -> Result<JobProgress, Failure> {
    let games = app.store.games_to_mine(GAMES).await?;
    let searching = games.into_iter().map(|id| (id, mine_one(app, id)));
    Ok(in_turn(app, "search game for puzzles", searching).await)
}

async fn mine_one(app: &App, id: GameId) -> Result<(), Failure> {
    let game = Match::find(&app.store, id).await?;
    // Without an answer, the bot is stopping.
    if let Some(puzzles) = app.thinkers.puzzles_in_background(game.history).await {
        school::add_found(&app.store, id, puzzles).await?;
    }
    Ok(())
}
