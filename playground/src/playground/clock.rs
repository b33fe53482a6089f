//! What time it is in the playground.

use std::time::Duration;

use tokio::sync::watch;

use super::Playground;
use crate::clock::ClockError;

impl Playground {
    /// Sets the playground's clock ahead by whole seconds; it never turns back. All that the playground stamps or lets expire goes by
    /// it, except the seconds that an interaction waits for its answer. Threads that have been silent for too long are archived.
    ///
    /// # Errors
    /// That it would be more than 100 years ahead, or that [`Options::clock_file`](crate::Options::clock_file) cannot be written.
    pub fn advance(&self, by: Duration) -> Result<(), ClockError> {
        self.hub.with(|world| world.advance(by))
    }

    /// How far the playground's clock is ahead of the machine's, in whole seconds, and every change of that.
    pub fn clock_ahead(&self) -> watch::Receiver<Duration> {
        self.hub.clock.watch()
    }
}
