//! Measures how long each operation of the database takes: queries, begins and commits.

use std::sync::Arc;

use dvonn_store::{Operation, Store};

use crate::metrics;
use crate::metrics::names::{DATABASE_SECONDS, READ_SECONDS};
use crate::time::Stopwatch;

/// Returns the same store. Measures its operations from now on, if the metrics are on.
pub(crate) fn measured(store: Store) -> Store {
    if !metrics::is_on() {
        return store;
    }
    store.observed(Arc::new(|operation| Box::new(Running { operation, watch: Stopwatch::start() })))
}

/// An operation, measured when it ends.
struct Running {
    operation: Operation,
    watch: Stopwatch,
}

impl Drop for Running {
    fn drop(&mut self) {
        let time = self.watch.elapsed();
        let operation = match self.operation {
            Operation::Read(query) => {
                READ_SECONDS.add(time, [query]);
                "read"
            }
            Operation::Begin => "begin",
            Operation::Transaction => "transaction",
            Operation::Commit => "commit",
        };
        DATABASE_SECONDS.add(time, [operation]);
    }
}
