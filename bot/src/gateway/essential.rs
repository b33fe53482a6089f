//! Tasks that the bot cannot work without. If one ends, the bot stops with an error, and its
//! supervisor starts it again.

use std::panic::AssertUnwindSafe;

use futures::FutureExt as _;
use futures::channel::mpsc;
use futures::channel::mpsc::{UnboundedReceiver, UnboundedSender};

use crate::gateway::RunError;
use crate::logging::panic_text;
use crate::shutdown::Shutdown;

/// Starts essential tasks.
#[derive(Clone)]
pub(super) struct Essentials {
    shutdown: Shutdown,
    failed: UnboundedSender<RunError>,
}

impl Essentials {
    /// Returns the starter of essential tasks, and the receiver of what they fail with.
    pub(super) fn new(shutdown: Shutdown) -> (Essentials, UnboundedReceiver<RunError>) {
        let (failed, failures) = mpsc::unbounded();
        (Essentials { shutdown, failed }, failures)
    }

    /// Starts a task, which runs until a stop is requested.
    pub(super) fn spawn(
        &self,
        task: &'static str,
        work: impl Future<Output = ()> + Send + 'static,
    ) {
        let Essentials { shutdown, failed } = self.clone();
        tokio::spawn(async move {
            let ended = tokio::select! {
                () = shutdown.requested() => return,
                ended = AssertUnwindSafe(work).catch_unwind() => ended,
            };
            let cause = match ended {
                Ok(()) => String::from("it ended"),
                Err(panic) => format!("it panicked: {}", panic_text(&*panic)),
            };
            // The receiver is dropped only when the bot stops.
            failed.unbounded_send(RunError::TaskEnded { task, cause }).ok();
        });
    }

    /// Reports that the bot could not be set up once Discord had accepted the connection.
    pub(super) fn report_failed_setup(&self, cause: String) {
        self.failed.unbounded_send(RunError::Setup(cause)).ok();
    }
}

#[cfg(test)]
mod tests {
    use futures::StreamExt as _;

    use super::*;

    #[tokio::test]
    async fn a_task_that_panics_or_ends_stops_the_bot() {
        let (essentials, mut failures) = Essentials::new(Shutdown::new());
        essentials.spawn("keeper", async { panic!("cell {}", 49) });
        let error = failures.next().await.unwrap().to_string();
        assert!(error.starts_with("the task keeper ended (it panicked: cell 49)"), "{error}");
        essentials.spawn("heartbeats", async {});
        let error = failures.next().await.unwrap().to_string();
        assert!(error.starts_with("the task heartbeats ended (it ended)"), "{error}");
    }

    #[tokio::test]
    async fn a_task_may_end_when_the_bot_stops() {
        let shutdown = Shutdown::new();
        let (essentials, mut failures) = Essentials::new(shutdown.clone());
        essentials.spawn("keeper", std::future::pending());
        shutdown.request();
        drop(essentials);
        assert!(failures.next().await.is_none());
    }
}
