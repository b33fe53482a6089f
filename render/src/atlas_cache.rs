//! A cache of atlases. It keeps the recently used themes and widths within a memory limit. An atlas
//! that was dropped is redrawn when needed.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use quick_cache::Weighter;
use quick_cache::sync::Cache;

use crate::atlas::Atlas;
use crate::fonts::Fonts;
use crate::look::{Theme, Width};

/// The memory limit in bytes: enough for every theme in the common widths, and a few large ones.
const MAX_BYTES: u64 = 40 << 20;
/// The estimated number of atlases that fit.
const EXPECTED_COUNT: usize = 20;

/// Recently used atlases, and the fonts they share.
pub(crate) struct AtlasCache {
    cache: Cache<(Theme, Width), Arc<Atlas>, ByteWeighter>,
    /// The fonts by width. They are shared by all themes.
    fonts: Mutex<HashMap<Width, Arc<Fonts>>>,
}

#[derive(Clone)]
struct ByteWeighter;

impl Weighter<(Theme, Width), Arc<Atlas>> for ByteWeighter {
    fn weight(&self, _: &(Theme, Width), atlas: &Arc<Atlas>) -> u64 {
        atlas.bytes() as u64
    }
}

impl AtlasCache {
    pub(crate) fn new() -> Self {
        Self {
            cache: Cache::with_weighter(EXPECTED_COUNT, MAX_BYTES, ByteWeighter),
            fonts: Mutex::default(),
        }
    }

    /// Returns true if the atlas is in the cache.
    #[cfg(test)]
    pub(crate) fn contains(&self, theme: Theme, width: Width) -> bool {
        self.cache.get(&(theme, width)).is_some()
    }

    /// Returns the atlas of a theme and width. If several threads need a missing one, only one
    /// draws it.
    pub(crate) fn get(&self, theme: Theme, width: Width) -> Arc<Atlas> {
        let made: Result<_, Infallible> = self.cache.get_or_insert_with(&(theme, width), || {
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
    use std::sync::Barrier;
    use std::thread;

    use super::*;

    #[test]
    fn sprites_that_are_missing_are_made_once() {
        let cache = AtlasCache::new();
        let start = Barrier::new(4);
        let made = thread::scope(|scope| {
            let get = || {
                start.wait();
                cache.get(Theme::Slate, Width::COMPACT)
            };
            let threads = [(); 4].map(|()| scope.spawn(get));
            threads.map(|thread| thread.join().expect("an atlas"))
        });
        assert!(made.iter().all(|atlas| Arc::ptr_eq(atlas, &made[0])));
    }

    #[test]
    fn the_cache_keeps_every_theme_in_common_widths() {
        let cache = AtlasCache::new();
        let common = [Width::COMPACT, Width::REPLAY, Width::NORMAL];
        let all = || Theme::ALL.into_iter().flat_map(|theme| common.map(|width| (theme, width)));
        for (theme, width) in all() {
            cache.get(theme, width);
        }
        assert!(all().all(|(theme, width)| cache.contains(theme, width)));
        for theme in Theme::ALL {
            cache.get(theme, Width::LARGE);
            assert!(cache.cache.weight() <= MAX_BYTES);
        }
        assert!(cache.cache.len() > common.len());
    }
}
