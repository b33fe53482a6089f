//! Which of the bot's connections to Discord hear people. Nobody's time runs out while nobody can
//! be heard.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use dvonn_model::Shard;
use dvonn_play as play;
use dvonn_play::Heartbeat;
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;
use serenity::all::{ConnectionStage, ShardManager};
use tokio::sync::{Mutex, Notify};

use crate::shutdown::Shutdown;
use crate::time::Time;

/// How often is noted which shards hear people: a beat that is missed is a silence.
const BEAT: Duration = Duration::from_secs(15);

/// Watches the connections.
pub(crate) struct Hearing {
    manager: Arc<ShardManager>,
    /// How many shards Discord divides the servers between.
    shards: u32,
    beats: Mutex<Beats>,
    changed: Notify,
}

/// When a shard was noted to hear people, and how far the time was then ahead of the machine's.
#[derive(Clone, Copy)]
struct Beat {
    at: Timestamp,
    lead: Duration,
}

/// When each shard that hears people without a break was last noted to, by this process.
#[derive(Default)]
struct Beats(HashMap<u32, Beat>);

impl Beats {
    /// When each of the shards that are connected was heard before, if it was connected all along.
    fn before(&mut self, connected: &[u32], now: Beat) -> Vec<(u32, Option<Timestamp>)> {
        self.0.retain(|shard, _| connected.contains(shard));
        let before = |shard| self.0.get(shard).map(|beat| beat.seen_from(now));
        connected.iter().map(|shard| (*shard, before(shard))).collect()
    }

    /// The shards that have been heard, without a silence, until now.
    fn heard(&self, now: Beat) -> impl Iterator<Item = u32> {
        let heard =
            self.0.iter().filter(move |(_, beat)| !play::is_outage(beat.seen_from(now), now.at));
        heard.map(|(&shard, _)| shard)
    }
}

impl Beat {
    fn now(time: &Time) -> Beat {
        let (at, lead) = time.now_and_lead();
        Beat { at, lead }
    }

    /// The same beat by the present time. To be set ahead is to let time pass, not to be deaf;
    /// when the machine stood still, nobody was heard.
    fn seen_from(self, now: Beat) -> Timestamp {
        self.at + now.lead.saturating_sub(self.lead)
    }
}

impl Hearing {
    pub(crate) fn new(manager: Arc<ShardManager>, shards: u32) -> Hearing {
        Hearing { manager, shards, beats: Mutex::default(), changed: Notify::new() }
    }

    /// Makes up for the time since an earlier process was last heard of. To be done before anybody
    /// is served.
    pub(crate) async fn begin(&self, store: &Store, time: &Time) -> Result<(), StoreError> {
        let shards: Vec<_> = (0..self.shards)
            .map(|number| Heartbeat { shard: self.shard(number), before: None })
            .collect();
        let games = play::record_heartbeats(store, &shards, time.now()).await?;
        if games > 0 {
            tracing::info!(games, "clocks go on where they stood when the bot was last heard of");
        }
        Ok(())
    }

    /// Goes on noting, until `shutdown` is requested.
    pub(crate) async fn listen(&self, store: &Store, time: &Time, shutdown: &Shutdown) {
        let listening = async {
            loop {
                if let Err(error) = self.beat(store, time).await {
                    tracing::error!(%error, "it could not be noted that people are heard");
                }
                tokio::select! {
                    () = time.wait_until(Timestamp::MAX, BEAT) => {}
                    () = self.changed.notified() => {}
                }
            }
        };
        tokio::select! {
            () = shutdown.requested() => {}
            () = listening => {}
        }
    }

    /// A connection has come or gone.
    pub(crate) fn changed(&self) {
        self.changed.notify_one();
    }

    async fn beat(&self, store: &Store, time: &Time) -> Result<(), StoreError> {
        let connected = self.connected().await;
        let mut beats = self.beats.lock().await;
        let now = Beat::now(time);
        let before = beats.before(&connected, now).into_iter();
        let heard: Vec<_> = before
            .map(|(number, before)| Heartbeat { shard: self.shard(number), before })
            .collect();
        let games = play::record_heartbeats(store, &heard, now.at).await?;
        if games > 0 {
            tracing::info!(games, "clocks go on where they stood when nobody could be heard");
        }
        beats.0.extend(connected.into_iter().map(|number| (number, now)));
        Ok(())
    }

    /// The shards that have been heard, without a silence, until now: there a player who did not
    /// play in time could have.
    pub(crate) async fn heard(&self, time: &Time) -> Vec<Shard> {
        let beats = self.beats.lock().await;
        beats.heard(Beat::now(time)).map(|number| self.shard(number)).collect()
    }

    async fn connected(&self) -> Vec<u32> {
        let runners = self.manager.runners.lock().await;
        let connected =
            runners.iter().filter(|(_, runner)| runner.stage == ConnectionStage::Connected);
        connected.map(|(shard, _)| shard.0).collect()
    }

    fn shard(&self, number: u32) -> Shard {
        Shard { number, of: self.shards }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beat(second: i64) -> Beat {
        Beat { at: Timestamp::from_second(second).unwrap(), lead: Duration::ZERO }
    }

    #[test]
    fn a_shard_that_was_away_is_not_known_to_have_been_heard() {
        let mut beats = Beats::default();
        assert_eq!(beats.before(&[0, 1], beat(10)), [(0, None), (1, None)]);
        beats.0.extend([(0, beat(10)), (1, beat(10))]);
        assert_eq!(beats.before(&[0], beat(20)), [(0, Some(beat(10).at))]);
        assert_eq!(beats.before(&[1], beat(30)), [(1, None)]);
    }

    #[test]
    fn a_shard_is_heard_until_it_has_been_silent_for_a_while() {
        let beats = Beats([(7, beat(10))].into());
        assert_eq!(beats.heard(beat(40)).collect::<Vec<_>>(), [7]);
        assert_eq!(beats.heard(beat(41)).count(), 0);
    }

    #[test]
    fn to_be_set_ahead_is_no_silence_and_to_stand_still_is_one() {
        let beats = Beats([(0, beat(10))].into());
        let (lead, day) = (Duration::from_hours(24), 24 * 60 * 60);
        assert_eq!(beats.heard(Beat { lead, ..beat(10 + day) }).count(), 1);
        assert_eq!(beats.heard(beat(10 + day)).count(), 0);
    }
}
