//! The painter, which draws scenes, charts and tables as files.

use std::sync::Arc;

use crate::activity::ActivityChart;
use crate::atlas::Atlas;
use crate::atlas_cache::AtlasCache;
use crate::board::Detail;
use crate::chart::Chart;
use crate::look::Look;
use crate::picture_cache::PictureCache;
use crate::rating::RatingChart;
use crate::scene::Scene;
use crate::table::Table;
use crate::{activity, board, chart, rating, replay, table};

/// Draws pictures as PNG and GIF files. The first picture of a theme and width takes up to a
/// second, because all its sprites are drawn then; later ones take milliseconds. Recent pictures of
/// scenes are cached. A painter can be shared between threads.
pub struct Painter {
    pictures: PictureCache,
    atlases: AtlasCache,
}

impl Painter {
    /// Creates a painter with a cache of 16 MiB for pictures.
    pub fn new() -> Self {
        Self::with_cache_limit(16 << 20)
    }

    /// Creates a painter with a cache of this many bytes for pictures. With 0, none are cached.
    pub fn with_cache_limit(bytes: u64) -> Self {
        Self { pictures: PictureCache::new(bytes), atlases: AtlasCache::new() }
    }

    /// Draws everything needed for this theme and width in advance. It takes up to a second.
    pub fn prepare(&self, look: Look) {
        self.atlases.get(look.theme, look.width);
    }

    /// Draws a scene as a PNG file. The same scene and look always give the same bytes.
    pub fn png(&self, scene: &Scene<'_>, look: Look) -> Arc<[u8]> {
        self.pictures.picture(scene, look, || {
            self.with_atlas(look, |atlas| {
                board::draw(atlas, scene, look.below, Detail::ALL).into_png()
            })
        })
    }

    /// Draws a series of scenes as a GIF file that loops forever.
    ///
    /// Placements are shown briefly, moves longer, and the last scene longest. Isolated stacks fade
    /// in two steps. Only the last scene shows whose turn it is. The names of empty cells, rings
    /// and captions of placements are left out.
    pub fn replay(&self, first: &Scene<'_>, rest: &[Scene<'_>], look: Look) -> Vec<u8> {
        self.with_atlas(look, |atlas| replay::draw(atlas, first, rest, look.below))
    }

    /// Draws a game chart as a PNG file of the same size as a scene.
    pub fn chart(&self, chart: &Chart<'_>, look: Look) -> Vec<u8> {
        self.with_atlas(look, |atlas| chart::draw(atlas, chart).into_png())
    }

    /// Draws a rating chart as a PNG file. Its height depends on the number of facts.
    pub fn rating_chart(&self, chart: &RatingChart<'_>, look: Look) -> Vec<u8> {
        self.with_atlas(look, |atlas| rating::draw(atlas, chart).into_png())
    }

    /// Draws an activity chart as a PNG file.
    pub fn activity_chart(&self, chart: &ActivityChart<'_>, look: Look) -> Vec<u8> {
        self.with_atlas(look, |atlas| activity::draw(atlas, chart).into_png())
    }

    /// Draws a table as a PNG file. Its height depends on the number of rows.
    pub fn table(&self, table: &Table<'_>, look: Look) -> Vec<u8> {
        self.with_atlas(look, |atlas| table::draw(atlas, table).into_png())
    }

    /// Calls `draw` with the atlas of a theme and width, which is drawn first if it is missing.
    fn with_atlas<T>(&self, look: Look, draw: impl FnOnce(&Atlas) -> T) -> T {
        draw(&self.atlases.get(look.theme, look.width))
    }
}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}
