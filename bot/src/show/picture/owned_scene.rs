//! A scene that owns what it shows, so that it can be drawn later.

use dvonn_render::{Name, Scene, Status};
use dvonn_rules::{ByColor, Cell, CellSet, Effect, Ply, Position, Reds};

use crate::show::words::players;

/// A scene that waits to be drawn.
pub(crate) struct OwnedScene {
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

impl OwnedScene {
    /// Copies a scene, with other names.
    pub(crate) fn of(scene: &Scene<'_>, names: ByColor<String>) -> OwnedScene {
        let Scene { reds, status, played, chosen, targets, blocked, white_chance, .. } = *scene;
        OwnedScene {
            position: *scene.position,
            reds,
            status,
            last: scene.last.cloned(),
            hints: scene.hints.to_vec(),
            played,
            chosen,
            targets,
            blocked,
            white_chance,
            chance_figures: scene.chance_figures.map(str::to_owned),
            names,
            caption: scene.caption.to_owned(),
        }
    }

    /// Returns the scene, to draw it.
    pub(crate) fn as_scene(&self) -> Scene<'_> {
        let OwnedScene { reds, status, played, chosen, targets, blocked, white_chance, .. } = *self;
        Scene {
            position: &self.position,
            reds,
            status,
            last: self.last.as_ref(),
            hints: &self.hints,
            played,
            chosen,
            targets,
            blocked,
            white_chance,
            chance_figures: players::as_strs(&self.chance_figures),
            names: players::as_strs(&self.names).map(Name::new),
            caption: &self.caption,
        }
    }
}
