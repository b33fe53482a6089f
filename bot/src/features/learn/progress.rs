//! A page of one's own progress: lessons, puzzles, the levels that were beaten, and the accuracy in
//! reviewed games as a curve.

use dvonn_discord::picture::Picture;
use dvonn_discord::view::{View, button};
use dvonn_model::{Day, Level, PlayerId, Solver, UserId};
use dvonn_play::Match;
use dvonn_render::{CurveChart, CurvePoint, Fact, Scale};
use dvonn_school::{Lesson, Progress};
use dvonn_study::review::{self, ReviewProgress, Reviewable};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serenity::all::ButtonStyle;

use crate::features::learn::exercise::list_button;
use crate::features::learn::pages::go_on_button;
use crate::runtime::app::{App, painter};
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::style::Style;
use crate::say;
use crate::show::ids::learn::{GlossaryTerm, LearnClick};
use crate::show::words::players::level_name;
use crate::show::words::rating::rating;

/// The maximum number of reviewed games in the curve.
const GAMES: u32 = 20;
/// The mean of this many games, the newest, is compared with that of as many before them.
const RECENT: usize = 5;

/// What a person has learnt so far.
struct Learnt {
    lessons: Progress,
    solver: Option<Solver>,
    /// The most puzzles they have solved in a race; 0 if they have solved none.
    best_race: u32,
    /// The levels that they have beaten, the lowest first.
    beaten: Vec<Level>,
    /// Their accuracy in reviewed games, the earliest first.
    accuracy: Vec<Reviewed>,
}

/// How well a person played in a reviewed game.
struct Reviewed {
    ended_at: Timestamp,
    /// From 0 to 100.
    accuracy: f64,
}

/// Shows the caller's progress.
pub(super) async fn show(app: &App, caller: &Caller) -> Result<(), Failure> {
    let person = caller.person.id;
    let levels = [Level::GRANDMASTER, Level::BEGINNER].map(PlayerId::from);
    let beaten = app.store.beaten_by(person, levels[0], levels[1]).await?;
    let learnt = Learnt {
        lessons: Progress::read(&app.store, person).await?,
        solver: app.store.solver(person).await?,
        best_race: app.store.best_race(person).await?,
        beaten: beaten.into_iter().filter_map(PlayerId::level).collect(),
        accuracy: accuracy(app, person).await?,
    };
    Ok(caller
        .reply_in_place(&page(caller.style(), &caller.person.name, &learnt, app.now()))
        .await?)
}

async fn accuracy(app: &App, person: UserId) -> Result<Vec<Reviewed>, Failure> {
    let mut found = Vec::new();
    for id in app.store.reviewed_games_of(person, GAMES).await? {
        let game = Match::find(&app.store, id).await?;
        let (Some(own), Ok(reviewable)) = (game.color_of(person), Reviewable::played(&game)) else {
            continue;
        };
        let Some(ReviewProgress::Done(review)) = review::progress(&app.store, &reviewable).await?
        else {
            continue;
        };
        let ended_at = game.row.updated_at;
        found.extend(review.sides[own].map(|side| Reviewed { ended_at, accuracy: side.accuracy }));
    }
    found.reverse();
    Ok(found)
}

fn page(style: Style, name: &str, learnt: &Learnt, now: Timestamp) -> View {
    let text = style.text;
    let lines = [
        say!(text, "progress-title"),
        fact_line(style, learnt, now),
        accuracy_line(style, &learnt.accuracy),
    ];
    let terms = LearnClick::Term { term: GlossaryTerm::Review };
    let terms = button(terms, &say!(text, "button-term-review"), ButtonStyle::Secondary);
    let view = View::new(lines.join("\n"))
        .buttons(go_on_button(text, &learnt.lessons).into_iter().chain([list_button(text), terms]));
    if learnt.accuracy.is_empty() {
        return view;
    }
    view.picture(picture(style, name, learnt))
}

fn fact_line(style: Style, learnt: &Learnt, now: Timestamp) -> String {
    let facts = facts(style, learnt, Some(now)).into_iter();
    facts
        .map(|(label, value)| say!(style.text, "progress-fact", label = label, value = value))
        .collect::<Vec<_>>()
        .join("\n")
}

