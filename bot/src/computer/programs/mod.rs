//! External engines: programs that speak the contest protocol of docs/engine.md.
//!
//! - [`Programs`] has the running programs, and asks them for plies;
//! - [`Program`] says how a program is run;
//! - `line` turns a game into the plies that the protocol can express;
//! - `process` is one running program in its sandbox.
//!
//! A program plays one side of one game. It keeps running until the game ends, stopped (`SIGSTOP`)
//! while it is not its turn. If it is not running when a ply is needed, it is started again and shown
//! the game: by a line of all plies if it understands that, or else by playing the game again, which
//! works if it chooses the same plies again.
//!
//! A program that was asked for a ply always finishes, even if nobody waits for the ply any more: the
//! answer is kept for when the same question is asked again.
//!
//! The game is in the database, so a process can always be thrown away: a crash of either program,
//! a takeback and a full pool are the same case.
//!
//! The process starts as `dvonn-bot engine`, a hidden command that restricts itself (`sandbox`)
//! before it becomes the other program. At most as many engines think at once as there are search
//! threads, outside their queue: a slow engine must not delay the computer.

mod line;
mod process;

use std::collections::HashMap;
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use dvonn_rules::{Game, Illegal, Ply, Position};
use tokio::sync::{AcquireError, OwnedMutexGuard, Semaphore};
use tokio::time::timeout;

use super::Owner;
use line::Line;
use process::Process;

/// How much longer than twice its processor time a program may take for one ply: on a busy machine,
/// processor time takes longer.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often a ply is asked for. Each time after the first, the program is started again.
const ATTEMPTS: usize = 2;

/// How a program is run, and its limits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Program {
    /// The file to run and its arguments. `{seed}` becomes the number of the game.
    pub(crate) command: Vec<String>,
    /// A folder that it may read.
    pub(crate) folder: Option<PathBuf>,
    /// The processor time that it has for a game, from its start.
    pub(crate) time: Duration,
    /// Its address space in MiB.
    pub(crate) memory: usize,
    /// How many processes of it may exist at once.
    pub(crate) games: usize,
    /// Whether it understands the line that resumes a game.
    pub(crate) resumes: bool,
}

impl Program {
    /// Returns true if it can play a game that starts from this position.
    pub(crate) fn can_start_from(&self, start: &Position) -> bool {
        *start == Position::new() || self.resumes && line::placements(start).is_some()
    }

    fn words(&self, seed: u64) -> Vec<OsString> {
        let seed = seed.to_string();
        self.command.iter().map(|word| word.replace("{seed}", &seed).into()).collect()
    }
}

/// Why a program did not play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum EngineFault {
    #[error("cannot be started: {0}")]
    NotStarted(String),
    #[error("exited ({status}){}", quoted(.said))]
    Exited { status: String, said: String },
    #[error("did not answer in time")]
    TimedOut,
    #[error("wrote {0:?}, which is not a move")]
    Unreadable(String),
    #[error("played {0}: {1}")]
    Illegal(Ply, Illegal),
    #[error("cannot go on with the game after a restart: it now plays {wrote} as move {number}")]
    Deviated { number: usize, wrote: Ply },
    #[error("cannot play from this position")]
    Position,
    #[error("was not asked: {0}")]
    NotAsked(String),
}

fn quoted(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!(": {text:?}") }
}

/// The running programs, each in one game.
pub(crate) struct Programs {
    /// By the number of the game.
    seats: Mutex<HashMap<u64, Arc<Seat>>>,
    /// One permit for each program that may think at once.
    turns: Arc<Semaphore>,
    /// One permit for each process that a program may have. A process that is not in use needs none: it
    /// makes room.
    slots: Mutex<HashMap<Arc<Program>, Arc<Semaphore>>>,
    /// Locked while a program thinks for an owner. So each owner has one place in the line for a
    /// permit, and many games of one do not keep the others waiting.
    lines: Mutex<HashMap<Owner, Arc<tokio::sync::Mutex<()>>>>,
    /// The number of plies that were asked for.
    asked: AtomicU64,
}

/// A program's place in a game.
struct Seat {
    program: Arc<Program>,
    /// When it was last asked for a ply: the number of the question.
    asked: AtomicU64,
    /// The process, if it is running. Locked while it thinks.
    process: Arc<tokio::sync::Mutex<Option<Process>>>,
}

impl Programs {
    /// Lets up to `at_once` programs think at once.
    pub(crate) fn new(at_once: usize) -> Programs {
        Programs {
            seats: Mutex::default(),
            turns: Arc::new(Semaphore::new(at_once)),
            slots: Mutex::default(),
            lines: Mutex::default(),
            asked: AtomicU64::new(0),
        }
    }

