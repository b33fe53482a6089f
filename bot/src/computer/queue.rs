//! What waits for a thread, what runs, and what has to stop.

use std::collections::BTreeMap;
use std::panic::resume_unwind;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use dvonn_engine::Stop;

use super::search::{Found, Search};

/// Who waits for a search; who is named first goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Urgency {
    /// A game, in which it is the computer's turn.
    Turn,
    /// A person who asks.
    Question,
    /// Nobody: it gives way to the others.
    Background,
}

/// A place in the queue: the more urgent first, then who came first.
type PlaceInLine = (Urgency, u64);

/// A search that a thread is to make.
pub(super) struct Job {
    pub(super) search: Box<dyn Search>,
    pub(super) stop: Stop,
    place: PlaceInLine,
}

#[derive(Debug)]
struct Running {
    stop: Stop,
    /// Whether it was stopped for a more urgent one, and is to begin anew.
    gives_way: bool,
}

#[derive(Default)]
struct State {
    waiting: BTreeMap<PlaceInLine, Box<dyn Search>>,
    running: BTreeMap<PlaceInLine, Running>,
    last: u64,
    closed: bool,
}

/// The searches that wait or run.
pub(super) struct Queue {
    state: Mutex<State>,
    /// Something waits, or the queue is closed.
    work: Condvar,
    threads: usize,
    most_waiting: usize,
}

impl Queue {
    /// A queue for so many threads, in which so many people may wait.
    pub(super) fn new(threads: usize, most_waiting: usize) -> Queue {
        Queue { state: Mutex::default(), work: Condvar::new(), threads, most_waiting }
    }

    /// Adds what a person asks for, unless the queue is full.
    pub(super) fn ask(self: &Arc<Self>, search: impl Search + 'static) -> Option<Ticket> {
        let mut state = self.lock();
        let has_room = state.in_vain(1, self.threads) <= self.most_waiting;
        has_room.then(|| self.push(&mut state, Urgency::Question, search))
    }

    /// Adds a search, however many wait.
    pub(super) fn add(self: &Arc<Self>, urgency: Urgency, search: impl Search + 'static) -> Ticket {
        self.push(&mut self.lock(), urgency, search)
    }

    fn push(
        self: &Arc<Self>,
        state: &mut State,
        urgency: Urgency,
        search: impl Search + 'static,
    ) -> Ticket {
        state.last += 1;
        let place = (urgency, state.last);
        state.waiting.insert(place, Box::new(search));
        state.make_room(self.threads);
        self.work.notify_one();
        Ticket { queue: self.clone(), place }
    }

    /// The next search to be made, for which this waits; `None` once the queue is closed.
    pub(super) fn next(&self) -> Option<Job> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            if let Some((place, search)) = state.waiting.pop_first() {
                let stop = Stop::new();
                state.running.insert(place, Running { stop: stop.clone(), gives_way: false });
                return Some(Job { search, stop, place });
            }
            state = self.work.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Takes back what was searched: its result goes to whoever waits for it, unless it had to give
    /// way and begins anew.
    pub(super) fn finish(&self, job: Job) {
        let mut state = self.lock();
        let running = state.running.remove(&job.place);
        if running.is_some_and(|running| running.gives_way) && !state.closed {
            state.waiting.insert(job.place, job.search);
        } else {
            drop(state);
            job.search.answer();
        }
    }

    /// Nothing is searched any more.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        state.waiting.clear();
        for running in state.running.values() {
            running.stop.raise();
        }
        self.work.notify_all();
    }

    fn give_up(&self, place: PlaceInLine) {
        let mut state = self.lock();
        state.waiting.remove(&place);
        if let Some(running) = state.running.get_mut(&place) {
            running.gives_way = false;
            running.stop.raise();
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// How many searches that do not give way would wait for a thread if there were so many more.
    fn in_vain(&self, more: usize, threads: usize) -> usize {
        let keeps = |running: &&Running| !running.gives_way;
        let free = threads.saturating_sub(self.running.values().filter(keeps).count());
        let urgent = self.waiting.keys().filter(|(urgency, _)| *urgency != Urgency::Background);
        (urgent.count() + more).saturating_sub(free)
    }

    /// Lets searches in the background give way, as many as others wait in vain.
    fn make_room(&mut self, threads: usize) {
        let missing = self.in_vain(0, threads);
        let background = self.running.iter_mut().filter(|((urgency, _), running)| {
            *urgency == Urgency::Background && !running.gives_way
        });
        for (_, running) in background.take(missing) {
            running.gives_way = true;
            running.stop.raise();
        }
    }
}

/// Somebody's claim to the result of a search, which ends with it.
pub(super) struct Ticket {
    queue: Arc<Queue>,
    place: PlaceInLine,
}

impl Ticket {
    /// Waits for what the search finds.
    pub(super) async fn wait<T>(self, found: Found<T>) -> T {
        match found.await {
            Ok(Ok(found)) => found,
            Ok(Err(panic)) => resume_unwind(panic),
            Err(_) => unreachable!("the queue answers every search that has not been given up"),
        }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.queue.give_up(self.place);
    }
}
