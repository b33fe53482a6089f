//! Draws the course of a game: White's chance to win over the plies, light below the line and dark
//! above it, so that each side's share of the picture is its share of the game.

use dvonn_rules::{ByColor, Color};

use crate::atlas::Atlas;
use crate::canvas::Canvas;
use crate::chart_layout::{self, CHANCES, MARK, PLIES, PLOT, Plies, Turn};
use crate::header::{self, OnCard};
use crate::layout::{self, BOARD, Card, FOOT_ENDS};
use crate::shape::{Disc, Line, Shape};
use crate::surface::Surface;

const THICK: f32 = 5.0;
const THIN: f32 = 2.0;

/// What a chart shows. Every word in it comes from the caller.
#[derive(Clone, Copy, Debug)]
pub struct Chart<'a> {
    /// White's chance to win in every position, from 0 to 1, the first being that before any ply.
    pub chances: &'a [f64],
    /// How many of the plies between these positions, the first ones, were placements.
    pub placements: usize,
    /// The plies that are marked, counted from 1, in the order in which they were played. The marks
    /// are numbered from 1; up to nine are drawn.
    pub turning_points: &'a [usize],
    /// The players' names as they wrote them: any text of any length.
    pub names: ByColor<&'a str>,
    /// What is said of each player beside the name, such as "87%": at most five characters.
    pub figures: ByColor<&'a str>,
    /// Who won, if anybody did.
    pub winner: Option<Color>,
    /// One line that says what is shown; may be empty.
    pub caption: &'a str,
}

/// The chart as a picture.
pub(crate) fn draw<'a>(atlas: &'a Atlas, chart: &Chart<'_>) -> Canvas<'a> {
    let scheme = atlas.scheme;
    let size = (layout::WIDTH as usize, layout::HEIGHT as usize);
    let mut canvas = Canvas::plain(&atlas.palette, size, scheme.backdrop);
    for color in Color::ALL {
        canvas.fill(&Card::of(color).panel, scheme.card);
        let on = OnCard {
            name: chart.names[color],
            figure: chart.figures[color],
            face: &atlas.faces.number,
            won: chart.winner == Some(color),
        };
        header::draw_card(&mut canvas, atlas, color, &on);
    }
    header::draw_caption(&mut canvas, atlas, chart.caption, FOOT_ENDS.1 - FOOT_ENDS.0);
    canvas.fill(&BOARD, scheme.board[1]);
    canvas.fill(&BOARD.grown(-1.5).outline(3.0), scheme.board_edge);

    let plies = Plies::new(chart.placements, chart.chances.len().saturating_sub(1));
    draw_labels(&mut canvas, atlas, plies);
    let points: Vec<(f32, f32)> = (0..)
        .zip(chart.chances)
        .map(|(ply, &chance)| (plies.x(ply), chart_layout::y(chance)))
        .collect();
    draw_areas(&mut canvas, atlas, &points);
    draw_grid(&mut canvas, atlas, plies);
    for pair in points.windows(2) {
        canvas.fill(&Line { from: pair[0], to: pair[1], width: THICK }, scheme.mark);
    }
    canvas.fill(&PLOT.grown(1.5).outline(3.0), scheme.board_edge);
    let turn = |&ply: &usize| {
        let &at = points.get(ply)?;
        let before = points.get(ply.checked_sub(1)?)?;
        Some(Turn { at, fell: at.1 > before.1 })
    };
    let turns: Vec<Turn> = chart.turning_points.iter().take(9).filter_map(turn).collect();
    draw_marks(&mut canvas, atlas, &turns);
    canvas
}

fn draw_labels(canvas: &mut Canvas<'_>, atlas: &Atlas, plies: Plies) {
    let (face, color) = (&atlas.faces.foot, atlas.scheme.label);
    let baseline = |middle: f32| middle.round() as i32 + face.digit_height() / 2;
    for percent in [0_u8, 50, 100] {
        let label = format!("{percent}%");
        let left = (CHANCES - face.width(&label)).round() as i32;
        let y = chart_layout::y(f64::from(percent) / 100.0);
        face.draw(canvas, &label, (left, baseline(y)), color);
    }
    for ply in plies.labels() {
        let x = plies.x(ply);
        let tick = Line { from: (x, PLOT.bottom), to: (x, PLOT.bottom + 9.0), width: 3.0 };
        canvas.fill(&tick, color);
        let at = (x.round() as i32, baseline(PLIES));
        face.draw_centered(canvas, &ply.to_string(), at, color);
    }
}

/// Fills the plot: White's share below the line, Black's above it.
fn draw_areas(canvas: &mut Canvas<'_>, atlas: &Atlas, points: &[(f32, f32)]) {
    let (white, black) = (atlas.scheme.white.face, atlas.scheme.black.face);
    // Columns are asked for row by row, so that the line is looked up for each only once.
    let first = PLOT.left.floor() as i32 - 1;
    let last = PLOT.right.ceil() as i32 + 1;
    let border: Vec<f32> = (first..=last).map(|x| height_at(points, x as f32 + 0.5)).collect();
    canvas.paint(&PLOT, |x, y| {
        let column = (x.floor() as i32 - first).clamp(0, last - first);
        (if y > border[column as usize] { white } else { black }, 1.0)
    });
}

/// How far down the line through the points, which are in order from the left, lies at `x`.
pub(crate) fn height_at(points: &[(f32, f32)], x: f32) -> f32 {
    let after = points.partition_point(|point| point.0 <= x);
    match (after.checked_sub(1).and_then(|before| points.get(before)), points.get(after)) {
        (Some(&(left, from)), Some(&(right, to))) => {
            from + (to - from) * (x - left) / (right - left)
        }
        (Some(&(_, y)), None) | (None, Some(&(_, y))) => y,
        (None, None) => chart_layout::y(0.5),
    }
}

/// Draws the line of even chances, and where the moves begin.
fn draw_grid(canvas: &mut Canvas<'_>, atlas: &Atlas, plies: Plies) {
    let color = atlas.scheme.grid;
    let even = chart_layout::y(0.5);
    let across = Line { from: (PLOT.left, even), to: (PLOT.right, even), width: THIN };
    canvas.fill(&across, color);
    if let Some(x) = plies.border() {
        canvas.fill(&Line { from: (x, PLOT.top), to: (x, PLOT.bottom), width: THIN }, color);
    }
}

/// Draws a numbered mark beside each point, and a line from it to the point.
fn draw_marks(canvas: &mut Canvas<'_>, atlas: &Atlas, turns: &[Turn]) {
    let (mark, outline) = (atlas.scheme.mark, atlas.scheme.mark_outline);
    let face = &atlas.faces.name;
    for (number, (turn, middle)) in (1..).zip(turns.iter().zip(chart_layout::marks(turns))) {
        let point = turn.at;
        let stem = Line { from: point, to: middle, width: 4.0 };
        let dot = Disc::flat(point.0, point.1, 7.0, 7.0);
        let head = Disc::flat(middle.0, middle.1, MARK, MARK);
        canvas.fill(&stem.grown(2.0), outline);
        canvas.fill(&dot.grown(2.5), outline);
        canvas.fill(&head.grown(3.0), outline);
        canvas.fill(&stem, mark);
        canvas.fill(&dot, mark);
        canvas.fill(&head, mark);
        let baseline = middle.1.round() as i32 + face.digit_height() / 2;
        let at = (middle.0.round() as i32, baseline);
        face.draw_centered(canvas, &number.to_string(), at, outline);
    }
}