    /// Asks a program for the next ply of the game with this number.
    ///
    /// # Errors
    /// An [`EngineFault`] if it does not answer with a legal ply, even after it was started again.
    pub(crate) async fn ply(
        &self,
        program: &Arc<Program>,
        number: u64,
        owner: Option<Owner>,
        game: &Game,
    ) -> Result<Ply, EngineFault> {
        let line = Line::of(game).filter(|_| program.can_start_from(game.start()));
        let line = line.ok_or(EngineFault::Position)?;
        let not_asked = |error: AcquireError| EngineFault::NotAsked(error.to_string());
        // Everybody waits for these in the same order.
        let place = match owner {
            Some(owner) => Some(self.line_of(owner).lock_owned().await),
            None => None,
        };
        let slot = self.slots_of(program).acquire_owned().await.map_err(not_asked)?;
        let seat = self.seat(program, number);
        let process = Arc::clone(&seat.process).lock_owned().await;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(not_asked)?;
        if process.is_none() {
            self.make_room(program);
        }
        let thinking = think(Arc::clone(program), number, line, process);
        let thinking = tokio::spawn(async move {
            let _held = (place, slot, turn);
            thinking.await
        });
        thinking.await.unwrap_or_else(|error| Err(EngineFault::NotAsked(error.to_string())))
    }

    /// Stops the program of a game, once it has finished thinking.
    pub(crate) fn stop(&self, number: u64) {
        self.lock().remove(&number);
    }

    /// Returns the numbers of the games in which programs play.
    pub(crate) fn games(&self) -> Vec<u64> {
        self.lock().keys().copied().collect()
    }

    fn line_of(&self, owner: Owner) -> Arc<tokio::sync::Mutex<()>> {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody else has those that nobody waits in.
        lines.retain(|_, line| Arc::strong_count(line) > 1);
        Arc::clone(lines.entry(owner).or_default())
    }

    fn slots_of(&self, program: &Arc<Program>) -> Arc<Semaphore> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let new = || Arc::new(Semaphore::new(program.games));
        Arc::clone(slots.entry(Arc::clone(program)).or_insert_with(new))
    }

    fn seat(&self, program: &Arc<Program>, number: u64) -> Arc<Seat> {
        let mut seats = self.lock();
        let new = || {
            let (program, asked) = (Arc::clone(program), AtomicU64::new(0));
            Arc::new(Seat { program, asked, process: Arc::default() })
        };
        let seat = seats.entry(number).or_insert_with(new);
        if seat.program != *program {
            *seat = new();
        }
        seat.asked.store(self.asked.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        Arc::clone(seat)
    }

    /// Stops processes of this program that have waited longest, so that there is room for another.
    fn make_room(&self, program: &Arc<Program>) {
        let seats = self.lock();
        let same = seats.values().filter(|seat| seat.program == *program);
        let (mut idle, mut thinking) = (Vec::new(), 0);
        for seat in same {
            match seat.process.try_lock() {
                Ok(process) if process.is_some() => idle.push((seat, process)),
                Ok(_) => {}
                // This includes the seat that needs the room.
                Err(_) => thinking += 1,
            }
        }
        idle.sort_by_key(|(seat, _)| seat.asked.load(Ordering::Relaxed));
        let too_many = (idle.len() + thinking).saturating_sub(program.games);
        for (_, process) in idle.iter_mut().take(too_many) {
            **process = None;
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<u64, Arc<Seat>>> {
        self.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Asks a process for the next ply, and starts it first if necessary.
async fn think(
    program: Arc<Program>,
    number: u64,
    line: Line,
    mut kept: OwnedMutexGuard<Option<Process>>,
) -> Result<Ply, EngineFault> {
    if let Some(answer) = kept.as_ref().and_then(|process| process.answer_to(&line)) {
        return Ok(answer);
    }
    let mut known = kept.take().filter(|process| process.knows_start_of(&line));
    let mut last = EngineFault::TimedOut;
    for _ in 0..ATTEMPTS {
        let mut process = match known.take() {
            Some(process) => process,
            None => Process::start(&program, number, &line)?,
        };
        let answer = timeout(2 * program.time + PATIENCE, process.ply(&line)).await;
        match answer.unwrap_or(Err(EngineFault::TimedOut)) {
            Ok(ply) => {
                process.pause();
                *kept = Some(process);
                return Ok(ply);
            }
            Err(fault @ EngineFault::Deviated { .. }) => return Err(fault),
            Err(fault) => last = fault,
        }
    }
    Err(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn all_games_of_a_person_wait_in_one_line_and_others_in_theirs() {
        let programs = Programs::new(1);
        let thinking = programs.line_of(Owner(1)).lock_owned().await;
        assert!(programs.line_of(Owner(1)).try_lock_owned().is_err());
        assert!(programs.line_of(Owner(2)).try_lock_owned().is_ok());
        drop(thinking);
        assert!(programs.line_of(Owner(1)).try_lock_owned().is_ok());
        assert_eq!(programs.lines.lock().unwrap().len(), 1, "others are forgotten");
    }
}
