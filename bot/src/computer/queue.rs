//! The queue of searches: decides which runs next, and which is preempted or cancelled.
//!
//! Searches for which somebody waits run in rounds, so that nobody takes the threads away from the
//! others: each owner has one search in a round, and the next one in the round after. Within a round,
//! the computer's turns come before people's requests.
//!
//! There is a fixed number of threads. Reviews run when nobody waits. A person's request is
//! rejected if too many searches would run before it; nothing else is. The threads know people only
//! as keys ([`Owner`]).

use std::collections::{BTreeMap, HashMap};
use std::panic::resume_unwind;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use dvonn_engine::Stop;

use super::search::{ResultReceiver, Search};
use super::{Load, Owner};

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Purpose {
    /// The computer's turn in a game of this owner.
    Turn(Owner),
    /// A request by this owner.
    Question(Owner),
    /// A search for which nobody is waiting. Other searches preempt it.
    Background,
}

/// Where a search stands in the queue: the lowest runs first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// Somebody waits for it.
    Urgent {
        round: u64,
        is_question: bool,
    },
    Background,
}

/// The sort key of the queue. Equal ranks run in order of arrival.
type QueueKey = (Rank, u64);

/// A search that a thread runs.
pub(super) struct Job {
    pub(super) search: Box<dyn Search>,
    pub(super) stop: Stop,
    key: QueueKey,
}

#[derive(Debug)]
struct Running {
    purpose: Purpose,
    stop: Stop,
    /// True if it was stopped for a more urgent search and must restart.
    preempted: bool,
}

struct Waiting {
    purpose: Purpose,
    search: Box<dyn Search>,
}

#[derive(Default)]
struct State {
    waiting: BTreeMap<QueueKey, Waiting>,
    running: BTreeMap<QueueKey, Running>,
    /// The round of the search that started last. Rounds before it are over.
    round: u64,
    /// The round of the next search of each owner who has had one in this round or has one in a later
    /// round.
    next_rounds: HashMap<Owner, u64>,
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
    /// Creates a queue for `threads` threads. A person's request is refused if more than `max_waiting`
    /// searches would wait before it and with it.
    pub(super) fn new(threads: usize, max_waiting: usize) -> Queue {
        Queue { state: Mutex::default(), work: Condvar::new(), threads, max_waiting }
    }

    /// Adds a person's request. Returns `None` if too many searches would run before it.
    pub(super) fn ask(
        self: &Arc<Self>,
        owner: Owner,
        search: impl Search + 'static,
    ) -> Option<Ticket> {
        let mut state = self.lock();
        let purpose = Purpose::Question(owner);
        let key = state.next_key(purpose);
        let has_room = state.without_thread(key, self.threads) < self.max_waiting;
        has_room.then(|| self.push(&mut state, purpose, search))
    }

    /// Adds a search, however many are waiting.
    pub(super) fn add(self: &Arc<Self>, purpose: Purpose, search: impl Search + 'static) -> Ticket {
        self.push(&mut self.lock(), purpose, search)
    }

    fn push(
        self: &Arc<Self>,
        state: &mut State,
        purpose: Purpose,
        search: impl Search + 'static,
    ) -> Ticket {
        let key = state.next_key(purpose);
        state.last = key.1;
        let now = state.round;
        state.next_rounds.retain(|_, next| *next > now);
        if let (Some(owner), Rank::Urgent { round, .. }) = (purpose.owner(), key.0) {
            state.next_rounds.insert(owner, round + 1);
        }
        state.waiting.insert(key, Waiting { purpose, search: Box::new(search) });
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
            if let Some((key, Waiting { purpose, search })) = state.waiting.pop_first() {
                if let (Rank::Urgent { round, .. }, _) = key {
                    state.round = round;
                }
                let stop = Stop::new();
                let running = Running { purpose, stop: stop.clone(), preempted: false };
                state.running.insert(key, running);
                return Some(Job { search, stop, key });
            }
            state = self.work.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Sends the result of a finished search, or puts the search back if it was preempted.
    pub(super) fn finish(&self, job: Job) {
        let mut state = self.lock();
        let running = state.running.remove(&job.key);
        match running.filter(|running| running.preempted && !state.closed) {
            Some(Running { purpose, .. }) => {
                state.waiting.insert(job.key, Waiting { purpose, search: job.search });
            }
            None => {
                drop(state);
                job.search.send_result();
            }
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
        let mut load = Load { turns: 0, questions: 0, background: 0, running: state.running.len() };
        for waiting in state.waiting.values() {
            match waiting.purpose {
                Purpose::Turn(_) => load.turns += 1,
                Purpose::Question(_) => load.questions += 1,
                Purpose::Background => load.background += 1,
            }
        }
        load
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
    /// Returns the key of a search that arrives now.
    fn next_key(&self, purpose: Purpose) -> QueueKey {
        let round =
            |owner| self.next_rounds.get(&owner).map_or(self.round, |&it| it.max(self.round));
        let urgent = |owner, is_question| Rank::Urgent { round: round(owner), is_question };
        let rank = match purpose {
            Purpose::Turn(owner) => urgent(owner, false),
            Purpose::Question(owner) => urgent(owner, true),
            Purpose::Background => Rank::Background,
        };
        (rank, self.last + 1)
    }

    /// Returns how many urgent searches before this key have no thread.
    fn without_thread(&self, key: QueueKey, threads: usize) -> usize {
        let kept = |running: &&Running| !running.preempted && running.purpose.is_urgent();
        let free = threads.saturating_sub(self.running.values().filter(kept).count());
        self.waiting.range(..key).count().saturating_sub(free)
    }

    /// Stops one background search for each urgent search without a thread.
    fn preempt(&mut self, threads: usize) {
        let kept = self.running.values().filter(|running| !running.preempted).count();
        let urgent = self.waiting.values().filter(|waiting| waiting.purpose.is_urgent()).count();
        let missing = urgent.saturating_sub(threads.saturating_sub(kept));
        let background = self
            .running
            .values_mut()
            .filter(|running| !running.purpose.is_urgent() && !running.preempted);
        for running in background.take(missing) {
            running.preempted = true;
            running.stop.raise();
        }
    }
}

impl Purpose {
    pub(super) fn owner(self) -> Option<Owner> {
        match self {
            Purpose::Turn(owner) | Purpose::Question(owner) => Some(owner),
            Purpose::Background => None,
        }
    }

    fn is_urgent(self) -> bool {
        self != Purpose::Background
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
