//! Records which gateway shards are online. No clock runs out while its shard is offline.
//!
//! When a shard comes back, its games get the gap added to their clocks, in the transaction that
//! records the new heartbeat. Tests and the playground can set the time ahead; that does not count
//! as a gap.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use dvonn_discord::shards;
use dvonn_discord::shards::ShardState;
use dvonn_model::{Shard, ShardRange};
use dvonn_play::clock::timeouts;
use dvonn_play::clock::timeouts::Heartbeat;
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;
use serenity::all::ShardManager;
use tokio::sync::{Mutex, Notify};
use tokio::time::sleep;

use crate::runtime::app::health::Health;
use crate::runtime::app::jobs::RESTART_PAUSE;
use crate::runtime::app::outages::Outages;
use crate::time::Time;

/// The time between two heartbeats. A missed heartbeat counts as an outage.
const BEAT: Duration = Duration::from_secs(15);

/// Watches the gateway connections.
pub(crate) struct ShardMonitor {
    manager: Arc<ShardManager>,
    own: ShardRange,
    beats: Mutex<Beats>,
    changed: Notify,
}

/// A heartbeat: when a shard was last online, and how far the bot's time was ahead of the
/// machine's then.
#[derive(Clone, Copy)]
struct Beat {
    at: Timestamp,
    lead: Duration,
}

/// The last heartbeat of each shard that has stayed connected, in this process.
#[derive(Default)]
struct Beats(HashMap<u32, Beat>);

impl Beats {
    /// Returns the previous heartbeat of each connected shard, if it has stayed connected since
    /// then. Forgets the others.
    fn previous(&mut self, connected: &[u32], now: Beat) -> Vec<(u32, Option<Timestamp>)> {
        self.0.retain(|shard, _| connected.contains(shard));
        let previous = |shard| self.0.get(shard).map(|beat| beat.seen_from(now));
        connected.iter().map(|shard| (*shard, previous(shard))).collect()
    }

    /// Returns the shards that have been online without an outage until now.
    fn online(&self, now: Beat) -> impl Iterator<Item = u32> {
        let online = self
            .0
            .iter()
            .filter(move |(_, beat)| !timeouts::is_outage(beat.seen_from(now), now.at));
        online.map(|(&shard, _)| shard)
    }
}

impl Beat {
    fn now(time: &Time) -> Beat {
        let (at, lead) = time.now_and_lead();
        Beat { at, lead }
    }

    /// Returns the time of this heartbeat on the present clock. Setting the clock ahead is no
    /// outage. Suspending the machine is one.
    fn seen_from(self, now: Beat) -> Timestamp {
        self.at + now.lead.saturating_sub(self.lead)
    }
}

impl ShardMonitor {
    pub(crate) fn new(manager: Arc<ShardManager>, own: ShardRange) -> ShardMonitor {
        ShardMonitor { manager, own, beats: Mutex::default(), changed: Notify::new() }
    }

    /// Extends the clocks by the time since an earlier process was last online. Must run before any
    /// interaction is handled. Waits as long as the database does not answer.
    pub(crate) async fn catch_up(&self, store: &Store, time: &Time) -> Result<(), StoreError> {
        let outages = Outages::new(time.clone());
        let shards: Vec<_> = (self.own.first..=self.own.last)
            .map(|number| Heartbeat { shard: self.shard(number), before: None })
            .collect();
        let games = loop {
            match timeouts::record_heartbeats(store, &shards, time.now()).await {
                Err(error) if error.is_outage() => {
                    outages.log(&error, "failed to extend clocks by the time the bot was offline");
                    sleep(RESTART_PAUSE).await;
                }
                extended => break extended?,
            }
        };
        if games > 0 {
            tracing::info!(games, "extended clocks by the time the bot was offline");
        }
        Ok(())
    }

    /// Records heartbeats until this is dropped, and notes whether they could be stored.
    pub(crate) async fn record_heartbeats(
        &self,
        store: &Store,
        time: &Time,
        outages: &Outages,
        health: &Health,
    ) {
        loop {
            let beat = self.beat(store, time).await;
            health.record_write(&beat);
            if let Err(error) = beat {
                outages.log(&error, "failed to record shard heartbeat");
            }
            tokio::select! {
                () = time.wait_until(Timestamp::MAX, BEAT) => {}
                () = self.changed.notified() => {}
            }
        }
    }

    /// Records a heartbeat soon: a shard has connected or disconnected.
    pub(crate) fn connection_changed(&self) {
        self.changed.notify_one();
    }

    async fn beat(&self, store: &Store, time: &Time) -> Result<(), StoreError> {
        let states = self.states().await.into_iter().filter(|shard| shard.connected);
        let connected: Vec<_> = states.map(|shard| shard.number).collect();
        let mut beats = self.beats.lock().await;
        let now = Beat::now(time);
        let before = beats.previous(&connected, now).into_iter();
        let online: Vec<_> = before
            .map(|(number, before)| Heartbeat { shard: self.shard(number), before })
            .collect();
        let games = timeouts::record_heartbeats(store, &online, now.at).await?;
        if games > 0 {
            tracing::info!(games, "extended clocks by the time a shard was disconnected");
        }
        beats.0.extend(connected.into_iter().map(|number| (number, now)));
        Ok(())
    }

    /// Returns the shards that have been online without an outage until now. Players there could
    /// have moved in time.
    pub(crate) async fn online(&self, time: &Time) -> Vec<Shard> {
        let beats = self.beats.lock().await;
        beats.online(Beat::now(time)).map(|number| self.shard(number)).collect()
    }

    /// Returns the state of each of this process's shards.
    pub(crate) async fn states(&self) -> Vec<ShardState> {
        shards::states(&self.manager, self.own.first..=self.own.last).await
    }

    /// Returns the number of shards in all processes.
    pub(crate) fn total(&self) -> u32 {
        self.own.of
    }

    fn shard(&self, number: u32) -> Shard {
        Shard { number, of: self.own.of }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beat(second: i64) -> Beat {
        Beat { at: Timestamp::from_second(second).unwrap(), lead: Duration::ZERO }
    }

    #[test]
    fn a_reconnected_shard_has_no_previous_heartbeat() {
        let mut beats = Beats::default();
        assert_eq!(beats.previous(&[0, 1], beat(10)), [(0, None), (1, None)]);
        beats.0.extend([(0, beat(10)), (1, beat(10))]);
        assert_eq!(beats.previous(&[0], beat(20)), [(0, Some(beat(10).at))]);
        assert_eq!(beats.previous(&[1], beat(30)), [(1, None)]);
    }

    #[test]
    fn a_shard_counts_as_connected_until_the_outage_limit() {
        let beats = Beats([(7, beat(10))].into());
        assert_eq!(beats.online(beat(40)).collect::<Vec<_>>(), [7]);
        assert_eq!(beats.online(beat(41)).count(), 0);
    }

    #[test]
    fn setting_the_clock_ahead_is_no_outage_but_suspension_is() {
        let beats = Beats([(0, beat(10))].into());
        let (lead, day) = (Duration::from_hours(24), 24 * 60 * 60);
        assert_eq!(beats.online(Beat { lead, ..beat(10 + day) }).count(), 1);
        assert_eq!(beats.online(beat(10 + day)).count(), 0);
    }
}
