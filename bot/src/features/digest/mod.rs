//! The weekly digest of a server: who went up and down on the ladder, an upset, the game of the week as an
//! animation, streaks of daily puzzles, and in `contests` what ended, what is running and what comes next. It is
//! posted on Mondays, for the week before, and not at all if nobody played and nothing ended in that. Weeks that
//! the bot missed are left out.
//!
//! The game of the week is one of the closest: the one with the best moves among those that were decided late. So
//! the bot reviews them first, while the computer has nothing else to do, and waits a while for that.

mod contests;

use std::sync::Arc;

use dvonn_discord::draw_queue::Requester;
use dvonn_discord::picture::Lane;
use dvonn_discord::view::{File, View};
use dvonn_ladder as ladder;
use dvonn_ladder::{LadderNews, RatingMove, Upset};
use dvonn_model::{
    ChannelId, Day, GuildId, OpenTournament, PostKey, PostKind, PostRow, Venue, WeekNumber, WeekRow,
};
use dvonn_play::Match;
use dvonn_rules::{Color, Ply};
use dvonn_store::StreakRow;
use dvonn_study::review::{self, Review, ReviewProgress};
use jiff::{SignedDuration, Timestamp};

use crate::features::digest::contests::Contests;
use crate::runtime::app::App;
use crate::runtime::app::painter::painter;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Feature, Work};
use crate::runtime::posts::{Face, Message, PostHandler, To};
use crate::runtime::rounds::{BATCH, JobProgress, in_turn};
use crate::runtime::style::Style;
use crate::say;
use crate::show::game::record_buttons;
use crate::show::lobby::read_lobby;
use crate::show::record::animation::animation;
use crate::show::record::pages::Pages;
use crate::show::record::subject::RecordedGame;
use crate::show::words::links::{link, mention};
use crate::show::words::players::mention_by_id;
use crate::show::words::rating::{moment, points};
use crate::show::words::result::percent;
use crate::show::words::tournament::open_tournament;

/// The background work and posts of this feature.
pub(super) const FEATURE: Feature = Feature {
    background: &[Work::Send { name: "digests", round: |app, now| Box::pin(order(app, now)) }],
    posts: &[PostHandler {
        kind: PostKind::Digest,
        face: |app, post| Box::pin(digest_face(app, post)),
    }],
    ..Feature::EMPTY
};

/// When a week is over, its digest is due after this time: on Monday morning in most of Europe.
const DUE_AFTER: SignedDuration = SignedDuration::from_hours(7);
/// How long the digest waits for the reviews of the closest games, and how often it looks.
const PATIENCE: SignedDuration = SignedDuration::from_hours(2);
const LOOK_AGAIN: SignedDuration = SignedDuration::from_mins(1);
/// The shortest streak that is named, in days, and how many are.
const STREAK: u32 = 3;
const STREAKS: u32 = 3;

/// Returns the last week whose digest is due.
fn week_before(now: Timestamp) -> WeekNumber {
    WeekNumber::of(now - DUE_AFTER).before()
}

/// Lets the digest of the last week be posted where it is missing.
async fn order(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let week = week_before(now);
    let guilds = app.store.servers_without_digest(week, BATCH).await?;
    let ordering = guilds.into_iter().map(|guild| (guild, order_one(app, guild, week, now)));
    Ok(in_turn(app, "order digest", ordering).await)
}

async fn order_one(
    app: &App,
    guild: GuildId,
    week: WeekNumber,
    now: Timestamp,
) -> Result<(), Failure> {
    for game in ladder::ladder_news(&app.store, guild, week).await?.closest {
        let game = RecordedGame::Game(Box::new(Match::find(&app.store, game).await?));
        review::request_unasked(&app.store, &game.reviewable()?).await?;
    }
    let mut tx = app.store.begin().await?;
    tx.delete_digests_before(guild, week).await?;
    let key = PostKey::digest(guild, week);
    if tx.post(key).await?.is_none() {
        tx.raise_post(key, now).await?;
    }
    tx.commit().await?;
    app.work.notify_waiters();
    Ok(())
}

