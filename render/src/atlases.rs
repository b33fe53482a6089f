//! A cache of atlases. It keeps the recently used themes and widths within a memory limit; an atlas
//! that was dropped is redrawn in a moment.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use quick_cache::Weighter;
use quick_cache::sync::Cache;

use crate::atlas::{Atlas, Fonts};
use crate::look::{Theme, Width};

/// The memory limit in bytes: enough for every theme in the common widths, and a few large ones.
const ROOM: u64 = 32 << 20;
/// The estimated number of atlases that fit.
const COUNT: usize = 20;

/// The atlases in use.
pub(crate) struct Atlases {
    kept: Cache<(Theme, Width), Arc<Atlas>, Bytes>,
    /// The fonts by width. They are shared by all themes.
    fonts: Mutex<HashMap<Width, Arc<Fonts>>>,
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
        Self { kept: Cache::with_weighter(COUNT, ROOM, Bytes), fonts: Mutex::default() }
    }

    /// Returns true if the atlas is in the cache.
    pub(crate) fn has(&self, theme: Theme, width: Width) -> bool {
        self.kept.get(&(theme, width)).is_some()
    }

    /// Returns the atlas of a theme and width. If several threads need a missing one, only one draws it.
    pub(crate) fn get(&self, theme: Theme, width: Width) -> Arc<Atlas> {
        let made: Result<_, Infallible> = self.kept.get_or_insert_with(&(theme, width), || {
            Ok(Arc::new(Atlas::new(theme.scheme(), width, self.fonts(width))))
        });
        match made {
            Ok(atlas) => atlas,
        }
    }

    fn fonts(&self, width: Width) -> Arc<Fonts> {
        let mut fonts = self.fonts.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(fonts.entry(width).or_insert_with(|| Arc::new(Fonts::new(width))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_is_kept_in_the_common_widths_and_large_ones_while_they_fit() {
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
