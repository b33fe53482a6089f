//! The picture of the samples.

use std::fmt::Write as _;

use super::samples::Sample;

/// The size of the picture: on a phone, one unit is about one pixel.
const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 240.0;
/// The space for the numbers and names around the curves.
const LEFT: f64 = 34.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 28.0;
const BOTTOM: f64 = 38.0;
/// The distances of the lines, in hours and MiB.
const HOURS: u32 = 6;
const MEMORY: u32 = 20;

/// What a curve shows.
struct Curve {
    name: &'static str,
    color: &'static str,
    of: fn(&Sample) -> f64,
}

const CURVES: [Curve; 2] = [
    Curve { name: "resident", color: "navy", of: |sample| sample.resident },
    Curve { name: "allocated", color: "teal", of: |sample| sample.allocated },
];

/// Draws memory over time as an SVG file, with a line at `limit` MiB.
pub(crate) fn draw(samples: &[Sample], limit: f64) -> String {
    let end = samples.last().map_or(1.0, |sample| sample.hours).max(1.0);
    let most = samples.iter().map(|sample| sample.resident).fold(limit, f64::max) * 1.05;
    let x = |hours: f64| LEFT + hours / end * (WIDTH - LEFT - RIGHT);
    let y = |memory: f64| HEIGHT - BOTTOM - memory / most * (HEIGHT - TOP - BOTTOM);
    let (left, right) = (x(0.0), x(end));
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">
<title>Memory of the bot in MiB, over the hours of a day</title>
<rect width="100%" height="100%" fill="white"/>
"#
    );
    let mut push = |line: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(svg, "{line}");
    };
    for memory in (0..).step_by(MEMORY as usize).map(f64::from).take_while(|memory| *memory <= most)
    {
        let line = y(memory);
        push(format!(r#"<path d="M{left} {line:.1}H{right}" stroke="lightgrey"/>"#));
        push(text(left - 6.0, line + 4.0, "end", "black", &memory.to_string()));
    }
    // The last sample may come a moment before the day is over.
    let shown = end.ceil();
    for hours in (0..).step_by(HOURS as usize).map(f64::from).take_while(|hours| *hours <= shown) {
        push(text(x(hours), HEIGHT - BOTTOM + 17.0, "middle", "black", &hours.to_string()));
    }
    push(text(4.0, 16.0, "start", "black", "MiB"));
    push(text(f64::midpoint(left, right), HEIGHT - 5.0, "middle", "black", "hours"));
    let line = y(limit);
    push(format!(
        r#"<path d="M{left} {line:.1}H{right}" stroke="firebrick" stroke-dasharray="4"/>"#
    ));
    push(text(left + 4.0, line - 5.0, "start", "firebrick", "limit"));
    for Curve { name, color, of } in CURVES {
        let point = |sample: &Sample| format!("{:.1},{:.1}", x(sample.hours), y(of(sample)));
        let points = samples.iter().map(point).collect::<Vec<_>>().join(" ");
        push(format!(
            r#"<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2"/>"#
        ));
        if let Some(last) = samples.last() {
            push(text(right, y(of(last)) + 18.0, "end", color, name));
        }
    }
    push("</svg>".to_owned());
    svg
}

fn text(x: f64, y: f64, anchor: &str, color: &str, words: &str) -> String {
    format!(r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" fill="{color}">{words}</text>"#)
}
