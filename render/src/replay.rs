//! Draws a replay: the frames of a game, and how long each is shown.

use dvonn_rules::{Color, Ply};

use crate::atlas::Atlas;
use crate::board::{Detail, Ghosts};
use crate::gif_file::GifFile;
use crate::painter::scene_picture;
use crate::scene::{Scene, Status};

/// How long frames are shown, in hundredths of a second: a placement, any other scene, isolated
/// stacks before they fade, fading ones, and the end.
const PLACEMENT: u16 = 15;
const OTHER: u16 = 100;
const ISOLATED: u16 = 80;
const FADING: u16 = 50;
const LAST: u16 = 450;

/// Draws a series of scenes as a GIF file.
pub(crate) fn draw(atlas: &Atlas, first: &Scene<'_>, rest: &[Scene<'_>], below: Color) -> Vec<u8> {
    let mut file = GifFile::new(&atlas.palette);
    let mut add = |scene: &Scene<'_>, ghosts, delay| {
        // Names and rings that change with every placement would make the file much larger.
        let detail = Detail { ghosts, to_play: false };
        file.add(scene_picture(atlas, scene, below, detail), delay);
    };
    for (index, scene) in std::iter::once(first).chain(rest).enumerate() {
        let is_last = index == rest.len();
        let shown = if is_last { *scene } else { passing(scene) };
        let isolates = scene.last.is_some_and(|last| !last.isolated_stacks.is_empty());
        let places = matches!(scene.last.map(|last| last.ply), Some(Ply::Place(_)));
        let frames: &[(Ghosts, u16)] = match (isolates, is_last) {
            (true, false) => &[(Ghosts::Clear, ISOLATED), (Ghosts::Fading, FADING)],
            (true, true) => {
                &[(Ghosts::Clear, ISOLATED), (Ghosts::Fading, FADING), (Ghosts::Gone, LAST)]
            }
            (false, true) => &[(Ghosts::Clear, LAST)],
            (false, false) if places => &[(Ghosts::Clear, PLACEMENT)],
            (false, false) => &[(Ghosts::Clear, OTHER)],
        };
        for &(ghosts, delay) in frames {
            add(&shown, ghosts, delay);
        }
    }
    file.finish()
}

/// Returns a scene as it is shown before the last one. The side to move changes with every ply, and
/// captions of placements are too short-lived to read; together they would take half of the file.
fn passing<'a>(scene: &Scene<'a>) -> Scene<'a> {
    let places = matches!(scene.last.map(|last| last.ply), Some(Ply::Place(_)));
    let status = if scene.turn().is_some() { Status::Preview } else { scene.status };
    Scene { status, caption: if places { "" } else { scene.caption }, ..*scene }
}