/// Returns the message with a digest. Its row stays: it says that the message is there.
async fn digest_face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let guild = GuildId::try_from(post.key.subject)?;
    let (week, now) = (WeekNumber::from(post.key.part), app.now());
    let is_over = post.issue == 0 && week != week_before(now);
    let channel = post.channel.or(app.store.server(guild).await?.digest).filter(|_| !is_over);
    let Some(channel) = channel else { return Ok(Face::Nothing) };
    let Some(read) = read(app, guild, channel, week).await? else {
        return Ok(Face::Among(Box::default()));
    };
    if read.waits && now < post.since + PATIENCE {
        return Ok(Face::Later(now + LOOK_AGAIN));
    }
    // At most 25 characters.
    let name = format!("{}-{guild}", i64::from(week));
    let view = message(app, read, &name).await?;
    let to = To::Venue(Venue { guild: Some(guild), channel, parent: None, guest: false });
    Ok(Face::Lasting(Message { name, to, view }))
}

/// What a digest tells.
struct Digest {
    style: Style,
    week: WeekNumber,
    /// The games that ended, if people played any.
    count: Option<WeekRow>,
    ladder: LadderNews,
    /// The game with the upset.
    upset: Option<Match>,
    best: Option<GameOfTheWeek>,
    /// True if a game that may be the game of the week is still being reviewed.
    waits: bool,
    contests: Contests,
    streaks: Vec<StreakRow>,
    /// The number of the season that ends within the week after, and when.
    season: Option<(u32, Timestamp)>,
    /// The tournaments that people can join.
    tournaments: Vec<OpenTournament>,
}

/// The game of the week.
struct GameOfTheWeek {
    game: RecordedGame,
    review: Option<Review>,
}

/// Reads what a digest tells. `None` if nobody played in its week, and nothing ended.
async fn read(
    app: &App,
    guild: GuildId,
    channel: ChannelId,
    week: WeekNumber,
) -> Result<Option<Digest>, Failure> {
    let weeks = app.store.weeks_since(guild, week.begins_at()).await?;
    // Games between computers are no news.
    let week_of_people = |it: &WeekRow| it.week == 0 && it.people > 0;
    let count = weeks.into_iter().find(week_of_people);
    let contests = Contests::read(app, guild, channel, week).await?;
    if count.is_none() && !contests.has_ended() {
        return Ok(None);
    }
    let ladder = ladder::ladder_news(&app.store, guild, week).await?;
    let upset = match &ladder.upset {
        Some(upset) => Some(Match::find(&app.store, upset.game).await?),
        None => None,
    };
    let (mut games, mut waits) = (Vec::new(), false);
    for &game in &ladder.closest {
        let game = RecordedGame::Game(Box::new(Match::find(&app.store, game).await?));
        let review = match review::progress(&app.store, &game.reviewable()?).await? {
            Some(ReviewProgress::Done(review)) => Some(review),
            Some(ReviewProgress::UnderWay { .. }) => {
                waits = true;
                None
            }
            None => None,
        };
        games.push(GameOfTheWeek { game, review });
    }
    let after = week.after();
    let season = app.store.running_season(guild).await?;
    let season = season.and_then(|season| Some((season.number, season.ends_at?)));
    Ok(Some(Digest {
        style: app.server_style(guild).await?,
        week,
        count,
        ladder,
        upset,
        best: best(games),
        waits,
        contests,
        streaks: {
            let last = Day::of(after.begins_at()).before();
            app.store.streaks_on(guild, last, STREAK, STREAKS).await?
        },
        season: season.filter(|(_, end)| *end < after.after().begins_at()),
        tournaments: read_lobby(app, guild, channel).await?.tournaments,
    }))
}

