//! Draws the activity of a server by week: finished games as bars, and active players as a line.

use plotters::prelude::{Circle, LineSeries, Rectangle};

use crate::atlas::Atlas;
use crate::layout::{BOARD, GAP};
use crate::picture::Picture;
use crate::plot::{self, LabelledAxis, PlotError, ValueLabels, filled, stroke, to_grid};
use crate::sanitize::one_line;
use crate::shape::{Panel, Shape};
use crate::sheet::{self, SheetText};
use crate::surface::Surface as _;

const PANEL: Panel = Panel { bottom: BOARD.top + 420.0, ..BOARD };
/// The legend below the plot.
const LEGEND: Panel =
    Panel { top: PANEL.bottom + GAP, bottom: PANEL.bottom + GAP + 74.0, radius: 16.0, ..BOARD };
/// The size of a legend swatch, and the gaps left and right of it.
const SWATCH_WIDTH: f32 = 44.0;
const SWATCH_HEIGHT: f32 = 28.0;
const SWATCH_MARGIN: f32 = 26.0;
const SWATCH_GAP: f32 = 14.0;

/// The maximum number of weeks drawn. The newest ones are kept.
const MAX_WEEKS: usize = 53;
/// The minimum number of weeks drawn, if there are as many. A month begins in each five weeks, and has a
/// label.
const MIN_WEEKS: usize = 5;
/// The gap at each side of a bar, as a share of a week.
const BAR_MARGIN: f64 = 0.13;
/// The outline width of a bar of unrated games.
const BAR_OUTLINE: f32 = 3.0;
const LINE_WIDTH: f32 = 4.0;
const DOT_RADIUS: f32 = 6.0;
/// The outline width that sets the line and its dots off from the bars.
const LINE_OUTLINE: f32 = 2.5;
/// The minimum range of the value axis, so that a few games do not look like many.
const MIN_RANGE: f64 = 5.0;
const MAX_VALUE_LABELS: usize = 6;
/// The maximum width of a week's label.
const MAX_LABEL_WIDTH: f32 = 320.0;

/// The activity of one week.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Week {
    /// The number of rated games that ended.
    pub rated: u32,
    /// The number of unrated games that ended.
    pub others: u32,
    /// The number of different players in all of these games.
    pub people: u32,
}

impl Week {
    fn games(self) -> u32 {
        self.rated.saturating_add(self.others)
    }
}

/// The activity of a server, week by week. The caller supplies all texts.
#[derive(Clone, Copy, Debug)]
pub struct ActivityChart<'a> {
    /// The title: any text of any length.
    pub title: &'a str,
    /// The text at the right end of the title, such as "412 games".
    pub figure: &'a str,
    /// The weeks, the earliest first. Only the last 53 are drawn, from the first active one on.
    pub weeks: &'a [Week],
    /// Labels for weeks, as the index of the week and the text, in order of importance. A label
    /// that overlaps an earlier one is dropped.
    pub ticks: &'a [(usize, &'a str)],
    /// The names in the legend: rated games, other games and players.
    pub legend: [&'a str; 3],
    /// The message shown if there was no activity in any week.
    pub empty: &'a str,
    /// One line below the chart; may be empty.
    pub caption: &'a str,
}

impl Week {
    /// Returns the number of weeks that a chart of these leaves out at its start. It starts with the
    /// first week in which anything happened, or four weeks before the last one, so that a new server
    /// does not see half a year of nothing.
    pub fn first_drawn(weeks: &[Week]) -> usize {
        let quiet = weeks.iter().take_while(|&&week| week == Week::default()).count();
        let [too_many, too_few] =
            [MAX_WEEKS, MIN_WEEKS].map(|drawn| weeks.len().saturating_sub(drawn));
        quiet.min(too_few).max(too_many)
    }
}

/// Draws the chart, without the weeks before [`Week::first_drawn`].
pub(crate) fn draw<'a>(atlas: &'a Atlas, chart: &ActivityChart<'_>) -> Picture<'a> {
    let text = SheetText { title: chart.title, figure: chart.figure, caption: chart.caption };
    let mut picture = sheet::draw_frame(atlas, &text, LEGEND.bottom - BOARD.top);
    let left_out = Week::first_drawn(chart.weeks);
    let weeks = &chart.weeks[left_out..];
    let ticks = chart.ticks.iter().filter_map(|&(week, label)| {
        let week = week.checked_sub(left_out).filter(|&week| week < weeks.len())?;
        Some((week, label))
    });
    draw_weeks(&mut picture, atlas, weeks, ticks);
    if is_empty(weeks) {
        draw_empty_message(&mut picture, atlas, chart.empty);
    }
    picture.fill_panel(&LEGEND, atlas.scheme.card);
    draw_legend(&mut picture, atlas, chart.legend);
    picture
}

