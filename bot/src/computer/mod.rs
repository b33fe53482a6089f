//! The computer player's thinking: searches run in threads of their own, and never in one that
//! serves people.
//!
//! - [`Thinkers`] is what everybody else sees: ask, and wait for the answer;
//! - `queue` says what is searched next, and what gives way or is stopped;
//! - `search` is one search, and who waits for it;
//! - `thinker` is what each of the threads does.
//!
//! It knows the engine and the rules; nothing of games between people, of Discord or of the store.

mod queue;
mod search;
mod thinker;

use std::sync::Arc;

use dvonn_engine::{Analysis, Engine, Level, Limits, Stop};
use dvonn_rules::{Ply, Position};

use queue::{Queue, Urgency};
use search::asked;

/// So many searches wait that another would take too long to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many searches wait")]
pub struct Busy;

/// The threads that search. Clones are the same threads; they end when the last clone is gone.
///
/// To drop the future of a search is to end the search, and to free its place in the queue.
#[derive(Clone)]
pub struct Thinkers(Arc<Owner>);

/// Lets the threads end with the last clone.
struct Owner(Arc<Queue>);

impl Drop for Owner {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Thinkers {
    /// Starts so many threads, for which so many searches may wait. Each keeps what it finds in so
    /// many mebibytes, which it takes when it first searches.
    ///
    /// # Errors
    /// The system's, when it has no threads to give.
    pub fn start(threads: usize, waiting: usize, mebibytes: usize) -> std::io::Result<Thinkers> {
        let thinkers = Thinkers(Arc::new(Owner(Arc::new(Queue::new(threads, waiting)))));
        for _ in 0..threads {
            let queue = thinkers.queue().clone();
            let thread = std::thread::Builder::new().name(String::from("thinker"));
            thread.spawn(move || thinker::think(&queue, mebibytes))?;
        }
        Ok(thinkers)
    }

    /// Finds the best plies of a position for a person who waits; see
    /// [`Engine::analyse`](dvonn_engine::Engine::analyse).
    ///
    /// # Errors
    /// [`Busy`], at once, when the queue is full.
    ///
    /// # Panics
    /// As the search does.
    pub async fn analyse(
        &self,
        position: Position,
        limits: Limits,
        lines: usize,
    ) -> Result<Analysis, Busy> {
        let (search, found) = asked(analysis(position, limits, lines));
        let ticket = self.queue().ask(search).ok_or(Busy)?;
        Ok(ticket.wait(found).await)
    }

    /// Chooses the ply of a player of this level, or none if the game is over; see
    /// [`Engine::play`](dvonn_engine::Engine::play). Waits its turn, before those who ask, however
    /// many wait.
    ///
    /// # Panics
    /// As the search does.
    pub async fn ply(&self, position: Position, level: Level, seed: u64) -> Option<Ply> {
        let (search, found) = asked(choosing(position, level, seed));
        self.queue().add(Urgency::Turn, search).wait(found).await
    }

    /// The same where nobody waits for it: only while no other search does, and from the beginning
    /// when it had to give way to one.
    ///
    /// # Panics
    /// As the search does.
    pub async fn ply_in_background(
        &self,
        position: Position,
        level: Level,
        seed: u64,
    ) -> Option<Ply> {
        let (search, found) = asked(choosing(position, level, seed));
        self.queue().add(Urgency::Background, search).wait(found).await
    }

    /// Finds the best plies of a position for nobody who waits: only while no other search does, and
    /// from the beginning when it had to give way to one.
    ///
    /// # Panics
    /// As the search does.
    pub async fn in_background(
        &self,
        position: Position,
        limits: Limits,
        lines: usize,
    ) -> Analysis {
        let (search, found) = asked(analysis(position, limits, lines));
        self.queue().add(Urgency::Background, search).wait(found).await
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
