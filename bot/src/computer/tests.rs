//! Tests of the queue and the threads, with searches that run until they are stopped.

use std::collections::{HashMap, VecDeque};
use std::sync::mpsc;

use proptest::prelude::*;
use tokio::task::JoinHandle;

use super::*;

/// The owner of a search, if it does not matter.
const ME: Owner = Owner(1);
const TURN: Purpose = Purpose::Turn(ME);
const QUESTION: Purpose = Purpose::Question(Owner(2));

/// Starts one thread and a queue with room for one search.
fn one_thread() -> Thinkers {
    Thinkers::start(1, 1, 1).unwrap()
}

impl Thinkers {
    /// Adds any closure to the queue as a search.
    fn add<T: Send + 'static>(
        &self,
        purpose: Purpose,
        search: impl FnMut(&mut Engine, &Stop) -> T + Send + 'static,
    ) -> JoinHandle<T> {
        let (search, result) = request(search);
        tokio::spawn(self.queue().add(purpose, search).wait(result))
    }

    /// Keeps a thread busy until it is stopped. Returns once it has started.
    async fn keep_busy(&self, purpose: Purpose) -> JoinHandle<()> {
        let (started, starts) = mpsc::channel();
        let busy = self.add(purpose, move |_, stop| {
            started.send(()).ok();
            while !stop.is_raised() {
                std::thread::yield_now();
            }
        });
        tokio::task::spawn_blocking(move || starts.recv()).await.unwrap().unwrap();
        busy
    }
}

fn start() -> (Position, Limits, usize) {
    (Position::new(), Limits::depth(1), 1)
}

#[tokio::test]
async fn a_full_queue_rejects_a_request_at_once() {
    let thinkers = one_thread();
    let turn = thinkers.keep_busy(TURN).await;
    let (position, limits, lines) = start();
    let mut waiting = Box::pin(thinkers.analyse(ME, position, limits, lines));
    assert!(futures::poll!(&mut waiting).is_pending());
    assert_eq!(thinkers.analyse(ME, position, limits, lines).await, Err(Busy));
    turn.abort();
    assert_eq!(waiting.await.unwrap().lines.len(), 1);
    assert!(thinkers.analyse(ME, position, limits, lines).await.is_ok());
}

#[tokio::test]
async fn a_turn_of_the_computer_is_never_refused() {
    let thinkers = one_thread();
    let busy = thinkers.keep_busy(TURN).await;
    let plies = futures::future::join_all(
        (0..5).map(|seed| thinkers.ply(ME, Position::new(), Level::BEGINNER, seed)),
    );
    busy.abort();
    assert!(plies.await.iter().all(Option::is_some));
}

#[tokio::test]
async fn dropping_a_future_cancels_its_search() {
    let thinkers = one_thread();
    let (position, limits, lines) = start();
    let running = thinkers.keep_busy(QUESTION).await;
    let mut waiting = Box::pin(thinkers.analyse(ME, position, limits, lines));
    assert!(futures::poll!(&mut waiting).is_pending());
    drop(waiting);
    let mut next = Box::pin(thinkers.analyse(ME, position, limits, lines));
    assert!(futures::poll!(&mut next).is_pending(), "the thread is busy");
    running.abort();
    assert!(next.await.is_ok(), "the search was cancelled");
}

#[tokio::test]
async fn a_search_never_blocks_a_runtime_of_one_thread() {
    let thinkers = one_thread();
    let busy = thinkers.keep_busy(TURN).await;
    // This runs in the thread that waits for the search.
    tokio::task::yield_now().await;
    assert!(!busy.is_finished());
    busy.abort();
}

#[tokio::test]
async fn turns_run_before_requests_and_requests_before_background_searches() {
    let thinkers = one_thread();
    let busy = thinkers.keep_busy(TURN).await;
    let (done, order) = mpsc::channel();
    let mut searches = Vec::new();
    let (turn, question) = (Purpose::Turn(Owner(3)), Purpose::Question(Owner(4)));
    for purpose in [Purpose::Background, QUESTION, turn, question] {
        let done = done.clone();
        searches.push(thinkers.add(purpose, move |_, _| done.send(purpose).ok()));
    }
    busy.abort();
    for search in searches {
        search.await.unwrap();
    }
    let order: Vec<_> = order.try_iter().collect();
    assert_eq!(order, [turn, QUESTION, question, Purpose::Background]);
}

#[tokio::test]
async fn many_games_of_one_person_keep_nobody_else_waiting() {
    let thinkers = one_thread();
    let busy = thinkers.keep_busy(TURN).await;
    let (done, order) = mpsc::channel();
    let mut searches = Vec::new();
    let own = [TURN; 30];
    let others = [Purpose::Question(Owner(2)), Purpose::Turn(Owner(3)), Purpose::Question(ME)];
    for purpose in own.into_iter().chain(others) {
        let done = done.clone();
        searches.push(thinkers.add(purpose, move |_, _| done.send(purpose).ok()));
    }
    busy.abort();
    for search in searches {
        search.await.unwrap();
    }
    let order: Vec<_> = order.try_iter().collect();
    assert_eq!(order[..3], [others[1], others[0], TURN]);
    assert_eq!(order.last(), Some(&Purpose::Question(ME)), "their own come one after the other");
}

