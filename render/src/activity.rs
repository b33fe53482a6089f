//! Draws what goes on in a server: the games that ended in each week as bars, and how many people played
//! as a line.

use plotters::prelude::{Circle, LineSeries, Rectangle};

use crate::atlas::Atlas;
use crate::clean::one_line;
use crate::layout::{BOARD, GAP};
use crate::picture::Picture;
use crate::plot::{self, Failure, Figures, Labelled, filled, fine, stroke};
use crate::shape::{Panel, Shape};
use crate::sheet::{self, Frame};
use crate::surface::Surface as _;

const PANEL: Panel = Panel { bottom: BOARD.top + 420.0, ..BOARD };
/// What says how to read the plot.
const KEY: Panel =
    Panel { top: PANEL.bottom + GAP, bottom: PANEL.bottom + GAP + 74.0, radius: 16.0, ..BOARD };
/// The pattern at the start of each entry of the key, and what is around it.
const SWATCH: (f32, f32) = (44.0, 28.0);
const SWATCH_GAPS: (f32, f32) = (26.0, 14.0);

/// So many weeks are drawn at the most, the newest ones.
const MOST_WEEKS: usize = 53;
/// What a bar leaves free of its week, at either side.
const BESIDE: f64 = 0.13;
/// The line around a bar of games that did not count.
const HOLLOW: f32 = 3.0;
const LINE: f32 = 4.0;
const DOT: f32 = 6.0;
/// The line and its dots are set off from the bars by so much.
const HALO: f32 = 2.5;
/// Few games are not drawn as if they were many.
const LEAST: f64 = 5.0;
const FIGURES: usize = 6;
/// As wide is the label of a week at the most.
const LABEL: f32 = 320.0;

/// What went on in a week.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Week {
    /// Rated games that ended.
    pub rated: u32,
    /// Other games that ended.
    pub others: u32,
    /// How many people played in either.
    pub people: u32,
}

impl Week {
    fn games(self) -> u32 {
        self.rated.saturating_add(self.others)
    }
}

/// What went on in a server, week by week. Every word comes from the caller.
#[derive(Clone, Copy, Debug)]
pub struct ActivityChart<'a> {
    /// Any text of any length.
    pub title: &'a str,
    /// What stands at the right end of the title, such as "412 games".
    pub figure: &'a str,
    /// The weeks, the earliest first. Of more than 53 the last ones are drawn.
    pub weeks: &'a [Week],
    /// Weeks that have a label, counted from 0, and these, the more important ones first: one that has
    /// no room beside those before it is left out.
    pub ticks: &'a [(usize, &'a str)],
    /// What the bars of rated games, those of other games, and the line of people are called.
    pub key: [&'a str; 3],
    /// What is said instead of drawing bars where there is nothing to draw.
    pub empty: &'a str,
    /// One line that says what is shown; may be empty.
    pub caption: &'a str,
}

/// The chart as a picture.
pub(crate) fn draw<'a>(atlas: &'a Atlas, chart: &ActivityChart<'_>) -> Picture<'a> {
    let frame = Frame { title: chart.title, figure: chart.figure, caption: chart.caption };
    let mut picture = sheet::framed(atlas, &frame, KEY.bottom - BOARD.top);
    let left_out = chart.weeks.len().saturating_sub(MOST_WEEKS);
    let weeks = &chart.weeks[left_out..];
    let ticks = chart.ticks.iter().filter_map(|&(week, label)| {
        let week = week.checked_sub(left_out).filter(|&week| week < weeks.len())?;
        Some((week, label))
    });
    draw_weeks(&mut picture, atlas, weeks, ticks);
    if is_empty(weeks) {
        draw_empty(&mut picture, atlas, chart.empty);
    }
    picture.fill_panel(&KEY, atlas.scheme.card);
    draw_key(&mut picture, atlas, chart.key);
    picture
}

