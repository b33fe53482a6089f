//! Which messages other processes have left unsent, because they have stopped.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use dvonn_model::{GuildId, ShardRange};
use jiff::Timestamp;

/// Until when messages count as left behind, for the servers of each shard. A message that answers an
/// interaction is sent by a process that is connected to the server's shard. Without such a process,
/// nobody is sending it any more.
pub(crate) struct Leftovers {
    own: ShardRange,
    /// When this process started.
    started: Timestamp,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    until: BTreeMap<u32, Timestamp>,
    has_others: bool,
}

impl Leftovers {
    /// For a process with these shards that started then. Nothing counts as left behind yet.
    pub(crate) fn new(own: ShardRange, started: Timestamp) -> Leftovers {
        Leftovers { own, started, state: Mutex::default() }
    }

    /// Notes which shards the other processes are connected to. `now` is before they were read.
    pub(crate) fn update(&self, others: &[ShardRange], now: Timestamp) {
        let mut state = self.lock();
        state.has_others = !others.is_empty();
        for shard in 0..self.own.of {
            if others.iter().any(|other| other.of != self.own.of || other.contains(shard)) {
                continue;
            }
            // What this process has begun itself, it may still be sending.
            let until = if self.own.contains(shard) { self.started } else { now };
            state.until.insert(shard, until);
        }
    }

    /// Returns true if other processes use the database.
    pub(crate) fn has_others(&self) -> bool {
        self.lock().has_others
    }

    /// Returns true if a message in this server, or in a direct message, that was due at `since` and
    /// is not known to be sent, was left by a process that has stopped.
    pub(crate) fn include(&self, guild: Option<GuildId>, since: Timestamp) -> bool {
        let shard = guild.map_or(0, |guild| (u64::from(guild) >> 22) % u64::from(self.own.of));
        let shard = u32::try_from(shard).unwrap_or_default();
        self.lock().until.get(&shard).is_some_and(|&until| since <= until)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn second(second: i64) -> Timestamp {
        Timestamp::from_second(second).unwrap()
    }

    fn range(first: u32, last: u32) -> ShardRange {
        ShardRange { first, last, of: 4 }
    }

    /// Returns true if a message in a server on this shard, due then, was left behind.
    fn include(leftovers: &Leftovers, shard: u64, since: i64) -> bool {
        let guild = GuildId::try_from((8 + shard) << 22).unwrap();
        leftovers.include(Some(guild), second(since))
    }

    #[test]
    fn what_was_unsent_at_the_start_was_left_unless_another_process_has_the_shard() {
        let leftovers = Leftovers::new(range(0, 1), second(100));
        assert!(!include(&leftovers, 0, 90), "the others are not known yet");
        leftovers.update(&[range(1, 3)], second(100));
        assert!(include(&leftovers, 0, 90));
        assert!(leftovers.include(None, second(90)));
        assert!(!include(&leftovers, 0, 101), "this process may be sending it");
        assert!(!include(&leftovers, 1, 90), "the other one may be sending it");
    }

    #[test]
    fn what_a_dead_process_left_passes_on() {
        let leftovers = Leftovers::new(range(0, 1), second(100));
        leftovers.update(&[range(2, 3), range(0, 1)], second(100));
        assert!(leftovers.has_others());
        leftovers.update(&[], second(200));
        assert!(!leftovers.has_others());
        assert!(include(&leftovers, 0, 100) && !include(&leftovers, 0, 101));
        assert!(include(&leftovers, 3, 200) && !include(&leftovers, 3, 201));
        leftovers.update(&[range(2, 3)], second(300));
        assert!(!include(&leftovers, 3, 250), "its successor serves the shard");
    }

    #[test]
    fn another_number_of_shards_covers_all() {
        let leftovers = Leftovers::new(range(0, 3), second(100));
        leftovers.update(&[ShardRange { first: 0, last: 0, of: 2 }], second(100));
        assert!((0..4).all(|shard| !include(&leftovers, shard, 90)));
    }
}
