//! External engines, which the operator has added as opponents.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use dvonn_model::{EngineId, GameId, Level, NamedEngine};
use dvonn_rules::{Game, Ply, Position};
use dvonn_store::{Store, StoreError};

use crate::computer::{EngineFault, Owner, Program, Programs};
use crate::config;

/// An engine that can play.
pub(crate) struct Engine {
    pub(crate) named: NamedEngine,
    program: Arc<Program>,
    substitute: Level,
}

impl Engine {
    /// Returns true if it can play a game that starts from this position.
    pub(crate) fn can_start_from(&self, start: &Position) -> bool {
        self.program.can_start_from(start)
    }

    /// Returns the number of games that it can play at once. `None` if there is no limit, because it
    /// can go on with a game after it was stopped.
    pub(crate) fn most_games(&self) -> Option<usize> {
        (!self.program.resumes).then_some(self.program.games)
    }
}

/// The engines.
pub(crate) struct Engines {
    list: Vec<Engine>,
    /// The names of all engines, also of those that are no longer in the settings.
    names: HashMap<EngineId, String>,
    programs: Programs,
}

impl Engines {
    /// Prepares the engines of the settings, up to `at_once` of which think at once. Logs which of
    /// them cannot play. If `is_shared`, other processes play the bot's games too.
    ///
    /// # Errors
    /// Any database error.
    pub(crate) async fn prepare(
        settings: &[config::Engine],
        at_once: usize,
        is_shared: bool,
        store: &Store,
    ) -> Result<Engines, StoreError> {
        let mut list = Vec::new();
        for engine in settings {
            let name = engine.name.as_str();
            if let Err(reason) = check(engine, is_shared) {
                tracing::warn!("the engine {name} cannot play: {reason}");
                continue;
            }
            let mut tx = store.begin().await?;
            let named = tx.engine_named(name).await?;
            tx.commit().await?;
            let program = Program {
                command: engine.command.words().to_vec(),
                folder: engine.folder.clone(),
                time: engine.time(),
                memory: engine.memory.get(),
                games: engine.games.get(),
                resumes: engine.resumes,
            };
            let substitute = Level::new(engine.substitute.get()).unwrap_or(SUBSTITUTE);
            list.push(Engine { named, program: Arc::new(program), substitute });
        }
        let names = store.engines().await?.into_iter().map(|engine| (engine.id, engine.name));
        Ok(Engines { list, names: names.collect(), programs: Programs::new(at_once) })
    }

    /// Returns no engines.
    #[cfg(test)]
    pub(crate) fn none() -> Engines {
        Engines { list: Vec::new(), names: HashMap::new(), programs: Programs::new(1) }
    }

    /// Returns the engines that can play, in the order of the settings.
    pub(crate) fn list(&self) -> &[Engine] {
        &self.list
    }

    /// Returns an engine, if it can play.
    pub(crate) fn find(&self, engine: EngineId) -> Option<&Engine> {
        self.list.iter().find(|known| known.named.id == engine)
    }

    /// Returns the engine with this name, if it can play.
    pub(crate) fn named(&self, name: &str) -> Option<&Engine> {
        let name = name.trim().to_lowercase();
        self.list.iter().find(|known| known.named.name.to_lowercase() == name)
    }

    /// Returns the name of an engine, even if it is no longer in the settings.
    pub(crate) fn name(&self, engine: EngineId) -> Option<&str> {
        self.names.get(&engine).map(String::as_str)
    }

    /// Returns the level that takes over a game in which this engine fails.
    pub(crate) fn substitute(&self, engine: EngineId) -> Level {
        self.find(engine).map_or(SUBSTITUTE, |engine| engine.substitute)
    }

    /// Asks an engine for the next ply of a game, for the person who waits for it. `None` if it cannot
    /// play any more.
    ///
    /// # Errors
    /// An [`EngineFault`] if it has no legal answer.
    pub(crate) async fn ply(
        &self,
        engine: EngineId,
        number: GameId,
        waiting: Option<Owner>,
        game: &Game,
    ) -> Option<Result<Ply, EngineFault>> {
        let engine = self.find(engine)?;
        Some(self.programs.ply(&engine.program, key(number), waiting, game).await)
    }

    /// Stops the programs whose games are over.
    ///
    /// # Errors
    /// Any database error.
    pub(crate) async fn stop_finished(&self, store: &Store) -> Result<(), StoreError> {
        let games = self.programs.games();
        if games.is_empty() {
            return Ok(());
        }
        let running = store.running_games_of_engines().await?;
        let running: HashSet<u64> = running.into_iter().map(key).collect();
        for game in games.into_iter().filter(|game| !running.contains(game)) {
            self.programs.stop(game);
        }
        Ok(())
    }
}

/// The level that takes over for an engine that is not in the settings any more: Club player.
const SUBSTITUTE: Level = match Level::new(5) {
    Some(level) => level,
    None => Level::MASTER,
};

fn key(game: GameId) -> u64 {
    i64::from(game).cast_unsigned()
}

/// Checks whether an engine can play.
fn check(engine: &config::Engine, is_shared: bool) -> Result<(), String> {
    if is_shared && !engine.resumes {
        return Err(String::from(
            "with several processes, any of them may play its next move, so it must understand the \
             line Resume (resumes = true)",
        ));
    }
    engine.check()
}
