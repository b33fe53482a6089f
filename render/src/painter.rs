//! Pictures as files, and what is kept to make them.

use std::sync::Arc;

use dvonn_rules::Color;

use crate::activity::ActivityChart;
use crate::atlas::Atlas;
use crate::atlases::Atlases;
use crate::board::Detail;
use crate::cache::Cache;
use crate::chart::Chart;
use crate::look::Look;
use crate::picture::Picture;
use crate::rating::RatingChart;
use crate::scene::Scene;
use crate::table::Table;
use crate::{activity, board, chart, header, rating, replay, table};

/// Draws pictures. The first picture of a theme and width takes a moment, since every sprite
/// of them is drawn then; from then on it is cheap. Pictures of scenes that were drawn
/// lately are kept. It may be shared between threads.
pub struct Painter {
    cache: Cache,
    atlases: Atlases,
}

impl Painter {
    /// A painter that has drawn nothing yet, and that keeps up to 16 MiB of pictures.
    pub fn new() -> Self {
        Self::keeping(16 << 20)
    }

    /// The same, but it keeps up to so many bytes of pictures; with 0, none.
    pub fn keeping(bytes: u64) -> Self {
        Self { cache: Cache::new(bytes), atlases: Atlases::new() }
    }

    /// Whether pictures of this theme and width need nothing that is still to be drawn.
    pub fn is_ready(&self, look: Look) -> bool {
        self.atlases.has(look.theme, look.width)
    }

    /// Draws what pictures of this theme and width are made of. It takes up to a second.
    pub fn prepare(&self, look: Look) {
        self.atlases.get(look.theme, look.width);
    }

    /// The scene as the bytes of a PNG file, the same for the same scene and look.
    pub fn png(&self, scene: &Scene<'_>, look: Look) -> Arc<[u8]> {
        self.cache.picture(scene, look, || {
            self.with_atlas(look, |atlas| {
                scene_picture(atlas, scene, look.below, Detail::ALL).into_png()
            })
        })
    }

    /// Scenes one after the other as the bytes of a GIF file that repeats for ever. Placements pass
    /// fast, moves can be followed, what a ply isolates fades in two steps, and the last scene, where
    /// nothing is left of it, stays for a while. Only there is shown whose turn it is. The names of empty
    /// cells, and the rings and captions of placements, are left out.
    pub fn replay(&self, first: &Scene<'_>, rest: &[Scene<'_>], look: Look) -> Vec<u8> {
        self.with_atlas(look, |atlas| replay::draw(atlas, first, rest, look.below))
    }

    /// The chart as the bytes of a PNG file, as large as that of a scene, and the same for the
    /// same chart and look.
    pub fn chart(&self, chart: &Chart<'_>, look: Look) -> Vec<u8> {
        self.with_atlas(look, |atlas| chart::draw(atlas, chart).into_png())
    }

    /// The chart of a rating as the bytes of a PNG file, the higher the more facts it states, and the
    /// same for the same chart and look.
    pub fn rating_chart(&self, chart: &RatingChart<'_>, look: Look) -> Vec<u8> {
        self.with_atlas(look, |atlas| rating::draw(atlas, chart).into_png())
    }

    /// What goes on in a server as the bytes of a PNG file, the same for the same chart and look.
    pub fn activity_chart(&self, chart: &ActivityChart<'_>, look: Look) -> Vec<u8> {
        self.with_atlas(look, |atlas| activity::draw(atlas, chart).into_png())
    }

    /// The table as the bytes of a PNG file, the higher the more rows it has, and the same for the
    /// same table and look.
    pub fn table(&self, table: &Table<'_>, look: Look) -> Vec<u8> {
        self.with_atlas(look, |atlas| table::draw(atlas, table).into_png())
    }

    /// Draws with what is kept of a theme and width, which is made first where it is not there.
    fn with_atlas<T>(&self, look: Look, draw: impl FnOnce(&Atlas) -> T) -> T {
        draw(&self.atlases.get(look.theme, look.width))
    }
}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}

/// The picture of a scene, ready to be packed.
pub(crate) fn scene_picture<'a>(
    atlas: &'a Atlas,
    scene: &Scene<'_>,
    below: Color,
    detail: Detail,
) -> Picture<'a> {
    let mut picture = atlas.board(below);
    header::draw(&mut picture, atlas, scene);
    board::draw(&mut picture, atlas, scene, below, detail);
    picture
}