#[tokio::test]
async fn many_games_of_one_person_make_the_computer_busy_for_nobody_else() {
    let thinkers = one_thread();
    let busy = thinkers.keep_busy(TURN).await;
    let turns: Vec<_> = (0..100).map(|_| thinkers.add(TURN, |_, _| ())).collect();
    let (position, limits, lines) = start();
    assert_eq!(thinkers.analyse(ME, position, limits, lines).await, Err(Busy));
    let mut other = Box::pin(thinkers.analyse(Owner(2), position, limits, lines));
    assert!(futures::poll!(&mut other).is_pending());
    busy.abort();
    assert!(other.await.is_ok());
    for turn in turns {
        turn.await.unwrap();
    }
}

/// What happens to a queue.
#[derive(Clone, Copy, Debug)]
enum Event {
    Arrives(Purpose),
    /// A thread takes the next search.
    Starts,
    /// The search that has run longest ends.
    Ends,
}

fn any_event() -> impl Strategy<Value = Event> {
    let owner = || (0..4_u64).prop_map(Owner);
    prop_oneof![
        3 => owner().prop_map(|owner| Event::Arrives(Purpose::Turn(owner))),
        2 => owner().prop_map(|owner| Event::Arrives(Purpose::Question(owner))),
        1 => Just(Event::Arrives(Purpose::Background)),
        5 => Just(Event::Starts),
        5 => Just(Event::Ends),
    ]
}

/// A search that waits for its start: the searches of its owner before it, and how many searches of
/// each owner have started since it arrived.
struct Arrived {
    owner: Option<Owner>,
    own: usize,
    others: HashMap<Owner, usize>,
}

proptest! {
    #[test]
    fn while_a_search_waits_nobody_else_starts_more_than_its_owner_has(
        events in proptest::collection::vec(any_event(), 1..200),
    ) {
        let queue = Arc::new(Queue::new(2, 1));
        let (started, starts) = mpsc::channel();
        let mut waiting: HashMap<usize, Arrived> = HashMap::new();
        let (mut tickets, mut running) = (Vec::new(), VecDeque::new());
        let mut engine = Engine::new(1);
        for event in events {
            match event {
                Event::Arrives(purpose) => {
                    let (number, started) = (tickets.len(), started.clone());
                    let (search, result) = request(move |_: &mut Engine, _: &Stop| {
                        started.send(number).ok();
                    });
                    let owner = purpose.owner();
                    let own = waiting.values().filter(|other| other.owner == owner).count();
                    waiting.insert(number, Arrived { owner, own, others: HashMap::new() });
                    tickets.push((queue.add(purpose, search), result));
                }
                Event::Starts if running.len() < 2 && !waiting.is_empty() => {
                    let mut job = queue.next().unwrap();
                    job.search.run(&mut engine, &job.stop);
                    let number = starts.try_recv().unwrap();
                    let Arrived { owner, own, others } = waiting.remove(&number).unwrap();
                    running.push_back((number, job));
                    let Some(owner) = owner else {
                        let urgent = waiting.values().filter(|other| other.owner.is_some());
                        prop_assert_eq!(urgent.count(), 0, "others wait for a background search");
                        continue;
                    };
                    prop_assert!(others.values().all(|&count| count <= own + 2), "{:?}", others);
                    for other in waiting.values_mut().filter(|other| other.owner != Some(owner)) {
                        *other.others.entry(owner).or_default() += 1;
                    }
                }
                Event::Ends => {
                    let Some((number, job)) = running.pop_front() else { continue };
                    if job.stop.is_raised() {
                        // It was preempted, and waits again.
                        let again = Arrived { owner: None, own: 0, others: HashMap::new() };
                        waiting.insert(number, again);
                    }
                    queue.finish(job);
                }
                Event::Starts => {}
            }
        }
    }
}

#[tokio::test]
async fn a_background_search_is_preempted_and_restarts() {
    let thinkers = one_thread();
    let (started, starts) = mpsc::channel();
    let mut runs = 0;
    let background = thinkers.add(Purpose::Background, move |_, stop| {
        runs += 1;
        started.send(()).ok();
        while runs == 1 && !stop.is_raised() {
            std::thread::yield_now();
        }
        (runs, stop.is_raised())
    });
    tokio::task::spawn_blocking(move || starts.recv()).await.unwrap().unwrap();
    let (position, limits, lines) = start();
    assert!(thinkers.analyse(ME, position, limits, lines).await.is_ok());
    assert_eq!(background.await.unwrap(), (2, false));
}

#[tokio::test]
async fn a_search_that_panics_leaves_its_thread_alive() {
    let thinkers = one_thread();
    let broken = thinkers.add(TURN, |_, _| panic!("expected by the test"));
    assert!(broken.await.unwrap_err().is_panic());
    assert!(thinkers.ply(ME, Position::new(), Level::MASTER, 1).await.is_some());
}