/// Returns the game with the best moves among those decided late; without such a game, among all. They are the
/// closest first.
fn best(games: Vec<GameOfTheWeek>) -> Option<GameOfTheWeek> {
    let better = |one: &GameOfTheWeek, other: &GameOfTheWeek| {
        let (late, accuracy) = (one.is_late(), one.accuracy());
        late.cmp(&other.is_late()).then(accuracy.total_cmp(&other.accuracy()))
    };
    // Of equal ones, the first.
    games.into_iter().rev().max_by(better)
}

impl GameOfTheWeek {
    /// Returns true if the game was open after half of its moves.
    fn is_late(&self) -> bool {
        let plies = self.game.game().plies().len();
        let placed =
            self.game.game().plies().iter().take_while(|it| matches!(it, Ply::Place(_))).count();
        self.review.as_ref().is_some_and(|it| it.decided_after() >= usize::midpoint(placed, plies))
    }

    /// Returns how well both sides played, from 0 to 200.
    fn accuracy(&self) -> f64 {
        let sides = self.review.iter().flat_map(|review| {
            Color::ALL.into_iter().filter_map(|color| Some(review.sides[color].as_ref()?.accuracy))
        });
        sides.sum()
    }
}

/// Returns the message of a digest. It notifies nobody.
async fn message(app: &App, mut digest: Digest, name: &str) -> Result<View, Failure> {
    let (style, best) = (digest.style, digest.best.take());
    let mut lines = opening(app, &digest);
    let Some(best) = best else {
        lines.extend(closing(&digest));
        return Ok(View::new(lines.join("\n")));
    };
    lines.extend(about(style, &best));
    lines.extend(closing(&digest));
    let view = View::new(lines.join("\n"))
        .buttons([record_buttons::review(style.text, best.game.source())]);
    let file = draw(app, style, best.game, format!("{name}.gif")).await?;
    Ok(view.file(file))
}

/// Draws the game of the week.
async fn draw(app: &App, style: Style, game: RecordedGame, name: String) -> Result<File, Failure> {
    let draw = move |stop| {
        let pages = Pages::new(style.text, &game, None);
        animation(&painter(stop), style, &pages, 1..=pages.game.plies().len(), name)
    };
    Ok(app.client.drawings.draw(Requester::Bot, Lane::Other, draw).await?)
}

/// Returns the lines before the game of the week.
fn opening(app: &App, digest: &Digest) -> Vec<String> {
    let (text, week) = (digest.style.text, digest.week);
    // At noon, it is the same day almost everywhere.
    let noon = SignedDuration::from_hours(12);
    let (first, last) = (week.begins_at() + noon, week.after().begins_at() - noon);
    let mut lines = vec![say!(text, "digest-title", from = moment(first), until = moment(last))];
    if let Some(WeekRow { games, people, .. }) = digest.count {
        lines.push(say!(text, "digest-count", games = games, people = people));
    }
    let LadderNews { up, down, upset, .. } = &digest.ladder;
    lines.extend(up.iter().map(|it| format!("⬆️ {}", moved(it))));
    lines.extend(down.iter().map(|it| {
        let by: Vec<_> =
            it.lost_to.iter().map(|id| mention_by_id(text, &app.engines, *id)).collect();
        let line = format!("⬇️ {}", moved(it));
        match by.as_slice() {
            [] => line,
            by => say!(text, "digest-beaten", move = line, players = text.and(by)),
        }
    }));
    if let Some((Upset { winner, loser, odds, .. }, game)) =
        upset.as_ref().zip(digest.upset.as_ref())
    {
        let (winner, loser) = (mention(*winner), mention(*loser));
        let number = game.row.id.to_string();
        let line = say!(
            text,
            "digest-upset",
            winner = winner,
            loser = loser,
            percent = percent(*odds),
            game = link(&game.row).map_or(number.clone(), |url| format!("[{number}]({url})"))
        );
        lines.push(line);
    }
    lines
}

/// Says how the rating of a person has changed.
fn moved(change: &RatingMove) -> String {
    let (person, before, after) =
        (mention(change.person), points(change.before), points(change.after));
    format!("{person}: {before} → **{after}**")
}

