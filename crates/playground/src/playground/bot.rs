//! The bot's requests, connections and faults.

use std::sync::atomic::Ordering;
use std::time::Duration;

use super::Playground;
use crate::faults::Fault;
use crate::gateway::GatewayDrop;
use crate::journal::JournalEntry;

impl Playground {
    /// The bot's last 5,000 requests, oldest first.
    pub fn journal(&self) -> Vec<JournalEntry> {
        self.hub.journal.entries()
    }

    /// The bot's requests that broke a limit of Discord; see [`JournalEntry::broke_a_limit`].
    pub fn broken_limits(&self) -> Vec<JournalEntry> {
        self.journal().into_iter().filter(JournalEntry::broke_a_limit).collect()
    }

    /// Clears the journal.
    pub fn clear_journal(&self) {
        self.hub.journal.clear();
    }

    /// The time until each of the last 100,000 answered interactions was answered, oldest first.
    pub fn latencies(&self) -> Vec<Duration> {
        self.hub.with(|world| world.interactions.latencies())
    }

    /// Injects a fault into some of the bot's next requests.
    pub fn add_fault(&self, fault: Fault) {
        self.hub.faults.add(fault);
    }

    /// Removes all faults that have not been used up.
    pub fn clear_faults(&self) {
        self.hub.faults.clear();
    }

    /// Drops the bot's connections to the gateway.
    pub fn drop_gateway(&self, how: GatewayDrop) {
        self.hub.with(|world| world.drop_gateway(how));
    }

    /// Refuses new connections to the gateway, or accepts them again.
    pub fn refuse_gateway(&self, refused: bool) {
        self.hub.gateway_refused.store(refused, Ordering::Relaxed);
    }

    /// Loses everything that the gateway sends, on new connections too, or sends it again. The bot gets
    /// what was lost when it resumes its session.
    pub fn silence_gateway(&self, silent: bool) {
        self.hub.gateway_silent.store(silent, Ordering::Relaxed);
    }

    /// Returns true if the bot has a gateway connection.
    pub fn bot_connected(&self) -> bool {
        self.hub.with(|world| world.gateway.connected())
    }

    /// Returns how many gateway sessions the bot has opened. Resuming one does not count.
    pub fn opened_sessions(&self) -> u64 {
        self.hub.with(|world| world.gateway.opened())
    }

    /// Shows on the page that the bot has stopped, and why.
    pub fn report_bot_failure(&self, reason: &str) {
        self.hub.with(|world| world.fail_bot(reason));
    }

    /// Delivers this many of the next interactions twice.
    pub fn double_interactions(&self, count: u32) {
        self.hub.with(|world| world.gateway.doubled_interactions += count);
    }

    /// Loses the next event with this name, such as `INTERACTION_CREATE`.
    pub fn swallow_event(&self, name: &str) {
        self.hub.with(|world| world.gateway.swallowed.push(name.to_owned()));
    }
}
