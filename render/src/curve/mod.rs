//! Draws a curve over time: a player's rating with its deviation as a band, or their accuracy; and facts
//! about the player.

mod layout;

use plotters::prelude::{Circle, LineSeries, Polygon};

use crate::atlas::Atlas;
use crate::layout::BOARD;
use crate::picture::Picture;
use crate::plot::{self, LabelledAxis, ValueLabels, filled, stroke, to_grid};
use crate::sanitize::one_line;
use crate::sheet::{self, SheetText};
use crate::surface::Surface as _;
use crate::text::Font;
use layout::{MAX_FACTS, PANEL};

const CURVE_WIDTH: f32 = 5.0;
/// The radius of a dot: the newest rating, or each percentage; and the width of its outline.
const DOT_RADIUS: f32 = 9.0;
const DOT_OUTLINE: f32 = 3.0;
/// The maximum number of grid lines.
const MAX_GRID_LINES: usize = 8;
/// The maximum width of a time label.
const MAX_LABEL_WIDTH: f32 = 320.0;
/// The maximum share of a fact's width for its label, and the gap between label and value.
const MAX_LABEL_SHARE: f32 = 0.5;
const FACT_GAP: f32 = 20.0;
/// The maximum share of a value for its ending: otherwise too little is left of what is before it.
const MAX_ENDING_SHARE: f32 = 0.75;

/// What a curve shows, and so what its axis covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Ratings: each stays until the next one. The axis covers those that there are.
    Ratings,
    /// Percentages, each of one game. The axis covers 0 to 100.
    Percent,
}

/// A value at one point in time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurvePoint {
    /// The time, in days or any other unit.
    pub at: f64,
    /// The rating or percentage. It is clamped to 0..=9999.
    pub value: f64,
    /// The rating deviation; 0 for a percentage. The band reaches two deviations up and down.
    pub deviation: f64,
}

/// A fact about a player, such as "Best win: Anna (1702)".
#[derive(Clone, Copy, Debug)]
pub struct Fact<'a> {
    /// What it is about: "Best win".
    pub label: &'a str,
    /// What is shortened if there is no room: "Anna".
    pub value: &'a str,
    /// What is shown whole after it: " (1702)". May be empty.
    pub ending: &'a str,
}

impl<'a> Fact<'a> {
    /// Returns a fact whose value is shortened at its end.
    pub const fn new(label: &'a str, value: &'a str) -> Fact<'a> {
        Fact { label, value, ending: "" }
    }
}

/// A player's rating or accuracy over time, and a few facts. The caller supplies all texts.
#[derive(Clone, Copy, Debug)]
pub struct CurveChart<'a> {
    /// The player's name: any text of any length.
    pub name: &'a str,
    /// The current value, such as "1523 ± 80".
    pub figure: &'a str,
    /// What the curve shows.
    pub scale: Scale,
    /// The values, the earliest first. Points with numbers
    /// that are not finite are skipped.
    pub points: &'a [CurvePoint],
    /// Labels for times, as the time and the text, in order of importance. A label is dropped if it
    /// is not between the first and the last point, or overlaps an earlier one.
    pub ticks: &'a [(f64, &'a str)],
    /// The facts. Only the first eight are shown.
    pub facts: &'a [Fact<'a>],
    /// One line below the chart; may be empty.
    pub caption: &'a str,
}

/// Draws the chart.
pub(crate) fn draw<'a>(atlas: &'a Atlas, chart: &CurveChart<'_>) -> Picture<'a> {
    let scheme = atlas.scheme;
    let card = layout::facts_card(chart.facts.len(), layout::fact_columns(atlas.width));
    let bottom = card.map_or(PANEL.bottom, |card| card.bottom);
    let text = SheetText { title: chart.name, figure: chart.figure, caption: chart.caption };
    let mut picture = sheet::draw_frame(atlas, &text, bottom - BOARD.top);

    let points = layout::valid_points(chart.points);
    draw_curve(&mut picture, atlas, (chart.scale, &points), chart.ticks);
    if let Some(card) = card {
        picture.fill_panel(&card, scheme.card);
        draw_facts(&mut picture, atlas, chart.facts);
    }
    picture
}

