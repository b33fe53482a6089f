//! The queue of searches: decides which runs next, and which is preempted or cancelled.

use std::collections::BTreeMap;
use std::panic::resume_unwind;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use dvonn_engine::Stop;

use super::Load;
use super::search::{ResultReceiver, Search};

/// The priority of a search, highest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Urgency {
    /// The computer's turn in a game.
    Turn,
    /// A person's request.
    Question,
    /// A search for which nobody is waiting. Other searches preempt it.
    Background,
}

/// The sort key of the queue: urgency, then order of arrival.
type QueueKey = (Urgency, u64);

/// A search that a thread runs.
pub(super) struct Job {
    pub(super) search: Box<dyn Search>,
    pub(super) stop: Stop,
    key: QueueKey,
}

#[derive(Debug)]
struct Running {
    stop: Stop,
    /// True if it was stopped for a more urgent search and must restart.
    preempted: bool,
}

#[derive(Default)]
struct State {
    waiting: BTreeMap<QueueKey, Box<dyn Search>>,
    running: BTreeMap<QueueKey, Running>,
    last: u64,
    closed: bool,
}

/// The searches that are waiting or running.
pub(super) struct Queue {
    state: Mutex<State>,
    /// Notified when a search is added, or the queue is closed.
    work: Condvar,
    threads: usize,
    max_waiting: usize,
}

impl Queue {
    /// Creates a queue for `threads` threads, in which up to `max_waiting` requests by people may
    /// wait.
    pub(super) fn new(threads: usize, max_waiting: usize) -> Queue {
        Queue { state: Mutex::default(), work: Condvar::new(), threads, max_waiting }
    }

    /// Adds a person's request. Returns `None` if the queue is full.
    pub(super) fn ask(self: &Arc<Self>, search: impl Search + 'static) -> Option<Ticket> {
        let mut state = self.lock();
        let has_room = state.without_thread(1, self.threads) <= self.max_waiting;
        has_room.then(|| self.push(&mut state, Urgency::Question, search))
    }

    /// Adds a search, even if the queue is full.
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
        let key = (urgency, state.last);
        state.waiting.insert(key, Box::new(search));
        state.preempt(self.threads);
        self.work.notify_one();
        Ticket { queue: self.clone(), key }
    }

    /// Waits for the next search. Returns `None` once the queue is closed.
    pub(super) fn next(&self) -> Option<Job> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            if let Some((key, search)) = state.waiting.pop_first() {
                let stop = Stop::new();
                state.running.insert(key, Running { stop: stop.clone(), preempted: false });
                return Some(Job { search, stop, key });
            }
            state = self.work.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Sends the result of a finished search, or puts the search back if it was preempted.
    pub(super) fn finish(&self, job: Job) {
        let mut state = self.lock();
        let running = state.running.remove(&job.key);
        if running.is_some_and(|running| running.preempted) && !state.closed {
            state.waiting.insert(job.key, job.search);
        } else {
            drop(state);
            job.search.send_result();
        }
    }

    /// Stops all searches and ends the threads.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        state.waiting.clear();
        for running in state.running.values() {
            running.stop.raise();
        }
        self.work.notify_all();
    }

    /// Returns how many searches wait and run.
    pub(super) fn load(&self) -> Load {
        let state = self.lock();
        let waiting = |urgency| state.waiting.keys().filter(|(of, _)| *of == urgency).count();
        Load {
            turns: waiting(Urgency::Turn),
            questions: waiting(Urgency::Question),
            background: waiting(Urgency::Background),
            running: state.running.len(),
        }
    }

    fn cancel(&self, key: QueueKey) {
        let mut state = self.lock();
        state.waiting.remove(&key);
        if let Some(running) = state.running.get_mut(&key) {
            running.preempted = false;
            running.stop.raise();
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Returns the number of urgent searches without a thread, if `added` more were waiting.
    fn without_thread(&self, added: usize, threads: usize) -> usize {
        let kept = |running: &&Running| !running.preempted;
        let free = threads.saturating_sub(self.running.values().filter(kept).count());
        let urgent = self.waiting.keys().filter(|(urgency, _)| *urgency != Urgency::Background);
        (urgent.count() + added).saturating_sub(free)
    }

    /// Stops one background search for each urgent search without a thread.
    fn preempt(&mut self, threads: usize) {
        let missing = self.without_thread(0, threads);
        let background = self.running.iter_mut().filter(|((urgency, _), running)| {
            *urgency == Urgency::Background && !running.preempted
        });
        for (_, running) in background.take(missing) {
            running.preempted = true;
            running.stop.raise();
        }
    }
}

/// A claim to the result of a search. Dropping it cancels the search.
pub(super) struct Ticket {
    queue: Arc<Queue>,
    key: QueueKey,
}

impl Ticket {
    /// Waits for the result of the search.
    pub(super) async fn wait<T>(self, result: ResultReceiver<T>) -> T {
        match result.await {
            Ok(Ok(result)) => result,
            Ok(Err(panic)) => resume_unwind(panic),
            Err(_) => unreachable!("the queue sends a result unless the search was cancelled"),
        }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.queue.cancel(self.key);
    }
}
