//! One search, and whoever waits for what it finds.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;

use dvonn_engine::{Engine, Stop};
use tokio::sync::oneshot::{self, Receiver, Sender};

/// Something to be searched, perhaps more than once.
pub(super) trait Search: Send {
    /// Searches; `false` if it failed, and what the engine remembers is not to be relied on.
    fn run(&mut self, engine: &mut Engine, stop: &Stop) -> bool;

    /// Hands over what was found last.
    fn answer(self: Box<Self>);
}

/// A search by the engine, and where what it finds goes.
pub(super) struct Asked<F, T> {
    search: F,
    found: Option<thread::Result<T>>,
    answer: Sender<thread::Result<T>>,
}

/// What a search finds, or the panic that ended it.
pub(super) type Found<T> = Receiver<thread::Result<T>>;

/// A search, and where its result will be.
pub(super) fn asked<F, T>(search: F) -> (Asked<F, T>, Found<T>)
where
    F: FnMut(&mut Engine, &Stop) -> T,
{
    let (answer, found) = oneshot::channel();
    (Asked { search, found: None, answer }, found)
}

impl<F, T> Search for Asked<F, T>
where
    F: FnMut(&mut Engine, &Stop) -> T + Send,
    T: Send,
{
    fn run(&mut self, engine: &mut Engine, stop: &Stop) -> bool {
        let search = || (self.search)(engine, stop);
        let found = self.found.insert(catch_unwind(AssertUnwindSafe(search)));
        found.is_ok()
    }

    fn answer(self: Box<Self>) {
        if let Some(found) = self.found {
            // Whoever gave it up needs no answer.
            self.answer.send(found).ok();
        }
    }
}
