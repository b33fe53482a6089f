//! A player that plays at a level of the bot.

use std::time::Duration;

use dvonn_engine::{Engine, Level, Stop};
use dvonn_rules::{Ply, Position};

use crate::player::{EngineFault, Player};

/// The size of the transposition table in MiB.
const MEBIBYTES: usize = 16;

/// A level with its own engine.
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
    fn opponent_played(&mut self, _ply: Ply) {}

    fn choose_ply(
        &mut self,
        position: &Position,
        _time_limit: Duration,
    ) -> Result<Ply, EngineFault> {
        let ply = self.engine.play(position, self.level, self.seed, &Stop::new());
        ply.ok_or(EngineFault::Exited)
    }
}