/// Returns the lines about the game of the week.
fn about(style: Style, best: &GameOfTheWeek) -> Vec<String> {
    let text = style.text;
    let pages = Pages::new(text, &best.game, None);
    let mut lines = vec![say!(text, "digest-game", game = pages.title.clone())];
    lines.extend(pages.end.text(pages.game));
    let Some(review) = &best.review else { return lines };
    if let Some(turn) = review.turning_points.last() {
        lines.push(say!(
            text,
            "digest-turn",
            number = turn.number,
            played = style.ply(turn.played),
            better = turn.better.first().map_or_else(String::new, |&ply| style.ply(ply))
        ));
    }
    lines
}

/// Returns the lines after the game of the week.
fn closing(digest: &Digest) -> Vec<String> {
    let text = digest.style.text;
    let mut lines = digest.contests.ended_lines(text);
    if !digest.streaks.is_empty() {
        let streaks: Vec<_> = digest
            .streaks
            .iter()
            .map(|it| say!(text, "digest-streak", person = mention(it.person), days = it.days))
            .collect();
        lines.push(say!(text, "digest-streaks", streaks = text.and(&streaks)));
    }
    lines.extend(
        digest
            .season
            .map(|(number, end)| say!(text, "digest-season", number = number, when = moment(end))),
    );
    lines.extend(digest.contests.running_lines(text));
    if !digest.tournaments.is_empty() {
        lines.push(say!(text, "lobby-tournaments"));
    }
    lines.extend(digest.tournaments.iter().map(|it| format!("- {}", open_tournament(text, it))));
    lines
}

#[cfg(test)]
mod tests {
    use dvonn_model::ImportId;
    use dvonn_rules::{ByColor, Game, Record};
    use dvonn_study::review::SideReview;

    use super::*;

    /// A game of which this is known: how well it was played, and after how many plies it was decided.
    fn game(number: i64, review: Option<(f64, usize)>) -> GameOfTheWeek {
        let lines = include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../crates/rules/tests/data/games.txt"
        ));
        let line = lines.lines().find(|line| !line.starts_with('#')).unwrap();
        let game: Game = line.parse().unwrap();
        let plies = game.plies().len();
        let review = review.map(|(accuracy, decided)| {
            let side = SideReview { accuracy, open: 9, best: 3, moves: 9, loss: 0.1 };
            let chances = (0..=plies).map(|at| if at < decided { 0.5 } else { 0.9 });
            Review {
                chances: chances.collect(),
                sides: ByColor { white: Some(side), black: Some(side) },
                turning_points: Vec::new(),
            }
        });
        let game = RecordedGame::Import(ImportId::from(number), Record::new(game));
        GameOfTheWeek { game, review }
    }

    fn best_of<const N: usize>(games: [Option<(f64, usize)>; N]) -> Option<i64> {
        let games = (0..).zip(games).map(|(number, review)| game(number, review)).collect();
        best(games).map(|best| match best.game {
            RecordedGame::Import(id, _) => id.into(),
            RecordedGame::Game(_) => unreachable!("all are imported"),
        })
    }

    #[test]
    fn the_best_game_is_the_most_accurate_of_those_decided_late() {
        assert_eq!(best_of([]), None);
        assert_eq!(best_of([Some((80.0, 90)), Some((95.0, 50)), Some((85.0, 85))]), Some(2));
        assert_eq!(best_of([Some((80.0, 50)), Some((95.0, 50))]), Some(1));
        assert_eq!(best_of([None, Some((60.0, 50)), None]), Some(1));
        assert_eq!(best_of([None, None]), Some(0), "the closest");
    }

    #[test]
    fn a_week_is_due_on_monday_morning() {
        let week = |time: &str| week_before(time.parse().unwrap()).begins_at().to_string();
        assert_eq!(week("2026-11-30T06:59:00Z"), "2026-11-16T00:00:00Z");
        assert_eq!(week("2026-11-30T07:00:00Z"), "2026-11-23T00:00:00Z");
        assert_eq!(week("2026-12-06T23:59:00Z"), "2026-11-23T00:00:00Z");
    }
}
