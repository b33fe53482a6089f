//! A plot axis with text labels.

use std::ops::Range;

use plotters::coord::ranged1d::{KeyPointHint, NoDefaultFormatting, Ranged, ValueFormatter};
use plotters::coord::types::RangedCoordf64;

use super::{from_grid, label_range, moved_within, plot_area, to_grid};
use crate::shape::Panel;
use crate::text::Font;

/// The minimum gap between two labels.
const MIN_LABEL_GAP: f32 = 24.0;

/// An axis with labels at chosen values.
pub(crate) struct LabelledAxis {
    scale: RangedCoordf64,
    labels: Vec<(f64, String)>,
}

impl LabelledAxis {
    /// Creates an axis. `labels` come in order of importance; any that are off the axis or overlap
    /// an earlier one are dropped. A label is centred below its value, or moved to stay within the
    /// panel.
    pub(crate) fn new(
        scale: Range<f64>,
        labels: impl IntoIterator<Item = (f64, String)>,
        panel: Panel,
        font: &Font,
    ) -> Self {
        let (plot, label_range) = (plot_area(panel), label_range(panel));
        let limits = (to_grid(plot.left), to_grid(plot.right));
        let scale = RangedCoordf64::from(scale);
        let mut taken: Vec<(f32, f32)> = Vec::new();
        let has_room = |(at, label): &(f64, String)| {
            let (x, _) = from_grid((scale.map(at, limits), 0));
            let width = font.width(label);
            let left = moved_within(label_range, x - width / 2.0, width);
            let right = left + width;
            let apart = |&(from, to): &(f32, f32)| {
                right + MIN_LABEL_GAP <= from || to + MIN_LABEL_GAP <= left
            };
            let has_room = taken.iter().all(apart);
            if has_room {
                taken.push((left, right));
            }
            has_room
        };
        let labels = labels.into_iter().filter(|(at, _)| scale.range().contains(at));
        let labels = labels.filter(has_room).collect();
        Self { scale, labels }
    }
}

impl Ranged for LabelledAxis {
    type FormatOption = NoDefaultFormatting;
    type ValueType = f64;

    fn map(&self, value: &f64, limit: (i32, i32)) -> i32 {
        self.scale.map(value, limit)
    }

    fn key_points<Hint: KeyPointHint>(&self, _: Hint) -> Vec<f64> {
        self.labels.iter().map(|&(at, _)| at).collect()
    }

    fn range(&self) -> Range<f64> {
        self.scale.range()
    }
}

impl ValueFormatter<f64> for LabelledAxis {
    fn format_ext(&self, value: &f64) -> String {
        let label = self.labels.iter().find(|(at, _)| at.total_cmp(value).is_eq());
        label.map(|(_, label)| label.clone()).unwrap_or_default()
    }
}
