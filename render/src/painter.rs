//! Pictures of scenes as PNG files.

use crate::atlas::Atlas;
use crate::layout;
use crate::scene::Scene;
use crate::theme::Theme;
use crate::{board, encode, header};

/// Draws pictures. Building one takes a moment, since it draws every sprite and glyph; then
/// it is cheap to use and may be shared between threads.
pub struct Painter {
    atlas: Atlas,
    palette: Vec<u8>,
}

impl Painter {
    /// The width of every picture in pixels.
    pub const WIDTH: u32 = layout::WIDTH as u32;
    /// The height of every picture in pixels.
    pub const HEIGHT: u32 = layout::HEIGHT as u32;

    /// A painter for the wooden board.
    pub fn new() -> Self {
        let atlas = Atlas::new(Theme::WOOD);
        let palette = atlas.palette.bytes();
        Self { atlas, palette }
    }

    /// The scene as the bytes of a PNG file, the same for the same scene.
    pub fn png(&self, scene: &Scene<'_>) -> Vec<u8> {
        let mut canvas = self.atlas.canvas();
        header::draw(&mut canvas, &self.atlas, scene);
        board::draw(&mut canvas, &self.atlas, scene);
        encode::png((Self::WIDTH, Self::HEIGHT), &self.palette, &canvas.into_bytes())
    }
}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}
