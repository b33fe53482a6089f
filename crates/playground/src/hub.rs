//! The shared state of all connections: the world behind a lock, notifications of its changes, and
//! the shutdown signal.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use crate::clock::Clock;
use crate::faults::Faults;
use crate::ids::InteractionId;
use crate::journal::Journal;
use crate::rate_limit::RateLimit;
use crate::settings::Options;
use crate::world::{InteractionKind, World};

/// The state that all connections share.
pub(crate) struct Hub {
    pub(crate) options: Options,
    pub(crate) clock: Clock,
    pub(crate) journal: Journal,
    pub(crate) faults: Faults,
    pub(crate) rate_limit: RateLimit,
    world: Mutex<World>,
    revision: watch::Sender<u64>,
    stop: watch::Sender<bool>,
    /// True while the gateway refuses new connections.
    pub(crate) gateway_refused: AtomicBool,
    /// True while the gateway accepts connections but sends nothing.
    pub(crate) gateway_silent: AtomicBool,
}

impl Hub {
    pub(crate) fn new(options: Options, base_url: String, clock: Clock) -> Self {
        Self {
            options,
            journal: Journal::default(),
            faults: Faults::default(),
            rate_limit: RateLimit::default(),
            world: Mutex::new(World::new(base_url, clock.clone())),
            clock,
            revision: watch::Sender::new(0),
            stop: watch::Sender::new(false),
            gateway_refused: AtomicBool::new(false),
            gateway_silent: AtomicBool::new(false),
        }
    }

    /// Reads or changes the world. Watchers are notified if it changed.
    pub(crate) fn with<T>(&self, look: impl FnOnce(&mut World) -> T) -> T {
        let mut world = self.world.lock().unwrap_or_else(PoisonError::into_inner);
        let result = look(&mut world);
        let revision = world.revision();
        drop(world);
        self.revision.send_if_modified(|known| {
            let changed = *known < revision;
            *known = revision.max(*known);
            changed
        });
        result
    }

    /// A channel that reports every change from now on.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.revision.subscribe()
    }

    /// The shutdown signal.
    pub(crate) fn stopping(&self) -> Stopping {
        Stopping(self.stop.subscribe())
    }

    /// Ends every connection that would otherwise stay open.
    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Fails an interaction unless the bot answers it in time.
    pub(crate) fn fail_when_overdue(self: &Arc<Self>, id: InteractionId) {
        let (hub, after) = (Arc::clone(self), self.options.answer_within);
        tokio::spawn(async move {
            tokio::time::sleep(after).await;
            hub.with(|world| world.fail_if_unanswered(id));
        });
    }
}

/// The shutdown signal.
pub(crate) struct Stopping(watch::Receiver<bool>);

impl Stopping {
    /// Returns once the playground stops.
    pub(crate) async fn wait(&mut self) {
        // An error means that the hub is gone, so the playground has stopped too.
        let _ = self.0.wait_for(|stopped| *stopped).await;
    }
}

impl World {
    /// Fails an interaction that is still waiting.
    fn fail_if_unanswered(&mut self, id: InteractionId) {
        /// The number of unanswered commands that the page keeps showing.
        const KEPT_UNANSWERED: usize = 50;

        if !self.interactions.fail(id) {
            return;
        }
        let kind = self.interactions.get(id).map(|interaction| interaction.kind);
        if kind == Some(InteractionKind::Command) {
            if self.unanswered.len() == KEPT_UNANSWERED {
                self.unanswered.pop_front();
            }
            self.unanswered.push_back(id);
        }
        self.mark_changed();
    }
}
