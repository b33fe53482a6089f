//! Views of reviews: the winning chances as a chart and in words, and each turning point as a
//! position.

use dvonn_discord::markup::fit;
use dvonn_discord::picture::Picture;
use dvonn_discord::view::{View, button as pressed};
use dvonn_model::{Level, UserId};
use dvonn_render::{Chart, Scene, Status};
use dvonn_rules::{ByColor, Color, Ply};
use dvonn_study::review::{SideReview, TurningPoint};
use dvonn_study::{Review, Strength};
use serenity::all::{ButtonStyle, CreateButton};

use crate::runtime::app::painter;
use crate::runtime::style::Style;
use crate::say;
use crate::show::first_steps::{Practice, lesson_button, themed_puzzle};
use crate::show::game::record_buttons;
use crate::show::ids::pager::PageStep;
use crate::show::ids::record::{RecordClick, ReviewClick};
use crate::show::picture;
use crate::show::record::pages::Pages;
use crate::show::record::subject::{RecordedGame, Source};
use crate::show::words::links::channel;
use crate::show::words::moves::color_key;
use crate::show::words::players;
use crate::show::words::players::as_strs;
use crate::show::words::value::in_a_sentence;
use crate::text::Text;

/// The number of plies between two figures in the alt text of the chart.
const PLIES_PER_FIGURE: usize = 10;
/// The maximum length of a name in the alt text, in code points.
const MAX_NAME: usize = 40;

/// Returns the message that a review is in progress: so many of its positions are evaluated.
pub(super) fn review_in_progress(
    text: Text,
    subject: &RecordedGame,
    (known, all): (usize, usize),
) -> View {
    let mut lines = vec![say!(text, "review-in-progress", known = known, all = all)];
    let channel = channel_of(subject);
    lines.extend(channel.map(|channel| say!(text, "review-will-be-posted", channel = channel)));
    with_show_button(text, &lines, subject)
}

/// Replaces the message that a review is in progress.
pub(super) fn review_ready(text: Text, subject: &RecordedGame) -> View {
    let mut lines = vec![say!(text, "review-ready")];
    let channel = channel_of(subject);
    lines.extend(channel.map(|channel| say!(text, "review-is-posted", channel = channel)));
    with_show_button(text, &lines, subject)
}

/// Returns the channel in which the review of a game is posted.
fn channel_of(subject: &RecordedGame) -> Option<String> {
    match subject {
        RecordedGame::Game(game) if !game.row.is_relayed() => Some(channel(game.row.venue.channel)),
        RecordedGame::Game(_) | RecordedGame::Import(..) => None,
    }
}

fn with_show_button(text: Text, lines: &[String], subject: &RecordedGame) -> View {
    let label = say!(text, "button-review-show");
    let show = pressed(ReviewClick::Review { of: subject.source() }, &label, ButtonStyle::Primary);
    View::new(lines.join("\n")).buttons([show])
}

/// Returns a review for `reader`, or for everyone if `None`.
pub(super) fn review(
    style: Style,
    subject: &RecordedGame,
    reader: Option<UserId>,
    review: &Review,
) -> View {
    let text = style.text;
    let pages = Pages::new(text, subject, reader);
    let mut lines = vec![say!(text, "review-title", title = pages.title.clone())];
    lines.extend(pages.end.text(pages.game));
    lines.extend(Color::ALL.into_iter().filter_map(|color| side(text, &pages, review, color)));
    if review.turning_points.is_empty() {
        lines.push(say!(text, "review-no-turns"));
    }
    let turns = review.turning_points.iter();
    lines.extend(
        (1..).zip(turns).map(|(mark, turn)| describe_turning_point(style, &pages, mark, turn)),
    );
    let practice = pages.own.and_then(|own| practice(&pages, review, own));
    let has_both = practice.as_ref().is_some_and(|practice| practice.theme.is_some());
    lines.extend(has_both.then(|| say!(text, "review-practice")));
    let first = match subject {
        RecordedGame::Game(game) => record_buttons::browse(text, game),
        RecordedGame::Import(..) => {
            let last = RecordClick::Page { of: pages.source, at: 0, step: PageStep::Last };
            Some(pressed(last, &say!(text, "button-browse"), ButtonStyle::Secondary))
        }
    };
    View::new(lines.join("\n"))
        .picture(chart(style, &pages, review))
        .buttons(turn_buttons(text, pages.source, review, None))
        .buttons(practice_buttons(text, practice))
        .buttons(first.into_iter().chain([help_button(text)]))
}

