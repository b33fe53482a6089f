//! A thread that searches.

use dvonn_engine::Engine;

use super::queue::Queue;

/// Searches until the queue is closed. The memory is taken with the first search.
pub(super) fn think(queue: &Queue, mebibytes: usize) {
    let mut engine = None;
    while let Some(mut job) = queue.next() {
        let ready = engine.get_or_insert_with(|| Engine::new(mebibytes));
        if !job.search.run(ready, &job.stop) {
            engine = None;
        }
        queue.finish(job);
    }
}