/// Returns what is told in the text, and in fewer words below the curve: labels and values.
fn facts(style: Style, learnt: &Learnt, now: Option<Timestamp>) -> Vec<(String, String)> {
    let text = style.text;
    let levels: Vec<_> = learnt.beaten.iter().map(|&level| level_name(text, level)).collect();
    let levels = if levels.is_empty() { say!(text, "progress-none") } else { text.listed(&levels) };
    let puzzles = match (&learnt.solver, now) {
        (Some(solver), Some(now)) => say!(
            text,
            "progress-puzzles",
            solved = solver.solved,
            tried = solver.tried,
            rating = rating(text, solver.rating),
            streak = solver.streak_on(Day::of(now))
        ),
        (Some(solver), None) => rating(text, solver.rating),
        (None, _) => say!(text, "progress-none"),
    };
    let lessons =
        say!(text, "progress-lessons", done = learnt.lessons.done(), count = Lesson::COUNT);
    let race = (learnt.best_race > 0)
        .then(|| (say!(text, "fact-best-race"), learnt.best_race.to_string()));
    let facts = [(say!(text, "fact-lessons"), lessons), (say!(text, "fact-solved"), puzzles)];
    facts.into_iter().chain(race).chain([(say!(text, "fact-levels-beaten"), levels)]).collect()
}

/// Says how well the person played, and whether that got better.
fn accuracy_line(style: Style, games: &[Reviewed]) -> String {
    let text = style.text;
    let (before, recent) = games.split_at(games.len().saturating_sub(RECENT));
    let before = &before[before.len().saturating_sub(RECENT)..];
    let Some(mean) = mean(recent) else { return say!(text, "progress-no-review") };
    let now = say!(text, "progress-accuracy", count = recent.len(), accuracy = mean);
    match self::mean(before) {
        Some(earlier) => {
            let before =
                say!(text, "progress-accuracy-before", count = before.len(), accuracy = earlier);
            text.sentences([now, before])
        }
        None => now,
    }
}

/// Returns the mean accuracy, rounded. `None` without games.
fn mean(games: &[Reviewed]) -> Option<f64> {
    #[expect(clippy::cast_precision_loss, reason = "there are at most 20 games")]
    let count = games.len() as f64;
    let sum: f64 = games.iter().map(|game| game.accuracy).sum();
    (count > 0.0).then(|| (sum / count).round())
}

fn picture(style: Style, name: &str, learnt: &Learnt) -> Picture {
    let text = style.text;
    let games = &learnt.accuracy;
    let points: Vec<_> = (0_u32..)
        .zip(games)
        .map(|(at, game)| CurvePoint { at: at.into(), value: game.accuracy, deviation: 0.0 })
        .collect();
    let date = |game: &Reviewed| game.ended_at.to_zoned(TimeZone::UTC).date().to_string();
    let ends = [points.first().zip(games.first()), points.last().zip(games.last())];
    let ticks: Vec<_> =
        ends.into_iter().flatten().map(|(point, game)| (point.at, date(game))).collect();
    let latest = games.last().map_or(0.0, |game| game.accuracy.round());
    let figure = say!(text, "review-figure", accuracy = latest);
    let caption = say!(text, "caption-progress", count = games.len());
    let figures: Vec<_> = games
        .iter()
        .map(|game| say!(text, "review-figure", accuracy = game.accuracy.round()))
        .collect();
    let alt = say!(text, "alt-progress", count = games.len(), figures = text.listed(&figures));
    let (name, facts) = (name.to_owned(), facts(style, learnt, None));
    painter::picture(style, None, alt, move |painter, look| {
        let ticks: Vec<_> = ticks.iter().map(|(at, label)| (*at, label.as_str())).collect();
        let facts: Vec<_> = facts.iter().map(|(label, value)| Fact::new(label, value)).collect();
        let chart = CurveChart {
            name: &name,
            figure: &figure,
            scale: Scale::Percent,
            points: &points,
            ticks: &ticks,
            facts: &facts,
            caption: &caption,
        };
        painter.curve_chart(&chart, look)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Text;

    fn games(accuracy: &[f64]) -> Vec<Reviewed> {
        let game = |&accuracy| Reviewed { ended_at: Timestamp::UNIX_EPOCH, accuracy };
        accuracy.iter().map(game).collect()
    }

    #[test]
    fn the_latest_games_are_compared_with_those_before_them() {
        let style = Style::public(Text::of(None), None);
        let line = |accuracy: &[f64]| accuracy_line(style, &games(accuracy));
        assert!(line(&[]).contains("/game review"), "{}", line(&[]));
        let one = line(&[80.0]);
        assert!(one.contains("80%") && !one.contains("before"), "{one}");
        let seven = line(&[10.0, 60.0, 70.0, 80.0, 80.0, 80.0, 80.0, 90.0]);
        assert!(seven.contains("82%") && seven.contains("47%"), "{seven}");
    }
}