/// Returns what a side could practise to avoid what cost it most.
fn practice(pages: &Pages<'_>, review: &Review, own: Color) -> Option<Practice> {
    let turn = review.worst_of(own)?;
    Practice::of(pages.game.position_after(turn.number.checked_sub(1)?)?, *turn.better.first()?)
}

fn practice_buttons(text: Text, practice: Option<Practice>) -> impl Iterator<Item = CreateButton> {
    practice.into_iter().flat_map(move |Practice { lesson, theme }| {
        let puzzles = theme.and_then(|theme| themed_puzzle(text, theme));
        [lesson_button(text, lesson)].into_iter().chain(puzzles)
    })
}

/// Returns what the figures of a review mean.
pub(super) fn help(text: Text) -> View {
    View::new(say!(text, "review-help"))
}

fn help_button(text: Text) -> CreateButton {
    pressed(ReviewClick::Help, &say!(text, "button-review-help"), ButtonStyle::Secondary)
}

/// Returns a turning point as a position, with the ply played and a better one. Returns `None` if
/// the review has no turning point at this ply.
pub(super) fn turning_point(
    style: Style,
    subject: &RecordedGame,
    reader: UserId,
    review: &Review,
    number: usize,
) -> Option<View> {
    let text = style.text;
    let (index, turn) =
        review.turning_points.iter().enumerate().find(|(_, turn)| turn.number == number)?;
    let pages = Pages::new(text, subject, Some(reader));
    let position = pages.game.position_after(number.checked_sub(1)?)?;
    let best = *turn.better.first()?;
    let (played, better) = (style.ply(turn.played), style.ply(best));
    let caption =
        say!(text, "caption-turning-point", better = better.clone(), played = played.clone());
    let scene = Scene {
        reds: pages.game.reds_after(number - 1)?,
        hints: &[best],
        played: Some(turn.played),
        names: pages.names(),
        caption: &caption,
        ..Scene::of(position)
    };
    let words = describe_turning_point(style, &pages, index + 1, turn);
    let look = RecordClick::Page { of: pages.source, at: number - 1, step: PageStep::Forward };
    let look = pressed(look, &say!(text, "button-review-browse"), ButtonStyle::Secondary);
    let lead = say!(text, "alt-turning-point", better = better, played = played);
    let practice = (pages.own == Some(turn.color)).then(|| Practice::of(position, best)).flatten();
    let view = View::new(words)
        .picture(picture::of_scene_with(style, pages.own, &scene, &lead))
        .buttons(turn_buttons(text, pages.source, review, Some(number)))
        .buttons(
            [look, record_buttons::review(text, pages.source)]
                .into_iter()
                .chain(practice_buttons(text, practice))
                .chain([help_button(text)]),
        );
    Some(view)
}

/// Describes how well one side played. Returns `None` if it never had a choice that mattered.
fn side(text: Text, pages: &Pages<'_>, review: &Review, color: Color) -> Option<String> {
    let side = review.sides[color]?;
    let accuracy = say!(
        text,
        "review-side",
        player = pages.mentions[color].clone(),
        color = if pages.names[color].full.is_empty() { "nameless" } else { color_key(color) },
        accuracy = rounded(side.accuracy),
        best = side.best,
        judged = side.open
    );
    Some(with_strength(text, accuracy, side))
}

/// Adds the levels that a side played like, if they are few enough to say something.
fn with_strength(text: Text, words: String, side: SideReview) -> String {
    let Some(Strength { from, to }) = side.strength() else { return words };
    let [first, last] = [from, to].map(|level| players::level_name(text, level));
    let [from, to] = [from, to].map(Level::number);
    let strength = if from == to {
        say!(text, "review-strength", level = from, name = first)
    } else {
        say!(text, "review-strength-range", from = from, to = to, first = first, last = last)
    };
    text.sentences([words, strength])
}

/// Returns a turning point as a sentence.
fn describe_turning_point(
    style: Style,
    pages: &Pages<'_>,
    mark: usize,
    turn: &TurningPoint,
) -> String {
    let text = style.text;
    let line: Vec<String> = turn.better.iter().map(|&ply| style.ply(ply)).collect();
    let (better, rest) = line.split_first().map_or(("", &[][..]), |(first, rest)| (first, rest));
    let player = pages.mentions[turn.color].clone();
    let ply = say!(
        text,
        "review-turning-point",
        mark = mark,
        number = turn.number,
        player = player,
        ply = style.ply(turn.played),
        before = in_a_sentence(text, turn.before),
        after = in_a_sentence(text, turn.after)
    );
    let better = if rest.is_empty() {
        say!(text, "review-better", better = better)
    } else {
        say!(text, "review-better-line", better = better, line = rest.join(" "))
    };
    text.sentences([ply, better])
}

