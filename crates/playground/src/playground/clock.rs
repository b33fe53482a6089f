//! Setting the playground's clock ahead, and watching it.

use std::time::Duration;

use tokio::sync::watch;

use super::Playground;
use crate::clock::ClockError;

impl Playground {
    /// Advances the playground's clock by whole seconds. All timestamps and expiries follow it,
    /// except the seconds in which an interaction must be answered. Threads without recent messages
    /// by then are archived.
    ///
    /// # Errors
    /// If it would be more than 100 years ahead, or if
    /// [`Options::clock_file`](crate::Options::clock_file) cannot be written.
    pub fn advance(&self, by: Duration) -> Result<(), ClockError> {
        self.hub.with(|world| world.advance(by))
    }

    /// How far the playground's clock is ahead of the machine's, in whole seconds, as a channel
    /// that reports every change.
    pub fn clock_ahead(&self) -> watch::Receiver<Duration> {
        self.hub.clock.watch()
    }
}
