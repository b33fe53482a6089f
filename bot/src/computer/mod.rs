//! The computer player's searches, which run in their own threads.
//!
//! - [`Thinkers`] is the thread pool: request a search and await its result;
//! - `Programs` runs external engines;
//! - `RecentAnalyses` remembers what people were told;
//! - `queue` decides which search runs next, and which one is preempted or cancelled;
//! - `search` is a single search and the channel for its result;
//! - `worker` is the loop of each thread.
//!
//! It uses the engine and the rules. It does not know games between people, Discord or the store.

mod programs;
mod queue;
mod recent;
mod search;
mod worker;

use std::sync::Arc;

use dvonn_engine::puzzle::{Method, Miner, Puzzle};
use dvonn_engine::{Analysis, Engine, Level, Limits, Stop};
use dvonn_rules::{Game, Ply, Position};

pub(crate) use programs::{EngineFault, Program, Programs};
use queue::{Purpose, Queue};
pub(crate) use recent::RecentAnalyses;
use search::request;

/// The error when the queue is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many searches are waiting")]
pub struct Busy;

/// The person or job that a search is for: an opaque key, so that each gets a fair share of the threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Owner(pub u64);

/// How many searches wait for a thread, by who waits for them, and how many run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Load {
    /// Searches for the computer's turns.
    pub turns: usize,
    /// Searches for people who asked.
    pub questions: usize,
    /// Searches for which nobody waits.
    pub background: usize,
    /// Searches that have a thread.
    pub running: usize,
}

/// A pool of search threads. Clones share the threads, which end when the last clone is dropped.
///
/// Dropping the future of a search cancels the search.
#[derive(Clone)]
pub struct Thinkers(Arc<Threads>);

/// Ends the threads when the last clone is dropped.
struct Threads(Arc<Queue>);

impl Drop for Threads {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Thinkers {
    /// Starts `threads` threads. A person's request is refused if it would be later than the
    /// `waiting`th in the queue. Each thread allocates a table of `mebibytes` MiB on its first search.
    ///
    /// # Errors
    /// Errors if the system cannot start a thread.
    pub fn start(threads: usize, waiting: usize, mebibytes: usize) -> std::io::Result<Thinkers> {
        let thinkers = Thinkers(Arc::new(Threads(Arc::new(Queue::new(threads, waiting)))));
        for _ in 0..threads {
            let queue = thinkers.queue().clone();
            let thread = std::thread::Builder::new().name(String::from("search"));
            thread.spawn(move || worker::run(&queue, mebibytes))?;
        }
        Ok(thinkers)
    }

    /// Finds the best plies of a position for this owner, who is waiting; see
    /// [`Engine::analyse`](dvonn_engine::Engine::analyse).
    ///
    /// # Errors
    /// Returns [`Busy`] at once if the queue is full.
    ///
    /// # Panics
    /// Panics if the search does.
    pub async fn analyse(
        &self,
        owner: Owner,
        position: Position,
        limits: Limits,
        lines: usize,
    ) -> Result<Analysis, Busy> {
        let (search, result) = request(analysis(position, limits, lines));
        let ticket = self.queue().ask(owner, search).ok_or(Busy)?;
        Ok(ticket.wait(result).await)
    }

    /// Chooses the ply of a player of this level in a game of this owner, or `None` if the game is
    /// over; see [`Engine::play`](dvonn_engine::Engine::play). Takes priority over
    /// [`Thinkers::analyse`] for an owner without other searches, and is never rejected.
    ///
    /// # Panics
    /// Panics if the search does.
    pub async fn ply(
        &self,
        owner: Owner,
        position: Position,
        level: Level,
        seed: u64,
    ) -> Option<Ply> {
        let (search, result) = request(choosing(position, level, seed));
        self.queue().add(Purpose::Turn(owner), search).wait(result).await
    }

    /// Like [`Thinkers::ply`], but runs only while no other search is waiting. Restarts if another
    /// search preempts it.
    ///
    /// # Panics
    /// Panics if the search does.
    pub async fn ply_in_background(
        &self,
        position: Position,
        level: Level,
        seed: u64,
    ) -> Option<Ply> {
        let (search, result) = request(choosing(position, level, seed));
        self.queue().add(Purpose::Background, search).wait(result).await
    }

    /// Like [`Thinkers::analyse`], but runs only while no other search is waiting. Restarts if
    /// another search preempts it.
    ///
    /// # Panics
    /// Panics if the search does.
    pub async fn in_background(
        &self,
        position: Position,
        limits: Limits,
        lines: usize,
    ) -> Analysis {
        let (search, result) = request(analysis(position, limits, lines));
        self.queue().add(Purpose::Background, search).wait(result).await
    }

    /// Finds the puzzles of a game, while no other search is waiting. Restarts if another search
    /// preempts it. Returns `None` only if the threads are ending.
    ///
    /// # Panics
    /// Panics if the search does.
    pub async fn puzzles_in_background(&self, game: Game) -> Option<Vec<Puzzle>> {
        let (search, result) = request(move |_: &mut Engine, stop: &Stop| {
            let mut miner = Miner::default();
            let found = Method::ALL.map(|method| miner.mine(&game, method, stop));
            found.into_iter().collect::<Option<Vec<_>>>().map(|found| found.concat())
        });
        self.queue().add(Purpose::Background, search).wait(result).await
    }

    /// Returns how many searches wait and run.
    pub fn load(&self) -> Load {
        self.queue().load()
    }

    fn queue(&self) -> &Arc<Queue> {
        &self.0.0
    }
}

fn choosing(
    position: Position,
    level: Level,
    seed: u64,
) -> impl Fn(&mut Engine, &Stop) -> Option<Ply> {
    move |engine, stop| engine.play(&position, level, seed, stop)
}

fn analysis(
    position: Position,
    limits: Limits,
    lines: usize,
) -> impl Fn(&mut Engine, &Stop) -> Analysis {
    move |engine, stop| engine.analyse(&position, &limits, lines, stop)
}

#[cfg(test)]
mod tests;
