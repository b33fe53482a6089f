//! Which of the bot's connections to Discord hear people. Nobody's time runs out while nobody can
//! be heard.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use serenity::all::{ConnectionStage, ShardManager};
use tokio::sync::{Mutex, Notify};

use crate::play::{self, Heard};
use crate::shutdown::Shutdown;
use crate::store::{Shard, Store, StoreError};
use crate::time::Time;

/// How often is noted which shards hear people.
const BEAT: Duration = Duration::from_secs(15);

/// Watches the connections.
pub(super) struct Hearing {
    manager: Arc<ShardManager>,
    /// How many shards Discord divides the servers between.
    shards: u32,
    /// When each shard that hears people was last noted to, by this process.
    beats: Mutex<HashMap<u32, Beat>>,
    changed: Notify,
}

/// When a shard was noted to hear people, and how far the time was then ahead of the machine's.
#[derive(Clone, Copy)]
struct Beat {
    at: Timestamp,
    lead: Duration,
}

impl Beat {
    fn now(time: &Time) -> Beat {
        Beat { at: time.now(), lead: time.lead() }
    }

    /// The same beat by the present time. To be set ahead is to let time pass, not to be deaf;
    /// when the machine stood still, nobody was heard.
    fn seen_from(self, now: Beat) -> Timestamp {
        self.at + now.lead.saturating_sub(self.lead)
    }
}

impl Hearing {
    pub(super) fn new(manager: Arc<ShardManager>, shards: u32) -> Hearing {
        Hearing { manager, shards, beats: Mutex::default(), changed: Notify::new() }
    }

    /// Makes up for the time since an earlier process was last heard of. To be done before anybody
    /// is served.
    pub(super) async fn begin(&self, store: &Store, time: &Time) -> Result<(), StoreError> {
        let shards: Vec<_> = (0..self.shards)
            .map(|number| Heard { shard: self.shard(number), before: None })
            .collect();
        let games = play::heard(store, &shards, time.now()).await?;
        if games > 0 {
            tracing::info!(games, "clocks go on where they stood when the bot was last heard of");
        }
        Ok(())
    }

    /// Goes on noting, until `shutdown` is requested.
    pub(super) async fn listen(&self, store: &Store, time: &Time, shutdown: &Shutdown) {
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
    pub(super) fn changed(&self) {
        self.changed.notify_one();
    }

    async fn beat(&self, store: &Store, time: &Time) -> Result<(), StoreError> {
        let connected = self.connected().await;
        let mut beats = self.beats.lock().await;
        beats.retain(|shard, _| connected.contains(shard));
        let now = Beat::now(time);
        let heard: Vec<_> = connected
            .iter()
            .map(|&number| Heard {
                shard: self.shard(number),
                before: beats.get(&number).map(|beat| beat.seen_from(now)),
            })
            .collect();
        let games = play::heard(store, &heard, now.at).await?;
        if games > 0 {
            tracing::info!(games, "clocks go on where they stood when nobody could be heard");
        }
        beats.extend(connected.into_iter().map(|number| (number, now)));
        Ok(())
    }

    /// The shards that have been heard, without a silence, until now: there a player who did not
    /// play in time could have.
    pub(super) async fn heard(&self, time: &Time) -> Vec<Shard> {
        let now = Beat::now(time);
        let beats = self.beats.lock().await;
        beats
            .iter()
            .filter(|(_, beat)| !play::is_silence(beat.seen_from(now), now.at))
            .map(|(&number, _)| self.shard(number))
            .collect()
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
    use tokio::sync::watch;

    use super::*;

    #[tokio::test]
    async fn to_be_set_ahead_is_no_silence_and_to_stand_still_is_one() {
        let (tell, ahead) = watch::channel(Duration::ZERO);
        let time = Time::ahead(ahead);
        let beat = Beat::now(&time);
        tell.send(Duration::from_hours(240)).unwrap();
        let now = Beat::now(&time);
        assert!(!play::is_silence(beat.seen_from(now), now.at));
        let later = Beat { at: now.at + Duration::from_mins(2), ..now };
        assert!(play::is_silence(beat.seen_from(later), later.at));
    }
}
