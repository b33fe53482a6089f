//! A player's profile: in words, and as a picture to share.

use dvonn_discord::markup::{fit, plain};
use dvonn_discord::picture::Picture;
use dvonn_discord::view::{View, button};
use dvonn_ladder::{BestWin, Profile, Rank};
use dvonn_model::{LeagueTitleRow, PlayerId, Rating, RatingChange, Score, TitleRow, UserId};
use dvonn_render::{CurveChart, CurvePoint, Fact, Scale};
use dvonn_rules::{ByColor, Color};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _, Unit};
use serenity::all::{ButtonStyle, CreateButton};

use crate::runtime::app::engines::Engines;
use crate::runtime::app::painter;
use crate::runtime::style::Style;
use crate::say;
use crate::show::ids::learn::{GlossaryTerm, LearnClick};
use crate::show::ids::people::PeopleClick;
use crate::show::words::players::{mention_by_id, mention_player, name};
use crate::show::words::rating::{outcome_key, points, rating, step, whole};
use crate::show::words::score::{by_setup, score, short_score};
use crate::text::Text;

/// The maximum number of recent games listed.
const MAX_GAMES: usize = 5;

/// The maximum number of titles listed.
const MAX_TITLES: usize = 5;

/// The maximum length of a name in a fact or alt text, in code points.
const MAX_NAME: usize = 24;

/// The curve starts before the first game: by its length, divided by this number.
const LEAD_DIVISOR: i32 = 24;
/// A curve of at least this many days has months as its labels.
const MONTH_LABELS_FROM: i32 = 92;

const DAY: f64 = 86_400.0;

/// What a profile shows besides the server's ladder.
#[derive(Default)]
pub(super) struct Extras {
    /// Whether they have finished all lessons of `/learn`.
    pub(super) all_lessons: bool,
    /// Their rating as a solver of puzzles, if they have one.
    pub(super) puzzles: Option<Rating>,
    /// Their rating on the global ladder, if they are shown there.
    pub(super) global: Option<Rating>,
    /// The cycles of leagues whose champion they became, latest first.
    pub(super) leagues: Vec<LeagueTitleRow>,
}

/// Returns a player's profile. The text has only what the picture does not show.
pub(super) fn profile(
    style: Style,
    engines: &Engines,
    profile: &Profile,
    extras: &Extras,
    now: Timestamp,
) -> View {
    let text = style.text;
    let mut lines = vec![say!(
        text,
        "profile-title",
        player = mention_player(text, &profile.player),
        rating = rating(text, profile.rating)
    )];
    lines.extend(profile.rating.is_provisional().then(|| say!(text, "profile-provisional")));
    lines.extend(titles(text, &profile.titles));
    lines.extend(league_titles(text, &extras.leagues));
    lines.extend(by_setup(text, &profile.record));
    if extras.all_lessons {
        lines.push(say!(text, "profile-lessons"));
    }
    lines.push(say!(text, "profile-last"));
    lines.extend(
        profile.changes.iter().take(MAX_GAMES).map(|change| game_line(text, engines, change)),
    );
    let term = LearnClick::Term { term: GlossaryTerm::Rating };
    let term = button(term, &say!(text, "button-term-rating"), ButtonStyle::Secondary);
    View::new(lines.join("\n"))
        .picture(picture(style, profile, extras, now))
        .buttons(std::iter::once(term).chain(people(text, profile.player.id())))
}

/// Returns the button that leads to what the reader thinks of a person.
fn people(text: Text, person: Option<UserId>) -> Option<CreateButton> {
    let label = say!(text, "button-people");
    person.map(|person| button(PeopleClick::About { person }, &label, ButtonStyle::Secondary))
}

/// Returns the place on the challenge ladder, if the server has one, and the place by rating.
fn places(text: Text, challenged: Option<usize>, rank: Rank) -> String {
    let challenged = challenged.map(|at| say!(text, "profile-challenge-place", place = at));
    challenged.into_iter().chain([by_rating(text, rank)]).collect::<Vec<_>>().join(" · ")
}

fn by_rating(text: Text, rank: Rank) -> String {
    match rank {
        Rank::Place(place) => say!(text, "profile-place", place = place),
        Rank::Idle => say!(text, "profile-idle"),
        Rank::NoGame => say!(text, "profile-no-place"),
    }
}

fn titles(text: Text, titles: &[TitleRow]) -> Option<String> {
    let latest = titles.iter().take(MAX_TITLES).map(|title| {
        say!(text, "profile-title-of-season", place = title.place, season = title.season)
    });
    let latest = text.listed(&latest.collect::<Vec<_>>());
    let more = titles.len().saturating_sub(MAX_TITLES);
    (!latest.is_empty()).then(|| say!(text, "profile-titles", titles = latest, more = more))
}

