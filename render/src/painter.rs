//! Pictures of scenes as PNG files.

use std::sync::OnceLock;

use crate::atlas::Atlas;
use crate::chart::Chart;
use crate::layout;
use crate::look::{Look, Theme};
use crate::rating::RatingChart;
use crate::scene::Scene;
use crate::table::Table;
use crate::{board, chart, header, rating, table};

/// Draws pictures. Building one takes a moment, since it draws every sprite and glyph of the default
/// theme, and so does the first picture in another theme; then it is cheap to use. It may be shared
/// between threads.
pub struct Painter {
    /// In the order of [`Theme::ALL`].
    atlases: [OnceLock<Atlas>; Theme::ALL.len()],
}

impl Painter {
    /// The width of every picture in pixels.
    pub const WIDTH: u32 = layout::WIDTH as u32;
    /// The height of boards and of charts of games in pixels.
    pub const HEIGHT: u32 = layout::HEIGHT as u32;

    /// A painter with the default theme at hand.
    pub fn new() -> Self {
        let painter = Self { atlases: Default::default() };
        painter.atlas(Theme::default());
        painter
    }

    /// The scene as the bytes of a PNG file, the same for the same scene and look.
    pub fn png(&self, scene: &Scene<'_>, look: Look) -> Vec<u8> {
        let atlas = self.atlas(look.theme);
        let mut canvas = atlas.canvas(look.below);
        header::draw(&mut canvas, atlas, scene);
        board::draw(&mut canvas, atlas, scene, look.below);
        canvas.into_png()
    }

    /// The chart as the bytes of a PNG file, as large as that of a scene, and the same for the
    /// same chart and theme.
    pub fn chart(&self, chart: &Chart<'_>, theme: Theme) -> Vec<u8> {
        chart::draw(self.atlas(theme), chart).into_png()
    }

    /// The chart of a rating as the bytes of a PNG file, the higher the more facts it states, and the
    /// same for the same chart and theme.
    pub fn rating_chart(&self, chart: &RatingChart<'_>, theme: Theme) -> Vec<u8> {
        rating::draw(self.atlas(theme), chart).into_png()
    }

    /// The table as the bytes of a PNG file, the higher the more rows it has, and the same for the
    /// same table and theme.
    pub fn table(&self, table: &Table<'_>, theme: Theme) -> Vec<u8> {
        table::draw(self.atlas(theme), table).into_png()
    }

    fn atlas(&self, theme: Theme) -> &Atlas {
        self.atlases[theme as usize].get_or_init(|| Atlas::new(theme.scheme()))
    }
}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}
