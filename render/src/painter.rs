//! The painter, which draws scenes, charts and tables as files.

use std::sync::Arc;

use crate::activity::ActivityChart;
use crate::atlas::Atlas;
use crate::atlas_cache::AtlasCache;
use crate::board::Detail;
use crate::chart::Chart;
use crate::curve::CurveChart;
use crate::look::Look;
use crate::picture::Picture;
use crate::picture_cache::PictureCache;
use crate::scene::Scene;
use crate::stop::Stop;
use crate::table::Table;
use crate::{activity, board, chart, curve, replay, table};

/// Draws pictures as PNG and GIF files. The first picture of a theme and width takes up to a
/// second, because all its sprites are drawn then; later ones take milliseconds. Recent pictures of
/// scenes are cached. A painter can be shared between threads.
pub struct Painter {
    pictures: Arc<PictureCache>,
    atlases: Arc<AtlasCache>,
    stop: Stop,
}

impl Painter {
    /// Creates a painter with a cache of 8 MiB for pictures.
    pub fn new() -> Self {
        Self::with_cache_limit(8 << 20)
    }

    /// Creates a painter with a cache of this many bytes for pictures. With 0, none are cached.
    pub fn with_cache_limit(bytes: u64) -> Self {
        let (pictures, atlases) = (PictureCache::new(bytes), AtlasCache::new());
        Self { pictures: Arc::new(pictures), atlases: Arc::new(atlases), stop: Stop::new() }
    }

    /// Returns a painter with the same caches that stops once this flag is raised: before the next
    /// scene, chart, table or frame of a replay. What it has not finished by then is an empty file.
    #[must_use]
    pub fn until(&self, stop: Stop) -> Self {
        let (pictures, atlases) = (Arc::clone(&self.pictures), Arc::clone(&self.atlases));
        Self { pictures, atlases, stop }
    }

    /// Draws everything needed for this theme and width in advance. It takes up to a second.
    pub fn prepare(&self, look: Look) {
        self.atlases.get(look.theme, look.width);
    }

    /// Draws a scene as a PNG file. The same scene and look always give the same bytes.
    pub fn png(&self, scene: &Scene<'_>, look: Look) -> Arc<[u8]> {
        if self.stop.is_raised() {
            return Arc::default();
        }
        self.pictures.picture(scene, look, || {
            board::draw(&self.atlas(look), scene, look.below, Detail::ALL).into_png()
        })
    }

    /// Returns how many pictures of scenes were requested that were in the cache, and that had to be
    /// drawn.
    pub fn hits_and_misses(&self) -> (u64, u64) {
        self.pictures.hits_and_misses()
    }

    /// Draws a series of scenes as a GIF file that loops forever.
    ///
    /// Placements are shown briefly, moves longer, and the last scene longest. Isolated stacks fade
    /// in two steps. The names of empty cells, the rings of placements and the frame around the card
    /// of the side to move are left out.
    pub fn replay(&self, first: &Scene<'_>, rest: &[Scene<'_>], look: Look) -> Vec<u8> {
        if self.stop.is_raised() {
            return Vec::new();
        }
        let drawn = replay::draw(&self.atlas(look), first, rest, look.below, &self.stop);
        drawn.unwrap_or_default()
    }

    /// Draws a game chart as a PNG file of the same size as a scene.
    pub fn chart(&self, chart: &Chart<'_>, look: Look) -> Vec<u8> {
        self.sheet(look, |atlas| chart::draw(atlas, chart))
    }

    /// Draws a curve as a PNG file. Its height depends on the number of facts.
    pub fn curve_chart(&self, chart: &CurveChart<'_>, look: Look) -> Vec<u8> {
        self.sheet(look, |atlas| curve::draw(atlas, chart))
    }

    /// Draws an activity chart as a PNG file.
    pub fn activity_chart(&self, chart: &ActivityChart<'_>, look: Look) -> Vec<u8> {
        self.sheet(look, |atlas| activity::draw(atlas, chart))
    }

    /// Draws a table as a PNG file. Its height depends on the number of rows.
    pub fn table(&self, table: &Table<'_>, look: Look) -> Vec<u8> {
        self.sheet(look, |atlas| table::draw(atlas, table))
    }

    /// Draws a chart or table in three parts: the sprites, the picture and the file.
    fn sheet(&self, look: Look, draw: impl FnOnce(&Atlas) -> Picture<'_>) -> Vec<u8> {
        if self.stop.is_raised() {
            return Vec::new();
        }
        let atlas = self.atlas(look);
        if self.stop.is_raised() {
            return Vec::new();
        }
        let picture = draw(&atlas);
        if self.stop.is_raised() { Vec::new() } else { picture.into_png() }
    }

    /// Returns the atlas of a theme and width, which is drawn first if it is missing.
    fn atlas(&self, look: Look) -> Arc<Atlas> {
        self.atlases.get(look.theme, look.width)
    }
}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}
