//! Graceful shutdown: one request to stop reaches every clone of a [`Shutdown`].

use std::io;
use std::time::Duration;

use tokio_util::sync::CancellationToken;

/// The time that work in progress may take after a request to stop. Including the time to close the
/// database, the program stops within 5 s, also on a busy machine.
pub const GRACE: Duration = Duration::from_secs(3);

/// A request to stop, shared by all clones.
#[derive(Clone, Debug, Default)]
pub struct Shutdown(CancellationToken);

impl Shutdown {
    /// Creates a shutdown that only [`Shutdown::request`] triggers.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates a shutdown that SIGTERM and Ctrl-C trigger as well. A second Ctrl-C exits at once
    /// with code 130, as shells expect.
    ///
    /// # Errors
    /// Errors if the signal handlers cannot be installed.
    pub fn on_signals() -> io::Result<Self> {
        let shutdown = Self::new();
        let mut signals = Signals::listen()?;
        let on_signal = shutdown.clone();
        tokio::spawn(async move {
            loop {
                let signal = signals.next().await;
                if signal == Signal::Interrupt && on_signal.is_requested() {
                    std::process::exit(130);
                }
                tracing::info!("stopping within {} s", GRACE.as_secs());
                on_signal.request();
            }
        });
        Ok(shutdown)
    }

    /// Requests to stop.
    pub fn request(&self) {
        self.0.cancel();
    }

    /// Returns true if a stop was requested.
    pub fn is_requested(&self) -> bool {
        self.0.is_cancelled()
    }

    /// Waits for a request to stop.
    pub async fn requested(&self) {
        self.0.cancelled().await;
    }

    /// Runs `work`. After a request to stop, gives it `grace` to finish, then drops it and returns
    /// `None`.
    pub async fn limit<T>(&self, grace: Duration, work: impl Future<Output = T>) -> Option<T> {
        let timeout = async {
            self.requested().await;
            tokio::time::sleep(grace).await;
        };
        tokio::select! {
            biased;
            done = work => Some(done),
            () = timeout => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Signal {
    /// Ctrl-C.
    Interrupt,
    /// SIGTERM, or a Windows shutdown.
    Terminate,
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn listen() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    async fn next(&mut self) -> Signal {
        tokio::select! {
            _ = self.interrupt.recv() => Signal::Interrupt,
            _ = self.terminate.recv() => Signal::Terminate,
        }
    }
}

#[cfg(windows)]
struct Signals {
    interrupt: tokio::signal::windows::CtrlC,
    terminate: tokio::signal::windows::CtrlShutdown,
}

#[cfg(windows)]
impl Signals {
    fn listen() -> io::Result<Self> {
        use tokio::signal::windows::{ctrl_c, ctrl_shutdown};
        Ok(Self { interrupt: ctrl_c()?, terminate: ctrl_shutdown()? })
    }

    async fn next(&mut self) -> Signal {
        tokio::select! {
            _ = self.interrupt.recv() => Signal::Interrupt,
            _ = self.terminate.recv() => Signal::Terminate,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_request_reaches_every_clone() {
        let shutdown = Shutdown::new();
        let clone = shutdown.clone();
        assert!(!clone.is_requested());
        shutdown.request();
        clone.requested().await;
        assert!(clone.is_requested());
    }

    #[tokio::test]
    async fn work_may_finish_within_the_grace_period() {
        let shutdown = Shutdown::new();
        shutdown.request();
        assert_eq!(shutdown.limit(GRACE, async { 49 }).await, Some(49));
    }

    #[tokio::test]
    async fn work_that_takes_too_long_is_dropped() {
        let shutdown = Shutdown::new();
        shutdown.request();
        let never = std::future::pending::<()>();
        assert_eq!(shutdown.limit(Duration::ZERO, never).await, None);
    }
}
