//! What is kept to draw with, of the themes and widths that are asked for: as much as has room, since
//! all of it is soon made anew.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use quick_cache::Weighter;
use quick_cache::sync::Cache;

use crate::atlas::{Atlas, Faces};
use crate::look::{Theme, Width};

/// So many bytes of atlases are kept: every theme in the widths that are usual, and a few large ones.
const ROOM: u64 = 32 << 20;
/// About so many atlases have room.
const COUNT: usize = 20;

/// See the head of this file.
pub(crate) struct Atlases {
    kept: Cache<(Theme, Width), Arc<Atlas>, Bytes>,
    /// Letters are the same in all themes.
    faces: Mutex<HashMap<Width, Arc<Faces>>>,
}

#[derive(Clone)]
struct Bytes;

impl Weighter<(Theme, Width), Arc<Atlas>> for Bytes {
    fn weight(&self, _: &(Theme, Width), atlas: &Arc<Atlas>) -> u64 {
        atlas.bytes() as u64
    }
}

impl Atlases {
    pub(crate) fn new() -> Self {
        Self { kept: Cache::with_weighter(COUNT, ROOM, Bytes), faces: Mutex::default() }
    }

    /// Whether the atlas need not be made.
    pub(crate) fn has(&self, theme: Theme, width: Width) -> bool {
        self.kept.get(&(theme, width)).is_some()
    }

    /// The atlas of a theme and width. Of several who want one that is not there, one makes it.
    pub(crate) fn get(&self, theme: Theme, width: Width) -> Arc<Atlas> {
        let made: Result<_, Infallible> = self.kept.get_or_insert_with(&(theme, width), || {
            Ok(Arc::new(Atlas::new(theme.scheme(), width, self.faces(width))))
        });
        match made {
            Ok(atlas) => atlas,
        }
    }

    fn faces(&self, width: Width) -> Arc<Faces> {
        let mut faces = self.faces.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(faces.entry(width).or_insert_with(|| Arc::new(Faces::new(width))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_is_kept_in_the_usual_widths_and_large_ones_as_far_as_they_have_room() {
        let atlases = Atlases::new();
        let usual = [Width::COMPACT, Width::REPLAY, Width::NORMAL];
        let all = || Theme::ALL.into_iter().flat_map(|theme| usual.map(|width| (theme, width)));
        for (theme, width) in all() {
            atlases.get(theme, width);
        }
        assert!(all().all(|(theme, width)| atlases.has(theme, width)));
        for theme in Theme::ALL {
            atlases.get(theme, Width::LARGE);
            assert!(atlases.kept.weight() <= ROOM);
        }
        assert!(atlases.kept.len() > usual.len());
    }
}
