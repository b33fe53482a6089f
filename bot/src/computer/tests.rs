//! Tests of the queue and the threads, with searches that end when they are told to.

use std::sync::mpsc;

use tokio::task::JoinHandle;

use super::*;

/// One thread, for which one search may wait.
fn one_thinker() -> Thinkers {
    Thinkers::start(1, 1, 1).unwrap()
}

impl Thinkers {
    /// Puts a search of any kind in the queue.
    fn add<T: Send + 'static>(
        &self,
        urgency: Urgency,
        search: impl FnMut(&mut Engine, &Stop) -> T + Send + 'static,
    ) -> JoinHandle<T> {
        let (search, found) = asked(search);
        tokio::spawn(self.queue().add(urgency, search).wait(found))
    }

    /// Keeps a thread at work until it is stopped. Answers once it has begun.
    async fn keep_busy(&self, urgency: Urgency) -> JoinHandle<()> {
        let (begun, begins) = mpsc::channel();
        let busy = self.add(urgency, move |_, stop| {
            begun.send(()).ok();
            while !stop.is_raised() {
                std::thread::yield_now();
            }
        });
        tokio::task::spawn_blocking(move || begins.recv()).await.unwrap().unwrap();
        busy
    }
}

fn start() -> (Position, Limits, usize) {
    (Position::new(), Limits::depth(1), 1)
}

#[tokio::test]
async fn a_full_queue_answers_busy_at_once() {
    let thinkers = one_thinker();
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
async fn the_computers_own_turn_is_never_refused() {
    let thinkers = one_thinker();
    let busy = thinkers.keep_busy(Urgency::Turn).await;
    let plies = futures::future::join_all(
        (0..5).map(|seed| thinkers.ply(Position::new(), Level::BEGINNER, seed)),
    );
    busy.abort();
    assert!(plies.await.iter().all(Option::is_some));
}

#[tokio::test]
async fn dropping_a_future_stops_its_search_and_frees_its_place() {
    let thinkers = one_thinker();
    let (position, limits, lines) = start();
    let running = thinkers.keep_busy(Urgency::Question).await;
    let mut waiting = Box::pin(thinkers.analyse(position, limits, lines));
    assert!(futures::poll!(&mut waiting).is_pending());
    drop(waiting);
    let mut next = Box::pin(thinkers.analyse(position, limits, lines));
    assert!(futures::poll!(&mut next).is_pending(), "the place is taken");
    running.abort();
    assert!(next.await.is_ok(), "the search went on");
}

#[tokio::test]
async fn a_search_never_blocks_a_runtime_of_one_thread() {
    let thinkers = one_thinker();
    let busy = thinkers.keep_busy(Urgency::Turn).await;
    // This runs in the very thread that waits for the search.
    tokio::task::yield_now().await;
    assert!(!busy.is_finished());
    busy.abort();
}

#[tokio::test]
async fn turns_go_before_questions_and_these_before_the_background() {
    let thinkers = one_thinker();
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
async fn the_background_gives_way_and_begins_anew() {
    let thinkers = one_thinker();
    let (begun, beginnings) = mpsc::channel();
    let mut runs = 0;
    let background = thinkers.add(Urgency::Background, move |_, stop| {
        runs += 1;
        begun.send(()).ok();
        while runs == 1 && !stop.is_raised() {
            std::thread::yield_now();
        }
        (runs, stop.is_raised())
    });
    let begins = move || beginnings.recv();
    tokio::task::spawn_blocking(begins).await.unwrap().unwrap();
    let (position, limits, lines) = start();
    assert!(thinkers.analyse(position, limits, lines).await.is_ok());
    assert_eq!(background.await.unwrap(), (2, false));
}

#[tokio::test]
async fn a_search_that_panics_leaves_its_thread_alive() {
    let thinkers = one_thinker();
    let broken = thinkers.add(Urgency::Turn, |_, _| panic!("as a test wants"));
    assert!(broken.await.unwrap_err().is_panic());
    assert!(thinkers.ply(Position::new(), Level::MASTER, 1).await.is_some());
}