fn draw_weeks<'a>(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    weeks: &[Week],
    ticks: impl Iterator<Item = (usize, &'a str)>,
) {
    let colors = &atlas.scheme.sheet;
    let face = &atlas.faces.foot;
    let labels = ticks.map(|(week, label)| (middle(week), face.fit(&one_line(label), LABEL)));
    let scale = Labelled::new(0.0..weeks.len().max(1) as f64, labels, PANEL, face);
    let most = weeks.iter().map(|week| f64::from(week.games().max(week.people)));
    let most = most.fold(LEAST, f64::max);
    plot::draw(picture, atlas, PANEL, (colors.ground, None), |area| -> Result<(), Failure> {
        let mut axes = plot::axes(area, PANEL, scale, 0.0..most * 1.06)?;
        let label = &|games: &f64| format!("{games:.0}");
        let figures = Figures { most: FIGURES, label, lines: Some(colors.line) };
        plot::draw_scales(&mut axes, atlas, &figures)?;

        let bar = |number: usize, from: u32, to: u32, style| {
            let (left, right) = (number as f64 + BESIDE, (number + 1) as f64 - BESIDE);
            (from < to).then(|| Rectangle::new([(left, from.into()), (right, to.into())], style))
        };
        let all = || weeks.iter().enumerate();
        let mark = atlas.scheme.mark;
        axes.draw_series(all().filter_map(|(n, week)| bar(n, 0, week.rated, filled(mark))))?;
        for style in [filled(colors.band), stroke(mark, HOLLOW)] {
            let others = all().filter_map(|(n, week)| bar(n, week.rated, week.games(), style));
            axes.draw_series(others)?;
        }

        let people: Vec<_> = all().map(|(n, week)| (middle(n), f64::from(week.people))).collect();
        if is_empty(weeks) {
            return Ok(());
        }
        for (color, halo) in [(colors.ground, HALO), (colors.ink, 0.0)] {
            let width = LINE + 2.0 * halo;
            axes.draw_series(LineSeries::new(people.iter().copied(), stroke(color, width)))?;
            let dots = people.iter().map(|&at| Circle::new(at, fine(DOT + halo), filled(color)));
            axes.draw_series(dots)?;
        }
        Ok(())
    });
}

fn is_empty(weeks: &[Week]) -> bool {
    weeks.iter().all(|&week| week == Week::default())
}

/// The middle of a week on the scale of weeks.
fn middle(week: usize) -> f64 {
    week as f64 + 0.5
}

fn draw_empty(picture: &mut Picture<'_>, atlas: &Atlas, words: &str) {
    let plot = plot::inside(PANEL);
    let face = &atlas.faces.name;
    let words = face.fit(&one_line(words), plot.right - plot.left - 2.0 * SWATCH_GAPS.0);
    let middle = f32::midpoint(plot.top, plot.bottom);
    let at = (f32::midpoint(plot.left, plot.right), middle + face.drop());
    face.draw_centered(picture, &words, at, atlas.scheme.sheet.ink);
}

/// Draws the key: each pattern as it is in the plot, and its name.
fn draw_key(picture: &mut Picture<'_>, atlas: &Atlas, names: [&str; 3]) {
    let face = &atlas.faces.foot;
    let column = (KEY.right - KEY.left) / names.len() as f32;
    let middle = f32::midpoint(KEY.top, KEY.bottom);
    for (number, name) in names.into_iter().enumerate() {
        let left = KEY.left + number as f32 * column + SWATCH_GAPS.0;
        let (top, right) = (middle - SWATCH.1 / 2.0, left + SWATCH.0);
        let swatch = Panel { left, top, right, bottom: top + SWATCH.1, radius: 0.0 };
        draw_swatch(picture, atlas, number, swatch);
        let x = right + SWATCH_GAPS.1;
        let room = column - (x - left) - SWATCH_GAPS.0;
        let name = face.fit(&one_line(name), room);
        face.draw(picture, &name, (x, middle + face.drop()), atlas.scheme.text);
    }
}

fn draw_swatch(picture: &mut Picture<'_>, atlas: &Atlas, number: usize, swatch: Panel) {
    let (colors, mark) = (&atlas.scheme.sheet, atlas.scheme.mark);
    // Light on a card that may be as dark as what is drawn.
    picture.fill_panel(&swatch.grown(HALO), colors.ground);
    match number {
        0 => picture.fill_panel(&swatch, mark),
        1 => {
            picture.fill_panel(&swatch, mark);
            picture.fill_panel(&swatch.grown(-HOLLOW), colors.band);
        }
        _ => {
            let y = f32::midpoint(swatch.top, swatch.bottom);
            picture.fill(&Shape::line((swatch.left, y), (swatch.right, y), LINE), colors.ink);
            let middle = (f32::midpoint(swatch.left, swatch.right), y);
            picture.fill(&Shape::ellipse(middle, (DOT, DOT)), colors.ink);
        }
    }
}
