//! A level of the bot as a player.

use std::time::Duration;

use dvonn_engine::{Engine, Level, Stop};
use dvonn_rules::{Ply, Position};

use crate::player::{Fault, Player};

/// What a level keeps in memory.
const MEBIBYTES: usize = 16;

/// A level, with an engine of its own.
pub(crate) struct LevelPlayer {
    engine: Engine,
    level: Level,
    seed: u64,
}

impl LevelPlayer {
    pub(crate) fn new(level: Level, seed: u64) -> LevelPlayer {
        LevelPlayer { engine: Engine::new(MEBIBYTES), level, seed }
    }
}

impl Player for LevelPlayer {
    fn hear(&mut self, _ply: Ply) {}

    fn answer(&mut self, position: &Position, _patience: Duration) -> Result<Ply, Fault> {
        let ply = self.engine.play(position, self.level, self.seed, &Stop::new());
        ply.ok_or(Fault::Gone)
    }
}