fn league_titles(text: Text, titles: &[LeagueTitleRow]) -> Option<String> {
    let latest = titles.iter().take(MAX_TITLES).map(|title| {
        say!(text, "profile-league-title", name = plain(&title.league), cycle = title.cycle)
    });
    let latest = text.listed(&latest.collect::<Vec<_>>());
    let more = titles.len().saturating_sub(MAX_TITLES);
    (!latest.is_empty()).then(|| say!(text, "profile-titles", titles = latest, more = more))
}

fn game_line(text: Text, engines: &Engines, change: &RatingChange) -> String {
    say!(
        text,
        "profile-game",
        outcome = outcome_key(change.points),
        opponent = mention_by_id(text, engines, change.opponent),
        step = step(change.before, change.after),
        number = change.game.to_string()
    )
}

fn picture(style: Style, profile: &Profile, extras: &Extras, now: Timestamp) -> Picture {
    let text = style.text;
    let (curve, ticks) = curve(&profile.changes, profile.rating, now);
    let drawn = facts(text, profile, extras, short_score);
    let described = facts(text, profile, extras, score);
    let best = profile.best_win.as_ref().map(|best| beaten_name(text, best));
    let name = name(text, &profile.player);
    let (figure, caption) = (rating(text, profile.rating), say!(text, "caption-profile"));
    let alt = alt_text(text, profile, &described, &fit(&name, MAX_NAME));
    painter::picture(style, None, alt, move |painter, look| {
        let ticks: Vec<_> = ticks.iter().map(|(at, label)| (*at, label.as_str())).collect();
        let facts: Vec<_> =
            drawn.iter().map(|(label, value)| fact(label, value, best.as_deref())).collect();
        let chart = CurveChart {
            name: &name,
            figure: &figure,
            scale: Scale::Ratings,
            points: &curve,
            ticks: &ticks,
            facts: &facts,
            caption: &caption,
        };
        painter.curve_chart(&chart, look)
    })
}

/// Returns a fact for the picture. If it begins with the name of the opponent who was beaten, the name is
/// shortened before the rest.
fn fact<'a>(label: &'a str, value: &'a str, beaten: Option<&str>) -> Fact<'a> {
    let ending = beaten.and_then(|name| value.strip_prefix(name)).unwrap_or_default();
    let value = value.strip_suffix(ending).unwrap_or(value);
    Fact { label, value, ending }
}

/// Returns the points of the curve and the labels below it.
fn curve(
    newest_first: &[RatingChange],
    today: Rating,
    now: Timestamp,
) -> (Vec<CurvePoint>, Vec<(f64, String)>) {
    let changes = || newest_first.iter().rev();
    let (Some(first), Some(last)) = (newest_first.last(), newest_first.first()) else {
        return (Vec::new(), Vec::new());
    };
    if is_one_day(first.ended_at, last.ended_at) {
        // By time, they would be a single step: they get the same distance instead.
        let numbered = (1_u32..).zip(changes()).map(|(number, change)| (number, change.after));
        let points = std::iter::once((0, first.before)).chain(numbered);
        let mut curve: Vec<_> = points.map(|(at, after)| point(f64::from(at), after)).collect();
        let end = curve.last().map_or(0.0, |newest| newest.at + 1.0);
        curve.push(point(end, today));
        let date = first.ended_at.to_zoned(TimeZone::UTC).date();
        return (curve, vec![(0.0, date.to_string())]);
    }
    // Show the rating before the first of these games, too.
    let start = first.ended_at - now.duration_since(first.ended_at) / LEAD_DIVISOR;
    let days = |at: Timestamp| at.duration_since(start).as_secs_f64() / DAY;
    let mut curve = vec![point(0.0, first.before)];
    curve.extend(changes().map(|change| point(days(change.ended_at), change.after)));
    curve.push(point(days(now), today));
    (curve, ticks(start, now))
}

/// Returns true if both moments are on the same day.
fn is_one_day(first: Timestamp, last: Timestamp) -> bool {
    let day = |at: Timestamp| at.to_zoned(TimeZone::UTC).date();
    day(first) == day(last)
}

fn point(at: f64, figures: Rating) -> CurvePoint {
    CurvePoint { at, value: figures.rating(), deviation: figures.deviation() }
}

