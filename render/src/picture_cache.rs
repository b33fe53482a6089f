//! A cache of recently drawn pictures. Players and spectators open the same boards, and page
//! through them again and again.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use dvonn_rules::{ByColor, Cell, CellSet, Effect, Ply, Position, Reds};
use quick_cache::Weighter;
use quick_cache::sync;

use crate::look::Look;
use crate::scene::{Scene, Status};

/// The typical size of a picture in bytes.
const TYPICAL_BYTES: u64 = 40 * 1024;

/// PNG files, keyed by everything visible in them.
pub(crate) struct PictureCache {
    pictures: sync::Cache<Key, Arc<[u8]>, ByteWeighter>,
    requests: AtomicU64,
    drawn: AtomicU64,
}

/// Everything a picture depends on.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    look: Look,
    position: Position,
    reds: Reds,
    status: Status,
    last: Option<Effect>,
    hints: Vec<Ply>,
    played: Option<Ply>,
    chosen: Option<Cell>,
    targets: CellSet,
    blocked: CellSet,
    white_chance: Option<u8>,
    chance_figures: ByColor<String>,
    names: ByColor<String>,
    caption: String,
}

#[derive(Clone)]
struct ByteWeighter;

impl Weighter<Key, Arc<[u8]>> for ByteWeighter {
    fn weight(&self, _: &Key, picture: &Arc<[u8]>) -> u64 {
        picture.len() as u64
    }
}

impl PictureCache {
    /// Creates a cache of up to this many bytes. With 0, it keeps nothing.
    pub(crate) fn new(bytes: u64) -> Self {
        let count = usize::try_from(bytes / TYPICAL_BYTES).unwrap_or(usize::MAX);
        let pictures = sync::Cache::with_weighter(count, bytes, ByteWeighter);
        Self { pictures, requests: AtomicU64::new(0), drawn: AtomicU64::new(0) }
    }

    /// Returns how many pictures were requested that were there, and that had to be drawn.
    pub(crate) fn hits_and_misses(&self) -> (u64, u64) {
        let drawn = self.drawn.load(Ordering::Relaxed);
        (self.requests.load(Ordering::Relaxed).saturating_sub(drawn), drawn)
    }

    /// Returns the picture of a scene, and draws it if it is missing. If several threads request it
    /// at once, only one draws it.
    pub(crate) fn picture(
        &self,
        scene: &Scene<'_>,
        look: Look,
        draw: impl FnOnce() -> Vec<u8>,
    ) -> Arc<[u8]> {
        self.requests.fetch_add(1, Ordering::Relaxed);
        let draw = || {
            self.drawn.fetch_add(1, Ordering::Relaxed);
            Ok(draw().into())
        };
        let drawn: Result<_, std::convert::Infallible> =
            self.pictures.get_or_insert_with(&Key::new(scene, look), draw);
        match drawn {
            Ok(picture) => picture,
        }
    }
}

impl Key {
    fn new(scene: &Scene<'_>, look: Look) -> Self {
        let Scene {
            position,
            reds,
            status,
            last,
            hints,
            played,
            chosen,
            targets,
            blocked,
            white_chance,
            chance_figures,
            names,
            caption,
        } = *scene;
        Self {
            look,
            position: *position,
            reds,
            status,
            last: last.cloned(),
            hints: hints.to_vec(),
            played,
            chosen,
            targets,
            blocked,
            white_chance,
            chance_figures: chance_figures.map(str::to_owned),
            names: names.map(|name| name.short.to_owned()),
            caption: caption.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell as Counter;

    use super::*;
    use crate::look::{Theme, Width};

    const LIMIT: u64 = 1 << 20;

    /// Requests a picture of this size. Returns true if it had to be drawn.
    fn is_drawn(cache: &PictureCache, scene: &Scene<'_>, look: Look, bytes: usize) -> bool {
        let drawn = Counter::new(false);
        let picture = cache.picture(scene, look, || {
            drawn.set(true);
            vec![7; bytes]
        });
        assert_eq!(picture.len(), bytes);
        drawn.get()
    }

    #[test]
    fn a_picture_is_drawn_once_for_the_same_look() {
        let (cache, position) = (PictureCache::new(LIMIT), Position::new());
        let scene = Scene { caption: "White to place", ..Scene::of(&position) };
        assert!(is_drawn(&cache, &scene, Look::default(), 9));
        assert!(!is_drawn(&cache, &scene, Look::default(), 9));
        assert!(is_drawn(&cache, &scene, Theme::Slate.into(), 8));
        let large = Look { width: Width::LARGE, ..Look::default() };
        assert!(is_drawn(&cache, &scene, large, 7));
        assert!(is_drawn(&cache, &Scene { caption: "", ..scene }, Look::default(), 6));
        assert!(is_drawn(&cache, &Scene { blocked: position.empty(), ..scene }, large, 5));
        let played = Some("D3".parse().unwrap());
        assert!(is_drawn(&cache, &Scene { played, ..scene }, Look::default(), 4));
        assert!(!is_drawn(&cache, &scene, Look::default(), 9), "the first one is still kept");
    }

    #[test]
    fn the_cache_stays_within_its_limit() {
        let (cache, position) = (PictureCache::new(LIMIT), Position::new());
        for number in 0..200 {
            let caption = number.to_string();
            let scene = Scene { caption: &caption, ..Scene::of(&position) };
            is_drawn(&cache, &scene, Look::default(), 40_000);
        }
        assert!(cache.pictures.weight() <= LIMIT);
        assert!(cache.pictures.len() > 10);
    }

    #[test]
    fn a_cache_of_size_zero_keeps_nothing() {
        let (cache, position) = (PictureCache::new(0), Position::new());
        for _ in 0..2 {
            assert!(is_drawn(&cache, &Scene::of(&position), Look::default(), 100));
        }
    }
}
