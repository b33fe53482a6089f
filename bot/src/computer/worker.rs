//! The loop of a search thread.

use dvonn_engine::Engine;

use super::queue::Queue;

/// Runs searches until the queue is closed. Allocates the engine's memory on the first search.
pub(super) fn run(queue: &Queue, mebibytes: usize) {
    let mut engine = None;
    while let Some(mut job) = queue.next() {
        let ready = engine.get_or_insert_with(|| Engine::new(mebibytes));
        if !job.search.run(ready, &job.stop) {
            engine = None;
        }
        queue.finish(job);
    }
}