fn draw_weeks<'a>(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    weeks: &[Week],
    ticks: impl Iterator<Item = (usize, &'a str)>,
) {
    let colors = &atlas.scheme.sheet;
    let font = &atlas.fonts.footer;
    let labels =
        ticks.map(|(week, label)| (middle(week), font.fit(&one_line(label), MAX_LABEL_WIDTH)));
    let time_axis = LabelledAxis::new(0.0..weeks.len().max(1) as f64, labels, PANEL, font);
    let max = weeks.iter().map(|week| f64::from(week.games().max(week.people)));
    let max = max.fold(MIN_RANGE, f64::max);
    plot::draw(picture, atlas, PANEL, (colors.background, None), |area| -> Result<(), PlotError> {
        let mut axes = plot::axes(area, PANEL, time_axis, 0.0..max * 1.06)?;
        let format = &|games: &f64| format!("{games:.0}");
        let labels = ValueLabels { max: MAX_VALUE_LABELS, format, grid_lines: Some(colors.line) };
        plot::draw_axes(&mut axes, atlas, &labels)?;

        let bar = |number: usize, from: u32, to: u32, style| {
            let (left, right) = (number as f64 + BAR_MARGIN, (number + 1) as f64 - BAR_MARGIN);
            (from < to).then(|| Rectangle::new([(left, from.into()), (right, to.into())], style))
        };
        let all = || weeks.iter().enumerate();
        let mark = atlas.scheme.mark;
        axes.draw_series(all().filter_map(|(n, week)| bar(n, 0, week.rated, filled(mark))))?;
        for style in [filled(colors.band), stroke(mark, BAR_OUTLINE)] {
            let others = all().filter_map(|(n, week)| bar(n, week.rated, week.games(), style));
            axes.draw_series(others)?;
        }

        let people: Vec<_> = all().map(|(n, week)| (middle(n), f64::from(week.people))).collect();
        if is_empty(weeks) {
            return Ok(());
        }
        for (color, outline) in [(colors.background, LINE_OUTLINE), (colors.text, 0.0)] {
            let width = LINE_WIDTH + 2.0 * outline;
            axes.draw_series(LineSeries::new(people.iter().copied(), stroke(color, width)))?;
            let dots = people
                .iter()
                .map(|&at| Circle::new(at, to_grid(DOT_RADIUS + outline), filled(color)));
            axes.draw_series(dots)?;
        }
        Ok(())
    });
}

fn is_empty(weeks: &[Week]) -> bool {
    weeks.iter().all(|&week| week == Week::default())
}

/// Returns the middle of a week on the time axis.
fn middle(week: usize) -> f64 {
    week as f64 + 0.5
}

fn draw_empty_message(picture: &mut Picture<'_>, atlas: &Atlas, message: &str) {
    let plot = plot::plot_area(PANEL);
    let font = &atlas.fonts.name;
    let message = font.fit(&one_line(message), plot.right - plot.left - 2.0 * SWATCH_MARGIN);
    let middle = f32::midpoint(plot.top, plot.bottom);
    let at = (f32::midpoint(plot.left, plot.right), middle + font.baseline_offset());
    font.draw_centered(picture, &message, at, atlas.scheme.sheet.text);
}

/// Draws the legend: each pattern as in the plot, and its name.
fn draw_legend(picture: &mut Picture<'_>, atlas: &Atlas, names: [&str; 3]) {
    let font = &atlas.fonts.footer;
    let column = (LEGEND.right - LEGEND.left) / names.len() as f32;
    let middle = f32::midpoint(LEGEND.top, LEGEND.bottom);
    for (number, name) in names.into_iter().enumerate() {
        let left = LEGEND.left + number as f32 * column + SWATCH_MARGIN;
        let (top, right) = (middle - SWATCH_HEIGHT / 2.0, left + SWATCH_WIDTH);
        let swatch = Panel { left, top, right, bottom: top + SWATCH_HEIGHT, radius: 0.0 };
        draw_swatch(picture, atlas, number, swatch);
        let x = right + SWATCH_GAP;
        let room = column - (x - left) - SWATCH_MARGIN;
        let name = font.fit(&one_line(name), room);
        font.draw(picture, &name, (x, middle + font.baseline_offset()), atlas.scheme.text);
    }
}

fn draw_swatch(picture: &mut Picture<'_>, atlas: &Atlas, number: usize, swatch: Panel) {
    let (colors, mark) = (&atlas.scheme.sheet, atlas.scheme.mark);
    // A light frame, because the card can be as dark as the pattern.
    picture.fill_panel(&swatch.expanded(LINE_OUTLINE), colors.background);
    match number {
        0 => picture.fill_panel(&swatch, mark),
        1 => {
            picture.fill_panel(&swatch, mark);
            picture.fill_panel(&swatch.expanded(-BAR_OUTLINE), colors.band);
        }
        _ => {
            let y = f32::midpoint(swatch.top, swatch.bottom);
            picture
                .fill(&Shape::line((swatch.left, y), (swatch.right, y), LINE_WIDTH), colors.text);
            let middle = (f32::midpoint(swatch.left, swatch.right), y);
            picture.fill(&Shape::ellipse(middle, (DOT_RADIUS, DOT_RADIUS)), colors.text);
        }
    }
}
