//! Lets the program measure how long the database takes: the store itself reads no clock.

use std::sync::Arc;

/// What the store does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// A read outside a transaction, by the name of its function.
    Read(&'static str),
    /// The wait until a transaction begins.
    Begin,
    /// A transaction from its beginning to its end.
    Transaction,
    /// A commit.
    Commit,
}

/// Lasts as long as an operation, and is dropped when it ends.
pub type Observation = Box<dyn Send + Sync>;

/// Called when an operation begins.
pub type Observer = Arc<dyn Fn(Operation) -> Observation + Send + Sync>;

/// How many connections to the database there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolState {
    /// Connections that something uses.
    pub busy: usize,
    /// Connections that nothing uses.
    pub idle: usize,
    /// The maximum number of connections.
    pub max: usize,
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::Store;

    #[tokio::test]
    async fn operations_are_observed_from_beginning_to_end() {
        struct Note(Operation, Arc<Mutex<Vec<(Operation, &'static str)>>>);
        impl Drop for Note {
            fn drop(&mut self) {
                self.1.lock().unwrap().push((self.0, "ends"));
            }
        }
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("dvonn.db").display());
        let store = Store::open(&url).await.unwrap();
        store.migrate().await.unwrap();
        let notes: Arc<Mutex<Vec<_>>> = Arc::default();
        let kept = Arc::clone(&notes);
        let store = store.observed(Arc::new(move |operation| {
            kept.lock().unwrap().push((operation, "begins"));
            Box::new(Note(operation, Arc::clone(&kept)))
        }));
        store.hello_start().await.unwrap();
        let tx = store.begin().await.unwrap();
        tx.commit().await.unwrap();
        let (begins, ends) = ("begins", "ends");
        let read = Operation::Read("hello_start");
        let expected = [
            (read, begins),
            (read, ends),
            (Operation::Begin, begins),
            (Operation::Transaction, begins),
            (Operation::Begin, ends),
            (Operation::Commit, begins),
            (Operation::Commit, ends),
            (Operation::Transaction, ends),
        ];
        let mut sorted = notes.lock().unwrap().clone();
        // A commit and its transaction end together.
        sorted[6..].sort_by_key(|(operation, _)| *operation == Operation::Transaction);
        assert_eq!(sorted, expected);
        assert_eq!(store.pool_state().max, 4);
    }
}