/// Returns the date labels below the curve, most important first.
fn ticks(start: Timestamp, now: Timestamp) -> Vec<(f64, String)> {
    let [first, last] = [start, now].map(|at| at.to_zoned(TimeZone::UTC).date());
    let days = first.until((Unit::Day, last)).map_or(0, |span| span.get_days());
    if days < MONTH_LABELS_FROM {
        let middle = (days >= 2).then(|| first.checked_add((days / 2).days()).ok()).flatten();
        let dates = [Some(first), Some(last).filter(|_| days > 0), middle];
        return dates.into_iter().flatten().map(|date| tick(start, date, "%Y-%m-%d")).collect();
    }
    let month = first.first_of_month();
    let months = month.series(1.month()).skip(1).take_while(|date| *date <= last);
    let mut months: Vec<_> = months.collect();
    // Years come first, then quarters, then other months.
    months.sort_by_key(|date| (date.month() != 1, date.month() % 3 != 1));
    months.into_iter().map(|date| tick(start, date, "%Y-%m")).collect()
}

fn tick(start: Timestamp, date: Date, format: &str) -> (f64, String) {
    let at = date.to_zoned(TimeZone::UTC).map_or(start, |midnight| midnight.timestamp());
    // The first day started before the curve does.
    let days = at.duration_since(start).as_secs_f64() / DAY;
    (days.max(0.0), date.strftime(format).to_string())
}

/// Returns what is told below the curve: labels and values. `score` words the scores by colour.
fn facts(
    text: Text,
    profile: &Profile,
    extras: &Extras,
    score: fn(Text, Score) -> String,
) -> Vec<(String, String)> {
    let account = &profile.account;
    let by_color = |color: Color| score(text, profile.record.by_color[color]);
    let ByColor { white, black } = ByColor::from_fn(by_color);
    let mut facts = vec![
        (say!(text, "fact-place"), places(text, profile.place, profile.rank)),
        (say!(text, "fact-games"), account.games.to_string()),
        (say!(text, "color-white"), white),
        (say!(text, "color-black"), black),
        (say!(text, "fact-streak"), streak(text, account.longest_streak, account.streak)),
    ];
    facts.extend(profile.best_win.as_ref().map(|best| {
        let opponent = beaten_name(text, best);
        let value = say!(
            text,
            "fact-won-against",
            opponent = opponent,
            rating = whole(best.beaten.rating()),
            number = best.change.game.to_string()
        );
        (say!(text, "fact-best-win"), value)
    }));
    facts.extend(extras.global.map(|it| (say!(text, "fact-global"), rating(text, it))));
    facts.extend(extras.puzzles.map(|solver| (say!(text, "fact-puzzles"), rating(text, solver))));
    facts
}

/// Returns the name of the strongest opponent who was beaten.
fn beaten_name(text: Text, best: &BestWin) -> String {
    fit(&name(text, &best.opponent), MAX_NAME)
}

/// Returns the longest winning streak, and the current one if there is one.
fn streak(text: Text, longest: u32, now: u32) -> String {
    match now {
        0 => longest.to_string(),
        now => say!(text, "fact-streak-now", longest = longest, now = now),
    }
}

/// Returns the alt text of the curve and of the facts below it.
fn alt_text(text: Text, profile: &Profile, facts: &[(String, String)], name: &str) -> String {
    let [first, least, most] = first_least_most(&profile.changes);
    let facts = facts
        .iter()
        .map(|(label, value)| say!(text, "alt-profile-fact", label = label, value = value));
    say!(
        text,
        "alt-profile",
        name = name,
        games = profile.changes.len(),
        first = first,
        least = least,
        most = most,
        rating = rating(text, profile.rating),
        facts = text.grouped(&facts.collect::<Vec<_>>())
    )
}

/// Returns the first, the lowest and the highest rating of the curve, which starts before the first of
/// these games. The newest is the first of `changes`.
fn first_least_most(changes: &[RatingChange]) -> [i64; 3] {
    let start = changes.last().map(|change| change.before);
    let ratings = changes.iter().map(|change| change.after).chain(start).map(points);
    let least = ratings.clone().min().unwrap_or_default();
    let most = ratings.max().unwrap_or_default();
    [start.map(points).unwrap_or_default(), least, most]
}

/// Says that a player has no profile yet, and what to do.
pub(super) fn no_profile(text: Text, engines: &Engines, player: PlayerId, reader: UserId) -> View {
    View::new(if player.user() == Some(reader) {
        say!(text, "profile-none-of-you")
    } else if player.is_computer() {
        say!(text, "profile-none-of-computer", player = mention_by_id(text, engines, player))
    } else {
        say!(text, "profile-none", player = mention_by_id(text, engines, player))
    })
    .buttons(people(text, player.user()))
}

