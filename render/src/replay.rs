//! Draws a replay: the frames of a game, and how long each is shown.

use dvonn_rules::{Color, Ply};

use crate::atlas::Atlas;
use crate::board::{self, Detail, GhostStyle};
use crate::gif_file::GifFile;
use crate::scene::Scene;
use crate::stop::Stop;

/// How long frames are shown, in hundredths of a second: a placement, any other scene, isolated
/// stacks before they fade, fading stacks, and the last scene.
const PLACEMENT_DELAY: u16 = 15;
const MOVE_DELAY: u16 = 100;
const ISOLATED_DELAY: u16 = 80;
const FADING_DELAY: u16 = 50;
const LAST_DELAY: u16 = 450;

/// Draws a series of scenes as a GIF file. Returns `None` if it was stopped between two frames.
pub(crate) fn draw(
    atlas: &Atlas,
    first: &Scene<'_>,
    rest: &[Scene<'_>],
    below: Color,
    stop: &Stop,
) -> Option<Vec<u8>> {
    let mut file = GifFile::new(&atlas.palette);
    let mut add = |scene: &Scene<'_>, ghost_style, delay| {
        // Names, rings and frames that change with every ply would make the file much larger.
        let detail = Detail { ghost_style, to_play: false };
        file.add(board::draw(atlas, scene, below, detail), delay);
    };
    for (index, scene) in std::iter::once(first).chain(rest).enumerate() {
        let is_last = index == rest.len();
        let isolates = scene.last.is_some_and(|last| !last.isolated_stacks.is_empty());
        let places = matches!(scene.last.map(|last| last.ply), Some(Ply::Place(_)));
        let frames: &[(GhostStyle, u16)] = match (isolates, is_last) {
            (true, false) => {
                &[(GhostStyle::Clear, ISOLATED_DELAY), (GhostStyle::Fading, FADING_DELAY)]
            }
            (true, true) => &[
                (GhostStyle::Clear, ISOLATED_DELAY),
                (GhostStyle::Fading, FADING_DELAY),
                (GhostStyle::Gone, LAST_DELAY),
            ],
            (false, true) => &[(GhostStyle::Clear, LAST_DELAY)],
            (false, false) if places => &[(GhostStyle::Clear, PLACEMENT_DELAY)],
            (false, false) => &[(GhostStyle::Clear, MOVE_DELAY)],
        };
        for &(ghost_style, delay) in frames {
            if stop.is_raised() {
                return None;
            }
            add(scene, ghost_style, delay);
        }
    }
    Some(file.finish())
}

#[cfg(test)]
mod tests {
    use dvonn_rules::Position;

    use super::*;
    use crate::atlas_cache::AtlasCache;
    use crate::look::{Theme, Width};

    #[test]
    fn a_replay_stops_before_its_next_frame() {
        let atlas = AtlasCache::new().get(Theme::Slate, Width::COMPACT);
        let position = Position::new();
        let (scene, stop) = (Scene::of(&position), Stop::new());
        assert!(draw(&atlas, &scene, &[scene], Color::White, &stop).is_some());
        stop.raise();
        assert!(draw(&atlas, &scene, &[scene], Color::White, &stop).is_none());
    }
}
