//! Stopping in good order: one request to stop, seen by everyone who holds a [`Shutdown`].

use std::io;
use std::time::Duration;

use tokio_util::sync::CancellationToken;

/// How long, once asked to stop, the program may go on with what is in flight. With what it takes to
/// close the database after that, it stops within 5 s.
pub const GRACE: Duration = Duration::from_secs(4);

/// The request to stop. All clones are one: what one requests, each sees.
#[derive(Clone, Debug, Default)]
pub struct Shutdown(CancellationToken);

impl Shutdown {
    /// Stops when someone calls [`Shutdown::request`], and only then.
    pub fn new() -> Self {
        Self::default()
    }

    /// Stops at SIGTERM or Ctrl-C as well. A second Ctrl-C ends the program at once, with the exit
    /// code that shells expect of it.
    ///
    /// # Errors
    /// The system does not let the program listen for signals.
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
                tracing::info!("stopping; what is in flight has {} s", GRACE.as_secs());
                on_signal.request();
            }
        });
        Ok(shutdown)
    }

    /// Asks everyone to stop.
    pub fn request(&self) {
        self.0.cancel();
    }

    /// Whether someone asked to stop.
    pub fn is_requested(&self) -> bool {
        self.0.is_cancelled()
    }

    /// Waits until someone asks to stop.
    pub async fn requested(&self) {
        self.0.cancelled().await;
    }

    /// Runs `work` to its end, but for no more than `grace` once someone asked to stop: then none.
    pub async fn limit<T>(&self, grace: Duration, work: impl Future<Output = T>) -> Option<T> {
        let too_late = async {
            self.requested().await;
            tokio::time::sleep(grace).await;
        };
        tokio::select! {
            biased;
            done = work => Some(done),
            () = too_late => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Signal {
    /// Ctrl-C.
    Interrupt,
    /// A service manager's request.
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
    async fn work_in_flight_ends_within_the_grace() {
        let shutdown = Shutdown::new();
        shutdown.request();
        assert_eq!(shutdown.limit(GRACE, async { 49 }).await, Some(49));
    }

    #[tokio::test]
    async fn work_that_does_not_end_is_given_up() {
        let shutdown = Shutdown::new();
        shutdown.request();
        let never = std::future::pending::<()>();
        assert_eq!(shutdown.limit(Duration::ZERO, never).await, None);
    }
}