/// Says that bots have no profile.
pub(super) fn profile_of_bot(text: Text) -> View {
    View::new(say!(text, "profile-of-bot"))
}

/// Says that only one profile can be shown at once.
pub(super) fn one_profile(text: Text) -> View {
    View::new(say!(text, "profile-one"))
}

#[cfg(test)]
mod tests {
    use dvonn_model::Points;

    use super::*;

    fn labels(from: &str, until: &str) -> Vec<String> {
        let [from, until] = [from, until].map(|at| at.parse().unwrap());
        ticks(from, until).into_iter().map(|(_, label)| label).collect()
    }

    fn change(minute: i64) -> RatingChange {
        let rating = |by: f64| Rating::new(1500.0 + by, 80.0, 0.06);
        RatingChange {
            result: minute,
            game: minute.into(),
            player: UserId::try_from(1_u64).unwrap().into(),
            opponent: UserId::try_from(2_u64).unwrap().into(),
            color: Color::White,
            points: Points::Win,
            setup: String::from("full"),
            divisor: 1,
            odds: 500,
            before: rating(0.0),
            after: rating(10.0),
            ended_at: Timestamp::from_second(60 * minute).unwrap(),
        }
    }

    #[test]
    fn the_text_of_a_curve_starts_where_the_curve_starts() {
        assert_eq!(first_least_most(&[change(9), change(3)]), [1500, 1500, 1510]);
    }

    #[test]
    fn the_games_of_one_day_use_the_whole_width() {
        let at = |changes: &[RatingChange]| {
            let now = Timestamp::from_second(10 * 86_400).unwrap();
            let newest = changes[0].after;
            let (points, ticks) = curve(changes, newest, now);
            (points.iter().map(|point| point.at).collect::<Vec<_>>(), ticks.len())
        };
        assert_eq!(at(&[change(9), change(3), change(2)]), (vec![0.0, 1.0, 2.0, 3.0, 4.0], 1));
        let (days, _) = at(&[change(3 * 24 * 60), change(2)]);
        assert!((days[2] - days[1] - 3.0).abs() < 0.01, "{days:?}");
    }

    #[test]
    fn five_titles_are_listed_and_the_rest_counted() {
        let rows: Vec<_> = (1..=60).rev().map(|season| TitleRow { season, place: 1 }).collect();
        let all = titles(Text::of(None), &rows).unwrap();
        assert!(all.ends_with("winner of season 56, and 55 more"), "{all}");
        let five = titles(Text::of(None), &rows[55..]).unwrap();
        assert!(five.ends_with("winner of season 1"), "{five}");
        assert_eq!(titles(Text::of(None), &[]), None);
    }

    #[test]
    fn titles_of_the_league_are_listed_too() {
        let title = |cycle| LeagueTitleRow { league: String::from("Harbour *"), cycle };
        let all = league_titles(Text::of(None), &[title(7), title(2)]).unwrap();
        let expected =
            r"Titles: champion of Harbour \* (cycle 7), champion of Harbour \* (cycle 2)";
        assert_eq!(all, expected.replace(r"\\", r"\"));
        assert_eq!(league_titles(Text::of(None), &[]), None);
    }

    #[test]
    fn the_challenge_ladder_and_the_rating_have_separate_places() {
        let shown = |challenged| places(Text::of(None), challenged, Rank::Place(5));
        assert_eq!(shown(Some(2)), "Place 2 on the ladder · Place 5 by rating");
        assert_eq!(shown(None), "Place 5 by rating");
    }

    #[test]
    fn a_short_curve_is_labelled_with_days() {
        let short = labels("2026-03-01T12:00:00Z", "2026-03-11T12:00:00Z");
        assert_eq!(short, ["2026-03-01", "2026-03-11", "2026-03-06"]);
        assert_eq!(labels("2026-03-01T12:00:00Z", "2026-03-01T13:00:00Z"), ["2026-03-01"]);
    }

    #[test]
    fn a_long_curve_is_labelled_with_months_years_first() {
        let long = labels("2025-11-20T12:00:00Z", "2026-05-02T12:00:00Z");
        assert_eq!(long, ["2026-01", "2026-04", "2025-12", "2026-02", "2026-03", "2026-05"]);
    }

    #[test]
    fn no_label_comes_before_the_start_of_the_curve() {
        let start = "2026-03-01T12:00:00Z".parse().unwrap();
        let ticks = ticks(start, "2026-03-03T12:00:00Z".parse().unwrap());
        assert!(ticks.iter().all(|(at, _)| *at >= 0.0), "{ticks:?}");
    }
}
