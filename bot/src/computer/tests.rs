//! Tests of the queue and the threads, with searches that run until they are stopped.

use std::sync::mpsc;

use tokio::task::JoinHandle;

use super::*;

/// Starts one thread and a queue with room for one search.
fn one_thread() -> Thinkers {
    Thinkers::start(1, 1, 1).unwrap()
}

impl Thinkers {
    /// Adds any closure to the queue as a search.
    fn add<T: Send + 'static>(
        &self,
        urgency: Urgency,
        search: impl FnMut(&mut Engine, &Stop) -> T + Send + 'static,
    ) -> JoinHandle<T> {
        let (search, result) = request(search);
        tokio::spawn(self.queue().add(urgency, search).wait(result))
    }

    /// Keeps a thread busy until it is stopped. Returns once it has started.
    async fn keep_busy(&self, urgency: Urgency) -> JoinHandle<()> {
        let (started, starts) = mpsc::channel();
        let busy = self.add(urgency, move |_, stop| {
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
    let turn = thinkers.keep_busy(Urgency::Turn).await;
    let (position, limits, lines) = start();
    let mut waiting = Box::pin(thinkers.analyse(position, limits, lines));
    assert!(futures::poll!(&mut waiting).is_pending());
    assert_eq!(thinkers.analyse(position, limits, lines).await, Err(Busy));
    turn.abort();
    assert_eq!(waiting.await.unwrap().lines.len(), 1);
    assert!(thinkers.analyse(position, limits, lines).await.is_ok());
}

#[tokio::test]
async fn a_turn_of_the_computer_is_never_refused() {
    let thinkers = one_thread();
    let busy = thinkers.keep_busy(Urgency::Turn).await;
    let plies = futures::future::join_all(
        (0..5).map(|seed| thinkers.ply(Position::new(), Level::BEGINNER, seed)),
    );
    busy.abort();
    assert!(plies.await.iter().all(Option::is_some));
}

#[tokio::test]
async fn dropping_a_future_cancels_its_search() {
    let thinkers = one_thread();
    let (position, limits, lines) = start();
    let running = thinkers.keep_busy(Urgency::Question).await;
    let mut waiting = Box::pin(thinkers.analyse(position, limits, lines));
    assert!(futures::poll!(&mut waiting).is_pending());
    drop(waiting);
    let mut next = Box::pin(thinkers.analyse(position, limits, lines));
    assert!(futures::poll!(&mut next).is_pending(), "the thread is busy");
    running.abort();
    assert!(next.await.is_ok(), "the search was cancelled");
}

#[tokio::test]
async fn a_search_never_blocks_a_runtime_of_one_thread() {
    let thinkers = one_thread();
    let busy = thinkers.keep_busy(Urgency::Turn).await;
    // This runs in the thread that waits for the search.
    tokio::task::yield_now().await;
    assert!(!busy.is_finished());
    busy.abort();
}

#[tokio::test]
async fn turns_run_before_requests_and_requests_before_background_searches() {
    let thinkers = one_thread();
    let busy = thinkers.keep_busy(Urgency::Turn).await;
    let (done, order) = mpsc::channel();
    let mut searches = Vec::new();
    for urgency in [Urgency::Background, Urgency::Question, Urgency::Turn, Urgency::Question] {
        let done = done.clone();
        searches.push(thinkers.add(urgency, move |_, _| done.send(urgency).ok()));
    }
    busy.abort();
    for search in searches {
        search.await.unwrap();
    }
    let order: Vec<_> = order.try_iter().collect();
    let expected = [Urgency::Turn, Urgency::Question, Urgency::Question, Urgency::Background];
    assert_eq!(order, expected);
}

#[tokio::test]
async fn a_background_search_is_preempted_and_restarts() {
    let thinkers = one_thread();
    let (started, starts) = mpsc::channel();
    let mut runs = 0;
    let background = thinkers.add(Urgency::Background, move |_, stop| {
        runs += 1;
        started.send(()).ok();
        while runs == 1 && !stop.is_raised() {
            std::thread::yield_now();
        }
        (runs, stop.is_raised())
    });
    tokio::task::spawn_blocking(move || starts.recv()).await.unwrap().unwrap();
    let (position, limits, lines) = start();
    assert!(thinkers.analyse(position, limits, lines).await.is_ok());
    assert_eq!(background.await.unwrap(), (2, false));
}

#[tokio::test]
async fn a_search_that_panics_leaves_its_thread_alive() {
    let thinkers = one_thread();
    let broken = thinkers.add(Urgency::Turn, |_, _| panic!("expected by the test"));
    assert!(broken.await.unwrap_err().is_panic());
    assert!(thinkers.ply(Position::new(), Level::MASTER, 1).await.is_some());
}
