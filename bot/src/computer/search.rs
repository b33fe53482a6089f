//! A single search and the channel for its result.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;

use dvonn_engine::{Engine, Stop};
use tokio::sync::oneshot::{self, Receiver, Sender};

/// A search. It may run more than once.
pub(super) trait Search: Send {
    /// Runs the search. Returns false if it panicked: then the engine must not be used again.
    fn run(&mut self, engine: &mut Engine, stop: &Stop) -> bool;

    /// Sends the result of the last run.
    fn send_result(self: Box<Self>);
}

/// A search by the engine and the sender of its result.
pub(super) struct Request<F, T> {
    search: F,
    result: Option<thread::Result<T>>,
    sender: Sender<thread::Result<T>>,
}

/// Receives the result of a search, or its panic.
pub(super) type ResultReceiver<T> = Receiver<thread::Result<T>>;

/// Creates a search and the receiver of its result.
pub(super) fn request<F, T>(search: F) -> (Request<F, T>, ResultReceiver<T>)
where
    F: FnMut(&mut Engine, &Stop) -> T,
{
    let (sender, receiver) = oneshot::channel();
    (Request { search, result: None, sender }, receiver)
}

impl<F, T> Search for Request<F, T>
where
    F: FnMut(&mut Engine, &Stop) -> T + Send,
    T: Send,
{
    fn run(&mut self, engine: &mut Engine, stop: &Stop) -> bool {
        let search = || (self.search)(engine, stop);
        let result = self.result.insert(catch_unwind(AssertUnwindSafe(search)));
        result.is_ok()
    }

    fn send_result(self: Box<Self>) {
        if let Some(result) = self.result {
            // Fails if the search was cancelled: then nobody needs the result.
            self.sender.send(result).ok();
        }
    }
}