fn turn_buttons(
    text: Text,
    of: Source,
    review: &Review,
    shown: Option<usize>,
) -> impl Iterator<Item = CreateButton> {
    (1..).zip(&review.turning_points).map(move |(mark, turn)| {
        let label = say!(text, "button-turning-point", mark = mark, number = turn.number);
        let click = ReviewClick::TurningPoint { of, ply: turn.number };
        pressed(click, &label, ButtonStyle::Secondary).disabled(shown == Some(turn.number))
    })
}

fn chart(style: Style, pages: &Pages<'_>, review: &Review) -> Picture {
    let text = style.text;
    let figures = review.sides.map(|side| {
        let accuracy = side.map(|side| rounded(side.accuracy));
        accuracy.map(|it| say!(text, "review-figure", accuracy = it)).unwrap_or_default()
    });
    let numbers: Vec<usize> = review.turning_points.iter().map(|turn| turn.number).collect();
    let plies = pages.game.plies();
    let phases = [say!(text, "phase-placement"), say!(text, "phase-movement")];
    let scale = [0, 50, 100].map(|chance| say!(text, "review-chance", chance = chance));
    let chances = review.chances.clone();
    let placements = plies.iter().take_while(|ply| matches!(ply, Ply::Place(_))).count();
    let winner = match pages.end.status {
        Status::Won(color) => Some(color),
        Status::Running => pages.game.result().and_then(|outcome| outcome.winner()),
        Status::Preview | Status::Drawn | Status::NoResult => None,
    };
    let names = pages.names.clone().map(|name| name.full);
    let caption = say!(text, "caption-review");
    let alt = alt_text(style, pages, review);
    painter::picture(style, None, alt, move |painter, look| {
        let chart = Chart {
            chances: &chances,
            placements,
            phases: phases.each_ref().map(String::as_str),
            turning_points: &numbers,
            names: as_strs(&names),
            figures: as_strs(&figures),
            winner,
            scale: scale.each_ref().map(String::as_str),
            caption: &caption,
        };
        painter.chart(&chart, look)
    })
}

/// Returns the alt text of the chart: the winning chances every few plies and at the turning
/// points.
fn alt_text(style: Style, pages: &Pages<'_>, review: &Review) -> String {
    let text = style.text;
    let [white, black] =
        [&pages.names.white, &pages.names.black].map(|name| fit(&name.full, MAX_NAME));
    let names = ByColor { white: white.as_str(), black: black.as_str() };
    let last = review.chances.len().saturating_sub(1);
    let figures = (0..=last).filter(|ply| ply % PLIES_PER_FIGURE == 0 || *ply == last);
    let figures = figures.filter_map(|ply| {
        let chance = percent(*review.chances.get(ply)?);
        Some(say!(text, "alt-review-figure", number = ply, chance = chance))
    });
    let figures = text.listed(&figures.collect::<Vec<_>>());
    let lead = if names.white.is_empty() || names.black.is_empty() {
        say!(text, "alt-review-without-names", figures = figures)
    } else {
        say!(text, "alt-review", white = names.white, black = names.black, figures = figures)
    };
    let mut sentences = vec![lead];
    sentences.extend(pages.end.in_words(style, pages.game, names));
    sentences.extend(Color::ALL.into_iter().filter_map(|color| {
        let side = review.sides[color]?;
        let accuracy = rounded(side.accuracy);
        let accuracy =
            say!(text, "alt-review-accuracy", color = color_key(color), accuracy = accuracy);
        Some(with_strength(text, accuracy, side))
    }));
    sentences.extend((1..).zip(&review.turning_points).map(|(mark, turn)| {
        say!(
            text,
            "alt-review-turning-point",
            mark = mark,
            number = turn.number,
            color = color_key(turn.color),
            before = in_a_sentence(text, turn.before),
            after = in_a_sentence(text, turn.after)
        )
    }));
    text.sentences(sentences)
}

fn percent(chance: f64) -> u8 {
    rounded(100.0 * chance)
}

/// Rounds a figure to a whole number from 0 to 100.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the value is clamped to 0 to 100"
)]
fn rounded(figure: f64) -> u8 {
    figure.round().clamp(0.0, 100.0) as u8
}