/// Draws the band, the grid lines and the curve, in this order.
fn draw_curve(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    (scale, points): (Scale, &[CurvePoint]),
    ticks: &[(f64, &str)],
) {
    let scheme = atlas.scheme;
    let times = layout::time_range(points);
    let known = points.first().zip(points.last());
    let font = &atlas.fonts.footer;
    let labels = ticks
        .iter()
        .filter(|(at, _)| known.is_some_and(|(first, last)| (first.at..=last.at).contains(at)))
        .map(|&(at, label)| (at, font.fit(&one_line(label), MAX_LABEL_WIDTH)));
    let time_axis = LabelledAxis::new(times, labels, PANEL, font);
    plot::draw(picture, atlas, PANEL, (scheme.sheet.background, None), |area| {
        let mut axes = plot::axes(area, PANEL, time_axis, layout::value_range(scale, points))?;
        let band = |corners| Polygon::new(corners, filled(scheme.sheet.band));
        axes.draw_series(layout::bands(points).into_iter().map(band))?;
        let format = &|value: &f64| format!("{value:.0}");
        let labels =
            ValueLabels { max: MAX_GRID_LINES, format, grid_lines: Some(scheme.sheet.line) };
        plot::draw_axes(&mut axes, atlas, &labels)?;
        let (line, marked) = match scale {
            Scale::Ratings => {
                let newest = points.len().saturating_sub(1);
                (layout::step_curve(points, |point| point.value), &points[newest..])
            }
            Scale::Percent => (points.iter().map(|it| (it.at, it.value)).collect(), points),
        };
        axes.draw_series(LineSeries::new(line, stroke(scheme.mark, CURVE_WIDTH)))?;
        let dots = marked.iter().flat_map(|point| {
            let dot =
                |size, color| Circle::new((point.at, point.value), to_grid(size), filled(color));
            [dot(DOT_RADIUS + DOT_OUTLINE, scheme.mark_outline), dot(DOT_RADIUS, scheme.mark)]
        });
        axes.draw_series(dots)?;
        Ok(())
    });
}

fn draw_facts(picture: &mut Picture<'_>, atlas: &Atlas, facts: &[Fact<'_>]) {
    let (font, scheme) = (&atlas.fonts.footer, atlas.scheme);
    for (number, fact) in facts.iter().take(MAX_FACTS).enumerate() {
        let (left, right, middle) =
            layout::fact_position(number, layout::fact_columns(atlas.width));
        let baseline = middle + font.baseline_offset();
        let room = right - left;
        let label = font.fit(&one_line(fact.label), room * MAX_LABEL_SHARE);
        font.draw(picture, &label, (left, baseline), scheme.secondary_text);
        let value = fit_value(font, fact, room - font.width(&label) - FACT_GAP);
        let at = (right - font.width(&value), baseline);
        font.draw(picture, &value, at, scheme.text);
    }
}

/// Returns the value and its ending in one line of this width.
fn fit_value(font: &Font, fact: &Fact<'_>, room: f32) -> String {
    let whole = one_line(&format!("{}{}", fact.value, fact.ending));
    let ending = one_line(fact.ending);
    let most = room * MAX_ENDING_SHARE;
    if font.fits(&whole, room) || ending.is_empty() || font.width(&ending) > most {
        return font.fit(&whole, room);
    }
    let spaced = if fact.ending.starts_with(char::is_whitespace) { " " } else { "" };
    let ending = format!("{spaced}{ending}");
    let value = font.fit(&one_line(fact.value), room - font.width(&ending));
    font.fit(&format!("{value}{ending}"), room)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fonts::Fonts;
    use crate::look::Width;

    #[test]
    fn a_long_name_in_a_fact_is_shortened_and_what_follows_it_is_whole() {
        let font = &Fonts::new(Width::NORMAL).footer;
        let best = |value| Fact { label: "Best win", value, ending: " (1702), game 12" };
        assert_eq!(fit_value(font, &best("Anna"), 400.0), "Anna (1702), game 12");
        let long = fit_value(font, &best("Bartholomew Maximilian the Great"), 400.0);
        assert!(long.starts_with("Barth") && long.ends_with("… (1702), game 12"), "{long}");
        assert!(font.fits(&long, 400.0));
        let narrow = fit_value(font, &best("Bartholomew"), 100.0);
        assert!(narrow.starts_with("Ba") && font.fits(&narrow, 100.0), "{narrow}");
    }
}
